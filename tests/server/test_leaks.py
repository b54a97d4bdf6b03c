"""Nothing hidden is sent: a seat receives the same bytes in every world consistent with its knowledge."""

import copy

import msgspec
import pytest
from helpers import CASES, Case
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from served import Server, at_a_bid

import pessoi
from pessoi import CHANCE, Rng
from pessoi.bots import thinking
from pessoi.core import record as records
from pessoi.core.session import Session
from pessoi.core.step import Sealed
from pessoi.games import names
from pessoi.protocol import messages
from pessoi.protocol.stream import Chatted
from pessoi.protocol.views import Player
from pessoi.server.tables import requests, views
from pessoi.server.tables.journal import AnyLine, Moved, Setup, WebhookSet
from pessoi.server.tables.table import Table
from pessoi.server.tables.updates import TableUpdates

SPECTATOR = -1


def new_table(case: Case) -> Table:
    game = case.game
    header = records.header(game, case.seats, game.options.resolve({"edition": case.edition}), [])
    return Table("t", Setup(header=header, players=[Player() for _ in range(case.seats)]))


def sent(table: Table, seat: int | None, since: int | None, updates: TableUpdates | None = None) -> bytes:
    """Everything that could be sent to a client now."""
    updates = updates or TableUpdates(table)
    answers = [msgspec.json.encode(part) for part in (views.table_view(table, seat), views.event_log(table, seat))]
    return b"\n".join([*(updates.text(seat, since, whole).encode() for whole in (False, True)), *answers])


def answers(table: Table, seat: int | None, rng: Rng) -> list[str]:
    """The answers to requests of all kinds, as the requesting client sees them."""
    assert table.session is not None
    moves = table.session.game.moves
    asked: list[messages.Change] = [
        messages.Undo(id="u", answers=table.n),
        messages.AnswerProposal(id="c", answers=table.n, yes=True),
    ]
    asked += [messages.MakeMove(id="p", answers=table.n, move=moves.name(rng.below(len(moves)))) for _ in range(12)]
    received = []
    for request in asked:
        try:
            requests.accept(table, seat, request, 0.0)
            received.append("accepted")
        except requests.Refusal as refusal:
            received.append(f"{refusal.code} {refusal.arguments} {refusal.late}")
    if seat is not None:
        received += [repr(table.session.state.why_not(seat, rng.below(len(moves)))) for _ in range(12)]
    return received


def hint(table: Table, seat: int, seed: int) -> bytes:
    """The hint for a seat, with a fixed seed."""
    assert table.session is not None
    world = table.session.state.imagine(seat, Rng(seed))
    advice = thinking.advise("search:3:depth=4", world.rules.game.key, world.position(), seat, seed)
    return msgspec.json.encode(advice)


def in_world(table: Table, world: pessoi.State) -> Table:
    """An independent copy of the table with the state replaced by a sampled world."""
    other, played = copy.copy(table), table.session
    assert played is not None
    other.session = Session.resumed(played.game, played.record.until(len(played.record)), world, played.final)
    other.session.events, other.session._final = played.events[:], played._final[:]
    other.session.fixed = played.fixed
    for name in ("players", "recent", "accepted", "asked_since", "asked_at", "reserves", "_snapshots"):
        setattr(other, name, copy.copy(getattr(table, name)))
    return other


@pytest.mark.parametrize("game", names())
@settings(max_examples=4)
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_all_bytes_are_the_same_when_hidden_information_is_resampled(game: str, data: st.DataObject, seed: int) -> None:
    case = data.draw(st.sampled_from([case for case in CASES if case.key == game]))
    rng = Rng(seed)
    table = new_table(case)
    assert table.session is not None
    for _ in range(case.game.longest):
        state = table.session.state
        if state.over:
            break
        line = next_move(table, rng)
        if rng.below(max(60, table.n // 4)) == 0:  # rarer in a long game, whose whole log is compared each time
            for seat in (None, *range(case.seats)):
                other = in_world(table, state.imagine(seat, rng))
                assert sent(other, seat, table.n) == sent(table, seat, table.n)
                assert sent(other, seat, None) == sent(table, seat, None)
                assert answers(other, seat, Rng(seed)) == answers(table, seat, Rng(seed))
                if seat in state.actors and rng.below(12) == 0:
                    assert hint(other, seat, seed) == hint(table, seat, seed)
        table.apply(line)


@pytest.mark.parametrize("game", names())
@settings(max_examples=2, phases=[Phase.reuse, Phase.generate])
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_streams_of_differing_worlds_are_the_same_until_something_is_revealed(
    game: str, data: st.DataObject, seed: int
) -> None:
    """Only sealed choices and cards of others are hidden; in games without them, every world is the true one."""
    case = data.draw(st.sampled_from([case for case in CASES if case.key == game and case.seats > 1]))
    rng, table, compared = Rng(seed), new_table(case), 0
    assert table.session is not None
    while not (state := table.session.state).over:
        if rng.below(4 if isinstance(state.step, Sealed) else 60) == 0:
            seat = rng.one_of([SPECTATOR, *range(case.seats)])
            viewer = None if seat == SPECTATOR else seat
            world = state.imagine(viewer, rng)
            if world != state:
                compared += _play_on(Stream(table, state.clone(), viewer), Stream(table, world, viewer), rng)
        table.apply(next_move(table, rng))
    has_secrets = any(isinstance(step, Sealed) for step in case.game.steps.steps())
    assert has_secrets == (compared > 0)


def next_move(table: Table, rng: Rng, seat: int | None = None) -> Moved:
    """A random move of a seat that must act, or of the given one."""
    assert table.session is not None
    state, game = table.session.state, table.session.game
    seat = rng.one_of(list(state.actors)) if seat is None else seat
    if seat == CHANCE:
        return Moved(time=float(table.n), seat=seat, move=game.outcomes.name(state.sample(rng)))
    return Moved(time=float(table.n), seat=seat, move=game.moves.name(rng.one_of(state.legal(seat))))


class Stream:
    """What a client receives in one world."""

    def __init__(self, table: Table, world: pessoi.State, seat: int | None) -> None:
        self.table = in_world(table, world)
        self.seat = seat
        self._updates = TableUpdates(self.table)
        self._updates.text(seat, self.table.n, whole=True)

    @property
    def state(self) -> pessoi.State:
        assert self.table.session is not None
        return self.table.session.state

    def apply(self, line: AnyLine) -> str:
        """The update after a line."""
        self.table.apply(line)
        return self._updates.text(self.seat, self.table.n - 1, whole=False)


def _play_on(here: Stream, there: Stream, rng: Rng) -> int:
    """Play on in two worlds, and compare what a client receives until it may differ; return how many moves that were.

    Where others choose or draw in secret, they do so differently. So do messages and webhooks that are not for the
    client.
    """
    seat, other = here.seat, 0 if here.seat is None else None
    for one, text in ((here, "A"), (there, "B")):
        one.apply(Chatted(time=1.0, seat=other, text=text))
        one.apply(WebhookSet(time=1.0, seat=1 if seat == 0 else 0, url=text))
    assert sent(here.table, seat, here.table.n - 2) == sent(there.table, seat, there.table.n - 2)
    moves = 0
    while moves < 20 and not here.state.over:
        game, at = here.state.rules.game, here.state.step
        line = twin = next_move(here.table, rng)
        secret = at.hidden_outcome or (isinstance(at, Sealed) and line.seat != seat)
        if secret:
            twin = next_move(there.table, rng, line.seat)
        may_differ = secret or line.seat not in (seat, CHANCE)
        number = (game.outcomes if line.seat == CHANCE else game.moves).parse(twin.move)
        if there.state.why_not(line.seat, number) is not None:
            assert may_differ
            return moves
        received = here.apply(line), there.apply(twin)
        if here.state.revealed or there.state.revealed:
            return moves
        if msgspec.json.encode(here.state.view(seat)) != msgspec.json.encode(there.state.view(seat)):
            assert may_differ
            return moves
        assert received[0] == received[1]
        moves += 1
    return moves


async def test_over_sockets_a_sealed_bid_looks_the_same_whatever_its_value(server: Server) -> None:
    by_bid: list[list[str]] = []
    for bid in ("bid 3", "bid 14"):
        opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
        clients = [await server.join(link["token"]) for link in opened["links"]]
        assert (await clients[0].play(bid))["type"] == "accepted"
        received = []
        for client in clients[1:]:
            await client.until(clients[0].n)
            updates = [text for text in client.received if '"type":"update"' in text]
            received.append("".join(updates).replace(opened["table"], "table"))
        for path in ("/api/table", "/api/log", "/api/record"):
            for link in opened["links"][1:]:
                answer = await server.get(path, link["token"])
                received.append(f"{answer.status_code} {answer.text}".replace(opened["table"], "table"))
        by_bid.append(received)
    assert by_bid[0] == by_bid[1]

"""Nothing hidden is sent: a seat receives the same bytes in every world consistent with its knowledge."""

import copy

import msgspec
import pytest
from helpers import CASES, Case, step
from hypothesis import given, settings
from hypothesis import strategies as st
from served import Server, at_a_bid

import pessoi
from pessoi import CHANCE, Rng
from pessoi.bots import thinking
from pessoi.core import record as records
from pessoi.games import names
from pessoi.server import protocol
from pessoi.server.tables import requests, views
from pessoi.server.tables.journal import Moved
from pessoi.server.tables.models import SeatOccupant, Setup
from pessoi.server.tables.table import Table
from pessoi.server.tables.updates import TableUpdates


def new_table(case: Case) -> Table:
    game = case.game
    header = records.header(game, case.seats, game.options.resolve({"edition": case.edition}), [])
    return Table("t", Setup(header=header, players=[SeatOccupant() for _ in range(case.seats)]))


def sent(table: Table, seat: int | None, since: int | None, updates: TableUpdates | None = None) -> bytes:
    """Everything that could be sent to a client now."""
    updates = updates or TableUpdates(table)
    answers = [msgspec.json.encode(part) for part in (views.table_view(table, seat), views.event_log(table, seat))]
    return b"\n".join([*(updates.text(seat, since, whole).encode() for whole in (False, True)), *answers])


def answers(table: Table, seat: int | None, rng: Rng) -> list[str]:
    """The answers to requests of all kinds, as the requesting client sees them."""
    assert table.session is not None
    moves = table.session.game.moves
    asked: list[protocol.Request] = [
        protocol.Undo(id="u", answers=table.n),
        protocol.AnswerProposal(id="c", answers=table.n, yes=True),
    ]
    asked += [protocol.MakeMove(id="p", answers=table.n, move=moves.name(rng.below(len(moves)))) for _ in range(12)]
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
    return msgspec.json.encode(views.hint("h", table.session.game.moves, advice))


def in_world(table: Table, world: pessoi.State) -> Table:
    """An independent copy of the table with the state replaced by a sampled world."""
    other, session = copy.copy(table), copy.copy(table.session)
    assert session is not None
    session.record = session.record.until(len(session.record))
    session.events, session._final = session.events[:], session._final[:]
    session.state = world
    other.session = session
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
        actor, move = step(state, rng)
        moves = case.game.outcomes if actor == CHANCE else case.game.moves
        line = Moved(time=float(table.n), seat=actor, move=moves.name(move))
        if rng.below(60) == 0:
            for seat in (None, *range(case.seats)):
                world = state.imagine(seat, rng)
                other = in_world(table, world)
                assert sent(other, seat, table.n) == sent(table, seat, table.n)
                assert sent(other, seat, None) == sent(table, seat, None)
                assert answers(other, seat, Rng(seed)) == answers(table, seat, Rng(seed))
                if seat in state.actors and rng.below(12) == 0:
                    assert hint(other, seat, seed) == hint(table, seat, seed)
            _check_next_move(table, line, world, seat)
        table.apply(line)


def _check_next_move(table: Table, line: Moved, world: pessoi.State, seat: int | None) -> None:
    """Check the updates of the next move, if it is the seat's own or a public outcome, and reveals nothing."""
    if world.step.hidden_outcome or line.seat not in (seat, CHANCE):
        return
    assert table.session is not None
    here, there = in_world(table, table.session.state.clone()), in_world(table, world.clone())
    received = []
    for one in (here, there):
        updates = TableUpdates(one)
        updates.text(seat, one.n, whole=True)
        one.apply(line)
        received.append(sent(one, seat, one.n - 1, updates))
    assert here.session is not None
    if not here.session.state.revealed:
        assert received[0] == received[1]


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

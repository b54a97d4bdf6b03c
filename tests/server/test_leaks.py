"""Nothing hidden goes over the wire: a seat is sent the same bytes in every world it holds possible."""

import copy

import msgspec
import pytest
from helpers import CASES, Case, step
from hypothesis import given, settings
from hypothesis import strategies as st
from served import Server, at_a_bid

import pessoi
from pessoi import CHANCE, Rng
from pessoi.core import record as records
from pessoi.games import names
from pessoi.server import bot_pool as thinkers
from pessoi.server import protocol as wire
from pessoi.server.tables import requests
from pessoi.server.tables import views as show
from pessoi.server.tables.journal import Moved
from pessoi.server.tables.models import Setup, Sitting
from pessoi.server.tables.table import Table
from pessoi.server.tables.updates import News


def new_table(case: Case) -> Table:
    game = case.game
    header = records.header(game, case.seats, game.options.resolve({"edition": case.edition}), [])
    return Table("t", Setup(header=header, players=[Sitting() for _ in range(case.seats)]))


def sent(table: Table, seat: int | None, since: int | None, news: News | None = None) -> bytes:
    """All that a socket or a request could be sent now."""
    news = news or News(table)
    answers = [msgspec.json.encode(part) for part in (show.table(table, seat), show.story(table, seat))]
    return b"\n".join([*(news.encoded(seat, since, whole) for whole in (False, True)), *answers])


def answers(table: Table, seat: int | None, rng: Rng) -> list[str]:
    """How requests of all kinds are refused or granted, as far as the one who asks is told."""
    assert table.play is not None
    moves = table.play.game.moves
    asked: list[wire.Request] = [wire.Undo(id="u", answers=table.n), wire.Consent(id="c", answers=table.n, yes=True)]
    asked += [wire.Play(id="p", answers=table.n, move=moves.name(rng.below(len(moves)))) for _ in range(12)]
    told = []
    for request in asked:
        try:
            requests.grant(table, seat, request, 0.0)
            told.append("granted")
        except requests.Refusal as refusal:
            told.append(f"{refusal.code} {refusal.arguments} {refusal.late}")
    if seat is not None:
        told += [repr(table.play.state.why_not(seat, rng.below(len(moves)))) for _ in range(12)]
    return told


def hinted(table: Table, seat: int, seed: int) -> bytes:
    """The hint a seat is given, when chance plays no part in it."""
    assert table.play is not None
    world = table.play.state.imagine(seat, Rng(seed))
    advice = thinkers.advise("search:3:depth=4", world.rules.game.key, world.position(), seat, seed)
    return msgspec.json.encode(show.hint("h", table.play.game.moves, advice))


def in_world(table: Table, world: pessoi.State) -> Table:
    """The same table, with what a seat cannot know dealt anew; what happens there does not touch the first one."""
    other, play = copy.copy(table), copy.copy(table.play)
    assert play is not None
    play.record, play.events, play._final = play.record.until(len(play.record)), play.events[:], play._final[:]
    play.state = world
    other.play, other._shared = play, None
    for name in ("players", "kept", "accepted", "asked_since", "asked_at", "reserves", "_milestones"):
        setattr(other, name, copy.copy(getattr(table, name)))
    return other


@pytest.mark.parametrize("game", names())
@settings(max_examples=4)
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_all_bytes_are_the_same_when_hidden_things_are_dealt_anew(game: str, data: st.DataObject, seed: int) -> None:
    case = data.draw(st.sampled_from([case for case in CASES if case.key == game]))
    rng = Rng(seed)
    table = new_table(case)
    assert table.play is not None
    for _ in range(case.game.longest):
        state = table.play.state
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
                    assert hinted(other, seat, seed) == hinted(table, seat, seed)
            _same_news(table, line, world, seat)
        table.apply(line)


def _same_news(table: Table, line: Moved, world: pessoi.State, seat: int | None) -> None:
    """What is sent about the next move, if it is the seat's own or an open outcome, and reveals nothing."""
    if world.step.hidden_outcome or line.seat not in (seat, CHANCE):
        return
    assert table.play is not None
    here, there = in_world(table, table.play.state.clone()), in_world(table, world.clone())
    told = []
    for one in (here, there):
        news = News(one)
        news.encoded(seat, one.n, whole=True)
        one.apply(line)
        news.turn()
        told.append(sent(one, seat, one.n - 1, news))
    assert here.play is not None
    if not here.play.state.revealed:
        assert told[0] == told[1]


async def test_over_sockets_a_sealed_bid_looks_the_same_whatever_it_is(server: Server) -> None:
    heard: list[list[str]] = []
    for bid in ("bid 3", "bid 14"):
        opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
        clients = [await server.sit(link["token"]) for link in opened["links"]]
        assert (await clients[0].play(bid))["type"] == "accepted"
        told = []
        for client in clients[1:]:
            await client.until(clients[0].n)
            updates = [text for text in client.heard if '"type":"update"' in text]
            told.append("".join(updates).replace(opened["table"], "table"))
        for path in ("/api/table", "/api/story", "/api/record"):
            for link in opened["links"][1:]:
                answer = await server.get(path, link["token"])
                told.append(f"{answer.status_code} {answer.text}".replace(opened["table"], "table"))
        heard.append(told)
    assert heard[0] == heard[1]

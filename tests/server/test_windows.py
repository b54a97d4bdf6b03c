"""Windows last equally long, whoever could answer in them; standing orders answer for people."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
from scipy import stats
from served import settings

import pessoi
from pessoi.contract.cases import step
from pessoi.core import record as records
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import NO_MOVE
from pessoi.protocol import messages
from pessoi.protocol.base import OrderName
from pessoi.protocol.views import Player
from pessoi.server.tables import journal
from pessoi.server.tables.actor import TableActor
from pessoi.server.tables.journal import OrderSet, Setup, StoredTable
from pessoi.server.tables.registry import TableRegistry
from pessoi.server.tables.views import table_view

SEATS = 3
WINDOW = 0.02
"""Seconds for which the windows of these tests are open."""
WINDOWS = 40
numbers = itertools.count()


def opened_windows() -> Iterator[State]:
    """States of random games of Deukalion in which a window has just opened."""
    game = pessoi.game("deukalion")
    for seed in range(1000):
        state, rng = game.start(SEATS), Rng(seed)
        while not state.over:
            before = state.step
            state.play(*step(state, rng))
            if state.step is not before and state.waiting > 0 and state.pass_move(state.actors[0]) != NO_MOVE:
                yield state.clone()


def able(state: State) -> list[int]:
    """The seats that could do something in a window."""
    return [seat for seat in state.actors if len(state.legal(seat)) > 1]


@pytest.fixture(scope="module")
def answerable() -> list[State]:
    return list(itertools.islice((state for state in opened_windows() if able(state)), WINDOWS))


@pytest.fixture(scope="module")
def unanswerable() -> list[State]:
    return list(itertools.islice((state for state in opened_windows() if not able(state)), WINDOWS))


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    started = TableRegistry(settings(tmp_path / "tables.db", window=WINDOW))
    await started.open()
    yield started
    await started.close()


async def table(registry: TableRegistry, state: State, bot: str = "", order: OrderName = "useful") -> TableActor:
    """A table at a position, with people or bots in all seats."""
    game = state.rules.game
    header = records.header(game, SEATS, state.rules.options, [])
    header = msgspec.structs.replace(header, position=state.position())
    players = [Player(name=f"p{seat}", bot=bot, taken=not bot) for seat in range(SEATS)]
    name = f"t{next(numbers)}"
    turn = game.turn(state)
    orders = [
        journal.encode(OrderSet(time=0.0, seat=seat, window=state.step.name, order=order, turn=turn))
        for seat in range(SEATS)
    ]
    await registry.storage.create(name, StoredTable(Setup(header=header, players=players), orders, None))
    actor = await registry.table(name)
    assert actor is not None
    return actor


async def closed(actor: TableActor) -> float:
    """Wait until the open window has all its answers; returns the seconds."""
    begin, since = time.perf_counter(), actor.table.step_since
    while actor.table.step_since == since:
        await asyncio.sleep(0)
    return time.perf_counter() - begin


@pytest.mark.parametrize(("bot", "order"), [("casual", "useful"), ("", "turn")])
async def test_the_length_of_a_window_tells_nothing(
    registry: TableRegistry, answerable: list[State], unanswerable: list[State], bot: str, order: OrderName
) -> None:
    lengths = [
        [await closed(await table(registry, state, bot, order)) for state in pair]
        for pair in zip(answerable, unanswerable)
    ]
    with_answer, without_answer = zip(*lengths)
    assert min(*with_answer, *without_answer) > WINDOW / 2
    assert stats.ks_2samp(with_answer, without_answer).pvalue > 1e-3


async def test_an_answer_is_taken_at_the_end_of_its_window(registry: TableRegistry, answerable: list[State]) -> None:
    state = answerable[0]
    actor, seat = await table(registry, state), able(state)[0]
    move = state.rules.game.moves.name(state.legal(seat)[-1])
    begin = time.perf_counter()
    answer = await actor.ask(seat, messages.MakeMove(id="m", answers=actor.table.n, move=move))
    assert isinstance(answer, messages.Accepted)
    assert time.perf_counter() - begin > WINDOW / 2


async def test_a_person_who_can_do_nothing_is_not_asked(registry: TableRegistry, unanswerable: list[State]) -> None:
    actor = await table(registry, unanswerable[0])
    assert [table_view(actor.table, seat).decision for seat in range(SEATS)] == [None] * SEATS
    await closed(actor)


async def test_a_person_who_could_act_is_asked(registry: TableRegistry, answerable: list[State]) -> None:
    state = answerable[0]
    actor = await table(registry, state)
    asked = [seat for seat in range(SEATS) if table_view(actor.table, seat).decision is not None]
    assert asked == able(state)


async def test_a_person_may_want_to_be_asked_always(registry: TableRegistry, unanswerable: list[State]) -> None:
    state = unanswerable[0]
    actor = await table(registry, state, order="ask")
    asked = [seat for seat in range(SEATS) if table_view(actor.table, seat).decision is not None]
    assert asked == list(state.actors)


async def test_only_the_seat_itself_sees_its_orders(registry: TableRegistry, answerable: list[State]) -> None:
    actor = await table(registry, answerable[0])
    window = answerable[0].step.name
    await actor.ask(1, messages.SetOrder(id="o", window=window, order="concerned"))
    usual = {window: "useful"}
    assert [table_view(actor.table, seat).orders for seat in (0, 1, None)] == [usual, {window: "concerned"}, {}]


async def test_an_order_for_an_unknown_window_is_refused(registry: TableRegistry, answerable: list[State]) -> None:
    actor = await table(registry, answerable[0])
    answer = await actor.ask(0, messages.SetOrder(id="o", window="door", order="ask"))
    assert isinstance(answer, messages.Refused)
    assert answer.code == "unknown-window"

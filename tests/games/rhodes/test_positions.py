"""Positions that were damaged: they are refused with a reason, or the game goes on from them to its end."""

import copy
from typing import Any

import pytest
from games.rhodes.scene import GAME, after_setup
from helpers import mistaken

from pessoi import CHANCE, Rng, State
from pessoi.core.errors import UserError
from pessoi.core.position import PositionError
from pessoi.text import LANGUAGES, of_game

Position = dict[str, Any]
STEPS = [step.name for step in GAME.steps.steps()]
PRODUCT_OF_TILE = [tile.product for tile in after_setup(2).rhodes.constants.tiles]


def walked(seats: int, seed: int, most: int, /, **options: str) -> State:
    """A game after some random moves, or earlier if it ended."""
    state = GAME.start(seats, options)
    rng = Rng(seed)
    for _ in range(most):
        if not advance(state, rng):
            break
    return state


def advance(state: State, rng: Rng) -> bool:
    """Make a random move; returns whether the game goes on."""
    if state.over:
        return False
    seat = state.actors[0]
    state.apply(seat, state.sample(rng) if seat == CHANCE else rng.one_of(state.legal(seat)))
    return not state.over


def damaged(position: Position, rng: Rng) -> Position:
    """A copy with one to three random changes, of which money and goods are made up for in bank and supply."""
    broken: Position = copy.deepcopy(position)
    for _ in range(1 + rng.below(3)):
        if rng.below(2):
            damage_agenda(broken["agenda"], rng)
        else:
            damage_table(broken["table"], rng)
    table = broken["table"]
    table["bank"] += sum(position["table"]["money"]) - sum(table["money"])
    before, after = goods(position["table"]), goods(table)
    for good in range(6):
        table["supply"][good] += before[good] - after[good]
    return broken


def goods(table: Position) -> list[int]:
    """The goods of each kind outside the supply."""
    found = [table["cargo"].count(good) for good in range(6)]
    for index, units in enumerate(table["store"]):
        found[index % 5] += units
    for tile, units in enumerate(table["units"]):
        found[PRODUCT_OF_TILE[tile]] += units
    for mark in [*table["hut"], *table["hold"]]:
        found[mark % 4] += 1
    return found


def damage_agenda(agenda: list[list[Any]], rng: Rng) -> None:
    """Remove, repeat, exchange, rename or insert a step, or change its argument."""
    name = STEPS[rng.below(len(STEPS))]
    where = rng.below(len(agenda)) if agenda else 0
    kind = rng.below(6) if agenda else 5
    if kind == 0:
        del agenda[where]
    elif kind == 1:
        agenda.insert(where, list(agenda[where]))
    elif kind == 2:
        other = rng.below(len(agenda))
        agenda[where], agenda[other] = agenda[other], agenda[where]
    elif kind == 3:
        agenda[where][1] = rng.one_of([rng.below(8), rng.below(200), agenda[where][1] ^ 1 << rng.below(8)])
    elif kind == 4:
        agenda[where][0] = name
    else:
        agenda.insert(where, [name, rng.one_of([rng.below(6), rng.below(200)])])


def damage_table(table: Position, rng: Rng) -> None:
    """Change a number, move something within a list or a set, or add to it or take from it."""
    names = [name for name in table if name not in ("bank", "supply")]
    name = names[rng.below(len(names))]
    value = table[name]
    if not isinstance(value, list):
        table[name] = max(-1, value + rng.below(5) - 2)
        return
    kind = rng.below(4)
    if name in ("money", "points", "owner", "units", "store", "markers", "cargo", "boats"):
        if value:
            where, other = rng.below(len(value)), rng.below(len(value))
            if kind == 0:
                value[where], value[other] = value[other], value[where]
            elif kind == 1:
                value[where] += 1
                value[other] -= 1
            else:
                value[where] = rng.below(8) - 1
        return
    if value and kind:
        del value[rng.below(len(value))]
    if kind != 1:
        value.append(rng.below(16))
    table[name] = sorted(set(value))


def play_on(state: State, rng: Rng) -> None:
    """Play to the end, or for some time: every seat that must act can, and all sums stay."""
    totals = state.holdings()
    for number in range(250):
        if state.over:
            break
        assert state.actors == (CHANCE,) or all(state.legal(seat) for seat in state.actors)
        if number % 25 == 0:
            assert state.view(None).round >= 0
        advance(state, rng)
    assert state.holdings() == totals


def accepted(seed: int, tries: int) -> int:
    """How many of some damaged positions of a game are accepted; each of them is played on."""
    rng = Rng(seed)
    found = 0
    for number in range(tries):
        options = {"edition": "one-by-one"} if number % 2 else {}
        state = walked(2 + number % 4, rng.below(1000), rng.below(400), **options)
        try:
            broken = GAME.position(damaged(state.position(), rng))
        except PositionError:
            continue
        found += 1
        play_on(broken, rng)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_position_is_refused_or_can_be_played_on(seed: int) -> None:
    assert accepted(seed, 40) > 0


def at_step(step: str, seats: int = 3) -> Position:
    """A position of a random game with this step on top of the agenda."""
    for seed in range(50):
        state = GAME.start(seats)
        rng = Rng(seed)
        while advance(state, rng):
            if state.step.name == step:
                position: Position = state.position()
                return position
    raise AssertionError(f"no position at {step}")


def refused(position: Position) -> list[str]:
    """The codes of what is wrong with a position."""
    with pytest.raises(PositionError) as caught:
        GAME.position(position)
    why = caught.value.arguments["why"]
    assert isinstance(why, UserError)
    faults = why.arguments["why"]
    assert isinstance(faults, list)
    for language in LANGUAGES:
        assert of_game(GAME, language).error(caught.value)
    return [fault.code for fault in faults]


@pytest.mark.parametrize(
    ("step", "agenda", "code"),
    [
        ("act", [["act", 0]], "agenda-bare"),
        ("act", [["round", 0], ["act", 0]], "agenda-order"),
        ("act", [["close", 1], ["act", 0]], "agenda-argument"),
        ("act", [["close", 0], *[["act", 0]] * 9], "agenda-markers"),
        ("order", [["round", 0], ["order", 0], ["order", 0]], "rows-choosing"),
        ("order", [["round", 0], ["order", 1]], "rows-taken"),
    ],
)
def test_an_agenda_that_does_not_fit_is_refused(step: str, agenda: list[list[object]], code: str) -> None:
    position = at_step(step)
    position["agenda"] = agenda
    assert refused(position) == [code]


@pytest.mark.parametrize("agenda", [[["close", 0], ["act", 5]], [["close", 0], ["drop", 0]]])
def test_a_decision_that_no_seat_could_take_is_refused(agenda: list[list[object]]) -> None:
    position = at_step("act")
    position["agenda"] = agenda
    with mistaken(PositionError, "does not match|no player can move|asks nobody"):
        GAME.position(position)


@pytest.mark.parametrize(
    ("step", "field", "value", "code"),
    [
        ("act", "pile", [], "boats-misplaced"),
        ("act", "last", 1, "missions-plazas"),
        ("act", "taken", [0], "rows-taken"),
        ("act", "hold", [0], "hold-squares"),
        ("act", "markers", [3] * 6, "markers-many"),
        ("act", "chips", [0, 5, 10, 15], "chips-production"),
        ("load", "hold", [0, 1], "hold-squares"),
    ],
)
def test_a_table_that_does_not_fit_is_refused(step: str, field: str, value: object, code: str) -> None:
    position = at_step(step)
    table = position["table"]
    before = goods(table)
    if field == "pile":
        table["landed"], table["pile"] = sorted([*table["landed"], *table["pile"]]), table["pile"] or table["landed"]
    else:
        table[field] = value
    for good, units in enumerate(goods(table)):
        table["supply"][good] += before[good] - units
    assert refused(position) == [code]


def test_a_decision_of_a_seat_that_does_not_exist_is_refused() -> None:
    position = at_step("order")
    refusals = 0
    for argument in range(64):
        position["agenda"][-1][1] = argument
        try:
            GAME.position(position)
        except PositionError:
            refusals += 1
    assert refusals >= 64 - 3

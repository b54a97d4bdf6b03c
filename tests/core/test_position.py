"""Errors in positions written by hand."""

import copy
from typing import Any

import pytest
from helpers import mistaken, step

import pessoi
from pessoi import Rng
from pessoi.core.position import PositionError

GAME = pessoi.game("zeus")


def position(moves: int = 20) -> dict[str, Any]:
    state = GAME.start(4)
    rng = Rng(9)
    for _ in range(moves):
        state.apply(*step(state, rng))
    return copy.deepcopy(state.position())


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["game"], "chess", "game: expected 'zeus', not 'chess'"),
        (["seats"], "four", "seats: expected a number"),
        (["seats"], 9, "3 to 6 seats"),
        (["options"], [], "options: expected names and values"),
        (["options", "overbid"], "never", "overbid must be one of"),
        (["agenda"], "act", "agenda: expected a list"),
        (["agenda"], [["dance", 0]], "with one of the steps deal"),
        (["agenda"], [["act", -1]], "agenda, act: expected a number"),
        (["agenda"], [["turn", 0]], "asks nobody"),
        (["agenda"], [["act", 5]], "does not match"),
        (["agenda"], [["close", 0], ["bid", 48]], "no player can move from here"),
        (["agenda"], [["close", 0], ["take", 0]], "take: seat 0 has not bid"),
        (["agenda"], [["act", 0], ["act", 0]], "these steps never follow each other: act, act"),
        (["agenda"], [["act", 0]] * 75_000, "agenda: expected at most 128 entries, not 75000"),
        (["table", "discard"], [1] * 75_000, "discard: expected at most 256 entries, not 75000"),
        (["table", "money"], "9" * 75_000, "money: expected a list, not '9{59}…"),
        (["sealed"], ["bid 3", None, None, None], "sealed: it contains a choice"),
        (["table", "land"], [[1], [1], [], []], "pawns must add up"),
        (["table", "unseen"], [1], "cards"),
        (["sealed"], [None], "sealed: expected 4 entries"),
        (["sealed"], [1, None, None, None], "sealed: expected a move or null"),
        (["sealed"], ["bid 200", None, None, None], "“bid 200” is not a move"),
        (["table"], [], "table: expected an object"),
        (["table", "money"], [1, 2], r"money: expected 4 entries"),
        (["table", "money"], [1, 2, 3, 4], "money must add up to 2000"),
        (["table", "supply"], [15, 10, 5], "temples of 1 must add up to 15"),
    ],
)
def test_every_error_is_named(path: list[str], value: object, message: str) -> None:
    data = position()
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with mistaken(PositionError, message):
        GAME.position(data)


def test_missing_and_unknown_parts_are_named() -> None:
    data = position()
    del data["table"]["bank"]
    with mistaken(PositionError, "table: bank is missing"):
        GAME.position(data)
    data = position()
    data["weather"] = "fair"
    with mistaken(PositionError, "position: weather is unknown"):
        GAME.position(data)


def test_a_finished_game_is_a_position_too() -> None:
    state = GAME.start(3)
    rng = Rng(1)
    while not state.over:
        state.apply(*step(state, rng))
    assert GAME.position(state.position()).over

"""Chances to win: what a search expects, as honest probabilities.

A search returns for every seat its squashed margin over the best opponent. The softmax of these values over the seats,
with a sharpness that grows with the progress of the game, is the chance to win. The sharpness is fitted for each game
and number of seats on self-play by `tools/chances.py` and is in `bot/chances.toml` of the game's folder.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path

from pessoi.core.state import Rules, State

UNFITTED = (2.0, 2.0, 2.0)
"""The sharpness for games and numbers of seats that were not fitted."""


def chances(values: Sequence[float], sharpness: float) -> list[float]:
    """Turn the values of all seats into their chances to win; a single seat plays against its own failure."""
    if len(values) == 1:
        return [1.0 / (1.0 + exp(-2.0 * sharpness * values[0]))]
    highest = max(values)
    weights = [exp(sharpness * (value - highest)) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def slopes(found: Sequence[float], sharpness: float, seat: int) -> list[float]:
    """How fast the chance of a seat changes with the value of every seat."""
    own = found[seat]
    if len(found) == 1:
        return [2.0 * sharpness * own * (1.0 - own)]
    return [sharpness * own * ((other == seat) - chance) for other, chance in enumerate(found)]


def sharpness(rules: Rules, progress: float) -> float:
    """The fitted sharpness for games by these rules at a stage of the game, from 0 to 1."""
    knots = fitted(chances_file(rules.game.folder)).get(rules.seats, UNFITTED)
    return interpolated(knots, progress)


def interpolated(knots: Sequence[float], progress: float) -> float:
    """A value between knots that are spread evenly from 0 to 1."""
    place = min(max(progress, 0.0), 1.0) * (len(knots) - 1)
    below = min(int(place), len(knots) - 2)
    return knots[below] + (knots[below + 1] - knots[below]) * (place - below)


def result(state: State) -> list[float]:
    """Every seat's share of the victory in a game that is over; alone, whether the target was reached."""
    if state.seats == 1:
        return [1.0 if state.success() > 0 else 0.0]
    places = state.ranking
    return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]


def chances_file(folder: Path) -> Path:
    """The path of the fitted numbers in a game's folder."""
    return folder / "bot" / "chances.toml"


@cache
def fitted(file: Path) -> dict[int, tuple[float, ...]]:
    """The sharpness by number of seats, from the start to the end of a game at equal distances."""
    if not file.exists():
        return {}
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return {int(seats): tuple(float(knot) for knot in knots) for seats, knots in table["sharpness"].items()}

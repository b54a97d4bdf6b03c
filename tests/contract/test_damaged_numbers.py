"""Components that were changed at random: each is refused, or games can be played with it to the end.

`PESSOI_DAMAGED=20000 python -m pytest tests/contract/test_damaged_numbers.py` changes 20,000 components.
"""

import copy
import os
from random import Random
from typing import Any

import pytest
from helpers import every_game, often

from pessoi import CHANCE, Game, Rng, games
from pessoi.core.components import ComponentsError

EXAMPLES = int(os.environ.get("PESSOI_DAMAGED", often(1200))) // 4
PLAYED = 400
"""The number of moves and outcomes with accepted components."""
NUMBERS = (0, 1, 2, 3, 9, 20, 99, 999, 100_000)
WORDS = ("", " ", "x", "²", "any ²", "any 0", "any 100", "deliver", "hydra 1", "~", "##")


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all parts of components."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [*([path] if path else []), *(place for key, part in inner for place in places(part, (*path, key)))]


def damage(values: Any, random: Random) -> Any:
    """Change one part: a number or a word, or what a list or a table contains."""
    values = copy.deepcopy(values)
    *path, last = random.choice(places(values))
    inside = values
    for key in path:
        inside = inside[key]
    old = inside[last]
    if isinstance(old, bool):
        inside[last] = not old
    elif isinstance(old, int):
        inside[last] = random.choice((*NUMBERS, old - 1, old + 1, 2 * old))
    elif isinstance(old, str):
        inside[last] = random.choice((*WORDS, old + "x", old[:-1]))
    elif isinstance(old, list) and old:
        random.choice((old.clear, old.pop, lambda: old.append(copy.deepcopy(old[0])), lambda: random.shuffle(old)))()
    elif isinstance(old, dict) and old:
        name = random.choice(list(old))
        old["more"] = old.pop(name)
    return values


@every_game
def test_damaged_components_are_refused_or_can_be_played(game: Game) -> None:
    accepted = 0
    for seed in range(EXAMPLES):
        random = Random(seed)
        numbers = damage(game.numbers, random)
        if random.random() < 0.3:
            numbers = damage(numbers, random)
        try:
            changed = games.game_with(game.key, numbers)
        except ComponentsError:
            continue
        accepted += changed is not game
        play(changed, random.choice(list(game.seats)), Rng(seed))
    assert accepted > EXAMPLES // 20


def play(game: Game, seats: int, rng: Rng) -> None:
    state = game.start(seats)
    for number in range(PLAYED):
        if state.over:
            break
        seat = state.actors[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.one_of(state.legal(seat)))
        if number % 50 == 0:
            state.view(0)
    assert len(state.scores) == seats
    state.view(None)


@pytest.mark.parametrize("numbers", [{}, {"cards": 3}])
def test_components_that_are_not_complete_are_refused(numbers: dict[str, object]) -> None:
    with pytest.raises(ComponentsError):
        games.game_with("zeus", numbers)

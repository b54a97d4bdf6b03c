"""Positions that were damaged at random: each is refused, or it can be viewed and played on."""

import copy
import json
from random import Random
from typing import Any

from helpers import Case, every_case, often, sampled, step

from pessoi import Rng, State
from pessoi.core.position import PositionError

EXAMPLES = 60
"""The number of damaged positions of each game, seat count and edition."""
PLAYED_ON = 60
"""The number of moves and outcomes after an accepted position."""


@every_case
def test_a_damaged_position_is_refused_or_can_be_played_on(case: Case) -> None:
    origins = _origins(case, 1)
    for seed in range(often(EXAMPLES)):
        check(case, origins, seed)


def _origins(case: Case, seed: int) -> list[dict[str, Any]]:
    """Positions of one random game."""
    return [json.loads(json.dumps(state.position())) for state in sampled(case.start(), seed, every=4)]


def check(case: Case, origins: list[dict[str, Any]], seed: int) -> bool:
    """Damage a position; return whether it is accepted, and if so play on from it."""
    random = Random(seed)
    position = copy.deepcopy(random.choice(origins))
    for _ in range(random.choice((1, 1, 2, 3))):
        random.choice(DAMAGES)(position, random.choice(origins), case, random)
    try:
        state = case.game.position(position)
    except PositionError:
        return False
    assert state.position() == position
    try:
        _play_on(case, state, Rng(seed))
    except Exception as error:
        error.add_note(f"{case}, damaged position {seed}: {json.dumps(position)}")
        raise
    return True


def _play_on(case: Case, state: State, rng: Rng) -> None:
    for viewer in case.viewers():
        state.view(viewer)
    for _ in range(PLAYED_ON):
        if state.over:
            break
        state.outcomes()
        for seat in range(case.seats):
            assert bool(state.legal(seat)) == (seat in state.actors)
        state.play(*step(state, rng))
        state.view(rng.below(case.seats))
    assert len(state.scores) == len(state.ranking) == case.seats


# What is done to a position; `other` is a position of the same game, from which parts are taken.


def _change_number(position: dict[str, Any], other: dict[str, Any], case: Case, random: Random) -> None:
    """Change one number of a field."""
    numbers = _numbers(position["table"])
    if numbers:
        owner, key = random.choice(numbers)
        owner[key] = owner[key] + random.choice((-2, -1, 1, 2)) if random.random() < 0.7 else random.randint(-1, 60)


def _move_amount(position: dict[str, Any], other: dict[str, Any], case: Case, random: Random) -> None:
    """Move an amount from one number to another, which keeps most sums."""
    table = position["table"]
    numbers = _numbers({name: table[name] for name in random.choices(sorted(table), k=random.choice((1, 2)))})
    if len(numbers) > 1:
        (owner, key), (second, place) = random.sample(numbers, 2)
        amount = random.choice((1, 1, 2, 5, 300, owner[key]))
        owner[key] -= amount
        second[place] += amount


def _numbers(table: dict[str, Any]) -> list[tuple[Any, Any]]:
    """Where there are numbers: a list or the table itself, and a key."""
    found: list[tuple[Any, Any]] = []
    for name, value in table.items():
        if isinstance(value, int):
            found.append((table, name))
            continue
        for row in [value, *(entry for entry in value if isinstance(entry, list))]:
            found += [(row, key) for key, entry in enumerate(row) if isinstance(entry, int)]
    return found


def _lists(position: dict[str, Any]) -> list[list[Any]]:
    """All lists of the table."""
    lists = [value for value in position["table"].values() if isinstance(value, list)]
    return lists + [entry for value in lists for entry in value if isinstance(entry, list)]


def _change_list(position: dict[str, Any], other: dict[str, Any], case: Case, random: Random) -> None:
    """Move, swap, repeat or drop an entry of one or two lists."""
    lists = [one for one in _lists(position) if one]
    if not lists:
        return
    source, target = random.choice(lists), random.choice(_lists(position))
    place = random.randrange(len(source))
    deed = random.randrange(4)
    if deed == 0:
        target.insert(random.randint(0, len(target)), source.pop(place))
    elif deed == 1:
        second = random.randrange(len(source))
        source[place], source[second] = source[second], source[place]
    elif deed == 2:
        source.insert(place, source[place])
    else:
        del source[place]
    for one in (source, target):
        if random.random() < 0.5 and all(isinstance(entry, int) for entry in one):
            one.sort()


def _change_agenda(position: dict[str, Any], other: dict[str, Any], case: Case, random: Random) -> None:
    """Change a step of the agenda, its argument, or the order of the steps."""
    agenda = position["agenda"]
    steps = [ref.name for ref in case.game.steps.refs]
    place = random.randint(0, len(agenda))
    deed = random.randrange(6)
    if deed == 0 or not agenda or place == len(agenda):
        agenda.insert(place, [random.choice(steps), _argument(random)])
    elif deed == 1:
        del agenda[place]
    elif deed == 2:
        agenda[place][0] = random.choice(steps)
    elif deed == 3:
        agenda[place][1] = _argument(random)
    elif deed == 4:
        agenda[place][1] ^= 1 << random.randrange(12)
    else:
        random.shuffle(agenda)


def _argument(random: Random) -> int:
    """An argument of a step: a seat, a set of seats, or a value beside them."""
    return random.choice((0, 1, 2, random.randrange(64), random.randrange(64) << random.randrange(12)))


def _take_agenda(position: dict[str, Any], other: dict[str, Any], case: Case, random: Random) -> None:
    """Take the agenda of another position, with its sealed moves or without."""
    position["agenda"] = copy.deepcopy(other["agenda"])
    if random.random() < 0.5:
        position["sealed"] = copy.deepcopy(other["sealed"])


def _take_field(position: dict[str, Any], other: dict[str, Any], case: Case, random: Random) -> None:
    """Take fields of another position."""
    for name in random.choices(sorted(position["table"]), k=random.randint(1, 3)):
        position["table"][name] = copy.deepcopy(other["table"][name])


def _change_sealed(position: dict[str, Any], other: dict[str, Any], case: Case, random: Random) -> None:
    """Change a sealed move."""
    seat = random.randrange(case.seats)
    moves = [row.name for row in case.game.moves.rows]
    position["sealed"][seat] = random.choice((None, random.choice(moves)))


def _change_option(position: dict[str, Any], other: dict[str, Any], case: Case, random: Random) -> None:
    """Change an option."""
    name = random.choice(sorted(case.game.options.options))
    position["options"][name] = random.choice(case.game.options.options[name].values)


DAMAGES = (
    _change_number,
    _move_amount,
    _move_amount,
    _change_list,
    _change_list,
    _change_agenda,
    _change_agenda,
    _take_agenda,
    _take_field,
    _take_field,
    _change_sealed,
    _change_option,
)

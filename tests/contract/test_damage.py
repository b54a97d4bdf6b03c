"""Positions and records that were damaged at random: each is refused, or it can be viewed and played on.

`PESSOI_DAMAGED=20000 python -m pytest -n 2 tests/contract/test_damage.py` damages 20,000 positions and records.
"""

import copy
import json
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from helpers import CASES, Case, every_case, every_game, often, sampled, step

from pessoi import Game, Rng, Session, State
from pessoi.core import record as records
from pessoi.core import session as sessions
from pessoi.core.options import OptionError
from pessoi.core.position import PositionError
from pessoi.core.record import Entry, Header, RecordError

EXAMPLES = -(-int(os.environ.get("PESSOI_DAMAGED", often(2000))) // len(CASES))
"""The number of damaged positions of each game, seat count and edition."""
PLAYED_ON = 60
"""The number of moves and outcomes after an accepted position."""


@every_game
def test_every_list_of_a_position_is_bounded(game: Game) -> None:
    lists = [part for part in _parts(game.schema()) if part.get("type") == "array"]
    assert len(lists) >= 3
    assert all("maxItems" in part for part in lists)


def test_every_list_and_text_of_a_record_is_bounded() -> None:
    bounds = {"array": "maxItems", "string": "maxLength"}
    schemas = [msgspec.json.schema(kind, schema_hook=lambda _: {"title": "position"}) for kind in (Header, Entry)]
    parts = [part for part in _parts(schemas) if str(part.get("type")) in bounds]
    assert len(parts) > 5
    assert all(bounds[part["type"]] in part for part in parts)


def _parts(schema: Any) -> Iterator[dict[str, Any]]:
    """A JSON Schema and all schemas in it."""
    if isinstance(schema, dict):
        yield schema
    if isinstance(schema, dict | list):
        for part in schema.values() if isinstance(schema, dict) else schema:
            yield from _parts(part)


@pytest.mark.parametrize("step", [[], {}, None, 7], ids=str)
def test_a_step_that_is_no_name_is_refused(step: object) -> None:
    position = CASES[0].start().position()
    with pytest.raises(PositionError):
        CASES[0].game.position({**position, "agenda": [[step, 0]]})


@every_case
def test_a_damaged_position_is_refused_or_can_be_played_on(case: Case) -> None:
    origins = _origins(case, 1)
    for seed in range(EXAMPLES):
        check(case, origins, seed)


@every_case
def test_a_damaged_record_is_refused_or_can_be_played_on(case: Case) -> None:
    lines = _recorded(case).splitlines()
    for seed in range(EXAMPLES):
        check_record(case, lines, seed)


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


def _recorded(case: Case) -> str:
    """The record of the first moves of a game."""
    session, rng = sessions.new(case.game, case.seats, {"edition": case.edition}), Rng(1)
    while not session.state.over and len(session.record) < 40:
        session.play(*step(session.state, rng))
    return session.record.lines()


def check_record(case: Case, lines: list[str], seed: int) -> bool:
    """Damage a record; return whether it is accepted, and if so play on from it."""
    random = Random(seed)
    damaged = lines[: random.randint(1, len(lines))]
    for _ in range(random.choice((1, 1, 2))):
        damaged = _damage_line(damaged, lines, random)
    try:
        session = Session(case.game, records.parse("\n".join(damaged)))
    except (RecordError, OptionError):
        return False
    _play_on(case, session.state, Rng(seed))
    return True


def _damage_line(damaged: list[str], lines: list[str], random: Random) -> list[str]:
    """Repeat, drop or replace a line, or a character, a number or a value in it."""
    at = random.randrange(len(damaged))
    line, number = damaged[at], random.choice((-1, 0, 1, 5, 6, 63, 2**31, 2**63, 10**30))
    values = sorted(json.loads(lines[at]))
    changed = {**json.loads(lines[at]), random.choice(values): random.choice((number, "", "x" * 999, None, [], {}))}
    place = random.randrange(len(line) + 1)
    replaced = random.choice(
        (
            [line, line],
            [],
            [random.choice(lines)],
            [json.dumps(changed)],
            [line[:place] + random.choice('"{}[]0:,x') + line[place + 1 :]],
            [line.replace('"seat":', f'"seat":{number},"was":')],
        )
    )
    return [*damaged[:at], *replaced, *damaged[at + 1 :]] or [line]


def _play_on(case: Case, state: State, rng: Rng) -> None:
    """Do all that a table and its bots do with a state, move after move."""
    for _ in range(PLAYED_ON):
        for viewer in case.viewers():
            state.view(viewer)
        if state.over:
            break
        state.outcomes()
        for seat in range(case.seats):
            assert bool(state.legal(seat)) == (seat in state.actors)
            state.why_not(seat, rng.below(len(case.game.moves)))
            if state.waits_for(seat):
                state.question(seat)
                state.imagine(seat, rng).view(seat)
            for move in state.legal(seat):
                state.details(seat, move)
        state.play(*step(state, rng))
        if rng.below(10) == 0:
            case.game.position(state.position())  # bots in other processes are given positions
    assert len(state.scores) == len(state.ranking) == case.seats
    case.game.sources(state, [])


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

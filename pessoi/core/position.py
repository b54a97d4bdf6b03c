"""Positions: a whole state as JSON, its inverse, and the schema both follow."""

from typing import TYPE_CHECKING, cast

from pessoi.core.state import MOST_SEATS, STEP_BITS, STEP_MASK, UNSEALED, Rules, State
from pessoi.core.step import Sealed

if TYPE_CHECKING:
    from pessoi.core.game import Game


class PositionError(ValueError):
    """A position that cannot be set up, and why."""


def lay_out(state: State) -> dict[str, object]:
    """The state as JSON: what was agreed, what is to be done, what is sealed, what lies on the table."""
    rules = state.rules
    return {
        "game": rules.game,
        "seats": rules.seats,
        "options": dict(rules.options),
        "agenda": [[rules.steps[frame & STEP_MASK].name, frame >> STEP_BITS] for frame in state.agenda],
        "sealed": [None if move == UNSEALED else rules.moves.name(move) for move in state.sealed],
        "table": {field.name: field.show(getattr(state, field.name)) for field in state.fields()},
    }


def set_up(game: "Game", data: object) -> State:
    """The state a position describes; a PositionError says what is wrong with it."""
    try:
        return _set_up(game, _keys(data, "position", _PARTS))
    except ValueError as error:
        raise PositionError(str(error)) from None


_PARTS = ("game", "seats", "options", "agenda", "sealed", "table")


def _set_up(game: "Game", data: dict[str, object]) -> State:
    if data["game"] != game.key:
        raise ValueError(f"game: expected {game.key!r}, not {data['game']!r}")
    seats = data["seats"]
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise ValueError(f"seats: expected a number, not {seats!r}")
    options = data["options"]
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise ValueError("options: expected names and values")
    state = game.start(seats, options)
    totals = state.holdings()
    table = _keys(data["table"], "table", tuple(field.name for field in state.fields()))
    for field in state.fields():
        setattr(state, field.name, field.read(table[field.name]))
    state.sealed = _sealed(state.rules, data["sealed"])
    state.agenda = _agenda(state.rules, data["agenda"])
    found = state.holdings()
    for what, total in totals.items():
        if found[what] != total:
            raise ValueError(f"table: {what} must add up to {total}, not {found[what]}")
    faults = state.faults()
    if faults:
        raise ValueError("table: " + "; ".join(faults))
    return _resumed(state)


def _keys(data: object, where: str, keys: tuple[str, ...]) -> dict[str, object]:
    if not isinstance(data, dict):
        raise ValueError(f"{where}: expected an object with {', '.join(keys)}")
    for key in keys:
        if key not in data:
            raise ValueError(f"{where}: {key} is missing")
    for key in data:
        if key not in keys:
            raise ValueError(f"{where}: {key} is unknown")
    return cast(dict[str, object], data)


def _sealed(rules: Rules, data: object) -> list[int]:
    if not isinstance(data, list) or len(data) != rules.seats:
        raise ValueError(f"sealed: expected {rules.seats} entries, each a move or null")
    sealed = []
    for entry in data:
        if entry is not None and not isinstance(entry, str):
            raise ValueError(f"sealed: expected a move or null, not {entry!r}")
        sealed.append(UNSEALED if entry is None else rules.moves.parse(entry))
    return sealed


def _agenda(rules: Rules, data: object) -> list[int]:
    if not isinstance(data, list):
        raise ValueError("agenda: expected a list of [step, argument]")
    numbers = {step.name: number for number, step in enumerate(rules.steps)}
    agenda = []
    for entry in data:
        if not isinstance(entry, list) or len(entry) != 2 or entry[0] not in numbers:
            raise ValueError(f"agenda: expected [step, argument] with a step of {', '.join(numbers)}, not {entry!r}")
        if not isinstance(entry[1], int) or not 0 <= entry[1] < 1 << 40:
            raise ValueError(f"agenda: expected a number as argument of {entry[0]}, not {entry[1]!r}")
        agenda.append(entry[1] << STEP_BITS | numbers[entry[0]])
    return agenda


def _resumed(state: State) -> State:
    """Go on from the agenda, and refuse a position whose next decision nobody could take."""
    before = lay_out(state)
    try:
        state.advance()
        stuck = any(not state.legal(seat) for seat in state.actors if seat >= 0)
        if state.waiting >= 1 << min(state.seats, MOST_SEATS) or stuck:
            raise ValueError("agenda: nobody could go on from here")
        state.outcomes()
        state.view(None)
        if any(state.sealed[seat] != UNSEALED for seat in range(state.seats) if not _may_seal(state, seat)):
            raise ValueError("sealed: a choice lies there that nobody was asked for")
    except (IndexError, KeyError, ZeroDivisionError, OverflowError) as error:
        raise ValueError(f"agenda: it does not fit what lies on the table ({error})") from None
    if lay_out(state) != before:
        raise ValueError("agenda: its last step asks nobody; positions are taken where somebody must choose")
    return state


def _may_seal(state: State, seat: int) -> bool:
    """Whether a seat may have sealed what lies before it."""
    step = state.step
    if state.over or not isinstance(step, Sealed) or state.waits_for(seat):
        return False
    return state.sealed[seat] in step.answers(state, seat)


def schema(game: "Game") -> dict[str, object]:
    """The JSON Schema of a game's positions."""
    counts = []
    for seats in game.seats:
        state = game.start(seats)
        steps = [step.name for step in state.rules.steps]
        fields = {field.name: field.schema() for field in state.fields()}
        counts.append(
            _object(
                game={"const": game.key},
                seats={"const": seats},
                options=_object(
                    edition={"enum": list(game.options.editions)},
                    **{name: {"enum": option.values} for name, option in game.options.options.items()},
                ),
                agenda={
                    "type": "array",
                    "items": {
                        "type": "array",
                        "prefixItems": [{"enum": steps}, {"type": "integer", "minimum": 0}],
                        "minItems": 2,
                        "maxItems": 2,
                    },
                },
                sealed={
                    "type": "array",
                    "items": {"type": ["string", "null"]},
                    "minItems": seats,
                    "maxItems": seats,
                },
                table=_object(**fields),
            )
        )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A position of {game.key}",
        "oneOf": counts,
    }


def _object(**properties: object) -> dict[str, object]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }

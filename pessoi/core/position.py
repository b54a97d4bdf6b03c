"""Positions: a whole state as JSON, its inverse, and the schema both follow."""

from typing import TYPE_CHECKING, Final, cast

from pessoi.core.errors import UserError, brief
from pessoi.core.state import MOST_SEATS, STEP_BITS, STEP_MASK, UNSEALED, Rules, State
from pessoi.core.step import Sealed

if TYPE_CHECKING:
    from pessoi.core.game import Game


MOST_PENDING: Final = 128
"""The longest agenda that a position may have."""
MOST_ARGUMENT: Final = (1 << 40) - 1
"""The largest argument of a step that a position may have."""


class PositionError(UserError):
    """A position that cannot be set up, and why."""


def lay_out(state: State) -> dict[str, object]:
    """The state as JSON: game and options, agenda, sealed choices, and the table."""
    rules = state.rules
    return {
        "game": rules.game.key,
        "seats": rules.seats,
        "options": dict(rules.options),
        "agenda": [[rules.steps[frame & STEP_MASK].name, frame >> STEP_BITS] for frame in state.agenda],
        "sealed": [None if move == UNSEALED else rules.moves.name(move) for move in state.sealed],
        "table": {field.name: field.show(getattr(state, field.name)) for field in rules.fields},
    }


def set_up(game: "Game", data: object) -> State:
    """The state that a position describes. Raises PositionError."""
    try:
        return _set_up(game, _keys(data, "position", _PARTS))
    except ValueError as error:
        why = error if isinstance(error, UserError) else UserError("position-misfit")
        raise PositionError("position", game=game.key, why=why) from None


_PARTS = ("game", "seats", "options", "agenda", "sealed", "table")


def _set_up(game: "Game", data: dict[str, object]) -> State:
    if data["game"] != game.key:
        raise UserError("other-kind", where="game", expected=repr(game.key), found=brief(data["game"]))
    seats = data["seats"]
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise UserError("not-a-number", where="seats", found=brief(seats))
    options = data["options"]
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise UserError("position-options")
    state = game.start(seats, options)
    totals = game.holdings(state)
    table = _keys(data["table"], "table", tuple(field.name for field in state.rules.fields))
    for field in state.rules.fields:
        setattr(state, field.name, field.read(table[field.name]))
    state.sealed = _sealed(state.rules, data["sealed"])
    state.agenda = _agenda(state.rules, data["agenda"])
    found = game.holdings(state)
    for what, total in totals.items():
        if found[what] != total:
            raise UserError("position-sum", what=_sum(what), expected=total, found=found[what])
    _resume(state)
    faults = game.faults(state)
    if faults:
        raise UserError("position-faults", why=faults)
    return state


def _sum(name: str) -> UserError:
    """The name of a sum as a message; a number at its end tells several of a kind apart."""
    words, _, number = name.rpartition(" ") if name[-1].isdecimal() else (name, "", "")
    return UserError("sum-" + words.replace(" ", "-"), number=number)


def _keys(data: object, where: str, keys: tuple[str, ...]) -> dict[str, object]:
    if not isinstance(data, dict):
        raise UserError("not-an-object", where=where, known=", ".join(keys))
    for key in keys:
        if key not in data:
            raise UserError("missing-field", where=where, name=key)
    for key in data:
        if key not in keys:
            raise UserError("unknown-field", where=where, name=key)
    return cast(dict[str, object], data)


def _sealed(rules: Rules, data: object) -> list[int]:
    if not isinstance(data, list):
        raise UserError("not-a-list", where="sealed", found=brief(data))
    if len(data) != rules.seats:
        raise UserError("other-count", where="sealed", expected=rules.seats, found=len(data))
    sealed = []
    for entry in data:
        if entry is not None and not isinstance(entry, str):
            raise UserError("position-sealed", found=brief(entry))
        sealed.append(UNSEALED if entry is None else rules.moves.parse(entry))
    return sealed


def _agenda(rules: Rules, data: object) -> list[int]:
    if not isinstance(data, list):
        raise UserError("not-a-list", where="agenda", found=brief(data))
    if len(data) > MOST_PENDING:
        raise UserError("too-many-entries", where="agenda", most=MOST_PENDING, found=len(data))
    numbers = {step.name: number for number, step in enumerate(rules.steps)}
    agenda = []
    for entry in data:
        is_step = isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], str) and entry[0] in numbers
        if not is_step:
            raise UserError("position-step", known=", ".join(numbers), found=brief(entry))
        if not isinstance(entry[1], int) or not 0 <= entry[1] <= MOST_ARGUMENT:
            raise UserError("not-a-number", where=f"agenda, {entry[0]}", found=brief(entry[1]))
        agenda.append(entry[1] << STEP_BITS | numbers[entry[0]])
    return agenda


def _resume(state: State) -> None:
    """Advance to the next decision, and refuse a position in which no seat could take it."""
    before = lay_out(state)
    try:
        state.advance()
        stuck = any(not state.legal(seat) for seat in state.actors if seat >= 0)
        if state.waiting >= 1 << min(state.seats, MOST_SEATS) or stuck:
            raise UserError("position-stuck")
        state.outcomes()
        state.view(None)
        if any(state.sealed[seat] != UNSEALED for seat in range(state.seats) if not _may_seal(state, seat)):
            raise UserError("position-unasked")
    except (IndexError, KeyError, ZeroDivisionError, OverflowError):
        raise UserError("position-misfit") from None
    if lay_out(state) != before:
        raise UserError("position-idle")


def _may_seal(state: State, seat: int) -> bool:
    """Whether a seat may have sealed the move that is sealed for it."""
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
        fields = {field.name: field.schema() for field in state.rules.fields}
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
                    "maxItems": MOST_PENDING,
                    "items": {
                        "type": "array",
                        "prefixItems": [{"enum": steps}, {"type": "integer", "minimum": 0, "maximum": MOST_ARGUMENT}],
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

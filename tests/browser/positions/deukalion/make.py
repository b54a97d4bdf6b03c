"""Write the positions on which the board of Deukalion is tested, taken from the recorded games.

There is one for every kind of decision (the one with the most moves), one from the beginning, the middle and the end
of a game for every number of seats, and the most crowded one; and the events of one whole game.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import pessoi
from pessoi.core import record
from pessoi.core.events import Event
from pessoi.core.state import State

FOLDER = Path(__file__).resolve().parent
RECORDS = FOLDER.parents[2] / "records" / "deukalion"
GAME = pessoi.game("deukalion")


class Moment(NamedTuple):
    """A state in which a seat must decide, and how far its game had come."""

    state: State
    seat: int
    share: float


def moments(path: Path) -> Iterator[Moment]:
    """Every decision of a recorded game, for each seat that is asked."""
    recorded = record.read(path)
    state = GAME.start(recorded.header.seats, recorded.header.options)
    for number, entry in enumerate(recorded):
        for seat in state.actors:
            if seat >= 0:
                yield Moment(state.clone(), seat, number / len(recorded))
        state.play(entry.seat, (GAME.outcomes if entry.seat < 0 else GAME.moves).parse(entry.move))


def crowd(moment: Moment) -> int:
    """How much there is to draw: ships out of the harbour, cards, treasures, fallen fighters, towns and lit places."""
    view = moment.state.view(moment.seat)
    own = view.seats[moment.seat]
    aboard = sum(sum(seat.treasures) + seat.underworld + len(seat.lasting) for seat in view.seats)
    return aboard + 2 * int(own.cards) + 2 * sum(town.owner is not None for town in view.towns) + len(view.routes or {})


def chosen() -> dict[str, Moment]:
    """The positions by name."""
    found: dict[str, Moment] = {}
    for path in sorted(RECORDS.glob("*.jsonl")):
        for moment in moments(path):
            asked = moment.state.step.name
            kept = found.get(asked)
            if kept is None or choices(moment) > choices(kept):
                found[asked] = moment
            seats = moment.state.seats
            if asked == "move":
                for name, share in (("first", 0.0), ("middle", 0.5), ("late", 0.97)):
                    if moment.share >= share:
                        found.setdefault(f"{name}-{seats}", moment)
                if seats == GAME.seats[-1] and ("crowded" not in found or crowd(moment) > crowd(found["crowded"])):
                    found["crowded"] = moment
    return found


def choices(moment: Moment) -> int:
    return len(moment.state.legal(moment.seat))


def described(moment: Moment) -> dict[str, Any]:
    """A position with the view and the decision of the seat that is asked."""
    state, seat, _ = moment
    rows = [(move, GAME.moves[move]) for move in state.legal(seat)]
    moves = [
        {
            "move": row.name,
            "kind": row.kind,
            "arguments": row.arguments,
            "touches": row.touches,
            "details": state.details(seat, move),
        }
        for move, row in rows
    ]
    decision = {"since": 1, "asked": state.step.name, "arguments": state.question(seat), "moves": moves}
    return {"seat": seat, "position": state.position(), "view": state.view(seat), "decision": decision}


def told(path: Path) -> list[list[dict[str, Any]]]:
    """What the first seat is told of a game, entry by entry."""
    recorded = record.read(path)
    state = GAME.start(recorded.header.seats, recorded.header.options)
    entries = [
        state.play(entry.seat, (GAME.outcomes if entry.seat < 0 else GAME.moves).parse(entry.move))
        for entry in recorded
    ]
    return [[_event(event) for event in events if event.shown_to(0)] for events in entries]


def _event(event: Event) -> dict[str, Any]:
    return {"message": event.message, "rule": event.rule, "arguments": event.arguments}


def main() -> None:
    """Write all files."""
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, moment in chosen().items():
        _write(name, described(moment))
    _write("events", told(RECORDS / "2-seats-hydra.jsonl"))


def _write(name: str, data: object) -> None:
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(data) + b"\n")


if __name__ == "__main__":
    main()

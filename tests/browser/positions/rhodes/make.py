"""Write the stored positions, updates and events of Rhodes again, from the recorded games.

A position has what a browser test needs to set up a table (seats, position) and what a test of the board needs to draw
it (view, decision). An update is a move with its events, the view before it and what changes.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from pessoi import games
from pessoi.core import record as recorded
from pessoi.core.events import Event
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.server.protocol import MoveView

HERE = Path(__file__).resolve().parent
RECORDS = HERE.parents[2] / "records" / "rhodes"

POSITIONS = {
    "start-2": ("standard-2", "start", 0.0),
    "start-5": ("standard-5", "start", 0.0),
    "act-3": ("standard-3", "act", 0.4),
    "produce-4": ("standard-4", "produce", 0.4),
    "effect-3": ("standard-3", "effect", 0.8),
    "boat-5": ("standard-5", "boat", 0.6),
    "load-4": ("standard-4", "load", 0.6),
    "paid-4": ("standard-4", "paid", 0.6),
    "drop-5": ("one-by-one-5", "drop", 0.5),
    "ship-5": ("standard-5", "ship", 0.6),
    "name-3": ("standard-3", "name", 0.5),
    "mission-2": ("standard-2", "mission", 0.5),
    "give-4": ("one-by-one-4", "give", 0.5),
    "sell-2": ("standard-2", "sell", 0.3),
    "offer-5": ("standard-5", "offer", 0.9),
    "hall-5": ("standard-5", "hall", 0.5),
    "order-5": ("standard-5", "order", 0.6),
    "grow-4": ("random-4", "grow", 0.5),
    "late-2": ("standard-2", "act", 0.97),
    "units-3": ("one-by-one-3", "act", 0.6),
    "crowded-5": ("standard-5", "act", 0.99),
    "over-5": ("standard-5", None, 1.0),
}
"""By name: the record, what is asked (None at the end), and how far into the game, as a share of such decisions."""

UPDATES = ("standard-3", "random-4", "standard-5", "one-by-one-2")
EVENTS = ("standard-3",)


def main() -> None:
    """Write all files."""
    for name, (record, asked, share) in POSITIONS.items():
        states = asking(record, asked) or [state for path in others() for state in asking(path.stem, asked)]
        state = states[min(int(share * len(states)), len(states) - 1)]
        write(name, position_of(state))
    write("updates", list(updates()))
    write("events", {record: [shown(events) for events, _ in played(record)] for record in EVENTS})


def asking(record: str, asked: str | None) -> list[State]:
    """The states of a recorded game in which something is asked, or in which it is over."""
    return [state for _, state in played(record) if asked == (None if state.over else state.step.name)]


def others() -> list[Path]:
    """All recorded games, for a question that does not come up where it is expected."""
    return sorted(RECORDS.glob("*.jsonl"))


def played(name: str) -> Iterator[tuple[list[Event], State]]:
    """Every move of a recorded game: its events, and the state after it."""
    record = recorded.read(RECORDS / f"{name}.jsonl")
    session = Session(games.game(record.header.game), recorded.Record(record.header))
    for entry in record:
        yield session.enter(entry), session.state.clone()


def position_of(state: State) -> dict[str, Any]:
    """One position with the view and the decision of the seat that is asked."""
    seat = next((actor for actor in state.actors if actor != CHANCE), 0)
    decision = None
    if state.waits_for(seat):
        moves = [move_view(state, seat, move) for move in state.legal(seat)]
        decision = {"since": 1, "asked": state.step.name, "arguments": state.question(seat), "moves": moves}
    return {
        "seats": state.seats,
        "seat": seat,
        "position": state.position(),
        "view": state.view(seat),
        "decision": decision,
    }


def move_view(state: State, seat: int, move: int) -> MoveView:
    row = state.rules.moves[move]
    details = state.details(seat, move)
    return MoveView(move=row.name, kind=row.kind, arguments=row.arguments, touches=row.touches, details=details)


def updates() -> Iterator[dict[str, Any]]:
    """The first update with each message of an event, as a spectator sees it: `changes` are the fields that change."""
    seen: set[str] = set()
    for record in UPDATES:
        before: dict[str, Any] = {}
        for events, state in played(record):
            told = {event.message for event in events}
            after = msgspec.to_builtins(state.view(None))
            if before and told - seen:
                seen |= told
                changes = {name: value for name, value in after.items() if value != before[name]}
                yield {"before": before, "changes": changes, "events": shown(events)}
            before = after


def shown(events: list[Event]) -> list[dict[str, Any]]:
    """Events as the page gets them."""
    return [
        {"message": event.message, "rule": event.rule, "arguments": event.arguments}
        for event in events
        if event.shown_to(None)
    ]


def write(name: str, content: object) -> None:
    (HERE / f"{name}.json").write_bytes(msgspec.json.encode(content) + b"\n")


if __name__ == "__main__":
    main()

"""Write the stored positions, updates and events of Beim Zeus! again, from the recorded games.

A position has what a browser test needs to set up a table (seats, options, position) and what a test of the board needs
to draw it (view, decision). An update is a move with its events, the view before it and what changes.
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
RECORDS = HERE.parents[2] / "records" / "zeus"

POSITIONS = {
    "start-3": ("house-3-last-sale", "act", 0.0),
    "opening-4": ("haffner-4-early", "bid", 0.0),
    "opening-6": ("house-6-last-sale", "bid", 0.0),
    "claim-4": ("haffner-4-early", "act", 0.6),
    "middle-4": ("house-4-last-sale", "act", 0.5),
    "middle-5": ("jeux-en-boite-5-last-sale", "bid", 0.5),
    "stone-4": ("house-4-last-sale", "act", 0.85),
    "take-4": ("house-4-last-sale", "take", 0.5),
    "take-6": ("house-6-last-sale", "take", 0.6),
    "place-4": ("house-4-neighbour-plots", "place", 0.5),
    "note-5": ("haffner-5-ledger-by-hand", "note", 0.4),
    "late-6": ("house-6-other-options", "bid", 0.95),
    "crowded-6": ("house-6-last-sale", "last-turn", 1.0),
    "over-3": ("house-3-last-sale", None, 1.0),
    "over-6": ("house-6-last-sale", None, 1.0),
}
"""By name: the record, what is asked (None at the end), and how far into the game, as a share of such decisions."""

UPDATES = ("house-3-last-sale", "haffner-5-ledger-by-hand", "house-6-other-options", "house-4-neighbour-plots")
EVENTS = ("haffner-5-ledger-by-hand",)


def main() -> None:
    """Write all files."""
    for name, (record, asked, share) in POSITIONS.items():
        states = [state for _, state in played(record) if asked == (None if state.over else state.step.name)]
        state = states[min(int(share * len(states)), len(states) - 1)]
        write(name, position_of(state))
    write("updates", list(updates()))
    write("events", {record: [shown(events) for events, _ in played(record)] for record in EVENTS})


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

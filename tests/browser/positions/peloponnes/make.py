"""Write the stored positions, updates and events of Peloponnes again, from recorded and random games.

A position has what a browser test needs to set up a table (seats, position) and what a test of the board needs to
draw it (view, decision). An update is a move with its events, the view before it and what changes.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from pessoi import games
from pessoi.contract.cases import walk
from pessoi.core import record as recorded
from pessoi.core.events import Event
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.server.protocol import MoveView

HERE = Path(__file__).resolve().parent
RECORDS = HERE.parents[2] / "records" / "peloponnes"

POSITIONS = {
    "start-2": ("seats-2", "bid", 0.0),
    "start-5": ("seats-5", "bid", 0.0),
    "bid-3": ("seats-3", "bid", 0.5),
    "bid-4": ("seats-4", "bid", 0.7),
    "amount-3": ("seats-3", "amount", 0.5),
    "displaced-4": ("seats-4", "displaced", 0.5),
    "chain-5": ("seats-5-lenient", "displaced", 0.5),
    "place-3": ("seats-3", "place", 0.5),
    "late-2": ("seats-2", "bid", 0.97),
    "crowded-5": ("seats-5", "bid", 0.99),
    "solo-choose": ("solo-2-won", "choose", 0.0),
    "solo-extra": ("solo-2-won", "extra", 0.0),
    "solo-1": ("solo-1-won", "bid", 0.6),
    "solo-4": ("solo-4-lost", "bid", 0.4),
    "over-4": ("seats-4", None, 1.0),
    "solo-over": ("solo-5-won", None, 1.0),
}
"""By name: the record, what is asked (None at the end), and how far into the game, as a share of such decisions."""

RARE = ("pick", "earthquake", "storm", "feed", "finish", "place")
"""Decisions looked for in random games of four seats, where most moves are left."""

UPDATES = ("seats-2", "seats-3", "seats-4", "solo-3-lost")
EVENTS = ("seats-3",)


def main() -> None:
    """Write all files."""
    for name, (record, asked, share) in POSITIONS.items():
        found = [state for state in states_of(record) if asked == (None if state.over else state.step.name)]
        write(name, position_of(found[min(int(share * len(found)), len(found) - 1)]))
    for asked, state in rare().items():
        write(f"{asked}-4", position_of(state))
    write("updates", list(updates()))
    write("events", {record: [shown(events) for events, *_ in played(record)] for record in EVENTS})


def played(name: str) -> Iterator[tuple[list[Event], State, State]]:
    """Every move of a recorded game: its events, and the states before and after it."""
    record = recorded.read(RECORDS / f"{name}.jsonl")
    session = Session(games.game(record.header.game), recorded.Record(record.header))
    for entry in record:
        before = session.state.clone()
        yield session.enter(entry), before, session.state.clone()


def states_of(name: str) -> list[State]:
    """The start of a recorded game and its state after every move."""
    moves = list(played(name))
    return [moves[0][1], *(after for *_, after in moves)]


def rare() -> dict[str, State]:
    """The states of random games in which most can be chosen, by what is asked."""
    found: dict[str, State] = {}
    for seed in range(40):
        for state in walk(games.game("peloponnes").start(4, {}), seed):
            asked = state.step.name if not state.over else ""
            seat = next((actor for actor in state.actors if actor != CHANCE), None)
            if asked not in RARE or seat is None:
                continue
            best = found.get(asked)
            if best is None or len(state.legal(seat)) > len(best.legal(next(iter(best.actors)))):
                found[asked] = state.clone()
    return found


def position_of(state: State) -> dict[str, Any]:
    """One position with the view and the decision of the seat that is asked."""
    seat = next((actor for actor in state.actors if actor != CHANCE), 0)
    decision = None
    if state.waits_for(seat):
        moves = [move_view(state, seat, move) for move in state.legal(seat)]
        decision = {"since": 1, "asked": state.step.name, "arguments": state.question(seat), "moves": moves}
    position = state.position()
    return {"seats": state.seats, "seat": seat, "position": position, "view": state.view(seat), "decision": decision}


def move_view(state: State, seat: int, move: int) -> MoveView:
    """A move as the server sends it."""
    row = state.rules.moves[move]
    details = state.details(seat, move)
    return MoveView(move=row.name, kind=row.kind, arguments=row.arguments, touches=row.touches, details=details)


def updates() -> Iterator[dict[str, Any]]:
    """One update for every kind of event."""
    known: set[str] = set()
    for name in UPDATES:
        for events, before, after in played(name):
            kinds = {event.message for event in events}
            if kinds - known:
                known |= kinds
                earlier, later = msgspec.to_builtins(before.view(0)), msgspec.to_builtins(after.view(0))
                changes = {name: value for name, value in later.items() if value != earlier[name]}
                yield {"before": earlier, "changes": changes, "events": shown(events)}


def shown(events: list[Event]) -> list[dict[str, Any]]:
    """Events as the server sends them."""
    return [{"message": event.message, "rule": event.rule, "arguments": event.arguments} for event in events]


def write(name: str, data: object) -> None:
    """Write one file."""
    (HERE / f"{name}.json").write_bytes(msgspec.json.encode(data) + b"\n")


if __name__ == "__main__":
    main()

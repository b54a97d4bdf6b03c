"""Store positions of a game for the tests of the page again: `python tools/positions.py [GAME ...]`.

`tests/browser/positions/GAME/positions.toml` names them; their records are in `tests/records`. A position has what a
test in the browser needs to set up a table, and the view and the decision that the board draws. An update is what a
spectator sees of a move: the view before it, what changes, and its events.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from pessoi import CHANCE, Session, State, games
from pessoi.contract.cases import walk
from pessoi.core import record as records
from pessoi.core.events import Event
from pessoi.protocol.views import legal_moves

TESTS = Path(__file__).resolve().parent.parent / "tests"
RANDOM_GAMES = 40


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    """A position: what is asked in it, and which of the many that ask it.

    It comes from the named record at a share of its decisions, from the record with most moves if none is named, or
    from random games with `random` seats. Without `asked` it is the end of the game.
    """

    asked: str = ""
    record: str = ""
    random: int = 0
    share: float = 0.0


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """What is stored of a game: positions by name, records for the updates, and the record for all events."""

    updates: list[str]
    events: str
    positions: dict[str, Chosen]


def main() -> None:
    for game in sys.argv[1:] or games.names():
        folder = TESTS / "browser" / "positions" / game
        wanted = msgspec.convert(tomllib.loads((folder / "positions.toml").read_text()), Wanted)
        for old in folder.glob("*.json"):
            old.unlink()
        stored: dict[str, object] = {name: position(find(game, chosen)) for name, chosen in wanted.positions.items()}
        stored["updates"] = list(updates(game, wanted.updates))
        stored["events"] = [shown(events) for events, _ in played(game, wanted.events)]
        for name, content in stored.items():
            (folder / f"{name}.json").write_bytes(msgspec.json.encode(content) + b"\n")


def find(game: str, chosen: Chosen) -> State:
    """The state of a position."""
    if chosen.record:
        found = [state for _, state in played(game, chosen.record) if asks(state, chosen.asked)]
        return found[min(int(chosen.share * len(found)), len(found) - 1)]
    return max(candidates(game, chosen), key=lambda state: len(state.legal(asked_seat(state))))


def candidates(game: str, chosen: Chosen) -> Iterator[State]:
    """All states of recorded or of random games that ask something."""
    if chosen.random:
        for seed in range(RANDOM_GAMES):
            states = walk(games.game(game).start(chosen.random, {}), seed)
            yield from (state.clone() for state in states if asks(state, chosen.asked))
        return
    for path in sorted((TESTS / "records" / game).glob("*.jsonl")):
        yield from (state for _, state in played(game, path.stem) if asks(state, chosen.asked))


def asks(state: State, asked: str) -> bool:
    return not asked if state.over else state.step.name == asked and set(state.actors) != {CHANCE}


def played(game: str, name: str) -> Iterator[tuple[list[Event], State]]:
    """The start of a recorded game, and every move of it: its events, and the state after it."""
    record = records.read(TESTS / "records" / game / f"{name}.jsonl")
    session = Session(games.game(game), records.Record(record.header))
    yield [], session.state.clone()
    for entry in record:
        yield session.enter(entry), session.state.clone()


def asked_seat(state: State) -> int:
    return next((actor for actor in state.actors if actor != CHANCE), 0)


def position(state: State) -> dict[str, Any]:
    """A position with the view and the decision of the first seat that is asked."""
    seat = asked_seat(state)
    decision = None
    if not state.over:
        moves = legal_moves(state, seat)
        question = state.question(seat)
        decision = {"since": 1, "asked": state.step.name, "arguments": question, "window": False, "moves": moves}
    content = {"seats": state.seats, "seat": seat, "position": state.position(), "view": state.view(seat)}
    return {**content, "decision": decision}


def updates(game: str, names: list[str]) -> Iterator[dict[str, Any]]:
    """The first update with each message of an event."""
    known: set[str] = set()
    for name in names:
        before: dict[str, Any] = {}
        for events, state in played(game, name):
            messages = {event.message for event in events}
            after = msgspec.to_builtins(state.view(None))
            if messages - known:
                known |= messages
                changes = {field: value for field, value in after.items() if value != before[field]}
                yield {"before": before, "changes": changes, "events": shown(events)}
            before = after


def shown(events: list[Event]) -> list[dict[str, Any]]:
    """Events as the page gets them."""
    return [
        {"message": event.message, "rule": event.rule, "arguments": event.arguments}
        for event in events
        if event.shown_to(None)
    ]


if __name__ == "__main__":
    main()

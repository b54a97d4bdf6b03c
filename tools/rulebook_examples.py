"""What the rulebook on the page shows of a game: a sample table, and examples with the table before and after.

They come from a recorded game, `game.jsonl` in the folder `board/page/rulebook` of the game; `examples.toml` beside it
names them. Everything said about an example is an event of that game, so that words and pictures agree.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from pessoi import Game, Session, State
from pessoi.core import record as records
from pessoi.core.events import Event


class Sample(msgspec.Struct, forbid_unknown_fields=True):
    """The table after an entry of the record, as a seat sees it."""

    entry: int
    seat: int = 0


class Example(msgspec.Struct, forbid_unknown_fields=True):
    """An event of the record, by its message and which of them it is, and the entries around it that belong to it.

    It is shown as the seat of the event sees it. `tells` are the messages of the events to tell, all if there are none;
    with `own` only those of that seat.
    """

    event: str
    number: int = 1
    back: int = 0
    ahead: int = 0
    tells: list[str] = []
    own: bool = False


class Examples(msgspec.Struct, forbid_unknown_fields=True):
    """The content of `examples.toml`."""

    sample: Sample
    example: dict[str, Example]


@dataclass
class Moment:
    """The game after an entry, and the events of that entry."""

    state: State
    events: list[Event]


def folder(game: Game) -> Path:
    """The folder of a game's figures."""
    return game.folder / "board" / "page" / "rulebook"


def examples(game: Game) -> dict[str, Any] | None:
    """The sample and the examples of a game; None if it has none."""
    source = folder(game) / "examples.toml"
    if not source.exists():
        return None
    wanted = msgspec.convert(tomllib.loads(source.read_text(encoding="utf-8")), Examples)
    moments = list(_moments(game))
    sample = moments[wanted.sample.entry].state
    return {
        "seats": sample.seats,
        "sample": {"seat": wanted.sample.seat, "view": sample.view(wanted.sample.seat)},
        "examples": {name: _example(game, moments, name, example) for name, example in wanted.example.items()},
    }


def _moments(game: Game) -> Iterator[Moment]:
    record = records.read(folder(game) / "game.jsonl")
    session = Session(game, records.Record(record.header))
    yield Moment(session.state.clone(), [])
    for entry in record:
        events = session.enter(entry)
        yield Moment(session.state.clone(), events)


def _example(game: Game, moments: list[Moment], name: str, wanted: Example) -> dict[str, Any]:
    found = [
        (entry, event)
        for entry, moment in enumerate(moments)
        for event in moment.events
        if event.message == wanted.event
    ]
    if len(found) < wanted.number:
        raise ValueError(f"{game.key}: example {name}: the record has {len(found)} events {wanted.event!r}")
    entry, event = found[wanted.number - 1]
    argument = event.arguments.get("seat", 0)
    seat = argument if isinstance(argument, int) else 0
    before = msgspec.to_builtins(moments[entry - wanted.back - 1].state.view(seat))
    after = msgspec.to_builtins(moments[entry + wanted.ahead].state.view(seat))
    told = [
        {"message": one.message, "rule": one.rule, "arguments": one.arguments}
        for moment in moments[entry - wanted.back : entry + wanted.ahead + 1]
        for one in moment.events
        if one.shown_to(seat)
        and (not wanted.tells or one.message in wanted.tells)
        and (not wanted.own or one.arguments.get("seat", seat) == seat)
    ]
    changes = {field: value for field, value in after.items() if value != before[field]}
    return {"seat": seat, "before": before, "changes": changes, "events": told}

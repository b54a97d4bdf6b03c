"""The record: every move and outcome of one game, as JSON lines. It is the truth; a state is its cache."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from pessoi.core.errors import UserError, unfit
from pessoi.core.files import text_in
from pessoi.core.game import Game
from pessoi.core.state import MOST_SEATS

FORMAT = 1
Short = Annotated[str, Meta(max_length=200)]


class RecordError(UserError):
    """A record that cannot be read or does not fit the game, and the entry at which it failed."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed before the first move."""

    pessoi: int = FORMAT
    game: Short
    seats: int
    options: Annotated[dict[Short, Short], Meta(max_length=100)]
    components: Short
    rules: int
    names: Annotated[list[Short], Meta(max_length=MOST_SEATS)]
    time: Short
    position: dict[str, object] | msgspec.UnsetType = msgspec.UNSET
    """The position from which the game began, if not the usual start."""
    numbers: dict[str, object] | msgspec.UnsetType = msgspec.UNSET
    """All components, whose fingerprint is `components`; a record without them needs the shipped ones or a file."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One move, or one outcome (seat -1), in notation."""

    n: int
    seat: Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]
    move: Short


class Record:
    """A header and its entries."""

    def __init__(self, header: Header, entries: list[Entry] | None = None) -> None:
        self.header = header
        self.entries = entries if entries is not None else []

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def add(self, seat: int, move: str) -> Entry:
        """Append a move or an outcome."""
        entry = Entry(len(self.entries) + 1, seat, move)
        self.entries.append(entry)
        return entry

    def until(self, number: int) -> "Record":
        """A copy of the record with only its first `number` entries."""
        return Record(self.header, self.entries[:number])

    def lines(self) -> str:
        """The record as JSON lines."""
        parts = [msgspec.json.encode(self.header), *(msgspec.json.encode(entry) for entry in self.entries)]
        return "".join(part.decode() + "\n" for part in parts)

    def write(self, path: Path) -> None:
        """Save the record, replacing an existing file atomically."""
        draft = path.parent / f"{path.name}.part"
        draft.write_text(self.lines(), encoding="utf-8")
        draft.replace(path)


def header(game: Game, seats: int, options: dict[str, str], names: list[str]) -> Header:
    """A header for a game that begins now."""
    return Header(
        game=game.key,
        seats=seats,
        options=game.options.chosen(options),
        components=game.fingerprint,
        rules=game.rulebook.version,
        names=names,
        time=datetime.now(UTC).isoformat(timespec="seconds"),
        numbers=game.numbers,
    )


def parse(text: str) -> Record:
    """Read a record from JSON lines. Raises RecordError."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise RecordError("record-empty")
    try:
        head = msgspec.json.decode(lines[0], type=Header)
    except msgspec.DecodeError as error:
        raise RecordError("record-header", why=unfit(error)) from None
    if head.pessoi != FORMAT:
        raise RecordError("record-format", found=head.pessoi, known=FORMAT)
    entries = []
    for number, line in enumerate(lines[1:], 1):
        try:
            entry = msgspec.json.decode(line, type=Entry)
        except msgspec.DecodeError as error:
            raise RecordError("record-entry", entry=number, why=unfit(error)) from None
        if entry.n != number:
            raise RecordError("record-number", entry=number, found=entry.n)
        entries.append(entry)
    return Record(head, entries)


def read(path: Path) -> Record:
    """Read a record from a file. Raises RecordError."""
    text = text_in(path, RecordError)
    try:
        return parse(text)
    except RecordError as error:
        raise RecordError("in-file", file=path, why=error) from None

"""The record: the log of one play, as lines a person can read. It is the truth; a state is its cache."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from pessoi.core.events import Event, IllegalMove
from pessoi.core.files import text_in
from pessoi.core.game import Game
from pessoi.core.mistake import Mistake, unfit
from pessoi.core.moves import MoveTable, UnknownMove
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE

FORMAT = 1


class RecordError(Mistake):
    """A record that cannot be read or does not fit the game, and the entry at which it failed."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed before the first move."""

    pessoi: int = FORMAT
    game: str
    seats: int
    options: dict[str, str]
    components: str
    rules: int
    names: list[str]
    time: str
    position: dict[str, object] | msgspec.UnsetType = msgspec.UNSET
    """Where the play began, if not at the start of the game."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One move, or one outcome (seat -1), in notation."""

    n: int
    seat: int
    move: str


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
        """Append what a seat, or chance, did."""
        entry = Entry(len(self.entries) + 1, seat, move)
        self.entries.append(entry)
        return entry

    def until(self, number: int) -> "Record":
        """The record as it was after so many entries."""
        return Record(self.header, self.entries[:number])

    def lines(self) -> str:
        """The record as JSON lines."""
        parts = [msgspec.json.encode(self.header), *(msgspec.json.encode(entry) for entry in self.entries)]
        return "".join(part.decode() + "\n" for part in parts)

    def write(self, path: Path) -> None:
        """Save the record; what stood there before is replaced at once or not at all."""
        draft = path.parent / f"{path.name}.part"
        draft.write_text(self.lines(), encoding="utf-8")
        draft.replace(path)


def header(game: Game, seats: int, options: dict[str, str], names: list[str]) -> Header:
    """A header for a play that begins now."""
    return Header(
        game=game.key,
        seats=seats,
        options=game.options.chosen(options),
        components=game.fingerprint,
        rules=game.rulebook.version,
        names=names,
        time=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def parse(text: str) -> Record:
    """Read a record from JSON lines."""
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
    """Read a record from a file."""
    text = text_in(path, RecordError)
    try:
        return parse(text)
    except RecordError as error:
        raise RecordError("in-file", file=path, why=error) from None


class Play:
    """One play as it goes: the record, the state it leads to, and how to go back in it."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = Record(record.header)
        self._check(record.header)
        try:
            self.state: State = self._opening(record.header)
        except Mistake as error:
            raise RecordError("record-opening", game=game.key, why=error) from None
        self.events: list[list[Event]] = []
        """What happened at each entry."""
        self._final: list[bool] = []
        for entry in record:
            self.enter(entry)

    @classmethod
    def resumed(cls, game: Game, record: Record, state: State, final: bool) -> "Play":
        """A play that is known to have come so far; what happened on the way is not known here.

        `final` says whether the last entry is beyond taking back.
        """
        play = cls(game, Record(record.header))
        play.record, play.state = record, state
        play.events = [[] for _ in record]
        play._final = [True] * (len(record) - 1) + [final] * (len(record) > 0)
        return play

    @property
    def final(self) -> bool:
        """Whether the last entry is beyond taking back by one seat alone."""
        return not self._final or self._final[-1]

    def _check(self, head: Header) -> None:
        if head.game != self.game.key:
            raise RecordError("record-game", found=head.game, expected=self.game.key)
        if head.rules != self.game.rulebook.version:
            raise RecordError("record-rules", found=head.rules, known=self.game.rulebook.version)
        if head.components != self.game.fingerprint:
            raise RecordError("record-components", found=head.components)

    def _opening(self, head: Header) -> State:
        if head.position is msgspec.UNSET:
            return self.game.start(head.seats, head.options)
        state = self.game.position(head.position)
        if state.seats != head.seats or self.game.options.resolve(head.options) != state.rules.options:
            raise RecordError("record-position")
        return state

    def enter(self, entry: Entry) -> list[Event]:
        """Play an entry that was read; a RecordError tells where it does not fit."""
        try:
            return self.play(entry.seat, self._table(entry.seat).parse(entry.move))
        except (UnknownMove, IllegalMove) as error:
            raise RecordError(
                "record-move", game=self.game.key, entry=entry.n, move=entry.move, seat=entry.seat, why=error
            ) from None

    def play(self, seat: int, move: int) -> list[Event]:
        """Make a move, or let chance fall on an outcome; raises IllegalMove and changes nothing."""
        events = self.state.play(seat, move)
        self.record.add(seat, self._table(seat).name(move))
        self.events.append(events)
        self._final.append(seat == CHANCE or self.state.revealed)
        return events

    def draw(self, rng: Rng) -> list[Event]:
        """At a chance point: draw."""
        return self.play(CHANCE, self.state.sample(rng))

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back the last entry: its own, and nothing was revealed since."""
        return bool(self.record.entries) and self.record.entries[-1].seat == seat and not self._final[-1]

    def undo(self, seat: int) -> bool:
        """Take back the last entry, if the seat may."""
        if not self.can_undo(seat):
            return False
        self.back_to(len(self.record) - 1)
        return True

    def back_to(self, number: int) -> None:
        """Go back to the moment after so many entries."""
        earlier = Play(self.game, self.record.until(number))
        self.record, self.state = earlier.record, earlier.state
        self.events, self._final = earlier.events, earlier._final

    def _table(self, seat: int) -> MoveTable:
        return self.game.outcomes if seat == CHANCE else self.game.moves


def new(game: Game, seats: int, options: dict[str, str] | None = None, names: list[str] | None = None) -> Play:
    """A play that begins now."""
    resolved = game.options.resolve(options or {})
    return Play(game, Record(header(game, seats, resolved, names or [])))

"""A session: one game in progress, with its record, its current state and undo."""

import msgspec

from pessoi.core.errors import UserError
from pessoi.core.events import Event, IllegalMove
from pessoi.core.game import Game
from pessoi.core.moves import MoveTable, UnknownMove
from pessoi.core.record import Entry, Header, Record, RecordError, header
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE


class Session:
    """One game in progress: its record, the state it leads to, and how to go back in it."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = Record(record.header)
        self._check(record.header)
        try:
            self.state: State = self._opening(record.header)
        except UserError as error:
            raise RecordError("record-opening", game=game.key, why=error) from None
        if len(record) > game.longest:
            raise RecordError("record-long", most=game.longest, found=len(record))
        self.events: list[list[Event]] = []
        """The events of each entry."""
        self.fixed = 0
        """The number of entries at the start that can never be undone."""
        self._final: list[bool] = []
        for entry in record:
            self.enter(entry)

    @classmethod
    def resumed(cls, game: Game, record: Record, state: State, final: bool) -> "Session":
        """Continue from a known state after all entries of a record, without their events.

        `final` says whether the last entry can no longer be undone by one seat.
        """
        session = cls(game, Record(record.header))
        session.record, session.state = record, state
        session.events = [[] for _ in record]
        session._final = [True] * (len(record) - 1) + [final] * (len(record) > 0)
        return session

    @property
    def final(self) -> bool:
        """Whether the last entry can no longer be undone by one seat."""
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
        """Play an entry of a record. Raises RecordError, with the entry, if it does not fit."""
        try:
            return self.play(entry.seat, self._table(entry.seat).parse(entry.move))
        except (UnknownMove, IllegalMove) as error:
            raise RecordError(
                "record-move", game=self.game.key, entry=entry.n, move=entry.move, seat=entry.seat, why=error
            ) from None

    def play(self, seat: int, move: int) -> list[Event]:
        """Make a move, or with CHANCE apply an outcome. Raises IllegalMove and changes nothing if it is illegal."""
        events = self.state.play(seat, move)
        self.record.add(seat, self._table(seat).name(move))
        self.events.append(events)
        self._final.append(seat == CHANCE or self.state.revealed)
        return events

    def draw(self, rng: Rng) -> list[Event]:
        """At a chance event: draw an outcome and apply it."""
        return self.play(CHANCE, self.state.sample(rng))

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may undo the last entry: its own, not fixed, with nothing revealed since."""
        return len(self.record) > self.fixed and self.record.entries[-1].seat == seat and not self._final[-1]

    def undo(self, seat: int) -> bool:
        """Undo the last entry if the seat may; returns whether it did."""
        if not self.can_undo(seat):
            return False
        self.back_to(len(self.record) - 1)
        return True

    def back_to(self, number: int) -> None:
        """Rewind to the state after entry `number`."""
        earlier = Session(self.game, self.record.until(number))
        self.record, self.state = earlier.record, earlier.state
        self.events, self._final = earlier.events, earlier._final

    def _table(self, seat: int) -> MoveTable:
        return self.game.outcomes if seat == CHANCE else self.game.moves


def new(game: Game, seats: int, options: dict[str, str] | None = None, names: list[str] | None = None) -> Session:
    """A new game, recorded from its first move."""
    resolved = game.options.resolve(options or {})
    return Session(game, Record(header(game, seats, resolved, names or [])))

"""A play as it goes: its record, the state it leads to, and how to go back in it."""

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
    """One play as it goes: the record, the state it leads to, and how to go back in it."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = Record(record.header)
        self._check(record.header)
        try:
            self.state: State = self._opening(record.header)
        except UserError as error:
            raise RecordError("record-opening", game=game.key, why=error) from None
        self.events: list[list[Event]] = []
        """What happened at each entry."""
        self._final: list[bool] = []
        for entry in record:
            self.enter(entry)

    @classmethod
    def resumed(cls, game: Game, record: Record, state: State, final: bool) -> "Session":
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
        earlier = Session(self.game, self.record.until(number))
        self.record, self.state = earlier.record, earlier.state
        self.events, self._final = earlier.events, earlier._final

    def _table(self, seat: int) -> MoveTable:
        return self.game.outcomes if seat == CHANCE else self.game.moves


def new(game: Game, seats: int, options: dict[str, str] | None = None, names: list[str] | None = None) -> Session:
    """A play that begins now."""
    resolved = game.options.resolve(options or {})
    return Session(game, Record(header(game, seats, resolved, names or [])))

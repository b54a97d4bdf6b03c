"""Earlier moments of a play: states are kept here and there on the way, so that none is far."""

from pessoi.core.record import Record
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.core.step import CHANCE

EVERY = 64
"""So many entries of the record lie between two states that are kept."""


class Past:
    """The way a play has come. It grows with the play; when moves are taken back, a new one is needed."""

    def __init__(self, play: Session) -> None:
        self._play = play
        self._state = Session(play.game, Record(play.record.header)).state
        self._entry = 0
        self._kept = {0: self._state.clone()}

    def at(self, entry: int) -> State:
        """The state after so many entries of the record; only to be looked at, and before the next one is asked for."""
        nearest = max(kept for kept in self._kept if kept <= entry)
        if not nearest <= self._entry <= entry:
            self._entry, self._state = nearest, self._kept[nearest].clone()
        while self._entry < entry:
            self._step()
        return self._state

    def _step(self) -> None:
        entry = self._play.record.entries[self._entry]
        moves = self._play.game.outcomes if entry.seat == CHANCE else self._play.game.moves
        self._state.apply(entry.seat, moves.parse(entry.move))
        self._entry += 1
        if self._entry % EVERY == 0:
            self._kept[self._entry] = self._state.clone()

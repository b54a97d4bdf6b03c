"""Earlier states of a game, recomputed from checkpoints that are kept at regular intervals."""

from pessoi.core.record import Record
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.core.step import CHANCE

CHECKPOINT_EVERY = 64
"""Entries of the record between two checkpoints."""


class History:
    """The states of a session after each entry. Entries may be added to the session; after an undo, make a new one."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._state = Session(session.game, Record(session.record.header)).state
        self._entry = 0
        self._checkpoints = {0: self._state.clone()}

    def at(self, entry: int) -> State:
        """The state after `entry` entries; read-only, and valid only until the next call."""
        nearest = max(checkpoint for checkpoint in self._checkpoints if checkpoint <= entry)
        if not nearest <= self._entry <= entry:
            self._entry, self._state = nearest, self._checkpoints[nearest].clone()
        while self._entry < entry:
            self._step()
        return self._state

    def _step(self) -> None:
        entry = self._session.record.entries[self._entry]
        moves = self._session.game.outcomes if entry.seat == CHANCE else self._session.game.moves
        self._state.apply(entry.seat, moves.parse(entry.move))
        self._entry += 1
        if self._entry % CHECKPOINT_EVERY == 0:
            self._checkpoints[self._entry] = self._state.clone()

"""Pente grammai: all parts of its folder wired together."""

from collections.abc import Iterable
from typing import cast

from pessoi.core.errors import UserError
from pessoi.core.events import Event
from pessoi.core.game import Correction, Game

from pente_grammai.components import PenteComponents
from pente_grammai.rules import turn
from pente_grammai.rules.board import SEATS, Board
from pente_grammai.rules.events import EVENTS
from pente_grammai.rules.state import PenteMoves, PenteOutcomes, PenteRules, PenteState
from pente_grammai.view import PenteView, view


class PenteGrammai(Game[PenteState]):
    """Race five pieces round five lines to the far end of the holy line."""

    key = "pente"
    seats = range(SEATS, SEATS + 1)
    longest = 5_000
    persons = ("seat", "other", "owners")
    components_type = PenteComponents
    view_type = PenteView
    state_type = PenteState
    steps = turn.STEPS
    events = EVENTS

    def __init__(self, correction: Correction | None = None) -> None:
        super().__init__(correction)
        self.board = Board(cast(PenteComponents, self.components))
        self._moves = PenteMoves(self.board)
        self._outcomes = PenteOutcomes(self.board)
        self.moves = self._moves.table
        self.outcomes = self._outcomes.table
        self.words = {"point": self.board.names, "target": self.board.names}

    def rules(self, seats: int, options: dict[str, str]) -> PenteRules:
        return PenteRules(options, self.board, self._moves, self._outcomes)

    def prepare(self, state: PenteState) -> None:
        state.push(turn.OPENING)

    def view(self, state: PenteState, seat: int | None) -> PenteView:
        return view(state, seat)

    def scores(self, state: PenteState) -> list[int]:
        return [state.arrived(seat) for seat in range(SEATS)]

    def ranking(self, state: PenteState) -> list[int]:
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]

    def sources(self, state: PenteState, events: Iterable[Event]) -> list[dict[str, int]]:
        return [{"arrived": score} for score in self.scores(state)]

    def holdings(self, state: PenteState) -> dict[str, int]:
        points = range(self.board.points)
        return {
            f"pieces {seat}": state.in_hand[seat] + sum(state.pieces(seat, point) for point in points)
            for seat in range(SEATS)
        }

    def faults(self, state: PenteState) -> list[UserError]:
        return turn.faults(state)

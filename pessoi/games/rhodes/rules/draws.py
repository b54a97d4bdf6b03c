"""Draws: missions for the plazas, and the Egyptian boat that enters next."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count, members, without_lowest
from pessoi.core.moves import MoveKind
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Step
from pessoi.games.rhodes.rules import events
from pessoi.games.rhodes.rules.state import RhodesState
from pessoi.games.rhodes.rules.steps import DRAW_BOAT, DRAW_MISSION


class Draw(Step[RhodesState]):
    """One of a set is drawn, each with the same probability. If only one is left, there is no chance event."""

    def left(self, state: RhodesState) -> i64:
        """What can be drawn, as a mask."""
        raise NotImplementedError

    def kind(self, state: RhodesState) -> MoveKind:
        """The outcomes, indexed like the mask."""
        raise NotImplementedError

    def turn_up(self, state: RhodesState, number: i64) -> None:
        """Carry out the draw."""
        raise NotImplementedError

    def waits(self, state: RhodesState) -> i64:
        return CHANCE if without_lowest(self.left(state)) else NOBODY

    def weights(self, state: RhodesState) -> list[tuple[int, int]]:
        kind = self.kind(state)
        return [(kind.move(number), 1) for number in members(self.left(state))]

    def sample(self, state: RhodesState, rng: Rng) -> int:
        return self.kind(state).move(rng.one_of(members(self.left(state))))

    def play(self, state: RhodesState, seat: i64, outcome: i64) -> None:
        self.turn_up(state, self.kind(state).index(outcome))

    def run(self, state: RhodesState) -> None:
        for number in members(self.left(state)):
            self.turn_up(state, number)


@final
class DrawMission(Draw):
    """A mission is opened on a free plaza; those put back at the start remain unknown (rhodes.setup.missions)."""

    def left(self, state: RhodesState) -> i64:
        return state.unseen & state.rhodes.constants.draws[state.drawn]

    def kind(self, state: RhodesState) -> MoveKind:
        return state.rhodes.outcome.mission

    def turn_up(self, state: RhodesState, number: i64) -> None:
        state.unseen &= ~BIT[number]
        state.drawn += 1
        state.plazas |= BIT[number]
        state.tell(events.MISSION_DRAWN if state.round else events.MISSION_OPEN, number)


DRAW_MISSION.bind(DrawMission())


@final
class DrawBoat(Draw):
    """The next Egyptian boat is turned over and waits at sea (rhodes.boats.next, rhodes.boats.reshuffle)."""

    def left(self, state: RhodesState) -> i64:
        return state.pile if state.pile else state.landed

    def kind(self, state: RhodesState) -> MoveKind:
        return state.rhodes.outcome.boat

    def turn_up(self, state: RhodesState, number: i64) -> None:
        if state.pile == 0:
            state.tell(events.BOATS_SHUFFLED, count(state.landed))
            state.pile = state.landed
            state.landed = 0
        state.pile &= ~BIT[number]
        state.sea = number
        state.tell(events.BOAT_AT_SEA, number)


DRAW_BOAT.bind(DrawBoat())

"""Draws: missions for the plazas, and the Egyptian boat that enters next."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count
from pessoi.core.moves import MoveKind
from pessoi.core.step import Draw
from pessoi.games.rhodes.rules import events
from pessoi.games.rhodes.rules.state import RhodesState
from pessoi.games.rhodes.rules.steps import DRAW_BOAT, DRAW_MISSION


@final
class DrawMission(Draw[RhodesState]):
    """A mission is opened on a free plaza; those put back at the start remain unknown (rhodes.setup.missions)."""

    def left(self, state: RhodesState) -> i64:
        return state.unseen & state.rhodes.constants.draws[state.drawn]

    def outcomes(self, state: RhodesState) -> MoveKind:
        return state.rhodes.outcome.mission

    def draw(self, state: RhodesState, number: i64) -> None:
        state.unseen &= ~BIT[number]
        state.drawn += 1
        state.plazas |= BIT[number]
        card = state.rhodes.constants.missions[number]
        event = events.MISSION_DRAWN if state.round else events.MISSION_OPEN
        state.tell_goods(event, card.asked, number, card.money, card.points)


@final
class DrawBoat(Draw[RhodesState]):
    """The next Egyptian boat is turned over and waits at sea (rhodes.boats.next, rhodes.boats.reshuffle)."""

    def left(self, state: RhodesState) -> i64:
        return state.pile if state.pile else state.landed

    def outcomes(self, state: RhodesState) -> MoveKind:
        return state.rhodes.outcome.boat

    def draw(self, state: RhodesState, number: i64) -> None:
        if state.pile == 0:
            state.tell(events.BOATS_SHUFFLED, count(state.landed))
            state.pile = state.landed
            state.landed = 0
        state.pile &= ~BIT[number]
        state.sea = number
        state.tell_goods(events.BOAT_AT_SEA, state.rhodes.constants.fleet.egyptian[number], number)


DRAW_MISSION.bind(DrawMission())
DRAW_BOAT.bind(DrawBoat())

"""5g and 6, disasters: two chits a round, and the third of a kind strikes at once."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count, lowest, members
from pessoi.core.events import Arguments, EventKind, Reason
from pessoi.core.step import CHANCE, NOBODY, Step, Together
from pessoi.games.peloponnes.rules import events, steps
from pessoi.games.peloponnes.rules.constants import (
    BLANK,
    CHIT_KINDS,
    CITIZENS,
    COINS,
    DECLINE,
    DROUGHT,
    EARTHQUAKE,
    FOOD,
    LUXURY,
    PLAGUE,
    STONE,
    STORES,
    WOOD,
)
from pessoi.games.peloponnes.rules.state import PeloponnesState


@final
class Chit(Step[PeloponnesState]):
    """Chits are turned up one after the other (peloponnes.disasters.chits). The argument counts them."""

    def waits(self, state: PeloponnesState) -> i64:
        return CHANCE if len(self._left(state)) > 1 else NOBODY

    def weights(self, state: PeloponnesState) -> list[tuple[int, int]]:
        draw = state.peloponnes.outcome.draw
        return [(draw.move(kind), state.chits[kind]) for kind in self._left(state)]

    def play(self, state: PeloponnesState, seat: i64, outcome: i64) -> None:
        self._turn(state, state.peloponnes.outcome.draw.index(outcome))

    def run(self, state: PeloponnesState) -> None:
        """Turn up a chit of the last kind in the pile, which is certain."""
        left = self._left(state)
        if left:
            self._turn(state, left[0])

    def _left(self, state: PeloponnesState) -> list[int]:
        """The kinds of chits in the pile; none once all chits of the round are drawn."""
        if state.at == state.peloponnes.constants.draws:
            return []
        return [kind for kind in range(CHIT_KINDS) if state.chits[kind]]

    def _turn(self, state: PeloponnesState, kind: i64) -> None:
        state.push(steps.CHIT, state.at + 1)
        state.chits[kind] -= 1
        state.chits[CHIT_KINDS + kind] += 1
        if kind == BLANK:
            state.tell(events.BLANK)
            return
        state.tell(events.CHIT, kind, state.open_chits(kind))
        if state.open_chits(kind) == state.peloponnes.constants.strikes:
            state.tell(events.DISASTER, kind)
            strike(state, kind)


@final
class PayOrLose(Together[PeloponnesState]):
    """Pay two goods for each tile that is struck, or lose it (peloponnes.disasters.choice).

    An earthquake strikes buildings, finished or not (peloponnes.disasters.earthquake,
    peloponnes.disasters.unfinished), a storm lands (peloponnes.disasters.storm).
    """

    def __init__(self, lands: bool, first: int, second: int, lost: EventKind, paid: EventKind) -> None:
        super().__init__()
        self.lands = lands
        self.first: i64 = first
        self.second: i64 = second
        self.lost = lost
        self.paid = paid

    def strike(self, state: PeloponnesState, seat: i64) -> bool:
        """Return whether a seat has to decide; a seat that cannot pay for a single tile loses all."""
        struck = self._struck(state, seat)
        if struck and self._can_pay(state, seat, 1):
            return True
        for tile in members(struck):
            state.lose_tile(seat, tile, self.lost, events.COIN_SAVED)
        return False

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        move = state.peloponnes.move
        struck = self._struck(state, seat)
        moves = [int(move.lose.move(tile)) for tile in members(struck)]
        if moves and self._can_pay(state, seat, len(moves)):
            moves.append(move.pay)
        return moves

    def why_not(self, state: PeloponnesState, seat: i64, chosen: i64) -> Reason:
        move = state.peloponnes.move
        if chosen == move.pay:
            return Reason("cannot-save", {"count": count(self._struck(state, seat))})
        if move.lose.has(chosen):
            return Reason("not-struck", {"tile": move.lose.index(chosen)})
        return Reason("disaster-first")

    def question(self, state: PeloponnesState, seat: i64) -> Arguments:
        return {"count": int(count(self._struck(state, seat)))}

    def details(self, state: PeloponnesState, seat: i64, chosen: i64) -> Arguments:
        """What it takes to save all tiles that are left, or the prestige that is lost with a tile."""
        rules = state.peloponnes
        if chosen != rules.move.pay:
            return {"prestige": rules.tiles.prestige[rules.move.lose.index(chosen)]}
        tiles = int(count(self._struck(state, seat)))
        return {
            "count": tiles,
            STORES[self.first]: tiles,
            STORES[self.second]: tiles,
            "luxury": int(self._luxury_needed(state, seat, tiles)),
        }

    def play(self, state: PeloponnesState, seat: i64, chosen: i64) -> None:
        """Pay for all tiles that are left, or lose one more."""
        move = state.peloponnes.move
        tiles = count(self._struck(state, seat))
        if chosen == move.pay:
            luxury = state.pay(seat, self.first, tiles) + state.pay(seat, self.second, tiles)
            state.tell(self.paid, seat, tiles, luxury)
        else:
            state.lose_tile(seat, move.lose.index(chosen), self.lost, events.COIN_SAVED)
        if chosen == move.pay or tiles == 1:
            state.settle(seat)

    def _struck(self, state: PeloponnesState, seat: i64) -> i64:
        tiles = state.peloponnes.tiles
        return state.own(seat, tiles.lands if self.lands else tiles.buildings)

    def _can_pay(self, state: PeloponnesState, seat: i64, tiles: i64) -> bool:
        """Whether a seat can pay for `tiles` tiles; luxury counts only by option (peloponnes.disasters.no-luxury)."""
        luxury = self._luxury_needed(state, seat, tiles)
        return luxury == 0 or (state.peloponnes.luxury_saves and luxury <= state.has(seat, LUXURY))

    def _luxury_needed(self, state: PeloponnesState, seat: i64, tiles: i64) -> i64:
        return state.luxury_for(seat, self.first, tiles) + state.luxury_for(seat, self.second, tiles)


EARTHQUAKE_STEP: Final = PayOrLose(False, WOOD, STONE, events.EARTHQUAKE_LOST, events.EARTHQUAKE_PAID)
STORM_STEP: Final = PayOrLose(True, FOOD, COINS, events.STORM_LOST, events.STORM_PAID)


LOSSES: Final[dict[int, tuple[int, EventKind]]] = {
    DROUGHT: (FOOD, events.DROUGHT),
    PLAGUE: (CITIZENS, events.PLAGUE),
    DECLINE: (LUXURY, events.DECLINE),
}
"""What is lost in a disaster that leaves no choice, and the event that says so."""


def strike(state: PeloponnesState, kind: i64) -> None:
    """Let a disaster hit all seats without protection (peloponnes.disasters.third, peloponnes.disasters.protection)."""
    guard: i64 = state.peloponnes.tiles.guards[kind]
    step = EARTHQUAKE_STEP if kind == EARTHQUAKE else STORM_STEP
    asked: i64 = 0
    for seat in range(state.peloponnes.seats):
        guards = state.own(seat, guard)
        if guards:
            state.tell(events.PROTECTED, seat, kind, lowest(guards))
        elif kind in LOSSES:
            suffer(state, seat, kind)
        elif step.strike(state, seat):
            asked |= BIT[seat]
    if asked:
        state.push(step.ref, asked)


def suffer(state: PeloponnesState, seat: i64, kind: i64) -> None:
    """Lose a third of the food or of the citizens, rounded up, or ten luxury.

    See peloponnes.disasters.drought, peloponnes.disasters.plague and peloponnes.disasters.decline.
    """
    constants = state.peloponnes.constants
    good, loss = LOSSES[kind]
    amount = state.has(seat, good)
    lost = min(amount, constants.decline) if kind == DECLINE else (amount + constants.share - 1) // constants.share
    if lost:
        state.gain(seat, good, -lost)
        state.tell(loss, seat, lost)


steps.CHIT.bind(Chit())
steps.EARTHQUAKE.bind(EARTHQUAKE_STEP)
steps.STORM.bind(STORM_STEP)

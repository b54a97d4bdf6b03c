"""5g and 6, disasters: two chits a round, and the third of a kind strikes at once."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count, members
from pessoi.core.events import Reason
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Step, Together
from pessoi.games.peloponnes.rules import events
from pessoi.games.peloponnes.rules.constants import (
    BLANK,
    CITIZENS,
    COINS,
    DECLINE,
    DROUGHT,
    EARTHQUAKE,
    FOOD,
    LUXURY,
    PLAGUE,
    STONE,
    STORM,
    WOOD,
    lowest,
)
from pessoi.games.peloponnes.rules.state import CHIT, PeloponnesState
from pessoi.games.peloponnes.rules.state import EARTHQUAKE as EARTHQUAKE_STEP
from pessoi.games.peloponnes.rules.state import STORM as STORM_STEP

KINDS_OF_CHITS: Final = BLANK + 1


@final
class Chit(Step[PeloponnesState]):
    """Chits are turned up one after the other (peloponnes.disasters.chits). The argument counts them."""

    def waits(self, state: PeloponnesState) -> i64:
        if state.at == state.peloponnes.numbers.draws:
            return NOBODY
        kinds: i64 = 0
        for kind in range(KINDS_OF_CHITS):
            if state.chits[kind]:
                kinds += 1
        return CHANCE if kinds > 1 else NOBODY

    def weights(self, state: PeloponnesState) -> list[tuple[int, int]]:
        first = state.peloponnes.outcome.draw
        return [(first + kind, state.chits[kind]) for kind in range(KINDS_OF_CHITS) if state.chits[kind]]

    def sample(self, state: PeloponnesState, rng: Rng) -> int:
        total: i64 = 0
        for kind in range(KINDS_OF_CHITS):
            total += state.chits[kind]
        rest: i64 = rng.below(total)
        drawn: i64 = 0
        while rest >= state.chits[drawn]:
            rest -= state.chits[drawn]
            drawn += 1
        return state.peloponnes.outcome.draw + drawn

    def play(self, state: PeloponnesState, seat: i64, outcome: i64) -> None:
        self._turn(state, outcome - state.peloponnes.outcome.draw)

    def run(self, state: PeloponnesState) -> None:
        """The last kind in the pile is nobody's chance."""
        if state.at < state.peloponnes.numbers.draws:
            for kind in range(KINDS_OF_CHITS):
                if state.chits[kind]:
                    self._turn(state, kind)
                    return

    def _turn(self, state: PeloponnesState, kind: i64) -> None:
        state.push(CHIT, state.at + 1)
        state.chits[kind] -= 1
        open_ones: i64 = state.chits[KINDS_OF_CHITS + kind] + 1
        state.chits[KINDS_OF_CHITS + kind] = open_ones
        if kind == BLANK:
            state.tell(events.BLANK)
            return
        state.tell(events.CHIT, kind, open_ones)
        if open_ones == state.peloponnes.numbers.strikes:
            state.tell(events.DISASTER, kind)
            strike(state, kind)


def strike(state: PeloponnesState, kind: i64) -> None:
    """A disaster hits all who are not protected (peloponnes.disasters.third, peloponnes.disasters.protection)."""
    rules = state.peloponnes
    guard: i64 = rules.tiles.guards[kind]
    asked: i64 = 0
    for seat in range(rules.count):
        own: i64 = state.owned[seat]
        if own & guard:
            state.tell(events.PROTECTED, seat, kind)
        elif kind == EARTHQUAKE:
            if shaken(state, seat, own & rules.tiles.buildings, WOOD, STONE, events.EARTHQUAKE_LOST):
                asked |= BIT[seat]
        elif kind == STORM:
            if shaken(state, seat, own & rules.tiles.lands, FOOD, COINS, events.STORM_LOST):
                asked |= BIT[seat]
        else:
            suffer(state, seat, kind)
    if asked:
        state.push(EARTHQUAKE_STEP if kind == EARTHQUAKE else STORM_STEP, asked)


def suffer(state: PeloponnesState, seat: i64, kind: i64) -> None:
    """Drought, plague and decline leave no choice."""
    numbers = state.peloponnes.numbers
    if kind == DROUGHT:
        lost = third(state.has(seat, FOOD), numbers.share)
        state.gain(seat, FOOD, -lost)
        state.tell(events.DROUGHT, seat, lost)
    elif kind == PLAGUE:
        lost = third(state.has(seat, CITIZENS), numbers.share)
        state.gain(seat, CITIZENS, -lost)
        state.tell(events.PLAGUE, seat, lost)
    elif kind == DECLINE:
        lost = min(state.has(seat, LUXURY), numbers.decline)
        state.gain(seat, LUXURY, -lost)
        state.tell(events.DECLINE, seat, lost)


def third(amount: i64, share: i64) -> i64:
    """One part in three, rounded up (peloponnes.disasters.drought, peloponnes.disasters.plague)."""
    return (amount + share - 1) // share


# -- earthquake and storm: pay for a tile or lose it --------------------------------------------


def luxury_to_save(state: PeloponnesState, seat: i64, tiles: i64, first: i64, second: i64) -> i64:
    """The luxury a seat lacks to save so many tiles, one of each good for every tile."""
    missing: i64 = 0
    if tiles > state.has(seat, first):
        missing = tiles - state.has(seat, first)
    if tiles > state.has(seat, second):
        missing += tiles - state.has(seat, second)
    return missing * state.peloponnes.numbers.rate


def can_save(state: PeloponnesState, seat: i64, tiles: i64, first: i64, second: i64) -> bool:
    """Whether a seat can pay for so many tiles; luxury counts only by option (peloponnes.disasters.no-luxury)."""
    luxury = luxury_to_save(state, seat, tiles, first, second)
    return luxury == 0 or (state.peloponnes.luxury_saves and luxury <= state.has(seat, LUXURY))


def shaken(state: PeloponnesState, seat: i64, tiles: i64, first: i64, second: i64, event: i64) -> bool:
    """Whether a seat has anything to decide; who cannot pay for a single tile loses all."""
    if not tiles:
        return False
    if can_save(state, seat, 1, first, second):
        return True
    while tiles:
        lose(state, seat, lowest(tiles), event)
        tiles &= tiles - 1
    return False


def lose(state: PeloponnesState, seat: i64, tile: i64, event: i64) -> None:
    """A tile that is not paid for goes back to the box."""
    state.tell(event, seat, tile)
    state.lose_tile(seat, tile, events.COIN_SAVED)


def choices(state: PeloponnesState, seat: i64, tiles: i64, first: i64, second: i64) -> list[int]:
    """Give up any tile, or pay for all that are left (peloponnes.disasters.choice)."""
    move = state.peloponnes.move
    moves = [move.lose + tile for tile in members(tiles)]
    if moves and can_save(state, seat, count(tiles), first, second):
        moves.append(move.pay)
    return moves


def decide(
    state: PeloponnesState, seat: i64, move: i64, tiles: i64, first: i64, second: i64, lost: i64, paid: i64
) -> None:
    """One tile less, or all others paid for; who has none left is done."""
    number = count(tiles)
    if move == state.peloponnes.move.pay:
        luxury = luxury_to_save(state, seat, number, first, second)
        state.gain(seat, LUXURY, -luxury)
        state.gain(seat, first, -min(number, state.has(seat, first)))
        state.gain(seat, second, -min(number, state.has(seat, second)))
        state.tell(paid, seat, number, luxury)
        state.settle(seat)
        return
    lose(state, seat, move - state.peloponnes.move.lose, lost)
    if number == 1:
        state.settle(seat)


def why_not_save(state: PeloponnesState, move: i64, tiles: i64) -> Reason:
    """Why a tile cannot be given up, or the others not be paid for."""
    moves = state.peloponnes.move
    if move == moves.pay:
        return Reason("cannot-save", {"count": count(tiles)})
    if moves.lose <= move < moves.pay:
        return Reason("not-struck", {"tile": move - moves.lose})
    return Reason("disaster-first")


@final
class Earthquake(Together[PeloponnesState]):
    """A wood and a stone for each building, or it is lost (peloponnes.disasters.earthquake)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        return choices(state, seat, self._struck(state, seat), WOOD, STONE)

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        return why_not_save(state, move, self._struck(state, seat))

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        struck = self._struck(state, seat)
        decide(state, seat, move, struck, WOOD, STONE, events.EARTHQUAKE_LOST, events.EARTHQUAKE_PAID)

    def run(self, state: PeloponnesState) -> None:
        """The earth is still."""

    def _struck(self, state: PeloponnesState, seat: i64) -> i64:
        own: i64 = state.owned[seat]
        return own & state.peloponnes.tiles.buildings


@final
class Storm(Together[PeloponnesState]):
    """A food and a coin for each land, or it is lost (peloponnes.disasters.storm)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        return choices(state, seat, self._struck(state, seat), FOOD, COINS)

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        return why_not_save(state, move, self._struck(state, seat))

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        struck = self._struck(state, seat)
        decide(state, seat, move, struck, FOOD, COINS, events.STORM_LOST, events.STORM_PAID)

    def run(self, state: PeloponnesState) -> None:
        """The sea is calm."""

    def _struck(self, state: PeloponnesState, seat: i64) -> i64:
        own: i64 = state.owned[seat]
        return own & state.peloponnes.tiles.lands

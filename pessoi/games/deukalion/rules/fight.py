"""Fights: everybody aboard is thrown; crosses go to the Underworld; then somebody has won."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.events import Reason
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Step
from pessoi.games.deukalion.rules import events
from pessoi.games.deukalion.rules.deck import (
    FLEECE,
    HADES,
    cargo_size,
    of_colour,
    treasure,
)
from pessoi.games.deukalion.rules.state import (
    ACTED,
    ALARM,
    ANSWER,
    AT_CITY,
    AT_HYDRA,
    AT_SHIP,
    AT_TOWN,
    ATTACKED,
    BEGUN,
    BOAST,
    BUSY,
    BY_HYDRA,
    DEFEAT,
    DISPLACE,
    ENDED,
    FRONT_FLEECE,
    FRONT_HADES,
    HYDRA_AWAY,
    LOOT,
    NONE,
    ONE_AGAIN,
    OUTCOME,
    SEAT_BITS,
    SEAT_MASK,
    SEIZE,
    SHADE,
    THROW,
    TRIUMPH,
    VERDICT,
    VICTORY,
    WINDOW,
    DeukalionState,
    end_fight,
)


def attack(state: DeukalionState, seat: i64, fight: i64, other: i64, target: i64) -> None:
    """The mover attacks: its way ends, and it may neither attack nor found again (deukalion.turn.one-act)."""
    state.flags |= BEGUN | ENDED | ACTED | ATTACKED | BUSY
    start(state, fight, seat, other, target)


def start(state: DeukalionState, fight: i64, one: i64, two: i64, target: i64) -> None:
    """A fight begins. A ship that is attacked may first answer with cards (deukalion.window.attacked)."""
    state.fight = fight
    state.one = one
    state.two = two
    state.target = target
    state.push(VERDICT)
    throw_all(state)
    if fight in (AT_SHIP, BY_HYDRA):
        attacked = two if fight == AT_SHIP else one
        state.push(SHADE, attacked)
        state.push(WINDOW, ALARM)


def throw_all(state: DeukalionState) -> None:
    """Everybody throws, the attacker first (deukalion.fight.throw)."""
    state.thrown_one = NONE
    state.thrown_two = NONE
    state.push(OUTCOME)
    state.push(WINDOW, ANSWER)
    if state.two != NONE:
        state.push(THROW, state.two)
    state.push(THROW, state.one)


def needed(state: DeukalionState) -> i64:
    """The points a throw must reach against a city, a town or the Hydra."""
    rules = state.deukalion
    if state.fight == AT_CITY:
        return rules.places.defence[state.target]
    if state.fight == AT_TOWN:
        return rules.places.value[state.target]
    helped = state.fight == (AT_HYDRA if rules.fleece_attacks else BY_HYDRA)
    if helped and state.has_front(state.one, FRONT_FLEECE):
        return rules.deck.amounts[FLEECE]
    return rules.printed.strength


@final
class Shade(Step[DeukalionState]):
    """With Hades' favour a fighter may come back before the fight (deukalion.action.hades)."""

    def waits(self, state: DeukalionState) -> i64:
        seat = state.at
        amount: i64 = state.deukalion.deck.amounts[HADES]
        if state.has_front(seat, FRONT_HADES) and state.can_return(seat, amount) > 0:
            return BIT[seat]
        return NOBODY

    def run(self, state: DeukalionState) -> None:
        """Nobody comes back."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        amount: i64 = rules.deck.amounts[HADES]
        return [rules.move.back + count for count in range(state.can_return(seat, amount) + 1)]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("shade-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        count = move - state.deukalion.move.back
        state.bring_back(seat, count)
        state.tell(events.BACK, seat, count)


@final
class Throw(Step[DeukalionState]):
    """All fighters aboard are thrown; how they fall is one chance. The argument is whose (deukalion.fight.throw)."""

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE if state.fighters[state.at] > 0 else NOBODY

    def run(self, state: DeukalionState) -> None:
        """A ship without fighters throws nothing (deukalion.fight.empty-ship)."""
        set_thrown(state, state.at, state.deukalion.throws.first[0])

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        first = state.deukalion.outcome.throw
        throws = state.deukalion.throws
        return [(first + row, weight) for row, weight in throws.weights[state.fighters[state.at]]]

    def sample(self, state: DeukalionState, rng: Rng) -> int:
        throws = state.deukalion.throws
        counts = [0, 0, 0]
        left: i64 = state.fighters[state.at]
        sides: i64 = len(throws.faces)
        while left > 0:
            counts[throws.faces[rng.below(sides)]] += 1
            left -= 1
        return state.deukalion.outcome.throw + row_of(state, counts[0], counts[1], counts[2])

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        throws = state.deukalion.throws
        row = outcome - state.deukalion.outcome.throw
        set_thrown(state, state.at, row)
        state.tell(events.THROWN, state.at, throws.cross[row], throws.half[row], throws.full[row])


def row_of(state: DeukalionState, cross: i64, half: i64, full: i64) -> i64:
    """The row of a throw with these counts."""
    throws = state.deukalion.throws
    size: i64 = throws.most + 1
    return throws.row[(cross * size + half) * size + full]


def set_thrown(state: DeukalionState, seat: i64, row: i64) -> None:
    """Keep how a seat's fighters fell."""
    if seat == state.one:
        state.thrown_one = row
    else:
        state.thrown_two = row


def thrown_by(state: DeukalionState, seat: i64) -> i64:
    """How a seat's fighters fell; nothing for a seat that does not fight."""
    if seat == state.one:
        return state.thrown_one
    return state.thrown_two if seat == state.two else NONE


@final
class Pick(Step[DeukalionState]):
    """Which fighter Hephaistos lets a seat throw again (deukalion.action.hephaistos)."""

    def waits(self, state: DeukalionState) -> i64:
        return BIT[state.at]

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        throws = state.deukalion.throws
        row = thrown_by(state, seat)
        moves = []
        for side, counts in enumerate((throws.cross, throws.half, throws.full)):
            if counts[row] > 0:
                moves.append(state.deukalion.move.again + side)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("pick-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        state.push(ONE_AGAIN, seat | (move - state.deukalion.move.again) << SEAT_BITS)


@final
class OneAgain(Step[DeukalionState]):
    """One fighter is thrown again; the argument is whose, and above it what it showed."""

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        odds = state.deukalion.throws.odds
        return [(state.deukalion.outcome.side + side, odd) for side, odd in enumerate(odds)]

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        throws = state.deukalion.throws
        owner = state.at & SEAT_MASK
        before = state.at >> SEAT_BITS
        after = outcome - state.deukalion.outcome.side
        row = thrown_by(state, owner)
        counts = [throws.cross[row], throws.half[row], throws.full[row]]
        counts[before] -= 1
        counts[after] += 1
        set_thrown(state, owner, row_of(state, counts[0], counts[1], counts[2]))
        state.tell(events.THROWN_AGAIN, owner, before, after)


@final
class Outcome(Step[DeukalionState]):
    """Crosses go to the Underworld; the points decide (deukalion.fight.cross, deukalion.fight.higher)."""

    def run(self, state: DeukalionState) -> None:
        mine = self._points(state, state.one)
        loser: i64
        if state.fight == AT_SHIP:
            theirs = self._points(state, state.two)
            state.won = 1 if mine > theirs else 0
            loser = state.two if state.won else state.one
        else:
            state.won = 1 if mine >= 2 * needed(state) else 0
            loser = NONE if state.won else state.one
        if loser != NONE:
            state.push(WINDOW, DEFEAT)

    def _points(self, state: DeukalionState, seat: i64) -> i64:
        """A throw in half points; its crosses are gone."""
        throws = state.deukalion.throws
        row = thrown_by(state, seat)
        lost: i64 = throws.cross[row]
        if lost > 0:
            state.fighters[seat] -= lost
            state.below[seat] += lost
            state.tell(events.LOST_FIGHTERS, seat, lost)
        points: i64 = throws.half[row]
        whole: i64 = throws.full[row]
        return points + 2 * whole


@final
class Verdict(Step[DeukalionState]):
    """The fight is over: prizes, towns, and who is moved away."""

    def run(self, state: DeukalionState) -> None:
        fight, one, two, target, won = state.fight, state.one, state.two, state.target, state.won
        end_fight(state)
        if fight == AT_SHIP:
            self._ship(state, one if won else two, two if won else one)
        elif fight == AT_CITY:
            state.tell(events.WON_CITY if won else events.LOST_CITY, one, target)
            if won:
                state.push(LOOT, one | BIT[target] << SEAT_BITS)
        elif fight == AT_TOWN:
            state.tell(events.WON_TOWN if won else events.LOST_TOWN, one, target)
            if won:
                self._town(state, one, target)
        elif won:
            state.tell(events.WON_HYDRA, one)
            state.push(HYDRA_AWAY, one)
            state.push(TRIUMPH, one)
        else:
            state.tell(events.LOST_HYDRA, one)
            seats: i64 = state.deukalion.seats
            right = (one + seats - 1) % seats
            state.push(DISPLACE, right | one << SEAT_BITS)

    def _ship(self, state: DeukalionState, winner: i64, loser: i64) -> None:
        """A treasure, the loser moved away, a contract (deukalion.fight.seize, deukalion.fight.displaced)."""
        state.tell(events.WON_SHIP, winner, loser)
        state.push(BOAST, winner | loser << SEAT_BITS)
        state.push(DISPLACE, winner | loser << SEAT_BITS)
        if state.hold[loser] and (state.room(winner) > 0 or state.fighters[winner] > 0):
            state.push(SEIZE, winner | loser << SEAT_BITS)

    def _town(self, state: DeukalionState, winner: i64, town: i64) -> None:
        """The old fighters go to the Underworld, the winner's take their place (deukalion.towns.lost)."""
        size: i64 = state.deukalion.places.size[town]
        owner = state.owner(town)
        if owner != NONE:
            state.below[owner] += size
            state.set_owner(town, NONE)
            state.tell(events.TOWN_LOST, owner, town, size)
        if state.fighters[winner] >= size:
            garrison(state, winner, town)
        else:
            state.tell(events.TOWN_EMPTY, town)


def garrison(state: DeukalionState, seat: i64, town: i64) -> None:
    """Fighters go from the ship into a town and count as points (deukalion.towns.points)."""
    size: i64 = state.deukalion.places.size[town]
    state.fighters[seat] -= size
    state.set_owner(town, seat)
    state.tell(events.FOUNDED, seat, town, size)
    state.push(VICTORY)


def make_room(state: DeukalionState, seat: i64) -> None:
    """Without a free place a fighter goes to the Underworld (deukalion.treasures.room)."""
    if state.room(seat) <= 0:
        state.fighters[seat] -= 1
        state.below[seat] += 1
        state.tell(events.ROOM, seat)


@final
class Seize(Step[DeukalionState]):
    """The winner takes a treasure from the loser; the argument is the winner, and above it the loser."""

    def waits(self, state: DeukalionState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        cargo: i64 = state.hold[state.at >> SEAT_BITS]
        moves = [] if state.room(seat) > 0 else [rules.move.leave]
        for colour in range(rules.colours):
            if of_colour(cargo, colour):
                moves.append(rules.move.seize + colour)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        if state.deukalion.move.seize <= move < state.deukalion.move.take:
            return Reason("no-such-treasure", {"colour": move - state.deukalion.move.seize})
        return Reason("seize-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        if move == state.deukalion.move.leave:
            return
        loser = state.at >> SEAT_BITS
        colour = move - state.deukalion.move.seize
        make_room(state, seat)
        state.hold[loser] -= treasure(colour)
        state.hold[seat] += treasure(colour)
        state.tell(events.SEIZED, seat, loser, colour)


@final
class Loot(Step[DeukalionState]):
    """A treasure of a city is taken; the argument is who takes it, and above it the mask of cities."""

    def waits(self, state: DeukalionState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        moves = [] if state.room(seat) > 0 else [rules.move.leave]
        for city in range(rules.places.cities):
            if state.at & BIT[city + SEAT_BITS]:
                for colour in range(rules.colours):
                    if of_colour(state.stock[city], colour):
                        moves.append(rules.move.take + city * rules.colours + colour)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        rules = state.deukalion
        if rules.move.take <= move < rules.move.put:
            return Reason("no-such-treasure", {"colour": (move - rules.move.take) % rules.colours})
        return Reason("take-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        rules = state.deukalion
        if move == rules.move.leave:
            return
        city = (move - rules.move.take) // rules.colours
        colour = (move - rules.move.take) % rules.colours
        make_room(state, seat)
        state.stock[city] -= treasure(colour)
        state.hold[seat] += treasure(colour)
        state.tell(events.TOOK, seat, colour, city)


def crowded(state: DeukalionState, seat: i64) -> bool:
    """Whether a ship can take no treasure, not even for a fighter."""
    return state.fighters[seat] == 0 and cargo_size(state.hold[seat]) >= state.deukalion.printed.places

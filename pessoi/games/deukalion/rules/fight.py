"""Fights: all fighters aboard are thrown, crosses go to the Underworld, and the points decide."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, members
from pessoi.core.events import Arguments, Reason
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Decision, Step
from pessoi.games.deukalion.rules import events, steps
from pessoi.games.deukalion.rules.action_cards import FLEECE, HADES
from pessoi.games.deukalion.rules.cargo import of_colour, treasure
from pessoi.games.deukalion.rules.state import (
    ACTED,
    AT_CITY,
    AT_HYDRA,
    AT_SHIP,
    AT_TOWN,
    ATTACKED,
    BEGUN,
    BUSY,
    BY_HYDRA,
    ENDED,
    NONE,
    DeukalionState,
)


def attacked_seat(state: DeukalionState) -> i64:
    """The seat whose ship is attacked."""
    return state.two if state.fight == AT_SHIP else state.one


def attack(state: DeukalionState, seat: i64, fight: i64, other: i64 = NONE, target: i64 = 0) -> None:
    """The mover attacks: its way ends. An attack on the Hydra leaves it its one act (deukalion.turn.one-act)."""
    state.flags |= BEGUN | ENDED | ATTACKED | BUSY
    if fight != AT_HYDRA:
        state.flags |= ACTED
    start(state, fight, seat, other, target)


def attack_town(state: DeukalionState, seat: i64, town: i64) -> None:
    """The mover attacks a town: against its number, or by option against its owner's crew (deukalion.fight.town)."""
    owner = state.owner(town)
    if state.deukalion.town_crews:
        state.tell(events.TOWN_DEFENDED, seat, town, owner)
        attack(state, seat, AT_TOWN, owner, town)
    else:
        state.tell(events.TOWN_ATTACKED, seat, town, state.deukalion.places.value[town])
        attack(state, seat, AT_TOWN, target=town)


def attack_city(state: DeukalionState, seat: i64, city: i64) -> None:
    """The mover attacks a city (deukalion.fight.city)."""
    state.tell(events.CITY_ATTACKED, seat, city, state.deukalion.places.defence[city])
    attack(state, seat, AT_CITY, target=city)


def start(state: DeukalionState, fight: i64, one: i64, two: i64 = NONE, target: i64 = 0) -> None:
    """Begin a fight. The owner of an attacked ship may first answer with cards (deukalion.window.attacked)."""
    state.fight = fight
    state.one = one
    state.two = two
    state.target = target
    state.push(steps.VERDICT)
    throw_all(state)
    if fight in (AT_SHIP, BY_HYDRA):
        state.push(steps.SHADE, attacked_seat(state))
        state.push_window(steps.ALARM)


def throw_all(state: DeukalionState) -> None:
    """All fighters of the fight are thrown, the attacker's first (deukalion.fight.throw)."""
    state.thrown_one = NONE
    state.thrown_two = NONE
    state.won = 0
    state.push(steps.OUTCOME)
    state.push_window(steps.ANSWER)
    if state.two != NONE:
        state.push(steps.THROW, state.two)
    state.push(steps.THROW, state.one)


def needed(state: DeukalionState) -> i64:
    """The points a throw must reach against a city, the Hydra, or a town with a number of its own."""
    places = state.deukalion.places
    if state.fight == AT_CITY:
        return places.defence[state.target]
    if state.fight == AT_TOWN:
        return places.value[state.target]
    return hydra_strength(state, state.one, state.fight == AT_HYDRA)


def hydra_strength(state: DeukalionState, seat: i64, attacking: bool) -> i64:
    """The points a seat needs when it attacks the Hydra, or is attacked by it (deukalion.action.fleece)."""
    rules = state.deukalion
    if attacking == rules.fleece_attacks and state.has_front(seat, FLEECE):
        return rules.cards.amounts[FLEECE]
    return rules.constants.hydra_strength


@final
class Shade(Decision[DeukalionState]):
    """With Hades' favour a fighter may come back before the fight (deukalion.action.hades)."""

    def waits(self, state: DeukalionState) -> i64:
        seat = state.at_seat
        return BIT[seat] if state.has_front(seat, HADES) and self._most(state, seat) > 0 else NOBODY

    def run(self, state: DeukalionState) -> None:
        """No fighter can come back."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        return state.deukalion.move.back.moves[: self._most(state, seat) + 1]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("shade-first")

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        return {"count": int(self._most(state, seat))}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        fighters_return(state, seat, move)

    def _most(self, state: DeukalionState, seat: i64) -> i64:
        return state.can_return(seat, state.deukalion.cards.amounts[HADES])


def fighters_return(state: DeukalionState, seat: i64, move: i64) -> None:
    """Carry out a move that brings fighters back from the Underworld."""
    returned = state.deukalion.move.back.index(move)
    if returned > 0:
        state.bring_back(seat, returned)
        state.tell(events.BACK, seat, returned)


@final
class Throw(Step[DeukalionState]):
    """All fighters aboard a seat's ship are thrown; how they fall is one chance event (deukalion.fight.throw)."""

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE if state.fighters[state.at] > 0 else NOBODY

    def run(self, state: DeukalionState) -> None:
        """A ship without fighters throws nothing (deukalion.fight.empty-ship)."""
        set_thrown(state, state.at, state.deukalion.throws.row([0, 0, 0]))

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        throw = state.deukalion.outcome.throw
        rows = state.deukalion.throws.weights[state.fighters[state.at]]
        return [(throw.move(row), weight) for row, weight in rows]

    def sample(self, state: DeukalionState, rng: Rng) -> int:
        throws = state.deukalion.throws
        counts = [0, 0, 0]
        sides: i64 = len(throws.faces)
        for _ in range(state.fighters[state.at]):
            counts[throws.faces[rng.below(sides)]] += 1
        return state.deukalion.outcome.throw.move(throws.row(counts))

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        throws = state.deukalion.throws
        row = state.deukalion.outcome.throw.index(outcome)
        set_thrown(state, state.at, row)
        state.tell(
            events.THROWN, state.at, throws.cross[row], throws.half[row], throws.full[row], throws.half_points(row)
        )


def set_thrown(state: DeukalionState, seat: i64, row: i64) -> None:
    """Record how a seat's fighters fell."""
    if seat == state.one:
        state.thrown_one = row
    else:
        state.thrown_two = row


def thrown_by(state: DeukalionState, seat: i64) -> i64:
    """How a seat's fighters fell; NONE for a seat that does not fight."""
    if seat == state.one:
        return state.thrown_one
    return state.thrown_two if seat == state.two else NONE


def total(state: DeukalionState, seat: i64) -> i64:
    """The half points of a seat's throw."""
    return state.deukalion.throws.half_points(thrown_by(state, seat))


def other_total(state: DeukalionState, seat: i64) -> i64:
    """The half points against those of a seat: what the other seat threw, or what is needed."""
    if state.two == NONE:
        return 2 * needed(state)
    return total(state, state.two if seat == state.one else state.one)


@final
class Pick(Decision[DeukalionState]):
    """A seat chooses the fighter that Hephaistos lets it throw again (deukalion.action.hephaistos)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        counts = state.deukalion.throws.counts(thrown_by(state, seat))
        return [move for move, thrown in zip(state.deukalion.move.again.moves, counts) if thrown > 0]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("pick-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        state.push(steps.ONE_AGAIN, seat, state.deukalion.move.again.index(move))


@final
class OneAgain(Step[DeukalionState]):
    """One fighter of a seat is thrown again; the value is the side it showed."""

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        return list(zip(state.deukalion.outcome.side.moves, state.deukalion.throws.odds))

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        throws = state.deukalion.throws
        owner = state.at_seat
        before = state.at_value
        after = state.deukalion.outcome.side.index(outcome)
        counts = throws.counts(thrown_by(state, owner))
        counts[before] -= 1
        counts[after] += 1
        set_thrown(state, owner, throws.row(counts))
        state.tell(events.THROWN_AGAIN, owner, before, after, total(state, owner))


@final
class Outcome(Step[DeukalionState]):
    """Crosses go to the Underworld; the points decide (deukalion.fight.cross, deukalion.fight.higher)."""

    def run(self, state: DeukalionState) -> None:
        mine = total(state, state.one)
        other = other_total(state, state.one)
        self._lose_crosses(state, state.one)
        if state.two != NONE:
            self._lose_crosses(state, state.two)
            state.won = 1 if mine > other else 0
        else:
            state.won = 1 if mine >= other else 0
        if state.two != NONE or not state.won:
            state.push_window(steps.DEFEAT)

    def _lose_crosses(self, state: DeukalionState, seat: i64) -> None:
        lost: i64 = state.deukalion.throws.cross[thrown_by(state, seat)]
        if lost > 0:
            state.lose_fighters(seat, lost)
            state.tell(events.LOST_FIGHTERS, seat, lost)


@final
class Verdict(Step[DeukalionState]):
    """The fight is over: prizes, towns, and ships that are moved away (deukalion.hydra.no-loot)."""

    def run(self, state: DeukalionState) -> None:
        fight, one, two, target, won = state.fight, state.one, state.two, state.target, state.won
        mine, other = total(state, one), other_total(state, one)
        state.end_fight()
        if fight == AT_SHIP and won:
            state.tell(events.WON_SHIP, one, two, mine, other)
            self._ship(state, one, two)
        elif fight == AT_SHIP:
            state.tell(events.WON_SHIP, two, one, other, mine)
            self._ship(state, two, one)
        elif fight == AT_CITY:
            state.tell(events.WON_CITY if won else events.LOST_CITY, one, target, mine, other)
            if won:
                state.push(steps.LOOT, one, BIT[target])
        elif fight == AT_TOWN:
            state.tell(events.WON_TOWN if won else events.LOST_TOWN, one, target, mine, other)
            if won:
                conquer(state, one, target)
        elif won:
            state.tell(events.WON_HYDRA, one, mine, other)
            state.push(steps.HYDRA_AWAY, one)
            state.push(steps.TRIUMPH, one)
        else:
            state.tell(events.LOST_HYDRA, one, mine, other)
            right = state.deukalion.turn_order[one][-1]
            state.push(steps.DISPLACE, right, one)

    def _ship(self, state: DeukalionState, winner: i64, loser: i64) -> None:
        """A treasure, the loser moved away, a contract (deukalion.fight.seize, deukalion.fight.displaced)."""
        state.push(steps.BOAST, winner, loser)
        state.push(steps.DISPLACE, winner, loser)
        if state.hold[loser] and not crowded(state, winner):
            state.push(steps.SEIZE, winner, loser)


def conquer(state: DeukalionState, winner: i64, town: i64) -> None:
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
    state.push(steps.VICTORY)


def crowded(state: DeukalionState, seat: i64) -> bool:
    """Whether a ship can take no treasure, not even in exchange for a fighter."""
    return state.fighters[seat] == 0 and state.room(seat) <= 0


def moves_to_take(state: DeukalionState, seat: i64) -> list[int]:
    """The beginning of a list of treasures to take: a ship without a free place may leave them."""
    return [] if state.room(seat) > 0 else [state.deukalion.move.leave]


def take(state: DeukalionState, seat: i64, colour: i64) -> None:
    """Take a treasure aboard; without a free place a fighter goes to the Underworld (deukalion.treasures.room).

    No other choice sends own fighters there (deukalion.treasures.only-way).
    """
    if state.room(seat) <= 0:
        state.lose_fighters(seat, 1)
        state.tell(events.ROOM, seat)
    state.hold[seat] += treasure(colour)


@final
class Seize(Decision[DeukalionState]):
    """The winner of a fight takes a treasure from the loser, which is the value."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        cargo: i64 = state.hold[state.at_value]
        seize = enumerate(state.deukalion.move.seize.moves)
        return moves_to_take(state, seat) + [move for colour, move in seize if of_colour(cargo, colour)]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        seize = state.deukalion.move.seize
        if seize.has(move):
            return Reason("no-such-treasure", {"colour": seize.index(move)})
        return Reason("seize-first")

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        return {"other": int(state.at_value)}

    def details(self, state: DeukalionState, seat: i64, move: i64) -> Arguments:
        return {"room": int(state.room(seat))}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        if move == state.deukalion.move.leave:
            return
        loser = state.at_value
        colour = state.deukalion.move.seize.index(move)
        take(state, seat, colour)
        state.hold[loser] -= treasure(colour)
        state.tell(events.SEIZED, seat, loser, colour)


@final
class Loot(Decision[DeukalionState]):
    """A seat takes a treasure from one of some cities; the value is their mask."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        move = state.deukalion.move
        moves = moves_to_take(state, seat)
        for city in members(state.at_value):
            move.add_treasures(move.take, city, state.stock[city], moves)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        table = state.deukalion.move
        if table.take.has(move):
            return Reason("no-such-treasure", {"colour": table.colour(table.take, move)})
        return Reason("take-first")

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        return {"city": members(state.at_value)}

    def details(self, state: DeukalionState, seat: i64, move: i64) -> Arguments:
        return {"room": int(state.room(seat))}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        table = state.deukalion.move
        if move == table.leave:
            return
        city = table.city(table.take, move)
        colour = table.colour(table.take, move)
        take(state, seat, colour)
        state.stock[city] -= treasure(colour)
        state.tell(events.TOOK, seat, colour, city)


steps.SHADE.bind(Shade())
steps.THROW.bind(Throw())
steps.PICK.bind(Pick())
steps.ONE_AGAIN.bind(OneAgain())
steps.OUTCOME.bind(Outcome())
steps.VERDICT.bind(Verdict())
steps.SEIZE.bind(Seize())
steps.LOOT.bind(Loot())

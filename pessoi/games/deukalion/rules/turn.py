"""The turn: the cup is shaken, everybody else moves, the cup is set down, and the active seat acts."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.events import Reason
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, Decision, Step
from pessoi.games.deukalion.rules import cards, contracts, events, fight, sailing, scoring
from pessoi.games.deukalion.rules.deck import PEGASUS, of_colour
from pessoi.games.deukalion.rules.state import (
    ACTED,
    AT_CITY,
    AT_HYDRA,
    AT_SHIP,
    AT_TOWN,
    BEGUN,
    BUSY,
    BY_HYDRA,
    CARD,
    CUP,
    DRAW,
    ENDED,
    FIGHTERS,
    FRONT_PEGASUS,
    MOVE,
    NEXT,
    NONE,
    PUT,
    SEAT_BITS,
    SHAKE,
    SHIP,
    SHIP_MOVE,
    SWIM,
    TURN,
    DeukalionState,
)

DICE: Final = 5
CARD_DIE: Final = 3
FIGHTER_DIE: Final = 2
SAIL_DIE: Final = 1
HYDRA_DIE: Final = 0
"""The dice around the cup as digits of `turned`, the last one first."""


def die(state: DeukalionState, number: i64) -> i64:
    """What a die shows after the cup is set down."""
    faces: i64 = state.deukalion.move.face_count
    value = state.turned
    while number > 0:
        value //= faces
        number -= 1
    return value % faces + 1


def middle(state: DeukalionState) -> i64:
    """What the die in the middle shows: how far the others sail."""
    faces: i64 = state.deukalion.move.face_count
    return state.cup // (faces * faces * faces * faces) + 1


@final
class Turn(Step[DeukalionState]):
    """The active seat shakes; the others move in order from its left; then it acts itself (deukalion.turn.order)."""

    def run(self, state: DeukalionState) -> None:
        seats: i64 = state.deukalion.seats
        state.active = state.at
        state.mover = state.at
        state.turned = NONE
        state.push(NEXT, state.at)
        state.push(CUP, state.at)
        distance: i64 = seats - 1
        while distance > 0:
            state.push(SHIP_MOVE, (state.at + distance) % seats)
            distance -= 1
        state.push(SHAKE)


@final
class Next(Step[DeukalionState]):
    """The cup goes to the left (deukalion.turn.next)."""

    def run(self, state: DeukalionState) -> None:
        state.tell(events.TURN_OVER, state.at)
        state.push(TURN, (state.at + 1) % state.deukalion.seats)


@final
class Shake(Step[DeukalionState]):
    """Five dice fall into five places: one chance (deukalion.turn.shake)."""

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        rules = state.deukalion
        faces = rules.printed.faces
        different = sorted(set(faces))
        weights = [1]
        for _ in range(DICE):
            weights = [weight * faces.count(face) for weight in weights for face in different]
        return [(rules.outcome.shake + number, weight) for number, weight in enumerate(weights)]

    def sample(self, state: DeukalionState, rng: Rng) -> int:
        rules = state.deukalion
        faces = rules.printed.faces
        sides: i64 = len(faces)
        number: i64 = 0
        dice: i64 = 0
        while dice < DICE:
            face: i64 = faces[rng.below(sides)]
            number = number * rules.move.face_count + face - 1
            dice += 1
        return rules.outcome.shake + number

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        state.cup = outcome - state.deukalion.outcome.shake
        row = state.deukalion.outcomes[outcome].arguments
        state.tell(events.SHAKEN, state.active, row["middle"], row["a"], row["b"], row["c"], row["d"])


@final
class ShipMove(Step[DeukalionState]):
    """Another seat than the active one moves, as far as the middle die says (deukalion.turn.others)."""

    def run(self, state: DeukalionState) -> None:
        state.mover = state.at
        state.todo = SHIP
        state.reach = middle(state)
        state.flags = 0
        state.push(MOVE, state.at)


@final
class Cup(Decision[DeukalionState]):
    """The cup is set down in one of four ways, which gives each action its die (deukalion.cup.turnings)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        return state.deukalion.turnings[state.cup]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        rules = state.deukalion
        if rules.move.cup <= move < rules.move.back:
            return Reason("cup-order")
        return Reason("cup-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        rules = state.deukalion
        state.mover = seat
        state.turned = move - rules.move.cup
        state.todo = SHIP | FIGHTERS | SWIM
        state.flags = BUSY
        state.reach = die(state, SAIL_DIE)
        if state.has_front(seat, FRONT_PEGASUS):
            state.reach += rules.deck.amounts[PEGASUS]
        card = die(state, CARD_DIE)
        state.tell(events.CUP, seat, card, die(state, FIGHTER_DIE), die(state, SAIL_DIE), die(state, HYDRA_DIE))
        if card in (rules.printed.others_draw, rules.printed.active_draws):
            state.todo |= CARD
        else:
            state.tell(events.NOBODY_DRAWS)
        state.push(MOVE, seat)


@final
class Move(Decision[DeukalionState]):
    """A seat's own move, one thing after the other until it is done (deukalion.turn.any-order)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        move = rules.move
        moves: list[int] = []
        if not state.todo & CARD:
            moves.append(move.done)
        if not state.flags & BUSY and state.can_return(seat, 1) > 0:
            moves.append(move.rest)
        if state.todo & CARD:
            moves.append(move.card)
        if state.todo & FIGHTERS:
            most = state.can_return(seat, die(state, FIGHTER_DIE))
            count: i64 = 1
            while count <= most:
                moves.append(move.back + count)
                count += 1
        cards.add_cards(state, seat, moves)
        contracts.add_fulfilments(state, seat, moves)
        if state.hold[seat]:
            _add_deliveries(state, seat, moves)
        if state.todo & SHIP and not state.flags & ACTED and state.fighters[seat] > 0:
            _add_acts(state, seat, moves)
        sailing.add_sailing(state, seat, moves)
        if state.todo & SWIM:
            sailing.add_swimming(state, seat, die(state, HYDRA_DIE), moves)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return _why_not(state, seat, move)

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        table = state.deukalion.move
        if move == table.done:
            return
        if move == table.rest:
            _rest(state, seat)
            return
        state.push(MOVE, seat)
        if move == table.card:
            _other_action(state, CARD)
            _draw(state, seat)
        elif move < table.play:
            _other_action(state, FIGHTERS)
            state.bring_back(seat, move - table.back)
            state.tell(events.BACK, seat, move - table.back)
        elif move < table.fulfil:
            cards.play(state, seat, move - table.play)
        elif move < table.deliver:
            contracts.fulfil(state, seat, move - table.fulfil)
        elif move < table.found:
            _deliver(state, seat, move - table.deliver)
        elif move < table.conquer:
            state.flags |= BEGUN | ENDED | ACTED | BUSY
            fight.garrison(state, seat, move - table.found)
        elif move < table.sail:
            _attack_land(state, seat, move)
        elif move < table.hydra:
            _sail(state, seat, move - table.sail)
        else:
            _other_action(state, SWIM)
            _swim(state, seat, move - table.hydra)


def _add_deliveries(state: DeukalionState, seat: i64, moves: list[int]) -> None:
    """At anchor any treasure can be delivered without a contract (deukalion.treasures.deliver)."""
    square: i64 = state.ships[seat]
    if not state.deukalion.board.anchored & BIT[square] or state.pile == 0:
        return
    for colour in range(state.deukalion.colours):
        if of_colour(state.hold[seat], colour):
            moves.append(state.deukalion.move.deliver + colour)


def _add_acts(state: DeukalionState, seat: i64, moves: list[int]) -> None:
    """Towns and cities beside the ship: found, conquer, attack (deukalion.turn.one-act)."""
    rules = state.deukalion
    square: i64 = state.ships[seat]
    peaceful = not sailing.may_attack(state, seat)
    towns = rules.board.towns_at[square]
    for town in towns:
        if state.owner(town) == NONE and state.fighters[seat] >= rules.places.size[town]:
            moves.append(rules.move.found + town)
    if peaceful:
        return
    for town in towns:
        if state.owner(town) != NONE and state.owner(town) != seat:
            moves.append(rules.move.conquer + town)
    for city in rules.board.cities_at[square]:
        if state.stock[city]:
            moves.append(rules.move.attack + city)


def _other_action(state: DeukalionState, action: i64) -> None:
    """Another die's action: a ship that has set out is done (deukalion.cup.whole-actions)."""
    state.todo &= ~action
    if state.flags & BEGUN:
        state.todo &= ~SHIP


def _rest(state: DeukalionState, seat: i64) -> None:
    """Giving the whole move up brings fighters back (deukalion.turn.rest)."""
    count = state.can_return(seat, state.deukalion.printed.rest)
    state.bring_back(seat, count)
    state.tell(events.RESTED, seat, count)


def _draw(state: DeukalionState, seat: i64) -> None:
    """The card die says who draws: all others, or the active seat (deukalion.cup.card)."""
    rules = state.deukalion
    if die(state, CARD_DIE) == rules.printed.active_draws:
        state.push(DRAW, seat)
        return
    distance: i64 = rules.seats - 1
    while distance > 0:
        state.push(DRAW, (seat + distance) % rules.seats)
        distance -= 1


def _deliver(state: DeukalionState, seat: i64, colour: i64) -> None:
    """A treasure without a contract earns a point and does not end the way (deukalion.treasures.deliver)."""
    state.flags |= BUSY
    state.tell(events.DELIVERED, seat, colour)
    state.push(PUT, seat | (colour + 1) << SEAT_BITS)
    scoring.take_points(state, seat, state.deukalion.printed.delivery)


def _attack_land(state: DeukalionState, seat: i64, move: i64) -> None:
    """A town that somebody holds, or a city."""
    rules = state.deukalion
    if move < rules.move.attack:
        town = move - rules.move.conquer
        state.tell(events.TOWN_ATTACKED, seat, town, rules.places.value[town])
        fight.attack(state, seat, AT_TOWN, NONE, town)
    else:
        city = move - rules.move.attack
        state.tell(events.CITY_ATTACKED, seat, city, rules.places.defence[city])
        fight.attack(state, seat, AT_CITY, NONE, city)


def _sail(state: DeukalionState, seat: i64, goal: i64) -> None:
    """To a free square, or onto another ship or the Hydra, which is an attack (deukalion.sailing.attack)."""
    met = state.ship_at(goal)
    sailing.sail(state, seat, goal)
    if goal == state.hydra:
        if not _hydra_open(state):
            state.bold |= BIT[seat]
        fight.attack(state, seat, AT_HYDRA, NONE, 0)
        state.tell(events.HYDRA_ATTACKED, seat, fight.needed(state))
    elif met != NONE:
        state.tell(events.SHIP_ATTACKED, seat, met, goal)
        fight.attack(state, seat, AT_SHIP, met, 0)


def _hydra_open(state: DeukalionState) -> bool:
    wanted: i64 = state.deukalion.contracts.hydra
    shown: i64 = 0
    for card in state.open:
        if card != NONE:
            shown |= BIT[card]
    return shown & wanted != 0


def _swim(state: DeukalionState, seat: i64, goal: i64) -> None:
    """The Hydra goes where the active seat wants; a ship there is attacked (deukalion.hydra.attacks)."""
    met = state.ship_at(goal)
    state.hydra = goal
    state.tell(events.HYDRA_MOVED, seat, goal)
    if met != NONE:
        fight.start(state, BY_HYDRA, met, NONE, 0)
        state.tell(events.HYDRA_ATTACKS, met, seat, fight.needed(state))


def _why_not(state: DeukalionState, seat: i64, move: i64) -> Reason:
    """Why something is not allowed in a seat's own move."""
    rules = state.deukalion
    table = rules.move
    if move == table.done:
        return Reason("card-die-first")
    if move == table.rest:
        if state.flags & BUSY:
            return Reason("too-late-to-rest")
        return Reason("nobody-returns")
    if table.back <= move < table.play:
        return Reason("no-fighter-die" if not state.todo & FIGHTERS else "nobody-returns")
    if table.play <= move < table.fulfil:
        return cards.why_not_play(state, seat, move - table.play)
    if table.fulfil <= move < table.deliver:
        return contracts.why_not(state, seat, move - table.fulfil)
    if table.deliver <= move < table.found:
        return _why_not_deliver(state, seat, move - table.deliver)
    if table.found <= move < table.sail:
        return _why_not_act(state, seat, move)
    if table.sail <= move < table.hydra:
        return sailing.why_not_sail(state, seat, move - table.sail)
    if table.hydra <= move < table.push:
        if not state.todo & SWIM:
            return Reason("no-hydra-die")
        return Reason("hydra-cannot", {"square": move - table.hydra})
    return Reason("not-now")


def _why_not_deliver(state: DeukalionState, seat: i64, colour: i64) -> Reason:
    if not state.deukalion.board.anchored & BIT[state.ships[seat]]:
        return Reason("not-at-anchor")
    if not of_colour(state.hold[seat], colour):
        return Reason("no-such-treasure", {"colour": colour})
    return Reason("no-points-left")


def _why_not_act(state: DeukalionState, seat: i64, move: i64) -> Reason:
    rules = state.deukalion
    square = state.ships[seat]
    if move >= rules.move.attack:
        city = move - rules.move.attack
        if city not in rules.board.cities_at[square]:
            return Reason("not-beside-city", {"city": city})
        if not state.stock[city]:
            return Reason("city-empty", {"city": city})
        return sailing.why_not_attack(state)
    conquer = move >= rules.move.conquer
    town = move - (rules.move.conquer if conquer else rules.move.found)
    if town not in rules.board.towns_at[square]:
        return Reason("not-beside-town", {"town": town})
    if state.owner(town) == seat:
        return Reason("own-town", {"town": town})
    if conquer == (state.owner(town) == NONE):
        return Reason("town-free" if conquer else "town-held", {"town": town})
    if not conquer and state.todo & SHIP and not state.flags & ACTED:
        return Reason("too-few-fighters", {"count": rules.places.size[town]})
    return sailing.why_not_attack(state)

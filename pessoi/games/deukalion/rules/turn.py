"""The turn: the cup is shaken, all other seats move, the cup is set down, and the active seat acts."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, mask_of
from pessoi.core.events import Arguments, Reason
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, Decision, Step
from pessoi.games.deukalion.rules import cards, contracts, events, fight, sailing, scoring, steps
from pessoi.games.deukalion.rules.action_cards import PEGASUS
from pessoi.games.deukalion.rules.cargo import of_colour
from pessoi.games.deukalion.rules.dice import CARD_DIE, FIGHTER_DIE, HYDRA_DIE, MIDDLE, SAIL_DIE
from pessoi.games.deukalion.rules.state import (
    ACTED,
    AT_HYDRA,
    AT_SHIP,
    BEGUN,
    BUSY,
    BY_HYDRA,
    CARD,
    ENDED,
    FIGHTERS,
    NO_FIGHT,
    NONE,
    SHIP,
    SWIM,
    DeukalionState,
)

DICE_ACTIONS: Final = [CARD, FIGHTERS, SWIM]
"""The actions of the dice that are not for the ship, in the order in which texts name them."""

NOBODY_DRAWS: Final = 0
ACTIVE_DRAWS: Final = 1
OTHERS_DRAW: Final = 2
"""Who draws by the card die."""


def die(state: DeukalionState, place: i64) -> i64:
    """What a die shows after the cup is set down."""
    return state.deukalion.dice.shown(state.turned, place)


def middle_die(state: DeukalionState) -> i64:
    """What the die in the middle shows: the number of squares the other seats sail."""
    return state.deukalion.dice.shown(state.cup, MIDDLE)


def drawing(state: DeukalionState, card: i64) -> int:
    """Who draws by the card die (deukalion.cup.card)."""
    dice = state.deukalion.dice
    if card == dice.active_draws:
        return ACTIVE_DRAWS
    return OTHERS_DRAW if card == dice.others_draw else NOBODY_DRAWS


@final
class Turn(Step[DeukalionState]):
    """The active seat shakes; the others move in order from its left; then it acts itself (deukalion.turn.order)."""

    def run(self, state: DeukalionState) -> None:
        state.active = state.at
        state.mover = state.at
        state.turned = NONE
        state.push(steps.NEXT, state.at)
        state.push(steps.CUP, state.at)
        for seat in reversed(state.deukalion.turn_order[state.at][1:]):
            state.push(steps.SHIP_MOVE, seat)
        state.push(steps.SHAKE)


@final
class Next(Step[DeukalionState]):
    """The cup goes to the left (deukalion.turn.next)."""

    def run(self, state: DeukalionState) -> None:
        state.tell(events.TURN_OVER, state.at)
        state.push(steps.TURN, (state.at + 1) % state.deukalion.seats)


@final
class Shake(Step[DeukalionState]):
    """Five dice fall into five places: one chance event (deukalion.turn.shake)."""

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        return list(zip(state.deukalion.outcome.shake.moves, state.deukalion.dice.shake_weights))

    def sample(self, state: DeukalionState, rng: Rng) -> int:
        dice = state.deukalion.dice
        shown = [dice.faces[rng.below(len(dice.faces))] for _ in range(MIDDLE + 1)]
        return state.deukalion.outcome.shake.move(dice.number(shown))

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        state.cup = state.deukalion.outcome.shake.index(outcome)
        row = state.deukalion.outcomes[outcome].arguments
        state.tell(events.SHAKEN, state.active, row["middle"], row["a"], row["b"], row["c"], row["d"])


@final
class ShipMove(Step[DeukalionState]):
    """A seat that is not active moves by the middle die (deukalion.turn.others, deukalion.turn.others-act)."""

    def run(self, state: DeukalionState) -> None:
        state.mover = state.at
        state.todo = SHIP
        state.reach = middle_die(state)
        state.flags = 0
        state.push(steps.MOVE, state.at)


@final
class Cup(Decision[DeukalionState]):
    """The cup is set down, which gives each action its die (deukalion.cup.turnings, deukalion.cup.sail)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        return state.deukalion.move.settings[state.cup]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("cup-order" if state.deukalion.move.cup.has(move) else "cup-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        rules = state.deukalion
        state.mover = seat
        state.turned = rules.move.cup.index(move)
        state.todo = SHIP | FIGHTERS | SWIM
        state.flags = BUSY
        state.reach = die(state, SAIL_DIE)
        if state.has_front(seat, PEGASUS):
            state.reach += rules.cards.amounts[PEGASUS]
        card, fighters, hydra = die(state, CARD_DIE), die(state, FIGHTER_DIE), die(state, HYDRA_DIE)
        state.tell(events.CUP, seat, card, fighters, die(state, SAIL_DIE), hydra, drawing(state, card))
        if drawing(state, card) != NOBODY_DRAWS:
            state.todo |= CARD
        state.push(steps.MOVE, seat)

    def details(self, state: DeukalionState, seat: i64, move: i64) -> Arguments:
        rules = state.deukalion
        turned = rules.move.cup.index(move)
        more = rules.cards.amounts[PEGASUS] if state.has_front(seat, PEGASUS) else 0
        card, sail = rules.dice.shown(turned, CARD_DIE), rules.dice.shown(turned, SAIL_DIE)
        return {"draws": drawing(state, card), "reach": int(sail) + more}


@final
class Move(Decision[DeukalionState]):
    """A seat's own move: one thing after the other until it is done (deukalion.turn.any-order).

    Only the card die is compulsory (deukalion.cup.card-must, deukalion.treasures.keep).
    """

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        table = rules.move
        moves: list[int] = []
        if not state.todo & CARD:
            moves.append(table.done)
        if not state.flags & BUSY and state.can_return(seat, 1) > 0:
            moves.append(table.rest)
        if state.todo & CARD:
            moves.append(table.card)
        if state.todo & FIGHTERS:
            moves.extend(table.back.moves[1 : state.can_return(seat, die(state, FIGHTER_DIE)) + 1])
        cards.add_cards(state, seat, moves)
        contracts.add_fulfilments(state, seat, moves)
        if state.hold[seat]:
            for colour in range(rules.colours):
                if treasure_fault(state, seat, colour) is None:
                    moves.append(table.deliver.move(colour))
        _add_acts(state, seat, moves)
        sailing.add_sailing(state, seat, moves)
        if state.todo & SWIM:
            sailing.add_swimming(state, seat, die(state, HYDRA_DIE), moves)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        table = state.deukalion.move
        kind = table.table.kind_of[move]
        if move == table.done:
            return Reason("card-die-first")
        if move == table.rest:
            return Reason("too-late-to-rest" if state.flags & BUSY else "nobody-returns")
        if kind is table.back:
            return Reason("nobody-returns" if state.todo & FIGHTERS else "no-fighter-die")
        if kind is table.play:
            return cards.why_not_play(state, seat, kind.index(move))
        if kind is table.fulfil:
            return contracts.why_not(state, seat, kind.index(move))
        if kind is table.deliver:
            fault = treasure_fault(state, seat, kind.index(move)) or "not-now"
            return Reason(fault, {"colour": kind.index(move)} if fault == "no-such-treasure" else None)
        if kind is table.found or kind is table.conquer:
            return _why_not_town(state, seat, kind.index(move), kind is table.conquer)
        if kind is table.attack:
            return _why_not_city(state, seat, kind.index(move))
        if kind is table.sail:
            return sailing.why_not_sail(state, seat, kind.index(move))
        if kind is table.hydra:
            if not state.todo & SWIM:
                return Reason("no-hydra-die")
            return Reason("hydra-cannot", {"square": kind.index(move)})
        return Reason("not-now")

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        sails = state.todo & SHIP and not state.flags & ENDED
        dice = [number for number, action in enumerate(DICE_ACTIONS) if state.todo & action]
        return {"reach": int(state.reach) if sails else 0, "count": len(dice), "dice": dice}

    def details(self, state: DeukalionState, seat: i64, move: i64) -> Arguments:
        rules = state.deukalion
        table = rules.move
        kind = table.table.kind_of[move]
        if move == table.rest:
            return {"count": int(state.can_return(seat, rules.constants.rest))}
        if move == table.card:
            return {"draws": drawing(state, die(state, CARD_DIE))}
        if kind is table.play:
            return {"does": state.effect_text(kind.index(move))}
        if kind is table.deliver:
            asking = contracts.asking_for(state, seat, kind.index(move))
            points = min(rules.constants.delivery, state.pile)
            return {"points": int(points), "count": len(asking), "contract": asking}
        if kind is table.found:
            return {"count": rules.places.size[kind.index(move)]}
        if kind is table.conquer:
            return _town_details(state, kind.index(move))
        if kind is table.attack:
            return {"needed": rules.places.defence[kind.index(move)]}
        if kind is table.sail:
            return _sailing_details(state, seat, kind.index(move))
        return _hydra_details(state, kind.index(move)) if kind is table.hydra else {}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        table = state.deukalion.move
        kind = table.table.kind_of[move]
        if move == table.done:
            return
        if move == table.rest:
            _rest(state, seat)
            return
        state.push(steps.MOVE, seat)
        if move == table.card:
            _other_action(state, CARD)
            _draw(state, seat)
        elif kind is table.back:
            _other_action(state, FIGHTERS)
            fight.fighters_return(state, seat, move)
        elif kind is table.play:
            cards.play(state, seat, kind.index(move))
        elif kind is table.fulfil:
            contracts.fulfil(state, seat, kind.index(move))
        elif kind is table.deliver:
            _deliver(state, seat, kind.index(move))
        elif kind is table.found:
            state.flags |= BEGUN | ENDED | ACTED | BUSY
            fight.garrison(state, seat, kind.index(move))
        elif kind is table.conquer:
            fight.attack_town(state, seat, kind.index(move))
        elif kind is table.attack:
            fight.attack_city(state, seat, kind.index(move))
        elif kind is table.sail:
            _sail(state, seat, kind.index(move))
        else:
            _other_action(state, SWIM)
            _swim(state, seat, kind.index(move))


def _add_acts(state: DeukalionState, seat: i64, moves: list[int]) -> None:
    """Add what a ship can do where it is: found, conquer, attack (deukalion.turn.one-act, deukalion.sailing.zero)."""
    rules = state.deukalion
    square: i64 = state.ships[seat]
    towns = rules.board.towns_at[square]
    for town in towns:
        if state.owner(town) == NONE and founding_fault(state, seat, town) is None:
            moves.append(rules.move.found.move(town))
    if sailing.attack_fault(state, seat) is not None:
        return
    for town in towns:
        if state.owner(town) not in (NONE, seat):
            moves.append(rules.move.conquer.move(town))
    for city in rules.board.cities_at[square]:
        if state.stock[city]:
            moves.append(rules.move.attack.move(city))


def _town_details(state: DeukalionState, town: i64) -> Arguments:
    """What the label of an attack on a town says: what it is worth, who holds it, and what has to be thrown."""
    owner = state.owner(town)
    crews = state.deukalion.town_crews
    needed = state.fighters[owner] if crews else state.deukalion.places.value[town]
    return {
        "count": state.deukalion.places.size[town],
        "other": int(owner),
        "crews": int(crews),
        "needed": needed,
    }


def _sailing_details(state: DeukalionState, seat: i64, goal: i64) -> Arguments:
    """What the label of a goal says: an attack names whom it is on, and what has to be thrown."""
    squares = sailing.distance(state, seat, goal)
    details: Arguments = {"fight": NO_FIGHT, "water": state.deukalion.board.kinds[goal], "count": int(squares)}
    met = state.ship_at(goal)
    if goal == state.hydra:
        details["fight"] = AT_HYDRA
        details["needed"] = int(fight.hydra_strength(state, seat, True))
    elif met != NONE:
        details["fight"] = AT_SHIP
        details["other"] = int(met)
        details["fighters"] = state.fighters[seat]
        details["needed"] = state.fighters[met]
    return details


def _hydra_details(state: DeukalionState, goal: i64) -> Arguments:
    """What the label of a goal for the Hydra says: whom it attacks there, and what that seat has to throw."""
    met = state.ship_at(goal)
    if met == NONE:
        return {"fight": NO_FIGHT}
    return {"fight": BY_HYDRA, "other": int(met), "needed": int(fight.hydra_strength(state, met, False))}


def founding_fault(state: DeukalionState, seat: i64, town: i64) -> str | None:
    """Why the mover may not found a free town beside its ship; None if it may (deukalion.towns.found)."""
    if not state.todo & SHIP:
        return "ship-done"
    if state.flags & ACTED:
        return "already-acted"
    return "too-few-fighters" if state.fighters[seat] < state.deukalion.places.size[town] else None


def treasure_fault(state: DeukalionState, seat: i64, colour: i64) -> str | None:
    """Why a treasure cannot be delivered without a contract; None if it can (deukalion.treasures.deliver)."""
    if not state.at_anchor(seat):
        return "not-at-anchor"
    return None if of_colour(state.hold[seat], colour) else "no-such-treasure"


def _other_action(state: DeukalionState, action: i64) -> None:
    """Another die's action: a ship that has set out is done (deukalion.cup.whole-actions)."""
    state.todo &= ~action
    if state.flags & BEGUN:
        state.todo &= ~SHIP


def _rest(state: DeukalionState, seat: i64) -> None:
    """Giving the whole move up, cards aside, brings fighters back (deukalion.turn.rest, deukalion.turn.rest-cards)."""
    returned = state.can_return(seat, state.deukalion.constants.rest)
    state.bring_back(seat, returned)
    state.tell(events.RESTED, seat, returned)


def _draw(state: DeukalionState, seat: i64) -> None:
    """The card die decides whether the active seat draws or all others do (deukalion.cup.card)."""
    if die(state, CARD_DIE) == state.deukalion.dice.active_draws:
        state.push(steps.DRAW, seat)
        return
    others = state.deukalion.turn_order[seat][1:]
    if state.deukalion.drawn_at_once:
        state.push(steps.DRAWN, mask_of(others))
    for other in reversed(others):
        state.push(steps.DRAW, other)


def _deliver(state: DeukalionState, seat: i64, colour: i64) -> None:
    """A treasure without a contract does not end the way (deukalion.sailing.delivery-goes-on).

    It earns a point as long as there are point cards (deukalion.treasures.no-point).
    """
    state.flags |= BUSY
    state.tell(events.DELIVERED, seat, colour)
    contracts.push_put(state, seat, colour)
    scoring.take_points(state, seat, state.deukalion.constants.delivery)


def _sail(state: DeukalionState, seat: i64, goal: i64) -> None:
    """To a free square, or onto another ship or the Hydra, which is an attack (deukalion.sailing.attack)."""
    met = state.ship_at(goal)
    sailing.sail(state, seat, goal)
    if goal == state.hydra:
        if not contracts.hydra_open(state):
            state.bold |= BIT[seat]
        fight.attack(state, seat, AT_HYDRA)
        state.tell(events.HYDRA_ATTACKED, seat, fight.needed(state))
    elif met != NONE:
        state.tell(events.SHIP_ATTACKED, seat, met, goal)
        fight.attack(state, seat, AT_SHIP, met)


def _swim(state: DeukalionState, seat: i64, goal: i64) -> None:
    """The active seat moves the Hydra; a ship there is attacked (deukalion.cup.hydra, deukalion.hydra.attacks).

    A promise of peace does not bind the Hydra (deukalion.contracts.peace-hydra).
    """
    met = state.ship_at(goal)
    state.move_hydra(seat, goal)
    if met != NONE:
        fight.start(state, BY_HYDRA, met)
        state.tell(events.HYDRA_ATTACKS, met, seat, fight.needed(state))


def _why_not_city(state: DeukalionState, seat: i64, city: i64) -> Reason:
    if city not in state.deukalion.board.cities_at[state.ships[seat]]:
        return Reason("not-beside-city", {"city": city})
    if not state.stock[city]:
        return Reason("city-empty", {"city": city})
    return Reason(sailing.attack_fault(state, seat) or "not-now")


def _why_not_town(state: DeukalionState, seat: i64, town: i64, conquering: bool) -> Reason:
    """Why a town cannot be founded or conquered (deukalion.towns.held)."""
    rules = state.deukalion
    if town not in rules.board.towns_at[state.ships[seat]]:
        return Reason("not-beside-town", {"town": town})
    if state.owner(town) == seat:
        return Reason("own-town", {"town": town})
    if conquering == (state.owner(town) == NONE):
        return Reason("town-free" if conquering else "town-held", {"town": town})
    if conquering:
        return Reason(sailing.attack_fault(state, seat) or "not-now")
    fault = founding_fault(state, seat, town) or "not-now"
    return Reason(fault, {"count": rules.places.size[town]} if fault == "too-few-fighters" else None)


steps.TURN.bind(Turn())
steps.NEXT.bind(Next())
steps.SHAKE.bind(Shake())
steps.SHIP_MOVE.bind(ShipMove())
steps.CUP.bind(Cup())
steps.MOVE.bind(Move(auto_play=False))

"""What a seat, or a spectator, may know of a game of Deukalion."""

from pessoi.core.bits import contains, count, members
from pessoi.core.state import UNSEALED
from pessoi.games.deukalion import worlds
from pessoi.games.deukalion.rules import action_cards, contracts, fight, sailing, scoring, steps, turn
from pessoi.games.deukalion.rules.cargo import of_colour
from pessoi.games.deukalion.rules.dice import CARD_DIE, FIGHTER_DIE, HYDRA_DIE, OUTER, SAIL_DIE
from pessoi.games.deukalion.rules.state import CARD, FIGHTERS, NO_FIGHT, NONE, SHIP, SWIM, DeukalionState
from pessoi.games.deukalion.view_types import (
    SO_FAR,
    CityView,
    ContractView,
    DeukalionView,
    FaultView,
    FightView,
    FulfilledView,
    SeatView,
    StepView,
    TownView,
)

FIGHTS = ("", "ship", "city", "town", "hydra", "by-hydra")
DIGITS = 4
"""The digits to which chances are rounded."""
ACTIONS = ((SHIP, "ship"), (CARD, "card"), (FIGHTERS, "fighters"), (SWIM, "hydra"))


def view(state: DeukalionState, seat: int | None) -> DeukalionView:
    """Name all that the seat may see; what is not named here or below is not shown."""
    rules = state.deukalion
    dice = rules.dice
    sealed = UNSEALED if seat is None else state.sealed[seat]
    return DeukalionView(
        seat=seat,
        actors=list(state.actors),
        asked=None if state.over else state.step.name,
        about=None if state.over else _about(state, seat),
        active=state.active,
        mover=state.mover,
        target=rules.target,
        seats=_seats(state, seat),
        map=rules.board.cells,
        colours=rules.names.colours,
        hydra=rules.board.names[state.hydra],
        hydra_needed=int(fight.hydra_strength(state, 0 if seat is None else seat, True)),
        hydra_chance=None if seat is None else _reach(state, seat, fight.hydra_strength(state, seat, True)),
        hydra_targets=_hydra_targets(state),
        cities=_cities(state, seat),
        towns=_towns(state, seat),
        middle_die=None if state.cup == NONE else turn.middle_die(state),
        outer_dice=None if state.cup == NONE else [int(dice.shown(state.cup, place)) for place in OUTER],
        dice=_dice(state),
        others_draw=dice.others_draw,
        active_draws=dice.active_draws,
        fleece=rules.options["fleece"],
        left_to_do=[name for action, name in ACTIONS if state.todo & action],
        reach=state.reach,
        so_far=[SO_FAR[flag] for flag in members(state.flags)],
        routes=None if seat is None else _routes(state, seat),
        contracts=[_contract(state, contract, seat) for contract in state.open],
        contract_pile=count(state.contracts),
        contracts_gone=[rules.contracts.codes[contract] for contract in members(state.gone)],
        card_pile=count(state.unseen) + len(state.under),
        known_bottom=_known_bottom(state, NONE if seat is None else seat),
        point_pile=state.pile,
        fight=_fight(state),
        own_answer=None if sealed == UNSEALED else rules.moves.name(sealed),
        reconstructed=rules.constants.reconstructed,
    )


def _reach(state: DeukalionState, seat: int, needed: int) -> float:
    """How likely a seat's crew throws the points that are needed (deukalion.fight.odds)."""
    return round(state.deukalion.constants.odds.reach(state.fighters[seat], 2 * needed), DIGITS)


def _beats(state: DeukalionState, seat: int, other: int) -> float:
    """How likely a seat's crew throws more than another one (deukalion.fight.higher)."""
    return round(state.deukalion.constants.odds.beats[state.fighters[seat]][state.fighters[other]], DIGITS)


def _hydra_targets(state: DeukalionState) -> list[int]:
    """The seats whose ships the Hydra reaches with the die that is left."""
    if not state.is_current(steps.MOVE) or not state.todo & SWIM:
        return []
    moves: list[int] = []
    sailing.add_swimming(state, state.mover, turn.die(state, HYDRA_DIE), moves)
    met = [state.ship_at(state.deukalion.move.hydra.index(move)) for move in moves]
    return sorted(int(seat) for seat in met if seat != NONE)


def _about(state: DeukalionState, seat: int | None) -> StepView | None:
    """The value of the current step, as far as it needs to be shown."""
    rules = state.deukalion
    names = rules.names
    move = rules.move
    step = state.current()
    value = state.at_value
    if step in (steps.RECALL, steps.HAND_IN):
        return StepView(count=value)
    if step is steps.PUT and value:
        return StepView(treasure=names.colours[value - 1])
    if step is steps.SWAP and value:
        first = move.swap.move(value - 1)
        city = names.cities[move.city(move.swap, first)]
        return StepView(treasure=names.colours[move.colour(move.swap, first)], cities=[city])
    if step is steps.LOOT:
        return StepView(cities=[names.cities[city] for city in members(value)])
    if step in (steps.SEIZE, steps.DISPLACE, steps.BOAST):
        return StepView(other=value)
    if step is steps.HERMES:
        return StepView(other=state.asked_value, card=rules.cards.names[state.next_effect()])
    if step is steps.DRAWN and seat is not None and state.drawn[seat] != NONE:
        return StepView(card=_card(state, state.drawn[seat]))
    if step is steps.CLAIM:
        return StepView(contract=rules.contracts.codes[state.asked_value])
    return None


def _seats(state: DeukalionState, viewer: int | None) -> list[SeatView]:
    """All seats; only hand and hidden contract are shown to their owner alone (deukalion.victory.public)."""
    rules = state.deukalion
    cards = rules.contracts
    scores = scoring.scores(state)
    places = scoring.places(state) if state.over else None
    seats: list[SeatView] = []
    for seat in range(rules.seats):
        square = state.ships[seat]
        own = seat == viewer
        seats.append(
            SeatView(
                hero=rules.names.heroes[seat],
                colour=rules.names.hero_colours[seat],
                square=None if square == NONE else rules.board.names[square],
                fighters=state.fighters[seat],
                underworld=state.below[seat],
                left_behind=state.left[seat],
                room=state.room(seat),
                treasures=_cargo(state, state.hold[seat]),
                cards=count(state.hand[seat]),
                hand=[_card(state, card) for card in members(state.hand[seat])] if own else None,
                hidden_contract=state.secret[seat] != NONE,
                contract=_contract(state, state.secret[seat], viewer) if own else None,
                lasting=[rules.cards.names[kind] for kind in action_cards.LASTING if state.has_front(seat, kind)],
                fulfilled=[
                    FulfilledView(cards.codes[cards.contract(task)], cards.task_names[task])
                    for task in members(state.tasks[seat])
                ],
                point_cards=state.point_cards(seat),
                answered=state.sealed[seat] != UNSEALED,
                score=scores[seat],
                place=None if places is None else places[seat],
                chance=None if viewer is None or own else _beats(state, viewer, seat),
            )
        )
    return seats


def _cities(state: DeukalionState, seat: int | None) -> list[CityView]:
    rules = state.deukalion
    places = rules.places
    return [
        CityView(
            name=name,
            code=rules.board.cities[city],
            defence=places.defence[city],
            slots=places.slots[city],
            treasures=_cargo(state, state.stock[city]),
            chance=None if seat is None else _reach(state, seat, places.defence[city]),
        )
        for city, name in enumerate(rules.names.cities)
    ]


def _towns(state: DeukalionState, seat: int | None) -> list[TownView]:
    rules = state.deukalion
    places = rules.places
    return [
        TownView(
            name=name,
            code=rules.board.towns[town],
            fighters=places.size[town],
            value=places.value[town],
            owner=_seat_or_none(state.owner(town)),
            chance=_town_chance(state, seat, town),
        )
        for town, name in enumerate(rules.names.towns)
    ]


def _town_chance(state: DeukalionState, seat: int | None, town: int) -> float | None:
    owner = state.owner(town)
    if seat is None or owner in (NONE, seat):
        return None
    if state.deukalion.town_crews:
        return _beats(state, seat, owner)
    return _reach(state, seat, state.deukalion.places.value[town])


def _known_bottom(state: DeukalionState, seat: int) -> list[str | None]:
    """The cards under the pile, as far as a seat, or a spectator, knows them."""
    known = worlds.known(state, seat)
    return [_card(state, card) if contains(known, card) else None for card in state.under]


def _routes(state: DeukalionState, seat: int) -> dict[str, list[str]] | None:
    """For a mover that must act: the way to every square it can sail to."""
    if not state.is_current(steps.MOVE) or not state.waits_for(seat):
        return None
    names = state.deukalion.board.names
    sail = state.deukalion.move.sail
    goals = [int(sail.index(move)) for move in state.legal(seat) if sail.has(move)]
    return {names[goal]: [names[square] for square in sailing.path(state, seat, goal)] for goal in goals}


def _fight(state: DeukalionState) -> FightView | None:
    if state.fight == NO_FIGHT:
        return None
    names = state.deukalion.names
    kind = FIGHTS[state.fight]
    return FightView(
        kind=kind,
        seat=state.one,
        other=_seat_or_none(state.two),
        city=names.cities[state.target] if kind == "city" else None,
        town=names.towns[state.target] if kind == "town" else None,
        needed=int(fight.needed(state)) if state.two == NONE else None,
        chance=_fight_chance(state) if state.thrown_one == NONE and state.thrown_two == NONE else None,
        thrown=_throw(state, state.thrown_one),
        other_thrown=_throw(state, state.thrown_two),
    )


def _fight_chance(state: DeukalionState) -> float:
    if state.two == NONE:
        return _reach(state, state.one, fight.needed(state))
    return _beats(state, state.one, state.two)


def _throw(state: DeukalionState, row: int) -> list[int] | None:
    return None if row == NONE else state.deukalion.throws.counts(row)


def _dice(state: DeukalionState) -> dict[str, int] | None:
    if state.turned == NONE:
        return None
    return {
        "card": turn.die(state, CARD_DIE),
        "fighters": turn.die(state, FIGHTER_DIE),
        "sail": turn.die(state, SAIL_DIE),
        "hydra": turn.die(state, HYDRA_DIE),
    }


def _contract(state: DeukalionState, contract: int, seat: int | None) -> ContractView | None:
    if contract == NONE:
        return None
    cards = state.deukalion.contracts
    tasks = cards.tasks(contract)
    return ContractView(
        code=cards.codes[contract],
        points=cards.points[contract],
        tasks=[cards.task_names[contracts.named(state, task)] for task in tasks],
        lacking=None if seat is None or state.ships[seat] == NONE else [_lacking(state, seat, task) for task in tasks],
    )


def _lacking(state: DeukalionState, seat: int, task: int) -> FaultView | None:
    if contracts.task_fault(state, seat, task) is None:
        return None
    reason = contracts.why_not(state, seat, task)
    return FaultView(reason.code, {name: int(value) for name, value in (reason.arguments or {}).items()})


def _card(state: DeukalionState, card: int) -> str:
    cards = state.deukalion.cards
    return cards.names[cards.kind_of[card]]


def _cargo(state: DeukalionState, cargo: int) -> list[int]:
    return [int(of_colour(cargo, colour)) for colour in range(state.deukalion.colours)]


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat

"""What one seat, or somebody beside the table, may know of a play of Deukalion."""

from typing import TYPE_CHECKING, Any

from pessoi.core.bits import BIT, members
from pessoi.core.state import UNSEALED
from pessoi.games.deukalion.rules import sailing, scoring, turn, worlds
from pessoi.games.deukalion.rules.deck import FRONT_KINDS, of_colour
from pessoi.games.deukalion.rules.state import (
    CARD,
    FIGHTERS,
    LASTING_KINDS,
    NO_FIGHT,
    NONE,
    SEAT_BITS,
    SHIP,
    SWIM,
)
from pessoi.games.deukalion.view_types import (
    SO_FAR,
    CityView,
    ContractView,
    DeukalionView,
    FightView,
    FulfilledView,
    SeatView,
    StepView,
    TownView,
)

if TYPE_CHECKING:
    from pessoi.games.deukalion.rules.state import DeukalionState

FIGHTS = (None, "ship", "city", "town", "hydra", "by-hydra")


def look(state: "DeukalionState") -> DeukalionView:
    """Name all that everybody may see; what is not named here or below is not shown."""
    rules = state.deukalion
    places = rules.places
    names = rules.names
    faces = len(set(rules.printed.faces))
    return DeukalionView(
        seat=None,
        actors=list(state.actors),
        asked=None if state.over else state.step.name,
        about=None if state.over else _about(state),
        active=state.active,
        mover=state.mover,
        target=rules.printed.target,
        seats=[_seat(state, seat, False) for seat in range(rules.seats)],
        map=rules.board.cells,
        colours=names.colours,
        hydra=rules.board.names[state.hydra],
        cities=[
            CityView(
                name,
                rules.board.cities[city],
                places.defence[city],
                places.slots[city],
                _cargo(state, state.stock[city]),
            )
            for city, name in enumerate(names.cities)
        ],
        towns=[
            TownView(name, rules.board.towns[town], places.size[town], places.value[town], _person(state.owner(town)))
            for town, name in enumerate(names.towns)
        ],
        middle_die=None if state.cup == NONE else turn.middle(state),
        outer_dice=None if state.cup == NONE else [state.cup // faces**place % faces + 1 for place in (3, 2, 1, 0)],
        dice=_dice(state),
        others_draw=rules.printed.others_draw,
        active_draws=rules.printed.active_draws,
        left_to_do=_left_to_do(state),
        reach=state.reach,
        so_far=[SO_FAR[flag] for flag in members(state.flags)],
        routes=None,
        contracts=[_contract(state, card) for card in state.open],
        contract_pile=len(members(state.contracts)),
        contracts_gone=[rules.contracts.codes[card] for card in members(state.gone)],
        card_pile=len(members(state.unseen)) + len(state.under),
        known_bottom=_known_bottom(state, NONE),
        point_pile=state.pile,
        fight=_fight(state),
        own_answer=None,
    )


def own(state: "DeukalionState", seat: int, shared: DeukalionView) -> SeatView:
    """A seat knows its hand and its hidden contract."""
    return _seat(state, seat, True)


def aside(state: "DeukalionState", seat: int) -> dict[str, Any]:
    """And its ways, the cards it put under the pile, its secret answer."""
    sealed = state.sealed[seat]
    return {
        "seat": seat,
        "routes": _routes(state, seat),
        "known_bottom": _known_bottom(state, seat),
        "own_answer": None if sealed == UNSEALED else state.deukalion.moves.name(sealed),
    }


def _about(state: "DeukalionState") -> StepView | None:
    rules = state.deukalion
    names = rules.names
    about = state.at >> SEAT_BITS
    match state.step.name:
        case "recall" | "hand-in":
            return StepView(count=about)
        case "put" if about:
            return StepView(treasure=names.colours[about - 1])
        case "swap" if about:
            city, colour = (about - 1) // rules.colours, (about - 1) % rules.colours
            return StepView(treasure=names.colours[colour], cities=[names.cities[city]])
        case "loot":
            return StepView(cities=[names.cities[city] for city in members(about)])
        case "seize" | "displace" | "boast":
            return StepView(other=about)
        case "hermes":
            return StepView(other=about >> 1)
        case "claim":
            return StepView(contract=rules.contracts.codes[about >> 1])
    return None


def _seat(state: "DeukalionState", seat: int, own: bool) -> SeatView:
    rules = state.deukalion
    square = state.ships[seat]
    return SeatView(
        hero=rules.names.heroes[seat],
        colour=rules.names.hero_colours[seat],
        square=None if square == NONE else rules.board.names[square],
        fighters=state.fighters[seat],
        underworld=state.below[seat],
        left_behind=scoring.left_behind(state, seat),
        room=state.room(seat),
        treasures=_cargo(state, state.hold[seat]),
        cards=len(members(state.hand[seat])),
        hand=[_card(state, card) for card in members(state.hand[seat])] if own else None,
        hidden_contract=state.secret[seat] != NONE,
        contract=_contract(state, state.secret[seat]) if own else None,
        lasting=[
            rules.deck.names[FRONT_KINDS[lasting]] for lasting in range(LASTING_KINDS) if state.has_front(seat, lasting)
        ],
        fulfilled=[
            FulfilledView(rules.contracts.codes[task // 2], rules.contracts.task_names[task])
            for task in members(state.tasks[seat])
        ],
        point_cards=state.point_cards(seat),
        answered=state.sealed[seat] != UNSEALED,
        score=state.scores[seat],
        place=state.ranking[seat] if state.over else None,
    )


def _known_bottom(state: "DeukalionState", seat: int) -> list[str | None]:
    """The cards under the pile, as far as a seat put them there itself."""
    placed = worlds.known(state, seat)
    return [_card(state, card) if placed & BIT[card] else None for card in state.under]


def _routes(state: "DeukalionState", seat: int) -> dict[str, list[str]] | None:
    """For the mover that is asked: the way to every square it can sail to."""
    if state.step.name != "move" or not state.waits_for(seat):
        return None
    rules = state.deukalion
    names = rules.board.names
    goals = [move - rules.move.sail for move in state.legal(seat) if rules.move.sail <= move < rules.move.hydra]
    return {names[goal]: [names[square] for square in sailing.path(state, seat, goal)] for goal in goals}


def _fight(state: "DeukalionState") -> FightView | None:
    kind = FIGHTS[state.fight]
    if state.fight == NO_FIGHT or kind is None:
        return None
    names = state.deukalion.names
    return FightView(
        kind=kind,
        seat=state.one,
        other=_person(state.two),
        city=names.cities[state.target] if kind == "city" else None,
        town=names.towns[state.target] if kind == "town" else None,
        thrown=_throw(state, state.thrown_one),
        other_thrown=_throw(state, state.thrown_two),
    )


def _throw(state: "DeukalionState", row: int) -> list[int] | None:
    throws = state.deukalion.throws
    return None if row == NONE else [throws.cross[row], throws.half[row], throws.full[row]]


def _dice(state: "DeukalionState") -> dict[str, int] | None:
    if state.turned == NONE:
        return None
    return {
        "card": turn.die(state, turn.CARD_DIE),
        "fighters": turn.die(state, turn.FIGHTER_DIE),
        "sail": turn.die(state, turn.SAIL_DIE),
        "hydra": turn.die(state, turn.HYDRA_DIE),
    }


def _left_to_do(state: "DeukalionState") -> list[str]:
    actions = ((SHIP, "ship"), (CARD, "card"), (FIGHTERS, "fighters"), (SWIM, "hydra"))
    return [name for action, name in actions if state.todo & action]


def _contract(state: "DeukalionState", card: int) -> ContractView | None:
    contracts = state.deukalion.contracts
    if card == NONE:
        return None
    return ContractView(contracts.codes[card], contracts.points[card], contracts.task_names[2 * card : 2 * card + 2])


def _card(state: "DeukalionState", card: int) -> str:
    deck = state.deukalion.deck
    return deck.names[deck.kind_of[card]]


def _cargo(state: "DeukalionState", cargo: int) -> list[int]:
    return [of_colour(cargo, colour) for colour in range(state.deukalion.colours)]


def _person(seat: int) -> int | None:
    return None if seat == NONE else seat

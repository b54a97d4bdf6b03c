"""The observation of Deukalion, computed from the view."""

from pessoi.games.deukalion.rules.state import DeukalionRules
from pessoi.games.deukalion.view_types import SO_FAR, DeukalionView, FightView, FulfilledView, SeatView, StepView
from readings import Numbers, around, counts, flags, joined, left, place_of

LASTING = ["pegasus", "hades", "fleece"]
DICE = ["card", "fighters", "sail", "hydra"]
TO_DO = ["ship", "card", "fighters", "hydra"]
FIGHTS = ["ship", "city", "town", "hydra", "by-hydra"]
NOT_THROWN = [-1] * 3


def read(view: DeukalionView, rules: DeukalionRules) -> Numbers:
    return {**_step(view, rules), **_seats(view, rules), **_table(view, rules), **_piles(view, rules), **_fight(view)}


def _step(view: DeukalionView, rules: DeukalionRules) -> Numbers:
    about = view.about or StepView()
    seats = len(view.seats)
    return {
        "about_count": [about.count],
        "about_treasure": flags(len(view.colours), [place_of(view.colours, about.treasure)]),
        "about_cities": [int(city.name in about.cities) for city in view.cities],
        "about_other": flags(seats, [left(view, about.other)]),
        "about_contract": [
            int(contract is not None and contract.code == about.contract) for contract in view.contracts
        ],
        "active": flags(seats, [left(view, view.active)]),
        "mover": flags(seats, [left(view, view.mover)]),
        "to_do": [int(action in view.left_to_do) for action in TO_DO],
        "reach": [view.reach],
        "so_far": [int(done in view.so_far) for done in SO_FAR],
    }


def _seats(view: DeukalionView, rules: DeukalionRules) -> Numbers:
    seats: list[SeatView] = around(view)
    own = seats[0]
    squares = rules.board.names
    codes = rules.contracts.codes
    kinds = rules.cards.names
    return {
        "hero": flags(len(rules.names.heroes), [rules.names.heroes.index(own.hero)]),
        "square": joined(flags(len(squares), [place_of(squares, seat.square)]) for seat in seats),
        "fighters": [seat.fighters for seat in seats],
        "underworld": [seat.underworld for seat in seats],
        "treasures": joined(seat.treasures for seat in seats),
        "cards": [seat.cards for seat in seats],
        "hand": counts(len(kinds), [kinds.index(card) for card in own.hand or []]),
        "hides": [int(seat.hidden_contract) for seat in seats],
        "contract": flags(len(codes), [place_of(codes, own.contract.code if own.contract else None)]),
        "lasting": joined([int(card in seat.lasting) for card in LASTING] for seat in seats),
        "fulfilled": joined(flags(2 * len(codes), [_task(done, rules) for done in seat.fulfilled]) for seat in seats),
        "point_cards": [seat.point_cards for seat in seats],
        "score": [seat.score for seat in seats],
        "answered": [int(seat.answered) for seat in seats],
        "own_answer": [-1 if view.own_answer is None else rules.moves.parse(view.own_answer)],
    }


def _task(done: FulfilledView, rules: DeukalionRules) -> int:
    """The index of the task of a contract that has this message."""
    first = 2 * rules.contracts.codes.index(done.code)
    return rules.contracts.task_names.index(done.task, first)


def _table(view: DeukalionView, rules: DeukalionRules) -> Numbers:
    shaken = [0] * 5 if view.middle_die is None else [view.middle_die, *(view.outer_dice or [])]
    return {
        "hydra": flags(len(rules.board.names), [rules.board.names.index(view.hydra)]),
        "cities": joined(city.treasures for city in view.cities),
        "towns": joined(
            [int(left(view, town.owner) == distance) for town in view.towns] for distance in range(len(view.seats))
        ),
        "shaken": shaken,
        "dice": [0] * 4 if view.dice is None else [view.dice[die] for die in DICE],
    }


def _piles(view: DeukalionView, rules: DeukalionRules) -> Numbers:
    codes = rules.contracts.codes
    kinds = rules.cards.names
    bottom = [1 if card is None else 2 + kinds.index(card) for card in view.known_bottom]
    return {
        "open": joined(
            flags(len(codes), [place_of(codes, contract.code if contract else None)]) for contract in view.contracts
        ),
        "contract_pile": [view.contract_pile],
        "gone": flags(len(codes), [codes.index(code) for code in view.contracts_gone]),
        "card_pile": [view.card_pile],
        "bottom": bottom + [0] * (rules.cards.size - len(bottom)),
        "point_pile": [view.point_pile],
    }


def _fight(view: DeukalionView) -> Numbers:
    fight: FightView | None = view.fight
    seats = len(view.seats)
    cities = [city.name for city in view.cities]
    towns = [town.name for town in view.towns]
    return {
        "fight": flags(len(FIGHTS), [place_of(FIGHTS, fight.kind if fight else None)]),
        "fights": flags(seats, [left(view, fight.seat if fight else None)]),
        "attacked": flags(seats, [left(view, fight.other if fight else None)]),
        "city": flags(len(cities), [place_of(cities, fight.city if fight else None)]),
        "town": flags(len(towns), [place_of(towns, fight.town if fight else None)]),
        "thrown": (fight.thrown if fight else None) or NOT_THROWN,
        "other_thrown": (fight.other_thrown if fight else None) or NOT_THROWN,
    }

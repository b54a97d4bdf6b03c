"""What learning agents are shown of Deukalion: the view in numbers, starting with the observing seat, clockwise."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core import observation
from pessoi.core.bits import contains, count, members
from pessoi.core.observation import FLAG, Sheet, Slot
from pessoi.core.state import UNSEALED
from pessoi.games.deukalion import worlds
from pessoi.games.deukalion.rules import action_cards, scoring, steps, turn
from pessoi.games.deukalion.rules.board import FARTHEST
from pessoi.games.deukalion.rules.cargo import MOST_OF_COLOUR, of_colour
from pessoi.games.deukalion.rules.dice import CARD_DIE, FIGHTER_DIE, HYDRA_DIE, MIDDLE, OUTER, SAIL_DIE
from pessoi.games.deukalion.rules.state import (
    AT_CITY,
    AT_TOWN,
    BY_HYDRA,
    NO_FIGHT,
    NONE,
    DeukalionRules,
    DeukalionState,
)
from pessoi.games.deukalion.rules.throws import SIDES

VERSION: Final = 3

ACTIONS: Final = 4
HAPPENED: Final = 6
"""The number of actions in a move, and of flags for what has happened in it."""
NOT_THROWN: Final = -1
UNKNOWN: Final = 1
FIRST_KIND: Final = 2
"""In the bottom of the pile: a card that the seat does not know, and the first kind of those it knows."""
MANY: Final = 5
"""A usual amount: a unit that brings small counts to about one."""


@final
class Observation(observation.Observation[DeukalionState]):
    """The table from one seat."""

    def __init__(self, rules: DeukalionRules) -> None:
        super().__init__(rules, VERSION)
        self._declare_step(rules)
        self._declare_seats(rules)
        self._declare_table(rules)
        self._declare_fight(rules)

    def _declare_step(self, rules: DeukalionRules) -> None:
        """The current step, and the seats it concerns."""
        seats = rules.seats
        declare = self.layout.declare
        self.about_count = declare("about_count", 1, 0, rules.cards.size, MANY)
        self.about_treasure = declare("about_treasure", int(rules.colours), 0, FLAG)
        self.about_cities = declare("about_cities", int(rules.places.cities), 0, FLAG)
        self.about_other = declare("about_other", seats, 0, FLAG)
        self.about_contract = declare("about_contract", int(rules.constants.open_contracts), 0, FLAG)
        self.hero = declare("hero", len(rules.names.heroes), 0, FLAG)
        self.active = declare("active", seats, 0, FLAG)
        self.mover = declare("mover", seats, 0, FLAG)

    def _declare_seats(self, rules: DeukalionRules) -> None:
        """Ships, cards, points and answers."""
        seats = rules.seats
        squares = rules.board.squares
        contracts = rules.contracts.size
        cards = rules.cards.size
        fighters = int(rules.constants.fighters)
        target = int(rules.target)
        points = int(rules.constants.point_cards)
        declare = self.layout.declare
        self.square = declare("square", seats * squares, 0, FLAG)
        self.hydra = declare("hydra", squares, 0, FLAG)
        self.fighters = declare("fighters", seats, 0, fighters, fighters)
        self.underworld = declare("underworld", seats, 0, fighters, fighters)
        self.treasures = declare("treasures", seats * int(rules.colours), 0, MOST_OF_COLOUR, 2)
        self.cards = declare("cards", seats, 0, cards, MANY)
        self.hand = declare("hand", rules.cards.kinds, 0, cards)
        self.hides = declare("hides", seats, 0, FLAG)
        self.contract = declare("contract", contracts, 0, FLAG)
        self.lasting = declare("lasting", seats * len(action_cards.LASTING), 0, FLAG)
        self.fulfilled = declare("fulfilled", seats * 2 * contracts, 0, FLAG)
        self.point_cards = declare("point_cards", seats, 0, points, target)
        self.score = declare("score", seats, 0, points + target + fighters, target)
        self.answered = declare("answered", seats, 0, FLAG)
        self.own_answer = declare("own_answer", 1, UNSEALED, len(rules.moves) - 1, len(rules.moves))

    def _declare_table(self, rules: DeukalionRules) -> None:
        """Places on land, the cup, the current move and the piles."""
        places = int(rules.constants.open_contracts)
        contracts = rules.contracts.size
        cards = rules.cards.size
        kinds = rules.cards.kinds
        faces = len(rules.dice.values)
        points = int(rules.constants.point_cards)
        declare = self.layout.declare
        self.cities = declare("cities", int(rules.places.cities * rules.colours), 0, MOST_OF_COLOUR)
        self.towns = declare("towns", rules.seats * int(rules.places.towns), 0, FLAG)
        self.shaken = declare("shaken", 1 + len(OUTER), 0, faces, faces)
        self.dice = declare("dice", len(OUTER), 0, faces, faces)
        self.to_do = declare("to_do", ACTIONS, 0, FLAG)
        self.reach = declare("reach", 1, 0, FARTHEST, MANY)
        self.so_far = declare("so_far", HAPPENED, 0, FLAG)
        self.open = declare("open", places * contracts, 0, FLAG)
        self.contract_pile = declare("contract_pile", 1, 0, contracts, contracts)
        self.gone = declare("gone", contracts, 0, FLAG)
        self.card_pile = declare("card_pile", 1, 0, cards, cards)
        self.bottom = declare("bottom", cards, 0, kinds + FIRST_KIND - 1, kinds)
        self.point_pile = declare("point_pile", 1, 0, points, points)

    def _declare_fight(self, rules: DeukalionRules) -> None:
        """The current fight."""
        seats = rules.seats
        fighters = int(rules.constants.fighters)
        declare = self.layout.declare
        self.fight = declare("fight", BY_HYDRA, 0, FLAG)
        self.fights = declare("fights", seats, 0, FLAG)
        self.attacked = declare("attacked", seats, 0, FLAG)
        self.city = declare("city", int(rules.places.cities), 0, FLAG)
        self.town = declare("town", int(rules.places.towns), 0, FLAG)
        self.thrown = declare("thrown", len(SIDES), NOT_THROWN, fighters, MANY)
        self.other_thrown = declare("other_thrown", len(SIDES), NOT_THROWN, fighters, MANY)

    def write(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        self.turn(state, seat, sheet)
        if not state.over:
            self._about(state, seat, sheet)
        self._move(state, seat, sheet)
        self._ships(state, seat, sheet)
        self._seats(state, seat, sheet)
        self._own(state, seat, sheet)
        self._land(state, seat, sheet)
        self._cup(state, sheet)
        self._piles(state, seat, sheet)
        self._fight(state, seat, sheet)

    def _about(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        """The value of the current step."""
        move = state.deukalion.move
        step = state.current()
        value = state.at_value
        if step is steps.RECALL or step is steps.HAND_IN:
            sheet.slot(self.about_count)
            sheet.write(value)
        elif step is steps.PUT and value:
            sheet.slot(self.about_treasure)
            sheet.mark(value - 1)
        elif step is steps.SWAP and value:
            first = move.swap.move(value - 1)
            sheet.slot(self.about_treasure)
            sheet.mark(move.colour(move.swap, first))
            sheet.slot(self.about_cities)
            sheet.mark(move.city(move.swap, first))
        elif step is steps.LOOT:
            sheet.slot(self.about_cities)
            sheet.mark_set(value)
        elif step is steps.SEIZE or step is steps.DISPLACE or step is steps.BOAST:
            sheet.slot(self.about_other)
            sheet.mark(self.left(seat, value))
        elif step is steps.HERMES:
            sheet.slot(self.about_other)
            sheet.mark(self.left(seat, state.asked_value))
        elif step is steps.CLAIM:
            sheet.slot(self.about_contract)
            sheet.mark(state.open.index(state.asked_value))

    def _move(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        sheet.slot(self.hero)
        sheet.mark(seat)
        sheet.slot(self.active)
        sheet.mark(self.left(seat, state.active))
        sheet.slot(self.mover)
        sheet.mark(self.left(seat, state.mover))
        sheet.slot(self.to_do)
        sheet.mark_set(state.todo)
        sheet.slot(self.reach)
        sheet.write(state.reach)
        sheet.slot(self.so_far)
        sheet.mark_set(state.flags)

    def _ships(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        rules = state.deukalion
        squares: i64 = rules.board.squares
        sheet.slot(self.hydra)
        sheet.mark(state.hydra)
        distance: i64 = 0
        while distance < self.seats:
            other = (seat + distance) % self.seats
            square: i64 = state.ships[other]
            if square != NONE:
                sheet.slot(self.square)
                sheet.mark(distance * squares + square)
            sheet.slot(self.fighters)
            sheet.mark(distance, state.fighters[other])
            sheet.slot(self.underworld)
            sheet.mark(distance, state.below[other])
            sheet.slot(self.treasures)
            self._cargo(state, state.hold[other], distance * rules.colours, sheet)
            distance += 1

    def _cargo(self, state: DeukalionState, cargo: i64, first: i64, sheet: Sheet) -> None:
        """Write the treasures of a cargo by colour from a place of the current slot on."""
        colour: i64 = 0
        while colour < state.deukalion.colours:
            sheet.mark(first + colour, of_colour(cargo, colour))
            colour += 1

    def _seats(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        tasks: i64 = 2 * state.deukalion.contracts.size
        distance: i64 = 0
        while distance < self.seats:
            other = (seat + distance) % self.seats
            sheet.slot(self.cards)
            sheet.mark(distance, count(state.hand[other]))
            if state.secret[other] != NONE:
                sheet.slot(self.hides)
                sheet.mark(distance)
            sheet.slot(self.lasting)
            for place, kind in enumerate(action_cards.LASTING):
                if state.has_front(other, kind):
                    sheet.mark(distance * len(action_cards.LASTING) + place)
            sheet.slot(self.fulfilled)
            sheet.mark_set(state.tasks[other], distance * tasks)
            sheet.slot(self.point_cards)
            sheet.mark(distance, state.point_cards(other))
            sheet.slot(self.score)
            sheet.mark(distance, scoring.score(state, other))
            if state.sealed[other] != UNSEALED:
                sheet.slot(self.answered)
                sheet.mark(distance)
            distance += 1

    def _own(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        """Write what no other seat may see."""
        kind_of = state.deukalion.cards.kind_of
        sheet.slot(self.hand)
        for card in members(state.hand[seat]):
            sheet.count(kind_of[card])
        if state.secret[seat] != NONE:
            sheet.slot(self.contract)
            sheet.mark(state.secret[seat])
        sheet.slot(self.own_answer)
        sheet.write(state.sealed[seat])

    def _land(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        rules = state.deukalion
        sheet.slot(self.cities)
        city: i64 = 0
        while city < rules.places.cities:
            self._cargo(state, state.stock[city], city * rules.colours, sheet)
            city += 1
        sheet.slot(self.towns)
        town: i64 = 0
        while town < rules.places.towns:
            owner = state.owner(town)
            if owner != NONE:
                sheet.mark(self.left(seat, owner) * rules.places.towns + town)
            town += 1

    def _cup(self, state: DeukalionState, sheet: Sheet) -> None:
        dice = state.deukalion.dice
        if state.cup != NONE:
            sheet.slot(self.shaken)
            sheet.write(dice.shown(state.cup, MIDDLE))
            for place in OUTER:
                sheet.write(dice.shown(state.cup, place))
        if state.turned != NONE:
            sheet.slot(self.dice)
            sheet.write(turn.die(state, CARD_DIE))
            sheet.write(turn.die(state, FIGHTER_DIE))
            sheet.write(turn.die(state, SAIL_DIE))
            sheet.write(turn.die(state, HYDRA_DIE))

    def _piles(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        rules = state.deukalion
        contracts: i64 = rules.contracts.size
        sheet.slot(self.open)
        for place, contract in enumerate(state.open):
            if contract != NONE:
                sheet.mark(place * contracts + contract)
        sheet.slot(self.contract_pile)
        sheet.write(count(state.contracts))
        sheet.slot(self.gone)
        sheet.mark_set(state.gone)
        sheet.slot(self.card_pile)
        sheet.write(count(state.unseen) + len(state.under))
        known = worlds.known(state, seat)
        sheet.slot(self.bottom)
        for card in state.under:
            sheet.write(rules.cards.kind_of[card] + FIRST_KIND if contains(known, card) else UNKNOWN)
        sheet.slot(self.point_pile)
        sheet.write(state.pile)

    def _fight(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        self._throw(state, self.thrown, state.thrown_one, sheet)
        self._throw(state, self.other_thrown, state.thrown_two, sheet)
        if state.fight == NO_FIGHT:
            return
        sheet.slot(self.fight)
        sheet.mark(state.fight - 1)
        sheet.slot(self.fights)
        sheet.mark(self.left(seat, state.one))
        if state.two != NONE:
            sheet.slot(self.attacked)
            sheet.mark(self.left(seat, state.two))
        if state.fight == AT_CITY:
            sheet.slot(self.city)
            sheet.mark(state.target)
        elif state.fight == AT_TOWN:
            sheet.slot(self.town)
            sheet.mark(state.target)

    def _throw(self, state: DeukalionState, slot: Slot, row: i64, sheet: Sheet) -> None:
        throws = state.deukalion.throws
        sheet.slot(slot)
        sheet.write(NOT_THROWN if row == NONE else throws.cross[row])
        sheet.write(NOT_THROWN if row == NONE else throws.half[row])
        sheet.write(NOT_THROWN if row == NONE else throws.full[row])

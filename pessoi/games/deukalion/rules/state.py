"""The state of Deukalion, and the rules by which one table plays it."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, all_below, mask_of, packed
from pessoi.core.fields import number, numbers, sequence, subset, subsets
from pessoi.core.state import UNSEALED, Rules, State, value_in
from pessoi.core.step import StepRef
from pessoi.games.deukalion.rules import action_cards, events, steps
from pessoi.games.deukalion.rules.board import FARTHEST
from pessoi.games.deukalion.rules.cargo import cargo_of, cargo_size, largest_cargo
from pessoi.games.deukalion.rules.constants import Constants
from pessoi.games.deukalion.rules.moves import DeukalionMoves, DeukalionOutcomes

NONE: Final = -1

SHIP: Final = 1
CARD: Final = 2
FIGHTERS: Final = 4
SWIM: Final = 8
"""The actions that a move may still contain: the ship's own, and those of the card, fighter and Hydra dice."""
ALL_ACTIONS: Final = 15

BEGUN: Final = 1
ENDED: Final = 2
ACTED: Final = 4
ATTACKED: Final = 8
PEACE: Final = 16
BUSY: Final = 32
"""Flags of a move: the ship has set out; it sails no farther; it has founded or attacked; it has attacked; it has
promised not to attack; it is too late to give the move up."""
ALL_FLAGS: Final = 63

NO_FIGHT: Final = 0
AT_SHIP: Final = 1
AT_CITY: Final = 2
AT_TOWN: Final = 3
AT_HYDRA: Final = 4
BY_HYDRA: Final = 5
"""The kinds of fights, by what is attacked; in the last one the Hydra attacks a ship."""

TOWN_BITS: Final = 3
POINT_BITS: Final = 5
FRONT_BITS: Final = 4
"""The width of one entry in `towns`, in `points` and in `front`."""
SEAT_SETS: Final = 16
"""The number of sets of seats: an argument that begins with a set of seats has its value above that."""


@final
class DeukalionRules(Rules):
    """Deukalion as one table plays it."""

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        constants: Constants,
        moves: DeukalionMoves,
        outcomes: DeukalionOutcomes,
    ) -> None:
        super().__init__(seats, options)
        self.constants = constants
        self.board = constants.board
        self.cards = constants.cards
        self.contracts = constants.contracts
        self.places = constants.places
        self.names = constants.names
        self.dice = constants.dice
        self.throws = constants.throws
        self.colours: i64 = len(constants.names.colours)
        self.target: i64 = constants.targets[str(seats)]
        self.styx_bonus: i64 = constants.styx_bonuses[str(seats)]
        self.turn_order = [[(first + distance) % seats for distance in range(seats)] for first in range(seats)]
        """All seats in turn order, beginning with each of them."""
        self.move = moves
        self.outcome = outcomes
        self.fleece_attacks = options["fleece"] == "attacking"
        self.town_crews = options["town_fight"] == "crew"
        """Whether a town is defended by the crew of its owner's ship, not by its number."""
        self.drawn_at_once = options["drawn_card"] == "at_once"
        """Whether seats that draw a card outside their own move may play it at once."""
        self.youngest: i64 = NONE
        """The seat that begins; NONE if chance decides."""
        for seat in range(seats):
            if options["youngest"] == f"seat-{seat + 1}":
                self.youngest = seat
        self._declare_fields()

    def _declare_fields(self) -> None:
        """Every attribute of a state, with its range and start (deukalion.setup.fighters, deukalion.setup.hydra)."""
        seats = self.seats
        constants = self.constants
        squares = self.board.squares - 1
        cargo = largest_cargo(len(self.names.colours))
        cards = self.cards.size - 1
        contracts = self.contracts.size - 1
        fighters = int(constants.fighters)
        throws = len(self.throws.cross) - 1
        treasures = cargo_of(list(range(len(self.names.colours)))) * constants.treasures_each
        self.fields = (
            numbers("ships", NONE, squares, [NONE] * seats),
            number("hydra", 0, squares, self.board.hydra),
            numbers("fighters", 0, fighters, [fighters] * seats),
            numbers("below", 0, fighters, [0] * seats),
            numbers("left", 0, fighters, [0] * seats),
            number("towns", 0, all_below(TOWN_BITS * self.places.towns)),
            numbers("hold", 0, cargo, [0] * seats),
            numbers("stock", 0, cargo, [0] * self.places.cities),
            number("box", 0, cargo, treasures),
            subsets("hand", cards, [0] * (2 * seats)),
            subset("unseen", cards, self.cards.all),
            sequence("under", 0, cards),
            numbers("drawn", NONE, cards, [NONE] * seats),
            subset("front", len(action_cards.LASTING) * FRONT_BITS - 1),
            numbers("open", NONE, contracts, [NONE] * constants.open_contracts),
            numbers("secret", NONE, contracts, [NONE] * seats),
            subset("bold", seats - 1),
            subsets("tasks", 2 * contracts + 1, [0] * seats),
            subset("contracts", contracts, self.contracts.all),
            subset("gone", contracts),
            number("points", 0, all_below(POINT_BITS * seats)),
            number("pile", 0, constants.point_cards, constants.point_cards),
            number("active", 0, seats - 1),
            number("mover", 0, seats - 1),
            number("cup", NONE, len(self.outcome.shake) - 1, NONE),
            number("turned", NONE, len(self.move.cup) - 1, NONE),
            number("todo", 0, ALL_ACTIONS),
            number("reach", 0, FARTHEST),
            number("flags", 0, ALL_FLAGS),
            number("fight", NO_FIGHT, BY_HYDRA, NO_FIGHT),
            number("one", NONE, seats - 1, NONE),
            number("two", NONE, seats - 1, NONE),
            number("target", 0, max(self.places.cities, self.places.towns) - 1),
            number("thrown_one", NONE, throws, NONE),
            number("thrown_two", NONE, throws, NONE),
            number("won", 0, 1),
        )


@final
class DeukalionState(State):
    """Ships, fighters, treasures and cards. Squares of sea are numbered as on the Board; sets are masks."""

    deukalion: DeukalionRules
    """The rules under their own type."""
    ships: list[int]
    """The square of each seat's ship, NONE before it is placed."""
    hydra: i64
    """The square of the Hydra."""
    fighters: list[int]
    """The fighters aboard each ship."""
    below: list[int]
    """Each seat's fighters in the Underworld."""
    left: list[int]
    """Each seat's fighters left in cities for good."""
    towns: i64
    """The owners of all towns; see `owner`."""
    hold: list[int]
    """The cargo of each ship."""
    stock: list[int]
    """The treasures in each city, as a cargo."""
    box: i64
    """The treasures that are still to be laid out, as a cargo."""
    hand: list[int]
    """Each seat's action cards; then, seat by seat, the other cards whose place it knows."""
    unseen: i64
    """The cards in the draw pile whose order is unknown; they are on top."""
    under: list[int]
    """The cards put under the pile, in order; the first is drawn first."""
    drawn: list[int]
    """The card that each seat has just drawn and may play at once, or NONE."""
    front: i64
    """The lasting cards in front of the seats; see `has_front`."""
    open: list[int]
    """The open contracts, or NONE."""
    secret: list[int]
    """Each seat's hidden contract, or NONE."""
    bold: i64
    """The seats that have shown, by attacking the Hydra, that their hidden contract asks for it."""
    tasks: list[int]
    """The tasks each seat has fulfilled, as a mask."""
    contracts: i64
    """The contracts in the pile, as a mask."""
    gone: i64
    """The contracts that have left the game."""
    points: i64
    """The victory point cards of all seats; see `point_cards`."""
    pile: i64
    """The number of victory point cards that no seat has."""
    active: i64
    mover: i64
    """The seat whose move it is."""
    cup: i64
    """The last shake, NONE before the first."""
    turned: i64
    """How the cup was set down, NONE before that."""
    todo: i64
    """The actions still open to the mover: SHIP, CARD, FIGHTERS, SWIM."""
    reach: i64
    """The number of squares the mover may still sail."""
    flags: i64
    """What has happened in the current move: BEGUN, ENDED, ACTED, ATTACKED, PEACE, BUSY."""
    fight: i64
    """The kind of the current fight."""
    one: i64
    """The seat that fights, or NONE; in a fight of two ships the attacker."""
    two: i64
    """The seat attacked by another one, or NONE."""
    target: i64
    """The city or town attacked."""
    thrown_one: i64
    thrown_two: i64
    """How the fighters fell, as rows of Throws, NONE before they are thrown."""
    won: i64
    """Whether `one` has won."""

    def attach(self, rules: Rules) -> None:
        assert isinstance(rules, DeukalionRules)
        self.deukalion = rules

    # -- numbers that are kept in one -----------------------------------------------------------

    def owner(self, town: i64) -> i64:
        """The seat that holds a town, or NONE."""
        return packed(self.towns, town, TOWN_BITS) - 1

    def set_owner(self, town: i64, owner: i64) -> None:
        """Give a town to a seat, or with NONE to no seat."""
        self.towns += (owner - self.owner(town)) * BIT[TOWN_BITS * town]

    def point_cards(self, seat: i64) -> i64:
        """The number of victory point cards of a seat."""
        return packed(self.points, seat, POINT_BITS)

    def take_point_cards(self, seat: i64, count: i64) -> None:
        """Move victory point cards from the pile to a seat."""
        self.pile -= count
        self.points += count * BIT[POINT_BITS * seat]

    def has_front(self, seat: i64, kind: i64) -> bool:
        """Whether a lasting card of a kind is in front of a seat."""
        return self.front & _front_bit(seat, kind) != 0

    def put_in_front(self, seat: i64, kind: i64) -> None:
        """Put a lasting card in front of a seat."""
        self.front |= _front_bit(seat, kind)

    # -- the agenda -----------------------------------------------------------------------------

    def push_secret(self, step: StepRef, seats: i64, value: i64) -> None:
        """Push a step in which a set of seats answers secretly, with a value."""
        self.push(step, seats + SEAT_SETS * value)

    @property
    def asked_seats(self) -> i64:
        """The set of seats in the argument of a step pushed by `push_secret`."""
        return self.at % SEAT_SETS

    @property
    def asked_value(self) -> i64:
        """The value in the argument of a step pushed by `push_secret`."""
        return self.at // SEAT_SETS

    def push_window(self, step: StepRef) -> None:
        """Push a window; its argument is the number of the step in which seats answer with cards."""
        self.push(steps.WINDOW, step.number)

    @property
    def window_step(self) -> StepRef:
        """The step in the argument of a window."""
        return steps.STEPS.refs[self.at]

    def next_effect(self) -> i64:
        """The kind of the card that was played last and has no effect yet."""
        for step, argument in reversed(self.pending()):
            if step is steps.EFFECT:
                return value_in(argument)
        return NONE

    def take_answer(self, seat: i64) -> i64:
        """The move that a seat has sealed, or UNSEALED; from now on it has sealed none."""
        answer: i64 = self.sealed[seat]
        self.sealed[seat] = UNSEALED
        return answer

    # -- cards ----------------------------------------------------------------------------------

    def holds(self, seat: i64, kind: i64) -> bool:
        """Whether a seat has an action card of a kind in its hand."""
        return self.hand[seat] & self.deukalion.cards.of_kind[kind] != 0

    def with_cards(self, but: i64 = NONE) -> i64:
        """The seats with action cards in hand, except one, as a mask; the number of cards in a hand is public."""
        return mask_of([seat for seat in range(self.deukalion.seats) if self.hand[seat] and seat != but])

    def knows(self, seat: i64) -> i64:
        """The cards outside its own hand whose place a seat knows, as a mask."""
        return self.hand[self.deukalion.seats + seat]

    def effect_text(self, kind: i64) -> int:
        """The number of the text that says what a card does: the Golden Fleece has a second one, by option."""
        other_fleece = kind == action_cards.FLEECE and self.deukalion.fleece_attacks
        return self.deukalion.cards.kinds if other_fleece else int(kind)

    def learn(self, seat: i64, card: i64) -> None:
        """From now on a seat knows where a card is."""
        self.hand[self.deukalion.seats + seat] |= BIT[card]

    def learn_all(self, card: i64) -> None:
        """From now on all seats know where a card is."""
        for seat in range(self.deukalion.seats):
            self.learn(seat, card)

    def forget(self, seat: i64, cards: i64) -> None:
        """From now on a seat does not know where the cards of a mask are."""
        self.hand[self.deukalion.seats + seat] &= ~cards

    # -- ships ----------------------------------------------------------------------------------

    def room(self, seat: i64) -> i64:
        """The free places on a seat's ship plan."""
        return self.deukalion.constants.ship_places - self.fighters[seat] - cargo_size(self.hold[seat])

    def can_return(self, seat: i64, most: i64) -> i64:
        """The number of fighters, up to `most`, that could come back from the Underworld (deukalion.ship.room)."""
        most = min(most, self.below[seat])
        return min(most, self.room(seat)) if most > 0 else 0

    def bring_back(self, seat: i64, count: i64) -> None:
        """Move fighters from the Underworld to the ship."""
        self.below[seat] -= count
        self.fighters[seat] += count

    def lose_fighters(self, seat: i64, count: i64) -> None:
        """Move fighters from the ship to the Underworld."""
        self.bring_back(seat, -count)

    def at_anchor(self, seat: i64) -> bool:
        """Whether a seat's ship is at an anchor."""
        return self.deukalion.board.anchored & BIT[self.ships[seat]] != 0

    def ship_at(self, square: i64) -> i64:
        """The seat whose ship is on a square, or NONE; ships on the Styx do not count (deukalion.styx.safe)."""
        if self.deukalion.board.styx & BIT[square]:
            return NONE
        for seat in range(self.deukalion.seats):
            if self.ships[seat] == square:
                return seat
        return NONE

    def other_ships(self, seat: i64) -> i64:
        """The squares of all ships but a seat's own, as a mask; ships on the Styx do not count."""
        mask: i64 = 0
        for other in range(self.deukalion.seats):
            if other != seat and self.ships[other] != NONE:
                mask |= BIT[self.ships[other]]
        return mask & ~self.deukalion.board.styx

    def free_slot(self, city: i64) -> bool:
        """Whether a treasure can be put into a city."""
        return cargo_size(self.stock[city]) < self.deukalion.places.slots[city]

    def move_hydra(self, seat: i64, square: i64) -> None:
        """Let a seat move the Hydra to a square."""
        self.hydra = square
        self.tell(events.HYDRA_MOVED, seat, square)

    def end_fight(self) -> None:
        """Clear everything about the current fight."""
        self.fight = NO_FIGHT
        self.one = NONE
        self.two = NONE
        self.target = 0
        self.thrown_one = NONE
        self.thrown_two = NONE
        self.won = 0


def _front_bit(seat: i64, kind: i64) -> i64:
    """The bit in `front` for a seat and a kind of lasting card."""
    return BIT[action_cards.LASTING.index(kind) * FRONT_BITS + seat]

"""What lies on the table of Deukalion."""

from typing import TYPE_CHECKING, Any, Final, Optional, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.fields import LIST, NUMBER, SET, SETS, Field
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.games.deukalion.rules.board import FARTHEST
from pessoi.games.deukalion.rules.constants import DeukalionRules
from pessoi.games.deukalion.rules.deck import COLOUR_BITS, COLOUR_MASK, treasure

if TYPE_CHECKING:
    from pessoi.games.deukalion.view_types import DeukalionView, SeatView

LAY: Final = 0
YOUNGEST: Final = 1
DEAL: Final = 2
SECRET: Final = 3
ANCHORS: Final = 4
TURN: Final = 5
SHAKE: Final = 6
SHIP_MOVE: Final = 7
CUP: Final = 8
MOVE: Final = 9
NEXT: Final = 10
DRAW: Final = 11
RECALL: Final = 12
HERMES: Final = 13
USE: Final = 14
EFFECT: Final = 15
ALARM: Final = 16
SHADE: Final = 17
FLEE: Final = 18
THROW: Final = 19
WINDOW: Final = 20
ANSWER: Final = 21
PICK: Final = 22
ONE_AGAIN: Final = 23
OUTCOME: Final = 24
DEFEAT: Final = 25
VERDICT: Final = 26
SEIZE: Final = 27
LOOT: Final = 28
DISPLACE: Final = 29
BOAST: Final = 30
TRIUMPH: Final = 31
HYDRA_AWAY: Final = 32
STYX: Final = 33
PUT: Final = 34
HAND_IN: Final = 35
OPEN: Final = 36
CLAIM: Final = 37
STRIKE: Final = 38
SUMMON: Final = 39
SWAP: Final = 40
VICTORY: Final = 41
"""The steps, in the order of the list that the game hands to its rules."""

SEAT_BITS: Final = 3
SEAT_MASK: Final = 7
"""In a step's argument the seat comes first and the rest above it."""

POINT_BITS: Final = 5
POINT_MASK: Final = 31

NONE: Final = -1

SHIP: Final = 1
CARD: Final = 2
FIGHTERS: Final = 4
SWIM: Final = 8
"""What a move may still consist of: the ship's own action, the card die, the fighters' die, the Hydra's die."""

BEGUN: Final = 1
ENDED: Final = 2
ACTED: Final = 4
ATTACKED: Final = 8
PEACE: Final = 16
BUSY: Final = 32
"""What has happened in a move: the ship has set out; its way has ended; it has founded or attacked; it has attacked; it
has promised not to; it is too late to give the move up."""
ALL_FLAGS: Final = 63
ALL_TODO: Final = 15

NO_FIGHT: Final = 0
AT_SHIP: Final = 1
AT_CITY: Final = 2
AT_TOWN: Final = 3
AT_HYDRA: Final = 4
BY_HYDRA: Final = 5
"""Who fights whom."""

LASTING_KINDS: Final = 3
"""Pegasus, Hades and the Fleece stay in front of their owner: in `front` one bit for each of them and each seat."""
FRONT_PEGASUS: Final = 0
FRONT_HADES: Final = 1
FRONT_FLEECE: Final = 2
FRONT_BITS: Final = 4


@final
class DeukalionState(State):
    """Ships, fighters, treasures and cards. Squares of sea are numbered as on the Board, cargoes as in the Deck."""

    deukalion: DeukalionRules
    """The rules again, with all that is this game's own."""
    ships: list[int]
    """The square of each seat's ship, NONE before it is placed."""
    hydra: i64
    fighters: list[int]
    """The fighters aboard each ship."""
    below: list[int]
    """Each seat's fighters in the Underworld."""
    towns: i64
    """Who holds each town: three bits each, the seat counted from 1, or 0 for nobody."""
    hold: list[int]
    """The cargo of each ship."""
    stock: list[int]
    """The treasures in each city, as a cargo."""
    box: i64
    """The treasures that are still to be laid out, as a cargo."""
    hand: list[int]
    """Each seat's action cards, as a mask; then, seat by seat, the other cards whose whereabouts it knows."""
    unseen: i64
    """The cards in the draw pile whose order nobody knows; they lie on top."""
    under: list[int]
    """The cards put under the pile, in order; the first is drawn first."""
    front: i64
    """The lasting cards in front of the seats."""
    open: list[int]
    """The contracts that lie open, or NONE."""
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
    """Each seat's victory point cards, five bits each."""
    pile: i64
    """The victory point cards still to be had."""
    active: i64
    mover: i64
    """Whose ship is on the move."""
    cup: i64
    """The last shake, NONE before the first."""
    turned: i64
    """How the cup was set down, NONE before that."""
    todo: i64
    reach: i64
    """How many squares the mover may still sail."""
    flags: i64
    fight: i64
    """Who fights whom, as AT_... or BY_...."""
    one: i64
    """The seat that fights, or NONE; in a fight of ships the attacker."""
    two: i64
    """The ship attacked by another, or NONE."""
    target: i64
    """The city or town attacked."""
    thrown_one: i64
    thrown_two: i64
    """How the fighters fell, as rows of Throws, NONE before they are thrown."""
    won: i64
    """Whether `one` has won."""

    def owner(self, town: i64) -> i64:
        """Who holds a town, or NONE."""
        return (self.towns >> SEAT_BITS * town & SEAT_MASK) - 1

    def set_owner(self, town: i64, owner: i64) -> None:
        """Somebody, or with NONE nobody, holds a town from now on."""
        self.towns += (owner - self.owner(town)) * BIT[SEAT_BITS * town]

    def point_cards(self, seat: i64) -> i64:
        """How many victory point cards a seat has."""
        return self.points >> POINT_BITS * seat & POINT_MASK

    def knows(self, seat: i64) -> i64:
        """The cards outside its own hand that a seat can place, as a mask."""
        return self.hand[self.deukalion.seats + seat]

    def learn(self, seat: i64, cards: i64) -> None:
        """A seat knows from now on where these cards are."""
        self.hand[self.deukalion.seats + seat] |= cards

    def forget(self, seat: i64, cards: i64) -> None:
        """A seat no longer knows where these cards are."""
        self.hand[self.deukalion.seats + seat] &= ~cards

    def room(self, seat: i64) -> i64:
        """The free places on a seat's ship plan."""
        cargo: i64 = self.hold[seat]
        free: i64 = self.deukalion.printed.places - self.fighters[seat]
        while cargo:
            free -= cargo & COLOUR_MASK
            cargo >>= COLOUR_BITS
        return free

    def can_return(self, seat: i64, most: i64) -> i64:
        """How many fighters could come back from the Underworld (deukalion.ship.room)."""
        below: i64 = self.below[seat]
        if below == 0:
            return 0
        return min(most, below, self.room(seat))

    def bring_back(self, seat: i64, count: i64) -> None:
        """From the Underworld to the ship."""
        self.below[seat] -= count
        self.fighters[seat] += count

    def has_front(self, seat: i64, lasting: i64) -> bool:
        """Whether a lasting card lies in front of a seat."""
        return self.front & BIT[lasting * FRONT_BITS + seat] != 0

    def free_slot(self, city: i64) -> bool:
        """Whether a treasure can be put into a city."""
        cargo: i64 = self.stock[city]
        free: i64 = self.deukalion.places.slots[city]
        while cargo:
            free -= cargo & COLOUR_MASK
            cargo >>= COLOUR_BITS
        return free > 0

    def with_cards(self, but: i64 = -1) -> i64:
        """The seats that hold action cards, as a mask: everybody sees how many cards a seat holds."""
        mask: i64 = 0
        for seat in range(self.deukalion.seats):
            if self.hand[seat] and seat != but:
                mask |= BIT[seat]
        return mask

    def ship_at(self, square: i64) -> i64:
        """Whose ship lies on a square; on the Styx nobody's counts."""
        if self.deukalion.board.styx & BIT[square]:
            return NONE
        for seat in range(self.deukalion.seats):
            if self.ships[seat] == square:
                return seat
        return NONE

    def clone(self) -> "DeukalionState":
        other = DeukalionState()
        self.copy_to(other)
        other.deukalion = self.deukalion
        other.ships = self.ships[:]
        other.hydra = self.hydra
        other.fighters = self.fighters[:]
        other.below = self.below[:]
        other.towns = self.towns
        other.hold = self.hold[:]
        other.stock = self.stock[:]
        other.box = self.box
        other.hand = self.hand[:]
        other.unseen = self.unseen
        other.under = self.under[:]
        other.front = self.front
        other.open = self.open[:]
        other.secret = self.secret[:]
        other.bold = self.bold
        other.tasks = self.tasks[:]
        other.contracts = self.contracts
        other.gone = self.gone
        other.points = self.points
        other.pile = self.pile
        other.active = self.active
        other.mover = self.mover
        other.cup = self.cup
        other.turned = self.turned
        other.todo = self.todo
        other.reach = self.reach
        other.flags = self.flags
        other.fight = self.fight
        other.one = self.one
        other.two = self.two
        other.target = self.target
        other.thrown_one = self.thrown_one
        other.thrown_two = self.thrown_two
        other.won = self.won
        return other

    def redeal(self, seat: Optional[int], rng: Rng) -> None:
        from pessoi.games.deukalion.rules.worlds import redeal

        redeal(self, NONE if seat is None else seat, rng)

    @property
    def scores(self) -> tuple[int, ...]:
        from pessoi.games.deukalion.rules.scoring import score

        return tuple(score(self, seat) for seat in range(self.deukalion.seats))

    @property
    def ranking(self) -> tuple[int, ...]:
        from pessoi.games.deukalion.rules.scoring import places

        return tuple(places(self))

    def look(self) -> "DeukalionView":
        from pessoi.games.deukalion.view import look

        return look(self)

    def own(self, seat: int, shared: Any) -> "SeatView":
        from pessoi.games.deukalion.view import own

        return own(self, seat, shared)

    def aside(self, seat: int) -> dict[str, Any]:
        from pessoi.games.deukalion.view import aside

        return aside(self, seat)

    def fields(self) -> tuple[Field, ...]:
        rules = self.deukalion
        seats = rules.seats
        squares = rules.board.squares - 1
        cargo = (1 << COLOUR_BITS * rules.colours) - 1
        cards = rules.deck.size - 1
        contracts = rules.contracts.size - 1
        fighters = rules.printed.fighters
        throws = len(rules.throws.cross) - 1
        faces = len(rules.printed.faces)
        cups = len(rules.turnings) - 1
        places = max(rules.places.cities, rules.places.towns) - 1
        return (
            Field("ships", LIST, NONE, squares, seats),
            Field("hydra", NUMBER, 0, squares),
            Field("fighters", LIST, 0, fighters, seats),
            Field("below", LIST, 0, fighters, seats),
            Field("towns", NUMBER, 0, (1 << SEAT_BITS * rules.places.towns) - 1),
            Field("hold", LIST, 0, cargo, seats),
            Field("stock", LIST, 0, cargo, rules.places.cities),
            Field("box", NUMBER, 0, cargo),
            Field("hand", SETS, 0, cards, 2 * seats),
            Field("unseen", SET, 0, cards),
            Field("under", LIST, 0, cards),
            Field("front", SET, 0, LASTING_KINDS * FRONT_BITS - 1),
            Field("open", LIST, NONE, contracts, rules.printed.open_contracts),
            Field("secret", LIST, NONE, contracts, seats),
            Field("bold", SET, 0, seats - 1),
            Field("tasks", SETS, 0, 2 * contracts + 1, seats),
            Field("contracts", SET, 0, contracts),
            Field("gone", SET, 0, contracts),
            Field("points", NUMBER, 0, (1 << POINT_BITS * seats) - 1),
            Field("pile", NUMBER, 0, rules.printed.cards),
            Field("active", NUMBER, 0, seats - 1),
            Field("mover", NUMBER, 0, seats - 1),
            Field("cup", NUMBER, NONE, cups),
            Field("turned", NUMBER, NONE, faces * faces * faces * faces - 1),
            Field("todo", NUMBER, 0, ALL_TODO),
            Field("reach", NUMBER, 0, FARTHEST),
            Field("flags", NUMBER, 0, ALL_FLAGS),
            Field("fight", NUMBER, NO_FIGHT, BY_HYDRA),
            Field("one", NUMBER, NONE, seats - 1),
            Field("two", NUMBER, NONE, seats - 1),
            Field("target", NUMBER, 0, places),
            Field("thrown_one", NUMBER, NONE, throws),
            Field("thrown_two", NUMBER, NONE, throws),
            Field("won", NUMBER, 0, 1),
        )

    def holdings(self) -> dict[str, int]:
        from pessoi.games.deukalion.rules.scoring import holdings

        return holdings(self)


def opening(rules: DeukalionRules) -> DeukalionState:
    """The table before anything is laid out: all fighters aboard, all treasures and cards to come."""
    state = DeukalionState()
    state.begin(rules)
    state.deukalion = rules
    seats = rules.seats
    state.ships = [NONE] * seats
    state.hydra = rules.board.hydra
    state.fighters = [rules.printed.fighters] * seats
    state.below = [0] * seats
    state.towns = 0
    state.hold = [0] * seats
    state.stock = [0] * rules.places.cities
    state.box = 0
    for colour in range(rules.colours):
        state.box += rules.printed.each * treasure(colour)
    state.hand = [0] * (2 * seats)
    state.unseen = rules.deck.all
    state.under = []
    state.front = 0
    state.open = [NONE] * rules.printed.open_contracts
    state.secret = [NONE] * seats
    state.bold = 0
    state.tasks = [0] * seats
    state.contracts = rules.contracts.all
    state.gone = 0
    state.points = 0
    state.pile = rules.printed.cards
    state.active = 0
    state.mover = 0
    state.cup = NONE
    state.turned = NONE
    state.todo = 0
    state.reach = 0
    state.flags = 0
    end_fight(state)
    state.push(YOUNGEST)
    for seat in range(seats - 1, -1, -1):
        state.push(SECRET, seat)
        for _ in range(rules.printed.dealt):
            state.push(DEAL, seat)
    for slot in range(rules.printed.open_contracts - 1, -1, -1):
        state.push(OPEN, slot)
    state.push(LAY)
    state.advance()
    return state


def end_fight(state: DeukalionState) -> None:
    """Nobody fights."""
    state.fight = NO_FIGHT
    state.one = NONE
    state.two = NONE
    state.target = 0
    state.thrown_one = NONE
    state.thrown_two = NONE
    state.won = 0

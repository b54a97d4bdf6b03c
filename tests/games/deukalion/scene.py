"""A scene of Deukalion."""

from typing import Self, cast

from scene import Scene

import pessoi
from pessoi import CHANCE, Event, Game, Rng
from pessoi.core.bits import BIT, all_below, lowest, mask_of, members
from pessoi.games.deukalion.game import Deukalion
from pessoi.games.deukalion.rules.cargo import of_colour, treasure
from pessoi.games.deukalion.rules.state import NONE, DeukalionState

GAME = pessoi.game("deukalion")
CONSTANTS = cast(Deukalion, GAME).constants
NAMES = CONSTANTS.names
BOARD = CONSTANTS.board
CARDS = CONSTANTS.cards
CODES = CONSTANTS.contracts.codes


def square(name: str) -> int:
    return BOARD.names.index(name)


def after_setup(seats: int, options: dict[str, str], seed: int = 1, game: Game = GAME) -> DeukalionState:
    """Set a game up by chance until the cup is shaken for the first time."""
    state = game.start(seats, options)
    rng = Rng(seed)
    while state.step.name != "shake":
        actor = state.actors[0]
        state.apply(actor, state.sample(rng) if actor == CHANCE else state.legal(actor)[0])
    return cast(DeukalionState, state)


class DeukalionScene(Scene[DeukalionState]):
    """Hands are empty, ships at anchor, no contracts open or hidden, and seat 0 is active unless a test says otherwise.

    The middle die of the shake shows 3; seat 1 has the first move.
    """

    def __init__(self, seats: int = 2, game: Game = GAME, /, shake: str = "3 2333", **options: str) -> None:
        super().__init__(game, after_setup(seats, {"youngest": "seat-1", **options}, game=game))
        self.state.apply(CHANCE, GAME.outcomes.parse(f"shake {shake}"))
        self.hands()
        self.contracts()

    # -- laying out -----------------------------------------------------------------------------

    def ship(self, seat: int, where: str) -> Self:
        """Put a seat's ship on a square."""
        self.state.ships[seat] = square(where)
        return self._checked()

    def hydra(self, where: str) -> Self:
        """Put the Hydra on a square."""
        self.state.hydra = square(where)
        return self._checked()

    def crew(self, seat: int, aboard: int) -> Self:
        """Set the fighters aboard a ship; the others are in the Underworld."""
        self.state.lose_fighters(seat, self.state.fighters[seat] - aboard)
        return self._checked()

    def hold(self, seat: int, *colours: str) -> Self:
        """Move treasures of these colours from cities to a ship; fighters make room for them."""
        self.state.lose_fighters(seat, max(0, len(colours) - self.state.room(seat)))
        for name in colours:
            city = next(city for city in NAMES.cities if self.treasures(city)[name])
            one = treasure(NAMES.colours.index(name))
            self.state.stock[NAMES.cities.index(city)] -= one
            self.state.hold[seat] += one
        return self._checked()

    def stock(self, city: str, *colours: str) -> Self:
        """Give a city these treasures, and perhaps others, in exchange for some that it has."""
        stock = self.state.stock
        here = NAMES.cities.index(city)
        wanted = [colours.count(name) for name in NAMES.colours]
        for colour, count in enumerate(wanted):
            while of_colour(stock[here], colour) < count:
                there = next(c for c, cargo in enumerate(stock) if c != here and of_colour(cargo, colour))
                spare = next(other for other, number in enumerate(wanted) if of_colour(stock[here], other) > number)
                stock[here] += treasure(colour) - treasure(spare)
                stock[there] += treasure(spare) - treasure(colour)
        return self._checked()

    def hands(self, *hands: list[str]) -> Self:
        """Give the seats these cards; all others are in the pile, in unknown order."""
        state = self.state
        state.unseen, state.under, state.front = CARDS.all, [], 0
        state.hand = [0] * len(state.hand)
        for seat, names in enumerate(hands):
            for name in names:
                card = lowest(state.unseen & CARDS.of_kind[CARDS.names.index(name)])
                state.hand[seat] |= BIT[card]
                state.unseen &= ~BIT[card]
        return self._checked()

    def contracts(self, *shown: str, **hidden: str) -> Self:
        """Set the open contracts by their codes, and hidden ones by seat: contracts("c01", seat1="c02")."""
        state = self.state
        state.tasks = [0] * state.seats
        state.gone = state.bold = 0
        state.open = [CODES.index(code) for code in shown] + [NONE] * (2 - len(shown))
        state.secret = [NONE] * state.seats
        for seat, code in hidden.items():
            state.secret[int(seat.removeprefix("seat"))] = CODES.index(code)
        used = mask_of([contract for contract in state.open + state.secret if contract != NONE])
        state.contracts = all_below(len(CODES)) & ~used
        return self._checked()

    def next_contract(self, code: str) -> Self:
        """Leave one contract in the pile; the others have left the game."""
        contract = BIT[CODES.index(code)]
        self.state.gone |= self.state.contracts & ~contract
        self.state.contracts = contract
        return self._checked()

    def town(self, name: str, owner: int) -> Self:
        """Let a seat hold a town with fighters from its ship."""
        town = NAMES.towns.index(name)
        self.state.set_owner(town, owner)
        self.state.fighters[owner] -= CONSTANTS.places.size[town]
        return self._checked()

    def front(self, seat: int, name: str) -> Self:
        """Put a lasting card in front of a seat."""
        kind = CARDS.names.index(name)
        self.state.unseen &= ~CARDS.of_kind[kind]
        self.state.put_in_front(seat, kind)
        return self._checked()

    def points(self, seat: int, count: int) -> Self:
        """Set the victory point cards of a seat."""
        self.state.take_point_cards(seat, count - self.state.point_cards(seat))
        return self._checked()

    def _checked(self) -> Self:
        self.reload()
        return self

    # -- playing --------------------------------------------------------------------------------

    def set_down(self, cup: str = "2-3-3-3") -> list[Event]:
        """All other seats do nothing; seat 0 sets the cup down."""
        while self.asked == "move" and self.state.actors[0] != 0:
            self.play(self.state.actors[0], "done")
        return self.play(0, f"cup {cup}")

    def pass_all(self) -> None:
        """All seats pass while a window or an objection asks for cards."""
        while self.asked in ("alarm", "answer", "defeat", "hermes"):
            self.play(self.state.actors[0], "pass")

    # -- looking --------------------------------------------------------------------------------

    def squares(self, seat: int, kind: str = "sail") -> set[str]:
        return {move.split()[1] for move in self.legal(seat) if move.startswith(f"{kind} ")}

    def treasures(self, city: str) -> dict[str, int]:
        return self._cargo(self.state.stock[NAMES.cities.index(city)])

    def aboard(self, seat: int) -> dict[str, int]:
        return self._cargo(self.state.hold[seat])

    def holder(self, town: str) -> int:
        return self.state.owner(NAMES.towns.index(town))

    @property
    def point_cards(self) -> list[int]:
        return [self.state.point_cards(seat) for seat in range(self.state.seats)]

    def where(self, seat: int) -> str:
        return BOARD.names[self.state.ships[seat]]

    @property
    def hydra_at(self) -> str:
        return BOARD.names[self.state.hydra]

    def cards(self, seat: int) -> list[str]:
        return [CARDS.names[CARDS.kind_of[card]] for card in members(self.state.hand[seat])]

    @staticmethod
    def _cargo(cargo: int) -> dict[str, int]:
        return {name: of_colour(cargo, colour) for colour, name in enumerate(NAMES.colours)}

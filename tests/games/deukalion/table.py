"""A table of Deukalion set up by hand, so that tests read like the examples of a rulebook."""

from typing import cast

import pessoi
from pessoi import CHANCE, Event, Reason, Rng
from pessoi.games.deukalion.game import Deukalion
from pessoi.games.deukalion.rules.deck import treasure
from pessoi.games.deukalion.rules.state import NONE, DeukalionState

GAME = cast(Deukalion, pessoi.game("deukalion"))
NAMES = GAME.names


def square(name: str) -> int:
    return GAME.board.names.index(name)


class Table:
    """Empty hands, ships at anchor, no hidden contracts, seat 0 active: until a test says otherwise."""

    def __init__(self, seats: int = 2, shake: str = "3 2333", **options: str) -> None:
        state = GAME.start(seats, {"youngest": "seat-1", **options})
        rng = Rng(1)
        while state.step.name != "shake":
            if state.actors == (CHANCE,):
                state.apply(CHANCE, state.sample(rng))
            else:
                state.apply(state.actors[0], state.legal(state.actors[0])[0])
        state.apply(CHANCE, GAME.outcomes.parse(f"shake {shake}"))
        self.state = cast(DeukalionState, state)
        self.events: list[Event] = []
        self.hands()
        self.contracts()

    # -- laying things out ----------------------------------------------------------------------

    def ship(self, seat: int, where: str) -> "Table":
        self.state.ships[seat] = square(where)
        return self._again()

    def hydra(self, where: str) -> "Table":
        self.state.hydra = square(where)
        return self._again()

    def crew(self, seat: int, aboard: int) -> "Table":
        """So many aboard, the others in the Underworld."""
        self.state.below[seat] += self.state.fighters[seat] - aboard
        self.state.fighters[seat] = aboard
        return self._again()

    def hold(self, seat: int, *colours: str) -> "Table":
        """Treasures go from cities to a ship."""
        for name in colours:
            one = treasure(NAMES.colours.index(name))
            for city in range(len(NAMES.cities)):
                if self.treasures(NAMES.cities[city])[name]:
                    self.state.stock[city] -= one
                    break
            self.state.hold[seat] += one
        return self._again()

    def stock(self, city: str, *colours: str) -> "Table":
        """A city holds these treasures, and perhaps others; what lay there changes places with them."""
        state = self.state
        here = NAMES.cities.index(city)
        wanted = [NAMES.colours.index(name) for name in colours]
        for colour in sorted(set(wanted)):
            while state.stock[here] >> 3 * colour & 7 < wanted.count(colour):
                there = next(c for c, cargo in enumerate(state.stock) if c != here and cargo >> 3 * colour & 7)
                spare = next(
                    other
                    for other in range(len(NAMES.colours))
                    if state.stock[here] >> 3 * other & 7 > wanted.count(other)
                )
                state.stock[here] += treasure(colour) - treasure(spare)
                state.stock[there] += treasure(spare) - treasure(colour)
        return self._again()

    def hands(self, *hands: list[str]) -> "Table":
        """These cards in hand, all others in the pile, in unknown order."""
        state, deck = self.state, GAME.deck
        state.unseen, state.under, state.front = deck.all, [], 0
        for seat in range(state.seats):
            state.hand[seat] = state.hand[state.seats + seat] = 0
            for name in hands[seat] if seat < len(hands) else []:
                mask = state.unseen & deck.of_kind[deck.names.index(name)]
                state.hand[seat] |= mask & -mask
                state.unseen &= ~(mask & -mask)
        return self._again()

    def contracts(self, *shown: str, **hidden: str) -> "Table":
        """Open contracts by their codes, and hidden ones by seat: contracts("c01", seat1="c02")."""
        state, codes = self.state, GAME.contracts.codes
        state.tasks = [0] * state.seats
        state.gone = state.bold = 0
        state.open = [codes.index(code) for code in shown] + [NONE] * (2 - len(shown))
        state.secret = [codes.index(hidden[f"seat{s}"]) if f"seat{s}" in hidden else NONE for s in range(state.seats)]
        used = {card for card in state.open + state.secret if card != NONE}
        state.contracts = sum(1 << card for card in range(len(codes)) if card not in used)
        return self._again()

    def next_contract(self, code: str) -> "Table":
        """The contract pile is this one card; the others have left the game."""
        card = GAME.contracts.codes.index(code)
        self.state.gone |= self.state.contracts & ~(1 << card)
        self.state.contracts = 1 << card
        return self._again()

    def town(self, name: str, owner: int) -> "Table":
        town = NAMES.towns.index(name)
        self.state.set_owner(town, owner)
        self.state.fighters[owner] -= GAME.places.size[town]
        return self._again()

    def front(self, seat: int, name: str) -> "Table":
        """A lasting card lies in front of a seat."""
        lasting = ["pegasus", "hades", "fleece"].index(name)
        self.state.unseen &= ~GAME.deck.of_kind[GAME.deck.names.index(name)]
        self.state.front |= 1 << lasting * 4 + seat
        return self._again()

    def points(self, seat: int, count: int) -> "Table":
        more = count - self.state.point_cards(seat)
        self.state.pile -= more
        self.state.points += more << 5 * seat
        return self._again()

    def _again(self) -> "Table":
        """The same position set up anew: all sums are checked and legal moves found afresh."""
        self.state = cast(DeukalionState, GAME.position(self.state.position()))
        return self

    # -- playing --------------------------------------------------------------------------------

    def play(self, seat: int, *moves: str) -> "Table":
        for move in moves:
            self.events = self.state.play(seat, GAME.moves.parse(move))
        return self

    def chance(self, *outcomes: str) -> "Table":
        for outcome in outcomes:
            self.events = self.state.play(CHANCE, GAME.outcomes.parse(outcome))
        return self

    def set_down(self, cup: str = "2-3-3-3") -> "Table":
        """All others do nothing; seat 0 sets the cup down."""
        while self.asked == "move" and self.state.actors[0] != 0:
            self.play(self.state.actors[0], "done")
        return self.play(0, f"cup {cup}")

    # -- looking --------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[str]:
        return [GAME.moves.name(move) for move in self.state.legal(seat)]

    def squares(self, seat: int, kind: str = "sail") -> set[str]:
        return {move.split()[1] for move in self.legal(seat) if move.startswith(f"{kind} ")}

    def reason(self, seat: int, move: str) -> str:
        reason = self.state.why_not(seat, GAME.moves.parse(move))
        assert isinstance(reason, Reason)
        return reason.code

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
        return GAME.board.names[self.state.ships[seat]]

    @property
    def hydra_at(self) -> str:
        return GAME.board.names[self.state.hydra]

    @property
    def asked(self) -> str:
        return self.state.step.name

    def told(self, message: str) -> list[dict[str, int]]:
        return [event.arguments for event in self.events if event.message == message]

    def cards(self, seat: int) -> list[str]:
        deck = GAME.deck
        return [deck.names[deck.kind_of[card]] for card in range(deck.size) if self.state.hand[seat] >> card & 1]

    @staticmethod
    def _cargo(cargo: int) -> dict[str, int]:
        return {name: cargo >> 3 * colour & 7 for colour, name in enumerate(NAMES.colours)}

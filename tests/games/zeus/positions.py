"""A table of Beim Zeus! on which tests lay out a position and play on in notation."""

from typing import cast

import pessoi
from pessoi import CHANCE, Event
from pessoi.core.bits import BIT
from pessoi.core.game import Game
from pessoi.games.zeus.rules.state import TURN, ZeusState

ZEUS = pessoi.game("zeus")

Told = tuple[str, dict[str, int]]


class Table:
    """A play that has been dealt: the starting plots go round in their order unless a test deals otherwise.

    With 4 seats that is 2 to seat 0, 8 to seat 1, 14 to seat 2 and 22 to seat 3; seat 0 then has the first turn.
    """

    def __init__(self, seats: int = 4, deal: tuple[int, ...] = (), game: Game = ZEUS, /, **options: str) -> None:
        self.game = game
        self.state = cast(ZeusState, game.start(seats, options))
        self.totals = self.state.holdings()
        self.events: list[Event] = []
        for number in deal:
            self.chance(f"deal {number}")
        while self.state.step.name == "deal":
            self.events += self.state.play(CHANCE, self.state.outcomes()[0][0])

    # -- laying out -----------------------------------------------------------------------------

    def give(self, seat: int, *numbers: int, price: int = 0) -> None:
        """A seat owns these plots, bought at this price each."""
        for number in numbers:
            plot = number - 1
            assert self.state.unsold & BIT[plot], f"plot {number} is sold already"
            self.state.unseen &= ~BIT[plot]
            for cards in (self.state.shown, self.state.discard):
                if plot in cards:
                    cards.remove(plot)
            self.state.occupy(seat, plot, price)

    def temple(self, seat: int, *sites: str, price: int = 0) -> None:
        """A seat has temples here, on plots it owns or is given."""
        for site in sites:
            numbers = [int(number) for number in site.split("-")]
            for number in numbers:
                if self.state.unsold & BIT[number - 1]:
                    self.give(seat, number, price=price)
                assert self.state.land[seat] & BIT[number - 1], f"plot {number} is not free to build on"
                self.state.land[seat] &= ~BIT[number - 1]
                self.state.holy[seat] |= BIT[number - 1]
            self.state.temples.append(self.site(site))
            self.state.supply[len(numbers) - 1] -= 1
            if self.state.zeus.one_pawn:
                self.state.pawns[seat] += len(numbers) - 1

    def sell_all_but(self, *left: int) -> None:
        """Everything nobody owns yet goes round the seats that have pawns, at 10 each, but for these plots."""
        seat = 0
        for number in range(1, self.state.zeus.board.plots + 1):
            if number in left or not self.state.unsold & BIT[number - 1]:
                continue
            while self.state.pawns[seat] == 0:
                seat = (seat + 1) % self.state.seats
            self.give(seat, number, price=10)
            seat = (seat + 1) % self.state.seats

    def purse(self, *amounts: int) -> None:
        """The seats have so much money."""
        for seat, amount in enumerate(amounts):
            self.state.pay(seat, self.state.money[seat] - amount)

    def discarded(self, *numbers: int) -> None:
        """These cards lie on the discard pile, in this order."""
        for number in numbers:
            self.state.unseen &= ~BIT[number - 1]
            self.state.discard.append(number - 1)

    def turn(self, seat: int, *cards: int) -> list[Told]:
        """A seat takes the pillar; these cards are revealed, or any if none are named. Others go back to the pile."""
        for plot in self.state.shown:
            self.state.unseen |= BIT[plot]
        self.state.shown.clear()
        self.sound()
        self.state.agenda.clear()
        self.state.push(TURN, seat)
        log: list[Event] = []
        self.state.log = log
        self.state.advance()
        self.state.log = None
        told = self._told(log)
        for card in cards:
            told += self.chance(f"draw {card}")
        while self.state.actors == (CHANCE,):
            told += self._told(self.state.play(CHANCE, self.state.outcomes()[0][0]))
        return told

    def final_turn(self, seat: int, left: int = 1) -> list[Told]:
        """All plots are sold; a seat takes one of so many final turns left."""
        self.sell_all_but()
        self.state.turns_left = left
        return self.turn(seat)

    def sound(self) -> None:
        """Money, pawns, plots, temples and cards are all still there."""
        assert self.state.holdings() == self.totals

    # -- playing --------------------------------------------------------------------------------

    def chance(self, *outcomes: str) -> list[Told]:
        """Chance brings this."""
        told: list[Told] = []
        for outcome in outcomes:
            told += self._told(self.state.play(CHANCE, self.game.outcomes.parse(outcome)))
        return told

    def play(self, seat: int, *moves: str) -> list[Told]:
        """A seat makes these moves, and this is told of it."""
        told: list[Told] = []
        for move in moves:
            told += self._told(self.state.play(seat, self.game.moves.parse(move)))
        self.sound()
        return told

    def bid(self, *amounts: int | None) -> list[Told]:
        """Everybody bids, in the order of the seats; None for a seat that is not asked."""
        told: list[Told] = []
        for seat, amount in enumerate(amounts):
            if amount is not None:
                told += self.play(seat, f"bid {amount}")
        return told

    def auction(self, seat: int, *amounts: int | None) -> list[Told]:
        """The active seat calls an auction and everybody bids."""
        return self.play(seat, "auction") + self.bid(*amounts)

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, in notation."""
        return [self.game.moves.name(move) for move in self.state.legal(seat)]

    def may(self, seat: int, move: str) -> bool:
        """Whether a seat may make this move now."""
        return self.why_not(seat, move) == ""

    def why_not(self, seat: int, move: str) -> str:
        """The code of the reason why not, or nothing."""
        reason = self.state.why_not(seat, self.game.moves.parse(move))
        return "" if reason is None else reason.code

    # -- looking --------------------------------------------------------------------------------

    def asked(self) -> tuple[str, tuple[int, ...]]:
        """The step at hand and whom it asks."""
        return self.state.step.name, self.state.actors

    @property
    def shown(self) -> list[int]:
        return [plot + 1 for plot in self.state.shown]

    @property
    def discard(self) -> list[int]:
        return [plot + 1 for plot in self.state.discard]

    @property
    def standing(self) -> list[str]:
        """The temples on the board, in the order of building."""
        return [self.state.zeus.board.written(site) for site in self.state.temples]

    def owner(self, number: int) -> int | None:
        for seat in range(self.state.seats):
            if (self.state.land[seat] | self.state.holy[seat]) & BIT[number - 1]:
                return seat
        return None

    def price(self, number: int) -> int:
        return self.state.price[number - 1]

    def site(self, written: str) -> int:
        return self.game.moves[self.game.moves.parse(f"build {written}")].arguments["site"]

    def _told(self, events: list[Event]) -> list[Told]:
        self.events += events
        return [(event.message, event.arguments) for event in events]


def messages(told: list[Told]) -> list[str]:
    """What kinds of things were told."""
    return [message for message, _ in told]


def one_of(told: list[Told], message: str) -> dict[str, int]:
    """The arguments of the one event of this kind."""
    found = [arguments for other, arguments in told if other == message]
    assert len(found) == 1, found
    return found[0]


def all_but_large_temples(**options: str) -> Table:
    """Three seats have built all 15 small and 10 medium temples; 36 to 48 are unsold but for what a test adds."""
    table = Table(3, (2, 14, 28, 8, 22), **options)
    table.temple(0, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")
    table.temple(1, "13-14", "15-18", "16-17", "19-20", "21-22", "23-24")
    table.temple(2, "25-26", "27-28", "29-30", "31-32", "33", "34", "35")
    assert table.state.supply == [0, 0, 6]
    return table


def one_plot_left_everywhere(unbuilt: int, **options: str) -> Table:
    """Six, twelve, 18, 24, 30, 39 and 48 carry no temple, and `unbuilt`, which is seat 2's; small temples are left."""
    table = Table(3, (2, 14, 28, 8, 22), **options)
    table.temple(0, "1-2-3", "4-5", "7-8-9", "10-11")
    table.temple(1, "13-14-15", "16-17", "19-21-23", "20-22", "40-41", "43-44", "46-47")
    table.temple(0, "42", "45")
    table.temple(2, "25-27-29", "26-28", "31-32-33", "34-35", "37-38")
    table.give(2, unbuilt)
    assert table.state.supply == [13, 0, 0]
    return table

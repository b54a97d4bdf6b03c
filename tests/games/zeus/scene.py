"""A scene of Beim Zeus!."""

from scene import Scene

import pessoi
from pessoi import CHANCE, Event
from pessoi.core.bits import BIT
from pessoi.core.game import Game
from pessoi.games.zeus.rules.state import ZeusState
from pessoi.games.zeus.rules.steps import TURN

ZEUS = pessoi.game("zeus")


class ZeusScene(Scene[ZeusState]):
    """The starting plots are dealt in their order unless a test deals otherwise.

    With 4 seats that is 2 to seat 0, 8 to seat 1, 14 to seat 2 and 22 to seat 3; seat 0 then has the first turn.
    """

    def __init__(self, seats: int = 4, deal: tuple[int, ...] = (), game: Game = ZEUS, /, **options: str) -> None:
        super().__init__(game, game.start(seats, options))
        self.totals = self.state.holdings()
        for number in deal:
            self.chance(f"deal {number}")
        while self.asked == "deal":
            self._play(CHANCE, self.state.outcomes()[0][0])

    # -- laying out -----------------------------------------------------------------------------

    def give(self, seat: int, *numbers: int, price: int = 0) -> None:
        """Give a seat these plots, bought at this price each."""
        for number in numbers:
            plot = number - 1
            assert self.state.unsold & BIT[plot], f"plot {number} is sold already"
            self.state.unseen &= ~BIT[plot]
            for cards in (self.state.shown, self.state.discard):
                if plot in cards:
                    cards.remove(plot)
            self.state.occupy(seat, plot, price)

    def temple(self, seat: int, *sites: str, price: int = 0) -> None:
        """Give a seat temples, on plots it owns or is given."""
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
        """Deal all unsold plots but these to the seats that have pawns, at 10 each."""
        seat = 0
        for number in range(1, self.state.zeus.board.plots + 1):
            if number in left or not self.state.unsold & BIT[number - 1]:
                continue
            while self.state.pawns[seat] == 0:
                seat = (seat + 1) % self.state.seats
            self.give(seat, number, price=10)
            seat = (seat + 1) % self.state.seats

    def purse(self, *amounts: int) -> None:
        """Set the money of the seats."""
        for seat, amount in enumerate(amounts):
            self.state.pay(seat, self.state.money[seat] - amount)

    def discarded(self, *numbers: int) -> None:
        """Put these cards on the discard pile, in this order."""
        for number in numbers:
            self.state.unseen &= ~BIT[number - 1]
            self.state.discard.append(number - 1)

    def turn(self, seat: int, *cards: int) -> list[Event]:
        """Give a seat the pillar and reveal these cards, or any; cards shown before go back to the pile."""
        for plot in self.state.shown:
            self.state.unseen |= BIT[plot]
        self.state.shown.clear()
        self.sound()
        events = self.only_step(TURN, seat)
        for card in cards:
            events += self.chance(f"draw {card}")
        while self.state.actors == (CHANCE,):
            events += self._play(CHANCE, self.state.outcomes()[0][0])
        return events

    def final_turn(self, seat: int, left: int = 1) -> list[Event]:
        """Sell all plots; a seat takes one of the final turns that are left."""
        self.sell_all_but()
        self.state.turns_left = left
        return self.turn(seat)

    def sound(self) -> None:
        """Check that no money, pawn, plot, temple or card is lost."""
        assert self.state.holdings() == self.totals

    # -- playing --------------------------------------------------------------------------------

    def _play(self, seat: int, move: int) -> list[Event]:
        events = super()._play(seat, move)
        self.sound()
        return events

    def bid(self, *amounts: int | None) -> list[Event]:
        """Everybody bids, in the order of the seats; None for a seat that is not asked."""
        events: list[Event] = []
        for seat, amount in enumerate(amounts):
            if amount is not None:
                events += self.play(seat, f"bid {amount}")
        return events

    def auction(self, seat: int, *amounts: int | None) -> list[Event]:
        """The active seat calls an auction and everybody bids."""
        return self.play(seat, "auction") + self.bid(*amounts)

    # -- looking --------------------------------------------------------------------------------

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


def all_but_large_temples(**options: str) -> ZeusScene:
    """Three seats have built all 15 small and 10 medium temples; 36 to 48 are unsold but for what a test adds."""
    scene = ZeusScene(3, (2, 14, 28, 8, 22), **options)
    scene.temple(0, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")
    scene.temple(1, "13-14", "15-18", "16-17", "19-20", "21-22", "23-24")
    scene.temple(2, "25-26", "27-28", "29-30", "31-32", "33", "34", "35")
    assert scene.state.supply == [0, 0, 6]
    return scene


def one_plot_left_everywhere(unbuilt: int, **options: str) -> ZeusScene:
    """Six, twelve, 18, 24, 30, 39 and 48 carry no temple, and `unbuilt`, which is seat 2's; small temples are left."""
    scene = ZeusScene(3, (2, 14, 28, 8, 22), **options)
    scene.temple(0, "1-2-3", "4-5", "7-8-9", "10-11")
    scene.temple(1, "13-14-15", "16-17", "19-21-23", "20-22", "40-41", "43-44", "46-47")
    scene.temple(0, "42", "45")
    scene.temple(2, "25-27-29", "26-28", "31-32-33", "34-35", "37-38")
    scene.give(2, unbuilt)
    assert scene.state.supply == [13, 0, 0]
    return scene

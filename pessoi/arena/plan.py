"""The plan of a run: the game, the bots and the number of games. It determines all results."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from pessoi import games
from pessoi.bots import LEVELS, bot
from pessoi.core.errors import UserError
from pessoi.core.options import Chosen

DEALS_PER_BATCH = 10
"""The deals in a batch without search bots; with them a batch is one deal, so that a killed run loses little."""
MAX_BATCHES = 2000


class PlanError(UserError):
    """A plan that cannot be played."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """One bot per seat; every deal is played once with every different rotation of the bots."""

    game: str
    options: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    records: bool = False

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def rotations(self) -> int:
        """The number of different rotations; 1 if all bots are the same, so that every game is a deal of its own."""
        return next(by for by in range(1, self.seats + 1) if self.bots[by:] + self.bots[:by] == self.bots)

    @property
    def batch(self) -> int:
        """The number of games in a batch."""
        deals = 1 if any(LEVELS.get(name, name).startswith("search") for name in self.bots) else DEALS_PER_BATCH
        return self.rotations * max(deals, self.games // self.rotations // MAX_BATCHES)

    @property
    def batches(self) -> int:
        """The number of batches."""
        return -(-self.games // self.batch)

    def pairings(self, batch: int) -> "Iterator[Pairing]":
        """The games of one batch."""
        for number in range(batch * self.batch, min((batch + 1) * self.batch, self.games)):
            deal, rotation = divmod(number, self.rotations)
            seated = [(seat + rotation) % self.seats for seat in range(self.seats)]
            yield Pairing(number, deal, seated, self.seed * 1_000_000_007 + deal * 1_009)


@dataclass(frozen=True)
class Pairing:
    """One game: the deal it shares with its rotations, and the index of the bot on every seat."""

    number: int
    deal: int
    seated: list[int]
    seed: int


def make_plan(key: str, options: Chosen, bots: list[str], count: int, seed: int, records: bool = False) -> Plan:
    """Make a plan; raises UserError if its options, bots or numbers do not fit the game."""
    game = games.game(key)
    for name in bots:
        bot(name)
    if len(bots) not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise PlanError("wrong-seats", name=key, low=low, high=high, found=len(bots))
    if count < 1:
        raise PlanError("few-games", found=count)
    return Plan(game=key, options=game.options.resolve(options), bots=bots, games=count, seed=seed, records=records)

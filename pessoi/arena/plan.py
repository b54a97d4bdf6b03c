"""The plan of a run: which bots play which game how often. The plan and nothing else decides every result."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from pessoi import games
from pessoi.bots import LEVELS, bot
from pessoi.core.errors import UserError
from pessoi.core.options import Chosen

QUICK = 10
"""Deals in one batch when nobody searches; a search plays one deal at a time, so that little is lost by a kill."""
MOST_BATCHES = 2000


class PlanError(UserError):
    """A plan that cannot be played."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Bots sit at a table of as many seats; every deal is played once with every rotation of them."""

    game: str
    options: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    records: bool = False

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.bots)

    @property
    def batch(self) -> int:
        """How many games are played and written together."""
        deals = 1 if any(LEVELS.get(name, name).startswith("search") for name in self.bots) else QUICK
        return self.seats * max(deals, self.games // self.seats // MOST_BATCHES)

    @property
    def batches(self) -> int:
        """How many batches there are."""
        return -(-self.games // self.batch)

    def pairings(self, batch: int) -> "Iterator[Pairing]":
        """The games of one batch."""
        for number in range(batch * self.batch, min((batch + 1) * self.batch, self.games)):
            deal, rotation = divmod(number, self.seats)
            seated = [(seat + rotation) % self.seats for seat in range(self.seats)]
            yield Pairing(number, deal, seated, self.seed * 1_000_000_007 + deal * 1_009)


@dataclass(frozen=True)
class Pairing:
    """One game: the deal it shares with its rotations, and which of the plan's bots sits where."""

    number: int
    deal: int
    seated: list[int]
    seed: int


def plan(game: str, options: Chosen, bots: list[str], count: int, seed: int, records: bool = False) -> Plan:
    """A checked plan."""
    played = games.game(game)
    for spelling in bots:
        bot(spelling)
    if len(bots) not in played.seats:
        low, high = played.seats[0], played.seats[-1]
        raise PlanError("wrong-seats", name=game, low=low, high=high, found=len(bots))
    if count < 1:
        raise PlanError("few-games", found=count)
    return Plan(game=game, options=played.options.resolve(options), bots=bots, games=count, seed=seed, records=records)

"""Shares of wins with their uncertainty."""

from dataclasses import dataclass
from math import sqrt

CERTAINTY = 1.96
"""Standard deviations on both sides of an interval that holds the truth 95 times in 100."""


@dataclass(frozen=True)
class Share:
    """A share of wins: how many of how many, shared wins counted in part, and the ends of its Wilson interval."""

    wins: float
    games: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share itself."""
        return self.wins / self.games

    def __str__(self) -> str:
        return f"{self.value:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(wins: float, games: int) -> Share:
    """The Wilson interval of a share."""
    if games < 1:
        raise ValueError("a share needs at least one game")
    share = wins / games
    square = CERTAINTY**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = CERTAINTY * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return Share(wins, games, max(0.0, middle - reach), min(1.0, middle + reach))

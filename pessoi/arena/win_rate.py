"""Win rates with confidence intervals."""

from dataclasses import dataclass
from math import sqrt

DEVIATIONS = 1.96
"""The half width of a 95% confidence interval, in standard deviations."""


@dataclass(frozen=True)
class WinRate:
    """Wins (shared wins counted in part), games, and the Wilson interval of the rate."""

    wins: float
    games: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """Wins per game."""
        return self.wins / self.games

    def __str__(self) -> str:
        return f"{self.value:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(wins: float, games: int) -> WinRate:
    """The win rate with its Wilson interval; raises ValueError without games."""
    if games < 1:
        raise ValueError("a win rate needs at least one game")
    rate = wins / games
    square = DEVIATIONS**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = DEVIATIONS * sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    return WinRate(wins, games, max(0.0, middle - reach), min(1.0, middle + reach))

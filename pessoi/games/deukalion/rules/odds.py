"""The odds of fights: what a number of thrown fighters reaches, and which crew beats which."""

from typing import final

from mypy_extensions import i64

from pessoi.games.deukalion.rules.throws import Throws


@final
class Odds:
    """All chances for crews of every size, computed once."""

    def __init__(self, throws: Throws) -> None:
        total = sum(throws.odds)
        self.sides: list[float] = [odd / total for odd in throws.odds]
        """The chances of a cross, a half and a whole point for one fighter."""
        self.highest: i64 = 2 * throws.most
        exact: list[list[float]] = [[1.0]]
        for _ in range(throws.most):
            after = [0.0] * (len(exact[-1]) + 2)
            for halves, chance in enumerate(exact[-1]):
                for side, share in enumerate(self.sides):
                    after[halves + side] += chance * share
            exact.append(after)
        self.at_least: list[list[float]] = []
        """For n fighters and h half points: the chance of h or more."""
        for row in exact:
            self.at_least.append([sum(row[halves:], 0.0) for halves in range(2 * throws.most + 1)])
        self.beats: list[list[float]] = []
        """For n attackers and m defenders: the chance that the attackers throw more."""
        for row in exact:
            self.beats.append([])
            for other in exact:
                won = 0.0
                for halves, chance in enumerate(other):
                    if halves + 1 < len(row):
                        won += chance * sum(row[halves + 1 :])
                self.beats[-1].append(won)

    def reach(self, crew: i64, halves: i64) -> float:
        """The chance that a crew throws `halves` half points or more."""
        if halves <= 0:
            return 1.0
        return self.at_least[crew][halves] if halves <= self.highest else 0.0

    def better(self, before: i64, gap: i64) -> float:
        """The chance that one fighter, thrown again, shows at least `gap` half points more than before."""
        chance = 0.0
        side: i64 = before + gap
        while side < len(self.sides):
            chance += self.sides[side]
            side += 1
        return chance

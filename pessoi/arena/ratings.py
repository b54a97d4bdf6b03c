"""Ratings: every bot against every other, by OpenSkill with its uncertainty."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

from pessoi.arena.lab import needed
from pessoi.arena.plan import Plan, plan
from pessoi.arena.shares import Share, wilson
from pessoi.arena.store import table
from pessoi.core.errors import UserError
from pessoi.core.options import Chosen


@dataclass(frozen=True)
class Rating:
    """A bot's strength, how uncertain it is, and its share of wins at one seat of the tables it sat at."""

    bot: str
    strength: float
    uncertainty: float
    share: Share


def tables(game: str, options: Chosen, bots: Sequence[str], seats: int, games: int, seed: int) -> list[Plan]:
    """Every table that can be made of the bots; where there are fewer bots than seats, some sit there twice."""
    if len(set(bots)) < max(2, len(bots)):
        raise UserError("few-bots")
    groups = (
        list(combinations(bots, seats))
        if len(bots) >= seats
        else [group for group in combinations_with_replacement(bots, seats) if set(group) == set(bots)]
    )
    return [plan(game, options, list(group), games, seed + number) for number, group in enumerate(groups)]


def rated(folders: Sequence[Path]) -> list[Rating]:
    """The ratings after all games of finished runs, the strongest first."""
    model = needed("openskill.models").PlackettLuce()
    known: dict[str, Any] = {}
    wins: dict[str, float] = {}
    seats: dict[str, int] = {}
    for folder in folders:
        for name, win in table(folder, "seats").select("bot", "win").iter_rows():
            wins[name] = wins.get(name, 0.0) + win
            seats[name] = seats.get(name, 0) + 1
        for row in table(folder, "games").iter_rows(named=True):
            names, ranks = row["bots"], row["ranks"]
            teams = [[known.setdefault(name, model.rating(name=name))] for name in names]
            after = model.rate(teams, ranks=ranks)
            for name in dict.fromkeys(names):
                known[name] = _middle(model, name, [team[0] for team, sat in zip(after, names) if sat == name])
    ratings = [
        Rating(name, float(rating.mu), float(rating.sigma), wilson(wins[name], seats[name]))
        for name, rating in known.items()
    ]
    return sorted(ratings, key=lambda rating: -rating.strength)


def _middle(model: Any, name: str, ratings: Sequence[Any]) -> Any:
    """One rating for a bot that sat at several seats: the mean of what each of them would give."""
    count = len(ratings)
    strength = sum(rating.mu for rating in ratings) / count
    doubt = sum(rating.sigma for rating in ratings) / count
    return model.rating(mu=strength, sigma=doubt, name=name)

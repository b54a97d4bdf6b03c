"""Ratings of a round robin: OpenSkill, with the uncertainty of each rating."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

from pessoi.arena.extras import load_extra
from pessoi.arena.plan import Plan, make_plan
from pessoi.arena.store import read_table
from pessoi.arena.win_rate import WinRate, wilson
from pessoi.core.errors import UserError
from pessoi.core.options import Chosen


@dataclass(frozen=True)
class Rating:
    """A bot's strength with its standard deviation, and its win rate per seat."""

    bot: str
    strength: float
    uncertainty: float
    win_rate: WinRate


def tournament_plans(key: str, options: Chosen, bots: Sequence[str], seats: int, games: int, seed: int) -> list[Plan]:
    """Make a plan for every group of bots that fills a table; with fewer bots than seats, some take several seats."""
    if len(set(bots)) < max(2, len(bots)):
        raise UserError("few-bots")
    groups = (
        list(combinations(bots, seats))
        if len(bots) >= seats
        else [group for group in combinations_with_replacement(bots, seats) if set(group) == set(bots)]
    )
    return [make_plan(key, options, list(group), games, seed + number) for number, group in enumerate(groups)]


def rate(folders: Sequence[Path]) -> list[Rating]:
    """Rate the bots by all games of finished runs; the strongest comes first."""
    model = load_extra("openskill.models").PlackettLuce()
    known: dict[str, Any] = {}
    wins: dict[str, float] = {}
    seats: dict[str, int] = {}
    for folder in folders:
        for name, win in read_table(folder, "seats").select("bot", "win").iter_rows():
            wins[name] = wins.get(name, 0.0) + win
            seats[name] = seats.get(name, 0) + 1
        for row in read_table(folder, "games").iter_rows(named=True):
            names, ranks = row["bots"], row["ranks"]
            teams = [[known.setdefault(name, model.rating(name=name))] for name in names]
            after = model.rate(teams, ranks=ranks)
            for name in dict.fromkeys(names):
                known[name] = _mean(model, name, [team[0] for team, bot in zip(after, names) if bot == name])
    ratings = [
        Rating(name, float(rating.mu), float(rating.sigma), wilson(wins[name], seats[name]))
        for name, rating in known.items()
    ]
    return sorted(ratings, key=lambda rating: -rating.strength)


def _mean(model: Any, name: str, ratings: Sequence[Any]) -> Any:
    """The mean rating of a bot that took several seats of a game."""
    count = len(ratings)
    strength = sum(rating.mu for rating in ratings) / count
    uncertainty = sum(rating.sigma for rating in ratings) / count
    return model.rating(mu=strength, sigma=uncertainty, name=name)

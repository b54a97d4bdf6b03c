"""Fit the weights of a game on self-play: `.venv/bin/python tools/fit.py zeus [policy|solo|evaluation]`.

`policy`: a changed policy challenges copies of the champion at tables of every size and takes its place if it wins
clearly more than its share at all of them together. `solo`: the same for a game for one, where the challenger must
score more on the same deals. `evaluation`: ridge regression of how far each seat ends from the mean of its table on how
far its features are from their mean in earlier quiet positions, once for the start and once for the end of a game; solo
games are left out, because their evaluation measures them by their target. All rewrite the game's weights.toml.
"""

import argparse
import random
import time
import tomllib
from math import exp, sqrt
from pathlib import Path

import numpy as np
import numpy.typing as npt

import pessoi
import pessoi.games
from pessoi import CHANCE, Game, Rng, State
from pessoi.bots import Bot, Knowledge, bot
from pessoi.bots.policies import policy
from pessoi.core.evaluation import FittedEvaluation

PARTS = ("policy", "solo", "evaluation")
FOLDER = Path(__file__).resolve().parent.parent / "pessoi" / "games"
SCREEN, CONFIRM = 480, 2400
"""Games to find a challenger worth the trouble, and games to be sure of it."""
STEP = 0.25
RIDGE = 1e-3
DECISIVE = 1.5
"""The margin that is nearly decisive, in usual margins between the first two."""
SEEN = 0.2
"""The share of quiet positions that is looked at."""
SLIPS = ":slip=0.1"
"""Now and then another move, so that unusual positions are seen as well."""

Numbers = npt.NDArray[np.float64]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game", choices=pessoi.games.names())
    options.add_argument("part", nargs="?", choices=PARTS, help="all that the game has, if none is named")
    options.add_argument("--minutes", type=float, default=10.0, help="how long to look for a better policy")
    options.add_argument("--plays", type=int, default=3000, help="plays to fit the evaluation on")
    options.add_argument(
        "--policy",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="fit the evaluation on plays with this weight",
    )
    options.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="play by this option")
    options.add_argument("--seats", type=int, action="append", help="only tables of this size; may be repeated")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    file = FOLDER / given.game / "bot" / "weights.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    if given.part and given.part not in table:
        options.error(f"{given.game} has no weights called {given.part}")
    game = pessoi.game(given.game)
    seats = given.seats or [seats for seats in game.seats if seats > 1]
    if not set(seats) <= set(game.seats) - {1}:
        options.error(f"{given.game} has no table for many with so many seats")
    tables = Tables(game, seats, _pairs(given.option))
    for part in [given.part] if given.part else [part for part in PARTS if part in table]:
        if part == "evaluation":
            played = {**table["policy"], **{name: float(value) for name, value in _pairs(given.policy).items()}}
            changed = {f"policy.{name}": value for name, value in played.items()}
            table["evaluation"], spread = fit_evaluation(tables, changed, given.plays, given.seed)
            table["search"]["spread"] = round(spread, 1)
        else:
            champion = {name: table[part][name] for name in table["policy"] if name in table[part]}
            table[part].update(fit_policy(tables, part, champion, given.minutes, given.seed))
        write(file, table)


def _pairs(spelled_out: list[str]) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in spelled_out)


class Tables:
    """Where plays of a game are played, by some options; those for many at tables of these sizes."""

    def __init__(self, game: Game, for_many: list[int], options: dict[str, str]) -> None:
        self.game = game
        self.for_many = for_many
        self.options = options

    def played(self, bots: list[Bot], seed: int) -> State:
        """A play to its end. The same seed is the same deal."""
        state = self.game.start(len(bots), self.options)
        fate, dice = Rng(seed), Rng(seed + 1)
        while not state.over:
            seat = state.actors[0]
            if seat == CHANCE:
                state.apply(seat, state.sample(fate))
            else:
                state.apply(seat, bots[seat].choose(Knowledge(state, seat), dice))
        return state


def fit_policy(tables: Tables, part: str, champion: dict[str, float], minutes: float, seed: int) -> dict[str, float]:
    """Hill climbing: change some weights, challenge, keep what wins."""
    dice = random.Random(seed)
    end = time.monotonic() + minutes * 60
    trials = 0
    while time.monotonic() < end:
        trials += 1
        challenger = dict(champion)
        for name in dice.sample(sorted(champion), dice.choice((1, 1, 2, 3))):
            challenger[name] = round(champion[name] * exp(dice.gauss(0, STEP)), 4)
        new, old = bot(spelled(part, challenger)), bot(spelled(part, champion))
        gain = gain_alone if part == "solo" else gain_among_many
        if gain(tables, new, old, SCREEN, dice.randrange(10**9)) > 1.0:
            certain = gain(tables, new, old, CONFIRM, dice.randrange(10**9))
            if certain > 1.5:
                changed = {name: value for name, value in challenger.items() if value != champion[name]}
                print(f"trial {trials}, {certain:.1f} deviations: {changed}", flush=True)
                champion = challenger
    print(f"{trials} trials")
    return champion


def gain_among_many(tables: Tables, new: Bot, old: Bot, games: int, seed: int) -> float:
    """How many standard deviations above its share a challenger wins against copies of the champion."""
    above = variance = 0.0
    for seats in tables.for_many:
        even = 1 / seats
        for number in range(games // len(tables.for_many) // seats * seats):
            deal, own = divmod(number, seats)
            state = tables.played([new if seat == own else old for seat in range(seats)], seed + deal)
            above += (state.ranking[own] == 1) / state.ranking.count(1) - even
            variance += even * (1 - even)
    return above / sqrt(variance)


def gain_alone(tables: Tables, new: Bot, old: Bot, games: int, seed: int) -> float:
    """How many standard deviations more than the champion a challenger scores on the same deals."""
    deals = [seed + number for number in range(games)]
    more = np.array([tables.played([new], deal).scores[0] - tables.played([old], deal).scores[0] for deal in deals])
    return float(more.mean() / (more.std() + 1e-9) * sqrt(games))


def spelled(part: str, policy: dict[str, float]) -> str:
    return ":".join(["greedy", *(f"{part}.{name}={value}" for name, value in policy.items())])


def fit_evaluation(
    tables: Tables, changed: dict[str, float], plays: int, seed: int
) -> tuple[dict[str, dict[str, float]], float]:
    """Weights for the start and the end of a play, and the margin that is nearly decisive."""
    rows: list[Numbers] = []
    results: list[Numbers] = []
    margins: list[float] = []
    names: list[str] = []
    dice = random.Random(seed)
    clumsy = bot(spelled("policy", {name.removeprefix("policy."): value for name, value in changed.items()}) + SLIPS)
    for number in range(plays):
        seats = dice.choice(tables.for_many)
        state = tables.game.start(seats, tables.options)
        evaluation = policy(state.rules, changed).evaluation
        assert isinstance(evaluation, FittedEvaluation)
        names = evaluation.names
        rng = Rng(seed * 1_000_003 + number)
        seen: list[Numbers] = []
        while not state.over:
            actor = state.actors[0]
            if actor == CHANCE:
                state.apply(actor, state.sample(rng))
                continue
            if evaluation.quiet(state) and dice.random() < SEEN:
                late = evaluation.progress(state)
                seen.append(np.array([_row(evaluation.features(state, seat), late) for seat in range(seats)]))
            state.apply(actor, clumsy.choose(Knowledge(state, actor), rng))
        scores = np.array(state.scores, dtype=float)
        for point in seen:
            rows.append(point - point.mean(axis=0))
            results.append(scores - scores.mean())
        second, best = np.sort(scores)[-2:]
        margins.append(float(best - second))
    weights = _ridge(np.concatenate(rows), np.concatenate(results))
    fitted = {
        name: {"early": round(float(weights[index]), 4), "late": round(float(weights[index + len(names)]), 4)}
        for index, name in enumerate(names)
    }
    return fitted, DECISIVE * float(np.mean(margins))


def _row(features: list[float], late: float) -> list[float]:
    return [feature * (1 - late) for feature in features] + [feature * late for feature in features]


def _ridge(rows: Numbers, results: Numbers) -> Numbers:
    """Least squares, each column held to its own size so that no weight runs away."""
    size = np.sqrt((rows**2).mean(axis=0)) + 1e-9
    scaled = rows / size
    square = scaled.T @ scaled / len(rows) + RIDGE * np.eye(rows.shape[1])
    weights = np.linalg.solve(square, scaled.T @ results / len(rows)) / size
    left = results - rows @ weights
    print(f"{len(rows)} rows, {1 - left.var() / results.var():.3f} of the variance explained")
    return np.asarray(weights)


def write(file: Path, table: dict[str, dict[str, object]]) -> None:
    """The weights as a file people can read; its opening comment stays."""
    opening = file.read_text(encoding="utf-8").split("\n[")[0].rstrip("\n")
    lines = [opening]
    for section, numbers in table.items():
        lines.append(f"\n[{section}]")
        for name, value in numbers.items():
            shown = value
            if isinstance(value, dict):
                shown = "{ " + ", ".join(f"{key} = {number}" for key, number in value.items()) + " }"
            lines.append(f"{name} = {shown}")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

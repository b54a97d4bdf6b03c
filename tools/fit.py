"""Fit the weights of a game on self-play: `.venv/bin/python tools/fit.py zeus [policy|worth]`.

`policy`: a changed policy challenges copies of the champion at the same table and takes its place if it wins clearly
more than its share. `worth`: the results of many plays are explained by the features of their positions (ridge
regression), once for the start and once for the end of a play. Both write the game's weights.toml anew.
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
from pessoi.bots.judging import judgement
from pessoi.core.judgement import FittedJudgement

FOLDER = Path(__file__).resolve().parent.parent / "pessoi" / "games"
SCREEN, CONFIRM = 480, 2400
"""Games to find a challenger worth the trouble, and games to be sure of it."""
STEP = 0.25
RIDGE = 1e-3
SEEN = 0.2
"""The share of quiet positions that is looked at."""

Numbers = npt.NDArray[np.float64]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", choices=pessoi.games.names())
    options.add_argument("part", nargs="?", choices=["policy", "worth"])
    options.add_argument("--minutes", type=float, default=10.0, help="how long to look for a better policy")
    options.add_argument("--plays", type=int, default=3000, help="plays to fit the worth on")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    file = FOLDER / given.game / "weights.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    if given.part != "worth":
        table["policy"] = fit_policy(pessoi.game(given.game), table["policy"], given.minutes, given.seed)
        write(file, table)
    if given.part != "policy":
        changed = {f"policy.{name}": value for name, value in table["policy"].items()}
        table["worth"], spread = fit_worth(pessoi.game(given.game), changed, given.plays, given.seed)
        table["search"]["spread"] = round(spread, 1)
        write(file, table)


def fit_policy(game: Game, champion: dict[str, float], minutes: float, seed: int) -> dict[str, float]:
    """Hill climbing: change some weights, challenge, keep what wins."""
    dice = random.Random(seed)
    end = time.monotonic() + minutes * 60
    trials = 0
    while time.monotonic() < end:
        trials += 1
        challenger = dict(champion)
        for name in dice.sample(sorted(champion), dice.choice((1, 1, 2, 3))):
            challenger[name] = round(champion[name] * exp(dice.gauss(0, STEP)), 4)
        seats = dice.choice([count for count in game.seats if count > 1])
        if gain(game, challenger, champion, seats, SCREEN, dice.randrange(10**9)) > 1.0:
            certain = gain(game, challenger, champion, seats, CONFIRM, dice.randrange(10**9))
            if certain > 1.5:
                changed = {name: value for name, value in challenger.items() if value != champion[name]}
                print(f"trial {trials}, {seats} seats, {certain:.1f} deviations: {changed}", flush=True)
                champion = challenger
    print(f"{trials} trials")
    return champion


def gain(
    game: Game, challenger: dict[str, float], champion: dict[str, float], seats: int, games: int, seed: int
) -> float:
    """How many standard deviations above its share a challenger wins against copies of the champion."""
    new, old = bot(spelled(challenger)), bot(spelled(champion))
    wins = 0.0
    games -= games % seats
    for number in range(games):
        deal, own = divmod(number, seats)
        state = played(game, [new if seat == own else old for seat in range(seats)], seed + deal)
        if state.ranking[own] == 1:
            wins += 1 / state.ranking.count(1)
    even = 1 / seats
    return (wins / games - even) / sqrt(even * (1 - even) / games)


def spelled(policy: dict[str, float]) -> str:
    return ":".join(["greedy", *(f"policy.{name}={value}" for name, value in policy.items())])


def played(game: Game, bots: list[Bot], seed: int) -> State:
    state = game.start(len(bots))
    fate, dice = Rng(seed), Rng(seed + 1)
    while not state.over:
        seat = state.actors[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(fate))
        else:
            state.apply(seat, bots[seat].choose(Knowledge(state, seat), dice))
    return state


def fit_worth(
    game: Game, changed: dict[str, float], plays: int, seed: int
) -> tuple[dict[str, dict[str, float]], float]:
    """Weights for the start and the end of a play, and the usual margin of a result."""
    rows: list[list[float]] = []
    results: list[float] = []
    margins: list[float] = []
    names: list[str] = []
    dice = random.Random(seed)
    clumsy = bot(spelled({name.removeprefix("policy."): value for name, value in changed.items()}) + ":slip=0.1")
    for number in range(plays):
        seats = dice.choice(list(game.seats))
        state = game.start(seats)
        judged = judgement(state.rules, changed)
        assert isinstance(judged, FittedJudgement)
        names = judged.names
        rng = Rng(seed * 1_000_003 + number)
        seen: list[list[list[float]]] = []
        while not state.over:
            actor = state.actors[0]
            if actor == CHANCE:
                state.apply(actor, state.sample(rng))
                continue
            if judged.quiet(state) and dice.random() < SEEN:
                late = judged.progress(state)
                seen.append([_row(judged.features(state, seat), late) for seat in range(seats)])
            state.apply(actor, clumsy.choose(Knowledge(state, actor), rng))
        scores = state.scores
        usual = sum(scores) / seats
        for point in seen:
            mean = [sum(column) / seats for column in zip(*point, strict=True)] if seats > 1 else [0.0] * len(point[0])
            rows.extend([value - middle for value, middle in zip(row, mean, strict=True)] for row in point)
            results.extend(float(score) - (usual if seats > 1 else 0.0) for score in scores)
        best = sorted(scores)
        margins.append(float(best[-1] - best[-2]) if seats > 1 else float(best[-1]))
    weights = _ridge(np.array(rows), np.array(results))
    worth = {
        name: {"early": round(float(weights[index]), 4), "late": round(float(weights[index + len(names)]), 4)}
        for index, name in enumerate(names)
    }
    return worth, 2.0 * float(np.mean(margins))


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

"""Fit the weights of a game on self-play: `.venv/bin/python tools/fit.py zeus [policy|solo|evaluation]`.

`policy`: hill climbing. A changed policy plays against copies of the best one with every number of seats and replaces
it if it wins significantly more than its share. `solo`: the same for solo games, where the new policy must score more
on the same deals. `evaluation`: ridge regression of each seat's final margin over the mean on its features in quiet
positions, relative to their mean, with separate weights for the start and the end of a game. Solo games have no margin
and are left out. All parts rewrite the game's weights.toml.
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
from pessoi.bots.policies import policy, weights_file
from pessoi.core.evaluation import FittedEvaluation

PARTS = ("policy", "solo", "evaluation")
FOLDER = Path(__file__).resolve().parent.parent / "pessoi" / "games"
"""The sources of the games here; a game of another package is changed where it is installed."""
SCREEN, CONFIRM = 480, 2400
"""Games to find a promising challenger, and games to confirm it."""
STEP = 0.25
RIDGE = 1e-3
DECISIVE = 1.5
"""The nearly decisive margin, as a multiple of the mean margin between first and second."""
SEEN = 0.2
"""The share of quiet positions that is sampled."""
SLIPS = ":slip=0.1"
"""Occasional random moves, so that unusual positions occur too."""

Numbers = npt.NDArray[np.float64]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game", choices=pessoi.games.names())
    options.add_argument("part", nargs="?", choices=PARTS, help="default: all parts the game has")
    options.add_argument("--minutes", type=float, default=10.0, help="time to search for a better policy")
    options.add_argument("--games", type=int, default=3000, help="games to fit the evaluation on")
    options.add_argument(
        "--policy", action="append", default=[], metavar="NAME=VALUE", help="play those games with this policy weight"
    )
    options.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="play with this option")
    options.add_argument("--seats", type=int, action="append", help="play only with this many seats; may be repeated")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    game = pessoi.game(given.game)
    source = FOLDER / game.key
    file = weights_file(source if source.is_dir() else game.folder)
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    if given.part and given.part not in table:
        options.error(f"{given.game} has no weights called {given.part}")
    seats = given.seats or [seats for seats in game.seats if seats > 1]
    if not set(seats) <= set(game.seats) - {1}:
        options.error(f"{given.game} has no multiplayer game with these numbers of seats: {seats}")
    tables = Tables(game, seats, _pairs(given.option))
    for part in [given.part] if given.part else [part for part in PARTS if part in table]:
        if part == "evaluation":
            played = {**table["policy"], **{name: float(value) for name, value in _pairs(given.policy).items()}}
            changed = {f"policy.{name}": value for name, value in played.items()}
            table["evaluation"], spread = fit_evaluation(tables, changed, given.games, given.seed)
            table["search"]["spread"] = round(spread, 1)
        else:
            champion = {name: table[part][name] for name in table["policy"] if name in table[part]}
            table[part].update(fit_policy(tables, part, champion, given.minutes, given.seed))
        write(file, table)


def _pairs(spelled_out: list[str]) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in spelled_out)


class Tables:
    """The games to play: options, and numbers of seats for multiplayer games."""

    def __init__(self, game: Game, multiplayer: list[int], options: dict[str, str]) -> None:
        self.game = game
        self.multiplayer = multiplayer
        self.options = options

    def played(self, bots: list[Bot], seed: int) -> State:
        """Play a game to its end. The same seed gives the same deal."""
        state = self.game.start(len(bots), self.options)
        chance, dice = Rng(seed), Rng(seed + 1)
        while not state.over:
            seat = state.actors[0]
            if seat == CHANCE:
                state.apply(seat, state.sample(chance))
            else:
                state.apply(seat, bots[seat].choose(Knowledge(state, seat), dice))
        return state


def fit_policy(tables: Tables, part: str, champion: dict[str, float], minutes: float, seed: int) -> dict[str, float]:
    """Change some weights, play against the champion, keep what wins."""
    dice = random.Random(seed)
    end = time.monotonic() + minutes * 60
    trials = 0
    while time.monotonic() < end:
        trials += 1
        challenger = dict(champion)
        for name in dice.sample(sorted(champion), dice.choice((1, 1, 2, 3))):
            challenger[name] = round(champion[name] * exp(dice.gauss(0, STEP)), 4)
        new, old = bot(spelled(part, challenger)), bot(spelled(part, champion))
        gain = solo_gain if part == "solo" else multiplayer_gain
        if gain(tables, new, old, SCREEN, dice.randrange(10**9)) > 1.0:
            certain = gain(tables, new, old, CONFIRM, dice.randrange(10**9))
            if certain > 1.5:
                changed = {name: value for name, value in challenger.items() if value != champion[name]}
                print(f"trial {trials}, {certain:.1f} deviations: {changed}", flush=True)
                champion = challenger
    print(f"{trials} trials")
    return champion


def multiplayer_gain(tables: Tables, new: Bot, old: Bot, games: int, seed: int) -> float:
    """Return how many standard deviations above its share the challenger wins against copies of the champion."""
    above = variance = 0.0
    for seats in tables.multiplayer:
        even = 1 / seats
        for number in range(games // len(tables.multiplayer) // seats * seats):
            deal, own = divmod(number, seats)
            state = tables.played([new if seat == own else old for seat in range(seats)], seed + deal)
            above += (state.ranking[own] == 1) / state.ranking.count(1) - even
            variance += even * (1 - even)
    return above / sqrt(variance)


def solo_gain(tables: Tables, new: Bot, old: Bot, games: int, seed: int) -> float:
    """Return how many standard deviations more than the champion the challenger scores on the same deals."""
    deals = [seed + number for number in range(games)]
    more = np.array([tables.played([new], deal).scores[0] - tables.played([old], deal).scores[0] for deal in deals])
    return float(more.mean() / (more.std() + 1e-9) * sqrt(games))


def spelled(part: str, policy: dict[str, float]) -> str:
    return ":".join(["greedy", *(f"{part}.{name}={value}" for name, value in policy.items())])


def fit_evaluation(
    tables: Tables, changed: dict[str, float], games: int, seed: int
) -> tuple[dict[str, dict[str, float]], float]:
    """Return weights for the start and the end of a game, and the nearly decisive margin."""
    rows: list[Numbers] = []
    results: list[Numbers] = []
    margins: list[float] = []
    names: list[str] = []
    dice = random.Random(seed)
    clumsy = bot(spelled("policy", {name.removeprefix("policy."): value for name, value in changed.items()}) + SLIPS)
    for number in range(games):
        seats = dice.choice(tables.multiplayer)
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
    """Return ridge regression weights, with the penalty scaled by the size of each column."""
    size = np.sqrt((rows**2).mean(axis=0)) + 1e-9
    scaled = rows / size
    square = scaled.T @ scaled / len(rows) + RIDGE * np.eye(rows.shape[1])
    weights = np.linalg.solve(square, scaled.T @ results / len(rows)) / size
    left = results - rows @ weights
    print(f"{len(rows)} rows, {1 - left.var() / results.var():.3f} of the variance explained")
    return np.asarray(weights)


def write(file: Path, table: dict[str, dict[str, object]]) -> None:
    """Write the weights as readable TOML; keep the file's opening comment."""
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

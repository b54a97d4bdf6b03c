"""Fit and measure chances to win on self-play.

`tools/chances.py play zeus --games 200` lets `search:30` play itself with every number of seats and appends what its
searches expected, and who won, to `build/chances/zeus.jsonl`. `tools/chances.py fit` fits the sharpness for every game
and number of seats that was played, writes `bot/chances.toml`, and prints the reliability as a table and a chart for
docs/insight.md. Reliability is measured by cross-validation: a game is predicted with numbers fitted on other games.
Beside the calibration error is what a perfect forecaster would get by chance, as every game has only one result.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt
from sections import fill

import pessoi
import pessoi.games
from pessoi import Rng
from pessoi.bots import chances
from pessoi.bots.policies import policy
from pessoi.bots.search_bot import SearchBot
from pessoi.insight.selfplay import decisions, searching_bot

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "pessoi" / "games"
PLAYED = ROOT / "build" / "chances"
DOCUMENT = ROOT / "docs" / "insight.md"
CHART = ROOT / "docs" / "insight" / "reliability.svg"
PLAYER = "search:30"
FOLDS = 5
BINS = 10
KNOTS = 5
THINNED = 4
"""Every fourth position is used: neighbours say nearly the same."""
PULL = 0.2
"""How strongly a number of seats is drawn to what is best for all."""

Numbers = npt.NDArray[np.float64]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = options.add_subparsers(dest="part", required=True)
    playing = parts.add_parser("play")
    playing.add_argument("game", choices=pessoi.games.names())
    playing.add_argument("--games", type=int, default=200, help="games for each number of seats")
    playing.add_argument("--seats", type=int, action="append", help="only this many seats; may be repeated")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--player", default=PLAYER)
    playing.add_argument("--folder", type=Path, default=PLAYED)
    fitting = parts.add_parser("fit")
    fitting.add_argument("--folder", type=Path, default=PLAYED)
    fitting.add_argument("--check", action="store_true", help="write no chances.toml, use those there are")
    given = options.parse_args()
    if given.part == "play":
        play(given)
    else:
        fit(given)


def play(given: argparse.Namespace) -> None:
    """Append one line for each game: who won, and progress and values at every decision."""
    given.folder.mkdir(parents=True, exist_ok=True)
    game = pessoi.game(given.game)
    player = searching_bot(given.player)
    with (given.folder / f"{given.game}.jsonl").open("a", encoding="utf-8") as file:
        for number in range(given.games):
            for seats in given.seats or game.seats:
                seed = (given.seed * 1_000_003 + number) * 10 + seats
                file.write(json.dumps(played(game, seats, player, seed)) + "\n")
            file.flush()


def played(game: pessoi.Game, seats: int, player: SearchBot, seed: int) -> dict[str, object]:
    """Play a game to its end."""
    state = game.start(seats)
    evaluation = policy(state.rules).evaluation
    seen: list[list[float]] = []
    for decision in decisions(state, player, Rng(seed)):
        numbers = [evaluation.progress(state), *decision.hint.expected[0].values]
        seen.append([round(float(number), 4) for number in numbers])
    return {"seats": seats, "won": chances.result(state), "seen": seen}


class Sample:
    """The positions of all games of one kind with one number of seats."""

    def __init__(self, games: list[dict[str, list[list[float]]]]) -> None:
        rows = [(number, row, game["won"]) for number, game in enumerate(games) for row in game["seen"][::THINNED]]
        self.games = len(games)
        self.game = np.array([number for number, _, _ in rows])
        self.progress = np.array([row[0] for _, row, _ in rows])
        values = np.array([row[1:] for _, row, _ in rows])
        won = np.array([won for _, _, won in rows])
        if values.shape[1] == 1:
            values, won = np.hstack([values, -values]), np.hstack([won, 1 - won])
        self.values = values
        self.won = won
        self.weight = 1.0 / np.bincount(self.game)[self.game]
        """Every game counts the same."""

    def predicted(self, knots: Sequence[float]) -> Numbers:
        """The chances of all seats in all positions."""
        sharp = np.interp(self.progress, np.linspace(0, 1, KNOTS), knots)
        powers = sharp[:, None] * self.values
        powers -= powers.max(axis=1, keepdims=True)
        weights = np.exp(powers)
        return np.asarray(weights / weights.sum(axis=1, keepdims=True))

    def loss(self, knots: Sequence[float], used: npt.NDArray[np.bool_]) -> float:
        """The cross-entropy, summed over games."""
        entropy = -(self.won * np.log(self.predicted(knots) + 1e-12)).sum(axis=1)
        return float((entropy * self.weight)[used].sum())

    def fold(self, number: int) -> npt.NDArray[np.bool_]:
        """The positions of every fifth game."""
        return np.asarray(self.game % FOLDS == number)


def minimised(loss: Callable[[Sequence[float]], float]) -> list[float]:
    """The best knots, by coordinate search with shrinking steps."""
    knots, step = np.linspace(1.0, 3.0, KNOTS).tolist(), 1.0
    best = loss(knots)
    while step > 0.03:
        better = False
        for index in range(KNOTS):
            for change in (-step, step):
                tried = list(knots)
                tried[index] = max(0.0, tried[index] + change)
                found = loss(tried)
                if found < best - 1e-9:
                    knots, best, better = tried, found, True
        if not better:
            step /= 2
    return [round(knot, 2) for knot in knots]


def fitted(samples: dict[int, Sample], fold: int | None) -> dict[int, list[float]]:
    """The best knots for every number of seats, drawn to those that are best for all, on all games but one fold."""
    used = {
        seats: np.ones(len(one.game), dtype=bool) if fold is None else ~one.fold(fold) for seats, one in samples.items()
    }
    common = minimised(lambda knots: sum(one.loss(knots, used[seats]) for seats, one in samples.items()))

    def penalised(seats: int, knots: Sequence[float]) -> float:
        pull = sum((knot - usual) ** 2 for knot, usual in zip(knots, common))
        return samples[seats].loss(knots, used[seats]) + PULL * pull

    return {seats: minimised(partial(penalised, seats)) for seats in samples}


def held_out(samples: dict[int, Sample]) -> dict[int, Numbers]:
    """Every game predicted with knots that were fitted on other games."""
    predicted = {seats: np.zeros_like(sample.values) for seats, sample in samples.items()}
    for fold in range(FOLDS):
        knots = fitted(samples, fold)
        for seats, sample in samples.items():
            tested = sample.fold(fold)
            predicted[seats][tested] = sample.predicted(knots[seats])[tested]
    return predicted


def fit(given: argparse.Namespace) -> None:
    """Fit every game that was played, and write what was measured."""
    lines = [
        "| game | seats | games | positions | cross-entropy | Brier | Brier of a constant guess | calibration error "
        "| of a perfect forecaster | difference |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    charts = []
    for path in sorted(given.folder.glob("*.jsonl")):
        key = path.stem
        games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        kinds = sorted({game["seats"] for game in games})
        samples = {seats: Sample([game for game in games if game["seats"] == seats]) for seats in kinds}
        if given.check:
            shipped = chances.fitted(chances.chances_file(GAMES / key))
            predicted = {seats: sample.predicted(shipped[seats]) for seats, sample in samples.items()}
        else:
            write(key, fitted(samples, None), len(games))
            predicted = held_out(samples)
        parts = [
            Forecast(predicted[seats], sample.won, sample.weight, sample.game) for seats, sample in samples.items()
        ]
        for (seats, sample), part in zip(samples.items(), parts):
            lines.append(f"| {key} | {seats} | {sample.games} | {len(sample.game)} | " + measured([part]) + " |")
        count = sum(len(part.game) for part in parts)
        lines.append(f"| **{key}** | all | {len(games)} | {count} | " + measured(parts) + " |")
        charts.append((key, reliability(parts)))
    fill(DOCUMENT, "reliability", "\n".join(lines))
    CHART.parent.mkdir(parents=True, exist_ok=True)
    CHART.write_text(chart(charts), encoding="utf-8")
    print("\n".join(lines))


@dataclass(frozen=True)
class Forecast:
    """Chances of all seats in positions with one number of seats, who won, how much a position counts, and its game."""

    predicted: Numbers
    won: Numbers
    weight: Numbers
    game: npt.NDArray[np.int64]


@dataclass(frozen=True)
class Bin:
    """Predictions of similar chances: their share of all, the mean chance, the share that was won, and its error."""

    share: float
    mean: float
    won: float
    error: float
    """The standard error of the share that was won, from the differences between games."""


def measured(parts: list[Forecast]) -> str:
    """Cross-entropy, Brier score, that of a constant guess, and calibration error."""
    entropy = brier = constant = total = 0.0
    for part in parts:
        predicted, won, weight = part.predicted, part.won, part.weight
        even = 1.0 / won.shape[1]
        if won.shape[1] == 2:
            even = float((won[:, 0] * weight).sum() / weight.sum())
        guess = np.full(won.shape[1], even)
        guess[-1] = 1.0 - even * (won.shape[1] - 1)
        entropy += float((-(won * np.log(predicted + 1e-12)).sum(axis=1) * weight).sum())
        brier += float((((predicted - won) ** 2).sum(axis=1) * weight).sum())
        constant += float((((guess - won) ** 2).sum(axis=1) * weight).sum())
        total += float(weight.sum())
    bins = reliability(parts)
    error = sum(one.share * abs(one.mean - one.won) for one in bins)
    chance = sum(one.share * one.error for one in bins) * np.sqrt(2 / np.pi)  # the mean distance of a normal error
    scores = f"{entropy / total:.3f} | {brier / total:.3f} | {constant / total:.3f}"
    return f"{scores} | {100 * error:.1f} % | {100 * chance:.1f} % | {100 * max(0.0, error - chance):.1f} %"


def reliability(parts: list[Forecast]) -> list[Bin]:
    """All predictions in bins of chances."""
    predicted = np.concatenate([part.predicted.ravel() for part in parts])
    won = np.concatenate([part.won.ravel() for part in parts])
    weight = np.concatenate([np.repeat(part.weight, part.predicted.shape[1]) for part in parts])
    firsts = np.cumsum([0, *(part.game.max() + 1 for part in parts)])
    game = np.concatenate([np.repeat(part.game + first, part.predicted.shape[1]) for part, first in zip(parts, firsts)])
    bins = np.minimum((predicted * BINS).astype(int), BINS - 1)
    found = []
    for number in range(BINS):
        inside = bins == number
        share = weight[inside].sum()
        if share > 0:
            mean = (predicted[inside] * weight[inside]).sum() / share
            surprise = np.bincount(game[inside], ((won - predicted) * weight)[inside], int(firsts[-1]))
            error = np.sqrt(((surprise - surprise.mean()) ** 2).sum()) / share
            found.append(Bin(share / weight.sum(), mean, (won[inside] * weight[inside]).sum() / share, error))
    return found


def write(key: str, knots: dict[int, list[float]], games: int) -> None:
    """Write the fitted numbers."""
    lines = [
        "# Sharpness of the chances to win by number of seats, from the start to the end of a game at equal distances.",
        f"# Fitted on {games} games of {PLAYER} by tools/chances.py.",
        "",
        "[sharpness]",
        *(f"{seats} = {found}" for seats, found in knots.items()),
    ]
    chances.chances_file(GAMES / key).write_text("\n".join(lines) + "\n", encoding="utf-8")


def chart(games: list[tuple[str, list[Bin]]]) -> str:
    """Reliability as a picture: predicted chance to the right, share of games won upwards, circles by share."""
    size, gap = 220, 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {len(games) * (size + gap) + gap} {size + 70}" '
        'font-family="sans-serif" font-size="12" fill="#444">'
    ]
    for number, (key, bins) in enumerate(games):
        left = gap + number * (size + gap)
        parts.append(
            f'<g transform="translate({left},30)"><text x="{size / 2}" y="-10" text-anchor="middle">{key}</text>'
        )
        parts.append(f'<rect width="{size}" height="{size}" fill="#fff" stroke="#999"/>')
        parts.append(f'<path d="M0 {size}L{size} 0" stroke="#bbb" stroke-dasharray="4 4"/>')
        for one in bins:
            parts.append(
                f'<circle cx="{one.mean * size:.1f}" cy="{(1 - one.won) * size:.1f}" r="{2 + 14 * one.share**0.5:.1f}" '
                'fill="#b4532a" fill-opacity=".7"/>'
            )
        parts.append(
            f'<text y="{size + 16}">0 %</text><text x="{size}" y="{size + 16}" text-anchor="end">100 %</text></g>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    main()

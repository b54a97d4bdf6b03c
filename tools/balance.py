"""Summarise balance runs as Markdown: `.venv/bin/python tools/balance.py RUN… [--detail KIND] [--out FILE]`.

A RUN is the output folder of `pessoi arena` with the same bot on every seat. All runs are of one game; each is a column
of every table, named by its number of seats. The tables are: wins by seat and by order of the first decision, lengths,
points by source, how often each kind of move is chosen and, for the kinds named by `--detail`, each move. An interval
is the estimate plus and minus 1.96 standard errors; a deal counts as one observation. `--chart` writes the points by
source as CSV.
"""

import argparse
import csv
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from pathlib import Path
from typing import Any

import polars as pl

import pessoi
from pessoi.arena.plan import Plan
from pessoi.arena.store import read_plan, read_table
from pessoi.arena.win_rate import DEVIATIONS

Table = dict[str, dict[str, str]]
"""Cells by the name of their row and of their column."""
NONE = "–"


@dataclass(frozen=True)
class Estimate:
    """A ratio of two sums over deals, and the half width of its interval."""

    value: float
    reach: float

    def number(self) -> str:
        return f"{self.value:.2f} ± {self.reach:.2f}"

    def percent(self) -> str:
        return f"{100 * self.value:.1f} ± {100 * self.reach:.1f}"


def ratio(parts: pl.Series, wholes: pl.Series) -> Estimate:
    """The sum of the parts divided by that of the wholes, which are given deal by deal."""
    whole = float(wholes.sum())
    if not whole:
        return Estimate(0.0, 0.0)
    value = float(parts.sum()) / whole
    deals = len(parts)
    square = float(((parts - value * wholes) ** 2).sum())
    return Estimate(value, DEVIATIONS * sqrt(square * deals / max(1, deals - 1)) / whole)


class Run:
    """One run, with sums by deal."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plan: Plan = read_plan(folder)
        self.games: Any = read_table(folder, "games")
        deal = self.games.select("game", "deal")
        self.seats: Any = read_table(folder, "seats").join(deal, on="game")
        self.sources: Any = read_table(folder, "sources").join(deal, on="game")
        self.choices: Any = read_table(folder, "choices").join(deal, on="game")

    @property
    def name(self) -> str:
        return f"{self.plan.seats} seats"

    @property
    def command(self) -> str:
        """The command that repeats the run."""
        usual = pessoi.game(self.plan.game).options.resolve({})
        changed = {name: value for name, value in self.plan.options.items() if value != usual[name]}
        options = "".join(f" --option {name}={value}" for name, value in changed.items())
        bots = ",".join(self.plan.bots)
        records = " --records" if self.plan.records else ""
        given = f"--bots {bots} --games {self.plan.games} --seed {self.plan.seed}{options}{records}"
        return f"pessoi arena {self.plan.game} {given} --out {self.folder}"

    @cached_property
    def deals(self) -> Any:
        """Every deal with its games, seats and points."""
        seats = self.seats.group_by("deal").agg(pl.len().alias("seats"), pl.col("score").sum().alias("points"))
        return self.games.group_by("deal").agg(pl.len().alias("games")).join(seats, on="deal").sort("deal")

    def estimate(self, rows: Any, column: str, per: str) -> Estimate:
        """The sum of a column over some rows of a table, per game, seat or point."""
        sums = rows.group_by("deal").agg(pl.col(column).sum().alias("part"))
        joined = self.deals.join(sums, on="deal", how="left").with_columns(pl.col("part").fill_null(0))
        return ratio(joined["part"].cast(pl.Float64), joined[per].cast(pl.Float64))

    def wins(self, by: str) -> dict[int, Estimate]:
        """The share of games that are won by each seat or turn."""
        return {
            int(key): self.estimate(rows, "win", "games")
            for (key,), rows in sorted(self.seats.drop_nulls(by).group_by([by]), key=lambda entry: entry[0])
        }

    def points(self) -> dict[str, tuple[Estimate, Estimate]]:
        """The points of a seat by source, and their share of all points; the largest source first."""
        found = {
            str(source): (self.estimate(rows, "points", "seats"), self.estimate(rows, "points", "points"))
            for (source,), rows in self.sources.group_by(["source"])
        }
        return dict(sorted(found.items(), key=lambda entry: -entry[1][0].value))

    def chosen(self, by: str, kinds: list[str]) -> dict[str, "Chosen"]:
        """How often each kind of move, or each move of some kinds, is chosen."""
        rows = self.choices.filter(pl.col("kind").is_in(kinds)) if kinds else self.choices
        found = {}
        for (key,), group in rows.group_by([by]):
            taken = group.filter(pl.col("chosen") > 0)
            offered = int(group["offered"].sum())
            found[str(key)] = Chosen(
                self.estimate(group, "chosen", "seats"),
                taken.select("game").n_unique() / len(self.games),
                int(group["chosen"].sum()) / offered if offered else None,
            )
        return found


@dataclass(frozen=True)
class Chosen:
    """How often a move is chosen: by a seat in a game, in which share of games, and if it is available."""

    each: Estimate
    games: float
    taken: float | None

    def __str__(self) -> str:
        taken = NONE if self.taken is None else f"{self.taken:.1%}"
        return f"{self.each.value:.2f}, {self.games:.0%}, {taken}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("runs", type=Path, nargs="+", metavar="RUN")
    options.add_argument("--detail", action="append", default=[], metavar="KIND", help="count every move of this kind")
    options.add_argument("--out", type=Path, help="the Markdown file; default: print")
    options.add_argument("--chart", type=Path, help="a CSV file for the points by source")
    given = options.parse_args()
    runs = sorted((Run(folder) for folder in given.runs), key=lambda run: run.plan.seats)
    names = {run.plan.game for run in runs}
    if len(names) > 1:
        options.error(f"expected runs of one game, got {', '.join(sorted(names))}")
    mixed = [str(run.folder) for run in runs if len(set(run.plan.bots)) > 1]
    if mixed:
        options.error(f"expected the same bot on every seat, got different ones in {', '.join(mixed)}")
    text = page(runs, given.detail)
    if given.out:
        given.out.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    if given.chart:
        write_chart(given.chart, runs)


def page(runs: list[Run], details: list[str]) -> str:
    """The whole summary."""
    parts = [
        f"# Balance runs of {runs[0].plan.game}",
        "Made by `tools/balance.py`. An interval is the estimate plus and minus 1.96 standard errors.",
        "```\n" + "\n".join(run.command for run in runs) + "\n```",
        "## Length and scores",
        table(lengths(runs)),
        "## Wins by seat, % of games",
        table(by_run(runs, lambda run: {f"seat {seat + 1}": win.percent() for seat, win in run.wins("seat").items()})),
        "## Wins by order of the first decision, % of games",
        table(by_run(runs, lambda run: {str(turn + 1): win.percent() for turn, win in run.wins("turn").items()})),
        "## Points of a seat by source",
        table(by_run(runs, lambda run: {name: each.number() for name, (each, _) in run.points().items()})),
        "## Share of all points, %",
        table(by_run(runs, lambda run: {name: share.percent() for name, (_, share) in run.points().items()})),
        "## Moves by kind",
        "Times a seat chooses it in a game, share of games in which any seat does, share of the times it is legal.",
        table(
            by_run(runs, lambda run: {kind: str(chosen) for kind, chosen in run.chosen("kind", []).items()}, order=True)
        ),
    ]
    for kind in details:
        parts.append(f"## Moves of kind {kind}")
        parts.append(table(by_run(runs, lambda run, kind=kind: counted(run, kind), order=True)))  # type: ignore[misc]
    return "\n\n".join(parts) + "\n"


def lengths(runs: list[Run]) -> Table:
    """Games, bots, rounds, decisions and scores."""
    rows: Table = {}
    for run in runs:
        games = run.games.with_columns(
            pl.col("scores").list.max().alias("best"),
            pl.col("scores").list.max().sub(pl.col("scores").list.min()).alias("gap"),
        )
        cells = {
            "bots": f"`{run.plan.bots[0]}`",
            "games": str(len(games)),
            "rounds": NONE if games["rounds"].is_null().all() else run.estimate(games, "rounds", "games").number(),
            "moves": run.estimate(games, "length", "games").number(),
            "points of a seat": run.estimate(run.seats, "score", "seats").number(),
            "points of the winner": run.estimate(games, "best", "games").number(),
            "winner above the last": run.estimate(games, "gap", "games").number(),
        }
        for row, cell in cells.items():
            rows.setdefault(row, {})[run.name] = cell
    return rows


def counted(run: Run, kind: str) -> dict[str, str]:
    return {move: str(chosen) for move, chosen in run.chosen("move", [kind]).items()}


def by_run(runs: list[Run], cells: Callable[[Run], dict[str, str]], order: bool = False) -> Table:
    """A table with a column for every run; its rows in order of their names if `order` is set."""
    rows: Table = {}
    for run in runs:
        for row, cell in cells(run).items():
            rows.setdefault(row, {})[run.name] = cell
    return dict(sorted(rows.items())) if order else rows


def table(rows: Table) -> str:
    """A Markdown table."""
    columns = list(dict.fromkeys(column for cells in rows.values() for column in cells))
    lines = ["| | " + " | ".join(columns) + " |", "|---" * (len(columns) + 1) + "|"]
    lines += [
        f"| {row} | " + " | ".join(cells.get(column, NONE) for column in columns) + " |" for row, cells in rows.items()
    ]
    return "\n".join(lines)


def write_chart(file: Path, runs: list[Run]) -> None:
    """Write the points by source: one row for each number of seats and source."""
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(["seats", "source", "points", "share", "low", "high"])
        for run in runs:
            for source, (each, share) in run.points().items():
                low, high = share.value - share.reach, share.value + share.reach
                numbers = [round(number, 4) for number in (share.value, low, high)]
                writer.writerow([run.plan.seats, source, round(each.value, 2), *numbers])


if __name__ == "__main__":
    main()

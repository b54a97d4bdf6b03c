"""The charts of a run, each with its data."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pessoi.arena.extras import load_extra
from pessoi.arena.store import read_table
from pessoi.arena.win_rate import wilson
from pessoi.text import Words

WIDTH = 640
CHARTED_MOVES = 30
"""The number of moves in a chart: those that were offered most often. The tables contain all of them."""


@dataclass(frozen=True)
class Chart:
    """A chart with its name and its data."""

    name: str
    drawing: Any
    data: Any


def charts(folder: Path, words: Words) -> Iterator[Chart]:
    """Draw all charts of a finished run."""
    seats = read_table(folder, "seats")
    yield _win_rates("strength", seats, "bot", words)
    yield _win_rates("balance", seats, "seat", words)
    yield _length(read_table(folder, "games"), words)
    yield _scores(seats, words)
    yield _sources(read_table(folder, "sources"), seats, words)
    choices = read_table(folder, "choices")
    yield _choices("actions", choices, seats, "kind", words)
    yield _choices("choices", choices, seats, "move", words)


def _title(words: Words, name: str) -> str:
    return words.format(f"report-{name}")


def _win_rates(name: str, seats: Any, by: str, words: Words) -> Chart:
    """Draw win rates with Wilson intervals, and a line at the rate of equally strong players."""
    alt, pl = load_extra("altair"), load_extra("polars")
    rows = []
    for (key,), group in seats.group_by([by], maintain_order=True):
        rate = wilson(float(group["win"].sum()), len(group))
        rows.append({by: str(key), "share": rate.value, "low": rate.low, "high": rate.high, "games": rate.games})
    data = pl.DataFrame(rows).sort("share", descending=True) if by == "bot" else pl.DataFrame(rows).sort(by)
    even = 1 / seats["seat"].n_unique()
    base = alt.Chart(data).encode(y=alt.Y(by, type="nominal", sort=None, title=_title(words, by)))
    percent = alt.X("share", type="quantitative", axis=alt.Axis(format="%"), title=_title(words, "share"))
    ends = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low", type="quantitative", scale=alt.Scale(domain=[0, 1])), x2="high"
    )
    line = alt.Chart(pl.DataFrame([{"even": even}])).mark_rule(strokeDash=[4, 4]).encode(x="even:Q")
    drawing = (line + ends + base.mark_point(filled=True, size=80).encode(x=percent)).properties(width=WIDTH)
    return Chart(name, drawing, data)


def _length(games: Any, words: Words) -> Chart:
    alt = load_extra("altair")
    data = games.group_by("ending").len().sort("ending")
    drawing = (
        alt.Chart(games.select("length", "ending"))
        .mark_bar()
        .encode(
            x=alt.X("length", type="quantitative", bin=alt.Bin(maxbins=40), title=_title(words, "moves")),
            y=alt.Y("count()", title=_title(words, "games")),
            color=alt.Color("ending", type="nominal", title=_title(words, "ending")),
        )
        .properties(width=WIDTH)
    )
    return Chart("length", drawing, data)


def _scores(seats: Any, words: Words) -> Chart:
    alt, pl = load_extra("altair"), load_extra("polars")
    score = pl.col("score")
    data = (
        seats.group_by("bot", maintain_order=True)
        .agg(
            score.min().alias("min"),
            score.quantile(0.25).alias("quarter"),
            score.median().alias("median"),
            score.quantile(0.75).alias("three_quarters"),
            score.max().alias("max"),
        )
        .sort("median", descending=True)
    )
    base = alt.Chart(data).encode(y=alt.Y("bot", type="nominal", sort=None, title=_title(words, "bot")))
    whole = base.mark_rule().encode(x=alt.X("min", type="quantitative", title=_title(words, "score")), x2="max")
    half = base.mark_bar(size=14, opacity=0.6).encode(x="quarter:Q", x2="three_quarters")
    middle = base.mark_tick(color="black", size=18).encode(x="median:Q")
    return Chart("scores", (whole + half + middle).properties(width=WIDTH), data)


def _sources(sources: Any, seats: Any, words: Words) -> Chart:
    alt, pl = load_extra("altair"), load_extra("polars")
    played = seats.group_by("bot").len()
    data = (
        sources.join(seats.select("game", "seat", "bot"), on=["game", "seat"])
        .group_by("bot", "source")
        .agg(pl.col("points").sum())
        .join(played, on="bot")
        .with_columns((pl.col("points") / pl.col("len")).round(1).alias("points"))
        .select("bot", "source", "points")
        .sort("bot", "source")
    )
    drawing = (
        alt.Chart(data)
        .mark_bar()
        .encode(
            x=alt.X("points", type="quantitative", title=_title(words, "points")),
            y=alt.Y("bot", type="nominal", title=_title(words, "bot")),
            color=alt.Color("source", type="nominal", title=_title(words, "source")),
        )
        .properties(width=WIDTH)
    )
    return Chart("sources", drawing, data)


def _choices(name: str, choices: Any, seats: Any, by: str, words: Words) -> Chart:
    """Draw how often a move or kind is chosen when it is offered, and the win rate of the seats that chose it."""
    alt, pl = load_extra("altair"), load_extra("polars")
    taken = pl.col("chosen") > 0
    data = (
        choices.join(seats.select("game", "seat", "win"), on=["game", "seat"])
        .group_by(by)
        .agg(
            pl.col("offered").sum(),
            pl.col("chosen").sum(),
            pl.col("win").filter(taken).mean().round(3).alias("win_when_chosen"),
        )
        .filter(pl.col("offered") > 0)
        .with_columns((pl.col("chosen") / pl.col("offered")).round(3).alias("taken"))
        .sort(["offered", by], descending=[True, False])
    )
    drawing = (
        alt.Chart(data.head(CHARTED_MOVES))
        .mark_bar()
        .encode(
            x=alt.X("taken", type="quantitative", axis=alt.Axis(format="%"), title=_title(words, "taken")),
            y=alt.Y(by, type="nominal", sort=None, title=_title(words, "move")),
            color=alt.Color("win_when_chosen", type="quantitative", title=_title(words, "win-when-chosen")),
        )
        .properties(width=WIDTH)
    )
    return Chart(name, drawing, data)

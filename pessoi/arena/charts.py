"""The charts of a run, each with the table it is drawn from."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pessoi.arena.lab import needed
from pessoi.arena.shares import wilson
from pessoi.arena.store import table
from pessoi.text import Words

WIDTH = 640
SHOWN = 30
"""Of moves only so many are drawn, those that were open most often; all of them are in the tables."""


@dataclass(frozen=True)
class Chart:
    """One picture, its name and what it is drawn from."""

    name: str
    drawing: Any
    data: Any


def charts(folder: Path, words: Words) -> Iterator[Chart]:
    """All charts of a finished run."""
    seats = table(folder, "seats")
    yield _shares("strength", seats, "bot", words)
    yield _shares("balance", seats, "seat", words)
    yield _length(table(folder, "games"), words)
    yield _scores(seats, words)
    yield _sources(table(folder, "sources"), seats, words)
    choices = table(folder, "choices")
    yield _choices("actions", choices, seats, "kind", words)
    yield _choices("choices", choices, seats, "move", words)


def _title(words: Words, name: str) -> str:
    return words.format(f"report-{name}")


def _shares(name: str, seats: Any, by: str, words: Words) -> Chart:
    """Shares of wins with Wilson intervals, beside the even share."""
    alt, pl = needed("altair"), needed("polars")
    rows = []
    for (key,), group in seats.group_by([by], maintain_order=True):
        share = wilson(float(group["win"].sum()), len(group))
        rows.append({by: str(key), "share": share.value, "low": share.low, "high": share.high, "games": share.games})
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
    alt = needed("altair")
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
    alt, pl = needed("altair"), needed("polars")
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
    alt, pl = needed("altair"), needed("polars")
    sat = seats.group_by("bot").len()
    data = (
        sources.join(seats.select("game", "seat", "bot"), on=["game", "seat"])
        .group_by("bot", "source")
        .agg(pl.col("points").sum())
        .join(sat, on="bot")
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
    """How often something is taken when it is open, and how often those win who took it."""
    alt, pl = needed("altair"), needed("polars")
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
        alt.Chart(data.head(SHOWN))
        .mark_bar()
        .encode(
            x=alt.X("taken", type="quantitative", axis=alt.Axis(format="%"), title=_title(words, "taken")),
            y=alt.Y(by, type="nominal", sort=None, title=_title(words, "move")),
            color=alt.Color("win_when_chosen", type="quantitative", title=_title(words, "win-when-chosen")),
        )
        .properties(width=WIDTH)
    )
    return Chart(name, drawing, data)

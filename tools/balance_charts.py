"""Draw the charts of docs/balance.md from docs/balance/data: `.venv/bin/python tools/balance_charts.py`."""

from pathlib import Path

import altair as alt
import polars as pl

DOCS = Path(__file__).resolve().parent.parent / "docs"
DATA = DOCS / "balance" / "data"
PALETTE = ["#a51f1a", "#154f96", "#e9b331", "#3d9970", "#8a5fb0", "#6b5a4a", "#1b1b1f"]


def main() -> None:
    """Write one SVG for each game."""
    alt.data_transformers.disable_max_rows()
    rhodes = pl.read_csv(DATA / "rhodes.csv")
    deukalion = pl.read_csv(DATA / "deukalion.csv")
    _save("rhodes", _shares(rhodes, "source", "Rhodes: where points come from"))
    _save("deukalion", _shares(deukalion, "task", "Deukalion: what contracts are fulfilled by"))
    _save("zeus", _wins(pl.read_csv(DATA / "zeus.csv")))


def _shares(data: pl.DataFrame, kind: str, title: str) -> alt.Chart:
    order = data.filter(pl.col("seats") == data["seats"].min())[kind].to_list()
    chart: alt.Chart = (
        alt.Chart(data, title=title, width=520, height=150)
        .transform_calculate(order=f"indexof({order!r}, datum.{kind})")
        .mark_bar()
        .encode(
            x=alt.X("share:Q", axis=alt.Axis(format="%", title="share of points")),
            y=alt.Y("seats:O", title="players"),
            color=alt.Color(f"{kind}:N", sort=order, title=None, scale=alt.Scale(domain=order, range=PALETTE)),
            order=alt.Order("order:Q"),
        )
    )
    return chart


def _wins(data: pl.DataFrame) -> alt.LayerChart:
    base = alt.Chart(data, title="Beim Zeus!: one player expects more medium temples", width=520, height=200)
    x = alt.X("estimate:Q", title="share of the medium temples that this player expects to be built (others: 0.8)")
    band = base.mark_area(opacity=0.25, color=PALETTE[0]).encode(x=x, y="low:Q", y2="high:Q")
    line = base.mark_line(point=True, color=PALETTE[0]).encode(
        x=x, y=alt.Y("wins:Q", axis=alt.Axis(format="%"), title="games won by this player")
    )
    even = alt.Chart(pl.DataFrame({"wins": [0.25]})).mark_rule(strokeDash=[4, 4]).encode(y="wins:Q")
    return alt.LayerChart(layer=[band, line, even])


def _save(name: str, chart: alt.Chart | alt.LayerChart) -> None:
    chart.configure(background="white", font="sans-serif").save(DOCS / "pictures" / f"balance-{name}.svg")


if __name__ == "__main__":
    main()

"""Render a run as a self-contained page, plus image files."""

from html import escape
from pathlib import Path
from typing import Any

from pessoi.arena.charts import Chart, charts
from pessoi.arena.extras import load_extra
from pessoi.arena.store import read_plan
from pessoi.text import Words

MAX_ROWS = 60
"""The number of rows of a table on the page; the Parquet files contain all rows."""
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
figure { margin: 1rem 0 } svg { max-width: 100%; height: auto }
table { border-collapse: collapse; font-size: 0.85rem } td, th { padding: 0.15rem 0.6rem; text-align: left }
tr:nth-child(even) { background: #f3f3f0 } details { margin-bottom: 2rem }
"""


def write_report(folder: Path, words: Words) -> Path:
    """Write `report.html` and the images into the folder of a finished run; return the path of the page."""
    plan = read_plan(folder)
    convert = load_extra("vl_convert")
    pictures = folder / "pictures"
    parts = []
    for chart in charts(folder, words):
        pictures.mkdir(exist_ok=True)
        vega = chart.drawing.to_json()
        svg: str = convert.vegalite_to_svg(vega)
        (pictures / f"{chart.name}.svg").write_text(svg, encoding="utf-8")
        (pictures / f"{chart.name}.png").write_bytes(convert.vegalite_to_png(vega, scale=2))
        parts.append(_section(chart, svg, words))
    title = words.format("report-title", game=plan.game, games=plan.games, bots=", ".join(plan.bots))
    seed = words.format("report-seed", seed=plan.seed)
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    page = folder / "report.html"
    page.write_text(
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        f"<p>{escape(seed)} {escape(options)}</p>{''.join(parts)}</body></html>\n",
        encoding="utf-8",
    )
    return page


def _section(chart: Chart, svg: str, words: Words) -> str:
    title = escape(words.format(f"report-{chart.name}"))
    about = escape(words.format(f"report-{chart.name}-about"))
    numbers = escape(words.format("report-numbers"))
    return (
        f"<h2>{title}</h2><p>{about}</p><figure>{svg}</figure>"
        f"<details><summary>{numbers}</summary>{_table(chart.data)}</details>"
    )


def _table(data: Any) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in data.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(_cell(value))}</td>" for value in row) + "</tr>"
        for row in data.head(MAX_ROWS).iter_rows()
    )
    return f"<table><tr>{head}</tr>{rows}</table>"


def _cell(value: object) -> str:
    return f"{value:.3f}" if isinstance(value, float) else str(value)

"""An analysis as one page: curve, turning points, skill and luck, and the decisions. It needs no network."""

from collections.abc import Sequence
from html import escape

from pessoi.insight.models import Analysis, AnalysisSummary, JudgedDecision
from pessoi.insight.wording import Wording, percent
from pessoi.text import GameWords

WIDTH, HEIGHT, MARGIN = 900, 260, 44
COLOURS = ("#b4532a", "#2f6690", "#8a6d00", "#4f7f3a", "#7a4a8f", "#555555")
DASHES = ("", "7 4", "2 3", "9 3 2 3", "4 2", "1 4")
SIGNS = {"good": "●", "inexact": "◐", "mistake": "✕"}
STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
svg { width: 100%; height: auto } svg text { fill: currentColor; font-size: 12px }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
td, th { padding: .3rem .6rem; text-align: left; vertical-align: top; border-bottom: 1px solid #8884 }
.key { display: inline-block; width: 1.6rem; border-top: 3px solid; vertical-align: middle; margin: 0 .4rem 0 1rem }
ul { margin: 0; padding-left: 1.1rem } .good { opacity: .7 }
"""


def page(analysis: Analysis, wording: Wording, why_old: str = "") -> str:
    """The whole page, in the language of the wording."""
    words, summary = wording.words, analysis.summary
    title = f"{words.format('analysis-title')} · {words.format('game-name')}"
    notes = [words.format("analysis-known")]
    if why_old and analysis.start.misfit:
        notes.append(words.format("record-misfit", why=why_old, entries=analysis.start.misfit.entries))
    if summary.stopped:
        notes.append(words.format("analysis-stopped"))
    parts = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(note)}</p>" for note in notes),
        f"<h2>{escape(words.format('analysis-curve'))}</h2>",
        _legend(wording.names),
        _curve(summary, analysis.start.entries),
        _turning_points(summary, wording),
        _sums(summary, wording),
        _decisions(analysis.decisions, wording),
    ]
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def _legend(names: Sequence[str]) -> str:
    styles = [f"{'dashed' if dash else 'solid'} {colour}" for dash, colour in zip(DASHES, COLOURS)]
    keys = [
        f'<span class="key" style="border-top:3px {style}"></span>{escape(name)}' for name, style in zip(names, styles)
    ]
    return f"<p>{''.join(keys)}</p>"


def _curve(summary: AnalysisSummary, entries: int) -> str:
    """The chances of every seat over the entries of the record, with the turning points numbered."""
    across = (WIDTH - MARGIN) / max(1, entries)
    lines = []
    for share in (0, 25, 50, 75, 100):
        height = HEIGHT * (1 - share / 100)
        lines.append(f'<path d="M{MARGIN} {height:.0f}H{WIDTH}" stroke="#8886" fill="none"/>')
        lines.append(f'<text x="{MARGIN - 6}" y="{height + 4:.0f}" text-anchor="end">{share}</text>')
    for seat in range(len(summary.curve[0].chances) if summary.curve else 0):
        places = " ".join(
            f"{MARGIN + (point.entry - 1) * across:.1f},{HEIGHT * (1 - point.chances[seat]):.1f}"
            for point in summary.curve
        )
        lines.append(
            f'<polyline points="{places}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[seat]}"/>'
        )
    for number, jump in enumerate(summary.turning_points, 1):
        left = MARGIN + (jump.entry - 1) * across
        sign = "●" if jump.kind == "decision" else "◇"
        lines.append(f'<path d="M{left:.1f} 0V{HEIGHT}" stroke="#8888" stroke-dasharray="2 4"/>')
        lines.append(
            f'<text x="{left:.1f}" y="{HEIGHT + 16 + 14 * (number % 2)}" text-anchor="middle">{sign} {number}</text>'
        )
    return f'<svg viewBox="0 -8 {WIDTH + 8} {HEIGHT + 48}" role="img">{"".join(lines)}</svg>'


def _turning_points(summary: AnalysisSummary, wording: Wording) -> str:
    words = wording.words
    rows = [
        [
            str(number),
            str(jump.entry),
            words.format(f"analysis-{jump.kind}"),
            wording.names[jump.seat],
            ("+" if jump.change > 0 else "−") + percent(words, abs(jump.change)),
        ]
        for number, jump in enumerate(summary.turning_points, 1)
    ]
    return _section(words, "turning-points", ["", "entry", "", "player", ""], rows)


def _sums(summary: AnalysisSummary, wording: Wording) -> str:
    words = wording.words
    rows = [
        [
            wording.names[one.seat],
            percent(words, one.start),
            percent(words, one.skill),
            percent(words, one.others),
            percent(words, one.luck),
            percent(words, one.result),
            words.format("analysis-mistakes", mistakes=one.mistakes, inexact=one.inexact, decisions=one.decisions),
        ]
        for one in summary.sums
    ]
    heads = ["player", "start", "skill", "others", "drawn", "result", ""]
    return _section(words, "sums", heads, rows)


def _decisions(decisions: Sequence[JudgedDecision], wording: Wording) -> str:
    words = wording.words
    body = "".join(_decision(one, wording) for one in decisions)
    heads = "".join(
        f"<th>{escape(words.format(f'analysis-{name}') if name else '')}</th>"
        for name in ("entry", "player", "played", "loss", "best", "why")
    )
    return f"<h2>{escape(words.format('analysis-decisions'))}</h2><table><tr>{heads}</tr>{body}</table>"


def _decision(one: JudgedDecision, wording: Wording) -> str:
    words = wording.words
    loss = words.format("analysis-error", loss=percent(words, one.played.loss), error=percent(words, one.played.error))
    best = (
        [wording.equal(one)]
        if len(one.equal) > 1
        else [f"{wording.move(one, best.move)} ({percent(words, best.chance)})" for best in one.best]
    )
    cells = [
        escape(str(one.entry)),
        escape(wording.names[one.seat]),
        escape(f"{wording.move(one, one.played.move)} ({percent(words, one.played.chance)})"),
        f"{SIGNS[one.verdict]} {escape(words.format(f'verdict-{one.verdict}'))}<br>{escape(loss)}",
        _list(best),
        _list(wording.lost(one)),
    ]
    return f'<tr class="{one.verdict}">' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _section(words: GameWords, name: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(words.format(f'analysis-{one}') if one else '')}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<h2>{escape(words.format(f'analysis-{name}'))}</h2><table><tr>{head}</tr>{body}</table>"


def _list(lines: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>" if lines else ""

"""The board of Beim Zeus! in the terminal: seven peninsulas, the offered cards, the seats."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pessoi.games.zeus.view_types import PlotView, SeatView, ZeusView
from pessoi.text import GameWords
from pessoi.text.terminal_style import LAND, LIT, SEA, SHORE, Player

TEMPLE_SIGN = ("", "∩", "∏", "Π")
"""The signs of no temple, a small, a medium and a large one."""
CELL = 5


def draw(view: ZeusView, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> RenderableType:
    """Draw the whole view."""
    return Group(
        Padding(
            Columns([_peninsula(view, index, players, lit) for index in range(len(view.peninsulas))]), (0, 1), style=SEA
        ),
        _cards(view, words, lit),
        _seats(view, words, players),
    )


def _peninsula(view: ZeusView, index: int, players: Sequence[Player], lit: frozenset[str]) -> RenderableType:
    rows: dict[int, list[PlotView]] = {}
    for plot in view.plots:
        if plot.peninsula == index:
            rows.setdefault(plot.row, []).append(plot)
    lines = [line for row in rows.values() for line in _row(view, row, players, lit)]
    name = view.peninsulas[index].name
    return Panel(Text("\n").join(lines), title=name, expand=False, style=LAND, border_style=SHORE)


def _row(view: ZeusView, row: list[PlotView], players: Sequence[Player], lit: frozenset[str]) -> list[Text]:
    """Draw a row of plots as two lines: the numbers, then the owners' signs with the temple or the price."""
    numbers, owners = Text(), Text()
    for plot in row:
        style = LIT if f"plot-{plot.number}" in lit else "dim" if plot.owner is None else ""
        shown = f"[{plot.number}]" if plot.number in view.shown else str(plot.number)
        numbers.append(shown.center(CELL), style=style)
        if plot.owner is None:
            owners.append("·".center(CELL), style="dim")
        else:
            content = TEMPLE_SIGN[plot.temple] if plot.temple else str(plot.price) if plot.noted else "?"
            owner = players[plot.owner]
            owners.append(f"{owner.sign} {content}".center(CELL), style=f"bold {owner.style}")
    return [numbers, owners]


def _cards(view: ZeusView, words: GameWords, lit: frozenset[str]) -> RenderableType:
    line = Text()
    line.append(words.format("board-offer") + " ", style="bold")
    for number in view.shown:
        line.append(f" {number} ", style=LIT if f"card-{number}" in lit else "black on wheat1")
        line.append(" ")
    line.append(f"  {words.format('board-draw-pile')} {view.draw_pile}")
    line.append(f"  {words.format('board-discard')} {' '.join(map(str, view.discard)) or '–'}")
    supply = Text(words.format("board-supply") + "  ", style="bold")
    for size, (left, value) in enumerate(zip(view.supply, view.temple_values), 1):
        supply.append(f"{TEMPLE_SIGN[size]} {left} ", style="")
        supply.append(f"({words.label(words.format('board-value'))} {value})   " if value else "  ", style="dim")
    if view.opening_range:
        low, high = view.opening_range
        message = "board-opening-compulsory" if view.opening_compulsory else "board-opening-advice"
        supply.append("  " + words.format(message, low=low, high=high), style="italic")
    if view.final_turns is not None:
        supply.append("  " + words.format("board-final-turns", count=view.final_turns), style="bold italic")
    return Group(line, supply)


def _seats(view: ZeusView, words: GameWords, players: Sequence[Player]) -> RenderableType:
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for label in ("", "board-money", "board-pawns", "board-stone", "board-temples", "board-bid", "board-score"):
        table.add_column(words.format(label) if label else "")
    for seat, shown in enumerate(view.seats):
        table.add_row(
            Text("▌" if seat == view.active else " ") + players[seat].label,
            words.format("board-hidden") if shown.money is None else str(shown.money),
            str(shown.pawns),
            "●" if shown.stone else "–",
            "  ".join(f"{TEMPLE_SIGN[size]}{count}" for size, count in enumerate(shown.temples, 1)),
            _bid(view, seat, shown),
            "" if shown.score is None else f"{shown.score}" + (f"  #{shown.place}" if shown.place else ""),
        )
    return table


def _bid(view: ZeusView, seat: int, shown: SeatView) -> str:
    if shown.bid is not None:
        return str(shown.bid)
    if seat == view.seat and view.own_bid is not None:
        return f"({view.own_bid})"
    return "✓" if shown.sealed else ""

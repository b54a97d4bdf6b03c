"""What `pessoi arena`, `pessoi tournament` and `pessoi report` do."""

from pathlib import Path

from rich.console import Console
from rich.table import Table

from pessoi.arena.engine import Engine
from pessoi.arena.lab import needed
from pessoi.arena.plan import Plan, plan
from pessoi.arena.ratings import rated, tables
from pessoi.arena.report import report
from pessoi.arena.run import run_shown, standings
from pessoi.core.options import Chosen
from pessoi.text import Words


def arena(
    game: str,
    options: Chosen,
    bots: list[str],
    games: int,
    seed: int,
    records: bool,
    engine: Engine,
    folder: Path,
    words: Words,
    console: Console,
) -> None:
    """Play a run and tell how it went."""
    _play(plan(game, options, bots, games, seed, records), engine, folder, words, console)
    shown = Table(words.format("report-bot"), words.format("report-share"), words.format("report-games"))
    for name, share in standings(folder).items():
        shown.add_row(name, str(share), str(share.games))
    console.print(shown)
    console.print(words.format("arena-saved", folder=str(folder)), soft_wrap=True)


def tournament(
    game: str,
    options: Chosen,
    bots: list[str],
    seats: int,
    games: int,
    seed: int,
    engine: Engine,
    folder: Path,
    words: Words,
    console: Console,
) -> None:
    """Play every table and tell the ratings."""
    folders = []
    for number, table in enumerate(tables(game, options, bots, seats, games, seed)):
        folders.append(folder / f"table-{number + 1:03}")
        _play(table, engine, folders[-1], words, console)
    shown = Table(words.format("report-bot"), words.format("report-rating"), words.format("report-share"))
    for rating in rated(folders):
        shown.add_row(rating.bot, f"{rating.strength:.1f} ± {2 * rating.uncertainty:.1f}", str(rating.share))
    console.print(shown)
    console.print(words.format("arena-saved", folder=str(folder)), soft_wrap=True)


def write_report(folder: Path, words: Words, console: Console) -> None:
    """Write the page and say where it is."""
    console.print(words.format("arena-report", file=str(report(folder, words))), soft_wrap=True)


def _play(table: Plan, engine: Engine, folder: Path, words: Words, console: Console) -> None:
    needed("polars")
    title = words.format("arena-playing", game=table.game, bots=", ".join(table.bots))
    run_shown(table, folder, engine, title, console)

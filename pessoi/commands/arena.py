"""`pessoi arena`, `pessoi tournament` and `pessoi report`: many games between bots."""

import argparse
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from pessoi import games
from pessoi.arena.backends import Backend, backend_for
from pessoi.arena.extras import load_extra
from pessoi.arena.plan import Plan, make_plan
from pessoi.arena.ratings import rate, tournament_plans
from pessoi.arena.report import write_report
from pessoi.arena.run import run_with_progress, win_rates
from pessoi.commands.arguments import chosen_options, print_json
from pessoi.terminal.console import console
from pessoi.text import Words, common


def arena(arguments: argparse.Namespace) -> int:
    """Play games between the bots of one table and print their win rates."""
    options = chosen_options(games.game(arguments.game), arguments)
    backend = backend_for(arguments.workers, arguments.cluster)
    plan = make_plan(
        arguments.game, options, _bots(arguments), arguments.games, arguments.seed, records=arguments.records
    )
    words, output = common(arguments.lang), console(to_errors=arguments.json)
    _run(plan, backend, arguments.out, words, output)
    if arguments.json:
        print_json([{"bot": bot, **asdict(win_rate)} for bot, win_rate in win_rates(arguments.out).items()])
        return 0
    table = Table(words.format("report-bot"), words.format("report-share"), words.format("report-games"))
    for bot, win_rate in win_rates(arguments.out).items():
        table.add_row(bot, str(win_rate), str(win_rate.games))
    output.print(table)
    output.print(words.format("arena-saved", folder=str(arguments.out)), soft_wrap=True)
    return 0


def tournament(arguments: argparse.Namespace) -> int:
    """Play a round robin between the bots and print their ratings."""
    game = games.game(arguments.game)
    options = chosen_options(game, arguments)
    backend = backend_for(arguments.workers, arguments.cluster)
    seats = arguments.seats or max(2, game.seats[0])
    plans = tournament_plans(game.key, options, _bots(arguments), seats, arguments.games, arguments.seed)
    words, output = common(arguments.lang), console(to_errors=arguments.json)
    folders = []
    for number, plan in enumerate(plans, 1):
        folders.append(arguments.out / f"table-{number:03}")
        _run(plan, backend, folders[-1], words, output)
    if arguments.json:
        print_json([asdict(rating) for rating in rate(folders)])
        return 0
    table = Table(words.format("report-bot"), words.format("report-rating"), words.format("report-share"))
    for rating in rate(folders):
        table.add_row(rating.bot, f"{rating.strength:.1f} ± {2 * rating.uncertainty:.1f}", str(rating.win_rate))
    output.print(table)
    output.print(words.format("arena-saved", folder=str(arguments.out)), soft_wrap=True)
    return 0


def report(arguments: argparse.Namespace) -> int:
    """Write the report of a finished run and print where it is."""
    words = common(arguments.lang)
    file = write_report(arguments.folder, words)
    console().print(words.format("arena-report", file=str(file)), soft_wrap=True)
    return 0


def _bots(arguments: argparse.Namespace) -> list[str]:
    return [part.strip() for part in arguments.bots.split(",")]


def _run(plan: Plan, backend: Backend, folder: Path, words: Words, output: Console) -> None:
    load_extra("polars")
    title = words.format("arena-playing", game=plan.game, bots=", ".join(plan.bots))
    run_with_progress(plan, folder, backend, title, output)

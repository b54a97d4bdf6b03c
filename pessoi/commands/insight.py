"""`pessoi analyse` and `pessoi puzzles`."""

import argparse
import random
import time
from pathlib import Path

import msgspec
from rich.console import Console

from pessoi import games
from pessoi.commands.arguments import chosen_seed, data_folder
from pessoi.core import record as records
from pessoi.core.errors import UserError
from pessoi.core.game import Game, seat_colours
from pessoi.core.moves import UnknownMove
from pessoi.insight import puzzle_maker, puzzles
from pessoi.insight.analysis import Effort, Plan, Study, analyse, plan
from pessoi.insight.models import Analysis, AnalysisSummary, JudgedDecision, Puzzle
from pessoi.insight.page import SIGNS, page
from pessoi.insight.store import AnalysisStore, finished
from pessoi.insight.wording import Wording, gain_sentence, percent
from pessoi.insight.workers import Workers
from pessoi.records import open_for_reading
from pessoi.terminal.boards import board_of
from pessoi.terminal.console import console
from pessoi.terminal.menu import Menu
from pessoi.terminal.replay import players_of
from pessoi.text import GameWords, of_game
from pessoi.text.terminal_style import players

EFFORT = Effort()
MAKE = "make"
"""The word that makes puzzles instead of showing one."""


def analyse_record(arguments: argparse.Namespace) -> int:
    """Analyse a record; print what decided the game, and save the analysis on request."""
    out: Path | None = arguments.out
    if out is not None and out.suffix not in (".html", ".json"):
        raise UserError("out-form", found=out.name)
    record = records.read(arguments.file)
    planned = plan(record, arguments.seed, EFFORT)
    opened = open_for_reading(record)
    words = of_game(opened.session.game, arguments.lang)
    wording = Wording(record, words, [player.name for player in players_of(record, words)])
    analysis = _analysis(planned, _seconds(arguments.budget))
    why_old = words.error(opened.misfit) if opened.misfit else ""
    if out is None:
        _print(analysis, wording, why_old, console())
        return 0
    if out.suffix == ".json":
        out.write_bytes(msgspec.json.format(msgspec.json.encode(analysis), indent=1) + b"\n")
    else:
        out.write_text(page(analysis, wording, why_old), encoding="utf-8")
    print(words.format("analysis-saved", file=str(out)))
    return 0


def _analysis(planned: Plan, seconds: float) -> Analysis:
    """A stored analysis, or a new one."""
    store = AnalysisStore(data_folder() / "analyses")
    found = store.find(planned)
    if found is not None:
        return found
    study = Study(planned)
    end = time.monotonic() + seconds
    summary: AnalysisSummary | None = None
    with Workers() as workers:
        for result in analyse(study, workers.run, lambda: time.monotonic() > end):
            if isinstance(result, AnalysisSummary):
                summary = result
    assert summary is not None
    analysis = finished(study, summary)
    store.keep(planned, analysis)
    return analysis


def _seconds(budget: str) -> float:
    text = budget.removesuffix("s")
    if not text.isdecimal() or int(text) == 0:
        raise UserError("budget-form", found=budget)
    return float(text)


def _print(analysis: Analysis, wording: Wording, why_old: str, screen: Console) -> None:
    words, summary = wording.words, analysis.summary

    def line(text: str, style: str = "") -> None:
        screen.print(text, style=style, markup=False, highlight=False)

    line(words.format("analysis-known"))
    if analysis.start.misfit:
        line(words.format("record-misfit", why=why_old, entries=analysis.start.misfit.entries))
    if summary.stopped:
        line(words.format("analysis-stopped"))
    line(words.format("analysis-turning-points"), "bold")
    for jump in summary.turning_points:
        change = ("+" if jump.change > 0 else "−") + percent(words, abs(jump.change))
        line(f"  {jump.entry:>4}  {wording.names[jump.seat]}  {change}  {words.format(f'analysis-{jump.kind}')}")
    line(words.format("analysis-decisions"), "bold")
    for one in analysis.decisions:
        if one.verdict != "good":
            _print_decision(one, wording, screen)
    line(words.format("analysis-sums"), "bold")
    for total in summary.sums:
        counts = {"mistakes": total.mistakes, "inexact": total.inexact, "decisions": total.decisions}
        line(f"  {words.label(wording.names[total.seat])} {words.format('analysis-mistakes', **counts)}")
    for compared in wording.comparisons(summary.sums, 0) if summary.sums else []:
        line(f"  {compared}")


def _print_decision(one: JudgedDecision, wording: Wording, screen: Console) -> None:
    words = wording.words
    loss = words.format("analysis-error", loss=percent(words, one.played.loss), error=percent(words, one.played.error))
    best = wording.equal(one) or f"{wording.move(one, one.best[0].move)} ({percent(words, one.best[0].chance)})"
    played = wording.move(one, one.played.move)
    lines = [
        f"  {one.entry:>4}  {SIGNS[one.verdict]} {wording.names[one.seat]}  {played}  {loss}",
        f"        {words.label(words.format('analysis-best'))} {best}",
        *(f"        {reason}" for reason in wording.lost(one)),
    ]
    for text in lines:
        screen.print(text, markup=False, highlight=False)


def use_puzzles(arguments: argparse.Namespace) -> int:
    """Show a puzzle and check the answer, or make new puzzles."""
    if arguments.game == MAKE:
        return _make(arguments)
    asked = _chosen(arguments)
    game = games.game(asked.game)
    return _ask(game, asked, of_game(game, arguments.lang), console())


def _chosen(arguments: argparse.Namespace) -> Puzzle:
    if arguments.id:
        return puzzles.puzzle(arguments.id)
    game = games.game(arguments.game) if arguments.game else None
    found = puzzles.chosen(game, arguments.theme or "")
    if not found:
        raise UserError("no-puzzles", name=arguments.game or ", ".join(games.names()))
    return random.Random(chosen_seed(arguments)).choice(found)


def _ask(game: Game, asked: Puzzle, words: GameWords, screen: Console) -> int:
    """Show the position through the eyes of the seat, and read one answer."""
    state = game.position(asked.position)
    names = [f"{words.format('terminal-seat')} {seat + 1}" for seat in range(state.seats)]
    legal = state.legal(asked.seat)
    lit = frozenset(place for move in legal for place in game.moves[move].touches)
    seated = players(names, seat_colours([""] * state.seats, game.colours))
    screen.print(board_of(game.key)(state.view(asked.seat), words, seated, lit))
    theme = words.format(f"theme-{asked.theme}") if words.has(f"theme-{asked.theme}") else asked.theme
    task = words.format("puzzle-task", id=asked.id, theme=theme, rating=str(asked.rating), name=names[asked.seat])
    screen.print(task, style="bold", markup=False)
    screen.print(words.question(state, asked.seat, names), markup=False)
    menu = Menu(state, asked.seat, words, names)
    for line in menu.lines():
        screen.print(line, markup=False, highlight=False)
    while True:
        try:
            move = menu.parse(input("> ").strip())
        except (EOFError, KeyboardInterrupt):
            screen.print()
            return 1
        except UnknownMove as error:
            screen.print(words.format("terminal-unknown", typed=error.written), markup=False)
            continue
        if move in legal:
            break
        screen.print(words.format("terminal-unknown", typed=game.moves.name(move)), markup=False)
    answer = puzzles.check(asked, game.moves.name(move))
    best = words.move(state, asked.seat, game.moves.parse(asked.answer), names)
    values = {"best": best, "chance": percent(words, asked.choices[0].chance)}
    values["loss"] = "" if answer.loss is None else percent(words, answer.loss)
    screen.print(words.format(f"puzzle-{answer.verdict}", **values), style="bold", markup=False)
    for reason in asked.reasons:
        screen.print(f"  {gain_sentence(words, reason, names)}", markup=False)
    return 0 if answer.verdict == "right" else 1


def _make(arguments: argparse.Namespace) -> int:
    """Play games until enough puzzles are found."""
    if arguments.made is None:
        raise UserError("which-game", known=", ".join(games.names()))
    game = games.game(arguments.made)
    file: Path = arguments.out or puzzles.puzzles_file(game.folder)
    known = {one.id for one in puzzles.chosen(game)}
    seed = chosen_seed(arguments)
    bots = puzzle_maker.new_bots()
    found = played = 0
    seats = [count for count in game.seats if count > 1]
    while found < arguments.count:
        for one in puzzle_maker.puzzles_of_game(game, seats[played % len(seats)], seed + played, bots):
            if one.id not in known and found < arguments.count:
                known.add(one.id)
                found += 1
                with file.open("ab") as lines:
                    lines.write(msgspec.json.encode(one) + b"\n")
        played += 1
    print(of_game(game, arguments.lang).format("puzzle-made", count=found, games=played, file=str(file)))
    return 0

"""Stepping through a record, and looking at a position."""

from collections.abc import Callable

from rich.console import Console

from pessoi.core.game import Game
from pessoi.core.record import Record
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.terminal.boards import board_of
from pessoi.terminal.local_game import split
from pessoi.text import GameWords


def names_of(record: Record, words: GameWords) -> list[str]:
    """What the seats of a record are called."""
    given = [split(name) for name in record.header.names] or [("", "")] * record.header.seats
    return [name or f"{kind or words.format('terminal-seat')} {seat + 1}" for seat, (name, kind) in enumerate(given)]


def step_through(game: Game, record: Record, words: GameWords, console: Console, read: Callable[[str], str]) -> None:
    """Show a record move by move: Enter goes on, `back` back, a number to that entry, `quit` leaves."""
    whole = Session(game, record)
    names = names_of(record, words)
    at = 0
    while True:
        _show(whole, at, words, names, console)
        if at == len(record):
            console.print(words.format("terminal-end-of-record"))
        try:
            typed = read(words.format("terminal-replay-prompt", at=at, count=len(record)) + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if typed == "quit":
            return
        if typed == "back":
            at = max(0, at - 1)
        elif typed.isdecimal():
            at = min(int(typed), len(record))
        elif typed:
            console.print(words.format("terminal-replay-help"), markup=False)
        else:
            at = min(len(record), at + 1)


def _show(whole: Session, at: int, words: GameWords, names: list[str], console: Console) -> None:
    state = Session(whole.game, whole.record.until(at)).state
    if at:
        entry = whole.record.entries[at - 1]
        who = words.format("terminal-chance") if entry.seat == CHANCE else names[entry.seat]
        console.print(f"{entry.n}. {who}: {entry.move}", style="bold", markup=False)
        for event in whole.events[at - 1]:
            if event.shown_to(None):
                console.print(f"  {words.event(event, names)}", markup=False, highlight=False)
    console.print(board_of(whole.game.key)(state.view(None), words, names, frozenset()))


def show_position(game: Game, state: State, words: GameWords, console: Console) -> None:
    """A position: the board as everybody may see it, then what each seat that must act may do."""
    names = [f"{words.format('terminal-seat')} {seat + 1}" for seat in range(state.seats)]
    console.print(board_of(game.key)(state.view(None), words, names, frozenset()))
    if state.over:
        console.print(words.format("terminal-over"))
        return
    for seat in state.actors:
        if seat == CHANCE:
            console.print(words.format("terminal-chance"), style="bold")
            for outcome, probability in state.outcomes():
                console.print(
                    f"  {probability:.4f}  {words.outcome(outcome)}  [{game.outcomes.name(outcome)}]", markup=False
                )
            continue
        console.print(f"{names[seat]}: {words.format(f'ask-{state.step.name}')}", style="bold", markup=False)
        for move in state.legal(seat):
            console.print(f"  {words.move(move, names)}  [{game.moves.name(move)}]", markup=False, highlight=False)

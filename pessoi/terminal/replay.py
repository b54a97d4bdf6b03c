"""Show a record move by move, or a single position."""

from collections.abc import Callable

from rich.console import Console

from pessoi.core.game import COLOURS, Game, seat_colours
from pessoi.core.record import Record
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.terminal.boards import board_of
from pessoi.terminal.local_game import split_seat
from pessoi.text import GameWords
from pessoi.text.terminal_style import Player, players


def players_of(record: Record, words: GameWords) -> list[Player]:
    """The players of a record, with the names and colours in its header."""
    given = [split_seat(name) for name in record.header.names or [""] * record.header.seats]
    names = [
        seat.name or f"{seat.player or words.format('terminal-seat')} {number}" for number, seat in enumerate(given, 1)
    ]
    chosen = [seat.colour if seat.colour in COLOURS else "" for seat in given]
    return players(names, seat_colours(chosen, words.game.colours))


def step_through(game: Game, record: Record, words: GameWords, console: Console, read: Callable[[str], str]) -> None:
    """Show a record move by move: Enter for the next entry, `back`, the number of an entry, or `quit`."""
    session = Session(game, record)
    seated = players_of(record, words)
    at = 0
    while True:
        _show(session, at, words, seated, console)
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


def _show(session: Session, at: int, words: GameWords, seated: list[Player], console: Console) -> None:
    names = [player.name for player in seated]
    state = Session(session.game, session.record.until(at)).state
    if at:
        entry = session.record.entries[at - 1]
        actor = words.format("terminal-chance") if entry.seat == CHANCE else names[entry.seat]
        console.print(f"{entry.n}. {words.label(actor)} {entry.move}", style="bold", markup=False)
        for line in words.log((event for event in session.events[at - 1] if event.shown_to(None)), names):
            console.print(f"  {line}", markup=False, highlight=False)
    console.print(board_of(session.game.key)(state.view(None), words, seated, frozenset()))


def show_position(game: Game, state: State, words: GameWords, console: Console) -> None:
    """Show a position: the public view of the board, then the legal moves of every seat to move."""
    names = [f"{words.format('terminal-seat')} {seat + 1}" for seat in range(state.seats)]
    seated = players(names, seat_colours([""] * state.seats, game.colours))
    console.print(board_of(game.key)(state.view(None), words, seated, frozenset()))
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
        console.print(f"{words.label(names[seat])} {words.question(state, seat, names)}", style="bold", markup=False)
        for move in state.legal(seat):
            text = words.move(state, seat, move, names)
            console.print(f"  {text}  [{game.moves.name(move)}]", markup=False, highlight=False)

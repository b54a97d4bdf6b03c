"""The plain mode: line by line, for screen readers, pipes and small screens."""

from collections.abc import Callable

from rich.console import Console

from pessoi.core.events import Event, IllegalMove
from pessoi.core.moves import UnknownMove
from pessoi.terminal import rules
from pessoi.terminal.console import console
from pessoi.terminal.local_game import LocalGame
from pessoi.terminal.menu import Menu

BLANK_LINES = 60
"""The number of empty lines that hide the previous person's view."""


class PlainMode:
    """One game played by typed lines."""

    def __init__(self, game: LocalGame, console: Console, read: Callable[[str], str]) -> None:
        self.game = game
        self.words = game.words
        self.console = console
        self.read = read
        self._person: int | None = None
        """The seat of the person at the screen."""

    def run(self) -> None:
        """Play until the game is over, the input ends or a person leaves; then save."""
        self.console.print(self.game.options_line(), markup=False)
        try:
            self._write_log(self.game.advance())
            while (seat := self.game.person_to_move) is not None:
                if not self._decide(seat):
                    break
            if self.game.session.state.over:
                self._board()
                self.console.print(self.words.format("terminal-over"))
        except (KeyboardInterrupt, EOFError):
            self.console.print()
        self.game.save()

    def _decide(self, seat: int) -> bool:
        """Ask a person for one decision; return False if the person leaves."""
        self._hand_over(seat)
        self._board()
        session = self.game.session
        menu = Menu(session.state, seat, self.words, self.game.names)
        question = self.words.question(session.state, seat, self.game.names)
        for text in self.game.guide():
            self.console.print(f"\n{text}", style="italic", markup=False, highlight=False)
        self.console.print(f"{self.words.label(self.game.names[seat])} {question}", style="bold", markup=False)
        for line in menu.lines():
            self.console.print(line, markup=False, highlight=False)
        while True:
            typed = self.read("> ").strip()
            word, _, rest = typed.partition(" ")
            if word == "quit":
                return False
            if word == "undo":
                self._print("terminal-undone" if self.game.undo(seat) else "terminal-cannot-undo")
                return True
            if word == "free" and self.game.guide():
                self._write_log(self.game.leave_lesson())
                return True
            if word in ("", "help"):
                self._print("terminal-help")
            elif word == "rules":
                rules.show(session.game, self.words, self.console, rest, session.state.rules.options)
            elif word == "board":
                self._board()
            elif word == "why":
                self._explain(seat, menu, rest)
            elif self._play(seat, menu, typed):
                return True

    def _play(self, seat: int, menu: Menu, typed: str) -> bool:
        """Play a typed move; return False if it is unknown or illegal."""
        try:
            events = self.game.play(seat, menu.parse(typed))
        except UnknownMove as error:
            self._unknown(error)
            return False
        except IllegalMove as error:
            self.console.print(self.words.reason(error.reason, self.game.names), markup=False)
            return False
        self._write_log(events + self.game.advance())
        return True

    def _explain(self, seat: int, menu: Menu, typed: str) -> None:
        """Print why a move is illegal."""
        try:
            reason = self.game.session.state.why_not(seat, menu.parse(typed))
        except UnknownMove as error:
            self._unknown(error)
            return
        self.console.print(
            self.words.format("terminal-allowed") if reason is None else self.words.reason(reason, self.game.names),
            markup=False,
        )

    def _unknown(self, error: UnknownMove) -> None:
        if error.similar:
            self._print("terminal-did-you-mean", typed=error.written, similar=", ".join(error.similar))
        else:
            self._print("terminal-unknown", typed=error.written)

    def _print(self, message: str, **values: str) -> None:
        self.console.print(self.words.format(message, **values), markup=False)

    def _write_log(self, events: list[Event]) -> None:
        for line in self.game.log_lines(events):
            self.console.print(f"  {line}", markup=False, highlight=False)

    def _board(self) -> None:
        self.console.print(self.game.board())

    def _hand_over(self, seat: int) -> None:
        """Hide the screen if it goes from one person to another."""
        if self.game.shared and self._person != seat:
            self.console.print("\n" * BLANK_LINES)
            self.read(self.words.format("terminal-curtain", name=self.game.names[seat]) + " ")
        self._person = seat


def play(game: LocalGame) -> None:
    """Play a game line by line on standard input and output."""
    PlainMode(game, console(), input).run()

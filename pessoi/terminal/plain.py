"""The plain mode: line by line, for screen readers, pipes and small screens."""

from collections.abc import Callable

from rich.console import Console

from pessoi.core.events import Event, IllegalMove
from pessoi.core.moves import UnknownMove
from pessoi.terminal import rules
from pessoi.terminal.local_game import LocalGame
from pessoi.terminal.menu import Menu

CURTAIN = 60
"""So many empty lines hide what the person before has seen."""


class Plain:
    """Reads lines and answers each of them."""

    def __init__(self, session: LocalGame, console: Console, read: Callable[[str], str] = input) -> None:
        self.session = session
        self.words = session.words
        self.console = console
        self.read = read
        self._seen_by: int | None = None

    def run(self) -> None:
        """Play until the play is over, the input ends or somebody leaves."""
        try:
            self._tell(self.session.go_on())
            while (seat := self.session.asked) is not None:
                if not self._turn(seat):
                    break
            if self.session.play.state.over:
                self._board()
                self.console.print(self.words.format("terminal-over"))
        except (KeyboardInterrupt, EOFError):
            self.console.print()
        self.session.save()

    def _turn(self, seat: int) -> bool:
        """One decision of one person; False when that person leaves."""
        self._curtain(seat)
        self._board()
        menu = Menu(self.session.play.game, self.words, self.session.play.state.legal(seat))
        step = self.session.play.state.step.name
        self.console.print(
            f"{self.session.names[seat]}: {self.words.format(f'ask-{step}')}", style="bold", markup=False
        )
        for line in menu.lines():
            self.console.print(line, markup=False, highlight=False)
        while True:
            typed = self.read("> ").strip()
            word, _, rest = typed.partition(" ")
            if word == "quit":
                return False
            if word == "undo":
                self._say("terminal-undone" if self.session.undo(seat) else "terminal-cannot-undo")
                return True
            if word in ("", "help"):
                self._say("terminal-help")
            elif word == "rules":
                rules.show(self.session.play.game, self.words, self.console, rest)
            elif word == "board":
                self._board()
            elif word == "why":
                self._why(seat, menu, rest)
            elif self._choose(seat, menu, typed):
                return True

    def _choose(self, seat: int, menu: Menu, typed: str) -> bool:
        try:
            events = self.session.choose(seat, menu.read(typed))
        except UnknownMove as error:
            self._unknown(error)
            return False
        except IllegalMove as error:
            self.console.print(self.words.reason(error.reason, self.session.names), markup=False)
            return False
        self._tell(events)
        self._tell(self.session.go_on())
        return True

    def _why(self, seat: int, menu: Menu, typed: str) -> None:
        try:
            reason = self.session.play.state.why_not(seat, menu.read(typed))
        except UnknownMove as error:
            self._unknown(error)
            return
        self.console.print(
            self.words.format("terminal-allowed") if reason is None else self.words.reason(reason, self.session.names),
            markup=False,
        )

    def _unknown(self, error: UnknownMove) -> None:
        if error.similar:
            self._say("terminal-did-you-mean", typed=error.written, similar=", ".join(error.similar))
        else:
            self._say("terminal-unknown", typed=error.written)

    def _say(self, message: str, **values: str) -> None:
        self.console.print(self.words.format(message, **values), markup=False)

    def _tell(self, events: list[Event]) -> None:
        for line in self.session.told(events):
            self.console.print(f"  {line}", markup=False, highlight=False)

    def _board(self) -> None:
        self.console.print(self.session.board())

    def _curtain(self, seat: int) -> None:
        """Hide the screen when it goes from one person to another."""
        if self.session.secretive and self._seen_by != seat:
            self.console.print("\n" * CURTAIN)
            self.read(self.words.format("terminal-curtain", name=self.session.names[seat]) + " ")
        self._seen_by = seat

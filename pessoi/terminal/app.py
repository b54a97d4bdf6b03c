"""The full screen: board, log and decision side by side."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Label, OptionList, RichLog, Static

from pessoi.core.events import Event, IllegalMove
from pessoi.core.moves import UnknownMove
from pessoi.terminal import rules
from pessoi.terminal.local_game import LocalGame
from pessoi.terminal.menu import Menu
from pessoi.text import GameWords

WIDE = 132
"""From so many columns on, board and log stand side by side."""


class Curtain(ModalScreen[None]):
    """Covers everything until the right person sits before the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss(None)", "")]
    CSS = "Curtain { align: center middle; background: $background; }"

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield Label(self._text, markup=False)


class Page(ModalScreen[None]):
    """A text to read: help, or the rulebook with a field to search in it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "")]
    CSS = """
    Page { align: center middle; }
    Page VerticalScroll { width: 90%; height: 90%; border: round $primary; padding: 1 2; background: $surface; }
    """

    def __init__(self, session: LocalGame, words: GameWords, message: str | None) -> None:
        super().__init__()
        self._session = session
        self._words = words
        self._message = message

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            if self._message is None:
                yield Input(placeholder=self._words.format("terminal-search"))
            yield Static(self._text(""), id="text", markup=False)
            yield Label(self._words.format("terminal-close"), markup=False)

    def on_mount(self) -> None:
        """Ready to search, or to scroll."""
        self.query_one("VerticalScroll" if self._message else "Input").focus()

    def _text(self, search: str) -> Text:
        if self._message is not None:
            return Text(self._words.format(self._message))
        return rules.page(self._session.play.game, self._words, search)

    @on(Input.Changed)
    def search(self, changed: Input.Changed) -> None:
        """Show what was searched for."""
        self.query_one("#text", Static).update(self._text(changed.value))


class Screen(App[None]):
    """One play, full screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #left { width: 2fr; }
    #board { padding: 0 1; height: auto; }
    #right { width: 1fr; min-width: 34; }
    #log { height: 1fr; border: round $primary-darken-2; padding: 0 1; }
    #decision { height: auto; max-height: 60%; border: round $accent; padding: 0 1; }
    #moves { height: auto; max-height: 14; border: none; }
    #ask, #answer { width: 100%; height: auto; }
    #answer { color: $text-warning; }
    .-narrow #table { layout: vertical; }
    .-narrow #left { width: 100%; height: 1fr; }
    .-narrow #right { width: 100%; height: 1fr; }
    .-narrow #log { min-height: 4; }
    .-narrow #moves { max-height: 6; }
    """

    def __init__(self, session: LocalGame) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
        self.session = session
        self.words = session.words
        self._menu: Menu | None = None
        self._seat: int | None = None
        say = self.words.format
        self._bindings.bind("f1", "help", say("terminal-key-help"))
        self._bindings.bind("f2", "rules", say("terminal-key-rules"))
        self._bindings.bind("ctrl+z", "undo", say("terminal-key-undo"), priority=True)
        self._bindings.bind("ctrl+c,ctrl+q", "leave", say("terminal-key-leave"), priority=True)

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with VerticalScroll(id="left"):
                yield Static(id="board")
            with Vertical(id="right"):
                yield RichLog(id="log", wrap=True, markup=False, min_width=0)
                with Vertical(id="decision"):
                    yield Label(id="ask", markup=False)
                    yield OptionList(id="moves", markup=False)
                    yield Input(id="typed", placeholder=self.words.format("terminal-type-a-move"))
                    yield Label(id="answer", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        """Start where the play stands."""
        self.title = self.words.format("game-name")
        for events in self.session.play.events:
            self._tell(events)
        self._tell(self.session.go_on())
        self._ask()

    # -- showing ----------------------------------------------------------------------------------

    def _tell(self, events: list[Event]) -> None:
        log = self.query_one("#log", RichLog)
        for line in self.session.told(events):
            log.write(line)

    def _ask(self) -> None:
        """Show the table and what is asked, behind a curtain if the screen changes hands."""
        seat = self.session.asked
        if seat is not None and self.session.secretive and seat != self._seat:
            text = self.words.format("terminal-curtain", name=self.session.names[seat])
            self.push_screen(Curtain(text), lambda _: self._show(seat))
        else:
            self._show(seat)

    def _show(self, seat: int | None) -> None:
        self._seat = seat
        self.query_one("#board", Static).update(self.session.board())
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        ask = self.query_one("#ask", Label)
        typed = self.query_one("#typed", Input)
        typed.value = ""
        if seat is None:
            self._menu = None
            ask.update(self.words.format("terminal-over"))
            typed.display = False
            return
        state = self.session.play.state
        self._menu = Menu(self.session.play.game, self.words, state.legal(seat))
        ask.update(f"{self.session.names[seat]}: {self.words.format(f'ask-{state.step.name}')}")
        moves.add_options(self._menu.lines())
        typed.focus()

    def _answer(self, text: str) -> None:
        self.query_one("#answer", Label).update(text)

    # -- deciding ---------------------------------------------------------------------------------

    @on(Input.Submitted, "#typed")
    def typed(self, submitted: Input.Submitted) -> None:
        """A move was typed: its number, its notation, or an amount."""
        if self._menu is None or not submitted.value.strip():
            return
        try:
            self._choose(self._menu.read(submitted.value))
        except UnknownMove as error:
            similar = ", ".join(error.similar)
            if similar:
                self._answer(self.words.format("terminal-did-you-mean", typed=error.written, similar=similar))
            else:
                self._answer(self.words.format("terminal-unknown", typed=error.written))

    @on(OptionList.OptionSelected, "#moves")
    def selected(self, event: OptionList.OptionSelected) -> None:
        """A line of the menu was chosen."""
        if self._menu is not None and event.option_index >= len(self._menu.amounts):
            self._choose(self._menu.entries[event.option_index - len(self._menu.amounts)])

    def _choose(self, move: int) -> None:
        seat = self._seat
        if seat is None:
            return
        try:
            events = self.session.choose(seat, move)
        except IllegalMove as error:
            self._answer(self.words.reason(error.reason, self.session.names))
            return
        self._answer("")
        self._tell(events)
        self._tell(self.session.go_on())
        self._ask()

    # -- keys -------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Take the last move back."""
        if self._seat is not None:
            undone = self.session.undo(self._seat)
            self._answer(self.words.format("terminal-undone" if undone else "terminal-cannot-undo"))
            self._ask()

    def action_help(self) -> None:
        """What one can do here."""
        self.push_screen(Page(self.session, self.words, "terminal-help"))

    def action_rules(self) -> None:
        """The rulebook."""
        self.push_screen(Page(self.session, self.words, None))

    def action_leave(self) -> None:
        """Save and leave."""
        self.session.save()
        self.exit()

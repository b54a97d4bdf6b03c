"""The full-screen mode: board, log and current decision side by side."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Label, OptionList, RichLog, Static

from pessoi.core.events import Event, IllegalMove
from pessoi.core.moves import UnknownMove
from pessoi.terminal import rules
from pessoi.terminal.local_game import LocalGame
from pessoi.terminal.menu import Menu
from pessoi.text import GameWords

WIDE = 132
"""The number of columns from which board and log are shown side by side."""
HIGH = 32
"""The number of rows from which what is typed has a frame."""


class HandoverScreen(ModalScreen[None]):
    """Hides everything until the next person confirms that they are at the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss(None)", "")]
    CSS = "HandoverScreen { align: center middle; background: $background; }"

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield Label(self._text, markup=False)


class TextScreen(ModalScreen[None]):
    """A text to read: the message `message`, or without one the rulebook with a search field."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "")]
    CSS = """
    TextScreen { align: center middle; }
    TextScreen VerticalScroll { width: 90%; height: 90%; border: round $primary; padding: 1 2; background: $surface; }
    """

    def __init__(self, game: LocalGame, words: GameWords, message: str | None) -> None:
        super().__init__()
        self._game = game
        self._words = words
        self._message = message

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            if self._message is None:
                yield Input(placeholder=self._words.format("terminal-search"))
            yield Static(self._text(""), id="text", markup=False)
            yield Label(self._words.format("terminal-close"), markup=False)

    def on_mount(self) -> None:
        """Focus the search field, or the text so that it can be scrolled."""
        self.query_one("VerticalScroll" if self._message else "Input").focus()

    def _text(self, search: str) -> Text:
        if self._message is not None:
            return Text(self._words.format(self._message))
        session = self._game.session
        return rules.page(session.game, self._words, search, session.state.rules.options)

    @on(Input.Changed)
    def search(self, changed: Input.Changed) -> None:
        """Show the rules that match the search."""
        self.query_one("#text", Static).update(self._text(changed.value))


class Log(RichLog):
    """A log whose lines are wrapped again when its width changes, as it does as soon as the layout is known."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, markup=False, min_width=0)
        self._told: list[str] = []
        self._width = 0

    def tell(self, line: str) -> None:
        """Add a line."""
        self._told.append(line)
        self.write(line)

    def on_resize(self, resized: Resize) -> None:
        """Write all lines again if they have another width."""
        known, self._width = self._width, resized.size.width
        if known and known != self._width:
            self.clear()
            for line in self._told:
                self.write(line)


class GameApp(App[None]):
    """One game in full screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #left { width: 2fr; }
    #board { padding: 0 1; height: auto; }
    #right { width: 1fr; min-width: 34; }
    #log { height: 1fr; border: round $primary-darken-2; padding: 0 1; }
    #decision { height: auto; max-height: 60%; border: round $accent; padding: 0 1; overflow-y: auto; }
    #moves { height: auto; max-height: 14; border: none; }
    #guide, #ask, #answer { width: 100%; height: auto; }
    #typing { dock: bottom; height: auto; }
    #guide { text-style: italic; padding: 0 0 1 0; }
    #answer { color: $text-warning; display: none; }
    .-narrow #table { layout: vertical; }
    .-narrow #left { width: 100%; height: 1fr; }
    .-narrow #right { width: 100%; height: 1fr; }
    .-narrow #log { min-height: 4; }
    .-narrow #moves { max-height: 6; }
    .-low #typed { height: 1; padding: 0; border: none; }
    .-narrow.-low #right { height: 13; }
    .-narrow.-low #decision { max-height: 9; }
    .-narrow #right.guided { height: 2fr; }
    .-narrow .guided #decision { max-height: 80%; }
    .-narrow.-low #right.guided { height: 16; }
    .-narrow.-low .guided #decision { max-height: 12; }
    """

    def __init__(self, game: LocalGame) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (HIGH, "-high")]
        self.game = game
        self.words = game.words
        self._menu: Menu | None = None
        self._seat: int | None = None
        """The seat of the person at the screen."""
        label = self.words.format
        self._bindings.bind("f1", "help", label("terminal-key-help"))
        self._bindings.bind("f2", "rules", label("terminal-key-rules"))
        if game.lesson:
            self._bindings.bind("f3", "leave_lesson", label("terminal-key-play-on"))
        self._bindings.bind("ctrl+z", "undo", label("terminal-key-undo"), priority=True)
        self._bindings.bind("ctrl+c,ctrl+q", "leave", label("terminal-key-leave"), priority=True)

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with VerticalScroll(id="left"):
                yield Static(id="board")
            with Vertical(id="right"):
                yield Log()
                with Vertical(id="decision"):
                    yield Label(id="guide", markup=False)
                    yield Label(id="ask", markup=False)
                    yield OptionList(id="moves", markup=False)
                    with Vertical(id="typing"):
                        yield Input(id="typed", placeholder=self.words.format("terminal-type-a-move"))
                        yield Label(id="answer", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        """Show the log so far and continue the game."""
        self.title = self.words.format("game-name")
        self.query_one("#log", Log).tell(self.game.options_line())
        self._write_log([event for events in self.game.session.events for event in events] + self.game.advance())
        self._next_decision()

    # -- showing ----------------------------------------------------------------------------------

    def _write_log(self, events: list[Event]) -> None:
        log = self.query_one("#log", Log)
        for line in self.game.log_lines(events):
            log.tell(line)

    def _next_decision(self) -> None:
        """Show the board and the next decision, after hiding the screen if another person must move."""
        seat = self.game.person_to_move
        if seat is not None and self.game.shared and seat != self._seat:
            text = self.words.format("terminal-curtain", name=self.game.names[seat])
            self.push_screen(HandoverScreen(text), lambda _: self._show(seat))
        else:
            self._show(seat)

    def _show(self, seat: int | None) -> None:
        self._seat = seat
        self.query_one("#board", Static).update(self.game.board())
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        said = self.game.guide()
        guide = self.query_one("#guide", Label)
        for card in said[:-1]:
            self.query_one("#log", Log).tell(card)
        guide.update(said[-1] if said else "")
        guide.display = bool(said)
        self.query_one("#right").set_class(bool(said), "guided")
        ask = self.query_one("#ask", Label)
        typed = self.query_one("#typed", Input)
        typed.value = ""
        if seat is None:
            self._menu = None
            ask.update(self.words.format("terminal-over"))
            typed.display = False
            return
        state = self.game.session.state
        self._menu = Menu(state, seat, self.words, self.game.names)
        ask.update(f"{self.words.label(self.game.names[seat])} {self.words.question(state, seat, self.game.names)}")
        moves.add_options(self._menu.lines())
        typed.focus()

    def _answer(self, text: str) -> None:
        answer = self.query_one("#answer", Label)
        answer.update(text)
        answer.display = bool(text)

    # -- deciding ---------------------------------------------------------------------------------

    @on(Input.Submitted, "#typed")
    def typed(self, submitted: Input.Submitted) -> None:
        """Play a typed move, given by its number, its notation or an amount."""
        if self._menu is None or not submitted.value.strip():
            return
        try:
            self._play(self._menu.parse(submitted.value))
        except UnknownMove as error:
            similar = ", ".join(error.similar)
            if similar:
                self._answer(self.words.format("terminal-did-you-mean", typed=error.written, similar=similar))
            else:
                self._answer(self.words.format("terminal-unknown", typed=error.written))

    @on(OptionList.OptionSelected, "#moves")
    def selected(self, event: OptionList.OptionSelected) -> None:
        """Play the selected line of the menu."""
        if self._menu is not None and event.option_index >= len(self._menu.amounts):
            self._play(self._menu.entries[event.option_index - len(self._menu.amounts)])

    def _play(self, move: int) -> None:
        seat = self._seat
        if seat is None:
            return
        try:
            events = self.game.play(seat, move)
        except IllegalMove as error:
            self._answer(self.words.reason(error.reason, self.game.names))
            return
        self._answer("")
        self._write_log(events + self.game.advance())
        self._next_decision()

    # -- keys -------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Undo the last move."""
        if self._seat is not None:
            undone = self.game.undo(self._seat)
            self._answer(self.words.format("terminal-undone" if undone else "terminal-cannot-undo"))
            self._next_decision()

    def action_leave_lesson(self) -> None:
        """Go on without the lesson."""
        self._answer("")
        self._write_log(self.game.leave_lesson())
        self._next_decision()

    def action_help(self) -> None:
        """Show the help."""
        self.push_screen(TextScreen(self.game, self.words, "terminal-help"))

    def action_rules(self) -> None:
        """Show the rulebook."""
        self.push_screen(TextScreen(self.game, self.words, None))

    def action_leave(self) -> None:
        """Save and leave."""
        self.game.save()
        self.exit()


def play(game: LocalGame) -> None:
    """Play a game in full screen."""
    GameApp(game).run()

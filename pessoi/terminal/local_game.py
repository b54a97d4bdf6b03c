"""A game played in the terminal: people and bots on its seats, and the record saved after every move."""

from pathlib import Path
from typing import NamedTuple

from rich.console import RenderableType

from pessoi.bots import LEVELS, Bot, Knowledge, bot
from pessoi.core import session as sessions
from pessoi.core.errors import UserError
from pessoi.core.events import Event
from pessoi.core.game import COLOURS, Game, seat_colours
from pessoi.core.rng import Rng
from pessoi.core.session import Session
from pessoi.core.step import CHANCE, Sealed
from pessoi.lessons import Lesson
from pessoi.terminal.boards import board_of
from pessoi.text import GameWords, of_game
from pessoi.text.terminal_style import players

PERSON = "you"
"""The player type of a seat that is played by a person; any other type is a bot."""


class SeatError(UserError):
    """A list of seats that cannot be used."""


class Seat(NamedTuple):
    """A seat as it is written in `--seats`; name and colour are empty if they are not given."""

    name: str
    player: str
    colour: str


class LocalGame:
    """A session and the player of every seat. Seats are given as in `--seats`: `you`, `random`, `Anna=you:blue`."""

    lesson: Lesson | None = None
    """The lesson that the game follows."""

    def __init__(self, session: Session, seats: list[str], language: str, seed: int, file: Path) -> None:
        self.session = session
        self.words: GameWords = of_game(session.game, language)
        self.rng = Rng(seed)
        self.file = file
        given = [split_seat(seat) for seat in seats]
        self.bots: list[Bot | None] = [None if seat.player == PERSON else bot(seat.player) for seat in given]
        """The bot of every seat, None for a person."""
        self.names = self._names(given)
        self.players = players(self.names, seat_colours([seat.colour for seat in given], session.game.colours))
        """How the boards show the players."""

    def _names(self, seats: list[Seat]) -> list[str]:
        """The given names or the names of the player types, numbered where they would be equal."""
        names = [seat.name or self._player_name(seat.player) for seat in seats]
        return [
            f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
            for seat, name in enumerate(names)
        ]

    def _player_name(self, player: str) -> str:
        """The translated name of a person or a level; other bots keep the name they were given by."""
        if player == PERSON:
            return self.words.format("terminal-you")
        return self.words.format(f"level-{player}") if player in LEVELS else player

    @property
    def people(self) -> list[int]:
        """The seats of the people."""
        return [seat for seat, player in enumerate(self.bots) if player is None]

    @property
    def person_to_move(self) -> int | None:
        """The seat of the person who must move now, if any."""
        return next((seat for seat in self.session.state.actors if seat in self.people), None)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown: the person to move, or the only person; None for the public view."""
        if self.person_to_move is not None:
            return self.person_to_move
        return self.people[0] if len(self.people) == 1 else None

    @property
    def shared(self) -> bool:
        """Whether several people share the screen, so that it must be hidden between their moves."""
        return len(self.people) > 1

    def advance(self) -> list[Event]:
        """Play chance events and bots until a person must move or the game is over; return the events."""
        events: list[Event] = []
        while not self.session.state.over:
            state = self.session.state
            if state.actors == (CHANCE,):
                events += self.session.draw(self.rng)
                continue
            seat = next((seat for seat in state.actors if self.bots[seat] is not None), None)
            if seat is None:
                seat = state.actors[0]
                if not self._is_forced(seat):
                    break
                events += self.session.play(seat, state.legal(seat)[0])
                continue
            player = self.bots[seat]
            assert player is not None
            events += self.session.play(seat, player.choose(Knowledge(state, seat), self.rng))
        self.save()
        return events

    def _is_forced(self, seat: int) -> bool:
        """Whether a secret choice with one option is made for the person.

        Not on a shared screen: there it would reveal which people have no choice.
        """
        state = self.session.state
        return not self.shared and isinstance(state.step, Sealed) and len(state.legal(seat)) == 1

    def play(self, seat: int, move: int) -> list[Event]:
        """Make a person's move and return the events; raises IllegalMove and changes nothing if it is illegal."""
        events = self.session.play(seat, move)
        self.save()
        return events

    def guide(self) -> list[str]:
        """Format what a lesson says before the next decision; nothing without one."""
        return []

    def leave_lesson(self) -> list[Event]:
        """Go on without the lesson, if there is one, and return the events up to the next decision."""
        return []

    def undo(self, seat: int) -> bool:
        """Undo the last move if it was this person's and nothing has been revealed since; return whether it was."""
        undone = self.session.undo(seat)
        if undone:
            self.save()
        return undone

    def save(self) -> None:
        """Write the record."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.session.record.write(self.file)

    def board(self) -> RenderableType:
        """Draw the board for the viewer, with the places of legal moves highlighted."""
        viewer = self.viewer
        state = self.session.state
        moves = [] if viewer is None else state.legal(viewer)
        lit = frozenset(place for move in moves for place in self.session.game.moves[move].touches)
        return board_of(self.session.game.key)(state.view(viewer), self.words, self.players, lit)

    def options_line(self) -> str:
        """Format the edition that is played and the options that differ from it."""
        parts = self.words.options(self.session.game.options.chosen(self.session.state.rules.options))
        return self.words.format("terminal-options", options=" · ".join(parts))

    def log_lines(self, events: list[Event]) -> list[str]:
        """Format the events that may be shown on this screen."""
        viewer = None if self.shared else self.viewer
        return self.words.log((event for event in events if event.shown_to(viewer)), self.names)


def split_seat(text: str) -> Seat:
    """Split `Anna=you:blue` into a name, a player type and a colour.

    Names contain no colon, and the parameters of a bot (`search:500:depth=6`) are never letters alone.
    """
    name, equals, player = text.partition("=")
    if not equals or ":" in name:
        name, player = "", text
    kind, _, colour = player.rpartition(":")
    if not kind or not colour.strip().isalpha():
        kind, colour = player, ""
    return Seat(name.strip(), kind.strip(), colour.strip())


def parse_seats(text: str, game: Game) -> list[str]:
    """Split the value of `--seats`.

    Raises SeatError for a wrong number of seats and for a colour that is unknown or given twice, UnknownBot for an
    unknown player.
    """
    seats = [part.strip() for part in text.split(",")]
    if len(seats) not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise SeatError("wrong-seats", name=game.key, low=low, high=high, found=len(seats))
    given = [split_seat(seat) for seat in seats]
    for seat in given:
        if seat.player != PERSON:
            bot(seat.player)
    colours = [seat.colour for seat in given if seat.colour]
    for colour in colours:
        if colour not in COLOURS:
            raise SeatError("unknown-colour", found=colour, known=", ".join(COLOURS))
        if colours.count(colour) > 1:
            raise SeatError("colour-twice", colour=colour)
    return seats


def new_game(game: Game, seats: list[str], options: dict[str, str], language: str, seed: int, file: Path) -> LocalGame:
    """Start a game from its opening."""
    return LocalGame(sessions.new(game, len(seats), options, seats), seats, language, seed, file)

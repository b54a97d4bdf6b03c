"""One play in a terminal: people and bots at its seats, the record on disk after every move."""

from pathlib import Path

from rich.console import RenderableType

from pessoi.bots import LEVELS, Bot, Knowledge, bot
from pessoi.core import session as plays
from pessoi.core.errors import UserError
from pessoi.core.events import Event
from pessoi.core.game import Game
from pessoi.core.rng import Rng
from pessoi.core.session import Session
from pessoi.core.step import CHANCE, Sealed
from pessoi.terminal.boards import board_of
from pessoi.text import GameWords, of_game

PERSON = "you"


class SeatError(UserError):
    """A list of seats that cannot be used."""


class LocalGame:
    """A play and who sits where. `spellings` are the seats as they were given: `you`, `random`, `Anna=you`."""

    def __init__(self, play: Session, spellings: list[str], language: str, seed: int, file: Path) -> None:
        self.play = play
        self.words: GameWords = of_game(play.game, language)
        self.rng = Rng(seed)
        self.file = file
        self.bots: list[Bot | None] = []
        for spelling in spellings:
            _, kind = split(spelling)
            self.bots.append(None if kind == PERSON else bot(kind))
        self.names = self._names(spellings)

    def _names(self, spellings: list[str]) -> list[str]:
        """Given names, else "you" or the bot's name, numbered where they would be the same."""
        names = []
        for spelling in spellings:
            name, kind = split(spelling)
            names.append(name or self._called(kind))
        return [
            f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
            for seat, name in enumerate(names)
        ]

    def _called(self, kind: str) -> str:
        """A person is "you", a level has a name in every language, any other bot is called as it is spelled."""
        if kind == PERSON:
            return self.words.format("terminal-you")
        return self.words.format(f"level-{kind}") if kind in LEVELS else kind

    @property
    def people(self) -> list[int]:
        """The seats where a person sits."""
        return [seat for seat, sitting in enumerate(self.bots) if sitting is None]

    @property
    def asked(self) -> int | None:
        """The person who must choose now, if it is one."""
        return next((seat for seat in self.play.state.actors if seat in self.people), None)

    def viewer(self) -> int | None:
        """Through whose eyes the table is shown: the person asked, or the only person, else nobody's."""
        if self.asked is not None:
            return self.asked
        return self.people[0] if len(self.people) == 1 else None

    @property
    def secretive(self) -> bool:
        """Whether several people share this screen, so that it must be covered when it changes hands."""
        return len(self.people) > 1

    def go_on(self) -> list[Event]:
        """Let chance and bots act until a person must choose or the play is over."""
        events: list[Event] = []
        while not self.play.state.over:
            state = self.play.state
            if state.actors == (CHANCE,):
                events += self.play.draw(self.rng)
                continue
            seat = next((seat for seat in state.actors if self.bots[seat] is not None), None)
            if seat is None:
                seat = state.actors[0]
                if not self._has_no_choice(seat):
                    break
                events += self.play.play(seat, state.legal(seat)[0])
                continue
            sitting = self.bots[seat]
            assert sitting is not None
            events += self.play.play(seat, sitting.choose(Knowledge(state, seat), self.rng))
        self.save()
        return events

    def _has_no_choice(self, seat: int) -> bool:
        """A secret answer without a choice is given for a person alone; several would see who is not asked."""
        state = self.play.state
        return not self.secretive and isinstance(state.step, Sealed) and len(state.legal(seat)) == 1

    def choose(self, seat: int, move: int) -> list[Event]:
        """A person's move; raises IllegalMove and changes nothing when it is not allowed."""
        events = self.play.play(seat, move)
        self.save()
        return events

    def undo(self, seat: int) -> bool:
        """Take the last move back, if it was this person's and nothing was revealed since."""
        undone = self.play.undo(seat)
        if undone:
            self.save()
        return undone

    def save(self) -> None:
        """Write the record."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.play.record.write(self.file)

    def board(self) -> RenderableType:
        """The board as this screen may show it, with the places that can be chosen lit up."""
        viewer = self.viewer()
        state = self.play.state
        moves = [] if viewer is None else state.legal(viewer)
        lit = frozenset(place for move in moves for place in self.play.game.moves[move].touches)
        return board_of(self.play.game.key)(state.view(viewer), self.words, self.names, lit)

    def told(self, events: list[Event]) -> list[str]:
        """The lines of the log that this screen may show."""
        viewer = None if self.secretive else self.viewer()
        return [self.words.event(event, self.names) for event in events if event.shown_to(viewer)]


def split(spelling: str) -> tuple[str, str]:
    """`Anna=you` is a name and a kind; `you` is a kind alone."""
    name, equals, kind = spelling.rpartition("=")
    return (name.strip(), kind.strip()) if equals else ("", spelling.strip())


def seats_from(text: str, game: Game) -> list[str]:
    """The seats of `--seats you,random,random`."""
    spellings = [part.strip() for part in text.split(",")]
    if len(spellings) not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise SeatError("wrong-seats", name=game.key, low=low, high=high, found=len(spellings))
    for spelling in spellings:
        _, kind = split(spelling)
        if kind != PERSON:
            bot(kind)
    return spellings


def new(game: Game, spellings: list[str], options: dict[str, str], language: str, seed: int, file: Path) -> "LocalGame":
    """A session that begins."""
    return LocalGame(plays.new(game, len(spellings), options, spellings), spellings, language, seed, file)

"""The puzzles of the games, and how an answer is judged."""

from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from pessoi import games
from pessoi.core.errors import UserError
from pessoi.core.game import Game
from pessoi.core.state import State
from pessoi.insight.models import Puzzle


class UnknownPuzzle(UserError):
    """A puzzle that does not exist."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer to a puzzle is worth."""

    verdict: Literal["right", "near", "wrong"]
    """`near` is the second best move."""
    loss: float | None
    """How much it loses; None for a move worse than those that are listed."""


def puzzles_file(folder: Path) -> Path:
    """The path of the puzzles in a game's folder."""
    return folder / "puzzles.jsonl"


def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """All puzzles of a game."""
    return _read(puzzles_file(game.folder))


@cache
def _read(file: Path) -> tuple[Puzzle, ...]:
    if not file.exists():
        return ()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in file.read_bytes().splitlines())


def puzzle(key: str) -> Puzzle:
    """A puzzle by its id; raises UnknownPuzzle."""
    name = key.partition("-")[0]
    found = puzzles(games.game(name)) if name in games.names() else ()
    for one in found:
        if one.id == key:
            return one
    raise UnknownPuzzle("unknown-puzzle", found=key)


def chosen(game: Game | None = None, theme: str = "", low: int = 0, high: int = 9999) -> list[Puzzle]:
    """The puzzles of a game, or of all, with a theme and a rating in a range."""
    found = [one for each in ([game] if game else games.working()) for one in puzzles(each)]
    return [one for one in found if theme in ("", one.theme) and low <= one.rating <= high]


def of_the_day(day: date) -> Puzzle:
    """The puzzle of a day: the games take turns, and each goes through its puzzles. Raises UnknownPuzzle."""
    offered = [each for each in games.working() if puzzles(each)]
    if not offered:
        raise UnknownPuzzle("unknown-puzzle", found=day.isoformat())
    rounds, turn = divmod(day.toordinal(), len(offered))
    own = puzzles(offered[turn])
    return own[rounds % len(own)]


@dataclass(frozen=True)
class LineStep:
    """A move of the line of a puzzle, and the states before and after it."""

    seat: int
    move: int
    before: State
    after: State


def played_line(asked: Puzzle) -> list[LineStep]:
    """The line played in the position of the puzzle, until chance or a move that is not in the line comes first."""
    game = games.game(asked.game)
    steps: list[LineStep] = []
    state = game.position(asked.position)
    for seat, notation in asked.line:
        move = game.moves.parse(notation)
        if not state.waits_for(seat) or move not in state.legal(seat):
            break
        after = state.clone()
        after.apply(seat, move)
        steps.append(LineStep(seat, move, state, after))
        state = after
    return steps


def check(asked: Puzzle, move: str) -> Answer:
    """Judge an answer, given in notation."""
    if move == asked.answer:
        return Answer(verdict="right", loss=0.0)
    losses = {one.move: one.loss for one in asked.choices}
    near = len(asked.choices) > 1 and move == asked.choices[1].move
    return Answer(verdict="near" if near else "wrong", loss=losses.get(move))

"""The requests and answers over HTTP of `pessoi.study`: analyses, puzzles, campaigns and statistics."""

from typing import Annotated, Literal

from msgspec import Meta, Raw

from pessoi.insight.models import JudgedMove, Reason
from pessoi.protocol.base import Incoming, Number, Outgoing, RecordText, Seat, Word
from pessoi.protocol.views import Decision, MoveView


class AnalysisRequest(Incoming, frozen=True, kw_only=True):
    """What to analyse: an uploaded record or, without one, the finished game of the token."""

    record: RecordText = ""


class RecordedMoment(Incoming, frozen=True, kw_only=True):
    """A moment of an uploaded record, as a seat saw it."""

    record: RecordText
    seat: Seat
    entry: Number


class PuzzleHead(Outgoing, frozen=True, kw_only=True):
    """A puzzle in a list."""

    id: str
    game: str
    theme: str
    rating: int


class PuzzleList(Outgoing, frozen=True, kw_only=True):
    """Some puzzles, and all themes with the number of puzzles of the game or of all games."""

    puzzles: list[PuzzleHead]
    themes: dict[str, int]


class PuzzleView(Outgoing, frozen=True, kw_only=True):
    """A puzzle to solve: the game as its seat sees it, and the decision; not the answer."""

    id: str
    game: str
    options: dict[str, str]
    seats: int
    seat: int
    theme: str
    rating: int
    view: Raw
    decision: Decision


class PuzzleAttempt(Incoming, frozen=True, kw_only=True):
    """An answer, in notation; with the person's rating it counts for that of the puzzle."""

    move: Word
    rating: Annotated[int, Meta(ge=0, le=4000)] | None = None


class PuzzleStep(Outgoing, frozen=True, kw_only=True):
    """A move of the continuation of a puzzle, and the game after it as the puzzle's seat sees it."""

    seat: int
    move: MoveView
    view: Raw


class PuzzleAnswer(Outgoing, frozen=True, kw_only=True):
    """What an answer is worth, and the solution: `near` is the second best move.

    `loss` is null for a move that is worse than all `choices`, which are listed best first. `line` is what the bot
    expects, from the best move on, until chance decides or others choose secretly.
    """

    verdict: Literal["right", "near", "wrong"]
    loss: float | None
    answer: str
    choices: list[JudgedMove]
    reasons: list[Reason]
    line: list[PuzzleStep]


class CampaignRequest(Incoming, frozen=True, kw_only=True):
    """The file of a campaign, empty for a new one, and what happens next.

    With `choice` the next level begins; with `record` the current level, which that record continues, is entered if it
    is over; with `give_up` it is counted as failed.
    """

    file: RecordText = ""
    choice: Word = ""
    record: RecordText = ""
    give_up: bool = False


class Score(Outgoing, frozen=True, kw_only=True):
    """The results of one game, edition and number of seats: per seat, the games won and the mean score."""

    game: str
    edition: str
    seats: int
    finished: int
    entries: float
    won: list[int]
    score: list[float]


class Statistics(Outgoing, frozen=True, kw_only=True):
    """The results of the finished tables of this server."""

    scores: list[Score]


class Lead(Outgoing, frozen=True, kw_only=True):
    """The scores of all seats at some entries of the record of a finished game, in order."""

    entries: list[int]
    scores: list[list[int]]

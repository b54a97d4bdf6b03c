"""What analysis and puzzles say, as JSON. Described in docs/insight.md."""

from typing import Literal

import msgspec

Verdict = Literal["good", "inexact", "mistake"]
"""`inexact` loses more than 2 %, `mistake` more than 8 % of the chance to win, and both more than twice the error."""


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """In which respect the best move is better than another one.

    Its sentence is the message `term-<term>` of the game, and the attribute `lost` of that message for what the other
    move gives up. The term `rival` means that the best opponent gets less; its message is common to all games and has
    the argument `other`.
    """

    term: str
    points: float
    """The difference in points of the final scoring, by the evaluation's weights."""
    error: float
    other: int | msgspec.UnsetType = msgspec.UNSET
    """The opponent, for the term `rival`."""


class JudgedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move and what it promises to the seat that decides."""

    move: str
    chance: float
    """The chance to win, from 0 to 1."""
    margin: float
    """For experts: the expected lead over the best opponent, squashed to -1 … 1."""
    loss: float
    """How much less the chance is than that of the best move; 0 for the best one."""
    error: float
    """The standard error of the loss."""
    looks: int
    """How often it was simulated."""


class JudgedDecision(msgspec.Struct, frozen=True, kw_only=True, tag="decision", tag_field="type"):
    """One decision of the record, judged by what the seat could know. It may be sent again, with more looks."""

    entry: int
    """The number of its entry in the record, from 1."""
    seat: int
    kind: str
    """The step of the rules; its question is the message `ask-<kind>`."""
    secret: bool
    """Whether seats chose at the same time in secret: `equal` is shown instead of a rank."""
    legal: int
    """How many moves were legal."""
    played: JudgedMove
    best: list[JudgedMove]
    """The best three moves, best first. The played one is among them if it is one of them."""
    equal: list[str]
    """Moves that are about as good as the best one; of a row of numbers, only the first and the last."""
    verdict: Verdict
    reasons: list[Reason]
    """Why the best move is better than the played one; empty for a good move. At most three."""
    before: list[float]
    """Every seat's chance if the best move is made."""
    after: list[float]
    """Every seat's chance after the played move."""
    errors: list[float]
    """The standard errors of `before`."""
    looks: int


class CurvePoint(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Every seat's chance to win before an entry of the record; the last point is the result, after all entries."""

    entry: int
    chances: list[float]


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A large jump of the curve."""

    entry: int
    kind: Literal["decision", "luck"]
    """`luck` is chance, and what others hid and now showed."""
    seat: int
    """The seat that decided; for luck, the seat whose chance changed most."""
    change: float
    """By how much the chance of that seat changed."""
    changes: list[float]
    """The same for every seat."""


class SeatSum(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat came to its result: start + skill + others + luck = result."""

    seat: int
    start: float
    """The chance at the first decision."""
    skill: float
    """What its own decisions lost, at most 0; only losses of which the analysis is sure."""
    others: float
    """What the decisions of the others gave or took, likewise."""
    luck: float
    """The rest: chance, and what was hidden."""
    result: float
    """1 for a victory, a share of it for a shared one, otherwise 0."""
    decisions: int
    inexact: int
    mistakes: int
    mean_loss: float
    """What a decision lost on average, of the losses that are sure."""


class Misfit(msgspec.Struct, frozen=True, kw_only=True):
    """Why a record is read-only: rules or numbers have changed since. It is analysed by those of today."""

    code: str
    """The reason is the message `mistake-<code>` with these arguments."""
    arguments: dict[str, str | int]
    entries: int
    """How many of its entries fit the rules of today; the others are left out."""


class AnalysisStart(msgspec.Struct, frozen=True, kw_only=True, tag="start", tag_field="type"):
    """What will be analysed."""

    game: str
    seats: int
    names: list[str]
    """As in the record."""
    entries: int
    decisions: int
    """How many decisions will be judged: those with more than one legal move."""
    misfit: Misfit | None


class AnalysisSummary(msgspec.Struct, frozen=True, kw_only=True, tag="summary", tag_field="type"):
    """What follows from all decisions. It is sent after the first pass and again at the end."""

    curve: list[CurvePoint]
    turning_points: list[TurningPoint]
    """At most five, the largest first."""
    sums: list[SeatSum]
    looks: int
    final: bool
    """Whether this is the last word."""
    stopped: bool
    """Whether the time ran out before every doubtful decision was stable."""


AnalysisResult = AnalysisStart | JudgedDecision | AnalysisSummary
"""One line of the stream of an analysis."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A finished analysis, as it is stored: the last version of every decision, and the summary."""

    version: int
    record: str
    """The fingerprint of the record."""
    seed: int
    effort: str
    """The looks of both passes; results with equal record, seed and effort are equal, unless time stopped them."""
    start: AnalysisStart
    decisions: list[JudgedDecision]
    summary: AnalysisSummary


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position and one decision whose best move is clear."""

    id: str
    """The game and a fingerprint of the position."""
    game: str
    seat: int
    theme: str
    """The kind of decision: the step of the rules."""
    rating: int
    """Where its rating starts: 1000 if `casual` finds it, 1300 `skilled`, 1600 `strong`, 1900 none of them."""
    position: dict[str, object]
    """A world that the seat could not tell from the true one."""
    answer: str
    choices: list[JudgedMove]
    """The best four moves, the answer first. A move that is not listed is worse than these."""
    reasons: list[Reason] = []
    line: list[tuple[int, str]] = []
    """What may follow: seats and moves, beginning with the answer."""

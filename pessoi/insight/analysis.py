"""The analysis of a finished game: every decision judged by what the seat could know, the curve, and what decided it.

`plan` finds the decisions, `judge` does the work for one of them and can run in another process, and `Study` draws the
conclusions.
Equal records, seeds and looks give equal results, in whatever order the decisions are judged.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

import msgspec

from pessoi import games
from pessoi.bots import chances
from pessoi.bots.policies import PolicyCache
from pessoi.bots.reasons import FoundReason, find_reasons
from pessoi.core.components import Values
from pessoi.core.errors import UserError
from pessoi.core.game import Game
from pessoi.core.record import Record, RecordError, parse
from pessoi.core.rng import Rng
from pessoi.core.session import Session
from pessoi.core.step import CHANCE, Sealed
from pessoi.insight.looks import Comparison, Estimate
from pessoi.insight.models import (
    AnalysisResult,
    AnalysisStart,
    AnalysisSummary,
    CurvePoint,
    JudgedDecision,
    JudgedMove,
    Misfit,
    Reason,
    SeatSum,
    TurningPoint,
    Verdict,
)
from pessoi.records import OpenedRecord, open_for_reading

INEXACT, MISTAKE = 0.02, 0.08
"""Losses of chance above these have a name."""
SURE = 2.0
"""A loss is sure above this multiple of its standard error."""
DOUBTFUL = 0.04
"""A loss above this is looked at again."""
STABLE = 4.0
"""A loss above this multiple of its error is looked at no further."""
TURNING_POINTS = 5
LARGE_JUMP = 0.03
"""A smaller jump is no turning point."""
SHOWN = 3
"""How many of the best moves are shown."""


class GameRunning(UserError):
    """A game that is not over, which is never analysed."""


@dataclass(frozen=True)
class Effort:
    """How many looks a decision gets: in the first pass, and one after the other in the second."""

    first: int = 160
    second: tuple[int, ...] = (640, 2000)

    def __str__(self) -> str:
        return "+".join(str(looks) for looks in (self.first, *self.second))


@dataclass(frozen=True)
class Job:
    """One decision to judge, as it can be sent to another process."""

    game: str
    position: dict[str, object]
    entry: int
    seat: int
    move: int
    seed: int
    looks: int
    numbers: Values | None = None
    """The components of the game, if they are not the shipped ones."""


@dataclass(frozen=True)
class Plan:
    """What an analysis has to do and what it knows of the record, as it can be sent to another process."""

    fingerprint: str
    """A name for what was played: setup, moves and outcomes."""
    seed: int
    effort: Effort
    start: AnalysisStart
    jobs: list[Job]
    """The first pass."""
    groups: dict[int, int]
    """For the entry of every decision, that of the first decision made secretly at the same time."""
    chance_entries: list[int]
    """The numbers of entries that are outcomes of chance."""
    result: list[float] | None
    """Every seat's share of the victory; None for an old record that does not end by the rules of today."""


def plan(record: Record, seed: int = 1, effort: Effort | None = None) -> Plan:
    """Replay a record and note all real decisions.

    Raises RecordError if the record cannot be read, GameRunning if the game is not over.
    """
    effort = effort or Effort()
    opened = open_for_reading(record)
    if not opened.session.state.over and opened.misfit is None:
        raise GameRunning("analysis-running")
    game: Game = opened.session.game
    numbers = games.own_numbers(game)
    jobs: list[Job] = []
    groups: dict[int, int] = {}
    drawn: list[int] = []
    replayed = Session(game, Record(opened.session.record.header))
    group = 0
    for entry in opened.session.record:
        state = replayed.state
        if entry.seat == CHANCE:
            drawn.append(entry.n)
        elif len(state.legal(entry.seat)) > 1:
            group = group if isinstance(state.step, Sealed) and group else entry.n
            groups[entry.n] = group
            move = game.moves.parse(entry.move)
            job_seed = seed * 1_000_003 + entry.n
            position = state.position()
            jobs.append(Job(game.key, position, entry.n, entry.seat, move, job_seed, effort.first, numbers))
        replayed.enter(entry)
        if not isinstance(replayed.state.step, Sealed) or replayed.state.revealed:
            group = 0
    state = opened.session.state
    return Plan(
        fingerprint=hashlib.sha256(record.lines().encode()).hexdigest()[:32],
        seed=seed,
        effort=effort,
        start=_start(record, opened, len(jobs)),
        jobs=jobs,
        groups=groups,
        chance_entries=drawn,
        result=chances.result(state) if state.over else None,
    )


def plan_text(text: str, most: int, effort: Effort) -> Plan | UserError:
    """The plan for an uploaded record with at most this many entries, or why there is none."""
    try:
        record = parse(text)
        if len(record) > most:
            return RecordError("record-long", most=most, found=len(record))
        return plan(record, effort=effort)
    except UserError as error:
        return error


def _start(record: Record, opened: OpenedRecord, decisions: int) -> AnalysisStart:
    head, misfit = record.header, opened.misfit
    entries = len(opened.session.record)
    return AnalysisStart(
        game=head.game,
        seats=head.seats,
        names=list(head.names),
        entries=entries,
        decisions=decisions,
        misfit=None if misfit is None else Misfit(code=misfit.code, arguments=plain(misfit), entries=entries),
    )


class Study:
    """A record that is being analysed: what was found out so far, and what follows from it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.start = plan.start
        self.decisions: dict[int, JudgedDecision] = {}
        self._jobs = {job.entry: job for job in plan.jobs}

    def add(self, decision: JudgedDecision) -> None:
        """Take a judgement over; one with more looks replaces an earlier one."""
        self.decisions[decision.entry] = decision

    def second_jobs(self, stage: int) -> list[Job]:
        """The jobs of a stage of the second pass: decisions that may be mistakes and are not yet clear."""
        doubtful = [one for one in self.decisions.values() if is_doubtful(one, stage)]
        doubtful.sort(key=lambda one: (-one.played.loss, one.entry))
        return [again(self._jobs[one.entry], self.plan.effort, stage) for one in doubtful]

    # -- conclusions ----------------------------------------------------------------------------

    def summary(self, final: bool, stopped: bool = False) -> AnalysisSummary:
        """What follows from the decisions judged so far."""
        curve, jumps = self._curve()
        return AnalysisSummary(
            curve=curve,
            turning_points=sorted(jumps, key=lambda jump: (-abs(jump.change), jump.entry))[:TURNING_POINTS],
            sums=self._sums(curve),
            looks=sum(one.looks for one in self.decisions.values()),
            final=final,
            stopped=stopped,
        )

    def _curve(self) -> tuple[list[CurvePoint], list[TurningPoint]]:
        """The chances before every decision, and all large jumps.

        Decisions made secretly at the same time are one point: none of these seats knew what the others chose.
        """
        curve: list[CurvePoint] = []
        jumps: list[TurningPoint] = []
        expected: list[float] | None = None
        errors: list[float] = []
        last = 0
        ordered = sorted(self.decisions.values(), key=lambda one: one.entry)
        for first, members in groupby(ordered, key=lambda one: self.plan.groups[one.entry]):
            together = list(members)
            before = together[0].before
            curve.append(CurvePoint(entry=first, chances=before))
            if expected is not None:
                noise = [SURE * (one**2 + two**2) ** 0.5 for one, two in zip(errors, together[0].errors)]
                jumps += self._luck(expected, before, noise, last, first)
            expected, errors, last = list(before), together[0].errors, together[-1].entry
            for one in together:
                change = [after - before for before, after in zip(one.before, one.after)]
                expected = [sum(pair) for pair in zip(expected, change)]
                if one.verdict != "good" and one.played.loss >= LARGE_JUMP:
                    jumps.append(_turning_point(one.entry, "decision", one.seat, change))
        result = self.plan.result
        if result is not None:
            curve.append(CurvePoint(entry=self.start.entries + 1, chances=result))
            if expected is not None:
                jumps += self._luck(expected, result, [SURE * error for error in errors], last, self.start.entries)
        return curve, jumps

    def _luck(
        self, expected: list[float], found: list[float], noise: list[float], last: int, entry: int
    ) -> list[TurningPoint]:
        """A jump between two decisions that no decision explains, if it is large and sure."""
        change = [after - before for before, after in zip(expected, found)]
        seat = max(range(len(change)), key=lambda seat: abs(change[seat]))
        if abs(change[seat]) <= max(LARGE_JUMP, noise[seat]):
            return []
        drawn = [number for number in self.plan.chance_entries if last < number < entry]
        return [_turning_point(drawn[0] if drawn else min(last + 1, self.start.entries), "luck", seat, change)]

    def _sums(self, curve: list[CurvePoint]) -> list[SeatSum]:
        """Luck told apart from skill, for every seat."""
        if not curve or self.plan.result is None:
            return []
        sums = []
        for seat in range(self.start.seats):
            own = [one for one in self.decisions.values() if one.seat == seat]
            sure = [one for one in self.decisions.values() if one.verdict != "good"]
            skill = -sum(one.played.loss for one in sure if one.seat == seat)
            others = sum(one.after[seat] - one.before[seat] for one in sure if one.seat != seat)
            start, result = curve[0].chances[seat], curve[-1].chances[seat]
            sums.append(
                SeatSum(
                    seat=seat,
                    start=rounded(start),
                    skill=rounded(skill),
                    others=rounded(others),
                    luck=rounded(result - start - skill - others),
                    result=rounded(result),
                    decisions=len(own),
                    inexact=sum(one.verdict == "inexact" for one in own),
                    mistakes=sum(one.verdict == "mistake" for one in own),
                    mean_loss=rounded(-skill / max(1, len(own))),
                )
            )
        return sums


def analyse(
    study: Study,
    run: Callable[[list[Job]], Iterator[JudgedDecision]],
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[AnalysisResult]:
    """Judge all decisions and yield results as they come. `stopped` ends the analysis early, after the first pass."""
    yield study.start
    for decision in run(study.plan.jobs):
        study.add(decision)
        yield decision
    ended = stopped()
    yield study.summary(final=False, stopped=ended)
    for stage in range(len(study.plan.effort.second)):
        for decision in () if ended else run(study.second_jobs(stage)):
            study.add(decision)
            yield decision
            ended = stopped()
            if ended:
                break
    yield study.summary(final=True, stopped=ended)


def judge_all(jobs: Iterable[Job]) -> Iterator[JudgedDecision]:
    """Judge decisions one after the other, in this process."""
    return map(judge, jobs)


_policies = PolicyCache()


def judge(job: Job) -> JudgedDecision:
    """Compare the played move of a decision with the best ones."""
    game = games.game_with(job.game, job.numbers)
    state = game.position(job.position)
    compared = Comparison(state, job.seat, job.seed, _policies, (job.move,))
    compared.run(job.looks)
    estimates = compared.estimates()
    played = next(one for one in estimates if one.move == job.move)
    best = estimates[0]
    equal = about_equal(game, estimates, state.legal(job.seat)) if compared.secret else []
    within = bool(equal) and equal[0] <= played.move <= equal[-1]
    verdict: Verdict = "good" if within else judged(played.loss, played.error)
    reasons: list[Reason] = []
    if verdict != "good":
        policy = _policies.of(state.rules)
        found = find_reasons(compared.knowledge, policy, best.move, played.move, Rng(job.seed).word())
        reasons = [reason(one) for one in found]
    return JudgedDecision(
        entry=job.entry,
        seat=job.seat,
        kind=compared.kind,
        secret=compared.secret,
        legal=len(compared.knowledge.legal),
        played=choice(game, played),
        best=[choice(game, one) for one in estimates[:SHOWN]],
        equal=[game.moves.name(move) for move in equal],
        verdict=verdict,
        reasons=reasons,
        before=[rounded(chance) for chance in best.chances],
        after=[rounded(chance) for chance in (best if within else played).chances],
        errors=[rounded(error) for error in best.errors],
        looks=compared.looks,
    )


def judged(loss: float, error: float) -> Verdict:
    """The name of a loss, if it is sure."""
    if loss <= SURE * error or loss <= INEXACT:
        return "good"
    return "mistake" if loss > MISTAKE else "inexact"


def about_equal(game: Game, estimates: list[Estimate], legal: list[int]) -> list[int]:
    """The lowest and the highest move of the best one's kind with nothing clearly worse in between."""
    best = estimates[0].move
    kind = game.moves.kind_of[best]
    low = high = best
    compared = sorted((one for one in estimates if kind.has(one.move)), key=lambda one: one.move)
    place = next(index for index, one in enumerate(compared) if one.move == best)
    for one in compared[place:]:
        if one.loss > max(INEXACT, one.error):
            break
        high = one.move
    for one in reversed(compared[: place + 1]):
        if one.loss > max(INEXACT, one.error):
            break
        low = one.move
    return [low] if low == high else [low, high]


def choice(game: Game, estimate: Estimate) -> JudgedMove:
    """An estimate as it is shown."""
    return JudgedMove(
        move=game.moves.name(estimate.move),
        chance=rounded(estimate.chance),
        margin=rounded(estimate.margin),
        loss=rounded(estimate.loss),
        error=rounded(estimate.error),
        looks=estimate.looks,
    )


def reason(found: FoundReason) -> Reason:
    """A reason as it is shown."""
    other = msgspec.UNSET if found.other is None else found.other
    return Reason(term=found.term, points=round(found.points, 2), error=round(found.error, 2), other=other)


def plain(error: UserError) -> dict[str, str | int]:
    """The arguments of an error as JSON."""
    return {name: value if isinstance(value, int) else str(value) for name, value in error.arguments.items()}


def rounded(number: float) -> float:
    """A chance as it is stored: to a hundredth of a percent."""
    return round(number, 4)


def again(job: Job, effort: Effort, stage: int) -> Job:
    """The same decision in a stage of the second pass: more looks, in other worlds."""
    return replace(job, looks=effort.second[stage], seed=job.seed + (stage + 1) * 500_009)


def is_doubtful(decision: JudgedDecision, stage: int) -> bool:
    """Whether a decision gets more looks in a stage of the second pass."""
    loss, error = decision.played.loss, decision.played.error
    if stage == 0:
        return loss > DOUBTFUL or loss + error > MISTAKE
    clear = loss > STABLE * error and loss - MISTAKE > SURE * error
    return loss > DOUBTFUL and not clear


def _turning_point(entry: int, kind: str, seat: int, change: list[float]) -> TurningPoint:
    assert kind in ("decision", "luck")
    return TurningPoint(
        entry=entry,
        kind="decision" if kind == "decision" else "luck",
        seat=seat,
        change=rounded(change[seat]),
        changes=[rounded(one) for one in change],
    )

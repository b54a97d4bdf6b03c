"""The analysis of stored records: the same every time, by what a seat could know, and never of a running game."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from helpers import mistaken

import pessoi
from pessoi import Rng
from pessoi.core import record as records
from pessoi.core.record import Record, RecordError
from pessoi.core.step import Sealed
from pessoi.insight.analysis import (
    Effort,
    GameRunning,
    Job,
    Study,
    about_equal,
    analyse,
    is_doubtful,
    judge,
    judge_all,
    judged,
    plan,
)
from pessoi.insight.looks import Estimate
from pessoi.insight.models import AnalysisResult, AnalysisStart, AnalysisSummary, JudgedDecision
from pessoi.insight.puzzles import puzzles
from pessoi.insight.store import AnalysisStore, finished, results
from pessoi.records import replay

RECORDS = Path(__file__).parent.parent / "records"
QUICK = Effort(first=10, second=(20,))


def stored(name: str) -> Record:
    return records.read(RECORDS / name)


def analysed(record: Record, seed: int = 1, effort: Effort = QUICK) -> list[AnalysisResult]:
    return list(analyse(Study(plan(record, seed, effort)), judge_all))


@pytest.fixture(scope="module")
def small() -> list[AnalysisResult]:
    return analysed(stored("peloponnes/seats-2.jsonl"))


def test_the_same_seed_and_looks_give_the_same_verdicts_in_any_order(small: list[AnalysisResult]) -> None:
    def backwards(jobs: list[Job]) -> Iterator[JudgedDecision]:
        return judge_all(reversed(jobs))

    study = Study(plan(stored("peloponnes/seats-2.jsonl"), 1, QUICK))
    again = list(analyse(study, backwards))
    assert again[-1] == small[-1]
    assert sorted(again[1:], key=str) == sorted(small[1:], key=str)


def test_another_seed_sees_other_worlds(small: list[AnalysisResult]) -> None:
    assert analysed(stored("peloponnes/seats-2.jsonl"), seed=2)[-1] != small[-1]


def test_the_stream_begins_with_what_is_analysed_and_ends_with_the_last_word(small: list[AnalysisResult]) -> None:
    start, first, last = small[0], next(one for one in small if isinstance(one, AnalysisSummary)), small[-1]
    assert isinstance(start, AnalysisStart)
    assert isinstance(last, AnalysisSummary)
    assert (first.final, last.final) == (False, True)
    entries = {one.entry for one in small if isinstance(one, JudgedDecision)}
    assert len(entries) == start.decisions > 0


def test_the_curve_ends_with_the_result(small: list[AnalysisResult]) -> None:
    last = small[-1]
    assert isinstance(last, AnalysisSummary)
    state = replay(stored("peloponnes/seats-2.jsonl"))
    assert last.curve[-1].chances == [float(place == 1) for place in state.ranking]
    for point in last.curve:
        assert sum(point.chances) == pytest.approx(1.0, abs=1e-3)


def test_start_skill_others_and_luck_add_up_to_the_result() -> None:
    last = analysed(stored("zeus/house-3-early.jsonl"), effort=Effort(first=4, second=()))[-1]
    assert isinstance(last, AnalysisSummary)
    assert len(last.sums) == 3
    for one in last.sums:
        assert one.start + one.skill + one.others + one.luck == pytest.approx(one.result, abs=1e-3)
        assert one.skill <= 0
    assert len(last.turning_points) <= 5
    changes = [abs(jump.change) for jump in last.turning_points]
    assert changes == sorted(changes, reverse=True)


def test_a_decision_names_the_best_moves_and_the_played_one(small: list[AnalysisResult]) -> None:
    for one in small:
        if isinstance(one, JudgedDecision):
            assert 1 <= len(one.best) <= 3
            assert one.best[0].loss == 0
            assert [best.chance for best in one.best] == sorted((best.chance for best in one.best), reverse=True)
            assert one.played.loss == pytest.approx(one.best[0].chance - one.played.chance, abs=2e-4)
            assert (one.verdict == "good") or one.played.move != one.best[0].move
            assert len(one.reasons) <= 3


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [
        (0.01, 0.0, "good"),
        (0.05, 0.01, "inexact"),
        (0.05, 0.03, "good"),
        (0.12, 0.02, "mistake"),
        (0.12, 0.07, "good"),
    ],
)
def test_a_loss_has_a_name_only_if_it_is_sure(loss: float, error: float, verdict: str) -> None:
    assert judged(loss, error) == verdict


def test_secret_bids_are_told_as_a_range() -> None:
    game = pessoi.game("zeus")
    bids = [game.moves.parse(f"bid {amount}") for amount in (10, 20, 22, 27, 40)]
    losses = {10: 0.09, 20: 0.05, 22: 0.01, 27: 0.0, 40: 0.06}
    estimates = [Estimate(move, 50, 0.0, 0.4 - loss, [], [], loss, 0.01) for move, loss in zip(bids, losses.values())]
    estimates.sort(key=lambda one: one.loss)
    assert about_equal(game, estimates, bids) == [bids[2], bids[3]]


def test_a_bid_in_the_range_is_good() -> None:
    study = Study(plan(stored("zeus/house-3-early.jsonl"), 1, QUICK))
    secret = [one for one in map(judge, study.plan.jobs[:12]) if one.secret]
    assert secret
    for one in secret:
        assert 1 <= len(one.equal) <= 2
        if one.played.move in one.equal:
            assert one.verdict == "good"


@pytest.mark.parametrize("key", ["deukalion", "zeus"])
def test_a_decision_is_judged_by_what_the_seat_could_know(key: str) -> None:
    game = pessoi.game(key)
    state, rng, compared = game.start(3), Rng(4), 0
    while compared < 3:
        actor = state.actors[0]
        if actor < 0:
            state.apply(actor, state.sample(rng))
            continue
        legal = state.legal(actor)
        other = state.imagine(actor, Rng(compared))
        if len(legal) > 1 and (other.position() != state.position() or isinstance(state.step, Sealed)):
            compared += 1
            jobs = [Job(key, one.position(), 1, actor, legal[0], 9, 12) for one in (state, other)]
            assert judge(jobs[0]) == judge(jobs[1])
        state.apply(actor, rng.one_of(legal))


def test_a_running_game_is_refused() -> None:
    whole = stored("peloponnes/seats-2.jsonl")
    with mistaken(GameRunning, "not over"):
        plan(whole.until(len(whole) - 1))


def test_a_record_of_older_rules_is_analysed_with_the_reason() -> None:
    whole = stored("peloponnes/seats-2.jsonl")
    old = Record(msgspec.structs.replace(whole.header, rules=0), whole.entries)
    study = Study(plan(old, 1, QUICK))
    assert study.start.misfit is not None
    assert study.start.misfit.code == "record-rules"
    assert study.start.misfit.entries == len(whole)
    assert study.plan.result is not None


def test_entries_that_do_not_fit_the_rules_of_today_are_left_out() -> None:
    whole = stored("peloponnes/seats-2.jsonl")
    odd = msgspec.structs.replace(whole.entries[30], move="pass pass")
    old = Record(
        msgspec.structs.replace(whole.header, components="of another box"),
        [*whole.entries[:30], odd, *whole.entries[31:]],
    )
    study = Study(plan(old, 1, Effort(first=4, second=())))
    assert study.start.misfit is not None
    assert study.start.misfit.entries == 30
    last = list(analyse(study, judge_all))[-1]
    assert isinstance(last, AnalysisSummary)
    assert last.sums == []
    assert last.curve[-1].entry <= 30


def test_a_broken_record_is_still_refused() -> None:
    whole = stored("peloponnes/seats-2.jsonl")
    odd = msgspec.structs.replace(whole.entries[30], move="pass pass")
    with pytest.raises(RecordError):
        plan(Record(whole.header, [*whole.entries[:30], odd]))


def test_time_stops_only_the_second_pass() -> None:
    study = Study(plan(stored("peloponnes/seats-2.jsonl"), 1, QUICK))
    found = list(analyse(study, judge_all, lambda: True))
    assert len([one for one in found if isinstance(one, JudgedDecision)]) == study.start.decisions
    last = found[-1]
    assert isinstance(last, AnalysisSummary)
    assert last.stopped == (last.final is True)


def test_an_analysis_is_found_again(tmp_path: Path, small: list[AnalysisResult]) -> None:
    record = stored("peloponnes/seats-2.jsonl")
    study = Study(plan(record, 1, QUICK))
    last = list(analyse(study, judge_all))[-1]
    assert isinstance(last, AnalysisSummary)
    store = AnalysisStore(tmp_path / "analyses")
    assert store.find(study.plan) is None
    store.keep(study.plan, finished(study, last))
    found = store.find(plan(record, 1, QUICK))
    assert found is not None
    assert results(found)[-1] == small[-1]
    assert store.find(plan(record, 2, QUICK)) is None


def test_planted_mistakes_are_flagged_and_best_moves_are_not() -> None:
    """A smaller version of `tools/insight.py plants`: in shipped puzzles, a clearly worse move is played."""
    flagged = alarms = planted = 0
    for one in puzzles(pessoi.game("peloponnes")):
        worse = [choice for choice in one.choices if choice.loss >= 0.2 and choice.loss >= 6 * choice.error]
        if not worse or planted == 10:
            continue
        planted += 1
        game = pessoi.game(one.game)
        for notation in (worse[-1].move, one.answer):
            job = Job(one.game, one.position, 1, one.seat, game.moves.parse(notation), 11, 160)
            verdict = judge(job).verdict
            if notation == one.answer:
                alarms += verdict == "mistake"
            else:
                flagged += verdict == "mistake"
    assert planted == 10
    assert flagged >= 9
    assert alarms == 0


def test_a_doubtful_loss_is_looked_at_again_until_it_is_clear() -> None:
    study = Study(plan(stored("peloponnes/seats-2.jsonl"), 1, QUICK))
    one = judge(study.plan.jobs[0])
    doubtful = msgspec.structs.replace(one, played=msgspec.structs.replace(one.played, loss=0.1, error=0.04))
    clear = msgspec.structs.replace(one, played=msgspec.structs.replace(one.played, loss=0.3, error=0.01))
    fine = msgspec.structs.replace(one, played=msgspec.structs.replace(one.played, loss=0.03, error=0.02))
    assert [is_doubtful(each, 0) for each in (doubtful, clear, fine)] == [True, True, False]
    assert [is_doubtful(each, 1) for each in (doubtful, clear, fine)] == [True, False, False]

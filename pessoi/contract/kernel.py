"""Checks of rules and records: games end, clones are independent, records replay, chance is exact, nothing is lost."""

import itertools
import json

import pessoi
from pessoi.contract.cases import SLOWER, Case, often, sampled, step, walk
from pessoi.core import record as records
from pessoi.core import session as sessions
from pessoi.core.events import IllegalMove
from pessoi.core.record import Record
from pessoi.core.rng import Rng
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.text import LANGUAGES, of_game

FAR = 6.0
"""Standard deviations beyond which samples do not follow their distribution."""


def ends(case: Case, seed: int) -> None:
    """Random play always ends within the stated bound; scores and ranking are then defined."""
    for number in range(often(12)):
        state = case.start()
        points = sum(1 for _ in walk(state, seed + number))
        assert points <= case.game.longest
        assert state.over
        assert state.actors == ()
        assert len(state.scores) == len(state.ranking) == case.seats
        assert min(state.ranking) == 1
        assert [state.legal(seat) for seat in range(case.seats)] == [[]] * case.seats


def sources(case: Case, seed: int) -> None:
    """A score is the sum of its sources, and each has a name."""
    session = sessions.new(case.game, case.seats, {"edition": case.edition})
    rng = Rng(seed)
    while not session.state.over:
        session.play(*step(session.state, rng))
        if len(session.record) % 40 == 0 or session.state.over:
            parts = case.game.sources(session.state, itertools.chain(*session.events))
            assert tuple(sum(part.values()) for part in parts) == session.state.scores
            assert all(of_game(case.game, "en").has(f"source-{name}") for part in parts for name in part)


def past(case: Case, seed: int) -> None:
    """No past state ever changes."""
    kept: list[tuple[State, str]] = []
    for state in sampled(case.start(), seed, every=8):
        kept.append((state.clone(), json.dumps(state.position())))
    for state, before in kept:
        assert json.dumps(state.position()) == before


def clones(case: Case, seed: int) -> None:
    """Playing on a clone leaves the original alone."""
    rng = Rng(seed)
    for state in sampled(case.start(), seed, every=25):
        before = state.position()
        clone = state.clone()
        assert clone == state
        assert clone.actors == state.actors
        for _ in range(30):
            if clone.over:
                break
            clone.apply(*step(clone, rng))
        assert state.position() == before


def replays(case: Case, seed: int) -> None:
    """Replaying a record gives the state at every prefix."""
    session = sessions.new(case.game, case.seats, {"edition": case.edition})
    again = Session(case.game, Record(session.record.header))
    rng = Rng(seed)
    while not session.state.over:
        events = session.play(*step(session.state, rng))
        assert again.enter(session.record.entries[-1]) == events
        if len(session.record) % 7 == 0:
            assert again.state == session.state
    assert again.state == session.state
    written = records.parse(session.record.lines())
    for number in (0, 1, len(written) // 3, len(written) // 2, len(written)):
        assert pessoi.replay(written.until(number)) == pessoi.replay(session.record.until(number))
    assert pessoi.replay(written) == session.state


def positions(case: Case, seed: int) -> None:
    """A position round-trips at every decision."""
    for state in sampled(case.start(), seed, every=4 * SLOWER):
        same = case.game.position(json.loads(json.dumps(state.position())))
        assert same == state
        assert same.actors == state.actors
        assert [same.legal(seat) for seat in range(case.seats)] == [state.legal(seat) for seat in range(case.seats)]
        assert same.outcomes() == state.outcomes()
        for viewer in case.viewers():
            assert same.view(viewer) == state.view(viewer)


def legal(case: Case, seed: int) -> None:
    """The legal moves are exactly those that are accepted; anything else gets a reason and changes nothing."""
    rng = Rng(seed)
    size = len(case.game.moves)
    for state in sampled(case.start(), seed, every=40 * SLOWER):
        before = state.position()
        for seat in range(-2, case.seats + 2):
            moves = state.legal(seat)
            assert moves == sorted(set(moves))
            assert bool(moves) == (seat >= 0 and seat in state.actors)
            state.legal(seat).clear()
            assert state.legal(seat) == moves
            outcomes = [outcome for outcome, _ in state.outcomes()] if seat == CHANCE else []
            for move in {rng.below(size) for _ in range(12)} | set(moves[:3]) | {-1, size, size + 5}:
                if move in moves:
                    assert state.why_not(seat, move) is None
                    state.clone().play(seat, move)
                elif move not in outcomes:
                    _is_refused(state, seat, move)
                    assert state.position() == before


def _is_refused(state: State, seat: int, move: int) -> None:
    reason = None
    try:
        state.play(seat, move)
    except IllegalMove as refusal:
        reason = refusal.reason
    assert reason is not None, f"seat {seat} may make move {move}, which is not among its legal moves"
    assert reason == state.why_not(seat, move)


def worlds(case: Case, seed: int) -> None:
    """A sampled world keeps every sum and can be played to the end."""
    rng = Rng(seed)
    for number, state in enumerate(sampled(case.start(), seed, every=60)):
        for viewer in case.viewers():
            world = state.imagine(viewer, rng)
            assert world.holdings() == state.holdings()
            assert world.actors == state.actors
        if number < 2:
            moves = 0
            while not world.over and moves < case.game.longest:
                world.apply(*step(world, rng))
                moves += 1
            assert world.over


def probabilities(case: Case, seed: int) -> None:
    """Probabilities sum to 1 and depend on nothing hidden."""
    rng = Rng(seed)
    for state in walk(case.start(), seed):
        if state.actors != (CHANCE,):
            assert state.outcomes() == []
            continue
        outcomes = state.outcomes()
        assert abs(sum(probability for _, probability in outcomes) - 1) < 1e-9
        assert all(probability > 0 for _, probability in outcomes)
        assert [outcome for outcome, _ in outcomes] == sorted({outcome for outcome, _ in outcomes})
        if not state.step.hidden_outcome:
            for viewer in case.viewers():
                assert state.imagine(viewer, rng).outcomes() == outcomes


def samples(case: Case, seed: int) -> None:
    """Sampled outcomes follow their probabilities."""
    rng = Rng(seed)
    seen = 0
    for state in sampled(case.start(), seed, every=9):
        outcomes = state.outcomes()
        if len(outcomes) < 2:
            continue
        draws = 40 * len(outcomes)
        counts = dict.fromkeys([outcome for outcome, _ in outcomes], 0)
        for _ in range(draws):
            counts[state.sample(rng)] += 1
        squares = sum(
            (counts[outcome] - probability * draws) ** 2 / (probability * draws) for outcome, probability in outcomes
        )
        freedom = len(outcomes) - 1
        assert squares < freedom + FAR * (2 * freedom) ** 0.5 + FAR**2, (counts, outcomes)
        seen += 1
        if seen == 4:
            return


def conserved(case: Case, seed: int) -> None:
    """Money, goods and pieces are conserved at every move."""
    for number in range(often(6)):
        state = case.start()
        totals = state.holdings()
        assert totals
        for point in walk(state, seed + number):
            assert point.holdings() == totals


def worded(case: Case, seed: int) -> None:
    """Questions, moves, reasons, outcomes and events have texts in every language; no two legal moves have the same."""
    names = [f"<{seat}>" for seat in range(case.seats)]
    texts = [of_game(case.game, language) for language in LANGUAGES]
    rng = Rng(seed)
    state = case.start()
    while not state.over:
        words = texts[rng.below(len(texts))]
        if state.actors != (CHANCE,) and not rng.below(SLOWER):
            seat = rng.one_of(list(state.actors))
            moves = state.legal(seat) if not rng.below(10) else [rng.one_of(state.legal(seat))]
            labels = [words.move(state, seat, move, names) for move in moves]
            assert words.question(state, seat, names)
            assert len(set(labels)) == len(labels)
            reason = state.why_not(seat, rng.below(len(case.game.moves)))
            assert reason is None or words.reason(reason, names)
        actor, chosen = step(state, rng)
        assert actor != CHANCE or words.outcome(chosen)
        assert all(words.log(state.play(actor, chosen), names))


CHECKS = (ends, sources, past, clones, replays, positions, legal, worlds, probabilities, samples, conserved, worded)

"""The contract every game keeps, over every seat count and edition."""

import copy
import itertools
import json

import jsonschema
import pytest
from helpers import SLOWER, Case, every_case, every_game, mistaken, often, sampled, step, walk
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

import pessoi
from pessoi import CHANCE, Game, IllegalMove, Reason, Rng, State
from pessoi.core import record as records
from pessoi.core import session as plays
from pessoi.core.position import PositionError
from pessoi.core.session import Session
from pessoi.text import of_game

seeds = st.integers(0, 2**32 - 1)
quick = settings(max_examples=often(3))


# 1. Random play always ends, and then scores and ranking are defined.


@every_case
def test_random_play_ends_within_the_stated_bound(case: Case) -> None:
    for seed in range(often(12)):
        state = case.start()
        points = sum(1 for _ in walk(state, seed))
        assert points <= case.game.longest
        assert state.over
        assert state.actors == ()
        assert len(state.scores) == len(state.ranking) == case.seats
        assert min(state.ranking) == 1
        assert [state.legal(seat) for seat in range(case.seats)] == [[]] * case.seats


@every_case
def test_a_score_is_the_sum_of_its_sources_and_they_have_names(case: Case) -> None:
    play = plays.new(case.game, case.seats, {"edition": case.edition})
    rng = Rng(12)
    while not play.state.over:
        play.play(*step(play.state, rng))
        if len(play.record) % 40 == 0 or play.state.over:
            sources = case.game.sources(play.state, itertools.chain(*play.events))
            assert tuple(sum(parts.values()) for parts in sources) == play.state.scores
            assert all(of_game(case.game, "en").has(f"source-{name}") for parts in sources for name in parts)


# 2. A clone is independent.


@every_case
def test_no_past_state_ever_changes(case: Case) -> None:
    past: list[tuple[State, str]] = []
    for state in sampled(case.start(), 1, every=8):
        past.append((state.clone(), json.dumps(state.position())))
    for state, before in past:
        assert json.dumps(state.position()) == before


@every_case
def test_playing_on_a_clone_leaves_the_original_alone(case: Case) -> None:
    rng = Rng(2)
    for state in sampled(case.start(), 2, every=25):
        before = state.position()
        clone = state.clone()
        assert clone == state
        assert clone.actors == state.actors
        for _ in range(30):
            if clone.over:
                break
            clone.apply(*step(clone, rng))
        assert state.position() == before


# 3. The record is the truth, and a position is the state.


@every_case
def test_replaying_a_record_gives_the_state_at_every_prefix(case: Case) -> None:
    play = plays.new(case.game, case.seats, {"edition": case.edition})
    again = Session(case.game, records.Record(play.record.header))
    rng = Rng(3)
    while not play.state.over:
        told = play.play(*step(play.state, rng))
        assert again.enter(play.record.entries[-1]) == told
        if len(play.record) % 7 == 0:
            assert again.state == play.state
    assert again.state == play.state
    written = records.parse(play.record.lines())
    for number in (0, 1, len(written) // 3, len(written) // 2, len(written)):
        prefix = pessoi.replay(written.until(number))
        assert prefix == pessoi.replay(play.record.until(number))
    assert pessoi.replay(written) == play.state


@every_case
def test_a_position_round_trips_at_every_decision(case: Case) -> None:
    for state in sampled(case.start(), 4, every=4 * SLOWER):
        data = json.loads(json.dumps(state.position()))
        same = case.game.position(data)
        assert same == state
        assert same.actors == state.actors
        assert [same.legal(seat) for seat in range(case.seats)] == [state.legal(seat) for seat in range(case.seats)]
        assert same.outcomes() == state.outcomes()
        for seat in (None, *range(case.seats)):
            assert same.view(seat) == state.view(seat)


@every_case
def test_positions_follow_the_published_schema(case: Case) -> None:
    validator = jsonschema.Draft202012Validator(case.game.schema())
    for state in sampled(case.start(), 5, every=30 * SLOWER):
        validator.validate(json.loads(json.dumps(state.position())))


@every_case
@quick
@given(seed=seeds, data=st.data())
def test_a_tampered_position_is_refused_or_can_be_played(case: Case, seed: int, data: st.DataObject) -> None:
    states = [state.position() for state in sampled(case.start(), seed, every=20)]
    position = copy.deepcopy(data.draw(st.sampled_from(states)))
    table = position["table"]
    assert isinstance(table, dict)
    name = data.draw(st.sampled_from(sorted(table)))
    value = table[name]
    strange = st.one_of(st.none(), st.text(max_size=3), st.integers(-3, 60), st.lists(st.integers(-1, 50), max_size=4))
    if isinstance(value, list) and value and data.draw(st.booleans()):
        value[data.draw(st.integers(0, len(value) - 1))] = data.draw(strange)
    else:
        table[name] = data.draw(strange)
    try:
        state = case.game.position(position)
    except PositionError:
        return
    assert state.position() == position


@every_game
@pytest.mark.parametrize("data", [None, [], "x", {}, {"game": "chess"}])
def test_something_that_is_no_position_is_refused(game: Game, data: object) -> None:
    with mistaken(PositionError, r"position: |game: "):
        game.position(data)


# 4. Legal is exactly what play accepts.


@every_case
@quick
@given(seed=seeds)
def test_legal_is_exactly_what_play_accepts(case: Case, seed: int) -> None:
    rng = Rng(seed)
    size = len(case.game.moves)
    for state in sampled(case.start(), seed, every=40 * SLOWER):
        before = state.position()
        for seat in range(-2, case.seats + 2):
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat >= 0 and seat in state.actors)
            tried = {rng.below(size) for _ in range(12)} | set(legal[:3]) | {-1, size, size + 5}
            for move in tried:
                if move in legal:
                    assert state.why_not(seat, move) is None
                    other = state.clone()
                    other.play(seat, move)
                    continue
                if seat == CHANCE and move in [outcome for outcome, _ in state.outcomes()]:
                    continue
                with pytest.raises(IllegalMove) as refusal:
                    state.play(seat, move)
                assert isinstance(refusal.value.reason, Reason)
                assert refusal.value.reason == state.why_not(seat, move)
                assert state.position() == before


@every_case
def test_a_fresh_list_of_legal_moves_is_handed_out(case: Case) -> None:
    for state in sampled(case.start(), 6, every=30):
        for seat in state.actors:
            if seat != CHANCE:
                expected = state.legal(seat)
                state.legal(seat).clear()
                assert state.legal(seat) == expected


# 6. A world is a real state.


@every_case
@quick
@given(seed=seeds)
def test_worlds_keep_every_sum_and_can_be_played_to_the_end(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for number, state in enumerate(sampled(case.start(), seed, every=60)):
        for seat in (None, *range(case.seats)):
            world = state.imagine(seat, rng)
            assert world.holdings() == state.holdings()
            assert world.actors == state.actors
        if number < 2:
            moves = 0
            while not world.over and moves < case.game.longest:
                world.apply(*step(world, rng))
                moves += 1
            assert world.over


# 7. Chance is exact.


@every_case
def test_probabilities_sum_to_one_and_know_nothing_hidden(case: Case) -> None:
    rng = Rng(7)
    for state in walk(case.start(), 7):
        if state.actors != (CHANCE,):
            assert state.outcomes() == []
            continue
        outcomes = state.outcomes()
        assert abs(sum(probability for _, probability in outcomes) - 1) < 1e-9
        assert all(probability > 0 for _, probability in outcomes)
        assert [outcome for outcome, _ in outcomes] == sorted({outcome for outcome, _ in outcomes})
        if not state.step.hidden_outcome:
            for seat in (None, *range(case.seats)):
                assert state.imagine(seat, rng).outcomes() == outcomes


@every_case
def test_sample_follows_outcomes(case: Case) -> None:
    rng = Rng(8)
    seen = 0
    for state in sampled(case.start(), 8, every=9):
        if state.actors != (CHANCE,) or len(state.outcomes()) < 2:
            continue
        seen += 1
        outcomes = state.outcomes()
        draws = 40 * len(outcomes)
        counts = {outcome: 0 for outcome, _ in outcomes}
        for _ in range(draws):
            counts[state.sample(rng)] += 1
        expected = [probability * draws for _, probability in outcomes]
        assert stats.chisquare(list(counts.values()), expected).pvalue > 1e-6
        if seen == 4:
            break


# 8. Nothing is made or lost.


@every_case
def test_money_goods_and_pieces_are_conserved(case: Case) -> None:
    for seed in range(often(6)):
        state = case.start()
        totals = state.holdings()
        assert totals
        for point in walk(state, seed):
            assert point.holdings() == totals

"""The search: deterministic, stopped at once, on time, ignorant of secrets, and better than a random choice."""

from types import SimpleNamespace

import pytest
from helpers import CASES, Case
from pennies import pennies

import pessoi
from pessoi import CHANCE, Rng, State
from pessoi.bots import Knowledge, SearchBot, bot, search_bot
from pessoi.bots.search.tree import Tree
from pessoi.core.evaluation import Evaluation
from pessoi.core.policy import Policy, spaced


def opening(case: Case, decisions: int = 0, seed: int = 1) -> State:
    """A game after `decisions` decisions of the greedy bot, at a decision with a choice."""
    state = case.start()
    rng = Rng(seed)
    quick = bot("greedy")
    while decisions or state.actors == (CHANCE,) or len(state.legal(state.actors[0])) == 1:
        actor = state.actors[0]
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            state.apply(actor, quick.choose(Knowledge(state, actor), rng))
            decisions = max(0, decisions - 1)
    return state


def searcher(name: str) -> SearchBot:
    found = bot(name)
    assert isinstance(found, SearchBot)
    return found


some_cases = pytest.mark.parametrize("case", CASES, ids=str)


@some_cases
def test_it_searches_every_game_and_edition(case: Case) -> None:
    state = opening(case, 3)
    seat = state.actors[0]
    hint = searcher("search:24:depth=6").search(Knowledge(state, seat), Rng(2))
    assert hint.move in state.legal(seat)
    assert hint.simulations == 24
    assert sum(one.visits for one in hint.expected) >= 24
    assert all(-1 <= one.value <= 1 for one in hint.expected)
    assert all(len(one.values) == state.seats and one.values[seat] == one.value for one in hint.expected)
    assert hint.line[0] == (seat, hint.move)


@some_cases
def test_the_same_seed_gives_the_same_search(case: Case) -> None:
    state = opening(case, 5)
    knowledge = Knowledge(state, state.actors[-1])
    before = state.position()
    first = searcher("search:20:depth=5").search(knowledge, Rng(4))
    assert searcher("search:20:depth=5").search(knowledge, Rng(4)) == first
    assert state.position() == before


@pytest.mark.parametrize("cost", [0.001, 0.01])
def test_it_keeps_its_time_to_a_tenth(monkeypatch: pytest.MonkeyPatch, cost: float) -> None:
    """With a simulated clock on which every simulation takes `cost` seconds."""
    state = opening(CASES[-1])
    knowledge = Knowledge(state, state.actors[0])
    imagine, worlds = knowledge.world, []

    def world(rng: Rng) -> State:
        worlds.append(rng)
        return imagine(rng)

    monkeypatch.setattr(knowledge, "world", world)
    monkeypatch.setattr(search_bot, "time", SimpleNamespace(perf_counter=lambda: len(worlds) * cost))
    hint = searcher("search:0.2s:depth=2").search(knowledge, Rng(1))
    assert 0.2 <= hint.simulations * cost <= 0.22


@pytest.mark.parametrize("name", ["search:1000000", "search:1000s"])
def test_it_stops_at_once(name: str) -> None:
    state = opening(CASES[-1])
    asked: list[int] = []

    def stopped() -> bool:
        asked.append(1)
        return len(asked) > 2

    hint = searcher(name).search(Knowledge(state, state.actors[0]), Rng(1), stopped)
    assert hint.move in state.legal(state.actors[0])
    assert hint.simulations < 1000


def test_a_secret_choice_is_not_answered_by_the_search_itself() -> None:
    """At matching pennies no seat can expect more than an even result."""
    state = pennies()
    for seat in (0, 1):
        tree = Tree(Policy(Evaluation(state.rules, {})), seat, lambda rng, seat=seat: state.imagine(seat, rng), Rng(5))  # type: ignore[misc]
        tree.run(4000)
        results = tree.found()
        assert abs(sum(visits * values[seat] for _, visits, values in results) / 4000) < 0.15
        assert all(abs(sum(values)) < 1e-9 for _, _, values in results)
        assert all(visits > 1000 for _, visits, _ in results)


def test_a_secret_already_chosen_is_drawn_from_its_own_bandit() -> None:
    state = pennies()
    state.apply(0, 1)
    tree = Tree(Policy(Evaluation(state.rules, {})), 1, lambda rng: state.imagine(1, rng), Rng(5))
    tree.run(4000)
    assert all(visits > 1000 for _, visits, _ in tree.found())


def test_it_sees_that_the_last_building_pays() -> None:
    """In the last turn of Beim Zeus! the building that brings most is known for certain."""
    game = pessoi.game("zeus")
    quick = bot("greedy")
    checked = 0
    for seed in range(40):
        state = game.start(3)
        rng = Rng(seed)
        while not state.over and checked < 3:
            actor = state.actors[0]
            if actor == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            if state.step.name == "last-turn" and len(state.legal(actor)) > 2 and len(state.agenda) == 1:
                results = {}
                for move in state.legal(actor):
                    after = state.clone()
                    after.apply(actor, move)
                    results[move] = after.scores[actor]
                best = bot("search:300").choose(Knowledge(state, actor), Rng(1))
                worst = min(results.values())
                assert results[best] > worst
                checked += 1
            state.apply(actor, quick.choose(Knowledge(state, actor), rng))
    assert checked


def test_long_lists_are_spread_evenly() -> None:
    for size in (1, 2, 41, 100):
        moves = list(range(size))
        assert sorted(spaced(moves)) == moves
    assert spaced(list(range(100)))[:4] == [0, 64, 32, 96]

"""Bots by their names, and the errors for wrong names."""

import re

import pytest
from helpers import every_game, mistaken

import pessoi
from pessoi.bots import LEVELS, Knowledge, SearchBot, UnknownBot, bot, hint
from pessoi.bots.policies import flat, policy, weights
from pessoi.bots.simple import GreedyBot, RandomBot
from pessoi.core.errors import UserError
from pessoi.text import LANGUAGES, common


@pytest.mark.parametrize("name", ["random", "greedy", "greedy:slip=0.5", "search:500", "search:2s", *LEVELS])
def test_every_name_gives_a_bot(name: str) -> None:
    assert callable(bot(name).choose)


def test_a_budget_is_a_number_of_simulations_or_a_time() -> None:
    counted, timed = bot("search:500"), bot("search:0.5s:depth=3:exploration=0.2:trust=0.1")
    assert isinstance(counted, SearchBot)
    assert (counted.simulations, counted.seconds, counted.depth) == (500, None, None)
    assert isinstance(timed, SearchBot)
    assert (timed.simulations, timed.seconds, timed.depth) == (None, 0.5, 3)
    assert (timed.exploration, timed.trust) == (0.2, 0.1)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("clever", "the bots are random, greedy, search:500, search:2s, beginner"),
        ("search", "search:500 (simulations) or search:2s (seconds)"),
        ("search:0", "add how long"),
        ("search:-2s", "add how long"),
        ("search:xs", "“x” is not a number"),
        ("search:5:depth", "written name=number"),
        ("search:5:width=3", "the parameters are depth, exploration, trust"),
        ("greedy:slip=2", "between 0 and 1"),
        ("greedy:slip=nan", "not a number"),
        ("random:3", "takes no parameters"),
    ],
)
def test_errors_list_the_alternatives(name: str, message: str) -> None:
    with mistaken(UnknownBot, re.escape(message)):
        bot(name)


def test_levels_have_names_in_three_languages() -> None:
    for language in LANGUAGES:
        words = common(language)
        names = {words.format(f"level-{level}") for level in LEVELS}
        assert len(names) == len(LEVELS)
        for level in LEVELS:
            assert words.format(f"level-{level}-about")


def test_weights_can_be_changed_by_their_names() -> None:
    game = pessoi.game("zeus")
    state = game.start(3)
    assert policy(state.rules, {"search.depth": 3.0}).evaluation.depth == 3
    with mistaken(UserError, "zeus has no weight “search\\.deep”; the weights are search\\.spread"):
        policy(state.rules, {"search.deep": 3.0})
    with pytest.raises(ValueError, match="a\\.b: a weight is a number"):
        flat({"a": {"b": "much"}})


@every_game
def test_every_game_can_be_evaluated(game: pessoi.Game) -> None:
    state = game.start(game.seats[-1])
    values = policy(state.rules).evaluation.values(state)
    assert len(values) == state.seats
    assert all(-1 <= value <= 1 for value in values)


def test_a_game_keeps_its_policy() -> None:
    state = pessoi.game("zeus").start(3)
    quick = GreedyBot()
    first = quick.policies.of(state.rules)
    assert quick.policies.of(state.rules) is first
    assert quick.policies.of(pessoi.game("zeus").start(4).rules) is not first
    assert weights(pessoi.game("zeus").folder)["search.depth"] > 0


def test_the_view_is_made_once() -> None:
    state = pessoi.game("zeus").start(3)
    rng = pessoi.Rng(1)
    while state.actors == (pessoi.CHANCE,):
        state.apply(pessoi.CHANCE, state.sample(rng))
    knowledge = Knowledge(state, state.actors[0])
    assert knowledge.view is knowledge.view
    assert knowledge.view == state.view(knowledge.seat)
    assert RandomBot().choose(knowledge, rng) in knowledge.legal


def test_a_search_gives_hints_and_others_do_not() -> None:
    state = pessoi.game("peloponnes").start(1)
    knowledge = Knowledge(state, 0)
    given = hint(knowledge, pessoi.Rng(1), "search:20")
    assert given.move in knowledge.legal
    assert given.simulations == 20
    with mistaken(UnknownBot, "“greedy” cannot give hints"):
        hint(knowledge, pessoi.Rng(1), "greedy")

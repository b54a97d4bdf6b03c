"""Reasons: real differences in the evaluation's own terms, each with a sentence in every language."""

import pytest
from helpers import every_game

from pessoi import CHANCE, Game, Rng
from pessoi.bots import Knowledge
from pessoi.bots.policies import policy
from pessoi.bots.reasons import RIVAL, find_reasons
from pessoi.core.state import State
from pessoi.text import LANGUAGES, of_game


def walked(game: Game, seats: int, steps: int, seed: int) -> State:
    """A position after some random moves in which a seat has a choice."""
    state, rng = game.start(seats), Rng(seed)
    while steps > 0 or state.actors[0] == CHANCE or len(state.legal(state.actors[0])) < 2:
        actor = state.actors[0]
        state.apply(actor, state.sample(rng) if actor == CHANCE else rng.one_of(state.legal(actor)))
        steps -= 1
    return state


@every_game
def test_differences_add_up_to_what_the_evaluation_expects(game: Game) -> None:
    one, two = walked(game, game.seats[-1], 30, 1), walked(game, game.seats[-1], 60, 2)
    evaluation = policy(one.rules).evaluation
    for seat in range(one.seats):
        assert all(points == 0 for points in evaluation.differences(one, one, seat).values())
        there, back = evaluation.differences(one, two, seat), evaluation.differences(two, one, seat)
        assert {term: pytest.approx(-points, abs=1e-6) for term, points in back.items()} == there
    if game.key != "peloponnes":
        whole = evaluation.results(one)[0] - evaluation.results(two)[0]
        assert sum(evaluation.differences(one, two, 0).values()) == pytest.approx(whole, abs=1e-6)


@every_game
def test_every_term_has_a_sentence_for_gain_and_loss_in_every_language(game: Game) -> None:
    state = walked(game, game.seats[-1], 10, 1)
    terms = [*policy(state.rules).evaluation.differences(state, state, 0), RIVAL]
    for language in LANGUAGES:
        words = of_game(game, language)
        for term in terms:
            values = {"other": "Thalia"} if term == RIVAL else {}
            assert words.format(f"term-{term}", **values) != words.attributes(f"term-{term}", **values)["lost"]


@every_game
def test_reasons_are_real_few_and_in_order(game: Game) -> None:
    told = 0
    for seed in range(2):
        state = walked(game, game.seats[-1], 20 * seed, seed)
        seat = state.actors[0]
        knowledge = Knowledge(state, seat)
        legal = knowledge.legal
        reasons = find_reasons(knowledge, policy(state.rules), legal[-1], legal[0], 5)
        told += len(reasons)
        assert len(reasons) <= 3
        assert [reason.points for reason in reasons] == sorted((reason.points for reason in reasons), reverse=True)
        for reason in reasons:
            assert reason.points > 2 * reason.error
            assert (reason.other is not None) == (reason.term == RIVAL)
            assert reason.other != seat
        assert reasons == find_reasons(knowledge, policy(state.rules), legal[-1], legal[0], 5)
        assert find_reasons(knowledge, policy(state.rules), legal[0], legal[0], 5) == []

"""Chances to win from values of a search."""

import pytest
from helpers import every_game

import pessoi
from pessoi import Game, Rng
from pessoi.bots import Knowledge, chances, thinking


def test_chances_of_all_seats_add_up_to_one_and_follow_their_values() -> None:
    found = chances.chances([0.4, -0.1, -0.1], 3.0)
    assert sum(found) == pytest.approx(1.0)
    assert found[0] > found[1] == found[2]


def test_the_same_lead_is_worth_more_when_the_chances_are_sharper() -> None:
    assert chances.chances([0.2, 0.0], 6.0)[0] > chances.chances([0.2, 0.0], 1.0)[0]


def test_alone_a_value_of_zero_is_an_even_chance() -> None:
    assert chances.chances([0.0], 4.0) == [0.5]
    assert chances.chances([0.5], 4.0)[0] > 0.9


@pytest.mark.parametrize("values", [[0.3, -0.2, 0.1], [0.2]])
def test_slopes_say_how_a_chance_changes_with_a_value(values: list[float]) -> None:
    found, step = chances.chances(values, 2.5), 1e-6
    for other, slope in enumerate(chances.slopes(found, 2.5, 0)):
        moved = [value + step * (index == other) for index, value in enumerate(values)]
        assert slope == pytest.approx((chances.chances(moved, 2.5)[0] - found[0]) / step, rel=1e-3)


@pytest.mark.parametrize(
    ("progress", "expected"), [(-1.0, 1.0), (0.0, 1.0), (0.25, 1.5), (0.5, 2.0), (1.0, 6.0), (2.0, 6.0)]
)
def test_sharpness_lies_between_the_knots(progress: float, expected: float) -> None:
    assert chances.interpolated((1.0, 2.0, 6.0), progress) == pytest.approx(expected)


@every_game
def test_every_number_of_seats_is_fitted(game: Game) -> None:
    if game.module("bot.evaluation") is not None and chances.chances_file(game.folder).exists():
        assert sorted(chances.fitted(chances.chances_file(game.folder))) == list(game.seats)


def test_a_game_without_fitted_chances_uses_those_for_all() -> None:
    class Unfitted:
        folder = pessoi.game("zeus").folder / "nowhere"

    state = pessoi.game("zeus").start(3)
    state.rules.game = Unfitted()  # type: ignore[assignment]
    assert chances.sharpness(state.rules, 0.5) == chances.UNFITTED[1]


def test_progress_goes_from_the_start_to_the_end() -> None:
    for key in pessoi.games.names():
        game = pessoi.game(key)
        state = game.start(game.seats[-1])
        evaluation = thinking._policies.of(state.rules).evaluation
        begun = evaluation.progress(state)
        rng = Rng(3)
        while not state.over:
            actor = state.actors[0]
            state.apply(actor, state.sample(rng) if actor < 0 else rng.one_of(state.legal(actor)))
        assert 0.0 <= begun <= evaluation.progress(state) <= 1.5


def test_a_hint_gives_chances_of_all_seats_and_at_most_three_reasons() -> None:
    state = pessoi.game("peloponnes").start(3)
    rng = Rng(5)
    while state.actors[0] < 0:
        state.apply(-1, state.sample(rng))
    seat = state.actors[0]
    advice = thinking.advise("search:20", "peloponnes", state.position(), seat, 7)
    assert sum(advice.expected) == pytest.approx(100, abs=1)
    assert advice.moves[0].expected == advice.expected[seat]
    assert {state.rules.moves.parse(one.move) for one in advice.moves} <= set(Knowledge(state, seat).legal)
    assert len(advice.reasons) <= 3


def test_the_result_of_a_shared_victory_is_shared() -> None:
    class Ended:
        seats = 3
        ranking = (1, 3, 1)

    assert chances.result(Ended()) == [0.5, 0.0, 0.5]  # type: ignore[arg-type]

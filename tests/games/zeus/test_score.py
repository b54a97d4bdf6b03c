"""Scoring."""

from pathlib import Path

import pytest
from games.zeus.scene import ZeusScene, one_plot_left_everywhere
from rules import rule
from scene import arguments, one_of

import pessoi
from pessoi.games.zeus.rules import scoring


def thirteen_eight_three() -> ZeusScene:
    """On the board stand 13 small, 8 medium and 3 large temples."""
    scene = ZeusScene(3)
    scene.temple(0, "1-2-3", "4", "5", "6", "19-20", "21-22", "23-24")
    scene.temple(1, "7-8-9", "10", "11", "12", "25-26", "27-28", "29-30")
    scene.temple(2, "13-14-15", "16", "17", "18", "31-32", "34-35", "33", "36", "39", "37")
    scene.totals = scene.state.holdings()
    return scene


@rule("zeus.score.worthless")
def test_plots_and_stones_are_worth_nothing() -> None:
    scene = ZeusScene(4)
    scene.give(0, 40, 41, 42, price=99)
    assert scene.state.scores == (500, 500, 500, 500)
    scene.state.stones = 0
    assert scene.state.scores == (500, 500, 500, 500)


@rule("zeus.score.small", "zeus.score.medium", "zeus.score.large")
def test_13_small_8_medium_and_3_large_temples() -> None:
    """T1, the magazine's example: 130, 240 and 450 each."""
    scene = thirteen_eight_three()
    assert [15 - scene.state.supply[0], 10 - scene.state.supply[1], 6 - scene.state.supply[2]] == [13, 8, 3]
    assert scene.state.view(None).temple_values == [130, 240, 450]


@rule("zeus.score.large")
def test_4_large_temples_are_worth_600_each() -> None:
    """T2, the translation's example, with 13 small ones beside them."""
    scene = ZeusScene(3)
    scene.temple(0, "1-2-3", "10-11-12", "40-41-42", "43-44-45", "4", "5", "6", "7")
    scene.temple(1, "13", "15", "16", "17", "18", "8", "9", "31", "32")
    assert scene.state.view(None).temple_values == [130, 0, 600]


@rule("zeus.score.small")
@pytest.mark.parametrize("count", [1, 2, 6])
def test_small_temples_of_everybody_count(count: int) -> None:
    scene = ZeusScene(4)
    for number in range(count):
        scene.temple(number % 4, str(40 + number))
    assert scene.state.view(None).temple_values == [10 * count, 0, 0]


@rule("zeus.score.medium")
def test_two_medium_temples_are_worth_60_each() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "40-41")
    scene.temple(1, "43-44")
    assert scene.state.view(None).temple_values == [0, 60, 0]


@rule("zeus.score.payout")
def test_everybody_is_paid_for_each_temple() -> None:
    scene = thirteen_eight_three()
    temples = [3 * 130 + 3 * 240 + 450, 3 * 130 + 3 * 240 + 450, 7 * 130 + 2 * 240 + 450]
    bonuses = [100 + 100, 100 + 100, 100 + 200]
    assert scene.state.scores == tuple(650 + temples[seat] + bonuses[seat] for seat in range(3))


@rule("zeus.score.payout")
def test_the_log_tells_how_the_result_comes_about() -> None:
    scene = one_plot_left_everywhere(36, last_plot_rule="never")
    scene.turn(2)
    events = scene.play(2, "build 36")
    paid = [each for each in arguments(events, "temples-pay") if each["seat"] == 2]
    assert paid == [
        {"seat": 2, "count": 1, "size": 1, "value": 30, "amount": 30},
        {"seat": 2, "count": 3, "size": 2, "value": 300, "amount": 3 * 300},
        {"seat": 2, "count": 2, "size": 3, "value": 900, "amount": 2 * 900},
    ]
    results = arguments(events, "result")
    assert [result["place"] for result in results] == sorted(scene.state.ranking)
    for result in results:
        assert result["amount"] == scene.state.scores[result["seat"]]
        assert result["place"] == scene.state.ranking[result["seat"]]
    one_of(events, "over-early")


@rule("zeus.score.sole-builder")
@pytest.mark.parametrize(("site", "bonus"), [("4", 100), ("40", 200)])
def test_the_only_builder_of_a_peninsula_gets_100_or_200(site: str, bonus: int) -> None:
    scene = ZeusScene(4)
    scene.temple(0, site)
    assert scene.state.scores == (500 + 10 + bonus, 500, 500, 500)


@rule("zeus.score.sole-builder")
def test_or_only_if_nobody_else_owns_a_plot_there() -> None:
    for condition, bonus in (("sole_builder", 200), ("sole_presence", 0)):
        scene = ZeusScene(4, bonus_condition=condition)
        scene.temple(0, "40")
        scene.give(1, 48)
        assert scene.state.scores[0] == 500 + 10 + bonus
    scene = ZeusScene(4, bonus_condition="sole_presence")
    scene.temple(0, "40")
    scene.give(0, 48)
    assert scene.state.scores[0] == 500 + 10 + 200


@rule("zeus.score.winner")
def test_the_richest_wins() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "4")
    scene.purse(300, 450, 409, 100)
    assert scene.state.scores == (410, 450, 409, 100)
    assert scene.state.ranking == (2, 1, 3, 4)


@rule("zeus.score.tie")
def test_equal_fortunes_share_the_victory() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "4")
    scene.purse(390, 500, 500, 100)
    scene.final_turn(3, left=1)
    events = scene.play(3, "pass")
    assert scene.state.scores == (500, 500, 500, 100)
    assert scene.state.ranking == (1, 1, 1, 4)
    assert [each["place"] for each in arguments(events, "result")] == [1, 1, 1, 4]


def test_the_numbers_come_from_the_box(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[temples]\nfactor = [7, 30, 150]\n", encoding="utf-8")
    scene = ZeusScene(4, (), pessoi.game("zeus", path))
    scene.temple(0, "4")
    assert scoring.temple_values(scene.state) == [7, 0, 0]

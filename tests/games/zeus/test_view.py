"""What a view says beyond the state: costs, rows, bonuses, buyers, and the wealth after building."""

import pytest
from games.zeus.scene import ZeusScene, all_but_large_temples, one_plot_left_everywhere


def sites(scene: ZeusScene, owner: int) -> dict[str, tuple[int, str | None]]:
    """The price and the fault of every site of a seat, by its plots."""
    shown = scene.state.view(None).sites
    return {"-".join(map(str, site.plots)): (site.price, site.fault) for site in shown if site.owner == owner}


def test_sites_have_the_price_of_their_plots() -> None:
    scene = ZeusScene(4)
    scene.give(0, 1, price=30)
    scene.give(0, 3, price=12)
    assert sites(scene, 0) == {
        "1": (30, None),
        "2": (0, None),
        "3": (12, None),
        "1-2": (30, None),
        "2-3": (12, None),
        "1-2-3": (42, None),
    }


def test_sites_of_a_size_that_has_run_out_have_a_fault() -> None:
    scene = all_but_large_temples()
    scene.give(0, 40, 41, 42)
    assert sites(scene, 0)["40"] == (0, "supply-empty")
    assert sites(scene, 0)["40-41-42"] == (0, None)


@pytest.mark.parametrize(("option", "fault"), [("temple_owners_only", "last-plot"), ("never", "plot-stays-empty")])
def test_the_last_plot_of_a_peninsula_has_a_fault(option: str, fault: str) -> None:
    scene = one_plot_left_everywhere(12, last_plot_rule=option)
    assert sites(scene, 2)["12"] == (0, fault)
    assert scene.state.view(None).last_stays_empty == (option == "never")


def test_joins_are_rows_that_lack_one_unsold_plot() -> None:
    scene = ZeusScene(4)
    scene.give(0, 1, price=30)
    scene.give(1, 5)
    joins = [(join.plot, join.plots, join.price) for join in scene.state.view(0).joins]
    assert joins == [(4, [1, 4], 30), (3, [2, 3], 0), (3, [1, 2, 3], 30)]
    assert scene.state.view(None).joins == []


def test_a_peninsula_has_a_bonus_for_its_only_builder() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "1", "7")
    scene.temple(1, "9")
    first, second, third, *_ = scene.state.view(None).peninsulas
    assert (first.name, first.bonus, first.unbuilt, first.builder) == ("A", 100, 5, 0)
    assert (second.unbuilt, second.builder) == (4, None)
    assert (third.unbuilt, third.builder) == (6, None)


def test_the_shape_of_the_peninsulas_is_reconstructed() -> None:
    assert all(land.reconstructed for land in ZeusScene(4).state.view(None).peninsulas)


def test_a_temple_more_raises_the_value_of_all_of_its_size() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "1", "40-41-42")
    shown = scene.state.view(None)
    assert (shown.temple_values, shown.next_values) == ([10, 0, 150], [20, 30, 300])
    assert [seat.income for seat in shown.seats] == [12, 0, 0, 0]


def test_buyers_are_those_who_still_choose() -> None:
    scene = ZeusScene(4)
    scene.turn(0, 10, 11, 12)
    scene.auction(0, 20, 25, 3, 0)
    assert scene.state.view(2).buyers == [1, 0]
    scene.play(1, "take 10")
    assert scene.state.view(2).buyers == [0]
    scene.play(0, "take 11")
    assert scene.state.view(2).buyers == []


@pytest.mark.parametrize(
    "move", ["build 1", "build 1-2-3", "stone build 1-2 free 1", "stone extend 43-44", "stone join 40-41"]
)
def test_a_building_says_how_rich_it_makes(move: str) -> None:
    scene = ZeusScene(4)
    scene.give(0, 1, 3, price=30)
    scene.temple(0, "40", "41", "44")
    scene.give(0, 43, price=20)
    scene.turn(0, 10, 11, 12)
    details = scene.state.details(0, scene.game.moves.parse(move))
    scene.play(0, move)
    assert details["wealth"] == scene.state.scores[0]

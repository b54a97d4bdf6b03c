"""Preparation."""

import pytest
from games.rhodes.scene import GAME, RhodesScene, after_setup
from rules import rule
from scene import Scene

from pessoi import CHANCE, Rng
from pessoi.core.bits import members
from pessoi.games.rhodes.rules.constants import GOLD
from pessoi.games.rhodes.rules.state import RhodesState


def until(step: str, seats: int, seed: int = 0) -> Scene[RhodesState]:
    scene = Scene[RhodesState](GAME, GAME.start(seats))
    rng = Rng(seed)
    while scene.asked != step:
        scene.state.apply(CHANCE, scene.state.sample(rng))
    return scene


@rule("rhodes.setup.money", "rhodes.setup.boats")
@pytest.mark.parametrize(
    ("seats", "money", "boats"), [(2, 30, [1, 2, 3]), (3, 30, [1, 2, 3]), (4, 25, [1, 2, 2]), (5, 25, [1, 2, 2])]
)
def test_money_and_boats_by_number_of_seats(seats: int, money: int, boats: list[int]) -> None:
    scene = until("start", seats)
    assert scene.state.money == [money] * seats
    assert [seat.boats for seat in scene.state.view(None).seats] == [boats] * seats


@rule("rhodes.setup.missions")
def test_three_missions_of_the_first_category_are_opened_and_any_may_be_the_unseen_one() -> None:
    first = GAME.start(3)
    assert [probability for _, probability in first.outcomes()] == [1 / 5] * 5
    scene = until("draw-boat", 3)
    assert all(mission.name.startswith("I-") for mission in scene.state.view(None).plazas if mission)
    assert scene.state.view(None).stack == 9
    draws = scene.state.rhodes.constants.draws
    names = [GAME.words["mission"][mission] for missions in draws for mission in members(missions)]
    assert len(draws) == 12
    assert [name.split("-")[0] for name in names] == ["I"] * 20 + ["II"] * 20 + ["III"] * 20


@rule("rhodes.setup.harbour", "rhodes.boats.next")
@pytest.mark.parametrize("seed", range(8))
def test_egyptian_boats_enter_until_two_bars_are_in_the_harbour(seed: int) -> None:
    scene = until("first", 4, seed)
    assert scene.state.cargo.count(GOLD) >= 2
    without_the_last = scene.state.cargo[scene.state.rhodes.constants.fleet.lengths[scene.state.boats[0]] :]
    assert without_the_last.count(GOLD) < 2
    assert scene.state.sea >= 0
    assert scene.state.view(None).boats[0].first_square == 1
    assert len(scene.state.view(None).pile) == 9 - len(scene.state.boats)


@rule("rhodes.setup.order")
def test_chance_says_who_begins_and_the_others_follow_clockwise() -> None:
    scene = until("first", 4)
    assert [probability for _, probability in scene.state.outcomes()] == [1 / 4] * 4
    scene.chance("first 2")
    assert [scene.state.row_of(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert scene.state.money == [25] * 4
    assert scene.state.actors == (2,)


@rule("rhodes.setup.second")
def test_the_first_tile_must_leave_money_for_a_second_of_another_product() -> None:
    scene = until("first", 3)
    scene.state.owner = scene.state.owner[:]
    for land in scene.state.rhodes.constants.land:
        if land.cost == 8:
            scene.state.owner[land.first : land.end] = [2] * land.copies
    scene.chance("first 1")
    assert scene.why_not(1, "land wine 17") == "second-impossible"
    assert scene.why_not(1, "land grain 14") == ""


@rule("rhodes.setup.farmland", "rhodes.setup.same-product")
def test_two_tiles_each_in_two_passes() -> None:
    scene = until("first", 3)
    scene.chance("first 1")
    assert scene.why_not(1, "stop") == "start-first"
    scene.play(1, "land wine 8")
    scene.play(2, "land wine 8")
    assert scene.why_not(0, "land wine 8") == "tiles-gone"
    scene.play(0, "land olives 14")
    assert scene.why_not(1, "land wine 17") == "same-product"
    scene.play(1, "land grain 14")
    scene.play(2, "land grain 8")
    assert scene.why_not(0, "land wine 17") == "too-dear"
    scene.play(0, "land milk 8")
    assert [tile.product for tile in scene.state.view(None).seats[0].land] == ["milk", "olives"]
    assert scene.asked == "act"
    assert scene.state.actors == (1,)


@rule("rhodes.setup.cube", "rhodes.components.farmland")
def test_the_grain_farm() -> None:
    """Red buys grain: 14 to the bank, a unit on it, room for three, a drachma at every farm action."""
    scene = until("first", 4)
    scene.chance("first 0")
    scene.play(0, "land grain 14")
    red = scene.state.view(None).seats[0]
    assert red.money == 25 - 14
    assert [(tile.product, tile.units, tile.money, tile.points) for tile in red.land] == [("grain", 1, 1, 0)]
    assert scene.state.rhodes.constants.capacity == 3


@rule("rhodes.setup.cube", "rhodes.components.farmland", "rhodes.setup.farmland")
def test_the_wine_farm() -> None:
    """Green buys wine: 17 to the bank, a unit on it, a point at every farm action. With four seats that is all."""
    scene = until("first", 4)
    scene.chance("first 0")
    scene.play(0, "land wine 17")
    green = scene.state.view(None).seats[0]
    assert green.money == 25 - 17
    assert [(tile.product, tile.units, tile.money, tile.points) for tile in green.land] == [("wine", 1, 0, 1)]
    assert scene.state.actors == (1,)


@rule("rhodes.setup.cube", "rhodes.setup.boats", "rhodes.setup.pieces")
def test_the_starting_position_of_the_example_with_four_seats() -> None:
    state = after_setup(4)
    blue = state.view(None).seats[3]
    assert [tile.units for tile in blue.land] == [1]
    assert blue.boats == [1, 2, 2]
    assert blue.markers_left == 2
    assert blue.points == 0


@rule("rhodes.boats.squares")
def test_squares_and_prices() -> None:
    assert RhodesScene(4).view.prices == [7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4]
    five = RhodesScene(5)
    assert five.view.prices == [7, 7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4]
    five.afloat(0, "wine")
    assert five.view.boats[0].first_square == 1

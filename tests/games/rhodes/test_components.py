"""What is in the box."""

from pathlib import Path
from typing import cast

import pytest
from games.rhodes.scene import GAME, RhodesScene
from helpers import mistaken
from rules import rule

import pessoi
from pessoi import CHANCE, Rng
from pessoi.core.components import ComponentsError
from pessoi.games.rhodes.components import RhodesComponents

BOX = cast(RhodesComponents, GAME.components)


@rule("rhodes.components.players")
def test_two_to_five_seats() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]


@rule("rhodes.components.farmland", "rhodes.components.texts")
def test_sixteen_farmland_tiles_two_of_them_known() -> None:
    assert sum(land.copies for land in BOX.farmland) == 16
    assert BOX.estate.capacity == 3
    known = {(land.product, land.cost, land.money, land.points) for land in BOX.farmland if land.source == "rulebook"}
    assert known == {("grain", 14, 1, 0), ("wine", 17, 0, 1)}


@rule("rhodes.components.development", "rhodes.components.texts")
def test_nineteen_development_tiles_and_the_traders_price() -> None:
    assert sum(tile.copies for tile in BOX.development) == 19
    assert {tile.kind: tile.cost for tile in BOX.development}["trader"] == 10


@rule("rhodes.components.missions", "rhodes.components.texts")
def test_fifteen_missions_one_of_them_known() -> None:
    assert [mission.category for mission in BOX.mission] == ["I"] * 5 + ["II"] * 5 + ["III"] * 5
    known = [mission for mission in BOX.mission if mission.source == "rulebook"]
    assert [(mission.goods, mission.money, mission.points) for mission in known] == [(["wine", "olives"], 4, 3)]


@rule("rhodes.components.egyptian")
def test_ten_egyptian_boats_with_gold_and_jokers() -> None:
    assert len(BOX.egyptian) == 10
    assert {good for boat in BOX.egyptian for good in boat.cargo} == {"gold", "joker"}
    assert all("gold" in boat.cargo for boat in BOX.egyptian)


@rule("rhodes.components.fleet")
def test_boats_of_a_colour() -> None:
    assert BOX.fleet.lengths == [1, 2, 2, 3]


@rule("rhodes.components.chips", "rhodes.components.texts")
def test_five_chips() -> None:
    assert BOX.chips.values == [1, 2, 3, 3, 4]


@rule("rhodes.components.spaces")
def test_spaces_by_number_of_seats() -> None:
    found = {seats: [place.spaces for place in RhodesScene(seats).view.places] for seats in GAME.seats}
    assert found == {
        2: [2, 1, 2, 3, 2, 2],
        3: [2, 1, 2, 3, 2, 2],
        4: [2, 1, 2, 3, 2, 3],
        5: [2, 1, 2, 3, 2, 4],
    }


@rule("rhodes.market.price", "rhodes.temple.price")
def test_places_show_what_their_spaces_are_worth() -> None:
    shown = {place.name: place.prices for place in RhodesScene().view.places if place.prices}
    assert shown == {"market": [5, 4, 3], "temple": [5, 7]}


@rule("rhodes.components.supply", "rhodes.components.bank")
def test_supply_and_bank_can_give_more_than_they_have_taken() -> None:
    scene = RhodesScene()
    scene.state.supply[0] -= 500
    scene.state.pay(0, -5000)
    assert scene.state.bank < 0
    assert scene.state.money[0] == 5020


def correction(folder: Path, text: str) -> pessoi.Game:
    path = folder / "mine.toml"
    path.write_text(text)
    return pessoi.game("rhodes", path)


def test_an_owner_can_correct_a_reconstructed_number(tmp_path: Path) -> None:
    game = correction(tmp_path, "[harbour]\nsource = 'public'\nprices = [7, 6, 5, 5, 4, 4, 3, 2]\n")
    assert game.start(2).view(None).prices == [7, 7, 6, 5, 5, 4, 4, 3, 2]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[harbour]\nprices = [7, 6]\n", "harbour"),
        ("[large]\nlength = 9\n", "large"),
        ("[chips]\nvalues = [1, 2]\n", "chips"),
        ("[chips]\neach = 4\n", "chips"),
        ("[plazas]\nopen = 6\nboxed = 4\n", "mission"),
        ("[plazas]\nboxed = 5\n", "mission"),
        ("[fleet]\nlengths = [1, 3]\n", "setup for 4"),
        ("[gold]\nleast = 3\n", "egyptian"),
        ("[estate]\ncapacity = 0\n", "capacity"),
        ("[[row]]\nsource = 'public'\nmoney = 0\nproducts = 0\n", "row"),
        ("[[setup]]\nsource = 'public'\nseats = 2\nmoney = 0\nboats = [1]\nfarmland = 1\n", "setup"),
        (
            "[[development]]\nsource = 'public'\nkind = 'hut'\ncopies = 1\ncost = 1\nmoney = 0\npoints = 0\n",
            "development",
        ),
        (
            "[[farmland]]\nsource = 'public'\nproduct = 'milk'\ncopies = 41\ncost = 1\nmoney = 0\npoints = 0\n",
            "farmland",
        ),
        (
            "[[mission]]\nsource = 'public'\ncategory = 'II'\ngoods = ['gold']\nmoney = 0\npoints = 0\n"
            "[[mission]]\nsource = 'public'\ncategory = 'I'\ngoods = ['gold']\nmoney = 0\npoints = 0\n",
            "mission",
        ),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    with mistaken(ComponentsError, complaint):
        correction(tmp_path, text)


def test_farmland_rows_must_be_in_order_and_different(tmp_path: Path) -> None:
    row = "[[farmland]]\nsource = 'public'\nproduct = '{}'\ncopies = 1\ncost = 5\nmoney = 0\npoints = 0\n"
    products = ("milk", "wine", "olives", "grain", "grain")
    with mistaken(ComponentsError, r"the same product and cost.*order"):
        correction(tmp_path, "".join(row.format(product) for product in products))


ANOTHER_BOX = """
[estate]
capacity = 2
[warehouse]
capacity = 4
[chips]
values = [2, 2, 5, 6, 1, 1, 1, 1]
each = 3
[markers]
each = 3
[gate]
price = 1
extra = [9, 8]
seats = 3
[harbour]
prices = [2, 5, 1, 7, 3, 3]
[errand]
fees = [1, 1, 1]
[plazas]
open = 2
boxed = 0
[production]
spaces = [1, 2, 2, 2]
[market]
prices = [2]
units = 4
[temple]
prices = [9, 1, 3]
[hall]
purchases = 1
[fleet]
lengths = [3, 1, 1]
[[setup]]
source = "public"
seats = 2
money = 3
boats = [3]
farmland = 2
[[setup]]
source = "public"
seats = 3
money = 60
boats = [1, 1, 3]
farmland = 3
[[setup]]
source = "public"
seats = 4
money = 20
boats = [1]
farmland = 0
[[setup]]
source = "public"
seats = 5
money = 40
boats = [1, 1]
farmland = 1
[[egyptian]]
source = "public"
cargo = ["gold", "wine", "joker"]
[[egyptian]]
source = "public"
cargo = ["joker", "gold"]
[[egyptian]]
source = "public"
cargo = ["milk"]
"""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["standard", "one-by-one"])
def test_the_rules_assume_no_printed_number(tmp_path: Path, seats: int, edition: str) -> None:
    game = correction(tmp_path, ANOTHER_BOX)
    state = game.start(seats, {"edition": edition})
    totals = state.holdings()
    rng = Rng(seats)
    for number in range(3000):
        if state.over:
            break
        seat = state.actors[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.one_of(state.legal(seat)))
        assert state.holdings() == totals
        if number % 100 == 0:
            assert game.position(state.position()) == state
    assert state.view(None).round > 1

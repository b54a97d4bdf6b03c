"""What the view shows besides the state: everything that is printed."""

from games.peloponnes.scene import PeloponnesScene

from pessoi.games.peloponnes.view_types import PeloponnesView, TileView


def seen(scene: PeloponnesScene) -> PeloponnesView:
    view = scene.state.view(None)
    assert isinstance(view, PeloponnesView)
    return view


def on_offer(view: PeloponnesView) -> dict[str, TileView]:
    return {offer.tile.name: offer.tile for offer in [*view.row, *view.conquest]}


def test_every_tile_names_its_stack() -> None:
    scene = PeloponnesScene(3)
    scene.offer("a01", "street", "b05", "quarry", "stoa")
    assert {name: tile.stack for name, tile in on_offer(seen(scene)).items()} == {
        "a01": "A",
        "street": "A",
        "b05": "B",
        "quarry": "B",
        "stoa": "C",
    }


def test_civilisations_are_shown_as_printed() -> None:
    printed = {one.name: one for one in seen(PeloponnesScene(1)).civilisations}
    assert len(printed) == 7
    sparta = printed["sparta"]
    assert (sparta.order, sparta.coins, sparta.citizens) == (5, 7, 3)
    assert (sparta.goods, sparta.income) == ([4, 0, 0], [1, 0, 0, 0])
    assert printed["arkadia"].income == [0, 0, 0, 1]


def test_both_rows_keep_their_spaces_and_the_price_of_a_conquest_is_shown() -> None:
    view = seen(PeloponnesScene(3))
    assert (view.spaces, view.surcharge, view.passing) == ([3, 2], 3, 3)
    assert seen(PeloponnesScene(5)).spaces == [5, 0]
    assert seen(PeloponnesScene(1, level="4")).spaces == [2, 3]


def test_the_tile_that_a_seat_is_about_to_bid_for_is_named() -> None:
    scene = PeloponnesScene(3)
    scene.offer("a01", "street", "port", "barracks", "b05")
    assert seen(scene).wanted is None
    scene.play(0, "bid street")
    assert seen(scene).wanted == "street"
    scene.play(0, "offer 2")
    assert seen(scene).wanted is None


def test_the_table_on_the_mat_is_shown() -> None:
    view = seen(PeloponnesScene(2))
    assert (view.wages[10], view.luxury_wages[13], view.luxury_wages[14]) == (4, 0, 2)
    assert (view.track, view.strikes) == (20, 3)


def test_an_offer_says_which_seats_could_lay_it() -> None:
    scene = PeloponnesScene(3)
    scene.place(0, "a01")
    scene.place(1, "a01", "barracks")
    scene.offer("a05", "street", "a02", "port", "b05")
    fits = {offer.tile.name: offer.fits for offer in [*seen(scene).row, *seen(scene).conquest]}
    assert fits["a05"] == [False, True, True]  # no stone; the Barracks need none; the first land may be any
    assert fits["a02"] == fits["street"] == [True, True, True]


def test_a_seat_sees_what_a_supply_round_would_take() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, citizens=7)
    assert seen(scene).seats[0].need == [0, 0, 7]
    scene.place(0, "street", "bridge", unfinished=True)
    tiles = scene.state.peloponnes.tiles
    marked = [scene.tile("street"), scene.tile("bridge")]
    assert seen(scene).seats[0].need == [
        sum(tiles.wood[one] for one in marked),
        sum(tiles.stone[one] for one in marked),
        7,
    ]
    assert seen(scene).rate == 2

"""Setup, and the components."""

import pytest
from games.deukalion.scene import BOARD, CONSTANTS, GAME, NAMES, DeukalionScene, after_setup
from rules import rule

from pessoi import CHANCE, Rng
from pessoi.games.deukalion.rules.board import ANCHOR, STYX


def started(seats: int, seed: int = 1, **options: str) -> DeukalionScene:
    """A scene right after the setup."""
    scene = DeukalionScene(seats)
    scene.state = after_setup(seats, options, seed)
    return scene


@rule("deukalion.setup.treasures")
def test_fifteen_treasures_of_five_colours_fill_the_places_of_the_cities() -> None:
    scene = started(4)
    for number, city in enumerate(NAMES.cities):
        assert sum(scene.treasures(city).values()) == CONSTANTS.places.slots[number]
    for colour in NAMES.colours:
        assert sum(scene.treasures(city)[colour] for city in NAMES.cities) == 3


@rule("deukalion.setup.treasures")
def test_the_city_of_a_treasure_is_chance() -> None:
    lots = {str(started(2, seed).state.stock) for seed in range(5)}
    assert len(lots) > 1


@rule("deukalion.setup.hydra")
@rule("deukalion.setup.fighters")
def test_the_hydra_and_all_fighters_start_in_their_places() -> None:
    scene = started(3)
    assert scene.hydra_at == "f6"
    assert scene.state.fighters == [10, 10, 10]
    assert scene.state.below == [0, 0, 0]


@rule("deukalion.setup.cards")
@rule("deukalion.setup.contract")
@rule("deukalion.setup.open")
def test_three_cards_and_a_hidden_contract_each_and_two_contracts_open() -> None:
    scene = started(4)
    assert [len(scene.cards(seat)) for seat in range(4)] == [3, 3, 3, 3]
    assert len({*scene.state.secret, *scene.state.open}) == 6
    assert min(scene.state.secret + scene.state.open) >= 0


@rule("deukalion.setup.contract")
@rule("deukalion.cards.hidden")
def test_what_is_dealt_is_shown_to_its_owner_alone() -> None:
    state = GAME.start(2)
    rng = Rng(3)
    private = []
    while state.step.name != "anchors":
        events = state.play(CHANCE, state.sample(rng))
        private += [event for event in events if event.message in ("own-card", "own-contract")]
    assert len(private) == 8
    assert all(event.audience == event.arguments["seat"] for event in private)


@rule("deukalion.setup.youngest")
def test_an_option_names_the_youngest_player() -> None:
    assert started(3, youngest="seat-3").state.active == 2


@rule("deukalion.setup.youngest")
def test_otherwise_chance_names_the_first_player() -> None:
    assert {started(3, seed).state.active for seed in range(12)} == {0, 1, 2}
    assert {started(2, seed, youngest="seat-4").state.active for seed in range(12)} == {0, 1}


@rule("deukalion.setup.ships")
def test_ships_choose_free_anchors_in_turn_order() -> None:
    state = GAME.start(3, {"youngest": "seat-2"})
    rng = Rng(1)
    while state.step.name != "anchors":
        state.apply(CHANCE, state.sample(rng))
    order = []
    while state.step.name == "anchors":
        seat = state.actors[0]
        order.append(seat)
        assert len(state.legal(seat)) == 6 - len(order)
        state.play(seat, state.legal(seat)[0])
    assert order == [1, 2, 0]


@rule("deukalion.setup.map")
def test_the_reconstructed_map_keeps_what_is_known() -> None:
    board = BOARD
    assert (len(board.cells), len(board.cells[0])) == (7, 9)
    assert board.squares == 44
    assert board.kinds.count(ANCHOR) == 5
    assert board.kinds.count(STYX) == 2
    assert GAME.components.map.source == "reconstructed"  # type: ignore[attr-defined]
    beside_athens = {"b1", "c2", "d2", "e2", "f1"}
    assert {board.names[square] for square in board.anchors} == beside_athens
    for square in range(board.squares):
        if board.kinds[square] != 0:
            assert board.cities_at[square] == board.towns_at[square] == []


@rule("deukalion.setup.heroes")
def test_each_seat_is_a_hero() -> None:
    heroes = [(seat.hero, seat.colour) for seat in started(4).state.view(None).seats]
    assert heroes == [("Deukalion", "red"), ("Perseus", "green"), ("Herkules", "yellow"), ("Achilles", "blue")]


@rule("deukalion.ship.room")
def test_fighters_come_back_only_to_free_places() -> None:
    scene = DeukalionScene().hold(0, "red", "green", "blue").crew(0, 6)
    scene.set_down("3-3-3-2")
    assert scene.state.room(0) == 1
    assert {"back 1"} == {move for move in scene.legal(0) if move.startswith("back")}


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("deukalion.setup.fighters")
def test_nothing_is_missing_after_the_set_up(seats: int) -> None:
    sums = started(seats).state.holdings()
    assert sums["action cards"] == sums["different action cards"] == 30
    assert sums["contracts"] == sums["different contracts"] == 16
    assert sums["victory point cards"] == 14

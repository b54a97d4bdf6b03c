"""Preparation."""

from itertools import permutations
from typing import cast

import pytest
from games.zeus.scene import ZEUS, ZeusScene
from rules import rule
from scene import messages

from pessoi import CHANCE
from pessoi.core.bits import members
from pessoi.games.zeus.components import ZeusComponents

SEATS = (3, 4, 5, 6)
DEALT = {3: (2, 8, 14, 22, 28, 33), 4: (2, 8, 14, 22), 5: (2, 8, 14, 22, 28), 6: (2, 8, 14, 22, 28, 33)}

by_seats = pytest.mark.parametrize("seats", SEATS)


def plots_of(scene: ZeusScene, seat: int) -> list[int]:
    return [plot + 1 for plot in members(scene.state.land[seat])]


@rule("zeus.setup.colours")
def test_the_fourth_colour_is_green_the_fifth_violet_the_sixth_black() -> None:
    colours = list(cast(ZeusComponents, ZEUS.components).pawns.colours)
    assert colours[:3] == ["red", "yellow", "blue"]
    assert colours[3:] == ["green", "violet", "black"]


@rule("zeus.setup.pawns")
@pytest.mark.parametrize(("seats", "pawns"), [(3, 18), (4, 14), (5, 12), (6, 10)])
def test_pawns_by_number_of_players(seats: int, pawns: int) -> None:
    state = ZeusScene(seats).state
    plots = 2 if seats == 3 else 1
    assert state.pawns == [pawns - plots] * seats


@rule("zeus.setup.pawns")
def test_red_leaves_four_pawns_in_the_box_with_four_players() -> None:
    assert cast(ZeusComponents, ZEUS.components).pawns.colours["red"] == 18
    assert ZeusScene(4).state.pawns[0] + 1 == 14


@rule("zeus.setup.money")
@pytest.mark.parametrize(("seats", "money"), [(3, 650), (4, 500), (5, 400), (6, 320)])
def test_money_by_number_of_players(seats: int, money: int) -> None:
    assert ZeusScene(seats).state.money == [money] * seats


@rule("zeus.setup.deal")
@by_seats
def test_the_starting_plots_are_shuffled_and_dealt_evenly(seats: int) -> None:
    state = ZEUS.start(seats)
    assert state.actors == (CHANCE,)
    assert [ZEUS.outcomes.name(outcome) for outcome, _ in state.outcomes()] == [f"deal {n}" for n in DEALT[seats]]
    assert {probability for _, probability in state.outcomes()} == {1 / len(DEALT[seats])}
    scene = ZeusScene(seats, tuple(reversed(DEALT[seats]))[:-1])
    owned = [plots_of(scene, seat) for seat in range(seats)]
    assert sorted(plot for plots in owned for plot in plots) == list(DEALT[seats])
    assert {len(plots) for plots in owned} == {2 if seats == 3 else 1}


@rule("zeus.setup.first-plots")
@pytest.mark.parametrize(("seats", "left"), [(3, 16), (4, 13), (5, 11), (6, 9)])
def test_a_pawn_goes_on_each_starting_plot_and_it_costs_0(seats: int, left: int) -> None:
    scene = ZeusScene(seats)
    assert scene.state.pawns == [left] * seats
    assert [scene.price(number) for number in DEALT[seats]] == [0] * len(DEALT[seats])
    assert all(scene.owner(number) is not None for number in DEALT[seats])


@rule("zeus.setup.start-cards")
@pytest.mark.parametrize(("seats", "cards"), [(3, 42), (4, 44), (5, 43), (6, 42)])
def test_the_starting_cards_leave_the_game(seats: int, cards: int) -> None:
    """T3."""
    scene = ZeusScene(seats)
    assert scene.state.view(None).draw_pile == cards
    assert scene.discard == []
    drawn = {ZEUS.outcomes.name(outcome) for outcome, _ in scene.state.outcomes()}
    assert drawn.isdisjoint(f"draw {number}" for number in DEALT[seats])


@rule("zeus.setup.pile")
def test_every_other_card_is_equally_likely_on_top() -> None:
    scene = ZeusScene(4)
    outcomes = scene.state.outcomes()
    assert len(outcomes) == 44
    assert {probability for _, probability in outcomes} == {1 / 44}
    assert scene.state.view(0).next_cards == []


@rule("zeus.setup.tools")
@by_seats
def test_everybody_gets_a_stone_and_a_dial_and_there_is_a_bank(seats: int) -> None:
    scene = ZeusScene(seats)
    assert scene.state.bank == 0
    assert [seat.stone for seat in scene.state.view(None).seats] == [True] * seats
    scene.turn(0)
    scene.play(0, "auction")
    assert (scene.asked, scene.state.actors) == ("bid", tuple(range(seats)))


@rule("zeus.setup.first-3-6")
@pytest.mark.parametrize(
    ("seats", "deal", "first"),
    [
        (3, (33, 2, 8, 14, 22), 1),
        (3, (2, 33, 8, 14, 22), 2),
        (3, (2, 8, 14, 22, 28), 0),
        (6, (2, 33, 8, 14, 22), 2),
        (6, (2, 8, 14, 22, 28), 0),
    ],
)
def test_with_3_or_6_the_left_neighbour_of_plot_33_begins(seats: int, deal: tuple[int, ...], first: int) -> None:
    for choice in ("left_of_22", "owner_of_22"):
        scene = ZeusScene(seats, deal, first_player_4_5=choice)
        assert scene.state.active == first
        assert scene.owner(33) == (first - 1) % seats


@rule("zeus.setup.first-4-5")
@pytest.mark.parametrize("deal", list(permutations((2, 8, 14, 22), 3))[::5])
def test_with_4_the_left_neighbour_of_plot_22_begins_or_its_owner(deal: tuple[int, ...]) -> None:
    owner = ZeusScene(4, deal).owner(22)
    assert owner is not None
    assert ZeusScene(4, deal, first_player_4_5="left_of_22").state.active == (owner + 1) % 4
    assert ZeusScene(4, deal, first_player_4_5="owner_of_22").state.active == owner


@rule("zeus.setup.first-4-5")
def test_with_5_it_is_the_same_and_the_two_texts_differ() -> None:
    deal = (2, 22, 8, 14)
    assert ZeusScene(5, deal, edition="haffner").state.active == 2
    assert ZeusScene(5, deal, edition="jeux-en-boite").state.active == 1


@rule("zeus.setup.pillar")
def test_the_first_player_takes_the_pillar_and_play_goes_left() -> None:
    scene = ZeusScene(4)
    assert messages(scene.events)[-2:] == ["first", "turn"]
    holders = []
    for _ in range(5):
        holders.append(scene.state.active)
        while scene.state.actors == (CHANCE,):
            scene.state.play(CHANCE, scene.state.outcomes()[0][0])
        scene.auction(scene.state.active, 0, 0, 0, 0)
        while scene.state.step.name == "take":
            seat = scene.state.actors[0]
            scene.play(seat, scene.legal(seat)[0])
    assert holders == [0, 1, 2, 3, 0]

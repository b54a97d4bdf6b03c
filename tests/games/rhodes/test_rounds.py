"""The round, the turn order and the end."""

import pytest
from games.rhodes.scene import GAME, A, B, C, D, E, RhodesScene, after_setup
from rules import rule
from scene import messages

from pessoi import CHANCE, Rng
from pessoi.games.rhodes.rules.constants import GOODS, HARBOUR, IN_HAND, NOWHERE, PRODUCTION
from pessoi.games.rhodes.rules.state import NO_BOAT
from pessoi.games.rhodes.rules.steps import ACT, BACK, CLOSE, ORDER


@rule("rhodes.round.actions", "rhodes.round.phases")
def test_all_seats_act_once_from_the_top_downwards_then_once_more() -> None:
    state = after_setup(4, 3)
    order = sorted(range(4), key=state.row_of)
    rng = Rng(1)
    acted: list[int] = []
    happened: list[str] = []
    while state.round == 1:
        seat = state.actors[0]
        if state.step.name == "order":
            assert set(state.markers) == {IN_HAND}
        move = state.sample(rng) if seat == CHANCE else rng.one_of(state.legal(seat))
        events = state.play(seat, move)
        acted += [event.arguments["seat"] for event in events if event.message in ("goes", "idle")]
        happened += messages(events)
    assert acted[:8] == order + order
    assert any(message.startswith("row-") for message in happened)
    assert "round" in happened


@rule("rhodes.round.achieve")
def test_a_marker_goes_where_it_achieves_something() -> None:
    scene = RhodesScene(3, money=0)
    scene.plazas()
    assert scene.turn().legal(A) == ["go production"]
    assert RhodesScene(3).turn().why_not(A, "pass") == "must-act"
    assert RhodesScene(3).turn().why_not(A, "row 1") == "place-first"


@rule("rhodes.round.idle")
def test_a_seat_that_can_do_nothing_gets_a_drachma() -> None:
    scene = RhodesScene(3, money=0)
    scene.plazas()
    scene.state.markers[2:4] = [PRODUCTION, PRODUCTION]
    scene.turn(A)
    assert scene.legal(A) == ["pass"]
    scene.play(A, "pass")
    assert scene.state.money[A] == 1
    assert scene.state.markers[0] == NOWHERE
    assert scene.view.lost_markers == [A]


@rule("rhodes.round.return")
def test_markers_and_chips_go_back() -> None:
    scene = RhodesScene()
    scene.go("production")
    scene.play(A, "produce 4 wine", "produce 3 milk")
    scene.only_step(BACK)
    assert scene.view.seats[A].markers_left == 2
    assert all(chip.field is None for chip in scene.view.chips)


@rule("rhodes.order.rows", "rhodes.order.cost", "rhodes.order.gain")
@pytest.mark.parametrize(("row", "change"), [(1, -3), (2, -1), (4, 1), (5, 2), (6, 1)])
def test_rows_cost_and_bring_what_they_show(row: int, change: int) -> None:
    scene = RhodesScene()
    scene.rows(2, 0, 1)
    scene.only_step(ORDER, A)
    scene.play(A, f"row {row}")
    assert scene.state.money[A] == 20 + change
    assert scene.view.seats[A].row == row


@rule("rhodes.order.bottom-up", "rhodes.order.other-row")
def test_from_the_bottom_up_and_never_the_same_row() -> None:
    scene = RhodesScene(3)
    scene.rows(1, 0, 4)
    scene.state.sea = NO_BOAT
    scene.only_step(CLOSE)
    assert scene.state.actors == (C,)
    assert scene.why_not(C, "row 5") == "same-row"
    assert scene.why_not(C, "stop") == "row-first"
    scene.play(C, "row 1")
    assert scene.state.actors == (A,)
    assert scene.why_not(A, "row 1") == "row-taken"
    scene.play(A, "row 5")
    assert scene.legal(B) == ["row 2", "row 3", "row 4", "row 6"]
    assert scene.why_not(B, "row 1") == "row-taken"
    scene.play(B, "row 3")
    assert [scene.state.row_of(seat) for seat in range(3)] == [4, 2, 0]
    assert scene.state.round == 2


@rule("rhodes.order.cost")
def test_a_row_that_is_too_dear() -> None:
    scene = RhodesScene(3, money=2)
    scene.rows(3, 0, 1)
    scene.only_step(ORDER, A)
    assert scene.why_not(A, "row 1") == "too-dear"
    assert scene.legal(A) == ["row 2", "row 3", "row 5", "row 6"]


@rule("rhodes.order.penniless")
def test_a_penniless_player_stays_where_she_is_for_nothing() -> None:
    scene = RhodesScene(5, money=0)
    scene.rows(1, 2, 3, 4, 5)
    scene.state.taken = 0b111100
    scene.only_step(ORDER, A)
    assert scene.state.over
    assert scene.state.row_of(A) == 1
    assert scene.state.money[A] == 0
    rich = RhodesScene(5, money=1)
    rich.rows(0, 2, 3, 4, 5)
    rich.state.taken = 0b111100
    rich.only_step(ORDER, A)
    assert (rich.state.row_of(A), rich.state.money[A]) == (1, 0)
    some = RhodesScene(5, money=2)
    some.rows(1, 2, 3, 4, 5)
    some.state.taken = 0b111100
    some.only_step(ORDER, A)
    assert (some.state.row_of(A), some.state.money[A]) == (1, 2)


@rule("rhodes.order.penniless")
def test_with_four_players_the_own_row_may_be_the_last_that_costs_nothing() -> None:
    scene = RhodesScene(4, money=0)
    scene.rows(2, 3, 4, 5)
    scene.state.sea = NO_BOAT
    scene.only_step(CLOSE)
    scene.play(D, "row 4")
    scene.play(C, "row 6")
    events = scene.play(B, "row 5")
    assert "row-stays" in messages(events)
    assert (scene.state.row_of(A), scene.state.money[A]) == (2, 0)


@rule("rhodes.order.product", "rhodes.development.hut")
def test_a_product_that_is_farmed_and_has_room() -> None:
    scene = RhodesScene()
    scene.build(A, "hut")
    scene.land(A, "wine", 3)
    milk = scene.land(A, "milk", 1)
    scene.only_step(ORDER, A)
    scene.play(A, "row 6")
    assert scene.legal(A) == ["grow wine", "grow milk"]
    assert scene.why_not(A, "grow grain") == "no-room"
    assert scene.why_not(A, "stop") == "product-first"
    other = scene.copy()
    scene.play(A, "grow wine")
    assert scene.in_hut(A, "wine")
    other.play(A, "grow milk")
    assert other.state.units[milk] == 2
    none = RhodesScene()
    none.only_step(ORDER, A)
    none.play(A, "row 6")
    assert none.state.over


def nearly_done(seats: int = 3) -> RhodesScene:
    """The stack is empty, and A can fulfil one of the last missions."""
    scene = RhodesScene(seats)
    scene.state.drawn = len(scene.state.rhodes.constants.draws)
    scene.plazas("III-1", "III-2", "I-1")
    scene.store(A, wine=1, olives=1)
    return scene


@rule("rhodes.end.trigger", "rhodes.end.over")
def test_the_round_in_which_a_plaza_stays_empty_is_the_last() -> None:
    scene = nearly_done()
    scene.state.agenda.clear()
    scene.state.push(CLOSE)
    scene.state.push(ACT, C)
    scene.state.push(ACT, B)
    scene.state.push(ACT, A)
    scene.state.advance()
    events = scene.play(A, "go harbour")
    assert "last-round" in messages(events)
    assert scene.view.last_round
    assert scene.view.plazas[2] is None
    assert scene.state.actors == (B,)
    scene.play(B, "go production", "produce 1 wine", "produce 2 milk")
    boats = scene.state.boats[:]
    events = scene.play(C, "go production", "produce 3 wine", "produce 3 milk")
    assert scene.state.over
    assert scene.state.boats == boats
    assert next(message for message in messages(events) if message in ("over", "result")) == "over"


@rule("rhodes.end.trigger")
def test_with_printed_missions_the_tenth_ends_the_game() -> None:
    constants = RhodesScene().state.rhodes.constants
    assert len(constants.draws) - constants.plazas + 1 == 10


@rule("rhodes.end.harbour")
def test_in_the_last_round_the_full_harbour_takes_a_seat_that_has_not_been_there() -> None:
    scene = RhodesScene(3)
    scene.plazas("I-1")
    scene.store(A, wine=1, olives=1)
    scene.store(C, wine=2, olives=2)
    scene.state.markers = [IN_HAND, IN_HAND, HARBOUR, IN_HAND, HARBOUR, IN_HAND]
    assert scene.turn(A).why_not(A, "go harbour") == "place-full"
    scene.state.last = 1
    assert scene.turn(C).why_not(C, "go harbour") == "place-full"
    events = scene.go("harbour", A)
    assert messages(events) == ["goes-beyond", "fulfilled"]
    assert scene.state.points[A] == 3


@rule("rhodes.components.aim")
def test_what_brings_points() -> None:
    """Shipping, the estate, missions and the temple; at the end money and gold."""
    scene = RhodesScene(3, money=25)
    scene.land(A, "wine", 1, cost=17)
    scene.build(A, "demeter-wine")
    scene.store(A, wine=1, olives=1, gold=1)
    scene.land(A, "wine", 1)
    scene.go("farm")
    scene.play(A, "boat 1", "points 1")
    scene.plazas("I-1")
    scene.go("harbour")
    scene.play(A, "stop")
    scene.go("temple")
    scene.play(A, "stop")
    sources = GAME.sources(scene.state, scene.events)[A]
    assert sources == {"farm": 1, "demeter": 1, "deliveries": 1, "missions": 3, "temple": 1, "money": 2, "gold": 2}
    assert sum(sources.values()) == scene.state.scores[A]


@rule("rhodes.end.money", "rhodes.end.gold", "rhodes.end.winner")
def test_money_and_gold_count_at_the_end() -> None:
    scene = RhodesScene(3)
    scene.state.points = [10, 12, 3]
    scene.state.money = [29, 9, 100]
    scene.store(A, gold=3, wine=4)
    assert scene.state.scores == (10 + 2 + 6, 12, 13)
    assert scene.state.ranking == (1, 3, 2)


@rule("rhodes.end.tie")
def test_ties_are_settled_by_the_money_left() -> None:
    scene = RhodesScene(4)
    scene.state.points = [10, 9, 11, 9]
    scene.state.money = [12, 21, 9, 23]
    assert scene.state.scores == (11, 11, 11, 11)
    assert scene.state.ranking == (3, 4, 1, 2)
    scene.state.money = [12, 21, 2, 22]
    assert scene.state.ranking == (1, 4, 1, 1)


@rule("rhodes.end.over", "rhodes.end.winner")
def test_the_result_is_logged() -> None:
    scene = RhodesScene(3)
    scene.state.money = [29, 9, 9]
    scene.store(B, gold=1)
    scene.state.last = 1
    events = scene.only_step(CLOSE)
    assert messages(events) == ["over", "money-counts", "result", "gold-counts", "result", "result"]


@rule("rhodes.components.bank")
def test_seats_beyond_three_have_a_place_too() -> None:
    scene = RhodesScene(5)
    assert [scene.view.seats[seat].row for seat in (D, E)] == [4, 5]
    assert len(scene.state.store) == 5 * GOODS
    assert GAME.seats[-1] == 5

"""The round, the turn order and the end."""

import pytest
from games.rhodes.scene import (
    GAME,
    A,
    B,
    C,
    D,
    E,
    build,
    do,
    goes,
    in_hut,
    land,
    may,
    messages,
    opened,
    plazas,
    ready,
    refused,
    rows,
    scene,
    store,
    turn,
)
from rules import rule

from pessoi import CHANCE, Rng
from pessoi.games.rhodes.rules import state as steps
from pessoi.games.rhodes.rules.moves import GOODS
from pessoi.games.rhodes.rules.state import HARBOUR, NOWHERE, PRODUCTION, RhodesState


@rule("rhodes.round.actions", "rhodes.round.phases")
def test_everybody_acts_once_from_the_top_downwards_then_once_more() -> None:
    state = opened(4, 3)
    order = sorted(range(4), key=state.row_of)
    rng = Rng(1)
    acted: list[int] = []
    told: list[str] = []
    while state.round == 1:
        seat = state.actors[0]
        move = state.sample(rng) if seat == CHANCE else rng.one_of(state.legal(seat))
        events = state.play(seat, move)
        acted += [event.arguments["seat"] for event in events if event.message in ("goes", "idle")]
        told += messages(events)
    assert acted[:8] == order + order
    assert told.index("back") < min(told.index(message) for message in told if message.startswith("row-"))
    assert "round" in told


@rule("rhodes.round.achieve")
def test_a_marker_goes_where_it_achieves_something() -> None:
    state = scene(3, money=0)
    plazas(state)
    assert may(turn(state)) == ["go production"]
    assert refused(turn(scene(3)), A, "pass") == "must-act"
    assert refused(turn(scene(3)), A, "row 1") == "place-first"


@rule("rhodes.round.idle")
def test_who_can_do_nothing_gets_a_drachma() -> None:
    state = scene(3, money=0)
    plazas(state)
    state.markers[2:4] = [PRODUCTION, PRODUCTION]
    turn(state, A)
    assert may(state) == ["pass"]
    do(state, A, "pass")
    assert state.money[A] == 1
    assert state.markers[0] == NOWHERE
    assert state.view(None).lost_markers == [A]


@rule("rhodes.round.return")
def test_markers_and_chips_go_back() -> None:
    state = scene()
    goes(state, "production")
    do(state, A, "produce 4 wine", "produce 3 milk")
    ready(state, steps.BACK)
    assert state.view(None).seats[A].markers_left == 2
    assert all(chip.field is None for chip in state.view(None).chips)


@rule("rhodes.order.rows", "rhodes.order.cost", "rhodes.order.gain")
@pytest.mark.parametrize(("row", "change"), [(1, -3), (2, -1), (4, 0), (5, 1), (6, 1)])
def test_rows_cost_and_bring_what_they_show(row: int, change: int) -> None:
    state = scene()
    rows(state, [2, 0, 1])
    ready(state, steps.ORDER, A)
    do(state, A, f"row {row}")
    assert state.money[A] == 20 + change
    assert state.view(None).seats[A].row == row


@rule("rhodes.order.bottom-up", "rhodes.order.other-row")
def test_from_the_bottom_up_and_never_the_same_row() -> None:
    state = scene(3)
    rows(state, [1, 0, 4])
    state.cargo, state.boats = [], []
    state.agenda = []
    state.push(steps.CLOSE)
    state.sea = -1
    state.advance()
    assert state.actors == (C,)
    assert refused(state, C, "row 5") == "same-row"
    assert refused(state, C, "stop") == "row-first"
    do(state, C, "row 1")
    assert state.actors == (A,)
    assert refused(state, A, "row 1") == "row-taken"
    do(state, A, "row 5")
    assert may(state) == ["row 2", "row 3", "row 4", "row 6"]
    assert refused(state, B, "row 1") in ("same-row", "row-taken")
    do(state, B, "row 3")
    assert [state.row_of(seat) for seat in range(3)] == [4, 2, 0]
    assert state.round == 2


@rule("rhodes.order.cost")
def test_a_row_one_cannot_pay() -> None:
    state = scene(3, money=2)
    rows(state, [3, 0, 1])
    ready(state, steps.ORDER, A)
    assert refused(state, A, "row 1") == "too-dear"
    assert may(state) == ["row 2", "row 3", "row 5", "row 6"]


@rule("rhodes.order.penniless")
def test_a_penniless_player_stays_where_she_is_for_nothing() -> None:
    state = scene(5, money=0)
    rows(state, [1, 2, 3, 4, 5])
    state.taken = 0b111100
    ready(state, steps.ORDER, A)
    assert state.over
    assert state.row_of(A) == 1
    assert state.money[A] == 0
    rich = scene(5, money=1)
    rows(rich, [0, 2, 3, 4, 5])
    rich.taken = 0b111100
    ready(rich, steps.ORDER, A)
    assert (rich.row_of(A), rich.money[A]) == (1, 0)
    some = scene(5, money=2)
    rows(some, [1, 2, 3, 4, 5])
    some.taken = 0b111100
    ready(some, steps.ORDER, A)
    assert (some.row_of(A), some.money[A]) == (1, 2)


@rule("rhodes.order.product", "rhodes.development.hut")
def test_a_product_that_is_farmed_and_has_room() -> None:
    state = scene()
    build(state, A, "hut")
    land(state, A, "wine", 3)
    milk = land(state, A, "milk", 1)
    ready(state, steps.ORDER, A)
    do(state, A, "row 4")
    assert may(state) == ["grow wine", "grow milk"]
    assert refused(state, A, "grow grain") == "no-room"
    assert refused(state, A, "stop") == "product-first"
    other = state.clone()
    do(state, A, "grow wine")
    assert in_hut(state, A, "wine")
    do(other, A, "grow milk")
    assert other.units[milk] == 2
    none = scene()
    ready(none, steps.ORDER, A)
    do(none, A, "row 4")
    assert none.over


def nearly_done(seats: int = 3) -> RhodesState:
    """The stack is empty, and A can fulfil one of the last missions."""
    state = scene(seats)
    state.drawn = len(state.rhodes.draws)
    plazas(state, "III-1", "III-2", "I-1")
    store(state, A, wine=1, olives=1)
    return state


@rule("rhodes.end.trigger", "rhodes.end.over")
def test_the_round_in_which_a_plaza_stays_empty_is_the_last() -> None:
    state = nearly_done()
    state.push(steps.CLOSE)
    state.push(steps.ACT, C)
    state.push(steps.ACT, B)
    state.push(steps.ACT, A)
    state.advance()
    told = do(state, A, "go harbour")
    assert "last-round" in messages(told)
    assert state.view(None).last_round
    assert state.view(None).plazas[2] is None
    assert state.actors == (B,)
    do(state, B, "go production", "produce 1 wine", "produce 2 milk")
    boats = state.boats[:]
    told = do(state, C, "go production", "produce 3 wine", "produce 3 milk")
    assert state.over
    assert state.boats == boats
    assert next(message for message in messages(told) if message in ("over", "result", "back")) == "over"


@rule("rhodes.end.trigger")
def test_with_printed_missions_the_tenth_ends_the_game() -> None:
    state = scene()
    printed = state.rhodes.printed
    assert len(state.rhodes.draws) - printed.plazas + 1 == 10


@rule("rhodes.end.harbour")
def test_in_the_last_round_the_full_harbour_takes_whoever_has_not_been_there() -> None:
    state = scene(3)
    plazas(state, "I-1")
    store(state, A, wine=1, olives=1)
    store(state, C, wine=2, olives=2)
    state.markers = [-1, -1, HARBOUR, -1, HARBOUR, -1]
    assert refused(turn(state, A), A, "go harbour") == "place-full"
    state.last = 1
    assert refused(turn(state, C), C, "go harbour") == "place-full"
    told = goes(state, "harbour", A)
    assert messages(told)[:2] == ["goes", "goes-beyond"]
    assert state.points[A] == 3


@rule("rhodes.end.money", "rhodes.end.gold", "rhodes.end.winner")
def test_money_and_gold_count_at_the_end() -> None:
    state = scene(3)
    state.points = [10, 12, 3]
    state.money = [29, 9, 100]
    store(state, A, gold=3, wine=4)
    assert state.scores == (10 + 2 + 6, 12, 13)
    assert state.ranking == (1, 3, 2)


@rule("rhodes.end.tie")
def test_of_equals_who_has_more_money_left() -> None:
    state = scene(4)
    state.points = [10, 9, 11, 9]
    state.money = [12, 21, 9, 23]
    assert state.scores == (11, 11, 11, 11)
    assert state.ranking == (3, 4, 1, 2)
    state.money = [12, 21, 2, 22]
    assert state.ranking == (1, 4, 1, 1)


@rule("rhodes.end.over", "rhodes.end.winner")
def test_the_result_is_told() -> None:
    state = scene(3)
    state.money = [29, 9, 9]
    store(state, B, gold=1)
    state.last = 1
    state.log = []
    ready(state, steps.CLOSE)
    log = state.log
    state.log = None
    assert log is not None
    assert [event.message for event in log] == ["over", "money-counts", "result", "gold-counts", "result", "result"]


@rule("rhodes.components.bank")
def test_seats_beyond_three_have_a_place_too() -> None:
    state = scene(5)
    assert [state.view(None).seats[seat].row for seat in (D, E)] == [4, 5]
    assert len(state.store) == 5 * GOODS
    assert GAME.seats[-1] == 5

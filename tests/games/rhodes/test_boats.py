"""What happens at the exit, in the warehouse, and when gold is renewed."""

from typing import cast

from games.rhodes.scene import (
    GAME,
    A,
    B,
    C,
    afloat,
    boats_home,
    do,
    goes,
    land,
    may,
    messages,
    ready,
    refused,
    scene,
    store,
    stored,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from rules import rule

from pessoi import CHANCE, Event, Rng
from pessoi.games.rhodes.rules import state as steps
from pessoi.games.rhodes.rules.moves import GOLD
from pessoi.games.rhodes.rules.state import IN_HAND, NOBODY_OWNS, RhodesState


def enters(state: RhodesState, length: int, seat: int = A) -> list[Event]:
    """A seat sends in a boat with milk."""
    state.markers = [IN_HAND] * len(state.markers)
    state.owner = [NOBODY_OWNS] * len(state.owner)
    land(state, seat, "milk", 3)
    goes(state, "farm", seat)
    told = do(state, seat, f"boat {length}") if state.step.name == "boat" else []
    return told + do(state, seat, "points 0")


def crowded(options: dict[str, str] | None = None) -> RhodesState:
    """Eleven squares before the exit: B's boats lie on 1 to 6, C's on 7 to 10."""
    state = scene(3, options=options)
    for cargo in (["wine"], ["wine", "wine"], ["grain", "grain", "grain"]):
        afloat(state, B, *cargo)
    afloat(state, C, None)
    afloat(state, C, "wine", "olives", "grain")
    return state


@rule("rhodes.boats.exit")
def test_the_whole_cargo_goes_to_the_warehouse_when_the_bow_reaches_the_exit() -> None:
    state = crowded()
    told = enters(state, 2)
    assert stored(state, C) == {"wine": 1, "olives": 1, "grain": 1}
    assert boats_home(state, C) == [2]
    assert [(boat.first_square, boat.length, boat.cargo) for boat in state.view(None).boats][-1] == (10, 3, [None] * 3)
    assert messages(told)[-3:] == ["unloaded"] * 3


@rule("rhodes.boats.exit")
def test_by_option_goods_leave_one_by_one() -> None:
    state = crowded({"exit": "units"})
    enters(state, 2)
    assert stored(state, C) == {"grain": 1}
    assert state.view(None).boats[-1].cargo == ["wine", "olives", None]
    enters(state, 1)
    assert stored(state, C) == {"grain": 1, "olives": 1}


@rule("rhodes.boats.home")
def test_a_boat_goes_home_when_its_stern_reaches_the_exit() -> None:
    state = crowded()
    enters(state, 2)
    enters(state, 1)
    assert 3 not in boats_home(state, C)
    told = enters(state, 3)
    assert 3 in boats_home(state, C)
    assert "home" in messages(told)


@rule("rhodes.boats.egyptian-exit")
def test_an_egyptian_boat_at_the_exit_is_put_aside_with_its_cargo() -> None:
    state = scene()
    for cargo in (["wine"], ["wine", "wine"], ["grain", "grain", "grain"]):
        afloat(state, B, *cargo)
    afloat(state, C, "wine", "olives", "grain")
    egyptian = afloat(state, -1, "gold", "joker")
    supply = state.supply[GOLD]
    told = enters(state, 1)
    assert egyptian not in state.boats
    assert state.landed == 1 << egyptian
    assert state.supply[GOLD] == supply + 1
    assert messages(told)[-1] == "egyptian-leaves"


@rule("rhodes.boats.egyptian-exit", "rhodes.boats.exit")
def test_by_option_an_egyptian_boat_stays_until_its_stern_is_there() -> None:
    state = scene(options={"exit": "units"})
    for cargo in (["wine"], ["wine", "wine"], ["grain", "grain", "grain"]):
        afloat(state, B, *cargo)
    afloat(state, C, "wine", "olives", "grain")
    egyptian = afloat(state, -1, "gold", "joker")
    enters(state, 1)
    assert state.boats[-1] == egyptian
    assert state.view(None).boats[-1].cargo == ["gold", None]
    enters(state, 2)
    assert state.landed == 1 << egyptian


@rule("rhodes.boats.warehouse")
def test_a_full_warehouse_gives_up_what_its_owner_likes() -> None:
    state = crowded()
    store(state, C, gold=9)
    enters(state, 2)
    assert state.actors == (C,)
    assert may(state) == ["drop wine", "drop olives", "drop grain", "drop gold"]
    assert refused(state, C, "drop milk") == "not-in-warehouse"
    assert refused(state, C, "stop") == "drop-first"
    do(state, C, "drop olives", "drop gold")
    assert stored(state, C) == {"gold": 8, "wine": 1, "grain": 1}
    assert state.over


@rule("rhodes.boats.emptied")
def test_emptied_boats_stay() -> None:
    state = scene(money=30)
    afloat(state, B, "wine")
    boat = afloat(state, -1, "gold")
    goes(state, "harbour")
    do(state, A, "buy 1", "buy 2")
    assert len(state.boats) == 2
    assert state.boats[-1] == boat
    assert [boat.cargo for boat in state.view(None).boats] == [[None], [None]]


@rule("rhodes.renewal.gold", "rhodes.renewal.enter", "rhodes.boats.next")
def test_boats_enter_until_there_are_two_bars_and_another_waits() -> None:
    state = scene()
    afloat(state, B, "wine", "wine")
    afloat(state, -1, "gold")
    state.pile |= 1 << state.sea
    state.sea = sea = 1
    state.pile &= ~(1 << sea)
    ready(state, steps.RENEW)
    assert state.boats[0] == sea
    assert state.view(None).boats[1].first_square == 1 + state.rhodes.lengths[sea]
    assert state.actors == (CHANCE,)
    told = state.play(CHANCE, state.outcomes()[0][0])
    assert messages(told) == ["boat-at-sea"]
    assert state.sea >= 0
    assert state.over


@rule("rhodes.renewal.gold")
def test_with_two_bars_nothing_enters() -> None:
    state = scene()
    afloat(state, -1, "gold")
    afloat(state, -1, "gold", "joker")
    state.cargo[1] = GOLD
    before = state.boats[:]
    ready(state, steps.RENEW)
    assert state.boats == before
    assert state.over


@rule("rhodes.boats.reshuffle")
def test_boats_put_aside_are_shuffled_when_the_pile_is_empty() -> None:
    state = scene()
    state.pile, state.landed, state.sea = 0, 0b111, -1
    ready(state, steps.DRAW_BOAT)
    assert [probability for _, probability in state.outcomes()] == [1 / 3] * 3
    told = state.play(CHANCE, state.outcomes()[1][0])
    assert messages(told) == ["boats-shuffled", "boat-at-sea"]
    assert (state.sea, state.pile, state.landed) == (1, 0b101, 0)


@rule("rhodes.boats.next")
def test_a_last_boat_is_nobodys_chance_and_without_one_the_sea_stays_empty() -> None:
    state = scene()
    state.pile, state.landed, state.sea = 0b10, 0, -1
    ready(state, steps.DRAW_BOAT)
    assert state.sea == 1
    state.pile, state.sea = 0, -1
    ready(state, steps.DRAW_BOAT)
    assert state.sea == -1
    assert state.over


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 5), exit_rule=st.sampled_from(["bow", "units"]))
@rule("rhodes.farm.push", "rhodes.boats.home", "rhodes.boats.egyptian-exit")
def test_in_every_play_boats_keep_their_order_and_only_the_last_reaches_beyond_the_exit(
    seed: int, seats: int, exit_rule: str
) -> None:
    state = cast(RhodesState, GAME.start(seats, {"exit": exit_rule}))
    rules = state.rhodes
    rng = Rng(seed)
    order: list[int] = []
    for _ in range(600):
        if state.over:
            break
        seat = state.actors[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.one_of(state.legal(seat)))
        staying = [boat for boat in order if boat in state.boats]
        entered = len(state.boats) - len(staying)
        assert state.boats[entered:] == staying
        lengths = [rules.lengths[boat] for boat in state.boats]
        assert sum(lengths) == len(state.cargo)
        if lengths:
            stern = sum(lengths[:-1])
            assert stern < rules.exit
        assert all(good == -1 for good in state.cargo[rules.exit :])
        assert len(set(state.boats)) == len(state.boats)
        order = state.boats[:]

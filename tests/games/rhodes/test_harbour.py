"""What happens at the exit, in the warehouse, and when gold is renewed."""

from typing import cast

from games.rhodes.scene import GAME, A, B, C, RhodesScene
from hypothesis import given, settings
from hypothesis import strategies as st
from rules import rule
from scene import messages

from pessoi import CHANCE, Event, Rng
from pessoi.core.bits import BIT
from pessoi.games.rhodes.rules.constants import EGYPT, GOLD, IN_HAND
from pessoi.games.rhodes.rules.state import EMPTY, NOBODY_OWNS, RhodesState
from pessoi.games.rhodes.rules.steps import DRAW_BOAT, RENEW


def enters(scene: RhodesScene, length: int, seat: int = A) -> list[Event]:
    """Let a seat send in a boat with milk."""
    scene.state.markers = [IN_HAND] * len(scene.state.markers)
    scene.state.owner = [NOBODY_OWNS] * len(scene.state.owner)
    scene.land(seat, "milk", 3)
    scene.go("farm", seat)
    events = scene.play(seat, f"boat {length}") if scene.asked == "boat" else []
    return events + scene.play(seat, "points 0")


def crowded(exit_rule: str = "bow") -> RhodesScene:
    """Eleven squares before the exit: B's boats are on 1 to 6, C's on 7 to 10."""
    scene = RhodesScene(3, exit=exit_rule)
    for cargo in (["wine"], ["wine", "wine"], ["grain", "grain", "grain"]):
        scene.afloat(B, *cargo)
    scene.afloat(C, None)
    scene.afloat(C, "wine", "olives", "grain")
    return scene


@rule("rhodes.boats.exit")
def test_the_whole_cargo_goes_to_the_warehouse_when_the_bow_reaches_the_exit() -> None:
    scene = crowded()
    events = enters(scene, 2)
    assert scene.stored(C) == {"wine": 1, "olives": 1, "grain": 1}
    assert scene.boats_home(C) == [2]
    boat = scene.view.boats[-1]
    assert (boat.first_square, boat.length, boat.cargo) == (10, 3, [None] * 3)
    assert messages(events) == ["enters", "delivered", "unloaded"]


@rule("rhodes.boats.exit")
def test_by_option_goods_leave_one_by_one() -> None:
    scene = crowded("units")
    enters(scene, 2)
    assert scene.stored(C) == {"grain": 1}
    assert scene.view.boats[-1].cargo == ["wine", "olives", None]
    enters(scene, 1)
    assert scene.stored(C) == {"grain": 1, "olives": 1}


@rule("rhodes.boats.home")
def test_a_boat_goes_home_when_its_stern_reaches_the_exit() -> None:
    scene = crowded()
    enters(scene, 2)
    enters(scene, 1)
    assert 3 not in scene.boats_home(C)
    events = enters(scene, 3)
    assert 3 in scene.boats_home(C)
    assert "home" in messages(events)


@rule("rhodes.boats.egyptian-exit")
def test_an_egyptian_boat_at_the_exit_is_put_aside_with_its_cargo() -> None:
    scene = RhodesScene()
    for cargo in (["wine"], ["wine", "wine"], ["grain", "grain", "grain"]):
        scene.afloat(B, *cargo)
    scene.afloat(C, "wine", "olives", "grain")
    egyptian = scene.afloat(EGYPT, "gold", "joker")
    supply = scene.state.supply[GOLD]
    events = enters(scene, 1)
    assert egyptian not in scene.state.boats
    assert scene.state.landed == BIT[egyptian]
    assert scene.state.supply[GOLD] == supply + 1
    assert messages(events)[-1] == "egyptian-leaves"


@rule("rhodes.boats.egyptian-exit", "rhodes.boats.exit")
def test_by_option_an_egyptian_boat_stays_until_its_stern_is_there() -> None:
    scene = RhodesScene(exit="units")
    for cargo in (["wine"], ["wine", "wine"], ["grain", "grain", "grain"]):
        scene.afloat(B, *cargo)
    scene.afloat(C, "wine", "olives", "grain")
    egyptian = scene.afloat(EGYPT, "gold", "joker")
    enters(scene, 1)
    assert scene.state.boats[-1] == egyptian
    assert scene.view.boats[-1].cargo == ["gold", None]
    enters(scene, 2)
    assert scene.state.landed == BIT[egyptian]


@rule("rhodes.boats.warehouse")
def test_a_full_warehouse_gives_up_what_its_owner_likes() -> None:
    scene = crowded()
    scene.store(C, gold=9)
    enters(scene, 2)
    assert scene.state.actors == (C,)
    assert scene.legal(C) == ["drop wine", "drop olives", "drop grain", "drop gold"]
    assert scene.why_not(C, "drop milk") == "not-in-warehouse"
    assert scene.why_not(C, "stop") == "drop-first"
    scene.play(C, "drop olives", "drop gold")
    assert scene.stored(C) == {"gold": 8, "wine": 1, "grain": 1}
    assert scene.state.over


@rule("rhodes.boats.emptied")
def test_emptied_boats_stay() -> None:
    scene = RhodesScene(money=30)
    scene.afloat(B, "wine")
    boat = scene.afloat(EGYPT, "gold")
    scene.go("harbour")
    scene.play(A, "buy 1", "buy 2")
    assert len(scene.state.boats) == 2
    assert scene.state.boats[-1] == boat
    assert [boat.cargo for boat in scene.view.boats] == [[None], [None]]


@rule("rhodes.renewal.gold", "rhodes.renewal.enter", "rhodes.boats.next")
def test_boats_enter_until_there_are_two_bars_and_another_waits() -> None:
    scene = RhodesScene()
    scene.afloat(B, "wine", "wine")
    scene.afloat(EGYPT, "gold")
    scene.state.pile |= BIT[scene.state.sea]
    scene.state.sea = sea = 1
    scene.state.pile &= ~BIT[sea]
    scene.only_step(RENEW)
    assert scene.state.boats[0] == sea
    assert scene.view.boats[1].first_square == 1 + scene.state.rhodes.constants.fleet.lengths[sea]
    assert scene.state.actors == (CHANCE,)
    events = scene.state.play(CHANCE, scene.state.outcomes()[0][0])
    assert messages(events) == ["boat-at-sea"]
    assert scene.state.sea >= 0
    assert scene.state.over


@rule("rhodes.renewal.gold")
def test_with_two_bars_nothing_enters() -> None:
    scene = RhodesScene()
    scene.afloat(EGYPT, "gold")
    scene.afloat(EGYPT, "gold", "joker")
    scene.state.cargo[1] = GOLD
    before = scene.state.boats[:]
    scene.only_step(RENEW)
    assert scene.state.boats == before
    assert scene.state.over


@rule("rhodes.boats.reshuffle")
def test_boats_put_aside_are_shuffled_when_the_pile_is_empty() -> None:
    scene = RhodesScene()
    scene.state.pile, scene.state.landed, scene.state.sea = 0, 0b111, -1
    scene.only_step(DRAW_BOAT)
    assert [probability for _, probability in scene.state.outcomes()] == [1 / 3] * 3
    events = scene.state.play(CHANCE, scene.state.outcomes()[1][0])
    assert messages(events) == ["boats-shuffled", "boat-at-sea"]
    assert (scene.state.sea, scene.state.pile, scene.state.landed) == (1, 0b101, 0)


@rule("rhodes.boats.next")
def test_a_last_boat_is_certain_and_without_one_the_sea_stays_empty() -> None:
    scene = RhodesScene()
    scene.state.pile, scene.state.landed, scene.state.sea = 0b10, 0, -1
    scene.only_step(DRAW_BOAT)
    assert scene.state.sea == 1
    scene.state.pile, scene.state.sea = 0, -1
    scene.only_step(DRAW_BOAT)
    assert scene.state.sea == -1
    assert scene.state.over


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 5), exit_rule=st.sampled_from(["bow", "units"]))
@rule("rhodes.farm.push", "rhodes.boats.home", "rhodes.boats.egyptian-exit")
def test_in_every_game_boats_keep_their_order_and_only_the_last_reaches_beyond_the_exit(
    seed: int, seats: int, exit_rule: str
) -> None:
    state = cast(RhodesState, GAME.start(seats, {"exit": exit_rule}))
    constants = state.rhodes.constants
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
        lengths = [constants.fleet.lengths[boat] for boat in state.boats]
        assert sum(lengths) == len(state.cargo)
        if lengths:
            stern = sum(lengths[:-1])
            assert stern < constants.exit
        assert all(good == EMPTY for good in state.cargo[constants.exit :])
        assert len(set(state.boats)) == len(state.boats)
        order = state.boats[:]

"""Other rules."""

from games.zeus.scene import ZEUS, ZeusScene
from rules import rule


@rule("zeus.other.no-trade")
def test_there_is_no_move_to_trade_or_give() -> None:
    assert set(ZEUS.moves.kinds()) == {
        "bid",
        "auction",
        "pass",
        "claim",
        "note",
        "forget",
        "take",
        "place",
        "build",
        "stone-build",
        "stone-free",
        "stone-extend",
        "stone-join",
    }


def without_pawns(**options: str) -> ZeusScene:
    """Seat 1 has put all its 10 pawns on plots; seat 0 holds an auction."""
    scene = ZeusScene(6, **options)
    scene.give(1, *range(40, 49))
    scene.turn(0, 10, 11, 12)
    scene.play(0, "auction")
    return scene


@rule("zeus.other.pawn-limit")
def test_without_a_pawn_nobody_can_buy() -> None:
    scene = without_pawns()
    assert scene.state.pawns[1] == 0
    assert (scene.asked, scene.state.actors) == ("bid", (0, 2, 3, 4, 5))
    assert scene.why_not(1, "bid 50") == "not-your-turn"


@rule("zeus.other.pawn-limit")
def test_or_there_is_no_limit() -> None:
    scene = without_pawns(pawn_limit="none")
    assert (scene.asked, scene.state.actors) == ("bid", (0, 1, 2, 3, 4, 5))
    scene.bid(0, 50, 0, 0, 0, 1)
    scene.play(1, "take 10")
    assert scene.owner(10) == 1
    assert scene.state.pawns[1] == 0
    assert scene.state.view(None).seats[1].pawns == 0
    position = scene.state.position()
    assert scene.game.position(position).view(None) == scene.state.view(None)


@rule("zeus.other.pawn-limit")
def test_pawns_beyond_the_limit_come_back_before_those_in_hand() -> None:
    scene = ZeusScene(6, pawn_limit="none", temple_pawns="one_pawn_per_temple")
    scene.give(1, *range(37, 49))
    assert scene.state.pawns[1] == 0
    scene.turn(1, 10, 11, 12)
    scene.play(1, "build 40-41-42")
    assert scene.state.pawns[1] == 0
    scene.turn(1, 13, 15, 16)
    scene.play(1, "build 43-44-45")
    assert scene.state.pawns[1] == 10 - 12 - 1 + 2 + 2


@rule("zeus.other.hidden-money")
def test_money_is_hidden_from_the_others_until_the_end() -> None:
    scene = ZeusScene(4)
    scene.turn(0)
    assert [seat.money for seat in scene.state.view(1).seats] == [None, 500, None, None]
    assert [seat.score for seat in scene.state.view(1).seats] == [None, 500, None, None]
    assert [seat.money for seat in scene.state.view(None).seats] == [None] * 4
    scene.final_turn(3, left=1)
    scene.play(3, "pass")
    assert [seat.money for seat in scene.state.view(None).seats] == [500] * 4


@rule("zeus.other.hidden-money")
def test_payments_and_income_are_public() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "2")
    scene.turn(0, 10, 11, 12)
    scene.auction(0, 5, 30, 0, 0)
    scene.play(1, "take 10")
    heard = {event.message for event in scene.events if event.shown_to(3) and event.arguments.get("seat") != 3}
    assert heard >= {"income", "bid", "bid-favourite", "sold"}


@rule("zeus.other.hidden-money")
def test_or_it_lies_open() -> None:
    scene = ZeusScene(4, money_visibility="open")
    assert [seat.money for seat in scene.state.view(1).seats] == [500] * 4
    assert [seat.money for seat in scene.state.view(None).seats] == [500] * 4

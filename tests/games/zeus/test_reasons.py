"""Why not: every reason, where somebody would meet it, and that it can be said."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from games.zeus.scene import ZEUS, ZeusScene

from pessoi.games import zeus
from pessoi.text import LANGUAGES, of_game


def position(move: str = "", /, **options: str) -> ZeusScene:
    """Seat 0 owns 1, 2 and 3 and has small temples on 40, 41 and 42; it is its turn, or it has just made this move."""
    scene = ZeusScene(4, **options)
    scene.give(0, 1, 3, price=30)
    scene.temple(0, "40", "41", "42", "44-45")
    scene.give(0, 43, price=30)
    scene.turn(0, 10, 11, 12)
    if move:
        scene.play(0, move)
    return scene


def taking(**options: str) -> ZeusScene:
    scene = position("auction", **options)
    scene.bid(50, 40, 0, 0)
    return scene


def noting() -> ZeusScene:
    scene = taking(ledger="by_hand")
    scene.play(0, "take 10")
    return scene


def placing() -> ZeusScene:
    scene = ZeusScene(4, neighbour_plot_variant="true")
    scene.state.occupy(3, 9, 0)
    scene.turn(0, 10, 11, 12)
    scene.auction(0, 50, 40, 0, 0)
    scene.play(0, "take 10")
    return scene


def poor() -> ZeusScene:
    scene = position()
    scene.purse(0, 0, 0, 0)
    scene.turn(0)
    return scene


def last_plot(**options: str) -> ZeusScene:
    scene = ZeusScene(4, **options)
    scene.temple(1, "8", "7-10", "9", "12")
    scene.give(0, 11)
    scene.turn(0)
    return scene


def no_supply() -> ZeusScene:
    scene = ZeusScene(3)
    scene.temple(1, *(str(number) for number in range(34, 49)))
    scene.turn(0)
    return scene


def no_pawns() -> ZeusScene:
    scene = ZeusScene(4, neighbour_plot_variant="true")
    scene.give(0, 44, *range(15, 22), *range(23, 27), 13)
    scene.turn(0)
    return scene


def stone_used() -> ZeusScene:
    scene = position()
    scene.state.stones = 0
    scene.turn(0)
    return scene


def final_turn() -> ZeusScene:
    scene = position()
    scene.final_turn(0)
    return scene


def blocked() -> ZeusScene:
    scene = ZeusScene(4, overbid="blocked")
    scene.purse(10, 10, 10, 10)
    scene.turn(0, 10, 11, 12)
    scene.play(0, "auction")
    return scene


def gap() -> ZeusScene:
    scene = ZeusScene(4)
    scene.temple(0, "40", "42")
    scene.give(0, 41)
    scene.turn(0)
    return scene


WHERE: dict[str, tuple[Callable[[], ZeusScene], int, str]] = {
    "all-sold": (final_turn, 0, "auction"),
    "already-built": (position, 0, "build 40"),
    "bid-first": (lambda: position("auction"), 1, "take 10"),
    "bid-over-money": (blocked, 1, "bid 11"),
    "bid-range": (lambda: position("auction", first_auction_range="enforced_20_30"), 1, "bid 19"),
    "discount-only": (lambda: position(god_stone_discount="discount_50"), 0, "stone build 1-2 free 1"),
    "extend-instead": (lambda: position(mixed_extension="true"), 0, "stone join 40-43"),
    "income-automatic": (position, 0, "claim"),
    "join-instead": (position, 0, "stone extend 40-41"),
    "last-plot": (last_plot, 0, "build 11"),
    "must-act": (position, 0, "pass"),
    "name-free-plot": (position, 0, "stone build 1-2"),
    "no-pawns": (no_pawns, 0, "build 44-47"),
    "no-temple-there": (position, 0, "stone extend 1-2"),
    "not-both": (gap, 0, "stone extend 40-41-42"),
    "not-now": (position, 0, "note"),
    "not-on-offer": (taking, 0, "take 13"),
    "not-own": (position, 0, "build 13"),
    "not-placeable": (placing, 0, "place 48"),
    "not-your-income": (lambda: position("auction", income_mode="claim"), 1, "claim"),
    "note-first": (noting, 0, "pass"),
    "nothing-to-claim": (lambda: position("claim", income_mode="claim"), 0, "claim"),
    "place-first": (placing, 0, "take 11"),
    "plot-stays-empty": (lambda: last_plot(last_plot_rule="never"), 0, "build 11"),
    "stone-used": (stone_used, 0, "stone build 1"),
    "supply-empty": (no_supply, 0, "build 2"),
    "take-first": (taking, 0, "bid 3"),
    "temple-cut": (position, 0, "stone extend 43-44"),
    "too-dear": (poor, 0, "build 1-2-3"),
    "two-temples-only": (lambda: position(merge_three_smalls="false"), 0, "stone join 40-41-42"),
}


@pytest.mark.parametrize("code", WHERE)
def test_the_reason_is_given_and_can_be_said(code: str) -> None:
    lay_out, seat, move = WHERE[code]
    scene = lay_out()
    reason = scene.state.why_not(seat, ZEUS.moves.parse(move))
    assert reason is not None
    assert reason.code == code
    for language in LANGUAGES:
        said = of_game(ZEUS, language).reason(reason, ["Ada", "Ben", "Eva", "Jon"])
        assert said.endswith(".")


def test_these_are_all_the_reasons_there_are() -> None:
    codes: set[str] = set()
    for path in Path(zeus.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                texts = [inner.value for inner in ast.walk(node.args[0]) if isinstance(inner, ast.Constant)]
                codes.update(text for text in texts if isinstance(text, str))
    assert codes == set(WHERE)

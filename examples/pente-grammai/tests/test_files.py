"""Components, positions and bots of pente grammai."""

from pathlib import Path

import pessoi
import pytest
from pessoi.bots import Knowledge, bot
from pessoi.core.components import ComponentsError
from pessoi.core.errors import UserError
from pessoi.core.position import PositionError

from pente_scene import GAME, Scene


def codes(error: UserError) -> list[str]:
    """The codes of an error and of the errors behind it."""
    behind = error.arguments.get("why", [])
    inner = behind if isinstance(behind, list) else [behind]
    return [error.code, *(code for one in inner if isinstance(one, UserError) for code in codes(one))]


def test_a_larger_board_is_a_correction_file(tmp_path: Path) -> None:
    file = tmp_path / "eleven.toml"
    file.write_text("[board]\nlines = 11\n[pieces]\neach = 11\n[die]\nfaces = 12\n")
    game = pessoi.game("pente", components=file)
    assert [point.name for point in game.start(2).view(None).points if point.holy] == ["a6", "b6"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[board]\nlines = 4\n[pieces]\neach = 4\n", "lines-even"),
        ("[pieces]\neach = 6\n", "many-pieces"),
        ("[die]\nfaces = 4\n", "few-faces"),
    ],
)
def test_components_must_fit_together(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(ComponentsError) as refused:
        pessoi.game("pente", components=file)
    assert code in codes(refused.value)


@pytest.mark.parametrize(
    ("own", "in_hand", "agenda", "code"),
    [
        ("a1 a2 b3 b3 b3", 1, [["move", 16]], "position-sum"),
        ("a1 a1 b3 b3 b3", 0, [["throw", 0]], "point-crowded"),
        ("a1 a2 b3 b3 b3", 0, [], "agenda-length"),
        ("a1 a2 b3 b3 b3", 0, [["throw", 2]], "agenda-step"),
        ("a1 a2 b3 b3 b3", 0, [["move", 0]], "position-idle"),
        ("a5 b3 b3 b3 b3", 0, [["move", 8]], "position-stuck"),
    ],
)
def test_a_position_that_cannot_be_is_refused(own: str, in_hand: int, agenda: list[object], code: str) -> None:
    scene = Scene()
    scene.lay(0, own)
    scene.lay(1, "b1 b4 a3 a3 a3")
    scene.state.in_hand[0] = in_hand
    with pytest.raises(PositionError) as refused:
        GAME.position({**scene.state.position(), "agenda": agenda})
    assert code in codes(refused.value)


@pytest.mark.parametrize(
    ("own", "other", "face", "expected"),
    [
        ("b1 a1 b3 b3 b3", "a2 a3 a3 a3 a3", 2, "move b1"),  # arrives
        ("b2 a1 b3 b3 b3", "a2 a3 a3 a3 a3", 2, "move a1"),  # does not pass the far end
    ],
)
def test_the_casual_bot_makes_the_sensible_move(own: str, other: str, face: int, expected: str) -> None:
    scene = Scene()
    scene.lay(0, own)
    scene.lay(1, other)
    scene.throw(0, face)
    for name in ("casual", "search:400"):
        move = bot(name).choose(Knowledge(scene.state, 0), pessoi.Rng(1))
        assert GAME.moves.name(move) == expected, name

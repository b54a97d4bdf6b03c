"""The full-screen mode, controlled by keys."""

from pathlib import Path

import pytest
from textual.widgets import Input, Label, OptionList, RichLog, Static

import pessoi
from pessoi.core import record as records
from pessoi.terminal.app import GameApp, HandoverScreen, TextScreen
from pessoi.terminal.local_game import new_game, parse_seats

SIZES = [(150, 46), (96, 40)]


def new_app(folder: Path, seats: str = "you,random,random,random", language: str = "en") -> GameApp:
    game = pessoi.game("zeus")
    return GameApp(new_game(game, parse_seats(seats, game), {}, language, 4, folder / "game.jsonl"))


def answer(app: GameApp) -> str:
    return str(app.query_one("#answer", Label).render())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
async def test_a_turn_by_keys(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    app = new_app(tmp_path, language=language)
    async with app.run_test(size=size) as pilot:
        assert app.query_one("#moves", OptionList).option_count == 3
        await pilot.press("1", "enter")
        assert app.game.session.state.step.name == "bid"
        await pilot.press("2", "5", "enter")
        assert [entry.move for entry in app.game.session.record if entry.seat == 0] == ["auction", "bid 25"]
        assert len(app.query_one("#log", RichLog).lines) > 5


async def test_lines_of_the_log_are_as_wide_as_the_log(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        log = app.query_one("#log", RichLog)
        assert max(len(line.text.rstrip()) for line in log.lines) > log.size.width / 2


async def test_a_move_chosen_from_the_list(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with app.run_test(size=SIZES[0]) as pilot:
        app.query_one("#moves", OptionList).focus()
        await pilot.press("down", "enter")
        assert [entry.seat for entry in app.game.session.record].count(0) == 1


async def test_bad_input_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with app.run_test(size=SIZES[0]) as pilot:
        before = len(app.game.session.record)
        for typed in ("acution", "99", "bid 4"):
            app.query_one("#typed", Input).value = typed
            await pilot.press("enter")
            assert answer(app)
        assert len(app.game.session.record) == before
        app.query_one("#typed", Input).value = " "
        await pilot.press("enter")


async def test_help_and_rules_open_over_the_board(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with app.run_test(size=SIZES[0]) as pilot:
        await pilot.press("f1")
        assert isinstance(app.screen, TextScreen)
        await pilot.press("escape", "f2")
        assert isinstance(app.screen, TextScreen)
        whole = str(app.screen.query_one("#text", Static).render())
        await pilot.press(*"auction.tie")
        part = str(app.screen.query_one("#text", Static).render())
        assert "zeus.md#ranking" in part
        assert len(part) < len(whole)
        await pilot.press("escape")
        assert not isinstance(app.screen, TextScreen)


async def test_undo_by_key(tmp_path: Path) -> None:
    app = new_app(tmp_path, "A=you,B=you,C=you")
    async with app.run_test(size=SIZES[0]) as pilot:
        assert isinstance(app.screen, HandoverScreen)
        await pilot.press("enter", "1", "enter", "enter")
        assert app.game.session.state.step.name == "bid"
        app._seat = app.game.session.state.actors[0]
        await pilot.press("ctrl+z")
        assert answer(app) in (app.words.format("terminal-undone"), app.words.format("terminal-cannot-undo"))


async def test_the_screen_is_hidden_between_people(tmp_path: Path) -> None:
    app = new_app(tmp_path, "A=you,B=you,C=you")
    async with app.run_test(size=SIZES[0]) as pilot:
        first = app.game.person_to_move
        assert isinstance(app.screen, HandoverScreen)
        await pilot.press("enter")
        assert not isinstance(app.screen, HandoverScreen)
        await pilot.press("1", "enter")
        if app.game.person_to_move != first:
            assert isinstance(app.screen, HandoverScreen)


async def test_leaving_saves(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with app.run_test(size=SIZES[0]) as pilot:
        await pilot.press("1", "enter", "ctrl+c")
    assert len(records.read(tmp_path / "game.jsonl")) == len(app.game.session.record)


async def test_the_end_of_the_game_is_shown(tmp_path: Path) -> None:
    app = new_app(tmp_path, "random,random,random")
    async with app.run_test(size=SIZES[0]) as pilot:
        assert str(app.query_one("#ask", Label).render()) == app.words.format("terminal-over")
        assert not app.query_one("#typed", Input).display
        await pilot.press("ctrl+z", "enter")

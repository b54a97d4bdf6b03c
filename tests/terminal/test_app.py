"""The full screen, driven by keys."""

from pathlib import Path

import pytest
from textual.widgets import Input, Label, OptionList, RichLog, Static

import pessoi
from pessoi.core import record as records
from pessoi.terminal import local_game as sessions
from pessoi.terminal.app import Curtain, Page, Screen

SIZES = [(150, 46), (96, 40)]


def screen(folder: Path, seats: str = "you,random,random,random", language: str = "en") -> Screen:
    game = pessoi.game("zeus")
    spellings = sessions.seats_from(seats, game)
    return Screen(sessions.new(game, spellings, {}, language, 4, folder / "game.jsonl"))


def answer(app: Screen) -> str:
    return str(app.query_one("#answer", Label).render())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
async def test_a_turn_by_keys(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    app = screen(tmp_path, language=language)
    async with app.run_test(size=size) as pilot:
        assert app.query_one("#moves", OptionList).option_count == 3
        await pilot.press("1", "enter")
        assert app.session.play.state.step.name == "bid"
        await pilot.press("2", "5", "enter")
        assert [entry.move for entry in app.session.play.record if entry.seat == 0] == ["auction", "bid 25"]
        assert len(app.query_one("#log", RichLog).lines) > 5


async def test_a_move_chosen_from_the_list(tmp_path: Path) -> None:
    app = screen(tmp_path)
    async with app.run_test(size=SIZES[0]) as pilot:
        app.query_one("#moves", OptionList).focus()
        await pilot.press("down", "enter")
        assert [entry.seat for entry in app.session.play.record].count(0) == 1


async def test_bad_input_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    app = screen(tmp_path)
    async with app.run_test(size=SIZES[0]) as pilot:
        before = len(app.session.play.record)
        for typed in ("acution", "99", "bid 4"):
            app.query_one("#typed", Input).value = typed
            await pilot.press("enter")
            assert answer(app)
        assert len(app.session.play.record) == before
        app.query_one("#typed", Input).value = " "
        await pilot.press("enter")


async def test_help_and_rules_open_over_the_table(tmp_path: Path) -> None:
    app = screen(tmp_path)
    async with app.run_test(size=SIZES[0]) as pilot:
        await pilot.press("f1")
        assert isinstance(app.screen, Page)
        await pilot.press("escape", "f2")
        assert isinstance(app.screen, Page)
        whole = str(app.screen.query_one("#text", Static).render())
        await pilot.press(*"auction.tie")
        part = str(app.screen.query_one("#text", Static).render())
        assert "zeus.md#ranking" in part
        assert len(part) < len(whole)
        await pilot.press("escape")
        assert not isinstance(app.screen, Page)


async def test_undo_by_key(tmp_path: Path) -> None:
    app = screen(tmp_path, "A=you,B=you,C=you")
    async with app.run_test(size=SIZES[0]) as pilot:
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter", "1", "enter", "enter")
        assert app.session.play.state.step.name == "bid"
        app._seat = app.session.play.state.actors[0]
        await pilot.press("ctrl+z")
        assert answer(app) in (app.words.say("terminal-undone"), app.words.say("terminal-cannot-undo"))


async def test_the_curtain_hides_the_table_between_people(tmp_path: Path) -> None:
    app = screen(tmp_path, "A=you,B=you,C=you")
    async with app.run_test(size=SIZES[0]) as pilot:
        first = app.session.asked
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        assert not isinstance(app.screen, Curtain)
        await pilot.press("1", "enter")
        if app.session.asked != first:
            assert isinstance(app.screen, Curtain)


async def test_leaving_saves(tmp_path: Path) -> None:
    app = screen(tmp_path)
    async with app.run_test(size=SIZES[0]) as pilot:
        await pilot.press("1", "enter", "ctrl+c")
    assert len(records.read(tmp_path / "game.jsonl")) == len(app.session.play.record)


async def test_a_finished_game_says_so(tmp_path: Path) -> None:
    app = screen(tmp_path, "random,random,random")
    async with app.run_test(size=SIZES[0]) as pilot:
        assert str(app.query_one("#ask", Label).render()) == app.words.say("terminal-over")
        assert not app.query_one("#typed", Input).display
        await pilot.press("ctrl+z", "enter")

"""Lessons in the terminal."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from textual.widgets import Input, Label

from pessoi import games, lessons
from pessoi.cli import main
from pessoi.core import record as records
from pessoi.terminal.app import GameApp
from pessoi.terminal.lesson_game import LessonGame
from pessoi.terminal.plain import PlainMode

LEARNED = [game.key for game in games.working() if lessons.names(game)]


def begin(folder: Path, game: str, language: str = "en") -> LessonGame:
    return LessonGame(lessons.lesson(games.game(game), lessons.FIRST), language, 1, folder / "game.jsonl")


def run(game: LessonGame, typed: list[str]) -> str:
    """Play in plain mode with these lines, and return the output in one line."""
    lines: Iterator[str] = iter(typed)

    def read(_: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    output = io.StringIO()
    PlainMode(game, Console(file=output, width=120), read).run()
    return " ".join(output.getvalue().split())


@pytest.mark.parametrize("game", LEARNED)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_lesson_is_played_to_its_end_and_goes_on(tmp_path: Path, game: str, language: str) -> None:
    learner = begin(tmp_path, game, language)
    lesson = lessons.lesson(games.game(game), lessons.FIRST)
    moves = [due.moves[0] for due in lesson.entries if not due.own]
    text = run(learner, moves)
    assert len(learner.session.record) == len(lesson.entries)
    assert learner.person_to_move == lesson.script.seat
    for number in range(1, len(lesson.script.step) + 1):
        started = learner.words.format("terminal-lesson", step=number, steps=len(lesson.script.step), text="").strip()
        assert started in text
    state = learner.session.state
    learner.play(lesson.script.seat, state.legal(lesson.script.seat)[0])
    learner.advance()
    assert len(learner.session.record) > len(lesson.entries)
    assert learner.guide() == []


def test_names_on_the_cards_are_those_of_the_language(tmp_path: Path) -> None:
    learner = begin(tmp_path, "deukalion", "fr")
    learner.advance()
    welcome, anchor = learner.guide()
    assert "Deucalion" in welcome
    assert "Salamine" in anchor


def test_another_legal_move_is_answered_kindly(tmp_path: Path) -> None:
    learner = begin(tmp_path, "zeus")
    text = run(learner, ["bid 40"])
    assert "That is possible too. In this lesson, try this first: Bid 24." in text
    assert learner.person_to_move == 0
    assert all(entry.seat != 0 for entry in learner.session.record)


def test_a_learner_may_leave_and_play_on_against_bots(tmp_path: Path) -> None:
    learner = begin(tmp_path, "zeus")
    run(learner, ["free", "40"])
    assert learner.guide() == []
    assert "bid 40" in [entry.move for entry in learner.session.record if entry.seat == 0]


async def test_the_card_is_above_the_question_in_full_screen(tmp_path: Path) -> None:
    app = GameApp(begin(tmp_path, "zeus"))
    async with app.run_test(size=(150, 46)) as pilot:
        guide = app.query_one("#guide", Label)
        assert "5 of" in str(guide.render())
        app.query_one("#typed", Input).value = "24"
        await pilot.press("enter")
        assert "7 of" in str(guide.render())
        await pilot.press("f3")
        assert not guide.display
        assert app.game.lesson is None


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (150, 46)])
async def test_what_is_typed_is_seen_below_the_card(tmp_path: Path, size: tuple[int, int], game: str) -> None:
    app = GameApp(begin(tmp_path, game, "de"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        decision, typed = app.query_one("#decision").region, app.query_one("#typed").region
        assert decision.contains_region(typed)
        assert typed.height >= 1
        assert app.query_one("#guide").region.overlaps(decision)


def test_the_command_saves_a_record_that_can_be_continued(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "lesson.jsonl"
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    assert main(["learn", "zeus", "--plain", "--record", str(file)]) == 0
    assert "pessoi play --continue" in capsys.readouterr().out
    lesson = lessons.lesson(games.game("zeus"), lessons.FIRST)
    assert lesson.follows(records.read(file).entries)

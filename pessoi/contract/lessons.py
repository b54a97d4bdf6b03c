"""Checks of a game's lessons: a script that can be played as it is, in words that can be read in time."""

import re
from collections.abc import Iterator

from pessoi import lessons
from pessoi.core import session as sessions
from pessoi.core.game import Game
from pessoi.core.session import Session
from pessoi.core.step import CHANCE
from pessoi.lessons import Lesson
from pessoi.text import LANGUAGES, of_game

MOST_STEPS = 30
MOST_WORDS = 45
WORDS_PER_MINUTE = 180
SECONDS_PER_MOVE = 5
"""For a move of the learner as for one of a rival, which is watched."""
MINUTES = (8, 15)


def scripts(game: Game) -> None:
    """Every lesson can be played with its usual moves and with each of the others, and ends with a free choice."""
    for lesson in _lessons(game):
        assert 0 < len(lesson.script.step) <= MOST_STEPS, lesson.name
        assert len({step.id for step in lesson.script.step}) == len(lesson.script.step), lesson.name
        assert all(step.expect or not step.replies for step in lesson.script.step), lesson.name
        choices = [(at, move) for at, due in enumerate(lesson.entries) for move in due.moves[1:]]
        for other in [None, *choices]:
            *_, session = _played(lesson, other)
            assert session.state.over or lesson.script.seat in session.state.actors, lesson.name
            assert lesson.follows(session.record.entries)


def cards(game: Game) -> None:
    """Every card has a short text in every language, with values that the position has."""
    for lesson in _lessons(game):
        shown = []
        for session in _played(lesson):
            for card in lesson.cards(session.state, len(session.record)):
                shown.append(card.number)
                for language in LANGUAGES:
                    text = of_game(game, language).about(card.message, card.arguments, lesson.names)
                    assert _words(text) <= MOST_WORDS, f"{language} {card.message}: {_words(text)} words"
                    assert "!" not in text, f"{language} {card.message}"
        assert shown == [*range(1, len(lesson.script.step) + 1)], lesson.name


def lengths(game: Game) -> None:
    """A lesson takes neither too short nor too long."""
    for lesson in _lessons(game):
        moves = sum(due.seat != CHANCE for due in lesson.entries)
        for language in LANGUAGES:
            words = sum(
                _words(of_game(game, language).about(card.message, card.arguments, lesson.names))
                for session in _played(lesson)
                for card in lesson.cards(session.state, len(session.record))
            )
            minutes = words / WORDS_PER_MINUTE + moves * SECONDS_PER_MOVE / 60
            assert MINUTES[0] <= minutes <= MINUTES[1], f"{language} {lesson.name}: {minutes:.1f} minutes"


def _lessons(game: Game) -> list[Lesson]:
    return [lessons.lesson(game, name) for name in lessons.names(game)]


def _played(lesson: Lesson, other: tuple[int, str] | None = None) -> Iterator[Session]:
    """The game after every entry of the script, with one other move at some number of entries."""
    game, script = lesson.game, lesson.script
    session = sessions.new(game, script.seats, script.options)
    yield session
    for at, due in enumerate(lesson.entries):
        move = other[1] if other and other[0] == at else due.moves[0]
        session.play(due.seat, (game.outcomes if due.seat == CHANCE else game.moves).parse(move))
        yield session


def _words(text: str) -> int:
    return len(re.findall(r"\w[\w’-]*", text))

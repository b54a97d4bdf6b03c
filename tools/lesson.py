"""Print a lesson step by step, for its author: the cards, the legal moves, and the log after each entry.

`python tools/lesson.py zeus [first] [--lang de]` stops with the reason at the first entry that does not fit.
"""

import argparse
import textwrap

from pessoi import games, lessons
from pessoi.core import session as sessions
from pessoi.core.session import Session
from pessoi.core.step import CHANCE
from pessoi.text import LANGUAGES, GameWords, of_game

WIDTH = 110


def main() -> None:
    """Run a lesson with the usual moves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("name", nargs="?", default=lessons.FIRST)
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    arguments = parser.parse_args()
    game = games.game(arguments.game)
    lesson = lessons.lesson(game, arguments.name)
    session = sessions.new(game, lesson.script.seats, lesson.script.options)
    words = of_game(game, arguments.lang)
    names = [name or "You" for name in lesson.names]
    for number, due in enumerate(lesson.entries):
        _show_cards(lesson, session, words, names)
        table = game.outcomes if due.seat == CHANCE else game.moves
        events = session.play(due.seat, table.parse(due.moves[0]))
        print(f"{number + 1:4} {due.seat:2} {due.moves[0]:28} {' | '.join(words.log(events, names))}")
    _show_cards(lesson, session, words, names)


def _show_cards(lesson: lessons.Lesson, session: Session, words: GameWords, names: list[str]) -> None:
    cards = lesson.cards(session.state, len(session.record))
    for card in cards:
        text = words.about(card.message, card.arguments, names) if words.has(card.message) else str(card.arguments)
        print(textwrap.indent(textwrap.fill(f"{card.number}. {card.message}: {text}", WIDTH), "     | "))
    if cards and lesson.script.seat in session.state.actors:
        legal = [session.game.moves.name(move) for move in session.state.legal(lesson.script.seat)]
        print(f"     | legal: {', '.join(legal[:40])}{' …' if len(legal) > 40 else ''}")


if __name__ == "__main__":
    main()

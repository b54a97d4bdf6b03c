"""In which language the command line speaks, what argparse says in it, and how a mistake is told."""

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from pessoi.core.errors import UserError
from pessoi.core.files import trouble
from pessoi.games import game, names
from pessoi.text import LANGUAGES, Words, common, of_game

PHRASES = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "%(heading)s:": "heading",
    "show this help message and exit": "help",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "argument",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)": "maybe",
    "invalid %(type)s value: %(value)r": "value",
    "expected one argument": "one",
    "not allowed with argument %s": "not-with",
    "ignored explicit argument %r": "explicit",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
}
"""What argparse can say about our commands, each with the name of our message for it."""


def spoken() -> str:
    """The language of the environment, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def wished(arguments: Sequence[str]) -> str:
    """The language that `--lang` names, wherever it stands, else that of the environment."""
    early = argparse.ArgumentParser(add_help=False)
    early.add_argument("--lang", nargs="?")
    language = early.parse_known_args(arguments)[0].lang
    return language if language in LANGUAGES else spoken()


@contextmanager
def argparse_speaking(words: Words) -> Iterator[None]:
    """Argparse asks gettext for its phrases; meanwhile our messages answer. Space at a phrase's end is kept."""
    known = {phrase: words.say(f"argparse-{name}") + phrase[len(phrase.rstrip()) :] for phrase, name in PHRASES.items()}
    module = vars(argparse)
    asked = module["_"]
    module["_"] = lambda phrase: known.get(phrase, phrase)
    try:
        yield
    finally:
        module["_"] = asked


def told(error: ValueError | OSError, language: str) -> str:
    """What went wrong, in words; where a game has words of its own for it, in those."""
    if isinstance(error, OSError):
        error = UserError("unusable", file=error.filename2 or error.filename, why=trouble(error))
    if not isinstance(error, UserError):
        return str(error)
    key = error.arguments.get("game")
    words = of_game(game(key), language) if isinstance(key, str) and key in names() else common(language)
    return words.mistake(error)

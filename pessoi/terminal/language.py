"""The language of the command line: how it is chosen, the texts of argparse, and the format of errors."""

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from pessoi.core.errors import UserError
from pessoi.core.files import trouble
from pessoi.games import catalogue
from pessoi.text import LANGUAGES, Words

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
"""The texts of argparse that our commands can show, each with the name of its message `argparse-…`."""


def environment_language() -> str:
    """The language of the environment, or English if it is not supported."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def requested_language(arguments: Sequence[str]) -> str:
    """The language given by `--lang` anywhere in the arguments, otherwise that of the environment."""
    early = argparse.ArgumentParser(add_help=False)
    early.add_argument("--lang", nargs="?")
    language = early.parse_known_args(arguments)[0].lang
    return language if language in LANGUAGES else environment_language()


@contextmanager
def translated_argparse(words: Words) -> Iterator[None]:
    """Replace argparse's gettext lookup by our messages. Space at the end of a phrase is kept."""
    translations = {
        phrase: words.format(f"argparse-{name}") + phrase[len(phrase.rstrip()) :] for phrase, name in PHRASES.items()
    }
    module = vars(argparse)
    original = module["_"]
    module["_"] = lambda phrase: translations.get(phrase, phrase)
    try:
        yield
    finally:
        module["_"] = original


def format_error(error: ValueError | OSError, language: str) -> str:
    """Format an error as one line, with the messages of the game it belongs to, if any."""
    if isinstance(error, OSError):
        error = UserError("unusable", file=error.filename2 or error.filename, why=trouble(error))
    if not isinstance(error, UserError):
        return str(error)
    return catalogue.format_error(error, language)

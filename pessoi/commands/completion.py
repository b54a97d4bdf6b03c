"""`pessoi completion`: the script with which a shell completes commands, options and files."""

import argparse
from collections.abc import Iterator
from pathlib import Path

import shtab


def print_script(arguments: argparse.Namespace) -> int:
    """Print the completion script of a shell."""
    for action in _actions(arguments.parser):
        if action.type is Path:
            vars(action)["complete"] = shtab.FILE
    print(shtab.complete(arguments.parser, arguments.shell))
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for subparser in action.choices.values():
                yield from _actions(subparser)

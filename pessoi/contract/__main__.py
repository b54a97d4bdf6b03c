"""`python -m pessoi.contract GAME [SEED]`: run every check on a game and print what holds."""

import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from pessoi.contract import files, kernel, observations, secrets
from pessoi.contract.cases import Case, cases_of
from pessoi.core.errors import UserError
from pessoi.games import game
from pessoi.terminal.language import format_error, requested_language
from pessoi.text import Words, common

USAGE = 2


def main(arguments: list[str]) -> int:
    """Check a game; returns 0 if everything holds, 1 if something does not, 2 for a call that is wrong."""
    words = common(requested_language(arguments))
    if not arguments or len(arguments) > 2 or not all(argument.isdecimal() for argument in arguments[1:]):
        print(words.format("contract-usage"), file=sys.stderr)
        return USAGE
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    failed = 0
    try:
        for name, check in checks(arguments[0], seed):
            failed += not _holds(words, name, check)
    except UserError as error:
        print(format_error(error, words.language), file=sys.stderr)
        return USAGE
    print(words.format("contract-failed" if failed else "contract-kept", game=arguments[0], count=failed))
    return 1 if failed else 0


def checks(key: str, seed: int) -> Iterator[tuple[str, Callable[[], None]]]:
    """Every check by its name; one that is about games in play goes over every seat count and edition."""
    found = game(key)
    for check_files in files.CHECKS:
        yield check_files.__name__, partial(check_files, found)
    cases = cases_of(key)
    observed = observations.CHECKS if found.module("observation") else ()
    for check_case in (*kernel.CHECKS, *secrets.CHECKS, *observed):
        yield check_case.__name__, partial(_check_all, check_case, cases, seed)


def _check_all(check: Callable[[Case, int], None], cases: Sequence[Case], seed: int) -> None:
    for case in cases:
        check(case, seed)


def _holds(words: Words, name: str, check: Callable[[], None]) -> bool:
    """Run a check and print its outcome; a failure is followed by where it happened."""
    statement = words.format(f"contract-{name.replace('_', '-')}")
    try:
        check()
    except Exception:  # of a game that anybody may have written; the other checks are still worth running
        print(words.format("contract-broken", statement=statement))
        traceback.print_exc(limit=-3)
        return False
    print(words.format("contract-holds", statement=statement))
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

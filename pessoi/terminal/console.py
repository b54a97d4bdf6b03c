"""The console to print to."""

import sys

from rich.console import Console

COLUMNS = 120
"""The width of output that does not go to a terminal; wide enough for every board."""


def console(to_errors: bool = False) -> Console:
    """Create a console for standard output, or for standard error."""
    terminal = (sys.stderr if to_errors else sys.stdout).isatty()
    return Console(stderr=to_errors, width=None if terminal else COLUMNS)

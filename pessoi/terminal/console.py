"""The console to print to."""

import sys

from rich.console import Console

COLUMNS = 120
"""The width of output that does not go to a terminal; wide enough for every board."""


def console() -> Console:
    """Create a console for standard output."""
    return Console() if sys.stdout.isatty() else Console(width=COLUMNS)

"""Import of the optional libraries of the extras `lab` and `cluster`."""

import importlib
from types import ModuleType

from pessoi.core.errors import UserError


class MissingLibrary(UserError):
    """A library that is not installed, and the extra that installs it."""


def load_extra(library: str, extra: str = "lab") -> ModuleType:
    """Import a library of an extra; raises MissingLibrary if it is not installed."""
    try:
        return importlib.import_module(library)
    except ImportError:
        raise MissingLibrary("library-missing", library=library, extra=extra) from None

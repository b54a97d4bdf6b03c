"""The libraries of the extras `lab` and `cluster`, asked for only when needed."""

import importlib
from types import ModuleType

from pessoi.core.errors import UserError


class LabMissing(UserError):
    """A library that is not installed, and how to get it."""


def needed(library: str, extra: str = "lab") -> ModuleType:
    """A library of an extra."""
    try:
        return importlib.import_module(library)
    except ImportError:
        raise LabMissing("library-missing", library=library, extra=extra) from None

"""The libraries of the extra `lab`, asked for only when needed."""

import importlib
from types import ModuleType


class LabMissing(ValueError):
    """A library that is not installed, and how to get it."""


def needed(library: str) -> ModuleType:
    """A library of the lab."""
    try:
        return importlib.import_module(library)
    except ImportError:
        raise LabMissing(f"{library} is missing; it comes with the extra “lab”: pip install 'pessoi[lab]'") from None

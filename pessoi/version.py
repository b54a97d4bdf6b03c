"""Which Pessoi this is."""

from importlib import metadata

from pessoi.core import state


def compiled() -> bool:
    """Whether kernel and games run compiled."""
    return not state.__file__.endswith(".py")


def describe() -> str:
    """For `pessoi --version`."""
    return f"pessoi {metadata.version('pessoi')} ({'compiled' if compiled() else 'uncompiled'})"

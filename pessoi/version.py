"""Which Pessoi this is."""

from importlib import metadata

from pessoi.core import state


def compiled() -> bool:
    """Whether kernel and games run compiled."""
    return not state.__file__.endswith(".py")


def number() -> str:
    """The version's number."""
    return metadata.version("pessoi")

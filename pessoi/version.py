"""The version of the installed package."""

from importlib import metadata

from pessoi.core import state


def compiled() -> bool:
    """Whether the kernel and the games are compiled."""
    return not state.__file__.endswith(".py")


def number() -> str:
    """The version number."""
    return metadata.version("pessoi")

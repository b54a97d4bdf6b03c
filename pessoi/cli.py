"""The one entry point: `pessoi`."""


def main() -> None:
    """Speak to the shell."""

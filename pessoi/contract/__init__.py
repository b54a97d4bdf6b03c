"""The contract that every game keeps, as checks: `python -m pessoi.contract GAME` runs them on any registered game."""

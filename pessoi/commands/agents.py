"""`pessoi agents`: the documentation of a game's environment."""

import argparse

from pessoi import games
from pessoi.env.describe import describe


def describe_environment(arguments: argparse.Namespace) -> int:
    """Print observations, actions and rewards of a game for learning agents."""
    game = games.game(arguments.game)
    print(describe(game, arguments.seats or game.seats[0], arguments.lang))
    return 0

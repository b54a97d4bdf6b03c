"""Environments for learning agents: PettingZoo, Gymnasium, OpenSpiel, and many plays in one call.

What they need comes with the extra `env`. Importing this package makes the games known to Gymnasium, if it is there.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from pessoi.core.options import Chosen
from pessoi.games import game as game_of

if TYPE_CHECKING:
    from pessoi.env.aec import Table
    from pessoi.env.at_once import Parallel
    from pessoi.env.many import Vector


def pettingzoo(
    game: str,
    seats: int | None = None,
    options: Chosen | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> "Table":
    """A PettingZoo environment (AEC) of a game; without a number of seats, of as few as it can be."""
    from pessoi.env.aec import Table

    played = game_of(game)
    return Table(played, seats or played.seats[0], options, render_mode, max_cycles)


def parallel(
    game: str,
    seats: int | None = None,
    options: Chosen | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> "Parallel":
    """A PettingZoo environment (parallel) of a game: all seats name a move in every step."""
    from pessoi.env.at_once import Parallel

    return Parallel(pettingzoo(game, seats, options, render_mode), max_cycles)


def vector(game: str, count: int, seats: int | None = None, options: Chosen | None = None) -> "Vector":
    """So many plays of a game that are stepped in one call."""
    from pessoi.env.many import Vector

    played = game_of(game)
    return Vector(played, played.start(seats or played.seats[0], options), count)


def openspiel(
    game: str, seats: int | None = None, options: Chosen | None = None, decisions: int = 0, deal: int = 0
) -> Any:
    """An OpenSpiel game; with a number of `decisions` a play is cut off after so many and settled as it stands.

    With a `deal`, a number of your choice, chance always does the same before the first decision.
    Once this was called, `pyspiel.load_game("pessoi_zeus(players=3)")` knows the games as well.
    """
    import pyspiel

    from pessoi.env import spiel

    spiel.register()
    played = game_of(game)
    parameters = {
        "players": seats or played.seats[0],
        "options": spiel.written(options or {}),
        "decisions": decisions,
        "deal": deal,
    }
    return pyspiel.load_game(spiel.name_of(game), parameters)


if find_spec("gymnasium"):
    from pessoi.env.registration import register_games

    register_games()

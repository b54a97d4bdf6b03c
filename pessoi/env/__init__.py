"""Environments for learning agents: PettingZoo, Gymnasium, OpenSpiel, and batches of games stepped in one call.

The libraries come with the extra `env` and are imported by the functions that need them. Importing this package
registers the games with Gymnasium, if it is installed.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from pessoi.core.options import Chosen
from pessoi.games import game as game_of

if TYPE_CHECKING:
    from pessoi.env.aec_env import AECGameEnv
    from pessoi.env.parallel_env import ParallelGameEnv
    from pessoi.env.vector_env import VectorGameEnv


def pettingzoo(
    game: str,
    seats: int | None = None,
    options: Chosen | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> "AECGameEnv":
    """Create a PettingZoo environment (AEC) of a game, by default with as few seats as possible."""
    from pessoi.env.aec_env import AECGameEnv

    played = game_of(game)
    return AECGameEnv(played, seats or played.seats[0], options, render_mode, max_cycles)


def parallel(
    game: str,
    seats: int | None = None,
    options: Chosen | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> "ParallelGameEnv":
    """Create a PettingZoo environment (parallel) of a game, in which all seats give a move in every step."""
    from pessoi.env.parallel_env import ParallelGameEnv

    return ParallelGameEnv(pettingzoo(game, seats, options, render_mode), max_cycles)


def vector(game: str, count: int, seats: int | None = None, options: Chosen | None = None) -> "VectorGameEnv":
    """Create a batch of `count` games that are stepped in one call."""
    from pessoi.env.vector_env import VectorGameEnv

    played = game_of(game)
    return VectorGameEnv(played, played.start(seats or played.seats[0], options), count)


def openspiel(
    game: str, seats: int | None = None, options: Chosen | None = None, decisions: int = 0, deal: int = 0
) -> Any:
    """Load an OpenSpiel game.

    With `decisions`, a game is truncated after that many decisions and scored as it is. With `deal`, any number other
    than 0, the chance events before the first decision are always the same. After the first call the games are also
    registered with OpenSpiel: `pyspiel.load_game("pessoi_zeus(players=3)")`.
    """
    from pessoi.env.openspiel_game import load

    return load(game_of(game), seats, options or {}, decisions, deal)


if find_spec("gymnasium"):
    from pessoi.env.registration import register_games

    register_games()

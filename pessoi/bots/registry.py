"""Bots by their names: `random`, `greedy`, `search:500`, `search:2s`, `search:500:depth=6`, or the name of a level."""

import math
from collections.abc import Callable, Mapping

from pessoi.bots.knowledge import Bot, Knowledge
from pessoi.bots.search_bot import Hint, SearchBot
from pessoi.bots.simple import GreedyBot, RandomBot
from pessoi.core.errors import UserError
from pessoi.core.rng import Rng

LEVELS: Mapping[str, str] = {
    "beginner": "greedy:slip=0.35",
    "casual": "greedy",
    "skilled": "search:30",
    "strong": "search:1000",
}
"""The levels for people, from easy to hard, each with the name of its bot."""

OFFERED = ("random", *LEVELS)
"""The bots that people can choose at a table, from easy to hard."""

DEFAULT_BOT = "casual"
"""The bot of a seat that is not given, or whose person ran out of time."""

DEFAULT_HINT_BOT = "search:1s"
"""The bot that gives hints unless another one is named."""

SEARCH_PARAMETERS = ("depth", "exploration", "trust")


class UnknownBot(UserError):
    """A name that is not that of a bot."""


def bot(name: str) -> Bot:
    """Return the bot of a name; raises UnknownBot."""
    kind, *parameters = LEVELS.get(name, name).split(":")
    if kind not in BOTS:
        raise UnknownBot("unknown-bot", found=name, known=", ".join([*EXAMPLES, *LEVELS]))
    return BOTS[kind](name, parameters)


def hint(
    knowledge: Knowledge, rng: Rng, name: str = DEFAULT_HINT_BOT, stopped: Callable[[], bool] = lambda: False
) -> Hint:
    """Search for the best move; raises UnknownBot if the named bot is not a search bot."""
    advisor = bot(name)
    if not isinstance(advisor, SearchBot):
        raise UnknownBot("no-hints", bot=name, usual=DEFAULT_HINT_BOT)
    return advisor.search(knowledge, rng, stopped)


def _random(name: str, parameters: list[str]) -> Bot:
    if parameters:
        raise UnknownBot("no-parameters", bot=name)
    return RandomBot()


def _greedy(name: str, parameters: list[str]) -> Bot:
    numbers, weights = _parse_parameters(name, parameters, ("slip",))
    slip = numbers.get("slip", 0.0)
    if not 0 <= slip <= 1:
        raise UnknownBot("slip-range", bot=name)
    return GreedyBot(slip, weights)


def _search(name: str, parameters: list[str]) -> Bot:
    simulations, seconds = _parse_budget(name, parameters[0] if parameters else "")
    numbers, weights = _parse_parameters(name, parameters[1:], SEARCH_PARAMETERS)
    depth = numbers.get("depth")
    return SearchBot(
        simulations=simulations,
        seconds=seconds,
        depth=None if depth is None else int(depth),
        exploration=numbers.get("exploration"),
        trust=numbers.get("trust"),
        weights=weights,
    )


def _parse_budget(name: str, text: str) -> tuple[int | None, float | None]:
    """Parse `500` as a number of simulations, `2s` or `0.5s` as a number of seconds."""
    if text.isdecimal() and int(text) > 0:
        return int(text), None
    if text.endswith("s"):
        seconds = _parse_number(name, text[:-1])
        if seconds > 0:
            return None, seconds
    raise UnknownBot("no-budget", bot=name)


def _parse_parameters(
    bot_name: str, parameters: list[str], known: tuple[str, ...]
) -> tuple[dict[str, float], dict[str, float]]:
    """Parse `name=number` parameters; those with a dot in their names are weights of the game's bot."""
    numbers: dict[str, float] = {}
    weights: dict[str, float] = {}
    for parameter in parameters:
        name, equals, value = parameter.partition("=")
        if not equals:
            raise UnknownBot("parameter-form", bot=bot_name, found=parameter)
        if "." in name:
            weights[name] = _parse_number(bot_name, value)
        elif name in known:
            numbers[name] = _parse_number(bot_name, value)
        else:
            raise UnknownBot("unknown-parameter", bot=bot_name, found=name, known=", ".join(known))
    return numbers, weights


def _parse_number(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise UnknownBot("parameter-number", bot=name, found=text)
    return number


BOTS: dict[str, Callable[[str, list[str]], Bot]] = {"random": _random, "greedy": _greedy, "search": _search}
EXAMPLES = ("random", "greedy", "search:500", "search:2s")
"""Examples of names."""

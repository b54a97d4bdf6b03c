"""Every bot by its spelling: `random`, `greedy`, `search:500`, `search:2s`, `search:500:depth=6`, or a level's name."""

import math
from collections.abc import Callable, Mapping

from pessoi.bots.knowledge import Bot, Knowledge
from pessoi.bots.quick import GreedyBot, RandomBot
from pessoi.bots.searching import Hint, SearchBot
from pessoi.core.errors import UserError
from pessoi.core.rng import Rng

LEVELS: Mapping[str, str] = {
    "beginner": "greedy:slip=0.35",
    "casual": "greedy",
    "skilled": "search:30",
    "strong": "search:1000",
}
"""For people, from easy to hard; each level is another spelling of a bot."""

DEFAULT_BOT = "casual"
"""The bot of a seat that is not given."""

DEFAULT_HINT_BOT = "search:1s"
"""The bot that gives hints unless another one is named."""

SEARCH_PARAMETERS = ("depth", "exploration", "trust")


class UnknownBot(UserError):
    """A bot that does not exist, or is not spelled so."""


def bot(spelling: str) -> Bot:
    """A bot by its spelling."""
    name, *rest = LEVELS.get(spelling, spelling).split(":")
    if name not in BOTS:
        there = ", ".join([*EXAMPLES, *LEVELS])
        raise UnknownBot("unknown-bot", found=spelling, known=there)
    return BOTS[name](spelling, rest)


def hint(
    knowledge: Knowledge, rng: Rng, spelling: str = DEFAULT_HINT_BOT, stopped: Callable[[], bool] = lambda: False
) -> Hint:
    """What a search advises, with the result it expects of every move and the line it expects to be played."""
    advisor = bot(spelling)
    if not isinstance(advisor, SearchBot):
        raise UnknownBot("no-hints", bot=spelling, usual=DEFAULT_HINT_BOT)
    return advisor.think(knowledge, rng, stopped)


def _random(spelling: str, rest: list[str]) -> Bot:
    if rest:
        raise UnknownBot("no-parameters", bot=spelling)
    return RandomBot()


def _greedy(spelling: str, rest: list[str]) -> Bot:
    numbers, weights = _parameters(spelling, rest, ("slip",))
    slip = numbers.get("slip", 0.0)
    if not 0 <= slip <= 1:
        raise UnknownBot("slip-range", bot=spelling)
    return GreedyBot(slip, weights)


def _search(spelling: str, rest: list[str]) -> Bot:
    simulations, seconds = _budget(spelling, rest[0] if rest else "")
    numbers, weights = _parameters(spelling, rest[1:], SEARCH_PARAMETERS)
    depth = numbers.get("depth")
    return SearchBot(
        simulations=simulations,
        seconds=seconds,
        depth=None if depth is None else int(depth),
        exploration=numbers.get("exploration"),
        trust=numbers.get("trust"),
        weights=weights,
    )


def _budget(spelling: str, text: str) -> tuple[int | None, float | None]:
    """`500` is a number of simulations, `2s` or `0.5s` a time."""
    if text.isdecimal() and int(text) > 0:
        return int(text), None
    if text.endswith("s"):
        seconds = _number(spelling, text[:-1])
        if seconds > 0:
            return None, seconds
    raise UnknownBot("no-budget", bot=spelling)


def _parameters(spelling: str, parts: list[str], known: tuple[str, ...]) -> tuple[dict[str, float], dict[str, float]]:
    """Parameters of the bot, and weights of the game's judgement, which have a dot in their names."""
    numbers: dict[str, float] = {}
    weights: dict[str, float] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals:
            raise UnknownBot("parameter-form", bot=spelling, found=part)
        if "." in name:
            weights[name] = _number(spelling, value)
        elif name in known:
            numbers[name] = _number(spelling, value)
        else:
            raise UnknownBot("unknown-parameter", bot=spelling, found=name, known=", ".join(known))
    return numbers, weights


def _number(spelling: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise UnknownBot("parameter-number", bot=spelling, found=text)
    return number


BOTS: dict[str, Callable[[str, list[str]], Bot]] = {"random": _random, "greedy": _greedy, "search": _search}
EXAMPLES = ("random", "greedy", "search:500", "search:2s")
"""How the bots are written, as examples."""

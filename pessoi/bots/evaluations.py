"""Finds the judgement in a game's folder: `judgement.py` and its numbers in `weights.toml`."""

import importlib.util
import tomllib
from functools import cache
from pathlib import Path

import pessoi.games
from pessoi.core.errors import UserError
from pessoi.core.evaluation import Judgement
from pessoi.core.state import Rules


class Judging:
    """Keeps the judgement of the play at hand, because making one takes a moment."""

    def __init__(self, changed: dict[str, float] | None = None) -> None:
        self.changed = changed or {}
        self._rules: Rules | None = None
        self._judgement: Judgement | None = None

    def of(self, rules: Rules) -> Judgement:
        """The judgement for plays by these rules."""
        if self._judgement is None or self._rules is not rules:
            self._rules = rules
            self._judgement = judgement(rules, self.changed)
        return self._judgement


def judgement(rules: Rules, changed: dict[str, float] | None = None) -> Judgement:
    """A judgement for plays by these rules; weights can be changed by their dotted names."""
    known = {} if not weights_file(rules.game).exists() else weights(rules.game)
    unknown = [name for name in changed or {} if name not in known]
    if unknown:
        raise UserError("unknown-weight", name=rules.game, found=unknown[0], known=", ".join(known))
    for name in ("evaluation", "policy"):
        module_name = f"pessoi.games.{rules.game}.bot.{name}"
        if importlib.util.find_spec(f"pessoi.games.{rules.game}.bot") is not None:
            module = importlib.import_module(module_name)
            if hasattr(module, "judgement"):
                made: Judgement = module.judgement(rules, {**known, **(changed or {})})
                return made
    return Judgement(rules, known)


@cache
def weights(game: str) -> dict[str, float]:
    """A game's weights by their dotted names: `policy.coin`, `worth.money.early`."""
    return flat(tomllib.loads(weights_file(game).read_text(encoding="utf-8")))


def weights_file(game: str) -> Path:
    """Where a game's weights lie."""
    return Path(pessoi.games.__path__[0]) / game / "bot" / "weights.toml"


def flat(table: dict[str, object], before: str = "") -> dict[str, float]:
    """Nested tables as dotted names."""
    numbers: dict[str, float] = {}
    for name, value in table.items():
        if isinstance(value, dict):
            numbers.update(flat(value, f"{before}{name}."))
        elif isinstance(value, int | float):
            numbers[before + name] = float(value)
        else:
            raise ValueError(f"{before}{name}: a weight is a number, not {value!r}")
    return numbers

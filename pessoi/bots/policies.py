"""Finds the policy and the evaluation in a game's folder, with their weights."""

import tomllib
from functools import cache
from pathlib import Path

from pessoi.core.errors import UserError
from pessoi.core.evaluation import Evaluation
from pessoi.core.policy import Policy
from pessoi.core.state import Rules


class PolicyCache:
    """Keeps the policy of the current game, because constructing one is slow."""

    def __init__(self, changed: dict[str, float] | None = None) -> None:
        self.changed = changed or {}
        self._rules: Rules | None = None
        self._policy: Policy | None = None

    def of(self, rules: Rules) -> Policy:
        """The policy for games by these rules."""
        if self._policy is None or self._rules is not rules:
            self._rules = rules
            self._policy = policy(rules, self.changed)
        return self._policy


def policy(rules: Rules, changed: dict[str, float] | None = None) -> Policy:
    """Make the policy for games by these rules, with some weights changed by their dotted names."""
    game = rules.game
    known = weights(game.folder)
    unknown = [name for name in changed or {} if name not in known]
    if unknown:
        raise UserError("unknown-weight", name=game.key, found=unknown[0], known=", ".join(known))
    numbers = {**known, **(changed or {})}
    module = game.module("bot.policy")
    if module is not None:
        made: Policy = module.policy(rules, numbers)
        return made
    module = game.module("bot.evaluation")
    evaluation: Evaluation = Evaluation(rules, numbers) if module is None else module.evaluation(rules, numbers)
    return Policy(evaluation)


def has_own_policy(used: Policy) -> bool:
    """Whether a game brought this policy itself."""
    return type(used) is not Policy


@cache
def weights(folder: Path) -> dict[str, float]:
    """The weights in a game's folder by their dotted names: `policy.coin`, `evaluation.money.early`."""
    file = weights_file(folder)
    return flat(tomllib.loads(file.read_text(encoding="utf-8"))) if file.exists() else {}


def weights_file(folder: Path) -> Path:
    """The path of the weights in a game's folder."""
    return folder / "bot" / "weights.toml"


def flat(table: dict[str, object], before: str = "") -> dict[str, float]:
    """Flatten nested tables to dotted names."""
    numbers: dict[str, float] = {}
    for name, value in table.items():
        if isinstance(value, dict):
            numbers.update(flat(value, f"{before}{name}."))
        elif isinstance(value, int | float):
            numbers[before + name] = float(value)
        else:
            raise ValueError(f"{before}{name}: a weight is a number, not {value!r}")
    return numbers

"""The rulebook file: every rule with its id, its place in the printed rules and its status."""

import tomllib
from pathlib import Path
from typing import Literal

import msgspec

Status = Literal["stated", "clarified", "reconstructed"]


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. Its wording is the message `rule-…` in the game's texts; `fact` is its entry in `docs/sources/`."""

    id: str
    places: list[str]
    status: Status
    fact: str = ""
    option: str = ""

    @property
    def chapter(self) -> str:
        """The chapter of the rulebook that it belongs to."""
        return self.id.split(".")[1]

    @property
    def message(self) -> str:
        """The id of its wording: `zeus.auction.tie` is `rule-auction-tie`."""
        return "rule-" + "-".join(self.id.split(".")[1:])

    @property
    def source(self) -> str:
        """The address of its entry in `docs/sources/`; empty without one."""
        return f"docs/sources/{self.id.split('.')[0]}.md#{self.fact}" if self.fact else ""


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a game, in reading order, and the texts they come from."""

    version: int
    texts: dict[str, str]
    rule: list[Rule]

    @property
    def ids(self) -> list[str]:
        """The ids of all rules."""
        return [rule.id for rule in self.rule]


def load(path: Path) -> Rulebook:
    """Load a game's rulebook file."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Rulebook)

"""The rulebook file: every rule with its id, its place in the printed rules and its status."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

Status = Literal["stated", "clarified", "reconstructed"]


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. Its wording is the message `rule-…` in the game's texts; `fact` is its entry in `docs/sources/`.

    A place is the name of one of the rulebook's texts, and where in it, in the words of that text: `haffner: B 1 a`,
    `french p. 9`.
    A rule that depends on an option has one wording, with an attribute for every value of the option that changes it.
    If the rule exists under some values only, `values` names them. `asked` names the steps whose decision it explains.
    """

    id: str
    places: list[str]
    status: Status
    fact: str = ""
    option: str = ""
    values: list[str] = []
    asked: list[str] = []

    def holds(self, options: Mapping[str, str]) -> bool:
        """Whether the rule exists at a table with this full set of options."""
        return not self.values or options[self.option] in self.values

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


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the box: who made the game, when, and from which age it is recommended (0 if unknown)."""

    authors: list[str] = []
    publisher: str = ""
    year: int = 0
    age: int = 0


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a game, in reading order, the names of the texts they come from, and the printed game.

    What a text is called and what it is are the messages `text-…` and `text-…-about`.
    """

    version: int
    texts: list[str]
    rule: list[Rule]
    box: Box = Box()

    @property
    def ids(self) -> list[str]:
        """The ids of all rules."""
        return [rule.id for rule in self.rule]


def load(path: Path) -> Rulebook:
    """Load a game's rulebook file."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Rulebook)

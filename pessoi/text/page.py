"""The texts that the page loads, cut into the parts that it loads separately.

The page is built with those of the games in this package; for games of other packages it fetches them.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from pessoi.text import COMMON

TERMINAL = (
    "terminal-",
    "cli-",
    "serve-",
    "report-",
    "arena-",
    "board-",
    "mistake-",
    "argparse-",
    "metavar-",
    "agents-",
    "contract-",
    "component-",
    "soak-",
    "greeting-",
    "rules-count",
    "rules-not-here",
    "rules-un",
)
"""How the ids of common messages begin that the page never shows."""
STUDY = ("analysis-", "verdict-", "puzzle-", "record-misfit")
"""How the ids of common messages begin that only the pages of `/study` show."""


def common_text(language: str) -> str:
    """The messages of the package that belong to no game, without those of `/study`."""
    return _picked(COMMON / f"{language}.ftl", lambda name: not name.startswith((*TERMINAL, *STUDY)))


def study_text(language: str) -> str:
    """The messages of the package for the pages of `/study`."""
    return _picked(COMMON / f"{language}.ftl", lambda name: name.startswith(STUDY))


class GameText(msgspec.Struct, frozen=True):
    """The messages of a game in one language, in Fluent's syntax.

    Its title, the words of its table, its rules, the themes of its puzzles and its lessons.

    The ids of the messages of the title and of the themes begin with the key of the game: `zeus-game-name`.
    """

    title: str
    words: str
    rules: str
    study: str
    lessons: str


@cache
def game_text(key: str, folder: Path, language: str) -> GameText:
    """The messages of a game, from its folder."""
    source = folder / "text" / f"{language}.ftl"
    return GameText(
        title=_picked(source, lambda name: name.startswith("game-"), prefix=f"{key}-"),
        words=_picked(source, _is_shown_at_the_table),
        rules=_picked(source, _is_rule),
        study=_picked(source, lambda name: name.startswith("theme-"), prefix=f"{key}-"),
        lessons=_picked(source, _is_lesson),
    )


def _is_rule(name: str) -> bool:
    return name.startswith(("rule-", "chapter-", "text-", "book-"))


def _is_lesson(name: str) -> bool:
    return name.startswith("lesson-")


def _is_shown_at_the_table(name: str) -> bool:
    unused = ("mistake-", "agents-", "theme-", "component-", "terminal-")
    return not _is_rule(name) and not _is_lesson(name) and not name.startswith(unused)


def _picked(source: Path, wanted: Callable[[str], bool], prefix: str = "") -> str:
    """The wanted messages and all terms of a Fluent file without its comments, with a prefix before every id."""
    resource = FluentParser().parse(source.read_text(encoding="utf-8"))
    kept: list[ast.EntryType] = []
    for entry in resource.body:
        if isinstance(entry, ast.Term) or (isinstance(entry, ast.Message) and wanted(entry.id.name)):
            entry.comment = None
            if entry.id.name.startswith("term-"):
                entry.attributes = []  # the page says what the best move gains, not what another one gives up
            kept.append(entry)
    picked = ast.Resource(kept)
    if prefix:
        _Prefix(prefix).visit(picked)
    return FluentSerializer().serialize(picked)


class _Prefix(Visitor):
    """Puts a prefix before the ids of messages and terms and before all references to them."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.Message | ast.Term | ast.MessageReference | ast.TermReference):
            node.id.name = self._prefix + node.id.name
        super().generic_visit(node)

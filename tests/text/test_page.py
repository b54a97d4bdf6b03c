"""The parts of a game's texts that the page loads separately."""

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from helpers import every_game

from pessoi import Game
from pessoi.text import LANGUAGES
from pessoi.text.page import game_text


class Reader(Visitor):
    """The messages that a text has, and those that it refers to."""

    def __init__(self, text: str) -> None:
        self.messages: set[str] = set()
        self.references: set[str] = set()
        self.visit(FluentParser().parse(text))

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        self.messages.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_refer_to_rules_only(game: Game, language: str) -> None:
    """The page shows rules without loading the other messages."""
    rules = Reader(game_text(game.key, game.folder, language).rules)
    assert rules.references <= rules.messages

"""Rulebooks, texts, components and records that belong to each game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from helpers import every_game

import pessoi
from pessoi import Game
from pessoi.contract import files
from pessoi.core import record as records
from pessoi.rulecheck import rules_named_in
from pessoi.text import COMMON, LANGUAGES, Words

TESTS = Path(__file__).parent.parent


@every_game
@pytest.mark.parametrize("check", files.CHECKS, ids=lambda check: check.__name__)
def test_the_contract_is_kept(game: Game, check: Callable[[Game], None]) -> None:
    check(game)


@every_game
def test_every_rule_is_named_by_a_test_and_every_test_names_a_rule(game: Game) -> None:
    named = rules_named_in(TESTS / "games" / game.key)
    rules = set(game.rulebook.ids)
    assert rules - set(named) == set()
    assert set(named) - rules == set()


def test_common_texts_have_the_same_messages_with_the_same_variables() -> None:
    by_language = {language: files.variables(COMMON / f"{language}.ftl") for language in LANGUAGES}
    for language in LANGUAGES:
        assert by_language[language] == by_language["en"], language


def test_words_refuse_a_language_they_do_not_have() -> None:
    with pytest.raises(ValueError, match="en, fr, de"):
        Words("it", [])


# Records of whole games.

RECORDS = sorted((TESTS / "records").rglob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_still_plays(path: Path) -> None:
    record = records.read(path)
    state = pessoi.replay(record)
    assert state.over


@every_game
def test_every_seat_count_has_a_record(game: Game) -> None:
    seats = {records.read(path).header.seats for path in (TESTS / "records" / game.key).glob("*.jsonl")}
    assert seats == set(game.seats)

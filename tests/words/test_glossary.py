"""Texts use one word for one thing: words to avoid do not occur in any message."""

import re
import tomllib
from pathlib import Path

import pytest
from texts import LANGUAGES, Message, all_messages, folders

AVOID = tomllib.loads(Path(__file__).with_name("avoid.toml").read_text(encoding="utf-8"))


def concerns(term: dict[str, object], message: Message) -> bool:
    exceptions = term.get("except", [])
    assert isinstance(exceptions, list)
    return term.get("part", message.part) == message.part and not message.name.startswith(tuple(exceptions))


def pattern(avoid: str) -> re.Pattern[str]:
    plain = re.sub(r"\\.", "", avoid) == re.sub(r"\\.", "", avoid).lower()
    return re.compile(rf"(?<!\w)(?:{avoid})(?!\w)", re.IGNORECASE if plain else 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_avoid_do_not_occur(language: str) -> None:
    found = [
        f"{message}: {hit.group()!r}, use {term['use']!r}"
        for term in AVOID[language]
        for wanted in [pattern(term["avoid"])]
        for message in all_messages(language)
        if concerns(term, message)
        for hit in [next(filter(None, map(wanted.search, message.texts)), None)]
        if hit
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_reads_as_it_holds_at_a_table(language: str) -> None:
    """What holds under another value of an option is an attribute of the rule, not a sentence about the option."""
    rules = [message for message in all_messages(language) if message.name.startswith("rule-")]
    assert rules
    assert [str(rule) for rule in rules if any(map(pattern("options?").search, rule.texts))] == []


def test_every_term_belongs_to_a_language_and_a_part_that_exist() -> None:
    assert set(AVOID) == set(LANGUAGES)
    for term in (term for terms in AVOID.values() for term in terms):
        assert set(term) <= {"avoid", "use", "part", "except"}
        assert term.get("part", "common") in folders()


def test_a_word_is_found_whole_and_at_the_beginning_of_a_sentence() -> None:
    assert pattern("curtain").search("Curtain up")
    assert not pattern("curtain").search("curtains")
    assert not pattern("Tor").search("Der Motor und das tor")

"""Texts follow the typography of their language."""

import re

import pytest
from texts import LANGUAGES, all_messages, folders, messages

NAMES = {text for part in folders() for each in messages(part, "en") if each.name == "game-name" for text in each.texts}
"""Names of games, which may end in an exclamation mark."""

CODE = re.compile(r"`[^`]*`|%\(\w+\)[rs]|'pessoi\[[^']*'")
"""What is written as a computer reads it."""

FAULTS = {
    "straight quotes": r"['\"]",
    "three dots": r"\.\.\.",
    "hyphen as a dash or minus": r" - |(?<![\w\ufffc-])-\d",
    "two spaces": r"(?<=[^\s])  (?=[^\s])",
    "space before a comma or full stop": r"(?<=\w) [.,](?!\d)",
}

LANGUAGE_FAULTS = {
    "en": {
        "quotation marks other than “…”": r"[„«»‚]|“[^”]*(“|$)|^[^“]*”",
    },
    "fr": {
        "no narrow no-break space before ; ! ?": r"(?<![\u202f!?])[;!?]",
        "no no-break space before a colon": r"(?<!\u00a0):(?=\s|$)",
        "no no-break space inside « »": r"«(?!\u00a0)|(?<!\u00a0)»",
        "no no-break space before a percent sign": r"(?<!\u00a0)%(?!s|r)",
        "quotation marks other than « »": r"[„“”‚]",
    },
    "de": {
        "quotation marks other than „…“": r"[”«»]|„[^“]*(„|$)|^[^„]*“",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_follow_the_typography_of_their_language(language: str) -> None:
    patterns = FAULTS | LANGUAGE_FAULTS[language]
    found = [
        f"{message}: {fault}: {text[max(0, hit.start() - 20) : hit.end() + 10]!r}"
        for message in all_messages(language)
        for text in message.texts
        for fault, pattern in patterns.items()
        for hit in [re.search(pattern, without_code(text))]
        if hit
    ]
    assert found == []


def without_code(text: str) -> str:
    for name in NAMES:
        text = text.replace(name, "Name")
    return CODE.sub("code", text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a „word“"),
        ("en", "it's"),
        ("en", "from -1 on"),
        ("fr", "Oui ?"),
        ("fr", "Prix : 3"),
        ("fr", "« mot »"),
        ("de", "ein “Wort”"),
        ("de", "ein „Wort"),
    ],
)
def test_a_fault_is_found(language: str, text: str) -> None:
    assert any(re.search(pattern, text) for pattern in (FAULTS | LANGUAGE_FAULTS[language]).values())

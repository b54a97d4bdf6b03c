"""docs/table.md names every message, refusal and close code of the server, and no others."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

import pessoi.server
from pessoi.server import protocol

SERVER = Path(pessoi.server.__file__).parent
SOURCE = {path: path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py")}
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "table.md").read_text(encoding="utf-8")
BY_LIBRARY = {"1002", "1007", "1009"}
"""Close codes of the WebSocket library, see test_connection.py."""


def refusal_codes() -> set[str]:
    """The codes with which the server refuses requests."""
    patterns = (
        r'Refusal\(\s*"([a-z-]+)"',
        r'code="([a-z-]+)"',
        r'HttpError\(\d+, "([a-z-]+)"',
        r'return 4\d\d, "([a-z-]+)"',
        r'\d{3}: "([a-z-]+)"',
        r'CODES\.get\(status, "([a-z-]+)"\)',
    )
    return {code for text in SOURCE.values() for pattern in patterns for code in re.findall(pattern, text)}


def close_reasons() -> set[str]:
    """The reasons with which the server closes sockets."""
    patterns = (r'socket\.close\([A-Z_]+, "([a-z-]+)"', r'[A-Z]+: "([a-z-]+)"')
    return {reason for path in SOURCE for pattern in patterns for reason in re.findall(pattern, SOURCE[path])}


def table(heading: str) -> dict[str, str]:
    """A table of the page by its first heading: the name in each row, and the rest of the row."""
    rows = PAGE.partition(f"\n| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
    return {re.split(r"`? ", row.strip("| `"), maxsplit=1)[0].strip("`"): row for row in rows}


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_every_refusal_is_documented() -> None:
    documented = table("code")
    assert len(documented) > 30
    assert set(documented) == refusal_codes()


def test_every_close_code_and_reason_is_documented() -> None:
    constants = {code for text in SOURCE.values() for code in re.findall(r"^[A-Z_]+ = (1\d{3}|4\d{3})$", text, re.M)}
    documented = table("close code")
    assert set(documented) == constants | BY_LIBRARY
    reasons = {reason for row in documented.values() for reason in re.findall("`([a-z-]+)`", row)}
    assert reasons == close_reasons()


@pytest.mark.parametrize(
    ("heading", "union"),
    [
        ("type", protocol.ServerMessage),
        ("kind of item", protocol.StreamItem),
        ("type of request", protocol.Request | protocol.Resync),
    ],
)
def test_every_message_is_documented_with_its_fields(heading: str, union: Any) -> None:
    documented = table(heading)
    assert set(documented) == tags(union)
    for kind in get_args(union):
        named = re.findall(r"^\| `[a-z-]+` `\{(.*?)\}`", documented[kind.__struct_config__.tag])
        fields = {field.rstrip("?") for field in named[0].split(", ")} if named else set()
        unnamed = {"id", "n"} if heading != "type" else set()
        assert fields == set(kind.__struct_fields__) - unnamed, kind


def test_the_first_message_is_documented() -> None:
    (hello,) = re.findall(r'^\{"type": "hello", (.*)\}$', PAGE, re.M)
    assert re.findall(r'"(\w+)":', hello) == list(protocol.Hello.__struct_fields__)

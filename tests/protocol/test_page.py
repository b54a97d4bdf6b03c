"""docs/table.md names every message, refusal and close code of the server, and no others."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import pessoi
from pessoi.protocol import messages, stream
from pessoi.protocol.stream import (
    BotSubstituted,
    Chatted,
    Line,
    ProposalAnswered,
    PublicLine,
    Rematched,
    SeatTaken,
    Undone,
    UndoProposed,
)
from pessoi.server.tables.journal import NumberedLine
from pessoi.server.tables.views import stream_item

PACKAGES = [Path(pessoi.__file__).parent / name for name in ("protocol", "server", "study")]
SOURCE = {path: path.read_text(encoding="utf-8") for package in PACKAGES for path in package.rglob("*.py")}
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "table.md").read_text(encoding="utf-8")
BY_LIBRARY = {"1002", "1007", "1009"}
"""Close codes of the WebSocket library, see test_connection.py."""
PUBLIC_LINES: list[PublicLine] = [
    Undone(time=1.0, id="a", seat=0, to=2),
    UndoProposed(time=1.0, id="a", seat=0, to=2),
    ProposalAnswered(time=1.0, id="a", seat=0, yes=True),
    SeatTaken(time=1.0, id="a", seat=0, name="Anna", colour="red"),
    BotSubstituted(time=1.0, id="a", seat=0, bot="random", by=2),
    BotSubstituted(time=1.0, id="a", seat=0, bot="", by=2),
    Chatted(time=1.0, id="a", seat=0, text="hm"),
    Rematched(time=1.0, id="a", seat=0, table="other"),
]
"""Lines with all their fields."""


def refusal_codes() -> set[str]:
    """The codes with which the server refuses requests."""
    patterns = (
        r'Refusal\(\s*"([a-z-]+)"',
        r'code="([a-z-]+)"',
        r'HttpError\(\d+, "([a-z-]+)"',
        r'\((?:4|5)\d\d, "([a-z-]+)"\)',
        r'\d{3}: "([a-z-]+)"',
        r'CODES\.get\(status, "([a-z-]+)"\)',
    )
    return {code for text in SOURCE.values() for pattern in patterns for code in re.findall(pattern, text)}


def close_reasons() -> set[str]:
    """The reasons with which the server closes sockets."""
    patterns = (r'code=[A-Z_]+, detail="([a-z-]+)"', r'[A-Z]+: "([a-z-]+)"')
    return {reason for path in SOURCE for pattern in patterns for reason in re.findall(pattern, SOURCE[path])}


def table(heading: str) -> dict[str, str]:
    """A table of the page by its first heading: the name in each row, and the rest of the row."""
    rows = PAGE.partition(f"\n| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
    return {re.split(r"`? ", row.strip("| `"), maxsplit=1)[0].strip("`"): row for row in rows}


def named_fields(row: str) -> set[str]:
    """The fields of a message that a row of the page names."""
    named = re.findall(r"^\| `[a-z-]+` `\{(.*?)\}`", row)
    return {field.rstrip("?") for field in named[0].split(", ")} if named else set()


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def sent_fields(kind: Any) -> set[str]:
    """The fields of a message; of a line of the journal, those that are sent."""
    fields = msgspec.structs.fields(kind)
    return {field.name for field in fields if field.required or not issubclass(kind, Line)}


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
        ("type", messages.ServerMessage),
        ("kind of item", stream.StreamItem),
        ("type of request", messages.Request | messages.Resync),
    ],
)
def test_every_message_is_documented_with_its_fields(heading: str, union: Any) -> None:
    documented = table(heading)
    assert set(documented) == tags(union)
    for kind in get_args(union):
        unnamed = {"id", "n"} if heading != "type" else set()
        assert named_fields(documented[kind.__struct_config__.tag]) == sent_fields(kind) - unnamed, kind


@pytest.mark.parametrize("line", PUBLIC_LINES, ids=lambda line: type(line).__name__)
def test_the_stream_has_only_the_documented_fields_of_a_line(line: PublicLine) -> None:
    item = msgspec.to_builtins(stream_item(NumberedLine(7, line, 3, []), 1))
    assert item["n"] == 7
    assert set(item) == {"kind", "n", *named_fields(table("kind of item")[item["kind"]])}


def test_the_first_message_is_documented() -> None:
    (hello,) = re.findall(r'^\{"type": "hello", (.*)\}$', PAGE, re.M)
    assert re.findall(r'"(\w+)":', hello) == list(messages.Hello.__struct_fields__)

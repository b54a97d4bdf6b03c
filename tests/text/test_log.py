"""Merged lines of the log, numbers of the components in texts, and lists of amounts."""

from pathlib import Path

import pytest

from pessoi.core.components import Components, Group
from pessoi.core.events import Event, EventTable
from pessoi.text import Words
from pessoi.text.log import merged

TABLE = EventTable()
DREW = TABLE.declare("drew", "rule", "seat", "count", adds="count")
SHOWN = TABLE.declare("shown", "rule", "plot", lists="plot")
OWN = TABLE.declare("own", "rule", "seat", "card", private=True, lists="card")
PASSED = TABLE.declare("passed", "rule", "seat")


def test_events_that_differ_in_an_amount_are_added_up() -> None:
    lines = merged(TABLE, [Event(DREW, (1, 2)), Event(DREW, (1, 1)), Event(DREW, (0, 1))])
    assert [line.arguments for line in lines] == [{"seat": 1, "count": 3}, {"seat": 0, "count": 1}]


def test_listed_events_become_one_line_with_their_number() -> None:
    (line,) = merged(TABLE, [Event(SHOWN, (4,)), Event(SHOWN, (9,))])
    assert line.arguments == {"plot": [4, 9], "count": 2}


def test_a_single_event_is_a_list_of_one() -> None:
    (line,) = merged(TABLE, [Event(SHOWN, (4,))])
    assert line.arguments == {"plot": [4], "count": 1}


def test_mergeable_events_may_alternate() -> None:
    events = [Event(DREW, (1, 1)), Event(OWN, (1, 7)), Event(DREW, (1, 1)), Event(OWN, (1, 8))]
    lines = merged(TABLE, events)
    assert [(line.message, line.arguments) for line in lines] == [
        ("drew", {"seat": 1, "count": 2}),
        ("own", {"seat": 1, "card": [7, 8], "count": 2}),
    ]


def test_nothing_is_merged_across_another_event() -> None:
    lines = merged(TABLE, [Event(DREW, (1, 1)), Event(PASSED, (1,)), Event(DREW, (1, 1))])
    assert [line.message for line in lines] == ["drew", "passed", "drew"]


def test_an_event_merges_only_by_an_argument_it_has() -> None:
    with pytest.raises(ValueError, match="no argument 'card'"):
        EventTable().declare("drew", "rule", "seat", lists="card")


class Temples(Group, frozen=True, kw_only=True):
    income: list[int]
    high_value: int
    names: list[str]


class Box(Components, frozen=True, kw_only=True):
    temples: Temples


def test_texts_may_name_every_number_of_the_components() -> None:
    box = Box(temples=Temples(source="rulebook", income=[2, 5], high_value=9, names=["a"]))
    assert box.numbers() == {
        "temples-income": [2, 5],
        "temples-income-1": 2,
        "temples-income-2": 5,
        "temples-high-value": 9,
    }


@pytest.mark.parametrize(("language", "text"), [("en", "a, b and c"), ("fr", "a, b et c"), ("de", "a, b und c")])
def test_a_list_is_joined_as_the_language_does(language: str, text: str) -> None:
    assert Words(language, list[Path]()).listed(["a", "b", "c"]) == text

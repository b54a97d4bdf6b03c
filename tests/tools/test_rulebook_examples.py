"""`tools/rulebook_examples.py`: what the rulebook shows comes from a recorded game."""

import pytest
import rulebook_examples as tool
from helpers import every_game

import pessoi
from pessoi import Game, version

pytestmark = pytest.mark.skipif(
    version.compiled(), reason="the sources of pages are not installed; it runs from source"
)


@every_game
def test_every_example_changes_something_and_is_told_by_events(game: Game) -> None:
    shown = tool.examples(game)
    assert shown is not None
    assert shown["sample"]["seat"] < shown["seats"]
    for name, example in shown["examples"].items():
        assert example["changes"], name
        assert example["events"], name
        assert all(event["rule"] in game.rulebook.ids for event in example["events"]), name


def test_an_event_that_the_record_lacks_is_an_error() -> None:
    game = pessoi.game("zeus")
    wanted = tool.Example(event="built", number=1000)
    with pytest.raises(ValueError, match="example far: the record has 18 events 'built'"):
        tool._example(game, list(tool._moments(game)), "far", wanted)

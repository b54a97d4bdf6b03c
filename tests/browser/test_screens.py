"""Every kind of decision of every game, on every size of screen: nothing scrolls, is cut, covered or too small."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from page_checks import BROWSER, TWO_FRAMES, stored
from playwright.sync_api import Browser
from visitor import Server, Visitor, Visits

from pessoi import games

FAULTS = (BROWSER / "screen.js").read_text(encoding="utf-8").partition("\n")[2].rstrip().rstrip(";")
DESKS = ((768, 1024), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440))
PHONES = ((390, 844), (390, 664), (844, 390))
LANGUAGES = ("en", "fr", "de")
THEMES = ("light", "dark")


SCREENS = [
    pytest.param(game, position, LANGUAGES[index % 3], THEMES[index % 2], id=f"{game}-{name}")
    for game in games.names()
    for index, (name, position) in enumerate(stored(game).items())
]


Desk = Callable[[bool, str, str], Visitor]


@pytest.fixture(scope="module")
def desk(chromium: Browser, server: Server) -> Iterator[Desk]:
    """A page in the browser for all screens of a kind, language and theme, which goes from table to table."""
    visits = Visits(chromium, server.address, drawn=False)
    known: dict[tuple[bool, str, str], Visitor] = {}

    def sit(touches: bool, language: str, theme: str) -> Visitor:
        kind = (touches, language, theme)
        if kind not in known:
            known[kind] = visits(390 if touches else 1440, language=language, theme=theme, forced=False)
        return known[kind]

    yield sit
    visits.close()


@pytest.mark.parametrize(("game", "position", "language", "theme"), SCREENS)
@pytest.mark.parametrize("sizes", [DESKS, PHONES], ids=["mouse", "touch"])
def test_everything_is_there_and_can_be_read_and_touched(
    desk: Desk,
    game: str,
    position: dict[str, Any],
    language: str,
    theme: str,
    sizes: tuple[tuple[int, int], ...],
) -> None:
    anna = desk(sizes is PHONES, language, theme)
    width, height = sizes[0]  # a larger window before would leave its plan to the smaller one
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.sit_down(game, position)
    faults = {f"{width}×{height}": faults_at(anna, width, height) for width, height in sizes}
    assert {size: found for size, found in faults.items() if found} == {}
    assert anna.errors == anna.strangers == []


def faults_at(anna: Visitor, width: int, height: int) -> list[str]:
    """What is wrong on a screen of this size."""
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.page.evaluate("async () => void (await document.fonts.ready)")
    anna.page.evaluate(TWO_FRAMES)
    anna.page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
    return [str(fault) for fault in anna.page.evaluate(FAULTS)]

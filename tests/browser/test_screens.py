"""Every kind of decision of every game, on every size of screen: nothing scrolls, is cut, covered or too small."""

from typing import Any

import pytest
from page_checks import BROWSER, THEMES, TWO_FRAMES, stored
from visitor import Visitor, Visits

from pessoi import games

FAULTS = (BROWSER / "screen.js").read_text(encoding="utf-8").partition("\n")[2].rstrip().rstrip(";")
DESKS = ((768, 1024), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440))
PHONES = ((390, 844), (390, 664), (844, 390))
LANGUAGES = ("en", "fr", "de")


SCREENS = [
    pytest.param(game, position, LANGUAGES[index % 3], THEMES[index % 2], id=f"{game}-{name}")
    for game in games.names()
    for index, (name, position) in enumerate(stored(game).items())
]


@pytest.mark.parametrize(("game", "position", "language", "theme"), SCREENS)
@pytest.mark.parametrize("sizes", [DESKS, PHONES], ids=["mouse", "touch"])
def test_everything_is_there_and_can_be_read_and_touched(
    visit: Visits,
    game: str,
    position: dict[str, Any],
    language: str,
    theme: str,
    sizes: tuple[tuple[int, int], ...],
) -> None:
    anna = visit(*sizes[0], language=language, theme=theme, forced=False)
    anna.sit_down(game, position)
    faults = {f"{width}×{height}": faults_at(anna, width, height) for width, height in sizes}
    assert {size: found for size, found in faults.items() if found} == {}


def faults_at(anna: Visitor, width: int, height: int) -> list[str]:
    """What is wrong on a screen of this size."""
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.page.evaluate(TWO_FRAMES)
    anna.page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
    return [str(fault) for fault in anna.page.evaluate(FAULTS)]

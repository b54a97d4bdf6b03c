"""Every page for everybody: readable, reachable, translated, small."""

import gzip
import json
import random
import re
from pathlib import Path

import pytest
from page_checks import THEMES, WIDTHS, plain_words, printed_names, violations
from visitor import Visits

from pessoi import games
from pessoi.server.page_files import FOLDER

PAGES = ("/", *(f"/new/{game}" for game in games.names()), "/rules/zeus", "/statistics", "/nowhere", "/style")
LARGEST = 60_000
TABLE_SIZES = (
    (1440, 900),
    (1024, 768),
    (1920, 1080),
    (2560, 1440),
    (768, 1024),
    (390, 844),
    (390, 664),
    (844, 390),
)


@pytest.mark.parametrize(
    ("path", "theme"), [(path, theme) for path in PAGES for theme in THEMES[: 1 + (path != "/style")]]
)
def test_on_every_page_axe_finds_nothing_and_nothing_can_be_pushed_aside(visit: Visits, path: str, theme: str) -> None:
    anna = visit(theme=theme)
    anna.go(path)
    assert violations(anna) == []
    assert anna.missing_messages() == []
    for width in WIDTHS:
        anna.page.set_viewport_size({"width": width, "height": 900})
        assert anna.sideways() <= 0
        assert anna.small_targets() == []


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_at_the_table(visit: Visits, game: str, theme: str) -> None:
    anna = visit(theme=theme)
    anna.play_now(game)
    rng = random.Random(1)
    for _ in range(3):
        anna.wait_for_turn()
        assert violations(anna) == []
        anna.play_by_mouse(rng, 4)
    if not anna.wait_for_turn():
        assert violations(anna) == []
        anna.close_panel()
    anna.tool("Rules").click()
    for panel in ("table-links", "page-preferences"):
        anna.page.wait_for_selector("dialog h2")
        assert violations(anna) == []
        anna.close_panel()
        anna.open_panel(panel)
    anna.close_panel()
    anna.page.locator("[data-rival]").first.click()
    anna.page.wait_for_selector("[popover] h3")
    assert violations(anna) == []
    anna.page.keyboard.press("Escape")
    anna.open_panel("table-replay")
    anna.page.wait_for_selector(".timeline")
    assert violations(anna) == []


@pytest.mark.parametrize("game", games.names())
def test_a_table_never_scrolls_and_is_all_in_the_window(visit: Visits, game: str) -> None:
    anna = visit()
    anna.play_now(game)
    rng = random.Random(2)
    for _ in range(3):
        anna.wait_for_turn()
        for width, height in TABLE_SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert anna.scrolls() == (0, 0)
            outside = anna.page.eval_on_selector_all(
                ".bar, .stage, .canvas, .prompt, [data-region=hand]",
                """all => all.map((one) => [one, one.getBoundingClientRect()])
                .filter(([, { left, top, right, bottom }]) =>
                  left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
                .map(([one]) => one.className)""",
            )
            assert outside == [], (width, height)
        anna.play_by_mouse(rng, 3)


@pytest.mark.parametrize("game", games.names())
def test_pointing_and_choosing_change_no_region(visit: Visits, game: str) -> None:
    anna = visit()
    anna.play_now(game)
    anna.wait_for_turn()
    regions = """() => [...document.querySelectorAll(".bar, .stage, .prompt, [data-region=hand]")]
      .map((one) => one.getBoundingClientRect())"""
    before = anna.page.evaluate(regions)
    lit = anna.page.locator(".place.lit")
    if lit.count():
        lit.first.hover(force=True)
        assert anna.page.evaluate(regions) == before
    anna.page.keyboard.press("m")
    anna.page.wait_for_selector(".moves.open")
    assert anna.page.evaluate(regions) == before
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector(".moves.open", state="detached")


@pytest.mark.parametrize("path", [path for path in PAGES if path != "/style"])
def test_no_text_is_written_into_a_page(visit: Visits, path: str) -> None:
    anna = visit()
    anna.go(f"{path}?pseudo")
    assert plain_words(anna) == []


@pytest.mark.parametrize("game", games.names())
def test_no_text_is_written_into_a_table(visit: Visits, game: str) -> None:
    anna = visit()
    anna.play_now(game)
    table = anna.page.url.split("#")[1]
    anna.go(f"/table?pseudo#{table}")
    rng = random.Random(3)
    for _ in range(3):
        anna.wait_for_turn()
        assert plain_words(anna, printed_names(game)) == []
        anna.play_by_mouse(rng, 3)
    if not anna.wait_for_turn():
        assert plain_words(anna, printed_names(game)) == []
        anna.close_panel()
    anna.page.click("[data-tool=table-rules]")
    for panel in ("table-links", "page-preferences", "table-replay"):
        anna.page.wait_for_selector("dialog h2")
        assert plain_words(anna, printed_names(game)) == []
        anna.close_panel()
        anna.open_panel(panel)
    anna.page.wait_for_selector(".timeline")
    assert plain_words(anna, printed_names(game)) == []


def test_the_first_page_is_small() -> None:
    start = (FOLDER / "index.html").read_text(encoding="utf-8")
    entry = re.findall(r'src="/(assets/[^"]+\.js)"|href="/(assets/[^"]+\.(?:css|js))"', start)
    files = {name for names in entry for name in names if name}
    home = {str(path.relative_to(FOLDER)) for path in (FOLDER / "assets").glob("Home-*")}
    texts = sorted((FOLDER / "assets").glob("en-*.js"))
    shared = _imports(FOLDER / next(name for name in home if name.endswith(".js")))
    loaded = {FOLDER / name for name in files | home} | set(texts) | shared | {FOLDER / "index.html"}
    assert sum(packed(path) for path in loaded) < LARGEST


@pytest.mark.parametrize("game", games.names())
def test_every_board_is_small(visit: Visits, game: str) -> None:
    """All that is loaded between the first page and the board, but for words."""
    anna = visit()
    anna.go("/")
    loaded: list[str] = []
    anna.page.on("response", lambda answer: loaded.append(answer.url))
    anna.page.click(f"[data-play={game}]")
    anna.page.wait_for_selector("[role=log] li", state="attached")
    files = {url.split("/assets/")[1] for url in loaded if "/assets/" in url}
    code = [name for name in files if not name.startswith(("words.", "rules.", "en-")) and not name.endswith("woff2")]
    board = [name for name in code if not name.startswith(("Table-", "Play-"))]
    assert 0 < sum(packed(FOLDER / "assets" / name) for name in board) < LARGEST


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def _imports(script: Path) -> set[Path]:
    names = re.findall(r'from"\./([^"]+\.js)"', script.read_text(encoding="utf-8"))
    return {script.parent / name for name in names}


def test_the_policy_is_strict(visit: Visits) -> None:
    anna = visit()
    with anna.page.expect_response(lambda answer: answer.url.rstrip("/") == anna.address) as answer:
        anna.go("/")
    policy = answer.value.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert json.dumps(policy).count("http") == 0

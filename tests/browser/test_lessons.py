"""Lessons on the page, played to the end by their own script, with a mouse and on a touch screen."""

import pytest
from page_checks import TWO_FRAMES
from playwright.sync_api import Locator, expect
from visitor import LISTED, Visitor, Visits

from pessoi import games, lessons

LEARNED = [game.key for game in games.working() if lessons.names(game)]
LANGUAGES = ("en", "fr", "de")
CARD = "aside.lesson"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}


def begin(anna: Visitor, game: str) -> None:
    anna.go("/")
    anna.page.click(f"[data-learn={game}]")
    anna.page.wait_for_selector(CARD)


def points_that_are_not_drawn(anna: Visitor, points: list[str]) -> list[str]:
    """The places of a card that the page does not show anywhere."""
    found = anna.page.evaluate(
        """(points) => points.filter((place) =>
            ![...document.querySelectorAll(`.table :is([data-place="${place}"], [data-explain="${place}"])`)]
                .some((one) => one.getBoundingClientRect().width && !one.closest(".lesson")))""",
        points,
    )
    return [str(place) for place in found]


def hold(anna: Visitor, button: Locator) -> None:
    """Press a button and keep it pressed; again if the camera moved the card away before."""
    for _ in range(10):
        button.hover()
        anna.page.mouse.down()
        if button.evaluate("(button) => button.matches(':active')"):
            return
        anna.page.mouse.up()
    raise AssertionError("the card does not come to rest")


def play(anna: Visitor, move: str) -> None:
    """Play a move from the list of all moves, and confirm it where the page asks."""
    before = anna.entries
    anna.page.mouse.move(2, 2)
    anna.page.keyboard.press("m")
    anna.page.locator(f'{LISTED}[data-move="{move}"]').click()
    confirm = f'.prompt button[data-move="{move}"]'
    played = f"+document.querySelector('main').dataset.entries > {before}"
    if anna.page.wait_for_function(f"() => {played} ? 'played' : document.querySelector('{confirm}') && 'asked'"):
        asked = anna.page.locator(confirm)
        if anna.entries == before and asked.count():
            anna.page.mouse.move(2, 2)
            asked.click()
    anna.page.wait_for_function(f"() => {played}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", LEARNED)
def test_a_lesson_is_played_to_its_end_and_goes_on(visit: Visits, game: str, size: str) -> None:
    language = LANGUAGES[(LEARNED.index(game) + [*SIZES].index(size)) % 3]
    anna = visit(*SIZES[size], language=language)
    begin(anna, game)
    lesson = lessons.lesson(games.game(game), lessons.FIRST)
    for number, step in enumerate(lesson.script.step, 1):
        card = anna.page.locator(f'{CARD}[data-card="lesson-first-{step.id}"]')
        card.wait_for()
        assert points_that_are_not_drawn(anna, step.point) == [], step.id
        anna.page.evaluate(TWO_FRAMES)
        assert anna.scrolls() == (0, 0), step.id
        assert anna.missing_messages() == []
        box = card.bounding_box()
        assert box is not None
        assert box["height"] <= 0.34 * SIZES[size][1], step.id
        if step.expect:
            play(anna, step.expect[0])
        elif number < len(lesson.script.step):
            anna.page.mouse.move(2, 2)
            card.locator(".next").click()
    anna.page.locator(f"{CARD} .end").click()
    expect(anna.page.locator(CARD)).to_have_count(0)
    assert anna.entries == len(lesson.entries)
    anna.page.keyboard.press("m")
    anna.page.locator(LISTED).first.click()
    if anna.page.locator(".prompt button[data-move].main").count():
        anna.page.keyboard.press("Enter")
    anna.go("/")
    expect(anna.page.locator(f"[data-play={game}].main")).to_have_count(1)


@pytest.mark.parametrize("game", LEARNED)
def test_the_camera_shows_what_a_card_speaks_of(visit: Visits, game: str) -> None:
    anna = visit(390, 844)
    anna.page.set_viewport_size({"width": 844, "height": 390})
    begin(anna, game)
    anna.page.mouse.move(842, 2)
    step = next(step for step in lessons.lesson(games.game(game), lessons.FIRST).script.step if step.expect)
    while anna.page.locator(f"{CARD} .next").count():
        anna.page.locator(f"{CARD} .next").tap()
    expect(anna.page.locator(CARD)).to_have_attribute("data-card", f"lesson-first-{step.id}")
    anna.page.wait_for_function(
        """(points) => {
            const { bottom, top } = document.querySelector("aside.lesson").getBoundingClientRect();
            const stage = document.querySelector(".table > .stage").getBoundingClientRect();
            return points.every((place) => {
                const found = document.querySelector(`.stage :is([data-place="${place}"], [data-explain="${place}"])`);
                const box = found?.getBoundingClientRect();
                return !box || (box.left >= stage.left && box.right <= stage.right && box.top >= stage.top
                    && box.bottom <= stage.bottom && (box.bottom <= top || box.top >= bottom));
            });
        }""",
        arg=step.point,
    )


def test_a_card_stays_where_it_is_while_it_is_pressed(visit: Visits) -> None:
    anna = visit(390, 844)
    begin(anna, "rhodes")
    card = anna.page.locator(CARD)
    welcome = str(card.get_attribute("data-card"))
    hold(anna, card.locator(".next"))
    anna.page.evaluate(
        """() => {
            const top = (found) => document.querySelector(found).getBoundingClientRect().top;
            const canvas = document.querySelector(".canvas");
            const by = top("aside.lesson") - top(".stage [data-explain=score], .stage [data-place=score]");
            const [x, y = "0px"] = canvas.style.translate.split(" ");
            canvas.style.translate = `${x} ${parseFloat(y) + by}px`;
        }"""
    )
    anna.page.wait_for_function(
        """() => {
            const box = (found) => document.querySelector(found).getBoundingClientRect();
            return Math.abs(box(".points .ring").top - box("[data-explain=score], [data-place=score]").top) < 8;
        }"""
    )
    anna.page.mouse.up()
    expect(card).not_to_have_attribute("data-card", welcome)


def test_learn_is_the_main_thing_for_a_newcomer(visit: Visits) -> None:
    anna = visit()
    anna.go("/")
    for game in LEARNED:
        expect(anna.page.locator(f"[data-learn={game}].main")).to_have_count(1)
        expect(anna.page.locator(f"[data-play={game}].main")).to_have_count(0)


def test_another_move_is_answered_kindly_and_the_lesson_can_be_left(visit: Visits) -> None:
    anna = visit()
    begin(anna, "zeus")
    before = anna.entries
    anna.page.locator(".prompt .list").click()
    anna.page.locator(f'{LISTED}[data-move="bid 3"]').click()
    expect(anna.page.locator(f"{CARD} .refusal")).to_contain_text("Bid 24")
    assert anna.entries == before
    anna.page.locator(f"{CARD} .leave").click()
    expect(anna.page.locator(CARD)).to_have_count(0)
    play(anna, "bid 3")

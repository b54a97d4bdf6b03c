"""The numbers of somebody's own box: a form on the page, and a table that says which numbers it plays with."""

from pathlib import Path

import pytest
from page_checks import violations
from playwright.sync_api import Browser, expect
from visitor import Server, Visitor, Visits


def open_form(anna: Visitor, group: str) -> None:
    anna.page.get_by_role("button", name="Numbers of your copy").click()
    anna.page.locator("summary", has_text=group).click()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_table_is_set_up_with_the_numbers_of_a_box(visit: Visits, width: int) -> None:
    anna = visit()
    anna.page.set_viewport_size({"width": width, "height": 844})
    anna.go("/new/zeus")
    anna.page.locator(".seat input").first.fill("Anna")
    open_form(anna, "Pillar")
    expect(anna.page.locator("summary", has_text="Peninsula").last).to_contain_text("reconstructed")
    expect(anna.page.locator("summary", has_text="Pillar")).to_contain_text("from the rulebook")
    bonus = anna.page.get_by_label("Bonus", exact=True)
    for wanted, changed in (("4", 1), ("3", 0), ("5", 1)):
        bonus.fill(wanted)
        bonus.press("Tab")
        expect(anna.page.get_by_text("1 number changed")).to_have_count(changed)
    assert violations(anna) == []
    assert anna.missing_messages() == []
    assert anna.small_targets() == []
    assert anna.sideways() <= 0
    anna.page.get_by_role("button", name="Bonus: back to 3").click()
    expect(bonus).to_have_value("3")
    bonus.fill("4")
    bonus.press("Enter")
    anna.page.wait_for_selector("main.table .prompt", state="attached")
    anna.tool("Rules").click()
    expect(anna.page.get_by_text("Pillar · Bonus: 4 instead of 3")).to_be_visible()
    assert violations(anna) == []


def test_numbers_that_do_not_fit_together_are_named(visit: Visits) -> None:
    anna = visit()
    anna.forgiven = ("400",)
    anna.go("/new/zeus")
    open_form(anna, "Plot cards")
    plots = anna.page.get_by_label("Plots", exact=True)
    plots.fill("61")
    plots.press("Tab")
    assert not plots.evaluate("input => input.validity.valid")
    plots.fill("47")
    plots.press("Enter")
    expect(anna.page.get_by_text("The table could not be created: these numbers cannot be used")).to_be_visible()


def test_the_rulebook_has_the_numbers_of_its_server(chromium: Browser, tmp_path: Path) -> None:
    numbers = tmp_path / "zeus.toml"
    numbers.write_text('game = "zeus"\n[pillar]\nbonus = 4\n')
    server = Server(tmp_path, options=("--components", str(numbers)))
    try:
        anna = Visits(chromium, server.address)()
        anna.go("/rules/zeus")
        expect(anna.page.get_by_text("white pillar with a 4 on top")).to_be_visible()
        assert anna.errors == []
    finally:
        server.stop()

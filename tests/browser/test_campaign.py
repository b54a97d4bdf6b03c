"""The campaign on the page: its levels, the choice of a civilisation, the table, and the file of the terminal."""

import json

from page_checks import violations
from playwright.sync_api import expect
from visitor import Visits

import pessoi
from pessoi.campaigns import parse


def test_a_level_is_begun_left_and_given_up(visit: Visits) -> None:
    anna = visit()
    anna.go("/")
    anna.page.click("a[href='/campaign/peloponnes']")
    expect(anna.page.locator(".frieze li")).to_have_count(5)
    assert violations(anna) == []
    anna.page.locator(".choices button").first.click()
    anna.page.wait_for_selector("main.table .prompt")
    assert anna.wait_for_turn()
    assert anna.entries >= 1
    anna.go("/campaign/peloponnes")
    anna.page.get_by_role("button", name="Continue").click()
    anna.page.wait_for_selector("main.table .prompt")
    anna.go("/campaign/peloponnes")
    anna.page.get_by_role("button", name="Give up").click()
    expect(anna.page.get_by_text("Already played")).to_be_visible()
    expect(anna.page.locator(".choices .used svg")).to_have_count(1)
    assert anna.missing_messages() == []


def test_a_campaign_that_cannot_be_read_is_replaced(visit: Visits) -> None:
    anna = visit()
    anna.forgiven = ("400",)
    anna.go("/nowhere")
    anna.page.evaluate("localStorage.setItem('pessoi-campaign-peloponnes', JSON.stringify({file: '{', token: ''}))")
    anna.go("/campaign/peloponnes")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    anna.page.get_by_role("button", name="New campaign").click()
    expect(anna.page.locator(".frieze li")).to_have_count(5)


def test_the_file_is_that_of_the_terminal(visit: Visits) -> None:
    file = {"campaign": 1, "game": "peloponnes", "attempts": [[1, "sparta", 99]], "play": None}
    anna = visit(width=390)
    anna.go("/campaign/peloponnes")
    anna.page.set_input_files(
        "input[type=file]", {"name": "c.json", "mimeType": "application/json", "buffer": json.dumps(file).encode()}
    )
    expect(anna.page.locator(".frieze li.won")).to_have_count(1)
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("button", name="Save to a file").click()
    campaign = parse(pessoi.game("peloponnes"), saved.value.path().read_text(encoding="utf-8"))
    assert (campaign.level, campaign.used) == (2, ["sparta"])

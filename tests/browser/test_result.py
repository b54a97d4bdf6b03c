"""The result of a game: who won, by which points, and who is ahead in a tie."""

from pathlib import Path

from page_checks import stored
from playwright.sync_api import expect
from visitor import Visitor, Visits

RECORDS = Path(__file__).resolve().parent.parent / "records"


def watch_a_shared_victory(visitor: Visitor) -> None:
    """Open the record of a game that two seats won."""
    record = (RECORDS / "zeus" / "house-6-shared-victory.jsonl").read_text(encoding="utf-8")
    opened = visitor.opened({"record": record, "seats": []})
    visitor.go(f"/table#{opened['links'][0]['token']}")


def test_tiles_and_coins_are_prestige_and_the_lower_of_it_and_population_is_ringed(visit: Visits) -> None:
    anna = visit()
    anna.sit_down("peloponnes", stored("peloponnes")["over-4"])
    rows = anna.page.locator("dialog tbody tr")
    expect(rows).to_have_count(4)
    for row in rows.all():
        _place, tiles, coins, prestige, population, score = map(int, row.locator("td").all_inner_texts())
        assert prestige == tiles + coins
        expect(row.locator(".ringed")).to_have_text(str(min(prestige, population)))
        assert score == min(prestige, population)


def test_a_tie_is_explained_by_its_rule(visit: Visits) -> None:
    anna = visit()
    watch_a_shared_victory(anna)
    expect(anna.page.locator("dialog .winner")).to_contain_text("share the victory")
    expect(anna.page.locator("dialog")).to_contain_text("equally rich")


def test_on_a_phone_the_texts_of_the_chart_keep_their_size(visit: Visits) -> None:
    anna = visit(390)
    watch_a_shared_victory(anna)
    expect(anna.page.locator("dialog figure text").first).to_be_attached()
    anna.page.wait_for_function(
        "() => document.querySelector('dialog figure text').getBoundingClientRect().height > 11"
    )


def test_a_result_is_shown_without_what_cannot_be_loaded(visit: Visits) -> None:
    anna = visit()
    anna.forgiven = ("ERR_FAILED",)
    anna.page.route("**/api/lead", lambda route: route.abort())
    watch_a_shared_victory(anna)
    expect(anna.page.locator("dialog .winner")).to_contain_text("share the victory")
    expect(anna.page.locator("dialog [role=alert]")).to_contain_text("can’t be reached")


def test_a_record_that_cannot_be_loaded_is_told_above_the_result(visit: Visits) -> None:
    anna = visit()
    anna.forgiven = ("ERR_FAILED",)
    watch_a_shared_victory(anna)
    anna.page.route("**/api/record", lambda route: route.abort())
    anna.page.get_by_role("button", name="Download game").click()
    expect(anna.page.locator(".notices:popover-open")).to_contain_text("can’t be reached")

"""The page as an app: it can be installed, and its shell opens without the server."""

from pathlib import Path

from playwright.sync_api import expect
from visitor import Server, Visits

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
ICONS = (192, 512)


def test_the_manifest_names_icons_that_are_there(visit: Visits) -> None:
    anna = visit()
    anna.go("/")
    address = anna.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = anna.page.request.get(f"{anna.address}{address}").json()
    assert manifest["name"] == "Pessoi"
    assert manifest["display"] == "standalone"
    for size in ICONS:
        [icon] = [icon for icon in manifest["icons"] if icon["sizes"] == f"{size}x{size}"]
        assert anna.page.request.get(f"{anna.address}{icon['src']}").ok


def test_after_two_visits_the_page_opens_without_the_server(visit: Visits, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        anna = visit(newcomer=True)
        anna.forgiven = ("ERR_CONNECTION", "Failed to fetch")
        anna.address = server.address
        anna.go("/")
        anna.page.wait_for_function(CONTROLLED)
        anna.page.reload()
        anna.page.wait_for_selector("[data-play]")
        server.kill()
        anna.page.reload()
        expect(anna.page.get_by_role("heading", name="Deukalion")).to_be_visible()
    finally:
        server.stop()

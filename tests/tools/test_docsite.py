"""`make docs`: the documentation site is whole, loads nothing from the network, and no link in it is dead."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import sitecheck

import pessoi
from pessoi import games
from pessoi.text import LANGUAGES, of_game

ROOT = Path(__file__).resolve().parents[2]
PAGE = "<html><body><h2 id='here'>Here</h2>{}</body></html>"


def test_the_site_is_built_without_a_dead_link_or_an_address_elsewhere(tmp_path: Path) -> None:
    site = tmp_path / "site"
    command = (sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", site)
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    assert_rulebooks_are_complete(site)
    assert_the_public_names_are_explained(site)
    assert_linked_files_are_shown(site)
    assert_pages_are_found(site)


def assert_rulebooks_are_complete(site: Path) -> None:
    for game in games.working():
        for language in LANGUAGES:
            page = (site / "rules" / game.key / f"{language}.html").read_text(encoding="utf-8")
            assert of_game(game, language).format(f"chapter-{game.rulebook.rule[0].chapter}") in page
            missing = [rule.id for rule in game.rulebook.rule if f'id="{rule.message}"' not in page]
            assert missing == [], language


def assert_the_public_names_are_explained(site: Path) -> None:
    page = (site / "reference" / "pessoi.html").read_text(encoding="utf-8")
    assert [name for name in pessoi.__all__ if f'id="pessoi.{name}"' not in page] == []


def assert_linked_files_are_shown(site: Path) -> None:
    shown = "files/pessoi/insight/models.py.html"
    assert f'href="{shown}"' in (site / "insight.html").read_text(encoding="utf-8")
    assert "msgspec" in (site / shown).read_text(encoding="utf-8")


def assert_pages_are_found(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"] for entry in index["docs"]}
    assert {"index.html", "contributing.html", "changes.html", "rules/zeus/fr.html"} <= found


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("<img src='https://elsewhere.example/a.png'>", "loads https://elsewhere.example/a.png"),
        ("<img srcset='a.png 1x, //elsewhere.example/b.png 2x'>", "loads //elsewhere.example/b.png"),
        ("<script src='http://elsewhere.example/a.js'></script>", "loads http://elsewhere.example/a.js"),
        ("<link rel='stylesheet' href='https://elsewhere.example'>", "loads https://elsewhere.example"),
        ("<link rel='preconnect' href='https://elsewhere.example'>", "loads https://elsewhere.example"),
        ("<style>@import 'https://elsewhere.example/a.css'</style>", "loads https://elsewhere.example/a.css"),
        ("<p style='background: url(https://elsewhere.example)'>", "loads https://elsewhere.example"),
        ("<img src='missing.png'>", "loads missing.png, which does not exist"),
        ("<a href='missing.html'>", "links to missing.html, which does not exist"),
        ("<a href='../beside.html'>", "links to ../beside.html, which does not exist"),
        ("<a href='#there'>", "links to #there, an anchor that does not exist"),
        ("<a href='other/#there'>", "links to other/#there, an anchor that does not exist"),
    ],
)
def test_what_is_wrong_with_a_page_is_found(tmp_path: Path, body: str, problem: str) -> None:
    (tmp_path / "beside.html").write_text(PAGE)
    write_site(tmp_path / "site", PAGE.format(body))
    assert sitecheck.problems(tmp_path / "site") == [f"index.html {problem}"]


def test_links_out_and_files_of_the_site_are_fine(tmp_path: Path) -> None:
    links = "<a href='https://elsewhere.example'></a><a href='other/#here'></a><a href='/other/index.html'></a>"
    loads = "<img src='a.png'><img src='data:image/png;base64,AA'><link rel='canonical' href='https://pessoi.example'>"
    write_site(tmp_path, PAGE.format(links + loads))
    assert sitecheck.problems(tmp_path) == []


def test_a_style_sheet_that_loads_a_font_from_elsewhere_is_found(tmp_path: Path) -> None:
    write_site(tmp_path, PAGE)
    (tmp_path / "site.css").write_text("@font-face { src: url('https://elsewhere.example/font.woff2') }")
    assert sitecheck.problems(tmp_path) == ["site.css loads https://elsewhere.example/font.woff2"]


def write_site(folder: Path, page: str) -> None:
    (folder / "other").mkdir(parents=True)
    (folder / "other" / "index.html").write_text(PAGE)
    (folder / "a.png").write_bytes(b"")
    (folder / "index.html").write_text(page)

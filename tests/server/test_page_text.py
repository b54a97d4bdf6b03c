"""The texts of games that the page fetches from the server."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from served import Server

from pessoi import games
from pessoi.games import names
from pessoi.text import LANGUAGES, page


def ids(text: str) -> set[str]:
    """The ids of the messages of a Fluent file."""
    entries = FluentParser().parse(text).body
    assert not any(isinstance(entry, ast.Junk) for entry in entries)
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", names())
async def test_the_parts_of_a_text_hold_all_that_the_page_shows(server: Server, key: str, language: str) -> None:
    answer = await server.http.get(f"/api/games/{key}/text", params={"language": language})
    text = answer.json()
    assert ids(text["title"]) == {f"{key}-game-name", f"{key}-game-about", f"{key}-game-length"}
    source = ids((games.game(key).folder / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    unused = {name for name in source if name.startswith(("mistake-", "agents-", "theme-", "component-", "terminal-"))}
    assert ids(text["study"]) == {f"{key}-{name}" for name in source if name.startswith("theme-")}
    assert ids(text["rules"]) == {name for name in source if name.startswith(("rule-", "chapter-", "text-", "book-"))}
    assert ids(text["lessons"]) == {name for name in source if name.startswith("lesson-")}
    assert ids(text["words"]) == source - ids(text["rules"]) - ids(text["lessons"]) - unused


async def test_english_is_the_default(server: Server) -> None:
    answer = await server.http.get("/api/games/zeus/text")
    assert answer.json() == (await server.http.get("/api/games/zeus/text?language=en")).json()


@pytest.mark.parametrize(("path", "status"), [("chess/text", 404), ("zeus/text?language=it", 400)])
async def test_unknown_games_and_languages_are_refused(server: Server, path: str, status: int) -> None:
    assert (await server.http.get(f"/api/games/{path}")).status_code == status


def test_references_between_messages_get_the_same_prefix(tmp_path: Path) -> None:
    source = tmp_path / "en.ftl"
    source.write_text("-hero = Hero\ngame-name = { -hero } and Leander\ngame-about = { game-name } love.\n")
    picked = page._picked(source, lambda name: name.startswith("game-"), prefix="love-")
    assert picked == (
        "-love-hero = Hero\n"
        "love-game-name = { -love-hero } and Leander\n"
        "love-game-about = { love-game-name } love.\n"
    )  # fmt: skip

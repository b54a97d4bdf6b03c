"""All the page takes from the package, made before it is built: types of the wire, texts and rulebooks of the games.

Texts are cut where the page cuts its loading: what the first page says of every game, a game's words, a game's rules.
"""

from collections.abc import Callable
from pathlib import Path

import msgspec
import wiretypes
from fluent.syntax import FluentParser, FluentSerializer, ast

from pessoi import games
from pessoi.core.game import Game
from pessoi.text import COMMON, LANGUAGES

MADE = wiretypes.TARGET.parent
TERMINAL = (
    "terminal-",
    "cli-",
    "serve-",
    "report-",
    "arena-",
    "board-",
    "mistake-",
    "argparse-",
    "metavar-",
    "agents-",
    "contract-",
)
"""What the page never says."""


def main() -> None:
    """Write everything into web/src/made."""
    wiretypes.main()
    for key in games.names():
        game = games.game(key)
        _write(MADE / key / "facts.json", _json(facts(game)))
        _write(MADE / key / "rules.json", _json(rules(game)))
    for language in LANGUAGES:
        parts = [_picked(COMMON / f"{language}.ftl", lambda name: not name.startswith(TERMINAL))]
        for key in games.names():
            source = games.game(key).folder / "text" / f"{language}.ftl"
            parts.append(_picked(source, lambda name: name.startswith("game-"), prefix=f"{key}-"))
            _write(MADE / key / f"words.{language}.ftl", _picked(source, is_said))
            _write(MADE / key / f"rules.{language}.ftl", _picked(source, is_rule))
        _write(MADE / "text" / f"{language}.ftl", "\n".join(parts))


def facts(game: Game) -> dict[str, object]:
    """What the page must know of a game to put its moves and events into words."""
    return {"persons": sorted(game.persons), "words": game.words}


def rules(game: Game) -> dict[str, object]:
    """The rulebook but for its words."""
    fields = ("id", "chapter", "message", "places", "status", "option")
    book = game.rulebook
    return {"texts": book.texts, "rules": [{name: getattr(rule, name) for name in fields} for rule in book.rule]}


def is_rule(name: str) -> bool:
    """Whether a message belongs to the rulebook."""
    return name.startswith(("rule-", "chapter-"))


def is_said(name: str) -> bool:
    """Whether a message of a game may be said at its table."""
    return not is_rule(name) and not name.startswith(("mistake-", "agents-"))


def _picked(source: Path, wanted: Callable[[str], bool], prefix: str = "") -> str:
    resource = FluentParser().parse(source.read_text(encoding="utf-8"))
    kept: list[ast.EntryType] = []
    for entry in resource.body:
        if isinstance(entry, ast.Term) or (isinstance(entry, ast.Message) and wanted(entry.id.name)):
            entry.id.name = prefix + entry.id.name
            entry.comment = None
            kept.append(entry)
    return FluentSerializer().serialize(ast.Resource(kept))


def _json(data: object) -> str:
    return msgspec.json.format(msgspec.json.encode(data)).decode()


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""Write what the page is built with into web/src/made: wire types, and texts, facts and rulebooks of the games.

A rulebook has the rules, the components for its tables, and the examples that it shows.

Only games of this package are built in. The page fetches the data of others from the server.
"""

from pathlib import Path

import msgspec
import rulebook_examples
import wiretypes

from pessoi import games
from pessoi.games import catalogue
from pessoi.text import LANGUAGES, page

MADE = wiretypes.TARGET.parent


def main() -> None:
    """Write all files."""
    wiretypes.main()
    keys = wiretypes.built_in_games()
    for key in keys:
        detail = catalogue.detail(games.game(key))
        facts = {
            name: getattr(detail, name)
            for name in ("persons", "words", "lists", "colours", "amounts", "numbers", "merges", "secrets")
        }
        _write(MADE / key / "facts.json", _json(facts))
        _write(MADE / key / "rules.json", _json({"texts": detail.texts, "rules": detail.rules}))
        game = games.game(key)
        _write(MADE / key / "components.json", _json(game.components))
        shown = rulebook_examples.examples(game)
        if shown:
            _write(MADE / key / "examples.json", msgspec.json.encode(shown).decode())
    for language in LANGUAGES:
        parts = [page.common_text(language)]
        study = [page.study_text(language)]
        for key in keys:
            text = page.game_text(key, games.game(key).folder, language)
            parts.append(text.title)
            study.append(text.study)
            _write(MADE / key / f"words.{language}.ftl", text.words)
            _write(MADE / key / f"rules.{language}.ftl", text.rules)
            if text.lessons:
                _write(MADE / key / f"lessons.{language}.ftl", text.lessons)
        _write(MADE / "text" / f"{language}.ftl", "\n".join(parts))
        _write(MADE / "text" / "study" / f"{language}.ftl", "\n".join(study))


def _json(data: object) -> str:
    return msgspec.json.format(msgspec.json.encode(data)).decode()


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""What every page must hold: it is accessible, and all its words come from messages."""

import json
import re
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from visitor import Visitor

from pessoi import games

WIDTHS = (390, 1440)
THEMES = ("light", "dark")
BROWSER = Path(__file__).resolve().parent / "browser"
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PLAIN_WORD = re.compile(r"(?<![\w⟦])[a-zA-Z]{3,}")


def violations(visitor: Visitor) -> list[str]:
    """What axe complains of; in the dark only colours, for nothing else differs.

    Axe cannot see what is drawn under a drawn text: tests of the palette look there.
    """
    only = {"runOnly": ["color-contrast"]} if visitor.theme == "dark" else {}
    found = Axe().run(visitor.page, options={"resultTypes": ["violations"], **only}).response["violations"]
    nodes = [(str(one["id"]), str(node["html"])) for one in found for node in one["nodes"]]
    drawn = [(rule, html) for rule, html in nodes if rule == "color-contrast" and html.startswith("<text")]
    return [f"{rule}: {html[:120]}" for rule, html in nodes if (rule, html) not in drawn]


def printed_names(game: str) -> set[str]:
    """Proper names that stand on the components of a game."""
    components = (games.game(game).folder / "components.toml").read_text(encoding="utf-8")
    return set(re.findall(r'"([A-Z][a-z]+)"', components))


def plain_words(visitor: Visitor, names: AbstractSet[str] = frozenset()) -> list[str]:
    """Words on the page that did not come from a message, but for names and what is quoted from elsewhere."""
    text = visitor.page.evaluate(
        """() => {
        const words = [];
        const names = "[lang=und], .home, option[lang], .who b, [data-name], input, textarea, .chapters .line";
        for (const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); walk.nextNode();) {
          const parent = walk.currentNode.parentElement;
          if (!parent.closest(names) && parent.checkVisibility()) words.push(walk.currentNode.textContent);
        }
        for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
          if (!one.closest(names))
            for (const name of ["aria-label", "title", "placeholder"]) words.push(one.getAttribute(name) ?? "");
        return words.join("\\n");
      }"""
    )
    known = {"Guest", "Thalia", "Kleon", "Doris", "Linos", "Phoebe", "Nikias", "Pessoi", "III"}
    return sorted({word for word in PLAIN_WORD.findall(str(text)) if word not in known | names})


def stored(game: str) -> dict[str, dict[str, Any]]:
    """The stored positions of a game by name."""
    files = sorted((BROWSER / "positions" / game).glob("*.json"))
    return {path.stem: json.loads(path.read_bytes()) for path in files if path.stem not in ("events", "updates")}

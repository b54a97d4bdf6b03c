"""What every page must hold: it is accessible, and all its words come from messages."""

import json
import re
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from visitor import Visitor

from pessoi import games

WIDTHS = (390, 1440)
BROWSER = Path(__file__).resolve().parent / "browser"
AXE = AXE_SCRIPT + '; axe.configure({ rules: [{ id: "color-contrast", selector: "*:not(text)" }] });'
"""Axe cannot see what is drawn under a drawn text: tests of the palette look there."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PLAIN_WORD = re.compile(r"(?<![\w⟦])[a-zA-Z]{3,}")


def violations(visitor: Visitor, part: str | None = None) -> list[str]:
    """What axe complains of on the page or in a part of it: by day of anything, at night of colours."""
    by_day = violations_now(visitor, part)
    visitor.page.emulate_media(color_scheme="dark")
    at_night = violations_now(visitor, part, runOnly=["color-contrast"])
    visitor.page.emulate_media(color_scheme="light")
    return [*by_day, *(f"at night, {complaint}" for complaint in at_night)]


def violations_now(visitor: Visitor, part: str | None = None, **options: Any) -> list[str]:
    """What axe complains of in the colours in which the page is shown."""
    if not visitor.page.evaluate("() => 'axe' in window"):
        visitor.page.evaluate(AXE)
    options = {"resultTypes": ["violations"], **options}
    run = f"axe.run({json.dumps(part)} ?? document, {json.dumps(options)})"
    found = visitor.look(f"async () => (await {run}).violations")
    return [f"{one['id']}: {node['html'][:120]}" for one in found for node in one["nodes"]]


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

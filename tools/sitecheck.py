"""Check a built site: it loads nothing from the network, and every link in it leads somewhere."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADING = {"src", "srcset", "poster", "data", "background"}
"""Attributes whose address is loaded with the page; so is `href`, except on links that people follow."""
FOLLOWED = {"a", "area", "base"}
RELATIONS = {"prev", "next", "canonical", "alternate", "author", "license", "help", "search"}
"""Relations of the element `link` whose address a browser does not load."""
ADDRESS_IN_STYLE = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")


class Document(HTMLParser):
    """What a page loads, what it links to, and which anchors it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.links: list[str] = []
        self.anchors = {"", "top"}
        self._style = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._style = tag == "style"
        values = {name: value or "" for name, value in attrs}
        self.anchors |= {values[name] for name in ("id", "name") if name in values}
        self.loaded += in_style(values.get("style", ""))
        for name, value in values.items():
            if name in LOADING:
                self.loaded += [part.split()[0] for part in value.split(",")] if name == "srcset" else [value]
            elif name in ("href", "xlink:href"):
                followed = tag in FOLLOWED or (tag == "link" and values.get("rel") in RELATIONS)
                (self.links if followed else self.loaded).append(value)

    def handle_data(self, data: str) -> None:
        if self._style:
            self.loaded += in_style(data)


def in_style(text: str) -> list[str]:
    """The addresses that a style sheet loads."""
    return [first or second for first, second in ADDRESS_IN_STYLE.findall(text)]


def problems(site: Path) -> list[str]:
    """Describe everything that pages and style sheets load from elsewhere, and every link that leads nowhere."""
    site = site.resolve()
    documents = {path: Document(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, document in documents.items():
        name = path.relative_to(site)
        found += [f"{name} {problem}" for address in document.loaded for problem in _loading(site, path, address)]
        for address in document.links:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            target = _target(site, path, parts.path)
            if not _is_there(site, target):
                found.append(f"{name} links to {address}, which does not exist")
            elif target in documents and unquote(parts.fragment) not in documents[target].anchors:
                found.append(f"{name} links to {address}, an anchor that does not exist")
    for path in sorted(site.rglob("*.css")):
        for address in in_style(path.read_text(encoding="utf-8")):
            found += [f"{path.relative_to(site)} {problem}" for problem in _loading(site, path, address)]
    return found


def _loading(site: Path, path: Path, address: str) -> list[str]:
    parts = urlsplit(address)
    if parts.scheme == "data" or (not parts.scheme and not parts.netloc and not parts.path):
        return []
    if parts.scheme or parts.netloc:
        return [f"loads {address}"]
    found = _is_there(site, _target(site, path, parts.path))
    return [] if found else [f"loads {address}, which does not exist"]


def _is_there(site: Path, target: Path) -> bool:
    """Whether the site has a file; one beside the site does not count."""
    return target.is_file() and target.is_relative_to(site)


def _target(site: Path, page: Path, path: str) -> Path:
    """The file that a path on a page means."""
    start = site if path.startswith("/") else page.parent
    target = Path(unquote(path).lstrip("/"))
    found = (start / target).resolve() if path else page
    return found / "index.html" if found.is_dir() else found

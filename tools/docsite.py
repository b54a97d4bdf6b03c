"""The hooks of MkDocs for the documentation site: pages that are not in docs/, links between them, and a last check.

The README is the first page; CONTRIBUTING and CHANGELOG are pages too. The rulebooks of all games are written from
their data. A file of the repository that some page links to is shown on a page of its own, under `files/`.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

import rulebook_pages
import sitecheck
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md"}
"""Documents beside docs/, and their pages."""
ICON = "assets/icon.svg"
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)#\s]+)")
"""The target of a relative link or picture in Markdown, without its anchor."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the rulebooks, the documents beside docs/ and the files that pages link to."""
    for uri, text in rulebook_pages.pages():
        files.append(File.generated(config, uri, content=text))
    for document, uri in PAGES.items():
        files.append(File.generated(config, uri, content=_read(document)))
    files.append(File.generated(config, ICON, abs_src_path=str(ROOT / "web" / "public" / "icon.svg")))
    waiting = list(files.documentation_pages())
    for page in waiting:  # grows while it is read
        for target in LINK.findall(page.content_string):
            path = _resolved(_path(page.src_uri), target)
            uri = _uri(path)
            if path and uri.startswith("files/") and files.get_file_from_path(uri) is None:
                shown = File.generated(config, uri, content=_shown(path))
                files.append(shown)
                waiting.append(shown)
    config.nav = _expanded(config.nav, files)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links between files of the repository lead to their pages."""
    uri = page.file.src_uri
    here = _path(uri)

    def follow(link: re.Match[str]) -> str:
        path = _resolved(here, link[1])
        return posixpath.relpath(_uri(path), posixpath.dirname(uri)) if path else link[1]

    return LINK.sub(follow, markdown)


def on_post_build(config: MkDocsConfig) -> None:
    """Fail if the site loads something from elsewhere, or if a link is dead."""
    problems = sitecheck.problems(Path(config.site_dir))
    if problems:
        raise PluginError("\n".join(problems))


def _resolved(here: str, target: str) -> str:
    """The path of a link's target in the repository, for a folder that of its README; empty if it is no file there."""
    path = posixpath.normpath(posixpath.join(posixpath.dirname(here), target))
    if (ROOT / path).is_dir():
        path += "/README.md"
    return path if (ROOT / path).is_file() and not path.startswith("..") else ""


def _uri(path: str) -> str:
    """The page, or the picture, that shows a file of the repository."""
    if path in PAGES:
        return PAGES[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return f"files/{path}" if path.endswith(".md") else f"files/{path}.md"


def _path(uri: str) -> str:
    """The file of the repository that a page shows. Links on the page are relative to it."""
    beside = next((document for document, page in PAGES.items() if page == uri), "")
    return beside or (uri.removeprefix("files/") if uri.startswith("files/") else f"docs/{uri}")


def _shown(path: str) -> str:
    """The page of a file: its text if it is Markdown, otherwise its code."""
    text = _read(path)
    if path.endswith(".md"):
        return text
    language = Path(path).suffix.removeprefix(".") or "text"
    return f"# {path}\n\n~~~~~~{language}\n{text}\n~~~~~~\n"


def _expanded(nav: Any, files: Files) -> Any:
    """Replace every entry that ends with a slash by the pages of that folder."""
    if isinstance(nav, list):
        expanded = []
        for entry in nav:
            found = _expanded(entry, files)
            expanded += found if isinstance(found, list) else [found]
        return expanded
    if isinstance(nav, dict):
        return {title: _expanded(entry, files) for title, entry in nav.items()}
    if nav == rulebook_pages.FOLDER:
        return rulebook_pages.navigation()
    if nav.endswith("/"):
        return sorted(
            (file.src_uri for file in files.documentation_pages() if posixpath.dirname(file.src_uri) == nav[:-1]),
            key=lambda uri: (not uri.endswith("README.md"), uri),
        )
    return nav


def _read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")

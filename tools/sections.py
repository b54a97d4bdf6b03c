"""Generated sections of a document, between `<!-- name -->` and `<!-- /name -->`."""

from pathlib import Path


def fill(document: Path, name: str, text: str) -> None:
    """Replace a section; raises ValueError if the document does not have it."""
    before, begin, rest = document.read_text(encoding="utf-8").partition(f"<!-- {name} -->\n")
    _, end, after = rest.partition(f"<!-- /{name} -->")
    if not begin or not end:
        raise ValueError(f"{document} has no section {name!r}")
    document.write_text(f"{before}{begin}{text}\n{end}{after}", encoding="utf-8")

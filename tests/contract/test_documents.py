"""The documentation agrees with the code: sources of the rules, the example in the README, links."""

import re
from pathlib import Path

import pytest

from pessoi.core import rulebook

ROOT = Path(__file__).parent.parent.parent
RULEBOOKS = sorted(ROOT.glob("pessoi/games/*/rulebook.toml"))
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("path", RULEBOOKS, ids=lambda path: path.parent.name)
def test_every_rule_has_an_entry_and_every_entry_a_rule(path: Path) -> None:
    page = (ROOT / "docs" / "sources" / f"{path.parent.name}.md").read_text(encoding="utf-8")
    entries = re.findall(r"^### (.+)$", page, re.M)
    assert len(entries) == len(set(entries))
    assert {rule.fact for rule in rulebook.load(path).rule} == set(entries)


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_to_a_file_leads_somewhere(path: Path) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8"))
    assert [target for target in targets if not (path.parent / target).exists()] == []

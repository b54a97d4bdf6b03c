"""The page's TypeScript types are generated from the structs of the protocol."""

import re
import sys
from pathlib import Path

import pytest

import pessoi

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))

import wiretypes


def interface(text: str, name: str) -> dict[str, str]:
    found = re.search(rf"export interface {name} {{(.*?)\n *}}", text, re.DOTALL)
    assert found is not None, name
    return dict(re.findall(r"(\w+\??): (.*);", found[1]))


def test_structs_become_interfaces() -> None:
    text = wiretypes.generated()
    assert interface(text, "MakeMove") == {"type": '"make-move"', "id": "string", "answers": "number", "move": "string"}
    assert interface(text, "SeatRequest")["kind"] == '"bot" | "hot-seat" | "person"'
    assert interface(text, "NewTable")["options?"] == "Record<string, string>"
    assert interface(text, "TableView")["decision"] == "Decision | null"
    assert "MakeMove | Undo | AnswerProposal" in re.findall(r"export type ClientMessage = (.*);", text)[0]
    referred = set(re.findall(r"\b[A-Z]\w+View\b", text))
    assert all(f"interface {name} " in text for name in referred)


@pytest.mark.parametrize("key", wiretypes.built_in_games())
def test_every_games_view_is_declared(key: str) -> None:
    text = wiretypes.generated()
    view = pessoi.game(key).view_type
    fields = interface(text[text.index(f"export namespace {key} ") :], view.__name__)
    assert {name.rstrip("?") for name in fields} == set(view.__struct_fields__)


def test_the_file_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "src" / "protocol.ts"
    monkeypatch.setattr(wiretypes, "TARGET", target)
    wiretypes.main()
    assert target.read_text(encoding="utf-8") == wiretypes.generated()

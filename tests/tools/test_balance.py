"""`tools/balance.py`: intervals by deals, and a column for each run."""

from pathlib import Path

import balance as tool
import polars as pl
import pytest

from pessoi.arena.backends import InProcess
from pessoi.arena.plan import make_plan
from pessoi.arena.run import run


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folders = []
    for seats in (3, 4):
        folders.append(tmp_path_factory.mktemp(f"run-{seats}"))
        run(make_plan("zeus", {}, ["random"] * seats, 10, 1), folders[-1], InProcess())
    return folders


def summarise(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> None:
    monkeypatch.setattr("sys.argv", ["balance.py", *map(str, arguments)])
    tool.main()


def test_a_ratio_and_its_interval() -> None:
    even = tool.ratio(pl.Series([1.0, 2.0, 3.0]), pl.Series([2.0, 4.0, 6.0]))
    assert (even.value, even.reach) == (0.5, 0.0)
    coin = tool.ratio(pl.Series([1.0, 0.0] * 50), pl.Series([1.0] * 100))
    assert coin.value == 0.5
    assert coin.reach == pytest.approx(1.96 * 0.5 / 99**0.5)


def test_the_summary_has_a_column_for_each_run(
    folders: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, chart = tmp_path / "runs.md", tmp_path / "chart.csv"
    summarise(monkeypatch, *folders, "--detail", "build", "--out", page, "--chart", chart)
    text = page.read_text(encoding="utf-8")
    assert "| | 3 seats | 4 seats |" in text
    assert "pessoi arena zeus --bots random,random,random --games 10 --seed 1 --out" in text
    assert "## Moves of kind build" in text
    rows = pl.read_csv(chart)
    assert rows["seats"].unique().sort().to_list() == [3, 4]
    for _, shares in rows.group_by("seats"):
        assert shares["share"].sum() == pytest.approx(1, abs=0.001)


def test_seats_and_orders_of_decision_share_all_wins(folders: list[Path]) -> None:
    for folder in folders:
        one = tool.Run(folder)
        for by in ("seat", "turn"):
            assert sum(win.value for win in one.wins(by).values()) == pytest.approx(1)


def test_runs_that_cannot_be_compared_are_refused(
    folders: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(make_plan("zeus", {}, ["random", "random", "greedy"], 3, 1), tmp_path, InProcess())
    with pytest.raises(SystemExit):
        summarise(monkeypatch, *folders, tmp_path)
    assert "expected the same bot on every seat" in capsys.readouterr().err

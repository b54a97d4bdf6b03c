"""The arena: the same results with every backend, resumable runs, every bot on every seat."""

import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from helpers import every_game, mistaken

import pessoi
from pessoi.arena.backends import InProcess, WorkerProcesses, backend_for
from pessoi.arena.extras import MissingLibrary, load_extra
from pessoi.arena.match import play_batch
from pessoi.arena.plan import Plan, PlanError, make_plan
from pessoi.arena.ratings import rate, tournament_plans
from pessoi.arena.report import write_report
from pessoi.arena.run import run, win_rates
from pessoi.arena.store import Store, StoreError, read_plan, read_table
from pessoi.arena.win_rate import wilson
from pessoi.bots import UnknownBot
from pessoi.core import record as records
from pessoi.core.errors import UserError
from pessoi.text import LANGUAGES, common

TABLES = ("games", "seats", "sources", "choices")


def small(games: int = 8, seed: int = 1, **more: bool) -> Plan:
    return make_plan("zeus", {}, ["greedy", "random", "random"], games, seed, **more)


def contents(folder: Path) -> list[object]:
    return [read_table(folder, name).rows() for name in TABLES]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("run")
    run(small(), folder, InProcess())
    return folder


def test_backends_give_identical_results(finished: Path, tmp_path: Path) -> None:
    run(small(), tmp_path, WorkerProcesses(2))
    assert contents(tmp_path) == contents(finished)


def test_another_seed_gives_other_games(finished: Path, tmp_path: Path) -> None:
    run(small(seed=2), tmp_path, InProcess())
    assert contents(tmp_path) != contents(finished)


MANY = make_plan("zeus", {}, ["random", "random", "greedy"], 75, 1)
"""Three batches."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    run(MANY, folder, InProcess())
    return folder


def test_a_stopped_run_continues_without_losing_or_repeating_a_batch(whole: Path, tmp_path: Path) -> None:
    stopped = tmp_path / "stopped"
    store = Store(stopped, MANY)
    store.add(1, play_batch(MANY, 1))
    (stopped / "parts" / "draft-000000").mkdir()
    assert store.missing() == [0, 2]
    with mistaken(StoreError, "not finished"):
        read_table(stopped, "games")
    added: list[int] = []
    run(MANY, stopped, InProcess(), added.append)
    assert added == [30, 30, 15]
    assert contents(stopped) == contents(whole)
    assert read_table(stopped, "games")["game"].to_list() == list(range(75))
    assert not (stopped / "parts").exists()
    run(MANY, stopped, InProcess(), added.append)
    assert added == [30, 30, 15, 75]


KILLED = """
import os, signal, sys
from pathlib import Path
from pessoi.arena.backends import backend_for
from pessoi.arena.plan import make_plan
from pessoi.arena.run import run

played = []

def kill(games):
    played.append(games)
    if len(played) == 2:
        os.kill(os.getpid(), signal.SIGKILL)

plan = make_plan("zeus", {}, ["random", "random", "greedy"], 75, 1)
run(plan, Path(sys.argv[1]), backend_for(int(sys.argv[2])), kill)
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_can_be_killed_at_any_moment_and_leaves_no_process_behind(
    whole: Path, tmp_path: Path, workers: int
) -> None:
    """Its output ends only when no process is left that could write to it."""
    killed = tmp_path / "killed"
    dead = subprocess.run(
        [sys.executable, "-c", KILLED, str(killed), str(workers)], check=False, stdout=subprocess.PIPE
    )
    assert dead.returncode == -signal.SIGKILL
    assert len(Store(killed, MANY).missing()) == 2
    run(MANY, killed, InProcess())
    assert contents(killed) == contents(whole)


def test_a_run_killed_while_its_tables_are_combined_continues(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    store = Store(folder, small())
    store.add(0, play_batch(small(), 0))
    parts = tmp_path / "kept"
    shutil.copytree(folder / "parts", parts)
    store.finish()
    before = contents(folder)
    (folder / "games.parquet").unlink()
    shutil.copytree(parts, folder / "parts")
    run(small(), folder, InProcess())
    assert contents(folder) == before


def test_a_folder_holds_one_run(finished: Path) -> None:
    with mistaken(StoreError, "holds another run .games is 8 there"):
        Store(finished, small(games=9))
    with mistaken(StoreError, r"no run of the arena in it \(no plan.json\)"):
        read_plan(finished / "elsewhere")


def test_an_invalid_plan_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("{}")
    with mistaken(StoreError, "not the plan of a run"):
        read_plan(tmp_path)


def test_every_bot_takes_every_seat_with_the_same_deals() -> None:
    many = make_plan("zeus", {}, ["greedy", "random", "random", "random"], 8, 3)
    pairings = list(many.pairings(0))
    assert [pairing.seated.index(0) for pairing in pairings] == [0, 3, 2, 1, 0, 3, 2, 1]
    assert [pairing.deal for pairing in pairings] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert len({pairing.seed for pairing in pairings[:4]}) == 1
    assert pairings[0].seed != pairings[4].seed


def test_equal_bots_play_a_new_deal_in_every_game() -> None:
    equal = make_plan("zeus", {}, ["random"] * 3, 30, 3)
    assert [pairing.deal for pairing in equal.pairings(0)] == list(range(10))
    alternating = make_plan("zeus", {}, ["greedy", "random"] * 2, 8, 3)
    assert [(pairing.deal, pairing.seated[0]) for pairing in alternating.pairings(0)][:4] == [
        (0, 0),
        (0, 1),
        (1, 0),
        (1, 1),
    ]


def test_a_match_of_equals_is_even(tmp_path: Path) -> None:
    run(make_plan("zeus", {}, ["random"] * 3, 30, 1), tmp_path, InProcess())
    shares = win_rates(tmp_path)
    assert shares["random"].value == pytest.approx(1 / 3)


@every_game
def test_every_game_has_an_arena(game: pessoi.Game, tmp_path: Path) -> None:
    seats = max(2, game.seats[0])
    run(make_plan(game.key, {}, ["random"] * seats, seats, 1), tmp_path, InProcess())
    seated, sources = read_table(tmp_path, "seats"), read_table(tmp_path, "sources")
    assert len(seated) == seats * seats
    assert sources["points"].sum() == seated["score"].sum()
    assert seated["win"].sum() == pytest.approx(seats)


def test_a_solo_win_is_to_reach_the_target(tmp_path: Path) -> None:
    run(make_plan("peloponnes", {"level": "3"}, ["greedy"], 12, 1), tmp_path, InProcess())
    reached = [score >= 32 for score in read_table(tmp_path, "seats")["score"]]
    assert 0 < sum(reached) < 12
    assert read_table(tmp_path, "seats")["win"].to_list() == [float(won) for won in reached]
    assert win_rates(tmp_path)["greedy"].value == pytest.approx(sum(reached) / 12)


def test_records_replay_to_the_same_result(tmp_path: Path) -> None:
    run(small(games=2, records=True), tmp_path, InProcess())
    for game, kept in zip(read_table(tmp_path, "games").rows(named=True), read_table(tmp_path, "records")["record"]):
        state = pessoi.replay(records.parse(kept))
        assert list(state.scores) == game["scores"]
        assert list(state.ranking) == game["ranks"]


def test_invalid_arguments_are_user_errors() -> None:
    with mistaken(PlanError, "zeus is for 3 to 6 seats, not 2"):
        make_plan("zeus", {}, ["random", "random"], 5, 1)
    with mistaken(PlanError, "at least one game"):
        small(games=0)
    with mistaken(UnknownBot, "there is no bot “clever”"):
        make_plan("zeus", {}, ["clever", "random", "random"], 5, 1)
    with mistaken(UserError, "at least one worker"):
        backend_for(0)
    with mistaken(MissingLibrary, r"pip install 'pessoi\[lab\]'"):
        load_extra("a_library_that_is_not_there")
    assert isinstance(backend_for(1), InProcess)
    assert isinstance(backend_for(2), WorkerProcesses)


def test_a_batch_with_a_search_bot_is_one_deal() -> None:
    assert make_plan("zeus", {}, ["search:5", "random", "random"], 60, 1).batch == 3
    assert make_plan("zeus", {}, ["strong", "random", "random"], 60, 1).batch == 3
    assert make_plan("zeus", {}, ["greedy", "random", "random"], 60, 1).batch == 30
    assert make_plan("zeus", {}, ["greedy", "random", "random"], 600_000, 1).batches == 2000


def test_the_wilson_interval() -> None:
    share = wilson(45, 100)
    assert (round(share.low, 3), round(share.high, 3)) == (0.356, 0.548)
    assert str(share) == "45.0% (35.6% to 54.8%)"
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == 1
    with pytest.raises(ValueError, match="at least one game"):
        wilson(0, 0)


def test_tables_of_a_tournament() -> None:
    assert [group.bots for group in tournament_plans("zeus", {}, ["random", "greedy"], 3, 4, 1)] == [
        ["random", "random", "greedy"],
        ["random", "greedy", "greedy"],
    ]
    assert len(tournament_plans("zeus", {}, ["random", "greedy", "beginner", "casual"], 3, 4, 1)) == 4
    with mistaken(UserError, "each named once"):
        tournament_plans("zeus", {}, ["random", "random"], 3, 4, 1)


def test_the_better_bot_is_rated_higher(tmp_path: Path) -> None:
    folders = []
    for number, group in enumerate(tournament_plans("zeus", {}, ["random", "greedy"], 3, 9, 1)):
        folders.append(tmp_path / str(number))
        run(group, folders[-1], InProcess())
    first, second = rate(folders)
    assert (first.bot, second.bot) == ("greedy", "random")
    assert first.strength > second.strength
    assert first.uncertainty > 0
    assert first.win_rate.games == second.win_rate.games == 27


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_fetches_nothing(finished: Path, language: str) -> None:
    page = write_report(finished, common(language))
    text = page.read_text(encoding="utf-8")
    assert common(language).format("report-strength") in text
    assert text.count("<svg") == 7
    for fetching in ("<script", "<link", "src=", "url(http", "@import"):
        assert fetching not in text
    for name in ("strength", "balance", "length", "scores", "sources", "actions", "choices"):
        assert (finished / "pictures" / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert (finished / "pictures" / f"{name}.svg").exists()

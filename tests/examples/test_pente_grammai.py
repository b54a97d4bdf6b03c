"""The example package, installed: everything that a game of our own gets, this one gets too.

Its own tests and the contract are among the commands of test_docs.py.
"""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from installation import PATIENCE, Installation

from pessoi.core import record as records
from pessoi.text import LANGUAGES


def test_it_is_listed_beside_our_own_games(installed: Installation) -> None:
    lines = installed.pessoi("games").splitlines()
    keys = [line.split()[0] for line in lines if not line.startswith(" ")]
    assert {"pente", "zeus"} <= set(keys)
    assert keys == sorted(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rulebook_can_be_read(installed: Installation, language: str) -> None:
    text = installed.pessoi("rules", "pente", "holy", "--lang", language)
    assert "pente.board.holy" in text
    assert "pente.setup.first" not in text


def test_its_components_can_be_corrected(installed: Installation, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(installed.pessoi("components", "pente").replace("lines = 5", "lines = 4"))
    message = installed.refused("play", "pente", "--components", str(file))
    assert "the number of lines must be odd, not 4" in message
    assert "5 pieces do not fit on 4 lines" in message


def test_a_game_in_the_plain_terminal(installed: Installation, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    seats = ["--seats", "Anna=you,casual", "--seed", "5", "--record", str(file)]
    text = installed.pessoi("play", "pente", "--plain", *seats, typed="why move b3\n" + "1\n" * 300)
    assert "Anna: Move a piece by your throw." in text
    assert "Ends of the lines" in text
    assert "has all pieces on the far end of the holy line and wins." in text
    record = records.read(file)
    assert record.header.game == "pente"
    assert "throw" in installed.pessoi("replay", str(file), typed="\n\n9999\nquit\n")


def test_bots_play_it_in_the_arena(installed: Installation, tmp_path: Path) -> None:
    bots = ["--bots", "casual,random", "--games", "20", "--workers", "2", "--out", str(tmp_path / "run")]
    text = installed.pessoi("arena", "pente", *bots)
    assert "casual" in text
    assert installed.pessoi(
        "arena", "pente", "--bots", "search:20,beginner", "--games", "2", "--out", str(tmp_path / "2")
    )


EPISODES = """
import random

import gymnasium
import pessoi.env

table = pessoi.env.pettingzoo("pente")
table.reset(seed=3)
for agent in table.agent_iter(2000):
    observation, reward, over, cut, _ = table.last()
    mask = observation["action_mask"]
    table.step(None if over or cut else table.action_space(agent).sample(mask))
assert not table.agents

seat = gymnasium.make("pessoi/Pente-v0")
observation, _ = seat.reset(seed=3)
assert observation["action_mask"].any()

dice = random.Random(3)
spiel = pessoi.env.openspiel("pente")
state = spiel.new_initial_state()
while not state.is_terminal():
    outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else []
    state.apply_action(dice.choice(outcomes or state.legal_actions()))
print(sorted(state.returns()))
"""


def test_agents_can_be_trained_on_it(installed: Installation) -> None:
    done = installed.run("-W", "ignore", "-c", EPISODES)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "[-1.0, 1.0]\n"
    assert "`pente-2-v0`" in installed.pessoi("agents", "pente")


def test_a_damaged_position_or_record_of_it_is_refused_or_can_be_played_on(installed: Installation) -> None:
    done = installed.run("-m", "pytest", "-p", "no:cacheprovider", "tests/contract/test_damage.py", "-k", "pente")
    assert done.returncode == 0, done.stdout


@contextmanager
def served(installed: Installation, data: Path) -> Iterator[httpx.Client]:
    """A server in a process of its own, on a free port."""
    command = [sys.executable, "-P", "-m", "pessoi", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, env=installed.environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            with httpx.Client(base_url=process.stdout.readline().split()[-1], timeout=PATIENCE) as http:
                yield http
        finally:
            process.send_signal(signal.SIGTERM)


def test_it_is_played_on_the_server(installed: Installation, tmp_path: Path) -> None:
    with served(installed, tmp_path) as http:
        assert "pente" in [game["key"] for game in http.get("/api/games").json()["games"]]
        assert http.get("/api/games/pente").json()["words"]["point"][0] == "a1"
        assert "pente-game-name" in http.get("/api/games/pente/text", params={"language": "fr"}).json()["title"]
        seats = [{"kind": "bot", "bot": "casual"}, {"kind": "bot", "bot": "random"}]
        opened = http.post("/api/tables", json={"game": "pente", "options": {"edition": "knock-off"}, "seats": seats})
        http.headers["authorization"] = f"Bearer {opened.json()['links'][-1]['token']}"
        result = _finished(http)["result"]
        assert sorted(result["ranking"]) == [1, 2]
        assert max(result["scores"]) == 5
        record = records.parse(http.get("/api/record").text)
        middle = http.get("/api/moment", params={"entry": len(record) // 2}).json()
        assert json.dumps(middle).count('"holy"') == 10
    file = tmp_path / "game.jsonl"
    record.write(file)
    assert "wins." in installed.pessoi("replay", str(file), typed="9999\nquit\n")


def _finished(http: httpx.Client) -> dict[str, Any]:
    """The table when the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        table: dict[str, Any] = http.get("/api/table").json()
        if table["result"] is not None:
            return table
        time.sleep(0.1)
    raise AssertionError("the bots did not finish")

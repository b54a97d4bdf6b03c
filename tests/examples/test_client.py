"""The example client plays whole games, and goes on when the server is stopped or killed."""

import asyncio
import importlib.util
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from installation import PATIENCE, ROOT
from postgres import free_port

from pessoi.games import names

SCRIPT = ROOT / "examples" / "client" / "client.py"
ENVIRONMENT = {**os.environ, "NO_PROXY": "127.0.0.1"}


def load_client() -> Any:
    spec = importlib.util.spec_from_file_location("example_client", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


client = load_client()


@contextmanager
def served(data: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """A server in a process of its own, which listens when this begins."""
    command = [sys.executable, "-P", "-m", "pessoi", "serve", "--port", str(port), "--data", str(data)]
    command += ["--window", "0"]
    with subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield process
        finally:
            process.send_signal(signal.SIGTERM)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all games."""
    port = free_port()
    with served(tmp_path_factory.mktemp("data"), port):
        yield f"http://127.0.0.1:{port}"


@pytest.mark.parametrize("game", names())
def test_it_plays_a_whole_game(address: str, tmp_path: Path, game: str) -> None:
    command = [sys.executable, str(SCRIPT), game, address]
    done = subprocess.run(
        command, env=ENVIRONMENT, capture_output=True, text=True, check=False, timeout=PATIENCE, cwd=tmp_path
    )
    assert done.stdout.startswith("places ["), done.stderr


async def test_it_goes_on_after_the_server_was_stopped_and_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    playing, seat = None, None
    for end in (signal.SIGTERM, signal.SIGKILL, None):
        with served(tmp_path, port) as server:
            if seat is None:
                seat = client.Seat(address, await asyncio.to_thread(client.set_up, address, "zeus", "random"), seed=1)
                playing = asyncio.create_task(seat.play())
            assert playing is not None
            entries = seat.table.get("entries", 0)
            while end is not None and seat.table.get("entries", 0) < entries + 30:
                assert not playing.done()
                await asyncio.sleep(0.01)
            if end is not None:
                server.send_signal(end)
                await asyncio.to_thread(server.wait, PATIENCE)
            else:
                result = await asyncio.wait_for(playing, PATIENCE)
    assert sorted(result["ranking"])[0] == 1
    assert seat is not None
    assert seat.connections >= 3
    assert seat.numbers == list(range(1, seat.table["n"] + 1))


def test_it_needs_nothing_of_pessoi_and_is_short() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert "import pessoi" not in text
    assert "from pessoi" not in text
    assert len(text.splitlines()) <= 150

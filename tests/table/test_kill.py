"""The server is killed at any instant: every acknowledged move is there once, and clients go on by themselves."""

import asyncio
import os
import random
import signal
import sqlite3
import sys
from pathlib import Path

import httpx
import msgspec
import websockets
from served import Client, Json

import pessoi
from pessoi.table import journal
from pessoi.table.journal import Moved, Said
from pessoi.table.table import Setup, Table

KILLS = 6
MOVES = 300


class Killable:
    """A real server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0

    async def start(self) -> None:
        path = os.environ.get("PYTHONPATH", "")
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "pessoi.cli", "serve", "--lang", "en"),
            *("--data", str(self.folder), "--port", str(self.port)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode()
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> str:
        self.process.send_signal(signal.SIGTERM)
        output, _ = await asyncio.wait_for(self.process.communicate(), 30)
        return output.decode()


class Stubborn:
    """A client that comes back whenever it is cut off, and asks again under the same id until it is answered."""

    def __init__(self, killable: Killable, token: str, seed: int) -> None:
        self.client = Client(killable.port, token)
        self.dice = random.Random(seed)
        self.pending: Json | None = None
        self.acknowledged: dict[str, int] = {}
        self.asked = 0

    async def run(self) -> None:
        while True:
            try:
                await self.client.connect(self.client.table.get("n"))
                while self.client.table["result"] is None:
                    await self._turn()
                return
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.01)
            finally:
                if hasattr(self.client, "socket"):
                    await self.client.close()

    async def _turn(self) -> None:
        if self.pending is None:
            self.pending = self._wish()
        if self.pending is None:
            await self.client.hear("update")
            return
        await self.client.say(self.pending)
        answer = await self.client.hear("accepted", "refused")
        if answer["type"] == "accepted":
            self.acknowledged[answer["id"]] = answer["n"]
        else:
            assert answer["code"] in ("too-late", "not-your-turn"), answer
        self.pending = None

    def _wish(self) -> Json | None:
        decision = self.client.decision
        if decision is None:
            return None
        self.asked += 1
        wish = {"id": f"{self.client.token[:6]}-{self.asked}"}
        if self.dice.random() < 0.1:
            return {"type": "say", "text": "hm", **wish}
        move = self.dice.choice(decision["moves"])["move"]
        return {"type": "play", "answers": self.client.n, "move": move, **wish}


async def test_kill_at_random_instants_loses_and_doubles_nothing(tmp_path: Path) -> None:
    server = Killable(tmp_path)
    await server.start()
    dice = random.Random(7)
    async with httpx.AsyncClient(trust_env=False, timeout=30) as http:
        tables = []
        for kinds in (["person"] * 3, ["person", "person", "bot"], ["person"] * 4):
            seats = [{"kind": kind, "bot": "random" if kind == "bot" else ""} for kind in kinds]
            answer = await http.post(
                f"http://127.0.0.1:{server.port}/api/tables", json={"game": "zeus", "seats": seats}
            )
            tables.append(answer.json())
    tokens = [link["token"] for table in tables for link in table["links"] if link["seats"]]
    clients = [Stubborn(server, token, seed) for seed, token in enumerate(tokens)]
    playing = [asyncio.create_task(client.run()) for client in clients]
    for _ in range(KILLS):
        before = sum(len(client.acknowledged) for client in clients)
        while sum(len(client.acknowledged) for client in clients) < before + MOVES / KILLS:
            if all(task.done() for task in playing):
                break
            await asyncio.sleep(dice.random() * 0.05)
        await server.kill()
        await server.start()
    goal = sum(len(client.acknowledged) for client in clients) + MOVES / KILLS
    while sum(len(client.acknowledged) for client in clients) < goal and not all(task.done() for task in playing):
        await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    finished = await asyncio.gather(*playing, return_exceptions=True)
    assert all(result is None or isinstance(result, asyncio.CancelledError) for result in finished), finished
    assert "stopped" in await server.stop()
    acknowledged = {name: n for client in clients for name, n in client.acknowledged.items()}
    assert len(acknowledged) >= MOVES
    _check(tmp_path / "tables.db", acknowledged)


def _check(path: Path, acknowledged: dict[str, int]) -> None:
    """What was acknowledged is there exactly once under its number, and every journal can be played again."""
    database = sqlite3.connect(path)
    found: list[tuple[str, int]] = []
    for table_id, text in database.execute("SELECT id, setup FROM tables").fetchall():
        rows = database.execute(
            "SELECT number, line FROM journal WHERE table_id = ? ORDER BY number", (table_id,)
        ).fetchall()
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
        lines = [journal.read(line) for _, line in rows]
        found += [(line.id, number) for number, line in enumerate(lines, 1) if line.id]
        table = Table(table_id, msgspec.json.decode(text, type=Setup), lines)
        record = table.record()
        assert record is not None
        assert pessoi.replay(record) == table.state
        assert all(isinstance(line, Moved | Said) for line in lines)
    database.close()
    assert len(found) == len({name for name, _ in found})
    assert acknowledged.items() <= dict(found).items()

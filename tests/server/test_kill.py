"""Killing the server at any instant loses and repeats no acknowledged move, and clients reconnect."""

import asyncio
import random
import signal
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

import asyncpg
import httpx
import msgspec
import postgres
import websockets
from nodes import uncounted
from served import PATIENCE, Client, Json

import pessoi
from pessoi.server.tables import journal
from pessoi.server.tables.journal import Chatted, Moved
from pessoi.server.tables.models import Setup
from pessoi.server.tables.table import Table

KILLS = 4
MOVES = 240


class Killable:
    """A server in a separate process."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = 0

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "pessoi", "serve", "--lang", "en"),
            *("--database", self.database, "--port", str(self.port)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=uncounted(),
        )
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)).decode()
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> str:
        self.process.send_signal(signal.SIGTERM)
        output, _ = await asyncio.wait_for(self.process.communicate(), PATIENCE)
        return output.decode()


class PersistentClient:
    """A client that reconnects whenever it is cut off, and repeats a request under the same id until it is answered."""

    def __init__(self, servers: list[Killable], token: str, seed: int) -> None:
        self.servers = servers
        self.client = Client(0, token)
        self.dice = random.Random(seed)
        self.pending: Json | None = None
        self.acknowledged: dict[str, int] = {}
        self.asked = 0

    async def run(self) -> None:
        while True:
            self.client.port = self.dice.choice(self.servers).port
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
            self.pending = self._next_request()
        if self.pending is None:
            await self.client.receive("update")
            return
        await self.client.send(self.pending)
        answer = await self.client.receive("accepted", "refused")
        if answer["type"] == "accepted":
            self.acknowledged[answer["id"]] = answer["n"]
        else:
            assert answer["code"] in ("too-late", "not-your-turn"), answer
        self.pending = None

    def _next_request(self) -> Json | None:
        decision = self.client.decision
        if decision is None:
            return None
        self.asked += 1
        request_id = {"id": f"{self.client.token[:6]}-{self.asked}"}
        if self.dice.random() < 0.1:
            return {"type": "chat", "text": "hm", **request_id}
        move = self.dice.choice(decision["moves"])["move"]
        return {"type": "make-move", "answers": self.client.n, "move": move, **request_id}


async def play_and_kill(servers: list[Killable], kills: int) -> dict[str, int]:
    """Play at several tables while servers are killed; return the acknowledged requests and their numbers."""
    dice = random.Random(7)
    for server in servers:
        await server.start()
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        tables = []
        for kinds in (["person"] * 3, ["person", "person", "bot"], ["person"] * 4, ["person"] * 6):
            seats = [{"kind": kind, "bot": "random" if kind == "bot" else ""} for kind in kinds]
            address = f"http://127.0.0.1:{servers[0].port}/api/tables"
            tables.append((await http.post(address, json={"game": "zeus", "seats": seats})).json())
    tokens = [link["token"] for table in tables for link in table["links"] if link["seats"]]
    clients = [PersistentClient(servers, token, seed) for seed, token in enumerate(tokens)]
    playing = [asyncio.create_task(client.run()) for client in clients]
    for kill in range(kills + 1):
        goal = sum(len(client.acknowledged) for client in clients) + MOVES / KILLS
        while sum(len(client.acknowledged) for client in clients) < goal and not all(task.done() for task in playing):
            assert not any(task.done() and task.exception() for task in playing)
            await asyncio.sleep(dice.random() * 0.05)
        if kill < kills:
            victim = dice.choice(servers)
            await victim.kill()
            await victim.start()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for server in servers:
        assert "stopped" in await server.stop()
    return {name: n for client in clients for name, n in client.acknowledged.items()}


async def test_killing_at_random_instants_loses_and_repeats_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    acknowledged = await play_and_kill([Killable(str(path))], KILLS)
    assert len(acknowledged) >= MOVES
    database = sqlite3.connect(path)
    tables = database.execute("SELECT id, setup FROM tables").fetchall()
    rows = database.execute("SELECT table_id, number, line FROM journal ORDER BY number").fetchall()
    database.close()
    _check(tables, rows, acknowledged)


async def test_killing_one_of_two_processes_on_postgresql_loses_nothing() -> None:
    with postgres.started() as url:
        acknowledged = await play_and_kill([Killable(url), Killable(url)], 3)
        database = await asyncpg.connect(url)
        tables = await database.fetch("SELECT id, setup FROM tables")
        rows = await database.fetch("SELECT table_id, number, line FROM journal ORDER BY number")
        await database.close()
    _check(tables, rows, acknowledged)


def _check(
    tables: Sequence[tuple[str, str]], rows: Sequence[tuple[str, int, str]], acknowledged: dict[str, int]
) -> None:
    """Check that each acknowledged request is stored once under its number, and that every journal can be replayed."""
    found: list[tuple[str, int]] = []
    for table_id, setup in tables:
        numbered = [(number, journal.decode(line)) for of_table, number, line in rows if of_table == table_id]
        assert [number for number, _ in numbered] == list(range(1, len(numbered) + 1))
        lines = [line for _, line in numbered]
        found += [(line.id, number) for number, line in numbered if line.id]
        table = Table(table_id, msgspec.json.decode(setup, type=Setup), lines)
        assert pessoi.replay(table.record()) == table.state
        assert all(isinstance(line, Moved | Chatted) for line in lines)
    assert len(found) == len({name for name, _ in found})
    assert acknowledged.items() <= dict(found).items()

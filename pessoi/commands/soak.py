"""`pessoi soak`: simulated people play on a server that is killed now and then; counts what was lost or repeated."""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import IO

import httpx

from pessoi import games
from pessoi.bots.registry import OFFERED
from pessoi.commands.simulated_people import Json, Ledger, Person
from pessoi.records import replay
from pessoi.server.settings import Settings
from pessoi.server.storage import storage_of
from pessoi.server.tables import journal
from pessoi.server.tables.table import Table
from pessoi.text import common

PACE = 0.5
"""The most seconds that a person thinks about a move."""
LONGEST_LIFE = 20.0
"""The most seconds between two kills."""
SAMPLE = 0.2
"""Seconds between two looks at the memory."""
STANDSTILL = 60.0
"""Seconds without any event after which an unfinished game stands still."""


def soak(arguments: argparse.Namespace) -> int:
    """Run a server under load and print what happened; the exit status is 1 if anything was lost or repeated."""
    words = common(arguments.lang)
    print(words.format("soak-running", minutes=arguments.minutes, tables=arguments.tables), flush=True)
    with tempfile.TemporaryDirectory(prefix="pessoi-soak-") as folder:
        database = arguments.database or str(Path(folder) / "tables.db")
        with (Path(folder) / "log").open("w+b") as log:
            figures = asyncio.run(run(ServerProcess(database, log=log), arguments.tables, arguments.minutes * 60))
            log.seek(0)
            figures["errors"] = sum(b'"level":"error"' in line.replace(b" ", b"") for line in log)
    for name, value in figures.items():
        print(words.format(f"soak-{name}", value=value))
    return 1 if any(figures[name] for name in ("lost", "repeated", "gaps")) else 0


class ServerProcess:
    """`pessoi serve` in a process of its own, on the same port after every start."""

    def __init__(self, database: str, log: IO[bytes] | int = asyncio.subprocess.DEVNULL) -> None:
        self.database = database
        self._log = log
        self.port = 0

    async def start(self) -> None:
        """Start the server and wait until it listens."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "pessoi", "serve", "--lang", "en"),
            *("--database", self.database, "--port", str(self.port)),
            stdout=asyncio.subprocess.PIPE,
            stderr=self._log,
        )
        assert self._process.stdout is not None
        line = (await self._process.stdout.readline()).decode()
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    async def kill(self) -> None:
        """Kill the server without a warning."""
        self._process.kill()
        await self._process.wait()

    async def stop(self) -> str:
        """Ask the server to stop, and return the rest of its output."""
        self._process.terminate()
        return (await self._process.communicate())[0].decode()

    @property
    def memory(self) -> float:
        """Resident memory in megabytes, without the processes of the bots."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * 4096 / 1e6


async def run(server: ServerProcess, tables: int, seconds: float) -> Json:
    """Play at several tables; kill the server during the first third, and watch its memory during the last."""
    ledger, restarts, memory = Ledger(), 0, [0.0]
    await server.start()
    end = time.monotonic() + seconds
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(_play_tables(server, ledger)) for _ in range(tables)]
        while time.monotonic() < end - seconds * 2 / 3:
            await asyncio.sleep(random.uniform(0.1, 1) * min(LONGEST_LIFE, seconds / 6))
            await server.kill()
            await server.start()
            restarts += 1
        while time.monotonic() < end or len(memory) < 2 or len(ledger.accepted) < tables:
            memory = [*memory, server.memory] if time.monotonic() > end - seconds / 3 else [server.memory]
            await asyncio.sleep(SAMPLE)
        for task in playing:
            task.cancel()
    standing = sum(time.monotonic() - last > STANDSTILL for last in ledger.tables.values())
    await server.stop()
    growth = statistics.linear_regression(range(len(memory)), memory).slope * 3600 / SAMPLE
    return {
        "moves": sum(name.startswith("make-move") for name in ledger.accepted),
        "requests": len(ledger.accepted),
        "tables": len(ledger.tables),
        "restarts": restarts,
        **await verify(server.database, ledger),
        "standing": standing,
        "memory": round(memory[-1]),
        "growth": round(growth),
    }


async def _play_tables(server: ServerProcess, ledger: Ledger) -> None:
    """Play one game after another, with people and bots at random seats."""
    async with httpx.AsyncClient(trust_env=False) as http:
        while True:
            try:
                answer = await http.post(f"http://127.0.0.1:{server.port}/api/tables", json=_random_table())
                answer.raise_for_status()
            except httpx.HTTPError:  # the server is down, or this address has set up too many tables
                await asyncio.sleep(PACE)
                continue
            links = [link for link in answer.json()["links"] if link["seats"]]
            people = [Person([server.port], link["token"], ledger, PACE) for link in links]
            await asyncio.gather(*(person.play() for person in people))


def _random_table() -> Json:
    game = games.game(random.choice(games.names()))
    seats: list[Json] = [{"kind": "person"}]
    for _ in range(random.choice(game.seats) - 1):
        bot = random.choice(("random", random.choice(OFFERED)))
        seats.append(random.choice(({"kind": "person"}, {"kind": "bot", "bot": bot})))
    options = {"edition": random.choice(list(game.options.editions))}
    clock = random.choice((None, {"move": 30, "reserve": 30}))
    return {"game": game.key, "seats": seats, "options": options, "clock": clock}


async def verify(database: str, ledger: Ledger) -> Json:
    """Compare the journals with what people were told: requests that are missing or stored twice, and gaps."""
    opened = storage_of(Settings(database=database))
    await opened.open()
    stored: dict[str, int] = {}
    repeated, gaps = ledger.repeated, ledger.gaps
    for name in ledger.tables:
        found = await opened.table(name)
        assert found is not None
        lines = [journal.decode(text) for text in found.lines]
        numbers = {line.id: number for number, line in reversed(list(enumerate(lines, 1))) if line.id}
        repeated += sum(bool(line.id) for line in lines) - len(numbers) + len(numbers.keys() & stored.keys())
        stored |= numbers
        table = Table(name, found.setup, lines)
        gaps += replay(table.record()) != table.state
    await opened.close()
    lost = sum(stored.get(name) != number for name, number in ledger.accepted.items())
    return {"lost": lost, "repeated": repeated, "gaps": gaps}

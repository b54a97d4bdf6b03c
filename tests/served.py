"""A server on a loopback port in the test process, and a client that uses it like the page."""

import asyncio
import itertools
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
import websockets

import pessoi
from pessoi.server.serve import TableServer, listen
from pessoi.server.settings import Limits, Settings
from pessoi.server.tables.registry import TableRegistry
from pessoi.study.router import study_router

GENEROUS = Limits(
    socket_rate=1e6,
    socket_burst=1e6,
    others_per_hour=1e9,
    http_rate=1e6,
    http_burst=1e6,
    open_rate=1e6,
    open_burst=1e6,
    sockets=6000,
    connections=6000,
    socket_bytes=1e9,
    hints=100,
    uploads=1000,
)
PATIENCE = 60.0
"""Seconds until a test fails; long, because the machine may be slow."""

Json = dict[str, Any]
ids = itertools.count()


class Server:
    """A running server and its address."""

    def __init__(self, registry: TableRegistry, port: int, http: httpx.AsyncClient) -> None:
        self.registry = registry
        self.port = port
        self.http = http
        self.clients: list[Client] = []

    async def open(self, game: str, *kinds: str, **more: Any) -> Json:
        """Set up a table; `kinds` are its seats: person, hot-seat, or the name of a bot."""
        seats = [{"kind": kind} if kind in ("person", "hot-seat") else {"kind": "bot", "bot": kind} for kind in kinds]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return cast(Json, answer.json())

    async def get(self, path: str, token: str, **query: Any) -> httpx.Response:
        return await self.http.get(path, params=query, headers={"authorization": f"Bearer {token}"})

    async def post(self, path: str, token: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json=body, headers={"authorization": f"Bearer {token}"})

    async def join(self, token: str, seat: int | None = None, since: int | None = None) -> "Client":
        client = Client(self.port, token, seat)
        self.clients.append(client)
        await client.connect(since)
        return client


def updated(table: Json, update: Json) -> Json:
    """The table after an update, which has the whole table or the changes to the one before."""
    if update["table"] is not None:
        return cast(Json, update["table"])
    changes = dict(update["changes"])
    view, elements = changes.pop("view", {}), changes.pop("elements", {})
    seen = {**table["view"], **view} if table["view"] is not None else None
    for name, changed in elements.items():
        seen = {**(seen or {}), name: [changed.get(str(at), element) for at, element in enumerate(table["view"][name])]}
    return {**table, **changes, "view": seen}


class Client:
    """A seat's socket; keeps the last table, the items of the stream and all received messages."""

    def __init__(self, port: int, token: str, seat: int | None = None) -> None:
        self.port = port
        self.token = token
        self.seat = seat
        self.table: Json = {}
        self.items: list[Json] = []
        self.received: list[str] = []
        self._unread: deque[str] = deque()
        self.presence: Json = {}

    @property
    def n(self) -> int:
        return cast(int, self.table["n"])

    @property
    def decision(self) -> Json | None:
        return cast("Json | None", self.table["decision"])

    async def connect(self, since: int | None = None) -> None:
        self.socket = await websockets.connect(
            f"ws://127.0.0.1:{self.port}/api/socket", proxy=None, compression=None, max_size=None, close_timeout=0.5
        )
        self._unread.clear()
        hello = {"type": "hello", "token": self.token, "seat": self.seat, "since": since}
        await self.socket.send(msgspec.json.encode(hello).decode())
        await self.receive("update")

    async def receive(self, *types: str) -> Json:
        """Read messages up to the first one of these types, and return it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._unread:
                    message = cast(Json, msgspec.json.decode(self._unread.popleft()))
                    if message["type"] == "update":
                        self._take(message)
                    elif message["type"] == "presence":
                        self.presence = message
                    if message["type"] in types:
                        return message
                text = await self.socket.recv()
                assert isinstance(text, str)
                self.received.append(text)
                self._unread.extend(text.split("\n"))

    def _take(self, update: Json) -> None:
        """Apply an update; check that the stream has no gap, because clients rely on it."""
        numbers = [item["n"] for item in update["items"]]
        table = updated(self.table, update)
        if update["since"] is None:
            self.items = []
        else:
            assert update["since"] == self.n
            assert numbers == list(range(self.n + 1, table["n"] + 1))
        self.items += update["items"]
        self.table = table

    async def until(self, number: int) -> None:
        """Read updates until number `number` of the stream."""
        while self.n < number:
            await self.receive("update")

    async def send(self, message: Json) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and return its answer."""
        await self.send({"type": kind, "id": f"id-{next(ids)}", **fields})
        return await self.receive("accepted", "refused", "move-explained", "hint-given")

    async def play(self, move: str | None = None, **fields: Any) -> Json:
        """Make a move, by default the first legal one."""
        if move is None:
            assert self.decision is not None
            move = self.decision["moves"][0]["move"]
        return await self.ask("make-move", **{"answers": self.n, "move": move, **fields})

    async def close(self) -> None:
        await self.socket.close()


def at_a_bid() -> dict[str, object]:
    """A position of zeus with three seats in which all of them must make a sealed bid."""
    state = pessoi.game("zeus").start(3)
    rng = pessoi.Rng(5)
    while len(state.actors) < 3:
        seat = state.actors[0]
        state.play(seat, state.sample(rng) if seat < 0 else state.legal(seat)[0])
    return state.position()


def at_a_forced_move() -> dict[str, object]:
    """A position of zeus with three seats in which the first one has a single legal move."""
    state = pessoi.game("zeus").start(3)
    rng = pessoi.Rng(3)
    while tuple(state.actors) != (0,) or len(state.legal(0)) > 1:
        assert not state.over, "every decision had a choice"
        seat = state.actors[0]
        state.play(seat, state.sample(rng) if seat < 0 else rng.one_of(list(state.legal(seat))))
    return state.position()


def settings(database: str | Path, **changes: Any) -> Settings:
    usual = Settings(database=database, limits=GENEROUS, workers=1, window=0.0, upload_timeout=PATIENCE)
    return replace(usual, **changes)


@asynccontextmanager
async def running(chosen: Settings) -> AsyncIterator[Server]:
    """Run a server for the duration of a test."""
    registry = TableRegistry(chosen)
    await registry.open()
    listening = listen("127.0.0.1", 0)
    server = TableServer(chosen, registry, study_router(registry, chosen.workers))
    serving = asyncio.create_task(server.serve([listening]))
    port = listening.getsockname()[1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as http:
        started = Server(registry, port, http)
        try:
            yield started
        finally:
            for client in started.clients:
                await client.close()
            server.should_exit = True
            await asyncio.wait_for(serving, PATIENCE)
            await registry.close()
            listening.close()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with running(settings(tmp_path / "tables.db")) as started:
        yield started

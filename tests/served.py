"""A server on a loopback port inside the test, and a client that talks to it as a page would."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import websockets

import pessoi
from pessoi.server.app import new_hall
from pessoi.server.serve import NoticingServer, listen, uvicorn_config
from pessoi.server.settings import Limits, Settings
from pessoi.server.tables.registry import Hall

GENEROUS = Limits(
    socket_rate=1e6, socket_burst=1e6, http_rate=1e6, http_burst=1e6, open_rate=1e6, open_burst=1e6, sockets=5000
)
PATIENCE = 60.0
"""Seconds until a test gives up: many, for the machine may be slow."""

Json = dict[str, Any]
ids = itertools.count()


class Server:
    """A server that runs, and how to reach it."""

    def __init__(self, hall: Hall, port: int, http: httpx.AsyncClient) -> None:
        self.hall = hall
        self.port = port
        self.http = http
        self.clients: list[Client] = []

    async def open(self, game: str, *kinds: str, **more: Any) -> Json:
        """A table with such seats: person, hot-seat, or the name of a bot."""
        seats = [{"kind": kind} if kind in ("person", "hot-seat") else {"kind": "bot", "bot": kind} for kind in kinds]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return cast(Json, answer.json())

    async def get(self, path: str, token: str, **query: Any) -> httpx.Response:
        return await self.http.get(path, params=query, headers={"authorization": f"Bearer {token}"})

    async def post(self, path: str, token: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json=body, headers={"authorization": f"Bearer {token}"})

    async def sit(self, token: str, seat: int | None = None, since: int | None = None) -> "Client":
        client = Client(self.port, token, seat)
        self.clients.append(client)
        await client.connect(since)
        return client


def updated(table: Json, update: Json) -> Json:
    """The table after an update: the whole one, or the one before with what has changed."""
    if update["table"] is not None:
        return cast(Json, update["table"])
    changes = dict(update["changes"])
    view, elements = changes.pop("view", {}), changes.pop("elements", {})
    seen = {**table["view"], **view} if table["view"] is not None else None
    for name, changed in elements.items():
        seen = {**(seen or {}), name: [changed.get(str(at), element) for at, element in enumerate(table["view"][name])]}
    return {**table, **changes, "view": seen}


class Client:
    """A seat's socket: keeps the last table it was shown and the answers it was given."""

    def __init__(self, port: int, token: str, seat: int | None = None) -> None:
        self.port = port
        self.token = token
        self.seat = seat
        self.table: Json = {}
        self.items: list[Json] = []
        self.heard: list[str] = []
        self.present: Json = {}

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
        hello = {"type": "hello", "token": self.token, "seat": self.seat, "since": since}
        await self.socket.send(msgspec.json.encode(hello).decode())
        await self.hear("update")

    async def hear(self, *types: str) -> Json:
        """Read on until a message of such a type."""
        async with asyncio.timeout(PATIENCE):
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str)
                self.heard.append(text)
                message = cast(Json, msgspec.json.decode(text))
                if message["type"] == "update":
                    self._take(message)
                elif message["type"] == "present":
                    self.present = message
                if message["type"] in types:
                    return message

    def _take(self, update: Json) -> None:
        """Keep the stream without a gap: this is what every client must be able to rely on."""
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
        """Read on until the stream has come so far."""
        while self.n < number:
            await self.hear("update")

    async def say(self, message: Json) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def ask(self, kind: str, **fields: Any) -> Json:
        """A request and its answer."""
        await self.say({"type": kind, "id": f"id-{next(ids)}", **fields})
        return await self.hear("accepted", "refused", "because", "hinted")

    async def play(self, move: str | None = None, **fields: Any) -> Json:
        """A move: the first legal one if none is named."""
        if move is None:
            assert self.decision is not None
            move = self.decision["moves"][0]["move"]
        return await self.ask("play", **{"answers": self.n, "move": move, **fields})

    async def close(self) -> None:
        await self.socket.close()


def at_a_bid() -> dict[str, object]:
    """A position of zeus with three seats where all of them are about to bid in secret."""
    state = pessoi.game("zeus").start(3)
    rng = pessoi.Rng(5)
    while len(state.actors) < 3:
        seat = state.actors[0]
        state.play(seat, state.sample(rng) if seat < 0 else state.legal(seat)[0])
    return state.position()


def settings(database: str | Path, **changes: Any) -> Settings:
    return replace(Settings(database=database, port=0, limits=GENEROUS, workers=1), **changes)


@asynccontextmanager
async def running(chosen: Settings) -> AsyncIterator[Server]:
    """A server for the length of a test."""
    hall = new_hall(chosen)
    await hall.open()
    listening = listen("127.0.0.1", 0)
    server = NoticingServer(uvicorn_config(chosen, hall), hall, lambda: None)
    serving = asyncio.create_task(server.serve([listening]))
    port = listening.getsockname()[1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as http:
        started = Server(hall, port, http)
        try:
            yield started
        finally:
            for client in started.clients:
                await client.close()
            server.should_exit = True
            await asyncio.wait_for(serving, PATIENCE)
            await hall.close()
            listening.close()

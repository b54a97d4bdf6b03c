"""Simulated people, who play over sockets like the page and note what the server answered."""

import asyncio
import random
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

REPEATED = ("storage-failed", "busy", "closing")
"""The refusals after which a request is sent again."""

Json = dict[str, Any]


@dataclass
class Ledger:
    """What simulated people were told: the number of every accepted request, refusals, and faults of the stream."""

    accepted: dict[str, int] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    repeated: int = 0
    gaps: int = 0
    tables: dict[str, float] = field(default_factory=dict)
    """For every table, when something happened last; infinity if its game is over."""


@dataclass
class Person:
    """A simulated person. Reconnects when cut off, and sends a request again under its id until it is answered."""

    ports: Sequence[int]
    token: str
    ledger: Ledger
    pace: float
    """The most seconds that the person thinks about a request."""
    table: Json = field(default_factory=dict)
    pending: Json | None = None
    answered: bool = False

    async def play(self) -> None:
        """Play until the game is over."""
        while self.table.get("result") is None:
            address = f"ws://127.0.0.1:{random.choice(self.ports)}/api/socket"
            try:
                async with connect(address, proxy=None, compression=None, max_size=None, close_timeout=1) as socket:
                    await self._sit(socket)
            except (OSError, WebSocketException):
                await asyncio.sleep(random.random() * self.pace)
        self.ledger.tables[self.table["table"]] = float("inf")

    async def _sit(self, socket: ClientConnection) -> None:
        await _send(socket, {"type": "hello", "token": self.token, "since": self.table.get("n")})
        await self._receive(socket)
        while self.table["result"] is None:
            self.pending = self.pending or self._next_request()
            if self.pending is None:
                await self._receive(socket)
                continue
            await asyncio.sleep(random.random() * self.pace)
            chance = random.random()
            for _ in range(2 if chance < 0.1 else 1):
                await _send(socket, self.pending)
            if chance > 0.98:
                return  # reconnect before the answer arrives
            for _ in range(10 if chance > 0.96 else 0):
                await _send(socket, {"type": "give-hint", "id": secrets.token_hex(8)})
            self.answered = False
            while not self.answered:
                await self._receive(socket)

    def _next_request(self) -> Json | None:
        """A request that fits the situation; None if this person can only wait."""
        table, seat, chance = self.table, self.table["seat"], random.random()
        player, proposal = table["players"][seat], table["proposal"]
        if not player["taken"]:
            return _request("take-seat", name="Soak")
        if player["bot"]:
            return _request("substitute-bot", seat=seat, bot="")
        if proposal is not None and seat in proposal["open"]:
            return _request("answer-proposal", answers=table["n"], yes=chance < 0.5)
        if table["decision"] is None:
            return None
        if chance < 0.05:
            return _request("chat", text=f"{chance}")
        if chance < 0.1:
            return _request("undo", answers=table["n"], to=None if chance < 0.08 else max(0, table["entries"] - 5))
        if chance < 0.11:
            return _request("substitute-bot", seat=seat, bot="random")
        return _request("make-move", answers=table["n"], move=random.choice(table["decision"]["moves"])["move"])

    async def _receive(self, socket: ClientConnection) -> None:
        for text in str(await socket.recv()).split("\n"):
            message = msgspec.json.decode(text)
            if message["type"] == "update":
                self._update(message)
            elif message["type"] in ("accepted", "refused"):
                self._take_answer(message)

    def _update(self, update: Json) -> None:
        before = self.table.get("n", 0)
        self.table = {**self.table, **(update["table"] or update["changes"])}
        now, numbers = self.table["n"], [item["n"] for item in update["items"]]
        continued = update["since"] == before and numbers == list(range(before + 1, now + 1))
        self.ledger.gaps += now < before or not (continued or update["since"] is None)
        self.ledger.tables[self.table["table"]] = time.monotonic()

    def _take_answer(self, answer: Json) -> None:
        if answer["type"] == "accepted":
            self.ledger.repeated += self.ledger.accepted.setdefault(answer["id"], answer["n"]) != answer["n"]
        else:
            self.ledger.refused[answer["code"]] += 1
        if self.pending is not None and answer["id"] == self.pending["id"]:
            self.answered = True
            if answer.get("code") not in REPEATED:
                self.pending = None


def _request(kind: str, **fields: Any) -> Json:
    return {"type": kind, "id": f"{kind} {secrets.token_hex(8)}", **fields}


async def _send(socket: ClientConnection, message: Json) -> None:
    await socket.send(msgspec.json.encode(message).decode())

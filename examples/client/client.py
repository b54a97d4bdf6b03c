"""A small client: sits down with bots at a new table and makes random legal moves until the game is over.

Written from docs/table.md alone. It needs Python 3.11 and the package `websockets`.
"""

import argparse
import asyncio
import json
import random
import secrets
import urllib.request
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

AGAIN = {"busy", "closing", "storage-failed", "broken", "too-fast", "too-slow"}
"""Refusals after which the same request is sent again."""
FATAL = {4401, 1002, 1007, 1009}
"""Close codes after which it makes no sense to reconnect."""
PAUSES = (0.1, 0.5, 1, 2, 5, 10)
"""Seconds before the next attempt to connect."""


def set_up(address: str, game: str, bot: str) -> str:
    """Set up a table for one person and bots; return the person's token."""
    with urllib.request.urlopen(f"{address}/api/games") as answer:
        games = {info["key"]: info for info in json.load(answer)["games"]}
    bots = [{"kind": "bot", "bot": bot}] * max(1, games[game]["least"] - 1)
    body = json.dumps({"game": game, "seats": [{"kind": "person"}, *bots]}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["links"][0]["token"])


def merged(table: Json, update: Json) -> Json:
    """The table after an update."""
    if update["table"] is not None:
        return dict(update["table"])
    changes = dict(update["changes"])
    view = {**table["view"], **changes.pop("view", {})}
    for field, elements in changes.pop("elements", {}).items():
        view[field] = [elements.get(str(index), element) for index, element in enumerate(view[field])]
    return {**table, **changes, "view": view}


class Seat:
    """One seat of a table: keeps the table up to date, and every request until it is answered."""

    def __init__(self, address: str, token: str, seed: int | None = None) -> None:
        self.url = address.replace("http", "ws", 1) + "/api/socket"
        self.token = token
        self.table: Json = {}
        self.numbers: list[int] = []
        """The numbers of the stream that were received."""
        self.connections = 0
        self._unanswered: Json | None = None
        self._random = random.Random(seed)

    async def play(self) -> Json:
        """Play to the end, however often the connection is lost, and return the result."""
        failures = 0
        while not self.table.get("result"):
            try:
                async with connect(self.url) as socket:
                    self.connections += 1
                    await self._converse(socket)
                failures = 0
            except websockets.ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code in FATAL:
                    raise
                failures = 0
            except (OSError, websockets.InvalidHandshake) as error:
                if isinstance(error, websockets.InvalidStatus) and error.response.status_code == 403:
                    raise
                failures += 1
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
        return dict(self.table["result"])

    async def _converse(self, socket: ClientConnection) -> None:
        """Talk with the server until the game is over or the server stops."""
        await self._send(socket, {"type": "hello", "token": self.token, "since": self.table.get("n")})
        if self._unanswered:
            await self._send(socket, self._unanswered)
        async for message in socket:
            for line in str(message).split("\n"):
                await self._receive(socket, json.loads(line))
            if self.table["result"]:
                return
            await self._decide(socket)

    async def _send(self, socket: ClientConnection, message: Json) -> None:
        await socket.send(json.dumps(message))

    async def _receive(self, socket: ClientConnection, message: Json) -> None:
        kind = message["type"]
        if kind == "update":
            if message["since"] is None:
                self.numbers = []
            self.numbers += [item["n"] for item in message["items"]]
            self.table = merged(self.table, message)
        elif kind == "accepted":
            self._unanswered = None
        elif kind == "refused" and message["code"] in AGAIN:
            await asyncio.sleep(1)
            if self._unanswered and message["code"] != "closing":
                await self._send(socket, self._unanswered)
        elif kind == "refused" and message["code"] == "too-late":
            self._unanswered = None
        elif kind == "refused":
            raise RuntimeError(f"{self._unanswered} was refused: {message}")
        elif kind == "closing":
            await socket.wait_closed()

    async def _decide(self, socket: ClientConnection) -> None:
        """Make a random move if the seat must act and no request is waiting for its answer."""
        decision = self.table["decision"]
        if decision is None or self._unanswered:
            return
        move = self._random.choice(decision["moves"])["move"]
        self._unanswered = {
            "type": "make-move",
            "id": secrets.token_urlsafe(12),
            "answers": self.table["n"],
            "move": move,
        }
        await self._send(socket, self._unanswered)


def main() -> None:
    """Play a game and print its result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the key of a game, such as zeus")
    parser.add_argument("address", nargs="?", default="http://127.0.0.1:8421", help="the address of the server")
    parser.add_argument("--bot", default="random", help="the name of the bots on the other seats")
    arguments = parser.parse_args()
    token = set_up(arguments.address, arguments.game, arguments.bot)
    result = asyncio.run(Seat(arguments.address, token).play())
    print(f"places {result['ranking']}, points {result['scores']}")


if __name__ == "__main__":
    main()

"""Simulated people at several tables who play while servers and databases fail."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
from served import PATIENCE, Client

from pessoi.commands.simulated_people import Ledger, Person

NOTHING = {"lost": 0, "repeated": 0, "gaps": 0}
"""What `verify` finds if all is well."""
TABLES = (["person"] * 3, ["person", "person", "bot"], ["person"] * 4, ["person"] * 6)


class Crowd:
    """People at several tables, who connect to any of some ports."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self.ledger = Ledger()
        self._people: list[Person] = []
        self._playing: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Let the people play; at the end, check that each of them can see everything."""
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
            for kinds in TABLES:
                seats = [{"kind": kind, "bot": "random" if kind == "bot" else ""} for kind in kinds]
                address = f"http://127.0.0.1:{self._ports[0]}/api/tables"
                links = (await http.post(address, json={"game": "zeus", "seats": seats})).json()["links"]
                self._people += [Person(self._ports, link["token"], self.ledger, 0.02) for link in links[:-1]]
        async with asyncio.TaskGroup() as group:
            self._playing = [group.create_task(person.play()) for person in self._people]
            yield
            for task in self._playing:
                task.cancel()
        for person in self._people:
            await self._catch_up(person)

    async def accepted(self, count: int) -> None:
        """Wait until some more requests are accepted."""
        goal = len(self.ledger.accepted) + count
        while len(self.ledger.accepted) < goal and not all(task.done() for task in self._playing):
            await asyncio.sleep(random.random() * 0.05)

    async def _catch_up(self, person: Person) -> None:
        """Reconnect where a person was, at any server; the client checks that the stream has no gap."""
        client = Client(random.choice(self._ports), person.token)
        client.table = person.table
        await client.connect(since=person.table["n"])
        await client.close()

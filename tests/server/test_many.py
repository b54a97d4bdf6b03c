"""Many tables at once, whose sockets all receive every move: 2,000, or as many as PESSOI_SOCKETS says."""

import asyncio
import os
import resource
from pathlib import Path

from served import Client, Server, running, settings

from pessoi.protocol import http

SEATS = 4
TABLES = int(os.environ.get("PESSOI_SOCKETS", "2000")) // SEATS
AT_ONCE = 20


async def test_thousands_of_sockets_all_receive_every_move(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_384), hard))
    try:
        async with running(settings(tmp_path / "tables.db")) as server:
            limit = asyncio.Semaphore(AT_ONCE)
            tables = await asyncio.gather(*(seated(server, limit) for _ in range(TABLES)))
            assert f"pessoi_sockets {TABLES * SEATS}.0" in (await server.http.get("/metrics")).text
            await asyncio.gather(*(move(clients, limit) for clients in tables))
            assert f"pessoi_sockets {TABLES * SEATS}.0" in (await server.http.get("/metrics")).text
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def seated(server: Server, limit: asyncio.Semaphore) -> list[Client]:
    async with limit:
        opened = await server.registry.create(
            http.NewTable(game="zeus", seats=[http.SeatRequest(kind="person")] * SEATS)
        )
        return [await server.join(link.token) for link in opened.links[:SEATS]]


async def move(clients: list[Client], limit: asyncio.Semaphore) -> None:
    async with limit:
        asked = next(client for client in clients if client.decision is not None)
        assert (await asked.play())["type"] == "accepted"
        for client in clients:
            await client.until(asked.n)
            assert client.table["entries"] == asked.table["entries"]

"""What a table leaves behind in memory when it is unloaded: nothing, so that a server can run for weeks."""

import asyncio
import gc
import os
import subprocess
import sys
import tempfile
import weakref
from pathlib import Path

import pytest
from installation import ROOT
from served import Server, running, settings

from pessoi.server.tables.journal import StoredTable

UNLOAD = "import asyncio; from server.test_memory import unload_a_table; asyncio.run(unload_a_table())"


async def _play_a_little(server: Server) -> None:
    """Play some moves with bots, chat, look back, and leave."""
    opened = await server.open("zeus", "person", "random", "random", clock={"move": 100})
    anna = await server.join(opened["links"][0]["token"])
    for _ in range(3):
        while anna.decision is None:
            await anna.receive("update")
        assert (await anna.play())["type"] == "accepted"
    assert (await anna.ask("chat", text="Thanks!"))["type"] == "accepted"
    assert (await anna.ask("chat", text=""))["type"] == "refused"
    assert (await server.get("/api/moment", anna.token, entry=1)).status_code == 200
    await anna.close()
    server.clients.clear()


async def _unload(server: Server) -> "weakref.ref[object]":
    """Unload the only table as soon as it is idle, and return a reference to it."""
    (actor,) = server.registry.loaded()
    while server.registry.loaded():
        actor.last_used -= 10_000
        await server.registry.unload_idle()
        await server.http.get("/health")
    return weakref.ref(actor.table)


async def unload_a_table() -> None:
    """Fail if a table stays in memory without the garbage collector, which would free what is in a cycle."""
    gc.disable()
    with tempfile.TemporaryDirectory() as folder:
        async with running(settings(Path(folder) / "tables.db")) as server:
            await _play_a_little(server)
            table = await _unload(server)
            async with asyncio.timeout(30):  # a round of supervision may be under way
                while table() is not None:
                    await server.http.get("/health")


def test_a_table_is_gone_from_memory_when_it_is_unloaded() -> None:
    """In a process of its own: SlipCover, which counts the lines of this one, makes cycles of frames."""
    paths = [str(ROOT / "tests"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    subprocess.run([sys.executable, "-P", "-c", UNLOAD], env=environment, check=True)


async def test_a_table_is_loaded_once_even_if_the_first_visitor_leaves_before(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await server.open("zeus", "person", "person", "person")
    stored, loads, ready = server.registry.storage.table, [], asyncio.Event()

    async def slowly(table: str) -> StoredTable | None:
        loads.append(table)
        await ready.wait()
        return await stored(table)

    monkeypatch.setattr(server.registry.storage, "table", slowly)
    first = asyncio.create_task(server.registry.table(opened["table"]))
    while not loads:
        await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait({first})
    ready.set()
    second = await server.registry.table(opened["table"])
    assert server.registry.loaded() == [second]
    assert loads == [opened["table"]]

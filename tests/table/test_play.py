"""A table from its first move to its record."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from served import Server, running, settings

from pessoi.games import names

every_game = pytest.mark.parametrize("game", names())


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with running(settings(tmp_path / "tables.db")) as started:
        yield started


async def test_a_person_and_bots_play_a_whole_game(server: Server) -> None:
    opened = await server.open("zeus", "person", "random", "random")
    me = await server.sit(opened["links"][0]["token"])
    while me.table["result"] is None:
        if me.decision is None:
            await me.hear("update")
            continue
        answer = await me.play()
        assert answer["type"] == "accepted", answer
        await me.until(answer["n"])
    await me.close()

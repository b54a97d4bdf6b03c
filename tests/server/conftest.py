"""A server for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from served import Server, running, settings


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with running(settings(tmp_path / "tables.db")) as started:
        yield started

"""A real server, and people who visit it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from visitor import PATIENCE, Server, Visits

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.stop()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visits]:
    visits = Visits(chromium, server.address)
    yield visits
    visits.close()
    for visitor in visits.visitors:
        assert visitor.errors == []
        assert visitor.strangers == []

"""A real server, and people who visit it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from visitor import PATIENCE, Profiles, Server, Visits

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def profiles(chromium: Browser) -> Profiles:
    return Profiles(chromium)


@pytest.fixture
def visit(chromium: Browser, profiles: Profiles, server: Server) -> Iterator[Visits]:
    visits = Visits(chromium, server.address, profiles, drawn=False)
    yield visits
    visits.close()
    for visitor in visits.visitors:
        assert visitor.errors == []
        assert visitor.strangers == []

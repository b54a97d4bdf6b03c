"""The server's answers conform to its OpenAPI document, whatever is sent to it."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from served import PATIENCE, Server, at_a_bid, running
from served import settings as server_settings

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a separate thread."""
    folder: Path = tmp_path_factory.mktemp("schema")
    ready: list[int] = []
    started, stop = threading.Event(), threading.Event()

    async def serve() -> None:
        async with running(server_settings(folder / "tables.db")) as server:
            ready.append(server.port)
            started.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert started.wait(PATIENCE)
    yield f"http://127.0.0.1:{ready[0]}"
    stop.set()
    thread.join(PATIENCE)


@pytest.fixture(scope="module")
def api(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/schema/openapi.json")


@pytest.fixture(scope="module")
def token(address: str) -> str:
    body = {"game": "zeus", "seats": [{"kind": "person"}] * 3, "position": at_a_bid()}
    answer = httpx.post(f"{address}/api/tables", json=body, trust_env=False)
    return str(answer.json()["links"][0]["token"])


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=25)
def test_every_answer_conforms_to_the_schema(case: Any, token: str) -> None:
    case.call_and_validate(headers={"authorization": f"Bearer {token}"}, checks=CHECKS)


async def test_the_schema_describes_every_path(server: Server) -> None:
    document = (await server.http.get("/schema/openapi.json")).json()
    assert set(document["paths"]) >= {
        *("/api/games", "/api/tables", "/api/table", "/api/ask", "/api/record", "/api/moment"),
        *("/api/log", "/api/mine", "/api/rematch", "/api/statistics"),
    }
    assert document["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    assert "NewTable" in document["components"]["schemas"]

"""The files of the page as they are served."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from litestar.types import Receive, Scope, Send

from pessoi.server.page_files import PageFiles

INDEX = "<!doctype html><title>Pessoi</title>"
SCRIPT = "export const greeting = 'chaire';\n" * 40


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """The application that receives requests not for the page."""
    await send({"type": "http.response.start", "status": 404, "headers": []})
    await send({"type": "http.response.body", "body": b"the server", "more_body": False})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "assets" / "index-abc.js").write_text(SCRIPT)
    (tmp_path / "icon.svg").write_text("<svg/>")
    return tmp_path


@pytest.fixture
async def client(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app=PageFiles(application, folder))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as asking:
        yield asking


@pytest.mark.parametrize("path", ["/", "/table", "/rules/zeus", "/nowhere"])
async def test_every_path_of_the_page_gets_the_index(client: httpx.AsyncClient, path: str) -> None:
    answer = await client.get(path)
    assert answer.text == INDEX
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


async def test_files_with_a_hash_in_their_name_are_cached_forever(client: httpx.AsyncClient) -> None:
    answer = await client.get("/assets/index-abc.js")
    assert answer.text == SCRIPT
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]


async def test_files_are_gzipped_if_the_client_accepts_it(client: httpx.AsyncClient) -> None:
    packed = await client.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
    plain = await client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0)) < len(SCRIPT)
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT


async def test_an_unchanged_file_is_not_sent_again(client: httpx.AsyncClient) -> None:
    etag = (await client.get("/icon.svg")).headers["etag"]
    again = await client.get("/icon.svg", headers={"if-none-match": etag})
    assert again.status_code == 304
    assert again.content == b""


async def test_the_answer_to_head_has_no_body(client: httpx.AsyncClient) -> None:
    answer = await client.head("/")
    assert answer.status_code == 200
    assert answer.content == b""


@pytest.mark.parametrize("path", ["/api/games", "/metrics", "/schema/openapi.json", "/assets/gone.js", "/gone.png"])
async def test_other_requests_are_passed_on(client: httpx.AsyncClient, path: str) -> None:
    assert (await client.get(path)).text == "the server"
    assert (await client.post("/")).text == "the server"


async def test_without_a_built_page_all_requests_are_passed_on(tmp_path: Path) -> None:
    transport = httpx.ASGITransport(app=PageFiles(application, tmp_path / "none"))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as asking:
        assert (await asking.get("/")).text == "the server"

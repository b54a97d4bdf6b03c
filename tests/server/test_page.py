"""The files of the page as they are served."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar, get
from served import Server

from pessoi.server.page_files import page_handler

INDEX = "<!doctype html><title>Pessoi</title>"
SCRIPT = "export const greeting = 'chaire';\n" * 40


@get("/metrics")
async def metrics() -> str:
    """An endpoint of the server."""
    return "the server"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "assets" / "index-abc.js").write_text(SCRIPT)
    (tmp_path / "icon.svg").write_text("<svg/>")
    return tmp_path


def asking(folder: Path) -> httpx.AsyncClient:
    """A client of an application that serves a folder."""
    app = Litestar([metrics, page_handler(folder)], openapi_config=None)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here")  # type: ignore[arg-type]


@pytest.fixture
async def client(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with asking(folder) as client:
        yield client


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


@pytest.mark.parametrize("path", ["/api/nothing", "/schema/nothing", "/assets/gone.js", "/gone.png"])
async def test_other_paths_do_not_exist(client: httpx.AsyncClient, path: str) -> None:
    assert (await client.get(path)).status_code == 404
    assert (await client.post("/")).status_code == 405
    assert (await client.get("/metrics")).text == "the server"


async def test_without_a_built_page_its_paths_do_not_exist(tmp_path: Path) -> None:
    async with asking(tmp_path / "none") as client:
        assert (await client.get("/")).status_code == 404


async def test_paths_that_do_not_exist_have_a_code(server: Server) -> None:
    assert (await server.http.get("/api/nothing")).json()["code"] == "not-found"
    assert (await server.http.get("/assets/gone.js")).json()["code"] == "not-found"

"""Uploaded records and positions are checked in another process: other tables go on, whatever is sent."""

import asyncio
import json
import time
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from badbots import die, sleep
from served import GENEROUS, PATIENCE, Json, Server, at_a_bid, running, settings

import pessoi
from pessoi import Rng
from pessoi.core import session as sessions
from pessoi.core.components import ComponentsError
from pessoi.protocol import http
from pessoi.server.tables import opening, registry
from pessoi.server.tables.journal import StoredTable
from pessoi.server.tables.table import RECENT_LINES, SNAPSHOT_EVERY

BLOCKED = 0.25
"""Seconds of computing in one round of the event loop that nobody would notice. The longest record takes seconds."""
SEATS = [{"kind": "person"}] * 2


def long_record(entries: int) -> str:
    """A legal record of any length."""
    session, rng = sessions.new(pessoi.game("deukalion"), 2), Rng(1)
    while len(session.record) < entries:
        actor = session.state.actors[0]
        session.play(actor, session.state.sample(rng) if actor < 0 else session.state.legal(actor)[0])
    return session.record.lines()


async def longest_round(waiting: Awaitable[Any]) -> tuple[Any, float]:
    """The result of a task, and the longest time that the event loop computed in one round until then.

    Only computing counts: other processes may delay this one, but not its own tables.
    """
    task, longest = asyncio.ensure_future(waiting), 0.0
    while not task.done():
        before = time.thread_time()
        await asyncio.sleep(0.005)
        longest = max(longest, time.thread_time() - before)
    return task.result(), longest


async def upload(server: Server, body: Json) -> httpx.Response:
    content = json.dumps({"seats": SEATS, **body})
    answer, longest = await longest_round(server.http.post("/api/tables", content=content))
    assert longest < BLOCKED
    assert isinstance(answer, httpx.Response)
    return answer


async def test_a_record_of_the_greatest_length_delays_nobody(server: Server) -> None:
    other = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    me = await server.join(other["links"][0]["token"])
    text = await asyncio.to_thread(long_record, opening.MAX_ENTRIES)
    uploading = asyncio.create_task(upload(server, {"record": text}))
    answered = 0
    while not uploading.done():
        assert (await me.ask("explain-move", move="bid 3"))["type"] == "move-explained"
        answered += 1
        await asyncio.sleep(0.01)
    assert answered > 5
    opened = (await uploading).json()
    loading, longest = await longest_round(server.join(opened["links"][0]["token"]))
    assert longest < BLOCKED
    assert loading.table["entries"] >= opening.MAX_ENTRIES


HUGE: list[object] = [[]] * 240_000
DAMAGES: dict[str, Json] = {
    "agenda": {"position": {**at_a_bid(), "agenda": [["bid", 7]] * 75_000}},
    "sealed": {"position": {**at_a_bid(), "sealed": ["bid 3"] * 90_000}},
    "table": {"position": {**at_a_bid(), "table": {"money": HUGE}}},
    "options": {"position": {**at_a_bid(), "options": {str(n): "" for n in range(60_000)}}},
    "not an object": {"position": HUGE},
    "names": {"record": json.dumps({"names": [""] * 120_000})},
    "empty entries": {"record": "{}\n" * 200_000},
    "nested": {"record": "[" * 800_000},
}


@pytest.mark.parametrize("kind", DAMAGES)
async def test_a_huge_upload_is_refused_and_delays_nobody(server: Server, kind: str) -> None:
    answer = await upload(server, DAMAGES[kind])
    assert (answer.status_code, answer.json()["code"]) == (400, "cannot-open"), answer.text[:500]
    assert len(answer.content) < 5000


@pytest.mark.parametrize("work", [die, sleep])
async def test_an_upload_whose_check_fails_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: object
) -> None:
    monkeypatch.setattr(registry, "check_upload", work)
    async with running(settings(tmp_path / "tables.db", upload_timeout=0.3)) as server:
        answer = await upload(server, {"position": at_a_bid()})
        assert (answer.status_code, answer.json()["code"]) == (400, "cannot-open")
        monkeypatch.undo()
        server.registry._uploads._timeout = PATIENCE
        answer = await upload(server, {"position": at_a_bid(), "seats": [*SEATS, *SEATS[:1]]})
        assert answer.status_code == 201


async def test_uploads_of_one_address_that_wait_are_limited(tmp_path: Path) -> None:
    body = {"seats": [*SEATS, *SEATS[:1]], "position": at_a_bid()}
    async with running(settings(tmp_path / "tables.db", limits=replace(GENEROUS, uploads=1))) as server:
        answers = await asyncio.gather(*(server.http.post("/api/tables", json=body) for _ in range(5)))
    codes = {(answer.status_code, answer.json().get("code")) for answer in answers}
    assert codes == {(201, None), (429, "busy")}


def opened(record: str) -> StoredTable | ComponentsError | opening.OpeningError:
    request = http.NewTable(seats=[http.SeatRequest(kind="person")] * 2, record=record)
    return opening.check_upload(request, 1.0, {})


def test_a_long_record_is_opened_with_a_snapshot() -> None:
    found = opened(long_record(SNAPSHOT_EVERY + RECENT_LINES))
    assert isinstance(found, StoredTable)
    assert found.snapshot is not None
    assert found.snapshot.n == SNAPSHOT_EVERY


def test_a_record_longer_than_any_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MAX_ENTRIES", 20)
    refused = opened(long_record(21))
    assert isinstance(refused, opening.OpeningError)
    assert str(refused) == "expected at most 20 entries, got 21"
    assert isinstance(opened(long_record(20)), StoredTable)

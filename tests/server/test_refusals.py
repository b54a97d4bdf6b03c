"""Invalid requests are refused with a reason and change nothing."""

import asyncio
import json
import random
import string
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from served import GENEROUS, PATIENCE, Client, Json, Server, at_a_bid, running, settings

from pessoi.server import limits
from pessoi.server.routes import MAX_UPLOAD
from pessoi.server.storage.sqlite import SQLite
from pessoi.server.storage.storage import StorageError
from pessoi.text import common


async def bidders(server: Server) -> tuple[list[Client], Client, Json]:
    """Clients of three seats that must bid, a spectator, and the table."""
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    clients = [await server.join(link["token"]) for link in opened["links"]]
    return clients[:3], clients[3], opened


async def test_a_move_sent_twice_is_made_once(server: Server) -> None:
    (anna, *_), _, _ = await bidders(server)
    request = {"type": "make-move", "id": "once", "answers": anna.n, "move": "bid 12"}
    await anna.send(request)
    await anna.send(request)
    first, second = await anna.receive("accepted", "refused"), await anna.receive("accepted", "refused")
    assert first == second == {"type": "accepted", "id": "once", "n": anna.n}
    again = await server.join(anna.token)
    await again.send(request)
    assert await again.receive("accepted", "refused") == first
    assert again.n == anna.n


async def test_with_two_clients_of_one_seat_the_first_move_counts(server: Server) -> None:
    (anna, *_), _, _ = await bidders(server)
    other = await server.join(anna.token)
    number = anna.n
    answers = await asyncio.gather(
        anna.ask("make-move", answers=number, move="bid 12"), other.ask("make-move", answers=number, move="bid 13")
    )
    assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
    refused = next(answer for answer in answers if answer["type"] == "refused")
    assert refused["code"] == "too-late"
    assert refused["table"]["n"] == number + 1


async def test_a_late_move_is_answered_with_the_current_table(server: Server) -> None:
    (anna, ben, cleo), _, _ = await bidders(server)
    number = anna.n
    for client in (anna, ben, cleo):
        await client.play("bid 10", answers=number)
    late = await anna.play("bid 11", answers=number)
    assert late["code"] == "too-late"
    assert late["table"]["view"]["asked"] != "bid"
    ahead = await anna.play("bid 11", answers=10**6)
    assert ahead["code"] == "too-late"


async def test_spectators_and_other_seats_cannot_play(server: Server) -> None:
    (anna, *_), spectator, opened = await bidders(server)
    for kind, fields in (
        ("make-move", {"answers": 0, "move": "bid 3"}),
        ("undo", {"answers": 0}),
        ("answer-proposal", {"answers": 0, "yes": True}),
        ("take-seat", {"name": "X"}),
        ("substitute-bot", {"seat": 0, "bot": "random"}),
        ("explain-move", {"move": "bid 3"}),
        ("give-hint", {}),
    ):
        assert (await spectator.ask(kind, **fields))["code"] == "spectators-watch"
    foreign = Client(server.port, opened["links"][0]["token"], seat=1)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await foreign.connect()
    assert (closed.value.rcvd and closed.value.rcvd.reason) == "not-your-seat"
    answer = await server.get("/api/table", anna.token, seat=1)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    spying = await server.get("/api/table", spectator.token, seat=0)
    assert spying.status_code == 403


async def test_tampered_tokens_grant_nothing(server: Server) -> None:
    _, _, opened = await bidders(server)
    token = opened["links"][0]["token"]
    dice = random.Random(3)
    for _ in range(300):
        letters = list(token)
        letters[dice.randrange(len(letters))] = dice.choice(string.ascii_letters + string.digits + "-_")
        tampered = "".join(letters)
        if tampered != token:
            answer = await server.get("/api/table", tampered)
            assert (answer.status_code, answer.json()["code"]) == (401, "unknown-token")
    for header in ("", "Bearer", f"Basic {token}", f"Bearer {token * 9}", f"Bearer {token} {token}"):
        answer = await server.http.get("/api/table", headers={"authorization": header})
        assert answer.status_code == 401
    stranger = Client(server.port, token[:-1])
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await stranger.connect()
    assert (closed.value.rcvd and closed.value.rcvd.reason) == "unknown-token"


async def test_a_page_of_another_origin_is_refused(server: Server, tmp_path: Path) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/socket"
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", "http://127.0.0.1", "x"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(address, origin=websockets.Origin(origin), proxy=None)
        assert refused.value.response.status_code == 403
        answer = await server.http.post("/api/mine", json={"tokens": []}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        answer = await server.http.delete("/api/mine", headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    own = websockets.Origin(f"http://127.0.0.1:{server.port}")
    await (await websockets.connect(address, origin=own, proxy=None)).close()
    friends = settings(tmp_path / "more.db", origins=("https://friends.example",))
    async with running(friends) as other:
        answer = await other.http.get("/api/games", headers={"origin": "https://friends.example"})
        assert answer.status_code == 200


def nonsense(dice: random.Random) -> str:
    """A random malformed message."""
    types: list[Any] = ["make-move", "undo", "hello", "chat", "substitute-bot", "take-seat", "explain-move", "resync"]
    types += ["answer-proposal", "give-hint", "x", "", None, 1]
    values: list[Any] = [None, -1, 0, 10**30, 1.5, "", "bid 3", "a" * 300, [], {}, True, "\x00", "bid 99999"]
    kind = dice.randrange(5)
    if kind == 0:
        return "".join(chr(dice.randrange(1, 0x250)) for _ in range(dice.randrange(40)))
    if kind == 1:
        return "[" * dice.randrange(1, 4000)
    names = ["id", "answers", "move", "to", "yes", "name", "seat", "bot", "text", "token", "since", "evil"]
    message = {name: dice.choice(values) for name in dice.sample(names, dice.randrange(len(names)))}
    return msgspec.json.encode({"type": dice.choice(types), **message}).decode()


def disorder(dice: random.Random, n: int) -> Json:
    """A random well-formed request that is too late, repeated, or refers to something that does not exist."""
    number = dice.choice([0, max(0, n - 1), n, n + 1, 10**6])
    wrong: list[Json] = [
        {
            "type": "make-move",
            "answers": number,
            "move": dice.choice(["build", "auction", "bid 999", "take 3", "pass", "x"]),
        },
        {"type": "undo", "answers": number, "to": dice.choice([None, 0, 5, 10**6])},
        {"type": "answer-proposal", "answers": number, "yes": dice.random() < 0.5},
        {"type": "substitute-bot", "seat": dice.randrange(6), "bot": dice.choice(["nobody", "search:9s", "x"])},
        {"type": "set-webhook", "url": dice.choice(["ftp://x", "x", "http://"])},
        {"type": "hello", "token": "again"},
    ]
    message = dice.choice(wrong)
    return message if message["type"] == "hello" else {"id": f"d{dice.random()}", **message}


async def test_thousands_of_malformed_messages_are_refused_and_change_nothing(
    server: Server,
) -> None:
    (anna, ben, _), spectator, _ = await bidders(server)
    before = (await server.get("/api/table", ben.token)).json()
    dice, words = random.Random(1), common("en")
    for client in (anna, spectator):
        for _ in range(1000):
            for text in (nonsense(dice), msgspec.json.encode(disorder(dice, client.n)).decode()):
                await client.socket.send(text)
                answer = await client.receive("refused", "accepted", "move-explained", "update")
                if answer["type"] == "refused":
                    assert words.has(f"table-{answer['code'].removeprefix('table-')}") or "reason-" in answer["code"]
                else:
                    assert json.loads(text)["type"] in ("resync", "chat", "take-seat", "explain-move"), text
        await client.socket.send(b"\x00\xff")
        assert (await client.receive("refused"))["code"] == "malformed"
    after = (await server.get("/api/table", ben.token)).json()
    assert after["view"] == before["view"]
    assert after["entries"] == before["entries"]
    assert (await ben.play("bid 12", answers=after["n"]))["type"] == "accepted"


async def test_thousands_of_malformed_http_requests_are_refused(server: Server) -> None:
    _, _, opened = await bidders(server)
    token = opened["links"][0]["token"]
    dice = random.Random(2)
    good: Json = {"game": "zeus", "seats": [{"kind": "person"}] * 3}
    wrong: list[Any] = [None, 1, "x", [], {}, {"seats": []}, {**good, "game": "chess"}, {**good, "evil": 1}]
    wrong += [{**good, "seats": good["seats"] * 9}, {**good, "seats": [{"kind": "bot", "bot": "x"}] * 3}]
    wrong += [{**good, "options": {"edition": "x"}}, {**good, "position": {}}, {**good, "record": "{}"}]
    wrong += [{**good, "position": {"game": "zeus", "seats": 3}}, {**good, "seats": good["seats"][:1]}]
    wrong += [{**good, "position": {**at_a_bid(), "agenda": [["bid", 63]]}}, {**good, "clock": {"move": 0}}]
    for body in wrong:
        answer = await server.http.post("/api/tables", json=body)
        assert answer.status_code == 400, (body, answer.text)
        assert answer.json()["code"] in ("malformed", "cannot-open")
    for path in ("/api/tables", "/api/mine", "/api/ask", "/api/rematch"):
        for _ in range(300):
            answer = await server.http.post(path, content=nonsense(dice), headers={"authorization": f"Bearer {token}"})
            assert 400 <= answer.status_code < 500, answer.text
            assert answer.json()["code"]
    for path in ("/api/nothing", "/nothing.js", "/api/moment?entry=-1", "/api/moment?entry=x", "/api/table?seat=9"):
        answer = await server.http.get(path, headers={"authorization": f"Bearer {token}"})
        assert 400 <= answer.status_code < 500, answer.text


async def test_messages_that_are_too_large_are_refused(server: Server) -> None:
    (anna, ben, _), _, _ = await bidders(server)
    for path, most in (("/api/mine", GENEROUS.message), ("/api/tables", MAX_UPLOAD)):
        answer = await server.http.post(path, content=b"x" * (most + 1))
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    await anna.socket.send("x" * (GENEROUS.message + 1))
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await anna.receive("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert (await ben.play("bid 12"))["type"] == "accepted"


@pytest.mark.parametrize(
    ("first", "patience"), [("", PATIENCE), ('{"type":"resync"}', PATIENCE), ("nonsense", PATIENCE), (None, 0.05)]
)
async def test_a_socket_must_send_hello_first_and_soon(tmp_path: Path, first: str | None, patience: float) -> None:
    async with running(settings(tmp_path / "tables.db", limits=replace(GENEROUS, hello=patience))) as server:
        socket = await websockets.connect(f"ws://127.0.0.1:{server.port}/api/socket", proxy=None)
        if first is not None:
            await socket.send(first)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.recv()
        assert (closed.value.rcvd and closed.value.rcvd.reason) == "no-hello"


async def test_rates_are_limited_per_seat_and_per_address(tmp_path: Path) -> None:
    few = replace(GENEROUS, socket_rate=0.001, socket_burst=5)
    async with running(settings(tmp_path / "a.db", limits=few)) as server:
        (anna, ben, _), _, _ = await bidders(server)
        codes = [(await anna.ask("explain-move", move="bid 3")).get("code") for _ in range(7)]
        assert codes == [None] * 5 + ["too-fast"] * 2
        again = await server.join(anna.token)
        assert (await again.ask("explain-move", move="bid 3"))["code"] == "too-fast"
        assert (await ben.play("bid 3"))["type"] == "accepted"
    async with running(settings(tmp_path / "b.db", limits=replace(GENEROUS, open_rate=0.001, open_burst=2))) as server:
        body = {"game": "zeus", "seats": [{"kind": "person"}] * 3}
        statuses = [(await server.http.post("/api/tables", json=body)).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]
    async with running(settings(tmp_path / "c.db", limits=replace(GENEROUS, http_rate=0.001, http_burst=3))) as server:
        statuses = [(await server.http.get("/api/games")).status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert (await server.http.delete("/api/games")).status_code == 429
    async with running(settings(tmp_path / "d.db", limits=replace(GENEROUS, sockets=2))) as server:
        opened = await server.open("zeus", "person", "person", "person")
        token = opened["links"][0]["token"]
        first = await server.join(token)
        await server.join(token)
        with pytest.raises(websockets.ConnectionClosed):
            await server.join(token)
        await first.close()


async def test_chat_is_limited_per_hour_and_moves_are_not(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "a.db", limits=replace(GENEROUS, others_per_hour=3))) as server:
        (anna, ben, _), spectator, _ = await bidders(server)
        assert [(await anna.ask("chat", text="hm")).get("code") for _ in range(4)] == [None] * 3 + ["too-fast"]
        body = {"type": "take-seat", "id": "t", "name": "Anna"}
        assert (await server.post("/api/ask", anna.token, body)).status_code == 429
        assert (await anna.play("bid 3"))["type"] == "accepted"
        assert (await ben.ask("chat", text="hm"))["type"] == "accepted"
        assert (await spectator.ask("chat", text="hm"))["type"] == "accepted"
        assert (await ben.ask("chat", text="x" * 501))["code"] == "malformed"


async def test_request_ids_of_spectators_do_not_collide(server: Server) -> None:
    _, one, opened = await bidders(server)
    other = await server.join(opened["links"][-1]["token"])
    for client, text in ((one, "first"), (other, "second"), (one, "first")):
        await client.send({"type": "chat", "id": "1", "text": text})
        assert (await client.receive("accepted", "refused"))["type"] == "accepted"
    await one.until(other.n)
    assert [item["text"] for item in one.items if item["kind"] == "chatted"] == ["first", "second"]


async def test_every_answer_has_security_headers_and_no_server_name(server: Server) -> None:
    for answer in (await server.http.get("/api/games"), await server.http.get("/api/nothing")):
        headers: httpx.Headers = answer.headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


@pytest.mark.parametrize("stored", [True, False])
async def test_a_move_whose_write_failed_is_made_once(
    server: Server, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    """The database fails while it stores a move, before or after the commit."""
    (anna, *_), _, _ = await bidders(server)
    database = server.registry.storage
    run = database.run

    async def failing(statements: Any) -> Any:
        monkeypatch.undo()
        if stored:
            await run(statements)
        raise StorageError("storage-failed", "here")

    monkeypatch.setattr(database, "run", failing)
    request = {"type": "make-move", "id": "once", "answers": anna.n, "move": "bid 12"}
    await anna.send(request)
    assert (await anna.receive("accepted", "refused"))["code"] == "storage-failed"
    await anna.send(request)
    assert (await anna.receive("accepted", "refused"))["type"] == "accepted"
    assert anna.table["view"]["own_bid"] == 12
    assert anna.table["entries"] == 1


async def test_without_a_database_requests_are_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, opened = await bidders(server)

    async def gone(statements: Any) -> Any:
        raise StorageError("storage-failed", "here")

    monkeypatch.setattr(server.registry.storage, "run", gone)
    answer = await server.get("/api/table", opened["links"][0]["token"])
    assert (answer.status_code, answer.json()["code"]) == (503, "storage-failed")
    stranger = Client(server.port, opened["links"][0]["token"])
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await stranger.connect()
    assert (closed.value.rcvd and closed.value.rcvd.reason) == "storage-failed"


async def test_undo_is_refused_if_there_is_nothing_to_undo_or_it_is_late_or_already_proposed(server: Server) -> None:
    (anna, ben, cleo), _, _ = await bidders(server)
    assert (await anna.ask("undo", answers=anna.n))["code"] == "nothing-to-take-back"
    assert (await anna.ask("answer-proposal", answers=anna.n, yes=True))["code"] == "too-late"
    await anna.play("bid 12")
    assert (await anna.ask("undo", answers=0))["code"] == "too-late"
    assert (await anna.ask("undo", answers=anna.n, to=9))["code"] == "nothing-to-take-back"
    for client in (ben, cleo):
        await client.ask("take-seat", name="X")
    await ben.until(cleo.n)
    assert (await ben.ask("undo", answers=ben.n, to=0))["type"] == "accepted"
    assert (await cleo.ask("undo", answers=ben.n, to=0))["code"] == "proposal-open"
    assert (await cleo.ask("answer-proposal", answers=0, yes=True))["code"] == "too-late"
    await anna.until(ben.n)
    assert (await cleo.play("bid 5", answers=ben.n))["type"] == "accepted"
    await anna.until(cleo.n)
    assert anna.table["proposal"] is None


def test_the_number_of_buckets_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_BUCKETS", 3)
    now = [0.0]
    buckets = limits.Buckets(1.0, 1.0, lambda: now[0])
    assert [buckets.take(key) for key in "abcda"] == [True] * 5
    assert not buckets.take("a")
    now[0] = 1.0
    assert buckets.take("a")


def test_buckets_that_are_full_again_are_forgotten() -> None:
    now = [0.0]
    buckets = limits.Buckets(2.0, 4.0, lambda: now[0])
    assert all(buckets.take(key, 4) for key in "ab")
    now[0] = 1.5
    assert not buckets.take("b", 4)
    now[0] = 2.5
    assert buckets.take("c")
    assert len(buckets) == 2, "a is full again, b was used since"


async def test_failed_statements_do_not_affect_later_ones(tmp_path: Path) -> None:
    database = SQLite(tmp_path / "tables.db")
    await database.open()
    with pytest.raises(StorageError) as error:
        await database.run([("SELECT nonsense", ())])
    assert error.value.code == "storage-failed"
    assert await database.run([("SELECT $1 + $2", (1, 2))]) == [[(3,)]]
    await database.close()

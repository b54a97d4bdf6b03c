"""`pessoi serve`: starting, stopping, error messages, migrations and logs."""

import asyncio
import json
import logging
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
import webbrowser
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import cast

import httpx
import msgspec
import pytest
from served import PATIENCE, Server, at_a_bid, running, settings
from structlog.testing import capture_logs

import pessoi
from pessoi import cli
from pessoi.core import record as records
from pessoi.games import game
from pessoi.protocol.stream import Chatted
from pessoi.protocol.views import Player
from pessoi.server import metrics, tokens
from pessoi.server.serve import listen
from pessoi.server.storage import schema
from pessoi.server.storage.schema import MIGRATIONS, VERSION
from pessoi.server.storage.sqlite import SQLite
from pessoi.server.storage.storage import Conflict, StorageError
from pessoi.server.tables.journal import Setup, StoredTable
from pessoi.server.tables.registry import TableRegistry
from pessoi.text import LANGUAGES, common

Capture = pytest.CaptureFixture[str]


def test_it_starts_opens_a_browser_and_stops_on_a_signal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    opened: list[str] = []

    def browse(address: str) -> bool:
        opened.append(address)
        os.kill(os.getpid(), signal.SIGTERM)
        return True

    monkeypatch.setattr(webbrowser, "open", browse)
    assert cli.main(["serve", "--data", str(tmp_path), "--port", "0", "--open", "--lang", "en"]) == 0
    assert opened[0].startswith("http://127.0.0.1:")
    assert "Pessoi is running" in capsys.readouterr().out
    assert (tmp_path / "tables.db").exists()


WITHOUT_UNIX = """
import asyncio, multiprocessing, os, sys
for name in ("fcntl", "grp", "pwd", "resource", "termios"):
    sys.modules[name] = None
del os.nice, asyncio.SelectorEventLoop.add_signal_handler
multiprocessing.get_all_start_methods = lambda: ["spawn"]
from pessoi.cli import main
sys.exit(main())
"""
"""The program on a system that has only what Windows has too."""


async def test_it_needs_nothing_that_only_unix_has(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-c", WITHOUT_UNIX, "serve", "--lang", "en", "--port", "0", "--data"]
    process = await asyncio.create_subprocess_exec(*command, str(tmp_path), stdout=PIPE)
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    port = int(line.rstrip("/\n").rpartition(":")[2])
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as http:
        server = Server(cast(TableRegistry, None), port, http)
        opened = await server.open("zeus", "random", "random", "person")
        me = await server.join(opened["links"][0]["token"])
        while me.decision is None:
            await me.receive("update")
        assert (await me.play())["type"] == "accepted"
        await me.close()
    process.terminate()
    assert "stopped" in (await process.communicate())[0].decode()
    assert process.returncode == 0


def failing(capsys: Capture, *arguments: str) -> str:
    """Run `pessoi serve`, which must fail, and return its one-line error message."""
    assert cli.main(["serve", "--lang", "en", *arguments]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    return error


def test_errors_at_start_are_reported_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    taken = listen("127.0.0.1", 0)
    port = str(taken.getsockname()[1])
    assert f"Port {port}" in failing(capsys, "--data", str(tmp_path), "--port", port)
    taken.close()
    assert "Cannot listen" in failing(capsys, "--data", str(tmp_path), "--host", "::2", "--port", "0")
    assert "separated by commas" in failing(capsys, "--data", str(tmp_path), "--proxied", "nonsense")
    (tmp_path / "file").write_text("x")
    assert "Cannot write" in failing(capsys, "--data", str(tmp_path / "file"), "--port", "0")
    (tmp_path / "tables.db").write_text("not a database, but long enough to be looked at" * 30)
    assert "Cannot write" in failing(capsys, "--data", str(tmp_path), "--port", "0")
    newer = sqlite3.connect(tmp_path / "newer.db")
    newer.execute(f"PRAGMA user_version={VERSION + 1}")
    newer.close()
    assert "newer version" in failing(capsys, "--database", str(tmp_path / "newer.db"), "--port", "0")


async def test_a_file_can_be_opened_by_one_server_at_a_time(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "tables.db")):
        with pytest.raises(StorageError) as error:
            await SQLite(tmp_path / "tables.db").open()
        assert error.value.code == "in-use"


async def test_a_backup_is_made_while_people_play(tmp_path: Path, capsys: Capture) -> None:
    copy = tmp_path / "copy.db"
    command = ["backup", str(copy), "--lang", "en", "--data", str(tmp_path)]
    async with running(settings(tmp_path / "tables.db")) as server:
        opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
        token = opened["links"][0]["token"]
        me = await server.join(token)
        await me.play("bid 7")
        backing_up = asyncio.create_task(asyncio.to_thread(cli.main, command))
        while not backing_up.done():
            assert (await me.ask("chat", text="still here"))["type"] == "accepted"
        assert await backing_up == 0
        assert "copied" in capsys.readouterr().out
        assert await asyncio.to_thread(cli.main, command) == 2
        assert "cannot be copied" in capsys.readouterr().err
    async with running(settings(copy)) as server:
        again = await server.join(token)
        assert again.table["view"]["own_bid"] == 7


def test_a_backup_that_is_not_possible_is_refused(tmp_path: Path, capsys: Capture) -> None:
    for database, problem in (
        ("postgresql://x@127.0.0.1/x", "pg_dump"),
        (str(tmp_path / "none.db"), "cannot be copied"),
    ):
        assert cli.main(["backup", str(tmp_path / "copy.db"), "--lang", "en", "--database", database]) == 2
        assert problem in capsys.readouterr().err
        assert not (tmp_path / "copy.db").exists()


async def test_clients_are_notified_that_the_server_stops(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "tables.db")) as server:
        opened = await server.open("zeus", "person", "person", "person")
        me = await server.join(opened["links"][0]["token"])
        server.clients.clear()
    await me.receive("closing")
    await me.socket.wait_closed()
    assert me.socket.close_code == 1012


async def test_tables_survive_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "tables.db")) as server:
        opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
        token = opened["links"][0]["token"]
        me = await server.join(token)
        await me.play("bid 7")
        before = (await server.get("/api/table", token)).json()
    async with running(settings(tmp_path / "tables.db")) as server:
        assert (await server.get("/api/table", token)).json() == before
        again = await server.join(token)
        assert again.table["view"]["own_bid"] == 7


@pytest.mark.parametrize("version", range(1, VERSION))
async def test_a_database_of_an_earlier_schema_is_migrated(tmp_path: Path, version: int) -> None:
    old = sqlite3.connect(tmp_path / "tables.db")
    for migration in MIGRATIONS[:version]:
        for statement in migration:
            old.execute(statement)
    header = records.header(game("zeus"), 3, game("zeus").options.resolve({}), [])
    setup = Setup(header=header, players=[Player() for _ in range(3)])
    token = tokens.new_token()
    old.execute("INSERT INTO tables VALUES ('t', 'zeus', ?, 1.0)", (msgspec.json.encode(setup).decode(),))
    old.execute("INSERT INTO links VALUES (?, 't', '[0]')", (tokens.digest(token),))
    old.execute(f"PRAGMA user_version={version}")
    old.commit()
    old.close()
    async with running(settings(tmp_path / "tables.db")) as server:
        me = await server.join(token)
        assert me.table["game"] == "zeus"
        assert (await server.http.get("/api/statistics")).json() == {"scores": []}


async def test_a_table_of_older_rules_opens_read_only_with_the_reason(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "tables.db")) as server:
        opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
        token = opened["links"][0]["token"]
        me = await server.join(token)
        await me.play("bid 7")
    database = sqlite3.connect(tmp_path / "tables.db")
    database.execute("UPDATE tables SET setup = replace(setup, '\"rules\":', '\"rules\":9')")
    database.commit()
    database.close()
    async with running(settings(tmp_path / "tables.db")) as server:
        me = await server.join(token)
        assert me.table["closed"] == {"code": "record-rules", "arguments": {"found": "91", "known": "1"}}
        assert (me.table["view"], me.table["decision"]) == (None, None)
        assert (await me.ask("make-move", answers=me.n, move="bid 8"))["code"] == "closed"
        assert (await me.ask("explain-move", move="bid 8"))["code"] == "closed"
        assert (await me.ask("chat", text="Pity."))["type"] == "accepted"
        record = records.parse((await server.get("/api/record", token)).text)
        assert [(entry.seat, entry.move) for entry in record] == [(0, "bid 7")]
        assert (await server.get("/api/lead", token)).json()["code"] == "closed"
        assert (await server.get("/api/log", token)).json() == {"items": []}
        assert (await server.get("/api/moment", token, entry=0)).status_code == 404


async def test_of_concurrent_writes_of_the_same_number_only_one_succeeds(tmp_path: Path) -> None:
    storage = SQLite(tmp_path / "tables.db")
    await storage.open()
    header = records.header(game("zeus"), 3, game("zeus").options.resolve({}), [])
    await storage.create("t", StoredTable(Setup(header=header, players=[Player() for _ in range(3)]), [], None))
    line = Chatted(time=1.0, seat=0, text="one")
    results = await asyncio.gather(*(storage.append("t", 0, [line], None) for _ in range(5)), return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results].count(True) == 4
    assert not any(isinstance(result, BaseException) and not isinstance(result, Conflict) for result in results)
    assert await storage.lines("t", 0) == [line]
    await storage.close()


async def test_tokens_are_stored_as_digests_only_and_never_logged(
    server: Server, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with capture_logs() as logged_events:
        opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
        secrets = [link["token"] for link in opened["links"]]
        me = await server.join(secrets[0])
        await me.play("bid 7")
        await server.get("/api/table", secrets[1])
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    logged = str(logged_events) + "".join(entry.getMessage() for entry in caplog.records if "client" not in entry.name)
    assert "/api/table" in logged
    for secret in secrets:
        assert len(secret) * 6 >= 128
        assert secret.encode() not in stored
        assert secret not in logged
        assert tokens.digest(secret).encode() in stored


def test_logs_are_one_object_a_line() -> None:
    program = (
        "import logging, structlog; from pessoi.server import logs; logs.configure()\n"
        "try: 1 / 0\nexcept ZeroDivisionError: structlog.get_logger('n').exception('went wrong', table='t')\n"
        "logging.getLogger('library').warning('careful')"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    ours, theirs = [json.loads(line) for line in result.stderr.splitlines()]
    assert (ours["event"], ours["table"], ours["level"], ours["logger"]) == ("went wrong", "t", "error", "n")
    assert "ZeroDivisionError" in ours["exception"]
    assert (theirs["event"], theirs["level"], theirs["logger"]) == ("careful", "warning", "library")


async def test_metrics_count_moves_refusals_and_sockets(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    me = await server.join(opened["links"][0]["token"])
    await me.play("bid 7")
    await me.play("bid 8")
    text = (await server.http.get("/metrics")).text
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert values["pessoi_moves_total"] == "1.0"
    assert values["pessoi_refusals_total"] == "1.0"
    assert values["pessoi_sockets"] == "1.0"
    assert values['pessoi_store_seconds_bucket{le="+Inf"}'] == "1.0"
    assert values["pessoi_bots_waiting"] == values["pessoi_uploads_waiting"] == "0.0"
    assert float(values["process_resident_memory_bytes"]) > 10_000_000
    assert 3 < float(values["process_open_fds"]) < float(values["process_max_fds"])


async def test_metrics_show_how_late_the_event_loop_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "MEASURE_EVERY", 0.01)
    measured = metrics.Metrics()
    watching = asyncio.create_task(measured.watch_loop())
    await asyncio.sleep(0)
    time.sleep(0.21)  # blocks the loop
    while "pessoi_loop_lag_seconds_count 0.0" in measured.text():
        await asyncio.sleep(0)
    assert 'pessoi_loop_lag_seconds_bucket{le="0.1"} 0.0' in measured.text()
    assert not watching.done()
    watching.cancel()


def test_every_refusal_has_a_message_in_every_language() -> None:
    folder = Path(pessoi.__file__).parent
    source = "\n".join(path.read_text() for name in ("server", "study") for path in (folder / name).rglob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    codes |= set(re.findall(r'code="([a-z-]+)"', source))
    codes |= set(re.findall(r'HttpError\(\d+, "([a-z-]+)"', source))
    codes |= set(re.findall(r'code=[A-Z_]+, detail="([a-z-]+)"', source))
    codes |= set(re.findall(r'\((?:4|5)\d\d, "([a-z-]+)"\)', source))
    assert len(codes) > 25
    for language in LANGUAGES:
        words = common(language)
        for code in codes:
            assert words.has(code if code.startswith("reason-") else f"table-{code}"), code
        for error in ("port-taken", "no-port", "not-writable", "in-use", "unreachable", "newer-schema"):
            assert words.has(f"serve-{error}")
    assert len(MIGRATIONS) == schema.VERSION

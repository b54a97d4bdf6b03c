"""docs/hosting.md agrees with the server: its options, limits, alerts and proxies."""

import re
from pathlib import Path
from typing import get_type_hints

import pytest
import yaml  # type: ignore[import-untyped]

from pessoi import cli
from pessoi.protocol.messages import Chat
from pessoi.server import routes, serve
from pessoi.server.edge import Edge
from pessoi.server.notifications import webhooks
from pessoi.server.settings import Limits, Settings
from pessoi.server.tables import opening
from pessoi.server.tables.registry import TableRegistry

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.S | re.M)
    return str(found)


def table(heading: str) -> dict[str, str]:
    """A table of the page by its first heading."""
    rows = PAGE.partition(f"\n| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
    return dict(row.strip("| ").split(" | ", 1) for row in rows)


def test_every_option_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["serve", "--help"])
    options = set(re.findall(r"--[a-z]+", capsys.readouterr().out)) - {"--help", "--lang"}
    assert set(re.findall(r"--[a-z]+", " ".join(table("option")))) == options


def test_every_limit_is_the_default() -> None:
    limits, settings = Limits(), Settings(database="")
    kilobytes, seconds = limits.socket_bytes / 1000, f"within {limits.request:.0f} seconds"
    size = f"{limits.message // 1024} kB"
    assert limits.header == limits.message
    assert limits.hello == limits.request
    assert table("what") == {
        "requests per address": f"{limits.http_burst:.0f} at once, then {limits.http_rate:.0f} per second",
        "tables set up per address": (
            f"{limits.open_burst:.0f} at once, then one every {1 / limits.open_rate:.0f} seconds"
        ),
        "requests per seat": f"{limits.socket_burst:.0f} at once, then {limits.socket_rate:.0f} per second",
        "requests per seat that are no moves: chat, names, undos, bots, webhooks": (
            f"{limits.others_per_hour:.0f} per hour"
        ),
        "a chat message": f"{get_type_hints(Chat, include_extras=True)['text'].__metadata__[0].max_length} characters",
        "sockets per address": f"{limits.sockets}",
        "connections per address": f"{limits.connections}; a proxy named by `--proxied` has no limit",
        "connections in all": f"as many as there are descriptors, less {serve.RESERVED_DESCRIPTORS}",
        "header of a request": f"{size}, {seconds}",
        "body of a request": f"{size}, {seconds}; with a record or position {routes.MAX_UPLOAD // 10**6} MB",
        "a record": f"{opening.MAX_ENTRIES:,} entries",
        "a message over a socket": size,
        "first message over a socket": seconds,
        "bytes over a socket, in frames and pings of any kind": (
            f"{kilobytes:.0f} kB at once, then {kilobytes / 10:.0f} kB per second"
        ),
        "bytes over all sockets of an address": (
            f"{10 * kilobytes:.0f} kB at once, then {kilobytes:.0f} kB per second"
        ),
        "a client that does not read": f"{limits.stuck:.0f} seconds",
        "hints that wait, per address": f"{limits.hints}",
        "records and positions that wait, per address": f"{limits.uploads}",
        "time for checking a record or a position": f"{settings.upload_timeout:.0f} seconds",
        "time for one move of a bot": f"{settings.bot_timeout:.0f} seconds from the start of its thinking",
        "a call of a webhook": f"{webhooks.TIMEOUT:.0f} seconds in all; only the first line of the answer is read",
    }


def test_the_alerts_use_metrics_that_exist(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "tables.db")
    registry = TableRegistry(settings)
    Edge(settings, registry.metrics)
    served = set(re.findall(r"^(\w+)[ {]", registry.metrics.text(), re.M))
    (group,) = yaml.safe_load(block("yaml"))["groups"]
    used = {name for rule in group["rules"] for name in re.findall(r"(?:pessoi|process)_\w+", rule["expr"])}
    assert len(used) > 8
    assert used <= served


def test_the_proxies_hide_what_is_internal_and_report_addresses() -> None:
    nginx, caddy = block("nginx"), block("caddyfile")
    for needed in ("Upgrade $http_upgrade", "Host $http_host", "X-Forwarded-For $remote_addr", "(metrics|ready)"):
        assert needed in nginx
    assert "path /metrics /ready" in caddy
    for text in (nginx, caddy):
        assert text.count("{") == text.count("}")
        assert "127.0.0.1:8421" in text

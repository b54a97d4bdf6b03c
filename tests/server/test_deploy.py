"""The files for hosting refer only to things that exist."""

import os
import re
import shlex
import shutil
import socketserver
import struct
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from pessoi import cli
from pessoi.commands.serve import networks

ROOT = Path(__file__).resolve().parents[2]
DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text()
UNIT = (ROOT / "deploy" / "pessoi.service").read_text()


def commands() -> list[list[str]]:
    """The commands with which the image and the unit start the server."""
    (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", DOCKERFILE, re.M)
    (start,) = re.findall(r"^ExecStart=(.*)$", UNIT, re.M)
    return [re.findall(r'"([^"]*)"', entry), shlex.split(start)]


@pytest.mark.parametrize("command", commands(), ids=["image", "unit"])
def test_the_server_is_started_with_options_it_has(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert command[0].endswith("/pessoi")
    with pytest.raises(SystemExit) as asked:
        cli.main([*command[1:], "--help"])
    assert asked.value.code == 0
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    assert {word for word in command if word.startswith("--")} <= known


def test_everything_the_image_copies_and_runs_exists() -> None:
    copied = [word for line in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.M) for word in line.split()[:-1]]
    assert copied
    assert all((ROOT / name).exists() for name in copied)
    made = "/src/build/"
    later = [word for line in re.findall(r"^COPY --from=build (.*)$", DOCKERFILE, re.M) for word in line.split()[:-1]]
    assert all((ROOT / Path(name).relative_to("/src")).exists() for name in later if not name.startswith(made))
    (task,) = re.findall(r"^RUN .*python3 (tools/make\.py) (\w+)$", DOCKERFILE, re.M)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    run = [sys.executable, ROOT / task[0]]
    usage = subprocess.run(run, capture_output=True, text=True, check=False, env=env).stderr
    assert task[1] in re.split(r"[ |\n]", usage)


def test_the_health_check_uses_an_existing_path() -> None:
    (path,) = re.findall(r"urlopen\('http://127\.0\.0\.1:8421(/[^']*)'\)", DOCKERFILE)
    assert path == "/health"
    assert "EXPOSE 8421" in DOCKERFILE


def test_the_unit_tries_again_until_the_database_is_up_and_has_descriptors_for_many_sockets() -> None:
    assert re.search(r"^Restart=on-failure$", UNIT, re.M)
    assert re.search(r"^RestartSec=\d+$", UNIT, re.M)
    assert re.search(r"^StartLimitIntervalSec=0$", UNIT, re.M)
    assert int(re.findall(r"^LimitNOFILE=(\d+)$", UNIT, re.M)[0]) >= 65_536


class StartingUp(socketserver.BaseRequestHandler):
    """PostgreSQL while it boots: it accepts connections and refuses them."""

    def handle(self) -> None:
        self.request.recv(1000)
        fields = b"SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0"
        self.request.sendall(b"E" + struct.pack("!i", 4 + len(fields)) + fields)


def test_a_booting_database_is_a_failure_after_which_the_unit_starts_again(capsys: pytest.CaptureFixture[str]) -> None:
    with socketserver.TCPServer(("127.0.0.1", 0), StartingUp) as booting:
        threading.Thread(target=booting.serve_forever, daemon=True).start()
        database = f"postgresql://x@127.0.0.1:{booting.server_address[1]}/x?sslmode=disable"
        assert cli.main(["serve", "--lang", "en", "--port", "0", "--database", database]) == 2
        booting.shutdown()
    assert "starting up" in capsys.readouterr().err
    (allowed,) = re.findall(r"^SuccessExitStatus=(.*)$", UNIT, re.M) or [""]
    assert "2" not in allowed.split()


@pytest.mark.parametrize("command", commands(), ids=["image", "unit"])
def test_image_and_unit_name_their_proxies(command: list[str]) -> None:
    trusted = networks(command[command.index("--proxied") + 1])
    assert trusted
    assert all(network.is_private for network in trusted)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_is_valid_for_systemd(tmp_path: Path) -> None:
    started = shlex.split(re.findall(r"^ExecStart=(.*)$", UNIT, re.M)[0])[0]
    unit = tmp_path / "pessoi.service"
    unit.write_text(UNIT.replace(started, "/bin/true"))
    result = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert "pessoi.service" not in result.stderr, result.stderr

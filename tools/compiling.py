"""Compile kernel, games and search with mypyc: on all cores, and only what has changed since the last time."""

import ast
import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.util import find_spec
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

OPTIMIZATION = "1"
"""Higher levels take half as long again to compile; with -O3 the games were measured to be no faster."""
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


class Compilation(build_ext):  # type: ignore[misc]
    """The command of setuptools, which compiles one file after another, and all files if one has changed."""

    headers: list[Path]
    show: Callable[[int, int], None]

    def build_extensions(self) -> None:
        """Compile all files on all cores, then link."""
        files = [(source, extension) for extension in self.extensions for source in extension.sources]
        common = hashlib.sha256(b"".join(header.read_bytes() for header in self.headers)).hexdigest() + sys.version
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            work = [pool.submit(self._object, source, extension, common) for source, extension in files]
            for done, finished in enumerate(as_completed(work), 1):
                finished.result()
                self.show(done, len(files))
        self.compiler.compile = lambda sources, **_: self._objects(sources)
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        """Link a library if one of its objects is newer."""
        if newer_group(self._objects(ext.sources), self.get_ext_fullpath(ext.name)):
            super().build_extension(ext)

    def _object(self, source: str, extension: Extension, common: str) -> None:
        """Compile a file, unless it, a header and the flags are those of the object that exists."""
        flags = {"include_dirs": extension.include_dirs, "extra_postargs": extension.extra_compile_args}
        made_from = hashlib.sha256(f"{common}{flags}{Path(source).read_text()}".encode()).hexdigest()
        (made,) = map(Path, self._objects([source]))
        note = made.with_suffix(".made-from")
        if not (made.exists() and note.exists() and note.read_text() == made_from):
            self.compiler.compile([source], output_dir=self.build_temp, **flags)
            note.write_text(made_from)

    def _objects(self, sources: list[str]) -> list[str]:
        return list(self.compiler.object_filenames(sources, output_dir=self.build_temp))


def compile_modules(root: Path, show: Callable[[int, int], None]) -> dict[Path, str]:
    """Compile in `build/mypyc`; return each library with its path in the package.

    `show` is called after every file in C with the number of files that are done and of all files.
    """
    target = root / "build" / "mypyc"
    library = target / "lib"
    before, path = Path.cwd(), sys.path[:]
    os.chdir(staged(root, target / "source"))
    try:
        extensions = mypycify(
            ["--strict", "--cache-dir", str(target / "cache"), *sources(Path.cwd())],
            opt_level=OPTIMIZATION,
            debug_level="0",
            target_dir=str(target / "c"),
            multi_file=True,
        )
        command = Compilation(Distribution({"name": "pessoi", "ext_modules": extensions}))
        command.build_lib = str(library)
        command.build_temp = str(target / "objects")
        command.headers = sorted((target / "c").glob("*.h"))
        command.show = show
        command.force = True  # what is up to date is decided here
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
        sys.path[:] = path
    return {file: str(file.relative_to(library)) for file in map(Path, command.get_outputs())}

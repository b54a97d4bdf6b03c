"""Reading files that people write: what is wrong with one becomes a mistake of the kind that the reader names."""

import json
from pathlib import Path

from pessoi.core.errors import UserError


def text_in(path: Path, wrong: type[UserError]) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise wrong("unreadable", file=path, why=trouble(error)) from None
    except UnicodeDecodeError:
        raise wrong("not-text", file=path) from None


def json_in(path: Path, wrong: type[UserError]) -> object:
    """The data in a JSON file."""
    text = text_in(path, wrong)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise wrong("not-json", file=path, why=broken(error.lineno, error.colno)) from None


def trouble(error: OSError) -> UserError:
    """Why a file cannot be used."""
    if isinstance(error, FileNotFoundError):
        return UserError("no-such-file")
    if isinstance(error, IsADirectoryError):
        return UserError("is-a-folder")
    if isinstance(error, NotADirectoryError | FileExistsError):
        return UserError("not-a-folder")
    if isinstance(error, PermissionError):
        return UserError("not-permitted")
    return UserError("file-trouble", number=str(error.errno))


def broken(line: int, column: int) -> UserError:
    """Where a file breaks the grammar it should follow."""
    return UserError("broken-at", line=line, column=column)

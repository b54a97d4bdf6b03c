"""Reading files that people write; errors are raised as the class of UserError that the caller names."""

import json
from pathlib import Path

from pessoi.core.errors import UserError


def text_in(path: Path, error_type: type[UserError]) -> str:
    """Read the text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise error_type("unreadable", file=path, why=trouble(error)) from None
    except UnicodeDecodeError:
        raise error_type("not-text", file=path) from None


def json_in(path: Path, error_type: type[UserError]) -> object:
    """Read the data in a JSON file."""
    text = text_in(path, error_type)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise error_type("not-json", file=path, why=broken(error.lineno, error.colno)) from None


def trouble(error: OSError) -> UserError:
    """The reason why a file cannot be used."""
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
    """The place of a syntax error."""
    return UserError("broken-at", line=line, column=column)

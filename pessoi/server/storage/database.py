"""The interface of a database: run statements in one transaction and receive notifications of other processes."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

Value = str | int | float | None
Statement = tuple[str, tuple[Value, ...]]
"""SQL with the placeholders $1, $2 …, valid for both databases, and the values of the placeholders."""
Rows = list[tuple[Value, ...]]


class Conflict(Exception):
    """Another process wrote the same number first. Nothing was stored."""


class StorageError(ValueError):
    """The database cannot be used: a code with a translated message, the address, and the database's own message."""

    def __init__(self, code: str, where: str, detail: str = "") -> None:
        super().__init__(f"{code}: {where} ({detail})" if detail else f"{code}: {where}")
        self.code = code
        self.where = where
        self.detail = detail


class Database(Protocol):
    """A database connection."""

    async def open(self) -> None:
        """Connect and migrate the schema."""

    def run(self, statements: Sequence[Statement]) -> Awaitable[list[Rows]]:
        """Run all statements in one transaction, durable once awaited; raises Conflict or StorageError."""

    def notification(self, text: str) -> list[Statement]:
        """Statements that notify the other processes; none if there cannot be any."""

    def listen(self, on_notification: Callable[[str], None], on_connection: Callable[[bool], None]) -> None:
        """Pass on notifications of other processes.

        `on_connection` is called with True whenever some may have been missed, and with False while the database
        cannot be reached.
        """

    async def close(self) -> None:
        """Finish pending work and disconnect."""

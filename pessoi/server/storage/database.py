"""What the server asks of a database: run statements in one transaction, and hear what other processes wrote."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

Value = str | int | float | None
Statement = tuple[str, tuple[Value, ...]]
"""Words with $1, $2 … and what they stand for. Both databases read the same words."""
Rows = list[tuple[Value, ...]]


class Conflict(Exception):
    """Somebody else wrote this number first. Nothing was stored."""


class StorageError(ValueError):
    """The database cannot be used: a code there are words for, where, and the database's own words."""

    def __init__(self, code: str, where: str, detail: str = "") -> None:
        super().__init__(f"{code}: {where} ({detail})" if detail else f"{code}: {where}")
        self.code = code
        self.where = where
        self.detail = detail


class Database(Protocol):
    """One database, opened and brought up to date."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    def run(self, statements: Sequence[Statement]) -> Awaitable[list[Rows]]:
        """All statements in one transaction, durable once this was awaited; raises Conflict or StorageError."""

    def notice(self, text: str) -> list[Statement]:
        """Statements that tell the other processes, if there can be any."""

    def listen(self, told: Callable[[str | None], None]) -> None:
        """Hear what other processes tell; None when something may have been missed."""

    async def close(self) -> None:
        """Finish what is under way and let go."""

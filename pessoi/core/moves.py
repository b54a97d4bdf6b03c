"""The move table: every move a game knows, as a number, with the notation people read and write."""

import difflib
from typing import Final, final

from pessoi.core.errors import UserError

NO_ARGUMENTS: Final[dict[str, int]] = {}


class UnknownMove(UserError):
    """Somebody wrote a move that is not in the table."""

    def __init__(self, written: str, similar: list[str]) -> None:
        if similar:
            super().__init__("misspelled-move", found=written, known=", ".join(similar))
        else:
            super().__init__("unknown-move", found=written)
        self.written = written
        self.similar = similar

    def __reduce__(self) -> tuple[object, ...]:
        return UnknownMove, (self.written, self.similar)


@final
class Move:
    """One row of the table: its notation, its kind, its arguments and the places it touches on a board."""

    def __init__(self, name: str, kind: str, arguments: dict[str, int], touches: list[str]) -> None:
        self.name = name
        self.kind = kind
        self.arguments = arguments
        self.touches = touches


@final
class MoveTable:
    """All moves of a game in a fixed order. A move is its row's number."""

    def __init__(self) -> None:
        self.rows: list[Move] = []
        self.numbers: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.rows)

    def add(
        self, name: str, kind: str, arguments: dict[str, int] = NO_ARGUMENTS, touches: list[str] | None = None
    ) -> int:
        """Append a move and return its number. The notation must be new."""
        if name in self.numbers:
            raise ValueError(f"two moves are written {name!r}")
        self.numbers[name] = len(self.rows)
        self.rows.append(Move(name, kind, arguments, touches or []))
        return len(self.rows) - 1

    def name(self, move: int) -> str:
        """The notation of a move."""
        return self[move].name

    def parse(self, written: str) -> int:
        """The move a notation stands for; case and spaces do not matter."""
        name = written if written in self.numbers else " ".join(written.lower().split())
        if name not in self.numbers:
            raise UnknownMove(written, difflib.get_close_matches(name, list(self.numbers), 3))
        return self.numbers[name]

    def __getitem__(self, move: int) -> Move:
        if not 0 <= move < len(self.rows):
            raise ValueError(f"there is no move {move}; the table has 0 to {len(self.rows) - 1}")
        return self.rows[move]

    def __contains__(self, move: int) -> bool:
        return 0 <= move < len(self.rows)

    def kinds(self) -> list[str]:
        """Every kind of move, once, in the order of the table."""
        return list(dict.fromkeys(row.kind for row in self.rows))

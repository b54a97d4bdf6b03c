"""The move table: every move of a game, as a number, with the notation people read and write."""

import difflib
from typing import Final, final

from mypy_extensions import i64

from pessoi.core.errors import UserError

MOST_NOTATION: Final = 100
"""The longest notation for which similar moves are looked for."""
NO_ARGUMENTS: Final[dict[str, int]] = {}


class UnknownMove(UserError):
    """Raised for notation that is not in the move table."""

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
class MoveKind:
    """All moves of one kind. They follow each other in the table, so that a move is its kind and an index."""

    def __init__(self, table: "MoveTable", name: str) -> None:
        self.name = name
        self.first: i64 = len(table)
        self.end: i64 = len(table)
        self.moves: list[int] = []
        self._table = table

    def add(self, notation: str, arguments: dict[str, int] = NO_ARGUMENTS, touches: list[str] | None = None) -> int:
        """Append a move of this kind to the table and return its number."""
        if len(self._table) != self.end:
            raise ValueError(f"the moves of kind {self.name!r} must follow each other")
        move = self._table.append(Move(notation, self.name, arguments, touches or []), self)
        self.moves.append(move)
        self.end = len(self._table)
        return move

    def has(self, move: i64) -> bool:
        """Whether a move is of this kind."""
        return self.first <= move < self.end

    def move(self, index: i64) -> i64:
        """The move of this kind with an index."""
        return self.first + index

    def index(self, move: i64) -> i64:
        """The index of a move among those of this kind."""
        return move - self.first

    def __len__(self) -> int:
        return self.end - self.first

    def __repr__(self) -> str:
        return f"<moves {self.name}>"


@final
class MoveTable:
    """All moves of a game in a fixed order. A move is its row's number."""

    def __init__(self) -> None:
        self.rows: list[Move] = []
        self.kind_of: list[MoveKind] = []
        """The kind of each move."""
        self.numbers: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.rows)

    def kind(self, name: str) -> MoveKind:
        """Begin a kind of moves."""
        return MoveKind(self, name)

    def single(self, notation: str, touches: list[str] | None = None) -> int:
        """Append the only move of a kind, whose name is its notation, and return its number."""
        return MoveKind(self, notation).add(notation, touches=touches)

    def append(self, move: Move, kind: MoveKind) -> int:
        """Append a row and return its number. The notation must be new."""
        if move.name in self.numbers:
            raise ValueError(f"two moves are written {move.name!r}")
        self.numbers[move.name] = len(self.rows)
        self.rows.append(move)
        self.kind_of.append(kind)
        return len(self.rows) - 1

    def name(self, move: int) -> str:
        """The notation of a move."""
        return self[move].name

    def parse(self, written: str) -> int:
        """The move a notation stands for; case and spaces do not matter. Raises UnknownMove."""
        name = written if written in self.numbers else " ".join(written.lower().split())
        if len(name) > MOST_NOTATION:
            raise UnknownMove(f"{name[:MOST_NOTATION]}…", [])
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
        """The names of all kinds of moves, in the order of the table."""
        return list(dict.fromkeys(row.kind for row in self.rows))

"""The legal moves as a numbered menu, and the parser of typed moves."""

from collections.abc import Sequence

from pessoi.core.game import Game
from pessoi.core.moves import UnknownMove
from pessoi.core.state import State
from pessoi.text import GameWords


class Menu:
    """The legal moves, numbered from 1. A kind of move whose only argument is an amount is typed as that amount."""

    def __init__(self, state: State, seat: int, words: GameWords, names: Sequence[str]) -> None:
        game = self._game = words.game
        self._words = words
        self._text = {move: words.move(state, seat, move, names) for move in state.legal(seat)}
        by_kind: dict[str, list[int]] = {}
        for move in self._text:
            by_kind.setdefault(game.moves[move].kind, []).append(move)
        self.amounts = {kind: moves for kind, moves in by_kind.items() if _is_amount(game, moves[0])}
        self.entries = [move for kind, moves in by_kind.items() if kind not in self.amounts for move in moves]

    def lines(self) -> list[str]:
        """Return the lines of the menu."""
        lines = []
        for moves in self.amounts.values():
            first, last = self._game.moves.name(moves[0]), self._game.moves.name(moves[-1])
            lines.append(self._words.format("terminal-range", first=first, last=last))
        width = len(str(len(self.entries)))
        for number, move in enumerate(self.entries, 1):
            label = f"{number:>{width}}" if not self.amounts else " " * width
            lines.append(f"{label}  {self._text[move]}  [{self._game.moves.name(move)}]")
        return lines

    def parse(self, typed: str) -> int:
        """Return the move typed as its number in the menu, its notation or an amount; raises UnknownMove."""
        text = " ".join(typed.lower().split())
        if text.isdecimal():
            for kind in self.amounts:
                if f"{kind} {int(text)}" in self._game.moves.numbers:
                    return self._game.moves.parse(f"{kind} {int(text)}")
            if not self.amounts and 1 <= int(text) <= len(self.entries):
                return self.entries[int(text) - 1]
            raise UnknownMove(typed, [])
        return self._game.moves.parse(text)


def _is_amount(game: Game, move: int) -> bool:
    """Whether a move is written as its kind and an amount."""
    row = game.moves[move]
    return list(row.arguments) == ["amount"] and row.name == f"{row.kind} {row.arguments['amount']}"

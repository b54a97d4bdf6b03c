"""The decision as a numbered menu, and what a person typed as a move."""

from pessoi.core.game import Game
from pessoi.core.moves import UnknownMove
from pessoi.text import GameWords

MANY = 20
"""More moves of one kind than this are not listed one by one."""


class Menu:
    """The legal moves, numbered from 1. A long kind with one number in its notation is entered by that number."""

    def __init__(self, game: Game, words: GameWords, legal: list[int]) -> None:
        self._game = game
        self._words = words
        self.legal = legal
        by_kind: dict[str, list[int]] = {}
        for move in legal:
            by_kind.setdefault(game.moves[move].kind, []).append(move)
        self.long = {kind: moves for kind, moves in by_kind.items() if len(moves) > MANY and _counted(game, moves)}
        self.entries = [move for kind, moves in by_kind.items() if kind not in self.long for move in moves]

    def lines(self) -> list[str]:
        """What the menu says, a line each."""
        lines = []
        for moves in self.long.values():
            first, last = self._game.moves.name(moves[0]), self._game.moves.name(moves[-1])
            lines.append(self._words.say("terminal-range", first=first, last=last))
        width = len(str(len(self.entries)))
        for number, move in enumerate(self.entries, 1):
            sign = f"{number:>{width}}" if not self.long else " " * width
            lines.append(f"{sign}  {self._words.move(move)}  [{self._game.moves.name(move)}]")
        return lines

    def read(self, typed: str) -> int:
        """The move that was typed: its number in the menu, its notation, or the number of a long kind."""
        text = " ".join(typed.lower().split())
        if text.isdecimal():
            for kind, moves in self.long.items():
                if self._game.moves.numbers.get(f"{kind} {int(text)}", -1) in moves:
                    return self._game.moves.parse(f"{kind} {int(text)}")
            if not self.long and 1 <= int(text) <= len(self.entries):
                return self.entries[int(text) - 1]
            raise UnknownMove(typed, [])
        return self._game.moves.parse(text)


def _counted(game: Game, moves: list[int]) -> bool:
    """Whether each move is its kind and one number."""
    return all(game.moves.name(move) == f"{game.moves[move].kind} {_last(game, move)}" for move in moves)


def _last(game: Game, move: int) -> int:
    values = list(game.moves[move].arguments.values())
    return values[-1] if values else -1

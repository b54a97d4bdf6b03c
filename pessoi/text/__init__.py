"""Fluent messages in three languages: those of the application are here, those of a game are in its folder."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from pessoi.core.errors import UserError
from pessoi.core.events import Event, IllegalMove, Reason
from pessoi.core.game import Game

LANGUAGES = ("en", "fr", "de")
COMMON = Path(__file__).parent
"""The folder of the messages that belong to no game."""

Value = str | int


class Words:
    """The messages of one language."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, got {language!r}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether the message exists."""
        return self._bundle.has_message(message)

    def format(self, message: str, **values: Value) -> str:
        """Format a message; raises KeyError if it does not exist, ValueError if a variable is missing."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def label(self, text: str) -> str:
        """A text followed by a colon."""
        return self.format("label", text=text)

    def error(self, error: UserError) -> str:
        """Format a user error and the errors that caused it."""
        values = {name: self._argument(value) for name, value in error.arguments.items()}
        return self.format(f"mistake-{error.code}", **values)

    def _argument(self, value: object) -> Value:
        if isinstance(value, UserError):
            return self.error(value)
        if isinstance(value, list):
            return "; ".join(str(self._argument(each)) for each in value)
        return FluentInt(value, useGrouping=False) if type(value) is int else str(value)


class GameWords(Words):
    """The messages of one game in one language: formats its events, moves, outcomes and reasons."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(language, [COMMON / f"{language}.ftl", game.folder / "text" / f"{language}.ftl"])
        self.game = game

    def event(self, event: Event, names: Sequence[str]) -> str:
        """Format an event as a line of the log."""
        return self.format(f"event-{event.message}", **self._values(event.arguments, names))

    def move(self, move: int, names: Sequence[str] = ()) -> str:
        """Format a move as the label of a button."""
        row = self.game.moves[move]
        return self.format(f"move-{row.kind}", **self._values(row.arguments, names))

    def outcome(self, outcome: int) -> str:
        """Format an outcome of chance."""
        row = self.game.outcomes[outcome]
        return self.format(f"outcome-{row.kind}", **self._values(row.arguments, ()))

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Format the reason why a move is illegal."""
        return self.format(f"reason-{reason.code}", **self._values(reason.arguments, names))

    def error(self, error: UserError) -> str:
        return self.reason(error.reason) if isinstance(error, IllegalMove) else super().error(error)

    def _values(self, arguments: Mapping[str, int | str], names: Sequence[str]) -> dict[str, Value]:
        """Replace seats by names and coded values by the words of the game; other values stay as they are."""
        values: dict[str, Value] = {}
        for name, value in arguments.items():
            if name in self.game.persons and isinstance(value, int) and 0 <= value < len(names):
                values[name] = names[value]
            elif name in self.game.words and isinstance(value, int):
                values[name] = self._word(self.game.words[name][value])
            else:
                values[name] = value
        return values

    def _word(self, word: str) -> str:
        """Translate a word that is the id of a message."""
        return self.format(word) if self.has(word) else word


@cache
def common(language: str) -> Words:
    """Return the messages that belong to no game, in one language."""
    return Words(language, [COMMON / f"{language}.ftl"])


@cache
def of_game(game: Game, language: str) -> GameWords:
    """Return the common messages and those of a game, in one language."""
    return GameWords(game, language)

"""All that people read, as Fluent messages in three languages: the common ones here, each game's in its folder."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from pessoi.core.errors import UserError
from pessoi.core.events import Event, IllegalMove, Reason
from pessoi.core.game import Game

LANGUAGES = ("en", "fr", "de")
COMMON = Path(__file__).parent

Value = str | int


class Words:
    """The messages of one language."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str, **values: Value) -> str:
        """A message with its variables filled in."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def mistake(self, mistake: UserError) -> str:
        """What somebody got wrong."""
        values = {name: self._spoken(value) for name, value in mistake.arguments.items()}
        return self.say(f"mistake-{mistake.code}", **values)

    def _spoken(self, value: object) -> str:
        if isinstance(value, UserError):
            return self.mistake(value)
        if isinstance(value, list):
            return "; ".join(self._spoken(each) for each in value)
        return str(value)


class GameWords(Words):
    """The messages of one game in one language, with its events, moves and reasons put into words."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(language, [COMMON / f"{language}.ftl", game.folder / "text" / f"{language}.ftl"])
        self._game = game

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log."""
        return self.say(f"event-{event.message}", **self._values(event.arguments, names))

    def move(self, move: int, names: Sequence[str] = ()) -> str:
        """A move as a button says it."""
        row = self._game.moves[move]
        return self.say(f"move-{row.kind}", **self._values(row.arguments, names))

    def outcome(self, outcome: int) -> str:
        """What chance brought."""
        row = self._game.outcomes[outcome]
        return self.say(f"outcome-{row.kind}", **self._values(row.arguments, ()))

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why not."""
        return self.say(f"reason-{reason.code}", **self._values(reason.arguments, names))

    def mistake(self, mistake: UserError) -> str:
        return self.reason(mistake.reason) if isinstance(mistake, IllegalMove) else super().mistake(mistake)

    def _values(self, arguments: Mapping[str, int | str], names: Sequence[str]) -> dict[str, Value]:
        """Seats become names, and what the game spells out is spelled out; numbers stay numbers."""
        values: dict[str, Value] = {}
        for name, value in arguments.items():
            if name in self._game.persons and isinstance(value, int) and 0 <= value < len(names):
                values[name] = names[value]
            elif name in self._game.words and isinstance(value, int):
                values[name] = self._word(self._game.words[name][value])
            else:
                values[name] = value
        return values

    def _word(self, word: str) -> str:
        """A word that is itself a message is translated."""
        return self.say(word) if self.has(word) else word


@cache
def common(language: str) -> Words:
    """The messages that belong to no game."""
    return Words(language, [COMMON / f"{language}.ftl"])


@cache
def of_game(game: Game, language: str) -> GameWords:
    """A game's messages in one language."""
    return GameWords(game, language)

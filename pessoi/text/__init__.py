"""Fluent messages in three languages: those of the application are here, those of a game are in its folder."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentInt
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from pessoi.core.errors import UserError
from pessoi.core.events import Event, IllegalMove, Reason
from pessoi.core.game import Game
from pessoi.core.rulebook import Rule
from pessoi.core.state import State
from pessoi.text.log import merged

LANGUAGES = ("en", "fr", "de")
LOCALES = {"en": "en_GB", "fr": "fr_FR", "de": "de_DE"}
COMMON = Path(__file__).parent
"""The folder of the messages that belong to no game."""

Value = str | int


class References(Visitor):
    """The names of the variables and of the other messages in a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Words:
    """The messages of one language."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, got {language!r}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        for path in files:
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._messages |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def has(self, message: str) -> bool:
        """Whether the message exists."""
        return self._bundle.has_message(message)

    def format(self, message: str, **values: Value) -> str:
        """Format a message; raises KeyError if it does not exist, ValueError if a variable is missing."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        return self._formatted(message, pattern, values)

    def attributes(self, message: str, **values: Value) -> dict[str, str]:
        """Format the attributes of a message."""
        attributes = self._bundle.get_message(message).attributes
        return {
            name: self._formatted(f"{message}.{name}", pattern, values) for name, pattern in sorted(attributes.items())
        }

    def variables(self, message: str) -> frozenset[str]:
        """The names of the variables in a message, and in those that it refers to."""
        if message not in self._messages:
            return frozenset()
        found = References()
        found.visit(self._messages[message])
        return frozenset(found.variables).union(*map(self.variables, found.messages))

    def _formatted(self, message: str, pattern: Pattern, values: dict[str, Value]) -> str:
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def listed(self, parts: Sequence[str]) -> str:
        """Join the parts of a list as the language does: a, b and c."""
        return str(format_list(parts, locale=LOCALES[self.language]))

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
    """The messages of one game in one language: formats its questions, moves, events and reasons.

    Every message may use the numbers of the game's components as variables.
    """

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(language, [COMMON / f"{language}.ftl", game.folder / "text" / f"{language}.ftl"])
        self.game = game
        self._used: dict[str, dict[str, Value]] = {}
        """The numbers that each message uses."""
        self._numbers = {name: self._written(name, value, ()) for name, value in game.components.numbers().items()}

    def format(self, message: str, **values: Value) -> str:
        return super().format(message, **{**self._numbers_of(message), **values})

    def attributes(self, message: str, **values: Value) -> dict[str, str]:
        return super().attributes(message, **{**self._numbers_of(message), **values})

    def _numbers_of(self, message: str) -> dict[str, Value]:
        if message not in self._used:
            used = self.variables(message) & self._numbers.keys()
            self._used[message] = {name: self._numbers[name] for name in used}
        return self._used[message]

    def rule(self, rule: Rule, options: Mapping[str, str] | None = None) -> str:
        """Format a rule as it holds at a table with a full set of options, or as it usually does."""
        variants = self.attributes(rule.message)
        chosen = "" if options is None or not rule.option else options[rule.option].replace("_", "-")
        return variants.get(chosen) or self.format(rule.message)

    def place(self, place: str) -> str:
        """Format a place of a rule: what its text is called, and where in it."""
        text = next(text for text in self.game.rulebook.texts if place.startswith(text))
        name, where = self.format(f"text-{text.replace(' ', '-')}"), place.removeprefix(text)
        return self.label(name) + where.removeprefix(":") if where.startswith(":") else name + where

    def option_value(self, option: str, value: str) -> str:
        """Format a value of an option: “Last plot: stays empty for ever”."""
        name = f"option-{option}".replace("_", "-")
        return self.format(
            "option-value", option=self.format(name), value=self.format(f"{name}-{value}".replace("_", "-"))
        )

    def options(self, chosen: Mapping[str, str]) -> list[str]:
        """Format what a table plays: its edition, then every option that differs from it."""
        edition = chosen["edition"]
        differing = [self.option_value(name, value) for name, value in chosen.items() if name != "edition"]
        return [self.format(f"edition-{edition}"), *differing]

    def question(self, state: State, seat: int, names: Sequence[str] = ()) -> str:
        """Format the question that a seat which must act is asked."""
        return self.format(f"ask-{state.step.name}", **self._values(state.question(seat), names))

    def move(self, state: State, seat: int, move: int, names: Sequence[str] = ()) -> str:
        """Format a legal move as the label of a button, with the prices and effects that it has now."""
        row = self.game.moves[move]
        return self.format(f"move-{row.kind}", **self._values({**row.arguments, **state.details(seat, move)}, names))

    def outcome(self, outcome: int) -> str:
        """Format an outcome of chance."""
        row = self.game.outcomes[outcome]
        return self.format(f"outcome-{row.kind}", **self._values(row.arguments, ()))

    def log(self, events: Iterable[Event], names: Sequence[str]) -> list[str]:
        """Format events as lines of the log, those that belong together merged."""
        return [
            self.format(f"event-{line.message}", **self._values(line.arguments, names))
            for line in merged(self.game.events, events)
        ]

    def event(self, event: Event, names: Sequence[str]) -> str:
        """Format a single event as a line of the log."""
        return self.log([event], names)[0]

    def about(self, message: str, arguments: Mapping[str, int | str | list[int]], names: Sequence[str]) -> str:
        """Format a message with arguments like those of a question or a move."""
        return self.format(message, **self._values(arguments, names))

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Format the reason why a move is illegal."""
        return self.format(f"reason-{reason.code}", **self._values(reason.arguments, names))

    def error(self, error: UserError) -> str:
        return self.reason(error.reason) if isinstance(error, IllegalMove) else super().error(error)

    def _values(self, arguments: Mapping[str, int | str | list[int]], names: Sequence[str]) -> dict[str, Value]:
        """Replace seats by names and coded values by the words or lists of the game; add the lists of amounts."""
        values = {name: self._written(name, value, names) for name, value in arguments.items()}
        for group, members in self.game.amounts.items():
            counts = {name: values[name] for name in members if name in values}
            if counts:
                values[group] = self._amounts(counts)
        return values

    def _written(self, name: str, value: int | str | list[int], names: Sequence[str]) -> Value:
        if isinstance(value, list):
            return self.listed([str(self._written(name, each, names)) for each in value])
        if name in self.game.persons and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
        if name in self.game.lists and isinstance(value, int):
            return self.listed([str(number) for number in self.game.lists[name][value]])
        if name in self.game.words and isinstance(value, int):
            return self._word(self.game.words[name][value])
        return value

    def _amounts(self, counts: Mapping[str, Value]) -> str:
        """List some amounts without those that are 0."""
        parts = [self.format(f"amount-{name}", count=count) for name, count in counts.items() if count != 0]
        return self.listed(parts) if parts else self.format("amount-nothing")

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

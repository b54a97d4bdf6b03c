"""Events (what happened) and reasons (why a move is illegal), as message codes with arguments."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from pessoi.core.errors import UserError

EVERYBODY: Final = -1
"""The audience of a public event."""

Arguments = dict[str, int | list[int]]
"""What a text is given besides its message: numbers, seats, coded words, or lists of them."""


@final
class EventKind:
    """One sentence of the log: its message, the rule it comes from, and the names of its arguments.

    A private kind is shown to one seat only, the one given as its first argument. Events of one kind that follow each
    other are one line of the log if they differ only in the argument `adds`, which is added up, or `lists`, which is
    listed.
    """

    def __init__(self, message: str, rule: str, arguments: tuple[str, ...]) -> None:
        self.message = message
        self.rule = rule
        self.arguments = arguments
        self.private = False
        self.adds = ""
        self.lists = ""


@final
class EventTable:
    """All events of a game, in the order in which they are declared."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def declare(
        self, message: str, rule: str, *arguments: str, private: bool = False, adds: str = "", lists: str = ""
    ) -> EventKind:
        """Add an event: its message without `event-`, its rule, and the names of its arguments."""
        for merged in (adds, lists):
            if merged and merged not in arguments:
                raise ValueError(f"event {message!r} has no argument {merged!r}")
        kind = EventKind(message, rule, arguments)
        kind.private = private
        kind.adds = adds
        kind.lists = lists
        self.kinds.append(kind)
        return kind


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something that happened."""

    def __init__(self, kind: EventKind, values: tuple[int, ...]) -> None:
        self.message = kind.message
        self.rule = kind.rule
        self.arguments = {name: values[index] for index, name in enumerate(kind.arguments)}
        self.audience = values[0] if kind.private else EVERYBODY

    def shown_to(self, seat: int | None) -> bool:
        """Whether a seat (or, with None, a spectator) may see the event."""
        return self.audience in (EVERYBODY, seat)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.message == other.message
            and self.rule == other.rule
            and self.arguments == other.arguments
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash((self.message, self.rule, self.audience, tuple(self.arguments.items())))

    def __repr__(self) -> str:
        return f"Event({self.message!r}, {self.rule!r}, {self.arguments!r}, {self.audience})"


@final
class Reason:
    """Why a move is illegal now: a message code and its arguments."""

    def __init__(self, code: str, arguments: dict[str, int | str] | None = None) -> None:
        self.code = code
        self.arguments: dict[str, int | str] = arguments or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.code == other.code and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash((self.code, tuple(self.arguments.items())))

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.arguments!r})"


class IllegalMove(UserError):
    """A move that is illegal now. Nothing has changed. Its text is that of its reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code, **reason.arguments)
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return _illegal, (self.reason.code, self.reason.arguments)


def _illegal(code: str, arguments: dict[str, int | str]) -> IllegalMove:
    """Rebuild an IllegalMove that was raised in another process."""
    return IllegalMove(Reason(code, arguments))

"""What just happened, and why something may not: the kernel's two ways of speaking to people."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from pessoi.core.errors import UserError

EVERYBODY: Final = -1


@final
class EventKind:
    """One sentence the log can say: its message, its rule, the names of its arguments, who may hear it.

    A private kind is heard by one seat alone, the one given as its first argument.
    """

    def __init__(self, message: str, rule: str, arguments: tuple[str, ...] = (), private: bool = False) -> None:
        self.message = message
        self.rule = rule
        self.arguments = arguments
        self.private = private


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
        """Whether a seat (or, with None, somebody beside the table) may hear of it."""
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
    """Why a move is not allowed now: a message and what it speaks of."""

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
    """A move that is not allowed now. Nothing has changed. Its words are those of its reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code, **reason.arguments)
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return _illegal, (self.reason.code, self.reason.arguments)


def _illegal(code: str, arguments: dict[str, int | str]) -> IllegalMove:
    """A move that was not allowed in another process."""
    return IllegalMove(Reason(code, arguments))

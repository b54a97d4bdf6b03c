"""Analyses in words: moves as they were offered, percentages, reasons, and who played better and drew worse."""

from collections.abc import Sequence

import msgspec
from babel.numbers import format_percent

from pessoi.bots.reasons import RIVAL
from pessoi.core.record import Record
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.insight.models import JudgedDecision, Reason, SeatSum
from pessoi.records import open_for_reading
from pessoi.text import LOCALES, GameWords, Words

NOTICEABLE = 0.005
"""A smaller difference between two seats is called equal."""


class Wording:
    """The words for one record in one language."""

    def __init__(self, record: Record, words: GameWords, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        opened = open_for_reading(record).session
        self._positions: list[State] = []
        """The state before every entry."""
        session = Session(opened.game, Record(opened.record.header))
        for entry in opened.record:
            self._positions.append(session.state.clone())
            session.enter(entry)

    def move(self, decision: JudgedDecision, notation: str) -> str:
        """A move of a decision as it was offered."""
        state = self._positions[decision.entry - 1]
        return self.words.move(state, decision.seat, self.words.game.moves.parse(notation), self.names)

    def equal(self, decision: JudgedDecision) -> str:
        """The range of moves that are about equal; empty if there is none."""
        if len(decision.equal) < 2:
            return ""
        first, last = (self.move(decision, notation) for notation in decision.equal)
        return self.words.format("analysis-equal", first=first, last=last)

    def lost(self, decision: JudgedDecision) -> list[str]:
        """What the played move gives up."""
        return [lost_sentence(self.words, reason, self.names) for reason in decision.reasons]

    def comparisons(self, sums: Sequence[SeatSum], seat: int) -> list[str]:
        """How a seat did against every other one."""
        own = next(one for one in sums if one.seat == seat)
        return [self._compared(own, other) for other in sums if other.seat != seat]

    def _compared(self, own: SeatSum, other: SeatSum) -> str:
        return self.words.format(
            "analysis-versus",
            name=self.names[own.seat],
            other=self.names[other.seat],
            skill=_direction(own.skill - other.skill),
            luck=_direction(own.luck - other.luck),
        )


def gain_sentence(words: GameWords, reason: Reason, names: Sequence[str]) -> str:
    """What the best move gains."""
    return words.format(f"term-{reason.term}", **_rival(reason, names))


def lost_sentence(words: GameWords, reason: Reason, names: Sequence[str]) -> str:
    """What another move gives up."""
    return words.attributes(f"term-{reason.term}", **_rival(reason, names))["lost"]


def _rival(reason: Reason, names: Sequence[str]) -> dict[str, str | int]:
    if reason.term != RIVAL or isinstance(reason.other, msgspec.UnsetType):
        return {}
    return {"other": names[reason.other]}


def percent(words: Words, share: float) -> str:
    """A share as a whole percentage, as the language writes it."""
    return str(format_percent(share, locale=LOCALES[words.language])).replace("-", "−")


def _direction(difference: float) -> str:
    if abs(difference) < NOTICEABLE:
        return "equal"
    return "better" if difference > 0 else "worse"

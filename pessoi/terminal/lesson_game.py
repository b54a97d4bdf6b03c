"""A lesson in the terminal: the rivals and chance follow its script, then bots play on."""

from pathlib import Path

from pessoi.bots.registry import DEFAULT_BOT
from pessoi.core import session as sessions
from pessoi.core.events import Event, IllegalMove, Reason
from pessoi.core.step import CHANCE
from pessoi.lessons import Lesson
from pessoi.terminal.local_game import PERSON, LocalGame


class LessonGame(LocalGame):
    """A game that follows a lesson until its end, or until the learner leaves it."""

    def __init__(self, lesson: Lesson, language: str, seed: int, file: Path) -> None:
        script = lesson.script
        seats = [f"{name}={DEFAULT_BOT}" if name else PERSON for name in lesson.names]
        super().__init__(sessions.new(lesson.game, script.seats, script.options, seats), seats, language, seed, file)
        self.lesson = lesson

    def advance(self) -> list[Event]:
        """Make the moves of the lesson; after its end those of bots and chance."""
        events: list[Event] = []
        while self.lesson is not None:
            reply = self.lesson.reply(len(self.session.record))
            if reply is None:
                break
            seat, notation = reply
            table = self.session.game.outcomes if seat == CHANCE else self.session.game.moves
            events += self.session.play(seat, table.parse(notation))
        if self.lesson is not None and self.lesson.due(len(self.session.record)) is not None:
            self.save()
            return events
        return events + super().advance()

    def play(self, seat: int, move: int) -> list[Event]:
        """Make a move of the learner; raises IllegalMove also for one that the lesson does not expect."""
        state = self.session.state
        due = None if self.lesson is None else self.lesson.due(len(self.session.record))
        if due is None:
            self.lesson = None
        elif state.why_not(seat, move) is None and self.session.game.moves.name(move) not in due.moves:
            expected = self.session.game.moves.parse(due.moves[0])
            raise IllegalMove(Reason("lesson", {"move": self.words.move(state, seat, expected, self.names)}))
        return super().play(seat, move)

    def options_line(self) -> str:
        return f"{super().options_line()}\n{self.words.format('terminal-lesson-leave')}"

    def guide(self) -> list[str]:
        if self.lesson is None:
            return []
        steps = len(self.lesson.script.step)
        return [
            self.words.format(
                "terminal-lesson",
                step=card.number,
                steps=steps,
                text=self.words.about(card.message, card.arguments, self.names),
            )
            for card in self.lesson.cards(self.session.state, len(self.session.record))
        ]

    def leave_lesson(self) -> list[Event]:
        self.lesson = None
        return self.advance()

"""The state of a table, derived from its journal line by line. This module does not wait, store or send."""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

import msgspec
from msgspec.structs import replace

from pessoi import games, lessons
from pessoi.core.components import Values
from pessoi.core.errors import UserError
from pessoi.core.events import Event
from pessoi.core.history import History
from pessoi.core.record import Record, RecordError
from pessoi.core.session import Session
from pessoi.core.state import UNSEALED, State
from pessoi.core.step import CHANCE, Sealed, Together
from pessoi.games import UnknownGame
from pessoi.lessons import Lesson, UnknownLesson
from pessoi.server.tables.journal import (
    AnyLine,
    BotSubstituted,
    Chatted,
    ClockStopped,
    LessonLeft,
    Moved,
    OrderSet,
    ProposalAnswered,
    Rematched,
    SeatTaken,
    Undone,
    UndoProposed,
    WebhookSet,
)
from pessoi.server.tables.models import NumberedLine, Proposal, Setup, Snapshot, StandingOrder

RequestKey = tuple[int | None, str, str]
MOST_NOTICES = 50
RECENT_LINES = 200
"""Lines kept in memory for clients that reconnect."""
SNAPSHOT_EVERY = 256
"""Lines between two snapshots; more than RECENT_LINES, so that one of the last two is always old enough to use."""

IN_SNAPSHOTS = [name for name in Snapshot.__struct_fields__ if name not in ("final", "position")]
"""The attributes of a table that a snapshot has under the same names."""


class Table:
    """One table at number `n` of its journal."""

    def __init__(
        self, table_id: str, setup: Setup, lines: Sequence[AnyLine] = (), snapshot: Snapshot | None = None
    ) -> None:
        self.id = table_id
        self.setup = setup
        self.n = 0
        self.players = [replace(player) for player in setup.players]
        self.proposal: Proposal | None = None
        self.notices: deque[tuple[int, Undone | BotSubstituted]] = deque(maxlen=MOST_NOTICES)
        """What the log shows besides the game: the last undos and changes of seats, each after an entry."""
        self.rematch: str | None = None
        self.webhooks: dict[int, str] = {}
        """The URL to call when it becomes a seat's turn."""
        self.orders: list[dict[str, StandingOrder]] = [{} for _ in setup.players]
        """For each seat, its standing orders by window."""
        self.recent: deque[NumberedLine] = deque(maxlen=RECENT_LINES)
        self.accepted: dict[RequestKey, int] = {}
        """The requests that were carried out, and the number of each."""
        self.changed = 0
        """The number of the last line that changed the game."""
        self.step_since = 0
        """The number since which all seats that must act are asked."""
        self.asked_since = [0] * setup.header.seats
        """For each seat, the number since which its decision is the same."""
        self.asked_at = [setup.time] * setup.header.seats
        """For each seat, the time since which its decision is the same."""
        self.up_since = setup.time
        """The end of the last time when the server was down, as far as the clocks know."""
        self.reserves = [float(setup.clock.reserve) if setup.clock else 0.0] * setup.header.seats
        self.closed: UserError | None = None
        """Why the game cannot be continued, if its rules or components have changed since it was set up."""
        self.session: Session | None = None
        """The game; None if the table is closed."""
        self.correction: Values = {}
        """In what the numbers of the table differ from the shipped ones."""
        self._history: History | None = None
        self._lesson: Lesson | None = None
        self.lesson_left = False
        self._set_up()
        self._closed_record = Record(setup.header)
        """The record of a closed table."""
        self._entries_without_events = 0
        """The number of entries before the snapshot, whose events are recomputed only when needed."""
        self._snapshots: deque[Snapshot] = deque(maxlen=2)
        if snapshot is not None and self.session is not None:
            self._restore(snapshot, lines)
        for line in lines[self.n :]:
            self.apply(line)

    def _set_up(self) -> None:
        """Begin the game and its lesson, unless they are no longer known."""
        try:
            self.session = Session(games.game_of(self.setup.header), Record(self.setup.header))
            self.correction = games.correction_of(self.session.game)
            self._lesson = lessons.lesson(self.session.game, self.setup.lesson) if self.setup.lesson else None
        except (RecordError, UnknownGame) as error:
            self.closed = error
        except UnknownLesson:
            self.lesson_left = True

    # -- reading --------------------------------------------------------------------------------

    @property
    def state(self) -> State | None:
        """The state of the game; None if the table is closed."""
        return self.session.state if self.session else None

    @property
    def history(self) -> History:
        """The earlier states of the game."""
        assert self.session is not None
        if self._history is None:
            self._history = History(self.session)
        return self._history

    @property
    def events(self) -> list[list[Event]]:
        """The events of every entry of the record."""
        assert self.session is not None
        if self._entries_without_events:
            replayed = Session(self.session.game, self.session.record.until(self._entries_without_events))
            self.session.events[: self._entries_without_events] = replayed.events
            self._entries_without_events = 0
        return self.session.events

    @property
    def entries(self) -> int:
        """The number of entries of the record."""
        return len(self.session.record.entries) if self.session else 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session is not None and self.session.state.over

    @property
    def names(self) -> list[str]:
        """The name of every seat, as written in a record."""
        return [player.name or player.bot for player in self.players]

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that the game follows; None if there is none, or if the game goes on without it."""
        if self._lesson is None or self.lesson_left or self.session is None:
            return None
        if self.players[self._lesson.script.seat].bot:
            return None
        return self._lesson if self._lesson.follows(self.session.record.entries) else None

    @property
    def scripted(self) -> bool:
        """Whether the next entry is one of the lesson's, so that neither bots nor chance decide."""
        lesson = self.lesson
        return lesson is not None and lesson.due(self.entries) is not None

    def record(self) -> Record:
        """The record, with the current names."""
        header = replace(self.setup.header, names=self.names)
        return Record(header, (self.session.record if self.session else self._closed_record).entries)

    def bots_to_act(self) -> list[int]:
        """The seats that must act and are played by a bot."""
        if self.state is None or self.scripted:
            return []
        return [seat for seat in self.state.actors if seat != CHANCE and self.players[seat].bot]

    def people_to_act(self) -> list[int]:
        """The seats that must act and are played by a person."""
        if self.state is None:
            return []
        return [seat for seat in self.state.actors if seat != CHANCE and not self.players[seat].bot]

    def view(self, seat: int | None) -> Any:
        """The game as a seat, or a spectator, may see it; None if the table is closed."""
        return None if self.state is None else self.state.view(seat)

    def sources(self) -> list[dict[str, int]]:
        """Each seat's points by source in a finished game."""
        assert self.session is not None
        return self.session.game.sources(self.session.state, chain.from_iterable(self.events))

    def voters(self, proposer: int) -> list[int]:
        """The seats that must agree to a proposal: all people who have joined, except the proposer.

        A person whom a bot has replaced is asked too: otherwise somebody could replace the others, look at what the
        bots reveal of their secrets, and go back.
        """
        return [seat for seat, player in enumerate(self.players) if seat != proposer and player.taken]

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up; None without a running clock. It does not run for a person who has not joined."""
        clock = self.setup.clock
        if clock is None or seat not in self.people_to_act() or not self.players[seat].taken:
            return None
        return self.asked_at[seat] + clock.move + self.reserves[seat]

    # -- snapshots ------------------------------------------------------------------------------

    @property
    def storable_snapshot(self) -> Snapshot | None:
        """The last snapshot that is followed by at least RECENT_LINES lines; None if there is none."""
        old_enough = [one for one in self._snapshots if one.n <= self.n - RECENT_LINES]
        return old_enough[-1] if old_enough else None

    def _take_snapshot(self, session: Session) -> Snapshot:
        """A copy that does not change with the table."""
        own = {name: getattr(self, name) for name in IN_SNAPSHOTS}
        position = session.state.position()
        return msgspec.convert(msgspec.to_builtins({**own, "final": session.final, "position": position}), Snapshot)

    def _restore(self, snapshot: Snapshot, lines: Sequence[AnyLine]) -> None:
        """Restore a snapshot; of the lines before it, only the record and the ids of requests are read."""
        assert self.session is not None
        record = Record(self.setup.header)
        for number, line in enumerate(lines[: snapshot.n], 1):
            if isinstance(line, Moved):
                record.add(line.seat, line.move)
            elif isinstance(line, Undone):
                record = record.until(line.to)
            if isinstance(line, Undone | BotSubstituted):
                self.notices.append((len(record), line))
            if line.id:
                self.accepted[_key(line)] = number
        state = self.session.game.position(snapshot.position)
        self.session = Session.resumed(self.session.game, record, state, snapshot.final)
        self._entries_without_events = len(record)
        for name in IN_SNAPSHOTS:
            setattr(self, name, getattr(snapshot, name))
        self.orders = self.orders or [{} for _ in self.players]

    # -- writing --------------------------------------------------------------------------------

    def apply(self, line: AnyLine) -> None:
        """Apply the next line of the journal."""
        self.n += 1
        events: list[Event] = []
        if isinstance(line, Moved):
            events = self._move(line)
        elif isinstance(line, Undone):
            self._undo(line)
        elif isinstance(line, UndoProposed):
            self.proposal = Proposal(n=self.n, seat=line.seat, to=line.to, agreed=set())
        elif isinstance(line, ProposalAnswered):
            self._answer_proposal(line)
        elif isinstance(line, SeatTaken):
            self.players[line.seat].name = line.name
            self.players[line.seat].colour = line.colour or self.players[line.seat].colour
            if not self.players[line.seat].taken:
                self.asked_at[line.seat] = line.time
            self.players[line.seat].taken = True
        elif isinstance(line, BotSubstituted):
            self.players[line.seat].bot = line.bot or ""
            self.asked_at[line.seat] = line.time
        elif isinstance(line, Rematched):
            self.rematch = line.table
        elif isinstance(line, WebhookSet):
            self.webhooks[line.seat] = line.url
        elif isinstance(line, OrderSet):
            self.orders[line.seat][line.window] = StandingOrder(order=line.order, turn=line.turn)
        elif isinstance(line, LessonLeft):
            self.lesson_left = True
        elif isinstance(line, ClockStopped):
            self.up_since = line.ended
            self.asked_at = [at + max(0.0, line.ended - max(at, line.began)) for at in self.asked_at]
        if isinstance(line, Undone | BotSubstituted):
            self.notices.append((self.entries, line))
        if line.id:
            self.accepted[_key(line)] = self.n
        self.recent.append(NumberedLine(self.n, line, self.entries, events))
        if self.n % SNAPSHOT_EVERY == 0 and self.session is not None:
            self._snapshots.append(self._take_snapshot(self.session))

    def _move(self, line: Moved) -> list[Event]:
        if self.session is None:
            self._closed_record.add(line.seat, line.move)
            return []
        state = self.session.state
        step = state.step
        moves = self.session.game.outcomes if line.seat == CHANCE else self.session.game.moves
        events = self.session.play(line.seat, moves.parse(line.move))
        if line.seat != CHANCE:
            self._deduct_time(line)
            self.players[line.seat].taken |= bool(line.id)
        sealed = isinstance(step, Sealed) and not state.revealed and state.sealed[line.seat] != UNSEALED
        independent = state.step is step and (sealed or isinstance(step, Together))
        if not independent:
            self.step_since = self.n
        self._start_decisions([line.seat] if independent else range(len(self.players)), line.time)
        self.changed = self.n
        self.proposal = None
        return events

    def _undo(self, line: Undone) -> None:
        self.proposal = None
        if self.session is None:
            self._closed_record = self._closed_record.until(line.to)
            return
        self.session.back_to(line.to)
        self._history = None
        self._entries_without_events = 0
        self.step_since = self.n
        self._start_decisions(range(len(self.players)), line.time)
        self.changed = self.n

    def _start_decisions(self, seats: Iterable[int], time: float) -> None:
        """Start new decisions for these seats: answers to the earlier ones are then too late."""
        for seat in seats:
            self.asked_since[seat] = self.n
            self.asked_at[seat] = time

    def _deduct_time(self, line: Moved) -> None:
        """Deduct the time a move took beyond the time per move from the seat's reserve."""
        if self.setup.clock is not None:
            used = line.time - self.asked_at[line.seat] - self.setup.clock.move
            self.reserves[line.seat] = max(0.0, self.reserves[line.seat] - max(0.0, used))

    def _answer_proposal(self, line: ProposalAnswered) -> None:
        if self.proposal is None:
            return
        if line.yes:
            self.proposal.agreed.add(line.seat)
        else:
            self.proposal = None


def request_key(seat: int | None, request_id: str, text: str) -> RequestKey:
    """What a repeated request is recognised by: its seat and id; spectators have no seat, so also by its text."""
    return seat, request_id, text if seat is None else ""


def _key(line: AnyLine) -> RequestKey:
    if isinstance(line, Chatted):
        return request_key(line.seat, line.id, line.text)
    return request_key(line.by if isinstance(line, BotSubstituted) else getattr(line, "seat", None), line.id, "")

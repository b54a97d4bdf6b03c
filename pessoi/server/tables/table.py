"""The state of a table, derived from its journal line by line. This module does not wait, store or send."""

from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from pessoi import games, lessons
from pessoi.core.components import Values
from pessoi.core.errors import UserError
from pessoi.core.events import Event
from pessoi.core.history import History
from pessoi.core.record import Entry, Record, RecordError
from pessoi.core.session import Session
from pessoi.core.state import UNSEALED, State
from pessoi.core.step import CHANCE, NO_MOVE, Sealed, Together
from pessoi.games import UnknownGame
from pessoi.lessons import Due, Lesson, UnknownLesson
from pessoi.protocol import stream
from pessoi.protocol.messages import Request
from pessoi.protocol.stream import BotSubstituted, Undone, UndoProposed
from pessoi.protocol.views import Notice
from pessoi.server.tables import journal
from pessoi.server.tables.journal import AnyLine, Moved, NumberedLine, OrderSet, Setup, Snapshot

RequestKey = tuple[int | None, str, str]
MOST_NOTICES = 50
RECENT_LINES = 200
"""Lines kept in memory for clients that reconnect."""
SNAPSHOT_EVERY = 256
"""Lines between two snapshots; more than RECENT_LINES, so that one of the last two is always old enough to use."""


class Table:
    """One table at number `n` of its journal."""

    def __init__(
        self, table_id: str, setup: Setup, lines: Sequence[AnyLine] = (), snapshot: Snapshot | None = None
    ) -> None:
        seats = len(setup.players)
        self.id = table_id
        self.setup = setup
        self.n = 0
        self.players = setup.players[:]
        self.proposal: UndoProposed | None = None
        """The open proposal, with its number."""
        self.agreed: set[int] = set()
        """The seats that agreed to the open proposal."""
        self.notices: deque[Notice] = deque(maxlen=MOST_NOTICES)
        """What the log shows besides the game: the last undos and changes of seats, each after an entry."""
        self.rematch: str | None = None
        self.webhooks: dict[int, str] = {}
        """The URL to call when it becomes a seat's turn."""
        self.orders: list[dict[str, OrderSet]] = [{} for _ in range(seats)]
        """For each seat, its standing orders by window."""
        self.recent: deque[NumberedLine] = deque(maxlen=RECENT_LINES)
        self.accepted: dict[RequestKey, int] = {}
        """The requests that were carried out, and the number of each."""
        self.changed = 0
        """The number of the last line that changed the game."""
        self.step_since = 0
        """The number since which all seats that must act are asked."""
        self.asked_since = [0] * seats
        """For each seat, the number since which its decision is the same."""
        self.asked_at = [setup.time] * seats
        """For each seat, the time since which its decision is the same."""
        self.up_since = setup.time
        """The end of the last time when the server was down, as far as the clocks know."""
        self.reserves = [float(setup.clock.reserve) if setup.clock else 0.0] * seats
        self.session: Session | None = None
        """The game; None if the table is closed, and while the lines before a snapshot are applied."""
        self.closed: UserError | None = None
        """Why the game cannot be continued, if its rules or components have changed since it was set up."""
        self.correction: Values = {}
        """In what the numbers of the table differ from the shipped ones."""
        self.lesson_left = False
        self._lesson: Lesson | None = None
        self._history: History | None = None
        self._record = Record(setup.header)
        """The record as long as there is no session."""
        self._entries_without_events = 0
        """The number of entries before the snapshot, whose events are recomputed only when needed."""
        self._snapshots: deque[Snapshot] = deque(maxlen=2)
        session = self._set_up()
        if session is not None and snapshot is not None:
            session = self._restore(session, snapshot, lines)
        self.session = session
        for line in lines[self.n :]:
            self.apply(line)

    def _set_up(self) -> Session | None:
        """The game at its start, with its lesson if there still is one; None, and why, if the game cannot be played."""
        try:
            session = Session(games.game_of(self.setup.header), Record(self.setup.header))
        except (RecordError, UnknownGame) as error:
            self.closed = error
            return None
        self.correction = games.correction_of(session.game)
        with suppress(UnknownLesson):
            self._lesson = lessons.lesson(session.game, self.setup.lesson) if self.setup.lesson else None
        return session

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
    def due(self) -> Due | None:
        """The next entry in the script of the lesson, if there is one: neither bots nor chance decide then."""
        lesson = self.lesson
        return None if lesson is None else lesson.due(self.entries)

    def record(self) -> Record:
        """The record, with the current names."""
        header = replace(self.setup.header, names=self.names)
        return Record(header, (self.session.record if self.session else self._record).entries)

    def bots_to_act(self) -> list[int]:
        """The seats that must act and are played by a bot."""
        return [] if self.due else [seat for seat in self._seats_to_act() if self.players[seat].bot]

    def people_to_act(self) -> list[int]:
        """The seats that must act and are played by a person."""
        return [seat for seat in self._seats_to_act() if not self.players[seat].bot]

    def _seats_to_act(self) -> list[int]:
        return [] if self.state is None else [seat for seat in self.state.actors if seat != CHANCE]

    def voters(self, proposer: int) -> list[int]:
        """The seats that must agree to a proposal: all people who have joined, except the proposer.

        A person whom a bot has replaced is asked too: otherwise somebody could replace the others, look at what the
        bots reveal of their secrets, and go back.
        """
        return [seat for seat, player in enumerate(self.players) if seat != proposer and player.taken]

    def deadlines(self) -> dict[int, float]:
        """When the time of each person who must act is up, if the table has a clock and the person has joined."""
        clock = self.setup.clock
        if clock is None:
            return {}
        joined = [seat for seat in self.people_to_act() if self.players[seat].taken]
        return {seat: self.asked_at[seat] + clock.move + self.reserves[seat] for seat in joined}

    # -- windows --------------------------------------------------------------------------------

    @property
    def in_window(self) -> bool:
        """Whether the table waits for answers in a window. A lesson has them in its script."""
        state = self.state
        if state is None or self.due:
            return False
        return state.waiting > 0 and state.pass_move(state.actors[0]) != NO_MOVE

    def asks(self, seat: int) -> bool:
        """Whether a person who must act is asked, because no standing order answers instead."""
        return not self.in_window or self.ordered_answer(seat) is None

    def ordered_answer(self, seat: int) -> int | None:
        """The move that the table makes for a person in a window; None if the person is asked."""
        state = self.state
        assert state is not None
        standing = self.orders[seat].get(state.step.name)
        order, turn = (standing.order, standing.turn) if standing is not None else ("useful", 0)
        if order == "ask":
            return None
        passes = order == "turn" and turn == state.rules.game.turn(state)
        passes |= order == "concerned" and state.question(seat).get("concerned") == 0
        passes |= len(state.legal(seat)) == 1
        return state.pass_move(seat) if passes else None

    # -- snapshots ------------------------------------------------------------------------------

    @property
    def storable_snapshot(self) -> Snapshot | None:
        """The last snapshot that is followed by at least RECENT_LINES lines; None if there is none."""
        old_enough = [one for one in self._snapshots if one.n <= self.n - RECENT_LINES]
        return old_enough[-1] if old_enough else None

    def _take_snapshot(self, session: Session) -> Snapshot:
        return Snapshot(
            n=self.n,
            step_since=self.step_since,
            asked_since=self.asked_since[:],
            asked_at=self.asked_at[:],
            reserves=self.reserves[:],
            final=session.final,
            position=session.state.position(),
        )

    def _restore(self, session: Session, snapshot: Snapshot, lines: Sequence[AnyLine]) -> Session:
        """The game at a snapshot. The lines before it are applied to everything but the game."""
        for line in lines[: snapshot.n]:
            self.apply(line)
        self.recent.clear()
        self.step_since, self.asked_since = snapshot.step_since, snapshot.asked_since[:]
        self.asked_at, self.reserves = snapshot.asked_at[:], snapshot.reserves[:]
        self._entries_without_events = len(self._record)
        state = session.game.position(snapshot.position)
        return Session.resumed(session.game, self._record, state, snapshot.final)

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
            self.proposal, self.agreed = replace(line, n=self.n), set()
        elif isinstance(line, stream.ProposalAnswered):
            self.agreed.add(line.seat)
            self.proposal = self.proposal if line.yes else None
        elif isinstance(line, stream.SeatTaken):
            player = self.players[line.seat]
            if not player.taken:
                self.asked_at[line.seat] = line.time
            self.players[line.seat] = replace(player, name=line.name, colour=line.colour or player.colour, taken=True)
        elif isinstance(line, BotSubstituted):
            self.players[line.seat] = replace(self.players[line.seat], bot=line.bot or "")
            self.asked_at[line.seat] = line.time
            self._notify("bot-substituted" if line.bot else "person-returned", line.seat, line.by, line.bot or "")
        elif isinstance(line, stream.Rematched):
            self.rematch = line.table
        elif isinstance(line, journal.WebhookSet):
            self.webhooks[line.seat] = line.url
        elif isinstance(line, OrderSet):
            self.orders[line.seat][line.window] = line
        elif isinstance(line, journal.LessonLeft):
            self.lesson_left = True
        elif isinstance(line, journal.ClockStopped):
            self.up_since = line.ended
            self.asked_at = [at + max(0.0, line.ended - max(at, line.began)) for at in self.asked_at]
        if line.id:
            requested_by = line.by if isinstance(line, BotSubstituted) else getattr(line, "seat", None)
            self.accepted[request_key(requested_by, line)] = self.n
        self.recent.append(NumberedLine(self.n, line, self.entries, events))
        if self.n % SNAPSHOT_EVERY == 0 and self.session is not None:
            self._snapshots.append(self._take_snapshot(self.session))

    def _notify(self, kind: str, seat: int, by: int, bot: str = "") -> None:
        self.notices.append(Notice(kind=kind, entry=len(self.record()), seat=seat, by=by, bot=bot))

    def _move(self, line: Moved) -> list[Event]:
        self.changed, self.proposal = self.n, None
        if line.id and not self.players[line.seat].taken:
            self.players[line.seat] = replace(self.players[line.seat], taken=True)
        if self.session is None:
            self._record.add(line.seat, line.move)
            return []
        state = self.session.state
        step = state.step
        events = self.session.enter(Entry(self.entries + 1, line.seat, line.move))
        if line.seat != CHANCE and self.setup.clock is not None:
            beyond = max(0.0, line.time - self.asked_at[line.seat] - self.setup.clock.move)
            self.reserves[line.seat] = max(0.0, self.reserves[line.seat] - beyond)
        sealed = isinstance(step, Sealed) and not state.revealed and state.sealed[line.seat] != UNSEALED
        independent = state.step is step and (sealed or isinstance(step, Together))
        if not independent:
            self.step_since = self.n
        self._start_decisions([line.seat] if independent else range(len(self.players)), line.time)
        return events

    def _undo(self, line: Undone) -> None:
        self.changed, self.proposal = self.n, None
        if self.session is None:
            self._record = self._record.until(line.to)
        else:
            self.session.back_to(line.to)
            self._history = None
            self._entries_without_events = 0
            self.step_since = self.n
            self._start_decisions(range(len(self.players)), line.time)
        self._notify("undone", line.seat, line.seat)

    def _start_decisions(self, seats: Iterable[int], time: float) -> None:
        """Start new decisions for these seats: answers to the earlier ones are then too late."""
        for seat in seats:
            self.asked_since[seat] = self.n
            self.asked_at[seat] = time


def request_key(seat: int | None, message: Request | AnyLine) -> RequestKey:
    """What a repeated request is recognised by: its seat and id; spectators have no seat, so also by its text."""
    return seat, message.id, getattr(message, "text", "") if seat is None else ""

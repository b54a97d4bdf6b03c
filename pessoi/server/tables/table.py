"""A table: what its journal says. Lines are applied one by one; nothing here waits, stores or sends."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from pessoi import games
from pessoi.core.errors import UserError
from pessoi.core.events import Event
from pessoi.core.game import Game
from pessoi.core.record import Record, RecordError
from pessoi.core.session import Session
from pessoi.core.state import UNSEALED, State
from pessoi.core.step import CHANCE, Sealed, Together
from pessoi.games import UnknownGame
from pessoi.server.tables.history import Past
from pessoi.server.tables.journal import (
    AnyLine,
    Consented,
    Hooked,
    Moved,
    Named,
    Proposed,
    Rematched,
    Sat,
    TakenBack,
)
from pessoi.server.tables.models import Kept, Proposal, Setup, Snapshot

KEPT = 200
"""So many numbers of the stream are kept for those who come back."""
MILESTONE = 256
"""After so many lines a snapshot is taken; more than are kept, so that the last but one is always old enough."""


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
        self.rematch: str | None = None
        self.hooks: dict[int, str] = {}
        """Where to knock when it is a seat's turn."""
        self.kept: deque[Kept] = deque(maxlen=KEPT)
        self.accepted: dict[tuple[int | None, str], int] = {}
        """Which requests were granted, and the number each was given."""
        self._shared: Any = None
        """What everybody may know of the play, until it changes."""
        self.changed = 0
        """The number of the last line that changed the play."""
        self.asked_since = [0] * setup.header.seats
        """For each seat, the number since which the same is asked of it."""
        self.asked_at = [setup.time] * setup.header.seats
        """And since when."""
        self.reserves = [float(setup.clock.reserve) if setup.clock else 0.0] * setup.header.seats
        self.closed: UserError | None = None
        """Why nobody can go on here, when the rules or the components have changed since."""
        self.play: Session | None = None
        self._past: Past | None = None
        try:
            self.play = Session(games.game(setup.header.game), Record(setup.header))
        except (RecordError, UnknownGame) as error:
            self.closed = error
        self._unplayed = Record(setup.header)
        """The record of a play that cannot be known."""
        self._untold = 0
        """So many entries were not played again, and what happened then is not known yet."""
        self._milestones: deque[Snapshot] = deque(maxlen=2)
        if snapshot is not None and self.play is not None:
            self._restore(snapshot, lines)
        for line in lines[self.n :]:
            self.apply(line)

    # -- reading --------------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        """The game, if its rules are still those of the table."""
        return self.play.game if self.play else None

    @property
    def state(self) -> State | None:
        """How the play stands, if it can be known."""
        return self.play.state if self.play else None

    @property
    def past(self) -> Past:
        """The earlier moments of the play."""
        assert self.play is not None
        if self._past is None:
            self._past = Past(self.play)
        return self._past

    @property
    def told(self) -> list[list[Event]]:
        """What happened at every entry of the record."""
        assert self.play is not None
        if self._untold:
            self.play.events[: self._untold] = Session(self.play.game, self.play.record.until(self._untold)).events
            self._untold = 0
        return self.play.events

    @property
    def entries(self) -> int:
        """How many entries the record has."""
        return len(self.play.record.entries) if self.play else 0

    @property
    def over(self) -> bool:
        """Whether the play has ended."""
        return self.play is not None and self.play.state.over

    @property
    def names(self) -> list[str]:
        """Who sits where, as a record tells it."""
        return [player.name or player.bot for player in self.players]

    def record(self) -> Record:
        """The record, with the names people have now."""
        header = replace(self.setup.header, names=self.names)
        return Record(header, (self.play.record if self.play else self._unplayed).entries)

    def still_asks(self, seat: int, since: int) -> bool:
        """Whether a seat that must act in secret still has the same choice; what others choose does not change it."""
        return self.play is not None and isinstance(self.play.state.step, Sealed) and self.asked_since[seat] == since

    def waits_for_bots(self) -> list[int]:
        """The seats that must act and have a bot in them."""
        if self.state is None:
            return []
        return [seat for seat in self.state.actors if seat != CHANCE and self.players[seat].bot]

    def waits_for_people(self) -> list[int]:
        """The seats that must act and have a person in them."""
        if self.state is None:
            return []
        return [seat for seat in self.state.actors if seat != CHANCE and not self.players[seat].bot]

    @property
    def shared(self) -> Any:
        """What everybody may know of the play."""
        if self._shared is None and self.state is not None:
            self._shared = self.state.view(None)
        return self._shared

    def view(self, seat: int | None) -> Any:
        """What a seat, or somebody beside the table, may know of the play."""
        return self.shared if seat is None or self.state is None else self.state.view_beside(seat, self.shared)

    def electorate(self, proposer: int) -> list[int]:
        """Who must agree to a proposal: all people who have come, but for the one who asks."""
        return [
            seat for seat, player in enumerate(self.players) if seat != proposer and player.taken and not player.bot
        ]

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up, if there is a clock and it runs. It does not run for who has not come yet."""
        clock = self.setup.clock
        if clock is None or seat not in self.waits_for_people() or not self.players[seat].taken:
            return None
        return self.asked_at[seat] + clock.move + self.reserves[seat]

    # -- snapshots ------------------------------------------------------------------------------

    @property
    def stable(self) -> Snapshot | None:
        """The last snapshot with enough lines after it that all which are kept would be played again."""
        old_enough = [one for one in self._milestones if one.n <= self.n - KEPT]
        return old_enough[-1] if old_enough else None

    def _snapshot(self, play: Session) -> Snapshot:
        return Snapshot(
            n=self.n,
            players=[replace(player) for player in self.players],
            proposal=msgspec.convert(msgspec.to_builtins(self.proposal), Proposal | None),
            rematch=self.rematch,
            hooks=dict(self.hooks),
            changed=self.changed,
            asked_since=self.asked_since[:],
            asked_at=self.asked_at[:],
            reserves=self.reserves[:],
            final=play.final,
            position=play.state.position(),
        )

    def _restore(self, snapshot: Snapshot, lines: Sequence[AnyLine]) -> None:
        """Take over a snapshot; of the lines before it only the record and the requests that count are read."""
        assert self.play is not None
        record = Record(self.setup.header)
        for number, line in enumerate(lines[: snapshot.n], 1):
            if isinstance(line, Moved):
                record.add(line.seat, line.move)
            elif isinstance(line, TakenBack):
                record = record.until(line.to)
            if line.id:
                self.accepted[_author(line), line.id] = number
        state = self.play.game.position(snapshot.position)
        self.play = Session.resumed(self.play.game, record, state, snapshot.final)
        self._untold = len(record)
        for name in ("n", "players", "proposal", "rematch", "hooks", "changed", "asked_since", "asked_at", "reserves"):
            setattr(self, name, getattr(snapshot, name))

    # -- writing --------------------------------------------------------------------------------

    def apply(self, line: AnyLine) -> None:
        """Take one more line of the journal."""
        self.n += 1
        events: list[Event] = []
        if isinstance(line, Moved):
            events = self._move(line)
        elif isinstance(line, TakenBack):
            self._go_back(line)
        elif isinstance(line, Proposed):
            self.proposal = Proposal(n=self.n, seat=line.seat, to=line.to, agreed=set())
        elif isinstance(line, Consented):
            self._consent(line)
        elif isinstance(line, Named):
            self.players[line.seat].name = line.name
            if not self.players[line.seat].taken:
                self.asked_at[line.seat] = line.time
            self.players[line.seat].taken = True
        elif isinstance(line, Sat):
            self.players[line.seat].bot = line.bot or ""
            self.asked_at[line.seat] = line.time
        elif isinstance(line, Rematched):
            self.rematch = line.table
        elif isinstance(line, Hooked):
            self.hooks[line.seat] = line.url
        if line.id:
            self.accepted[_author(line), line.id] = self.n
        self.kept.append(Kept(self.n, line, self.entries, events))
        if self.n % MILESTONE == 0 and self.play is not None:
            self._milestones.append(self._snapshot(self.play))

    def _move(self, line: Moved) -> list[Event]:
        if self.play is None:
            self._unplayed.add(line.seat, line.move)
            return []
        state = self.play.state
        step = state.step
        moves = self.play.game.outcomes if line.seat == CHANCE else self.play.game.moves
        events = self.play.play(line.seat, moves.parse(line.move))
        if line.seat != CHANCE:
            self._count_time(line)
            self.players[line.seat].taken |= bool(line.id)
        sealed = isinstance(step, Sealed) and not state.revealed and state.sealed[line.seat] != UNSEALED
        independent = state.step is step and (sealed or isinstance(step, Together))
        self._ask_anew([line.seat] if independent else range(len(self.players)), line.time)
        self._play_changed()
        self.proposal = None
        return events

    def _go_back(self, line: TakenBack) -> None:
        self.proposal = None
        if self.play is None:
            self._unplayed = self._unplayed.until(line.to)
            return
        self.play.back_to(line.to)
        self._past = None
        self._untold = 0
        self._ask_anew(range(len(self.players)), line.time)
        self._play_changed()

    def _play_changed(self) -> None:
        self.changed = self.n
        self._shared = None

    def _ask_anew(self, seats: Iterable[int], time: float) -> None:
        """The decision of these seats is a new one: an answer to what was asked before comes too late."""
        for seat in seats:
            self.asked_since[seat] = self.n
            self.asked_at[seat] = time

    def _count_time(self, line: Moved) -> None:
        if self.setup.clock is not None:
            used = line.time - self.asked_at[line.seat] - self.setup.clock.move
            self.reserves[line.seat] = max(0.0, self.reserves[line.seat] - max(0.0, used))

    def _consent(self, line: Consented) -> None:
        if self.proposal is None:
            return
        if line.yes:
            self.proposal.agreed.add(line.seat)
        else:
            self.proposal = None


def _author(line: AnyLine) -> int | None:
    """The seat that asked for a line; None for a spectator."""
    return line.by if isinstance(line, Sat) else line.seat

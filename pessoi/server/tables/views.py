"""The protocol's views of a table for one seat or a spectator: they contain only game views, legal moves and events."""

from functools import lru_cache

import msgspec
from msgspec.structs import asdict, replace

from pessoi.bots.thinking import Advice
from pessoi.core.errors import UserError
from pessoi.core.events import Event, Reason
from pessoi.core.game import COLOURS, seat_colours
from pessoi.core.moves import MoveTable
from pessoi.core.state import State
from pessoi.server import protocol
from pessoi.server.tables import journal, windows
from pessoi.server.tables.models import NumberedLine
from pessoi.server.tables.table import Table

ITEMS: dict[type[journal.AnyLine], type[protocol.StreamItem]] = {
    journal.Undone: protocol.Undone,
    journal.UndoProposed: protocol.UndoProposed,
    journal.ProposalAnswered: protocol.ProposalAnswered,
    journal.SeatTaken: protocol.SeatTaken,
    journal.Chatted: protocol.Chatted,
    journal.Rematched: protocol.Rematched,
}
"""The items of lines that are shown as they are, reduced to the item's fields. A move is shown by its events."""
LEAD_POINTS = 400
"""Maximum number of points in the course of the scores, besides the end."""


def table_view(table: Table, seat: int | None) -> protocol.TableView:
    """The whole table as a seat, or a spectator, may see it."""
    return seat_view(shared_view(table), table, seat)


def shared_view(table: Table) -> protocol.TableView:
    """The table without the view of the game and without what only one seat may see."""
    header = table.setup.header
    return protocol.TableView(
        table=table.id,
        n=table.n,
        game=header.game,
        options=header.options,
        correction=table.correction,
        seat=None,
        players=_players(table),
        entries=table.entries,
        view=None,
        decision=None,
        can_undo=False,
        orders={},
        proposal=_proposal(table),
        result=_result(table),
        clock=_clock(table),
        notices=[_notice(entry, line) for entry, line in table.notices],
        rematch=table.rematch is not None,
        closed=None if table.closed is None else _closed(table.closed),
        lesson=None,
    )


def _players(table: Table) -> list[protocol.Player]:
    box = COLOURS if table.session is None else table.session.game.colours
    return [
        protocol.Player(name=player.name, bot=player.bot, taken=player.taken, colour=colour)
        for player, colour in zip(table.players, seat_colours([player.colour for player in table.players], box))
    ]


def seat_view(
    shared: protocol.TableView, table: Table, seat: int | None, before: protocol.TableView | None = None
) -> protocol.TableView:
    """The shared view with what one seat, or a spectator, may see; `before` is what it saw last."""
    view = table.view(seat)
    if seat is None:
        return replace(shared, view=view)
    return replace(
        shared,
        seat=seat,
        view=view,
        decision=_decision(table, seat, None if before is None else before.decision),
        can_undo=table.session is not None and table.session.can_undo(seat),
        orders={window: standing.order for window, standing in table.orders[seat].items()},
        lesson=_lesson(table, seat),
    )


def _lesson(table: Table, seat: int) -> protocol.LessonView | None:
    """What the learner is shown of the lesson."""
    lesson, state = table.lesson, table.state
    if lesson is None or state is None or seat != lesson.script.seat:
        return None
    return protocol.LessonView(
        name=lesson.name,
        cards=msgspec.convert(lesson.cards(state, table.entries), list[protocol.CardView], from_attributes=True),
        steps=len(lesson.script.step),
        over=not table.scripted,
    )


def _decision(table: Table, seat: int, before: protocol.Decision | None) -> protocol.Decision | None:
    """The decision that a seat has to make, if any; the one before if it is still open."""
    if table.session is None or not table.session.state.waits_for(seat) or not windows.asks(table, seat):
        return None
    if before is not None and before.since == table.asked_since[seat]:
        return before
    return decision(table.session.state, seat, table.asked_since[seat], windows.is_open(table))


def decision(state: State, seat: int, since: int = 0, window: bool = False) -> protocol.Decision:
    """What a seat has to decide in a state that waits for it."""
    return protocol.Decision(
        since=since,
        asked=state.step.name,
        arguments=state.question(seat),
        window=window,
        moves=legal_moves(state, seat),
    )


def legal_moves(state: State, seat: int) -> list[protocol.MoveView]:
    """The legal moves as a seat sees them."""
    return [move_view(state, seat, move) for move in state.legal(seat)]


def move_view(state: State, seat: int, move: int) -> protocol.MoveView:
    """A legal move as a seat sees it."""
    row, details = _rows(state.rules.moves)[move], state.details(seat, move)
    return replace(row, details=details) if details else row


@lru_cache(maxsize=64)
def _rows(moves: MoveTable) -> list[protocol.MoveView]:
    """The rows of a move table, which are the same every time the moves are legal."""
    return [
        protocol.MoveView(move=row.name, kind=row.kind, arguments=row.arguments, touches=row.touches)
        for row in moves.rows
    ]


def _closed(error: UserError) -> protocol.ReasonView:
    return protocol.ReasonView(code=error.code, arguments={name: str(value) for name, value in error.arguments.items()})


def _notice(entry: int, line: journal.Undone | journal.BotSubstituted) -> protocol.Notice:
    if isinstance(line, journal.Undone):
        return protocol.Notice(kind="undone", entry=entry, seat=line.seat, by=line.seat)
    kind = "bot-substituted" if line.bot else "person-returned"
    return protocol.Notice(kind=kind, entry=entry, seat=line.seat, by=line.by, bot=line.bot or "")


def _result(table: Table) -> protocol.Result | None:
    if table.session is None or not table.session.state.over:
        return None
    state = table.session.state
    return protocol.Result(scores=list(state.scores), ranking=list(state.ranking), sources=table.sources())


def _proposal(table: Table) -> protocol.Proposal | None:
    proposal = table.proposal
    if proposal is None:
        return None
    waiting = [other for other in table.voters(proposal.seat) if other not in proposal.agreed]
    return protocol.Proposal(seat=proposal.seat, to=proposal.to, open=waiting)


def _clock(table: Table) -> protocol.ClockView | None:
    clock = table.setup.clock
    if clock is None:
        return None
    running = [table.asked_at[seat] for seat in table.people_to_act()]
    return protocol.ClockView(
        move=clock.move, then=clock.then, since=min(running, default=0.0), reserves=table.reserves[:]
    )


def hint(request: str, advice: Advice) -> protocol.HintGiven:
    """The answer to a request for a hint."""
    return protocol.HintGiven(id=request, move=advice.moves[0].move, **asdict(advice))


def reason(given: Reason) -> protocol.ReasonView:
    """Why a move is illegal."""
    return protocol.ReasonView(code=given.code, arguments=given.arguments)


def visible_events(events: list[Event], seat: int | None) -> list[protocol.EventView]:
    """The events that a seat, or a spectator, may see."""
    return [
        protocol.EventView(message=event.message, rule=event.rule, arguments=event.arguments)
        for event in events
        if event.shown_to(seat)
    ]


def stream_item(numbered: NumberedLine, seat: int | None) -> protocol.StreamItem:
    """A line of the journal as an item of one seat's stream; a blank if the seat may not see it."""
    line, n = numbered.line, numbered.n
    if isinstance(line, journal.Moved):
        events = visible_events(numbered.events, seat)
        return protocol.Moved(n=n, entry=numbered.entry, events=events) if events else protocol.Blank(n=n)
    if isinstance(line, journal.BotSubstituted):
        return protocol.BotSubstituted(n=n, seat=line.seat, bot=line.bot or "")
    item = ITEMS.get(type(line))
    if item is None or (isinstance(line, journal.Chatted) and (line.seat is None) != (seat is None)):
        return protocol.Blank(n=n)
    return item(n=n, **{name: getattr(line, name) for name in item.__struct_fields__ if name != "n"})


def event_log(table: Table, seat: int | None) -> protocol.EventLog:
    """All moves of the game that were not undone, with the events a seat may see."""
    entries = [] if table.session is None else table.events
    items = [
        protocol.Moved(n=entry, entry=entry, events=visible)
        for entry, events in enumerate(entries, 1)
        if (visible := visible_events(events, seat))
    ]
    return protocol.EventLog(items=items)


def moment(table: Table, seat: int | None, entry: int) -> protocol.Moment | None:
    """A seat's view of the game after `entry` entries of the record; None if there is no such entry."""
    if table.session is None or not 0 <= entry <= table.entries:
        return None
    state = table.history.at(entry)
    events = table.events[entry - 1] if entry else []
    return moment_of(state, events, seat, (entry, table.entries), asks=table.over)


def moment_of(
    state: State, events: list[Event], seat: int | None, entry: tuple[int, int], *, asks: bool
) -> protocol.Moment:
    """A seat's view of a state after an entry, given with the number of all; if it `asks`, with the decision."""
    asked = asks and seat is not None and state.waits_for(seat)
    return protocol.Moment(
        entry=entry[0],
        entries=entry[1],
        events=visible_events(events, seat),
        view=msgspec.Raw(msgspec.json.encode(state.view(seat))),
        decision=decision(state, seat, since=entry[0]) if asked and seat is not None else None,
    )


def lead(table: Table) -> protocol.Lead:
    """The course of the scores of a finished game."""
    stride = -(-table.entries // LEAD_POINTS) or 1
    entries = sorted({*range(0, table.entries, stride), table.entries})
    return protocol.Lead(entries=entries, scores=[list(table.history.at(entry).scores) for entry in entries])

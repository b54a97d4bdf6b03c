"""The protocol's views of a table for one seat or a spectator: they contain only game views, legal moves and events."""

from itertools import chain

import msgspec
from msgspec.structs import replace

from pessoi.core.errors import UserError
from pessoi.core.game import COLOURS, seat_colours
from pessoi.protocol import stream, views
from pessoi.server.tables import journal
from pessoi.server.tables.journal import NumberedLine
from pessoi.server.tables.table import Table


def table_view(table: Table, seat: int | None) -> views.TableView:
    """The whole table as a seat, or a spectator, may see it."""
    return seat_view(shared_view(table), table, seat)


def shared_view(table: Table) -> views.TableView:
    """The table without the view of the game and without what only one seat may see."""
    header = table.setup.header
    return views.TableView(
        table=table.id,
        n=table.n,
        game=header.game,
        options=header.options,
        correction=table.correction,
        players=players(table),
        entries=table.entries,
        proposal=_proposal(table),
        result=_result(table),
        clock=_clock(table),
        notices=list(table.notices),
        rematch=table.rematch is not None,
        closed=_closed(table.closed),
    )


def players(table: Table) -> list[views.Player]:
    """The players with the colours that the box gives to those who have chosen none."""
    box = COLOURS if table.session is None else table.session.game.colours
    colours = seat_colours([player.colour for player in table.players], box)
    return [replace(player, colour=colour) for player, colour in zip(table.players, colours)]


def seat_view(
    shared: views.TableView, table: Table, seat: int | None, before: views.TableView | None = None
) -> views.TableView:
    """The shared view with what one seat, or a spectator, may see; `before` is what it saw last."""
    view = None if table.state is None else table.state.view(seat)
    if seat is None:
        return replace(shared, view=view)
    return replace(
        shared,
        view=view,
        seat=seat,
        decision=_decision(table, seat, None if before is None else before.decision),
        can_undo=table.session is not None and table.session.can_undo(seat),
        orders={window: line.order for window, line in table.orders[seat].items()},
        lesson=_lesson(table, seat),
    )


def _lesson(table: Table, seat: int) -> views.LessonView | None:
    """What the learner is shown of the lesson."""
    lesson, state = table.lesson, table.state
    if lesson is None or state is None or seat != lesson.script.seat:
        return None
    return views.LessonView(
        name=lesson.name,
        cards=lesson.cards(state, table.entries),
        steps=len(lesson.script.step),
        over=table.due is None,
    )


def _decision(table: Table, seat: int, before: views.Decision | None) -> views.Decision | None:
    """The decision that a seat has to make, if any; the one before if it is still open."""
    if table.session is None or not table.session.state.waits_for(seat) or not table.asks(seat):
        return None
    if before is not None and before.since == table.asked_since[seat]:
        return before
    return views.decision(table.session.state, seat, table.asked_since[seat], table.in_window)


def _closed(error: UserError | None) -> views.ReasonView | None:
    if error is None:
        return None
    return views.ReasonView(code=error.code, arguments={name: str(value) for name, value in error.arguments.items()})


def _result(table: Table) -> views.Result | None:
    if table.session is None or not table.session.state.over:
        return None
    state = table.session.state
    sources = table.session.game.sources(state, chain.from_iterable(table.events))
    return views.Result(scores=list(state.scores), ranking=list(state.ranking), sources=sources)


def _proposal(table: Table) -> views.Proposal | None:
    proposal = table.proposal
    if proposal is None:
        return None
    waiting = [other for other in table.voters(proposal.seat) if other not in table.agreed]
    return views.Proposal(seat=proposal.seat, to=proposal.to, open=waiting)


def _clock(table: Table) -> views.ClockView | None:
    clock = table.setup.clock
    if clock is None:
        return None
    since = min((table.asked_at[seat] for seat in table.people_to_act()), default=0.0)
    return views.ClockView(move=clock.move, then=clock.then, since=since, reserves=table.reserves[:])


def stream_item(numbered: NumberedLine, seat: int | None) -> stream.StreamItem:
    """A line of the journal as an item of one seat's stream; a blank if the seat may not see it."""
    line, n = numbered.line, numbered.n
    if isinstance(line, journal.Moved):
        events = views.visible_events(numbered.events, seat)
        return stream.Moved(n=n, entry=numbered.entry, events=events) if events else stream.Blank(n=n)
    for_others = isinstance(line, stream.Chatted) and (line.seat is None) != (seat is None)
    if for_others or not isinstance(line, stream.PublicLine):
        return stream.Blank(n=n)
    public = {field.name: getattr(line, field.name) for field in msgspec.structs.fields(line) if field.required}
    return type(line)(n=n, **public)


def event_log(table: Table, seat: int | None) -> stream.EventLog:
    """All moves of the game that were not undone, with the events a seat may see."""
    entries = [] if table.session is None else table.events
    items = [
        stream.Moved(n=entry, entry=entry, events=visible)
        for entry, events in enumerate(entries, 1)
        if (visible := views.visible_events(events, seat))
    ]
    return stream.EventLog(items=items)

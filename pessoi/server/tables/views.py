"""What a seat, or a spectator, is shown of a table. Nothing but views, legal moves and events leaves here."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import Any

import msgspec

from pessoi.core.errors import UserError
from pessoi.core.events import EVERYBODY, Event, Reason
from pessoi.core.moves import MoveTable
from pessoi.server import protocol as wire
from pessoi.server.bot_pool import Advice
from pessoi.server.tables.journal import Consented, Moved, Named, Proposed, Rematched, Said, Sat, TakenBack
from pessoi.server.tables.models import Kept
from pessoi.server.tables.table import Table

EVERY_SIDE = -1
"""Each side hears something of its own."""
POINTS = 400
"""The lead is told at so many moments at most, and at the end."""


def table(shown: Table, seat: int | None) -> wire.TableView:
    """The whole table through the eyes of a seat, or of somebody beside it."""
    header = shown.setup.header
    return wire.TableView(
        table=shown.id,
        game=header.game,
        options=header.options,
        seat=seat,
        view=shown.view(seat),
        decision=None if seat is None else decision(shown, seat),
        can_undo=can_undo(shown, seat),
        **around(shown),
    )


def around(shown: Table) -> dict[str, Any]:
    """The fields of the table that are the same for everybody and not about the play."""
    return {
        "n": shown.n,
        "players": [wire.Player(name=player.name, bot=player.bot, taken=player.taken) for player in shown.players],
        "entries": shown.entries,
        "proposal": _proposal(shown),
        "result": result(shown),
        "clock": _clock(shown),
        "rematch": shown.rematch is not None,
        "closed": None if shown.closed is None else _mistake(shown.closed),
    }


def can_undo(shown: Table, seat: int | None) -> bool:
    """Whether a seat may take back the last move by itself."""
    return seat is not None and shown.play is not None and shown.play.can_undo(seat)


def decision(shown: Table, seat: int) -> wire.Decision | None:
    """What is asked of a seat."""
    if shown.play is None or not shown.play.state.waits_for(seat):
        return None
    state = shown.play.state
    moves = written(shown.play.game.moves, tuple(state.legal(seat)))
    return wire.Decision(since=shown.asked_since[seat], asked=state.step.name, moves=moves)


@lru_cache(maxsize=1024)
def written(moves: MoveTable, numbers: tuple[int, ...]) -> Any:
    """Moves as they go over the wire. Often the same are legal again: written once, they are sent many times."""
    return msgspec.Raw(msgspec.json.encode([move(moves, number) for number in numbers]))


@lru_cache(maxsize=65_536)
def move(moves: MoveTable, number: int) -> wire.MoveView:
    """A move with all that its button needs."""
    row = moves[number]
    return wire.MoveView(move=row.name, kind=row.kind, arguments=row.arguments, touches=row.touches)


def _mistake(made: UserError) -> wire.ReasonView:
    """Why a table cannot be gone on with."""
    return wire.ReasonView(code=made.code, arguments={name: str(value) for name, value in made.arguments.items()})


def hint(request: str, moves: MoveTable, advice: Advice) -> wire.Hinted:
    """What the strong bot would do, its chances as per cent."""
    return wire.Hinted(
        id=request,
        move=moves.name(advice.moves[0][0]),
        expected=[round(100 * chance) for chance in advice.expected],
        moves=[wire.MoveHint(move=moves.name(number), expected=round(100 * chance)) for number, chance in advice.moves],
        line=[wire.LineMove(seat=seat, move=move(moves, number)) for seat, number in advice.line],
    )


def result(shown: Table) -> wire.Result | None:
    """Scores, ranking and where the points came from, once it is over."""
    if shown.play is None or not shown.play.state.over:
        return None
    state = shown.play.state
    sources = shown.play.game.sources(state, chain.from_iterable(shown.told))
    return wire.Result(scores=list(state.scores), ranking=list(state.ranking), sources=sources)


def _proposal(shown: Table) -> wire.Proposal | None:
    proposal = shown.proposal
    if proposal is None:
        return None
    waiting = [other for other in shown.electorate(proposal.seat) if other not in proposal.agreed]
    return wire.Proposal(seat=proposal.seat, to=proposal.to, open=waiting)


def _clock(shown: Table) -> wire.ClockView | None:
    clock = shown.setup.clock
    if clock is None:
        return None
    running = [shown.asked_at[seat] for seat in shown.waits_for_people()]
    return wire.ClockView(move=clock.move, then=clock.then, since=min(running, default=0.0), reserves=shown.reserves[:])


def events(told: list[Event], seat: int | None) -> list[wire.EventView]:
    """The events a seat may hear of."""
    return [
        wire.EventView(message=event.message, rule=event.rule, arguments=event.arguments)
        for event in told
        if event.shown_to(seat)
    ]


def reason(given: Reason) -> wire.ReasonView:
    """Why not."""
    return wire.ReasonView(code=given.code, arguments=given.arguments)


def hearers(told: Iterable[Kept]) -> set[int | None]:
    """Who may hear something that others do not hear; of chat, each side hears its own."""
    found: set[int | None] = set()
    for kept in told:
        if isinstance(kept.line, Said):
            found.add(EVERY_SIDE)
        for event in kept.events:
            if event.audience != EVERYBODY:
                found.add(event.audience)
    return found


def item(kept: Kept, seat: int | None) -> wire.AnyItem:
    """One number of the stream, for one seat; a blank where it is not for it."""
    line, n = kept.line, kept.n
    if isinstance(line, Moved):
        heard = events(kept.events, seat)
        return wire.EventsItem(n=n, entry=kept.entry, events=heard) if heard else wire.BlankItem(n=n)
    if isinstance(line, TakenBack):
        return wire.BackItem(n=n, seat=line.seat, to=line.to)
    if isinstance(line, Proposed):
        return wire.ProposalItem(n=n, seat=line.seat, to=line.to)
    if isinstance(line, Consented):
        return wire.ConsentItem(n=n, seat=line.seat, yes=line.yes)
    if isinstance(line, Named):
        return wire.NameItem(n=n, seat=line.seat, name=line.name)
    if isinstance(line, Sat):
        return wire.SitItem(n=n, seat=line.seat, bot=line.bot or "")
    if isinstance(line, Said):
        if (line.seat is None) != (seat is None):
            return wire.BlankItem(n=n)
        return wire.ChatItem(n=n, seat=line.seat, text=line.text, time=line.time)
    if isinstance(line, Rematched):
        return wire.RematchItem(n=n, seat=line.seat)
    return wire.BlankItem(n=n)


def story(shown: Table, seat: int | None) -> wire.Story:
    """All that a seat was told and that was not taken back."""
    told = [] if shown.play is None else shown.told
    items = [
        wire.EventsItem(n=entry, entry=entry, events=heard)
        for entry, happened in enumerate(told, 1)
        if (heard := events(happened, seat))
    ]
    return wire.Story(items=items)


def moment(shown: Table, seat: int | None, entry: int) -> wire.Moment | None:
    """The table as the seat saw it after so many entries of the record."""
    if shown.play is None or not 0 <= entry <= shown.entries:
        return None
    return wire.Moment(
        entry=entry,
        entries=shown.entries,
        events=events(shown.told[entry - 1], seat) if entry else [],
        view=msgspec.Raw(msgspec.json.encode(shown.past.at(entry).view(seat))),
    )


def lead(shown: Table) -> wire.Lead:
    """The scores of a play that is over, from its beginning to its end."""
    stride = -(-shown.entries // POINTS) or 1
    entries = sorted({*range(0, shown.entries, stride), shown.entries})
    return wire.Lead(entries=entries, scores=[list(shown.past.at(entry).scores) for entry in entries])

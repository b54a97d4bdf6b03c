"""What a seat or a spectator may ask of a table: each request is refused with a reason, or becomes journal lines."""

import secrets

from pessoi.core.moves import UnknownMove
from pessoi.core.rng import Rng
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.server import protocol as wire
from pessoi.server.notifications.webhooks import is_address
from pessoi.server.tables import bot_names as sitters
from pessoi.server.tables.journal import (
    AnyLine,
    Consented,
    Hooked,
    Moved,
    Named,
    Proposed,
    Rematched,
    Said,
    Sat,
    TakenBack,
)
from pessoi.server.tables.models import Rematch
from pessoi.server.tables.table import Table


class Refusal(Exception):
    """A request that does not count, and why. A late one is answered with the fresh table."""

    def __init__(self, code: str, arguments: dict[str, int | str] | None = None, late: bool = False) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments or {}
        self.late = late


def grant(table: Table, seat: int | None, request: wire.Request | Rematch, time: float) -> list[AnyLine]:
    """The lines a request is worth; raises Refusal and changes nothing."""
    if isinstance(request, wire.Say):
        return [Said(time=time, id=request.id, seat=seat, text=request.text)]
    if seat is None:
        raise Refusal("spectators-watch")
    if isinstance(request, Rematch):
        if table.rematch is not None:
            raise Refusal("already-so")
        return [Rematched(time=time, id=request.id, seat=seat, table=request.table)]
    if isinstance(request, wire.TakeSeat):
        return [Named(time=time, id=request.id, seat=seat, name=request.name)]
    if isinstance(request, wire.Webhook):
        if request.url and not is_address(request.url):
            raise Refusal("bad-address")
        return [Hooked(time=time, id=request.id, seat=seat, url=request.url)]
    if table.play is None:
        raise Refusal("closed")
    if isinstance(request, wire.Replace):
        return [_replaced(table, seat, request, time)]
    if isinstance(request, wire.Play):
        return [_moved(table, seat, request, time)]
    if isinstance(request, wire.Undo):
        return [_taken_back(table, table.play, seat, request, time)]
    if isinstance(request, wire.Consent):
        return _consented(table, seat, request, time)
    raise Refusal("unknown-request")


def _moved(table: Table, seat: int, request: wire.Play, time: float) -> Moved:
    if table.players[seat].bot:
        raise Refusal("bot-sits-here")
    assert table.play is not None
    state, game = table.play.state, table.play.game
    if not table.asked_since[seat] <= request.answers <= table.n:
        raise Refusal("too-late", late=True)
    move = parsed(table, request.move)
    reason = state.why_not(seat, move)
    if reason is not None:
        raise Refusal(f"reason-{reason.code}", reason.arguments)
    return Moved(time=time, id=request.id, seat=seat, move=game.moves.name(move))


def parsed(table: Table, written: str) -> int:
    """The move a notation stands for."""
    assert table.play is not None
    try:
        return table.play.game.moves.parse(written)
    except UnknownMove:
        raise Refusal("unknown-move", {"move": written}) from None


def _taken_back(table: Table, play: Session, seat: int, request: wire.Undo, time: float) -> AnyLine:
    if not table.changed <= request.answers <= table.n:
        raise Refusal("too-late", late=True)
    last = next((entry.n for entry in reversed(play.record.entries) if entry.seat == seat), None)
    to = request.to if request.to is not None else (last or 0) - 1
    if not 0 <= to < table.entries:
        raise Refusal("nothing-to-take-back")
    if to == table.entries - 1 and play.can_undo(seat):
        return TakenBack(time=time, id=request.id, seat=seat, to=to)
    if table.proposal is not None:
        raise Refusal("proposal-open")
    if not table.electorate(seat):
        return TakenBack(time=time, id=request.id, seat=seat, to=to)
    return Proposed(time=time, id=request.id, seat=seat, to=to)


def _consented(table: Table, seat: int, request: wire.Consent, time: float) -> list[AnyLine]:
    proposal = table.proposal
    if proposal is None or request.answers < proposal.n:
        raise Refusal("too-late", late=True)
    electorate = table.electorate(proposal.seat)
    if seat not in electorate or seat in proposal.agreed:
        raise Refusal("not-asked")
    lines: list[AnyLine] = [Consented(time=time, id=request.id, seat=seat, yes=request.yes)]
    if request.yes and proposal.agreed | {seat} >= set(electorate):
        lines.append(TakenBack(time=time, seat=proposal.seat, to=proposal.to))
    return lines


def _replaced(table: Table, seat: int, request: wire.Replace, time: float) -> Sat:
    if request.seat >= len(table.players):
        raise Refusal("no-such-seat")
    if request.bot and request.bot not in sitters.available():
        raise Refusal("unknown-bot", {"bot": request.bot})
    if request.bot == table.players[request.seat].bot:
        raise Refusal("already-so")
    if seat not in (request.seat, table.setup.host) and not _expired(table, request, time):
        raise Refusal("not-your-seat")
    return Sat(time=time, id=request.id, seat=request.seat, by=seat, bot=request.bot or None)


def _expired(table: Table, request: wire.Replace, time: float) -> bool:
    """When a seat's time is up and the table decides, anybody may let a bot go on for it."""
    deadline = table.deadline(request.seat)
    return bool(request.bot) and deadline is not None and time >= deadline


def with_chance(table: Table, lines: list[AnyLine], time: float) -> tuple[list[AnyLine], State | None]:
    """The lines, followed by what chance brings right after them, and the state all of it leads to.

    Move and outcome are stored together, so that no crash can come between them and draw anew.
    """
    if table.play is None:
        return lines, None
    play, state = table.play, table.play.state.clone()
    for line in lines:
        if isinstance(line, Moved):
            state.apply(line.seat, play.game.moves.parse(line.move))
        elif isinstance(line, TakenBack):
            state = Session(play.game, play.record.until(line.to)).state
    drawn: list[AnyLine] = []
    while state.actors == (CHANCE,):
        outcome = state.sample(Rng(secrets.randbits(64)))
        drawn.append(Moved(time=time, seat=CHANCE, move=play.game.outcomes.name(outcome)))
        state.apply(CHANCE, outcome)
    return lines + drawn, state

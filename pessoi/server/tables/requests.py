"""Requests of seats and spectators: each is refused with a reason or turned into journal lines."""

import math
import secrets

from pessoi.bots.registry import OFFERED
from pessoi.core.moves import UnknownMove
from pessoi.core.rng import Rng
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.protocol import messages, stream
from pessoi.protocol.stream import Rematched, Undone
from pessoi.server.notifications.webhooks import is_web_url
from pessoi.server.tables import journal
from pessoi.server.tables.journal import AnyLine, LessonLeft, Moved, OrderSet
from pessoi.server.tables.table import Table

Change = messages.Change | Rematched
"""A request of a client, or of the server itself: the line that links a table to its rematch."""


class Refusal(Exception):
    """Why a request is refused. If it came too late, the answer contains the current table."""

    def __init__(self, code: str, arguments: dict[str, int | str] | None = None, late: bool = False) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments or {}
        self.late = late


def accept(table: Table, seat: int | None, request: Change, time: float) -> list[AnyLine]:
    """The journal lines of a request; raises Refusal. The table is not changed."""
    if isinstance(request, messages.Chat):
        return [stream.Chatted(time=time, id=request.id, seat=seat, text=request.text)]
    if seat is None:
        raise Refusal("spectators-watch")
    if isinstance(request, Rematched):
        if table.rematch is not None:
            raise Refusal("already-so")
        return [request]
    if isinstance(request, messages.TakeSeat):
        others = [player.colour for other, player in enumerate(table.players) if other != seat]
        if request.colour and request.colour in others:
            raise Refusal("colour-taken")
        return [stream.SeatTaken(time=time, id=request.id, seat=seat, name=request.name, colour=request.colour)]
    if isinstance(request, messages.SetWebhook):
        if request.url and not is_web_url(request.url):
            raise Refusal("bad-address")
        return [journal.WebhookSet(time=time, id=request.id, seat=seat, url=request.url)]
    seat, session = playing(table, seat)
    if isinstance(request, messages.SetOrder):
        state = session.state
        if request.window not in (step.name for step in state.rules.steps):
            raise Refusal("unknown-window", {"window": request.window})
        turn = state.rules.game.turn(state)
        return [OrderSet(time=time, id=request.id, seat=seat, window=request.window, order=request.order, turn=turn)]
    if isinstance(request, messages.LeaveLesson):
        if table.lesson is None:
            raise Refusal("already-so")
        return [LessonLeft(time=time, id=request.id, seat=seat)]
    if isinstance(request, messages.SubstituteBot):
        return [_substitute_bot(table, seat, request, time)]
    if isinstance(request, messages.MakeMove):
        return [_move(table, session, seat, request, time)]
    if isinstance(request, messages.Undo):
        return [_undo(table, session, seat, request, time)]
    return _answer_proposal(table, seat, request, time)


def _move(table: Table, session: Session, seat: int, request: messages.MakeMove, time: float) -> Moved:
    if table.players[seat].bot:
        raise Refusal("bot-sits-here")
    if not table.asked_since[seat] <= request.answers <= table.n:
        raise Refusal("too-late", late=True)
    name = session.game.moves.name(legal_move(session, seat, request.move))
    due = table.due
    if due is not None and (due.own or name not in due.moves):
        raise Refusal("reason-lesson", {"move": due.moves[0]})
    return Moved(time=time, id=request.id, seat=seat, move=name)


def playing(table: Table, seat: int | None) -> tuple[int, Session]:
    """A seat and its game; raises Refusal for a spectator and at a closed table."""
    if seat is None:
        raise Refusal("spectators-watch")
    if table.session is None:
        raise Refusal("closed")
    return seat, table.session


def legal_move(session: Session, seat: int, notation: str) -> int:
    """The legal move of a notation; raises Refusal."""
    move = parse_move(session, notation)
    reason = session.state.why_not(seat, move)
    if reason is not None:
        raise Refusal(f"reason-{reason.code}", reason.arguments)
    return move


def parse_move(session: Session, notation: str) -> int:
    """The move of a notation; raises Refusal if there is none."""
    try:
        return session.game.moves.parse(notation)
    except UnknownMove:
        raise Refusal("unknown-move", {"move": notation}) from None


def _undo(table: Table, session: Session, seat: int, request: messages.Undo, time: float) -> AnyLine:
    if not table.changed <= request.answers <= table.n:
        raise Refusal("too-late", late=True)
    last = next((entry.n for entry in reversed(session.record.entries) if entry.seat == seat), None)
    to = request.to if request.to is not None else (last or 0) - 1
    if table.over:
        raise Refusal("finished")
    if not 0 <= to < table.entries:
        raise Refusal("nothing-to-take-back")
    alone = to == table.entries - 1 and session.can_undo(seat)
    if table.proposal is not None and not alone:
        raise Refusal("proposal-open")
    if alone or not table.voters(seat):
        return Undone(time=time, id=request.id, seat=seat, to=to)
    return stream.UndoProposed(time=time, id=request.id, seat=seat, to=to)


def _answer_proposal(table: Table, seat: int, request: messages.AnswerProposal, time: float) -> list[AnyLine]:
    proposal = table.proposal
    if proposal is None or request.answers < proposal.n:
        raise Refusal("too-late", late=True)
    voters = table.voters(proposal.seat)
    if seat not in voters or seat in table.agreed:
        raise Refusal("not-asked")
    lines: list[AnyLine] = [stream.ProposalAnswered(time=time, id=request.id, seat=seat, yes=request.yes)]
    if request.yes and table.agreed | {seat} >= set(voters):
        lines.append(Undone(time=time, seat=proposal.seat, to=proposal.to))
    return lines


def _substitute_bot(table: Table, seat: int, request: messages.SubstituteBot, time: float) -> stream.BotSubstituted:
    if request.seat >= len(table.players):
        raise Refusal("no-such-seat")
    if request.bot and request.bot not in OFFERED:
        raise Refusal("unknown-bot", {"bot": request.bot})
    if request.bot == table.players[request.seat].bot:
        raise Refusal("already-so")
    expired = time >= table.deadlines().get(request.seat, math.inf)
    if seat not in (request.seat, table.setup.host) and not (request.bot and expired):
        raise Refusal("not-your-seat")
    return stream.BotSubstituted(time=time, id=request.id, seat=request.seat, bot=request.bot, by=seat)


def with_chance(table: Table, lines: list[AnyLine], time: float) -> tuple[list[AnyLine], State | None, int]:
    """The lines followed by the chance outcomes that are drawn right after them; the state then, and its entries.

    A move and its outcomes are stored together, so that no crash between them can cause a second draw.
    """
    if table.session is None:
        return lines, None, 0
    session, state = table.session, table.session.state.clone()
    lesson, entries = table.lesson, table.entries
    for line in lines:
        if isinstance(line, Moved):
            state.apply(line.seat, session.game.moves.parse(line.move))
            entries += 1
        elif isinstance(line, Undone):
            state = Session(session.game, session.record.until(line.to)).state
            entries = line.to
        elif isinstance(line, LessonLeft):
            lesson = None
    drawn: list[AnyLine] = []
    while state.actors == (CHANCE,):
        due = None if lesson is None else lesson.due(entries + len(drawn))
        scripted = None if due is None else session.game.outcomes.parse(due.moves[0])
        outcome = state.sample(Rng(secrets.randbits(64))) if scripted is None else scripted
        drawn.append(Moved(time=time, seat=CHANCE, move=session.game.outcomes.name(outcome)))
        state.apply(CHANCE, outcome)
    return lines + drawn, state, entries + len(drawn)

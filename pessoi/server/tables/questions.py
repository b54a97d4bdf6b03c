"""Requests that change nothing: why a move is illegal, what a move would do, and which one a strong bot would make."""

import asyncio
import secrets

from msgspec.structs import asdict

from pessoi.bots.bot_pool import BotPool
from pessoi.bots.thinking import Advice
from pessoi.bots.worker_pool import QueueFull
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.protocol import messages
from pessoi.protocol.changes import preview
from pessoi.protocol.views import ReasonView
from pessoi.server.tables import requests
from pessoi.server.tables.requests import Refusal
from pessoi.server.tables.table import Table


class Questions:
    """The questions about one table."""

    def __init__(self, table: Table, bots: BotPool) -> None:
        self._table = table
        self._bots = bots
        self._hints: dict[int, tuple[int, asyncio.Task[Advice | None]]] = {}
        """For each seat, the number at which its last hint was computed, and its task: repeated requests share it."""

    async def answer(self, seat: int | None, request: messages.Question, address: str) -> messages.ServerMessage:
        """The answer to a question of a seat; raises Refusal."""
        seat, session = requests.playing(self._table, seat)
        if isinstance(request, messages.ExplainMove):
            why = session.state.why_not(seat, requests.parse_move(session, request.move))
            reason = None if why is None else ReasonView(code=why.code, arguments=why.arguments)
            return messages.MoveExplained(id=request.id, reason=reason)
        if seat not in session.state.actors:
            raise Refusal("not-asked")
        if isinstance(request, messages.PreviewMove):
            move = requests.legal_move(session, seat, request.move)
            return preview(request.id, session.state, seat, move, Rng(secrets.randbits(64)))
        advice = await self._advice(session.state, seat, address)
        return messages.HintGiven(id=request.id, move=advice.moves[0].move, **asdict(advice))

    async def _advice(self, state: State, seat: int, address: str) -> Advice:
        """The strong bot's advice; raises Refusal if it cannot be asked now or fails."""
        if seat not in self._hints or self._hints[seat][0] != self._table.changed:
            advising = self._bots.advise(state, seat, address)
            self._hints[seat] = (self._table.changed, asyncio.create_task(advising))
        try:
            advice = await asyncio.shield(self._hints[seat][1])
        except QueueFull:
            self._hints.pop(seat, None)
            raise Refusal("busy") from None
        if advice is None:
            self._hints.pop(seat, None)
            raise Refusal("no-hints")
        return advice

    def close(self) -> None:
        """Give up the hints that are being computed."""
        for _, hint in self._hints.values():
            hint.cancel()

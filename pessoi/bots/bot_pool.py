"""Bots in worker processes, on sampled worlds: moves first, then hints, then analyses.

A bot whose process died thinks again; one that fails otherwise is replaced by a random move.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar

import structlog

from pessoi.bots.knowledge import Knowledge
from pessoi.bots.registry import DEFAULT_HINT_BOT, bot
from pessoi.bots.thinking import Advice, advise, choose_move
from pessoi.bots.worker_pool import JobFailed, WorkerDied, WorkerPool
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.games import own_numbers

log = structlog.get_logger("pessoi.bots")

ATTEMPTS = 3
"""How often a bot thinks if its process dies."""
MAX_MOVES = 200
"""Moves of bots that may wait for one address."""
MAX_STUDIES = 20
"""Parts of analyses that may wait for one address."""
AT_ONCE = "greedy"
"""The bot that moves without thinking."""
MOVES, HINTS, STUDIES = 0, 1, 2
"""The queues of the worker pool."""

T = TypeVar("T")


class BotPool:
    """Chooses the moves of bots, and gives hints: at most `hints` of one address may wait."""

    def __init__(self, workers: int, timeout: float, hints: int, on_failure: Callable[[], None]) -> None:
        self._on_failure = on_failure
        self._pool = WorkerPool(workers, timeout, MAX_MOVES, hints, MAX_STUDIES)

    def __len__(self) -> int:
        """The number of thoughts that wait."""
        return len(self._pool)

    @property
    def idle(self) -> bool:
        """Whether no bot is waiting or thinking."""
        return self._pool.idle

    async def choose(self, name: str, state: State, seat: int, address: str) -> int:
        """A legal move for a seat: the bot's choice, or a random one if the bot fails; raises QueueFull."""
        legal = state.legal(seat)
        for _ in range(ATTEMPTS):
            try:
                move = await self._think(MOVES, address, choose_move, name, state, seat)
                if move in legal:
                    return move
                failure = JobFailed(f"chose {move}, which is not legal")
            except JobFailed as raised:
                failure = raised
            self._on_failure()
            log.warning("bot failed", bot=name, game=state.rules.game.key, problem=str(failure))
            if not isinstance(failure, WorkerDied):
                break
        return Rng(secrets.randbits(64)).one_of(legal)

    def choose_at_once(self, state: State, seat: int) -> int:
        """The move of a bot that must not keep anybody waiting."""
        world = state.imagine(seat, Rng(secrets.randbits(64)))
        return bot(AT_ONCE).choose(Knowledge(world, seat), Rng(secrets.randbits(64)))

    async def advise(self, state: State, seat: int, address: str) -> Advice | None:
        """The hint bot's advice for a seat; None if the bot fails; raises QueueFull."""
        try:
            return await self._think(HINTS, address, advise, DEFAULT_HINT_BOT, state, seat)
        except JobFailed as failure:
            self._on_failure()
            log.warning("hint failed", game=state.rules.game.key, problem=str(failure))
            return None

    def study(self, address: str, work: Callable[..., T], *arguments: object) -> "asyncio.Future[T]":
        """Compute a part of an analysis when no move and no hint is waiting; raises QueueFull."""
        return self._pool.submit(STUDIES, address, work, *arguments)

    def _think(
        self, queue: int, address: str, work: Callable[..., T], name: str, state: State, seat: int
    ) -> "asyncio.Future[T]":
        """Let a bot think about a sampled world consistent with the seat's knowledge, so that it sees no secrets."""
        world = state.imagine(seat, Rng(secrets.randbits(64)))
        game, seed = state.rules.game, secrets.randbits(64)
        arguments = name, game.key, world.position(), seat, seed, own_numbers(game)
        return self._pool.submit(queue, address, work, *arguments)

    async def close(self) -> None:
        """Terminate all workers."""
        await self._pool.close()

"""Runs bots in separate processes of low priority, on sampled worlds; a failing bot is replaced by a random move."""

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from pessoi import games
from pessoi.bots import Knowledge, bot, hint
from pessoi.bots.worker_process import exit_with_parent
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.server.metrics import Metrics
from pessoi.server.tables import bot_names

log = logging.getLogger("pessoi.server.bots")

NICENESS = 10
"""How much the priority of the worker processes is lowered."""
HINTED_MOVES = 5
"""Maximum number of moves in a hint."""

T = TypeVar("T")


class BotFailure(Exception):
    """A bot gave no usable answer; the message says why."""


@dataclass(frozen=True)
class Advice:
    """A searching bot's evaluation: the best moves with the seat's probability to win (0 to 1), every seat's
    probability after the best move, and the expected continuation as seats and moves."""

    moves: list[tuple[int, float]]
    expected: list[float]
    line: list[tuple[int, int]]


class BotPool:
    """A pool of worker processes, started when first needed and again after a worker died or hung."""

    def __init__(self, workers: int, timeout: float, metrics: Metrics) -> None:
        self._workers = workers
        self._timeout = timeout
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, state: State, seat: int) -> int:
        """A legal move for a seat: the bot's choice, or a random one if the bot fails."""
        legal = state.legal(seat)
        try:
            move = await self._run(choose_move, name, state, seat)
            if move in legal:
                return move
            raise BotFailure(f"chose {move}, which is not legal")
        except BotFailure as failure:
            self._metrics.count("bot_failures")
            about = {"bot": name, "game": state.rules.game.key, "problem": str(failure)}
            log.warning("bot replaced by a legal move", extra=about)
        return Rng(secrets.randbits(64)).one_of(legal)

    async def advise(self, state: State, seat: int) -> Advice | None:
        """The hint bot's advice for a seat; None if the bot fails."""
        try:
            return await self._run(advise, bot_names.HINTS, state, seat)
        except BotFailure as failure:
            self._metrics.count("bot_failures")
            log.warning("hint failed", extra={"game": state.rules.game.key, "problem": str(failure)})
            return None

    async def _run(self, work: Callable[[str, str, object, int, int], T], name: str, state: State, seat: int) -> T:
        """Run a function in a worker; raises BotFailure.

        The worker receives a sampled world consistent with the seat's knowledge, so a bot cannot see secrets.
        """
        world = state.imagine(seat, Rng(secrets.randbits(64)))
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("forkserver"), initializer=_start_worker
            )
        try:
            future = self._pool.submit(work, name, state.rules.game.key, world.position(), seat, secrets.randbits(64))
            return await asyncio.wait_for(asyncio.wrap_future(future), self._timeout)
        except TimeoutError:
            self._discard_pool()
            raise BotFailure(f"took more than {self._timeout} s") from None
        except BrokenProcessPool:
            self._discard_pool()
            raise BotFailure("its process died") from None
        except Exception as error:
            raise BotFailure(f"failed: {error!r}") from None

    def _discard_pool(self) -> None:
        """Terminate the pool because one of its workers died or hangs."""
        pool, self._pool = self._pool, None
        if pool is not None:
            terminate(pool)

    async def close(self) -> None:
        """Terminate all workers."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(terminate, pool)


def terminate(pool: ProcessPoolExecutor) -> None:
    """Stop a pool immediately, including busy workers."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
        process.join(5)


# -- in the worker processes ---------------------------------------------------------------------


def _start_worker() -> None:
    """Lower the priority, and exit with the server even if it is killed."""
    os.nice(NICENESS)
    exit_with_parent()


def choose_move(name: str, game: str, position: object, seat: int, seed: int) -> int:
    """The move a bot chooses in a position."""
    state = games.game(game).position(position)
    return bot(name).choose(Knowledge(state, seat), Rng(seed))


def advise(name: str, game: str, position: object, seat: int, seed: int) -> Advice:
    """A searching bot's evaluation of a position as probabilities to win.

    The bot's values are leads over the best opponent, squashed by tanh; (1 + value) / 2 is the logistic estimate of
    the probability to win.
    """
    found = hint(Knowledge(games.game(game).position(position), seat), Rng(seed), name)
    moves = [(one.move, _probability(one.value)) for one in found.expected[:HINTED_MOVES]]
    others = [_probability(value) for value in found.expected[0].values]
    others[seat] = 0.0
    rest = (1 - moves[0][1]) / (sum(others) or 1.0)
    expected = [moves[0][1] if other == seat else rest * share for other, share in enumerate(others)]
    return Advice(moves, expected, found.line)


def _probability(value: float) -> float:
    return (1 + value) / 2

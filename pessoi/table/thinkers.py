"""Bots at work: in processes of their own, at low priority, on worlds. What goes wrong there costs one legal move."""

import asyncio
import logging
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from pessoi import games
from pessoi.bots import Knowledge, bot
from pessoi.bots.processes import go_with_parent
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.table.metrics import Metrics

log = logging.getLogger("pessoi.table.bots")

LOWERED = 10
"""How much nicer than the server the thinking processes are."""


class Thinkers:
    """A pool of processes that think. It starts when first needed, and anew after it broke."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self._workers = workers
        self._seconds = seconds
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, state: State, seat: int) -> int:
        """A legal move for a seat: the bot's, or any other if the bot fails."""
        legal = state.legal(seat)
        try:
            move = await self._ask(name, state, seat)
            if move in legal:
                return move
            problem = f"chose {move}, which is not legal"
        except TimeoutError:
            problem = f"took more than {self._seconds} s"
            self._break()
        except BrokenProcessPool:
            problem = "its process died"
            self._break()
        except Exception as error:
            problem = f"failed: {error!r}"
        self._metrics.count("bot_failures")
        log.warning("bot replaced by a legal move", extra={"bot": name, "game": state.rules.game, "problem": problem})
        return Rng(secrets.randbits(64)).one_of(legal)

    async def _ask(self, name: str, state: State, seat: int) -> int:
        """What is handed over is a world the seat holds possible, so that not even a dishonest bot learns a secret."""
        world = state.imagine(seat, Rng(secrets.randbits(64)))
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("forkserver"), initializer=_settle_in
            )
        thinking = self._pool.submit(think, name, state.rules.game, world.position(), seat, secrets.randbits(64))
        return await asyncio.wait_for(asyncio.wrap_future(thinking), self._seconds)

    def _break(self) -> None:
        """Give up on the pool: a process in it is dead, or thinks for ever."""
        pool, self._pool = self._pool, None
        if pool is not None:
            end(pool)

    async def close(self) -> None:
        """End all processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(end, pool)


def end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool at once, with the processes that still think."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
        process.join(5)


# -- in the processes ----------------------------------------------------------------------------


def _settle_in() -> None:
    """Be nice, and go when the server goes, even if it is killed."""
    os.nice(LOWERED)
    go_with_parent()


def think(name: str, game: str, position: object, seat: int, seed: int) -> int:
    """What a bot chooses in a position."""
    state = games.game(game).position(position)
    return bot(name).choose(Knowledge(state, seat), Rng(seed))

"""Bots at work: in processes of their own, at low priority, on worlds. What goes wrong there costs one legal move."""

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
from pessoi.server.tables.bot_names import ADVISER

log = logging.getLogger("pessoi.server.bots")

LOWERED = 10
"""How much nicer than the server the thinking processes are."""
BEST = 5
"""So many moves are told with a hint."""

T = TypeVar("T")


class Failed(Exception):
    """A bot has nothing to say, and why."""


@dataclass(frozen=True)
class Advice:
    """The best moves with the own chance to win (from 0 to 1), everybody's after the best, and how the play goes on."""

    moves: list[tuple[int, float]]
    expected: list[float]
    line: list[tuple[int, int]]


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
            move = await self._ask(think, name, state, seat)
            if move in legal:
                return move
            raise Failed(f"chose {move}, which is not legal")
        except Failed as failure:
            self._metrics.count("bot_failures")
            about = {"bot": name, "game": state.rules.game.key, "problem": str(failure)}
            log.warning("bot replaced by a legal move", extra=about)
        return Rng(secrets.randbits(64)).one_of(legal)

    async def advise(self, state: State, seat: int) -> Advice | None:
        """What the strong bot would do for a seat; nothing if the bot fails."""
        try:
            return await self._ask(advise, ADVISER, state, seat)
        except Failed as failure:
            self._metrics.count("bot_failures")
            log.warning("no hint", extra={"game": state.rules.game.key, "problem": str(failure)})
            return None

    async def _ask(self, work: Callable[[str, str, object, int, int], T], name: str, state: State, seat: int) -> T:
        """What is handed over is a world the seat holds possible, so that not even a dishonest bot learns a secret."""
        world = state.imagine(seat, Rng(secrets.randbits(64)))
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("forkserver"), initializer=_settle_in
            )
        try:
            thinking = self._pool.submit(work, name, state.rules.game.key, world.position(), seat, secrets.randbits(64))
            return await asyncio.wait_for(asyncio.wrap_future(thinking), self._seconds)
        except TimeoutError:
            self._break()
            raise Failed(f"took more than {self._seconds} s") from None
        except BrokenProcessPool:
            self._break()
            raise Failed("its process died") from None
        except Exception as error:
            raise Failed(f"failed: {error!r}") from None

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
    exit_with_parent()


def think(name: str, game: str, position: object, seat: int, seed: int) -> int:
    """What a bot chooses in a position."""
    state = games.game(game).position(position)
    return bot(name).choose(Knowledge(state, seat), Rng(seed))


def advise(name: str, game: str, position: object, seat: int, seed: int) -> Advice:
    """What a searching bot found out about a position, as chances to win.

    Its values are leads over the best of the others, squashed by tanh: half of one plus that is the logistic guess at
    the chance to end before all others.
    """
    found = hint(Knowledge(games.game(game).position(position), seat), Rng(seed), name)
    moves = [(one.move, _chance(one.value)) for one in found.expected[:BEST]]
    others = [_chance(value) for value in found.expected[0].values]
    others[seat] = 0.0
    rest = (1 - moves[0][1]) / (sum(others) or 1.0)
    expected = [moves[0][1] if other == seat else rest * chance for other, chance in enumerate(others)]
    return Advice(moves, expected, found.line)


def _chance(value: float) -> float:
    return (1 + value) / 2

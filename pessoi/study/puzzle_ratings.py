"""How hard puzzles are for the people of this server: Elo, from the rating that bots gave a puzzle."""

from typing import Literal

from pessoi.insight.models import Puzzle
from pessoi.server.limits import Buckets
from pessoi.server.storage.storage import Storage

Verdict = Literal["right", "near", "wrong"]

FIRST_STEP, LAST_STEP = 24, 8
SETTLED = 32
"""The number of answers after which the step is smallest."""
SCORES: dict[Verdict, float] = {"right": 1.0, "near": 0.5, "wrong": 0.0}
A_DAY = 24 * 3600
COUNT = (
    "INSERT INTO puzzles (id, rating, answers) VALUES ($1, $2, 1)"
    " ON CONFLICT (id) DO UPDATE SET rating = puzzles.rating + $3, answers = puzzles.answers + 1"
)
"""Count an answer. Each adds its change, so that answers at the same time are all counted."""


class PuzzleRatings:
    """The ratings of all puzzles, which are stored once somebody has answered."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._counted = Buckets(rate=1 / A_DAY, burst=1)
        """An address counts once a day for a puzzle."""

    async def all(self) -> dict[str, int]:
        """The ratings of all puzzles that were answered here."""
        return {key: round(rating) for key, (rating, _) in (await self._stored()).items()}

    async def of(self, asked: Puzzle) -> int:
        """The rating of a puzzle."""
        return (await self.all()).get(asked.id, asked.rating)

    async def count(self, asked: Puzzle, verdict: Verdict, person: int, address: str) -> None:
        """Count the answer of a person with a rating."""
        if not self._counted.take((address, asked.id)):
            return
        rating, answers = (await self._stored()).get(asked.id, (float(asked.rating), 0))
        changed = change(rating, answers, person, verdict)
        await self._storage.run([(COUNT, (asked.id, asked.rating + changed, changed))])

    async def _stored(self) -> dict[str, tuple[float, int]]:
        """The rating of every puzzle that was answered, and how many answers it rests on."""
        (rows,) = await self._storage.run([("SELECT id, rating, answers FROM puzzles", ())])
        return {str(key): (float(rating or 0), int(answers or 0)) for key, rating, answers in rows}


def change(rating: float, answers: int, person: int, verdict: Verdict) -> float:
    """By how much an answer changes the rating of a puzzle that was answered so often: up if it was too hard."""
    solved = 1 / (1 + 10 ** ((rating - person) / 400))
    step = FIRST_STEP - (FIRST_STEP - LAST_STEP) * min(1.0, answers / SETTLED)
    return step * (solved - SCORES[verdict])

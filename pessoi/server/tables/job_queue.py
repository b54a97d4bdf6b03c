"""A queue of jobs with a size limit that its producers check."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

Job = TypeVar("Job")


class JobQueue(Generic[Job]):
    """Jobs in the order they were added, taken by one task."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._jobs: deque[Job] = deque()
        self._reader: asyncio.Future[None] | None = None

    @property
    def empty(self) -> bool:
        """Whether no jobs are waiting."""
        return not self._jobs

    @property
    def full(self) -> bool:
        """Whether the limit is reached. `put` does not enforce it, so that internal jobs are never lost."""
        return len(self._jobs) >= self._limit

    def put(self, job: Job) -> None:
        """Add a job and wake the waiting task."""
        self._jobs.append(job)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def take(self) -> Job:
        """Remove and return the oldest job; raises IndexError if there is none."""
        return self._jobs.popleft()

    async def next(self) -> Job:
        """Wait for a job; remove and return the oldest one."""
        while not self._jobs:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._jobs.popleft()

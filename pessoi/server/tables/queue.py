"""What waits for one task: jobs in the order they came."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

Job = TypeVar("Job")


class Mailbox(Generic[Job]):
    """Anybody may put something in; one task takes it out."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: deque[Job] = deque()
        self._reader: asyncio.Future[None] | None = None

    @property
    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._waiting

    @property
    def full(self) -> bool:
        """Whether so much waits that clients must not add to it."""
        return len(self._waiting) >= self._most

    def put(self, job: Job) -> None:
        """Add a job, and wake the task if it waits."""
        self._waiting.append(job)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def take(self) -> Job:
        """The oldest job."""
        return self._waiting.popleft()

    async def next(self) -> Job:
        """The oldest job, as soon as there is one."""
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()

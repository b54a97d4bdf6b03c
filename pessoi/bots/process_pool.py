"""Manners of the processes in which bots play."""

import multiprocessing
import os
import threading
from multiprocessing import connection


def go_with_parent() -> None:
    """End this process when the one that started it ends, even if that is killed."""
    threading.Thread(target=_await_parent, daemon=True).start()


def _await_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)

"""How the worker processes in which bots play are started and ended."""

import multiprocessing
import os
import threading
from multiprocessing import connection

_METHOD = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"  # as on Windows

CONTEXT = multiprocessing.get_context(_METHOD)
"""How processes are started: never as a copy of this one, which has threads."""


def exit_with_parent() -> None:
    """End this process when its parent ends, even if the parent is killed."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)

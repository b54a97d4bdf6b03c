"""Set-up of the worker processes in which bots play."""

import multiprocessing
import os
import threading
from multiprocessing import connection


def exit_with_parent() -> None:
    """End this process when its parent ends, even if the parent is killed."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)

"""Bots that fail in different ways, in a module that worker processes can import."""

import os
import time


def die(*_: object) -> int:
    os._exit(3)


def sleep(*_: object) -> int:
    time.sleep(600)
    return 0


def cheat(*_: object) -> int:
    return 10**6

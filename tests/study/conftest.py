"""A server for each test."""

from served import server

__all__ = ["server"]

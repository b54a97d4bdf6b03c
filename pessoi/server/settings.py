"""The settings of a server and its limits."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from pessoi.core.components import Values
from pessoi.server.limits import Network


@dataclass(frozen=True)
class Limits:
    """Limits for one client. A token bucket holds `burst` tokens and refills at `rate` tokens per second."""

    socket_rate: float = 20.0
    socket_burst: float = 60.0
    """Requests of one seat."""
    others_per_hour: float = 300.0
    """Requests of one seat that are stored but are not moves: chat, names, undos, bots, webhooks."""
    http_rate: float = 20.0
    http_burst: float = 100.0
    """Requests of one address."""
    open_rate: float = 0.5
    open_burst: float = 30.0
    """Tables set up by one address."""
    sockets: int = 200
    connections: int = 300
    """Simultaneous sockets and connections of one address."""
    all_connections: int = 60_000
    """Simultaneous connections of all addresses; `serve` lowers it to what the descriptors allow."""
    header: int = 16_384
    message: int = 16_384
    """Bytes of a request's header, and of its body or a socket's message. A new table's may be larger."""
    socket_bytes: float = 40_000
    """Bytes that a socket may send at once, and a tenth of it per second; all of one address ten times as many."""
    request: float = 10.0
    """Seconds for the header of a request, and for its body."""
    hello: float = 10.0
    """Seconds until the first message of a socket must arrive."""
    stuck: float = 30.0
    """Seconds after which a client that does not read is dropped."""
    hints: int = 4
    uploads: int = 4
    """Hints and uploads of one address that may wait."""


@dataclass(frozen=True)
class Settings:
    """The options of `pessoi serve`, and values that only tests change."""

    database: str | Path
    database_timeout: float = 5.0
    """Seconds allowed for a transaction on PostgreSQL."""
    listener_heartbeat: float = 2.0
    """Seconds between two heartbeats of the listener to PostgreSQL, and seconds that each may take."""
    origins: tuple[str, ...] = ()
    """Allowed origins of pages, in addition to the server's own."""
    proxies: tuple[Network, ...] = ()
    """Reverse proxies whose headers name the address of a client."""
    bot_timeout: float = 20.0
    """Seconds allowed for one move of a bot, from the start of its thinking."""
    upload_timeout: float = 20.0
    """Seconds allowed for checking a record or a position."""
    window: float = 0.9
    """Seconds for which a window is open, whoever could answer in it."""
    workers: int = 2
    """Processes that compute the moves of bots."""
    idle_timeout: float = 300.0
    """Seconds until an unused table is unloaded from memory."""
    private_webhooks: bool = False
    """Whether webhooks may go to private addresses."""
    boxes: Mapping[str, Values] = field(default_factory=dict)
    """The components of new tables by game, if they are not the shipped ones."""
    limits: Limits = field(default_factory=Limits)

"""The settings of a server and its limits."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """Limits for one client. A token bucket holds `burst` tokens and refills at `rate` tokens per second."""

    socket_rate: float = 20.0
    socket_burst: float = 60.0
    """Messages of one seat."""
    http_rate: float = 20.0
    http_burst: float = 100.0
    """Requests of one address."""
    open_rate: float = 0.5
    open_burst: float = 30.0
    """Tables set up by one address."""
    sockets: int = 200
    """Simultaneous sockets of one address."""
    body: int = 1_000_000
    message: int = 16_384
    """Bytes of a request's body and of a socket's message."""
    hello: float = 10.0
    """Seconds until the first message of a socket must arrive."""
    stuck: float = 30.0
    """Seconds after which a client that does not read is dropped."""


@dataclass(frozen=True)
class Settings:
    """The options of `pessoi serve`, and values that only tests change."""

    database: str | Path
    host: str = "127.0.0.1"
    port: int = 8421
    origins: tuple[str, ...] = ()
    """Allowed origins of pages, in addition to the server's own."""
    proxied: bool = False
    """Whether to trust a reverse proxy's headers for the address of a client."""
    bot_timeout: float = 20.0
    """Seconds allowed for one move of a bot."""
    workers: int = 2
    """Processes that compute the moves of bots."""
    idle_timeout: float = 300.0
    """Seconds until an unused table is unloaded from memory."""
    private_webhooks: bool = False
    """Whether webhooks may go to private addresses."""
    limits: Limits = field(default_factory=Limits)

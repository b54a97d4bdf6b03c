"""How a server is run."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. A bucket holds `burst` and refills at `rate` a second."""

    socket_rate: float = 20.0
    socket_burst: float = 60.0
    """Messages of one seat."""
    http_rate: float = 20.0
    http_burst: float = 100.0
    """Requests of one address."""
    open_rate: float = 0.5
    open_burst: float = 30.0
    """Tables one address may set up."""
    sockets: int = 200
    """Sockets of one address at the same time."""
    body: int = 1_000_000
    message: int = 16_384
    """Bytes of a request's body and of a socket's message."""
    hello: float = 10.0
    """Seconds until the first message of a socket must be there."""
    stuck: float = 30.0
    """Seconds a socket may take to accept a message."""


@dataclass(frozen=True)
class Settings:
    """What the command line says, and what tests change."""

    database: str | Path
    host: str = "127.0.0.1"
    port: int = 8421
    origins: tuple[str, ...] = ()
    """Where pages may come from, besides this server itself."""
    proxied: bool = False
    """Whether a reverse proxy in front tells the true address of a client."""
    think: float = 20.0
    """Seconds a bot may think about one move."""
    workers: int = 2
    idle: float = 300.0
    """Seconds a table stays in memory when nobody uses it."""
    private_webhooks: bool = False
    """Whether webhooks may go to private addresses."""
    limits: Limits = field(default_factory=Limits)

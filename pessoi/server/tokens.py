"""The secret tokens in seat links. A token grants its seat to its holder; the server stores only its digest."""

import hashlib
import secrets

BITS = 192


def new_token() -> str:
    """A new URL-safe secret for a link."""
    return secrets.token_urlsafe(BITS // 8)


def new_id() -> str:
    """A new id for a table. It is not a secret and grants nothing."""
    return secrets.token_hex(8)


def digest(token: str) -> str:
    """The stored digest of a token, by which it is found.

    Tokens are random enough that no salt is needed, and that the time of a lookup tells nothing about others.
    """
    return hashlib.sha256(token.encode()).hexdigest()

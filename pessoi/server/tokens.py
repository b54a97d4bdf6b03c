"""The secrets in seat links. Whoever holds a token sits in its seat; the server keeps only what a token hashes to."""

import hashlib
import hmac
import secrets

BITS = 192
LONGEST = 64
"""No token we ever gave out is longer."""


def new_token() -> str:
    """A secret for a link, safe in an address."""
    return secrets.token_urlsafe(BITS // 8)


def new_id() -> str:
    """A name for a table. It is no secret and opens nothing."""
    return secrets.token_hex(8)


def digest(token: str) -> str:
    """What is stored of a token. It is random enough that no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(stored: str, presented: str) -> bool:
    """Whether two digests are equal, in a time that does not tell how nearly."""
    return hmac.compare_digest(stored.encode(), presented.encode())

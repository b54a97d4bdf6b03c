"""WebSocket messages as they go over the wire: whole texts one after the other, which is all that browsers send."""

TEXT = 0x81
CONTROL = (0x88, 0x89, 0x8A)
MASKED = 0x80


def framed(pieces: list[bytes]) -> bytes:
    """A whole text, in pieces, as it goes over the wire."""
    size = 0
    for piece in pieces:
        size += len(piece)
    return b"".join([_head(size), *pieces])


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def whole(data: bytes, most: int) -> tuple[int, int]:
    """Where the first message begins and ends, if it is whole, not too long and as plain as browsers send it."""
    if len(data) < 6 or (data[0] != TEXT and data[0] not in CONTROL) or data[1] < MASKED:
        return 0, 0
    begin, size = 6, data[1] - MASKED
    if size == 126 and data[0] == TEXT:
        begin, size = 8, data[2] << 8 | data[3]
    elif size > 125:
        return 0, 0
    return (begin, begin + size) if size <= most and len(data) >= begin + size else (0, 0)

"""Encoding and recognition of WebSocket frames: unfragmented text messages, which is all that browsers send."""

TEXT = 0x81
CONTROL = (0x88, 0x89, 0x8A)
MASKED = 0x80


def text_frame(payload: bytes) -> bytes:
    """A text message as one unmasked frame."""
    return _header(len(payload)) + payload


def _header(size: int) -> bytes:
    """The header of a text frame with `size` bytes of payload."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def payload_range(data: bytes, max_size: int) -> tuple[int, int]:
    """The start and end of the first frame's payload.

    Returns (0, 0) if that frame is incomplete, longer than `max_size`, unmasked, fragmented or not text or control.
    """
    if len(data) < 6 or (data[0] != TEXT and data[0] not in CONTROL) or data[1] < MASKED:
        return 0, 0
    begin, size = 6, data[1] - MASKED
    if size == 126 and data[0] == TEXT:
        begin, size = 8, data[2] << 8 | data[3]
    elif size > 125:
        return 0, 0
    return (begin, begin + size) if size <= max_size and len(data) >= begin + size else (0, 0)

"""Moments of a page as one moving picture: an animated WebP that Chromium encodes frame by frame.

A file of WebP is a RIFF container. Every still that Chromium encodes has one chunk with its pixels; an animation has
the chunks of all stills, each in a frame that says where it is drawn and how long it is shown. Only the part of a
moment that differs from the one before is stored.
"""

import base64
import struct
from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import Page

QUALITY = 0.8
ANIMATED = 0b10
"""The flag of the header that says that there are frames."""
NOT_BLENDED = 0b10
"""The flag of a frame that replaces what is under it."""
ENCODE = """async ([picture, quality]) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const before = globalThis.before?.length === now.length ? globalThis.before : now.map((pixel) => ~pixel);
  globalThis.before = now;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < now.length; at++) {
    if (now[at] === before[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  if (right <= left) return null;
  [left, top] = [left & ~1, top & ~1];
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext("2d").drawImage(image, -left, -top);
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  return [left, top, part.width, part.height, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))];
}"""
"""Encodes the part of a picture that differs from the last one; a frame begins at even numbers of pixels."""


@dataclass
class Frame:
    """A part of the picture: where it is drawn, its pixels as a chunk of WebP, and for how many milliseconds."""

    left: int
    top: int
    width: int
    height: int
    pixels: bytes
    duration: int


class MovingPicture:
    """Collects moments, and encodes them on an empty page of the browser."""

    def __init__(self, encoder: Page) -> None:
        self._encoder = encoder
        self._frames: list[Frame] = []

    def add(self, png: bytes, duration: int) -> None:
        """Show a picture for some milliseconds; one that is like the last prolongs that."""
        address = "data:image/png;base64," + base64.b64encode(png).decode()
        encoded = self._encoder.evaluate(ENCODE, [address, QUALITY])
        if encoded is None:
            self._frames[-1].duration += duration
            return
        left, top, width, height, still = encoded
        self._frames.append(Frame(left, top, width, height, pixels(base64.b64decode(still)), duration))

    def webp(self) -> bytes:
        """The animation, which repeats for ever."""
        first = self._frames[0]
        canvas = struct.pack("<I", ANIMATED) + _three(first.width - 1) + _three(first.height - 1)
        parts = [chunk(b"VP8X", canvas), chunk(b"ANIM", struct.pack("<IH", 0, 0)), *map(_encoded, self._frames)]
        return chunk(b"RIFF", b"WEBP" + b"".join(parts))


def _encoded(frame: Frame) -> bytes:
    numbers = (frame.left // 2, frame.top // 2, frame.width - 1, frame.height - 1, frame.duration)
    return chunk(b"ANMF", b"".join(map(_three, numbers)) + bytes([NOT_BLENDED]) + frame.pixels)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def chunk(name: bytes, content: bytes) -> bytes:
    """A chunk of a RIFF file, padded to an even length."""
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def pixels(still: bytes) -> bytes:
    """The chunks of a still picture that frames of an animation have too."""
    return b"".join(chunk(name, content) for name, content in chunks(still[12:]) if name in (b"ALPH", b"VP8 ", b"VP8L"))


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a RIFF file, with their names."""
    while data:
        (length,) = struct.unpack("<I", data[4:8])
        yield data[:4], data[8 : 8 + length]
        data = data[8 + length + length % 2 :]

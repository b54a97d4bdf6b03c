"""Draw a board of the terminal as an image, cell by cell, with a small bitmap font."""

import unicodedata
from collections.abc import Iterator
from functools import cache

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style

Image = NDArray[np.uint8]
Glyph = NDArray[np.bool_]

WIDTH, HEIGHT = 6, 10
"""The size of a cell in pixels."""
FOREGROUND = (208, 208, 208)
BACKGROUND = (16, 16, 20)
DIM = 0.55
"""The opacity of dim text."""

FONT = """
0 0e11131519110e 1 040c040404040e 2 0e11010204081f 3 1f02040201110e 4 02060a121f0202 5 1f101e0101110e
6 0608101e11110e 7 1f010204080808 8 0e11110e11110e 9 0e11110f01020c A 0e11111f111111 B 1e11111e11111e
C 0e11101010110e D 1c12111111121c E 1f10101e10101f F 1f10101e101010 G 0e11101711110f H 1111111f111111
I 0e04040404040e J 0702020202120c K 11121418141211 L 1010101010101f M 111b1515111111 N 11111915131111
O 0e11111111110e P 1e11111e101010 Q 0e11111115120d R 1e11111e141211 S 0f10100e01011e T 1f040404040404
U 1111111111110e V 11111111110a04 W 1111111515150a X 11110a040a1111 Y 1111110a040404 Z 1f01020408101f
Γ 1f101010101010 Δ 04040a0a11111f Θ 0e11111f11110e Λ 04040a0a111111 Ξ 1f00000e00001f Π 1f0a0a0a0a0a0a
Σ 1f08040204081f Φ 040e1515150e04 Ψ 1515150e040404 Ω 0e1111110a0a1b ∩ 0e111111111111 ∏ 1f111111111111
. 00000000000c0c , 000000000c0408 : 000c0c000c0c00 ; 000c0c000c0408 - 0000001f000000 + 0004041f040400
/ 01010204081010 ( 02040808080402 ) 08040202020408 [ 0e08080808080e ] 0e02020202020e # 0a0a1f0a1f0a0a
! 04040404040004 ? 0e110102040004 ' 0c040800000000 = 00001f001f0000 · 00000004000000 • 00000e0e0e0000
● 000e1f1f1f0e00 ○ 000e1111110e00 ✓ 00010112140800 % 18190204081303 * 00150e1f0e1500 → 0004021f020400
← 0004081f080400 ★ 04041f0e0e1b11 × 00110a040a1100 < 02040810080402 > 08040201020408 _ 0000000000001f
"""
"""Characters and their bitmaps: seven rows of five pixels, one hexadecimal byte each."""
SAME_GLYPH = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ–—’″…", "ABEZHIKMNOPTYX--''.")
LINES = {
    "─━═╌╴╶": "lr",
    "│┃║": "ud",
    "╭┌┏╔": "rd",
    "╮┐┓╗": "ld",
    "╰└┗╚": "ru",
    "╯┘┛╝": "lu",
    "├┣╠": "rud",
    "┤┫╣": "lud",
    "┬┳╦": "lrd",
    "┴┻╩": "lru",
    "┼╋╬": "lrud",
}
"""Line-drawing characters and the sides (left, right, up, down) that their lines reach from the middle."""
BLOCKS = {"█": (0, HEIGHT, 0, WIDTH), "▌": (0, HEIGHT, 0, WIDTH // 2), "▐": (0, HEIGHT, WIDTH // 2, WIDTH)}
"""Block characters and the filled part of the cell: top, bottom, left, right."""


def draw_image(board: RenderableType, columns: int) -> Image:
    """Draw a board in a terminal with `columns` columns."""
    console = Console(width=columns, color_system="truecolor", force_terminal=True, legacy_windows=False)
    lines = console.render_lines(board, console.options, pad=True)
    image = np.empty((len(lines) * HEIGHT, columns * WIDTH, 3), np.uint8)
    image[:] = BACKGROUND
    for row, line in enumerate(lines):
        for column, (character, style) in enumerate(_cells(line)):
            if column < columns:
                _draw_cell(
                    image[row * HEIGHT : (row + 1) * HEIGHT, column * WIDTH : (column + 1) * WIDTH], character, style
                )
    return image


def _cells(line: list[Segment]) -> Iterator[tuple[str, Style]]:
    for segment in line:
        if not segment.control:
            for character in segment.text:
                yield character, segment.style or Style.null()


def _draw_cell(cell: Image, character: str, style: Style) -> None:
    foreground, background = _rgb(style.color, FOREGROUND), _rgb(style.bgcolor, BACKGROUND)
    if style.reverse:
        foreground, background = background, foreground
    cell[:] = background
    opacity = DIM if style.dim else 1.0
    cell[glyph(character)] = np.array(background) * (1 - opacity) + np.array(foreground) * opacity


def _rgb(color: Color | None, default: tuple[int, int, int]) -> tuple[int, int, int]:
    return default if color is None or color.is_default else color.get_truecolor()


@cache
def glyph(character: str) -> Glyph:
    """The foreground pixels of a character; a character without a bitmap is a small square."""
    pixels = np.zeros((HEIGHT, WIDTH), np.bool_)
    plain = unicodedata.normalize("NFD", character)[0].upper().translate(SAME_GLYPH)
    lines = next((sides for characters, sides in LINES.items() if character in characters), None)
    if character in BLOCKS:
        top, bottom, left, right = BLOCKS[character]
        pixels[top:bottom, left:right] = True
    elif lines:
        middle, centre = HEIGHT // 2, WIDTH // 2
        pixels[middle, centre] = True
        pixels[middle, : centre if "l" in lines else 0] = True
        pixels[middle, centre if "r" in lines else WIDTH :] = True
        pixels[: middle if "u" in lines else 0, centre] = True
        pixels[middle if "d" in lines else HEIGHT :, centre] = True
    elif plain in _bitmaps:
        pixels[1:8, :5] = [[bool(row >> bit & 1) for bit in range(4, -1, -1)] for row in bytes.fromhex(_bitmaps[plain])]
    elif not character.isspace():
        pixels[3:7, 1:4] = True
    return pixels


_fields = FONT.split()
_bitmaps = dict(zip(_fields[::2], _fields[1::2]))

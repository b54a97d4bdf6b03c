"""A board as a picture: the terminal's board, cell by cell, in a small letter case of our own."""

import unicodedata
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style

Picture = NDArray[np.uint8]
Shape = NDArray[np.bool_]

WIDTH, HEIGHT = 6, 10
"""The pixels of a cell."""
INK = (208, 208, 208)
PAPER = (16, 16, 20)
DIM = 0.55

GLYPHS = """
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
ALIKE = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ–—’″…", "ABEZHIKMNOPTYX--''.")
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
"""Which borders of its cell a line reaches from the middle."""
BLOCKS = {"█": (0, HEIGHT, 0, WIDTH), "▌": (0, HEIGHT, 0, WIDTH // 2), "▐": (0, HEIGHT, WIDTH // 2, WIDTH)}


def picture(board: RenderableType, columns: int) -> Picture:
    """Draw a board that is so many columns wide."""
    console = Console(width=columns, color_system="truecolor", force_terminal=True, legacy_windows=False)
    lines = console.render_lines(board, console.options, pad=True)
    image = np.empty((len(lines) * HEIGHT, columns * WIDTH, 3), np.uint8)
    image[:] = PAPER
    for row, line in enumerate(lines):
        for column, (letter, style) in enumerate(_cells(line)):
            if column < columns:
                _ink(image[row * HEIGHT : (row + 1) * HEIGHT, column * WIDTH : (column + 1) * WIDTH], letter, style)
    return image


def _cells(line: list[Segment]) -> Iterator[tuple[str, Style]]:
    for segment in line:
        if not segment.control:
            for letter in segment.text:
                yield letter, segment.style or Style.null()


def _ink(cell: Picture, letter: str, style: Style) -> None:
    ink, paper = _colour(style.color, INK), _colour(style.bgcolor, PAPER)
    if style.reverse:
        ink, paper = paper, ink
    cell[:] = paper
    strength = DIM if style.dim else 1.0
    cell[shape(letter)] = np.array(paper) * (1 - strength) + np.array(ink) * strength


def _colour(color: Color | None, default: tuple[int, int, int]) -> tuple[int, int, int]:
    return default if color is None or color.is_default else color.get_truecolor()


def shape(letter: str) -> Shape:
    """The inked pixels of a letter; one that is not in the case is a small square."""
    if letter not in _case:
        _case[letter] = _cut(letter)
    return _case[letter]


def _cut(letter: str) -> Shape:
    pixels = np.zeros((HEIGHT, WIDTH), np.bool_)
    plain = unicodedata.normalize("NFD", letter)[0].upper().translate(ALIKE)
    reach = next((sides for letters, sides in LINES.items() if letter in letters), None)
    if letter in BLOCKS:
        top, bottom, left, right = BLOCKS[letter]
        pixels[top:bottom, left:right] = True
    elif reach:
        middle, centre = HEIGHT // 2, WIDTH // 2
        pixels[middle, centre] = True
        pixels[middle, : centre if "l" in reach else 0] = True
        pixels[middle, centre if "r" in reach else WIDTH :] = True
        pixels[: middle if "u" in reach else 0, centre] = True
        pixels[middle if "d" in reach else HEIGHT :, centre] = True
    elif plain in _glyphs:
        pixels[1:8, :5] = [[bool(row >> bit & 1) for bit in range(4, -1, -1)] for row in bytes.fromhex(_glyphs[plain])]
    elif not letter.isspace():
        pixels[3:7, 1:4] = True
    return pixels


_written = GLYPHS.split()
_glyphs = dict(zip(_written[::2], _written[1::2]))
_case: dict[str, Shape] = {}

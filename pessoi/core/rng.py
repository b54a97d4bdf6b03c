"""A small random generator that draws the same numbers compiled and uncompiled."""

from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """xoshiro128** on four 32-bit words; no intermediate value exceeds 64 bits."""

    def __init__(self, seed: int = 0) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Reseed; every integer of up to 64 bits is a distinct seed."""
        low: i64 = seed & WORD
        high: i64 = (seed >> 32) & WORD
        self.a = _mixed(low)
        self.b = _mixed(high ^ self.a)
        self.c = _mixed(low ^ self.b)
        self.d = _mixed(high ^ self.c) | 1

    def word(self) -> i64:
        """Draw 32 random bits."""
        product: i64 = (self.b * 5) & WORD
        result: i64 = (((product << 7) | (product >> 25)) & WORD) * 9 & WORD
        shifted: i64 = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) | (self.d >> 21)) & WORD
        return result

    def below(self, bound: i64) -> i64:
        """Draw a number from 0 to `bound` - 1."""
        return (self.word() * bound) >> 32

    def one_of(self, things: list[int]) -> int:
        """Draw one of a list, all equally likely."""
        return things[self.below(len(things))]

    def weighted(self, things: list[tuple[int, int]]) -> int:
        """Draw one of a list of (thing, weight), in proportion to the weights."""
        total = 0
        for _, weight in things:
            total += weight
        rest: int = self.below(total)
        for thing, weight in things:
            rest -= weight
            if rest < 0:
                return thing
        raise ValueError("weights must be positive numbers that sum to less than 2**31")

    def shuffle(self, things: list[int]) -> None:
        """Shuffle a list in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def _mixed(word: i64) -> i64:
    """One round of a 32-bit finaliser, so that neighbouring seeds give unrelated streams."""
    x: i64 = (word + 0x9E3779B9) & WORD
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)

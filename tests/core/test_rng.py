"""The random generator: reproducible and uniform."""

import pytest
from scipy import stats

from pessoi import Rng


def test_the_stream_of_a_seed_never_changes() -> None:
    rng = Rng(1)
    assert [rng.below(10) for _ in range(10)] == [6, 8, 9, 6, 6, 6, 8, 3, 1, 2]


def test_neighbouring_and_large_seeds_differ() -> None:
    streams = {tuple(_words(Rng(seed), 4)) for seed in [*range(200), 2**32, 2**33, 2**63 - 1]}
    assert len(streams) == 203


def test_seeding_again_starts_again() -> None:
    rng = Rng(5)
    first = _words(rng, 5)
    rng.seed(5)
    assert _words(rng, 5) == first


def test_below_is_uniform() -> None:
    rng = Rng(2)
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert stats.chisquare(counts).pvalue > 1e-4


def test_weighted_follows_the_weights() -> None:
    rng = Rng(3)
    counts = {10: 0, 20: 0, 30: 0}
    for _ in range(6000):
        counts[rng.weighted([(10, 1), (20, 2), (30, 3)])] += 1
    assert stats.chisquare(list(counts.values()), [1000, 2000, 3000]).pvalue > 1e-4


def test_weights_must_be_positive() -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(4).weighted([(1, 0)])


def test_shuffle_reaches_every_order_equally_often() -> None:
    rng = Rng(5)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        things = [1, 2, 3]
        rng.shuffle(things)
        counts[tuple(things)] = counts.get(tuple(things), 0) + 1
    assert len(counts) == 6
    assert stats.chisquare(list(counts.values())).pvalue > 1e-4


def _words(rng: Rng, count: int) -> list[int]:
    return [rng.word() for _ in range(count)]

"""Random numbers: alike on both engines, unrelated for neighbouring seeds, fair."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from getaway.games import load
from getaway.kernel.chance import LOW, MULTIPLIER, SEEDS, Dice, below, generator, pull

seeds = st.integers(0, SEEDS - 1)


@given(seeds)
def test_every_seed_gives_a_generator_that_moves_and_stays_in_range(seed: int) -> None:
    dice = Dice(seed)
    seen = set()
    for _ in range(20):
        assert 0 < dice.rng < MULTIPLIER << 32
        seen.add(dice.rng)
        below(dice, 2)
    assert len(seen) == 20


@given(seeds, st.integers(1, 1000))
def test_numbers_stay_below_the_limit(seed: int, limit: int) -> None:
    dice = Dice(seed)
    assert all(0 <= below(dice, limit) < limit for _ in range(20))


def test_neighbouring_seeds_share_no_more_than_chance() -> None:
    """The first ten draws out of 55 of seeds that follow one another agree about one time in 55."""
    draws = []
    for seed in range(3000):
        dice = Dice(seed)
        draws.append([below(dice, 55) for _ in range(10)])
    equal = sum(a == b for one, other in pairwise(draws) for a, b in zip(one, other, strict=True))
    assert 400 < equal < 700  # 29990 / 55 is 545


def test_half_of_the_bits_turn_when_one_bit_of_the_seed_does() -> None:
    turned = [
        bin((generator(seed) ^ generator(seed ^ 1 << bit)) & LOW).count("1")
        for seed in range(0, 2000, 7)
        for bit in range(0, 63, 4)
    ]
    assert 15 < sum(turned) / len(turned) < 17
    assert min(turned) > 0


def test_each_number_is_as_likely() -> None:
    dice = Dice(11)
    counts = Counter(below(dice, 6) for _ in range(60_000))
    assert all(9_600 < counts[face] < 10_400 for face in range(6))


def test_seeds_do_not_repeat_within_a_million() -> None:
    assert len({generator(seed) for seed in range(0, 1_000_000, 10)}) == 100_000


def test_pulling_empties_a_heap_kind_by_kind() -> None:
    dice = Dice(5)
    heap = [2, 0, 3]
    pulled = Counter(pull(dice, heap, size) for size in range(5, 0, -1))
    assert pulled == {0: 2, 2: 3}
    assert heap == [0, 0, 0]


def test_the_compiled_generator_gives_the_same_numbers() -> None:
    import numpy

    engine = load("art-robbery", compiled=True)
    twin = engine.generic("getaway.kernel.chance")
    for seed in (0, 1, 2**31, 2**32 - 1, 2**32, 2**62 + 12345, SEEDS - 1):
        assert twin.generator(seed) == generator(seed)
        dice = Dice(seed)
        states = engine.deal(2, 1)
        states[0].rng = generator(seed)
        for limit in (2, 55, 1_000_000, 2**31):
            assert twin.below(states[0], limit) == below(dice, limit)
        heap = numpy.array([3, 0, 4], dtype=numpy.int64)
        assert twin.pull(states[0], heap, 7) == pull(dice, [3, 0, 4], 7)

"""Chance: the numbers of every saved game, pinned for ever, and fair."""

from itertools import islice, permutations

import pytest

from rivalry.core import chance
from rivalry.core.chance import SHUFFLES, SplitMix64, answer, chance_number, pick, shuffle
from rivalry.core.decision import CHANCE, Decision, MalformedAction

MASK = 2**64 - 1
DIE = Decision(CHANCE, "roll", [("roll", n) for n in range(1, 7)])
DEAL = Decision(CHANCE, "deal", SHUFFLES)


def published_splitmix64(seed: int, n: int) -> list[int]:
    """The published algorithm, written down a second time with unsigned numbers."""
    numbers = []
    for _ in range(n):
        seed = (seed + 0x9E3779B97F4A7C15) & MASK
        z = seed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        numbers.append(z ^ (z >> 31))
    return numbers


# The generator


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [16294208416658607535, 7960286522194355700, 487617019471545679]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423]),
        (MASK, [16490336266968443936, 16834447057089888969, 4048727598324417001]),
    ],
)
def test_the_generator_gives_the_published_numbers(seed: int, numbers: list[int]) -> None:
    rng = SplitMix64(seed)
    assert [rng.next64() & MASK for _ in numbers] == numbers


@pytest.mark.parametrize("seed", [0, 1, 1234567, 2**31, 2**63 - 1, 2**63, 2**63 + 1, MASK])
def test_the_generator_follows_the_published_algorithm_a_long_way(seed: int) -> None:
    rng = SplitMix64(seed)
    assert [rng.next64() & MASK for _ in range(500)] == published_splitmix64(seed, 500)


@pytest.mark.parametrize("seed", [0, 5, 2**63, MASK])
def test_only_64_bits_of_a_seed_count(seed: int) -> None:
    here, there, below = SplitMix64(seed), SplitMix64(seed + 2**64), SplitMix64(seed - 2**64)
    numbers = [here.next64() & MASK for _ in range(5)]
    assert [there.next64() & MASK for _ in range(5)] == numbers
    assert [below.next64() & MASK for _ in range(5)] == numbers


def test_the_upper_half_is_the_upper_half() -> None:
    rng = SplitMix64(1234567)
    assert [rng.next32() for _ in range(3)] == [n >> 32 for n in published_splitmix64(1234567, 3)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 60, 1000, 2**31 - 1])
def test_a_number_below_n_is_never_n(n: int) -> None:
    rng = SplitMix64(n)
    numbers = [rng.below(n) for _ in range(300)]
    assert min(numbers) >= 0 and max(numbers) < n


def test_below_refuses_the_part_of_the_numbers_that_would_favour_some() -> None:
    """With n just above half of 2**31 a plain remainder would favour the low third by far."""
    n = 3 * 2**29
    rng = SplitMix64(1)
    thirds = [0, 0, 0]
    for _ in range(30_000):
        thirds[rng.below(n) // 2**29] += 1
    assert chi_square(thirds) < 13.8  # 99.9 % of fair generators, 2 degrees of freedom


def test_numbers_below_six_are_a_fair_die() -> None:
    rng = SplitMix64(99)
    faces = [0] * 6
    for _ in range(60_000):
        faces[rng.below(6)] += 1
    assert chi_square(faces) < 20.5  # 99.9 %, 5 degrees of freedom


# Shuffling


@pytest.mark.parametrize(
    ("n", "seed", "order"),
    [
        (0, 5, []),
        (1, 5, [0]),
        (8, 0, [4, 5, 1, 0, 6, 2, 3, 7]),
        (8, MASK, [1, 3, 2, 6, 4, 5, 0, 7]),
        (10, 1234567, [4, 7, 6, 0, 5, 9, 2, 1, 8, 3]),
    ],
)
def test_a_shuffle_is_pinned(n: int, seed: int, order: list[int]) -> None:
    cards = list(range(n))
    shuffle(cards, seed)
    assert cards == order


def test_the_shuffle_of_a_whole_deck_is_pinned() -> None:
    cards = list(range(60))
    shuffle(cards, 7)
    assert cards[:10] == [47, 58, 19, 28, 26, 42, 41, 18, 53, 51]
    assert cards[-10:] == [52, 59, 21, 31, 40, 50, 54, 0, 20, 23]
    assert sorted(cards) == list(range(60))


@pytest.mark.parametrize("seed", [0, 1, 7, 1234567, 2**63, MASK])
@pytest.mark.parametrize("n", [2, 9, 60, 72, 110])
def test_a_shuffle_is_fisher_and_yates_with_both_halves_of_each_number(n: int, seed: int) -> None:
    """The algorithm written down a second time: from the last place down, swap with any place."""
    halves = [half for bits in published_splitmix64(seed, n) for half in (bits >> 32, bits % 2**32)]
    expected = list(range(n))
    for place in range(n - 1, 0, -1):
        while True:
            product = halves.pop(0) * (place + 1)
            if product % 2**32 >= 2**32 % (place + 1):
                break
        other = product // 2**32
        expected[place], expected[other] = expected[other], expected[place]
    cards = list(range(n))
    shuffle(cards, seed)
    assert cards == expected


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    counts = dict.fromkeys(permutations(range(4)), 0)
    for seed in range(24_000):
        cards = [0, 1, 2, 3]
        shuffle(cards, seed)
        counts[(cards[0], cards[1], cards[2], cards[3])] += 1
    assert chi_square(list(counts.values())) < 49.7  # 99.9 %, 23 degrees of freedom


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# The options of a shuffle


def test_every_number_of_64_bits_is_a_shuffle() -> None:
    assert SHUFFLES[0] == ("shuffle", 0)
    assert SHUFFLES[MASK] == ("shuffle", MASK)
    assert ("shuffle", 0) in SHUFFLES and ("shuffle", MASK) in SHUFFLES


@pytest.mark.parametrize(
    "thing",
    [
        ("shuffle", -1),
        ("shuffle", 2**64),
        ("shuffle", True),
        ("shuffle", 1.0),
        ("shuffle", "7"),
        ("shuffle",),
        ("shuffle", 1, 2),
        ("roll", 1),
        ["shuffle", 1],
        7,
        "shuffle",
        None,
    ],
)
def test_anything_else_is_no_shuffle(thing: object) -> None:
    assert thing not in SHUFFLES


@pytest.mark.parametrize("index", [-1, 2**64])
def test_there_is_no_shuffle_outside_of_64_bits(index: int) -> None:
    with pytest.raises(IndexError, match="64 bits"):
        SHUFFLES[index]


def test_shuffles_are_never_empty_and_come_in_order() -> None:
    assert SHUFFLES
    assert list(islice(SHUFFLES, 3)) == [("shuffle", 0), ("shuffle", 1), ("shuffle", 2)]
    assert repr(SHUFFLES) == "SHUFFLES"


# What chance answers


def test_bits_pick_a_shuffle_as_they_are() -> None:
    assert pick(DEAL, 0) == ("shuffle", 0)
    assert pick(DEAL, MASK) == ("shuffle", MASK)


def test_options_without_weights_are_equally_likely() -> None:
    counts = [0] * 6
    for bits in range(12_000):
        counts[chance_number(pick(DIE, bits)) - 1] += 1
    assert chi_square(counts) < 20.5  # 99.9 %, 5 degrees of freedom


def test_weights_say_how_likely_an_option_is() -> None:
    d = Decision(CHANCE, "event", [("event", 0), ("event", 1), ("event", 2)], [1, 2, 3])
    counts = [0, 0, 0]
    for bits in range(12_000):
        counts[chance_number(pick(d, bits))] += 1
    expected = [2000, 4000, 6000]
    square = sum((c - e) ** 2 / e for c, e in zip(counts, expected, strict=True))
    assert square < 13.8  # 99.9 %, 2 degrees of freedom


def test_the_only_option_is_always_picked() -> None:
    d = Decision(CHANCE, "roll", [("roll", 4)], [5])
    assert {pick(d, bits) for bits in range(50)} == {("roll", 4)}


def test_an_option_of_weight_nothing_is_never_picked() -> None:
    d = Decision(CHANCE, "roll", [("roll", 1), ("roll", 2), ("roll", 3)], [0, 1, 0])
    assert {pick(d, bits) for bits in range(200)} == {("roll", 2)}


def test_weights_and_options_must_be_as_many() -> None:
    with pytest.raises(ValueError, match="exactly one weight per option"):
        pick(Decision(CHANCE, "roll", [("roll", 1)], [0, 9]), 3)


def test_the_answers_of_a_seed_are_pinned() -> None:
    assert [chance_number(answer("7", n, DIE)) for n in range(10)] == [6, 3, 2, 6, 2, 2, 3, 3, 1, 1]
    assert answer("7", 0, DEAL) == ("shuffle", 17725994237439495539)
    assert answer("7", 1, DEAL) == ("shuffle", 15537646209016443107)
    assert answer("", 0, DEAL) == ("shuffle", 1866903987063215603)


def test_an_answer_depends_on_seed_and_number_alone() -> None:
    assert answer("a", 3, DEAL) == answer("a", 3, Decision(CHANCE, "other", SHUFFLES))
    assert answer("a", 3, DEAL) != answer("a", 4, DEAL)
    assert answer("a", 3, DEAL) != answer("b", 3, DEAL)


def test_the_seed_1_asked_for_the_11th_time_is_not_the_seed_11_asked_for_the_1st() -> None:
    assert answer("1", 11, DEAL) != answer("11", 1, DEAL)


# Notation


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (("shuffle", 0), "shuffle 0x0"),
        (("shuffle", MASK), "shuffle 0xffffffffffffffff"),
        (("roll", 4), "roll 4"),
        (("start", 1), "start 1"),
    ],
)
def test_chance_answers_are_written_and_read(action: tuple[str, int], words: str) -> None:
    assert chance.text(action) == words
    assert chance.parse(words, ["shuffle", "roll", "start"]) == action


@pytest.mark.parametrize("words", ["roll 4", "", "play red 7", "shuffled 3", "SHUFFLE 0x1"])
def test_other_words_are_left_to_the_game(words: str) -> None:
    assert chance.parse(words, ["shuffle"]) is None


@pytest.mark.parametrize("words", ["shuffle", "shuffle ", "shuffle red", "roll 0x4", "roll 1.5"])
def test_a_chance_answer_without_a_number_is_malformed(words: str) -> None:
    with pytest.raises(MalformedAction, match="needs a number"):
        chance.parse(words, ["shuffle", "roll"])


def test_the_number_of_a_chance_answer() -> None:
    assert chance_number(("roll", 4)) == 4
    with pytest.raises(AssertionError, match="a word and a number"):
        chance_number(("event", "trade"))
    with pytest.raises(AssertionError, match="a word and a number"):
        chance_number(4)

"""Hidden cards: who knows what, and what shuffling and scrambling do to it."""

import pytest

from rivalry.core.hidden import EVERYBODY, SEAT, Cards


def test_a_fresh_card_is_known_to_nobody() -> None:
    cards = Cards([70, 71])
    assert not any(cards.knows(h, seat) for h in (0, 1) for seat in (0, 1, 6, None))


@pytest.mark.parametrize("seat", range(len(SEAT)))
def test_showing_a_card_to_one_seat_shows_it_to_no_other(seat: int) -> None:
    cards = Cards([70, 71])
    cards.show(1, seat)
    assert [s for s in range(len(SEAT)) if cards.knows(1, s)] == [seat]
    assert not cards.knows(1, None) and not cards.knows(0, seat)


def test_a_card_shown_to_every_seat_is_still_hidden_from_spectators() -> None:
    cards = Cards([70])
    for seat in range(len(SEAT)):
        cards.show(0, seat)
    assert not cards.knows(0, None)
    assert cards.known[0] != EVERYBODY


def test_an_open_card_is_known_to_everybody() -> None:
    cards = Cards([70, 71])
    cards.show_all(0)
    assert all(cards.knows(0, seat) for seat in (*range(len(SEAT)), None))
    assert not cards.knows(1, 0)


def test_a_card_turned_down_is_forgotten() -> None:
    cards = Cards([70])
    cards.show_all(0)
    cards.hide(0)
    assert not cards.knows(0, 0) and not cards.knows(0, None)


def test_a_copy_goes_its_own_way() -> None:
    cards = Cards([70, 71], [1, 2])
    copy = cards.copy()
    assert (list(copy.identity), list(copy.known)) == ([70, 71], [1, 2])
    copy.identity[0] = 99
    copy.show_all(1)
    assert (list(cards.identity), list(cards.known)) == ([70, 71], [1, 2])


def test_shuffling_a_zone_keeps_its_cards_and_makes_everybody_forget_them() -> None:
    cards = Cards(list(range(70, 80)))
    for h in range(10):
        cards.show_all(h)
    cards.shuffle([1, 3, 5, 7, 9], 5)
    assert sorted(cards.identity[h] for h in (1, 3, 5, 7, 9)) == [71, 73, 75, 77, 79]
    assert [cards.identity[h] for h in (1, 3, 5, 7, 9)] != [71, 73, 75, 77, 79]
    assert [cards.known[h] for h in (1, 3, 5, 7, 9)] == [0] * 5


def test_shuffling_a_zone_leaves_other_cards_alone() -> None:
    cards = Cards(list(range(70, 80)))
    for h in range(10):
        cards.show(h, 0)
    cards.shuffle([1, 3, 5, 7, 9], 5)
    assert [cards.identity[h] for h in (0, 2, 4, 6, 8)] == [70, 72, 74, 76, 78]
    assert [cards.known[h] for h in (0, 2, 4, 6, 8)] == [1] * 5


def test_shuffling_nothing_or_one_card_changes_no_identity() -> None:
    cards = Cards([70, 71])
    cards.shuffle([], 1)
    cards.shuffle([1], 1)
    assert list(cards.identity) == [70, 71]


def test_scrambling_moves_only_what_the_seat_may_not_know() -> None:
    cards = Cards(list(range(70, 80)))
    for h in (0, 4, 8):
        cards.show(h, 1)
    before = cards.known[:]
    cards.scramble(1, [list(range(10))], 3)
    assert [cards.identity[h] for h in (0, 4, 8)] == [70, 74, 78]
    assert sorted(cards.identity) == list(range(70, 80)) and list(cards.identity) != list(
        range(70, 80)
    )
    assert cards.known == before


def test_scrambling_for_a_spectator_moves_what_only_seats_know() -> None:
    cards = Cards(list(range(70, 80)))
    cards.show_all(0)
    for h in range(1, 10):
        cards.show(h, 0)
    cards.scramble(None, [list(range(10))], 3)
    assert cards.identity[0] == 70 and list(cards.identity[1:]) != list(range(71, 80))


def test_scrambling_stays_within_cards_that_look_alike() -> None:
    cards = Cards(list(range(70, 82)))
    cards.scramble(0, [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]], 3)
    assert sorted(cards.identity[:6]) == list(range(70, 76))
    assert sorted(cards.identity[6:]) == list(range(76, 82))
    assert list(cards.identity[:6]) != list(range(70, 76))
    assert list(cards.identity[6:]) != list(range(76, 82))


def test_scrambling_reaches_every_order_of_three_cards() -> None:
    orders = set()
    for bits in range(200):
        cards = Cards([70, 71, 72])
        cards.scramble(0, [[0, 1, 2]], bits)
        orders.add(tuple(cards.identity))
    assert len(orders) == 6

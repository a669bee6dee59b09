"""RULES 5.3: the Duel with any three of nine sets, all 84: stacks, sums and twelve events."""

from collections import Counter
from itertools import combinations

import pytest
from scenario import Scenario

from rivalry.games.catan_rivals import position, setup
from rivalry.games.catan_rivals.card import CARDS, EVENT

DUELS = list(combinations(setup.THEMES, 3))
SIZES = {
    "gold": 12,
    "turmoil": 12,
    "progress": 14,
    "intrigue": 13,
    "merchant-princes": 14,
    "barbarians": 14,
    "explorers": 15,
    "sages": 20,
    "prosperity": 13,
}
"""The cards of a set without half moon that are drawn."""

SURE = {
    "basic": "yule, invention, year-of-plenty, traveling-merchant",
    "gold": "",
    "turmoil": "riots",
    "progress": "plague",
    "intrigue": "good-neighbors, religious-dispute",
    "merchant-princes": "capricious-sea, fortunate-trade-voyage",
    "barbarians": "barbarian-attack, barbarian-attack",
    "explorers": "most-successful-explorer, friendship-between-peoples",
    "sages": "famine, council-of-the-sages",
    "prosperity": "insurrection, taxation",
}
"""The events of a set without half moon."""


def dealt(sets: tuple[str, ...], seed: int = 1) -> Scenario:
    """A Duel up to the first question to a player."""
    s = position.new(mode="duel", sets=list(sets), starter=0)
    while s.decision is not None and s.decision.player < 0:
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
        s.apply(("shuffle", seed))
    return Scenario(s)


def sure_events(sets: tuple[str, ...]) -> Counter[str]:
    words = ", ".join(SURE[name] for name in ("basic", *sets) if SURE[name])
    return Counter(words.split(", "))


def test_there_are_eighty_four_duels() -> None:
    assert len(DUELS) == 84


@pytest.mark.parametrize("sets", DUELS, ids="-".join)
def test_the_stacks_of_a_duel_have_all_cards_without_half_moon_and_no_others(
    sets: tuple[str, ...],
) -> None:
    g = dealt(sets)
    assert g.state.backs == ["basic"] * 3 + list(sets)
    assert [len(stack) for stack in g.state.stacks] == [12, 12, 12, *[SIZES[s] for s in sets]]
    lying = Counter(key for n in range(6) for key in g.stack(n))
    for card in CARDS:
        if lying[card.key]:
            assert lying[card.key] == card.duel_copies and card.set in ("basic", *sets)
    assert g.state.face_up == [] and g.state.mode.goal == 13


@pytest.mark.parametrize("sets", DUELS, ids="-".join)
def test_the_events_of_a_duel_are_the_sure_ones_filled_up_to_twelve(sets: tuple[str, ...]) -> None:
    g = dealt(sets)
    events = Counter(g.events)
    assert events.total() == 12 and sure_events(sets) <= events
    copies = {card.key: card.copies for card in CARDS if card.kind == EVENT}
    assert all(number <= copies[key] for key, number in events.items())
    everything = events + Counter(g.keys(g.state.box))
    in_sets = [card for card in CARDS if card.kind == EVENT and card.set in ("basic", *sets)]
    assert everything == Counter({card.key: card.copies for card in in_sets})


@pytest.mark.parametrize("sets", DUELS, ids="-".join)
def test_only_the_explorers_bring_a_sea_and_only_prosperity_a_public_feeling(
    sets: tuple[str, ...],
) -> None:
    g = dealt(sets)
    for prince in g.state.princes:
        assert len(prince.sea) == (6 if "explorers" in sets else 0)
        given = ["public-feeling"] if "prosperity" in sets else []
        assert g.keys(prince.markers) == given

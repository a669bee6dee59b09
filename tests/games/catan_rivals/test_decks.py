"""Decks of the Tournament Game: the samples, the limits, the warnings and the written forms."""

import json

import pytest

from rivalry.games.catan_rivals import deck as decks
from rivalry.games.catan_rivals import deck_advice as advice
from rivalry.games.catan_rivals.cards.sample_decks import cards
from rivalry.games.catan_rivals.deck import SAMPLES, BadDeck, Deck, Limits, problems, sentence

SAMPLE = {sample.key: sample.deck for sample in SAMPLES}
HEROES = SAMPLE["strong-heroes"]


def changed(out: str = "", into: str = "", part: str = "stacks", deck: Deck = HEROES) -> Deck:
    """A deck of its own in which some cards of a part are exchanged for others."""
    rest = {name: list(getattr(deck, name)) for name in decks.PARTS}
    for key in cards(out) if out else ():
        rest[part].remove(key)
    rest[part] += cards(into) if into else ()
    return Deck("Mine", *[tuple(rest[name]) for name in decks.PARTS])


# The sample decks


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.key)
def test_a_sample_deck_may_be_played_and_says_how(sample: decks.Sample) -> None:
    assert problems(sample.deck, explorers=sample.explorers) == []
    assert len(sample.deck.hand) == 3 and len(sample.deck.events) == 4
    assert len(sample.deck.stacks) == (30 if sample.key == "new-shores" else 32)
    assert min(len(sample.plan), len(sample.german_plan)) > 150
    assert sample.plan != sample.german_plan


def test_there_are_seven_sample_decks_and_one_of_them_needs_the_sea() -> None:
    assert len(SAMPLES) == 7
    assert [sample.key for sample in SAMPLES if sample.explorers] == ["new-shores"]
    assert problems(SAMPLE["new-shores"], explorers=False)


def test_the_points_printed_on_the_sample_decks_add_up() -> None:
    printed = {key: advice.points(deck) for key, deck in SAMPLE.items()}
    kinds = ("victory", "strength", "commerce", "skill")
    assert {key: [found[kind] for kind in kinds] for key, found in printed.items()} == {
        "wide-principality": [6, 3, 2, 5],
        "new-shores": [7, 4, 5, 0],
        "strong-heroes": [6, 15, 3, 5],
        "hunger-for-wisdom": [6, 5, 2, 0],
        "maritime-trade": [7, 3, 13, 2],
        "prosperity-for-the-poor": [7, 2, 2, 2],
        "alma-mater": [9, 10, 3, 3],
    }


def test_the_first_deck_may_take_a_pilgrimage_site_for_a_brigitta() -> None:
    deck = changed("brigitta-the-wise-woman", "pilgrimage-site", deck=SAMPLE["wide-principality"])
    assert problems(deck) == [] and advice.points(deck)["commerce"] == 3


def test_thirty_cards_are_enough_only_for_the_very_sample_that_has_them() -> None:
    deck = SAMPLE["new-shores"]
    assert problems(Deck("Any name", deck.hand, deck.events, deck.stacks), explorers=True) == []
    other = changed("armory", "scout", deck=deck)
    assert problems(other, explorers=True) == ["stacks-few 30 32"]


# Broken decks

STACK = "toll-bridge"
BROKEN = [
    (Deck("", HEROES.hand, HEROES.events, HEROES.stacks), "no-name"),
    (Deck("x" * 61, HEROES.hand, HEROES.events, HEROES.stacks), "long-name 61 60"),
    (changed("osmund", "", "hand"), "hand-few 2 3"),
    (changed("", "scout", "hand"), "hand-many 4 3"),
    (changed("feud", "", "events"), "events-few 3 4"),
    (changed("", "invention", "events"), "events-many 5 4"),
    (changed(STACK, ""), "stacks-few 31 32"),
    (changed("", "scout"), "stacks-many 33 32"),
    (changed(STACK, "dragon"), "no-such-card dragon"),
    (changed("osmund", "invention", "hand"), "event-in-hand invention"),
    (changed(STACK, "invention"), "event-in-stacks invention"),
    (changed("feud", "scout", "events"), "no-event scout"),
    (changed(STACK, "forest-2"), "region forest-2"),
    (changed("osmund", "hills-3", "hand"), "region hills-3"),
    (changed("feud", "pasture-4", "events"), "region pasture-4"),
    (changed(STACK, "island-of-the-bards"), "sea-card island-of-the-bards"),
    (changed("feud", "yule", "events"), "in-every-stack yule"),
    (changed(STACK, "axel-the-inventor"), "special axel-the-inventor"),
    (changed(STACK, "arsonist"), "attack-again arsonist 2 1"),
    (changed(STACK, "brigands"), "attack-again brigands 2 1"),
    (changed(STACK, "gudrun-terror-of-the-seas, mendicants"), "attack-again mendicants 2 1"),
    (changed(STACK, "castle"), "unique-again castle 2 1"),
    (changed("osmund", "bailiwick", "hand"), "unique-again bailiwick 2 1"),
    (changed(f"{STACK}, merchant", "2 toll-bridge"), "too-many toll-bridge 2 1"),
    (changed("2 castellan", "2 siglind"), "too-many siglind 2 1"),
    (changed("osmund", "osmund, osmund", "hand"), "too-many osmund 2 1"),
    (changed(STACK, "armory"), "explorer-card armory"),
    (changed("feud", "most-successful-explorer", "events"), "explorer-event"),
    (changed("feud", "turmoil-fraternal-feuds", "events"), "half-moons fraternal-feuds 2 1"),
    (changed("feud, fraternal-feuds", "2 progress-invention", "events"), "half-moons"),
    (changed("feud, fraternal-feuds", "2 plague", "events"), "half-moons plague 2 1"),
    (changed("feud, fraternal-feuds", "2 riots", "events"), "sure-event riots 2 1"),
    (changed("feud, fraternal-feuds", "2 capricious-sea", "events"), "too-many-events"),
    (
        # RULINGS O-70: two may return, of both kinds together.
        changed("feud, fraternal-feuds, gift-for-the-prince", "3 barbarian-attack", "events"),
        "returning 3 2",
    ),
    (
        changed("feud, fraternal-feuds, gift-for-the-prince, retreat-of-the-barbarians",
        "2 barbarian-attack, 2 insurrection", "events"),
        "returning 4 2",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("deck", "wrong"), BROKEN, ids=lambda value: str(value)[:30])
def test_a_broken_deck_is_refused_with_a_sentence_that_says_why(deck: Deck, wrong: str) -> None:
    found = problems(deck)
    assert [problem for problem in found if problem.startswith(wrong)]
    assert all(sentence(problem).endswith(".") for problem in found)


def test_at_least_twenty_five_decks_are_broken_in_ways_that_read_differently() -> None:
    said = {sentence(problem) for deck, wrong in BROKEN for problem in problems(deck)}
    assert len(said) > 30
    keys = {problem.split(" ")[0] for deck, _ in BROKEN for problem in problems(deck)}
    assert keys == set(decks.PROBLEMS)


def test_one_change_breaks_one_limit() -> None:
    """What each broken deck is told speaks of what was changed, and of nothing else."""
    for deck, wrong in BROKEN:
        others = [p for p in problems(deck) if not p.startswith(wrong)]
        assert all(p.split(" ")[0].endswith(("few", "many", "again")) for p in others), others


def test_o_93_cards_of_several_sets_with_one_name_are_counted_together() -> None:
    deck = SAMPLE["prosperity-for-the-poor"]
    assert problems(deck) == [] and deck.stacks.count("progress-brigitta-the-wise-woman") == 1
    both = changed("toll-bridge", "brigands")
    assert problems(both) == ["attack-again brigands 2 1"]
    three = changed("scout", "gold-storehouse", deck=SAMPLE["wide-principality"])
    assert problems(three) == ["too-many gold-storehouse 2 1"]


def test_o_38_the_limits_are_numbers_that_a_table_may_change() -> None:
    deck = changed(STACK, "arsonist")
    assert problems(deck, Limits(attacks=2)) == []
    assert "stacks-few 32 40" in problems(deck, Limits(attacks=2, stacks=40))
    assert problems(HEROES, Limits(attacks=0))[0].startswith("attack-again")


def test_a_deck_that_plays_with_the_sea_may_have_cards_of_the_explorers() -> None:
    deck = changed(STACK, "armory")
    assert problems(deck, explorers=True) == [] and problems(deck) == ["explorer-card armory"]


# Warnings


def test_a_warning_names_the_card_that_is_missing() -> None:
    deck = changed("hedge-tavern", "scout")
    assert "needs-card archer hedge-tavern" in advice.warnings(deck)
    assert advice.warning_sentence("needs-card archer hedge-tavern") == (
        "Archer needs a card that is not in the deck: Hedge Tavern."
    )


def test_a_warning_names_a_card_that_must_lie_under_another() -> None:
    assert "needs-card town-hall parish-hall" in advice.warnings(changed(STACK, "town-hall"))


def test_a_warning_names_points_and_kinds_of_cards_that_are_missing() -> None:
    deck = changed("merchant, toll-bridge", "navigator, gero-the-master-merchant")
    found = advice.warnings(deck)
    assert "needs-points navigator 2 sail 0" in found
    assert "needs-kind gero-the-master-merchant 2 trade-ship 0" in found
    assert "explorers-only 1" in found


def test_a_deck_that_cannot_get_to_fifteen_points_is_warned_of() -> None:
    poor = Deck("Poor", ("scout",) * 2, (), ("relocation", "goldsmith"))
    assert "out-of-reach 15 9" in advice.warnings(poor)
    assert all("out-of-reach" not in " ".join(advice.warnings(deck)) for deck in SAMPLE.values())


@pytest.mark.parametrize(
    ("hand", "wrong"),
    [
        ("osmund, drill-ground, siward-the-scout", []),  # each hero costs 1 less after the ground
        ("gold-ship, ship-builder, siward-the-scout", []),
        ("abbey, storehouse, pilgrimage-site", ["hand-together"]),
        ("scout, public-feeling, village-school", []),
        ("university, scout, abbey", ["hand-city university"]),
        ("thieves-hideout, scout, abbey", ["hand-foreign thieves-hideout"]),
        ("carl-forkbeard, scout, goldsmith", ["hand-price carl-forkbeard"]),
        ("frederich-sage-of-the-hills, peter-sage-of-the-forest, scout", []),
    ],
)
def test_a_starting_hand_that_six_resources_cannot_build_is_warned_of(
    hand: str, wrong: list[str]
) -> None:
    deck = Deck("Mine", cards(hand), HEROES.events, HEROES.stacks)
    assert [w for w in advice.warnings(deck) if w.startswith("hand")] == wrong


def test_the_curve_of_prices_counts_what_is_built() -> None:
    deck = Deck("Mine", cards("abbey, scout, storehouse"), (), cards("2 bath-house, castle"))
    assert sum(advice.prices(deck).values()) == 5 and advice.prices(deck)[2] == 1


# Written forms


@pytest.mark.parametrize("key", SAMPLE)
def test_a_deck_comes_back_from_both_written_forms_as_it_was(key: str) -> None:
    deck = SAMPLE[key]
    assert decks.from_text(decks.to_text(deck)) == deck
    assert decks.from_json(json.loads(json.dumps(decks.to_json(deck)))) == deck
    assert decks.to_text(decks.read(decks.to_text(deck))) == decks.to_text(deck)
    assert decks.read(json.dumps(decks.to_json(deck))) == deck


def test_the_order_of_the_cards_does_not_matter() -> None:
    other = Deck(HEROES.name, HEROES.hand[::-1], HEROES.events[::-1], HEROES.stacks[::-1])
    assert other == HEROES and decks.to_text(other) == decks.to_text(HEROES)


GOOD = decks.to_text(HEROES)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no line begins with deck:"),
        ("hello", "does not begin with deck:"),
        (GOOD.replace("castle", "palace"), "there is no card 'palace'"),
        (GOOD.replace("hand:", "hands:"), "does not begin with"),
        (GOOD + "\nhand: scout", "two lines that begin with hand:"),
        (GOOD.replace("2 castellan", "castellan castle"), "is not a number of a card"),
        (GOOD.replace("2 castellan", "0 castellan"), "is not a number of a card"),
        (GOOD.replace("2 castellan", "1000000000 castellan"), "is not a number of a card"),
        ("{", "looks like JSON, but is none"),
        ('{"name": "x"}', "a deck has name, hand, events, stacks"),
        ('{"name": 1, "hand": [], "events": [], "stacks": []}', "the name of a deck is a text"),
        ('{"name": "x", "hand": "scout", "events": [], "stacks": []}', "hand is a list of cards"),
        ('{"name": "x", "hand": [3], "events": [], "stacks": []}', "there is no card 3"),
    ],
)
def test_what_is_no_deck_is_refused_in_words(text: str, says: str) -> None:
    with pytest.raises(BadDeck) as error:
        decks.read(text)
    assert says in str(error.value)


def test_only_an_object_is_a_deck() -> None:
    with pytest.raises(BadDeck, match="a deck is an object with name, hand, events, stacks"):
        decks.from_json([])

"""The catalogue adds up: counts per set, stack sizes, texts, tests, prompts and the vocabulary."""

import hashlib
from collections import Counter
from pathlib import Path

import pytest
from scenario import GAME

from rivalry.core.contract import positions
from rivalry.core.decision import CHANCE
from rivalry.core.question import (
    ACTION,
    AMOUNT,
    CARD,
    FATE,
    GIVES,
    NUMBER,
    OWN_PLACE,
    PAYMENT,
    POINTS_AT,
    RESOURCE,
    RIVALS_PLACE,
    SETTLES,
    STACK,
    TOP,
    YES_NO,
)
from rivalry.games.catan_rivals import position, setup
from rivalry.games.catan_rivals.card import (
    AT_SEA,
    BY_KEY,
    CARDS,
    EVENT,
    HARBOR,
    PIRATE,
    POINTS,
    REGION,
    UNKNOWN,
    Card,
)
from rivalry.games.catan_rivals.notation import missing
from rivalry.games.catan_rivals.state import QUESTIONS
from rivalry.games.catan_rivals.vocabulary import ID_OF, VOCABULARY

MODES = tuple(setup.MODES)
CARD_TESTS = Path(__file__).parent / "cards"


def sizes(mode: str) -> dict[str, list[int]]:
    s = position.new(mode=mode)
    found: dict[str, list[int]] = {}
    for back, stack in zip(s.backs, s.stacks, strict=True):
        found.setdefault(back, []).append(len(stack))
    return found


# Counts


@pytest.mark.parametrize(
    ("name", "drawn", "face_up", "events"),
    [
        ("basic", 36, 0, 9),
        ("gold", 22, 2, 3),
        ("turmoil", 22, 2, 4),
        ("progress", 24, 2, 5),
        ("intrigue", 20, 4, 4),
        ("merchant-princes", 24, 2, 4),
        ("barbarians", 24, 4, 4),
        ("explorers", 24, 2, 4),
        ("sages", 35, 2, 4),
        ("prosperity", 24, 4, 4),
    ],
)
def test_each_set_has_its_number_of_cards(name: str, drawn: int, face_up: int, events: int) -> None:
    counts: Counter[str] = Counter()
    for card in CARDS:
        if card.set == name and card.kind != REGION:
            kind = "event" if card.kind == EVENT else "open" if card.face_up else "drawn"
            kind = "sea" if card.place == AT_SEA else "given" if card.given else kind
            counts[kind] += card.copies
    assert (counts["drawn"], counts["open"], counts["event"]) == (drawn, face_up, events)
    assert counts["sea"] == (20 if name == "explorers" else 0)
    assert counts["given"] == (2 if name == "prosperity" else 0)
    total = drawn + face_up + events + counts["sea"] + counts["given"]
    total += 49 if name == "basic" else 0
    assert total == SIZES[name]


SIZES = {
    "basic": 94,
    "gold": 27,
    "turmoil": 28,
    "progress": 31,
    "intrigue": 28,
    "merchant-princes": 30,
    "barbarians": 32,
    "explorers": 50,
    "sages": 41,
    "prosperity": 34,
}


def test_the_basic_set_has_49_cards_for_the_centre() -> None:
    s = position.new()
    laid = [kind for prince in s.princes for kind in prince.centre]
    roads, settlements = s.roads + laid.count(1), s.settlements + laid.count(2)
    regions = sum(card.copies for card in CARDS if card.kind == REGION)
    assert (roads, settlements, s.cities, regions) == (9, 9, 7, 24)
    assert roads + settlements + s.cities + regions == 49


def test_nine_promo_cards_are_listed_and_only_axel_has_a_kind() -> None:
    promos = [card for card in CARDS if card.set == "promo"]
    assert sum(card.copies for card in promos) == 9
    assert [card.key for card in promos if card.kind != UNKNOWN] == ["axel-the-inventor"]


@pytest.mark.parametrize(
    ("mode", "expected", "events", "face_up"),
    [
        ("introductory", {"basic": [9, 9, 9, 9]}, 9, 0),
        ("gold", {"basic": [12, 12, 12], "gold": [11, 11]}, 12, 2),
        ("turmoil", {"basic": [12, 12, 12], "turmoil": [11, 11]}, 13, 2),
        ("progress", {"basic": [12, 12, 12], "progress": [12, 12]}, 14, 2),
        ("intrigue", {"basic": [12] * 3, "intrigue": [10, 10]}, 13, 4),
        ("merchant-princes", {"basic": [12] * 3, "merchant-princes": [12, 12]}, 13, 2),
        ("barbarians", {"basic": [12] * 3, "barbarians": [12, 12]}, 13, 4),
        ("explorers", {"basic": [12] * 3, "explorers": [12, 12]}, 13, 2),
        ("sages", {"basic": [12] * 3, "sages": [18, 17]}, 13, 2),
        ("prosperity", {"basic": [12] * 3, "prosperity": [12, 12]}, 13, 4),
        ("duel", {"basic": [12] * 3, "gold": [12], "turmoil": [12], "progress": [14]}, 12, 0),
    ],
)
def test_each_mode_has_stacks_of_the_right_size(
    mode: str, expected: dict[str, list[int]], events: int, face_up: int
) -> None:
    assert sizes(mode) == expected
    s = position.new(mode=mode, starter=0)
    while s.decision is not None and s.decision.player == CHANCE:
        s.apply(("shuffle", 1))
    assert (len(s.events), len(s.face_up), len(s.regions)) == (events, face_up, 12)


def test_the_duel_draws_six_of_fifteen_half_moon_events_beside_six_sure_ones() -> None:
    sure, drawn = setup.event_cards(position.new(mode="duel"))
    assert len(sure) == 6 and len(drawn) == 15
    assert Counter(CARDS[i].key for i in sure) == Counter(
        ["yule", "invention", "year-of-plenty", "traveling-merchant", "riots", "plague"]
    )


# Every card


def test_every_card_has_a_text_and_a_german_name() -> None:
    for card in CARDS:
        assert card.text.endswith((".", ")")) and len(card.text) > 15, card.key
        if card.set != "promo":  # theirs are not known
            assert card.german, card.key


def test_every_key_begins_with_a_name_and_is_unique() -> None:
    assert len(BY_KEY) == len(CARDS)
    for card in CARDS:
        assert card.key.replace("-", "").isalnum() and card.key == card.key.lower()
        assert BY_KEY[card.key] is card and CARDS[card.index] is card
        assert card.duel_copies <= card.copies and len(card.points) == len(POINTS)


def test_every_card_that_can_be_used_or_played_says_when_and_how() -> None:
    for card in CARDS:
        assert (card.use is None) == (card.can_use is None), card.key
        if card.kind == EVENT:
            assert (card.event is None) == card.rebuilds, card.key
        if card.is_action:
            others = (card.founds is not None) + bool(card.against) + (card.helps is not None)
            others += card.fights is not None
            assert (card.play is not None) + others == 1, card.key
        if card.place == AT_SEA and card.kind != HARBOR:
            assert card.discovery is not None, card.key
            assert (card.mission is None) == (card.can_visit is None), card.key
            assert not card.treasure or len(card.treasure) == len(card.sides), card.key
            assert (card.tribute is not None) == (card.foe > 0) == (card.kind == PIRATE), card.key
        if card.bonus is not None:
            assert 0 <= card.bonus_kind < len(POINTS), card.key


def untested(cards: list[Card], texts: dict[str, str]) -> list[str]:
    """The cards whose name does not occur in the tests of their set."""
    missing = []
    for card in cards:
        text = texts.get(card.set, "")
        if card.name not in text and card.name.replace("-", "_") not in text:
            missing.append(card.key)
    return missing


def test_every_card_has_a_test() -> None:
    texts = {}
    for name in {card.set for card in CARDS}:
        files = sorted(CARD_TESTS.glob(f"test_{name.replace('-', '_')}*.py"))
        texts[name] = "".join(path.read_text(encoding="utf-8") for path in files)
    assert untested([card for card in CARDS if card.kind != UNKNOWN], texts) == []


def test_a_card_without_a_test_would_be_found() -> None:
    two = [BY_KEY["abbey"], BY_KEY["large-trade-ship"]]
    assert untested(two, {"basic": "def test_large_trade_ship_sails() -> None:"}) == ["abbey"]
    assert untested(two, {"gold": "abbey large-trade-ship"}) == ["abbey", "large-trade-ship"]


# Questions


def test_every_question_is_worded_as_one() -> None:
    for key, question in QUESTIONS.items():
        first, _, more = question.words.partition("? ")
        assert (first + "?" if more else first).endswith("?"), key
        assert first[0].isupper() and len(question.words) < 90, key
        assert not more or more.endswith("."), key


def test_the_kind_of_a_question_fits_what_it_means() -> None:
    for key, question in QUESTIONS.items():
        if question.kind == PAYMENT:
            assert question.meaning == GIVES, key
        if question.kind == RIVALS_PLACE:
            assert question.meaning in (POINTS_AT, SETTLES), key
        if question.kind == FATE:
            assert question.meaning == SETTLES, key


# The vocabulary


def test_the_vocabulary_names_everything_once_and_reads_back() -> None:
    assert len(VOCABULARY) == len(set(VOCABULARY)) == len(ID_OF)
    assert missing() == [], "append these to the end of vocabulary.py"
    for action in VOCABULARY:
        assert GAME.parse(GAME.text(action)) == action


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", [1, 2])
def test_in_play_every_answer_is_in_the_vocabulary_and_every_question_has_a_prompt(
    mode: str, seed: int
) -> None:
    asked = set()
    for _, decision, _ in positions(GAME, seed, mode=mode, stall_cap=150):
        asked.add(decision.why)
        kind = QUESTIONS[decision.why].kind
        assert (kind == FATE) == (decision.player == CHANCE), decision.why
        if kind != FATE:
            unknown = [option for option in decision.options if option not in ID_OF]
            assert not unknown, f"{decision.why}: {unknown}"
            words = {option[0] for option in decision.options if isinstance(option, tuple)}
            assert words <= WORDS_OF_KIND[kind], decision.why
    assert asked <= set(QUESTIONS) and len(asked) > 20


WORDS_OF_KIND = {
    OWN_PLACE: {"region", "site", "beside", "road", "city", "sea", "abroad", "done"},
    RIVALS_PLACE: {"region", "site", "beside", "road", "sea", "ship", "abroad"},
    PAYMENT: {"region", "beside"},
    RESOURCE: {"take", "save", "done"},
    AMOUNT: {"number"},
    NUMBER: {"number", "side", "event"},
    CARD: {"card", "no"},
    STACK: {"stack", "events", "hand", "no"},
    TOP: {"stack", "no"},
    YES_NO: {"yes", "no", "play", "use", "keep", "swap", "draw", "search"},
    ACTION: {"roll", "play", "build", "use", "expel", "trade", "sail", "remove", "end"},
}
"""The first words of answers, by the kind of their question."""


def test_no_number_of_the_vocabulary_ever_changes() -> None:
    """The list only grows: what stood here once stands there for ever."""
    words = "\n".join(GAME.text(action) for action in VOCABULARY[:PINNED])
    assert hashlib.sha256(words.encode()).hexdigest() == PIN


PINNED = 729
PIN = "df0d47f0cec456e8fe56b70a43766a68749176c804bde26e4c69a48ffcc8d409"

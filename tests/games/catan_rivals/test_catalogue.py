"""The catalogue adds up: counts per set, stack sizes, texts, tests, prompts and the vocabulary."""

from collections import Counter
from pathlib import Path

import pytest
from questions import all_questions, questions_in
from scenario import GAME

from rivalry.core.contract import positions
from rivalry.core.decision import CHANCE
from rivalry.games.catan_rivals import setup
from rivalry.games.catan_rivals.card import BY_KEY, CARDS, EVENT, POINTS, REGION, UNKNOWN, Card
from rivalry.games.catan_rivals.notation import ID_OF, VOCABULARY
from rivalry.games.catan_rivals.state import BOOK

MODES = ("introductory", "gold", "turmoil", "progress", "duel")
CARD_TESTS = Path(__file__).parent / "cards"


def sizes(mode: str) -> dict[str, list[int]]:
    s = setup.new(mode=mode)
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
    ],
)
def test_each_set_has_its_number_of_cards(name: str, drawn: int, face_up: int, events: int) -> None:
    counts: Counter[str] = Counter()
    for card in CARDS:
        if card.set == name and card.kind != REGION:
            kind = "event" if card.kind == EVENT else "open" if card.face_up else "drawn"
            counts[kind] += card.copies
    assert (counts["drawn"], counts["open"], counts["event"]) == (drawn, face_up, events)
    total = {"basic": 94, "gold": 27, "turmoil": 28, "progress": 31}[name]
    assert drawn + face_up + events + (49 if name == "basic" else 0) == total


def test_the_basic_set_has_49_cards_for_the_centre() -> None:
    s = setup.new()
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
        ("duel", {"basic": [12] * 3, "gold": [12], "turmoil": [12], "progress": [14]}, 12, 0),
    ],
)
def test_each_mode_has_stacks_of_the_right_size(
    mode: str, expected: dict[str, list[int]], events: int, face_up: int
) -> None:
    assert sizes(mode) == expected
    s = setup.new(mode=mode, starter=0)
    while s.decision is not None and s.decision.player == CHANCE:
        s.apply(("shuffle", 1))
    assert (len(s.events), len(s.face_up), len(s.regions)) == (events, face_up, 12)


def test_the_duel_draws_six_of_fifteen_half_moon_events_beside_six_sure_ones() -> None:
    sure, drawn = setup.event_cards(setup.new(mode="duel"))
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


def test_every_effect_that_a_card_names_exists() -> None:
    for card in CARDS:
        for name in (card.play, card.built, card.use):
            assert name == "" or name in BOOK.effects, f"{card.key}: {name}"
        if card.use:
            assert card.can_use is not None, card.key


def untested(cards: list[Card], texts: dict[str, str]) -> list[str]:
    """The cards whose name does not occur in the tests of their set."""
    missing = []
    for card in cards:
        text = texts.get(card.set, "")
        if card.name not in text and card.name.replace("-", "_") not in text:
            missing.append(card.key)
    return missing


def test_every_card_has_a_test() -> None:
    files = {path.stem.removeprefix("test_"): path for path in CARD_TESTS.glob("test_*.py")}
    texts = {name: path.read_text(encoding="utf-8") for name, path in files.items()}
    assert untested([card for card in CARDS if card.kind != UNKNOWN], texts) == []


def test_a_card_without_a_test_would_be_found() -> None:
    two = [BY_KEY["abbey"], BY_KEY["large-trade-ship"]]
    assert untested(two, {"basic": "def test_large_trade_ship_sails() -> None:"}) == ["abbey"]
    assert untested(two, {"gold": "abbey large-trade-ship"}) == ["abbey", "large-trade-ship"]


# Prompts


def test_every_question_has_a_prompt_and_every_prompt_a_question() -> None:
    asked = all_questions()
    assert sorted(asked - set(GAME.prompts)) == [], "without a prompt"
    assert sorted(set(GAME.prompts) - asked) == [], "never asked"


def test_every_prompt_is_a_question() -> None:
    for key, words in GAME.prompts.items():
        assert words.endswith("?") and words[0].isupper() and len(words) < 90, key


def test_questions_are_found_through_everything_that_passes_them_on() -> None:
    source = """
def give(s, why):
    s.choose(0, f"{why}.from", [])
def demand(s, seat, why):
    give(s, why)
    s.choose_some(seat, "plain", [], 2)
def card(s):
    s.then("demand", 1, "trade")
"""
    assert questions_in([source]) == {"trade.from", "plain"}


def test_a_question_whose_key_is_computed_is_refused() -> None:
    with pytest.raises(AssertionError, match="no plain key"):
        questions_in(["def f(s):\n    s.choose(0, 'a' + 'b', [])"])
    with pytest.raises(AssertionError, match="where does key come from"):
        questions_in(["def f(s):\n    key = 'a'\n    s.choose(0, key, [])"])


# The vocabulary


def test_the_vocabulary_names_everything_once_and_reads_back() -> None:
    assert len(VOCABULARY) == len(set(VOCABULARY)) == len(ID_OF)
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
        if decision.player != CHANCE:
            unknown = [option for option in decision.options if option not in ID_OF]
            assert not unknown, f"{decision.why}: {unknown}"
    assert asked <= set(GAME.prompts) and len(asked) > 20
    assert asked <= all_questions()

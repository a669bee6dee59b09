"""What the page of Rivals for Catan is given: every card, every reason, every question."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
GENERATED = WEB / "src" / "generated"

sys.path.insert(0, str(WEB))

import catalogue  # noqa: E402
import questions  # noqa: E402

CARDS = GENERATED / "catan-cards.json"
DECKS = GENERATED / "catan-decks.json"


def test_the_catalogue_is_not_stale() -> None:
    assert CARDS.read_text(encoding="utf-8") == catalogue.catalogue()
    assert DECKS.read_text(encoding="utf-8") == catalogue.decks()


CARDS_IN = {
    "basic": 94 - 49,  # without its 49 centre cards
    "gold": 27,
    "turmoil": 28,
    "progress": 31,
    "promo": 1,
    "intrigue": 28,
    "merchant-princes": 30,
    "barbarians": 32,
    "explorers": 50,
    "sages": 41,
    "prosperity": 34,
}


def test_the_catalogue_knows_every_card_of_every_set_and_no_other() -> None:
    cards = json.loads(CARDS.read_text(encoding="utf-8"))["cards"]
    found = dict.fromkeys(CARDS_IN, 0)
    for card in cards.values():
        found[card["set"]] += card["copies"]
    assert found == CARDS_IN


def test_every_question_of_a_player_has_a_recorded_position() -> None:
    found = json.loads(questions.PATH.read_text(encoding="utf-8"))
    assert set(found) == questions.to_be_asked()
    assert len(found) == len(questions.GAME.prompts) - len(questions.CHANCE_ASKS)
    for key, shown in found.items():
        assert shown["why"] == key and shown["view"]["asked"]["why"] == key
        assert len(shown["options"]) > 1 or key == "turn.start"


def test_the_recorded_positions_have_the_shape_of_todays_views() -> None:
    found = json.loads(questions.PATH.read_text(encoding="utf-8"))
    for shown in found.values():
        fresh = questions.GAME.new(**shown["view"]["options"]).view(0)
        assert set(shown["view"]) == set(fresh)
        assert set(shown["view"]["princes"][0]) == set(fresh["princes"][0])

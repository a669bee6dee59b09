"""The cards of Rivals for Catan for the client: facts and our own text, from their declarations.

`python web/catalogue.py` writes `web/src/generated/catan-cards.json`: the cards, the prices of
roads, settlements, cities and ships, the keys of the reasons why a card cannot be played, and the
questions with what they are about;
`--check` only says whether the file is stale.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import rivalry
from rivalry.games.catan_rivals.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from rivalry.games.catan_rivals.card import CARDS, POINTS, PURSE, REGION, UNKNOWN, Card
from rivalry.games.catan_rivals.reason import REASONS
from rivalry.games.catan_rivals.sea import SHIP_COST
from rivalry.games.catan_rivals.state import QUESTIONS

PATH = Path(__file__).parent / "src" / "generated" / "catan-cards.json"


def price(cost: Sequence[int]) -> dict[str, int]:
    """A cost by resource."""
    return {kind: n for kind, n in zip(PURSE, cost, strict=True) if n}


def points(shown: Sequence[int]) -> dict[str, int]:
    """Points by kind."""
    return {kind: n for kind, n in zip(POINTS, shown, strict=True) if n}


def record(card: Card) -> dict[str, Any]:
    """One card as the client knows it."""
    return {
        "index": card.index,
        "key": card.key,
        "name": card.name,
        "title": card.title,
        "german": card.german,
        "text": card.text,
        "set": card.set,
        "back": card.back,
        "kind": card.kind,
        "place": card.place,
        "abroad": card.abroad,
        "copies": card.copies,
        "cost": price(card.cost),
        "points": points(card.points),
        "sides": [points(side) for side in card.sides],
        "once": card.once,
        "heroine": card.heroine,
        "faceUp": card.face_up,
        "on": card.on,
        "resource": PURSE[card.resource] if card.resource >= 0 else None,
        "boosts": card.boosts,
        "number": card.number,
    }


def catalogue() -> str:
    """The file as it should be."""
    assert rivalry.game("catan-rivals").name, "the cards are declared when the game is loaded"
    cards = {card.key: record(card) for card in CARDS if card.kind not in (REGION, UNKNOWN)}
    centre = {
        "road": ROAD_COST,
        "settlement": SETTLEMENT_COST,
        "city": CITY_COST,
        "ship": SHIP_COST,
    }
    found = {
        "cards": cards,
        "centre": {what: price(cost) for what, cost in centre.items()},
        "reasons": dict.fromkeys(REASONS, ""),
        "questions": {
            key: {"kind": question.kind, "meaning": question.meaning}
            for key, question in QUESTIONS.items()
        },
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write the file, or with `--check` say whether it is stale."""
    if "--check" not in sys.argv:
        PATH.write_text(catalogue(), encoding="utf-8")
    elif not PATH.exists() or PATH.read_text(encoding="utf-8") != catalogue():
        print("catan-cards.json is stale: run python web/catalogue.py")
        sys.exit(1)


if __name__ == "__main__":
    main()

"""The cards of Rivals for Catan for the client: facts and our own text, from their declarations.

`python web/catalogue.py` writes two files into `web/src/generated`. `catan-cards.json`: the cards,
the prices of roads, settlements, cities and ships, the keys of the reasons why a card cannot be
played, and the questions with what they are about. `catan-decks.json`: what a deck may hold, the
sentences of its problems and warnings, and the sample decks. `--check` only says whether a file is
stale.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import rivalry
from rivalry.games.catan_rivals.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from rivalry.games.catan_rivals.card import CARDS, POINTS, PURSE, REGION, UNKNOWN, Card
from rivalry.games.catan_rivals.deck import PARTS, PROBLEMS, SAMPLES, USUAL, Deck, problems, to_json
from rivalry.games.catan_rivals.deck_advice import WARNINGS
from rivalry.games.catan_rivals.reason import REASONS
from rivalry.games.catan_rivals.sea import SHIP_COST
from rivalry.games.catan_rivals.state import QUESTIONS

FOLDER = Path(__file__).parent / "src" / "generated"


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
    return _text(found)


def in_deck(card: Card) -> dict[str, Any] | None:
    """In which part of a deck a card may be, and how often: the judge of decks is asked."""
    for part in ("stacks", "events"):
        most = 0
        while most < card.copies and not _is_wrong(card, part, most + 1):
            most += 1
        if most:
            return {"part": part, "most": most}
    return None


def _is_wrong(card: Card, part: str, number: int) -> bool:
    empty: dict[str, tuple[str, ...]] = dict.fromkeys(PARTS, ())
    deck = Deck("one card", **{**empty, part: (card.key,) * number})
    return any(card.key in problem.split(" ") for problem in problems(deck, explorers=True))


def decks() -> str:
    """What a builder of decks needs."""
    samples = [
        {
            "key": sample.key,
            "deck": to_json(sample.deck),
            "german": sample.german,
            "plan": sample.plan,
            "germanPlan": sample.german_plan,
            "explorers": sample.explorers,
        }
        for sample in SAMPLES
    ]
    allowed = {card.key: in_deck(card) for card in CARDS}
    found = {
        "limits": asdict(USUAL),
        "cards": {key: where for key, where in allowed.items() if where is not None},
        "problems": PROBLEMS,
        "warnings": WARNINGS,
        "samples": samples,
    }
    return _text(found)


def _text(found: dict[str, Any]) -> str:
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write the files, or with `--check` say whether one is stale."""
    for name, text in (("catan-cards.json", catalogue()), ("catan-decks.json", decks())):
        path = FOLDER / name
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{name} is stale: run python web/catalogue.py")
            sys.exit(1)


if __name__ == "__main__":
    main()

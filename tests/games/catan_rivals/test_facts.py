"""The catalogue says of every card what is printed on it: `facts.csv`, a line for each."""

import csv
from pathlib import Path

import pytest

from rivalry.games.catan_rivals.card import CARDS, POINTS, PURSE, REGION, RESOURCES, UNKNOWN, Card

FACTS = list(csv.DictReader((Path(__file__).parent / "facts.csv").read_text("utf-8").splitlines()))
PRINTED: dict[tuple[str, str], list[Card]] = {}
for _card in CARDS:
    if _card.kind not in (REGION, UNKNOWN) and _card.set != "promo":
        PRINTED.setdefault((_card.set, _card.name), []).append(_card)


def words(numbers: tuple[int, ...], names: tuple[str, ...]) -> str:
    return " ".join(f"{n} {name}" for n, name in zip(numbers, names, strict=True) if n)


def facts(records: list[Card]) -> dict[str, str]:
    """A line of the file, from the catalogue. (The two Chapels differ in their text.)"""
    card = records[0]
    price = sorted(words(card.cost, PURSE).split(" ")[1::2])
    beside = RESOURCES[card.beside] if card.beside >= 0 else "any"
    return {
        "set": card.set,
        "name": card.name,
        "german": card.german,
        "kind": card.kind,
        "place": card.place,
        "abroad": "abroad" if card.abroad else "",
        "copies": str(sum(one.copies for one in records)),
        "duel": str(sum(one.duel_copies for one in records)),
        "price": " ".join(f"{card.cost[PURSE.index(name)]} {name}" for name in price),
        "price beside": f"{card.pays_beside} {beside}" if card.pays_beside else "",
        "points": words(card.points, POINTS),
        "sides": "/".join(words(side, POINTS) or "-" for side in card.sides),
        "once": "once" if card.once else "",
        "open": "open" if card.face_up else "",
        "heroine": "heroine" if card.heroine else "",
        "requirement": "requirement" if card.printed_requirement else "",
    }


@pytest.mark.parametrize("printed", FACTS, ids=[f"{f['set']}-{f['name']}" for f in FACTS])
def test_a_card_is_as_printed(printed: dict[str, str]) -> None:
    assert facts(PRINTED[printed["set"], printed["name"]]) == printed


def test_o_58_a_card_with_two_spellings_goes_by_the_first() -> None:
    # RULINGS O-57: how many cards a set has is counted in test_catalogue.py.
    assert {"godfrey-the-intriguer", "bailiwick"} <= {printed["name"] for printed in FACTS}


def test_no_card_is_left_out() -> None:
    names = [(printed["set"], printed["name"]) for printed in FACTS]
    assert sorted(names) == sorted(PRINTED)

"""Decks of the Tournament Game: what one is, its limits, and its two written forms.

Cards go by their keys in the catalogue: the printed name in kebab-case, with the set if two sets
use the name. A broken limit is reported like a reason (see reason.py): a stable key with arguments,
which `sentence` puts into English and the page into every other language.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rivalry.core.decision import Action, BadOption
from rivalry.games.catan_rivals.card import (
    AT_SEA,
    ATTACK,
    BY_KEY,
    CARDS,
    EVENT,
    NAMES,
    REGION,
    Card,
)

PARTS: Final = ("hand", "events", "stacks")
"""The parts of a deck: the starting hand, the events, the cards of the draw stacks."""

LONGEST_NAME: Final = 60
SPECIAL: Final = "promo"
EXPLORERS: Final = "explorers"
"""The set whose cards are played only if both players agree on the sea."""


class BadDeck(BadOption):
    """What was given is not a deck at all; the message says what is wrong with it."""


@dataclass(frozen=True)
class Limits:
    """The limits on a deck; tables may agree on other numbers (RULINGS O-38)."""

    hand: int = 3  # cards in the starting hand
    events: int = 4  # events that a player adds to the sure ones
    stacks: int = 32  # cards in the draw stacks
    attacks: int = 1  # copies of the same attack
    uniques: int = 1  # copies of the same "(1x)" card
    returning: int = 2  # events that go back under a few cards of their stack
    half_moons: int = 1  # copies of the same event that carry the half moon


USUAL: Final = Limits()


@dataclass(frozen=True)
class Deck:
    """A deck as plain data. Its cards have no order of their own: they are kept in catalogue order.

    >>> Deck("Mine", ("scout", "abbey"), (), ()) == Deck(" Mine ", ("abbey", "scout"), (), ())
    True
    """

    name: str
    hand: tuple[str, ...]
    events: tuple[str, ...]
    stacks: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", " ".join(self.name.split()))
        for part in PARTS:
            object.__setattr__(self, part, tuple(sorted(getattr(self, part), key=_place)))

    def drawn(self) -> tuple[str, ...]:
        """All cards but the events: the starting hand and the stacks."""
        return self.hand + self.stacks

    def parts(self) -> tuple[tuple[str, ...], ...]:
        """The starting hand, the events and the cards of the stacks."""
        return self.hand, self.events, self.stacks

    def same_cards(self, other: "Deck") -> bool:
        """Whether another deck has the very same cards, whatever it is called."""
        return self.parts() == other.parts()


def _place(key: str) -> tuple[int, str]:
    """The sort key of a card: catalogue order, then everything that is not a card."""
    return (BY_KEY[key].index if key in BY_KEY else len(CARDS)), key


@dataclass(frozen=True)
class Sample:
    """A deck that comes with the game, and how it is meant to be played, in our own words."""

    key: str
    deck: Deck
    german: str  # its name
    plan: str
    german_plan: str
    explorers: bool  # it needs the sea


SAMPLES: Final[list[Sample]] = []
"""The sample decks; `cards/` fills this list."""


# Which cards a deck may have


def is_drawn(card: Card) -> bool:
    """Whether a card may lie in a starting hand or a draw stack."""
    return card.kind not in (EVENT, REGION) and card.place != AT_SEA and card.set != SPECIAL


def is_chosen_event(card: Card) -> bool:
    """Whether a card is an event that a player may add to the sure ones."""
    return card.kind == EVENT and not card.rebuilds


def same_name(card: Card) -> list[Card]:
    """The card and those of other sets with the same printed name (RULINGS O-93)."""
    if len(ALIKE) != len(NAMES):
        ALIKE.clear()
        for other in CARDS:
            ALIKE.setdefault(other.name, []).append(other)
    return ALIKE[card.name]


ALIKE: Final[dict[str, list[Card]]] = {}
"""By printed name: the cards that have it."""


def most(card: Card, limits: Limits = USUAL) -> int:
    """How many cards with this card's printed name a deck may draw.

    >>> from rivalry.games.catan_rivals import cards
    >>> [most(BY_KEY[key]) for key in ("storehouse", "abbey", "arsonist", "merchant-caravan")]
    [3, 1, 1, 2]
    """
    number = sum([other.copies for other in same_name(card)])
    if card.kind == ATTACK:
        number = min(number, limits.attacks)
    return min(number, limits.uniques) if card.once else number


def with_half_moon(card: Card, number: int) -> int:
    """How many of `number` copies of an event must carry the half moon.

    The copy of a sure event that a player contributes anyway carries none.
    """
    return max(0, number - (card.duel_copies - int(card.sure)))


def may_draw(card: Card, drawn: list[int], limits: Limits, sets: Sequence[str]) -> bool:
    """Whether a deck that draws these cards so far may draw one more."""
    if not is_drawn(card) or card.set not in sets or drawn.count(card.index) >= card.copies:
        return False
    if card.kind != ATTACK and not card.once:
        return True
    return sum([drawn.count(other.index) for other in same_name(card)]) < most(card, limits)


def may_add(card: Card, added: list[int], limits: Limits, sets: Sequence[str]) -> bool:
    """Whether a deck that adds these events so far may add one more."""
    if not is_chosen_event(card) or card.set not in sets:
        return False
    number = added.count(card.index) + 1
    if number > card.copies - int(card.sure):
        return False
    if card.returns and len([i for i in added if CARDS[i].returns]) >= limits.returning:
        return False
    moons = 0
    for other in same_name(card):
        moons += with_half_moon(other, added.count(other.index) + int(other is card))
    return moons <= limits.half_moons


# Bringing a deck by answers

NO_CARD: Final[Action] = ("card", "none")
"""The answer that leaves a place in the stacks empty, as the smallest sample does."""


def answers(deck: Deck, limits: Limits = USUAL) -> list[Action]:
    """The answers that bring a deck to a table: starting hand, events, stacks, card by card.

    Every deck takes the same number of answers, so that the number reveals nothing.

    >>> from rivalry.games.catan_rivals import cards
    >>> brought = answers(SAMPLES[1].deck)
    >>> brought[0], brought[-1], len(brought)
    (('card', 'pilgrimage-site'), ('card', 'none'), 39)
    """
    found = [BY_KEY[key].name_it for key in deck.hand + deck.events + deck.stacks]
    return found + [NO_CARD] * (limits.hand + limits.events + limits.stacks - len(found))


# What is wrong with a deck

PROBLEMS: Final = {
    "no-name": "The deck has no name.",
    "long-name": "The name of the deck has {0} letters; at most {1} are allowed.",
    "hand-few": "The starting hand has {0} of {1} cards.",
    "hand-many": "The starting hand has {0} cards; at most {1} are allowed.",
    "events-few": "The deck adds {0} of {1} events.",
    "events-many": "The deck adds {0} events; at most {1} are allowed.",
    "stacks-few": "The draw stacks have {0} of {1} cards.",
    "stacks-many": "The draw stacks have {0} cards; at most {1} are allowed.",
    "no-such-card": "There is no card called {0}.",
    "event-in-hand": "{0} is an event and cannot be in the starting hand.",
    "event-in-stacks": "{0} is an event and cannot be in the draw stacks.",
    "no-event": "{0} is not an event and cannot be added to the event stack.",
    "region": "{0} is a region: regions are shared and belong to no deck.",
    "sea-card": "{0} is a sea card: it lies beyond the harbour and belongs to no deck.",
    "in-every-stack": "{0} is already in every event stack and is not added.",
    "special": "{0} is a special card, which is not used here.",
    "attack-again": "The attack {0} is in the deck {1} times; at most {2} is allowed.",
    "unique-again": "{0} is in the deck {1} times; a card marked (1x) may be there {2} times.",
    "too-many": "{0} is in the deck {1} times; its set has it {2} times.",
    "explorer-card": "{0} belongs to the Explorers, and this table plays without the sea.",
    "explorer-event": "The event {0} belongs to the Explorers, and this table plays without the "
    "sea.",
    "half-moons": "The deck adds {1} copies of the event {0} with the half moon; at most {2} is "
    "allowed.",
    "too-many-events": "The deck adds the event {0} {1} times; the sets have it {2} times.",
    "sure-event": "Each player contributes one {0} anyway; the deck adds {1} more, and only {2} "
    "are left.",
    "returning": "{0} of the events come back from under the top of their stack; {1} may do so.",
}
"""What is wrong, in words."""


def sentence(problem: str) -> str:
    """A problem in English.

    >>> sentence("hand-few 2 3")
    'The starting hand has 2 of 3 cards.'
    """
    key, *args = problem.split(" ")
    words = [BY_KEY[arg].title if arg in BY_KEY else arg for arg in args]
    return PROBLEMS[key].format(*words)


def problems(deck: Deck, limits: Limits = USUAL, explorers: bool = False) -> list[str]:
    """Every limit that a deck breaks, each as a separate problem; empty if it may be played.

    A deck with exactly the cards of a sample deck has the right size (RULINGS O-51).

    >>> problems(Deck("", (), (), ()))[:2]
    ['no-name', 'hand-few 0 3']
    """
    found = _name_problems(deck)
    if not any(deck.same_cards(sample.deck) for sample in SAMPLES):
        found += _size_problems(deck, limits)
    found += _drawn_problems(deck, limits, explorers)
    return found + _event_problems(deck, limits, explorers)


def _name_problems(deck: Deck) -> list[str]:
    if not deck.name:
        return ["no-name"]
    return [f"long-name {len(deck.name)} {LONGEST_NAME}"] if len(deck.name) > LONGEST_NAME else []


def _size_problems(deck: Deck, limits: Limits) -> list[str]:
    found = []
    for part in PARTS:
        has, wanted = len(getattr(deck, part)), getattr(limits, part)
        if has != wanted:
            found.append(f"{part}-{'few' if has < wanted else 'many'} {has} {wanted}")
    return found


def _drawn_problems(deck: Deck, limits: Limits, explorers: bool) -> list[str]:
    """What is wrong with the cards of the starting hand and the stacks."""
    found = [wrong for part in ("hand", "stacks") for wrong in _misplaced(part, deck)]
    counts = _counts(deck.drawn())
    for key, number in counts.items():
        card = BY_KEY[key]
        if not is_drawn(card):
            continue
        if card.set == EXPLORERS and not explorers:
            found.append(f"explorer-card {key}")
        alike = [other for other in same_name(card) if other.key in counts]
        total = sum([counts[other.key] for other in alike])
        if card.kind == ATTACK or card.once:
            why = "attack-again" if card.kind == ATTACK else "unique-again"
            if card is alike[0] and total > most(card, limits):
                found.append(f"{why} {key} {total} {most(card, limits)}")
        elif number > card.copies:
            found.append(f"too-many {key} {number} {card.copies}")
    return found


def _event_problems(deck: Deck, limits: Limits, explorers: bool) -> list[str]:
    """What is wrong with the four events."""
    found = _misplaced("events", deck)
    counts = _counts(deck.events)
    returning = 0
    for key, number in counts.items():
        card = BY_KEY[key]
        if not is_chosen_event(card):
            continue
        if card.set == EXPLORERS and not explorers:
            found.append(f"explorer-event {key}")
        returning += number if card.returns else 0
        left = card.copies - int(card.sure)
        if number > left:
            why = "sure-event" if card.sure else "too-many-events"
            found.append(f"{why} {key} {number} {left}")
            continue
        alike = same_name(card)
        moons = sum([with_half_moon(other, counts.get(other.key, 0)) for other in alike])
        first = next(other for other in alike if other.key in counts)
        if card is first and moons > limits.half_moons:
            found.append(f"half-moons {key} {moons} {limits.half_moons}")
    if returning > limits.returning:
        found.append(f"returning {returning} {limits.returning}")
    return found


def _misplaced(part: str, deck: Deck) -> list[str]:
    """The cards that cannot be in a part of a deck, each kind once."""
    found = []
    for key in dict.fromkeys(getattr(deck, part)):
        if key not in BY_KEY:
            found.append(f"no-such-card {key}")
            continue
        card = BY_KEY[key]
        if card.rebuilds:
            found.append(f"in-every-stack {key}")
        elif card.kind == EVENT:
            if part != "events":
                found.append(f"event-in-{part} {key}")
        elif card.kind == REGION:
            found.append(f"region {key}")
        elif card.place == AT_SEA:
            found.append(f"sea-card {key}")
        elif card.set == SPECIAL:
            found.append(f"special {key}")
        elif part == "events":
            found.append(f"no-event {key}")
    return found


def _counts(keys: Iterable[str]) -> dict[str, int]:
    """How often each card is there, in catalogue order; whatever is not a card is left out."""
    counts: dict[str, int] = {}
    for key in sorted(keys, key=_place):
        if key in BY_KEY:
            counts[key] = counts.get(key, 0) + 1
    return counts


# Written forms


def to_json(deck: Deck) -> dict[str, Any]:
    """A deck as JSON-able data."""
    return {"name": deck.name, **{part: list(getattr(deck, part)) for part in PARTS}}


def from_json(data: Any) -> Deck:
    """The deck that `to_json` wrote; raises `BadDeck` for anything else.

    >>> from_json({"name": "Mine", "hand": [], "events": []})
    Traceback (most recent call last):
      ...
    rivalry.games.catan_rivals.deck.BadDeck: a deck has name, hand, events, stacks; got name, \
hand, events
    """
    names = ("name", *PARTS)
    if not isinstance(data, dict):
        raise BadDeck(f"a deck is an object with {', '.join(names)}")
    if sorted(data) != sorted(names):
        raise BadDeck(f"a deck has {', '.join(names)}; got {', '.join([str(n) for n in data])}")
    if not isinstance(data["name"], str):
        raise BadDeck("the name of a deck is a text")
    for part in PARTS:
        if not isinstance(data[part], list | tuple):
            raise BadDeck(f"{part} is a list of cards")
        for key in data[part]:
            _check_key(key)
    return Deck(data["name"], *[tuple(data[part]) for part in PARTS])


def to_text(deck: Deck) -> str:
    """A deck as a short text of four lines, for people.

    >>> print(to_text(Deck("Mine", ("scout",), (), ("abbey", "storehouse", "storehouse"))))
    deck: Mine
    hand: scout
    events:
    stacks: abbey, 2 storehouse
    """
    lines = [f"deck: {deck.name}"]
    for part in PARTS:
        counts = _counts(getattr(deck, part))
        cards = [key if number == 1 else f"{number} {key}" for key, number in counts.items()]
        lines.append(f"{part}: {', '.join(cards)}".rstrip())
    return "\n".join(lines)


def from_text(text: str) -> Deck:
    """The deck that `to_text` wrote; raises `BadDeck` for anything else.

    >>> from_text("deck: Mine\\nhand: scout\\nevents:\\nstacks: abbey, 2 storehouse").stacks
    ('abbey', 'storehouse', 'storehouse')
    >>> from_text("deck: Mine\\nhand: scot")
    Traceback (most recent call last):
      ...
    rivalry.games.catan_rivals.deck.BadDeck: there is no card 'scot'
    """
    data: dict[str, Any] = {}
    for line in text.splitlines():
        if not line.strip():
            continue
        word, colon, rest = line.partition(":")
        word = word.strip().lower()
        if not colon or word not in ("deck", *PARTS):
            raise BadDeck(f"{line.strip()!r} does not begin with deck:, hand:, events: or stacks:")
        name = "name" if word == "deck" else word
        if name in data:
            raise BadDeck(f"there are two lines that begin with {word}:")
        data[name] = rest.strip() if word == "deck" else _cards_in(rest)
    for name in ("name", *PARTS):
        if name not in data:
            raise BadDeck(f"no line begins with {'deck' if name == 'name' else name}:")
    return from_json(data)


def _cards_in(line: str) -> list[str]:
    """The cards in a line, each repeated as often as it says."""
    found: list[str] = []
    for entry in line.split(","):
        words = entry.split()
        if not words:
            continue
        number = words.pop(0) if words[0].isdecimal() else "1"
        if len(words) != 1 or not 1 <= int(number[:3]) <= 99 or len(number) > 2:
            raise BadDeck(f"{entry.strip()!r} is not a number of a card, like '2 scout'")
        _check_key(words[0])
        found += words * int(number)
    return found


def _check_key(key: object) -> None:
    if not isinstance(key, str) or key not in BY_KEY:
        raise BadDeck(f"there is no card {key!r}")


def read(text: str) -> Deck:
    """A deck from either of its written forms."""
    if not text.lstrip().startswith("{"):
        return from_text(text)
    try:
        data = json.loads(text)
    except ValueError:
        raise BadDeck("this looks like JSON, but is none") from None
    return from_json(data)

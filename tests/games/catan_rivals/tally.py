"""What came up in games of Rivals for Catan: which cards were built, played or drawn, which
questions were asked, and what of a way to play was seen too seldom.
"""

import pkgutil
from collections import Counter
from importlib import import_module

from rivalry.core.decision import Action, Decision
from rivalry.core.question import Question
from rivalry.games.catan_rivals import action, cards, event, setup
from rivalry.games.catan_rivals.card import BASIC, BY_KEY, CARDS, EVENT, MARKER, REGION, Card
from rivalry.games.catan_rivals.deck import SAMPLES
from rivalry.games.catan_rivals.demand import Demand, Transfer
from rivalry.games.catan_rivals.sea import is_discovered
from rivalry.games.catan_rivals.state import State, card_of

ENOUGH = 20
"""A card that came up less often is listed."""

MODULES = [
    import_module(f"{cards.__name__}.{found.name}")
    for found in pkgutil.iter_modules(cards.__path__)
]

EVERYBODYS = {value.key for value in vars(action).values() if isinstance(value, Question)}
"""The keys of the questions that the rules ask for cards of any set."""


class Tally:
    """How often each card and each question came up; tallies of several games add up."""

    def __init__(self) -> None:
        self.cards: Counter[str] = Counter()  # built, played, drawn or discovered
        self.used: Counter[str] = Counter()  # while in play
        self.asked: Counter[str] = Counter()
        self._drawn = (0, 0)  # the turn, and how many events of it are counted

    def add(self, other: "Tally") -> None:
        """Count what another tally has counted, too."""
        self.cards += other.cards
        self.used += other.used
        self.asked += other.asked

    def count(self, s: State, decision: Decision, answer: Action) -> None:
        """A question and its answer."""
        self.asked[decision.why] += 1
        if isinstance(answer, tuple) and answer[0] in ("build", "play", "use"):
            card = BY_KEY.get(str(answer[1]))
            if card is not None and answer[0] == "use":
                self.used[card.key] += 1
            elif card is not None and card.kind != MARKER:  # markers are counted at the end
                self.cards[card.key] += 1
        self.count_events(s)

    def count_events(self, s: State) -> None:
        """The events that were drawn since the last question."""
        drawn = [n for word, n in s.notes if word == event.DRAWN]
        turn, n = self._drawn
        for index in drawn[n if turn == s.turns else 0 :]:
            self.cards[CARDS[index].key] += 1
        self._drawn = (s.turns, len(drawn))

    def count_end(self, s: State) -> None:
        """What nobody builds and never leaves play: markers, harbours, discovered sea cards."""
        self.count_events(s)
        for prince in s.princes:
            open_sea = [h for h in prince.sea if is_discovered(s, h)]
            self.cards.update(card_of(s, h).key for h in list(prince.markers) + open_sea)
            self.cards["explorer-harbor"] += bool(prince.sea)

    def seldom(self, mode: str) -> list[str]:
        """The cards of a way to play that came up less often than is enough, the rarest first."""
        rare = sorted((self.cards[card.key], card.key) for card in cards_of(mode))
        return [f"{key} {n}" for n, key in rare if n < ENOUGH]

    def never_used(self, mode: str) -> list[str]:
        """The cards of a way to play whose use on the table nobody has made."""
        return [card.key for card in cards_of(mode) if card.use and not self.used[card.key]]

    def never_asked(self, mode: str) -> list[str]:
        """The questions of the sets of a way to play that nobody was asked."""
        return sorted(questions_of(mode) - set(self.asked))


def cards_of(mode: str) -> list[Card]:
    """The cards that are built, played or drawn in a way to play; Yule only has others drawn."""
    if setup.MODES[mode].decks:
        brought = {key for sample in SAMPLES for key in sample.deck.drawn() + sample.deck.events}
        return [BY_KEY[key] for key in sorted(brought)]
    sets = {BASIC, mode, *(setup.THEMES if setup.MODES[mode] is setup.DUEL else ())}
    found = [card for card in CARDS if card.set in sets and card.kind != REGION]
    if not setup.MODES[mode].half_moons:
        found = [card for card in found if card.duel_copies or card.kind == EVENT]
    return [card for card in found if not card.rebuilds]


def questions_of(mode: str) -> set[str]:
    """The keys of the questions that the modules of a theme, and of the Basic Set, declare."""
    found: set[str] = set()
    for module in MODULES:
        if getattr(module, "SET", "") in (BASIC, mode):
            for value in vars(module).values():
                found |= keys_of(value)
    return found - EVERYBODYS


def keys_of(value: object) -> set[str]:
    """The keys of what a module names, if that is a question or several."""
    if isinstance(value, Transfer):
        parts = [value.give, value.store, *([value.take] if isinstance(value, Demand) else [])]
        return {part.key for part in parts}
    return {value.key} if isinstance(value, Question) else set()

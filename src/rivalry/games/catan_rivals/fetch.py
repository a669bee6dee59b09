"""Cards in play that fetch cards of some kind from the discard pile, for a price (RULES 12)."""

from collections.abc import Callable
from typing import Final

from rivalry.core.question import Question
from rivalry.games.catan_rivals.action import NO
from rivalry.games.catan_rivals.card import BY_KEY, Card
from rivalry.games.catan_rivals.resource import affords, pay_price
from rivalry.games.catan_rivals.stack import card_names
from rivalry.games.catan_rivals.state import State, card_of, effect, pile_of
from rivalry.games.catan_rivals.turn import usable


class Fetch:
    """What a card fetches, its two questions, and whether the rival gets to see the card taken."""

    __slots__ = ("fits", "pay", "shows", "which")

    def __init__(
        self, fits: Callable[[Card], bool], which: Question, pay: Question, shows: bool
    ) -> None:
        self.fits = fits
        self.which = which
        self.pay = pay
        self.shows = shows


FETCHES: Final[dict[str, Fetch]] = {}
"""By key: what each card whose use is `fetch` can fetch; the price is the card's `fee`."""


def can_fetch(s: State, seat: int, h: int) -> bool:
    """Whether the player can pay, and the pile has a card that fits or an unknown one that may."""
    card = card_of(s, h)
    if affords(s, seat, card.fee):
        fits = FETCHES[card.key].fits
        for found in pile_of(s, seat):
            if not s.cards.knows(found, seat) or fits(card_of(s, found)):
                return True
    return False


@effect
def fetch(s: State, seat: int, key: str) -> None:
    """Look through the discard pile."""
    is_sure = True
    for h in pile_of(s, seat):
        if not s.cards.knows(h, seat):
            is_sure = False
            s.cards.show(h, seat)
    s.then(take_fetched, seat, key, is_sure)


@effect
def take_fetched(s: State, seat: int, key: str, is_sure: bool) -> None:
    """Pay for a card from the pile and take it; a player who saw something new may decline.

    The others know neither whether a card fits nor how many do, so the question is always asked.
    """
    asked = FETCHES[key]
    pile = pile_of(s, seat)
    fitting = [h for h in pile if asked.fits(card_of(s, h))]
    options = card_names(s, fitting)
    if not is_sure or not options:
        options.append(NO)
    answer = s.choose(seat, asked.which, options)
    if answer == NO:
        return
    if BY_KEY[key].limit:
        s.used[usable(s, seat, key)] = 1
    h = next(h for h in fitting if card_of(s, h).name_it == answer)
    pile.remove(h)
    if pile:
        s.cards.show_all(pile[-1])  # everybody sees the card that now lies on top
    if asked.shows:
        s.cards.show_all(h)
    s.princes[seat].hand.append(h)
    s.then(pay_price, seat, asked.pay.key, BY_KEY[key].fee)

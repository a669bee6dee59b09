"""The event stack: revealing, reacting, resolving, and rebuilding it (RULES 9)."""

from typing import Final

from rivalry.core.chance import SHUFFLES, chance_number
from rivalry.core.decision import CHANCE, Action
from rivalry.core.question import DECIDES, FATE, SETTLES, YES_NO
from rivalry.games.catan_rivals.action import (
    NO,
    PLAY_PAY,
    finish_card,
    refill_losses,
    start_card,
    use_card,
)
from rivalry.games.catan_rivals.card import AGAINST_EVENT, BY_KEY, FREE, MOMENTS, Card
from rivalry.games.catan_rivals.resource import affords, pay_price
from rivalry.games.catan_rivals.stack import could_hold
from rivalry.games.catan_rivals.state import (
    State,
    card_of,
    effect,
    in_hand,
    in_play,
    note,
    noted,
    question,
)
from rivalry.games.catan_rivals.use import uses_at

REACT: Final = question(
    "event.react", YES_NO, DECIDES, "Do you play or use a card against this event?"
)
SHUFFLE: Final = question("events.shuffle", FATE, SETTLES, "How are the events shuffled?")

DRAWN: Final = note("drawn")
"""The note of which event card, by its number, was drawn this turn."""

SPARED: Final = note("spared")
"""The note that the event being resolved does not affect a player."""


@effect
def draw_event(s: State) -> None:
    """Reveal the top event card and resolve it, or rebuild the stack first."""
    if len(s.events) == 1:
        return  # all others are out of the game, and with Yule alone there is nothing to rebuild
    h = s.events[-1]
    s.cards.show_all(h)
    card = card_of(s, h)
    if card.rebuilds:
        s.then(rebuild_events)
        s.then(draw_event)
        return
    if card.harms is not None:
        s.then(react, s.turn)
        s.then(react, 1 - s.turn)
    s.notes.append((DRAWN, card.index))
    assert card.event is not None, f"{card.key} has no effect"
    s.then(card.event)
    s.then(finish_event)


@effect
def finish_event(s: State) -> None:
    """The event goes to the bottom of its stack, or back under some of its cards."""
    h = s.events.pop()
    above = card_of(s, h).returns
    s.events.insert(max(0, len(s.events) - above) if above else 0, h)
    s.notes = [note for note in s.notes if note[0] != SPARED]
    refill_losses(s)


def is_spared(s: State, seat: int) -> bool:
    """Whether the event being resolved does not affect a player."""
    return noted(s, SPARED, seat) > 0


@effect
def rebuild_events(s: State) -> None:
    """Shuffle all events but Yule: three at the bottom, Yule on top of them, then the others.

    If some are kept above Yule, they are shuffled with the cards on top of it (RULES 5.2).
    """
    bits = chance_number(s.choose(CHANCE, SHUFFLE, SHUFFLES))
    kept = [h for h in s.events if card_of(s, h).above_yule] if s.mode.sorts_events else []
    more = chance_number(s.choose(CHANCE, SHUFFLE, SHUFFLES)) if kept else 0
    yule = next(h for h in s.events if card_of(s, h).rebuilds)
    others = [h for h in s.events if h != yule and h not in kept]
    s.cards.shuffle(others, bits)
    top = others[3:] + kept
    if kept:
        s.cards.shuffle(top, more)
    s.cards.show_all(yule)  # everybody sees where it is put
    s.events = [*others[:3], yule, *top]


@effect
def react(s: State, seat: int) -> None:
    """A player whom the event would harm may play or use a card to be spared."""
    event = card_of(s, s.events[-1])
    assert event.harms is not None, "only events that may harm are reacted to"
    helpers = reactions(s, seat, event)
    savers = uses_at(s, seat, AGAINST_EVENT, event.name) + saviours(s, seat, event)
    if not (helpers or savers) or not event.harms(s, seat):
        return
    options: list[Action] = [NO]
    for card in helpers:
        h = in_hand(s, seat, card.key)
        # RULINGS O-12: a card drawn at the end of the last turn may be used, unless switched off.
        if h >= 0 and (s.options["fresh_reactions"] or not s.used[h]):
            options.append(card.play_it)
    options += [card.use_it for card in savers]
    answer = s.choose(seat, REACT, options)
    if answer == NO:
        return
    s.notes.append((SPARED, seat))
    if answer[0] == "use":
        saver = BY_KEY[answer[1]]
        if saver.saves_for != FREE:
            s.then(pay_price, seat, PLAY_PAY.key, saver.saves_for)
        else:
            use_card(s, seat, saver)
    else:
        start_card(s, seat, answer[1])
        s.then(finish_card, seat)


def reactions(s: State, seat: int, event: Card) -> list[Card]:
    """The cards that save a player from an event and could be in that player's hand."""
    found = []
    for card in MOMENTS.get(AGAINST_EVENT, []):
        if event.name in card.against and could_hold(s, seat, card):
            found.append(card)
    return found


def saviours(s: State, seat: int, event: Card) -> list[Card]:
    """A player's cards in play that save them from an event for a price they can pay."""
    found: list[Card] = []
    for h in in_play(s.princes[seat]):
        card = card_of(s, h)
        if event.name not in card.against or card.saves_for == FREE or card in found:
            continue
        if affords(s, seat, card.saves_for):
            found.append(card)
    return found

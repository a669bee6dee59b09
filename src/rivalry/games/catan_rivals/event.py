"""The event stack: revealing, reacting, resolving, and building it anew (RULES 9)."""

from typing import Final

from rivalry.core.chance import SHUFFLES, chance_number
from rivalry.core.decision import CHANCE, Action
from rivalry.core.question import DECIDES, FATE, SETTLES, YES_NO
from rivalry.games.catan_rivals.action import NO, finish_card, start_card
from rivalry.games.catan_rivals.card import AGAINST_EVENT, MOMENTS, Card
from rivalry.games.catan_rivals.stack import could_hold
from rivalry.games.catan_rivals.state import State, card_of, effect, in_hand, note, noted, question

REACT = question("event.react", YES_NO, DECIDES, "Do you play a card against this event?")
SHUFFLE = question("events.shuffle", FATE, SETTLES, "How are the events shuffled?")

SPARED: Final = note("spared")
"""The note that the event being resolved does not affect a player."""


@effect
def draw_event(s: State) -> None:
    """Reveal the top event card and resolve it, or build the stack anew first."""
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
    assert card.event is not None, f"{card.key} has no effect"
    s.then(card.event)
    s.then(finish_event)


@effect
def finish_event(s: State) -> None:
    """The event goes to the bottom of its stack; nobody is spared any longer."""
    s.events.insert(0, s.events.pop())
    s.notes = [note for note in s.notes if note[0] != SPARED]


def is_spared(s: State, seat: int) -> bool:
    """Whether the event being resolved does not affect a player."""
    return noted(s, SPARED, seat) > 0


@effect
def rebuild_events(s: State) -> None:
    """Shuffle all events but Yule: three at the bottom, Yule on them, the others on top."""
    bits = s.choose(CHANCE, SHUFFLE, SHUFFLES)
    assemble_events(s, chance_number(bits))


def assemble_events(s: State, bits: int) -> None:
    """The standard assembly of the event stack from all its cards."""
    yule = next(h for h in s.events if card_of(s, h).rebuilds)
    others = [h for h in s.events if h != yule]
    s.cards.shuffle(others, bits)
    s.cards.show_all(yule)  # everybody sees where it is put
    s.events = [*others[:3], yule, *others[3:]]


@effect
def react(s: State, seat: int) -> None:
    """A player whom the event would harm may play a card to be left out of it."""
    event = card_of(s, s.events[-1])
    assert event.harms is not None, "only events that may harm are reacted to"
    helpers = reactions(s, seat, event)
    if not helpers or not event.harms(s, seat):
        return
    options: list[Action] = [NO]
    for card in helpers:
        h = in_hand(s, seat, card.key)
        # RULINGS O-12: a card drawn at the end of the last turn may be used, unless switched off.
        if h >= 0 and (s.options["fresh_reactions"] or not s.used[h]):
            options.append(card.play_it)
    answer = s.choose(seat, REACT, options)
    if answer != NO:
        start_card(s, seat, answer[1])
        s.notes.append((SPARED, seat))
        s.then(finish_card, seat)


def reactions(s: State, seat: int, event: Card) -> list[Card]:
    """The cards that save from an event and could be in a player's hand."""
    found = []
    for card in MOMENTS.get(AGAINST_EVENT, []):
        if event.name in card.against and could_hold(s, seat, card):
            found.append(card)
    return found

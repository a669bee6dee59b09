"""The event stack: revealing, reacting, resolving, and Yule's rebuilding (RULES 9)."""

from collections.abc import Callable
from typing import Final

from rivalry.core.chance import SHUFFLES, chance_number
from rivalry.core.decision import CHANCE, Action
from rivalry.games.catan_rivals.state import State, card_of, effect, in_hand
from rivalry.games.catan_rivals.turn import start_card

HARMS: Final[dict[str, Callable[[State, int], bool]]] = {}
"""By the name of an event that can be warded off: whether it would harm a player now."""


@effect
def draw_event(s: State) -> None:
    """Reveal the top event card and resolve it; Yule rebuilds the stack first."""
    h = s.events[-1]
    s.cards.show_all(h)
    card = card_of(s, h)
    if card.name == "yule":
        s.then("rebuild_events")
        s.then("draw_event")
        return
    s.protected = [False, False]
    if card.name in HARMS:
        s.then("react", s.turn)
        s.then("react", 1 - s.turn)
    s.then(card.play)
    s.then("finish_event")


@effect
def finish_event(s: State) -> None:
    """The event goes to the bottom of its stack."""
    s.events.insert(0, s.events.pop())


@effect
def rebuild_events(s: State) -> None:
    """Shuffle all events but Yule: three at the bottom, Yule on them, the others on top."""
    bits = s.choose(CHANCE, "events.shuffle", SHUFFLES)
    assemble_events(s, chance_number(bits))


def assemble_events(s: State, bits: int) -> None:
    """The standard assembly of the event stack from all its cards."""
    yule = next(h for h in s.events if card_of(s, h).name == "yule")
    others = [h for h in s.events if h != yule]
    s.cards.shuffle(others, bits)
    s.cards.show_all(yule)  # everybody sees where it is put
    s.events = [*others[:3], yule, *others[3:]]


@effect
def react(s: State, seat: int) -> None:
    """A player whom the event would harm may play Sebastian to be left out of it."""
    # Asked whenever he could be in hand: a card with the back of his set is enough.
    could = any(card_of(s, h).back == "turmoil" for h in s.princes[seat].hand)
    if not could or not HARMS[card_of(s, s.events[-1]).name](s, seat):
        return
    options: list[Action] = [("no",)]
    h = in_hand(s, seat, "sebastian-the-itinerant-preacher")
    # RULINGS O-12: a card drawn at the end of the last turn may be used, unless switched off.
    if h >= 0 and (s.options["fresh_reactions"] or not s.used[h]):
        options.append(("play", "sebastian-the-itinerant-preacher"))
    answer = s.choose(seat, "event.react", options)
    if answer != ("no",):
        start_card(s, seat, "sebastian-the-itinerant-preacher")
        s.protected[seat] = True
        s.then("finish_card")

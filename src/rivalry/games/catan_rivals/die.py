"""The event die: its faces, what they do, and who may cancel one (RULES 6 T3, 8)."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.effects import Effect
from rivalry.core.question import DECIDES, YES_NO
from rivalry.games.catan_rivals.action import NO, use_card
from rivalry.games.catan_rivals.card import AGAINST_FACE, BY_KEY
from rivalry.games.catan_rivals.event import draw_event
from rivalry.games.catan_rivals.production import (
    HERALD,
    brigand_attack,
    celebration,
    harvest,
    trade_event,
)
from rivalry.games.catan_rivals.state import State, effect, question
from rivalry.games.catan_rivals.use import uses_at

FACES: Final = ("brigands", "trade", "celebration", "harvest", "card")
EVENT_DIE: Final[list[Action]] = [("event", face) for face in FACES]
EVENT_WEIGHTS: Final = [1, 1, 1, 1, 2]  # two of the six faces show the event card

FACE_EFFECTS: Final[dict[str, Effect[()]]] = {
    "brigands": brigand_attack,
    "trade": trade_event,
    "celebration": celebration,
    "harvest": harvest,
    "card": draw_event,
}
"""What the faces of the event die do."""

CANCEL: Final = question(
    "die.cancel", YES_NO, DECIDES, "Do you have an event card drawn instead of this event?"
)


def cancels_face(s: State) -> bool:
    """Whether a player cancels what the event die shows: an event card is drawn instead.

    The payment is left pending. RULINGS O-23: in either player's turn, the active player first,
    and even if somebody fixed the face.
    """
    for seat in (s.turn, 1 - s.turn):
        cards = uses_at(s, seat, AGAINST_FACE, s.face)
        if cards:
            answer = s.choose(seat, CANCEL, [NO, *[card.use_it for card in cards]])
            if answer != NO:
                use_card(s, seat, BY_KEY[answer[1]])
                s.then(cancel_face)
                return True
    return False


@effect
def cancel_face(s: State) -> None:
    """Turn the die to the event card; nothing that depended on the old face happens."""
    s.face = "card"
    s.notes = [note for note in s.notes if note[0] != HERALD]


@effect
def resolve_face(s: State, face: str) -> None:
    """Resolve another event this turn, without production (RULINGS O-84)."""
    s.face = face
    s.then(resolve_event)


@effect
def resolve_event(s: State) -> None:
    """The event happens, unless somebody cancels it; then an event card is drawn."""
    if cancels_face(s):
        s.then(resolve_event)
    else:
        s.then(FACE_EFFECTS[s.face])

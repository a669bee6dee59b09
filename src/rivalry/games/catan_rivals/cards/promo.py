"""The nine Deluxe promo cards: Axel behind an option, the others only listed (RULINGS O-1)."""

from typing import Final

from rivalry.core.question import CARD, GAINS, LOSES, OWN_PLACE
from rivalry.games.catan_rivals.action import end_of
from rivalry.games.catan_rivals.building import legal_cells, place_built
from rivalry.games.catan_rivals.card import (
    ACTION,
    BUILDING,
    BY_KEY,
    CARDS,
    GOLD,
    REPLACES,
    UNKNOWN,
    Card,
    card,
)
from rivalry.games.catan_rivals.cards.basic_events import buildings
from rivalry.games.catan_rivals.place import CELL_OF, PLACE_NAMES
from rivalry.games.catan_rivals.resource import owned, pay_from, pay_price, price_of
from rivalry.games.catan_rivals.stack import leave_play, put_on_discard
from rivalry.games.catan_rivals.state import (
    State,
    card_of,
    distinct,
    effect,
    has,
    in_hand,
    question,
)

SET = "promo"


# Axel: his text is pieced together from the rulebook's remark and the publisher's answers


def extra_gold(old: Card, new: Card) -> int:
    """The gold it costs to replace a building: one for each resource the new one costs more."""
    return max(0, new.price - old.price)


def replaceable(s: State, seat: int, new: Card) -> list[int]:
    """The places of a player's buildings that a building from hand may replace."""
    found = []
    gold = owned(s, seat)[GOLD]
    for c in buildings(s, seat):
        h: int = s.princes[seat].grid[c]
        old = card_of(s, h)
        if old.name == new.name or extra_gold(old, new) > gold:
            continue
        after = s.copy()  # every building rule applies as if the old one were already gone
        leave_play(after, seat, h)
        if new.once and has(after, seat, new.name_id):
            continue
        if new.needs is not None and new.needs(after, seat):
            continue
        if c in legal_cells(after, seat, new):
            found.append(c)
    return found


def replacements(s: State, seat: int) -> list[Card]:
    """The buildings in hand that may replace one in play, in catalogue order."""
    hand = [CARDS[i] for i in distinct(s, s.princes[seat].hand)]
    held = [card for card in hand if card.kind == BUILDING]
    return [new for new in held if replaceable(s, seat, new)]


def can_call_axel(s: State, seat: int) -> str:
    if replacements(s, seat):
        return ""
    return "nothing-to-replace"


REPLACING: Final = question(
    "axel.card", CARD, GAINS, "Which building from your hand replaces another?"
)
REPLACED: Final = question(
    "axel.site", OWN_PLACE, LOSES, "Which of your buildings does it replace?"
)
REPLACING_PAY: Final = pay_from("axel.pay", "Where does the gold for the difference come from?")


@effect
def axel(s: State, seat: int) -> None:
    """Announce a building from hand that takes the place of one in play."""
    found = replacements(s, seat)
    # The others cannot know that there is one; in a world they sample there may be none.
    answer = s.choose(seat, REPLACING, [new.name_it for new in found] or [("no",)])
    if answer != ("no",):
        s.cards.show_all(in_hand(s, seat, answer[1]))
        s.then(axel_replace, seat, answer[1])
        s.then(end_of, seat, answer[1])


@effect
def axel_replace(s: State, seat: int, key: str) -> None:
    """Choose the building that goes and pay the difference in gold."""
    new = BY_KEY[key]
    cells = replaceable(s, seat, new)
    c = cells[0]
    if len(cells) > 1:
        c = CELL_OF[s.choose(seat, REPLACED, [PLACE_NAMES[c] for c in cells])]
    extra = extra_gold(card_of(s, s.princes[seat].grid[c]), new)
    s.then(pay_price, seat, REPLACING_PAY.key, price_of(GOLD, extra))
    s.then(axel_build, seat, key, c)


@effect
def axel_build(s: State, seat: int, key: str, c: int) -> None:
    """The old building goes, the new one takes its site."""
    h: int = s.princes[seat].grid[c]
    leave_play(s, seat, h)
    put_on_discard(s, seat, h)
    s.then(place_built, seat, key, c)


card(
    "Axel the Inventor",
    "",
    ACTION,
    set=SET,
    back="gold",
    duel=0,
    needs=can_call_axel,
    play=axel,
    does=REPLACES,
    text="Remove one of your buildings and build another kind from your hand on its site, paying 1 "
    "gold for each resource that it costs more than the old one. (Our reading: we do not have the "
    "printed text.)",
)


# Listed only: they are in no stack, and we do not invent effects for them

for _title, _back, _known in (
    ("Johannes the Advocate", "merchant-princes", "It belongs to the Era of Merchant Princes."),
    ("Carol the Game Instructor", "basic", "It is placed while setting up a game that teaches."),
    (
        "Alexander and Sebastian the Bookkeepers",
        "prosperity",
        "It belongs to the Era of Prosperity and needs the Prince or the Princess.",
    ),
    ("Catan Mobile", "basic", "It belongs to the Basic Set and shares wealth."),
    (
        "Gavin the Polyglot",
        "basic",
        "It belongs to the Basic Set and helps when a full region would yield.",
    ),
    ("Arnd the Fisher", "gold", "It belongs to the Era of Gold and finds resources with gold."),
    (
        "Heiko the Swimmer",
        "basic",
        "It belongs to the Basic Set and helps to build in a Celebration.",
    ),
    (
        "Ron the Well-Travelled Man",
        "progress",
        "It belongs to the Era of Progress and needs a Town Hall.",
    ),
):
    card(
        _title,
        "",
        UNKNOWN,
        set=SET,
        back=_back,
        duel=0,
        text=f"We do not have its printed text, so it is in no game. {_known}",
    )

OPTIONAL = {"axel": "axel-the-inventor"}
"""By option: the key of the promo card that it adds to the stacks with that card's back."""

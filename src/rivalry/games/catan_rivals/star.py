"""Stars: they lie on markers, up to three on each, and are not resources (RULES 13, Prosperity).

All markers that hold stars are alike, so nobody is ever asked which of them pays or gains; and as
more stars never hurt, nobody is asked to take fewer than there is room for.
"""

from rivalry.games.catan_rivals.card import CARDS, STAR
from rivalry.games.catan_rivals.resource import FULL, holders, tokens
from rivalry.games.catan_rivals.state import State, effect


def stars(s: State, seat: int) -> int:
    """How many stars a player has."""
    return tokens(s, seat, STAR)


def room_for_stars(s: State, seat: int) -> int:
    """How many more stars a player could take."""
    return sum([FULL - int(s.level[h]) for h in holders(s, seat, STAR)])


def needs_room_for_star(s: State, seat: int) -> str:
    """Why a player could take no star, as a reason; "" if they could."""
    return "" if room_for_stars(s, seat) else "no-room-for-star"


def gain_stars(s: State, seat: int, n: int) -> None:
    """A player takes stars; any without room are lost."""
    for h in holders(s, seat, STAR):
        more = min(n, FULL - int(s.level[h]))
        s.level[h] += more
        n -= more


def pay_stars(s: State, seat: int, n: int) -> None:
    """A player pays stars."""
    assert stars(s, seat) >= n, "nobody pays stars that they do not have"
    for h in holders(s, seat, STAR):
        paid = min(n, int(s.level[h]))
        s.level[h] -= paid
        n -= paid


def stars_after(s: State, face: str) -> None:
    """Cards that bring a star after a face of the event die do so when this effect is over."""
    for seat in (s.turn, 1 - s.turn):
        for h in s.princes[seat].built:
            if CARDS[s.cards.identity[h]].star_at == face:
                s.then(take_star, seat)


@effect
def take_star(s: State, seat: int) -> None:
    """A player takes a star."""
    gain_stars(s, seat, 1)

"""Random play inside the engine, for search and for measuring speed."""

from mypy_extensions import i64

from rivalry.core.chance import SplitMix64
from rivalry.games.lost_cities import rules


def play_round(s: rules.State, rng: SplitMix64) -> int:
    """Play uniformly at random until the round is over; how many decisions that took.

    >>> s = rules.new(starter=0)
    >>> s.apply(("shuffle", 7))
    >>> play_round(s, SplitMix64(1)), s.round
    (266, 2)
    """
    decisions: i64 = 0
    while True:
        if s.phase == rules.CARD:
            ids = rules.card_options(s)
            rules.put_card(s, ids[rng.below(len(ids))])
        elif s.phase == rules.DRAW:
            ids = rules.draw_options(s)
            rules.draw_card(s, ids[rng.below(len(ids))])
        else:
            s._decision = None
            return decisions
        decisions += 1

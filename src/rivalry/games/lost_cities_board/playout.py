"""Random play inside the engine, for search and for measuring speed."""

from mypy_extensions import i64

from rivalry.core.chance import SplitMix64
from rivalry.games.lost_cities_board import moves, rules
from rivalry.games.lost_cities_board.cards import SEND_ADVENTURER, SEND_RESEARCHER


def play_expedition(s: rules.Position, rng: SplitMix64) -> int:
    """Play at random until the expedition is over; return how many decisions that took.

    >>> from rivalry.games.lost_cities_board.state import new
    >>> s = new(starter=0)
    >>> s.apply(("shuffle", 7))
    >>> s.apply(("shuffle", 8))
    >>> play_expedition(s, SplitMix64(1)) > 100, s.expedition
    (True, 2)
    """
    decisions: i64 = 0
    while rules.CARD <= s.phase <= rules.DRAW:
        play_decision(s, rng)
        decisions += 1
    s._decision = None
    return decisions


def play_decision(s: rules.Position, rng: SplitMix64) -> None:
    """Answer a player's decision at random.

    Every option is equally likely, with two exceptions: the researcher, one of five explorers, is
    sent one time in five, and whenever an explorer may move, one does.
    """
    if s.phase == rules.CARD:
        ids = rules.card_options(s)
        moves.put_card(s, ids[rng.below(len(ids))])
    elif s.phase == rules.DRAW:
        ids = rules.draw_options(s)
        moves.draw_card(s, ids[rng.below(len(ids))])
    elif s.phase == rules.SEND:
        moves.answer(s, SEND_RESEARCHER if rng.below(5) == 0 else SEND_ADVENTURER)
    else:
        ids = rules.move_options(s)
        moves.answer(s, ids[rng.below(len(ids) - 1)])  # the last one is to stay

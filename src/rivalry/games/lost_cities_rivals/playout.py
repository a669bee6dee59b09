"""Random play inside the engine, for search and for measuring speed, and a check of positions."""

from mypy_extensions import i64

from rivalry.core.chance import SplitMix64
from rivalry.games.lost_cities_rivals import rules, turn
from rivalry.games.lost_cities_rivals.cards import BID, COUNT, DECK, GOLD, PASS


def play_game(s: rules.Position, rng: SplitMix64, audited: bool = False) -> int:
    """Play uniformly at random until the game is over; return how many decisions that took.

    With `audited`, every position on the way is checked.

    >>> from rivalry.games.lost_cities_rivals.state import new
    >>> s = new(starter=0)
    >>> while s.decision.player < 0:
    ...     s.apply(("shuffle", 7))
    >>> play_game(s, SplitMix64(1)), s.scores()
    (144, [26, 61])
    """
    assert s.phase >= rules.TURN, "chance prepares the game first"
    decisions: i64 = 0
    while s.phase != rules.OVER:
        if audited:
            audit(s)
        turn.answer(s, _any_option(s, rng))
        decisions += 1
    if audited:
        audit(s)
    s._decision = None
    return decisions


def _any_option(s: rules.Position, rng: SplitMix64) -> i64:
    k: i64
    gold: i64 = s.sides[s.asked].gold
    if s.phase == rules.TURN:
        return BID + rng.below(gold + 1 if s.display else 1)
    if s.phase == rules.RAISE:
        k = rng.below(gold - s.bid + 1)
        return BID + s.bid + k if k else PASS
    ids = rules.take_options(s) if s.phase == rules.TAKE else rules.remove_options(s)
    return ids[rng.below(len(ids))]


def audit(s: rules.Position) -> None:
    """Check what holds in every position after the deal (RULINGS R32)."""
    gold: i64 = s.supply
    cards: i64 = s.deck_left + len(s.removed) - 2 * s.players
    cards += _cards(s.display) + _cards(s.display_twice) + _cards(s.display_thrice)
    for side in s.sides:
        assert side.gold >= 0, "nobody pays more than they have"
        gold += side.gold
        cards += _cards(side.played) + _cards(side.twice)
        packed: i64 = side.wagers
        while packed:
            cards += packed & 7
            packed >>= 3
    assert gold == GOLD, f"there are {gold} coins"
    assert cards == DECK, f"there are {cards} cards"


def _cards(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        count += COUNT[mask & 1023]
        mask >>= 10
    return count

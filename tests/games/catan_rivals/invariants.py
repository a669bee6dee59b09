"""What holds in every position of Rivals for Catan, whatever happens."""

from collections import Counter

from rivalry.games.catan_rivals import points
from rivalry.games.catan_rivals.card import (
    CARDS,
    COMMERCE,
    EXCLUDED,
    POINTS,
    REGION,
    STRENGTH,
    VICTORY,
    name_id,
)
from rivalry.games.catan_rivals.place import CITY, METROPOLIS, ROAD, SETTLEMENT
from rivalry.games.catan_rivals.state import State, card_of, in_play

LONGEST_TURN = 1000
"""No turn of random play has had a third as many answers."""


def check_invariants(s: State) -> None:
    """Fails with a sentence if something is wrong on the table."""
    _every_card_lies_in_one_place(s)
    _places_agree(s)
    _the_supply_is_shared(s)
    for i, stack in enumerate(s.stacks):
        for h in stack:
            assert card_of(s, h).back == s.backs[i], f"{card_of(s, h).key} lies in stack {i}"
    for kind, holder in ((STRENGTH, s.hero), (COMMERCE, s.trader)):
        totals = [points.points(s, seat, kind) for seat in (0, 1)]
        if holder >= 0:
            assert totals[holder] >= 3 and totals[holder] >= totals[1 - holder], f"token: {totals}"
        elif s.options["tie_keeps_token"]:
            assert totals[0] == totals[1] or max(totals) < 3, f"nobody has a token: {totals}"
    for seat in (0, 1):
        assert points.points(s, seat, VICTORY) >= 2, "two settlements are always there"
        for kind in range(len(POINTS)):
            explained = sum(n for _, n in points.sources(s, seat, kind))
            assert explained == points.points(s, seat, kind), f"points of kind {kind}"
        _neighbours_agree(s, seat)
        counted = Counter(card_of(s, h).name_id for h in in_play(s.princes[seat]))
        for name, n in enumerate(s.princes[seat].names):
            assert n == counted[name], f"a name is counted {n} times"


def _neighbours_agree(s: State, seat: int) -> None:
    """What may not stand together does not, and nobody stays who must leave."""
    prince = s.princes[seat]
    for h in in_play(prince):
        card = card_of(s, h)
        if card.once:
            assert prince.names[card.name_id] == 1, f"{card.key} stands twice"
        for other in EXCLUDED.get(card.name, []):
            assert not prince.names[name_id(other)], f"{card.key} beside {other}"
        if card.abroad and card.leaves is not None and not s.changed:
            assert not card.leaves(s, 1 - seat), f"{card.key} should have left"
    given = [card for card in CARDS if card.given and card.set in s.sets]
    for card in given:
        assert prince.names[card.name_id] == 1, f"{card.key} belongs to each player"


def _every_card_lies_in_one_place(s: State) -> None:
    zones = [*s.stacks, *s.piles, s.face_up, s.events, s.resolving, s.box, s.regions]
    for prince in s.princes:
        laid = [h for h in prince.grid if h >= 0 and CARDS[s.cards.identity[h]].kind == REGION]
        zones += [prince.hand, prince.built, prince.abroad, prince.markers, prince.sea, laid]
    everywhere = sorted(h for zone in zones for h in zone)
    assert everywhere == list(range(len(s.cards.identity))), "a card is lost or lies twice"


def _places_agree(s: State) -> None:
    placed = {h for prince in s.princes for h in prince.built}
    turned = {h for prince in s.princes for h in prince.markers}
    turned |= {stack[-1] for stack in s.stacks if stack}  # it may lie face up
    for seat, prince in enumerate(s.princes):
        for c, h in enumerate(prince.grid):
            if h >= 0:
                placed.add(h)
                assert s.where[h] == c, f"{card_of(s, h).key} thinks it lies elsewhere"
        for h in prince.built + s.princes[1 - seat].abroad:
            top = prince.grid[s.where[h]]
            while top != h:
                assert top >= 0, f"{card_of(s, h).key} is not where it says"
                top = s.under[top]
    for h in range(len(s.where)):
        assert (s.where[h] >= 0) == (h in placed), f"{card_of(s, h).key}: in play or not?"
        assert 0 <= s.level[h] <= 3, f"{card_of(s, h).key} holds {s.level[h]}"
        assert s.level[h] == 0 or h in placed | turned, (
            f"{card_of(s, h).key} holds something out of play"
        )


def _the_supply_is_shared(s: State) -> None:
    laid = [kind for prince in s.princes for kind in prince.centre]
    assert s.roads + laid.count(ROAD) == 9, "roads"
    cities = laid.count(CITY) + laid.count(METROPOLIS)
    assert s.settlements + laid.count(SETTLEMENT) + cities == 9, "settlements"
    assert s.cities + cities == 7, "cities"
    assert len(s.regions) + 2 * (5 - s.settlements) == 12, "regions"

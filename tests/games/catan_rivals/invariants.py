"""What holds in every position of Rivals for Catan, whatever happens."""

from collections import Counter

from rivalry.core.hidden import EVERYBODY
from rivalry.games.catan_rivals import points, sea
from rivalry.games.catan_rivals.card import (
    AT_SEA,
    CARDS,
    COMMERCE,
    EVENT,
    EXCLUDED,
    POINTS,
    REGION,
    STRENGTH,
    VICTORY,
    name_id,
)
from rivalry.games.catan_rivals.deck import SAMPLES, Deck, problems
from rivalry.games.catan_rivals.place import CITY, HARBOUR, METROPOLIS, ROAD, SETTLEMENT, WEST
from rivalry.games.catan_rivals.state import State, card_of, in_play
from rivalry.games.catan_rivals.tournament import limits_of

LONGEST_TURN = 1000
"""No turn of random play has had a third as many answers."""


def check_invariants(s: State) -> None:
    """Fails with a sentence if something is wrong on the table."""
    _every_card_lies_in_one_place(s)
    _places_agree(s)
    _the_supply_is_shared(s)
    _ships_and_sea_agree(s)
    _events_are_in_their_stack_or_out_of_the_game(s)
    _decks_are_complete(s)
    for i, stack in enumerate(s.stacks):
        for h in stack:
            assert s.mode.decks or card_of(s, h).back == s.backs[i], f"{card_of(s, h).key}"
            assert card_of(s, h).kind not in (EVENT, REGION), f"{card_of(s, h).key} in a stack"
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
        if card.person and s.mode.decks:
            others = s.princes[1 - seat].names[card.name_id]
            assert not others, f"{card.key} stands on both sides"
    given = [card for card in CARDS if card.given and card.set in s.sets]
    for card in [] if s.mode.decks else given:
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
    turned = {h for prince in s.princes for h in prince.markers + prince.sea}
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


def _ships_and_sea_agree(s: State) -> None:
    highest = []
    for seat, prince in enumerate(s.princes):
        if not prince.sea:
            continue
        moored = [h for h in prince.sea if s.used[h] in (sea.SHIP_HERE, sea.SHIP_LOST)]
        assert prince.ships + prince.unbuilt + len(moored) == sea.SHIPS, "an explorer ship"
        assert min(prince.ships, prince.unbuilt) >= 0, "fewer than no ships"
        for h in prince.sea:
            assert card_of(s, h).place == AT_SEA, f"{card_of(s, h).key} lies at sea"
            if s.level[h] or s.used[h]:
                assert sea.is_discovered(s, h), "a face-down sea card was turned or visited"
            assert seat == s.turn or not s.used[h], "ships return at the end of a turn"
            if s.level[h] == sea.HIGHEST:
                highest.append(card_of(s, h).name)
        ends = [prince.centre[x - WEST] for x in (prince.left - 1, prince.right + 1)]
        assert ends.count(HARBOUR) == (1 if s.turns else ends.count(HARBOUR)), "harbour"
    assert len(highest) == len(set(highest)), f"the third side of a sea card twice: {highest}"


def _events_are_in_their_stack_or_out_of_the_game(s: State) -> None:
    assert all(card_of(s, h).kind == EVENT for h in s.events + s.box), "no event among the events"
    yule = [h for h in s.events if card_of(s, h).rebuilds]
    assert len(yule) == 1 and s.cards.known[yule[0]] == EVERYBODY, "everybody sees where Yule lies"


def _decks_are_complete(s: State) -> None:
    if not s.mode.decks or not s.stacks:
        return
    assert len(s.events) + len(s.box) == 13, "thirteen events"
    for seat in (0, 1):
        cards = [i for h, i in enumerate(s.cards.identity) if s.sleeves[h] == seat]
        assert sorted(cards) == sorted(s.decks[seat]), "a deck has lost or gained a card"
        keys = [tuple(CARDS[i].key for i in part) for part in (cards[:3], s.added[seat], cards[3:])]
        wrong = problems(Deck("any", *keys), limits_of(s.options), s.options["explorers"])
        if len(cards) == len(SAMPLES[1].deck.drawn()):  # RULINGS O-51
            assert sorted(keys[0] + keys[2]) == sorted(SAMPLES[1].deck.drawn()), "a small deck"
            wrong = [problem for problem in wrong if not problem.startswith("stacks-few")]
        assert not wrong, f"a deck breaks a limit: {wrong}"


def _the_supply_is_shared(s: State) -> None:
    laid = [kind for prince in s.princes for kind in prince.centre]
    assert s.roads + laid.count(ROAD) == 9, "roads"
    cities = laid.count(CITY) + laid.count(METROPOLIS)
    assert s.settlements + laid.count(SETTLEMENT) + cities == 9, "settlements"
    assert s.cities + cities == 7, "cities"
    assert len(s.regions) + 2 * (5 - s.settlements) == 12, "regions"

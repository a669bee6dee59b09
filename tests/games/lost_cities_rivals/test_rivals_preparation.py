"""Lost Cities: Rivals, before the first turn: cards, starting wagers, piles, gold, the starter."""

from collections import Counter

import pytest
from rivals_scenario import GAME

from rivalry.core.chance import shuffle
from rivalry.core.decision import CHANCE, BadOption, IllegalAction, MalformedAction
from rivalry.games.lost_cities_rivals.cards import CARD_NAMES, COLOURS, FULL_DECK
from rivalry.games.lost_cities_rivals.state import State


def prepared(players: int, bits: int = 1) -> State:
    """A game after its preparation, with these bits for every shuffle."""
    state = State.from_json(GAME.new(players=players, starter=0).to_json())
    while state.decision is not None and state.decision.player == CHANCE:
        state.apply(("shuffle", bits))
        bits += 1
    return state


def test_the_draw_piles_hold_65_numbers_and_15_wagers() -> None:
    count = Counter(CARD_NAMES[card] for card in FULL_DECK)
    assert sum(count.values()) == 80
    for colour in COLOURS:
        assert count[f"{colour} wager"] == 3
        assert [count[f"{colour} {n}"] for n in range(2, 11)] == [2, 2, 2, 2, 1, 1, 1, 1, 1]


def test_r1_there_are_four_piles_of_exactly_twenty_cards() -> None:
    state = prepared(2)
    assert state.view(0)["piles"] == [20, 20, 20, 20]
    assert len(state.to_json()["face_down"]) == 80
    state.apply(GAME.parse("uncover"))
    assert state.view(0)["piles"] == [19, 20, 20, 20]


@pytest.mark.parametrize(("players", "each"), [(2, 18), (3, 12), (4, 9)])
def test_the_36_coins_are_divided_evenly(players: int, each: int) -> None:
    view = prepared(players).view(None)
    assert view["gold"] == [each] * players and view["supply"] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_two_starting_wagers_of_different_colours_face_up(players: int) -> None:
    for bits in range(200):
        view = prepared(players, bits * 10).view(None)
        dealt = view["starting_wagers"]
        assert len(dealt) == players
        assert all(len(pair) == 2 and pair[0] != pair[1] for pair in dealt)
        assert max(Counter(colour for pair in dealt for colour in pair).values()) <= 2
        for seat, pair in enumerate(dealt):
            for line in view["expeditions"][seat]:
                assert line["wagers"] == pair.count(line["colour"])


def test_starting_wagers_come_from_their_own_ten_cards_and_not_from_the_piles() -> None:
    face_down = Counter(prepared(4).to_json()["face_down"])
    assert face_down == Counter(CARD_NAMES[card] for card in FULL_DECK)


def bits_with(pair: bool) -> int:
    """Bits whose shuffle of the ten starting wagers begins with a pair, or begins without one."""
    for bits in range(100):
        cards = [colour for colour in range(5) for _ in range(2)]
        shuffle(cards, bits)
        if (cards[-1] == cards[-2]) is pair and cards[-3] != cards[-4]:
            return bits
    raise AssertionError("pairs come often")


def test_r2_without_a_pair_one_shuffle_deals_to_everybody() -> None:
    state = GAME.new(players=2, starter=0)
    state.apply(("shuffle", bits_with(pair=False)))
    assert state.decision is not None and state.decision.why == "deal"


def test_r2_a_pair_is_replaced_and_shuffled_back_before_the_next_player_draws() -> None:
    bits = bits_with(pair=True)
    cards = [COLOURS[colour] for colour in range(5) for _ in range(2)]
    shuffle(cards, bits)
    state = GAME.new(players=2, starter=0)
    state.apply(("shuffle", bits))
    assert state.view(None)["starting_wagers"] == [[cards[-1], cards[-3]]]
    assert state.decision is not None
    assert (state.decision.player, state.decision.why) == (CHANCE, "starting-wagers")
    rest = [colour for colour in COLOURS for _ in range(2)]
    rest.remove(cards[-1])
    rest.remove(cards[-3])
    shuffle(rest, 5)
    state.apply(("shuffle", 5))
    assert state.view(None)["starting_wagers"][1][0] == rest[-1]


def test_r2_a_pair_of_the_last_player_needs_no_further_shuffle() -> None:
    for bits in range(1000):
        cards = [colour for colour in range(5) for _ in range(2)]
        shuffle(cards, bits)
        if cards[-1] != cards[-2] and cards[-3] == cards[-4]:
            break
    state = GAME.new(players=2, starter=0)
    state.apply(("shuffle", bits))
    assert state.decision is not None and state.decision.why == "deal"
    assert state.view(None)["starting_wagers"][1] == [COLOURS[cards[-3]], COLOURS[cards[-5]]]


def test_the_starter_is_drawn_among_the_seats_or_given() -> None:
    drawn = GAME.new(players=3)
    assert drawn.decision is not None
    assert list(drawn.decision.options) == [("start", 0), ("start", 1), ("start", 2)]
    drawn.apply(("start", 2))
    assert drawn.view(None)["starter"] == 2
    for seat in range(4):
        state = GAME.new(players=4, starter=seat)
        while state.decision is not None and state.decision.player == CHANCE:
            state.apply(("shuffle", 3))
        assert state.decision is not None
        assert (state.decision.player, state.decision.why) == (seat, "turn")


def test_the_starter_takes_the_first_turn_and_can_only_uncover() -> None:
    state = prepared(2)
    assert state.decision is not None
    assert [GAME.text(option) for option in state.decision.options] == ["uncover"]


def test_a_starter_must_be_a_seat_of_the_game() -> None:
    with pytest.raises(BadOption, match="starter: 2 is not a seat; seats: 0 to 1"):
        GAME.new(players=2, starter=2)


@pytest.mark.parametrize("wrong", [{"players": 5}, {"players": 1}, {"players": True}, {"x": 1}])
def test_wrong_options_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(BadOption):
        GAME.new(**wrong)


def test_no_seat_answers_before_chance_has_prepared_the_game() -> None:
    for state in (GAME.new(), GAME.new(starter=0)):
        with pytest.raises(IllegalAction, match="chance is asked first"):
            state.apply(GAME.parse("uncover"))


@pytest.mark.parametrize("junk", [("start", True), ("start", 1.0), ("start", 9), ("start",)])
def test_a_start_that_is_none_is_refused(junk: tuple[object, ...]) -> None:
    state = GAME.new()
    with pytest.raises(MalformedAction):
        state.apply(junk)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        state.apply(("start", 2))
    assert state.decision == GAME.new().decision

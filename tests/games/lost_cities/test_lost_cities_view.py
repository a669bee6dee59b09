"""What each seat of a Lost Cities match may know, and the worlds made from it."""

import json
from collections import Counter

import pytest
from lost_cities_scenario import ME, RIVAL, all_cards, new_match, scenario

import rivalry
from rivalry.games.lost_cities import State, sampler, scramble


def test_a_player_sees_the_own_hand_and_not_the_rivals() -> None:
    g = scenario(me="red 7, blue wager", rival="red 4")
    assert "red 7" in g.view(ME)["hand"] and len(g.view(ME)["hand"]) == 8
    for seat in (ME, None):
        assert "red 4" not in json.dumps(g.view(seat))
    assert "red 7" not in json.dumps(g.view(RIVAL))


def test_a_spectator_sees_no_hand() -> None:
    g = scenario(me="red 7")
    assert g.view(None)["hand"] == [] and "red 7" not in json.dumps(g.view(None))


def test_hand_sizes_are_public() -> None:
    g = scenario(me="red 7")
    assert g.view(None)["hand_sizes"] == [8, 8]
    assert g.me("play red 7").view(None)["hand_sizes"] == [7, 8]


def test_the_count_of_the_draw_pile_is_public_but_not_its_cards() -> None:
    """C16."""
    g = scenario(me="red 7", top="white 9", deck=20)
    for seat in (ME, RIVAL, None):
        assert g.view(seat)["deck"] == 20 and "white 9" not in json.dumps(g.view(seat))
    assert g.me("play red 7", "draw deck").view(None)["deck"] == 19


def test_a_card_drawn_from_the_draw_pile_is_shown_to_nobody_else() -> None:
    g = scenario(me="red 7", top="white 9").me("play red 7", "draw deck")
    assert "white 9" in g.view(ME)["hand"]
    assert "white 9" not in json.dumps(g.view(RIVAL)) + json.dumps(g.view(None))


def test_the_discard_piles_are_shown_whole() -> None:
    """C13."""
    g = scenario(discards="red 2, red 9, red wager")
    for seat in (ME, RIVAL, None):
        assert g.view(seat)["discards"][4] == ["red 2", "red 9", "red wager"]


def test_expeditions_are_public() -> None:
    g = scenario(my_table="red wager, red 2, red 9")
    for seat in (ME, RIVAL, None):
        red = g.view(seat)["expeditions"][ME][4]
        assert (red["wagers"], red["numbers"], red["score"]) == (1, [2, 9], -18)


def test_an_expedition_says_how_its_score_comes_about() -> None:
    g = scenario(my_table="red wager, red wager, red 2, red 3, red 4, red 5, red 6, red 7")
    assert g.expedition(ME, "red") == {
        "wagers": 2, "numbers": [2, 3, 4, 5, 6, 7],
        "sum": 27, "cost": 20, "factor": 3, "bonus": 20, "score": 41,
    }  # fmt: skip
    assert g.expedition(ME, "blue") == {
        "wagers": 0, "numbers": [], "sum": 0, "cost": 0, "factor": 1, "bonus": 0, "score": 0,
    }  # fmt: skip


def test_the_names_of_the_fields_are_the_clients_contract() -> None:
    assert list(new_match().deals(1).view(0)) == [
        "game", "seat", "options", "colours", "phase", "round", "starter", "turn", "turns", "deck",
        "hand", "hand_sizes", "known", "expeditions", "discards", "closed", "history", "scores",
    ]  # fmt: skip


# Cards everybody knows of


def test_a_card_taken_from_a_discard_pile_stays_known_while_it_is_in_hand() -> None:
    """C14."""
    g = scenario(me="blue 2", rival="white 2", discards="red 7")
    g.me("play blue 2", "draw red")
    for seat in (ME, RIVAL, None):
        assert g.view(seat)["known"] == [["red 7"], []]
    g.rival("play white 2", "draw deck")
    assert g.view(RIVAL)["known"] == [["red 7"], []]


@pytest.mark.parametrize("verb", ["play", "discard"])
def test_it_is_no_longer_in_hand_once_it_is_played_or_discarded(verb: str) -> None:
    """C14."""
    g = scenario(me="blue 2", rival="white 2", discards="red 7")
    g.me("play blue 2", "draw red").rival("play white 2", "draw deck").me(f"{verb} red 7")
    assert g.view(None)["known"] == [[], []]


def test_other_cards_leaving_the_hand_do_not_touch_it() -> None:
    g = scenario(me="blue 2, blue 3", rival="white 2", discards="red 7")
    g.me("play blue 2", "draw red").rival("play white 2", "draw deck").me("discard blue 3")
    assert g.view(None)["known"] == [["red 7"], []]


def test_a_wager_taken_from_a_pile_is_known() -> None:
    g = scenario(me="blue 2", discards="red wager").me("play blue 2", "draw red")
    assert g.view(RIVAL)["known"] == [["red wager"], []]


def test_of_alike_wagers_one_that_leaves_may_be_the_known_one() -> None:
    """Known: one of my two red wagers. I play one. Nobody can say which, so none is known."""
    g = scenario(me="blue 2, red wager", rival="white 2", discards="red wager")
    g.me("play blue 2", "draw red").rival("play white 2", "draw deck").me("play red wager")
    assert g.view(None)["known"] == [[], []] and g.hand(ME).count("red wager") == 1


def test_of_two_known_wagers_one_is_still_known_after_one_left() -> None:
    g = scenario(me="blue 2, blue 3", rival="white 2, white 3", discards="red wager, red wager")
    g.me("play blue 2", "draw red").rival("play white 2", "draw deck")
    g.me("play blue 3", "draw red")
    assert g.view(None)["known"] == [["red wager", "red wager"], []]
    g.rival("play white 3", "draw deck").me("discard red wager")
    assert g.view(None)["known"] == [["red wager"], []]


def test_a_known_wager_is_not_forgotten_when_one_of_another_colour_leaves() -> None:
    g = scenario(me="blue 2, green wager", rival="white 2", discards="red wager")
    g.me("play blue 2", "draw red").rival("play white 2", "draw deck").me("play green wager")
    assert g.view(None)["known"] == [["red wager"], []]


def test_nothing_is_known_after_a_new_deal() -> None:
    g = scenario(me="blue 2", rival="white 2", discards="red 7", deck=1, rounds=2)
    g.me("play blue 2", "draw red").rival("play white 2", "draw deck").deals(5)
    assert g.view(None)["known"] == [[], []]


# Sampled worlds


def somewhere(steps: int = 40) -> State:
    state = rivalry.new("lost-cities", seed=5, rounds=1).state
    assert isinstance(state, State)
    for n in range(steps):
        assert state.decision is not None
        state.apply(state.decision.options[n * 7 % len(state.decision.options)])
    return state


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_sampled_world_has_every_card_exactly_once(seat: int | None) -> None:
    make = sampler(somewhere().view(seat))
    for bits in range(20):
        assert Counter(cards_of(make(bits))) == Counter(all_cards())


def cards_of(state: State) -> list[str]:
    data = state.to_json()
    cards = data["hands"][0] + data["hands"][1] + data["draw_pile"]
    for pile in data["discards"]:
        cards += pile
    for side in data["expeditions"]:
        for colour, expedition in zip(
            ("yellow", "blue", "white", "green", "red", "purple"), side, strict=False
        ):
            cards += [f"{colour} wager"] * expedition["wagers"]
            cards += [f"{colour} {number}" for number in expedition["numbers"]]
    return cards


def test_every_card_i_have_not_seen_may_be_in_the_rivals_hand() -> None:
    g = scenario(me="red 7", rival="red 4", discards="blue 3", my_table="green 2")
    seen = [*g.hand(ME), "blue 3", "green 2"]
    unseen = Counter(all_cards()) - Counter(seen)
    make = sampler(g.view(ME))
    possible = {card for bits in range(400) for card in make(bits).view(RIVAL)["hand"]}
    assert possible == set(unseen)


def test_every_card_i_have_not_seen_is_equally_likely_to_be_drawn_next() -> None:
    g = scenario(me="red 7", rival="red 4")
    make = sampler(g.view(ME))
    counts: Counter[str] = Counter(make(bits).to_json()["draw_pile"][-1] for bits in range(5200))
    unseen = Counter(all_cards()) - Counter(g.hand(ME))
    square = sum((counts[card] - 100 * n) ** 2 / (100 * n) for card, n in unseen.items())
    assert square < 88  # 99.9 %, at most 48 degrees of freedom


def test_the_rivals_known_cards_are_in_every_world() -> None:
    g = scenario(me="blue 2", rival="white 2", discards="red 7, green wager")
    g.me("play blue 2", "draw red").rival("play white 2", "draw green")
    for bits in range(30):
        world = sampler(g.view(RIVAL))(bits)
        assert "red 7" in world.view(ME)["hand"]
        world = sampler(g.view(ME))(bits)
        assert "green wager" in world.view(RIVAL)["hand"]
        world = sampler(g.view(None))(bits)
        assert "red 7" in world.view(ME)["hand"] and "green wager" in world.view(RIVAL)["hand"]


def test_a_sampled_world_can_be_played_to_its_end() -> None:
    world = sampler(somewhere().view(0))(3)
    while world.decision is not None:
        world.apply(world.decision.options[0])
    assert len(world.view(None)["history"]) == 1


def test_sampling_uses_the_view_alone_and_leaves_it_as_it_was() -> None:
    view = json.loads(json.dumps(somewhere().view(0)))
    before = json.dumps(view)
    one, same, other = (sampler(view)(bits).to_json() for bits in (1, 1, 2))
    assert one == same != other and json.dumps(view) == before


def test_scrambling_leaves_the_state_as_it_was() -> None:
    state = somewhere()
    before = state.to_json()
    assert scramble(state, 0, 9).to_json() != before == state.to_json()


def test_a_world_asks_its_own_question() -> None:
    """The rival's options follow from the cards of the world, not from the true ones."""
    g = scenario(me="red 7", rival="red 4").me("play red 7", "draw deck")
    world = sampler(g.view(ME))(12)
    hand = world.view(RIVAL)["hand"]
    assert world.decision is not None and world.decision.player == RIVAL
    words = [rivalry.game("lost-cities").text(action) for action in world.decision.options]
    assert {word.partition(" ")[2] for word in words} == set(hand)
    assert hand != g.hand(RIVAL)


# Saving


@pytest.mark.parametrize("steps", [0, 1, 2, 41, 80])
def test_a_saved_state_is_json_and_loads_equal(steps: int) -> None:
    state = somewhere(steps)
    loaded = State.from_json(json.loads(json.dumps(state.to_json())))
    assert loaded.to_json() == state.to_json() and loaded.decision == state.decision
    for seat in (0, 1, None):
        assert loaded.view(seat) == state.view(seat)


@pytest.mark.parametrize("starter", [None, 0, 1])
def test_a_match_can_be_saved_before_its_first_deal(starter: int | None) -> None:
    state = new_match(starter=starter, colours=6).state
    loaded = State.from_json(json.loads(json.dumps(state.to_json())))
    assert loaded.to_json() == state.to_json() and loaded.decision == state.decision

"""The rules of Lost Cities, sentence by sentence, and the rulings C1 to C18."""

import pytest
from lost_cities_scenario import (
    ME,
    RIVAL,
    Table,
    all_cards,
    cards,
    new_match,
    play_round,
    scenario,
)

import rivalry
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import (
    CHANCE,
    BadOption,
    IllegalAction,
    MalformedAction,
    NotYourDecision,
)

GAME = rivalry.game("lost-cities")


# Preparation


def test_each_player_is_dealt_eight_cards_and_44_are_left() -> None:
    g = new_match().deals(1)
    assert len(g.hand(ME)) == len(g.hand(RIVAL)) == 8 and g.view()["deck"] == 44


def test_with_six_colours_56_cards_are_left() -> None:
    g = new_match(colours=6).deals(1)
    assert len(g.hand(ME)) == len(g.hand(RIVAL)) == 8 and g.view()["deck"] == 56


@pytest.mark.parametrize(("colours", "count"), [(5, 60), (6, 72)])
def test_the_deck_has_the_numbers_two_to_ten_once_and_three_wagers_of_every_colour(
    colours: int, count: int
) -> None:
    """C17: the long game adds twelve purple cards. C18: cards with a 1 are never shuffled in."""
    data = new_match(colours=colours).deals(5).state.to_json()
    dealt = data["hands"][0] + data["hands"][1] + data["draw_pile"]
    assert sorted(dealt) == sorted(all_cards(colours)) and len(dealt) == count
    assert not [card for card in dealt if card.endswith(" 1")]
    assert any("purple" in card for card in dealt) == (colours == 6)


def test_another_shuffle_deals_other_cards_and_the_same_one_the_same() -> None:
    one, same, other = (new_match().deals(bits).state.to_json() for bits in (1, 1, 2))
    assert one == same and one["hands"] != other["hands"]


def test_nothing_lies_on_the_table_at_first() -> None:
    view = new_match().deals(1).view()
    assert view["discards"] == [[]] * 5 and view["scores"] == [0, 0]
    assert [len(side) for side in view["expeditions"]] == [5, 5]
    assert not any(e["wagers"] or e["numbers"] for side in view["expeditions"] for e in side)


def test_before_the_deal_nobody_has_cards() -> None:
    g = new_match()
    assert g.asked == (CHANCE, "deal") and g.view()["hand_sizes"] == [0, 0]
    assert g.hand(ME) == g.hand(RIVAL) == []


# Who starts


@pytest.mark.parametrize("seat", [0, 1])
def test_the_caller_may_say_who_starts(seat: int) -> None:
    """C11."""
    g = new_match(starter=seat)
    assert g.asked == (CHANCE, "deal") and g.view()["starter"] == seat
    assert g.deals(3).asked == (seat, "card")


@pytest.mark.parametrize("seat", [0, 1])
def test_otherwise_chance_draws_the_starter(seat: int) -> None:
    """C11."""
    g = new_match(starter=None)
    assert g.asked == (CHANCE, "starter") and g.may == ["start 0", "start 1"]
    assert g.view()["starter"] is None and g.view()["turn"] is None
    g.state.apply(("start", seat))
    assert g.view()["starter"] == seat
    assert g.deals(3).asked == (seat, "card") and g.view()["turn"] == seat


def test_both_seats_are_equally_likely_to_be_drawn() -> None:
    assert new_match(starter=None).state.decision.weights is None


def test_the_players_alternate() -> None:
    g = new_match().deals(1)
    for turn in range(10):
        assert g.asked == (turn % 2, "card") and g.view()["turns"] == turn
        g.state.apply(g.state.decision.options[-1])
        assert g.asked == (turn % 2, "draw")
        g.state.apply(GAME.parse("draw deck"))


@pytest.mark.parametrize("leader", [ME, RIVAL])
def test_the_leader_starts_the_next_round(leader: int) -> None:
    """C8: one player only opens hopeless expeditions, the other plays nothing and leads."""
    g = new_match(rounds=2, starter=1 - leader).deals(4)
    while not g.view()["history"]:
        assert g.asked is not None
        wanted = "discard" if g.asked[0] == leader else "play"
        words = [w for w in g.may if w.startswith(wanted)] or g.may
        g.state.apply(GAME.parse(words[-1] if g.asked[1] == "card" else "draw deck"))
    scores = g.view()["scores"]
    assert scores[leader] == 0 > scores[1 - leader]
    assert g.view()["starter"] == leader and g.deals(9).asked == (leader, "card")


def test_in_the_third_round_the_higher_total_starts_not_the_winner_of_the_second() -> None:
    """C8."""
    seen = 0
    for seed in range(40):
        g = random_match(seed, rounds=3)
        first, second, _ = g.view()["history"]
        total = [first[seat] + second[seat] for seat in (0, 1)]
        if (total[0] > total[1]) != (second[0] > second[1]) and total[0] != total[1]:
            seen += 1
            assert g.view()["starter"] == (0 if total[0] > total[1] else 1)
    assert seen > 3


def test_the_totals_of_all_rounds_say_who_leads_and_each_round_counts_once() -> None:
    """C8: 20 : 0 and then -13 : 0 leave me ahead; C9: 13 : 0 and then -13 : 0 leave a tie."""
    g = scenario(me="red 7", deck=1, history=[[20, 0]], rounds=3).me("play red 7", "draw deck")
    assert g.view()["history"] == [[20, 0], [-13, 0]] and g.view()["starter"] == ME
    g = scenario(me="red 7", deck=1, history=[[13, 0]], rounds=3).me("play red 7", "draw deck")
    assert g.view()["scores"] == [0, 0] and g.view()["starter"] == RIVAL


@pytest.mark.parametrize("seat", [0, 1])
def test_after_a_tie_the_player_starts_who_did_not_start_before(seat: int) -> None:
    """C9."""
    g = new_match(rounds=3, starter=seat)
    play_round(g, 1)
    assert g.view()["scores"] == [0, 0] and g.view()["starter"] == 1 - seat
    play_round(g, 2)
    assert g.view()["scores"] == [0, 0] and g.view()["starter"] == seat


# Playing a card


def test_a_player_first_plays_one_card_and_then_draws_one() -> None:
    g = scenario(me="red 5", top="blue 3")
    g.me("play red 5")
    assert g.asked == (ME, "draw") and len(g.hand(ME)) == 7
    g.me("draw deck")
    assert g.asked == (RIVAL, "card") and len(g.hand(ME)) == 8 and "blue 3" in g.hand(ME)


def test_a_player_cannot_pass_or_draw_first() -> None:
    g = scenario(me="red 5")
    assert all(word.startswith(("play ", "discard ")) for word in g.may)
    with pytest.raises(IllegalAction, match="'draw deck' is not allowed"):
        g.state.apply(GAME.parse("draw deck"))


def test_a_player_cannot_play_two_cards() -> None:
    g = scenario(me="red 5, red 7").me("play red 5")
    with pytest.raises(IllegalAction, match="'play red 7' is not allowed; allowed: draw deck"):
        g.state.apply(GAME.parse("play red 7"))


@pytest.mark.parametrize("card", ["red 2", "red 7", "red 10", "red wager"])
def test_any_card_may_start_an_expedition(card: str) -> None:
    g = scenario(me=card).me(f"play {card}")
    shown = g.expedition(ME, "red")
    assert (shown["wagers"], shown["numbers"]) == (
        (1, []) if card == "red wager" else (0, [int(card.split()[1])])
    )
    assert card not in g.hand(ME)


@pytest.mark.parametrize(("card", "fits"), [("red 4", False), ("red 6", True), ("red 10", True)])
def test_a_number_must_be_higher_than_the_last_but_not_the_next(card: str, fits: bool) -> None:
    g = scenario(me=card, my_table="red 2, red 5")
    assert (f"play {card}" in g.may) == fits
    assert f"discard {card}" in g.may


def test_lower_numbers_are_refused_and_nothing_changes() -> None:
    g = scenario(me="red 4", my_table="red 5")
    before = g.state.to_json()
    with pytest.raises(IllegalAction, match="'play red 4' is not allowed; allowed: "):
        g.state.apply(GAME.parse("play red 4"))
    assert g.state.to_json() == before


def test_after_the_ten_nothing_can_be_added() -> None:
    g = scenario(me="red 3, red 9, red wager", my_table="red 10")
    assert not [word for word in g.may if word.startswith("play red")]


def test_a_player_adds_only_to_the_own_expeditions() -> None:
    g = scenario(me="red 7", rival="red 4", my_table="red 5", rival_table="red 3")
    g.me("play red 7", "draw deck").rival("play red 4", "draw deck")
    assert g.expedition(ME, "red")["numbers"] == [5, 7]
    assert g.expedition(RIVAL, "red")["numbers"] == [3, 4]


def test_a_card_that_is_not_in_the_hand_cannot_be_played_or_discarded() -> None:
    g = scenario(me="red 7", rival="red 4")
    for words in ("play red 4", "discard red 4"):
        with pytest.raises(IllegalAction):
            g.state.apply(GAME.parse(words))


def test_colours_do_not_hinder_each_other() -> None:
    g = scenario(me="blue 2, white 3", my_table="red 10, yellow 10, green 10")
    assert "play blue 2" in g.may and "play white 3" in g.may


# Wagers


def test_up_to_three_wagers_may_open_an_expedition() -> None:
    g = scenario(me="red wager, red wager, red wager", rival="blue 2, blue 3, blue 4")
    g.me("play red wager", "draw deck").rival("play blue 2", "draw deck")
    g.me("play red wager", "draw deck").rival("play blue 3", "draw deck")
    g.me("play red wager", "draw deck")
    red = g.expedition(ME, "red")
    assert (red["wagers"], red["numbers"], red["score"]) == (3, [], -80)


def test_a_number_may_follow_wagers() -> None:
    g = scenario(me="red 2", my_table="red wager, red wager").me("play red 2")
    assert g.expedition(ME, "red")["numbers"] == [2]


@pytest.mark.parametrize("number", [2, 10])
def test_no_wager_may_follow_a_number(number: int) -> None:
    """C5."""
    g = scenario(me="red wager", my_table=f"red wager, red {number}")
    assert "play red wager" not in g.may and "discard red wager" in g.may


def test_a_wager_of_another_colour_may_still_be_played() -> None:
    assert "play blue wager" in scenario(me="blue wager", my_table="red 5").may


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_identical_wagers_are_one_action(copies: int) -> None:
    """C15."""
    g = scenario(me=", ".join(["red wager"] * copies))
    assert g.may.count("play red wager") == g.may.count("discard red wager") == 1
    g.me("play red wager")
    assert g.hand(ME).count("red wager") == copies - 1


# Discarding


def test_every_card_in_hand_may_be_discarded_even_if_it_could_be_played() -> None:
    """C4."""
    g = scenario(me="red 7, red wager", my_table="blue 5")
    assert {f"discard {card}" for card in g.hand(ME)} <= set(g.may)


def test_discards_lie_on_the_pile_of_their_colour_the_last_on_top() -> None:
    g = scenario(me="red 7", rival="red wager", discards="red 2, blue 3")
    g.me("discard red 7", "draw deck").rival("discard red wager", "draw deck")
    assert g.pile("red") == ["red 2", "red 7", "red wager"] and g.pile("blue") == ["blue 3"]


def test_a_discard_leaves_the_expeditions_alone() -> None:
    g = scenario(me="red 7", my_table="red 5").me("discard red 7")
    assert g.expedition(ME, "red")["numbers"] == [5]


# Drawing


def test_the_draw_pile_or_the_top_of_any_discard_pile_may_be_drawn() -> None:
    g = scenario(me="green 9", discards="red 2, red 7, blue 3", top="white 4")
    g.me("play green 9")
    assert g.may == ["draw deck", "draw blue", "draw red"]
    g.me("draw red")
    assert "red 7" in g.hand(ME) and g.pile("red") == ["red 2"] and g.view()["deck"] > 0


def test_the_card_just_discarded_cannot_be_drawn_and_closes_its_pile() -> None:
    """C1."""
    g = scenario(me="red 7", discards="red 2, blue 3").me("discard red 7")
    assert g.may == ["draw deck", "draw blue"] and g.view()["closed"] == "red"
    with pytest.raises(
        IllegalAction, match="'draw red' is not allowed; allowed: draw deck, draw b"
    ):
        g.state.apply(GAME.parse("draw red"))


def test_the_rival_may_draw_what_i_discarded() -> None:
    g = scenario(me="red 7", rival="blue 2").me("discard red 7", "draw deck").rival("play blue 2")
    assert g.may == ["draw deck", "draw red"]
    g.rival("draw red")
    assert "red 7" in g.hand(RIVAL)


def test_i_may_draw_my_own_discard_a_turn_later() -> None:
    g = scenario(me="red 7, blue 2", rival="white 2")
    g.me("discard red 7", "draw deck").rival("play white 2", "draw deck").me("play blue 2")
    assert "draw red" in g.may


def test_playing_a_card_closes_no_pile() -> None:
    g = scenario(me="red 7", discards="red 2").me("play red 7")
    assert g.may == ["draw deck", "draw red"] and g.view()["closed"] is None


def test_with_every_pile_empty_or_closed_the_draw_pile_remains() -> None:
    """C2."""
    assert scenario(me="red 7").me("discard red 7").may == ["draw deck"]
    assert scenario(me="red 7").me("play red 7").may == ["draw deck"]


def test_a_pile_that_was_emptied_cannot_be_drawn_from() -> None:
    g = scenario(me="blue 2", rival="blue 3", discards="red 2")
    g.me("play blue 2", "draw red").rival("play blue 3")
    assert g.may == ["draw deck"]


def test_a_discarded_wager_can_be_drawn_and_played_again() -> None:
    g = scenario(me="blue 2", rival="white 2", discards="red wager")
    g.me("play blue 2", "draw red").rival("play white 2", "draw deck").me("play red wager")
    assert g.expedition(ME, "red")["wagers"] == 1


def test_drawing_takes_the_top_of_the_draw_pile() -> None:
    g = scenario(me="blue 2", rival="blue 3", top="white 4, white 5")
    g.me("play blue 2", "draw deck").rival("play blue 3", "draw deck")
    assert "white 4" in g.hand(ME) and "white 5" in g.hand(RIVAL)


# The end of a round


def test_the_round_ends_at_once_with_the_last_card_of_the_draw_pile() -> None:
    """C3: the rival gets no further turn, and the last card cannot be played."""
    g = scenario(me="red 7", top="red 8", deck=1).me("play red 7", "draw deck")
    assert g.asked is None and g.view()["history"] == [[-13, 0]]
    assert "red 8" in g.hand(ME) and g.expedition(ME, "red")["numbers"] == [7]
    with pytest.raises(NotYourDecision, match="over"):
        g.state.apply(GAME.parse("play red 8"))


def test_drawing_a_discard_puts_the_end_off() -> None:
    g = scenario(me="red 7", discards="blue 2", deck=1).me("play red 7", "draw blue")
    assert g.asked == (RIVAL, "card") and g.view()["deck"] == 1


def test_with_two_cards_left_the_rival_draws_the_last() -> None:
    g = scenario(me="red 7", rival="blue 7", deck=2).me("play red 7", "draw deck")
    assert g.asked == (RIVAL, "card")
    assert g.rival("play blue 7", "draw deck").asked is None


@pytest.mark.parametrize(("colours", "plies"), [(5, 44), (6, 56)])
def test_drawing_only_from_the_draw_pile_a_round_has_as_many_turns_as_the_pile_cards(
    colours: int, plies: int
) -> None:
    g = play_round(new_match(colours=colours, rounds=1), 3)
    assert g.view()["turns"] == plies and g.view()["deck"] == 0


# Rounds and the match


@pytest.mark.parametrize("rounds", range(1, 10))
def test_a_match_has_one_to_nine_rounds(rounds: int) -> None:
    g = new_match(rounds=rounds)
    for bits in range(rounds):
        assert g.asked == (CHANCE, "deal") and g.view()["round"] == bits + 1
        play_round(g, bits, "play")
    assert g.asked is None and len(g.view()["history"]) == rounds


def test_three_rounds_are_the_standard() -> None:
    assert new_match().view()["options"]["rounds"] == 3


def test_totals_of_all_rounds_decide() -> None:
    g = random_match(11, rounds=3)
    history = g.view()["history"]
    total = [sum(scores[seat] for scores in history) for seat in (0, 1)]
    assert g.state.scores() == total and total[0] != total[1]
    assert g.state.winners() == [0 if total[0] > total[1] else 1]


def test_every_round_is_dealt_anew_from_all_cards() -> None:
    g = play_round(new_match(rounds=2), 1, "play").deals(2)
    view = g.view()
    assert view["deck"] == 44 and view["hand_sizes"] == [8, 8] and view["turns"] == 0
    assert view["discards"] == [[]] * 5 and view["round"] == 2
    assert all(e["score"] == 0 for side in view["expeditions"] for e in side)
    assert g.state.scores() == view["history"][0]


def test_a_tied_match_is_a_draw() -> None:
    """C10."""
    g = new_match(rounds=2)
    play_round(g, 1)
    play_round(g, 2)
    assert g.asked is None and g.state.scores() == [0, 0] and g.state.winners() == [0, 1]


def test_with_the_option_a_tied_match_goes_on_for_one_extra_round() -> None:
    """C10."""
    g = new_match(rounds=2, tiebreak="extra_round")
    play_round(g, 1)
    play_round(g, 2)
    assert g.asked == (CHANCE, "deal") and g.view()["round"] == 3
    play_round(g, 3, "play")
    assert g.asked is None and len(g.view()["history"]) == 3 and len(g.state.winners()) == 1


def test_the_totals_of_all_rounds_say_whether_a_match_is_tied() -> None:
    """C10: 13 : 0 and then -13 : 0."""
    options = {"rounds": 2, "deck": 1, "history": [[13, 0]]}
    g = scenario(me="red 7", tiebreak="extra_round", **options).me("play red 7", "draw deck")
    assert g.asked == (CHANCE, "deal") and g.view()["round"] == 3
    g = scenario(me="red 7", **options).me("play red 7", "draw deck")
    assert g.asked is None and g.state.winners() == [0, 1]
    g = scenario(me="red 6", tiebreak="extra_round", **options).me("play red 6", "draw deck")
    assert g.asked is None and g.state.winners() == [RIVAL]


def test_the_extra_round_is_the_last_even_if_it_is_tied() -> None:
    """C10."""
    g = new_match(rounds=1, tiebreak="extra_round")
    play_round(g, 1)
    play_round(g, 2)
    assert g.asked is None and len(g.view()["history"]) == 2 and g.state.winners() == [0, 1]


def test_a_match_that_is_not_tied_has_no_extra_round() -> None:
    g = play_round(new_match(rounds=1, tiebreak="extra_round"), 1, "play")
    assert g.asked is None and len(g.view()["history"]) == 1


def test_a_tie_before_the_last_round_causes_no_extra_round() -> None:
    g = new_match(rounds=2, tiebreak="extra_round")
    play_round(g, 1)
    play_round(g, 2, "play")
    assert g.asked is None and len(g.view()["history"]) == 2


# Stalling


def stall(g: Table) -> Table:
    """Discard and take back for ever: nobody draws from the draw pile if it can be helped."""
    history = len(g.view()["history"])
    while g.asked is not None and len(g.view()["history"]) == history:
        words = g.may
        wanted = [
            word for word in words if word.startswith(("discard", "draw")) and word != "draw deck"
        ]
        g.state.apply(GAME.parse((wanted or words)[-1]))
    return g


@pytest.mark.parametrize("cap", [50, 51, 120])
def test_a_round_that_never_ends_is_scored_as_it_stands_when_the_cap_is_reached(cap: int) -> None:
    """C12."""
    g = stall(new_match(rounds=1, stall_cap=cap).deals(1))
    assert g.asked is None and g.view()["turns"] == cap and g.view()["deck"] > 0
    assert g.view()["history"] == [[0, 0]]


def test_the_cap_is_a_thousand_turns_if_nothing_else_is_said() -> None:
    """C12."""
    g = stall(new_match(rounds=1).deals(1))
    assert g.view()["turns"] == 1000


def test_a_capped_round_counts_the_expeditions_and_the_match_goes_on() -> None:
    g = new_match(rounds=2, stall_cap=50).deals(1)
    g.state.apply(g.state.decision.options[0])
    score = g.view()["scores"][ME]
    stall(g)
    assert g.view()["history"][0][ME] == score < 0 and g.asked == (CHANCE, "deal")
    assert g.view()["starter"] == RIVAL


def test_a_round_within_the_cap_is_not_touched_by_it() -> None:
    one = play_round(new_match(rounds=1, stall_cap=50), 7).state.to_json()
    other = play_round(new_match(rounds=1), 7).state.to_json()
    del one["options"], other["options"]
    assert one == other and one["turns"] == 44


# Options and refusals


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", 0),
        ("rounds", 10),
        ("colours", 4),
        ("colours", 7),
        ("starter", 2),
        ("starter", -1),
        ("tiebreak", "coin"),
        ("stall_cap", 49),
        ("stall_cap", 10001),
        ("players", 2),
    ],
)
def test_options_out_of_range_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=name):
        GAME.new(**{name: value})


def test_the_options_are_named_with_their_defaults() -> None:
    assert {option.name: option.default for option in GAME.options()} == {
        "rounds": 3,
        "colours": 5,
        "starter": None,
        "tiebreak": "draw",
        "stall_cap": 1000,
    }
    assert all(option.meaning for option in GAME.options())


@pytest.mark.parametrize(
    "action", [127, -1, 2**31, 2**63, 2**64, -(2**70), 1.0, True, "play red 7"]
)
def test_what_is_no_action_is_malformed(action: object) -> None:
    for g in (new_match(), new_match().deals(1), scenario(me="red 7").me("play red 7")):
        before = g.state.to_json()
        with pytest.raises(MalformedAction, match="is not an action of Lost Cities"):
            g.state.apply(action)
        assert g.state.to_json() == before


@pytest.mark.parametrize("action", [("shuffle", 1), ("start", 0)])
def test_players_cannot_answer_for_chance(action: tuple[str, int]) -> None:
    g = new_match().deals(1)
    with pytest.raises(IllegalAction):
        g.state.apply(action)


def test_players_cannot_play_before_the_deal() -> None:
    for g in (new_match(), new_match(starter=None)):
        with pytest.raises(IllegalAction, match="chance is asked first"):
            g.state.apply(GAME.parse("draw deck"))


def test_a_purple_card_is_no_card_of_the_game_with_five_colours() -> None:
    g = new_match().deals(1)
    for words in ("play purple 5", "discard purple wager"):
        with pytest.raises(IllegalAction):
            g.state.apply(GAME.parse(words))


def test_only_drawing_from_the_draw_pile_reveals_something() -> None:
    g = scenario(me="red 7", discards="blue 2")
    assert not any(GAME.reveals(g.state, action) for action in g.state.decision.options)
    g.me("play red 7")
    assert [GAME.reveals(g.state, GAME.parse(w)) for w in ("draw deck", "draw blue")] == [
        True,
        False,
    ]


def test_the_state_says_in_short_what_it_is() -> None:
    assert repr(scenario(me="red 7").me("play red 7").state) == (
        "<lost-cities round 1, turn 0, scores [-13, 0]>"
    )


def random_match(seed: int, **options: object) -> Table:
    """A whole match of random answers."""
    g = new_match(**options)
    rng = SplitMix64(seed)
    while g.state.decision is not None:
        d = g.state.decision
        if d.player == CHANCE:
            g.deals(rng.next64() & 0xFFFFFFFFFFFFFFFF)
        else:
            g.state.apply(d.options[rng.below(len(d.options))])
    return g


def test_the_scenario_keeps_what_it_was_given() -> None:
    g = scenario(me="red 7", rival="blue wager", my_table="red 2", discards="green 4, green 5")
    assert "red 7" in g.hand(ME) and "blue wager" in g.hand(RIVAL)
    assert g.expedition(ME, "red")["numbers"] == [2] and g.pile("green") == cards(
        "green 4, green 5"
    )
    assert g.view()["deck"] == 60 - 16 - 1 - 2

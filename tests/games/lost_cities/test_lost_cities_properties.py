"""What holds in every position of Lost Cities that answers of any kind can lead to."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from lost_cities_scenario import COLOURS, all_cards

import rivalry
from rivalry.core.decision import ActionError
from rivalry.games.lost_cities import State, sampler, text
from rivalry.games.lost_cities.state import new

deals = st.integers(0, 2**64 - 1)
choices = st.lists(st.integers(0, 30), min_size=1, max_size=160)
colours = st.sampled_from([5, 6])
seats = st.sampled_from([0, 1, None])


def walk(deal: int, choices: list[int], colours: int) -> Iterator[State]:
    """The positions that a row of choices leads to."""
    state = new(rounds=1, starter=0, colours=colours)
    state.apply(("shuffle", deal))
    yield state
    for choice in choices:
        d = state.decision
        if d is None:
            return
        state.apply(d.options[choice % len(d.options)])
        yield state


def last(deal: int, choices: list[int], colours: int) -> State:
    return list(walk(deal, choices, colours))[-1]


def cards_on_table(view: dict[str, Any]) -> list[str]:
    cards = [card for pile in view["discards"] for card in pile]
    for side in view["expeditions"]:
        for colour, expedition in zip(COLOURS[: view["colours"]], side, strict=True):
            cards += [f"{colour} wager"] * expedition["wagers"]
            cards += [f"{colour} {number}" for number in expedition["numbers"]]
    return cards


def legal(view: dict[str, Any]) -> list[str]:
    """The rules of a turn written down a second time, over the view of the player who is asked."""
    if view["phase"] == "draw":
        piles = [
            f"draw {colour}"
            for colour, pile in zip(COLOURS, view["discards"], strict=False)
            if pile and colour != view["closed"]
        ]
        return ["draw deck", *piles]
    plays, discards = [], []
    for card in dict.fromkeys(view["hand"]):
        colour, kind = card.split()
        there = view["expeditions"][view["seat"]][COLOURS.index(colour)]["numbers"]
        if not there or (kind != "wager" and int(kind) > max(there)):
            plays.append(f"play {card}")
        discards.append(f"discard {card}")
    return plays + discards


@given(deals, choices, colours)
def test_every_card_is_somewhere_exactly_once(deal: int, choices: list[int], colours: int) -> None:
    for state in walk(deal, choices, colours):
        data = state.to_json()
        cards = data["hands"][0] + data["hands"][1] + data["draw_pile"] + cards_on_table(data)
        assert Counter(cards) == Counter(all_cards(colours))


@given(deals, choices, colours)
def test_hands_have_eight_cards_between_turns(deal: int, choices: list[int], colours: int) -> None:
    for state in walk(deal, choices, colours):
        view = state.view(None)
        expected = [8, 8]
        if view["phase"] == "draw":
            expected[view["turn"]] = 7
        assert view["hand_sizes"] == expected


@given(deals, choices, colours)
def test_the_turns_of_a_round_are_the_cards_drawn(
    deal: int, choices: list[int], colours: int
) -> None:
    """So a whole round has 44 turns (56 with six colours) and one more per card from a pile."""
    from_deck = from_piles = 0
    state = new(rounds=1, starter=0, colours=colours)
    state.apply(("shuffle", deal))
    full = state.view(None)["deck"]
    n = 0
    while (d := state.decision) is not None:
        # After the given choices on with the draw pile, so that the round ends.
        wanted = choices[n] if n < len(choices) else 0
        action = d.options[wanted % len(d.options)]
        if d.why == "draw":
            from_deck += text(action) == "draw deck"
            from_piles += text(action) != "draw deck"
        state.apply(action)
        view = state.view(None)
        assert view["turns"] == from_deck + from_piles and view["deck"] == full - from_deck
        n += 1
    assert full == {5: 44, 6: 56}[colours]
    assert state.view(None)["turns"] == full + from_piles


@given(deals, choices, colours)
def test_what_is_offered_is_what_the_rules_allow(
    deal: int, choices: list[int], colours: int
) -> None:
    for state in walk(deal, choices, colours):
        d = state.decision
        if d is not None:
            allowed = legal(state.view(d.player))
            assert sorted(text(action) for action in d.options) == sorted(allowed)
            assert list(d.options) == sorted(d.options)


@given(deals, choices, colours)
def test_exactly_what_is_offered_is_accepted(deal: int, choices: list[int], colours: int) -> None:
    state = last(deal, choices, colours)
    d = state.decision
    offered = [] if d is None else list(d.options)
    accepted = []
    for action in range(-2, 130):
        copy = state.copy()
        try:
            copy.apply(action)
        except ActionError:
            assert copy.to_json() == state.to_json()
        else:
            accepted.append(action)
    assert accepted == offered


@given(deals, choices, colours)
def test_columns_rise_and_scores_follow_from_them(
    deal: int, choices: list[int], colours: int
) -> None:
    view = last(deal, choices, colours).view(None)
    for seat, side in enumerate(view["expeditions"]):
        for expedition in side:
            numbers, wagers = expedition["numbers"], expedition["wagers"]
            assert numbers == sorted(set(numbers)) and 0 <= wagers <= 3
            bonus = 20 if len(numbers) + wagers >= 8 else 0
            started = bool(numbers or wagers)
            assert expedition["score"] == started * ((sum(numbers) - 20) * (1 + wagers) + bonus)
        assert view["scores"][seat] == sum(expedition["score"] for expedition in side)


@given(deals, choices, colours)
def test_a_card_stays_in_its_expedition(deal: int, choices: list[int], colours: int) -> None:
    before: list[list[dict[str, Any]]] | None = None
    for state in walk(deal, choices, colours):
        now = state.view(None)["expeditions"]
        if before is not None:
            for old_side, side in zip(before, now, strict=True):
                for old, new_one in zip(old_side, side, strict=True):
                    assert new_one["numbers"][: len(old["numbers"])] == old["numbers"]
                    assert new_one["wagers"] >= old["wagers"]
        before = now


@given(deals, choices, colours)
def test_known_cards_are_in_the_hand_that_they_are_known_of(
    deal: int, choices: list[int], colours: int
) -> None:
    for state in walk(deal, choices, colours):
        for seat in (0, 1):
            view = state.view(seat)
            assert not Counter(view["known"][seat]) - Counter(view["hand"])


@given(deals, choices, colours, seats, st.integers(0, 2**63 - 1))
def test_sampled_worlds_are_consistent_with_the_view(
    deal: int, choices: list[int], colours: int, seat: int | None, bits: int
) -> None:
    state = last(deal, choices, colours)
    view = json.loads(json.dumps(state.view(seat)))
    world = sampler(view)(bits)
    assert world.view(seat) == state.view(seat)
    data = world.to_json()
    cards = data["hands"][0] + data["hands"][1] + data["draw_pile"] + cards_on_table(data)
    assert Counter(cards) == Counter(all_cards(colours))
    d, true = world.decision, state.decision
    assert (d is None) == (true is None)
    if d is not None and true is not None:
        assert (d.player, d.why) == (true.player, true.why)
        assert sorted(text(action) for action in d.options) == sorted(legal(world.view(d.player)))


@given(deals, choices, colours)
def test_a_log_of_any_length_replays(deal: int, choices: list[int], colours: int) -> None:
    match = rivalry.new("lost-cities", seed=deal, rounds=1, colours=colours)
    for choice in choices:
        if match.decision is None:
            break
        match.answer(match.decision.options[choice % len(match.decision.options)])
    for log in (match.log.json(), match.log.text()):
        assert rivalry.replay(log).state.to_json() == match.state.to_json()

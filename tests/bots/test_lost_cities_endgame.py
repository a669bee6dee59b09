"""The last turns of Lost Cities: solved as plain search through all answers solves them."""

from collections.abc import Iterator

import pytest

import rivalry
from rivalry.bots import bot as bots
from rivalry.bots.lost_cities import knowledge
from rivalry.bots.policy.lost_cities_endgame import FEW, is_late, solve
from rivalry.core.chance import SplitMix64
from rivalry.core.contract import dump
from rivalry.core.decision import CHANCE
from rivalry.games.lost_cities.cards import DRAW_DECK
from rivalry.games.lost_cities.state import State, new

BUDGET = bots.Budget(iterations=60)


def late(seed: int, most: int) -> Iterator[State]:
    """The positions of a game with at most so many cards in the draw pile, a few of each kind."""
    match = rivalry.new("lost-cities", seed=seed, rounds=1)
    players = [bots.make("lost-cities", level, seed) for level in ("strong", "casual")]
    seen: dict[tuple[int, int], int] = {}
    while match.decision is not None:
        state = match.state
        assert isinstance(state, State)
        kind = (int(state.deck_left), int(state.phase))
        seen[kind] = seen.get(kind, 0) + 1
        if state.deck_left <= most and seen[kind] <= 2:
            yield state
        seat = match.decision.player
        match.answer(players[seat].choose(match.view(seat), match.decision, BUDGET))


def plain(s: State, seat: int, spare: int) -> int:
    """The lead that perfect play brings: every answer is tried."""
    decision = s.decision
    if decision is None or decision.player == CHANCE:
        return s.scores()[seat] - s.scores()[1 - seat]
    found = []
    for option in decision.options:
        assert isinstance(option, int)
        if option <= DRAW_DECK or spare:
            after = s.copy()
            after.apply(option)
            found.append(plain(after, seat, spare - (option > DRAW_DECK)))
    return max(found) if decision.player == seat else min(found)


@pytest.mark.parametrize(("left", "spare"), [(1, 1), (2, 0), (1, 2)])
def test_perfect_play_brings_what_trying_every_answer_finds(left: int, spare: int) -> None:
    for seed in range(3) if spare < 2 else range(1):
        for state in late(seed, left):
            for seat in (0, 1):
                assert solve(state.copy(), seat, spare) == plain(state, seat, spare)


def test_a_solved_position_is_left_as_it_was() -> None:
    for state in late(5, FEW):
        before = dump(state)
        solve(state, 0, 2)
        assert dump(state) == before


def test_what_one_seat_wins_the_other_loses() -> None:
    for state in late(6, FEW):
        assert solve(state, 0, 2) == -solve(state, 1, 2)


def position(deck: str, piles: str, own: str, rival: str) -> State:
    """Seat 0 is to move; it has begun yellow with a 2, and the rival white."""
    s = new(rounds=1, starter=0)
    s.apply(("shuffle", 1))
    data = s.to_json()
    empty = {"wagers": 0, "numbers": []}
    two = {"wagers": 0, "numbers": [2]}
    data["expeditions"] = [[two, *[empty] * 4], [empty, empty, two, empty, empty]]
    data["hands"] = [own.split(", "), rival.split(", ")]
    data["draw_pile"] = deck.split(", ")
    data["deck"] = len(data["draw_pile"])
    data["discards"][1] = piles.split(", ")
    return State.from_json(data)


def test_with_one_card_left_a_pile_gives_another_turn_to_whom_it_pays() -> None:
    s = position("red 2", "blue 3", "yellow 9, yellow 10", "red 5")
    assert solve(s, 0, 0) == 10
    assert solve(s, 0, 1) == 10, "the rival would take the last card"
    s = position("red 2, red 3", "blue 3", "yellow 9, yellow 10", "red 5")
    assert solve(s, 0, 0) == 10
    assert solve(s, 0, 1) == 19, "now the rival cannot end the round before the second card"


def test_nothing_is_solved_early_or_near_the_cap_on_turns() -> None:
    s = position("red 2, red 3, red 4, red 5", "blue 3", "yellow 9, yellow 10", "red 6")
    assert is_late(s)
    s.turns = s.stall_cap - 2
    assert not is_late(s)
    assert not is_late(next(late(1, 44)))


def test_master_chooses_among_more_answers_what_perfect_play_brings_most() -> None:
    s = position("red 2", "blue 3", "yellow 9, yellow 10, green 2", "red 5")
    bot = bots.make("lost-cities", "master", 1)
    assert s.decision is not None
    answer = bot.choose(s.view(0), s.decision, BUDGET)
    assert rivalry.game("lost-cities").text(answer) == "play yellow 10"
    assert knowledge.width_for(s.view(0)).candidates > knowledge.width.candidates


@pytest.mark.parametrize("seed", [8, 9])
def test_solving_sees_only_what_the_view_shows(seed: int) -> None:
    game = rivalry.game("lost-cities")
    for n, state in enumerate(late(seed, FEW)):
        decision = state.decision
        assert decision is not None
        other = game.scramble(state, decision.player, int(SplitMix64(n).next32()))
        answers = {
            bots.make("lost-cities", "master", 3).choose(
                one.view(decision.player), decision, bots.Budget(iterations=20)
            )
            for one in (state, other)
        }
        assert len(answers) == 1

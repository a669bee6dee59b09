"""The networks of the board game: what they are told, and how `master` searches by them."""

import json
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import rivalry
from rivalry.bots import networked
from rivalry.bots.bot import Budget, make
from rivalry.bots.lost_cities_board import NETWORKS, deal, ended, is_running, knowledge, lead
from rivalry.bots.policy.lost_cities_board_network import likings
from rivalry.bots.policy.lost_cities_board_told import (
    COME,
    HOLD,
    INPUTS,
    PAIR,
    PLAY,
    POINTS,
    R_FITS,
    R_KNOWN,
    R_SHUT,
    R_SIZE,
    RIVAL,
    SECRET,
    SECRETS,
    SHUT,
    STEP,
    TILES,
    TOP,
    VALUES,
    Rows,
    action_of,
    output_of,
)
from rivalry.core.game import State
from rivalry.games.lost_cities_board.layout import STEPS
from rivalry.games.lost_cities_board.rules import Position

sys.path.insert(0, str(Path(__file__).parent.parent / "games" / "lost_cities_board"))

from board_scenario import GAME, scenario

Outcome = tuple[float, float]

OPTIONS: list[dict[str, Any]] = [
    {"expeditions": 1},
    {"expeditions": 1, "players": 4},
    {"expeditions": 3, "players": 3, "up_and_down": True},
]
RED = 4


def questions(options: dict[str, Any], every: int) -> Iterator[State]:
    """Positions of a game between bots that play by the actor alone."""
    match = rivalry.new(GAME.name, seed=3, stall_cap=150, **options)
    bot, n = make(GAME.name, "learned"), 0
    while (decision := match.decision) is not None:
        if n % every == 0 and len(decision.options) > 1:
            yield match.state.copy()
        match.answer(bot.choose(match.view(decision.player), decision, Budget()))
        n += 1


def told(s: State, path: int, secrets: bool = False, seat: int = -1) -> list[float]:
    """All that a network is told about a path, zeros included."""
    assert isinstance(s, Position)
    rows = Rows(1, secrets)
    rows.fill([s], seat)
    return list(rows.numbers)[path * rows.size : (path + 1) * rows.size]


def values(numbers: list[float]) -> dict[int, float]:
    """The values of the cards in a set, and what is told of each."""
    return {value: number for value, number in enumerate(numbers[:VALUES]) if number}


def test_it_is_told_which_cards_can_be_played_and_which_may_come() -> None:
    g = scenario(
        hand="red 3, red 6, red 6, red 9, blue 0",
        columns={"red": "2 5"},
        explorers={"red": "R4"},
        discards={"red": "7 4"},
        rivals=[{"hand": "red 10", "columns": {"red": "8"}, "explorers": {"red": "1"}}],
    )
    about = told(g.state, RED)
    assert values(about[PLAY:]) == {6: 1, 9: 1} and values(about[PAIR:]) == {6: 1}
    assert values(about[HOLD:]) == {3: 1, 6: 1, 9: 1}
    assert values(about[SHUT:]) == dict.fromkeys(range(5), 1.0)
    assert values(about[COME:]) == {5: 0.5, 7: 0.5, 8: 0.5, 9: 0.5, 10: 1.0}, "both 6s are in hand"
    assert values(about[TOP:]) == {4: 1}
    assert about[STEP : STEP + 10].index(1.0) == 4
    assert values(about[RIVAL + R_FITS :]) == {9: 1}
    assert values(about[RIVAL + R_SHUT :]) == dict.fromkeys(range(8), 1.0)
    assert about[RIVAL : RIVAL + 10].index(1.0) == 1
    assert not any(about[RIVAL + R_SIZE : RIVAL + 3 * R_SIZE]), "there is no third player"


def test_what_everybody_saw_a_rival_take_is_told_and_the_rest_of_its_hand_is_not() -> None:
    g = scenario(
        hand="yellow 0, red 1",
        discards={"red": "7"},
        rivals=[{"hand": "red 4, blue 2", "columns": {"red": "3"}, "explorers": {"red": "1"}}],
    )
    g.answers("discard yellow 0", "draw deck", "discard blue 2", "draw red")
    about = told(g.state, RED)
    assert g.asks_seat == 0 and values(about[RIVAL + R_KNOWN :]) == {7: 1}
    secret = told(g.state, RED, True)[INPUTS:]
    assert values(secret) == {4: 0.5, 7: 0.5} == values(secret[VALUES:])
    assert not any(secret[SECRET:]), "there is no third player"


def test_tiles_that_are_left_are_told_with_what_they_are() -> None:
    tiles: dict[str, str | int] = {"red 2": "artifact", "red 3": "arrow", "red 5": 15}
    g = scenario(hand="red 1", tiles=tiles)
    about = told(g.state, RED)[TILES : TILES + 3 * STEPS]
    assert {n: number for n, number in enumerate(about) if number} == {
        1: 1.0,
        STEPS + 2: 1.0,
        2 * STEPS + 4: 1.0,
    }


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_an_actor_is_told_nothing_that_its_seat_may_not_know(options: dict[str, Any]) -> None:
    for n, s in enumerate(questions(options, every=5)):
        assert s.decision is not None
        other = GAME.scramble(s, s.decision.player, n)
        assert [told(s, path) for path in range(5)] == [told(other, path) for path in range(5)]


def test_a_critic_is_told_of_a_seat_what_any_world_of_its_own_tells_and_the_other_hands() -> None:
    for s in questions({"expeditions": 1, "players": 3}, every=9):
        assert isinstance(s, Position)
        for seat in range(3):
            everything = told(s, RED, True, seat)
            assert everything[:INPUTS] == told(s, RED, False, seat)
            assert len(everything) == INPUTS + SECRETS and sum(everything[INPUTS:]) > 0


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_answer_has_an_output_of_its_own(options: dict[str, Any]) -> None:
    for s in questions(options, every=3):
        assert isinstance(s, Position) and s.decision is not None
        outputs = [output_of(s, option) for option in s.decision.options]
        assert len(set(outputs)) == len(outputs)
        assert [action_of(output) for output in outputs] == list(s.decision.options)
        rows = Rows(1, False)
        rows.fill([s])
        allowed = {n for n, closed in enumerate(rows.closed) if closed == 0.0}
        assert allowed == set(outputs)


def test_it_answers_as_the_trained_network_did() -> None:
    check = json.loads(NETWORKS.file.read_text(encoding="utf-8"))["check"]
    match = rivalry.new(GAME.name, seed=check["seed"], **check["options"])
    for action, liking in check["answers"]:
        assert isinstance(match.state, Position)
        [found] = likings(NETWORKS.actor, match.state, [action])
        assert found == pytest.approx(liking, abs=1e-2)
        match.answer(action)
    assert match.decision is None and len(check["answers"]) > 80


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_without_numpy_worlds_are_worth_the_same(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_numpy: list[Outcome] = []
    without: list[Outcome] = []
    for s in questions(options, every=37):
        assert s.decision is not None
        seat = s.decision.player
        worlds = [knowledge.worlds(s.view(seat))(bits) for bits in range(3)]
        asked = (worlds, s.decision.options[:4], seat, [0, 1, 2])
        with_numpy += chain(*knowledge.outcomes(*asked))
        with monkeypatch.context() as patch:
            patch.setattr(networked, "find_spec", lambda name: None)
            without += chain(*knowledge.outcomes(*asked))
    pairs = list(zip(with_numpy, without, strict=True))
    # In some playouts two answers are liked so equally that rounding decides between them.
    far = [pair for pair in pairs if pair[0] != pytest.approx(pair[1], abs=0.1)]
    assert len(pairs) >= 30 and len(far) <= len(pairs) / 15, far


def test_where_an_expedition_ends_the_next_one_is_dealt_and_judged() -> None:
    g = scenario(hand="red 1", deck="white 0", expeditions=3, points=40)
    g.answers("discard red 1", "draw deck")
    after = g.state.copy()
    assert isinstance(after, Position) and not is_running(after)
    deal(after, 5)  # type: ignore[arg-type]
    again = g.state.copy()
    deal(again, 5)  # type: ignore[arg-type]
    assert is_running(after) and after.to_json() == again.to_json()  # type: ignore[attr-defined]
    assert after.expedition == 2 and lead(after, 0) == 40.0


def test_at_the_end_of_the_game_victory_counts_beside_the_lead() -> None:
    g = scenario(hand="red 1", deck="white 0", points=40)
    g.answers("discard red 1", "draw deck")
    assert isinstance(g.state, Position) and g.asked == "over"
    ahead = g.state.scores()[0] - g.state.scores()[1]  # type: ignore[attr-defined]
    assert ahead > 0
    assert ended(g.state, 0) == (ahead + POINTS, ahead)
    assert ended(g.state, 1) == (-ahead - POINTS, -ahead)


def test_master_answers_every_question_of_a_game_of_three() -> None:
    match = rivalry.new(GAME.name, seed=8, players=3, expeditions=1)
    players = [make(GAME.name, "master", seat) for seat in range(3)]
    while (decision := match.decision) is not None:
        view = match.view(decision.player)
        match.answer(players[decision.player].choose(view, decision, Budget(iterations=12)))
    assert max(match.scores()) > 50

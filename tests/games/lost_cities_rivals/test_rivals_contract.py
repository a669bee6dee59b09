"""Lost Cities: Rivals keeps the contract of every game, its notation, and its golden games."""

from itertools import count
from pathlib import Path

import pytest
from rivals_scenario import GAME, scenario

import rivalry
from golden import check_golden
from rivalry.core.chance import SplitMix64
from rivalry.core.contract import check_game, check_swaps_matter, positions, uniform
from rivalry.core.decision import CHANCE, Action, Decision, MalformedAction
from rivalry.core.game import State
from rivalry.games.lost_cities_rivals.cards import ACTIONS

GOLDEN = Path(__file__).parent / "golden"


def careful(state: State, decision: Decision, rng: SplitMix64) -> Action:
    """Plays at random with small bids, so that gold and auctions last to the end."""
    if decision.why in ("turn", "bid"):
        return decision.options[rng.below(min(2, len(decision.options)))]
    return uniform(state, decision, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_keeps_the_contract_at_every_decision(players: int) -> None:
    assert check_game(GAME, 1, bound=2000, players=players) >= 80


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [2, 3])
def test_a_game_of_many_auctions_keeps_the_contract(players: int, seed: int) -> None:
    assert check_game(GAME, seed, choose=careful, hidden_every=4, players=players) >= 80


def test_the_contract_holds_with_every_option_set() -> None:
    check_game(GAME, 4, hidden_every=5, players=3, starter=2, tiebreak="gold")


@pytest.mark.parametrize("players", [2, 4])
def test_scrambling_what_is_hidden_changes_the_world(players: int) -> None:
    check_swaps_matter(GAME, range(1), players=players)


def test_a_sampler_reaches_different_orders_of_the_cards_face_down() -> None:
    state = scenario(display="red 4").state
    sample = GAME.sampler(state.view(0))
    tops = {sample(bits).to_json()["face_down"][-1] for bits in range(400)}
    assert tops == set(state.to_json()["face_down"])


def test_only_answers_that_turn_over_a_card_reveal_something() -> None:
    t = scenario(gold=[9, 9], display="red 4, blue 2")
    assert GAME.reveals(t.state, GAME.parse("uncover"))
    assert not GAME.reveals(t.state, GAME.parse("bid 1"))
    t.seat(0, "bid 1")
    assert not GAME.reveals(t.state, GAME.parse("pass"))
    t.seat(1, "pass")
    assert not GAME.reveals(t.state, GAME.parse("take red 4"))
    t.seat(0, "take red 4")
    assert GAME.reveals(t.state, GAME.parse("take blue 2"))
    assert not GAME.reveals(t.state, GAME.parse("done"))
    t.seat(0, "done")
    assert GAME.reveals(t.state, GAME.parse("done"))
    assert GAME.reveals(t.state, GAME.parse("remove blue 2"))


def test_a_bid_can_be_taken_back_and_an_uncovered_card_cannot() -> None:
    match = rivalry.new("lost-cities-rivals", seed=5, starter=0)
    match.answer(match.parse("uncover"))
    assert not match.can_undo(0)
    match.answer(match.parse("bid 2"))
    assert match.can_undo(1)
    match.undo(1)
    assert match.decision is not None and match.decision.why == "turn"


def test_every_action_has_a_fixed_id_and_its_own_notation() -> None:
    words = [GAME.text(action) for action in range(ACTIONS)]
    assert len(set(words)) == ACTIONS == 139
    assert [GAME.parse(text) for text in words] == list(range(ACTIONS))
    known = {"take yellow wager": 0, "take red 7": 46, "take red wager": 40, "remove red 7": 96}
    known |= {"done": 100, "pass": 101, "uncover": 102, "bid 1": 103, "bid 36": 138}
    for text, action in known.items():
        assert GAME.parse(text) == action


def test_notation_forgives_capitals_and_spaces() -> None:
    assert GAME.parse("  Take  RED 7 ") == GAME.parse("take red 7")


def test_chance_is_written_like_everywhere() -> None:
    for words in ("shuffle 0xff", "start 3"):
        assert GAME.text(GAME.parse(words)) == words


@pytest.mark.parametrize(
    "words", ["", "bid", "bid 0", "bid 37", "take red 1", "take purple 7", "play red 7", "start x"]
)
def test_other_words_are_refused(words: str) -> None:
    with pytest.raises(MalformedAction):
        GAME.parse(words)


@pytest.mark.parametrize("action", [-1, ACTIONS])
def test_other_ids_have_no_notation(action: int) -> None:
    with pytest.raises(MalformedAction):
        GAME.text(action)


def test_the_keys_of_the_questions_are_stable() -> None:
    whys = set()
    for seed in count():
        for _, decision, _ in positions(GAME, seed, players=4):
            whys.add((decision.why, decision.player == CHANCE))
        if len(whys) == 7:
            break
    assert whys == {
        ("starter", True),
        ("starting-wagers", True),
        ("deal", True),
        ("turn", False),
        ("bid", False),
        ("take", False),
        ("remove", False),
    }


def test_the_public_face_knows_the_game() -> None:
    assert "lost-cities-rivals" in rivalry.games()
    assert (GAME.title, GAME.version) == ("Lost Cities: Rivals", 1)
    match = rivalry.new("lost-cities-rivals", seed=7, players=3)
    while match.decision:
        match.answer(match.decision.options[0])
    assert len(match.scores()) == 3
    assert rivalry.replay(match.log.json()).view(0) == match.view(0)
    assert repr(match.state) == f"<lost-cities-rivals 80 cards turned, scores {match.scores()}>"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_go_as_written(players: int) -> None:
    check_golden(GOLDEN / f"{players}-players.txt", GAME, players, careful, players=players)

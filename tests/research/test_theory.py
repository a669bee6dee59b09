"""Small games: their rules, and solving them here and with OpenSpiel."""

from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, exploitability

import rivalry.research.open_spiel
import rivalry.research.theory.open_spiel  # noqa: F401  (makes the games known)
from rivalry.core.decision import BadOption
from rivalry.research.theory.auction import Auction
from rivalry.research.theory.cfr import Solver, chances_of
from rivalry.research.theory.cfr import exploitability as ours
from rivalry.research.theory.expeditions import Expeditions
from rivalry.research.theory.game import CHANCE, OVER, Game, Position

SMALL: list[Any] = [
    Expeditions(ranks=2, cost=1, turns=3),
    Expeditions(ranks=2, cost=2, turns=4),
    Auction(cards=3, gold=2),
]


def loaded(game: Game) -> Any:
    given = ",".join(f"{name}={value}" for name, value in game.parameters.items())
    return pyspiel.load_game(f"rivalry_{game.name}({given})")


class Ours(policies.Policy):
    """One of our policies, as OpenSpiel asks for it."""

    def __init__(self, game: Any, policy: Any) -> None:
        super().__init__(game, [0, 1])
        self.policy = policy

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        return dict(chances_of(self.policy, state.position, state.current_player()))


def follow(position: Position, *words: str) -> Position:
    """Answers by their words, those of chance included."""
    for word in words:
        answers = (
            [a for a, _ in position.chances()]
            if position.player == CHANCE
            else list(position.actions())
        )
        [action] = [a for a in answers if position.text(a) == word]
        position = position.after(action)
    return position


@pytest.mark.parametrize("game", SMALL, ids=lambda game: f"{game.name}-{game.parameters}")
def test_exploitability_is_open_spiels(game: Game) -> None:
    theirs = loaded(game)
    uniform = exploitability.exploitability(theirs, policies.UniformRandomPolicy(theirs))
    assert ours(game, {}) == pytest.approx(uniform)
    solver = Solver(game)
    solver.run(5)
    found = solver.policy()
    assert ours(game, found) == pytest.approx(
        exploitability.exploitability(theirs, Ours(theirs, found))
    )


@pytest.mark.parametrize(("game", "iterations"), [(SMALL[1], 20), (SMALL[2], 80)])
def test_regret_minimisation_comes_within_a_twentieth_of_the_stakes(
    game: Game, iterations: int
) -> None:
    solver = Solver(game)
    solver.run(iterations)
    theirs = loaded(game)
    left = exploitability.exploitability(theirs, Ours(theirs, solver.policy()))
    assert 0 <= left < 0.05 * game.stakes < ours(game, {})


def test_open_spiels_own_solver_does_so_too() -> None:
    game = SMALL[0]
    theirs = loaded(game)
    solver = cfr.CFRPlusSolver(theirs)
    for _ in range(15):
        solver.evaluate_and_update_policy()
    left = exploitability.exploitability(theirs, solver.average_policy())
    assert left < 0.05 * game.stakes


@pytest.mark.parametrize("game", SMALL, ids=lambda game: f"{game.name}-{game.parameters}")
def test_a_small_game_passes_open_spiels_own_test(game: Game) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=5, serialize=False, verbose=False)


@pytest.mark.parametrize("game", SMALL, ids=lambda game: f"{game.name}-{game.parameters}")
def test_numbers_tell_apart_what_words_do(game: Game) -> None:
    """The tensors of two information states are equal where their strings are, and only there."""
    words: dict[tuple[float, ...], str] = {}
    waiting = [loaded(game).new_initial_state()]
    while waiting:
        state = waiting.pop()
        if not state.is_chance_node():
            for seat in (0, 1):
                told, numbers = state.information_state_string(seat), state.information_state_tensor
                assert words.setdefault(tuple(numbers(seat)), told) == told
        waiting += [state.child(action) for action in state.legal_actions()[:2]]
    assert len(set(words.values())) == len(words) > 20


def walk(position: Position, depth: int = 0) -> list[tuple[Position, int]]:
    """All ways a game may end, and how many answers of players that took."""
    if position.player == OVER:
        return [(position, depth)]
    if position.player == CHANCE:
        assert sum(chance for _, chance in position.chances()) == pytest.approx(1)
        return [one for a, _ in position.chances() for one in walk(position.after(a), depth)]
    return [one for a in position.actions() for one in walk(position.after(a), depth + 1)]


@pytest.mark.parametrize("game", SMALL, ids=lambda game: f"{game.name}-{game.parameters}")
def test_every_game_ends_within_its_bounds(game: Game) -> None:
    ends = walk(game.new())
    assert max(depth for _, depth in ends) <= game.longest
    leads = [position.lead() for position, _ in ends]
    assert min(leads) < 0 < max(leads) and max(map(abs, leads)) <= game.stakes


def test_expeditions_rise_and_a_pile_just_discarded_to_is_closed() -> None:
    game = Expeditions(ranks=3, turns=4)
    s = follow(game.new(), "deal red 2", "deal blue 1", "play red 2")
    assert [s.text(a) for a in s.actions()] == ["draw deck"]
    s = follow(s, "draw deck", "deal red 1", "discard blue 1")
    assert [s.text(a) for a in s.actions()] == ["draw deck"]
    s = follow(s, "draw deck", "deal red 3")
    # The lower red card no longer fits; the pile of the turn before is open.
    assert [s.text(a) for a in s.actions()] == ["discard red 1"]
    s = follow(s, "discard red 1")
    assert [s.text(a) for a in s.actions()] == ["draw deck", "draw blue"]
    s = follow(s, "draw blue", "play red 3", "draw deck", "deal blue 2")
    assert s.player == OVER and s.lead() == (2 - 2) - (3 - 2)


def test_a_hand_is_known_to_its_holder_alone() -> None:
    game = Expeditions(ranks=3)
    one, other = (follow(game.new(), "deal red 2", f"deal blue {n}") for n in (1, 3))
    assert one.known(0) == other.known(0) and one.known(1) != other.known(1)


def test_the_highest_bidder_pays_and_gets_the_card() -> None:
    s: Any = follow(Auction(cards=3, gold=2).new(), "card 3", "bid 1", "bid 2")
    assert s.gold == (2, 0) and s.points == (0, 3)  # who cannot bid more is not asked
    s = follow(s, "card 1")
    assert s.player == 1 and [s.text(a) for a in s.actions()] == ["pass"]
    s = follow(s, "pass", "bid 1", "card 2", "pass", "pass")
    assert s.player == OVER and s.lead() == 1 - 3 and s.gold == (1, 0)


@pytest.mark.parametrize(
    ("maker", "given", "words"),
    [
        (Expeditions, {"colours": 4}, "colours: 4 is not allowed; allowed: 2 to 3"),
        (Expeditions, {"ranks": 2, "hand": 2}, "hand: 2 is not allowed; allowed: 1 to 1"),
        (Auction, {"gold": 0}, "gold: 0 is not allowed; allowed: 1 to 10"),
        (Auction, {"cards": True}, "cards: True is not allowed"),
    ],
)
def test_parameters_are_bounded(maker: Any, given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        maker(**given)


@pytest.mark.parametrize("name", ["lost_cities", "lost_cities_rivals", "lost_cities_board"])
def test_parameters_and_bounds_of_the_large_games_are_checked(name: str) -> None:
    for given in ("reward=progress", "starter=7", "no_such=1"):
        with pytest.raises((BadOption, pyspiel.SpielError)):
            pyspiel.load_game(f"rivalry_{name}({given})")
    game = pyspiel.load_game(f"rivalry_{name}(reward=margin,starter=0)")
    assert game.min_utility() == -game.max_utility() and 500 < game.max_utility() < 10_000
    assert pyspiel.load_game(f"rivalry_{name}").max_utility() == 1

"""The examples run as they are, for a few seconds each."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def search_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(EXAMPLES / "search"))
    yield
    for name in ("tree", "ismcts", "alphazero"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("search_folder")
@pytest.mark.parametrize("game", ["lost-cities", "lost-cities-rivals"])
def test_batched_search_plays_whole_games(game: str) -> None:
    ismcts = import_module("ismcts")
    won = ismcts.main(
        *("--game", game, "--against", "random", "--games", "1"),
        *("--simulations", "16", "--lanes", "16", "--cap", "8"),
    )
    assert 0 <= won <= 1


@pytest.mark.usefixtures("search_folder")
def test_batched_search_finds_the_better_answer() -> None:
    """With one card left in the draw pile, the tree prefers a play that adds points."""
    ismcts = import_module("ismcts")
    import rivalry
    from rivalry import research

    match = rivalry.new("lost-cities", seed=3, rounds=1, starter=0)
    while match.view(0)["deck"] > 2 or match.decision is None or match.decision.why != "card":
        assert match.decision is not None
        deck = match.parse("draw deck")
        options = match.decision.options
        match.answer(deck if deck in options else options[0])
    games = research.vector(
        "lost-cities", 32, autoreset="disabled", reward="progress", cap=20, rounds=1, starter=0
    )
    seat = match.decision.player
    best = ismcts.choose(games, match.view(seat), 512, "test")
    assert match.decision.options and best in match.decision.options

    def after(action: int) -> int:
        state = match.state.copy()
        state.apply(action)
        return state.scores()[seat]

    values = [after(action) for action in match.decision.options]
    assert after(best) >= np.median(values)


@pytest.mark.usefixtures("search_folder")
def test_self_play_with_a_network_learns_something() -> None:
    alphazero = import_module("alphazero")
    losses = alphazero.main(
        *("--games", "4", "--rounds", "2", "--simulations", "4", "--cap", "60", "--rate", "0.2")
    )
    assert len(losses) == 2 and np.isfinite(losses).all()
    import rivalry.research as research

    spec = research.spec("lost-cities", rounds=1)
    net = alphazero.Network(spec)
    games = research.vector("lost-cities", 16, seed=3, rounds=1)
    seen, masks = games.observations.copy(), games.masks.copy()
    tried = np.eye(len(spec.actions))[games.sample()]
    won = np.where(np.arange(16) % 2, 1.0, -1.0)
    fits = [net.learn(seen, masks, tried, won, rate=0.1) for _ in range(30)]
    assert fits[-1] < 0.8 * fits[0]


def test_open_spiels_tree_search_plays_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES / "frameworks"))
    search = import_module("open_spiel_mcts")
    small = ["--game", "rivalry_auction(cards=3,gold=3)", "--search", "mcts"]
    assert search.main(*small, "--games", "20", "--simulations", "40") > 0.5
    hidden = ["--game", "rivalry_lost_cities(rounds=1,stall_cap=50)", "--search", "ismcts"]
    assert search.main(*hidden, "--games", "1", "--simulations", "3", "--answers", "6") == 0

"""OpenSpiel's own tree search on our games: MCTS as it is, and ISMCTS, which does not peek.

    pip install ".[open_spiel]"
    python examples/frameworks/open_spiel_mcts.py --game "rivalry_lost_cities(rounds=1)"

A state knows the order of the draw pile, and MCTS looks into states: it plays with open cards, an
upper bound to compare with. ISMCTS samples what its player cannot know at every simulation.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import rivalry.research.open_spiel
import rivalry.research.theory.open_spiel  # noqa: F401  (both register their games)


def searcher(kind: str, game: pyspiel.Game, simulations: int, seed: int) -> pyspiel.Bot:
    """A bot of OpenSpiel's that searches so many simulations for every answer."""
    rng = np.random.RandomState(seed)
    judge = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    if kind == "mcts":
        return mcts.MCTSBot(game, 1.4, simulations, judge, random_state=rng)
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=simulations,
        evaluator=judge,
        random_state=rng,
    )


def play(game: pyspiel.Game, bot: pyspiel.Bot, seat: int, seed: int, answers: int) -> float:
    """What a bot gets against random players; a game is given up after so many answers."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    given = 0
    while not state.is_terminal() and given < answers:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
            continue
        asked = state.current_player()
        action = bot.step(state) if asked == seat else rng.choice(state.legal_actions())
        state.apply_action(int(action))
        given += 1
    return float(state.returns()[seat]) if state.is_terminal() else 0.0


def main(*words: str) -> float:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="rivalry_lost_cities_rivals")
    parser.add_argument("--search", choices=["mcts", "ismcts"], default="ismcts")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--answers", type=int, default=10_000, help="a game is given up then")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words or None)
    game = pyspiel.load_game(given.game)
    bot = searcher(given.search, game, given.simulations, given.seed)
    got = [
        play(game, bot, n % game.num_players(), given.seed + n, given.answers)
        for n in range(given.games)
    ]
    print(f"{given.search}: {np.mean(got):+.2f} a game against random players, {given.games} games")
    return float(np.mean(got))


if __name__ == "__main__":
    main()

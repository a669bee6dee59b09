"""A league: a pool of bots and past selves, what they won against each other, and their ratings.

    league = League("lost-cities", network, rounds=1)   # network: from weights to a player
    league.add("random")                                # a bot
    league.add("self-1", weights)                       # a past self: arrays by name
    league.play("self-1", "random", games=64)
    league.ratings()                                    # Elo, their mean 0
    opponent = league.player(league.draw("self-1"))     # whom to train against next
    league.save("league.npz")                           # everything, in one file

`network(weights)` is whatever answers for many games at once: `answers(observations, masks)`.
Ratings need choix (the extra [league]).
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rivalry import research
from rivalry.bots import bot as bots
from rivalry.bots.rating import ELO
from rivalry.core.decision import BadOption
from rivalry.research.learner import Batch, Learner, Opponent

Weights = Mapping[str, npt.NDArray[Any]]
Network = Callable[[Weights], Batch]

PRIOR = 0.01
"""A small prior keeps the rating of a player who never lost finite."""


class League:
    """Players of one game with one set of options.

    >>> league = League("lost-cities", rounds=1)
    >>> league.add("random")
    >>> league.add("strong")
    >>> league.play("strong", "random", games=4)
    1.0
    >>> league.names, league.games("strong", "random")
    (['random', 'strong'], 4)
    """

    def __init__(
        self, game: str, network: Network | None = None, seed: int = 0, **options: Any
    ) -> None:
        self.spec = research.spec(game, **options)
        self.network = network
        self.seed = seed
        self.names: list[str] = []
        self._weights: dict[str, dict[str, npt.NDArray[Any]]] = {}
        self._points: dict[tuple[str, str], list[float]] = {}  # the first player's, game by game
        self._draws = 0

    def add(self, name: str, weights: Weights | None = None) -> None:
        """Add a bot by its name, or a past self with its weights, which are copied."""
        if name in self.names:
            raise BadOption(f"there is a {name} already")
        if weights is None:
            bots.make(self.spec.game, name)  # an unknown name is refused
        else:
            self._weights[name] = {key: np.array(value) for key, value in weights.items()}
        self.names.append(name)

    def player(self, name: str) -> Opponent:
        """The player with this name, for the `opponent` of an environment."""
        self._known(name)
        if name not in self._weights:
            return name
        if self.network is None:
            raise BadOption(f"{name} is a network; the league was not told how to make one")
        return self.network(self._weights[name])

    def weights(self, name: str) -> Weights:
        """The weights of a past self."""
        self._known(name)
        if name not in self._weights:
            raise BadOption(f"{name} is a bot; it has no weights here")
        return self._weights[name]

    def play(self, one: str, other: str, games: int) -> float:
        """Play two players against each other, each deal from both sides; return the first's share.

        Draws count half. At a table for more, the other player has all other seats, and the first
        wins with a score no lower than any of theirs.
        """
        if games < 2 or games % 2:
            raise BadOption(f"{games} games; deals are played from both sides, so two at least")
        first, second = self.player(one), self.player(other)
        begun = self.games(one, other)
        seeds = [f"{self.seed}:{one}:{other}:{begun // 2 + n}" for n in range(games // 2)]
        seats = self.spec.players
        points: list[float] = []
        for seat in (0, seats - 1):
            seated = [first if n == seat else second for n in range(seats)]
            table = Learner(
                self.spec.game,
                len(seeds),
                opponent=seated,
                seat=None,
                encoding=self.spec.encoding,
                **self.spec.options,
            )
            table.begin(range(len(seeds)), seeds)
            points += ((np.sign(table.all_rewards[:, seat]) + 1) / 2).tolist()
        self._points.setdefault((one, other), []).extend(points)
        return float(np.mean(points))

    def games(self, one: str, other: str) -> int:
        """How many games two players have played."""
        return len(self._of(one, other))

    def share(self, one: str, other: str) -> float:
        """The share of games against another that a player has won; a half if there are none."""
        played = self._of(one, other)
        return float(np.mean(played)) if played else 0.5

    def ratings(self) -> dict[str, float]:
        """Bradley-Terry strengths on the Elo scale, with mean 0, the best first."""
        import choix

        wins = np.array([[sum(self._of(one, other)) for other in self.names] for one in self.names])
        found = choix.ilsr_pairwise_dense(wins, alpha=PRIOR)
        rated = {name: float(ELO * one) for name, one in zip(self.names, found, strict=True)}
        return dict(sorted(rated.items(), key=lambda rating: -rating[1]))

    def draw(self, learner: str, hardness: float = 1.0) -> str:
        """Draw an opponent: the more often it beats this player, the more likely it is.

        Hardness 0 makes all equally likely (fictitious self-play). The same league draws the same
        names.
        """
        others = [name for name in self.names if name != learner]
        if not others:
            raise BadOption(f"there is nobody but {learner}")
        rng = np.random.default_rng([self.seed, self._draws])
        self._draws += 1
        odds = np.array([(1 - self.share(learner, name)) ** hardness for name in others])
        if not odds.any():
            odds[:] = 1.0
        return str(rng.choice(others, p=odds / odds.sum()))

    # Saving to one file

    def save(self, path: str | Path) -> None:
        """Write the pool, all weights and all results to a file (NumPy's .npz)."""
        told = {
            "game": self.spec.game,
            "options": self.spec.options,
            "encoding": self.spec.encoding,
            "layout": self.spec.layout,
            "seed": self.seed,
            "draws": self._draws,
            "names": self.names,
            "points": [[*pair, points] for pair, points in self._points.items()],
        }
        arrays: dict[str, Any] = {
            f"{name}/{key}": value
            for name, weights in self._weights.items()
            for key, value in weights.items()
        }
        with Path(path).open("wb") as file:
            np.savez_compressed(file, league=np.array(json.dumps(told)), **arrays)

    @staticmethod
    def load(path: str | Path, network: Network | None = None) -> "League":
        """The league in a file; one whose networks were made for another layout is refused."""
        with np.load(path, allow_pickle=False) as file:
            told = json.loads(str(file["league"]))
            league = League(
                *(told["game"], network, told["seed"]),
                encoding=told["encoding"],
                made_for=told["layout"],
                **told["options"],
            )
            for key in file.files:
                name, _, array = key.rpartition("/")
                if name:
                    league._weights.setdefault(name, {})[array] = file[key]
        league.names = told["names"]
        league._draws = told["draws"]
        league._points = {(one, other): points for one, other, points in told["points"]}
        return league

    def _known(self, name: str) -> None:
        if name not in self.names:
            raise BadOption(f"no {name} in the league; there are: {', '.join(self.names)}")

    def _of(self, one: str, other: str) -> list[float]:
        """What the first player got in each game between the two."""
        self._known(one)
        self._known(other)
        turned = [1 - point for point in self._points.get((other, one), [])]
        return self._points.get((one, other), []) + turned

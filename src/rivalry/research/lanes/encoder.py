"""What a game must do to be played in lanes: write itself into buffers of words."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.core import chance

OVER: Final = -2
"""The seat of a game that is over."""


class Encoder:
    """One game with one set of options. Games override whatever they can do faster."""

    def __init__(self, first: Any, players: int, size: int, actions: int) -> None:
        self.first = first  # a fresh state, before chance was asked for anything
        self.players: i64 = players
        self.words: i64 = size // 4  # of an observation
        self.mask_words: i64 = (actions + 7) // 8
        self.last_word: i64 = sum([256**n for n in range((actions - 1) % 8 + 1)])  # all allowed

    def seat(self, s: Any) -> i64:
        """Who is asked: a seat, CHANCE, or OVER."""
        decision = s.decision
        return OVER if decision is None else decision.player

    def glance(self, s: Any) -> i64:
        """Read bits of a state that is needed soon, so that they are in the cache by then."""
        return 0

    def answer(self, s: Any, action: i64) -> None:
        """Do an action that the mask allows."""
        s.apply(int(action))

    def answer_chance(self, s: Any, seed: str, n: int) -> None:
        """Let chance answer, as it would in a match with this seed when asked for the nth time."""
        s.apply(chance.answer(seed, n, s.decision))

    def observe(self, s: Any, seat: i64, out: vec[i64], at: i64) -> None:
        """Write what the seat may know, from word `at` on."""
        raise AssertionError("an encoder knows its game")

    def update(self, s: Any, seat: i64, action: i64, out: vec[i64], at: i64) -> None:
        """The same, if the words hold what was written before this action, the last answer."""
        self.observe(s, seat, out, at)

    def mask(self, s: Any, out: vec[i64], at: i64) -> None:
        """Write one byte per action, 1 where it is allowed, from word `at` on."""
        raise AssertionError("an encoder knows its game")

    def is_cut(self, s: Any) -> bool:
        """Whether a game that is over was cut short by its cap on turns.

        A state may say who has won (`winner`, -1 for nobody): then a game without a winner is cut.
        """
        winner: int = getattr(s, "winner", 0)
        return winner < 0

    def fits(self, s: Any) -> bool:
        """Whether a state is one of this game, played with these options."""
        if type(s) is not type(self.first):
            return False
        return bool(s.to_json().get("options") == self.first.to_json().get("options"))

    def scores(self, s: Any) -> list[int]:
        """One integer per seat, as the state says."""
        scores: list[int] = s.scores()
        return scores

    def winners(self, s: Any) -> list[int]:
        """The seats that win, as the state says."""
        winners: list[int] = s.winners()
        return winners

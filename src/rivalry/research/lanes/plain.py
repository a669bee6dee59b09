"""Any game in lanes: its observations and actions come from functions, as lists and numbers.

Slower than a game's own encoder, but all that a game without compiled code needs.
"""

from collections.abc import Callable, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.core.decision import Action
from rivalry.research.lanes.encoder import Encoder
from rivalry.research.lanes.words import four

_BYTES = [256**n for n in range(8)]


class Plain(Encoder):
    """One game with one set of options.

    `numbers(state, seat)` is what the seat may know, a list as long as the specification says;
    `action(id)` and `action_id(action)` lead from ids to actions and back.
    """

    def __init__(
        self,
        first: Any,
        players: int,
        size: int,
        actions: int,
        numbers: Callable[[Any, int], Sequence[int]],
        action: Callable[[int], Action],
        action_id: Callable[[Action], int],
    ) -> None:
        super().__init__(first, players, size, actions)
        self._numbers = numbers
        self._action = action
        self._action_id = action_id

    def answer(self, s: Any, action: i64) -> None:
        """Do an action that the mask allows."""
        s.apply(self._action(int(action)))

    def observe(self, s: Any, seat: i64, out: vec[i64], at: i64) -> None:
        """Write what the seat may know, from word `at` on."""
        numbers = self._numbers(s, int(seat))
        assert len(numbers) == 4 * self.words, "an observation is as long as its specification"
        word: i64 = 0
        while word < self.words:
            i = int(4 * word)
            out[at + word] = four(numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3])
            word += 1

    def mask(self, s: Any, out: vec[i64], at: i64) -> None:
        """Write one byte per action, 1 where it is allowed, from word `at` on."""
        words = [0] * int(self.mask_words)
        for option in s.decision.options:
            id = self._action_id(option)
            words[id >> 3] += _BYTES[id & 7]
        word: i64 = 0
        while word < self.mask_words:
            out[at + word] = words[word]
            word += 1

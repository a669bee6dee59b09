"""The rules of thumb of the Lost Cities games judge and play as they always did, value for value.

The digests were recorded before the policies were rewritten for speed. They hold interpreted and
compiled; a policy that is meant to play differently gets new ones, and so does a new network.
"""

from hashlib import sha256
from typing import Any

import pytest

import rivalry
from rivalry.bots import bot as bots
from rivalry.bots.knowledge import StatePolicy

RECORDED: list[tuple[str, dict[str, Any], str]] = [
    ("lost-cities", {"rounds": 1}, "8dc9e8f161993e46"),
    ("lost-cities", {"rounds": 2, "colours": 6, "stall_cap": 60}, "9a09b1a7f340e471"),
    ("lost-cities-rivals", {"players": 2}, "75459f9a1f340491"),
    ("lost-cities-rivals", {"players": 3}, "776afceeffb92114"),
    ("lost-cities-rivals", {"players": 4}, "ca8f8d008a9ecd83"),
    ("lost-cities-board", {"players": 2, "expeditions": 1}, "4567cd5a79c6d32d"),
    ("lost-cities-board", {"players": 3, "stall_cap": 60}, "684545b922db267d"),
    (
        "lost-cities-board",
        {"players": 4, "expeditions": 1, "up_and_down": True},
        "5a56cd4b1e3f9ca9",
    ),
    (
        "lost-cities-board",
        {"players": 2, "expeditions": 1, "must_start_lowest": True, "allow_retake": True},
        "1d361e7eb12ef383",
    ),
]


def record(game: str, options: dict[str, Any]) -> str:
    """A digest of two games: all values, some positions played out, some outcomes of search.

    Every seat plays in the style of another level, and now and then not the best option, so that
    the games come to places where the rules of thumb alone would not go.
    """
    knowledge: Any = bots.knowledge(game)
    styles = [knowledge.styles[level] for level in sorted(knowledge.styles)]
    lines: list[str] = []
    for seed in (1, 2):
        match = rivalry.new(game, seed=seed, **options)
        n = 0
        while (decision := match.decision) is not None:
            seat = decision.player
            state: Any = match.state
            values = knowledge.values(
                match.view(seat), decision, sorted(knowledge.styles)[(seed + seat) % len(styles)]
            )
            lines.append(" ".join(f"{value:.9g}" for value in values))
            if n % 13 == 0:
                world = state.copy()
                knowledge.play_out(world, [styles[(seed + i) % len(styles)] for i in range(4)])
                lines.append(f"played out {world.scores()}")
                option = decision.options[n % len(decision.options)]
                lines.append(f"outcome {outcome(knowledge, state, option, seat):.9g}")
            best = max(range(len(values)), key=values.__getitem__)
            if n % 11 == 0:
                best = (seed + n) % len(values)
            match.answer(decision.options[best])
            n += 1
        lines.append(f"scores {match.scores()}")
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def outcome(knowledge: Any, state: Any, option: Any, seat: int) -> float:
    """What search thinks of an answer; in Lost Cities, where it asks networks, what it would think
    if it went on by rules of thumb."""
    if knowledge.game == "lost-cities":
        return StatePolicy.outcome(knowledge, state, option, seat, 5)[1]
    found: float = knowledge.outcome(state, option, seat, 5)[1]
    return found


def by_name(case: Any) -> str:
    return case if isinstance(case, str) else "-".join(f"{k}={v}" for k, v in case.items())


@pytest.mark.parametrize(("game", "options", "digest"), RECORDED, ids=by_name)
def test_a_policy_judges_and_plays_as_recorded(
    game: str, options: dict[str, Any], digest: str
) -> None:
    assert record(game, options) == digest

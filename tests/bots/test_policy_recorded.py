"""The rules of thumb of the Lost Cities games judge and play as they always did, value for value.

The digests were recorded before the policies were rewritten for speed. They hold interpreted and
compiled; a policy that is meant to play differently gets new ones, and so does a new network.
"""

from hashlib import sha256
from typing import Any

import pytest

import rivalry
from rivalry.bots import bot as bots

RECORDED: list[tuple[str, dict[str, Any], str]] = [
    ("lost-cities", {"rounds": 1}, "098ef15997b73bc7"),
    ("lost-cities", {"rounds": 2, "colours": 6, "stall_cap": 60}, "aaf696d60a52a3a7"),
    ("lost-cities-rivals", {"players": 2}, "75459f9a1f340491"),
    ("lost-cities-rivals", {"players": 3}, "776afceeffb92114"),
    ("lost-cities-rivals", {"players": 4}, "ca8f8d008a9ecd83"),
    ("lost-cities-board", {"players": 2, "expeditions": 1}, "718019ab66682f07"),
    ("lost-cities-board", {"players": 3, "stall_cap": 60}, "f44bbb39b7372bc2"),
    (
        "lost-cities-board",
        {"players": 4, "expeditions": 1, "up_and_down": True},
        "179be25874e55eb1",
    ),
    (
        "lost-cities-board",
        {"players": 2, "expeditions": 1, "must_start_lowest": True, "allow_retake": True},
        "2cc366a619a393e2",
    ),
]


def record(game: str, options: dict[str, Any]) -> str:
    """A digest of two games: all values, and some positions played out. In Rivals, where search
    plays on by rules of thumb, also what comes of some answers.

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
                if game == "lost-cities-rivals":
                    option = decision.options[n % len(decision.options)]
                    found = knowledge.outcome(state, option, seat, 5)[1]
                    lines.append(f"outcome {found:.9g}")
            best = max(range(len(values)), key=values.__getitem__)
            if n % 11 == 0:
                best = (seed + n) % len(values)
            match.answer(decision.options[best])
            n += 1
        lines.append(f"scores {match.scores()}")
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def by_name(case: Any) -> str:
    return case if isinstance(case, str) else "-".join(f"{k}={v}" for k, v in case.items())


@pytest.mark.parametrize(("game", "options", "digest"), RECORDED, ids=by_name)
def test_a_policy_judges_and_plays_as_recorded(
    game: str, options: dict[str, Any], digest: str
) -> None:
    assert record(game, options) == digest

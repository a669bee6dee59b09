"""What is copied, saved, loaded, seen and sampled goes away again, compiled and interpreted."""

import gc
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

import rivalry
from rivalry.core.contract import positions
from rivalry.core.game import State

WAYS: list[tuple[str, dict[str, Any]]] = [
    *[(name, {}) for name in rivalry.games() if name != "catan-rivals"],
    *[("catan-rivals", {"mode": mode}) for mode in ("gold", "barbarians", "explorers", "sages")],
    ("catan-rivals", {"mode": "tournament", "open_decks": ["alma-mater", "alma-mater"]}),
]
TIMES = 25


def growth(work: Callable[[], object]) -> float:
    """The bytes that stay behind each time something is done."""
    for _ in range(3):  # what is remembered once is no leak
        work()
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(TIMES):
        work()
    gc.collect()
    return (tracemalloc.get_traced_memory()[0] - before) / TIMES


@pytest.mark.parametrize(("name", "options"), WAYS, ids=str)
def test_nothing_stays_behind(name: str, options: dict[str, Any]) -> None:
    game = rivalry.game(name)
    middle: State | None = None
    for n, (state, decision, _) in enumerate(positions(game, 3, **options)):
        if n >= 120 and decision.player >= 0:
            middle = state.copy()
            break
        middle = state.copy() if decision.player >= 0 else middle
    assert middle is not None and middle.decision is not None
    state, seat, option = middle, middle.decision.player, middle.decision.options[0]
    view, data = state.view(seat), state.to_json()

    def refuse() -> None:
        with pytest.raises(rivalry.ActionError):
            state.apply(("no", "such"))

    works: dict[str, Callable[[], object]] = {
        "copy": state.copy,
        "save": state.to_json,
        "load": lambda: type(state).from_json(data),
        "see": lambda: state.view(seat),
        "answer": lambda: state.copy().apply(option),
        "refuse": refuse,
        "scramble": lambda: game.scramble(state, seat, 7),
        "sample": lambda: game.sampler(view)(7),
        "glance": lambda: game.glance(state),
    }
    tracemalloc.start()
    try:
        left = {what: growth(work) for what, work in works.items()}
    finally:
        tracemalloc.stop()
    assert {what: size for what, size in left.items() if size > 100} == {}

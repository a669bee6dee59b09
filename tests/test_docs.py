"""The pages of docs/: their examples run, and the game they show keeps the contract."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import rivalry
from rivalry.core import effects, registry
from rivalry.core.contract import check_game, check_swaps_matter, fingerprint

DOCS = Path(__file__).parent.parent / "docs"


def code_blocks(page: str) -> list[str]:
    """The Python code of a page, block by block."""
    text = (DOCS / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert blocks, f"{page} has no example"
    return blocks


def run(code: str, page: str, names: dict[str, Any]) -> None:
    exec(compile(code, page, "exec"), names)


@pytest.fixture
def high_card() -> Iterator[Any]:
    """The game of docs/add-a-game.md as a module, exactly as the page has it."""
    module = ModuleType("high_card")
    sys.modules["high_card"] = module
    run(code_blocks("add-a-game.md")[0], "add-a-game.md", vars(module))
    yield module
    del sys.modules["high_card"]
    registry._modules.pop("high-card", None)


@pytest.mark.parametrize("seed", range(30))
def test_the_game_of_the_page_keeps_the_contract(high_card: Any, seed: int) -> None:
    assert check_game(high_card, seed, bound=10) == 3
    assert check_game(high_card, seed, bound=10, prize=5) == 3


def test_the_leak_test_of_the_game_of_the_page_is_no_empty_one(high_card: Any) -> None:
    check_swaps_matter(high_card, range(3))


def test_the_game_of_the_page_is_the_same_in_every_run(high_card: Any) -> None:
    assert fingerprint(high_card, 1) == fingerprint(high_card, 1) != fingerprint(high_card, 2)


def test_the_second_block_of_the_page_runs_as_written(high_card: Any) -> None:
    _, second = code_blocks("add-a-game.md")
    run(second, "add-a-game.md", {})
    assert "high-card" in rivalry.games()


@pytest.mark.parametrize(
    ("answers", "scores"),
    [(["fold", "hold"], [0, 1]), (["hold", "fold"], [1, 0]), (["fold", "fold"], [1, 1])],
)
def test_the_game_of_the_page_scores_as_the_page_says(
    high_card: Any, answers: list[str], scores: list[int]
) -> None:
    state = high_card.new()
    state.apply(("shuffle", 4))
    for words in answers:
        state.apply(high_card.parse(words))
    assert state.scores() == scores


def test_the_higher_card_of_two_that_hold_earns_the_prize(high_card: Any) -> None:
    state = high_card.new(prize=3)
    state.apply(("shuffle", 4))
    cards = [state.view(seat)["card"] for seat in (0, 1)]
    for _ in cards:
        state.apply(high_card.parse("hold"))
    assert state.scores() == ([3, 0] if cards[0] > cards[1] else [0, 3])
    assert state.winners() == [cards.index(max(cards))]


def test_the_example_of_the_page_on_effects_runs_as_written() -> None:
    names: dict[str, Any] = {}
    try:
        for block in code_blocks("how-effects-work.md"):
            run(block, "how-effects-work.md", names)
    finally:
        effects.check_digests(False)
    assert names["s"].coins == [6, 0]


def test_links_between_the_pages_lead_somewhere() -> None:
    for page in sorted(DOCS.glob("*.md")):
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (DOCS / link).exists(), f"{page.name} links to {link}"


def test_the_ten_lines_of_the_readme_run_and_print_what_they_say(
    capsys: pytest.CaptureFixture[str],
) -> None:
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    code = re.findall(r"^```python\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)[0]
    names: dict[str, Any] = {}
    run(code, "README.md", names)
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] in code and printed[2] in code  # as the comments beside the lines say
    assert names["again"].scores() == names["match"].scores()
    assert names["state"].decision.player == rivalry.CHANCE

"""The page on adding a card shows cards and a test of the code base, word for word."""

import re
from pathlib import Path

import pytest

import rivalry

HERE = Path(__file__).parent
ENGINE = Path(rivalry.__file__).parent / "games" / "catan_rivals"
PAGE = HERE.parents[2] / "docs" / "add-a-card.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.parametrize(
    ("block", "module"),
    [(0, "basic"), (1, "basic"), (2, "turmoil"), (3, "turmoil"), (4, "sages_groves")],
)
def test_the_cards_of_the_page_are_declared_so(block: int, module: str) -> None:
    source = (ENGINE / "cards" / f"{module}.py").read_text(encoding="utf-8")
    assert BLOCKS[block] in source


def test_the_test_of_the_page_is_run() -> None:
    assert len(BLOCKS) == 6 and BLOCKS[5].startswith("def test_merchant_caravan")
    assert BLOCKS[5] in (HERE / "cards" / "test_basic.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["add-a-card.md", "add-a-set.md"])
def test_every_file_that_the_pages_name_exists(page: str) -> None:
    text = (PAGE.parent / page).read_text(encoding="utf-8")
    names = re.findall(r"`([a-z_]+\.py)`", text)
    assert names
    for name in names:
        assert list(ENGINE.rglob(name)) or list(HERE.rglob(name)) or name == "setup.py", name

"""The page on adding a card shows cards and a test of the code base, word for word."""

import re
from pathlib import Path

import pytest
from questions import SOURCES

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "add-a-card.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.parametrize("block", [0, 1])
def test_the_cards_of_the_page_are_declared_so(block: int) -> None:
    (basic,) = [path for path in SOURCES if path.name == "basic.py"]
    assert BLOCKS[block] in basic.read_text(encoding="utf-8")


def test_the_test_of_the_page_is_run() -> None:
    assert len(BLOCKS) == 3 and BLOCKS[2].startswith("def test_merchant_caravan")
    assert BLOCKS[2] in (HERE / "cards" / "test_basic.py").read_text(encoding="utf-8")


def test_everything_the_page_names_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in ("prompt.py", "points.py", "production.py"):
        assert f"`{name}`" in text and name in [path.name for path in SOURCES]
    for name in ("scenario.py", "test_catalogue.py"):
        assert f"`{name}`" in text and (HERE / name).exists()

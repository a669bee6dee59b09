"""The bots of Rivals for Catan are asked about positions of its own tests (see scenario.py)."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rivalry.core import effects

sys.path.insert(0, str(Path(__file__).parent.parent / "games" / "catan_rivals"))


@pytest.fixture(autouse=True)
def _digest_check_off_afterwards() -> Iterator[None]:
    yield
    effects.check_digests(False)

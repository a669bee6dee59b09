"""The pages on research: their examples run, and the generated ones are up to date."""

import re
from pathlib import Path
from typing import Any

import pytest

from rivalry import research
from rivalry.research import pages

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["research.md", "research-players.md"])
def test_the_examples_run(name: str) -> None:
    blocks = re.findall(
        r"^```python\n(.*?)^```$", (DOCS / name).read_text(encoding="utf-8"), re.M | re.S
    )
    assert blocks
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, name, "exec"), names)
    if "running" in names:
        names["running"].server_close()


@pytest.mark.parametrize("game", research.games())
def test_the_pages_of_observations_are_up_to_date(game: str) -> None:
    written = (DOCS / f"observations-{game}.md").read_text(encoding="utf-8")
    assert written == pages.page(game), "run python -m rivalry.research.pages docs"


@pytest.mark.parametrize("game", research.games())
def test_every_index_is_explained_and_fields_do_not_overlap(game: str) -> None:
    spec = research.spec(game)
    for before, after in zip(spec.fields, spec.fields[1:], strict=False):
        assert before.stop <= after.start < before.stop + 4
    assert spec.size % 4 == 0
    words = [spec.explain(index) for index in range(spec.size)]
    used = [word for word in words if not word.startswith("not used")]
    assert len(used) == len(set(used)) == sum(len(field.labels) for field in spec.fields)
    assert all(low < high for low, high in zip(spec.low(), spec.high(), strict=True))

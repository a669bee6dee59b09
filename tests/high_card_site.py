"""The game of docs/add-a-game.md as somebody would have it: a package of its own, installed."""

import os
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rivalry import discovery
from rivalry.core import registry

HERE = Path(__file__).parents[1] / "examples" / "high_card"
NAME = "high-card"


def install(folder: Path) -> None:
    """What an installer leaves beside a package: its name, its version and its entry points."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head)
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """The game is there, for this process and those that it starts, and then no longer."""
    install(folder)
    paths = [str(folder), str(HERE)]
    before = sys.path[:], os.environ.get("PYTHONPATH")
    sys.path[:0] = paths
    os.environ["PYTHONPATH"] = os.pathsep.join([*paths, *filter(None, [before[1]])])
    registry.look_in(discovery.installed)
    try:
        yield
    finally:
        sys.path[:] = before[0]
        os.environ.pop("PYTHONPATH")
        if before[1] is not None:
            os.environ["PYTHONPATH"] = before[1]
        if NAME in registry.names():
            registry.forget(NAME)

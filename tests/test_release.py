"""What a release is installed and run with: locked versions, and commands that exist."""

import inspect
import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from rivalry.terminal.serve import serve

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def locked() -> dict[str, str]:
    """The locked versions by package."""
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    pairs = [line.split("==") for line in lines if not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in pairs}


def needed(extra: str | None) -> list[Requirement]:
    """What an extra, or the package itself, depends on, through our other extras as well."""
    extras = PROJECT["optional-dependencies"]
    found = []
    for line in PROJECT["dependencies"] if extra is None else extras[extra]:
        one = Requirement(line)
        if one.name == "rivalry":
            found += [inner for name in one.extras for inner in needed(name)]
        else:
            found.append(one)
    return found


def test_a_release_of_the_server_has_all_its_dependencies_locked() -> None:
    versions = locked()
    for one in [*needed(None), *needed("server")]:
        version = versions.get(canonicalize_name(one.name))
        assert version is not None, f"{one.name} is not locked: run make lock"
        assert one.specifier.contains(version), f"{one} is not what is locked: run make lock"


def test_whoever_runs_a_server_is_told_options_that_exist() -> None:
    texts = [(ROOT / name).read_text() for name in ("docs/self-hosting.md", "Containerfile")]
    commands = [line for text in texts for line in re.findall(r"\bserve\b[\"',\]]* .*", text)]
    given = {option for line in commands for option in re.findall(r"--([a-z]+)", line)}
    known = {
        "open" if name == "open_page" else name for name in inspect.signature(serve).parameters
    }
    assert {"data", "host", "database", "proxy", "workers"} <= given <= known | {"help"}

"""What a release is installed and run with: locked versions, and commands that exist."""

import inspect
import os
import re
import subprocess
import tomllib
from configparser import ConfigParser
from importlib.metadata import distribution
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from rivalry.server.config import Limits
from rivalry.server.run import FAREWELL, REMAINING
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


def closure(extra: str) -> dict[str, list[Requirement]]:
    """Every package that a server depends on, through all others too, and how it is asked for."""
    found: dict[str, list[Requirement]] = {}
    seen: set[tuple[str, str]] = set()
    waiting = [*needed(None), *needed(extra)]
    while waiting:
        one = waiting.pop()
        name = canonicalize_name(one.name)
        found.setdefault(name, []).append(one)
        for asked in ("", *one.extras):
            if (name, asked) not in seen:
                seen.add((name, asked))
                inner = [Requirement(line) for line in distribution(name).requires or ()]
                waiting += [
                    next_one
                    for next_one in inner
                    if next_one.marker is None or next_one.marker.evaluate({"extra": asked})
                ]
    return found


def test_a_release_of_the_server_has_all_its_dependencies_locked() -> None:
    """And what those depend on: what is tested is what is installed."""
    versions, asked = locked(), closure("server")
    assert sorted(set(asked) - set(versions)) == [], "not locked: run make lock"
    for name, requirements in asked.items():
        for one in requirements:
            assert one.specifier.contains(versions[name]), f"{one} is not locked so: run make lock"


PIP = """#!/bin/sh
for word in "$@"; do last=$word; done
echo "$last"
"""


@pytest.mark.parametrize("built", ["platform", "pure"])
def test_a_container_installs_the_wheel_that_was_built_and_nothing_by_name(
    built: str, tmp_path: Path
) -> None:
    """An index may have something newer of the same name. Pip is a stand-in here."""
    wheels, bin_ = tmp_path / "wheels", tmp_path / "bin"
    wheels.mkdir(), bin_.mkdir()
    (bin_ / "pip").write_text(PIP)
    (bin_ / "pip").chmod(0o755)
    names = ["rivalry-1.0-py3-none-any.whl"]
    if built == "platform":
        names.insert(0, "rivalry-1.0-cp312-cp312-linux_x86_64.whl")
    for name in (*names, "requirements.lock"):
        (wheels / name).touch()
    text = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
    [step] = [line for line in text.splitlines() if line.startswith("RUN") and "pip" in line]
    command = step.removeprefix("RUN").partition("&& rm")[0].replace("/wheels", str(wheels))
    said = subprocess.run(
        ["sh", "-c", command],
        env={"PATH": f"{bin_}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout == f"{wheels / names[0]}[server]\n"


def block(kind: str) -> str:
    """The file of a kind that the page for operators shows."""
    text = (ROOT / "docs" / "self-hosting.md").read_text()
    [found] = re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return str(found)


def test_the_unit_for_systemd_keeps_its_data_where_it_may_write() -> None:
    unit = ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(block("ini"))
    service = unit["Service"]
    program, command, *options = service["ExecStart"].split()
    assert program.endswith("/bin/rivalry") and command == "serve"
    data = options[options.index("--data") + 1]
    assert data == f"/var/lib/{service['StateDirectory']}" and service["ProtectSystem"] == "strict"
    assert int(service["LimitNOFILE"]) >= 10 * Limits().connections_per_address
    assert int(service["TimeoutStopSec"]) > FAREWELL + REMAINING, "killed while it says goodbye"
    assert service["KillSignal"] == "SIGTERM" and service["Restart"] == "always"
    assert unit["Install"]["WantedBy"] == "multi-user.target"


def test_containers_keep_their_data_in_volumes() -> None:
    compose, image = yaml.safe_load(block("yaml")), (ROOT / "Containerfile").read_text()
    ours, database = compose["services"]["rivalry"], compose["services"]["database"]
    assert (ROOT / ours["build"]["dockerfile"]).is_file() and ours["build"]["context"] == "."
    program, command, *options = ours["command"]
    assert (program, command) == ("rivalry", "serve")
    given = dict(zip(options[::2], options[1::2], strict=True))
    kept = dict(line.split(":") for service in (ours, database) for line in service["volumes"])
    assert kept == {"data": given["--data"], "database": "/var/lib/postgresql/data"}
    assert set(compose["volumes"]) == set(kept)
    grace = ours["stop_grace_period"]
    assert grace.endswith("s") and int(grace[:-1]) > FAREWELL + REMAINING, "killed too early"
    # The database that the server is told to use is the one beside it.
    address, made = urlsplit(given["--database"]), database["environment"]
    assert (address.username, address.password) == (
        made["POSTGRES_USER"],
        made["POSTGRES_PASSWORD"],
    )
    assert address.hostname in compose["services"] and address.path[1:] == made["POSTGRES_DB"]
    assert ours["depends_on"] == {address.hostname: {"condition": "service_healthy"}}
    assert database["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    # Whoever reaches the port is trusted to be the proxy, so only this machine may.
    [port] = ours["ports"]
    assert given["--proxy"] == "*" and port == "127.0.0.1:8000:8000"
    assert "\nVOLUME /data\n" in image and '"--data", "/data"]' in image
    assert "\nUSER rivalry\n" in image and "\nSTOPSIGNAL SIGTERM\n" in image
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {".git", ".venv", "data", "dist", "web/node_modules", "**/*.so"} <= set(ignored)


def test_whoever_runs_a_server_is_told_options_that_exist() -> None:
    texts = [(ROOT / name).read_text() for name in ("docs/self-hosting.md", "Containerfile")]
    commands = [line for text in texts for line in re.findall(r"\bserve\b[\"',\]]* .*", text)]
    given = {option for line in commands for option in re.findall(r"--([a-z]+)", line)}
    known = {
        "open" if name == "open_page" else name for name in inspect.signature(serve).parameters
    }
    assert {"data", "host", "database", "proxy", "workers"} <= given <= known | {"help"}

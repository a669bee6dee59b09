"""Says which engine the tests run on, and refuses to test compiled modules that are out of date."""

import gc
import importlib.util
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import settings

import high_card_site
from rivalry import native

# The same examples in every run, and no stopwatch on machines that are busy.
settings.register_profile("rivalry", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("rivalry")

# Files of tests that take half a minute, mostly waiting: begun first, they leave no worker alone at
# the end.
LONG = ("kill", "bot_time", "time", "terminal_deck", "arena", "web_whole_games", "web_wheel")


@pytest.fixture
def tool() -> Callable[[str], ModuleType]:
    """Loads a program of the folder `tools` as a module."""

    def load(name: str) -> ModuleType:
        path = Path(__file__).parent.parent / "tools" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(f"{name}_tool", path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return load


@pytest.fixture
def fifth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A fifth game, that of docs/add-a-game.md: installed as a package, no file of ours edited."""
    with high_card_site.installed(Path(tmp_path_factory.mktemp("site"))):
        yield high_card_site.NAME


def pytest_configure() -> None:
    stale = native.stale_modules()
    if stale and native.is_compiled():
        pytest.exit(
            f"compiled modules are older than their source: {', '.join(stale)}; "
            "compile again (make build) or test with RIVALRY_PURE=1",
            returncode=3,
        )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.stem.removeprefix("test_") not in LONG)


def pytest_collection_finish() -> None:
    # Thousands of tests stay until the end: the garbage collector need not look at them each time.
    gc.collect()
    gc.freeze()


def pytest_sessionstart(session: pytest.Session) -> None:
    # Not in the report header, which the quiet mode of our settings leaves out.
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(session.config, "workerinput"):
        engine = "compiled" if native.is_compiled() else "interpreted"
        pure = os.environ.get("RIVALRY_PURE", "")
        why = f" (RIVALRY_PURE={pure})" if pure else ""
        reporter.write_line(f"rivalry: the engine runs {engine}{why}")

"""The shape of the code: imports go one way and never in circles, games know nothing of each other
and the core nothing of any of them, every module says what it is for, files stay short."""

import ast
import doctest
import inspect
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import rivalry
from rivalry import discovery

SRC = Path(rivalry.__file__).parent
MODULES = sorted(SRC.rglob("*.py"))

# Who may import whom: core <- games <- bots, research <- server <- terminal. Each layer with those
# below it; the terminal may use the public face (None) as well.
BELOW: dict[str, set[str | None]] = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "research": {"core", "games", "bots", "research"},
    "server": {"core", "games", "bots", "research", "server"},
    "terminal": {"core", "games", "bots", "research", "server", "terminal", None},
}
ENGINE = ("core", "games")

# The games by the names of their packages, and the modules that their manifests name.
GAMES = sorted(path.parent.name for path in (SRC / "games").glob(f"*/{discovery.FILE}"))
OWNED = {
    where.partition(":")[0]: manifest.name.replace("-", "_")
    for manifest in discovery.built_in()
    for where in (*manifest.bots.values(), *manifest.yardsticks.values())
}


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer(name: str) -> str | None:
    """The layer of a module: the package directly under rivalry, None for rivalry's own modules."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in BELOW else None


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in the file it does so."""
    yield from imports_of(path.read_text(encoding="utf-8"), module_name(path), path.stem)


def imports_of(source: str, name: str, stem: str = "") -> Iterator[str]:
    package = name.split(".") if stem == "__init__" else name.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def wrong_directions(name: str, imported: list[str]) -> list[str]:
    """What a module imports although it lies above it, or beside it among the games."""
    mine = layer(name)
    if mine is None:
        return []
    wrong = []
    for other in imported:
        if other.split(".")[0] != "rivalry":
            continue
        theirs = layer(other)
        if theirs not in BELOW[mine]:
            wrong.append(other)
    return wrong


def game_of(name: str) -> str | None:
    """The game that a module belongs to: a part of its name is the game's, or begins or ends so."""
    if name in OWNED:
        return OWNED[name]
    for part in name.split(".")[1:]:
        for game in sorted(GAMES, key=len, reverse=True):
            if part == game or part.startswith(f"{game}_") or part.endswith(f"_{game}"):
                return game
    return None


def of_other_games(name: str, imported: Iterable[str]) -> list[str]:
    """What a module imports of a game that is not its own; one of no game, of any game at all."""
    return [other for other in imported if game_of(other) not in (None, game_of(name))]


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle; none where there is no circle."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def imports_between(names: dict[str, Path]) -> dict[str, set[str]]:
    """Which of these modules import which, those that are imported for their types included."""
    return graph({name: list(imports(path)) for name, path in names.items()})


def graph(imported: dict[str, list[str]]) -> dict[str, set[str]]:
    """Modules and what they import, with only these modules in it; a name counts as its module."""

    def module(name: str) -> str:
        while name and name not in imported:
            name = name.rpartition(".")[0]
        return name

    return {
        name: {module(other) for other in others} - {"", name} for name, others in imported.items()
    }


# Words of the rulebooks, and the games' own names: none of them is the core's.
WORDS = {"expedition", "wager", "explorer", "auction", "prince", "settlement", "brigand"}
WORDS |= {"production", "lost", "cities", "catan"}


def words_of_games(source: str) -> list[str]:
    """The words of one game in names, texts and comments; docstrings may have examples."""
    examples = {
        node.value.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    found = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.STRING and token.start[0] in examples:
            continue
        words = re.split(r"[^a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", token.string).lower())
        found += [word for word in words if word in WORDS or word.removesuffix("s") in WORDS]
    return found


def foreign(name: str, imported: list[str]) -> list[str]:
    """What a module of the engine imports that is neither ours nor Python's own."""
    if layer(name) not in ENGINE:
        return []
    # The fixed-size integers and the packed arrays of mypyc.
    known = {*sys.stdlib_module_names, "rivalry", "mypy_extensions", "librt"}
    return [other for other in imported if other.split(".")[0] not in known]


def by_name(path: Path) -> str:
    return module_name(path)


@pytest.mark.parametrize("path", MODULES, ids=by_name)
def test_imports_go_one_way(path: Path) -> None:
    assert wrong_directions(module_name(path), list(imports(path))) == []


@pytest.mark.parametrize("path", MODULES, ids=by_name)
def test_games_never_import_each_other(path: Path) -> None:
    assert of_other_games(module_name(path), imports(path)) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle(imports_between({module_name(path): path for path in MODULES})) == []


# What a command does, and what is shown then, is decided by these and what they import.
PURE = ("choosing", "clock", "command", "display", "journal", "situation", "wording")
DOES_IO = {"asyncio", "concurrent", "fastapi", "httpx", "psycopg", "socket", "sqlalchemy"}
DOES_IO |= {"sqlite3", "starlette", "structlog", "subprocess", "threading", "uvicorn", "websockets"}
DOES_IO |= {"os", "io", "pathlib", "shutil", "tempfile", "time", "random", "secrets", "urllib"}
# The clock and the source of chance that a server has if it is given no others. These are handed on
# to whoever asks for the time; that they are not called here is tested as well.
DEFAULTS = {
    "rivalry.server.config": {"pathlib", "secrets", "time"},
    "rivalry.server.table.clock": {"time"},
}


def input_and_output(source: str, name: str) -> list[str]:
    """What a module imports, or calls, that reads, writes, waits or depends on chance or time."""
    mine = DEFAULTS.get(name, set())
    found = []
    borrowed = {"open", "input", "print"}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            origins = [alias.name.split(".")[0] for alias in node.names]
            borrowed |= {alias.asname or alias.name for alias in node.names if alias.name in mine}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            origins = [node.module.split(".")[0]]
            if origins[0] in mine:
                borrowed |= {alias.asname or alias.name for alias in node.names}
        else:
            continue
        found += [origin for origin in origins if origin in DOES_IO - mine]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            words = ast.unparse(node.func)
            if words.split(".")[0] in borrowed:
                found.append(words)
    return found


@pytest.mark.parametrize("name", PURE)
def test_what_a_command_does_is_decided_without_input_and_output(name: str) -> None:
    ours = {module_name(path): path for path in MODULES}
    between = imports_between(
        {name: path for name, path in ours.items() if layer(name) == "server"}
    )
    needed: set[str] = set()
    waiting = [f"rivalry.server.table.{name}"]
    while waiting:
        one = waiting.pop()
        if one not in needed:
            needed.add(one)
            waiting += between[one]
    found = {one: input_and_output(ours[one].read_text(encoding="utf-8"), one) for one in needed}
    assert not {one: words for one, words in found.items() if words}
    assert not [one for one in needed if one.split(".")[2] in ("store", "thinking", "web")]


@pytest.mark.parametrize("path", sorted((SRC / "core").glob("*.py")), ids=by_name)
def test_the_core_contains_no_word_of_one_game(path: Path) -> None:
    assert words_of_games(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", MODULES, ids=by_name)
def test_the_engine_needs_nothing_but_python(path: Path) -> None:
    assert foreign(module_name(path), list(imports(path))) == []


@pytest.mark.parametrize("path", MODULES, ids=by_name)
def test_every_module_says_in_its_first_line_what_it_is_responsible_for(path: Path) -> None:
    words = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert words is not None, "no docstring"
    first = words.splitlines()[0]
    assert len(first) > 15 and first[0].isupper() and first.endswith((".", "?")), first


@pytest.mark.parametrize("path", MODULES, ids=by_name)
def test_no_file_is_too_long_to_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 600


@pytest.mark.parametrize(
    "path", [p for p in MODULES if layer(module_name(p)) == "server"], ids=by_name
)
def test_no_module_of_the_server_is_named_like_one_of_pythons_own(path: Path) -> None:
    assert path.stem == "__init__" or path.stem not in sys.stdlib_module_names


def public_functions() -> list[str]:
    return [name for name in rivalry.__all__ if inspect.isroutine(getattr(rivalry, name))]


@pytest.mark.parametrize("name", public_functions())
def test_every_public_function_carries_an_example_that_runs(name: str) -> None:
    function = getattr(rivalry, name)
    [test] = doctest.DocTestFinder(recurse=False).find(function, name, globs=vars(rivalry).copy())
    assert test.examples, f"{name} has no example"
    failed, tried = doctest.DocTestRunner().run(test)
    assert failed == 0 and tried > 0


def test_the_public_face_is_complete() -> None:
    assert {"new", "game", "replay"} <= set(public_functions()) and callable(rivalry.games)
    assert all(hasattr(rivalry, name) for name in rivalry.__all__)
    assert rivalry.__doc__ is not None and ">>>" in rivalry.__doc__


# These checks can fail


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rivalry.core.match", "from rivalry.games import lost_cities"),
        ("rivalry.core.match", "import rivalry.bots.bot"),
        ("rivalry.core.match", "from ..games.lost_cities import rules"),
        ("rivalry.core.match", "def f():\n    import rivalry.server"),
        ("rivalry.core.match", "import rivalry"),
        ("rivalry.games.x.rules", "from rivalry.bots import bot"),
        ("rivalry.games.x.rules", "from rivalry import new"),
        ("rivalry.bots.x", "from rivalry.server import app"),
        ("rivalry.bots.x", "from rivalry.research import vector"),
        ("rivalry.server.x", "from rivalry.terminal import play"),
        ("rivalry.bots.x", "if TYPE_CHECKING:\n    from rivalry.server import app"),
    ],
)
def test_an_import_in_the_wrong_direction_is_noticed(module: str, source: str) -> None:
    assert wrong_directions(module, list(imports_of(source, module)))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rivalry.core.match", "from rivalry.core import chance\nimport json"),
        ("rivalry.games.x.rules", "from rivalry.core import chance"),
        ("rivalry.games.x.rules", "from . import view"),
        ("rivalry.bots.x", "from rivalry.games.lost_cities import rules"),
        ("rivalry.server.web.app", "import rivalry.bots.bot"),
        ("rivalry.cli", "import rivalry.server.web.app"),
    ],
)
def test_an_import_in_the_right_direction_is_fine(module: str, source: str) -> None:
    assert wrong_directions(module, list(imports_of(source, module))) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rivalry.games.lost_cities.rules", "from rivalry.games.lost_cities_board import cards"),
        ("rivalry.games.lost_cities_board.rules", "from rivalry.games.lost_cities import cards"),
        ("rivalry.terminal.lost_cities", "from rivalry.terminal.lost_cities_rivals import board"),
        ("rivalry.research.lanes.catan_rivals", "from rivalry.games.lost_cities.cards import ONE"),
        ("rivalry.bots.learned", "from rivalry.games import catan_rivals"),
        ("rivalry.bots.bot", "from rivalry.games.lost_cities import rules"),
        ("rivalry.server.lobby", "import rivalry.bots.catan_rivals"),
    ],
)
def test_an_import_of_another_game_is_noticed(module: str, source: str) -> None:
    assert of_other_games(module, imports_of(source, module))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rivalry.games.lost_cities.rules", "from rivalry.games.lost_cities import cards"),
        ("rivalry.bots.policy.lost_cities", "from rivalry.games.lost_cities import cards"),
        ("rivalry.bots.yardstick", "from rivalry.games.lost_cities import cards"),
        ("rivalry.bots.catan_rivals_decks", "from rivalry.games.catan_rivals import setup"),
        ("rivalry.bots.policy.lost_cities_plan", "from rivalry.games.lost_cities import cards"),
        ("rivalry.terminal.lost_cities", "from rivalry.terminal.suits import cards"),
    ],
)
def test_an_import_of_the_game_it_belongs_to_is_fine(module: str, source: str) -> None:
    assert of_other_games(module, imports_of(source, module)) == []


def test_a_circle_is_noticed() -> None:
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": set()})) == {"a", "b", "c"}
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_a_circle_through_several_layers_is_noticed() -> None:
    imported = {
        "rivalry": ["rivalry.terminal.play.start"],
        "rivalry.terminal.play": ["rivalry.bots.bot", "json"],
        "rivalry.bots.bot": ["rivalry.new"],
    }
    assert set(circle(graph(imported))) == set(imported)
    assert circle(graph({**imported, "rivalry.bots.bot": ["json"]})) == []


@pytest.mark.parametrize(
    "source",
    [
        "import os",
        "import os.path as p",
        "from pathlib import Path",
        "from urllib.request import urlopen",
        "def f():\n    from time import sleep",
        "import random",
        "text = open('x').read()",
        "print('x')",
    ],
)
def test_input_and_output_is_noticed(source: str) -> None:
    assert input_and_output(source, "rivalry.server.table.command")


def test_a_default_may_be_named_and_not_called() -> None:
    clock = "rivalry.server.table.clock"
    assert input_and_output("import time\ndef f(now=time.time): return now()", clock) == []
    assert input_and_output("import time\ndef f(): return time.time()", clock) == ["time.time"]
    assert input_and_output("from time import time\nnow = time()", clock) == ["time"]
    assert input_and_output("import time as t\nnow = t.time()", clock)
    assert input_and_output("import json\nfrom . import open_tables", clock) == []


def test_a_word_of_one_game_in_the_core_is_noticed() -> None:
    assert words_of_games('PRODUCTION = "production"') == ["production", "production"]
    assert words_of_games("x = catan_state  # a wager") == ["catan", "wager"]
    assert words_of_games("def openExpeditions(): ...") == ["expeditions"]
    assert words_of_games('def f():\n    """Like so: `lost-cities`."""') == []


def test_a_foreign_import_in_the_engine_is_noticed() -> None:
    assert foreign("rivalry.core.x", ["numpy", "json", "rivalry.core.log"]) == ["numpy"]
    assert foreign("rivalry.games.x.rules", ["typer.main", "mypy_extensions.i64"]) == ["typer.main"]
    assert foreign("rivalry.bots.x", ["numpy"]) == []

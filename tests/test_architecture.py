"""The shape of the code: imports go one way, every module says what it is for, files stay short."""

import ast
import doctest
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rivalry

SRC = Path(rivalry.__file__).parent
MODULES = sorted(SRC.rglob("*.py"))

# Who may import whom: core <- games <- bots, research <- server. Each layer with those below it.
BELOW = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "research": {"core", "games", "bots", "research"},
    "server": {"core", "games", "bots", "research", "server"},
}
ENGINE = ("core", "games")


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


def foreign(name: str, imported: list[str]) -> list[str]:
    """What a module of the engine imports that is neither ours nor Python's own."""
    if layer(name) not in ENGINE:
        return []
    known = {*sys.stdlib_module_names, "rivalry", "mypy_extensions"}
    return [other for other in imported if other.split(".")[0] not in known]


def by_name(path: Path) -> str:
    return module_name(path)


@pytest.mark.parametrize("path", MODULES, ids=by_name)
def test_imports_go_one_way(path: Path) -> None:
    assert wrong_directions(module_name(path), list(imports(path))) == []


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


def cycles(imported: dict[str, set[str]]) -> list[list[str]]:
    """Modules that import each other in circles."""
    found: list[list[str]] = []
    done: set[str] = set()

    def visit(name: str, path: list[str]) -> None:
        if name in path:
            found.append([*path[path.index(name) :], name])
        elif name not in done:
            for other in sorted(imported.get(name, ())):
                visit(other, [*path, name])
            done.add(name)

    for name in sorted(imported):
        visit(name, [])
    return found


def test_no_modules_of_the_server_import_each_other_in_circles() -> None:
    names = {module_name(path): path for path in MODULES}
    graph = {}
    for name, path in names.items():
        if layer(name) == "server":
            whole = [
                other if other in names else other.rpartition(".")[0] for other in imports(path)
            ]
            graph[name] = {other for other in whole if layer(other) == "server"} - {name}
    assert cycles(graph) == []


def test_a_circle_is_noticed() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c", "a"]]


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
    assert {"new", "game", "games", "replay"} <= set(public_functions())
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


def test_a_foreign_import_in_the_engine_is_noticed() -> None:
    assert foreign("rivalry.core.x", ["numpy", "json", "rivalry.core.log"]) == ["numpy"]
    assert foreign("rivalry.games.x.rules", ["typer.main", "mypy_extensions.i64"]) == ["typer.main"]
    assert foreign("rivalry.bots.x", ["numpy"]) == []

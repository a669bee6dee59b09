"""The keys of all questions that the sources of Rivals for Catan can ask, found without playing.

A key is a text given to `s.choose`, directly or through functions that pass it on (`choose_gain`,
`s.then("take_resources", ...)`, f"{why}.from"); these are followed until nothing new is found.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from rivalry.games.catan_rivals import cards

SOURCES = sorted(Path(cards.__file__).parent.parent.rglob("*.py"))

Passed = set[tuple[int, str]]
"""Which parameters of a function become keys of questions, and what is added to them."""


def all_questions() -> set[str]:
    """Every key that can be asked."""
    return questions_in([path.read_text(encoding="utf-8") for path in SOURCES])


def questions_in(sources: list[str]) -> set[str]:
    """Every key that can be asked by these sources."""
    functions = [
        node
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
    ]
    askers: dict[str, Passed] = {".choose": {(1, "")}, ".choose_some": {(1, "")}, ".ask": {(1, "")}}
    keys: set[str] = set()
    while True:
        before = (len(keys), sum(len(passed) for passed in askers.values()))
        for function in functions:
            _follow(function, askers, keys)
        if before == (len(keys), sum(len(passed) for passed in askers.values())):
            return keys


def _follow(function: ast.FunctionDef, askers: dict[str, Passed], keys: set[str]) -> None:
    parameters = [argument.arg for argument in function.args.args]
    for name, arguments in _calls(function):
        for place, suffix in sorted(askers.get(name, set())):
            if place >= len(arguments):
                continue
            base, added = _text(arguments[place])
            if base == "":
                keys.add(added + suffix)
            else:
                assert base in parameters, f"{function.name}: where does {base} come from?"
                passed = askers.setdefault(function.name, set())
                passed.add((parameters.index(base), added + suffix))


def _calls(function: ast.FunctionDef) -> Iterator[tuple[str, list[ast.expr]]]:
    for node in ast.walk(function):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name):
            yield node.func.id, node.args
        elif isinstance(node.func, ast.Attribute):
            if node.func.attr == "then" and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value), node.args  # the name stands where the state comes
            else:
                yield f".{node.func.attr}", node.args


def _text(expression: ast.expr) -> tuple[str, str]:
    """A text as the parameter it begins with, or "", and the rest."""
    if isinstance(expression, ast.Constant):
        return "", str(expression.value)
    if isinstance(expression, ast.Name):
        return expression.id, ""
    assert isinstance(expression, ast.JoinedStr), f"no plain key: {ast.unparse(expression)}"
    first, *rest = expression.values
    assert isinstance(first, ast.FormattedValue) and isinstance(first.value, ast.Name)
    return first.value.id, "".join(
        str(part.value) for part in rest if isinstance(part, ast.Constant)
    )

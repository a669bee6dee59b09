"""The options of a game: what may be set, and a check of the values given."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rivalry.core.decision import BadOption

Value: TypeAlias = Any
"""A number, a word, yes or no, or nothing; lists of these for an option with a shape."""


@dataclass(frozen=True)
class Option:
    """One setting of a game: its name, what it means, its default and what is allowed.

    `allowed` lists every value; a long run of numbers is a `range`. An option with a shape of its
    own (a board layout, a deck) has `None` there, and the game checks the value itself; `shape`
    describes it as a JSON schema, with the keyword `total` for the number of items in all lists of
    an object together. `only` names other options and the values they need for this one to apply.
    A `hidden` option is set by programs, for logs of older rules; no form shows it.

    >>> rounds = Option("rounds", "rounds of a match", 3, range(1, 10))
    >>> check([rounds], {"rounds": 5})
    {'rounds': 5}
    >>> check([rounds], {"rounds": 10})
    Traceback (most recent call last):
      ...
    rivalry.core.decision.BadOption: option rounds: 10 is not allowed; allowed: 1 to 9
    """

    name: str
    meaning: str
    default: Value
    allowed: Sequence[Value] | None
    shape: Mapping[str, Any] | None = None
    only: Mapping[str, Value] | None = None
    hidden: bool = False

    def allows(self, value: object) -> bool:
        """Whether the value is one of the allowed ones, and of exactly the same type."""
        if self.allowed is None:
            return True
        if isinstance(self.allowed, range):
            return type(value) is int and value in self.allowed
        return any(type(value) is type(a) and value == a for a in self.allowed)

    def several(self) -> tuple[list[Value], int] | None:
        """The values, and how many different ones are chosen; None for other kinds of options.

        >>> two = {"items": {"enum": [1, 2, 3]}, "uniqueItems": True, "minItems": 2, "maxItems": 2}
        >>> Option("two", "two of three numbers", None, None, two).several()
        ([1, 2, 3], 2)
        """
        shape = self.shape or {}
        values = shape.get("items", {}).get("enum")
        if values is None or not shape.get("uniqueItems"):
            return None
        if shape.get("minItems") is None or shape["minItems"] != shape.get("maxItems"):
            return None
        return list(values), shape["minItems"]

    def allowed_text(self) -> str:
        """The allowed values in words.

        >>> Option("seat", "who starts", None, (None, 0, 1)).allowed_text()
        'none, 0, 1'
        """
        if self.allowed is None:
            return "see its description"
        if isinstance(self.allowed, range):
            return f"{self.allowed[0]} to {self.allowed[-1]}"
        return ", ".join(_word(value) for value in self.allowed)

    def parse(self, word: str) -> Value:
        """The value that a person wrote, for command lines and forms.

        >>> Option("seat", "who starts", None, (None, 0, 1)).parse("1")
        1
        """
        if self.allowed is None:
            try:
                return json.loads(word)
            except ValueError:
                raise BadOption(f"option {self.name}: {word} is not JSON") from None
        for value in self.allowed:
            if _word(value) == word.lower():
                return value
        raise BadOption(
            f"option {self.name}: {word} is not allowed; allowed: {self.allowed_text()}"
        )


def check(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with the given values filled in, or `BadOption` in words."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            shown = ", ".join(option.name for option in options if not option.hidden)
            raise BadOption(f"no option {name}; options: {shown}")
    values: dict[str, Value] = {}
    for option in options:
        value = given.get(option.name, option.default)
        if value is not option.default and not option.allows(value):
            raise BadOption(
                f"option {option.name}: {value} is not allowed; allowed: {option.allowed_text()}"
            )
        values[option.name] = value
    return values


def _word(value: Value) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)

"""Which program this is: positions that are kept are only good for the very code that made them."""

import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from rivalry.core import registry


@cache
def code(game: str) -> str:
    """The digest of all code that a position of this game depends on.

    >>> code("lost-cities") == code("lost-cities-board")
    False
    """
    module, _, _ = registry.manifest(game).rules.partition(":")
    files = [*_sources("rivalry.core"), *_sources(module), *_sources("rivalry.server.table")]
    digest = sha256()
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _sources(name: str) -> list[Path]:
    """The files of a package, of a module's package, or of a module without a package."""
    module = import_module(name)
    package = module if hasattr(module, "__path__") else sys.modules.get(module.__package__ or "")
    if package is None:
        assert module.__file__ is not None, "rules are in a file"
        return [Path(module.__file__)]
    return sorted(path for folder in package.__path__ for path in Path(folder).rglob("*.py"))

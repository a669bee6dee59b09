"""Which engine is running: compiled by mypyc, or the same source interpreted."""

import ast
import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

_PACKAGE = Path(__file__).parent
_COMPILED = ("rivalry.core", "rivalry.games", "rivalry.bots.policy", "rivalry.research.lanes")


class _SourceFinder:
    """Finds the engine's modules as Python source even if compiled ones are next to it."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(_COMPILED) or not path:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def prefer_source_if_asked() -> None:
    """With RIVALRY_PURE=1 in the environment, interpret even what was compiled."""
    if os.environ.get("RIVALRY_PURE", "") not in ("", "0") and _SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, _SourceFinder)


def is_compiled() -> bool:
    """Whether the rules run as native code."""
    from rivalry.core import decision

    return not str(decision.__file__).endswith(".py")


def restore_docstrings(module: ModuleType) -> None:
    """Give the classes of a compiled module their docstrings, which the compiler leaves out."""
    if str(module.__file__).endswith(".py"):
        return
    path = _PACKAGE.parent.joinpath(*module.__name__.split(".")).with_suffix(".py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            getattr(module, node.name).__doc__ = ast.get_docstring(node, clean=False)


def stale_modules() -> list[str]:
    """Compiled modules that are older than their source and may no longer match it."""
    stale = []
    for source in sorted(_PACKAGE.rglob("*.py")):
        for compiled in source.parent.glob(f"{source.stem}.*.so"):
            if compiled.stat().st_mtime < source.stat().st_mtime:
                stale.append(str(source.relative_to(_PACKAGE)))
    return stale

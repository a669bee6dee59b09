"""Compiles the engine with mypyc where a C compiler works; installs plain Python where not."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ENGINE = Path("src/rivalry")

# Each group becomes one C file, and the files are compiled side by side. What is asked at every
# step is optimised; the rest is compiled quickly.
GROUPS = {
    "core": ("core",),
    "catan": ("games/catan_rivals",),
    "catan_cards": ("games/catan_rivals/cards",),
    "lost_cities": ("games/lost_cities", "bots/policy/lost_cities.py"),
    "rivals": ("games/lost_cities_rivals", "bots/policy/lost_cities_rivals.py"),
    "board": ("games/lost_cities_board", "bots/policy/lost_cities_board.py"),
    "catan_policy": ("bots/policy/catan_rivals",),
    "lanes": ("research/lanes",),
}
QUICKLY = ("catan_cards",)

# These stay Python: they run once, or seldom, and compiling them would take longer than it saves.
PLAIN = {
    *("core/contract.py", "core/game.py", "core/log.py", "core/option.py", "core/registry.py"),
    *("games/catan_rivals/notation.py", "games/catan_rivals/reason.py"),
    *("games/catan_rivals/vocabulary.py", "games/catan_rivals/cards/promo.py"),
    *("games/catan_rivals/cards/regions.py", "games/catan_rivals/cards/__init__.py"),
}


class build_native(build_ext):
    """Builds all compiled modules or none: a half compiled engine would be a broken one."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            for extension in self.extensions:
                for path in (self.get_ext_fullpath(extension.name), self._in_source(extension)):
                    Path(path).unlink(missing_ok=True)
            self.extensions = []
            print(f"rivalry: no working C compiler ({error}); the engine runs interpreted")

    def _in_source(self, extension: Extension) -> str:
        return os.path.join("src", self.get_ext_filename(extension.name))

    def get_outputs(self) -> list[str]:
        return super().get_outputs() if self.extensions else []


def modules(group: str) -> list[str]:
    """The files of a group: those of its folders that no other group names."""
    found: list[str] = []
    others = [ENGINE / part for name, parts in GROUPS.items() if name != group for part in parts]
    for part in GROUPS[group]:
        place = ENGINE / part
        for path in [place] if place.suffix else sorted(place.rglob("*.py")):
            nested = any(place in other.parents and other in [path, *path.parents] for other in others)
            if not nested and path.relative_to(ENGINE).as_posix() not in PLAIN:
                found.append(str(path))
    return found


def engine() -> list[Extension]:
    if os.environ.get("RIVALRY_PURE", "") not in ("", "0"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    groups = [(modules(name), f"rivalry_{name}") for name in GROUPS]
    sources = [path for files, _ in groups for path in files]
    extensions: list[Extension] = mypycify(sources, opt_level="2", separate=groups)
    if sys.platform != "win32":
        for extension in extensions:
            # Signed integers wrap, as core/chance.py relies on; functions may be inlined.
            flags = ["-fwrapv", "-fno-semantic-interposition"]
            if any(name in extension.name for name in QUICKLY):
                flags.append("-O1")
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return extensions


commands = {"egg_info", "clean", "sdist"}
setup(
    ext_modules=[] if commands & set(sys.argv) else engine(),
    cmdclass={"build_ext": build_native},
)

"""Compiles the engine with mypyc where a C compiler works; installs plain Python where not."""

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ENGINE = Path("src/rivalry")

# The public face, which is not hot, would lose its manual if it were compiled; what runs seldom
# would take longer to compile than it saves.
PLAIN = {
    *("core/game.py", "core/log.py", "core/manifest.py", "core/match.py", "core/registry.py"),
    *("core/contract.py", "core/option.py", "games/__init__.py", "bots/policy/__init__.py"),
    *("games/catan_rivals/notation.py", "games/catan_rivals/reason.py"),
    *("games/catan_rivals/deck.py", "games/catan_rivals/deck_advice.py"),
    *("core/deck.py", "games/catan_rivals/deck_report.py"),
    "games/catan_rivals/cards/sample_decks.py",
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


def groups() -> list[tuple[list[str], str]]:
    """What is compiled, by groups: each becomes one C file, and these are compiled side by side.

    Every game, its cards and its rules of thumb are groups of their own, so a change of one
    leaves the others as they are.
    """
    found: dict[str, list[str]] = {}
    for folder in ("core", "games", "bots/policy", "research/lanes"):
        for path in sorted((ENGINE / folder).rglob("*.py")):
            parts = path.relative_to(ENGINE).with_suffix("").parts
            if path.relative_to(ENGINE).as_posix() in PLAIN:
                continue
            name = parts[:-1] if path.parent != ENGINE / "bots/policy" else parts
            found.setdefault("_".join(("rivalry", *name)), []).append(str(path))
    return [(files, name) for name, files in found.items()]


def engine() -> list[Extension]:
    if os.environ.get("RIVALRY_PURE", "") not in ("", "0"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    compiled = groups()
    sources = [path for files, _ in compiled for path in files]
    # A cache of its own, always empty: mypyc 2.4 fails on what it kept of an earlier version.
    with TemporaryDirectory() as cache:
        extensions: list[Extension] = mypycify(
            [f"--cache-dir={cache}", *sources], opt_level="2", debug_level="0", separate=compiled
        )
    if sys.platform != "win32":
        for extension in extensions:
            # Signed integers wrap, as core/chance.py relies on; functions may be inlined.
            flags = ["-fwrapv", "-fno-semantic-interposition"]
            if "_cards" in extension.name:  # no card is asked at every step
                flags.append("-O1")
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    # The longest first, so that no core waits for another at the end.
    extensions.sort(key=lambda extension: -sum(map(os.path.getsize, extension.sources)))
    return extensions


class build_with_page(build_py):
    """Takes the built page along, if there is one (make web)."""

    def run(self) -> None:
        super().run()
        page = Path("web/dist")
        if (page / "index.html").is_file() and not self.editable_mode:
            target = Path(self.build_lib, "rivalry/server/web/dist")
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(page, target)


commands = {"egg_info", "clean", "sdist"}
setup(
    ext_modules=[] if commands & set(sys.argv) else engine(),
    cmdclass={"build_ext": build_native, "build_py": build_with_page},
)

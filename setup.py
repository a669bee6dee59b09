"""Compiles the engine with mypyc where a C compiler works; installs plain Python where not."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py


class build_native(build_ext):
    """Builds all compiled modules or none: a half compiled engine would be a broken one."""

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


def engine() -> list[Extension]:
    if os.environ.get("RIVALRY_PURE", "") not in ("", "0"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    sources = sorted(
        str(path)
        for folder in ("core", "games", "bots/policy", "research/lanes")
        for path in Path("src/rivalry", folder).rglob("*.py")
    )
    extensions: list[Extension] = mypycify(sources, opt_level="3", multi_file=False)
    if sys.platform != "win32":
        for extension in extensions:
            # Signed integers wrap, as core/chance.py relies on; functions may be inlined.
            flags = ["-fwrapv", "-fno-semantic-interposition"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
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

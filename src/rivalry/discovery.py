"""Where games are found: in this package's own folder, and in packages that are installed.

A package offers a game through an entry point in the group `rivalry.games`: its name is the
game's name, its value the package whose folder holds the game's `manifest.toml`.
"""

import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from rivalry.core.manifest import BadManifest, Manifest, read

GROUP = "rivalry.games"
FILE = "manifest.toml"


def built_in() -> Iterator[Manifest]:
    """The games of this package.

    >>> [manifest.name for manifest in built_in()][:2]
    ['catan-rivals', 'lost-cities']
    """
    for path in sorted((Path(__file__).parent / "games").glob(f"*/{FILE}")):
        yield read(path.read_text(encoding="utf-8"))


def installed() -> Iterator[Manifest]:
    """The games of other packages. One that cannot be used is left out, with a warning."""
    from importlib.metadata import entry_points  # slow to load, and rarely needed

    for point in entry_points(group=GROUP):
        try:
            yield _offered(point.name, point.value)
        except (BadManifest, ImportError, OSError) as error:
            warnings.warn(f"the game {point.name} cannot be used: {error}", stacklevel=2)


def _offered(name: str, package: str) -> Manifest:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ImportError(f"there is no package {package}")
    found = read(Path(spec.origin).with_name(FILE).read_text(encoding="utf-8"))
    if found.name != name:
        raise BadManifest(f"its manifest is for the game {found.name}")
    return found

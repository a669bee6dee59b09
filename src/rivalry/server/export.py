"""What a client is generated from, as files: `python -m rivalry.server.export FOLDER`.

The interface (`openapi.json`), the messages of the socket (`socket.json`), every question in words
by game and key (`prompts.json`), the games with their bots and options (`options.json`), every
reason of a hint by its key (`reasons.json`).
"""

import json
import sys
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from rivalry.bots.reason import sentences
from rivalry.core import registry
from rivalry.server import protocol
from rivalry.server.config import Config
from rivalry.server.web.app import create_app
from rivalry.server.web.lobby import all_games


def files() -> dict[str, str]:
    """The text of each file by its name; the same on every machine.

    >>> sorted(files())
    ['openapi.json', 'options.json', 'prompts.json', 'reasons.json', 'socket.json']
    """
    made: dict[str, Any] = {
        "openapi.json": create_app(Config(data=Path(gettempdir()))).openapi(),
        "socket.json": protocol.schema(),
        "prompts.json": {name: dict(registry.load(name).prompts) for name in registry.names()},
        "reasons.json": {
            key: words for name in registry.names() for key, words in sentences(name).items()
        },
        "options.json": [game.model_dump(mode="json") for game in all_games()],
    }
    return {
        name: json.dumps(data, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
        for name, data in made.items()
    }


def main(folder: Path) -> None:
    """Write the files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m rivalry.server.export FOLDER")
    main(Path(sys.argv[1]))

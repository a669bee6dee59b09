"""The weights of each game's rules of thumb, level by level: data, made by `rivalry.bots.tune`."""

import json
from functools import cache
from importlib.resources import files


@cache
def load(game: str) -> dict[str, dict[str, float]]:
    """The weights of each level of a game. A level says only what it weighs unlike `strong`.

    >>> load("lost-cities")["strong"]["clock"]
    1.0
    """
    text = files(__name__).joinpath(f"{game}.json").read_text(encoding="utf-8")
    levels: dict[str, dict[str, float]] = json.loads(text)
    return {level: levels["strong"] | weights for level, weights in levels.items()}

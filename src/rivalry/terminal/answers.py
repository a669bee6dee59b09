"""Understanding what a person typed."""

import re
from collections.abc import Sequence

from rivalry.core.decision import Action, ActionError
from rivalry.core.game import Game


class Unclear(ValueError):
    """The words do not name one option: says what to type instead."""


def understand(words: str, game: Game, options: Sequence[Action]) -> Action:
    """The option meant by its number, its words, or the beginnings of its words.

    >>> import rivalry
    >>> game = rivalry.game("lost-cities")
    >>> options = [game.parse(text) for text in ("play red 7", "play red 10", "discard red 7")]
    >>> [game.text(understand(w, game, options)) for w in ("2", "play red 7", "d", "p r10")]
    ['play red 10', 'play red 7', 'discard red 7', 'play red 10']
    """
    words = " ".join(words.lower().split())
    if words.isdecimal():
        if not 1 <= int(words) <= len(options):
            raise Unclear(f"there is no option {words}; type 1 to {len(options)}, or words")
        return options[int(words) - 1]
    texts = [game.text(option) for option in options]
    if words in texts:
        return options[texts.index(words)]
    meant = [n for n, text in enumerate(texts) if _abbreviates(words, text)]
    if len(meant) == 1:
        return options[meant[0]]
    if meant:
        raise Unclear(f"{words!r} could be: {', '.join(texts[n] for n in meant)}")
    try:
        game.parse(words)
    except ActionError as error:
        raise Unclear(str(error)) from None
    raise Unclear(f"{words!r} is not allowed now; choose one of the options shown")


def _abbreviates(words: str, text: str) -> bool:
    """Whether each typed word begins the option's word at its place; numbers must be whole."""
    typed, full = _words(words), _words(text)
    return 0 < len(typed) <= len(full) and all(
        word == other if word.isdecimal() else other.startswith(word)
        for word, other in zip(typed, full, strict=False)
    )


def _words(text: str) -> list[str]:
    return re.findall(r"\d+|[^\W\d]+", text)

"""Understanding what a person typed."""

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
    >>> [game.text(understand(w, game, options)) for w in ("2", "play red 7", "d", "p r10", "pr7")]
    ['play red 10', 'play red 7', 'discard red 7', 'play red 10', 'play red 7']
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
    if not meant:
        meant = [n for n, text in enumerate(texts) if _runs_together(words, text)]
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
    """Whether each typed word begins the option's word at its place; numbers must be whole.

    >>> _abbreviates("p red", "play red 10"), _abbreviates("play red 1", "play red 10")
    (True, False)
    """
    typed, full = words.split(), text.split()
    return 0 < len(typed) <= len(full) and all(
        _begins(word, other) for word, other in zip(typed, full, strict=False)
    )


def _runs_together(words: str, text: str) -> bool:
    """The same with the beginnings run together.

    >>> _runs_together("p r7", "play red 7"), _runs_together("pr7", "play red 10")
    (True, False)
    """
    typed = words.replace(" ", "")
    rests = {typed}  # what may be left of the typed letters after each of the option's words
    for word in text.split():
        rests = {
            rest[n:] for rest in rests for n in range(1, len(rest) + 1) if _begins(rest[:n], word)
        }
        if "" in rests:
            return True
    return False


def _begins(typed: str, word: str) -> bool:
    return typed == word if word.isdecimal() else word.startswith(typed)

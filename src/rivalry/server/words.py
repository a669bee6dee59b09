"""Questions in words, options in parts, and what others may hear of an answer."""

from typing import Any

from rivalry.core.decision import CHANCE, Action, Decision
from rivalry.core.game import Game
from rivalry.server.protocol import Option, Prompt

# Answers of chance that everybody sees. What is not here, as a shuffle, is told to nobody.
PUBLIC_CHANCE = {"roll", "event", "start"}


def prompt(game: Game, decision: Decision) -> Prompt:
    """A decision as its player is asked."""
    return Prompt(
        decision.why,
        game.prompts[decision.why],
        [option(game, action) for action in decision.options],
    )


def option(game: Game, action: Action) -> Option:
    """An answer in words and in parts.

    >>> import rivalry
    >>> option(rivalry.game("lost-cities"), 46)
    Option(words='play red 7', verb='play', args=['red', 7])
    """
    words = game.text(action)
    parts: list[Any] = list(action) if isinstance(action, tuple) else _parts(words)
    return Option(words, str(parts[0]), parts[1:])


def overheard(game: Game | None, seat: int, words: str) -> tuple[str, bool]:
    """An answer as everybody may know it, and whether a part was left out.

    Of a game whose rules this program does not have, nobody hears more than the verb.

    >>> import rivalry
    >>> catan = rivalry.game("catan-rivals")
    >>> overheard(catan, 0, "card scout"), overheard(catan, -1, "shuffle 0x9f")
    (('card', True), ('shuffle', True))
    >>> overheard(catan, 0, "stack 2"), overheard(catan, -1, "roll 4")
    (('stack 2', False), ('roll 4', False))
    """
    verb = words.partition(" ")[0]
    if seat == CHANCE:
        is_open = verb in PUBLIC_CHANCE
    else:
        is_open = game is not None and not game.is_secret(game.parse(words))
    return (words, False) if is_open else (verb, verb != words)


def _parts(words: str) -> list[int | str]:
    return [int(word) if word.lstrip("-").isdecimal() else word for word in words.split()]

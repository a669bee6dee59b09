"""Questions in words, options in parts, and what others may hear of an answer."""

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
    return Option(words, *_split(action, words))


def parts(game: Game | None, words: str) -> tuple[str, list[int | str]]:
    """The verb and the rest of an answer, the same as the option had.

    >>> import rivalry
    >>> parts(rivalry.game("lost-cities"), "play red 7")
    ('play', ['red', 7])
    """
    return _split(words if game is None else game.parse(words), words)


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


def _split(action: Action | str, words: str) -> tuple[str, list[int | str]]:
    verb, *args = action if isinstance(action, tuple) else map(_part, words.split())
    return str(verb), args


def _part(word: str) -> int | str:
    return int(word) if word.lstrip("-").isdecimal() else word

"""Questions in words, options in parts, and what others may hear of an answer."""

from typing import NamedTuple

from rivalry.core.decision import CHANCE, Action, Decision
from rivalry.core.game import Game
from rivalry.core.question import Question, question_text
from rivalry.server.protocol import Option, Prompt

# Answers of chance that everybody sees. Anything else, such as a shuffle, is told to nobody.
PUBLIC_CHANCE = {"roll", "event", "start"}


def prompt(game: Game, decision: Decision) -> Prompt:
    """A decision as its player is asked.

    >>> import rivalry
    >>> prompt(rivalry.game("catan-rivals"), Decision(0, "riots.pay", [("no",)], amount=2))
    ... # doctest: +NORMALIZE_WHITESPACE
    Prompt(why='riots.pay', question='Do you pay 2 gold to calm the riots?', amount=2,
           kind='yes-no', meaning='decides', options=[Option(words='no', verb='no', args=[])])
    """
    declared: Question | None = getattr(game, "questions", {}).get(decision.why)
    return Prompt(
        decision.why,
        question_text(game, decision),
        decision.amount,
        None if declared is None else declared.kind,
        None if declared is None else declared.meaning,
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


class Heard(NamedTuple):
    """An answer as somebody may know it: words, the same in parts, and whether any are left out."""

    words: str
    verb: str
    args: list[int | str]
    secret: bool


def heard(game: Game | None, seat: int, words: str, by: int | None) -> Heard:
    """What a seat, or everybody (None), hears of an answer that `seat` gave.

    If this program does not have the game's rules, others hear only the verb.

    >>> import rivalry
    >>> catan = rivalry.game("catan-rivals")
    >>> heard(catan, 0, "card scout", by=1), heard(catan, 0, "card scout", by=0).args
    (Heard(words='card', verb='card', args=[], secret=True), ['scout'])
    >>> heard(catan, -1, "shuffle 0x9f", None).words, heard(catan, -1, "roll 4", None).words
    ('shuffle', 'roll 4')
    """
    verb = words.partition(" ")[0]
    action = None if game is None else game.parse(words)
    if seat == CHANCE:
        is_open = verb in PUBLIC_CHANCE
    elif seat == by:
        is_open = True
    else:
        is_open = game is not None and action is not None and not game.is_secret(action)
    if not is_open and verb != words:
        return Heard(verb, verb, [], True)
    return Heard(words, *_split(words if action is None else action, words), False)


def _split(action: Action | str, words: str) -> tuple[str, list[int | str]]:
    verb, *args = action if isinstance(action, tuple) else map(_part, words.split())
    return str(verb), args


def _part(word: str) -> int | str:
    return int(word) if word.lstrip("-").isdecimal() else word

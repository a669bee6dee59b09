"""Questions in words, options in parts, and what others may hear of an answer."""

from typing import Any

from rivalry.core.decision import CHANCE, Action, Decision
from rivalry.core.game import Game
from rivalry.server.protocol import Option, Prompt

QUESTIONS = {
    "lost-cities": {
        "card": "Play a card to your expedition, or discard one.",
        "draw": "Now draw a card.",
    },
    "lost-cities-rivals": {
        "turn": "Uncover a card, or open an auction for the display with a bid.",
        "bid": "Bid more, or pass for good.",
        "take": "You won the auction. Take a card of the display, or be done.",
        "remove": "You may remove one card of the display from the game.",
    },
    "lost-cities-board": {
        "card": "Play a card to move on, or discard one.",
        "send": "Which explorer sets out? The researcher counts double, below zero, too.",
        "arrow": "The arrow lets one of your explorers move one stone.",
        "bonus": "Your explorer has arrived; another one may move one stone.",
        "draw": "Now draw a card.",
    },
}
"""For games that do not bring their own `PROMPTS`."""

# Verbs whose answers everybody at the table sees. An allow-list: what is not here is secret.
PUBLIC = {
    "lost-cities": {"play", "discard", "draw"},
    "lost-cities-rivals": {"uncover", "bid", "pass", "take", "remove", "done"},
    "lost-cities-board": {"play", "discard", "draw", "send", "move", "stay"},
    "catan-rivals": {
        *("roll", "end", "yes", "no", "done", "keep", "swap", "exchange", "draw", "search"),
        *("remove", "build", "play", "use", "trade", "take", "save", "stack", "number"),
        *("region", "site", "beside", "road"),
    },
}
PUBLIC_CHANCE = {"roll", "event", "start"}


def prompt(game: Game, decision: Decision) -> Prompt:
    """A decision as its player is asked."""
    return Prompt(
        decision.why,
        question(game, decision.why),
        [option(game, action) for action in decision.options],
    )


def question(game: Game, why: str) -> str:
    """A question in words.

    >>> import rivalry
    >>> question(rivalry.game("lost-cities"), "draw"), question(rivalry.game("lost-cities"), "x.y")
    ('Now draw a card.', 'X, y?')
    """
    own: dict[str, str] = getattr(game, "PROMPTS", None) or QUESTIONS.get(game.name, {})
    return own.get(why, f"{why.replace('.', ', ').replace('-', ' ').capitalize()}?")


def option(game: Game, action: Action) -> Option:
    """An answer in words and in parts.

    >>> import rivalry
    >>> option(rivalry.game("lost-cities"), 46)
    Option(words='play red 7', verb='play', args=['red', 7])
    """
    words = game.text(action)
    parts: list[Any] = list(action) if isinstance(action, tuple) else _parts(words)
    return Option(words, str(parts[0]), parts[1:])


def overheard(game: str, seat: int, words: str) -> tuple[str, bool]:
    """An answer as everybody may know it, and whether a part was left out.

    >>> overheard("catan-rivals", 0, "card scout"), overheard("catan-rivals", -1, "shuffle 0x9f")
    (('card', True), ('shuffle', True))
    >>> overheard("lost-cities", 0, "play red 7"), overheard("catan-rivals", -1, "roll 4")
    (('play red 7', False), ('roll 4', False))
    """
    verb = words.partition(" ")[0]
    public = PUBLIC_CHANCE if seat == CHANCE else PUBLIC.get(game, set())
    return (words, False) if verb in public else (verb, verb != words)


def _parts(words: str) -> list[int | str]:
    return [int(word) if word.lstrip("-").isdecimal() else word for word in words.split()]

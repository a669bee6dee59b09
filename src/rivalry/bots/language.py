"""Observations and answers in words, for players that read and write text, such as language models.

`prompt` gives the whole question: what the seat sees, what is asked, and the options with a number
and a name each. `read` finds the answer in what came back, by number or by name, and says what was
wrong if there is none, so that the player can be asked again.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

from rivalry.core.decision import Action, Decision
from rivalry.core.game import Game, View
from rivalry.core.question import question_text

TRIES = 3
"""How often a player is asked before the first option is taken."""

_ADVICE = ("why_not", "centre_why_not", "stands")
_LEFT_OUT = ("game", "seat", "options", "pending", "asked", "track", "stones", *_ADVICE)


def text(view: View) -> str:
    """A view as plain lines of text, complete except for options and what can be looked up.

    >>> print(text({"game": "x", "seat": 0, "deck": 44, "hand": ["red 7", "blue wager"]}))
    deck: 44
    hand: red 7, blue wager
    """
    return "\n".join(_lines({k: v for k, v in view.items() if k not in _LEFT_OUT}, ""))


def _lines(value: Any, indent: str) -> list[str]:
    lines = []
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        name = f"seat {key}" if isinstance(key, int) and len(value) <= 4 else str(key)
        if isinstance(item, dict) or (isinstance(item, list) and not _is_flat(item)):
            lines.append(f"{indent}{name}:")
            lines += _lines(item, indent + "  ")
        else:
            lines.append(f"{indent}{name}: {_words(item)}")
    return lines


def _is_flat(items: Sequence[Any]) -> bool:
    return not any(isinstance(item, dict | list) for item in items)


def _words(item: Any) -> str:
    if isinstance(item, list):
        return ", ".join(_words(one) for one in item) or "none"
    if item is None:
        return "unknown"
    return str(item)


def observation(game: Game, view: View, decision: Decision) -> dict[str, Any]:
    """What a player is asked, as JSON: view, question, and options with number and name.

    >>> import rivalry
    >>> match = rivalry.new("lost-cities", seed=7, starter=0)
    >>> asked = observation(match.game, match.view(0), match.decision)
    >>> asked["question"], asked["options"][0]
    ('Play a card to your expedition, or discard one.', {'number': 1, 'name': 'play yellow wager'})
    """
    return {
        "game": game.name,
        "version": game.version,
        "seat": decision.player,
        "why": decision.why,
        "question": question_text(game, decision),
        "options": [
            {"number": n, "name": game.text(option)} for n, option in enumerate(decision.options, 1)
        ],
        "view": view,
    }


def prompt(asked: dict[str, Any]) -> str:
    """The same as one text."""
    options = "\n".join(f"{option['number']}. {option['name']}" for option in asked["options"])
    return (
        f"You play {asked['game']} as seat {asked['seat']}. "
        f"What you see:\n{text(asked['view'])}\n\n"
        f"{asked['question']} Answer with the number or the name of one option:\n{options}\n"
    )


class Unclear(ValueError):
    """An answer that names no option. The message can be shown to whoever gave it."""


def read(reply: Any, names: Sequence[str]) -> int:
    """The place of the option that a reply chooses, from 0.

    A reply may be a number, a name, `{"answer": ...}`, or prose that ends with one of them.

    >>> read("I keep the 9 and play red 7.", ["play red 7", "draw deck"])
    0
    >>> read({"answer": 2}, ["play red 7", "draw deck"])
    1
    """
    if isinstance(reply, dict):
        reply = reply.get("answer", reply.get("action"))
    if isinstance(reply, int) and not isinstance(reply, bool):
        return _numbered(reply, names)
    if not isinstance(reply, str) or not reply.strip():
        raise Unclear(f"no answer; give a number from 1 to {len(names)} or a name")
    words = " ".join(reply.lower().split())
    lowered = [name.lower() for name in names]
    if words.strip(" .!\"'`*") in lowered:
        return lowered.index(words.strip(" .!\"'`*"))
    if re.fullmatch(r"[#\s]*\d+[.)]?", words):
        return _numbered(int(re.sub(r"\D", "", words)), names)
    # The last option that is named counts: prose ends with its conclusion. Where one name is part
    # of another, the longer one is meant.
    found = [
        (match.end(), len(name), i)
        for i, name in enumerate(lowered)
        for match in re.finditer(rf"(?<![\w-]){re.escape(name)}(?![\w-])", words)
    ]
    if found:
        return max(found)[2]
    numbers = re.findall(r"(?:option|answer|number|choose|choice)\W{0,3}(\d+)", words)
    if numbers:
        return _numbered(int(numbers[-1]), names)
    raise Unclear(
        f"{reply.strip()[:80]!r} names no option; give a number from 1 to {len(names)} or a name"
    )


def _numbered(number: int, names: Sequence[str]) -> int:
    if not 1 <= number <= len(names):
        raise Unclear(f"there is no option {number}; options are 1 to {len(names)}")
    return number - 1


class Talker:
    """A bot made of a function from text to text: a language model, say.

    >>> from rivalry.bots.bot import Budget
    >>> import rivalry
    >>> match = rivalry.new("lost-cities", seed=7, starter=0)
    >>> bot = Talker(match.game, lambda words: "let me think ... 3")
    >>> bot.choose(match.view(0), match.decision, Budget()) == match.decision.options[0]
    True
    >>> bot.failures
    1
    """

    def __init__(self, game: Game, reply: Callable[[str], str], tries: int = TRIES) -> None:
        self.game = game
        self.reply = reply
        self.tries = tries
        self.failures = 0  # questions that got no clear answer at all

    def choose(self, view: View, decision: Decision, budget: Any) -> Action:
        asked = observation(self.game, view, decision)
        names = [option["name"] for option in asked["options"]]
        words = prompt(asked)
        for _ in range(self.tries):
            try:
                return decision.options[read(self.reply(words), names)]
            except Unclear as unclear:
                words = f"{prompt(asked)}\nYour last answer was not clear: {unclear}.\n"
        self.failures += 1
        return decision.options[0]

"""A process in which bots think: a JSON request a line comes in, a JSON answer a line goes out.

It gets a view and the options, exactly what a person in that seat gets, and nothing else.
"""

import json
import os
import sys
from typing import Any

from rivalry.bots import bot as bots
from rivalry.core import registry
from rivalry.core.decision import Decision


def choose(request: dict[str, Any]) -> str:
    """The notation of the answer that a bot gives to one request.

    >>> choose({"game": "lost-cities", "bot": "random", "seed": 1, "seconds": 0.1, "view": {},
    ...         "asked": {"player": 0, "why": "draw", "options": [120]}})
    'draw deck'
    """
    asked = request["asked"]
    options = [tuple(option) if isinstance(option, list) else option for option in asked["options"]]
    bot = bots.make(request["game"], request["bot"], request["seed"])
    decision = Decision(asked["player"], asked["why"], options)
    budget = bots.Budget(request["seconds"], request.get("iterations"))
    action = bot.choose(request["view"], decision, budget)
    if action not in options:
        raise ValueError("the bot answered something that was not offered")
    return registry.load(request["game"]).text(action)


def main() -> None:
    """Answer until the server closes the pipe."""
    os.nice(5)  # moves of people come before thoughts of bots
    for line in sys.stdin:
        try:
            reply = {"action": choose(json.loads(line))}
        except Exception as error:  # the server goes on with a random option
            reply = {"error": type(error).__name__}
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

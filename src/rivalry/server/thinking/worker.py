"""A process in which bots think: JSON requests come in, one per line, and JSON answers go out.

To answer or to give a hint it gets a view and the options, exactly what a person in that seat gets,
and nothing else. To look back at a finished game, or to check a log or a snapshot, it gets the log.
"""

import json
import os
import sys
from dataclasses import asdict
from functools import lru_cache
from time import perf_counter
from typing import Any

from rivalry.bots import bot as bots
from rivalry.bots.analysis import ends, is_choice, judge
from rivalry.bots.hint import hint
from rivalry.core import registry
from rivalry.core.decision import Decision
from rivalry.core.deck import Laboratory
from rivalry.core.log import BadLog, GameLog
from rivalry.core.manifest import resolve
from rivalry.core.match import Match
from rivalry.core.match import replay as replay_log
from rivalry.server.storable import sayable
from rivalry.server.table import fairness
from rivalry.server.table.program import code


def choose(request: dict[str, Any]) -> str:
    """The notation of the answer that a bot gives to one request.

    >>> choose({"game": "lost-cities", "bot": "random", "seed": 1, "seconds": 0.1, "view": {},
    ...         "asked": {"player": 0, "why": "draw", "options": [120], "amount": 0}})
    'draw deck'
    """
    decision = _decision(request)
    bot = bots.make(request["game"], request["bot"], request["seed"])
    action = bot.choose(request["view"], decision, _budget(request))
    if action not in decision.options:
        raise ValueError("the bot answered something that was not offered")
    return registry.load(request["game"]).text(action)


def hints(request: dict[str, Any]) -> dict[str, Any]:
    """The best answers to the question of a request, with their reasons."""
    game = request["game"]
    found = hint(game, request["view"], _decision(request), _budget(request))
    return {"unit": bots.knowledge(game).unit, "hints": [one.json() for one in found]}


def look_back(request: dict[str, Any]) -> dict[str, Any]:
    """What answers of a finished game were worth: some of them, until the time is up.

    `next` is the answer to continue with.
    """
    end = perf_counter() + request["seconds"]
    match = _match(request["log"])
    game, answers = match.game, match.log.answers
    n = request["first"]
    state = match.position(n)
    budget = bots.Budget(request["each"], request["iterations"])
    judged = []
    while n < len(answers) and (perf_counter() < end or n == request["first"]):
        if is_choice(state.decision):
            judged.append(judge(game, state, n, answers[n], budget, n).json())
        state.apply(game.parse(answers[n]))
        n += 1
    unit = bots.knowledge(game.name).unit
    return {
        "judged": judged,
        "next": n,
        "unit": unit,
        "over": state.decision is None,
        "scores": state.scores(),
        "ends": ends(state, unit),
    }


def read_log(request: dict[str, Any]) -> dict[str, Any]:
    """What a log from elsewhere holds, or under `bad` what is wrong with it.

    `code` says which program has worked out the position that is `saved`.
    """
    try:
        found = fairness.read(request["log"], request["seed"])
        return {**found, "code": code(found["game"])}
    except BadLog as error:
        return {"bad": sayable(str(error))}


def save(request: dict[str, Any]) -> str:
    """The position of a snapshot, by replaying the answers since the last one, or all of them.

    >>> import rivalry
    >>> log = rivalry.new("lost-cities", seed=7, starter=0).log
    >>> save({**asdict(log), "base": None})
    'null'
    """
    match = Match(registry.load(request["game"]), request["seed"], request["options"])
    if request["base"] is None:
        match.restart(request["answers"])
    else:
        # What the answers before it were no longer matters.
        match.resume(json.loads(request["base"]), request["answers"], list)
    return json.dumps(match.saved(), sort_keys=True)


def meet(request: dict[str, Any]) -> dict[str, Any]:
    """A game between two decks."""
    laboratory: Laboratory = resolve(registry.manifest(request["game"]).laboratory or "")
    parts = ("decks", "level", "number", "rival", "first")
    return laboratory.meet(*[request[part] for part in parts])


def _budget(request: dict[str, Any]) -> bots.Budget:
    return bots.Budget(request["seconds"], request.get("iterations"))


def _decision(request: dict[str, Any]) -> Decision:
    asked = request["asked"]
    options = [tuple(option) if isinstance(option, list) else option for option in asked["options"]]
    return Decision(asked["player"], asked["why"], options, amount=asked["amount"])


@lru_cache(maxsize=1)
def _match(text: str) -> Match:
    """The finished game that is looked back at; it comes again with every request."""
    log = GameLog.read(text)
    return replay_log(registry.load(log.game), log, log.seed or "")


def reply(request: dict[str, Any]) -> dict[str, Any]:
    """The answer to one request."""
    match request.get("do"):
        case "hint":
            return hints(request)
        case "judge":
            return look_back(request)
        case "verify":
            log, commitment, lots = request["log"], request["commitment"], request["lots"]
            return asdict(fairness.verify(log, commitment, lots))
        case "read":
            return read_log(request)
        case "meet":
            return meet(request)
        case "save":
            return {"saved": save(request)}
        case _:
            return {"action": choose(request)}


def main() -> None:
    """Answer until the server closes the pipe."""
    os.nice(5)  # people's moves come before bots' thoughts
    for line in sys.stdin:
        try:
            answer = reply(json.loads(line))
        except Exception as error:  # the server goes on with a random option
            answer = {"error": type(error).__name__}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

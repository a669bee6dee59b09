"""What the commands were given: the game, its options, who sits where. Wrong input is refused."""

from typing import Any

import rivalry
from rivalry.bots import bot as bots
from rivalry.core.decision import BadOption
from rivalry.core.game import Game

PERSON = "person"


class Refused(Exception):
    """One line for the user and the exit code: 2 for wrong usage, 1 for files."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


def missing(what: str, extra: str) -> Refused:
    """Why something cannot be done without a package, and how to install it.

    >>> missing("--plot needs Matplotlib", "plot")
    Refused('--plot needs Matplotlib: in a checkout of Rivalry, pip install ".[plot]"')
    """
    return Refused(f'{what}: in a checkout of Rivalry, pip install ".[{extra}]"', code=1)


def game_named(name: str) -> Game:
    """The game of that name."""
    try:
        return rivalry.game(name)
    except BadOption as error:
        raise Refused(str(error)) from None


def options_from(game: Game, words: list[str], seats: int | None = None) -> dict[str, Any]:
    """The options written as `name=value`; `seats` sets `players` if the game has that option."""
    known = {option.name: option for option in game.options()}
    given: dict[str, Any] = {}
    try:
        for word in words:
            name, equals, value = word.partition("=")
            if not equals:
                raise BadOption(f"option {word!r} is not of the form name=value")
            if name not in known:
                shown = ", ".join(option.name for option in known.values() if not option.hidden)
                raise BadOption(f"no option {name} in {game.name}; options: {shown}")
            given[name] = known[name].parse(value)
        if seats is not None and "players" in known and "players" not in given:
            given["players"] = known["players"].parse(str(seats))
        game.new(**given)
    except BadOption as error:
        raise Refused(str(error)) from None
    return given


def seats_from(game: Game, words: str | None, people: bool = True) -> list[str] | None:
    """Who sits where, written as `person,strong`; None if nothing was said."""
    if words is None:
        return None
    seats = [word.strip() for word in words.split(",")]
    known = ([PERSON] if people else []) + bots.names(game.name)
    for seat in seats:
        if seat not in known:
            raise Refused(f"nobody is called {seat!r} in {game.name}; known: {', '.join(known)}")
    return seats


def check_seats(game: Game, seats: list[str], count: int) -> None:
    """Refuse a wrong number of seats."""
    if len(seats) != count:
        raise Refused(f"{game.name} has {count} seats here, but {len(seats)} were given")


def best_bot(game: Game) -> str:
    """The bot that plays if no other was asked for."""
    return bots.default(game.name)

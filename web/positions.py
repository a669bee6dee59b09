"""Positions of recorded games, for the client: to teach a game, to test a board, to draw pictures.

`python web/positions.py` replays the logs in `web/games/` and `web/tutorials/` and writes what the
seats were shown to `web/src/generated/`. The client's types are checked against these files, so a
view that changes its shape fails the build. `--check` only says whether they are stale.
"""

import json
import sys
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from rivalry.core.decision import CHANCE
from rivalry.core.game import Game
from rivalry.core.log import GameLog
from rivalry.core.match import Match, replay
from rivalry.core.registry import load
from rivalry.server.table.display import event
from rivalry.server.table.journal import Row
from rivalry.server.table.wording import option

HERE = Path(__file__).parent
LEARNER = 0
SHORT = 2  # turns before the end with which a lesson on a part of a game begins
POINTS = (0.1, 0.35, 0.6, 0.85, 1.0)  # how far into a recorded game a board is shown


def parts(game: Game, words: str) -> dict[str, Any]:
    """An answer in the shape of the client's `Option`."""
    found = option(game, game.parse(words))
    return {"words": found.words, "verb": found.verb, "args": found.args}


def happening(match: Match, n: int, viewer: int) -> dict[str, Any]:
    """An answer as a seat hears it, in the shape of the client's `Happening`."""
    told = match.told[n]
    row = Row(n, told.player, match.log.answers[n], 0.0)
    heard = event(match.game, row, viewer, told)
    return {**asdict(heard), "changes": [asdict(change) for change in heard.changes]}


def positions(path: Path, learner: int | None = None) -> list[dict[str, Any]]:
    """Every position of a log in which a player is asked, as that seat sees it, and the end.

    With a `learner`, only those in which the learner is asked.
    """
    log = GameLog.read(path.read_text())
    game = load(log.game)
    match = replay(game, log, "")
    state = game.new(**match.log.options)  # those of its own rules
    told: list[int] = []
    found: list[dict[str, Any]] = []
    for n in range(len(log.answers) + 1):
        decision = state.decision
        asked = None if decision is None else decision.player
        if asked != CHANCE and (learner is None or asked in (learner, None)):
            seat = LEARNER if asked is None else asked
            options = [] if decision is None else list(decision.options)
            found.append(
                {
                    "n": n,
                    "seat": seat,
                    "asked": asked,
                    "why": None if decision is None else decision.why,
                    "amount": 0 if decision is None else decision.amount,
                    "view": state.view(seat),
                    "options": [parts(game, game.text(action)) for action in options],
                    "lately": [happening(match, one, seat) for one in told],
                    "account": [happening(match, one, seat) for one in match.account(n)],
                    "answer": log.answers[n] if n < len(log.answers) else None,
                }
            )
            told = []
        if n < len(log.answers):
            assert asked is not None, f"{path.name} goes on after the end"
            told.append(n)
            state.apply(game.parse(log.answers[n]))
    return found


def some(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A few positions of a game, early to late."""
    return [found[int(point * (len(found) - 1))] for point in POINTS]


def is_whole(path: Path) -> bool:
    """Whether a lesson teaches a game from its beginning: then it has the game's name."""
    return path.stem == GameLog.read(path.read_text()).game


def late(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The positions of the last turns."""
    first = found[-1]["view"]["turns"] - SHORT
    return [one for one in found if one["view"]["turns"] >= first]


def files() -> dict[Path, str]:
    """The generated files and what should be in them."""
    made: dict[Path, Any] = {}
    for path in sorted((HERE / "games").glob("*.json")):
        made[Path("samples", path.name)] = some(positions(path))
    for path in sorted((HERE / "tutorials").glob("*.json")):
        found = positions(path, LEARNER)
        made[Path("tutorials", path.name)] = found if is_whole(path) else late(found)
    return {
        HERE / "src" / "generated" / path: json.dumps(found, ensure_ascii=False) + "\n"
        for path, found in made.items()
    }


def main() -> None:
    """Write the files, or with `--check` say which are stale."""
    stale = [path for path, text in files().items() if _kept(path) != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(HERE)} is stale: run python web/positions.py")
        sys.exit(bool(stale))
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def _kept(path: Path) -> str:
    return path.read_text() if path.exists() else ""


if __name__ == "__main__":
    main()

"""Games that were played by older versions of the rules end as they did then.

`logs/version-1.jsonl.gz` holds games of version 1 of every mode, played by bots and by random
players, each with its scores and winners.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from scenario import GAME

import rivalry
from rivalry.core.log import GameLog

PATH = Path(__file__).parent / "logs" / "version-1.jsonl.gz"
GAMES: list[dict[str, Any]] = [
    json.loads(line) for line in gzip.decompress(PATH.read_bytes()).decode().splitlines()
]
NEW_QUESTIONS = {"gudrun.amount"}
"""Asked since version 2."""

asked: set[str] = set()


@pytest.mark.parametrize("n", range(len(GAMES)))
def test_a_game_of_version_1_replays_to_the_same_scores(n: int) -> None:
    log = GameLog.read(GAMES[n]["log"])
    assert log.version == 1
    match = rivalry.replay(log)
    assert match.decision is None
    assert match.scores() == GAMES[n]["scores"] and match.winners() == GAMES[n]["winners"]
    assert match.log.version == GAME.version and match.log.options["rules"] == 1
    asked.update(told.why for told in match.told)


def test_a_replayed_game_is_saved_with_the_version_by_which_it_goes_on() -> None:
    match = rivalry.replay(GAMES[0]["log"])
    again = rivalry.replay(match.log.json())
    assert again.scores() == match.scores() and again.log == match.log


def test_rules_that_are_not_known_yet_are_refused() -> None:
    text = GAMES[0]["log"].replace("version 1", "version 99")
    with pytest.raises(rivalry.BadLog, match="this program has version 2"):
        rivalry.replay(text)

"""A second referee that knows only the log: it recomputes every score, tile and end by itself.

It shares no code with the engine but the shuffle, and walks through the answers with its own
bookkeeping: explorers as dictionaries, cards as words.
"""

from dataclasses import dataclass, field
from typing import Any

import pytest

import rivalry
from rivalry.bots import bot
from rivalry.core.chance import shuffle
from rivalry.core.log import GameLog
from rivalry.core.match import Match

COLOURS = ["yellow", "blue", "white", "green", "red"]
STONES = dict(enumerate([-20, -15, -10, 5, 10, 15, 30, 35, 50], 1))


@dataclass
class Player:
    step: dict[str, int] = field(default_factory=dict)
    researcher: str | None = None
    column: dict[str, list[int]] = field(default_factory=dict)
    artifacts: int = 0
    points: int = 0


class Referee:
    def __init__(self, log: GameLog) -> None:
        self.options = log.options
        self.answers = iter(log.answers)
        self.players = [Player() for _ in range(log.options["players"])]
        self.starter = log.options["starter"]
        if self.starter is None:
            self.starter = int(next(self.answers).split()[1])
        for _ in range(log.options["expeditions"]):
            self.expedition()
        assert next(self.answers, None) is None, "the log goes on after the end"
        for player in self.players:
            player.points = max(0, player.points + self.worth(player.artifacts))

    def expedition(self) -> None:
        for player in self.players:
            player.step, player.researcher, player.column = {}, None, {}
        tiles: list[str | int] = ["artifact"] * 9 + ["arrow"] * 9  # type: ignore[assignment]
        tiles += [5, 5, 10, 10, 10, 15, 15]
        shuffle(tiles, self.bits())
        spaces = [(colour, step) for colour in COLOURS for step in self.options["layout"][colour]]
        self.tiles = dict(zip(spaces, tiles, strict=True))
        self.bits()  # the cards, which a scorer need not know
        two = len(self.players) == 2
        pile = 110 - (30 if two else 0) - 8 * len(self.players)
        self.crossed = 0
        seat, turns = self.starter, 0
        while pile and turns < self.options["stall_cap"]:
            if self.turn(self.players[seat]):
                break
            pile -= next(self.answers) == "draw deck"
            seat = (seat + 1) % len(self.players)
            turns += 1
        else:
            seat = (seat - 1) % len(self.players)
        self.starter = (seat + 1) % len(self.players)
        for player in self.players:
            net = sum(
                STONES[step] * (2 if colour == player.researcher else 1)
                for colour, step in player.step.items()
            )
            assert -120 <= net <= 280
            player.points = max(0, player.points + net)

    def bits(self) -> int:
        word, number = next(self.answers).split()
        assert word == "shuffle"
        return int(number, 16)

    def turn(self, player: Player) -> bool:
        """One card out and all that follows; whether the expedition is over."""
        verb, colour, value = next(self.answers).split()
        if verb == "discard":
            return False
        player.column.setdefault(colour, []).append(int(value))
        column = player.column[colour]
        assert column == sorted(column) or (
            self.options["up_and_down"] and column == sorted(column, reverse=True)
        )
        if colour not in player.step:
            out = len(player.step)
            if player.researcher is not None:
                sent = "adventurer"
            elif out == 4:
                sent = "researcher"
            else:
                sent = next(self.answers).split()[1]
            if sent == "researcher":
                player.researcher = colour
            player.step[colour] = 0
        elif player.step[colour] == 9:
            chosen = self.chosen(player)
            return chosen is not None and self.move(player, chosen)
        return self.move(player, colour)

    def chosen(self, player: Player) -> str | None:
        if all(step == 9 for step in player.step.values()):
            return None
        words = next(self.answers).split()
        return None if words == ["stay"] else words[1]

    def move(self, player: Player, colour: str) -> bool:
        step = player.step[colour] = player.step[colour] + 1
        assert step <= 9
        if step == 7:
            self.crossed += 1
            if self.crossed == 5:
                return True
        tile = self.tiles.get((colour, step))
        if tile == "artifact":
            player.artifacts += 1
            del self.tiles[colour, step]
        elif tile == "arrow":
            chosen = self.chosen(player)
            return chosen is not None and self.move(player, chosen)
        elif isinstance(tile, int):
            player.points += tile
        return False

    def worth(self, artifacts: int) -> int:
        if self.options["expeditions"] == 1:
            track = {0: -20, 1: -15, 2: 10, 3: 15, 4: 30}
            return track.get(artifacts, 50)
        track = {0: -50, 1: -40, 2: -30, 3: -20, 4: -10, 5: 20, 6: 30, 7: 40, 8: 50, 9: 70}
        return track.get(artifacts, 100)


def played(name: str, seed: int, **options: Any) -> Match:
    match = rivalry.new("lost-cities-board", seed=seed, **options)
    bots = [bot.make("lost-cities-board", name, seed + seat) for seat in range(4)]
    while match.decision:
        seat = match.decision.player
        match.answer(bots[seat].choose(match.view(seat), match.decision, bot.Budget()))
    return match


@pytest.mark.parametrize("name", ["random", "strong"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {"expeditions": 3},
        {"expeditions": 1, "up_and_down": True},
        {"expeditions": 1, "allow_retake": True},
    ],
)
def test_an_independent_scorer_finds_the_same_result_in_the_log(
    name: str, players: int, options: dict[str, Any]
) -> None:
    for seed in range(2):
        match = played(name, seed, players=players, **options)
        referee = Referee(match.log)
        assert [player.points for player in referee.players] == match.scores()
        assert [player.artifacts for player in referee.players] == match.view()["tokens"]
        best = max((player.points, player.artifacts) for player in referee.players)
        winners = [
            seat
            for seat, player in enumerate(referee.players)
            if (player.points, player.artifacts) == best
        ]
        assert winners == match.winners()

"""The network that learned by self-play answers as it did in training, compiled or not."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rivalry
from rivalry import research
from rivalry.bots.arena import Contest, run
from rivalry.bots.bot import Budget
from rivalry.bots.learned import LearnedBot
from rivalry.bots.lost_cities import NETWORKS, learned
from rivalry.bots.policy.lost_cities_told import INPUTS, OUTPUTS, SECRETS, Rows
from rivalry.games.lost_cities.cards import KINDS, closes
from rivalry.games.lost_cities.rules import Position, Side
from rivalry.research.lost_cities_learned import features


def small_network(folder: Path, width: int = 6) -> LearnedBot:
    """A bot with weights that have learned nothing."""
    pick = random.Random(1)

    def rows(n: int, m: int) -> list[list[float]]:
        return [[pick.uniform(-1, 1) for _ in range(m)] for _ in range(n)]

    sizes = {
        "colour": (width, INPUTS),
        "own.0": (width, width),
        "around.0": (width, width),
        "own.1": (width, width),
        "around.1": (width, width),
        "direct": (OUTPUTS, INPUTS),
        "each": (OUTPUTS, width),
        "whole": (1, width),
    }
    weights = {f"{name}.weight": rows(*size) for name, size in sizes.items()}
    weights |= {f"{name}.bias": rows(size[0], 1) for name, size in sizes.items()}
    file = folder / "small.json"
    file.write_text(json.dumps({"weights": weights}), encoding="utf-8")
    return LearnedBot(NETWORKS.read_from(file))


def plays_its_recorded_game(path: Path) -> None:
    """A file holds a game that PyTorch played with its weights, and how it liked each answer."""
    data = json.loads(path.read_text(encoding="utf-8"))
    bot, check = LearnedBot(NETWORKS.read_from(path)), data["check"]
    match = rivalry.new("lost-cities", seed=check["seed"], **check["options"])
    for n, (action, liking) in enumerate(check["answers"]):
        assert match.decision is not None
        if n % 3 == 0:
            view = match.view(match.decision.player)
            assert bot.choose(view, match.decision, Budget()) == action
            assert bot.likings(view, [action]) == [pytest.approx(liking, abs=2e-3)]
        match.answer(action)
    assert match.decision is None and len(check["answers"]) > 80


def test_it_answers_as_the_trained_network_did() -> None:
    plays_its_recorded_game(NETWORKS.file)


def test_it_needs_neither_pytorch_nor_numpy() -> None:
    program = """
import sys
sys.modules["torch"] = sys.modules["numpy"] = None
import rivalry
from rivalry.bots import bot as bots
match = rivalry.new("lost-cities", seed=1)
bot = bots.make("lost-cities", "learned")
print(bot.choose(match.view(match.decision.player), match.decision, bots.Budget()))
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) in range(120)


@pytest.mark.parametrize("options", [{"rounds": 2}, {"rounds": 1, "colours": 6}])
def test_it_plays_whole_matches_of_every_kind(options: dict[str, Any]) -> None:
    bot = learned(0)
    match = rivalry.new("lost-cities", seed=2, stall_cap=100, **options)
    while match.decision is not None:
        decision = match.decision
        match.answer(bot.choose(match.view(decision.player), decision, Budget()))
    rounds = match.view(0)["history"]
    assert len(rounds) == options["rounds"]
    assert all(max(scores) > 0 for scores in rounds), "it plays sensibly throughout"


def test_it_can_be_chosen_in_the_arena() -> None:
    options = {"rounds": 1, "stall_cap": 100}
    games = run(Contest("lost-cities", ("random", "learned"), 1, "s", options))
    assert len(games) == 2
    assert all(game.seats[game.winners[0]] == "learned" for game in games)


def test_what_it_is_told_about_a_colour() -> None:
    s = rivalry.new("lost-cities", seed=4, rounds=1, starter=0).state
    assert isinstance(s, Position)
    red, (mine, rival) = 4, s.sides
    put(mine, red, hand=[4, 7], hand_wagers=1, played=[5], wagers=1)
    put(rival, red, hand=[9], known=[9], played=[2])
    s.piles[red] = [red * KINDS + 2]  # the 3

    told = dense(s, red)
    play, hand, gift, come, below, missed, closed, theirs, shown, top = (
        told[12 * n : 12 * n + 12] for n in range(10)
    )

    def of(*numbers: int) -> list[float]:
        return [0.0] * 3 + [float(n in numbers) for n in range(2, 11)]

    assert play == of(7) and hand == [1.0, *of(4, 7)[1:]]
    assert gift == of(4, 7), "the rival has the 2: a wager is of no use to it"
    assert come == of(6, 8, 10)
    assert below[8] == 0 and below[9:] == [0.35] * 3
    assert missed[8] == pytest.approx(0.3) and missed[11] == pytest.approx(0.7)
    assert closed == [1.0] * 7 + [0.0] * 5 and theirs == [1.0] * 4 + [0.0] * 8
    assert shown == of(9) and top == of(3)
    assert told[120:126] == [1, 0, 0, 0, 0, 0]
    assert told[148:] == [0, 0], "there is no other round"
    put(mine, 0, hand=[], hand_wagers=0)
    put(rival, 0, hand=[], hand_wagers=0)
    assert dense(s, 0)[36:39] == [1.0] * 3


def put(side: Side, colour: int, **cards: Any) -> None:
    """Give a side these cards of a colour; of what is not named, none."""
    base, pair = colour * KINDS, 2 * colour
    for what in ("hand", "known", "played"):
        mask = sum(1 << base + number - 1 for number in cards.get(what, []))
        setattr(side, what, getattr(side, what) & ~(1023 << base) | mask)
    for what in ("hand_wagers", "known_wagers", "wagers"):
        setattr(side, what, getattr(side, what) & ~(3 << pair) | cards.get(what, 0) << pair)
    side.closed = side.closed & ~(1023 << base)
    if cards.get("played"):
        side.closed |= closes(base + max(cards["played"]) - 1)


def dense(s: Position, colour: int) -> list[float]:
    """All that the network is told about a colour for the seat to move, zeros included."""
    rows = Rows(1, s.colours, False)
    rows.fill([s])
    return list(rows.numbers)[colour * INPUTS : (colour + 1) * INPUTS]


def test_it_is_told_how_the_match_stands() -> None:
    s = rivalry.new("lost-cities", seed=4, rounds=4, starter=0).state
    assert isinstance(s, Position)
    s.history, s.round = [[30, 10], [5, 55]], 3
    assert dense(s, 2)[148:] == [-0.3, 0.5], "30 points behind, one round to come"
    s.history, s.round = [[400, 0]], 2
    assert dense(s, 2)[148:] == [2.0, 1.0], "no more than so much counts"


def test_the_critic_is_told_what_the_rival_holds() -> None:
    s = rivalry.new("lost-cities", seed=4, rounds=1, starter=0).state
    assert isinstance(s, Position)
    put(s.sides[1], 4, hand=[4, 7], hand_wagers=2, played=[5])
    rows = Rows(1, s.colours, True)
    rows.fill([s])
    told = list(rows.numbers)[5 * (INPUTS + SECRETS) - SECRETS :]
    assert told[:12] == [0.0] * 8 + [1.0] + [0.0] * 3, "what it could play: the 7"
    assert told[12:] == [1.0, 1.0, 0, 0, 0, 1.0, 0, 0, 1.0, 0, 0, 0]


@pytest.mark.parametrize("colours", [5, 6])
def test_in_every_position_of_a_game_numpy_is_told_the_same(colours: int) -> None:
    games = research.vector("lost-cities", 1, seed=colours, rounds=2, colours=colours)
    pick = random.Random(colours)
    for _ in range(150):
        state = games.state(0)
        rows = features(games.spec, games.observations)[0]
        for colour in range(colours):
            assert dense(state, colour) == pytest.approx(rows[colour].tolist(), abs=1e-6)
        games.step([pick.choice(state.decision.options)])


def test_it_answers_the_same_whatever_the_colours_are_called(tmp_path: Path) -> None:
    bot = small_network(tmp_path)
    match = rivalry.new("lost-cities", seed=4, rounds=1)
    for n in range(40):
        assert match.decision is not None
        match.answer(match.decision.options[n % len(match.decision.options)])
    assert match.decision is not None
    view: dict[str, Any] = match.view(match.decision.player)
    cards = [*range(50), *range(60, 110), *range(121, 126)]
    turned = [*range(10, 50), *range(10), *range(70, 110), *range(60, 70), *range(122, 126), 121]
    likes = bot.likings(view, [*cards, 120])
    assert likes == pytest.approx(bot.likings(_turn(view), [*turned, 120]))


def _turn(view: dict[str, Any]) -> dict[str, Any]:
    """The same position with every colour called by the next one's name."""
    colours = ["yellow", "blue", "white", "green", "red"]
    after = dict(zip(colours, colours[1:] + colours[:1], strict=True))

    def card(name: str) -> str:
        colour, kind = name.split(" ")
        return f"{after[colour]} {kind}"

    def moved(rows: list[Any]) -> list[Any]:
        return rows[-1:] + rows[:-1]

    return view | {
        "hand": [card(name) for name in view["hand"]],
        "known": [[card(name) for name in known] for known in view["known"]],
        "expeditions": [moved(side) for side in view["expeditions"]],
        "discards": moved([[card(name) for name in pile] for pile in view["discards"]]),
    }

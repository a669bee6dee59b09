"""The network that learned by self-play, run in plain Python: it sees what the trainer saw."""

import random
from typing import Any

import pytest

import rivalry
from rivalry import research
from rivalry.bots import learned
from rivalry.bots.bot import Budget


def small_network(width: int = 6) -> dict[str, learned.Rows]:
    pick = random.Random(1)

    def rows(n: int, m: int) -> learned.Rows:
        return [[pick.uniform(-1, 1) for _ in range(m)] for _ in range(n)]

    sizes = {"colour": (width, 84), "mixed": (width, 2 * width), "actions": (21, width)}
    weights = {f"{name}.weight": rows(*size) for name, size in sizes.items()}
    weights |= {f"{name}.bias": rows(size[0], 1) for name, size in sizes.items()}
    return weights | {"deck.weight": rows(1, width), "deck.bias": rows(1, 1)}


def test_the_features_are_those_of_the_observation() -> None:
    games = research.vector("lost-cities", 2, seed=3, rounds=1)
    spec = games.spec
    planes = ["hand", "known", "rival_known", "expeditions", "rival_expeditions"]
    for _ in range(150):
        games.step(games.sample())
        for lane in range(2):
            row = games.observations[lane]
            view = games.state(lane).view(int(games.seats[lane]))
            expected = [
                [
                    *[float(n) for name in planes for n in row[spec[name]][12 * c : 12 * c + 12]],
                    *[n / learned.DEPTH for n in row[spec["discards"]][12 * c : 12 * c + 12]],
                ]
                for c in range(5)
            ]
            assert learned.colour_features(view) == expected
            scaled = [n / s for n, s in zip(row[spec["table"]], learned.SCALE, strict=True)]
            assert learned.scalars(view) == scaled


def test_it_plays_whole_matches_and_treats_colours_alike() -> None:
    bot = learned.LearnedBot(small_network())
    match = rivalry.new("lost-cities", seed=1)
    while match.decision is not None:
        decision = match.decision
        match.answer(bot.choose(match.view(decision.player), decision, Budget()))
    assert len(match.view(0)["history"]) == 3


def test_it_answers_the_same_whatever_the_colours_are_called() -> None:
    bot = learned.LearnedBot(small_network())
    match = rivalry.new("lost-cities", seed=4, rounds=1)
    for n in range(40):
        assert match.decision is not None
        match.answer(match.decision.options[n % len(match.decision.options)])
    assert match.decision is not None
    view: dict[str, Any] = match.view(match.decision.player)
    likes = bot._likings(view)
    turned = _turn(view)
    again = bot._likings(turned)
    for card in range(50):
        moved = (card + 10) % 50
        assert likes[card] == pytest.approx(again[moved])
    assert likes[120] == pytest.approx(again[120])


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
        # The number of the closed colour is an input; leave it as it is.
    }


def test_six_colours_are_refused() -> None:
    bot = learned.LearnedBot(small_network())
    match = rivalry.new("lost-cities", seed=1, colours=6)
    assert match.decision is not None
    with pytest.raises(rivalry.BadOption, match="five colours"):
        bot.choose(match.view(match.decision.player), match.decision, Budget())

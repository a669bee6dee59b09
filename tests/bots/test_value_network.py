"""The network that judges positions of Rivals."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rivalry
from rivalry.bots import bot as bots
from rivalry.bots import judged
from rivalry.bots.policy import lost_cities_rivals_outlook
from rivalry.bots.policy.lost_cities_rivals_outlook import final_lead, lead
from rivalry.bots.policy.value_network import Network, Thought, output, think

GAME = "lost-cities-rivals"
KNOWLEDGE: Any = bots.knowledge(GAME)
STRONG = KNOWLEDGE.styles["strong"]
SEATS = (2, 3, 4)
INPUTS, WHOLE, WIDTH = 4, 3, 5


def some_network(seed: int) -> dict[str, list[list[float]]]:
    """Weights of any kind."""
    rng = Random(seed)
    shapes = {"own": INPUTS, "rival": INPUTS, "colour": 2 * WIDTH, "whole": WIDTH + WHOLE}
    sizes = {name: (WIDTH, inputs) for name, inputs in shapes.items()}
    sizes |= {"out": (2, WIDTH), "skip": (2, WHOLE)}
    weights = {
        f"{name}.weight": [[rng.gauss(0, 1) for _ in range(columns)] for _ in range(rows)]
        for name, (rows, columns) in sizes.items()
    }
    weights |= {
        f"{name}.bias": [[rng.gauss(0, 1)] for _ in range(sizes[name][0])] for name in sizes
    }
    return weights


def told(seats: int, seed: int) -> list[list[list[float]]]:
    """Numbers about seats and colours; some are zero, as most are in a game."""
    rng = Random(seed)
    return [
        [[rng.choice([0.0, rng.gauss(0, 1)]) for _ in range(INPUTS)] for _ in range(5)]
        for _ in range(seats)
    ]


def judgement(network: Network, whole: list[float], about: list[list[list[float]]]) -> list[float]:
    """Both answers of a network that is told so."""
    t = Thought(INPUTS, WHOLE, WIDTH)
    for i, value in enumerate(number for seat in about for colour in seat for number in colour):
        t.told[i] = value
    for i, value in enumerate(whole):
        t.whole[i] = value
    think(t, network, len(about))
    return [output(t, network, 0), output(t, network, 1)]


def layer(weights: Any, name: str, numbers: list[float]) -> list[float]:
    """What a layer makes of some numbers, by the book."""
    rows = zip(weights[f"{name}.weight"], weights[f"{name}.bias"], strict=True)
    return [sum(w * x for w, x in zip(row, numbers, strict=True)) + bias for row, (bias,) in rows]


def positive(numbers: list[float]) -> list[float]:
    return [max(0.0, x) for x in numbers]


@pytest.mark.parametrize("seats", SEATS)
def test_the_network_says_what_its_layers_say(seats: int) -> None:
    weights, about, whole = some_network(seats), told(seats, 7), [0.5, 0.0, -1.5]
    total = [0.0] * WIDTH
    for colour in range(5):
        own = positive(layer(weights, "own", about[0][colour]))
        rivals = [positive(layer(weights, "rival", seat[colour])) for seat in about[1:]]
        mean = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
        both = positive(layer(weights, "colour", own + mean))
        total = [a + b for a, b in zip(total, both, strict=True)]
    last = positive(layer(weights, "whole", total + whole))
    weights["skip.bias"] = [[0.0], [0.0]]
    expected = [
        a + b
        for a, b in zip(layer(weights, "out", last), layer(weights, "skip", whole), strict=True)
    ]
    assert judgement(Network(weights), whole, about) == pytest.approx(expected)


def test_it_treats_all_colours_and_all_rivals_alike() -> None:
    network, about, whole = Network(some_network(1)), told(4, 8), [1.0, 2.0, 3.0]
    mixed = [[seat[colour] for colour in (3, 0, 4, 1, 2)] for seat in about]
    turned = [about[0], about[2], about[3], about[1]]
    expected = pytest.approx(judgement(network, whole, about))
    assert judgement(network, whole, mixed) == expected
    assert judgement(network, whole, turned) == expected
    assert judgement(network, whole, turned[1:] + turned[:1]) != expected


@pytest.mark.parametrize("players", SEATS)
def test_a_position_is_judged_on_the_way_and_at_the_end_the_scores_say_it(players: int) -> None:
    network = judged.network_of(GAME)
    strong = [STRONG] * players
    match = rivalry.new(GAME, seed=players, players=players)
    seats = [bots.make(GAME, "casual", seat) for seat in range(players)]
    n = 0
    while match.decision is not None:
        state: Any = match.state
        for seat in range(players if n % 40 == 0 else 0):
            expected, victory = lead(state.copy(), seat, strong, 1, network)
            assert -300 < expected < 300 and -1 <= victory <= 1
        asked = match.decision.player
        match.answer(seats[asked].choose(match.view(asked), match.decision, bots.Budget()))
        n += 1
    over: Any = match.state
    scores = match.scores()
    for seat in range(players):
        won = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        assert final_lead(over, seat) == (won, (won > 0) - (won < 0))


def test_rivals_play_in_other_styles_from_world_to_world() -> None:
    """The bits of a world say how the rivals play there, and nothing else does."""
    match = rivalry.new(GAME, seed=3)
    for _ in range(12):
        match.answer(match.parse("uncover"))
    decision = match.decision
    assert decision is not None
    seat, option = decision.player, match.parse("bid 1")
    world = KNOWLEDGE.worlds(match.view(seat))(5)
    every = range(0, 1 << 16, 257)
    outcomes = [KNOWLEDGE.outcome(world, option, seat, bits) for bits in every]
    assert len(set(outcomes)) > 1
    assert outcomes == [KNOWLEDGE.outcome(world, option, seat, bits) for bits in every]


def test_the_weights_say_where_they_come_from_and_fit_what_the_network_is_told() -> None:
    path = Path(judged.__file__).parent / "weights" / f"{GAME}-outlook.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["game"] == GAME and data["about"]["version"] == rivalry.game(GAME).version
    assert data["about"]["positions"] > 0 and data["about"]["minutes"] > 0
    assert path.stat().st_size < 2_000_000
    assert len(data["weights"]["own.weight"][0]) == lost_cities_rivals_outlook.INPUTS
    assert len(data["weights"]["skip.weight"][0]) == lost_cities_rivals_outlook.WHOLE


@pytest.mark.parametrize("players", SEATS)
def test_what_is_told_does_not_depend_on_the_order_of_the_cards_to_come(players: int) -> None:
    match = rivalry.new(GAME, seed=1, players=players)
    for _ in range(9):
        match.answer(match.parse("uncover"))
    state: Any = match.state
    other: Any = rivalry.game(GAME).scramble(state, 0, 7)
    for seat in range(players):
        told_here = lost_cities_rivals_outlook.facts(state, STRONG, seat)
        assert told_here == lost_cities_rivals_outlook.facts(other, STRONG, seat)
        assert len(told_here) == (
            lost_cities_rivals_outlook.WHOLE + players * 5 * lost_cities_rivals_outlook.INPUTS
        )

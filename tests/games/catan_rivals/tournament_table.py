"""Tournament Games for tests, with open decks, up to where a test begins."""

from typing import Any

from scenario import Scenario

from rivalry.core.decision import CHANCE
from rivalry.games.catan_rivals import building, position
from rivalry.games.catan_rivals.deck import SAMPLES
from rivalry.games.catan_rivals.stack import stacks_of
from rivalry.games.catan_rivals.state import card_of

SAMPLE = {sample.key: sample.deck for sample in SAMPLES}
ON_LAND = [sample.key for sample in SAMPLES if not sample.explorers]


def new(mine: str = "strong-heroes", rivals: str = "alma-mater", **options: Any) -> Scenario:
    """A Tournament Game with open decks before its first shuffle; I begin."""
    given = {"starter": 0, "open_decks": [mine, rivals], **options}
    return Scenario(position.new(mode="tournament", **given))


def until(g: Scenario, *keys: str) -> Scenario:
    """Answer what comes before one of these questions: nobody does anything."""
    idle = {("end",), ("no",), ("done",), ("roll",), ("draw",)}
    n = 0
    while g.asked not in keys:
        decision = g.state.decision
        assert decision is not None and n < 500, f"{keys} was not asked"
        n += 1
        if decision.player == CHANCE:
            options: Any = decision.options
            shuffles = decision.why.endswith(("shuffle", "draw"))
            g.state.apply(("shuffle", 7 * n) if shuffles else options[0])
            continue
        chosen = [option for option in decision.options if option in idle]
        g.state.apply(chosen[0] if chosen else decision.options[0])
    return g


def table(mine: str = "strong-heroes", rivals: str = "alma-mater", **options: Any) -> Scenario:
    """A game up to the preparatory round."""
    return until(new(mine, rivals, **options), "prepare")


def playing(mine: str = "strong-heroes", rivals: str = "alma-mater", **options: Any) -> Scenario:
    """A game up to the first action phase, in which nothing was built before."""
    return until(table(mine, rivals, **options), "turn.action")


def give(g: Scenario, seat: int, key: str) -> int:
    """Put a card of the player's own deck into the hand; its handle."""
    s = g.state
    for i in stacks_of(s, seat):
        for h in s.stacks[i]:
            if card_of(s, h).key == key:
                s.stacks[i].remove(h)
                s.princes[seat].hand.append(h)
                s.cards.show(h, seat)
                return h
    for h in s.princes[seat].hand:
        if card_of(s, h).key == key:
            return h
    raise AssertionError(f"{key} is not in the deck of seat {seat}")


def build(g: Scenario, seat: int, key: str) -> int:
    """Let a card of the player's own deck stand in the principality."""
    h = give(g, seat, key)
    g.state.princes[seat].hand.remove(h)
    building.place_card(
        g.state, seat, h, building.legal_cells(g.state, seat, card_of(g.state, h))[0]
    )
    g.state.settle()
    return h


def city(g: Scenario, seat: int) -> None:
    """Turn the left settlement into a city."""
    building.set_centre(g.state, seat, 0, building.CITY)
    g.state.cities -= 1

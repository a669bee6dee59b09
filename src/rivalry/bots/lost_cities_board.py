"""The board game for bots: the rules of thumb, the networks, and what a world is worth."""

from typing import Final

from rivalry.bots.knowledge import Width
from rivalry.bots.learned import FOLDER, LearnedBot, Networks
from rivalry.bots.networked import NetworkedPolicy, Outcome
from rivalry.bots.policy import lost_cities_board_network as network
from rivalry.bots.policy.lost_cities_board import Style, play_expedition, values
from rivalry.bots.policy.lost_cities_board_told import POINTS, Rows, answer_all
from rivalry.core.chance import SplitMix64, pick
from rivalry.core.decision import CHANCE
from rivalry.games.lost_cities_board import rules, scoring
from rivalry.games.lost_cities_board.state import State
from rivalry.games.lost_cities_board.world import sampler


def is_running(s: rules.Position) -> bool:
    """Whether an expedition is on its way."""
    return bool(rules.CARD <= s.phase <= rules.DRAW)


def lead(s: rules.Position, seat: int) -> float:
    """The lead of a seat over its best rival, as points stand."""
    totals = scoring.totals(s)
    return float(totals[seat] - max(totals[:seat] + totals[seat + 1 :]))


def ended(s: rules.Position, seat: int) -> Outcome:
    """What a seat has at the end of the game: victory counts beside the lead."""
    ahead = lead(s, seat)
    winners = scoring.winners(s)
    victory = 1.0 / len(winners) if seat in winners else 0.0
    return ahead + POINTS * (2 * victory - 1), ahead


def deal(s: State, bits: int) -> None:
    """Let chance begin the next expedition."""
    rng = SplitMix64(bits)
    while (decision := s.decision) is not None and decision.player == CHANCE:
        s.apply(pick(decision, int(rng.next64()) & 0xFFFFFFFFFFFFFFFF))


NETWORKS: Final = Networks(
    file=FOLDER / "lost-cities-board-learned.json",
    points=POINTS,
    sampler=sampler,
    is_running=is_running,
    likings=network.likings,
    play_turns=network.play_turns,
    deal=deal,
    prospects=network.prospects,
    judges_mover=False,
    table=lambda like, count, secrets: Rows(count, secrets),
    answer_all=answer_all,
)

knowledge = NetworkedPolicy(
    *("lost-cities-board", Style, values, play_expedition),
    Width(candidates=6, margin=15.0, trust=30.0),
    NETWORKS,
    ahead=8,
    credit=3.0,
    lead=lead,
    ended=ended,
)


def learned(seed: int) -> LearnedBot:
    """The bot that is the actor. It has no use for a seed."""
    return LearnedBot(NETWORKS)

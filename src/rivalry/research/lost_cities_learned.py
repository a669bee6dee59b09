"""The network of `rivalry.bots.learned` for many games at once: one call answers for all of them.

It gets the same input as the bot, but reads it from observations, and NumPy works on all rows
together. The weights name the layout of the observations that they were trained on.
"""

from pathlib import Path
from typing import Any

import numpy as np

from rivalry.bots.colour_batch import Matrices, Numbers
from rivalry.bots.learned import read
from rivalry.bots.lost_cities import NETWORKS
from rivalry.bots.policy.lost_cities_told import CARDS, LEAD, OUTPUTS, POINTS, WORTH, action_of
from rivalry.games.lost_cities.cards import WAGERS
from rivalry.research.observation import spec as spec_of
from rivalry.research.spec import Spec

VALUES = np.array([0] * WAGERS + [n / WORTH for n in range(2, 11)], dtype=np.float32)


class Learned:
    """Answers with what its network likes best, in every row."""

    def __init__(self, spec: Spec, path: Path = NETWORKS.file) -> None:
        told = read(path)
        spec_of("lost-cities", made_for=told["layout"], **told["check"]["options"])
        self.actor = Matrices(told["weights"])
        self.spec = spec
        self.actions = np.array(actions(spec.options["colours"]))

    def answers(self, observations: Any, masks: Any) -> Any:
        """The action that the network likes best among those that are allowed."""
        likings = self.likings(observations)
        likings[~masks[:, self.actions]] = -np.inf
        return self.actions[likings.argmax(1)]

    def likings(self, observations: Any) -> Numbers:
        """How much the network likes every action, in the order of `actions`."""
        return self.actor.likings(features(self.spec, observations))


def actions(colours: int) -> list[int]:
    """The ids of the actions in the order of the outputs: colour by colour its plays, its discards
    and its pile to draw from; then the draw pile.

    >>> actions(5)[20], actions(5)[105]
    (121, 120)
    """
    return [int(action_of(output, colours)) for output in range(colours * OUTPUTS + 1)]


def features(spec: Spec, observations: Any) -> Numbers:
    """What `look` in `policy/lost_cities_told.py` gives, for every row and colour."""
    n, colours = len(observations), spec.options["colours"]
    cards = observations[:, : 6 * colours * CARDS].reshape(n, 6, colours, CARDS)
    hand, _, shown, own, rival, piles = np.moveaxis(cards.astype(np.float32), 1, 0)
    table = observations[:, spec["table"]].astype(np.float32)
    history = observations[:, spec["history"]].astype(np.float32)
    lying = (piles > 0).astype(np.float32)
    top = lying * (piles == piles.max(-1, keepdims=True))
    gone = hand + shown + own + rival + lying
    unseen = 1 - gone
    unseen[..., :WAGERS] = 1 - gone[..., :WAGERS].mean(-1, keepdims=True)  # wagers are alike
    mine, theirs = _still_open(own), _still_open(rival)
    play, come, take = hand * mine, unseen * mine, top * mine
    deck = table[:, 5]
    earlier = history[:, ::2].sum(1), history[:, 1::2].sum(1)
    once = [
        table[:, 0] - 2,
        deck / 44,
        np.minimum(1, deck / 8),
        (table[:, 10] - earlier[0]) / POINTS,
        (table[:, 11] - earlier[1]) / POINTS,
        np.clip((earlier[0] - earlier[1]) / LEAD, -2, 2),
        np.clip((spec.options["rounds"] - table[:, 3]) / 2, 0, 1),
    ]
    of_colour = [
        *[part for some in (own, rival, play, come) for part in (some @ VALUES, some.sum(-1) / 8)],
        own.max(-1),
        rival.max(-1),
        _score(own),
        _score(rival),
        _score(own + play),
        piles.max(-1) / CARDS,
        take.sum(-1),
        take @ VALUES,
        (top * theirs) @ VALUES,
    ]
    wide = [
        *(play, hand, hand * theirs, come, _below(play), _below(come), 1 - mine, 1 - theirs),
        *(shown, top, own[..., :WAGERS], rival[..., :WAGERS]),
    ]
    numbers = np.stack(
        [*of_colour, *[np.broadcast_to(one[:, None], (n, colours)) for one in once]], -1
    )
    found: Numbers = np.concatenate([*wide, numbers], -1)
    return found


def _still_open(expeditions: Numbers) -> Numbers:
    """1 for every card that may still be added: no number as high or higher lies there."""
    found = np.ones_like(expeditions)
    is_shut = np.zeros(expeditions.shape[:-1], dtype=np.bool_)
    for place in reversed(range(CARDS)):
        if place >= WAGERS:
            is_shut |= expeditions[..., place] > 0
        found[..., place] = ~is_shut
    return found


def _below(cards: Numbers) -> Numbers:
    """For each card, the total value of those below it."""
    found: Numbers = (cards * VALUES).cumsum(-1) - cards * VALUES
    return found


def _score(cards: Numbers) -> Numbers:
    """What expeditions of these cards are worth."""
    begun = np.minimum(1, cards.max(-1))
    points = (cards @ VALUES - begun) * (20 / POINTS)
    found: Numbers = points * (1 + cards[..., :WAGERS].sum(-1))
    found += (cards.sum(-1) >= 8) * np.float32(20 / POINTS)
    return found

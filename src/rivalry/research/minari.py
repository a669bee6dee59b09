"""Trajectories as Minari data sets, for offline learning (the extra `minari`).

    python -m rivalry.research.data minari games.jsonl
    minari.load_dataset("rivalry/lost-cities/games-6506b5d9080d-v0")

An episode is one seat of one game: what it saw whenever it was asked, what it answered, and at the
end a reward of 1 shared by the winners or -1 by the losers. Observations are those of our Gymnasium
environments. A data set holds games of one layout; the layout's version and hash are in its id.
Every episode's options say which game it was, and who played.
"""

import json
import warnings
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces

from rivalry import research
from rivalry.research import data
from rivalry.research.gymnasium import observation_space
from rivalry.research.lanes.lanes import outcome
from rivalry.research.spec import Spec


def datasets(source: str | Path) -> list[Any]:
    """Write the games of a file into Minari's folder: a data set for each game and layout."""
    found: dict[tuple[str, str], list[data.Trajectory]] = {}
    for one in data.read(source):
        layout = research.spec(one.game, **one.options).layout
        found.setdefault((one.game, layout), []).append(one)
    return [
        _dataset(f"rivalry/{game}/{Path(source).stem}", layout, trajectories)
        for (game, layout), trajectories in found.items()
    ]


def _dataset(name: str, layout: str, trajectories: list[data.Trajectory]) -> Any:
    specs = [research.spec(one.game, **one.options) for one in trajectories]
    version, hash = layout.split("-")
    players = sorted({who for one in trajectories for who in one.players})
    with warnings.catch_warnings():
        # Minari asks for an author and a link; whoever publishes the data set fills them in.
        warnings.simplefilter("ignore", UserWarning)
        return import_module("minari").create_dataset_from_buffers(
            f"{name}-{hash}-{version}",
            [episode for one in trajectories for episode in episodes(one)],
            observation_space=_space(specs),
            action_space=spaces.Discrete(len(specs[0].actions)),
            algorithm_name=", ".join(players),
            description=f"{specs[0].game}, rules version {specs[0].version}, observations {layout}",
            requirements=["rivalry"],
        )


def _space(specs: Iterable[Spec]) -> spaces.Dict:
    """One space for all: their numbers mean the same, but options may change the ranges."""
    all_of_them = [observation_space(spec) for spec in specs]
    numbers: list[Any] = [space["observation"] for space in all_of_them]
    low = np.minimum.reduce([box.low for box in numbers])
    high = np.maximum.reduce([box.high for box in numbers])
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": all_of_them[0]["action_mask"],
        }
    )


def episodes(trajectory: data.Trajectory) -> Iterator[Any]:
    """The game as each seat saw it; a seat that was never asked has no episode."""
    buffer = import_module("minari.data_collector").EpisodeBuffer
    games = research.vector(trajectory.game, 1, **trajectory.options)
    actions = len(games.spec.actions)
    rows = list(data.rows([trajectory]))
    state = None
    for state, _, _ in trajectory.decisions():  # noqa: B007  (it moves on to the end of the game)
        pass
    games.lanes.states[0] = state
    cut = games.lanes.encoder.is_cut(state)
    points = outcome(trajectory.winners, len(trajectory.players))
    for seat, player in enumerate(trajectory.players):
        mine = [row for row in rows if row["seat"] == seat]
        if not mine:
            continue
        masks = np.zeros((len(mine) + 1, actions), dtype=np.int8)
        for mask, row in zip(masks, mine, strict=False):
            mask[row["allowed"]] = 1
        masks[-1] = 1  # as our environments show the end
        seen = [row["observation"] for row in mine] + [games.observe(0, seat)]
        last = np.arange(len(mine)) == len(mine) - 1
        yield buffer(
            observations={"observation": np.array(seen, dtype=np.int16), "action_mask": masks},
            actions=np.array([row["action"] for row in mine]),
            rewards=np.where(last, points[seat], 0.0),
            terminations=last & (not cut),
            truncations=last & cut,
            options={
                "seed": trajectory.seed,
                "seat": seat,
                "player": player,
                "options": json.dumps(trajectory.options),
            },
        )

"""Draws the learning curves of MaskablePPO from docs/data/maskable-ppo-*.csv (needs matplotlib)."""

import csv
from pathlib import Path

from matplotlib import pyplot

DOCS = Path(__file__).parents[1]


def main() -> None:
    figure, panels = pyplot.subplots(1, 2, figsize=(9, 3.6), sharey=True)
    for path in sorted((DOCS / "data").glob("maskable-ppo-*.csv")):
        with path.open(encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        minutes = [float(row["minutes"]) for row in rows]
        for axes, opponent in zip(panels, ("random", "novice"), strict=True):
            won = [100 * float(row[opponent]) for row in rows]
            axes.plot(minutes, won, marker="o", label=path.stem.removeprefix("maskable-ppo-"))
            axes.set(
                title=f"against {opponent}", xlabel="minutes of processor time", ylim=(-2, 102)
            )
    panels[0].set_ylabel("games won (%)")
    panels[1].legend()
    picture = DOCS / "pictures" / "maskable-ppo.svg"
    pyplot.rcParams["svg.hashsalt"] = "rivalry"
    figure.savefig(picture, bbox_inches="tight", metadata={"Date": None})


if __name__ == "__main__":
    main()

"""Run every contender five times, in rotation, on one core, and print medians and ratios.

Each run is a separate process, so that compiled and interpreted code can be compared and no
library disturbs another. `python -m benchmarks --quick` takes less time; `--json FILE` saves the
figures.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from benchmarks import research
from benchmarks.contenders import CONTENDERS as RULES
from benchmarks.contenders import THEMES

CONTENDERS = {**RULES, **research.CONTENDERS}

OURS = ("lost-cities", "catan-rivals")
BY_THEME = tuple(f"catan-rivals {mode}" for mode in THEMES)


def yardstick(label: str) -> str:
    """The peer that a row is compared with."""
    if "copy()" in label:
        return "catanatron copy()"
    if "PettingZoo" in label:
        return "PettingZoo hanabi"
    if label.startswith(BY_THEME):
        return f"{BY_THEME[0]} stepped, compiled"
    return "catanatron play" if label.startswith("catan") else "OpenSpiel hearts"


def worker(name: str, seconds: float) -> None:
    """Measure one contender in this process and print its rate per second of CPU time."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    run = CONTENDERS[name]
    run(seconds / 5)  # warm up
    start = time.process_time()
    players, everybody = run(seconds)
    spent = time.process_time() - start
    print(players / spent, everybody / spent)


def measure(name: str, pure: bool, seconds: float) -> tuple[float, float]:
    """The rates of one contender, measured in a fresh process: players' decisions, all answers."""
    environment = {**os.environ, "RIVALRY_PURE": "1" if pure else "", "OMP_NUM_THREADS": "1"}
    command = [sys.executable, "-m", "benchmarks", "--worker", name, "--seconds", str(seconds)]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, cwd=Path(__file__).parent.parent
    )
    if done.returncode:
        raise SystemExit(f"{name} failed:\n{done.stderr}")
    players, everybody = done.stdout.split()[-2:]
    return float(players), float(everybody)


def rows() -> list[tuple[str, str, bool]]:
    """What is measured: label, contender, interpreted or not."""
    found = []
    for name in CONTENDERS:
        if name.startswith(OURS):
            found.append((f"{name}, compiled", name, False))
            if name in RULES and "inside" not in name and not name.startswith(BY_THEME):
                found.append((f"{name}, interpreted", name, True))
        else:
            found.append((name, name, False))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=0.6, help="CPU seconds a run")
    parser.add_argument("--runs", type=int, default=5, help="runs of each; the median counts")
    parser.add_argument("--quick", action="store_true", help="one short run of each")
    parser.add_argument("--json", metavar="FILE", help="write the figures to a file")
    given = parser.parse_args()
    if given.worker:
        worker(given.worker, given.seconds)
        return
    seconds, runs = (0.3, 1) if given.quick else (given.seconds, given.runs)

    engine = subprocess.run(
        [sys.executable, "-c", "import rivalry.native as n; print(n.is_compiled())"],
        capture_output=True,
        text=True,
    ).stdout.strip()
    if engine != "True":
        print("The engine is not compiled (no C compiler?): both rows of ours are interpreted.")
    found = rows()
    print(f"Python {platform.python_version()}, one core, {runs} runs of {seconds} CPU seconds")
    rates: dict[str, list[tuple[float, float]]] = {label: [] for label, _, _ in found}
    for turn in range(runs):
        for i, (label, name, pure) in enumerate(found):
            done = turn * len(found) + i + 1
            print(f"\r{done:3} of {runs * len(found)}  {label:50}", end="", file=sys.stderr)
            rates[label].append(measure(name, pure, seconds))
    print(file=sys.stderr)

    print(f"\n{'':46}{'decisions/s':>13}{'times':>8}{'with chance':>13}{'times':>8}   of")
    for label, values in rates.items():
        players, everybody = (median(run[i] for run in values) for i in (0, 1))
        peer = yardstick(label)
        peers = [median(run[i] for run in rates[peer]) for i in (0, 1)]
        if "copy()" in label:
            print(f"{label:46}{1e6 / players:10.2f} us{players / peers[0]:8.2f}{'':21}   {peer}")
        else:
            print(
                f"{label:46}{players:13,.0f}{players / peers[0]:8.2f}"
                f"{everybody:13,.0f}{everybody / peers[1]:8.2f}   {peer}"
            )
    print()
    names = {label: name for label, name, pure in found if not pure}
    medians = {name: median(run[0] for run in rates[label]) for label, name in names.items()}
    print("\n".join(research.conclusions(medians)))
    if given.json:
        Path(given.json).write_text(json.dumps(rates, indent=1) + "\n")


if __name__ == "__main__":
    main()

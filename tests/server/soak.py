"""Load and kills with bounded time, and the figures: `python tests/server/soak.py --help`.

Many tables with two sockets each, a move every two seconds per table. Measured is the time from
sending a move until both screens have it. With `--kills` the kill test runs instead.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent


class Screen:
    """One socket: what it shows, and when it showed it."""

    def __init__(self, web: ClientConnection) -> None:
        self.web = web
        self.position: Any = None
        self.shown: dict[int, float] = {}
        self.news = asyncio.Event()
        self.refused = 0
        self.task = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.web:
            now = time.perf_counter()
            # Only the head is looked at: reading whole views would measure this program.
            if '"type":"position"' in text[:40]:
                n = int(text[text.index('"n":') + 4 : text.index(",", text.index('"n":'))])
                self.shown[n] = now
                self.position = text
                self.news.set()
            elif '"type":"refused"' in text[:40]:
                self.refused += 1

    async def at(self, n: int) -> float:
        while n not in self.shown:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 30)
        return self.shown[n]


class Figures:
    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.errors: list[str] = []


async def make(url: str, figures: Figures) -> tuple[str, list[str]] | None:
    """A table with two people, and their cookies."""
    try:
        async with (
            httpx.AsyncClient(base_url=url, timeout=60, verify=False) as ann,
            httpx.AsyncClient(base_url=url, timeout=60, verify=False) as bob,
        ):
            made = await ann.post(
                "/api/tables",
                json={"game": "lost-cities", "seats": ["me", "person"], "options": {"rounds": 9}},
            )
            table_id = made.json()["id"]
            (await bob.post(f"/api/tables/{table_id}/join", json={})).raise_for_status()
            return table_id, [client.cookies["rivalry"] for client in (ann, bob)]
    except Exception as error:
        figures.errors.append(type(error).__name__)
        return None


async def sit(url: str, table: tuple[str, list[str]]) -> list[Screen]:
    """The sockets of a table."""
    address = url.replace("http", "ws") + f"/api/tables/{table[0]}/socket"
    return [
        Screen(
            await connect(
                address,
                additional_headers={"Cookie": f"rivalry={cookie}"},
                open_timeout=60,
                ping_interval=None,
                proxy=None,
                compression=None,
            )
        )
        for cookie in table[1]
    ]


async def run(
    screens: list[Screen], figures: Figures, until: float, every: float, seed: int
) -> None:
    """Play at one table until it is time."""
    try:
        for screen in screens:
            while screen.position is None:
                await asyncio.sleep(0.05)
        await play(screens, figures, until, every, random.Random(seed))
        for screen in screens:
            screen.task.cancel()
            await screen.web.close()
            if screen.refused:
                figures.errors.append("refused")
    except Exception as error:
        figures.errors.append(type(error).__name__)


async def play(
    screens: list[Screen], figures: Figures, until: float, every: float, rng: random.Random
) -> None:
    await asyncio.sleep(rng.uniform(0, every))
    due = time.perf_counter()
    while time.perf_counter() < until:
        asked = next((s for s in screens if '"prompt":null' not in s.position), None)
        if asked is None:
            return
        shown = json.loads(asked.position)
        n = shown["n"]
        words = rng.choice(shown["prompt"]["options"])["words"]
        began = time.perf_counter()
        await asked.web.send(json.dumps({"type": "answer", "n": n, "action": words}))
        newest = await first_after(asked, n)
        seen = [await screen.at(newest) for screen in screens]
        figures.seconds.append(max(seen) - began)
        due += every
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def first_after(screen: Screen, n: int) -> int:
    while max(screen.shown) <= n:
        screen.news.clear()
        await asyncio.wait_for(screen.news.wait(), 30)
    return max(screen.shown)


def memory(pid: int) -> float:
    """The resident memory of a process, in MB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def processor(pid: int) -> float:
    """The seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(url: str, pid: int, tables: int, seconds: float, every: float) -> bool:
    gc.disable()  # a pause of this program would be counted as the server's
    figures = Figures()
    empty = memory(pid)
    made = []
    for _ in range(tables):
        made.append(await make(url, figures))
    idle = memory(pid)
    screens = [await sit(url, table) for table in made if table is not None]
    worked = processor(pid)
    until = time.perf_counter() + seconds
    began = time.perf_counter()
    tasks = [
        asyncio.create_task(run(pair, figures, until, every, i)) for i, pair in enumerate(screens)
    ]
    marks = []
    while time.perf_counter() < until:
        await asyncio.sleep(5)
        marks.append(memory(pid))
    span = time.perf_counter() - began
    worked = processor(pid) - worked
    await asyncio.gather(*tasks)
    ordered = sorted(figures.seconds)
    p50 = statistics.median(ordered) * 1000
    p99 = ordered[int(len(ordered) * 0.99)] * 1000
    print(f"tables {tables}, sockets {2 * len(screens)}, a move every {every} s per table")
    print(f"moves {len(ordered)} in {span:.0f} s, {len(ordered) / span:.0f} per second")
    print(
        f"move to both screens: p50 {p50:.1f} ms, p99 {p99:.1f} ms, most {ordered[-1] * 1000:.0f}"
    )
    print(f"server process: {worked / span * 100:.0f} % of one core; load {os.getloadavg()[0]:.1f}")
    print(f"memory: server {empty:.0f} MB, {tables} tables without sockets {idle:.0f} MB,")
    print(f"  with sockets {', '.join(f'{mark:.0f}' for mark in marks)} MB every 5 s")
    print(f"per table: {(idle - empty) / tables * 1024:.0f} kB without sockets, ", end="")
    print(f"{(marks[-1] - empty) / tables * 1024:.0f} kB with two")
    print(f"errors: {len(figures.errors)} {sorted(set(figures.errors))}")
    return not figures.errors and p50 < 30 and p99 < 150


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=2.0)
    parser.add_argument("--kills", type=int, default=0)
    given = parser.parse_args()
    if given.kills:
        test = [sys.executable, "-m", "pytest", str(HERE / "test_kill.py")]
        env = {**os.environ, "RIVALRY_KILLS": str(given.kills)}
        sys.exit(subprocess.run(test, env=env, timeout=60 + 5 * given.kills).returncode)
    with tempfile.TemporaryDirectory() as folder:
        sys.path.insert(0, str(HERE))
        from test_kill import Mortal

        mortal = Mortal(Path(folder) / "data")
        mortal.start()
        try:
            good = uvloop.run(
                load(mortal.url, mortal.pid, given.tables, given.seconds, given.every)
            )
        finally:
            mortal.end()
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()

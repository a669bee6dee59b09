"""Load and kills with bounded time, and the figures: `python tests/server/soak.py --help`.

Many tables with two sockets each, a move every two seconds per table. Measured is the time from
sending a move until both screens have it. With `--kills` the kill test runs instead.
"""

import argparse
import asyncio
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


async def table(url: str, figures: Figures, until: float, every: float, seed: int) -> None:
    """One table: two people, a move now and then."""
    rng = random.Random(seed)
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
            cookies = [client.cookies["rivalry"] for client in (ann, bob)]
        address = url.replace("http", "ws") + f"/api/tables/{table_id}/socket"
        screens = [
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
            for cookie in cookies
        ]
        while screens[0].position is None or screens[1].position is None:
            await asyncio.sleep(0.1)
        await play(screens, figures, until, every, rng)
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
        shown = [json.loads(screen.position) for screen in screens]
        asked = next((i for i, position in enumerate(shown) if position["prompt"]), None)
        if asked is None:
            return
        n = shown[asked]["n"]
        words = rng.choice(shown[asked]["prompt"]["options"])["words"]
        began = time.perf_counter()
        await screens[asked].web.send(json.dumps({"type": "answer", "n": n, "action": words}))
        newest = await first_after(screens[asked], n)
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


async def load(url: str, pid: int, tables: int, seconds: float, every: float) -> bool:
    figures = Figures()
    before = memory(pid)
    began = time.perf_counter()
    until = began + seconds + tables / 25
    tasks = []
    for i in range(tables):
        tasks.append(asyncio.create_task(table(url, figures, until, every, i)))
        await asyncio.sleep(0.02)
    opened = time.perf_counter() - began
    await asyncio.sleep(2)
    figures.seconds.clear()  # while tables were being made, other things were measured
    measured = time.perf_counter()
    marks = []
    while time.perf_counter() < until:
        await asyncio.sleep(5)
        marks.append(memory(pid))
    span = time.perf_counter() - measured
    await asyncio.gather(*tasks)
    ordered = sorted(figures.seconds)
    p50 = statistics.median(ordered) * 1000
    p99 = ordered[int(len(ordered) * 0.99)] * 1000
    print(f"tables {tables}, sockets {2 * tables}, opened in {opened:.0f} s")
    print(f"moves {len(ordered)} in {span:.0f} s, {len(ordered) / span:.0f} per second")
    print(
        f"move to both screens: p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {ordered[-1] * 1000:.0f} ms"
    )
    print(f"memory {before:.0f} MB before, then {', '.join(f'{mark:.0f}' for mark in marks)} MB")
    print(f"memory per live table {(marks[-1] - before) / tables * 1024:.0f} kB")
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
            good = asyncio.run(
                load(mortal.url, mortal.pid, given.tables, given.seconds, given.every)
            )
        finally:
            mortal.end()
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()

"""Load and kills with bounded time, and the figures: `python tests/server/soak.py --help`.

Many tables with two sockets each, a move every two seconds per table. Measured is the time from
sending a move until both screens have it. With `--minutes` games are short and new ones follow, to
see whether memory stays flat. With `--kills` the kill test runs instead, with `--long` only long
tables are loaded, over and over, and with `--beside` a person plays bots of every level beside so
many tables of bots alone.
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
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import uvloop
from kit import Player, new_database, postgresql, served
from test_kill import Mortal
from test_snapshots import forget, get, lengthen, two, wait_for_snapshot
from websockets.asyncio.client import ClientConnection, connect

from rivalry.bots import bot as bots

HERE = Path(__file__).parent
LONG, SHORT = {"rounds": 9}, {"rounds": 1}


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

    async def at(self, n: int) -> tuple[int, float]:
        """The first place from `n` on that it showed, and when."""
        while not any(place >= n for place in self.shown):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 30)
        place = min(place for place in self.shown if place >= n)
        when = self.shown[place]
        self.shown = {k: v for k, v in self.shown.items() if k >= n}
        return place, when

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        await self.web.close()


class Load:
    """The tables, who plays there, and what was measured."""

    def __init__(self, url: str, options: dict[str, int], every: float) -> None:
        self.url = url
        self.options = options
        self.every = every
        self.again = options is SHORT
        self.seconds: list[float] = []
        self.errors: list[str] = []
        self.games = 0
        self.until = 0.0

    async def make(self, cookies: list[str]) -> tuple[str, list[str]]:
        """A table with two people, and their cookies."""
        old = [{"rivalry": cookie} for cookie in cookies] or [None, None]
        async with (
            httpx.AsyncClient(base_url=self.url, timeout=60, verify=TLS, cookies=old[0]) as ann,
            httpx.AsyncClient(base_url=self.url, timeout=60, verify=TLS, cookies=old[1]) as bob,
        ):
            body = {"game": "lost-cities", "seats": ["me", "person"], "options": self.options}
            table = (await ann.post("/api/tables", json=body)).json()["id"]
            (await bob.post(f"/api/tables/{table}/join", json={})).raise_for_status()
            self.games += 1
            return table, cookies or [client.cookies["rivalry"] for client in (ann, bob)]

    async def sit(self, table: tuple[str, list[str]]) -> list[Screen]:
        """The sockets of a table."""
        address = self.url.replace("http", "ws") + f"/api/tables/{table[0]}/socket"
        still = {"ping_interval": None, "proxy": None, "compression": None, "open_timeout": 60}
        return [
            Screen(
                await connect(address, additional_headers={"Cookie": f"rivalry={cookie}"}, **still)
            )
            for cookie in table[1]
        ]

    async def run(self, table: tuple[str, list[str]], screens: list[Screen], seed: int) -> None:
        """Play at one table, and then at the next, until it is time."""
        rng = random.Random(seed)
        await asyncio.sleep(rng.uniform(0, self.every))
        try:
            while True:
                await self.play(screens, rng)
                for screen in screens:
                    await screen.close()
                    self.errors += ["refused"] * screen.refused
                if not self.again or time.perf_counter() >= self.until:
                    return
                table = await self.make(table[1])
                screens = await self.sit(table)
        except Exception as error:
            self.errors.append(type(error).__name__)

    async def play(self, screens: list[Screen], rng: random.Random) -> None:
        due = time.perf_counter()
        for screen in screens:
            await screen.at(0)
        while time.perf_counter() < self.until:
            asked = next((s for s in screens if '"prompt":null' not in s.position), None)
            if asked is None:
                return
            shown = json.loads(asked.position)
            words = rng.choice(shown["prompt"]["options"])["words"]
            began = time.perf_counter()
            answer = {"type": "answer", "n": shown["n"], "action": words}
            await asked.web.send(json.dumps(answer))
            newest, _ = await asked.at(shown["n"] + 1)
            seen = [await screen.at(newest) for screen in screens]
            self.seconds.append(max(when for _, when in seen) - began)
            due += self.every
            await asyncio.sleep(max(0.0, due - time.perf_counter()))


TLS = httpx.create_ssl_context(verify=False)  # once: making one takes longer than a request


def memory(pid: int) -> float:
    """The resident memory of a process, in MB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def processor(pid: int) -> float:
    """The seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def flushes(url: str) -> float:
    """How many transactions the server has made."""
    found = re.search(r"^rivalry_store_flushes (\S+)", httpx.get(f"{url}/metrics").text, re.M)
    return float(found[1]) if found else 0.0


async def measure(load: Load, pid: int, tables: int, seconds: float) -> bool:
    """Put the load on the server and print the figures; whether they are good enough."""
    gc.disable()  # a pause of this program would be counted as the server's
    empty = memory(pid)
    made = [await load.make([]) for _ in range(tables)]
    idle = memory(pid)
    pairs = [await load.sit(table) for table in made]
    load.until = time.perf_counter() + seconds
    worked, flushed, began = processor(pid), flushes(load.url), time.perf_counter()
    tasks = [
        asyncio.create_task(load.run(table, pair, i))
        for i, (table, pair) in enumerate(zip(made, pairs, strict=True))
    ]
    marks = []
    while time.perf_counter() < load.until:
        await asyncio.sleep(min(10.0, seconds / 8))
        marks.append(memory(pid))
    span = time.perf_counter() - began
    worked, flushed = processor(pid) - worked, flushes(load.url) - flushed
    await asyncio.gather(*tasks)
    ordered = sorted(load.seconds)
    moves = len(ordered)
    p50, p99 = statistics.median(ordered) * 1000, ordered[int(moves * 0.99)] * 1000
    print(f"tables {tables}, sockets {2 * tables}, a move every {load.every} s per table")
    print(f"moves {moves} in {span:.0f} s, {moves / span:.0f} per second; games {load.games}")
    print(f"move to both screens: p50 {p50:.1f} ms, p99 {p99:.1f} ms, most {ordered[-1]:.2f} s")
    print(f"server process: {worked / span * 100:.0f} % of one core, ", end="")
    print(f"{worked / moves * 1000:.2f} ms per move; {moves / max(flushed, 1):.1f} moves per flush")
    print(f"memory: server {empty:.0f} MB, {tables} tables without sockets {idle:.0f} MB,")
    print(f"  then {', '.join(f'{mark:.0f}' for mark in marks)} MB")
    print(f"per table: {(idle - empty) / tables * 1024:.0f} kB without sockets, ", end="")
    print(f"{(marks[-1] - empty) / tables * 1024:.0f} kB with two")
    third = len(marks) // 3
    before, after = (statistics.mean(part) for part in (marks[third:-third], marks[-third:]))
    print(f"memory in the last third: {after - before:+.1f} MB against the one before")
    print(f"errors: {len(load.errors)} {sorted(set(load.errors))}; load {os.getloadavg()[0]:.1f}")
    return not load.errors and p50 < 30 and p99 < 150


def load_long_tables(folder: Path, database: str) -> None:
    """How long it takes to load a table of 500 answers and one of 20,000."""
    with served(folder / "data", database) as server:
        for answers in (500, 20_000):
            _, _, table = two(server)
            lengthen(server, table, answers)
            wait_for_snapshot(server, table)
            times = []
            for _ in range(30):
                forget(server, table)
                began = time.perf_counter()
                server.inside(get(server, table).look)
                times.append((time.perf_counter() - began) * 1000)
            least, usual = min(times), statistics.median(times)
            print(f"a table of {answers} answers is loaded in {least:.1f} ms, usually {usual:.1f}")
    print(f"load {os.getloadavg()[0]:.1f}")


def play_beside_bots(url: str, tables: int) -> None:
    """How long a person's bot takes to answer, of each level, beside many tables of bots alone."""
    crowd, ann = Player(url), Player(url)
    for _ in range(tables):
        crowd.table("lost-cities", "casual casual", options=LONG)
    rng = random.Random(1)
    print(f"a person beside {tables} tables of bots alone; one process thinks")
    for level in bots.LEVELS:
        times = []
        with ann.open(ann.table("lost-cities", f"me {level}")) as seat:
            while len(times) < 20 and seat.my_turn():
                n = seat.position["n"]
                seat.play(rng)
                shown, began = seat.at(n + 1), time.perf_counter()
                if shown["asked"] == 1:
                    seat.at(shown["n"] + 1)
                    times.append(time.perf_counter() - began)
        usual, most = statistics.median(times), max(times)
        print(f"{level}: usually {usual:.2f} s, at most {most:.2f} s from question to answer")
    print(f"load {os.getloadavg()[0]:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--minutes", type=float, default=0, help="short games, one after another")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves")
    parser.add_argument("--postgresql", action="store_true", help="on a server started here")
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--long", action="store_true", help="load long tables instead")
    parser.add_argument("--beside", type=int, default=0, help="tables of bots alone")
    given = parser.parse_args()
    if given.kills:
        test = [sys.executable, "-m", "pytest", str(HERE / "test_kill.py")]
        env = {**os.environ, "RIVALRY_KILLS": str(given.kills)}
        sys.exit(subprocess.run(test, env=env, timeout=60 + 5 * given.kills).returncode)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = ""
        if given.postgresql:
            database = new_database(stack.enter_context(postgresql(folder / "pg")))
        if given.long:
            return load_long_tables(folder, database)
        mortal = Mortal(folder / "data", database)
        mortal.start()
        stack.callback(mortal.end)
        if given.beside:
            return play_beside_bots(mortal.url, given.beside)
        load = Load(mortal.url, SHORT if given.minutes else LONG, given.every)
        seconds = given.minutes * 60 or given.seconds
        good = uvloop.run(measure(load, mortal.pid, given.tables, seconds))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()

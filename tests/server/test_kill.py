"""Killing the server at random instants under load: nothing acknowledged is lost or doubled."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import sqlalchemy
from kit import LEVEL, PATIENCE, Player, Seat, wait_until
from sqlalchemy import select

from rivalry.core import registry
from rivalry.core.log import GameLog
from rivalry.core.match import replay
from rivalry.server.config import Config
from rivalry.server.store import schema
from rivalry.server.table.journal import Row

KILLS = int(os.environ.get("RIVALRY_KILLS", "50"))
TABLES = [
    ("lost-cities", "me person"),
    ("lost-cities", f"me {LEVEL}"),
    ("catan-rivals", "me person"),
]


def quiet_port() -> int:
    """A free port that no connection takes as its own end while the server is down."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


class Mortal:
    """A server that is killed and started again, always at the same port."""

    def __init__(self, data: Path, database: str = "") -> None:
        self.port = quiet_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.database = database
        self.log = open(data.parent / "server.log", "a")  # noqa: SIM115
        self.zygote = subprocess.Popen(
            [sys.executable, str(Path(__file__).parent / "zygote.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        self.pid = 0
        self.started_at = 0.0

    def start(self) -> None:
        assert self.zygote.stdin is not None and self.zygote.stdout is not None
        self.zygote.stdin.write(f"{self.port}\t{self.data}\t{self.database}\n")
        self.zygote.stdin.flush()
        self.pid = int(self.zygote.stdout.readline())
        self.started_at = time.monotonic()
        try:
            wait_until(self.is_ready)
        except AssertionError:
            raise AssertionError(f"the server does not come back; {self.said()}") from None

    def said(self) -> str:
        return f"the log ends with\n{Path(self.log.name).read_text()[-4000:]}"

    def is_ready(self) -> bool:
        try:
            with urlopen(f"{self.url}/ready", timeout=PATIENCE) as reply:
                return bool(reply.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            raise AssertionError(
                f"the server was dead before it was killed; {self.said()}"
            ) from None
        wait_until(lambda: not Path(f"/proc/{self.pid}").exists())

    def end(self) -> None:
        self.kill()
        self.zygote.terminate()
        self.zygote.wait(PATIENCE)
        self.log.close()


class Load:
    """One table whose people play as fast as they can, whatever happens to the server."""

    def __init__(self, url: str, game: str, seats: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.game = game
        self.people = [Player(url) for who in seats.split() if who in ("me", "person")]
        self.table = self.people[0].table(game, seats)
        for player in self.people[1:]:
            player.join(self.table)
        self.sent: dict[int, set[str]] = defaultdict(set)  # by place: what was ever sent for it
        self.accepted: dict[int, str] = {}
        self.seen: dict[int, Any] = {}  # by place: an event some socket was shown
        self.last_accepted = 0.0
        self.stop = threading.Event()
        self.trouble: list[str] = []
        self.over = False
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        while not self.stop.is_set() and not self.over:
            seats: list[Seat] = []
            try:
                for player in self.people:
                    seats.append(player.open(self.table).ready())
                    self.look(seats[-1])
                while not self.stop.is_set() and not self.over:
                    self.move(seats)
            except Exception as problem:  # the server was killed: come back
                if isinstance(problem, AssertionError):
                    self.trouble.append(str(problem))
                    return
                time.sleep(0.02)
            finally:
                for seat in seats:
                    seat.close()

    def look(self, seat: Seat) -> None:
        for event in seat.position["events"]:
            self.seen[event["n"]] = event
        self.over = seat.position["status"] == "over"

    def move(self, seats: list[Seat]) -> None:
        newest = max(seat.position["n"] for seat in seats)
        for seat in seats:
            seat.at(newest)
            self.look(seat)
        if self.over:  # one seat heard of the end before the other
            return
        asked = [seat for seat in seats if seat.position["prompt"]]
        if not asked:
            seats[0].kind("position")
            return
        n = asked[0].position["n"]
        words = self.rng.choice(asked[0].position["prompt"]["options"])["words"]
        self.sent[n].add(words)
        reply = asked[0].answer(words)
        if reply["type"] == "accepted":
            self.accepted[n] = words
            self.last_accepted = time.monotonic()
        else:
            assert reply["code"] in ("unavailable", "stale"), reply
        asked[0].at(n + 1)

    def goes_on_after(self, moment: float) -> None:
        """Wait for the next accepted answer."""
        wait_until(lambda: self.last_accepted > moment or self.over)

    def check(self, rows: list[Row]) -> None:
        """The journal has every accepted answer where it belongs, and nothing nobody sent."""
        assert not self.trouble, self.trouble
        assert [row.n for row in rows] == list(range(len(rows))), "the journal has a hole"
        for n, words in self.accepted.items():
            assert n < len(rows) and rows[n].answer == words, f"answer {n} was lost"
        people = {row.seat for row in rows if row.answer.startswith("!sit")}
        for row in rows:
            if row.seat in people and not row.answer.startswith("!"):
                assert row.answer in self.sent[row.n], f"nobody sent {row.answer} for {row.n}"
        for n, event in self.seen.items():
            assert n < len(rows), "something was shown that was not stored"
            if event["kind"] == "answer" and not event.get("secret"):
                assert rows[n].answer == event["words"]


def test_no_accepted_answer_is_lost_or_doubled_by_kills(tmp_path: Path, database: str) -> None:
    mortal = Mortal(tmp_path / "data", database)
    stored = sqlalchemy.create_engine(Config(mortal.data, database=database).database_url())
    rng = random.Random(int.from_bytes(os.urandom(4), "big"))
    mortal.start()
    loads = [Load(mortal.url, game, seats, i) for i, (game, seats) in enumerate(TABLES)]
    # The database is another process on PostgreSQL; it is the server that is killed.
    kills = KILLS // 5 if database else KILLS
    for i in range(kills):
        time.sleep(rng.uniform(0.0, 0.25))
        mortal.kill()
        mortal.start()
        for number, load in enumerate(loads):
            if load.over:
                load.thread.join(PATIENCE)
                check_table(stored, load)
                game, seats = TABLES[number]
                loads[number] = Load(mortal.url, game, seats, 100 + i)
        if i % 10 == 9:  # play goes on at every table
            for load in loads:
                load.goes_on_after(mortal.started_at)
    for load in loads:
        load.stop.set()
    for load in loads:
        load.thread.join(PATIENCE)
    mortal.end()
    for load in loads:
        check_table(stored, load)
    stored.dispose()
    assert sum(len(load.accepted) for load in loads) > kills, "there was no load"


def check_table(stored: sqlalchemy.Engine, load: Load) -> None:
    journal, heads = schema.answers, schema.games
    with stored.connect() as database:
        found = database.execute(
            select(journal.c.n, journal.c.seat, journal.c.answer, journal.c.at)
            .where(journal.c.game_id == load.table)
            .order_by(journal.c.n)
        ).all()
        [head] = database.execute(select(heads).where(heads.c.id == load.table)).all()
    rows = [Row(*row) for row in found]
    load.check(rows)
    answers: list[str] = []
    for row in rows:
        if row.event is None:
            answers.append(row.answer)
        elif row.event == "undo":
            del answers[json.loads(row.answer.partition(" ")[2])["to"] :]
    log = GameLog(load.game, head.version, json.loads(head.options), answers, head.seed)
    match = replay(registry.load(load.game), log, "")
    assert match.log.answers == answers, "the game does not load"

"""Bad connections: cut, delayed, truncated, silent. Players come back by `n`; nothing is lost."""

import asyncio
import random
import threading
from contextlib import suppress
from typing import Any

from kit import PATIENCE, Player, Seat, Served

ANSWERS = 120
SILENCE = 1.0  # seconds after which a player gives a connection up at first


class BadLine:
    """A TCP proxy that treats every connection badly, each in its own way."""

    def __init__(self, port: int, seed: int) -> None:
        self.to = port
        self.rng = random.Random(seed)
        self.faults = {"cut": 0, "truncated": 0, "delayed": 0, "silent": 0}
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.url = ""

    def __enter__(self) -> "BadLine":
        self.thread.start()
        starting = asyncio.start_server(self.meet, "127.0.0.1", 0)
        self.server = asyncio.run_coroutine_threadsafe(starting, self.loop).result(PATIENCE)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_: object) -> None:
        async def end() -> None:
            self.server.close()
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()

        asyncio.run_coroutine_threadsafe(end(), self.loop).result(PATIENCE)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        out_reader, out_writer = await asyncio.open_connection("127.0.0.1", self.to)
        pumps = [
            asyncio.create_task(self.pump(reader, out_writer)),
            asyncio.create_task(self.pump(out_reader, writer)),
        ]
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for one in (writer, out_writer):
            one.transport.abort()  # both ends at once, whatever was on its way

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(4096):
                fate = self.rng.random()
                if fate < 0.03:
                    return self.note("cut")
                if fate < 0.06:
                    writer.write(data[: self.rng.randrange(len(data))])
                    await writer.drain()
                    return self.note("truncated")
                if fate < 0.07:
                    self.note("silent")
                    await asyncio.sleep(2 * SILENCE)
                elif fate < 0.20:
                    self.note("delayed")
                    await asyncio.sleep(self.rng.uniform(0.0, 0.05))
                writer.write(data)
                await writer.drain()

    def note(self, fault: str) -> None:
        self.faults[fault] += 1


class Stubborn:
    """A player who plays on whatever happens to the connection."""

    def __init__(self, player: Player, table: str, rng: random.Random) -> None:
        self.player = player
        self.table = table
        self.rng = rng
        self.n = 0  # the last place this player knows
        self.seen: dict[int, Any] = {}  # what was told, by place
        self.given: dict[int, str] = {}  # what this player answered, by place
        self.accepted: set[int] = set()
        self.silence = SILENCE
        self.comebacks = 0
        self.trouble: list[BaseException] = []
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        try:
            while len(self.seen) < ANSWERS:
                seat: Seat | None = None
                known = self.n
                try:
                    seat = self.player.open(self.table, self.n)
                    self.play(seat)
                except AssertionError:
                    raise
                except Exception:  # the connection was lost: come back by `n`
                    self.comebacks += 1
                    # Where nothing came, the machine may be slow: wait longer the next time.
                    self.silence = SILENCE if self.n > known else min(2 * self.silence, PATIENCE)
                finally:
                    if seat is not None:
                        seat.web.socket.close()
        except BaseException as problem:
            self.trouble.append(problem)

    def play(self, seat: Seat) -> None:
        while len(self.seen) < ANSWERS:
            message = seat.hear(self.silence)
            if message["type"] == "position":
                self.look(message)
                if message["prompt"] is not None:
                    self.answer(seat, message)
            elif message["type"] == "accepted":
                self.accepted.add(message["n"])
            elif message["type"] == "refused":
                assert message["code"] == "stale", message

    def look(self, position: Any) -> None:
        assert position["n"] >= self.n, "the table went back"
        assert position["since"] in (self.n, position["n"]), "something was left out"
        for event in position["events"]:
            assert self.seen.setdefault(event["n"], event) == event, "the past has changed"
        self.n = position["n"]

    def answer(self, seat: Seat, position: Any) -> None:
        n = position["n"]
        # After a lost connection the same command again: it may have been accepted or not.
        words = self.rng.choice(position["prompt"]["options"])["words"]
        self.given.setdefault(n, words)
        seat.send(type="answer", n=n, action=self.given[n])


def test_no_answer_is_lost_or_doubled_on_bad_connections(server: Served) -> None:
    ann, bob = server.player(), server.player()
    table = ann.table(options={"rounds": 9})
    bob.join(table)
    with BadLine(server.port, 11) as line:
        people = [
            Stubborn(Player(line.url, {"rivalry": player.cookie}), table, random.Random(i))
            for i, player in enumerate((ann, bob))
        ]
        for one in people:
            one.thread.start()
        for one in people:
            one.thread.join(6 * PATIENCE)
            assert not one.thread.is_alive(), (line.faults, one.comebacks, len(one.seen))
    assert not [one.trouble for one in people if one.trouble]
    assert all(line.faults.values()), line.faults
    assert sum(one.comebacks for one in people) > 10, "the connections were not bad enough"
    rows = server.inside(lambda: server.node.store.journal(table))
    assert [row.n for row in rows] == list(range(len(rows)))
    for seat, one in enumerate(people):
        answered = {row.n: row.answer for row in rows if row.seat == seat and row.answer[0] != "!"}
        assert set(answered.items()) <= set(one.given.items()), "nobody gave this answer"
        assert one.accepted <= set(answered), "an accepted answer was lost"
        assert len(one.given) - len(answered) <= 1, "only the last one may not have arrived"
        assert sorted(one.seen) == list(range(len(one.seen))), "an event was never told"
        for n, event in one.seen.items():
            assert event["kind"] != "answer" or event["words"] == rows[n].answer

"""No byte sent to a seat depends on what that seat may not know; no secret is in any log.

Two servers with the same ids, seeds and clocks play the same game. In one of them everything that
a seat may not know is exchanged. As long as the game's own views are equal, all bytes that this
seat and a spectator get must be equal, too.
"""

import json
import random
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from kit import GAMES, Seat, Served, served, wait_until

from rivalry.core import registry
from rivalry.server.table.wording import heard

pytestmark = pytest.mark.usefixtures("presence_at_once")

PAIRS = 50  # for each game
MOVES = 4  # after each exchange


class Pinned:
    """Numbers that look random and are the same for both servers."""

    def __init__(self) -> None:
        self.calls = count()

    def __call__(self, size: int) -> bytes:
        return sha256(f"pinned {next(self.calls)}".encode()).digest()[:size]


class World:
    """One of the two servers, its table, and a socket for every seat."""

    def __init__(self, server: Served, game: str, options: dict[str, Any]) -> None:
        self.server = server
        rules = registry.load(game)
        seats = len(rules.new(**options).scores())
        self.people = [server.player() for _ in range(seats)]
        self.watcher = server.player()
        words = " ".join(["me"] + ["person"] * (seats - 1))
        self.id = self.people[0].table(game, words, options=options)
        for player in self.people[1:]:
            player.join(self.id)
        self.seats = [player.open(self.id).ready() for player in self.people]
        self.table = server.inside(lambda: server.node.tables.get(self.id))

    @property
    def state(self) -> Any:
        return self.table.match.state

    def catch_up(self) -> None:
        n = len(self.table.rows)
        for seat in self.seats:
            seat.at(n)

    def be_among_players(self) -> None:
        """Wait until everybody has been told that the other sockets have gone."""
        listeners = self.table.audience.listeners

        async def look() -> None:
            """The table's mailbox is empty when its turn comes."""

        wait_until(lambda: len(listeners) == len(self.seats))
        self.server.inside(lambda: self.table.do(look))

    def options(self) -> tuple[int, list[str]]:
        """Who is asked, and what may be answered, as that seat's own socket would show it."""
        decision = self.state.decision
        text = self.table.match.game.text
        return decision.player, [text(option) for option in decision.options]

    def open(self, who: int | None) -> Seat:
        player = self.watcher if who is None else self.people[who]
        return player.open(self.id, len(self.table.rows)).ready()

    def answer(self, seat: int, words: str) -> None:
        reply = self.seats[seat].answer(words, n=len(self.table.rows))
        assert reply["type"] == "accepted", reply
        self.catch_up()


def frozen() -> float:
    return 1_800_000_000.0


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_may_not_know_changes_no_byte_it_gets(
    folder: Path, databases: Callable[[], str], game: str
) -> None:
    rng = random.Random(game)
    rules = registry.load(game)
    pinned = {"now": frozen, "idle": 9999.0, "beat": 9999.0}
    done = changed = compared = 0
    with (
        served(folder / "a", databases(), entropy=Pinned(), **pinned) as left,
        served(folder / "b", databases(), entropy=Pinned(), **pinned) as right,
    ):
        while done < PAIRS:
            options = {} if rng.random() < 0.5 or len(OPTIONS[game]) == 0 else OPTIONS[game]
            one, two = World(left, game, options), World(right, game, options)
            assert one.id == two.id
            while one.state.decision is not None and done < PAIRS:
                for _ in range(rng.randrange(6)):
                    if one.state.decision is not None:
                        play_alike(one, two, rng, None)
                if one.state.decision is None:
                    break
                watched = rng.choice([*range(len(one.people))])
                state = rules.scramble(one.state, watched, rng.getrandbits(63))
                changed += state.to_json() != one.state.to_json()
                exchange(two, state, one.table.match)
                compared += compare(one, two, watched, rng)
                exchange(two, one.state.copy(), one.table.match)
                done += 1
            for seat in one.seats + two.seats:
                seat.close()
    assert changed > PAIRS / 2, "the exchanges changed nothing"
    assert compared > 4 * PAIRS, "hardly anything was compared"


OPTIONS: dict[str, dict[str, Any]] = {
    "catan-rivals": {"mode": "gold"},
    "lost-cities": {"colours": 6},
    "lost-cities-board": {"players": 3},
    "lost-cities-rivals": {"players": 3},
}


def exchange(world: World, state: Any, past: Any) -> None:
    """Another state, with the past that both worlds have in common."""

    def work() -> None:
        match = world.table.match
        match.state = state
        match.told = past.told[:]
        match._glance = match.game.glance(state)

    world.server.inside(work)


def play_alike(one: World, two: World, rng: random.Random, watched: int | None) -> bool:
    """The same answer in both worlds, as far as everybody can hear; False if there is none."""
    asked, left = one.options()
    who, right = two.options()
    assert asked == who, "the worlds ask different seats"
    game = one.table.match.game
    all_heard = {heard(game, who, words, None).words for words in left}
    both = sorted(all_heard & {heard(game, who, words, None).words for words in right})
    if not both:
        return False
    said = rng.choice(both)
    mine = rng.choice([words for words in left if heard(game, who, words, None).words == said])
    other = rng.choice([words for words in right if heard(game, who, words, None).words == said])
    if asked == watched or mine in right:
        other = mine
    one.answer(asked, mine)
    two.answer(asked, other)
    return True


def compare(one: World, two: World, watched: int, rng: random.Random) -> int:
    """Let both worlds go on and compare every byte; how many messages were compared."""
    watchers = (watched, None)
    ears = [[world.open(who) for who in watchers] for world in (one, two)]
    told = 0
    for move in range(MOVES + 1):
        equal = all(one.state.view(who) == two.state.view(who) for who in watchers)
        if move == 0:
            assert equal, "the exchange itself can be seen"
        if not equal:
            break  # something was shown that differs: from here on the seat may tell them apart
        n = len(one.table.rows)
        assert n == len(two.table.rows)
        for left, right in zip(*ears, strict=True):
            left.at(n)
            right.at(n)
            assert left.raw == right.raw, f"{differing(left, right)}"
            told += len(left.raw)
        if move == MOVES or one.state.decision is None or two.state.decision is None:
            break
        if not play_alike(one, two, rng, watched):
            break
    for ear in ears[0] + ears[1]:
        ear.close()
    for world in (one, two):
        world.catch_up()
        world.be_among_players()
    return told


def differing(left: Seat, right: Seat) -> str:
    for mine, other in zip(left.raw, right.raw, strict=False):
        if mine != other:
            at = next(i for i, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b)
            return f"{mine[max(0, at - 80) : at + 80]!r} and {other[max(0, at - 80) : at + 80]!r}"
    return f"{len(left.raw)} and {len(right.raw)} messages"


def test_the_seed_is_nowhere_before_the_end_and_everywhere_after(
    server: Served, capfd: pytest.CaptureFixture[str]
) -> None:
    ann, bob = server.player(), server.player()
    table = ann.table(public=True)
    bob.join(table)
    seed = server.inside(lambda: server.node.tables.get(table)).head.seed
    shuffles = [row.answer for row in server.inside(lambda: server.node.store.journal(table))]
    secrets = [seed, *[text.split()[1] for text in shuffles if text.startswith("shuffle")]]
    assert len(secrets) == 2
    seats = [ann.open(table).ready(), bob.open(table).ready(), server.player().open(table).ready()]
    rng = random.Random(1)
    for _ in range(6):
        playing = [seat for seat in seats if seat.position["prompt"]]
        n = playing[0].position["n"]
        playing[0].play(rng)
        for seat in seats:
            seat.at(n + 1)
    pages = [
        *("/api/tables", "/api/me/tables", f"/api/tables/{table}", "/metrics", "/openapi.json"),
        *(f"/api/tables/{table}/{what}" for what in ("position", "fairness", "log")),
    ]
    told = b"".join(b"".join(seat.raw) for seat in seats)
    told += b"".join(bob.http.get(page).content for page in pages)
    printed = capfd.readouterr()
    for secret in secrets:
        assert secret.encode() not in told
        assert secret not in printed.out + printed.err
    assert ann.http.get(f"/api/tables/{table}/log").status_code == 409
    ann.do(table, "resign")
    shown = seats[2].until(lambda message: message["type"] == "table" and message["seed"])
    assert shown["seed"] == seed
    assert sha256(seed.encode()).hexdigest() == shown["commitment"]
    assert bob.get(f"/api/tables/{table}/log")["seed"] == seed
    assert bob.get(f"/api/tables/{table}/fairness")["fair"] is True


def test_a_false_log_or_seed_is_found_out(server: Served) -> None:
    ann = server.player()
    table = ann.table("lost-cities", "me random")
    ann.do(table, "resign")
    log = ann.http.get(f"/api/tables/{table}/log").json()
    promised = ann.get(f"/api/tables/{table}")["commitment"]
    text = json.dumps

    def verdict(changed: dict[str, Any]) -> Any:
        return ann.post("/api/verify", {"log": text(changed), "commitment": promised})

    assert verdict(log)["fair"]
    assert not verdict({**log, "seed": "another"})["fair"]
    deal = next(i for i, words in enumerate(log["answers"]) if words.startswith("shuffle"))
    answers = [*log["answers"]]
    answers[deal] = "shuffle 0x1"
    assert not verdict({**log, "answers": answers[: deal + 1]})["fair"]
    assert not verdict({**log, "seed": None})["fair"]
    assert not ann.post("/api/verify", {"log": "rubbish"})["fair"]

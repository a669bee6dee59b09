"""Many commands at once: one is applied, and everybody is told the same truth."""

import json
import threading
from typing import Any

from kit import Seat, Served

MANY = 50


def at_once(seats: list[Seat], commands: list[dict[str, Any]]) -> list[Any]:
    """Send one command on each socket at the same moment; the replies."""
    barrier = threading.Barrier(len(seats))
    replies: list[Any] = [None] * len(seats)

    def run(i: int) -> None:
        text = json.dumps(commands[i])
        barrier.wait()
        seats[i].web.send(text)
        replies[i] = seats[i].reply()

    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(seats))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return replies


def asked_player(server: Served) -> tuple[str, list[Seat]]:
    """A table, and fifty sockets of the player who is asked there."""
    ann, bob = server.player(), server.player()
    table = ann.table(options={"colours": 6, "starter": 0})
    bob.join(table)
    return table, [ann.open(table).ready() for _ in range(MANY)]


def journal(server: Served, table: str) -> list[tuple[int, int, str]]:
    rows = server.inside(lambda: server.node.store.journal(table))
    return [(row.n, row.seat, row.answer) for row in rows]


def test_the_same_command_fifty_times_is_applied_once_with_equal_replies(server: Served) -> None:
    table, seats = asked_player(server)
    n = seats[0].position["n"]
    words = seats[0].position["prompt"]["options"][3]["words"]
    before = journal(server, table)
    replies = at_once(seats, [{"type": "answer", "n": n, "action": words}] * MANY)
    assert replies == [{"type": "accepted", "n": n}] * MANY
    assert journal(server, table) == [*before, (n, 0, words)]
    for seat in seats:
        assert seat.at(n + 1)["n"] == n + 1


def test_of_fifty_different_commands_for_one_place_one_is_accepted(server: Served) -> None:
    table, seats = asked_player(server)
    n = seats[0].position["n"]
    legal = [option["words"] for option in seats[0].position["prompt"]["options"]]
    colours = ("yellow", "blue", "white", "green", "red", "purple")
    others = [f"play {colour} {number}" for colour in colours for number in range(2, 11)]
    commands = (legal + [words for words in others if words not in legal])[:MANY]
    assert len(set(commands)) == MANY
    before = journal(server, table)
    replies = at_once(seats, [{"type": "answer", "n": n, "action": words} for words in commands])
    accepted = [i for i, reply in enumerate(replies) if reply["type"] == "accepted"]
    assert len(accepted) == 1 and commands[accepted[0]] in legal
    assert journal(server, table) == [*before, (n, 0, commands[accepted[0]])]
    for i, reply in enumerate(replies):
        if i not in accepted:
            assert reply["code"] in (("stale",) if commands[i] in legal else ("stale", "illegal"))
            assert seats[i].at(n + 1)["n"] == n + 1
            assert reply["n"] in (n, n + 1)


def test_a_late_command_is_told_where_the_table_is(server: Served) -> None:
    _, seats = asked_player(server)
    n = seats[0].position["n"]
    first, second = [option["words"] for option in seats[0].position["prompt"]["options"][:2]]
    assert seats[0].answer(first)["type"] == "accepted"
    refused = seats[1].answer(second, n=n)
    assert (refused["code"], refused["n"]) == ("stale", n + 1)
    assert seats[1].kind("position")["n"] == n + 1
    assert seats[1].answer(second, n=n + 7)["code"] == "stale"
    assert seats[2].answer(first, n=n) == {"type": "accepted", "n": n}


def test_two_people_take_the_last_seat_at_the_same_moment(server: Served) -> None:
    ann = server.player()
    table = ann.table()
    rivals = [server.player() for _ in range(8)]
    codes: list[int] = []

    def run(i: int) -> None:
        codes.append(rivals[i].http.post(f"/api/tables/{table}/join", json={}).status_code)

    threads = [threading.Thread(target=run, args=(i,)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200] + [409] * 7

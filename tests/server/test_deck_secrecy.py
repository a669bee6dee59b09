"""Decks are brought in secret: two games that differ only in the rival's deck look alike.

All bytes that the other seat and a spectator get are equal until a card is seen, and no card of a
deck that nobody has seen is in a log of the server, a metric or a list of tables.
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from kit import Seat, Served, served
from test_secrecy import Pinned, World, differing, frozen, play_alike

from rivalry.games.catan_rivals import deck_report
from rivalry.games.catan_rivals.deck import answers, from_json
from rivalry.games.catan_rivals.notation import text

pytestmark = pytest.mark.usefixtures("presence_at_once")

SAMPLES = deck_report.samples()
OPTIONS = {"mode": "tournament", "starter": 0}
MOST = 60  # moves of a pair, if no card is seen before


def brought(key: str) -> list[str]:
    """The answers that bring a sample deck."""
    return [text(answer) for answer in answers(from_json(SAMPLES[key]))]


def cards_of(deck: dict[str, Any]) -> set[str]:
    return {key for part in ("hand", "events", "stacks") for key in deck[part]}


def bring(seat: Seat, key: str, n: int) -> None:
    first, *more = brought(key)
    seat.send(type="answer", n=n, action=first, more=more)
    reply = seat.reply()
    assert reply["type"] == "accepted", reply


def everybodys(seat: Seat) -> list[bytes]:
    """What a socket was told that came from the table, not as a reply to its own commands."""
    return [raw for raw in seat.raw if json.loads(raw)["type"] not in ("accepted", "refused")]


@pytest.mark.parametrize(
    ("left_deck", "right_deck"),
    [
        ("strong-heroes", "maritime-trade"),
        ("hunger-for-wisdom", "prosperity-for-the-poor"),
        ("alma-mater", "wide-principality"),
    ],
)
def test_two_games_that_differ_in_the_rivals_deck_look_alike_until_a_card_is_seen(
    folder: Path, left_deck: str, right_deck: str
) -> None:
    rng = random.Random(left_deck)
    pinned = {"now": frozen, "idle": 9999.0, "beat": 9999.0}
    compared = turns = 0
    with (
        served(folder / "a", entropy=Pinned(), **pinned) as left,
        served(folder / "b", entropy=Pinned(), **pinned) as right,
    ):
        one, two = (World(server, "catan-rivals", OPTIONS) for server in (left, right))
        ears = [(world.seats[0], world.open(None)) for world in (one, two)]
        for world, rivals in ((one, left_deck), (two, right_deck)):
            bring(world.seats[0], "alma-mater", len(world.table.rows))
            bring(world.seats[1], rivals, len(world.table.rows))
            world.catch_up()
        for _ in range(MOST):
            if any(one.state.view(who) != two.state.view(who) for who in (0, None)):
                break  # a card was seen: from here on they may be told apart
            n = len(one.table.rows)
            assert n == len(two.table.rows)
            for mine, other in zip(*ears, strict=True):
                mine.at(n)
                other.at(n)
                assert everybodys(mine) == everybodys(other), differing(mine, other)
                compared += len(mine.raw)
            turns = one.state.view(None)["turns"]
            if one.state.decision is None or not play_alike(one, two, rng, watched=0):
                break
        for seat in (*one.seats, *two.seats, *ears[0][1:], *ears[1][1:]):
            seat.close()
    assert compared > 20, "hardly anything was compared"
    assert turns > 0, "the game has not come as far as the first turn"


def test_no_card_of_a_deck_is_told_to_anybody_else_before_it_is_seen(
    lone: Served, capfd: pytest.CaptureFixture[str]
) -> None:
    ann, bob, eve = lone.player(), lone.player(), lone.player()
    kept = bob.post("/api/decks", {"game": "catan-rivals", "deck": SAMPLES["strong-heroes"]})
    table = ann.table("catan-rivals", "me person", options=OPTIONS, public=True)
    bob.join(table)
    with ann.open(table) as mine, bob.open(table) as rivals, eve.open(table) as watching:
        bring(mine, "maritime-trade", mine.position["n"])
        n = mine.at(rivals.position["n"] + 39)["n"]
        own = len(mine.raw)  # until now every card was offered for a deck of one's own
        rivals.at(n)
        bring(rivals, "strong-heroes", n)
        for seat in (mine, rivals, watching):
            seat.at(n + 39)
        told = b"".join(mine.raw[own:] + watching.raw)
        pages = [
            *("/api/tables?status=playing", "/api/lobby", "/api/me/decks", "/metrics"),
            *(f"/api/tables/{table}{what}" for what in ("", "/position", "/fairness", "/log")),
        ]
        for player in (ann, eve):
            told += b"".join(player.http.get(page).content for page in pages)
        printed = capfd.readouterr()
        deck, other = SAMPLES["strong-heroes"], SAMPLES["maritime-trade"]
        for key in cards_of(deck) - cards_of(other):
            quoted = json.dumps(key).encode()
            assert quoted not in told and f"card {key}".encode() not in told, key
            assert key not in printed.out + printed.err, key
        assert kept["id"].encode() not in told
        mine_view, rivals_view = mine.position["view"]["decks"], rivals.position["view"]["decks"]
        assert mine_view[1] == {"brought": True, "hand": [], "events": [], "stacks": []}
        assert sorted(rivals_view[1]["stacks"]) == sorted(deck["stacks"])
    ann.do(table, "resign")
    log: Any = eve.get(f"/api/tables/{table}/log")
    assert brought("strong-heroes")[0] in log["answers"], "with the seed, the decks are open"
    assert eve.get(f"/api/tables/{table}/fairness")["fair"] is True


def test_a_deck_is_brought_whole_or_not_at_all(lone: Served) -> None:
    ann = lone.player()
    table = ann.table("catan-rivals", "me novice", options=OPTIONS)
    with ann.open(table) as seat:
        n = seat.position["n"]
        first, *more = brought("alma-mater")
        seat.send(type="answer", n=n, action=first, more=[*more[:-1], "card abbey"])
        assert seat.reply()["code"] == "illegal"
        seat.send(type="answer", n=n, action=first, more=[*more, more[0]])
        assert seat.reply()["code"] == "illegal", "the rival is asked then"
        assert ann.get(f"/api/tables/{table}/position")["n"] == n
        bring(seat, "alma-mater", n)
        prompt = seat.my_turn()
        assert prompt["why"] == "start.arrange"
        assert seat.position["view"]["decks"][1]["brought"], "the bot has brought one, too"


def test_a_game_whose_first_question_is_open_outlives_a_restart_and_can_be_given_up(
    folder: Path,
) -> None:
    with served(folder / "data") as running:
        ann = running.player()
        table = ann.table("catan-rivals", "me novice", options=OPTIONS)
        cookie = ann.cookie
    with served(folder / "data") as running:
        ann = running.player(rivalry=cookie)
        with ann.open(table) as seat:
            assert seat.position["prompt"]["why"] == "deck.hand"
            bring(seat, "alma-mater", seat.position["n"])
            assert seat.my_turn()["why"] == "start.arrange"
        other = ann.table("catan-rivals", "me novice", options=OPTIONS)
        ann.do(other, "resign")
        assert ann.get(f"/api/tables/{other}/log")["answers"] == []
        assert ann.get(f"/api/tables/{other}/replay")["total"] == 0
        assert ann.get(f"/api/tables/{other}/fairness")["fair"] is True

"""Options that are chosen at the table: the three sets of a Duel, in turn or by lot."""

from typing import Any

import pytest
from kit import Player, Seat, Served, served

from rivalry.core.chance import lot
from rivalry.core.match import Match
from rivalry.server.table.fairness import verify

SETS = [
    *("gold", "turmoil", "progress", "intrigue", "merchant-princes", "barbarians"),
    *("explorers", "sages", "prosperity"),
]
IN_TURN: dict[str, Any] = {"options": {"mode": "duel"}, "settings": {"choose": {"sets": "turns"}}}
BY_LOT: dict[str, Any] = {"options": {"mode": "duel"}, "settings": {"choose": {"sets": "lot"}}}


def duel(ann: Player, seats: str, how: dict[str, Any]) -> str:
    return ann.table("catan-rivals", seats, **how)


def pick(player: Player, table: str, name: str, code: int | None = None) -> Any:
    return player.do(table, "choose", {"option": "sets", "value": name}, code)


def choice(seat: Seat) -> Any:
    [found] = seat.news["choices"]
    return found


def seed_of(server: Served, table: str) -> str:
    row = server.inside(lambda: server.node.store.game(table))
    return str(row.seed)


def test_two_players_pick_the_three_sets_in_turn_and_then_the_game_begins(server: Served) -> None:
    ann, bob = server.player(), server.player()
    table = duel(ann, "me person", IN_TURN)
    assert ann.get(f"/api/tables/{table}")["settings"]["choose"] == {"sets": "turns"}
    bob.join(table)
    with ann.open(table) as seat:
        assert seat.position["status"] == "choosing" and seat.position["view"] is None
        assert choice(seat)["values"] == SETS and choice(seat)["total"] == 3
        first = choice(seat)["asked"]
        assert first == lot(seed_of(server, table), "first", range(2), 1)[0]
        player, other = (ann, bob) if first == 0 else (bob, ann)
        assert pick(other, table, "gold", 409)["code"] == "not-asked"
        assert pick(player, table, "promo", 409)["code"] == "bad-choice"
        pick(player, table, "sages")
        pick(player, table, "sages")  # the same click twice counts once
        assert pick(player, table, "gold", 409)["code"] == "not-asked"
        assert pick(other, table, "sages", 409)["code"] == "bad-choice"
        pick(other, table, "explorers")
        seat.until(lambda m: m["type"] == "table" and len(m["choices"][0]["picks"]) == 2)
        assert choice(seat)["asked"] == first and seat.news["options"]["sets"] == [
            "sages",
            "explorers",
        ]
        pick(player, table, "intrigue")
        seat.until(lambda m: m["type"] == "position" and m["status"] == "playing")
        assert seat.news["options"]["sets"] == ["sages", "explorers", "intrigue"]
        told = [(one["seat"], one["value"]) for one in choice(seat)["picks"]]
        assert told == [(first, "sages"), (1 - first, "explorers"), (first, "intrigue")]
        assert seat.position["view"]["sets"] == ["sages", "explorers", "intrigue"]
    assert ann.get(f"/api/tables/{table}")["options"]["sets"] == ["sages", "explorers", "intrigue"]
    assert pick(ann, table, "gold", 409)["code"] == "not-choosing"


def test_a_bot_picks_in_its_turn(lone: Served) -> None:
    for _ in range(4):  # whoever picks first
        ann = lone.player()
        table = duel(ann, "me novice", IN_TURN)
        with ann.open(table) as seat:
            assert choice(seat)["asked"] == 0
            for name in ("gold", "sages", "turmoil"):
                if seat.position["status"] == "choosing":
                    left = [n for n in SETS if n not in [p["value"] for p in choice(seat)["picks"]]]
                    pick(ann, table, name if name in left else left[0])
                    seat.kind("position")
            assert len(set(seat.news["options"]["sets"])) == 3
            by = [one["seat"] for one in choice(seat)["picks"]]
            assert by in ([0, 1, 0], [1, 0, 1])


def test_bots_alone_pick_and_play_at_once(lone: Served) -> None:
    table = duel(lone.player(), "novice novice", IN_TURN)
    with lone.player().open(table) as seat:
        assert seat.position["status"] in ("playing", "over")
        assert len(set(seat.news["options"]["sets"])) == 3


def test_whoever_leaves_while_sets_are_picked_frees_the_seat_and_the_picks(server: Served) -> None:
    ann, bob, eve = server.player(), server.player(), server.player()
    table = duel(ann, "me person", IN_TURN)
    bob.join(table)
    with ann.open(table) as seat:
        pick(ann if choice(seat)["asked"] == 0 else bob, table, "gold")
        eve.do(table, "join", {"seat": None}, 409)
        bob.do(table, "leave")
        seat.until(lambda m: m["type"] == "position" and m["status"] == "waiting")
        assert choice(seat)["picks"] == [] and choice(seat)["asked"] is None
        eve.join(table)
        seat.until(lambda m: m["type"] == "position" and m["status"] == "choosing")
        assert choice(seat)["picks"] == []


def test_the_lot_is_drawn_from_the_committed_seed_when_all_seats_are_taken(server: Served) -> None:
    ann, bob = server.player(), server.player()
    table = duel(ann, "me person", BY_LOT)
    assert ann.get(f"/api/tables/{table}")["options"]["sets"] is None
    drawn = lot(seed_of(server, table), "sets", SETS, 3)
    bob.join(table)
    with ann.open(table) as seat:
        assert seat.position["status"] == "playing" and seat.news["options"]["sets"] == drawn
        assert [one["seat"] for one in choice(seat)["picks"]] == [None] * 3
        assert choice(seat)["asked"] is None
    assert ann.get(f"/api/tables/{table}/fairness")["lots"] == ["sets"]
    ann.do(table, "resign")
    fairness = ann.get(f"/api/tables/{table}/fairness")
    assert fairness["fair"] and fairness["lots"] == ["sets"]
    log = ann.http.get(f"/api/tables/{table}/log").text
    verdict = {"log": log, "commitment": fairness["commitment"], "lots": ["sets"]}
    assert ann.post("/api/verify", verdict)["fair"]


def test_a_log_with_sets_that_its_seed_did_not_draw_is_not_fair() -> None:
    from rivalry.games import catan_rivals

    drawn = lot("7", "sets", SETS, 3)
    honest = Match(catan_rivals, "7", {"mode": "duel", "sets": drawn}).log.json()
    named = Match(catan_rivals, "7", {"mode": "duel", "sets": SETS[:3]}).log.json()
    assert verify(honest, None, ["sets"]).fair and verify(named, None).fair
    wrong = verify(named, None, ["sets"])
    assert not wrong.fair and "sets" in wrong.words
    assert not verify(honest, None, ["mode"]).fair


@pytest.mark.parametrize(
    ("options", "choose"),
    [
        ({"mode": "duel", "sets": SETS[:3]}, {"sets": "lot"}),
        ({"mode": "gold"}, {"sets": "lot"}),
        ({"mode": "duel"}, {"mode": "lot"}),
        ({"mode": "duel"}, {"nothing": "turns"}),
    ],
)
def test_what_cannot_be_chosen_at_the_table_is_refused(
    lone: Served, options: dict[str, Any], choose: dict[str, str]
) -> None:
    body = {
        "game": "catan-rivals",
        "seats": ["me", "person"],
        "options": options,
        "settings": {"choose": choose},
    }
    assert lone.player().post("/api/tables", body, 400)["code"] == "bad-option"


def test_a_rematch_is_chosen_anew_and_a_table_from_a_log_has_its_sets(lone: Served) -> None:
    ann = lone.player()
    table = duel(ann, "me novice", BY_LOT)
    ann.do(table, "resign")
    again = ann.do(table, "rematch")["id"]
    sets = [ann.get(f"/api/tables/{t}")["options"]["sets"] for t in (table, again)]
    assert sets == [lot(seed_of(lone, t), "sets", SETS, 3) for t in (table, again)]
    body = {"k": 5, "seats": ["me", "novice"], "settings": {"choose": {"sets": "lot"}}}
    forked = ann.do(table, "fork", body)["id"]
    info = ann.get(f"/api/tables/{forked}")
    assert info["options"]["sets"] == sets[0] and info["settings"]["choose"] == {}


def test_picks_outlive_a_restart_of_the_server(folder: Any, databases: Any) -> None:
    database = databases()
    with served(folder / "data", database) as running:
        ann, bob = running.player(), running.player()
        table = duel(ann, "me person", IN_TURN)
        bob.join(table)
        with ann.open(table) as seat:
            first = choice(seat)["asked"]
        pick((ann, bob)[first], table, "prosperity")
        cookies = [{"rivalry": player.cookie} for player in (ann, bob)]
    with served(folder / "data", database) as running:
        players = [running.player(**one) for one in cookies]
        with players[0].open(table) as seat:
            assert [p["value"] for p in choice(seat)["picks"]] == ["prosperity"]
            assert choice(seat)["asked"] == 1 - first
            pick(players[1 - first], table, "gold")
            pick(players[first], table, "turmoil")
            seat.until(lambda m: m["type"] == "position" and m["status"] == "playing")
            assert seat.position["view"]["sets"] == ["prosperity", "gold", "turmoil"]

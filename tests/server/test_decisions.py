"""What commands do to a table, decided without a server, a database or a clock."""

import random
from dataclasses import replace
from typing import Any

import pytest

from rivalry.core import registry
from rivalry.core.decision import CHANCE
from rivalry.core.match import Draft
from rivalry.server.refusal import Refusal
from rivalry.server.table.clock import Outages
from rivalry.server.table.command import (
    Answer,
    Claim,
    Close,
    ComeBack,
    Command,
    Leave,
    LookAfter,
    Open,
    Rematch,
    Resign,
    Sit,
    Undo,
    decide,
)
from rivalry.server.table.head import Head, Imported
from rivalry.server.table.settings import Settings
from rivalry.server.table.situation import Situation, empty, make_match, time_left

OPTIONS: dict[str, dict[str, Any]] = {"lost-cities": {"starter": 0}, "catan-rivals": {}}


class Desk:
    """A table without a server: rows are taken into account as soon as they are decided."""

    def __init__(self, game: str = "lost-cities", seats: int = 2, **settings: Any) -> None:
        rules = registry.load(game)
        kept = Settings.model_validate(settings)
        head = Head("t", game, rules.version, {}, kept, None, False, "", "seed", seats, 0.0)
        head.options.update(OPTIONS.get(game, {"players": seats}))
        self.s = empty(head, Outages())
        self.now = 1000.0

    def do(self, command: Command) -> list[str]:
        """Obey a command; what the journal gets."""
        outcome = decide(self.s, command, self.now)
        if not self.s.add(outcome.rows, outcome.draft):
            self.s.match = make_match(self.s.head, self.s.standing)
        return [row.answer for row in outcome.rows]

    def refused(self, command: Command) -> str:
        """The code with which a command is refused; the table is as it was."""
        before = (list(self.s.rows), self.s.match and self.s.match.state.to_json())
        with pytest.raises(Refusal) as refusal:
            decide(self.s, command, self.now)
        assert before == (list(self.s.rows), self.s.match and self.s.match.state.to_json())
        return refusal.value.code

    def option(self, i: int = 0) -> str:
        match = self.s.match
        assert match is not None and match.decision is not None
        return match.text(match.decision.options[i])

    def answer(self, seat: int = 0, i: int = 0) -> list[str]:
        return self.do(Answer(seat, self.s.n, self.option(i)))


def playing(**settings: Any) -> Desk:
    """Ann and Bob; Ann is asked."""
    desk = Desk(**settings)
    desk.do(Open(["me", "person"], "ann", "Ann"))
    desk.do(Sit("bob", "Bob"))
    return desk


def words(texts: list[str]) -> list[str]:
    return [text.partition(" ")[0] for text in texts]


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    desk = Desk()
    assert words(desk.do(Open(["me", "person"], "ann", "Ann"))) == ["!sit"]
    assert desk.refused(Sit("bob", "Bob", wanted=0)) == "seat-taken"
    assert words(desk.do(Sit("bob", "Bob"))) == ["!sit", "!start", "shuffle"]
    assert desk.do(Sit("bob", "Bob")) == [], "who sits already keeps the seat"
    assert desk.refused(Sit("eve", "Eve")) == "not-waiting"
    assert desk.refused(Leave("ann")) == "not-waiting"


def test_whoever_leaves_last_closes_the_table() -> None:
    desk = Desk()
    desk.do(Open(["me", "person"], "ann", "Ann"))
    assert desk.refused(Leave("bob")) == "not-seated"
    assert words(desk.do(Leave("ann"))) == ["!leave", "!close"]
    assert desk.do(Close()) == []


def test_deciding_changes_nothing() -> None:
    desk = playing()
    assert desk.s.match is not None
    before = desk.s.match.state.to_json()
    outcome = decide(desk.s, Answer(0, desk.s.n, desk.option()), desk.now)
    assert outcome == decide(desk.s, Answer(0, desk.s.n, desk.option()), desk.now)
    assert desk.s.match.state.to_json() == before and desk.s.n == outcome.rows[0].n


@pytest.mark.parametrize("game", ["lost-cities", "catan-rivals"])
def test_an_answer_is_worked_out_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(game)
    desk.do(Open(["me", "person"], "ann", "Ann"))
    desk.do(Sit("bob", "Bob"))
    applied: list[Any] = []
    add = Draft.add

    def counted(draft: Draft, *given: Any) -> None:
        applied.append(given)
        add(draft, *given)

    monkeypatch.setattr(Draft, "add", counted)
    assert desk.s.match is not None
    rules, parsed = desk.s.match.game, []
    parse = rules.parse
    monkeypatch.setattr(rules, "parse", lambda text: (parsed.append(text), parse(text))[1])
    for _ in range(30):
        assert desk.s.match.decision is not None
        applied.clear(), parsed.clear()
        said = desk.option()
        given = desk.answer(desk.s.match.decision.player)
        assert len(applied) == len([row for row in given if not row.startswith("!")]) > 0
        assert parsed == [said], "its text was read once"


def test_several_answers_count_together_or_not_at_all() -> None:
    desk = playing()
    n, card = desk.s.n, desk.option()
    assert desk.refused(Answer(0, n, card, ("play nothing",))) == "malformed"
    assert desk.refused(Answer(0, n, card, (card,))) == "illegal"
    assert desk.refused(Answer(0, n, card, ("draw deck", "draw deck"))) == "illegal", "Bob is asked"
    both = Answer(0, n, card, ("draw deck",))
    assert desk.do(both) == [card, "draw deck"] and desk.s.asked == 1
    assert desk.do(both) == [], "it was accepted before"
    assert desk.refused(Answer(0, n, card, ("draw deck", "draw deck"))) == "stale"
    assert desk.refused(Answer(1, n, card, ("draw deck",))) == "stale"
    assert [row.seat for row in desk.s.rows[n:]] == [0, 0]


def test_several_answers_with_chance_between_them_are_found_again() -> None:
    desk = Desk("catan-rivals")
    desk.do(Open(["me", "person"], "ann", "Ann"))
    desk.do(Sit("bob", "Bob"))
    while desk.s.match is not None and desk.option() != "roll":
        desk.answer(desk.s.asked or 0)
    seat, n = desk.s.asked or 0, desk.s.n
    desk.answer(seat)
    chance = [row.answer for row in desk.s.rows[n:] if row.seat == CHANCE]
    assert chance, "the dice were rolled"
    if desk.s.asked == seat:
        following = desk.option()
        desk.answer(seat)
        assert desk.do(Answer(seat, n, "roll", (following,))) == []


def test_an_answer_is_for_its_place_and_its_seat_alone() -> None:
    desk = playing()
    n, said = desk.s.n, desk.option()
    assert desk.refused(Answer(1, n, said)) == "not-asked"
    assert desk.refused(Answer(0, n, said, by_bot=True)) == "not-asked"
    assert desk.refused(Answer(0, n - 1, said)) == "stale"
    assert desk.refused(Answer(0, n + 1, said)) == "stale"
    assert desk.refused(Answer(0, n, "fly to the moon")) == "malformed"
    assert desk.refused(Answer(0, n, "draw deck")) == "illegal"
    assert desk.do(Answer(0, n, said)) == [said]
    assert desk.do(Answer(0, n, said)) == [], "the same again was accepted before"
    assert desk.refused(Answer(0, n, "draw deck")) == "stale"


@pytest.mark.parametrize("game", registry.names())
def test_what_is_decided_is_what_the_match_then_does(game: str) -> None:
    rng = random.Random(game)
    desk = Desk(game)
    desk.do(Open(["me", "person"], "ann", "Ann"))
    desk.do(Sit("bob", "Bob"))
    for _ in range(300):
        match = desk.s.match
        if desk.s.standing.status == "over":
            break
        assert match is not None and match.decision is not None
        option = match.text(rng.choice(match.decision.options))
        before = len(match.log.answers)
        told = desk.do(Answer(match.decision.player, desk.s.n, option))
        assert match.log.answers[before:] == [text for text in told if not text.startswith("!")]
        assert match is desk.s.match, "the match goes on by the rows alone"
        if rng.random() < 0.1:
            undo = Undo(desk.s.standing.given[-1].seat, desk.s.n, "answer")
            if undo.seat != CHANCE and match.can_undo(undo.seat):
                desk.do(undo)
                assert match.log.answers == [row.answer for row in desk.s.standing.given]
    rebuilt = make_match(desk.s.head, desk.s.standing)
    assert rebuilt is not None and desk.s.match is not None
    assert rebuilt.state.to_json() == desk.s.match.state.to_json()


def test_an_undo_takes_back_ones_own_last_answer_once() -> None:
    desk = playing()
    desk.answer()
    n = desk.s.n
    assert desk.refused(Undo(1, n, "answer")) == "no-undo"
    assert desk.refused(Undo(0, n, "turn")) == "no-undo", "whole turns only against bots"
    assert desk.do(Undo(0, n, "answer")) == ['!undo {"to": 1}']
    assert desk.do(Undo(0, n, "answer")) == []
    assert desk.refused(Undo(0, desk.s.n, "answer")) == "no-undo"


CLOCK = {"clock": {"initial": 30.0, "increment": 10.0}}


def test_answering_and_undoing_gives_no_time() -> None:
    desk = playing(**CLOCK)
    for _ in range(15):
        desk.now += 0.2
        desk.answer()
        desk.now += 0.2
        desk.do(Undo(0, desk.s.n, "answer"))
    assert time_left(desk.s, 0, desk.now) == pytest.approx(24.0)
    assert time_left(desk.s, 1, desk.now) == 30.0


def test_an_undo_that_would_leave_no_time_is_refused() -> None:
    desk = playing(**CLOCK)
    desk.now += 25
    desk.answer()
    desk.now += 6
    assert time_left(desk.s, 0, desk.now) == pytest.approx(9.0)
    assert desk.refused(Undo(0, desk.s.n, "answer")) == "no-undo"


def test_days_for_an_answer_do_not_begin_again_by_an_undo() -> None:
    desk = playing(days=1.0)
    for _ in range(4):
        desk.now += 10_000
        desk.answer()
        desk.now += 10_000
        desk.do(Undo(0, desk.s.n, "answer"))
    assert time_left(desk.s, 0, desk.now) == pytest.approx(86_400 - 80_000)
    desk.now += 6_000
    desk.answer()
    assert time_left(desk.s, 0, desk.now) == 86_400, "the next question has its own day"
    desk.now += 500
    assert desk.refused(Undo(0, desk.s.n, "answer")) == "no-undo"
    desk.now += 86_000
    assert words(desk.do(LookAfter(0.0))) == ["!timeout", "!over"]


def test_whose_time_is_up_cannot_answer() -> None:
    desk = playing(**CLOCK)
    desk.now += 31
    assert desk.refused(Answer(0, desk.s.n, desk.option())) == "not-playing"
    assert words(desk.do(LookAfter(desk.now))) == ["!timeout", "!over"]
    assert desk.s.standing.result is not None and desk.s.standing.result.winners == [1]


def test_an_outage_counts_for_nobody() -> None:
    desk = playing(**CLOCK)
    desk.now += 10
    desk.s.standing.outages.note(desk.now, desk.now + 3600)
    desk.now += 3610
    assert time_left(desk.s, 0, desk.now) == pytest.approx(10.0)
    assert desk.do(LookAfter(0.0)) == []


def test_of_three_one_resigns_and_the_others_keep_their_time() -> None:
    desk = Desk("lost-cities-rivals", 3, **CLOCK)
    desk.do(Open(["me", "person", "person"], "ann", "Ann"))
    desk.do(Sit("bob", "Bob"))
    desk.do(Sit("eve", "Eve"))
    asked = desk.s.asked
    assert asked is not None
    desk.now += 20
    other = next(c.player for i, c in enumerate(desk.s.standing.chairs) if i != asked)
    assert other is not None
    assert words(desk.do(Resign(other))) == ["!resign", "!stand-in"]
    assert time_left(desk.s, asked, desk.now) == pytest.approx(10.0)
    assert desk.refused(Resign(other)) == desk.refused(ComeBack(other)) == "not-playing"


def test_an_absent_player_is_claimed_only_after_the_time_the_table_allows() -> None:
    desk = playing(absence={"after": 60.0, "rule": "claim"})
    desk.now += 59
    assert desk.refused(Claim("bob", "win", seen_at=0.0)) == "not-absent"
    desk.now += 2
    assert desk.refused(Claim("ann", "win", seen_at=0.0)) == "not-absent", "she is asked herself"
    assert desk.refused(Claim("bob", "win", seen_at=desk.now)) == "not-absent", "she is here"
    assert desk.refused(Claim("eve", "win", seen_at=0.0)) == "not-seated"
    assert words(desk.do(Claim("bob", "bot", seen_at=0.0))) == ["!stand-in"]
    assert desk.refused(Claim("bob", "win", seen_at=0.0)) == "not-absent", "a bot plays"
    assert words(desk.do(ComeBack("ann"))) == ["!back"]


def test_a_rematch_is_made_once_and_after_the_game() -> None:
    desk = playing()
    assert desk.refused(Rematch("ann", "next")) == "not-over"
    desk.do(Resign("ann"))
    assert desk.do(Rematch("bob", "next")) == ['!rematch {"table": "next"}']
    assert desk.do(Rematch("ann", "another")) == []
    assert desk.s.standing.rematch == "next"


def test_an_imported_log_begins_with_its_answers() -> None:
    other = playing()
    other.answer()
    head, given = other.s.head, other.s.standing.given
    answers = [row.answer for row in given]
    imported = Imported(answers, [row.seat for row in given], None)
    desk = Desk()
    desk.s = empty(replace(head, imported=imported), Outages())
    told = desk.do(Open(["me", "random"], "ann", "Ann"))
    assert told[3:] == answers and words(told[:3]) == ["!sit", "!stand-in", "!start"]
    assert desk.s.match is not None and other.s.match is not None
    assert desk.s.match.state.to_json() == other.s.match.state.to_json()


def test_a_journal_that_chance_did_not_write_from_the_seed_is_right_all_the_same() -> None:
    """A log from elsewhere may have other shuffles than the table's seed would give."""
    desk = playing()
    s: Situation = empty(desk.s.head, Outages())
    rows = [
        row if not row.answer.startswith("shuffle") else type(row)(row.n, -1, "shuffle 0x7", row.at)
        for row in desk.s.rows
    ]
    assert not s.add(rows)
    s.match = make_match(s.head, s.standing)
    assert s.match is not None and s.match.log.answers == ["shuffle 0x7"]
    assert desk.s.match is not None
    assert s.match.state.to_json() != desk.s.match.state.to_json()

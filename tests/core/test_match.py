"""A match: answers, refusals, undo, rewinding, replaying and fair chance."""

import json
import random
from functools import partial

import pytest
import toy

import rivalry
from rivalry.core.chance import SplitMix64
from rivalry.core.contract import dump
from rivalry.core.decision import IllegalAction, MalformedAction, NotYourDecision
from rivalry.core.log import BadLog, GameLog
from rivalry.core.match import MARK, REMEMBERED, Match, false_chance, replay


def new(**options: object) -> Match:
    return rivalry.new("lost-cities", seed=7, **{"starter": 0, **options})


def play_on(match: Match, answers: int, seed: int = 1) -> Match:
    """Give so many answers at random, or fewer where the game ends."""
    rng = SplitMix64(seed)
    for _ in range(answers):
        if match.decision is None:
            break
        options = match.decision.options
        match.answer(options[rng.below(len(options))])
    return match


# Playing


def test_chance_answers_itself() -> None:
    match = new()
    assert match.decision is not None and match.decision.player == 0
    assert [words.split()[0] for words in match.log.answers] == ["shuffle"]


def test_a_match_is_played_by_answering_until_nothing_is_asked() -> None:
    match = play_on(new(rounds=1), 10**6)
    assert match.decision is None
    assert match.scores() == match.state.scores() and match.winners() == match.state.winners()


def test_answers_go_into_the_log_in_notation() -> None:
    match = new()
    assert match.decision is not None
    first = match.decision.options[0]
    match.answer(first)
    assert match.log.answers[-1] == match.text(first) and match.parse(match.text(first)) == first


def test_an_illegal_answer_changes_nothing() -> None:
    match = play_on(new(), 5)
    assert match.decision is not None
    before, answers = dump(match.state), match.log.answers[:]
    illegal = next(a for a in range(127) if a not in match.decision.options)
    with pytest.raises(IllegalAction, match="allowed: "):
        match.answer(illegal)
    with pytest.raises(MalformedAction):
        match.answer(1000)
    with pytest.raises(MalformedAction):
        match.parse("castle")
    assert dump(match.state) == before and match.log.answers == answers


def test_only_the_seat_that_is_asked_may_answer() -> None:
    match = new()
    assert match.decision is not None
    with pytest.raises(NotYourDecision, match="seat 0 is asked, not seat 1"):
        match.answer(match.decision.options[0], seat=1)
    assert len(match.log.answers) == 1
    match.answer(match.decision.options[0], seat=0)
    assert len(match.log.answers) == 2


def test_nobody_may_answer_after_the_end() -> None:
    match = play_on(new(rounds=1), 10**6)
    for seat in (None, 0, 1):
        with pytest.raises(NotYourDecision, match="over"):
            match.answer(0, seat)


def test_a_view_is_what_the_state_shows() -> None:
    match = play_on(new(), 9)
    for seat in (0, 1, None):
        assert match.view(seat) == match.state.view(seat)
    assert match.view() == match.view(None)
    assert json.loads(json.dumps(match.view(0))) == match.view(0)


# The same seed, the same deals


def deals(match: Match) -> list[str]:
    return [words for words in match.log.answers if words.startswith("shuffle")]


def test_the_same_seed_gives_the_same_deals_whatever_the_players_do() -> None:
    one, other = play_on(new(), 10**6, seed=1), play_on(new(), 10**6, seed=2)
    assert one.log.answers != other.log.answers
    assert deals(one) == deals(other) and len(deals(one)) == 3


def test_another_seed_gives_other_deals() -> None:
    one = rivalry.new("lost-cities", seed=7, starter=0)
    other = rivalry.new("lost-cities", seed=8, starter=0)
    assert deals(one) != deals(other)


def test_a_seed_may_be_a_number_or_a_text() -> None:
    one = rivalry.new("lost-cities", seed=7, starter=0)
    same = rivalry.new("lost-cities", seed="7", starter=0)
    assert one.log == same.log and one.log.seed == "7"


def test_without_a_seed_every_match_is_another() -> None:
    one, other = rivalry.new("lost-cities", starter=0), rivalry.new("lost-cities", starter=0)
    assert one.log.seed != other.log.seed and deals(one) != deals(other)
    assert one.log.seed is not None and len(one.log.seed) == 64


def test_the_log_keeps_every_option_also_those_not_given() -> None:
    assert new(rounds=2).log.options == {
        "rounds": 2,
        "colours": 5,
        "starter": 0,
        "tiebreak": "draw",
        "stall_cap": 1000,
    }


# Undo


def test_the_own_last_answer_can_be_taken_back() -> None:
    match = play_on(new(), 4)
    assert match.decision is not None and match.decision.why == "card"
    seat, before, view = match.decision.player, dump(match.state), match.view(0)
    match.answer(match.decision.options[0])
    assert match.can_undo(seat)
    match.undo(seat)
    assert dump(match.state) == before and match.view(0) == view


def test_the_rival_cannot_take_it_back() -> None:
    match = new()
    assert match.decision is not None
    match.answer(match.decision.options[0])
    assert not match.can_undo(1)
    with pytest.raises(NotYourDecision, match="only your own last answer"):
        match.undo(1)
    assert len(match.log.answers) == 2


def test_drawing_a_hidden_card_cannot_be_taken_back() -> None:
    match = new()
    assert match.decision is not None
    match.answer(match.decision.options[0])
    match.answer(match.parse("draw deck"))
    assert not match.can_undo(0) and not match.can_undo(1)
    with pytest.raises(NotYourDecision):
        match.undo(0)


def test_drawing_an_open_card_can_be_taken_back_and_then_the_card_played_too() -> None:
    match = new()
    assert match.decision is not None
    a_red_card = next(a for a in match.decision.options if match.text(a).startswith("discard red"))
    match.answer(a_red_card)
    match.answer(match.parse("draw deck"))
    assert match.decision is not None
    match.answer(match.decision.options[0])
    match.answer(match.parse("draw red"))
    before_that = len(match.log.answers)
    match.undo(1)
    match.undo(1)
    assert len(match.log.answers) == before_that - 2
    assert not match.can_undo(1) and not match.can_undo(0)


def test_the_deal_cannot_be_taken_back() -> None:
    match = new()
    assert not match.can_undo(0) and not match.can_undo(1)


def test_undo_works_in_the_middle_of_an_effect() -> None:
    match = Match(toy, "3", {})
    for _ in range(200):
        assert match.decision is not None, "this seed has a gift"
        if match.decision.why == "gift":
            break
        match.answer(match.decision.options[0])
    assert match.decision is not None
    seat, before = match.decision.player, dump(match.state)
    match.answer(match.decision.options[-1])
    match.undo(seat)
    assert dump(match.state) == before


# Rewinding


@pytest.mark.parametrize("n", [1, 2, 17, 40])
def test_rewinding_goes_back_to_any_answer(n: int) -> None:
    match = play_on(new(), 40)
    answers, end = match.log.answers[:], dump(match.state)
    match.rewind(n)
    assert match.log.answers == answers[:n]
    for words in answers[n:]:
        match.answer(match.parse(words))
    assert dump(match.state) == end and match.log.answers == answers


def test_rewinding_to_the_very_beginning_deals_the_same_cards_again() -> None:
    match = play_on(new(), 40)
    deal = match.log.answers[0]
    match.rewind(0)
    assert match.log.answers == [deal] and match.decision is not None


@pytest.mark.parametrize("game", rivalry.games())
def test_every_earlier_position_is_what_it_was_from_wherever_one_goes_back(game: str) -> None:
    """Positions are rebuilt from copies kept now and then; no copy is changed by going on."""
    match = rivalry.new(game, seed=7)
    states, rng = {}, SplitMix64(5)
    while match.decision is not None and len(match.log.answers) < 5 * MARK // 2:
        states[len(match.log.answers)] = dump(match.state), match.can_undo(match.decision.player)
        play_on(match, 1, int(rng.below(1000)))
    answers = match.log.answers[:]
    for n, (state, undoable) in sorted(states.items(), key=lambda item: item[0] * 37 % 101):
        assert dump(match.position(n)) == state
        match.rewind(n)
        assert match.decision is not None and match.log.answers == answers[:n]
        assert (dump(match.state), match.can_undo(match.decision.player)) == (state, undoable)
        match.restart(answers)
    assert match.log.answers == answers


def test_going_back_costs_the_same_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_on(new(rounds=9), 1000)
    parsed: list[str] = []
    parse = match.game.parse
    monkeypatch.setattr(match.game, "parse", lambda text: (parsed.append(text), parse(text))[1])
    for back in range(1, 8):
        match.rewind(1000 - back)
        assert len(parsed) <= MARK
        parsed.clear()


def test_rewinding_before_a_later_deal_gives_that_deal_again() -> None:
    match = play_on(new(), 10**6)
    second = [n for n, words in enumerate(match.log.answers) if words.startswith("shuffle")][1]
    answers = match.log.answers[:]
    match.rewind(second)
    assert match.log.answers == answers[: second + 1]


# Replaying


@pytest.mark.parametrize("n", [0, 1, 30, 10**6])
def test_a_replayed_match_goes_on_like_the_first(n: int) -> None:
    match = play_on(new(rounds=2), n)
    again = rivalry.replay(match.log)
    assert dump(again.state) == dump(match.state) and again.log == match.log
    play_on(match, 500, seed=5)
    play_on(again, 500, seed=5)
    assert again.log == match.log, "the deals to come are the same too"


def test_replaying_leaves_the_log_it_was_given_alone() -> None:
    match = play_on(new(), 10)
    again = rivalry.replay(match.log)
    play_on(again, 3)
    assert len(match.log.answers) == 11


def test_a_log_without_seed_replays_and_goes_on_by_another_chance() -> None:
    match = play_on(new(), 20)
    log = GameLog.read(match.log.json())
    log.seed = None
    again = rivalry.replay(log)
    assert dump(again.state) == dump(match.state) and again.log.seed is None
    assert again.log.answers == match.log.answers
    play_on(again, 10**6)
    assert deals(again)[0] == deals(match)[0] and len(deals(again)) == 3


def test_a_replayed_match_can_undo_what_the_first_could() -> None:
    match = new()
    assert match.decision is not None
    match.answer(match.decision.options[0])
    again = rivalry.replay(match.log)
    assert again.can_undo(0) and not again.can_undo(1)


def test_a_log_of_other_rules_is_refused() -> None:
    log = new().log
    log.version = 2
    with pytest.raises(BadLog, match=r"line 4: played by version 2"):
        rivalry.replay(log)


def test_a_game_of_somebody_else_replays_as_well() -> None:
    match = play_on(Match(toy, "11", {"turns": 9}), 10**6)
    again = replay(toy, GameLog.read(match.log.text()), "unused")
    assert dump(again.state) == dump(match.state) and again.winners() == match.winners()


# Fair chance


def test_chance_that_follows_from_the_seed_is_found_fair() -> None:
    assert false_chance(play_on(new(), 10**6)) is None
    assert false_chance(play_on(rivalry.new("lost-cities", seed=3), 10**6)) is None
    assert false_chance(play_on(Match(toy, "11", {}), 10**6)) is None


def test_a_false_deal_is_found_with_its_number() -> None:
    match = play_on(new(), 10**6)
    second = [n for n, words in enumerate(match.log.answers) if words.startswith("shuffle")][1]
    log = GameLog.read(match.log.json())
    log.answers = log.answers[: second + 1]
    log.answers[second] = "shuffle 0x7"
    assert false_chance(rivalry.replay(log)) == second


def test_a_false_seed_is_found_at_the_first_deal() -> None:
    log = GameLog.read(new().log.json())
    log.seed = "8"
    assert false_chance(rivalry.replay(log)) == 0


def test_a_false_roll_is_found() -> None:
    match = play_on(Match(toy, "11", {}), 10**6)
    rolls = [n for n, words in enumerate(match.log.answers) if words.startswith("roll")]
    assert rolls, "this seed has a gamble"
    log = GameLog.read(match.log.json())
    log.answers = log.answers[: rolls[0] + 1]
    log.answers[-1] = "roll 1" if log.answers[-1] != "roll 1" else "roll 2"
    assert false_chance(replay(toy, log, "unused")) == rolls[0]


def test_a_log_without_a_seed_cannot_be_checked() -> None:
    log = GameLog.read(new().log.json())
    log.seed = None
    with pytest.raises(AssertionError, match="with a seed"):
        false_chance(rivalry.replay(log))


def facts(match: Match) -> list[tuple[object, ...]]:
    return [(it.player, it.why, it.card, it.shown, it.changes, it.turn) for it in match.told]


def test_what_is_told_of_an_answer_is_the_same_after_a_replay_and_a_rewind() -> None:
    match = play_on(rivalry.new("catan-rivals", seed=3, mode="gold", starter=0), 200)
    before = facts(match)
    assert len(before) == len(match.log.answers)
    assert {it.why for it in match.told} > {"turn.action", "roll.event", "build.site"}
    assert any(it.shown for it in match.told), "an event card was turned up"
    account = match.account(len(before))
    again = rivalry.replay(match.log)
    assert facts(again) == before
    assert again.account(len(before)) == account
    for n in (150, MARK + 1, MARK, 3):
        match.rewind(n)
        assert facts(match)[:n] == before[:n]
    while len(match.log.answers) < len(before):
        match.answer(match.parse(again.log.answers[len(match.log.answers)]))
    assert facts(match) == before


def test_the_account_of_a_turn_is_what_the_stores_have_gained_since_it_began() -> None:
    match = rivalry.new("catan-rivals", seed=5, starter=0)
    rng = SplitMix64(5)
    turn = accounted = 0
    start: list[dict[str, int]] = []
    while match.decision is not None and turn < 30:
        now = match.game.glance(match.state)
        held = [dict(one) for one in now.held]
        if now.turn != turn:
            turn, start = now.turn, held
        sums = [dict(one) for one in start]
        for k in match.account(len(match.told)):
            for seat, what, n, _ in match.told[k].changes:
                sums[seat][what] += n
                accounted += 1
        assert sums == held
        match.answer(match.decision.options[rng.below(len(match.decision.options))])
    assert accounted > 100


@pytest.mark.parametrize("name", rivalry.games())
def test_a_match_goes_on_from_a_saved_position_as_if_nothing_had_happened(name: str) -> None:
    rng = random.Random(5)
    match = rivalry.new(name, seed=5)
    resumed = None
    while match.decision is not None and len(match.log.answers) < 4 * REMEMBERED:
        answers = match.log.answers
        if len(answers) >= 2 * MARK and (resumed is None or rng.random() < 0.01):
            resumed = rivalry.new(name, seed=5)
            saved = json.loads(json.dumps(match.saved()))
            assert saved["n"] <= len(answers) - MARK
            n, given = saved["n"], answers[:]
            resumed.resume(saved, given[n:], partial(given.__getitem__, slice(n)))
        action = rng.choice(list(match.decision.options))
        match.answer(action)
        if resumed is not None:
            resumed.answer(action)
            assert resumed.state.to_json() == match.state.to_json()
            assert resumed.log == match.log
            seat = rng.randrange(len(match.scores()))
            assert resumed.can_undo(seat) == match.can_undo(seat)
            assert resumed.account(len(match.told)) == match.account(len(match.told))
    assert resumed is not None
    saved, expected = resumed.saved(), match.saved()
    assert saved == expected, "the next one is the same, too"


def test_what_lies_before_a_saved_position_is_replayed_when_it_is_asked_for() -> None:
    rng = random.Random(6)
    match = rivalry.new("lost-cities", seed=6, rounds=9)
    while match.decision is not None and len(match.log.answers) < 2 * REMEMBERED:
        match.answer(rng.choice(list(match.decision.options)))
    asked_for = []

    def resumed() -> Match:
        found = rivalry.new("lost-cities", seed=6, rounds=9)
        saved = match.saved()
        assert saved is not None
        n, answers = saved["n"], match.log.answers

        def earlier() -> list[str]:
            asked_for.append(n)
            return answers[:n]

        found.resume(saved, answers[n:], earlier)
        assert not found.is_whole
        return found

    n = len(match.log.answers)
    late = resumed()
    assert [one.json() for one in late.told_since(n - 100)] == [
        one.json() for one in match.told_since(n - 100)
    ]
    late.rewind(n - 1)
    assert late.answers_since(n - 10) == match.log.answers[n - 10 : n - 1]
    assert not late.is_whole and not asked_for, "what is known is enough for that"
    assert late.log.answers == match.log.answers[: n - 1] and len(asked_for) == 1
    late.follow(match.log.answers[n - 1 :])
    assert late.log == match.log and len(asked_for) == 1, "once is enough"
    early = resumed()
    assert [one.json() for one in early.told_since(0)] == [one.json() for one in match.told]
    assert early.is_whole
    for k in (0, 1, MARK, n - MARK, n):
        found = resumed()
        assert found.position(k).to_json() == match.position(k).to_json()
        found = resumed()
        found.rewind(k)
        expected = rivalry.replay(match.log)
        expected.rewind(k)
        assert found.log == expected.log and found.state.to_json() == expected.state.to_json()
        assert found.told[-1].json() == expected.told[-1].json()

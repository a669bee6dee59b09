"""Effects that ask in the middle, proven on the toy game."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import toy

from rivalry.core import effects
from rivalry.core.contract import check_game, check_swaps_matter, dump, fingerprint, positions
from rivalry.core.decision import CHANCE, IllegalAction, MalformedAction, NotYourDecision
from rivalry.core.effects import Book, Effects, as_tuple, frames_from_json, is_action
from rivalry.core.question import AMOUNT, GAINS, Question


@pytest.fixture(autouse=True)
def test_mode() -> Iterator[None]:
    effects.check_digests(True)
    yield
    effects.check_digests(False)


def holding(*hands: list[str], **fields: Any) -> toy.State:
    """A toy game on seat 0's turn, with the given cards in the hands."""
    s = toy.new()
    s.apply(("shuffle", 1))
    rest = [kind for kind in range(len(toy.KINDS)) for _ in range(3)]
    for seat, hand in enumerate(hands):
        for i, kind in enumerate(hand):
            s.cards.identity[s.hands[seat][i]] = toy.KINDS.index(kind)
            rest.remove(toy.KINDS.index(kind))
    for h, kind in zip(s.deck, rest, strict=True):
        s.cards.identity[h] = kind
    for field, value in fields.items():
        setattr(s, field, value)
    toy.ask_again(s)
    return s


def asked(s: toy.State) -> tuple[int, str]:
    assert s.decision is not None
    return s.decision.player, s.decision.why


def may(s: toy.State) -> list[str]:
    assert s.decision is not None
    return [toy.text(action) for action in s.decision.options]


def answer(s: toy.State, *words: str) -> None:
    """Give answers by naming options; an answer that is not offered fails."""
    for word in words:
        assert word in may(s), f"{word} is not offered; offered: {may(s)}"
        s.apply(toy.parse(word))


def test_the_toy_game_begins_with_a_shuffle_and_deals_three_cards_each() -> None:
    s = toy.new()
    assert asked(s) == (CHANCE, "deal")
    s.apply(("shuffle", 1))
    assert s.view(None)["hand_sizes"] == [3, 3] and s.view(None)["deck"] == 9
    assert asked(s) == (0, "turn") and not s.decision.weights


def test_both_players_choose_inside_one_effect_and_the_change_comes_last() -> None:
    s = holding(["gift", "spy", "spy"], ["raid", "raid", "guard"])
    answer(s, "play gift")
    assert asked(s) == (0, "gift") and may(s) == ["good amber", "good bread", "good cloth"]
    answer(s, "good bread")
    assert asked(s) == (1, "gift") and may(s) == ["good dates", "good ebony", "good flax"]
    assert s.goods == [["amber", "bread", "cloth"], ["dates", "ebony", "flax"]]
    answer(s, "good flax")
    assert s.goods == [["amber", "cloth", "flax"], ["dates", "ebony", "bread"]]
    assert asked(s) == (1, "turn")


def test_what_is_pending_is_a_stack_of_plain_tuples() -> None:
    s = holding(["gift", "spy", "spy"], ["raid", "raid", "guard"])
    answer(s, "play gift", "good bread")
    assert s.stack == [("draw", (0,), ()), ("gift", (0,), (("good", "bread"),))]


def test_some_of_many_are_asked_one_at_a_time_and_never_twice() -> None:
    s = holding(["raid", "spy", "spy"], ["raid", "gift", "gift"])
    answer(s, "play raid", "no")
    assert asked(s) == (0, "raid.name") and may(s) == ["good dates", "good ebony", "good flax"]
    answer(s, "good ebony")
    assert asked(s) == (0, "raid.name") and may(s) == ["good dates", "good flax"]
    answer(s, "good dates")
    assert asked(s) == (1, "raid.give-up") and may(s) == ["good ebony", "good dates"]
    answer(s, "good dates")
    assert s.goods == [["amber", "bread", "cloth", "dates"], ["ebony", "flax"]]


@pytest.mark.parametrize("goods", [["dates"], ["dates", "ebony"]])
def test_some_of_few_are_all_of_them_without_a_question(goods: list[str]) -> None:
    s = holding(["raid", "spy", "spy"], ["raid", "gift", "gift"], goods=[["amber"], goods])
    answer(s, "play raid", "no")
    assert asked(s) == (1, "raid.give-up") and may(s) == [f"good {good}" for good in goods]


def test_none_of_nothing_is_no_question() -> None:
    s = holding(["raid", "spy", "spy"], ["raid", "gift", "gift"], goods=[["amber"], []])
    answer(s, "play raid", "no")
    assert asked(s) == (1, "turn") and s.goods == [["amber"], []]


def test_a_die_is_rolled_in_mid_effect() -> None:
    s = holding(["gamble", "spy", "spy"], ["raid", "raid", "guard"])
    answer(s, "play gamble", "stake 3")
    assert asked(s) == (CHANCE, "gamble.roll") and s.decision.weights == [3, 2, 1]
    assert s.coins == [4, 4]
    answer(s, "roll 3")
    assert s.coins == [7, 4]


def test_change_then_choose_is_split_in_two_effects() -> None:
    s = holding(["gamble", "spy", "spy"], ["raid", "raid", "guard"])
    answer(s, "play gamble", "stake 3", "roll 3")
    assert asked(s) == (0, "gamble.buy") and may(s) == ["keep", "good grain", "good honey"]
    assert s.stack == [("draw", (0,), ()), ("spend", (0,), ())]
    answer(s, "good honey")
    assert s.coins == [5, 4] and "honey" in s.goods[0] and asked(s) == (1, "turn")


def test_an_effect_put_off_may_find_nothing_to_ask() -> None:
    s = holding(["gamble", "spy", "spy"], ["raid", "raid", "guard"])
    answer(s, "play gamble", "stake 3", "roll 1")
    assert s.coins == [1, 4] and asked(s) == (1, "turn")


def test_a_reaction_may_cancel_what_caused_it() -> None:
    s = holding(["raid", "spy", "spy"], ["raid", "raid", "guard"])
    answer(s, "play raid")
    assert asked(s) == (1, "guard") and s.view(None)["attack"] == 0
    answer(s, "yes")
    assert s.attack is None and asked(s) == (1, "turn")
    assert s.goods == [["amber", "bread", "cloth"], ["dates", "ebony", "flax"]]
    assert s.view(None)["discards"] == ["raid", "guard"] and s.view(None)["hand_sizes"] == [3, 2]


def test_a_reaction_may_be_declined() -> None:
    s = holding(["raid", "spy", "spy"], ["raid", "raid", "guard"])
    answer(s, "play raid", "no")
    assert asked(s) == (0, "raid.name") and s.view(None)["hand_sizes"] == [2, 3]


def test_the_reaction_is_asked_even_without_a_guard_so_that_nothing_is_given_away() -> None:
    s = holding(["raid", "spy", "spy"], ["raid", "gift", "gift"])
    answer(s, "play raid")
    assert asked(s) == (1, "guard") and may(s) == ["no"]


def test_a_shuffle_may_come_in_mid_effect() -> None:
    s = holding(["spy", "spy", "gift"], ["raid", "raid", "guard"])
    s.discards, s.deck = s.deck, []
    answer(s, "pass")
    assert asked(s) == (CHANCE, "reshuffle")
    s.apply(("shuffle", 5))
    assert asked(s) == (1, "turn") and len(s.deck) == 8 and len(s.hands[0]) == 4


def test_a_finished_game_asks_nothing_and_has_nothing_pending() -> None:
    s = toy.new(turns=1)
    s.apply(("shuffle", 1))
    s.apply(("pass",))
    assert s.decision is None and s.stack == []
    with pytest.raises(NotYourDecision, match="over"):
        s.apply(("pass",))


@pytest.mark.parametrize("action", [("play", "guard"), ("good", "amber"), ("roll", 1), 0, ("x",)])
def test_what_is_not_offered_is_illegal_and_changes_nothing(action: Any) -> None:
    s = holding(["raid", "spy", "guard"], ["raid", "raid", "gift"])
    before = dump(s)
    with pytest.raises(IllegalAction, match="is not allowed; allowed: play raid, "):
        s.apply(action)
    assert dump(s) == before and asked(s) == (0, "turn")


@pytest.mark.parametrize("action", [None, True, 1.0, "pass", ["pass"], ("stake", True), ((1,),)])
def test_what_is_no_action_is_malformed(action: Any) -> None:
    s = holding(["raid", "spy", "guard"], ["raid", "raid", "gift"])
    before = dump(s)
    with pytest.raises(MalformedAction, match="is not an action"):
        s.apply(action)
    assert dump(s) == before


def test_true_is_not_taken_for_one_in_the_middle_of_an_effect() -> None:
    s = holding(["gamble", "spy", "spy"], ["raid", "raid", "guard"])
    answer(s, "play gamble")
    with pytest.raises(MalformedAction):
        s.apply(("stake", True))
    assert asked(s) == (0, "gamble.stake")


# Pending work survives


@pytest.mark.parametrize("seed", range(6))
def test_pending_work_survives_copy_and_json_in_the_middle_of_every_question(seed: int) -> None:
    """From every position on, the original, a copy and a loaded state go the same way."""
    played = list(positions_with_answers(seed))
    questions = {why for _, why, _ in played}
    for n, (saved, _, _) in enumerate(played):
        copy = toy.State.from_json(json.loads(saved)).copy()
        for later, _, action in played[n : n + 8]:
            assert json.dumps(copy.to_json()) == later
            copy.apply(action)
    assert {"deal", "turn"} <= questions


def positions_with_answers(seed: int) -> Iterator[tuple[str, str, Any]]:
    for state, decision, action in positions(toy, seed):
        yield json.dumps(state.to_json()), decision.why, action


def test_the_random_games_above_meet_every_question_of_the_toy_game() -> None:
    met = {why for seed in range(6) for _, why, _ in positions_with_answers(seed)}
    assert met == {
        "deal", "turn", "guard", "raid.name", "raid.give-up", "gift", "gamble.stake",
        "gamble.roll", "gamble.buy", "spy", "reshuffle",
    }  # fmt: skip


def test_a_copy_in_mid_effect_goes_its_own_way() -> None:
    s = holding(["gift", "spy", "spy"], ["raid", "raid", "guard"])
    answer(s, "play gift", "good bread")
    copy = s.copy()
    answer(copy, "good flax")
    assert asked(s) == (1, "gift") and s.goods[0] == ["amber", "bread", "cloth"]
    answer(s, "good dates")
    assert s.goods[0] == ["amber", "cloth", "dates"] and copy.goods[0] == ["amber", "cloth", "flax"]


@pytest.mark.parametrize("seed", range(12))
def test_the_toy_game_keeps_the_contract(seed: int) -> None:
    assert check_game(toy, seed, bound=400) > 14


@pytest.mark.parametrize("turns", [1, 2, 30])
def test_the_toy_game_keeps_the_contract_however_long_it_is(turns: int) -> None:
    assert check_game(toy, 5, bound=1000, turns=turns) > turns


def test_the_leak_test_of_the_toy_game_is_no_empty_one() -> None:
    check_swaps_matter(toy, range(2))


def test_the_toy_game_plays_the_same_every_time() -> None:
    assert fingerprint(toy, 3) == fingerprint(toy, 3) != fingerprint(toy, 4)


# The digest check


class Careless(Effects):
    """A state with one number, for effects that break the rule."""

    def __init__(self, first: str) -> None:
        super().__init__()
        self.number = 0
        self.stack = [(first, (), ())]

    def book(self) -> Book:
        return CARELESS

    def digest(self) -> object:
        return self.number

    def settle(self) -> None:
        self.number += 100


CARELESS = Book()
LATE = CARELESS.question("late", AMOUNT, GAINS, "How many, at last?")
FIRST = CARELESS.question("first", AMOUNT, GAINS, "How many?")
SECOND = CARELESS.question("second", AMOUNT, GAINS, "How many more?")
NOTHING = CARELESS.question("nothing", AMOUNT, GAINS, "Which of none?")


@CARELESS.effect
def too_early(s: Careless) -> None:
    s.number += 1
    s.choose(0, LATE, [1, 2])


@CARELESS.effect
def between(s: Careless) -> None:
    s.choose(0, FIRST, [1, 2])
    s.number += 1
    s.choose(0, SECOND, [1, 2])


@CARELESS.effect
def puts_off_too_early(s: Careless) -> None:
    s.then(careful)
    s.choose(0, LATE, [1, 2])


@CARELESS.effect
def careful(s: Careless) -> None:
    s.number += s.choose(0, FIRST, [1, 2]) + s.choose(0, SECOND, [1, 2])


@CARELESS.effect
def asks_twice(s: Careless) -> None:
    s.ask(0, FIRST, [1])
    s.ask(0, SECOND, [1])


@CARELESS.effect
def asks_for_nothing(s: Careless) -> None:
    s.choose(0, NOTHING, [])


@CARELESS.effect
def in_order(s: Careless) -> None:
    s.then(add, 1)
    s.then(add, 2)
    s.then(add, 3)


@CARELESS.effect
def add(s: Careless, n: int) -> None:
    s.number = s.number * 10 + n


@CARELESS.effect
def asks_after_putting_off(s: Careless) -> None:
    s.then(add, 7)
    s.ask(0, FIRST, [1, 2, 3])


@CARELESS.effect
def asks_fast(s: Careless) -> None:
    if not s.given:
        s.ask(0, FIRST, [1, 2, 3])
        return
    s.number += s.given[0]
    s.then(add, 7)


@CARELESS.effect
def settles(s: Careless) -> None:
    s.changed = True
    s.then(add, 5)


def run(first: str) -> Careless:
    s = Careless(first)
    s.run()
    return s


@pytest.mark.parametrize("effect", ["too_early", "puts_off_too_early", "asks_after_putting_off"])
def test_an_effect_that_changes_something_before_its_choice_is_caught(effect: str) -> None:
    with pytest.raises(AssertionError, match=f"{effect} changed the state before its last choice"):
        run(effect)


def test_an_effect_that_changes_something_between_two_choices_is_caught() -> None:
    s = run("between")
    with pytest.raises(AssertionError, match="between changed the state before its last choice"):
        s.answer(1)


def test_an_effect_that_changes_something_after_its_last_choice_is_fine() -> None:
    s = run("careful")
    s.answer(1)
    s.answer(2)
    assert s.number == 3 and s.decision is None and s.stack == []


def test_the_digest_check_is_off_outside_of_test_mode() -> None:
    effects.check_digests(False)
    s = run("too_early")
    s.answer(2)
    assert s.number == 2  # it ran twice: the very mistake that test mode catches


def test_an_effect_asks_one_thing_at_a_time() -> None:
    with pytest.raises(AssertionError, match="one thing at a time"):
        run("asks_twice")


def test_an_effect_cannot_ask_without_options() -> None:
    with pytest.raises(AssertionError, match="nothing has no options"):
        run("asks_for_nothing")


def test_what_is_put_off_is_done_in_the_order_written() -> None:
    assert run("in_order").number == 123


def test_a_fast_question_leaves_its_effect_on_the_stack_and_the_answer_goes_on() -> None:
    s = run("asks_fast")
    assert s.stack == [("asks_fast", (), ())]
    s.answer(3)
    assert s.number == 37
    assert s.stack == []


def test_what_follows_from_a_change_comes_when_the_effect_is_over_and_before_the_next() -> None:
    s = run("settles")
    assert s.number == 1005 and not s.changed


def test_two_effects_of_one_name_are_refused() -> None:
    with pytest.raises(AssertionError, match="two effects are called careful"):
        CARELESS.effect(careful.run)


def test_two_questions_of_one_key_are_refused() -> None:
    with pytest.raises(AssertionError, match="two questions have the key late"):
        CARELESS.question("late", AMOUNT, GAINS, "How many?")


def test_a_question_has_a_kind_and_a_meaning_that_are_known() -> None:
    with pytest.raises(AssertionError, match="unknown kind"):
        Question("x", "colour", GAINS, "Which colour?")
    with pytest.raises(AssertionError, match="unknown meaning"):
        Question("x", AMOUNT, "enjoys", "How many?")


def test_a_state_with_effects_must_give_its_book_and_digest() -> None:
    with pytest.raises(AssertionError, match="return its book"):
        Effects().book()
    with pytest.raises(AssertionError, match="return its digest"):
        Effects().digest()


# Small parts


def test_frames_come_back_from_json_as_they_were() -> None:
    frames = [("gift", (0, (1, "x")), (("good", "amber"), 3)), ("draw", (1,), ())]
    assert frames_from_json(json.loads(json.dumps(frames))) == frames
    assert as_tuple([1, [2, [3]], "x"]) == (1, (2, (3,)), "x")


def test_actions_are_integers_and_tuples_of_integers_and_words() -> None:
    assert all(is_action(action) for action in [0, 126, ("pass",), ("stake", 3), ()])
    assert not any(is_action(thing) for thing in [True, None, "pass", 1.0, [1], (True,), (None,)])

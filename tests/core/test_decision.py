"""A decision says who is asked, what for and what may be answered."""

import pytest

from rivalry.core.chance import SHUFFLES
from rivalry.core.decision import (
    CHANCE,
    ActionError,
    BadOption,
    Decision,
    IllegalAction,
    MalformedAction,
    NotYourDecision,
    not_allowed,
)


def test_a_decision_holds_what_was_put_in() -> None:
    d = Decision(1, "card", [3, 63])
    assert (d.player, d.why, d.options, d.weights) == (1, "card", [3, 63], None)


def test_chance_is_no_seat() -> None:
    assert CHANCE < 0


def test_equal_questions_are_equal_and_hash_alike() -> None:
    one, same = Decision(0, "card", [3, 63]), Decision(0, "card", [3, 63])
    assert one == same and hash(one) == hash(same)


@pytest.mark.parametrize(
    "other",
    [
        Decision(1, "card", [3, 63]),
        Decision(0, "draw", [3, 63]),
        Decision(0, "card", [63, 3]),
        Decision(0, "card", [3]),
        Decision(0, "card", [3, 63], [1, 2]),
        "Decision(0, 'card', [3, 63])",
        None,
    ],
)
def test_a_question_that_differs_in_anything_is_another_question(other: object) -> None:
    assert Decision(0, "card", [3, 63]) != other


@pytest.mark.parametrize(
    "d",
    [Decision(0, "card", [3, 63]), Decision(CHANCE, "roll", [("roll", 1), ("roll", 2)], [3, 1])],
)
def test_what_is_printed_can_be_pasted_back(d: Decision) -> None:
    assert eval(repr(d)) == d


@pytest.mark.parametrize("error", [MalformedAction, IllegalAction, NotYourDecision])
def test_every_refused_answer_is_an_action_error(error: type[Exception]) -> None:
    assert issubclass(error, ActionError) and issubclass(error, ValueError)


def test_a_bad_option_is_no_refused_answer() -> None:
    assert issubclass(BadOption, ValueError) and not issubclass(BadOption, ActionError)


def test_an_error_lists_so_many_options_and_says_how_many_more_there_are() -> None:
    said = str(not_allowed(Decision(0, "card", range(30)), "play", str))
    assert said == f"'play' is not allowed; allowed: {', '.join(map(str, range(24)))}, and 6 more"


def test_while_chance_is_asked_no_option_of_it_is_listed() -> None:
    said = str(not_allowed(Decision(CHANCE, "deal", SHUFFLES), "play", str))
    assert said == "chance is asked first, for deal"

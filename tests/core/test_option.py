"""Options: what may be set, and words for what may not."""

import pytest

import rivalry
from rivalry.core.decision import BadOption
from rivalry.core.option import Option, check

ROUNDS = Option("rounds", "rounds of a match", 3, range(1, 10))
STARTER = Option("starter", "who starts", None, (None, 0, 1))
TIEBREAK = Option("tiebreak", "what a tie means", "draw", ("draw", "extra_round"))
SHORT = Option("short", "the short game", False, (False, True))
DECK = Option("deck", "a list of cards", [], None)
ALL = [ROUNDS, STARTER, TIEBREAK, SHORT, DECK]


def test_what_is_not_given_has_its_default() -> None:
    assert check(ALL, {}) == {
        "rounds": 3,
        "starter": None,
        "tiebreak": "draw",
        "short": False,
        "deck": [],
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", 1),
        ("rounds", 9),
        ("starter", None),
        ("starter", 1),
        ("tiebreak", "extra_round"),
        ("short", True),
        ("deck", ["abbey"]),
    ],
)
def test_what_is_allowed_is_taken(name: str, value: object) -> None:
    assert check(ALL, {name: value})[name] == value


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("rounds", 0, "1 to 9"),
        ("rounds", 10, "1 to 9"),
        ("rounds", "3", "1 to 9"),
        ("rounds", 3.0, "1 to 9"),
        ("rounds", True, "1 to 9"),
        ("rounds", None, "1 to 9"),
        ("starter", 2, "none, 0, 1"),
        ("starter", False, "none, 0, 1"),
        ("tiebreak", "coin", "draw, extra_round"),
        ("short", 1, "no, yes"),
    ],
)
def test_what_is_not_allowed_is_refused_with_what_is(
    name: str, value: object, allowed: str
) -> None:
    with pytest.raises(BadOption) as error:
        check(ALL, {name: value})
    assert str(error.value) == f"option {name}: {value} is not allowed; allowed: {allowed}"


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as error:
        check([ROUNDS, STARTER], {"round": 3})
    assert str(error.value) == "no option round; options: rounds, starter"


@pytest.mark.parametrize(
    ("option", "word", "value"),
    [
        (ROUNDS, "9", 9),
        (STARTER, "none", None),
        (STARTER, "NONE", None),
        (STARTER, "0", 0),
        (TIEBREAK, "extra_round", "extra_round"),
        (SHORT, "yes", True),
        (SHORT, "no", False),
        (DECK, '["abbey", 2]', ["abbey", 2]),
    ],
)
def test_people_write_options_as_words(option: Option, word: str, value: object) -> None:
    read = option.parse(word)
    assert read == value and type(read) is type(value)


@pytest.mark.parametrize(
    ("option", "word"),
    [(ROUNDS, "10"), (ROUNDS, "three"), (STARTER, ""), (SHORT, "1"), (TIEBREAK, "draw ")],
)
def test_words_that_are_no_allowed_value_are_refused(option: Option, word: str) -> None:
    with pytest.raises(BadOption, match=f"option {option.name}: {word} is not allowed; allowed: "):
        option.parse(word)


def test_an_option_with_a_shape_of_its_own_is_written_as_json() -> None:
    assert DECK.allowed_text() == "see its description" and DECK.allows({"any": "thing"})
    with pytest.raises(BadOption, match="option deck: abbey is not JSON"):
        DECK.parse("abbey")


def test_a_form_can_be_made_for_every_option_of_every_game() -> None:
    for name in rivalry.games():
        options = {option.name: option for option in rivalry.game(name).options()}
        for option in options.values():
            assert (option.allowed is None) is not (option.shape is None), option.name
            for other, value in (option.only or {}).items():
                assert options[other].allows(value), option.name


def test_a_hidden_option_can_be_set_and_is_never_suggested() -> None:
    secret = Option("rules", "for logs of older rules", 2, (2, 1), hidden=True)
    assert check([ROUNDS, secret], {"rules": 1}) == {"rounds": 3, "rules": 1}
    with pytest.raises(BadOption, match=r"no option houses; options: rounds$"):
        check([ROUNDS, secret], {"houses": 3})

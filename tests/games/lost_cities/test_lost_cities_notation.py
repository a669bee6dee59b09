"""The notation of Lost Cities: all 127 actions both ways, and what is none of them."""

import pytest

from rivalry.core.decision import MalformedAction
from rivalry.games.lost_cities import parse, text

COLOURS = ["yellow", "blue", "white", "green", "red", "purple"]
KINDS = ["wager", "2", "3", "4", "5", "6", "7", "8", "9", "10"]


def expected() -> list[str]:
    """Every action in the order of its id."""
    cards = [f"{colour} {kind}" for colour in COLOURS for kind in KINDS]
    words = [f"play {card}" for card in cards] + [f"discard {card}" for card in cards]
    return [*words, "draw deck", *[f"draw {colour}" for colour in COLOURS]]


@pytest.mark.parametrize(("action", "words"), list(enumerate(expected())))
def test_every_action_has_its_id_and_its_words(action: int, words: str) -> None:
    assert text(action) == words and parse(words) == action


def test_there_are_127_actions_and_no_two_are_written_alike() -> None:
    assert len(set(expected())) == len(expected()) == 127


@pytest.mark.parametrize("action", [-1, 127, 1000, 2**40, -(2**40)])
def test_no_other_number_is_an_action(action: int) -> None:
    with pytest.raises(MalformedAction, match="actions are 0 to 126"):
        text(action)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (("shuffle", 0), "shuffle 0x0"),
        (("shuffle", 255), "shuffle 0xff"),
        (("shuffle", 2**64 - 1), "shuffle 0xffffffffffffffff"),
        (("start", 0), "start 0"),
        (("start", 1), "start 1"),
    ],
)
def test_chance_has_words_too(action: tuple[str, int], words: str) -> None:
    assert text(action) == words and parse(words) == action


@pytest.mark.parametrize("words", ["Play Red 7", "  play  red   7 ", "PLAY RED 7", "play\tred 7\n"])
def test_capitals_and_spaces_do_not_matter(words: str) -> None:
    assert text(parse(words)) == "play red 7"


@pytest.mark.parametrize(
    "words",
    [
        "",
        " ",
        "play",
        "play red",
        "play 7 red",
        "play red 1",
        "play red 11",
        "play red 07",
        "play red seven",
        "play red wagers",
        "play orange 7",
        "playred7",
        "play red 7 now",
        "discard",
        "discard deck",
        "draw",
        "draw red 7",
        "draw pile",
        "take red",
        "pass",
        "46",
        "play red 7; draw deck",
        "play red ７",
        "shuffle",
        "shuffle zz",
        "start",
        "start one",
        "shuffled 1",
    ],
)
def test_anything_else_is_malformed(words: str) -> None:
    with pytest.raises(MalformedAction):
        parse(words)


def test_the_error_says_what_it_read_and_how_to_write_it() -> None:
    with pytest.raises(MalformedAction) as error:
        parse("Jump  high")
    assert "'jump high' is not an action" in str(error.value) and "'play red 7'" in str(error.value)

"""Bringing a deck to a Tournament Game at the terminal, and the commands for decks."""

import json
from pathlib import Path

import pytest
from terminal_command import Command

from rivalry.core.log import GameLog
from rivalry.games.catan_rivals.deck import SAMPLES, answers, problems, read, to_text
from rivalry.games.catan_rivals.notation import text

ALMA_MATER = SAMPLES[-1].deck


def brought(command: Command, typed: str) -> tuple[list[str], str]:
    """The answers of the game, and what was shown."""
    arguments = ("play", "catan-rivals", "--seed", "7", "-o", "mode=tournament")
    end = command(*arguments, "--save", "g.json", typed=typed)
    assert end.code == 0
    return GameLog.read(Path("g.json").read_text()).answers, end.out


def test_a_sample_deck_is_brought_by_its_name(command: Command) -> None:
    given, shown = brought(command, "deck alma-mater\n")
    assert given[:39] == [text(answer) for answer in answers(ALMA_MATER)] and len(given) > 78
    assert "Or bring a whole deck: deck NAME or deck FILE" in shown and "new-shores" not in shown


def test_a_deck_is_brought_from_a_file(command: Command) -> None:
    Path("mine.txt").write_text(to_text(ALMA_MATER))
    given, _ = brought(command, "deck mine.txt\n")
    assert given[:39] == [text(answer) for answer in answers(ALMA_MATER)]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("deck nowhere", "'nowhere' is neither a sample deck nor a file that can be read"),
        ("deck new-shores", "belongs to the Explorers, and this table plays without the sea."),
        ("deck bad.txt", "there is no card 'dragon'"),
    ],
)
def test_what_is_no_deck_for_this_table_is_refused(command: Command, typed: str, says: str) -> None:
    Path("bad.txt").write_text("deck: Bad\nhand: dragon")
    given, shown = brought(command, f"{typed}\n")
    assert given == [] and says in " ".join(shown.split())


def test_a_deck_may_be_brought_card_by_card_as_well(command: Command) -> None:
    given, _ = brought(command, "card abbey\ncard scout\n")
    assert given == ["card abbey", "card scout"]


def test_the_choices_of_others_are_told_as_secret(command: Command) -> None:
    _, shown = brought(command, "deck alma-mater\nlog\n")
    assert "a secret choice" in shown


def test_the_command_lists_shows_and_reckons_with_decks(command: Command) -> None:
    listed = command("decks", "list").out
    assert all(sample.key in listed and sample.plan in listed for sample in SAMPLES)
    shown = command("decks", "show", "alma-mater").out
    assert "hand: abbey, storehouse, pilgrimage-site" in shown and "victory 9" in shown
    assert "cannot all be paid" in shown
    chance = command("decks", "chance", "strong-heroes", "castle", "--drawn", "8").out
    assert chance.splitlines()[-1] == "  8 drawn: 0.250 (1/4)"


def test_the_command_refuses_what_is_no_deck_or_no_card(command: Command) -> None:
    end = command("decks", "show", "nowhere")
    assert end.code == 2 and "neither a sample deck nor a file" in end.err
    end = command("decks", "chance", "alma-mater", "dragon")
    assert end.code == 2 and "there is no card 'dragon'" in end.err


def test_the_command_says_what_is_wrong_with_a_deck(command: Command) -> None:
    Path("bad.txt").write_text("deck: Bad\nhand: scout\nevents:\nstacks: abbey, abbey")
    shown = command("decks", "show", "bad.txt").out
    assert "Not allowed: The starting hand has 1 of 3 cards." in shown
    assert "Not allowed: Abbey is in the deck 2 times" in shown


def test_the_command_tries_a_deck_and_says_with_which_cards_it_won(command: Command) -> None:
    trial = ("decks", "trial", "alma-mater", "--against", "maritime-trade", "--deals", "1")
    end = command(*trial, "--level", "novice", "--processes", "1", "--save", "trial.json")
    assert "against maritime-trade" in end.out and "Won when a card was drawn" in end.out
    saved = json.loads(Path("trial.json").read_text())
    assert saved["results"][0]["games"] == 2
    assert {row["card"] for row in saved["cards"]} == set(ALMA_MATER.drawn())
    assert saved["deck"]["name"] == ALMA_MATER.name


def test_the_command_compares_decks_and_draws_the_matrix(command: Command) -> None:
    matrix = ("decks", "matrix", "alma-mater", "maritime-trade", "--deals", "1")
    end = command(*matrix, "--level", "novice", "--save", "m.json", "--plot", "m.svg")
    assert "share of wins" in end.out and "±" in end.out
    saved = json.loads(Path("m.json").read_text())
    assert [row["decks"] for row in saved["results"]] == [["alma-mater", "maritime-trade"]]
    assert set(saved["cards"]) == {"alma-mater", "maritime-trade"}
    assert "svg" in Path("m.svg").read_text()


def test_the_command_builds_a_deck_that_can_be_played(command: Command) -> None:
    build = ("decks", "build", "--from", "alma-mater", "--against", "maritime-trade")
    few = ("--rounds", "1", "--deals", "1", "--level", "novice", "--processes", "1")
    end = command(*build, *few, "--name", "My deck", "--save", "built.txt")
    assert "in share of wins" in end.out and "of 16 new games" in end.out
    deck = read(Path("built.txt").read_text())
    assert deck.name == "My deck" and problems(deck) == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("trial", "bad.txt"), "bad.txt: The starting hand has 1 of 3 cards."),
        (("trial", "alma-mater", "--level", "genius"), "no level 'genius'; levels: random, novice"),
        (("trial", "alma-mater", "--save", "no/where.json"), "there is no folder no"),
        (("matrix", "alma-mater", "bad.txt"), "bad.txt: The starting hand has 1 of 3 cards."),
        (("matrix", "alma-mater"), "a matrix needs at least two decks"),
        (("build", "--from", "nowhere"), "neither a sample deck nor a file"),
    ],
)
def test_what_cannot_be_measured_is_refused_before_a_game_is_played(
    command: Command, words: tuple[str, ...], why: str
) -> None:
    Path("bad.txt").write_text("deck: Bad\nhand: scout\nevents:\nstacks: abbey, abbey")
    end = command("decks", *words)
    assert end.code in (1, 2) and why in end.err and not end.out


def test_a_deck_is_built_in_a_file_card_by_card(command: Command) -> None:
    assert "already exists" in begun_twice(command)
    for part in ("hand", "events", "stacks"):
        for key in getattr(ALMA_MATER, part):
            end = command("decks", "put", "mine.txt", key, *(["--hand"] * (part == "hand")))
            assert end.code == 0
    assert "hand 3/3, events 4/4, stacks 32/32" in end.out and "within reach" in end.out
    assert read(Path("mine.txt").read_text()).same_cards(ALMA_MATER)
    end = command("decks", "take", "mine.txt", "abbey")
    assert "Not allowed: The starting hand has 2 of 3 cards." in end.out
    end = command("decks", "take", "mine.txt", "abbey")
    assert end.code == 2 and "abbey is not in the deck" in end.err
    end = command("decks", "put", "mine.txt", "dragon")
    assert end.code == 2 and "there is no card 'dragon'" in end.err


def begun_twice(command: Command) -> str:
    assert command("decks", "new", "mine.txt").code == 0
    return command("decks", "new", "mine.txt").err


def test_cards_are_found_by_word_set_kind_price_and_points(command: Command) -> None:
    def found(*words: str) -> list[str]:
        shown = command("decks", "cards", *words).out
        return [line.split()[0] for line in shown.splitlines()[1:] if line.strip()]

    assert "archer" in found("--set", "turmoil") and "abbey" not in found("--set", "turmoil")
    assert {"osmund", "harald"} <= set(found("--kind", "hero", "--set", "basic"))
    assert "abbey" in found("kloster") and "scout" in found("--price", "0")
    assert "osmund" in found("--points", "strength") and "abbey" not in found("--points", "skill")
    left = command("decks", "cards", "castle", "--kind", "building", "--deck", "strong-heroes").out
    assert left.splitlines()[1].split()[-1] == "0"
    end = command("decks", "cards", "--set", "moon")
    assert end.code == 2 and "no set moon; known: " in end.err

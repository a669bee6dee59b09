"""A game told at the terminal: what turned up, what was paid and found, how rounds ended, ties."""

import re

import rivalry
from rivalry.core.chance import SplitMix64
from rivalry.core.match import Match
from rivalry.terminal import boards
from rivalry.terminal.story import told, walk

NAMES = ["Ann", "Bob", "Cid", "Dee"]


def played(name: str, seed: int, **options: object) -> Match:
    match = rivalry.new(name, seed=seed, **options)
    rng = SplitMix64(seed)
    while match.decision:
        match.answer(match.decision.options[rng.below(len(match.decision.options))])
    return match


def story(match: Match) -> str:
    return "\n".join(told([move for _, move in walk(match)], NAMES))


def test_every_card_that_is_turned_over_is_named_and_so_is_what_goes_to_the_box() -> None:
    boxed = 0
    for seed in range(4):
        match = played("lost-cities-rivals", seed, players=3)
        lines = story(match)
        shown = [card for it in match.told for card in it.shown]
        assert re.findall(r"(\w+ \w+) is turned over", lines) == shown and len(shown) == 80
        words = re.findall(r"(\w+ \w+) is turned over and goes to the box", lines)
        removed = [a.partition(" ")[2] for a in match.log.answers if a.startswith("remove")]
        assert sorted(words + removed) == sorted(match.view()["removed"])
        boxed += len(words)
    assert boxed > 0


def test_gold_that_is_paid_and_shared_out_is_told() -> None:
    lines = story(played("lost-cities-rivals", 3, players=3))
    assert re.search(r"Bob pays \d+ gold", lines)
    assert re.search(r"the gold is shared out, \d+ each", lines)


def test_tiles_and_artifacts_are_told() -> None:
    lines = story(played("lost-cities-board", 3))
    assert re.search(r"(Ann|Bob) gets (5|10|15) points", lines)
    assert re.search(r"(Ann|Bob) finds an artifact", lines)
    assert re.search(r"the expedition ends with the .*; points: Ann \S+, Bob \S+\)", lines)


def test_a_round_that_ended_by_the_cap_is_called_so() -> None:
    match = rivalry.new("lost-cities", seed=7, rounds=1, stall_cap=50)
    while match.decision:  # nobody ever takes a card of the draw pile who need not
        match.answer(match.decision.options[-1])
    assert "(the round ends at the cap of 50 turns: Ann 0, Bob 0)" in story(match)
    assert "The round ended at the cap of 50 turns." in boards.account(match.view())
    match = rivalry.new("lost-cities-board", seed=7, expeditions=1, stall_cap=10)
    while match.decision:
        match.answer(match.decision.options[-1])
    assert "the expedition ends at the cap of 10 turns; points: " in story(match)
    assert "The expedition ended at the cap of 10 turns." in boards.account(match.view())


def test_a_round_that_ended_with_its_last_card_is_not() -> None:
    match = played("lost-cities", 3, rounds=1)
    assert "the round ends with the last card" in story(match)
    assert not [line for line in boards.account(match.view()) if "cap" in line]


def lost_cities(scores: list[list[int]], tiebreak: str = "draw") -> list[str]:
    match = played("lost-cities", 3, rounds=1)
    view = match.view()
    view["history"], view["scores"] = scores, [sum(own) for own in zip(*scores, strict=True)]
    view["options"]["tiebreak"] = tiebreak
    return boards.account(view)


def test_the_tie_break_of_lost_cities_is_named() -> None:
    assert "Equal points: the match is a draw." in lost_cities([[5, 5]])
    assert "Equal points: one extra round decides." in lost_cities([[5, 5]], "extra_round")
    decided = lost_cities([[5, 5], [1, 2]], "extra_round")
    assert "Equal points after round 1: the extra round decided." in decided
    assert not [line for line in lost_cities([[5, 6]]) if "Equal" in line]


def rivals(scores: list[int], gold: list[int], tiebreak: str) -> list[str]:
    view = played("lost-cities-rivals", 3).view()
    view |= {"scores": scores, "gold": gold, "expeditions": view["expeditions"][:1] * 2}
    view["options"]["tiebreak"] = tiebreak
    return [line for line in boards.account(view) if "Equal" in line]


def test_the_tie_break_of_rivals_is_named() -> None:
    assert rivals([9, 8], [3, 3], "gold") == []
    assert rivals([9, 9], [3, 4], "shared") == ["Equal points: the victory is shared."]
    assert rivals([9, 9], [3, 4], "gold") == ["Equal points: more gold decided."]
    shared = ["Equal points, gold and number cards: the victory is shared."]
    assert rivals([9, 9], [3, 3], "gold") == shared


def board_game(points: list[int], tokens: list[int], tiebreak: str) -> list[str]:
    view = played("lost-cities-board", 3, expeditions=1).view()
    view |= {"points": points, "tokens": tokens}
    view["options"]["tiebreak"] = tiebreak
    return [line for line in boards.account(view) if "Equal" in line]


def test_the_tie_break_of_the_board_game_is_named() -> None:
    assert board_game([9, 8], [3, 3], "artifacts") == []
    assert board_game([9, 9], [3, 4], "shared") == ["Equal points: the victory is shared."]
    assert board_game([9, 9], [3, 4], "artifacts") == ["Equal points: more artifacts decided."]
    shared = ["Equal points and artifacts: the victory is shared."]
    assert board_game([9, 9], [3, 3], "artifacts") == shared

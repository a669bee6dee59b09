"""The deck laboratory: chances to draw, decks measured against each other, and decks built."""

import json
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from rivalry.bots import catan_rivals_deck_search as search
from rivalry.bots import catan_rivals_decks as decks
from rivalry.bots.spread import in_processes
from rivalry.games.catan_rivals.deck import SAMPLES, Deck, problems, to_json
from rivalry.games.catan_rivals.deck_advice import warnings

SAMPLE = {sample.key: sample.deck for sample in SAMPLES}
MINE, RIVAL = SAMPLE["alma-mater"], SAMPLE["maritime-trade"]
NOTHING = decks.Fate({}, [])


def game(number: int, points: float, fate: decks.Fate = NOTHING) -> decks.Game:
    return decks.Game((0, 1), number, (points, 1 - points), 20, (fate, NOTHING))


def test_the_chance_to_see_a_card_is_exact() -> None:
    deck = SAMPLE["strong-heroes"]
    assert decks.chance_to_see(deck, "castle", 8) == Fraction(1, 4)
    assert decks.chance_to_see(deck, "castle", 32) == decks.chance_to_see(deck, "castle", 99) == 1
    assert decks.chance_to_see(deck, "osmund", 0) == 1
    assert decks.chance_to_see(deck, "abbey", 32) == 0
    one, two = [decks.chance_to_see(deck, key, 1) for key in ("castle", "castellan")]
    assert (one, two) == (Fraction(1, 32), Fraction(2, 32))


def test_scores_count_both_games_of_a_meeting_as_one_observation() -> None:
    won, lost = [game(1, 1.0), game(1, 1.0)], [game(2, 0.0), game(2, 0.0)]
    [score] = decks.scores(won + lost).values()
    assert score.games == 4 and score.share == 0.5 and score.error > 0.5
    [even] = decks.scores([game(n, p) for n in (1, 2) for p in (1.0, 0.0)]).values()
    assert even.share == 0.5 and even.error == 0


def test_two_decks_meet_in_two_real_games_with_the_seats_changed() -> None:
    both = decks.play(decks.Meeting((MINE, RIVAL), "novice", 7))
    assert len(both) == 2 and both[0] != both[1]
    for one in both:
        assert sorted(one.points) == [0.0, 1.0] and one.turns > 10
        for deck, fate in zip((MINE, RIVAL), one.fates, strict=True):
            assert set(deck.hand) <= set(fate.seen), "the starting hand was seen"
            assert set(fate.seen) & set(deck.drawn()) and set(fate.played) <= set(fate.seen)
            assert fate.played and all(0 <= turn <= one.turns for turn in fate.seen.values())
    assert both == decks.play(decks.Meeting((MINE, RIVAL), "novice", 7)), "nothing else decides"


def test_a_matrix_has_every_pair_and_is_the_same_on_two_processes() -> None:
    some = [SAMPLE[key] for key in ("alma-mater", "maritime-trade", "strong-heroes")]
    heard: list[int] = []
    games = decks.matrix(some, 1, "novice", in_processes(2), heard.append)
    assert list(decks.scores(games)) == [(0, 1), (0, 2), (1, 2)] and sum(heard) == 3
    assert games == decks.matrix(some, 1, "novice")


def test_the_record_of_a_card_parts_the_games_by_what_became_of_it() -> None:
    castle = "castle"
    deck = SAMPLE["strong-heroes"]
    games = [
        game(1, 1.0, decks.Fate({castle: 4}, [castle])),
        game(1, 1.0, decks.Fate({castle: 12}, [castle])),
        game(2, 0.0, decks.Fate({castle: 9}, [])),
        game(2, 1.0),
    ]
    record = next(one for one in decks.card_records(deck, games) if one.card == castle)
    tallies = (record.drawn, record.played, record.left, record.unseen)
    assert [(tally.games, tally.won) for tally in tallies] == [(3, 2), (2, 2), (1, 0), (1, 1)]
    assert record.by_draws[1] == 0.25 and record.by_turn == [0.25, 0.5, 0.75, 0.75, 0.75]


def test_as_plain_data_the_report_is_the_same() -> None:
    mine, rival = to_json(MINE), to_json(RIVAL)
    games = json.loads(json.dumps([decks.meet([mine, rival], "novice", 3, 1, n) for n in (0, 1)]))
    report = json.loads(json.dumps(decks.report(mine, games)))
    [score] = report["scores"]
    assert (score["rival"], score["games"]) == (1, 2)
    assert {card["card"] for card in report["cards"]} == set(MINE.drawn())
    assert [len(card["by_turn"]) for card in report["cards"]] == [len(report["turns"])] * len(
        report["cards"]
    )


# Building a deck


def test_neighbours_keep_all_limits_and_differ_in_a_few_cards() -> None:
    for sample in SAMPLES:
        deck = sample.deck
        found = search.neighbours(deck, [], sample.explorers, Random(1))
        assert len(found) == search.WIDTH, sample.key
        for other in found:
            assert problems(other, explorers=sample.explorers) == []
            assert len(warnings(other)) <= len(warnings(deck))
            changed = [key for key in other.drawn() + other.events if key not in deck.parts()]
            assert changed and not other.same_cards(deck)


def test_cards_that_stay_in_hand_are_taken_out_more_readily() -> None:
    stale = MINE.stacks[0]
    games = [game(1, 0.0, decks.Fate({stale: 3}, []))]

    def taken_out(played: list[decks.Game]) -> int:
        rng, number = Random(2), 0
        for _ in range(20):
            for other in search.neighbours(MINE, played, False, rng):
                number += other.stacks.count(stale) < MINE.stacks.count(stale)
        return number

    assert taken_out(games) > 1.5 * taken_out([])


def test_the_search_keeps_what_gains_more_than_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck wins every game that has a Scout in its stacks, so the search finds one."""

    def scouts_win(meeting: decks.Meeting) -> list[decks.Game]:
        won = float("scout" in meeting.decks[0].stacks)
        one = decks.Game(meeting.pair, meeting.number, (won, 1 - won), 20, (NOTHING, NOTHING))
        return [one, one]

    monkeypatch.setattr(decks, "play", scouts_win)
    start = replace(RIVAL, name="Mine", stacks=tuple(k for k in RIVAL.stacks if k != "scout"))
    missing = 32 - len(start.stacks)
    spare = ("storehouse", "gold-cache", "lumber-camp", "abbey")
    spare = tuple(key for key in spare if key not in start.drawn())[:missing]
    start = replace(start, stacks=start.stacks + spare)
    assert problems(start) == [] and "scout" not in start.drawn()
    heard: list[search.Step] = []
    built = search.build(start, [RIVAL], rounds=40, deals=1, told=heard.append)
    assert built.steps == heard and "scout" in built.deck.stacks
    assert (built.before.share, built.after.share) == (0.0, 1.0)
    kept = [step for step in built.steps if step.kept]
    assert [step.gain for step in kept] == [1.0], "what gains nothing is not kept"
    assert problems(built.deck) == [] and isinstance(built.deck, Deck)


def test_the_same_seed_builds_the_same_deck_in_real_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search, "WIDTH", 2)
    monkeypatch.setattr(search, "CONFIRM", 1)
    built = [search.build(MINE, [RIVAL], 1, 1, "novice", seed=3) for _ in range(2)]
    assert built[0] == built[1] and built[0].after.games == 4

"""Decks of the Tournament Game: bringing them, what others know of them, worlds, and bots."""

import json
from typing import Any

import pytest
from invariants import check_invariants
from scenario import GAME, ME, RIVAL, Scenario
from tournament_table import ON_LAND, SAMPLE, build, new, until

from rivalry.bots import bot as bots
from rivalry.core.decision import CHANCE, Action, BadOption
from rivalry.games.catan_rivals import position
from rivalry.games.catan_rivals.card import CARDS
from rivalry.games.catan_rivals.deck import Deck, answers, problems, to_text
from rivalry.games.catan_rivals.tournament import limits_of

# Bringing a deck


def bring(s: position.Position, decks: list[Deck]) -> list[int]:
    """Answer both decks; how many answers each took."""
    counts = [0, 0]
    while s.decision is not None and s.decision.player >= 0:
        seat = s.decision.player
        assert s.decision.why.startswith("deck.")
        s.apply(answers(decks[seat])[counts[seat]])
        counts[seat] += 1
    return counts


@pytest.mark.parametrize("key", SAMPLE)
def test_every_sample_deck_is_brought_with_as_many_answers(key: str) -> None:
    s = position.new(mode="tournament", explorers=True)
    assert bring(s, [SAMPLE[key], SAMPLE["alma-mater"]]) == [39, 39]
    brought = s.view(0)["decks"][0]
    assert [tuple(brought[part]) for part in ("hand", "events", "stacks")] == list(
        SAMPLE[key].parts()
    )


def test_each_part_of_a_deck_is_asked_for_in_turn() -> None:
    s = position.new(mode="tournament")
    asked = []
    for answer in answers(SAMPLE["alma-mater"]):
        assert s.decision is not None
        asked.append((s.decision.why, s.decision.amount))
        s.apply(answer)
    assert asked[:3] == [("deck.hand", 3), ("deck.hand", 2), ("deck.hand", 1)]
    assert asked[3:7] == [("deck.event", n) for n in (4, 3, 2, 1)]
    assert asked[7:] == [("deck.stack", n) for n in range(32, 0, -1)]


def test_what_would_break_a_limit_is_not_offered() -> None:
    s = position.new(mode="tournament")
    g = Scenario(s)
    assert not g.offers("card shipyard") and not g.offers("card invention")
    assert not g.offers("card axel-the-inventor") and not g.offers("card none")
    for words in ("card abbey", "card arsonist", "card brigands"):
        assert g.offers(words)
        g.me(words)
    assert not g.offers("card abbey") and not g.offers("card yule")
    g.me("card barbarian-attack").me("card insurrection")
    assert not g.offers("card barbarian-attack") and g.offers("card riots")
    g.me("card riots")
    assert not g.offers("card riots") and g.offers("card fraternal-feuds")
    g.me("card fraternal-feuds")
    assert g.asked == "deck.stack"
    for gone in ("abbey", "arsonist", "turmoil-brigands"):
        assert not g.offers(f"card {gone}")
    g.me("card storehouse").me("card storehouse")
    assert not g.offers("card storehouse") and g.offers("card gold-storehouse")


def test_places_may_stay_empty_only_in_the_sample_that_has_fewer_cards() -> None:
    s = position.new(mode="tournament", explorers=True)
    brought = answers(SAMPLE["new-shores"])
    for n, answer in enumerate(brought):
        assert s.decision is not None
        assert (("card", "none") in s.decision.options) == (n >= 37)
        s.apply(answer)


def test_limits_are_options_of_the_table() -> None:
    s = position.new(mode="tournament", deck_cards=30, deck_attacks=2, deck_returning=0)
    g = Scenario(s).me("card arsonist").me("card arsonist").me("card abbey")
    assert not g.offers("card insurrection")
    assert limits_of(s.options).stacks == 30 and limits_of(s.options).attacks == 2


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"open_decks": ["alma-mater"]}, "two decks"),
        ({"open_decks": ["alma-mater", "no deck"]}, "does not begin with deck:"),
        ({"open_decks": ["alma-mater", "new-shores"]}, "belongs to the Explorers"),
        ({"mode": "gold", "explorers": True}, "only the Tournament Game takes it"),
        ({"mode": "duel", "deck_cards": 30}, "only the Tournament Game takes it"),
        ({"sets": ["gold", "turmoil", "progress"]}, "only the Duel takes sets"),
    ],
)
def test_options_that_do_not_fit_are_refused_in_words(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        position.new(**{"mode": "tournament", **options})


def test_an_open_deck_may_be_one_of_the_players_own() -> None:
    mine = to_text(Deck("Mine", *SAMPLE["strong-heroes"].parts()))
    g = new(mine, "alma-mater")
    assert g.asks == "chance"
    for seat in (0, 1, None):
        assert g.state.view(seat)["decks"][1]["hand"] == list(SAMPLE["alma-mater"].hand)


# Secrets


def views(s: position.Position, seat: int | None) -> str:
    """All that a seat gets: its view, and what is told beside it."""
    told = GAME.glance(s)
    return json.dumps([s.view(seat), told.turn, told.asking, told.shown, told.held])


def until_a_card_is_seen(deck: Deck) -> list[tuple[str, str]]:
    """What the rival and a spectator get while I bring a deck and both players wait."""
    s = position.new(mode="tournament")
    found = []
    n = 0
    while s.turns < 2:
        assert s.decision is not None
        found.append((views(s, 1), views(s, None)))
        decision = s.decision
        if decision.why.startswith("deck.") and decision.player >= 0:
            brought = deck if decision.player == 0 else SAMPLE["alma-mater"]
            s.apply(answers(brought)[len(s.stack[-1][2])])
        elif decision.player == CHANCE:
            options: Any = decision.options
            n += 1
            if decision.why.endswith("shuffle"):
                s.apply(("shuffle", 12345 * n))
            else:
                s.apply(("event", "harvest") if decision.why == "roll.event" else options[n % 6])
        elif ("end",) in decision.options:
            s.apply(("end",))
        else:
            idle = [o for o in decision.options if o in (("done",), ("no",), ("roll",))]
            s.apply(idle[0] if idle else decision.options[0])
    return found


@pytest.mark.parametrize("key", [key for key in ON_LAND if key != "alma-mater"])
def test_games_that_differ_only_in_the_rivals_deck_look_the_same_until_a_card_is_seen(
    key: str,
) -> None:
    one, two = until_a_card_is_seen(SAMPLE["alma-mater"]), until_a_card_is_seen(SAMPLE[key])
    assert len(one) == len(two) > 90
    for mine, others in zip(one, two, strict=True):
        assert mine == others


def test_the_rival_knows_backs_and_numbers_of_my_cards_and_nothing_else() -> None:
    s = position.new(mode="tournament", starter=0)
    bring(s, [SAMPLE["strong-heroes"], SAMPLE["alma-mater"]])
    g = until(Scenario(s), "prepare")
    for seat in (1, None):
        view = g.state.view(seat)
        assert view["princes"][0]["hand"] == []
        assert view["princes"][0]["backs"] == ["deck-0"] * 3
        assert view["decks"][0] == {"brought": True, "hand": [], "events": [], "stacks": []}
        assert all(stack["cards"] == [None] * 8 for stack in view["stacks"])
        words = json.dumps({**view, "princes": view["princes"][0]["backs"]})
        hidden = set(SAMPLE["strong-heroes"].drawn()) - set(SAMPLE["alma-mater"].drawn())
        assert not [key for key in hidden if f'"{key}"' in words]


# Worlds


def checked_worlds(g: Scenario, seat: int | None, number: int) -> list[position.Position]:
    """Worlds of a view, each with the same view and with legal decks."""
    view = json.loads(json.dumps(g.state.view(seat)))
    sample = GAME.sampler(view)
    found = []
    for bits in range(number):
        world = sample(bits)
        assert isinstance(world, position.Position)
        assert json.dumps(world.view(seat)) == json.dumps(view)
        check_invariants(world)
        found.append(world)
    return found


@pytest.mark.parametrize("seat", [0, 1, None])
def test_worlds_have_legal_decks_with_all_that_was_seen(seat: int | None) -> None:
    s = position.new(mode="tournament", starter=0)
    bring(s, [SAMPLE["strong-heroes"], SAMPLE["maritime-trade"]])
    g = until(Scenario(s), "turn.action")
    build(g, ME, "carl-forkbeard")
    build(g, RIVAL, "ore-ship")
    g.again()
    worlds = checked_worlds(g, seat, 12)
    for world in worlds:
        keys = [[CARDS[i].key for i in deck] for deck in world.decks]
        assert "carl-forkbeard" in keys[0] and "ore-ship" in keys[1]
        for owner, key in ((0, "strong-heroes"), (1, "maritime-trade")):
            if owner == seat:
                assert sorted(keys[owner]) == sorted(SAMPLE[key].drawn())
    if seat == 0:
        assert {tuple(world.decks[1]) for world in worlds} != {tuple(worlds[0].decks[1])} or all(
            sorted(CARDS[i].key for i in world.decks[1]) == sorted(SAMPLE["maritime-trade"].drawn())
            for world in worlds
        )


def test_before_anything_is_seen_a_rival_may_have_any_sample_deck() -> None:
    s = position.new(mode="tournament", starter=0)
    bring(s, [SAMPLE["strong-heroes"], SAMPLE["maritime-trade"]])
    g = until(Scenario(s), "prepare")
    decks = {tuple(sorted(world.decks[1])) for world in checked_worlds(g, 0, 40)}
    assert len(decks) > 3


def test_a_deck_that_fits_no_sample_is_filled_up_with_legal_cards() -> None:
    mine = Deck(
        "Mine",
        ("candamir", "siglind", "parish-hall"),
        ("feud", "riots", "plague", "taxation"),
        SAMPLE["alma-mater"].stacks,
    )
    assert problems(mine) == []
    s = position.new(mode="tournament", starter=0)
    bring(s, [mine, SAMPLE["alma-mater"]])
    g = until(Scenario(s), "turn.action")
    for key in ("candamir", "siglind"):
        build(g, ME, key)
    g.again()
    for world in checked_worlds(g, 1, 12):
        keys = [CARDS[i].key for i in world.decks[0]]
        assert {"candamir", "siglind"} <= set(keys) and len(keys) == 35


# Bots


@pytest.mark.parametrize("level", ["novice", "casual", "strong", "master"])
def test_a_bot_of_any_level_brings_a_sample_deck(level: str) -> None:
    s = position.new(mode="tournament")
    bot = bots.make("catan-rivals", level, 5)
    chosen: list[Action] = []
    while s.decision is not None and s.decision.player == 0:
        chosen.append(bot.choose(s.view(0), s.decision, bots.Budget(iterations=1)))
        s.apply(chosen[-1])
    assert chosen in [answers(SAMPLE[key]) for key in ON_LAND]


def test_bots_bring_different_decks() -> None:
    hands = set()
    for seed in range(12):
        s = position.new(mode="tournament")
        bot = bots.make("catan-rivals", "strong", seed)
        while s.decision is not None and s.decision.player == 0:
            s.apply(bot.choose(s.view(0), s.decision, bots.Budget()))
        hands.add(tuple(s.decks[0]))
    assert len(hands) > 2

"""What the rules of thumb make of owls, groves and the Manifesto."""

from typing import Any

import pytest
from scenario import Scenario, scenario

from rivalry.bots.catan_rivals import knowledge
from rivalry.bots.policy.catan_rivals.answer import best_answer
from rivalry.bots.policy.catan_rivals.plan import make_plan
from rivalry.bots.policy.catan_rivals.realm import NEVER, Realm
from rivalry.bots.policy.catan_rivals.worth import card_worth, event_worth, face_worth, keep_worth
from rivalry.games.catan_rivals.card import BY_KEY

STRONG = knowledge.styles["strong"]
PIET = "piet-sage-of-the-mountains"
PETER = "peter-sage-of-the-forest"
MANIFESTO = "manifesto-of-humane-conduct"


def sages(me: dict[str, Any], rival: dict[str, Any] | None = None, **more: Any) -> Scenario:
    return scenario(me, rival, mode="sages", **more)


def realm_of(g: Scenario) -> Realm:
    return Realm(g.state, 0, STRONG)


def answer(g: Scenario) -> str:
    return " ".join(map(str, best_answer(g.state, STRONG)))


def test_a_sage_is_built_early_and_the_first_is_worth_most() -> None:
    g = sages(dict(hand=PIET, resources="ore"))
    assert answer(g) == f"build {PIET}"
    first = card_worth(realm_of(g), BY_KEY[PIET])
    assert card_worth(realm_of(sages(dict(built=PETER))), BY_KEY[PIET]) < first


def test_a_sage_is_paid_by_the_region_that_holds_most() -> None:
    g = sages(dict(hand="principal-sage-woman", resources="3 brick, ore"))
    assert answer(g) == "build principal-sage-woman"
    assert answer(g.me("build principal-sage-woman")) == "beside -1 below"


def test_the_manifesto_is_turned_as_soon_as_it_can_be_paid() -> None:
    me = dict(cities=1, built=f"{MANIFESTO}, {PIET}", owls=3, resources="lumber, 2 gold")
    assert answer(sages(me)) == f"use {MANIFESTO}"
    g = sages(dict(me, owls=1, hand="wise-protection"))
    assert answer(g) == f"use {MANIFESTO}"
    assert answer(g.me(f"use {MANIFESTO}")) == "card wise-protection"


def test_the_plan_waits_for_owls_and_never_for_those_that_cannot_come() -> None:
    me = dict(hand="courthouse", cities=1, built=PIET, resources="brick, 2 lumber")
    project = make_plan(realm_of(sages(me))).projects
    assert [p.rounds for p in project if p.action == ("build", "courthouse")] == [4.0]
    project = make_plan(realm_of(sages(dict(me, built="")))).projects
    assert [p.rounds for p in project if p.action == ("build", "courthouse")] == [NEVER]


def test_cards_that_cost_owls_are_poor_in_hand_without_a_sage() -> None:
    for key in ("courthouse", "great-foresight"):
        with_sage = keep_worth(realm_of(sages(dict(cities=1, built=PIET))), BY_KEY[key])
        without = keep_worth(realm_of(sages(dict(cities=1))), BY_KEY[key])
        assert without < with_sage and without < STRONG.keep


def test_owls_that_the_plan_needs_are_not_spent_in_a_grove() -> None:
    me = dict(built=f"grove-of-freedom, {PIET}, {PETER}", owls={PIET: 2})
    assert answer(sages(me)) == "use grove-of-freedom"
    more = dict(me, cities=1, built=f"{MANIFESTO}, {me['built']}", resources="lumber, 2 gold")
    assert answer(sages(more)) != "use grove-of-freedom"


@pytest.mark.parametrize(
    ("trader", "expected"), [("rival", "use grove-of-vigilance"), ("me", "no")]
)
def test_vigilance_answers_what_harms(trader: str, expected: str) -> None:
    ships = dict(commerce=3)
    me, rival = (ships, {}) if trader == "me" else ({}, ships)
    me = dict(me, built=f"grove-of-vigilance, {PIET}", owls=1)
    assert answer(sages(me, rival).roll(6, "trade")) == expected


def test_justice_brings_brigands_to_a_rival_who_has_much_to_lose() -> None:
    me = dict(built=f"grove-of-justice, {PIET}", owls=2)
    g = sages(me, dict(resources="3 gold, 3 wool, 3 ore"), at="start")
    assert answer(g) == "use grove-of-justice"
    assert answer(g.me("use grove-of-justice")) == "event brigands"
    assert answer(sages(me, at="start")) == "roll"
    assert face_worth(realm_of(g), "harvest") == 0


def test_the_event_that_harms_most_goes_out_of_the_way() -> None:
    me = dict(hand="great-foresight", built=f"{PIET}, abbey", owls=3)
    g = sages(me, dict(strength=3), events="invention, feud, famine")
    assert event_worth(realm_of(g), BY_KEY["feud"]) < 0
    assert answer(g) == "play great-foresight"
    assert answer(g.me("play great-foresight")) == "card feud"


def test_the_giver_of_a_trade_names_what_matters_least() -> None:
    me = dict(cities=1, built="courthouse", hand="austin", resources="ore, grain, 3 wool")
    g = sages(me, dict(commerce=3)).roll(4, "trade")
    assert g.asked == "trade-event.name" and answer(g) == "take wool"


def test_the_academy_teaches_when_the_plan_lacks_owls() -> None:
    built = f"{MANIFESTO}, academy-of-sages, {PIET}"
    me = dict(cities=1, built=built, owls=2, resources="lumber, 2 gold, 3 wool")
    g = sages(me)
    assert answer(g) == "use academy-of-sages"
    g.me("use academy-of-sages")
    assert answer(g) == "region 1 below"
    assert answer(sages(dict(me, owls=3))) == f"use {MANIFESTO}"

"""The groves of the Era of Sages, and Cole, who borrows them."""

from typing import Any

import pytest
from scenario import GAME, ME, RIVAL, Scenario, scenario
from test_sages import COLE, DUEL, FREDERICH, MANIFESTO, PETER, PIET, ROBERT, sages

COURAGE = "grove-of-courage"
FRATERNITY = "grove-of-fraternity"
FREEDOM = "grove-of-freedom"
FORESIGHT = "grove-of-great-foresight"
JUSTICE = "grove-of-justice"
PEACE = "grove-of-peace"
VIGILANCE = "grove-of-vigilance"
HERALD = "reiner-the-herald"
BRIGITTA = "brigitta-the-wise-woman"


def grove(key: str, owls: int = 3, rival: dict[str, Any] | None = None, **more: Any) -> Scenario:
    """I have one grove, and a sage with owls beside my mountains."""
    return sages(dict(built=f"{key}, {PIET}", owls=owls), rival, **more)


# In the action phase


def test_grove_of_freedom_searches_a_stack_for_an_owl_once_per_turn() -> None:
    g = grove(FREEDOM, stacks={3: f"granary, {COLE}"}).me(f"use {FREEDOM}")
    below = g.stack(3)[2:]
    g.me("stack 3").me(COLE)
    assert g.me.hand == COLE and g.me.owls == 2 and g.stack(3) == ["granary", *below]
    assert not g.offers(f"use {FREEDOM}") and g.nothing_pending


def test_a_card_found_in_the_grove_of_freedom_may_be_used_at_once() -> None:
    g = grove(FREEDOM, stacks={0: "merchant-caravan"}).me(f"use {FREEDOM}", "stack 0")
    g.me("merchant-caravan")
    g.state.level[g.me._find("mountains-5")] = 2
    g.again()
    assert g.offers("play merchant-caravan")


def test_grove_of_fraternity_draws_three_cards_and_the_rival_may_draw_one() -> None:
    g = grove(FRATERNITY, stacks={0: "abbey, scout", 3: "granary"})
    g.me(f"use {FRATERNITY}", "stack 0", "stack 3", "stack 0")
    assert g.me.hand == "scout, abbey, granary"
    assert g.asked == "grove-of-fraternity.share"
    g.rival_may("yes", "no").rival("yes")
    g.rival("stack 3")
    assert len(g.state.princes[1].hand) == 1 and g.me.owls == 2
    assert not g.offers(f"use {FRATERNITY}") and g.nothing_pending


def test_grove_of_fraternity_the_rival_may_decline() -> None:
    g = grove(FRATERNITY).me(f"use {FRATERNITY}", "stack 0", "stack 0", "stack 0").rival("no")
    assert g.rival.hand == "" and g.nothing_pending


@pytest.mark.parametrize("left", [0, 1, 2])
def test_grove_of_fraternity_draws_what_there_is(left: int) -> None:
    g = grove(FRATERNITY)
    del g.state.stacks[0][left:]
    for stack in g.state.stacks[1:]:
        del stack[:]
    g.again()
    assert g.offers(f"use {FRATERNITY}") == (left > 0)
    if left:
        g.me(f"use {FRATERNITY}", *["stack 0"] * left)
        assert len(g.state.princes[0].hand) == left and g.nothing_pending


def test_hands_drawn_in_the_grove_of_fraternity_are_limited_at_the_end_of_each_turn() -> None:
    rival = dict(hand="scout, abbey, goldsmith")
    g = grove(FRATERNITY, rival=rival).me(f"use {FRATERNITY}", "stack 0", "stack 0", "stack 0")
    g.rival("yes", "stack 1").me("end", "no").roll(6, "harvest")
    assert len(g.state.princes[1].hand) == 4  # until the end of their own turn


def test_groves_cannot_be_used_without_their_owls() -> None:
    for key, owls in ((FREEDOM, 0), (FRATERNITY, 0), (FORESIGHT, 1)):
        assert not grove(key, owls).offers(f"use {key}")
        assert grove(key, owls + 1).offers(f"use {key}")


def test_groves_of_other_moments_are_not_used_in_the_action_phase() -> None:
    for key in (COURAGE, JUSTICE, PEACE, VIGILANCE):
        assert not grove(key).offers(f"use {key}")


def test_groves_are_sites_that_no_effect_on_buildings_touches() -> None:
    g = sages(dict(strength=3), dict(built=f"{FREEDOM}, {PEACE}")).event("feud")
    assert g.rival.built == f"{FREEDOM}, {PEACE}" and g.nothing_pending


# Grove of Great Foresight


EVENTS = "feud, famine, invention, trade-ships-race"


def test_grove_of_great_foresight_puts_any_of_the_three_top_events_under_the_stack() -> None:
    g = grove(FORESIGHT, events=EVENTS).me(f"use {FORESIGHT}")
    below = g.events[4:]
    g.me_may("feud", "invention", "famine", "no").me("famine")
    g.me_may("feud", "invention", "no").me("feud").me("no")
    assert g.events == ["invention", "trade-ships-race", *below, "famine", "feud"]
    assert g.me.owls == 1 and not g.offers(f"use {FORESIGHT}") and g.nothing_pending


def test_grove_of_great_foresight_may_leave_everything_or_move_all_three() -> None:
    g = grove(FORESIGHT, events=EVENTS)
    before = g.events
    g.me(f"use {FORESIGHT}", "no")
    assert g.events == before and g.nothing_pending
    g = grove(FORESIGHT, events=EVENTS).me(f"use {FORESIGHT}", "feud", "invention", "famine")
    assert g.events[0] == "trade-ships-race" and g.nothing_pending
    assert g.events[-3:] == ["feud", "invention", "famine"]


def test_yule_stays_where_the_grove_of_great_foresight_finds_it() -> None:
    g = grove(FORESIGHT, events="feud, yule, famine").me(f"use {FORESIGHT}")
    g.me_may("feud", "famine", "no").me("famine", "feud")
    assert g.events[0] == "yule" and g.events[-2:] == ["famine", "feud"] and g.nothing_pending
    assert g.state.view(1)["events"][-1] == "yule"


def test_only_who_used_the_grove_of_great_foresight_knows_the_events() -> None:
    g = grove(FORESIGHT, events=EVENTS)
    for h in g.state.events[-4:]:
        g.state.cards.show_all(h)  # everybody has seen them before
    g.me(f"use {FORESIGHT}", "famine", "no")
    mine, rivals = g.state.view(0)["events"], g.state.view(1)["events"]
    assert mine[0] == "famine" and mine[-3:] == ["trade-ships-race", "invention", "feud"]
    assert rivals[0] is None and rivals[-3:] == ["trade-ships-race", None, None]


def test_looking_alone_takes_no_knowledge_from_the_rival() -> None:
    g = grove(FORESIGHT, events=EVENTS)
    g.state.cards.show_all(g.state.events[-1])
    g.me(f"use {FORESIGHT}", "no")
    assert g.state.view(1)["events"][-1] == "feud" and g.state.view(1)["events"][-2] is None
    assert g.state.view(0)["events"][-3:] == ["invention", "famine", "feud"]


def test_what_is_being_put_under_the_event_stack_is_a_secret() -> None:
    views = []
    for key in ("feud", "famine"):
        g = grove(FORESIGHT, events=EVENTS).me(f"use {FORESIGHT}", key)
        views.append(g.state.view(1))
        g.me("no")
        views.append(g.state.view(1))
    assert views[0] == views[2] and views[1] == views[3]


def test_grove_of_great_foresight_needs_an_event_beside_yule() -> None:
    g = grove(FORESIGHT)
    g.state.box += [h for h in g.state.events if g.keys([h]) != ["yule"]]
    g.state.events[:] = [h for h in g.state.events if g.keys([h]) == ["yule"]]
    g.again()
    assert not g.offers(f"use {FORESIGHT}")


# Grove of Justice


def test_grove_of_justice_fixes_the_event_die_before_the_roll() -> None:
    g = grove(JUSTICE, at="start").me_may("roll", f"use {JUSTICE}").me(f"use {JUSTICE}")
    faces = ["event brigands", "event trade", "event celebration", "event harvest", "event card"]
    g.me_may(*faces).me("event harvest")
    assert g.me.owls == 1 and g.options == ["roll"]
    g.roll(4).me("ore").rival("grain")
    assert g.me.resources == "1 wool, 1 ore" and g.nothing_pending


def test_grove_of_justice_goes_together_with_brigitta_and_no_die_is_rolled() -> None:
    g = sages(dict(built=f"{JUSTICE}, {PIET}", owls=2, hand=BRIGITTA), at="start")
    g.me(f"use {JUSTICE}", "event trade", f"play {BRIGITTA}", "number 5", "roll")
    assert g.me.owls == 1 and g.me.resources == "1 ore" and g.nothing_pending


def test_grove_of_justice_and_reiner_fix_the_event_die_only_once() -> None:
    me = dict(built=f"{JUSTICE}, {PIET}", owls=3, hand=HERALD)
    g = scenario(me, at="start", **DUEL)
    g.me(f"play {HERALD}")
    assert g.options == ["roll"]
    g = scenario(me, at="start", **DUEL).me(f"use {JUSTICE}", "event card")
    assert g.options == ["roll"]


def test_grove_of_justice_costs_two_owls_and_serves_only_its_owners_turn() -> None:
    assert grove(JUSTICE, 1, at="start").options == ["roll"]
    assert grove(JUSTICE, 3, at="start", turn=RIVAL).options == ["roll"]


# Grove of Vigilance


@pytest.mark.parametrize("face", ["trade", "celebration"])
def test_grove_of_vigilance_has_an_event_card_drawn_instead(face: str) -> None:
    g = grove(VIGILANCE, events="invention").roll(5, face)
    assert g.asked == "die.cancel" and g.me.resources == ""  # before production
    g.me_may("no", f"use {VIGILANCE}").me(f"use {VIGILANCE}")
    assert g.me.resources == "1 ore" and g.state.face == "card" and g.events[-1] == "invention"
    assert g.me.owls == 3 and g.nothing_pending  # one paid, one gained


def test_grove_of_vigilance_against_brigands_production_comes_first() -> None:
    me = dict(built=f"{VIGILANCE}, {PIET}", owls=1, resources="3 gold, 3 wool, 2 brick")
    g = sages(me, events="traveling-merchant").roll(5, "brigands").me(f"use {VIGILANCE}")
    assert g.asked == "merchant.buy" and g.me.stored("mountains-5") == 1
    g.me("done")
    assert g.me.resources == "2 brick, 3 wool, 1 ore, 3 gold" and g.nothing_pending


def test_grove_of_vigilance_may_be_left_unused() -> None:
    me = dict(built=f"{VIGILANCE}, {PIET}", owls=1, resources="3 gold, 3 wool, 2 brick")
    g = sages(me).roll(5, "brigands").me("no")
    assert g.me.resources == "2 brick, 1 ore" and g.me.owls == 2 and g.nothing_pending


@pytest.mark.parametrize("face", ["harvest", "card"])
def test_grove_of_vigilance_has_nothing_to_say_to_other_faces(face: str) -> None:
    g = grove(VIGILANCE, events="invention").roll(6, face)
    assert g.asked != "die.cancel" and g.state.face == face


def test_o_23_grove_of_vigilance_is_used_in_the_rivals_turn_too() -> None:
    g = grove(VIGILANCE, events="invention", turn=RIVAL).roll(5, "celebration")
    g.me(f"use {VIGILANCE}")
    assert g.state.face == "card" and g.asks == "rival" and g.nothing_pending


def test_o_23_the_active_player_is_asked_first_and_one_use_is_enough() -> None:
    # Only Cole makes two players able to cancel one roll: he borrows the rival's grove.
    me = dict(cities=1, built=f"{COLE}, {PIET}", owls=1)
    rival = dict(built=f"{VIGILANCE}, {PETER}", owls=1)
    g = sages(me, rival, events="invention").roll(6, "trade")
    g.me_may("no", f"use {VIGILANCE}").me("no").rival_may("no", f"use {VIGILANCE}")
    g.rival(f"use {VIGILANCE}")
    assert g.rival.owls == 0 and g.me.owls == 1 and g.nothing_pending
    g = sages(me, rival, events="invention").roll(6, "trade").me(f"use {VIGILANCE}")
    assert g.rival.owls == 1 and g.me.owls == 0 and g.nothing_pending


def test_o_23_grove_of_vigilance_cancels_a_face_that_was_fixed() -> None:
    g = sages(
        dict(built=f"{JUSTICE}, {PIET}", owls=2),
        dict(built=f"{VIGILANCE}, {PETER}", owls=1),
        at="start",
        events="invention",
    )
    g.me(f"use {JUSTICE}", "event trade").roll(6).rival(f"use {VIGILANCE}")
    assert g.state.face == "card" and g.nothing_pending


def test_the_heralds_bonus_is_lost_with_a_celebration_that_is_cancelled() -> None:
    me = dict(hand=HERALD)
    rival = dict(built=f"{VIGILANCE}, {PETER}", owls=1)
    g = scenario(me, rival, at="start", events="invention", **DUEL)
    g.me(f"play {HERALD}").roll(6).rival(f"use {VIGILANCE}")
    assert g.nothing_pending and not any(word == "herald" for word, _ in g.state.notes)
    g.do("resolve_face", "celebration").me("ore").rival("ore")
    assert g.me.resources == "1 grain, 1 ore" and g.nothing_pending


def test_o_84_grove_of_vigilance_answers_a_second_event_of_the_turn() -> None:
    g = grove(VIGILANCE, events="invention, famine").roll(6, "harvest").me("ore").rival("ore")
    g.do("resolve_face", "trade").me(f"use {VIGILANCE}")
    assert g.events[-1] == "invention" and g.me.owls == 2 and g.nothing_pending
    assert g.me.resources == "1 grain, 1 ore"  # no production


def test_o_84_a_second_event_that_nobody_cancels_happens_without_production() -> None:
    g = grove(VIGILANCE).do("resolve_face", "celebration").me("no").me("ore").rival("brick")
    assert g.me.resources == "1 ore" and g.rival.resources == "1 brick" and g.nothing_pending
    assert g.state.face == "celebration"


def test_grove_of_vigilance_is_not_asked_for_without_an_owl() -> None:
    g = grove(VIGILANCE, 0).roll(6, "trade")
    assert g.nothing_pending


# Grove of Courage


def feud(owls: int = 2, event: str = "feud", **more: Any) -> Scenario:
    """The rival has the strength advantage; I have buildings, cards and a Grove of Courage."""
    me = dict(built=f"{COURAGE}, {PIET}, abbey", owls=owls, hand="scout") | more
    return sages(me, dict(strength=3)).event(event)


@pytest.mark.parametrize("event", ["feud", "fraternal-feuds"])
def test_grove_of_courage_keeps_me_out_of_feuds(event: str) -> None:
    g = feud(event=event).me_may("no", f"use {COURAGE}").me(f"use {COURAGE}")
    assert g.me.owls == 0 and g.me.built == f"{COURAGE}, {PIET}, abbey" and g.me.hand == "scout"
    assert g.nothing_pending


def test_grove_of_courage_costs_two_owls_and_need_not_be_used() -> None:
    g = feud().me("no").me("stack 0")
    assert g.me.built == f"{COURAGE}, {PIET}" and g.me.owls == 2 and g.nothing_pending
    g = feud(owls=1)
    assert g.asked == "feud.stack"


def test_grove_of_courage_is_asked_for_only_where_something_would_be_lost() -> None:
    assert feud(built=f"{COURAGE}, {PIET}").nothing_pending
    g = feud(event="fraternal-feuds", hand="")
    assert g.me.owls == 2 and g.nothing_pending
    g = sages(dict(built=f"{COURAGE}, {PIET}", owls=2)).event("famine")
    assert g.me.owls == 2 and g.nothing_pending


def test_grove_of_courage_stands_beside_sebastian() -> None:
    sebastian = "sebastian-the-itinerant-preacher"
    me = dict(built=f"{COURAGE}, {PIET}, abbey", owls=2, hand=sebastian)
    g = scenario(me, dict(strength=3), **DUEL).event("feud")
    g.me_may("no", f"play {sebastian}", f"use {COURAGE}").me(f"play {sebastian}")
    assert g.me.owls == 2 and g.discard == sebastian and g.nothing_pending
    g = scenario(me, dict(strength=3), **DUEL).event("feud").me(f"use {COURAGE}")
    assert g.me.owls == 0 and g.me.hand == sebastian and g.nothing_pending


def test_grove_of_courage_does_not_help_against_riots() -> None:
    me = dict(built=f"{COURAGE}, {PIET}, brick-ship", owls=2, resources="gold")
    g = scenario(me, **DUEL).event("riots")
    assert g.asked == "riots.pay"


# Grove of Peace


def attacked(
    roll: int | None = None, rival: str = "", attack: str = "wise-protection", **more: Any
) -> Scenario:
    """I attack a rival who has a Grove of Peace with one owl."""
    me = dict(built=PIET, owls=1, hand=attack) | more
    built = ", ".join(filter(None, [PEACE, PETER, rival]))
    foe = dict(built=built, owls=1, hand="archer, scout", cities=1)
    g = scenario(me, foe, **DUEL).me(f"play {attack}")
    if roll is not None:
        g.rival_may("no", f"use {PEACE}").rival(f"use {PEACE}").chance(f"roll {roll}")
    return g


@pytest.mark.parametrize("roll", [4, 5, 6])
def test_grove_of_peace_cancels_an_attack_with_four_to_six(roll: int) -> None:
    g = attacked(roll)
    assert g.rival.hand == "scout, archer" and g.rival.owls == 0 and g.me.owls == 0
    assert g.discard == "wise-protection" and g.nothing_pending


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_grove_of_peace_fails_with_one_to_three(roll: int) -> None:
    g = attacked(roll).rival("stack 0")
    assert g.rival.hand == "" and g.rival.owls == 0 and g.nothing_pending


def test_robert_makes_a_three_enough_in_the_grove_of_peace() -> None:
    g = attacked(3, ROBERT)
    assert g.rival.hand == "scout, archer" and g.nothing_pending
    g = attacked(2, ROBERT).rival("stack 0")
    assert g.rival.hand == "" and g.nothing_pending


def test_the_price_of_an_attack_is_paid_before_the_grove_of_peace_is_asked_for() -> None:
    g = attacked()
    assert g.asked == "attack.repel" and g.me.owls == 0


def test_grove_of_peace_may_be_left_unused() -> None:
    g = attacked().rival("no").rival("stack 0")
    assert g.rival.owls == 1 and g.rival.hand == "" and g.nothing_pending


def test_o_23_the_defence_roll_comes_after_a_grove_of_peace_that_failed() -> None:
    me = dict(built=f"{PIET}, hedge-tavern", cities=1)
    g = attacked(3, "lookout-tower, abbey", "arsonist", **me)
    assert g.asked == "defence"
    g.rival("yes").chance("roll 2")
    assert "abbey" in g.rival.built and g.nothing_pending
    g = attacked(4, "lookout-tower, abbey", "arsonist", **me)
    assert g.nothing_pending  # cancelled already


def test_grove_of_peace_is_no_part_of_the_defence_roll() -> None:
    me = dict(built=f"{PIET}, hedge-tavern", cities=1)
    g = attacked(None, "lookout-tower, abbey", "arsonist", **me).rival("no")
    g.rival("yes").chance("roll 4")
    assert g.asked == "arsonist.target"


def test_grove_of_peace_needs_an_owl_and_only_answers_attacks() -> None:
    me = dict(built=PIET, owls=1, hand="wise-protection")
    g = sages(me, dict(built=f"{PEACE}, {PETER}", hand="scout")).me("play wise-protection")
    assert g.nothing_pending
    me = dict(built=f"{PIET}, {PETER}", owls=1, hand="dispute-of-the-sages")
    g = sages(me, dict(built=f"{PEACE}, {FREDERICH}", owls=1)).me("play dispute-of-the-sages")
    assert g.asked == "dispute-of-the-sages.roll"


def test_grove_of_peace_does_not_serve_the_attacker() -> None:
    me = dict(built=f"{PIET}, {PEACE}", owls=2, hand="wise-protection")
    g = sages(me, dict(hand="scout")).me("play wise-protection")
    assert g.me.owls == 1 and g.nothing_pending


# Cole


def cole(key: str, owls: int = 3, **more: Any) -> Scenario:
    """I have Cole and owls; the rival has a grove."""
    me = dict(cities=1, built=f"{COLE}, {PIET}", owls=owls)
    return sages(me, dict(built=key), **more)


def test_cole_paladin_of_the_sages_borrows_a_grove_of_the_rival_for_my_own_owls() -> None:
    g = cole(FREEDOM, stacks={0: "abbey"}).me(f"use {FREEDOM}", "stack 0", "abbey")
    assert g.me.hand == "abbey" and g.me.owls == 2
    assert not g.offers(f"use {FREEDOM}") and g.nothing_pending


def test_cole_paladin_of_the_sages_borrows_one_grove_per_turn() -> None:
    g = cole(f"{FREEDOM}, {FRATERNITY}")
    assert g.offers(f"use {FREEDOM}") and g.offers(f"use {FRATERNITY}")
    g.me(f"use {FREEDOM}", "stack 0").me(g.options[0])
    assert not g.offers(f"use {FRATERNITY}") and g.nothing_pending


def test_cole_paladin_of_the_sages_does_not_spend_what_i_do_in_my_own_grove() -> None:
    me = dict(cities=1, built=f"{COLE}, {PIET}, {FRATERNITY}", owls=3)
    g = sages(me, dict(built=FREEDOM)).me(f"use {FRATERNITY}", "stack 0", "stack 0", "stack 0")
    g.rival("no")
    assert g.offers(f"use {FREEDOM}")
    g.me(f"use {FREEDOM}", "stack 0").me(g.options[0])
    assert g.me.owls == 1 and not g.offers(f"use {FRATERNITY}") and g.nothing_pending


def test_cole_paladin_of_the_sages_may_use_a_grove_that_its_owner_has_used_already() -> None:
    g = cole(FREEDOM)
    g.state.used[g.rival._find(FREEDOM)] = 1
    assert g.again().offers(f"use {FREEDOM}")


def test_cole_paladin_of_the_sages_borrows_the_grove_of_justice_before_the_roll() -> None:
    g = cole(JUSTICE, 2, at="start").me(f"use {JUSTICE}", "event harvest")
    assert g.me.owls == 0
    g.roll(6).me("ore").rival("ore")
    assert g.nothing_pending and cole(JUSTICE, 1, at="start").options == ["roll"]


def test_cole_paladin_of_the_sages_borrows_the_grove_of_vigilance_only_in_my_turn() -> None:
    g = cole(VIGILANCE, events="invention").roll(6, "trade").me(f"use {VIGILANCE}")
    assert g.me.owls == 2 and g.nothing_pending
    g = cole(VIGILANCE, turn=RIVAL).roll(6, "trade")
    assert g.me.owls == 3 and g.nothing_pending


def test_cole_paladin_of_the_sages_borrows_the_grove_of_courage_only_in_my_turn() -> None:
    for turn in (ME, RIVAL):
        me = dict(cities=1, built=f"{PIET}, abbey, {COLE}", owls=2)
        rival = dict(built=COURAGE, strength=4)
        g = sages(me, rival, turn=turn).event("feud")
        if turn == ME:
            g.me(f"use {COURAGE}")
            assert g.me.owls == 0 and g.nothing_pending
        else:
            assert g.asked == "feud.stack"


def test_cole_paladin_of_the_sages_never_borrows_the_grove_of_peace() -> None:
    me = dict(built=PETER, owls=1, hand="wise-protection")
    rival = dict(cities=1, built=f"{COLE}, {PIET}", owls=3, hand="scout")
    g = sages(dict(me, built=f"{PETER}, {PEACE}"), rival).me("play wise-protection")
    assert g.rival.owls == 3 and g.nothing_pending


def test_cole_paladin_of_the_sages_is_ready_again_in_my_next_turn() -> None:
    g = cole(FREEDOM)
    g.me(f"use {FREEDOM}", "stack 0").me(g.options[0])
    g.do("start_turn").roll(6, "trade")
    assert g.offers(f"use {FREEDOM}")


def test_every_grove_has_its_words_in_the_vocabulary() -> None:
    for key in (COURAGE, FRATERNITY, FREEDOM, FORESIGHT, JUSTICE, PEACE, VIGILANCE, MANIFESTO):
        assert GAME.parse(f"use {key}") == ("use", key)

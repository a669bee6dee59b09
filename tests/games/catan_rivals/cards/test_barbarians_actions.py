"""The action cards of the Era of Barbarians."""

from typing import Any

from scenario import ME, Scenario, scenario
from test_barbarians import DUEL, STRONGHOLD, barbarians, triumph, why_not

ALLIANCE = "alliance-against-the-barbarians"
ARND = "arnd-the-strategist"
CONTEST = "contest-of-the-heroes"
SIEGFRIED = "siegfried-vanquisher-of-the-barbarians"


# Alliance Against the Barbarians


def allies(me: dict[str, Any], rival: dict[str, Any] | None = None) -> Scenario:
    """I hold an alliance, and my Triumph Card shows one point."""
    me = dict(me, hand=ALLIANCE, cities=1, built=f"triumph-card, {me.get('built', '')}")
    return triumph(barbarians(me=me, rival=rival), ME, 1)


def test_alliance_against_the_barbarians_brings_one_resource_and_one_more_for_more_units() -> None:
    g = allies(dict(built="harald, brick-ship"), dict(built="inga"))
    g.me(f"play {ALLIANCE}", "ore")
    assert g.asked == "barbarian-alliance.more"
    g.me("ore")
    assert g.asked == "barbarian-alliance.take"
    g.rival("grain")
    assert g.me.resources == "2 ore" and g.rival.resources == "1 grain"
    assert g.discard == ALLIANCE and g.nothing_pending


def test_alliance_against_the_barbarians_the_second_resource_may_be_left() -> None:
    g = allies(dict(built="harald")).me(f"play {ALLIANCE}", "ore", "done")
    assert g.me.resources == "1 ore" and g.rival.resources == "" and g.nothing_pending


def test_alliance_against_the_barbarians_equal_numbers_bring_one_each() -> None:
    # Arnd makes a hero count twice against barbarians only.
    me = dict(built=f"{ARND} at site 0 above, harald at site 0 below")
    g = allies(me, dict(built="inga, osmund")).me(f"play {ALLIANCE}", "ore").rival("wool")
    assert g.me.resources == "1 ore" and g.rival.resources == "1 wool" and g.nothing_pending


def test_alliance_against_the_barbarians_may_serve_a_rival_with_more_units_better() -> None:
    g = allies(dict(built="harald"), dict(built="inga, osmund"))
    g.me(f"play {ALLIANCE}", "ore").rival("wool", "wool")
    assert g.me.resources == "1 ore" and g.rival.resources == "2 wool" and g.nothing_pending


def test_alliance_against_the_barbarians_needs_a_unit_a_triumph_and_room_for_somebody() -> None:
    me = dict(hand=ALLIANCE, cities=1, built="triumph-card")
    assert why_not(triumph(barbarians(me=me), ME, 1), ALLIANCE) == "you need a unit"
    g = barbarians(me=dict(me, built="triumph-card, harald"))
    assert why_not(g, ALLIANCE) == "your Triumph Card must show a victory point"
    g = barbarians(me=dict(hand=ALLIANCE, built="harald"))
    assert why_not(g, ALLIANCE) == "your Triumph Card must show a victory point"
    full = dict(built="harald", resources="all")
    assert why_not(allies(full), ALLIANCE) == "nobody who has a unit has room for a resource"
    g = allies(full, dict(built="inga")).me(f"play {ALLIANCE}").rival("ore")
    assert g.rival.resources == "1 ore" and g.nothing_pending


# Castellan


def test_castellan_serves_the_two_regions_beside_the_castle() -> None:
    g = barbarians(me=dict(hand="castellan", cities=[2], built="castle at site 2 far-above"))
    g.me("play castellan")
    assert g.me.resources == "1 grain, 1 gold" and g.discard == "castellan" and g.nothing_pending


def test_castellan_serves_one_region_if_the_other_is_full() -> None:
    me = dict(hand="castellan", cities=[2], built="castle at site 2 below", resources="3 ore")
    g = barbarians(me=me).me("play castellan")
    assert g.me.resources == "1 wool, 3 ore" and g.nothing_pending


def test_o_62_castellan_needs_a_castle_and_room_beside_it() -> None:
    assert why_not(barbarians(me=dict(hand="castellan")), "castellan") == "you need a Castle"
    me = dict(hand="castellan", cities=[2], built="castle at site 2 above")
    g = barbarians(me=dict(me, resources="3 grain, 3 gold"))
    assert why_not(g, "castellan") == "the regions beside your Castle are full"


# Contest of the Heroes


def contest(me: dict[str, Any], rival: dict[str, Any] | None = None) -> Scenario:
    return barbarians(me=dict(me, hand=CONTEST), rival=rival).me(f"play {CONTEST}")


def test_contest_of_the_heroes_i_choose_both_heroes_and_the_higher_result_wins() -> None:
    me = dict(built="harald, austin")
    g = contest(me, dict(built="inga, osmund, gold-ship", resources="ore, 2 wool"))
    g.me_may("harald", "austin").me("harald").me_may("inga", "osmund").me("inga")
    g.chance("roll 2", "roll 2")  # 4 against 3
    g.me("grain").me_may("take ore", "take wool", "done").me("take wool")
    assert g.me.resources == "1 grain, 1 wool" and g.rival.resources == "1 wool, 1 ore"
    assert g.discard == CONTEST and g.nothing_pending


def test_contest_of_the_heroes_may_be_won_by_the_rival() -> None:
    g = contest(dict(built="austin", resources="wool"), dict(built="osmund"))
    g.chance("roll 2", "roll 3").rival("ore").rival_may("take wool", "done").rival("take wool")
    assert g.me.resources == "" and g.rival.resources == "1 wool, 1 ore" and g.nothing_pending


def test_contest_of_the_heroes_equal_results_are_rolled_again() -> None:
    g = contest(dict(built="austin"), dict(built="osmund"))
    g.chance("roll 3", "roll 2")
    assert g.asked == "contest.roll"
    g.chance("roll 6", "roll 1").me("ore")
    assert g.me.resources == "1 ore" and g.nothing_pending


def test_contest_of_the_heroes_only_the_die_counts_for_a_rival_without_a_hero() -> None:
    g = contest(dict(built="austin"), dict(built="gold-ship"))
    g.chance("roll 4", "roll 5")  # 5 against 5
    g.chance("roll 4", "roll 6").rival("ore")
    assert g.rival.resources == "1 ore" and g.nothing_pending


def test_contest_of_the_heroes_the_winner_need_not_demand_anything() -> None:
    g = contest(dict(built="austin"), dict(resources="ore"))
    g.chance("roll 6", "roll 1").me("grain", "done")
    assert g.me.resources == "1 grain" and g.rival.resources == "1 ore" and g.nothing_pending


def test_contest_of_the_heroes_the_loser_says_where_the_resource_leaves_and_i_where_it_goes() -> (
    None
):
    me = dict(built="austin", right="mountains-4 fields-1")
    rival = dict(right="mountains-2 forest-4", stored={"mountains-2": 1, "mountains-6": 1})
    g = contest(me, rival).chance("roll 6", "roll 1").me("fields-6")
    g.me("take ore").rival("mountains-2").me("mountains-4")
    assert g.me.stored("mountains-4") == 1 and g.rival.stored("mountains-2") == 0
    assert g.rival.resources == "1 ore" and g.nothing_pending


def test_contest_of_the_heroes_needs_a_hero_and_room_on_both_sides() -> None:
    assert why_not(barbarians(me=dict(hand=CONTEST, built="gold-ship")), CONTEST) == (
        "you need a hero"
    )
    g = barbarians(me=dict(hand=CONTEST, built="austin", resources="all"))
    assert why_not(g, CONTEST) == "you have no room for a resource"
    g = barbarians(me=dict(hand=CONTEST, built="austin"), rival=dict(resources="all"))
    assert why_not(g, CONTEST) == "your rival has no room for a resource"


def test_contest_of_the_heroes_is_an_attack_that_no_defence_roll_cancels() -> None:
    # RULES 11: Lookout Tower and Heinrich help against three other cards only.
    me = dict(hand=CONTEST, built="austin")
    rival = dict(built="heinrich-the-sentinel, lookout-tower")
    g = scenario(me=me, rival=rival, mode="duel", sets=DUEL)
    g.me(f"play {CONTEST}")
    assert g.asked == "contest.roll"


# Relocation


def test_relocation_of_the_barbarians_set_exchanges_regions_and_expansions() -> None:
    g = barbarians(me=dict(hand="barbarians-relocation", resources="2 ore"))
    g.me("play barbarians-relocation", "mountains", "hills")
    assert g.me.place("mountains-5") == "region -1 below" and g.me.stored("mountains-5") == 2
    assert g.discard == "barbarians-relocation" and g.nothing_pending


def test_relocation_takes_a_border_fortress_along_with_its_hills_and_nowhere_else() -> None:
    me = dict(hand="barbarians-relocation", right="hills-1 gold-field-2", built="border-fortress")
    g = barbarians(me=me).me("play barbarians-relocation", "hills-3", "forest")
    assert g.me.place("border-fortress") == "beside -1 above" and g.nothing_pending


def test_o_28_relocation_moves_neither_foreign_cards_nor_markers() -> None:
    me = dict(hand="barbarians-relocation", cities=1, built="triumph-card, austin")
    rival = dict(cities=1, built=f"{STRONGHOLD} at road 1, triumph-card")
    g = barbarians(me=me, rival=rival)
    g.me("play barbarians-relocation")
    regions = [f"region {x} {y}" for x in (-1, 1, 3) for y in ("above", "below")]
    g.me_may(*regions)


# Siegfried


def with_siegfried(side: int, **me: Any) -> Scenario:
    """I hold Siegfried and have a Castle, two heroes and a Triumph Card with this side up."""
    built = "castle, harald, austin, triumph-card"
    return triumph(barbarians(me=dict(me, hand=SIEGFRIED, cities=1, built=built)), ME, side)


def test_siegfried_vanquisher_of_the_barbarians_turns_the_triumph_card() -> None:
    g = with_siegfried(1)
    before = g.me.points
    g.me(f"play {SIEGFRIED}").me_may("yes", "no").me("yes")
    assert g.me.points == before + 1 and g.me.resources == "" and g.nothing_pending


def test_siegfried_vanquisher_of_the_barbarians_brings_one_or_two_resources_instead() -> None:
    g = with_siegfried(1).me(f"play {SIEGFRIED}", "no", "ore", "grain")
    assert g.me.resources == "1 grain, 1 ore" and g.discard == SIEGFRIED and g.nothing_pending
    g = with_siegfried(1).me(f"play {SIEGFRIED}", "no", "ore", "done")
    assert g.me.resources == "1 ore" and g.nothing_pending


def test_siegfried_vanquisher_of_the_barbarians_brings_resources_at_the_highest_side() -> None:
    g = with_siegfried(3).me(f"play {SIEGFRIED}", "ore", "done")
    assert g.me.resources == "1 ore" and g.nothing_pending


def test_siegfried_vanquisher_of_the_barbarians_turns_the_card_where_nothing_can_be_stored() -> (
    None
):
    g = with_siegfried(1, resources="all")
    before = g.me.points
    assert g.me(f"play {SIEGFRIED}").nothing_pending and g.me.points == before + 1


def test_o_62_siegfried_vanquisher_of_the_barbarians_needs_a_castle_two_heroes_and_a_use() -> None:
    g = barbarians(me=dict(hand=SIEGFRIED, built="harald, austin"))
    assert why_not(g, SIEGFRIED) == "you need a Castle"
    g = barbarians(me=dict(hand=SIEGFRIED, cities=1, built="castle, harald, gold-ship"))
    assert why_not(g, SIEGFRIED) == "you need 2 heroes"
    assert why_not(with_siegfried(3, resources="all"), SIEGFRIED) == (
        "you have no room for a resource"
    )


def test_siegfried_vanquisher_of_the_barbarians_can_win_the_game() -> None:
    buildings = "castle, arsenal, arsenal, bailiwick, secret-brotherhood"
    me = dict(
        cities=2, right="hills-1 gold-field-2", built=f"{buildings}, triumph-card, inga, austin"
    )
    g = triumph(barbarians(me=dict(me, hand=SIEGFRIED)), ME, 2)
    assert g.me.points == 12  # two cities and a settlement, five buildings, the Triumph Card
    g.me(f"play {SIEGFRIED}", "yes")
    assert g.winner == "me" and g.asked == ""

"""The observations of Rivals for Catan to learn from: one layout for all ways to play."""

from hashlib import sha256
from typing import Any

import numpy as np
import pytest

import rivalry
from rivalry import research
from rivalry.games import catan_rivals as game
from rivalry.games.catan_rivals.card import BY_KEY, CARDS, POINTS, PURSE
from rivalry.games.catan_rivals.place import EAST, WEST
from rivalry.games.catan_rivals.setup import MODES, THEMES
from rivalry.research.catan_rivals_features import MOST_POINTS

DARK = ["intrigue", "merchant-princes", "barbarians"]
ENLIGHTENED = ["explorers", "sages", "prosperity"]
WAYS: list[dict[str, Any]] = [
    *[{"mode": mode} for mode in MODES if not MODES[mode].decks],
    *[{"mode": "duel", "sets": sets} for sets in (DARK, ENLIGHTENED)],
    {"mode": "gold", "axel": True, "open_discard": True, "same_starting_stack": True},
]


def by_name(options: dict[str, Any]) -> str:
    return "-".join(str(value) for value in options.values())


def counts(spec: research.Spec, seen: Any, name: str) -> list[str]:
    """The cards that a field counts, by key, in the order of the catalogue."""
    [field] = [field for field in spec.fields if field.name == name]
    return [
        key for key, n in zip(field.labels, seen[field.slice], strict=True) for _ in range(int(n))
    ]


def cards(keys: list[Any]) -> list[str]:
    return sorted([key for key in keys if key is not None], key=lambda key: BY_KEY[key].index)


def test_one_network_fits_all_ways_to_play() -> None:
    specs = [research.spec("catan-rivals", **options) for options in WAYS]
    assert {(spec.layout, spec.size, spec.encoding) for spec in specs} == {
        (specs[0].layout, specs[0].size, "features")
    }
    assert all(spec.low() == specs[0].low() and spec.high() == specs[0].high() for spec in specs)


@pytest.mark.parametrize("options", WAYS, ids=by_name)
def test_what_is_told_is_what_the_seat_sees(options: dict[str, Any]) -> None:
    games = research.vector("catan-rivals", 1, seed=3, autoreset="disabled", **options)
    spec = games.spec
    low, high = np.array(spec.low()), np.array(spec.high())
    for n in range(800):
        if games.ends[0]:
            break
        if n % 9 == 0:
            state = games.state(0)
            assert (games.observations[0] == games.observe(0, int(games.seats[0]))).all()
            for seat in (0, 1):
                seen, view = games.observe(0, seat), state.view(seat)
                assert (low <= seen).all() and (seen <= high).all()
                check_table(spec, seen, view)
                check_cards(spec, seen, view)
                for who, prince in (("own", seat), ("rival", 1 - seat)):
                    check_prince(spec, seen, who, view["princes"], prince)
                hidden = game.scramble(state, seat, n)
                games.lanes.states[0] = hidden
                assert (games.observe(0, seat) == seen).all(), "an observation leaks"
                games.lanes.states[0] = state
        games.step(games.sample())


def check_table(spec: research.Spec, seen: Any, view: dict[str, Any]) -> None:
    seat = view["seat"]
    part = spec.named(seen)
    begun = view["turns"] > 0
    assert part["table"][:3] == [
        int(begun and view["turn"] == seat),
        int(begun and view["turn"] != seat),
        view["turns"],
    ]
    assert part["table"][9:12] == [view["roads"], view["settlements"], view["cities"]]
    assert part["production"] == [int(view["production"] == n) for n in range(1, 7)]
    assert part["game"][0] == view["goal"]
    asked = view["asked"]
    is_asked = asked is not None and asked["player"] == seat
    assert part["table"][3] == int(is_asked)
    assert sum(part["question"][:-1]) == (2 if is_asked else 0)
    if asked is not None:
        assert counts(spec, seen, "asking") == ([asked["card"]] if asked["card"] else [])
    if is_asked:
        assert part["question"][-1] == asked["amount"]


def check_cards(spec: research.Spec, seen: Any, view: dict[str, Any]) -> None:
    seat = view["seat"]
    own, rival = view["princes"][seat], view["princes"][1 - seat]
    assert counts(spec, seen, "hand") == own["hand"]
    assert counts(spec, seen, "rival_hand") == rival["hand"]
    assert sorted(counts(spec, seen, "rival_backs")) == rival["backs"]
    stacks = view["stacks"]
    assert counts(spec, seen, "in_stacks") == cards([c for one in stacks for c in one["cards"]])
    assert counts(spec, seen, "discard") == cards(view["piles"][0]["cards"])
    assert counts(spec, seen, "face_up") == cards(view["face_up"])
    assert counts(spec, seen, "event_top") == cards(view["events"][-1:])
    told = np.array(seen[spec["stacks"]]).reshape(-1, 16)
    for one, stack in zip(told, stacks, strict=False):
        top = stack["cards"][-1] if stack["cards"] else None
        assert one[0] == len(stack["cards"]) and one[11] == (top is not None)
        assert one[12] == (BY_KEY[top].price if top else 0) and one[15] == stack["open"]
    assert not told[len(stacks) :].any()


def check_prince(
    spec: research.Spec, seen: Any, who: str, princes: list[dict[str, Any]], seat: int
) -> None:
    part, prince = spec.named(seen), princes[seat]
    goods = part[f"{who}_goods"]
    assert goods[: len(POINTS)] == list(prince["points"].values())
    stored = dict.fromkeys(PURSE, 0)
    abroad = princes[1 - seat]["foreign"]
    for card in [*prince["regions"], *prince["built"], *abroad, *prince["markers"]]:
        if card["card"] == "gold-cache" or "holds" in card or "resource" in card:
            kind = card.get("holds") or card.get("resource") or "gold"
            stored[kind] += card["level"]
    assert goods[len(POINTS) : len(POINTS) + len(PURSE)] == list(stored.values())
    assert goods[15] == len(prince["hand"]) + len(prince["backs"])
    in_play = [card["card"] for card in [*prince["built"], *abroad, *prince["markers"]]]
    assert counts(spec, seen, f"{who}_built") == cards(in_play)
    kinds = {1: "road", 2: "settlement", 3: "city", 4: "metropolis", 5: "harbour"}
    row = [
        f"{kinds[what]} at {x}"
        for x, what in zip(range(WEST, EAST + 1), prince["centre"], strict=True)
        if what
    ]
    assert sorted(counts(spec, seen, f"{who}_centre")) == sorted(row)
    [regions] = [field for field in spec.fields if field.name == f"{who}_regions"]
    told = dict(zip(regions.labels, seen[regions.slice], strict=True))
    for region in prince["regions"]:
        place = " ".join(str(word) for word in region["place"])
        assert told[f"{place}: {region['resource']}"] == told[f"{place}: number {region['number']}"]
        assert told[f"{place}: {region['resource']}"] == 1
        assert told[f"{place}: stored"] == region["level"]
        assert told[f"{place}: full"] == (region["level"] == 3)
    assert sum(n for label, n in told.items() if label.split(": ")[1] in PURSE) == len(
        prince["regions"]
    )


def test_a_booster_and_a_storehouse_show_at_the_regions_beside_them() -> None:
    games = research.vector("catan-rivals", 1, seed=1, starter=0)
    state = games.state(0)
    data = state.to_json()
    # As if a Brick Factory and a Storehouse stood on the two sites of the first settlement.
    handles = {key: data["identity"].index(key) for key in ("brick-factory", "storehouse")}
    for stack in data["stacks"]:
        stack[:] = [h for h in stack if h not in handles.values()]
    for prince in data["princes"]:
        prince["hand"] = [h for h in prince["hand"] if h not in handles.values()]
    cells = {key: 5 * (0 - WEST) + 2 + y for key, y in (("brick-factory", 1), ("storehouse", -1))}
    for key, h in handles.items():
        data["known"][h] = 3
        data["where"][h] = cells[key]
        data["princes"][0]["built"].append(h)
        data["princes"][0]["grid"][cells[key]] = h
    games.set_state(0, game.State.from_json(data))
    [field] = [field for field in games.spec.fields if field.name == "own_regions"]
    seen = dict(zip(field.labels, games.observe(0, 0)[field.slice], strict=True))
    above = {x: resource_at(games.state(0), x, "above") for x in (-1, 1)}
    for x, resource in above.items():
        assert seen[f"region {x} above: more that it yields"] == int(resource == "brick")
        assert seen[f"region {x} above: not counted by brigands"] == 0
        assert seen[f"region {x} below: not counted by brigands"] == 1


def resource_at(state: Any, x: int, side: str) -> str:
    """The resource of a region of seat 0."""
    [found] = [
        r for r in state.view(0)["princes"][0]["regions"] if r["place"] == ["region", x, side]
    ]
    return str(found["resource"])


def test_the_cards_of_a_duel_have_no_more_points_than_are_declared() -> None:
    for kind, most in enumerate(MOST_POINTS):
        of = dict.fromkeys(("basic", *THEMES), 0)
        for card in CARDS:
            if card.set in of:
                shown = max([side[kind] for side in card.sides] or [card.points[kind]])
                of[card.set] += card.copies * shown
        if POINTS[kind] != "victory":  # the game ends before
            assert of.pop("basic") + sum(sorted(of.values())[-3:]) <= most


def test_features_cannot_be_decoded_and_say_so() -> None:
    games = research.vector("catan-rivals", 1)
    with pytest.raises(rivalry.BadOption, match="take observations with encoding='complete'"):
        research.decode(games.spec, games.observations[0])
    with pytest.raises(rivalry.BadOption, match="no encoding 'pixels' of catan-rivals; encodings"):
        research.spec("catan-rivals", encoding="pixels")
    with pytest.raises(rivalry.BadOption, match="no encoding 'features' of lost-cities"):
        research.vector("lost-cities", 1, encoding="features")


def test_the_version_in_the_ids_of_environments_stands_for_these_layouts() -> None:
    found = {}
    for name in ("catan-rivals", "lost-cities", "lost-cities-board", "lost-cities-rivals"):
        for encoding in research.encodings(name):
            spec = research.spec(name, encoding)
            meanings = [(field.name, field.start, field.labels) for field in spec.fields]
            assert spec.layout.startswith("v0-")
            found[name, encoding] = sha256(repr(meanings).encode()).hexdigest()[:8]
    assert found == {
        ("catan-rivals", "features"): "3ebf7bd8",
        ("catan-rivals", "complete"): "66bf520d",
        ("lost-cities", "complete"): "ffe4b5fa",
        ("lost-cities-board", "complete"): "6acbe307",
        ("lost-cities-rivals", "complete"): "bca43773",
    }, "raise LAYOUT in research/spec.py if an index has got another meaning"

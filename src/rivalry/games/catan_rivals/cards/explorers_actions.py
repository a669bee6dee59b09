"""The action cards and the events of the Era of Explorers."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.question import (
    DECIDES,
    GAINS,
    OWN_PLACE,
    POINTS_AT,
    RIVALS_PLACE,
    TOP,
    YES_NO,
)
from rivalry.games.catan_rivals.action import (
    NO,
    YES,
    YES_OR_NO,
    pay_toll,
    toll_due,
)
from rivalry.games.catan_rivals.card import (
    ACTION,
    ALL_KINDS,
    ATTACK,
    CANNON,
    CHARTS,
    EVENT,
    FIGHTING,
    GOLD,
    SAIL,
    SAILS,
    card,
    name_id,
)
from rivalry.games.catan_rivals.cards.explorers import ASTRONOMER, SET, may_discover_again, unused
from rivalry.games.catan_rivals.cards.explorers_sea import wares
from rivalry.games.catan_rivals.resource import DONE, owned, take_any, take_into
from rivalry.games.catan_rivals.sea import (
    RIVALS_SHIP,
    bring_back,
    choose_at_sea,
    discovered,
    has_cannon,
    is_discovered,
    islands,
    needs_points,
    rise,
    sea_name,
    sea_place,
    ships_at_sea,
    sink,
    targets,
)
from rivalry.games.catan_rivals.stack import draw, full_stacks, turn_to
from rivalry.games.catan_rivals.state import State, card_of, effect, question

BARDS: Final = name_id("island-of-the-bards")
SCHOLARS: Final = name_id("island-of-the-scholars")
MERCHANTS: Final = name_id("island-of-the-merchants")


# Attacks


def brings_something(s: State, seat: int, h: int) -> bool:
    """Whether discovering an island once more would bring a player something."""
    name = card_of(s, h).name_id
    if name == BARDS:  # RULINGS O-21: only they can cost the rival a card
        return len(s.princes[1 - seat].hand) > 0 and toll_due(s, seat) <= owned(s, seat)[GOLD]
    if name == SCHOLARS:
        return len(full_stacks(s, seat)) > 0
    return len(wares(s, seat)) > 0


def hosts(s: State, seat: int) -> list[int]:
    """A player's islands to which an Ambassador can go."""
    receiving = (BARDS, SCHOLARS, MERCHANTS)
    return [h for h in islands(s, seat, 1) if card_of(s, h).name_id in receiving]


def can_send_ambassador(s: State, seat: int) -> str:
    mine = hosts(s, seat)
    if not mine:
        return "needs-host-island"
    return "" if any(brings_something(s, seat, h) for h in mine) else "host-island-useless"


AMBASSADOR: Final = question(
    "ambassador.island", OWN_PLACE, DECIDES, "To which island do you send the Ambassador?"
)


@effect
def ambassador(s: State, seat: int) -> None:
    """An island brings once more what its discovery brought."""
    sea = s.princes[seat].sea
    places = [sea.index(h) for h in hosts(s, seat) if brings_something(s, seat, h)]
    n = choose_at_sea(s, seat, AMBASSADOR, places)
    island = card_of(s, sea[n])
    assert island.discovery is not None, f"{island.key} brings nothing"
    if island.name_id == BARDS:
        pay_toll(s, seat, toll_due(s, seat))
    s.then(island.discovery, seat, n)


card(
    "Ambassador",
    "Botschafter",
    ATTACK,
    set=SET,
    copies=2,
    duel=1,
    needs=can_send_ambassador,
    play=ambassador,
    text="Choose your Island of the Bards, Scholars or Merchants if it shows its first side or a "
    "higher one: what its discovery brought happens once more.",
)


def can_fire_broadside(s: State, seat: int) -> str:
    missing = needs_points(s, seat, CANNON, 2)
    if missing:
        return missing
    if s.princes[1 - seat].ships or islands(s, 1 - seat, 1):
        return ""
    return "rival-without-ship-or-island"


BROADSIDE: Final = question(
    "broadside.target",
    RIVALS_PLACE,
    POINTS_AT,
    "Which island of your rival do you turn back, or do you sink a ship?",
)


@effect
def broadside(s: State, seat: int) -> None:
    """One of the rival's islands turns back by one side, or one of their ships must be rebuilt."""
    rival = 1 - seat
    prince = s.princes[rival]
    options = [sea_name(prince, prince.sea.index(h)) for h in islands(s, rival, 1)]
    if prince.ships:
        options.append(RIVALS_SHIP)
    target = options[0] if len(options) == 1 else s.choose(seat, BROADSIDE, options)
    if target == RIVALS_SHIP:
        sink(s, rival)
    else:
        h = prince.sea[sea_place(prince, target)]
        turn_to(s, rival, h, int(s.level[h]) - 1)


card(
    "Broadside",
    "Volle Breitseite",
    ATTACK,
    set=SET,
    copies=2,
    duel=1,
    needs=can_fire_broadside,
    play=broadside,
    text="With 2 cannon points: turn an island of your rival back by one side, or 1 of their "
    "explorer ships has to be built again.",
)


# Other action cards


def can_chart(s: State, seat: int) -> str:
    return needs_points(s, seat, SAIL, 1)


CHART_LOOK: Final = question(
    "cartographer.look", OWN_PLACE, DECIDES, "Which of your sea cards do you look at?"
)
CHART_FIRST: Final = question(
    "cartographer.first", OWN_PLACE, DECIDES, "Which of your sea cards do you move?"
)
CHART_SECOND: Final = question(
    "cartographer.second", OWN_PLACE, DECIDES, "Which sea card does it change places with?"
)


@effect
def cartographer(s: State, seat: int) -> None:
    """Look at one or two undiscovered sea cards, swap two sea cards, or do both."""
    s.then(look_at_sea, seat, -1)


@effect
def look_at_sea(s: State, seat: int, seen: int) -> None:
    """Look at an undiscovered sea card, perhaps a second one; then two cards may be swapped."""
    prince = s.princes[seat]
    sea = prince.sea
    places = [n for n in range(len(sea)) if n != seen and not is_discovered(s, sea[n])]
    answer: Action = DONE
    if places:
        answer = s.choose(seat, CHART_LOOK, [*[sea_name(prince, n) for n in places], DONE])
    if answer == DONE:
        s.then(move_at_sea, seat, seen)
        return
    n = sea_place(prince, answer)
    s.cards.show(sea[n], seat)
    if seen < 0:
        s.then(look_at_sea, seat, n)
    else:
        s.then(move_at_sea, seat, n)


@effect
def move_at_sea(s: State, seat: int, seen: int) -> None:
    """Swap two sea cards, with the ships on them; a player who has looked may decline."""
    prince = s.princes[seat]
    sea = prince.sea
    names = [sea_name(prince, n) for n in range(len(sea))]
    first = s.choose(seat, CHART_FIRST, names if seen < 0 else [*names, DONE])
    if first == DONE:
        return
    second = s.choose(seat, CHART_SECOND, [name for name in names if name != first])
    a, b = names.index(first), names.index(second)
    sea[a], sea[b] = sea[b], sea[a]  # RULINGS O-82: `used` stays with the card


card(
    "Cartographer",
    "Kartograph",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    needs=can_chart,
    play=cartographer,
    does=CHARTS,
    text="With a sail point: look at 1 or 2 of your undiscovered sea cards, exchange the places of "
    "2 of your sea cards, or do both.",
)

LARS: Final = question(
    "pirate.lars", YES_NO, DECIDES, "Does Lars the Naval Hero beat the pirate for you?"
)

card(
    "Lars the Naval Hero",
    "Lars, der Seeheld",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    moment=FIGHTING,
    when="while you fight a pirate with at least 1 cannon point",
    asks=LARS,
    needs=has_cannon,
    fights=rise,
    text="With a cannon point, play it in place of your roll against a pirate: the pirate is "
    "beaten.",
)


def returning(s: State, seat: int) -> list[int]:
    """The places of ships that could act once more if they returned to the harbour."""
    again = unused(s, seat, ASTRONOMER) >= 0 and may_discover_again(s, seat)
    return [n for n in ships_at_sea(s, seat) if again or targets(s, seat, n)]


def can_navigate(s: State, seat: int) -> str:
    missing = needs_points(s, seat, SAIL, 2)
    if missing:
        return missing
    if not ships_at_sea(s, seat):
        return "no-ship-at-sea"
    return "" if returning(s, seat) else "nothing-in-reach"


NAVIGATOR: Final = question(
    "navigator.ship", OWN_PLACE, DECIDES, "Which of your ships returns to the harbour?"
)


@effect
def navigator(s: State, seat: int) -> None:
    """A ship that has acted returns to the harbour and may act once more."""
    bring_back(s, seat, choose_at_sea(s, seat, NAVIGATOR, returning(s, seat)))


card(
    "Navigator",
    "Navigator",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    needs=can_navigate,
    play=navigator,
    does=SAILS,
    text="With 2 sail points: 1 of your explorer ships that has acted this turn returns to the "
    "harbour and may act once more.",
)


# Events

FRIENDSHIP: Final = take_into(
    "friendship.take", "Which resource do your friends on the islands send you?"
)


@effect
def friendship_between_peoples(s: State) -> None:
    """Each island that shows its first side or a higher one brings a resource of choice."""
    for seat in (s.turn, 1 - s.turn):
        friends = len(islands(s, seat, 1))
        if friends:
            s.then(take_any, seat, FRIENDSHIP.key, friends, ALL_KINDS)


card(
    "Friendship Between Peoples",
    "Freundschaft der Völker",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=friendship_between_peoples,
    text="Each player takes any 1 resource for each of their islands that shows its first side or "
    "a higher one.",
)

EXPLORER_DRAW: Final = question("explorer.draw", TOP, GAINS, "Which stack do you draw from?")
EXPLORER_MORE: Final = question(
    "explorer.more", YES_NO, DECIDES, "Do you draw a second card from this stack?"
)


@effect
def most_successful_explorer(s: State) -> None:
    """Whoever has discovered more sea cards may draw two cards; on a tie, each may draw one."""
    # RULINGS O-80: it is also a tie if nobody has discovered anything.
    counts = [discovered(s, 0), discovered(s, 1)]
    for seat in (s.turn, 1 - s.turn):
        if counts[seat] >= counts[1 - seat]:
            s.then(draw_as_explorer, seat, 1 if counts[0] == counts[1] else 2)


@effect
def draw_as_explorer(s: State, seat: int, most: int) -> None:
    """Draw the top card of a stack, or none (RULINGS O-29: cards are drawn, not chosen)."""
    stacks = full_stacks(s, seat)
    if not stacks:
        return
    answer = s.choose(seat, EXPLORER_DRAW, [*stacks, NO])
    if answer != NO:
        draw(s, seat, answer[1])
        if most > 1:
            s.then(draw_another, seat, answer[1])


@effect
def draw_another(s: State, seat: int, stack: int) -> None:
    """Draw a second card from the same stack, or stop."""
    if s.stacks[stack] and s.choose(seat, EXPLORER_MORE, YES_OR_NO) == YES:
        draw(s, seat, stack)


card(
    "Most Successful Explorer",
    "Erfolgreichster Entdecker",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=most_successful_explorer,
    text="Whoever has discovered more sea cards may draw 1 or 2 cards from the top of one stack. "
    "If both have discovered the same number, each may draw 1.",
)

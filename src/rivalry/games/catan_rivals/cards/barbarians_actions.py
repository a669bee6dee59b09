"""The eight action cards of the Era of Barbarians."""

from typing import Final

from rivalry.core.chance import chance_number
from rivalry.core.decision import CHANCE
from rivalry.core.question import (
    DECIDES,
    FATE,
    OWN_PLACE,
    POINTS_AT,
    RIVALS_PLACE,
    SETTLES,
    YES_NO,
)
from rivalry.games.catan_rivals.action import ROLLS, YES, YES_OR_NO, wins_ties
from rivalry.games.catan_rivals.card import (
    ACTION,
    ALL_KINDS,
    ATTACK,
    HERO,
    MOVES,
    ON_ROAD,
    STRENGTH,
    card,
)
from rivalry.games.catan_rivals.cards.barbarians import (
    CASTLE,
    SET,
    can_triumph,
    standing,
    triumph,
    turn_triumph,
    units,
)
from rivalry.games.catan_rivals.cards.basic import RELOCATION_TEXT, can_relocate, relocation
from rivalry.games.catan_rivals.demand import demand, demands
from rivalry.games.catan_rivals.place import BESIDE, column
from rivalry.games.catan_rivals.points import of_kind, printed
from rivalry.games.catan_rivals.resource import (
    FULL,
    at_place,
    choose_place,
    gain,
    kinds_with_room,
    names_of,
    take_any,
    take_into,
    take_up_to,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, has, question


def can_ally(s: State, seat: int) -> str:
    if not units(s, seat):
        return "needs-unit"
    if triumph(s, seat) == 0:
        return "needs-triumph"
    if kinds_with_room(s, seat) or (units(s, 1 - seat) and kinds_with_room(s, 1 - seat)):
        return ""
    return "nobody-has-room"


ALLIED: Final = take_into("barbarian-alliance.take", "Which resource does the alliance bring you?")
ALLIED_MORE: Final = take_into(
    "barbarian-alliance.more", "Which resource do your many units bring you?"
)


@effect
def alliance_against_barbarians(s: State, seat: int) -> None:
    """Whoever has units takes a resource; whoever has more units than the other may take two."""
    counts = [len(units(s, 0)), len(units(s, 1))]
    for player in (seat, 1 - seat):
        if counts[player]:
            s.then(take_any, player, ALLIED.key, 1, ALL_KINDS)
        if counts[player] > counts[1 - player]:
            s.then(take_up_to, player, ALLIED_MORE.key, 1, ALL_KINDS)


card(
    "Alliance Against the Barbarians",
    "Bündnis gegen die Barbaren",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    needs=can_ally,
    play=alliance_against_barbarians,
    text="With a unit and a victory point on your Triumph Card: each player who has a unit takes "
    "any 1 resource. Whoever has more units than the other may take 1 more.",
)


def castle_regions(s: State, seat: int) -> list[int]:
    """The regions left and right of a player's Castle that have room."""
    grid = s.princes[seat].grid
    near: list[int] = [grid[c] for c in BESIDE[s.where[standing(s, seat, CASTLE)]]]
    return [h for h in near if s.level[h] < FULL]


def can_call_castellan(s: State, seat: int) -> str:
    if not has(s, seat, CASTLE):
        return "needs-card castle"
    return "" if castle_regions(s, seat) else "castle-full"


@effect
def castellan(s: State, seat: int) -> None:
    """The two regions beside the Castle gain one each."""
    gain(s, castle_regions(s, seat))


card(
    "Castellan",
    "Burggraf",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    needs=can_call_castellan,
    play=castellan,
    text="With a Castle: the regions left and right of it gain 1 resource each.",
)


def strength_of(s: State, seat: int, h: int) -> int:
    """A unit's strength points: at most 1 at the end of a road where a rival's card saps them."""
    n = printed(s, h)[STRENGTH]
    for other in s.princes[1 - seat].abroad:
        record = card_of(s, other)
        saps = record.place == ON_ROAD and record.burden_kind == STRENGTH
        if saps and abs(column(s.where[other]) - column(s.where[h])) == 1:
            n = min(n, 1)  # RULES 17
    return n


def can_contest(s: State, seat: int) -> str:
    if not of_kind(s, seat, HERO):
        return "needs-hero"
    if not kinds_with_room(s, seat):
        return "no-room"
    return "" if kinds_with_room(s, 1 - seat) else "rival-without-room"


CHAMPION: Final = question("contest.hero", OWN_PLACE, DECIDES, "Which of your heroes contends?")
CHALLENGED: Final = question(
    "contest.rival", RIVALS_PLACE, POINTS_AT, "Against which hero of your rival?"
)
CONTEST_ROLL: Final = question(
    "contest.roll", FATE, SETTLES, "What does the challenger's die show?"
)
CONTEST_ANSWER: Final = question(
    "contest.answer", FATE, SETTLES, "What does the challenged player's die show?"
)
CONTEST_WON: Final = take_into("contest.win", "Which resource does the contest bring you?")
CONTEST: Final = demands("contest")


@effect
def contest_of_the_heroes(s: State, seat: int) -> None:
    """Choose a hero of each player, and roll for both."""
    mine = choose_place(s, seat, CHAMPION, of_kind(s, seat, HERO))
    opponents = of_kind(s, 1 - seat, HERO)
    strength = 0  # a rival without a hero has only the die
    if opponents:
        h = opponents[0]
        if len(opponents) > 1:
            h = at_place(s, 1 - seat, s.choose(seat, CHALLENGED, names_of(s, opponents)))
        strength = strength_of(s, 1 - seat, h)
    s.then(roll_for_heroes, seat, strength_of(s, seat, mine), strength)


@effect
def roll_for_heroes(s: State, seat: int, mine: int, rivals: int) -> None:
    """Both roll and add their hero's strength; ties are rolled again, unless one of the players
    wins ties.
    """
    mine_total = mine + chance_number(s.choose(CHANCE, CONTEST_ROLL, ROLLS))
    rivals_total = rivals + chance_number(s.choose(CHANCE, CONTEST_ANSWER, ROLLS))
    favoured = int(wins_ties(s, seat)) - int(wins_ties(s, 1 - seat))
    if mine_total == rivals_total and not favoured:
        s.then(roll_for_heroes, seat, mine, rivals)
        return
    ahead = mine_total - rivals_total or favoured
    winner = seat if ahead > 0 else 1 - seat
    s.then(take_any, winner, CONTEST_WON.key, 1, ALL_KINDS)
    s.then(demand, winner, "contest", 1, 0)


card(
    "Contest of the Heroes",
    "Wettstreit der Helden",
    ATTACK,
    set=SET,
    printed_requirement=False,
    copies=2,
    duel=1,
    needs=can_contest,
    play=contest_of_the_heroes,
    text="Choose one of your heroes and one of your rival's. Both roll a die and add their hero's "
    "strength points; your rival adds nothing without a hero. The winner takes any 1 resource "
    "and may name 1 more that the loser must give.",
)

card(
    "Relocation",
    "Umzug",
    ACTION,
    set=SET,
    printed_requirement=False,
    needs=can_relocate,
    play=relocation,
    does=MOVES,
    text=RELOCATION_TEXT,
)


def can_call_siegfried(s: State, seat: int) -> str:
    if not has(s, seat, CASTLE):
        return "needs-card castle"
    if len(of_kind(s, seat, HERO)) < 2:
        return "needs-heroes 2"
    return "" if can_triumph(s, seat) or kinds_with_room(s, seat) else "no-room"


SIEGFRIED: Final = question(
    "siegfried.triumph",
    YES_NO,
    DECIDES,
    "Do you turn your Triumph Card instead of taking resources?",
)
SIEGFRIED_TAKE: Final = take_into("siegfried.take", "Which resource does Siegfried bring you?")
SIEGFRIED_MORE: Final = take_into("siegfried.more", "Which second resource do you take?")


@effect
def siegfried(s: State, seat: int) -> None:
    """Turn the Triumph Card, or take one or two resources of choice."""
    turns = can_triumph(s, seat)
    if turns and kinds_with_room(s, seat):
        turns = s.choose(seat, SIEGFRIED, YES_OR_NO) == YES
    if turns:
        turn_triumph(s, seat)
        return
    s.then(take_any, seat, SIEGFRIED_TAKE.key, 1, ALL_KINDS)
    s.then(take_up_to, seat, SIEGFRIED_MORE.key, 1, ALL_KINDS)


card(
    "Siegfried, Vanquisher of the Barbarians",
    "Siegfried, Bezwinger der Barbaren",
    ACTION,
    set=SET,
    duel=0,
    needs=can_call_siegfried,
    play=siegfried,
    text="With a Castle and 2 heroes: turn your Triumph Card to its next side, or take any 1 or 2 "
    "resources.",
)

"""A toy game that needs all of the effect machinery: raids, gifts, gambles, guards and spies.

Two players hold three hidden cards, three goods and four coins each. A turn plays one card, or
passes, and draws one. A raid names two of the rival's goods, of which the rival gives up one, but
the rival may cancel it with a guard. A gift swaps goods that both choose. A gamble stakes coins on
a crooked die in mid-effect and may then buy something. A spy looks at a card in the rival's hand.
"""

from collections.abc import Callable
from typing import Any

from rivalry.core import chance
from rivalry.core.account import nothing_to_tell as glance  # noqa: F401
from rivalry.core.chance import SHUFFLES, chance_number
from rivalry.core.decision import CHANCE, Action, MalformedAction
from rivalry.core.effects import Book, Effects, frames_from_json
from rivalry.core.game import answers_are_open as is_secret  # noqa: F401
from rivalry.core.hidden import EVERYBODY, SEAT, Cards
from rivalry.core.option import Option, check
from rivalry.core.question import (
    ACTION,
    AMOUNT,
    CARD,
    DECIDES,
    FATE,
    GAINS,
    GIVES,
    LOSES,
    POINTS_AT,
    SETTLES,
    YES_NO,
)

name = "toy"
title = "The Toy Game"
version = 1
BOOK = Book()
DEAL_Q = BOOK.question("deal", FATE, SETTLES, "How are the cards shuffled?")
TURN_Q = BOOK.question("turn", ACTION, DECIDES, "Which card do you play?")
RESHUFFLE_Q = BOOK.question("reshuffle", FATE, SETTLES, "How are the discards shuffled?")
GUARD_Q = BOOK.question("guard", YES_NO, DECIDES, "Do you play a guard?")
RAID_NAME_Q = BOOK.question("raid.name", CARD, POINTS_AT, "Which goods do you point at?")
RAID_GIVE_UP_Q = BOOK.question("raid.give-up", CARD, LOSES, "Which good do you give up?")
GIFT_Q = BOOK.question("gift", CARD, GIVES, "Which good do you give?")
GAMBLE_STAKE_Q = BOOK.question("gamble.stake", AMOUNT, GIVES, "How much do you stake?")
GAMBLE_ROLL_Q = BOOK.question("gamble.roll", FATE, SETTLES, "What does the die show?")
GAMBLE_BUY_Q = BOOK.question("gamble.buy", CARD, GAINS, "What do you buy?")
SPY_Q = BOOK.question("spy", FATE, SETTLES, "Which card is seen?")
prompts = {key: question.words for key, question in BOOK.questions.items()}

KINDS = ("raid", "gift", "gamble", "guard", "spy")
GOODS = ("amber", "bread", "cloth", "dates", "ebony", "flax", "grain", "honey")
HAND = 3
DIE: list[Action] = [("roll", 1), ("roll", 2), ("roll", 3)]
CROOKED = [3, 2, 1]


class State(Effects):
    """One position of the toy game."""

    def __init__(self, turns: int) -> None:
        super().__init__()
        self.turns = turns  # option
        self.turn = 0  # turns finished
        self.coins = [4, 4]
        self.goods = [["amber", "bread", "cloth"], ["dates", "ebony", "flax"]]
        self.cards = Cards([kind for kind in range(len(KINDS)) for _ in range(3)])
        self.deck = list(range(len(self.cards.identity)))  # handles, the top at the end
        self.hands: list[list[int]] = [[], []]  # handles
        self.discards: list[int] = []  # handles
        self.attack: int | None = None  # who raids, while the rival may still guard
        self.stack = [("start", (), ())]

    def copy(self) -> "State":
        s = State(self.turns)
        s.turn = self.turn
        s.coins = self.coins[:]
        s.goods = [goods[:] for goods in self.goods]
        s.cards = self.cards.copy()
        s.deck = self.deck[:]
        s.hands = [hand[:] for hand in self.hands]
        s.discards = self.discards[:]
        s.attack = self.attack
        self.copy_effects_to(s)
        return s

    def book(self) -> Book:
        return BOOK

    def digest(self) -> object:
        data = self.to_json()
        del data["stack"]
        return data

    def apply(self, action: object) -> None:
        self.answer(action)

    def view(self, seat: int | None) -> dict[str, Any]:
        d = self.decision
        return {
            "seat": seat,
            "turns": self.turns,
            "turn": self.turn,
            "coins": self.coins[:],
            "goods": [goods[:] for goods in self.goods],
            "deck": len(self.deck),
            "hand_sizes": [len(hand) for hand in self.hands],
            "hands": [
                sorted(KINDS[self.cards.identity[h]] for h in hand if self.cards.knows(h, seat))
                for hand in self.hands
            ],
            "discards": [KINDS[self.cards.identity[h]] for h in self.discards],
            "attack": self.attack,
            "asked": None if d is None else [d.player, d.why],
            "stack": [[name, list(args), list(answers)] for name, args, answers in self.stack],
        }

    def scores(self) -> list[int]:
        return [self.coins[seat] + 2 * len(self.goods[seat]) for seat in (0, 1)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat in (0, 1) if scores[seat] == max(scores)]

    def to_json(self) -> dict[str, Any]:
        return {
            "turns": self.turns,
            "turn": self.turn,
            "coins": self.coins[:],
            "goods": [goods[:] for goods in self.goods],
            "identity": list(self.cards.identity),
            "known": list(self.cards.known),
            "deck": self.deck[:],
            "hands": [hand[:] for hand in self.hands],
            "discards": self.discards[:],
            "attack": self.attack,
            "stack": [[name, list(args), list(answers)] for name, args, answers in self.stack],
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        s = State(data["turns"])
        s.turn = data["turn"]
        s.coins = data["coins"][:]
        s.goods = [goods[:] for goods in data["goods"]]
        s.cards = Cards(data["identity"][:], data["known"][:])
        s.deck = data["deck"][:]
        s.hands = [hand[:] for hand in data["hands"]]
        s.discards = data["discards"][:]
        s.attack = data["attack"]
        s.stack = frames_from_json(data["stack"])
        ask_again(s)
        return s


def options() -> list[Option]:
    return [Option("turns", "turns of a game", 14, range(1, 31))]


def new(**given: Any) -> State:
    s = State(check(options(), given)["turns"])
    s.run()
    return s


def ask_again(s: State) -> None:
    """Ask what the top of the stack waits for, from the state as it is now."""
    s.decision = None
    s.run()


# The effects


@BOOK.effect
def start(s: State) -> None:
    if not s.given:
        s.ask(CHANCE, DEAL_Q, SHUFFLES)
        return
    s.cards.shuffle(s.deck, chance_number(s.given[0]))
    for seat in (0, 1) * HAND:
        take(s, seat)
    s.then(turn, 0)


@BOOK.effect
def turn(s: State, seat: int) -> None:
    """One card or none: the hot question, asked without leaving by an exception."""
    if not s.given:
        held = {s.cards.identity[h] for h in s.hands[seat]}
        plays = [("play", kind) for i, kind in enumerate(KINDS) if i in held and kind != "guard"]
        s.ask(seat, TURN_Q, [*plays, ("pass",)])
        return
    action = s.given[0]
    if action[0] == "play":
        lay_open(s, seat, KINDS.index(action[1]))
        s.then(BOOK.effects[action[1]], seat)
    s.then(draw, seat)


@BOOK.effect
def draw(s: State, seat: int) -> None:
    """Draw a card; an empty draw pile is made of the discards first."""
    if not s.deck and s.discards:
        bits = chance_number(s.choose(CHANCE, RESHUFFLE_Q, SHUFFLES))
        s.deck, s.discards = s.discards, []
        s.cards.shuffle(s.deck, bits)
    if s.deck:
        take(s, seat)
    s.turn += 1
    if s.turn < s.turns:
        s.then(turn, 1 - seat)


@BOOK.effect
def raid(s: State, seat: int) -> None:
    """Say publicly who attacks, let the rival react, then go on if nobody cancelled it."""
    s.attack = seat
    s.then(reaction, 1 - seat)
    s.then(plunder, seat)


@BOOK.effect
def reaction(s: State, seat: int) -> None:
    """The rival may guard. Asked whenever there is a hand, or the question would give it away."""
    if not s.hands[seat]:
        return
    guards = any(KINDS[s.cards.identity[h]] == "guard" for h in s.hands[seat])
    if s.choose(seat, GUARD_Q, [("no",), ("yes",)] if guards else [("no",)]) == ("yes",):
        lay_open(s, seat, KINDS.index("guard"))
        s.attack = None


@BOOK.effect
def plunder(s: State, seat: int) -> None:
    """The attacker names two of the rival's goods, the rival gives up one of them."""
    victim = 1 - seat
    if s.attack is None or not s.goods[victim]:
        s.attack = None
        return
    there = [("good", good) for good in s.goods[victim]]
    named = s.choose_some(seat, RAID_NAME_Q, there, 2)
    lost = s.choose(victim, RAID_GIVE_UP_Q, named)[1]
    s.goods[victim].remove(lost)
    s.goods[seat].append(lost)
    s.attack = None


@BOOK.effect
def gift(s: State, seat: int) -> None:
    """Both players choose a good, and swap."""
    if not s.goods[0] or not s.goods[1]:
        return
    given = {}
    for giver in (seat, 1 - seat):
        given[giver] = s.choose(giver, GIFT_Q, [("good", good) for good in s.goods[giver]])[1]
    for giver, good in given.items():
        s.goods[giver].remove(good)
        s.goods[1 - giver].append(good)


@BOOK.effect
def gamble(s: State, seat: int) -> None:
    """Stake coins; a three doubles them, a two keeps them, a one loses them."""
    stakes = [("stake", n) for n in range(min(s.coins[seat], 3) + 1)]
    stake = s.choose(seat, GAMBLE_STAKE_Q, stakes)[1]
    roll = chance_number(s.choose(CHANCE, GAMBLE_ROLL_Q, DIE, CROOKED))
    s.coins[seat] += stake * (roll - 2)
    s.then(spend, seat)


@BOOK.effect
def spend(s: State, seat: int) -> None:
    """Change, then choose: what can be bought depends on the coins after the roll."""
    left = [good for good in GOODS if good not in s.goods[0] and good not in s.goods[1]]
    if s.coins[seat] < 2 or not left:
        return
    bought = s.choose(seat, GAMBLE_BUY_Q, [("keep",), *[("good", good) for good in left]])
    if bought != ("keep",):
        s.coins[seat] -= 2
        s.goods[seat].append(bought[1])


@BOOK.effect
def spy(s: State, seat: int) -> None:
    """Look at one card in the rival's hand, drawn by chance."""
    hand = s.hands[1 - seat]
    if hand:
        at = chance_number(s.choose(CHANCE, SPY_Q, [("card", i) for i in range(len(hand))]))
        s.cards.show(hand[at], seat)


@BOOK.effect
def guard(s: State, seat: int) -> None:
    """Played only as a reaction; on its own it does nothing."""


# Verbs


def take(s: State, seat: int) -> None:
    h = s.deck.pop()
    s.cards.show(h, seat)
    s.hands[seat].append(h)


def lay_open(s: State, seat: int, kind: int) -> None:
    """Put a card of that kind from the hand on the discards.

    Cards of a kind are alike, so one that the rival has seen goes first: the rival cannot tell it
    from another.
    """
    alike = [h for h in s.hands[seat] if s.cards.identity[h] == kind]
    h = max(alike, key=lambda h: s.cards.knows(h, 1 - seat))
    s.hands[seat].remove(h)
    s.cards.show_all(h)
    s.discards.append(h)


# Notation

ACTIONS: list[Action] = [
    *[("play", kind) for kind in KINDS],
    ("pass",),
    ("yes",),
    ("no",),
    ("keep",),
    *[("good", good) for good in GOODS],
    *[("stake", n) for n in range(4)],
]
_WORDS = {" ".join(str(word) for word in action): action for action in ACTIONS}


def text(action: Action) -> str:
    assert isinstance(action, tuple), "the actions of the toy game are tuples"
    return chance.text(action)


def parse(words: str) -> Action:
    answer = chance.parse(words, ("shuffle", "roll", "card"))
    if answer is not None:
        return answer
    if words not in _WORDS:
        raise MalformedAction(f"{words!r} is not an action of the toy game")
    return _WORDS[words]


# Hidden information


def sampler(view: dict[str, Any]) -> Callable[[int], State]:
    seat = view["seat"]
    world = State(view["turns"])
    world.turn = view["turn"]
    world.coins = view["coins"][:]
    world.goods = [goods[:] for goods in view["goods"]]
    world.attack = view["attack"]
    world.stack = frames_from_json(view["stack"])
    rest = [kind for kind in range(len(KINDS)) for _ in range(3)]
    identity: list[int] = []
    known: list[int] = []
    unknown: list[int] = []

    def put(zone: list[int], kind: str | None, who: int) -> None:
        zone.append(len(identity))
        if kind is None:
            unknown.append(len(identity))
            identity.append(-1)
        else:
            identity.append(KINDS.index(kind))
            rest.remove(KINDS.index(kind))
        known.append(who)

    for kind in view["discards"]:
        put(world.discards, kind, EVERYBODY)
    for i, hand in enumerate(world.hands):
        mine = SEAT[i] if seat is None else SEAT[i] | SEAT[seat]
        for kind in view["hands"][i]:
            put(hand, kind, mine)
        while len(hand) < view["hand_sizes"][i]:
            put(hand, None, SEAT[i])
    world.deck = []
    while len(world.deck) < view["deck"]:
        put(world.deck, None, 0)
    for h, card in zip(unknown, rest, strict=True):
        identity[h] = card
    world.cards = Cards(identity, known)
    return lambda bits: scramble(world, seat, bits)


def scramble(s: State, seat: int | None, bits: int) -> State:
    world = s.copy()
    world.cards.scramble(seat, [s.deck + s.hands[0] + s.hands[1]], bits)
    ask_again(world)
    return world


def reveals(s: State, action: Action) -> bool:
    """Playing and guarding lay a card open; whatever ends a turn draws one."""
    after = s.copy()
    after.apply(action)
    return after.discards != s.discards or after.turn != s.turn

"""Positions of Lost Cities made to order, and answers given by naming the option.

`me` is seat 0 and has the turn; `rival` is seat 1. Cards are written `"red 7, red wager"`; hands
are filled up to eight with cards that no test speaks of.
"""

from typing import Any

import rivalry
from rivalry.core.decision import CHANCE
from rivalry.games.lost_cities import State

COLOURS = ["yellow", "blue", "white", "green", "red", "purple"]
ME, RIVAL = 0, 1


def all_cards(colours: int = 5) -> list[str]:
    """Every card of the game by name, wagers three times."""
    kinds = ["wager"] * 3 + [str(number) for number in range(2, 11)]
    return [f"{colour} {kind}" for colour in COLOURS[:colours] for kind in kinds]


def cards(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


class Table:
    """A position and the players at it."""

    def __init__(self, state: State) -> None:
        self.state = state

    def me(self, *answers: str) -> "Table":
        """My answers, each of which must be offered to me."""
        return self._answers(ME, answers)

    def rival(self, *answers: str) -> "Table":
        """The rival's answers, each of which must be offered to the rival."""
        return self._answers(RIVAL, answers)

    def deals(self, bits: int) -> "Table":
        """Chance shuffles and deals."""
        assert self.asked == (CHANCE, "deal")
        self.state.apply(("shuffle", bits))
        return self

    @property
    def may(self) -> list[str]:
        """The options in words."""
        assert self.state.decision is not None, "the match is over"
        return [rivalry.game("lost-cities").text(a) for a in self.state.decision.options]

    @property
    def asked(self) -> tuple[int, str] | None:
        d = self.state.decision
        return None if d is None else (d.player, d.why)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.state.view(seat)

    def hand(self, seat: int) -> list[str]:
        held: list[str] = self.state.view(seat)["hand"]
        return held

    def expedition(self, seat: int, colour: str) -> dict[str, Any]:
        shown: dict[str, Any] = self.view()["expeditions"][seat][COLOURS.index(colour)]
        return shown

    def pile(self, colour: str) -> list[str]:
        pile: list[str] = self.view()["discards"][COLOURS.index(colour)]
        return pile

    def _answers(self, seat: int, answers: tuple[str, ...]) -> "Table":
        for words in answers:
            assert self.asked is not None and self.asked[0] == seat, f"asked is {self.asked}"
            assert words in self.may, f"{words} is not offered; offered: {self.may}"
            self.state.apply(rivalry.game("lost-cities").parse(words))
        return self


def scenario(
    me: str = "",
    rival: str = "",
    my_table: str = "",
    rival_table: str = "",
    discards: str = "",
    top: str = "",
    deck: int | None = None,
    exact: bool = False,
    history: list[list[int]] | None = None,
    **options: Any,
) -> Table:
    """A position on my turn.

    `my_table` and `rival_table` are the expeditions, `discards` the discard piles (later ones on
    top), `top` the next cards of the draw pile in the order they will be drawn, `deck` how many
    cards it has (cards left over are then nowhere). `exact` leaves the hands as they are given.
    `history` are the scores of the rounds before this one.
    """
    start = rivalry.game("lost-cities").new(**{"rounds": 1, "starter": ME, **options})
    data = start.to_json()
    rest = all_cards(data["colours"])
    hands = [cards(me), cards(rival)]
    tables = [cards(my_table), cards(rival_table)]
    for card in [*hands[0], *hands[1], *tables[0], *tables[1], *cards(discards), *cards(top)]:
        rest.remove(card)
    for hand in hands:
        while not exact and len(hand) < 8:
            hand.append(rest.pop())
    pile = rest + cards(top)[::-1]
    if deck is not None:
        pile = pile[len(pile) - deck :]
    data["phase"] = "card"
    data["history"] = history or []
    data["round"] = len(data["history"]) + 1
    data["hands"] = hands
    data["draw_pile"], data["deck"] = pile, len(pile)
    for card in cards(discards):
        data["discards"][COLOURS.index(card.split()[0])].append(card)
    for seat, table in enumerate(tables):
        for card in table:
            colour, kind = card.split()
            expedition = data["expeditions"][seat][COLOURS.index(colour)]
            if kind == "wager":
                expedition["wagers"] += 1
            else:
                expedition["numbers"].append(int(kind))
    state = type(start).from_json(data)
    assert isinstance(state, State)
    return Table(state)


def new_match(**options: Any) -> Table:
    """A match before its first shuffle, I start."""
    state = rivalry.game("lost-cities").new(**{"starter": ME, **options})
    assert isinstance(state, State)
    return Table(state)


def play_round(table: Table, bits: int, plan: str = "discard") -> Table:
    """Deal and play one round: every turn the first option that begins with the plan.

    Nobody plays a card with the plan `discard`, so the round is worth 0 : 0.
    """
    table.deals(bits)
    history = len(table.view()["history"])
    while table.asked is not None and len(table.view()["history"]) == history:
        words = table.may
        wanted = [word for word in words if word.startswith(plan)]
        table.state.apply(rivalry.game("lost-cities").parse((wanted or words)[0]))
    return table

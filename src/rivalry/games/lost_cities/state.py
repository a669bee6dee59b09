"""A match of Lost Cities as other code uses it: what is asked, answers, views and saving."""

from typing import Any

from rivalry.core.chance import SHUFFLES, STARTERS, chance_number, is_start
from rivalry.core.decision import CHANCE, BadOption, Decision, seat_or_none
from rivalry.core.option import check
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities import view as views
from rivalry.games.lost_cities.cards import ACTIONS, FULL_DECKS, HAND
from rivalry.games.lost_cities.notation import NOTATION


class State(rules.Position):
    """One position of a match of Lost Cities."""

    __slots__ = ()

    def copy(self) -> "State":
        s = State(self.rounds, self.colours, self.first_starter, self.tiebreak, self.stall_cap)
        self.copy_to(s)
        return s

    @property
    def decision(self) -> Decision | None:
        if self._decision is None:
            if self.phase == rules.CARD:
                self._decision = Decision(self.turn, "card", rules.card_options(self))
            elif self.phase == rules.DRAW:
                self._decision = rules.DRAWS[self.turn * 64 + self.drawable]
            elif self.phase == rules.DEAL:
                self._decision = Decision(CHANCE, "deal", SHUFFLES)
            elif self.phase == rules.STARTER:
                self._decision = Decision(CHANCE, "starter", STARTERS[:2])
        return self._decision

    def apply(self, action: object) -> None:
        if type(action) is int:
            # No id has more than seven bits; a very long number would not fit the compiled i64.
            if not 0 <= action < ACTIONS or not (
                rules.put_card(self, action)
                if self.phase == rules.CARD
                else rules.draw_card(self, action)
            ):
                raise NOTATION.refusal(self.decision, action)
        elif self.phase == rules.DEAL and action in SHUFFLES:
            rules.deal(self, chance_number(action))
        elif self.phase == rules.STARTER and is_start(action, 2):
            self.starter = chance_number(action)
            self.turn = self.starter
            self.phase = rules.DEAL
        else:
            raise NOTATION.refusal(self.decision, action)
        self._decision = None

    def view(self, seat: object) -> dict[str, Any]:
        return views.view(self, seat_or_none(seat, 2))

    def scores(self) -> list[int]:
        return rules.totals(self)

    def winners(self) -> list[int]:
        points = rules.totals(self)
        return [seat for seat in (0, 1) if points[seat] == max(points)]

    def to_json(self) -> dict[str, Any]:
        return views.to_json(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        s = new(**data["options"])
        views.restore(s, data)
        return s

    def __repr__(self) -> str:
        return f"<lost-cities round {self.round}, turn {self.turns}, scores {self.scores()}>"


def new(**given: Any) -> State:
    """A match before its first shuffle.

    >>> new(starter=1).decision
    Decision(-1, 'deal', SHUFFLES)
    """
    o = check(rules.OPTIONS, given)
    turns = len(FULL_DECKS[o["colours"]]) - 2 * HAND
    if o["stall_cap"] < turns:
        # Otherwise no round could end with its last card.
        raise BadOption(
            f"option stall_cap: {o['stall_cap']} is not allowed with {o['colours']} colours; "
            f"allowed: {turns} to 10000"
        )
    s = State(o["rounds"], o["colours"], o["starter"], o["tiebreak"], o["stall_cap"])
    rules.clear_table(s)
    return s

"""A game of Lost Cities: Rivals as other code uses it: what is asked, answers, views, saving."""

from typing import Any

from rivalry.core.chance import SHUFFLES, STARTERS, chance_number, is_start
from rivalry.core.decision import CHANCE, Action, BadOption, Decision, seat_or_none
from rivalry.core.option import check
from rivalry.games.lost_cities_rivals import rules, turn
from rivalry.games.lost_cities_rivals import view as views
from rivalry.games.lost_cities_rivals.cards import ACTIONS, DECK, GOLD
from rivalry.games.lost_cities_rivals.expedition import Side, score
from rivalry.games.lost_cities_rivals.notation import NOTATION


class State(rules.Position):
    """One position of a game of Lost Cities: Rivals."""

    __slots__ = ()

    def copy(self) -> "State":
        s = State(self.players, self.first_starter, self.tiebreak)
        self.copy_to(s)
        return s

    @property
    def decision(self) -> Decision | None:
        if self._decision is None:
            self._decision = _ask(self)
        return self._decision

    def apply(self, action: object) -> None:
        if type(action) is int and 0 <= action < ACTIONS:
            if not rules.is_allowed(self, action):
                raise NOTATION.refusal(self.decision, action)
            turn.answer(self, action)
        elif action in SHUFFLES and (self.phase == rules.DEAL or self.phase == rules.WAGER):
            if self.phase == rules.DEAL:
                turn.deal(self, chance_number(action))
            else:
                turn.deal_wagers(self, chance_number(action))
        elif self.phase == rules.STARTER and is_start(action, self.players):
            turn.begin_with(self, chance_number(action))
        else:
            raise NOTATION.refusal(self.decision, action)
        self._decision = None

    def view(self, seat: object) -> dict[str, Any]:
        return views.view(self, seat_or_none(seat, self.players))

    def scores(self) -> list[int]:
        return [score(side) for side in self.sides]

    def winners(self) -> list[int]:
        ranks = [rules.rank(self, seat) for seat in range(self.players)]
        return [seat for seat, own in enumerate(ranks) if own == max(ranks)]

    def to_json(self) -> dict[str, Any]:
        return views.to_json(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        s = new(**data["options"])
        views.restore(s, data)
        return s

    def __repr__(self) -> str:
        turned = DECK - self.deck_left if self.deck else 0
        return f"<lost-cities-rivals {turned} cards turned, scores {self.scores()}>"


def new(**given: Any) -> State:
    """A game before its first shuffle.

    >>> new(players=3, starter=2).decision
    Decision(-1, 'starting-wagers', SHUFFLES)
    """
    o = check(rules.OPTIONS, given)
    players: int = o["players"]
    starter: int | None = o["starter"]
    if starter is not None and starter >= players:
        raise BadOption(f"option starter: {starter} is not a seat; seats: 0 to {players - 1}")
    s = State(players, starter, o["tiebreak"])
    for _ in range(players):
        side = Side()
        side.gold = GOLD // players
        s.sides.append(side)
    return s


def _ask(s: State) -> Decision | None:
    if s.phase == rules.TURN:
        return rules.TURNS[s.asked * 37 + (s.sides[s.asked].gold if s.display else 0)]
    if s.phase == rules.RAISE:
        return rules.RAISES[(s.asked * 37 + s.bid) * 37 + s.sides[s.asked].gold]
    if s.phase == rules.TAKE:
        return Decision(s.asked, "take", rules.take_options(s))
    if s.phase == rules.CLEAR:
        return Decision(s.asked, "remove", rules.remove_options(s))
    if s.phase == rules.DEAL:
        return Decision(CHANCE, "deal", SHUFFLES)
    if s.phase == rules.WAGER:
        return Decision(CHANCE, "starting-wagers", SHUFFLES)
    if s.phase == rules.STARTER:
        return Decision(CHANCE, "starter", STARTERS[: s.players])
    return None


def reveals(s: State, action: Action) -> bool:
    """Whatever turns over a card reveals something hidden."""
    after = s.copy()
    after.apply(action)
    return after.deck_left < s.deck_left

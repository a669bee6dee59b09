"""The board game as other code uses it: what is asked, answers, views and saving."""

from typing import Any

from rivalry.core.chance import SHUFFLES, STARTERS, chance_number, is_start
from rivalry.core.decision import CHANCE, Decision, seat_or_none
from rivalry.games.lost_cities_board import moves, rules, scoring
from rivalry.games.lost_cities_board import view as views
from rivalry.games.lost_cities_board.cards import ACTIONS, SEND_ADVENTURER, SEND_RESEARCHER
from rivalry.games.lost_cities_board.notation import NOTATION
from rivalry.games.lost_cities_board.setup import Setup


class State(rules.Position):
    """One position of the board game."""

    __slots__ = ()

    def copy(self) -> "State":
        s = State(self.setup)
        self.copy_to(s)
        return s

    @property
    def decision(self) -> Decision | None:
        if self._decision is None:
            self._decision = _ask(self)
        return self._decision

    def apply(self, action: object) -> None:
        if type(action) is int:
            # No id has more than seven bits; a very long number would not fit the compiled i64.
            if not 0 <= action < ACTIONS or not rules.can_answer(self, action):
                raise NOTATION.refusal(self.decision, action)
            moves.answer(self, action)
        elif self.phase == rules.DEAL and action in SHUFFLES:
            moves.deal(self, chance_number(action))
        elif self.phase == rules.LAY_TILES and action in SHUFFLES:
            moves.lay_tiles(self, chance_number(action))
        elif self.phase == rules.STARTER and is_start(action, self.setup.players):
            self.starter = self.turn = chance_number(action)
            self.phase = rules.LAY_TILES
        else:
            raise NOTATION.refusal(self.decision, action)
        self._decision = None

    def view(self, seat: object) -> dict[str, Any]:
        return views.view(self, seat_or_none(seat, self.setup.players))

    def scores(self) -> list[int]:
        return scoring.totals(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def to_json(self) -> dict[str, Any]:
        return views.to_json(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        s = State(Setup(**data["options"]))
        moves.clear_board(s)
        views.restore(s, data)
        return s

    def __repr__(self) -> str:
        return (
            f"<lost-cities-board expedition {self.expedition}, turn {self.turns}, "
            f"scores {self.scores()}>"
        )


def new(**given: Any) -> State:
    """A game before its first shuffle.

    >>> new(starter=1).decision
    Decision(-1, 'tiles', SHUFFLES)
    """
    s = State(Setup(**given))
    moves.clear_board(s)
    return s


def _ask(s: State) -> Decision | None:
    if s.phase == rules.CARD:
        return Decision(s.turn, "card", rules.card_options(s))
    if s.phase == rules.DRAW:
        return Decision(s.turn, "draw", rules.draw_options(s))
    if s.phase == rules.ARROW_MOVE:
        return Decision(s.turn, "arrow", rules.move_options(s))
    if s.phase == rules.BONUS:
        return Decision(s.turn, "bonus", rules.move_options(s))
    if s.phase == rules.SEND:
        return Decision(s.turn, "send", [SEND_RESEARCHER, SEND_ADVENTURER])
    if s.phase == rules.DEAL:
        return Decision(CHANCE, "deal", SHUFFLES)
    if s.phase == rules.LAY_TILES:
        return Decision(CHANCE, "tiles", SHUFFLES)
    if s.phase == rules.STARTER:
        return Decision(CHANCE, "starter", STARTERS[: s.setup.players])
    return None

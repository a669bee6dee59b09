"""A question, declared once: its key, what is chosen, what that means, and its words.

Code that shows a question, marks its options, answers it or reports it derives what it needs from
the declaration. There is no list of keys anywhere else.
"""

from dataclasses import dataclass
from typing import Final

from rivalry.core.decision import Decision
from rivalry.core.game import Game

# What is chosen.
OWN_PLACE: Final = "own-place"  # a place of the player who answers
RIVALS_PLACE: Final = "rivals-place"  # a place of the other player
PAYMENT: Final = "payment"  # the place of the player who answers that pays
RESOURCE: Final = "resource"
AMOUNT: Final = "amount"
NUMBER: Final = "number"  # that a die is to show
CARD: Final = "card"
STACK: Final = "stack"  # one that is looked through, or under which a card goes
TOP: Final = "top"  # the stack whose top card is drawn unseen
YES_NO: Final = "yes-no"  # also: to play a card now, or not
ACTION: Final = "action"  # anything that may be done now
FATE: Final = "fate"  # what only chance answers: a die, a shuffle
KINDS: Final = (
    *(OWN_PLACE, RIVALS_PLACE, PAYMENT, RESOURCE, AMOUNT, NUMBER, CARD, STACK, TOP),
    *(YES_NO, ACTION, FATE),
)

# What it means for the player who answers.
GAINS: Final = "gains"  # they get what they choose
GIVES: Final = "gives"  # they hand it over in exchange for something
LOSES: Final = "loses"  # it is taken from them
POINTS_AT: Final = "points-at"  # it is taken from somebody else
SETTLES: Final = "settles"  # a detail: where something comes from or goes to
DECIDES: Final = "decides"  # whether or how something happens
MEANINGS: Final = (GAINS, GIVES, LOSES, POINTS_AT, SETTLES, DECIDES)


@dataclass(frozen=True)
class Question:
    """One question of a game.

    >>> Question("feud.name", RIVALS_PLACE, POINTS_AT, "Which building do you point at?").key
    'feud.name'
    """

    key: str
    kind: str
    meaning: str
    words: str  # "{n}" stands for the amount of the decision

    def __post_init__(self) -> None:
        assert self.kind in KINDS, f"{self.key} has the unknown kind {self.kind}"
        assert self.meaning in MEANINGS, f"{self.key} has the unknown meaning {self.meaning}"


def question_text(game: Game, decision: Decision) -> str:
    """What a decision asks, in words, with its amount filled in.

    >>> import rivalry
    >>> question_text(rivalry.game("catan-rivals"), Decision(0, "riots.pay", [1], amount=2))
    'Do you pay 2 gold to calm the riots?'
    """
    return game.prompts[decision.why].replace("{n}", str(decision.amount))

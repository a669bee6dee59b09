"""A game told from its log: who answered what, position by position, in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rivalry.core.decision import CHANCE
from rivalry.core.game import State
from rivalry.core.match import Match
from rivalry.terminal import boards


@dataclass(frozen=True)
class Move:
    """One answer of the log: the seat that gave it, or `CHANCE`, its words, what it brought.

    In `news`, `{0}` stands for the name of seat 0.
    """

    seat: int
    words: str
    news: tuple[str, ...] = ()


def walk(match: Match, first: int = 0) -> Iterator[tuple[State, Move]]:
    """The positions of a match from answer number `first` on, with the answer given there.

    >>> import rivalry
    >>> for state, move in walk(rivalry.new("lost-cities", seed=7, starter=0)):
    ...     print(move.seat, move.words[:9])
    -1 shuffle 0
    """
    tell = boards.news(match.game.name)
    state = match.position(first)
    for answer, it in zip(match.log.answers[first:], match.told_since(first), strict=True):
        after = state.copy()
        after.apply(match.game.parse(answer))
        news = tell(answer, it, state.view(None), after.view(None)) if tell else []
        yield state, Move(it.player, answer, tuple(news))
        state = after


def told(moves: Sequence[Move], names: Sequence[str]) -> list[str]:
    """Moves in words, a line for each turn.

    >>> moves = [Move(-1, "shuffle 0x7"), Move(0, "play red 7"), Move(0, "draw deck")]
    >>> told(moves, ["Ann", "Bob"])
    ['The cards are shuffled.', 'Ann: play red 7, draw deck']
    >>> told([Move(0, "uncover", ("red 7 is turned over", "{1} gets 2 gold"))], ["Ann", "Bob"])
    ['Ann: uncover (red 7 is turned over; Bob gets 2 gold)']
    """
    lines: list[str] = []
    before = None
    for move in moves:
        if move.seat == CHANCE:
            line = _by_chance(move.words, names)
            if lines[-1:] != [line]:
                lines.append(line)
        else:
            words = move.words
            if move.news:
                words += f" ({'; '.join(move.news).format(*names)})"
            if move.seat == before:
                lines[-1] += f", {words}"
            else:
                lines.append(f"{names[move.seat]}: {words}")
        before = move.seat
    return lines


def since_last_turn(moves: Sequence[Move], seat: int) -> Sequence[Move]:
    """What happened since a seat began its last finished turn, its own answers included.

    >>> moves = [Move(0, "a"), Move(1, "b"), Move(0, "c"), Move(1, "d"), Move(0, "e")]
    >>> [move.words for move in since_last_turn(moves, 0)]
    ['c', 'd', 'e']
    """
    n = len(moves)
    for own in (True, False, True):
        while n > 0 and (moves[n - 1].seat == seat) is own:
            n -= 1
    return moves[n:]


def _by_chance(answer: str, names: Sequence[str]) -> str:
    """An answer of chance in words; the number of a shuffle is nobody's business."""
    kind, _, rest = answer.partition(" ")
    if kind == "shuffle":
        return "The cards are shuffled."
    if kind == "start":
        return f"{names[int(rest)]} to start."
    return f"Chance: {answer}"

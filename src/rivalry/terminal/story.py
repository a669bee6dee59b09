"""A game told from its log: who answered what, position by position, in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rivalry.core.decision import CHANCE
from rivalry.core.game import State
from rivalry.core.match import Match


@dataclass(frozen=True)
class Move:
    """One answer of the log: the seat that gave it, or `CHANCE`, and its words."""

    seat: int
    words: str


def walk(match: Match) -> Iterator[tuple[State, Move]]:
    """Every position of a match with the answer given there. The state moves on; do not keep it.

    >>> import rivalry
    >>> for state, move in walk(rivalry.new("lost-cities", seed=7, starter=0)):
    ...     print(move.seat, move.words[:9])
    -1 shuffle 0
    """
    state = match.game.new(**match.log.options)
    for answer in match.log.answers:
        decision = state.decision
        assert decision is not None, "a match's log has no answers after the end"
        yield state, Move(decision.player, answer)
        state.apply(match.game.parse(answer))


def position(match: Match, n: int) -> State:
    """The state after the first `n` answers of a match."""
    state = match.game.new(**match.log.options)
    for answer in match.log.answers[:n]:
        state.apply(match.game.parse(answer))
    return state


def told(moves: Sequence[Move], names: Sequence[str]) -> list[str]:
    """Moves in words, a line for each turn.

    >>> moves = [Move(-1, "shuffle 0x7"), Move(0, "play red 7"), Move(0, "draw deck")]
    >>> told(moves, ["Ann", "Bob"])
    ['The cards are shuffled.', 'Ann: play red 7, draw deck']
    """
    lines: list[str] = []
    before = None
    for move in moves:
        if move.seat == CHANCE:
            line = _by_chance(move.words, names)
            if lines[-1:] != [line]:
                lines.append(line)
        elif move.seat == before:
            lines[-1] += f", {move.words}"
        else:
            lines.append(f"{names[move.seat]}: {move.words}")
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

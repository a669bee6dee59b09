"""A saved game shown turn by turn."""

from rich.console import RenderableType
from rich.text import Text

from rivalry.core.decision import CHANCE
from rivalry.core.game import State
from rivalry.core.match import Match
from rivalry.terminal import boards
from rivalry.terminal.screen import Screen, result
from rivalry.terminal.story import Move, told, walk
from rivalry.terminal.suits import cards


def show(match: Match, seat: int | None, to: int | None, step: bool) -> None:
    """Show each turn in words with the board before it, up to answer `to`, then the result."""
    screen = Screen()
    names = [f"seat {n}" for n in range(len(match.scores()))]
    last = len(match.log.answers) if to is None else min(to, len(match.log.answers))
    turn: list[Move] = []
    try:
        for n, (state, move) in enumerate(walk(match)):
            if turn and (move.seat != turn[-1].seat or n == last):
                _show_turn(screen, state, seat, n, turn, names)
                if step and n < last:
                    screen.ask("Press Enter to go on. ")
                turn = []
            if n == last:
                return
            turn.append(move)
    except (EOFError, KeyboardInterrupt):
        return
    if turn:
        _show_turn(screen, match.state, seat, last, turn, names)
    if match.decision is None:
        screen.show("", *boards.account(match.view(seat)), "")
        screen.show(result(names, match.scores(), match.winners()))
    else:
        screen.show("", f"The game is not finished; seat {match.decision.player} is next.")


def _show_turn(
    screen: Screen, state: State, seat: int | None, n: int, turn: list[Move], names: list[str]
) -> None:
    """What was answered, and the table after it."""
    screen.show("", *(Text(f"{n}. {line}", "bold") for line in told(turn, names)))
    view = state.view(seat)
    if boards.round_over(view):
        screen.show(boards.board(view), *boards.account(view))
    elif turn[-1].seat != CHANCE or (state.decision and state.decision.player != CHANCE):
        screen.show(boards.board(view), *([] if seat is not None else _hands(state)))


def _hands(state: State) -> list[RenderableType]:
    """All hands, for those who may see everything, where the game has hands."""
    lines: list[RenderableType] = []
    for seat in range(len(state.scores())):
        hand = state.view(seat).get("hand")
        if hand:
            lines.append(Text(f"seat {seat} holds:  ").append_text(cards(hand)))
    return lines

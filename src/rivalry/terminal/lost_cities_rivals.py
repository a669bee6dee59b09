"""The board of Lost Cities: Rivals on a terminal, and how its score adds up."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rivalry.core.account import Told
from rivalry.core.game import View
from rivalry.games.lost_cities_rivals.cards import CARD_OF_NAME, COLOURS, DECK
from rivalry.terminal.boards import most
from rivalry.terminal.suits import cards, coloured, letter


def board(view: View) -> RenderableType:
    """The display and the auction, then a column for each seat, then the cards out of the game."""
    parts: list[RenderableType] = [_headline(view), _display(view)]
    if view["auction"]:
        parts.append(_auction(view))
    parts.append(_seats(view))
    if view["removed"]:
        gone = sorted(view["removed"], key=CARD_OF_NAME.__getitem__)
        words = Text(f"Out of the game ({len(gone)}):  ")
        parts.append(words.append_text(cards(gone)))
    return Group(*parts)


def account(view: View) -> list[str]:
    """How the scores add up, expedition by expedition, and the gold."""
    lines = []
    for seat in range(view["players"]):
        lines.append(f"{_name(view, seat)}:")
        lines += [
            f"  {_sum(expedition)}"
            for expedition in view["expeditions"][seat]
            if expedition["wagers"] or expedition["numbers"]
        ]
        lines.append(f"  {'gold':<8}{view['gold'][seat]:>5}")
        lines.append(f"  {'in all':<8}{view['scores'][seat]:>5}")
    return lines + _tie(view)


def news(answer: str, told: Told, before: View, after: View) -> list[str]:
    """What was paid, the card that was turned over and where it went, gold that was shared out."""
    lines = [f"{{{seat}}} pays {-n} gold" for seat, _, n, _ in told.changes if n < 0]
    boxed = len(after["removed"]) - len(before["removed"]) - answer.startswith("remove")
    for card in told.shown:
        lines.append(f"{card} is turned over" + (" and goes to the box" if boxed else ""))
    shared = [n for _, _, n, _ in told.changes if n > 0]
    if shared:
        lines.append(f"the gold is shared out, {shared[0]} each")
    return lines


def _tie(view: View) -> list[str]:
    """What decided, if several have the most points at the end."""
    best = most(view["scores"], range(view["players"]))
    if view["phase"] != "over" or len(best) == 1:
        return []
    if view["options"]["tiebreak"] == "shared":
        return ["Equal points: the victory is shared."]
    best = most(view["gold"], best)
    if len(best) == 1:
        return ["Equal points: more gold decided."]
    cards = [sum(len(line["numbers"]) for line in lines) for lines in view["expeditions"]]
    if len(most(cards, best)) == 1:
        return ["Equal points and gold: more number cards decided."]
    return ["Equal points, gold and number cards: the victory is shared."]


def _headline(view: View) -> Text:
    piles = view["piles"]
    left = f"draw pile {piles[0]}" if piles else "no cards left"
    if len(piles) > 1:
        left += f", then {len(piles) - 1} more of {piles[-1]}"
    turned, supply = view["turned"], view["supply"]
    words = f"   {turned} of {DECK} turned   {left}   supply {supply} gold"
    return Text.assemble(("Rivals", "bold"), words)


def _display(view: View) -> Text:
    shown = cards(view["display"]) if view["display"] else Text("empty", "dim")
    return Text("Display:  ").append_text(shown)


def _auction(view: View) -> Text:
    auction = view["auction"]
    leader = auction["leader"]
    words = f"Auction:  opened by {_name(view, auction['opener'])}, "
    if view["phase"] == "bid":
        others = [_name(view, seat) for seat in auction["bidding"] if seat != leader]
        words += f"{_name(view, leader)} bids {auction['bid']}, still in: {', '.join(others)}"
    else:
        words += f"won by {_name(view, leader)} for {auction['bid']}"
    return Text(words)


def _seats(view: View) -> Table:
    """The expeditions with their scores, and the gold; > marks who is asked."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_footer=True)
    table.add_column("", footer="gold\nscore", width=9, no_wrap=True)
    players = view["players"]
    for seat in range(players):
        asked = "> " if view["asked"] == seat else ""
        table.add_column(
            Text(f"{asked}{_name(view, seat)}", "bold" if asked else ""),
            footer=f"{view['gold'][seat]}\n{view['scores'][seat]}",
            width=68 // players - 1,
        )
    for number, colour in enumerate(COLOURS):
        table.add_row(
            coloured(f"{letter(colour)} {colour}", colour),
            *[_expedition(view["expeditions"][seat][number]) for seat in range(players)],
        )
    return table


def _expedition(shown: dict[str, Any]) -> Text:
    """The cards in order, then the points they make."""
    if not shown["wagers"] and not shown["numbers"]:
        return Text("-", "dim")
    row = " ".join(["w"] * shown["wagers"] + [str(number) for number in shown["numbers"]])
    return coloured(row, shown["colour"]).append(f" ={shown['score']}", "default not bold")


def _sum(shown: dict[str, Any]) -> str:
    """One expedition's points in words.

    >>> _sum({"colour": "red", "wagers": 1, "numbers": [2, 2, 5, 9], "footprints": 5,
    ...       "factor": 2, "bonus": 8, "score": 18})
    'red        18   5 footprints, times 2, plus 8 for 4 numbers'
    """
    words = f"{shown['colour']:<8}{shown['score']:>5}   "
    if not shown["numbers"]:
        return words + "no numbers"
    words += f"{shown['footprints']} footprint{'s' if shown['footprints'] > 1 else ''}"
    if shown["wagers"]:
        words += f", times {shown['factor']}"
    if shown["bonus"]:
        words += f", plus {shown['bonus']} for {len(shown['numbers'])} numbers"
    return words


def _name(view: View, seat: int) -> str:
    return f"{seat} you" if seat == view["seat"] else f"seat {seat}"

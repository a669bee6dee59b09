"""The board of Lost Cities: The Board Game on a terminal, and how its score adds up."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rivalry.core.account import Told
from rivalry.core.game import View
from rivalry.games.lost_cities_board.cards import COLOURS
from rivalry.games.lost_cities_board.layout import BRIDGE, CROSSINGS
from rivalry.terminal.boards import most, signed
from rivalry.terminal.suits import cards, coloured, letter, short


def board(view: View) -> RenderableType:
    """The paths with tiles and explorers, the discards, each seat's columns, your hand."""
    parts: list[RenderableType] = [_headline(view), _paths(view), _seats(view)]
    for seat, known in enumerate(view["known"]):
        if known and seat != view["seat"]:
            seen = Text(f"{_name(view, seat)} took from the discards, still in hand:  ")
            parts.append(seen.append_text(cards(known)))
    if view["seat"] is not None:
        parts.append(Text("Your hand:  ").append_text(cards(view["hand"])))
    return Group(*parts)


def account(view: View) -> list[str]:
    """How the score of the expedition adds up, explorer by explorer, and the totals."""
    lines = []
    for seat in range(view["players"]):
        last = view["history"][-1]["seats"][seat]
        before = 0 if len(view["history"]) < 2 else view["history"][-2]["seats"][seat]["points"]
        lines.append(f"{_name(view, seat)}, expedition {len(view['history'])}:")
        if before:
            lines.append(_line("before", before))
        for line in view["running"][seat]["lines"]:
            double = ", counts double" if line["piece"] == "researcher" else ""
            where = f"{line['piece']} on stone {line['step']}{double}"
            lines.append(_line(line["colour"], line["points"], where))
        if last["tiles"]:
            lines.append(_line("tiles", last["tiles"]))
        floor = before + last["tiles"] + last["explorers"] < 0
        lines.append(_line("points", last["points"], "never below zero" if floor else ""))
        if view["payments"]:
            paid, points = view["payments"][seat], view["points"][seat]
            floor = last["points"] + paid < 0
            lines.append(_line("artifacts", paid, f"for {view['tokens'][seat]}"))
            lines.append(_line("the game", points, "never below zero" if floor else ""))
    if view["history"][-1]["ended"] == "stall":
        lines.append(f"The expedition ended at the cap of {view['turns']} turns.")
    return lines + _tie(view)


def news(answer: str, told: Told, before: View, after: View) -> list[str]:
    """What was found, and how an expedition ended."""
    lines = []
    for seat, what, n, by in told.changes:
        if what == "artifacts":
            lines.append(f"{{{seat}}} finds an artifact")
        elif not by:
            lines.append(f"{{{seat}}} gets {n} points")
    if len(after["history"]) > len(before["history"]):
        last = after["history"][-1]
        how = _ENDS[last["ended"]].format(turns=last["turns"])
        points = ", ".join(f"{{{seat}}} {signed(n)}" for seat, n in enumerate(after["points"]))
        lines.append(f"the expedition ends {how}; points: {points}")
    return lines


_ENDS = {
    "bridge": "with the fifth explorer behind the bridge",
    "deck": "with the last card",
    "stall": "at the cap of {turns} turns",
}


def _tie(view: View) -> list[str]:
    """What decided, if several have the most points at the end."""
    best = most(view["points"], range(view["players"]))
    if view["phase"] != "over" or len(best) == 1:
        return []
    if view["options"]["tiebreak"] == "shared":
        return ["Equal points: the victory is shared."]
    if len(most(view["tokens"], best)) == 1:
        return ["Equal points: more artifacts decided."]
    return ["Equal points and artifacts: the victory is shared."]


def round_over(view: View) -> bool:
    """After every expedition but the last, the score is worth a look before the next deal."""
    return view["phase"] == "tiles" and bool(view["history"])


def _headline(view: View) -> Text:
    of = f"expedition {view['expedition']} of {view['options']['expeditions']}"
    if view["options"]["expeditions"] == 1:
        of = "short game"
    return Text.assemble(
        ("The Board Game", "bold"),
        f"   {of}   draw pile {view['deck']}   over the bridge {view['crossings']} of {CROSSINGS}",
    )


def _paths(view: View) -> Table:
    """A row of stones for each path; under each tile the seats whose explorers stand there."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 0), pad_edge=False)
    table.add_column("", width=9)
    for step, points in enumerate(view["stones"], 1):
        if step == BRIDGE:
            table.add_column("‖", width=2)
        table.add_column(f"{points:+d}", width=5)
    table.add_column("discards", width=8, no_wrap=True)
    for number, path in enumerate(view["paths"]):
        colour = path["colour"]
        stones: list[Text] = []
        for step, tile in enumerate(path["tiles"], 1):
            if step == BRIDGE:
                stones.append(Text("‖\n‖"))
            stones.append(_stone(view, number, step, tile))
        table.add_row(
            coloured(f"{letter(colour)} {colour}", colour),
            *stones,
            _discards(view["discards"][number], colour, view["closed"]),
        )
    table.caption = "Under the stones: explorers by seat, R is the researcher"
    table.caption_justify = "left"
    return table


def _stone(view: View, path: int, step: int, tile: str | int | None) -> Text:
    symbol = {None: "·", "arrow": "->", "artifact": "art"}
    shown = Text(f"+{tile}" if isinstance(tile, int) else symbol[tile])
    here = ""
    for seat in range(view["players"]):
        explorer = view["explorers"][seat][path]
        if explorer and explorer["step"] == step:
            here += f"{seat}R" if explorer["piece"] == "researcher" else f"{seat}"
    if tile is None:
        shown.stylize("dim")
    return shown.append("\n").append(here, "bold reverse not dim")


def _discards(pile: list[str], colour: str, closed: str | None) -> Text:
    if not pile:
        return Text("-", "dim")
    more = f" +{len(pile) - 1}" if len(pile) > 1 else ""
    shown = coloured(short(pile[-1]), colour).append(more, "default not bold")
    return shown.append("\nclosed", "default not bold") if closed == colour else shown


def _seats(view: View) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("columns", width=8, no_wrap=True)
    for colour in COLOURS:
        table.add_column(coloured(colour, colour), width=7, no_wrap=True)
    table.add_column("waiting", width=7, no_wrap=True)
    for title in ("art", "pts", "now"):
        table.add_column(title, justify="right", width=3, no_wrap=True)
    for seat in range(view["players"]):
        turn = "> " if view["turn"] == seat and view["phase"] != "over" else "  "
        waiting = view["waiting"][seat]
        pieces = ("R " if waiting["researcher"] else "") + "a" * waiting["adventurer"]
        table.add_row(
            turn + _name(view, seat),
            *[
                _column(view["columns"][seat][path], view["directions"][seat][path], colour)
                for path, colour in enumerate(COLOURS)
            ],
            pieces or "-",
            str(view["artifacts"][seat] + view["tokens"][seat]),
            str(view["points"][seat]),
            str(view["scores"][seat]),
        )
    return table


def _column(column: list[int], direction: str | None, colour: str) -> Text:
    """The last card of a column, how many there are, and whether it goes down or is undecided."""
    if not column:
        return Text("-", "dim")
    way = {"up": "", "down": "v", None: "?"}[direction]
    shown = coloured(f"{letter(colour)}{column[-1]}", colour)
    return shown.append(f" x{len(column)}{way}", "default not bold")


def _name(view: dict[str, Any], seat: int) -> str:
    return f"{seat} you" if seat == view["seat"] else f"seat {seat}"


def _line(what: str, points: int, why: str = "") -> str:
    return f"  {what:<10}{signed(points):>5}   {why}".rstrip()

"""The board of Lost Cities on a terminal, and how its score adds up."""

from rich import box
from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from rivalry.core.account import Told
from rivalry.core.game import View
from rivalry.games.lost_cities.cards import COLOURS
from rivalry.terminal.boards import signed
from rivalry.terminal.suits import cards, coloured, letter, short


def board(view: View) -> RenderableType:
    """The table from a seat: rival on the left, discards in the middle, your cards on the right."""
    me = 1 if view["seat"] is None else view["seat"]
    rival = 1 - me
    names = _names(view)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("")
    for title, width in ((names[rival], 15), ("", 3), ("discards", 9), (names[me], 15), ("", 3)):
        justify: JustifyMethod = "left" if title else "right"
        table.add_column(title, justify=justify, min_width=width, no_wrap=True)
    for number, colour in enumerate(COLOURS[: view["colours"]]):
        table.add_row(
            coloured(f"{letter(colour)} {colour}", colour),
            *_expedition(view["expeditions"][rival][number], colour),
            _discards(view["discards"][number], colour, view["closed"]),
            *_expedition(view["expeditions"][me][number], colour),
        )
    parts: list[RenderableType] = [_headline(view, names), table]
    for seat in (rival, me):
        if view["known"][seat] and seat != view["seat"]:
            seen = Text(f"{names[seat]} took from the discards, still in hand:  ")
            parts.append(seen.append_text(cards(view["known"][seat])))
    if view["seat"] is not None:
        parts.append(Text("Your hand:  ").append_text(cards(view["hand"])))
    return Group(*parts)


def account(view: View) -> list[str]:
    """How the score of the round adds up, expedition by expedition, and the totals."""
    names = _names(view)
    lines = []
    for seat in _order(view):
        lines.append(f"{names[seat]}, round {len(view['history'])}:")
        for number, expedition in enumerate(view["expeditions"][seat]):
            if expedition["wagers"] or expedition["numbers"]:
                lines.append(f"  {_sum(COLOURS[number], expedition)}")
        lines.append(f"  {'the round':<9}{signed(view['history'][-1][seat]):>4}")
    if len(view["history"]) > 1:
        for seat in _order(view):
            rounds = " ".join(signed(scores[seat]) for scores in view["history"])
            lines.append(f"{names[seat]}, all rounds: {rounds} = {view['scores'][seat]}")
    if _is_cut(view):
        lines.append(f"The round ended at the cap of {view['turns']} turns.")
    return lines + _tie(view)


def news(answer: str, told: Told, before: View, after: View) -> list[str]:
    """How a round ended, and what it brought."""
    if len(after["history"]) == len(before["history"]):
        return []
    how = f"at the cap of {after['turns']} turns" if _is_cut(after) else "with the last card"
    points = ", ".join(f"{{{seat}}} {signed(n)}" for seat, n in enumerate(after["history"][-1]))
    return [f"the round ends {how}: {points}"]


def round_over(view: View) -> bool:
    """After every round but the last, the score is worth a look before the next deal."""
    return view["phase"] == "deal" and bool(view["history"])


def _is_cut(view: View) -> bool:
    """Whether the round that is over ended at the cap on turns."""
    return bool(view["deck"] and view["turns"] == view["options"]["stall_cap"])


def _tie(view: View) -> list[str]:
    """What a tie after the last round leads to."""
    rounds = view["options"]["rounds"]
    played = len(view["history"])
    if played > rounds:
        return [f"Equal points after round {rounds}: the extra round decided."]
    if played < rounds or len(set(view["scores"])) > 1:
        return []
    if view["options"]["tiebreak"] == "draw":
        return ["Equal points: the match is a draw."]
    return ["Equal points: one extra round decides."]


def _headline(view: View, names: list[str]) -> Text:
    rounds = view["options"]["rounds"]
    of = f"round {view['round']} of {max(rounds, view['round'])}"
    scores = "   ".join(f"{names[seat]} {view['scores'][seat]}" for seat in _order(view))
    return Text.assemble(
        ("Lost Cities", "bold"), f"   {of}   draw pile {view['deck']}   score: {scores}"
    )


def _names(view: View) -> list[str]:
    if view["seat"] is None:
        return ["seat 0", "seat 1"]
    return ["you" if seat == view["seat"] else "rival" for seat in (0, 1)]


def _order(view: View) -> tuple[int, int]:
    return (1, 0) if view["seat"] == 1 else (0, 1)


def _expedition(shown: dict[str, object], colour: str) -> tuple[Text, Text]:
    wagers, numbers, score = shown["wagers"], shown["numbers"], shown["score"]
    assert isinstance(wagers, int) and isinstance(numbers, list) and isinstance(score, int)
    if not wagers and not numbers:
        return Text("-", "dim"), Text("")
    row = " ".join(["w"] * wagers + [str(number) for number in numbers])
    return coloured(row, colour), Text(signed(score))


def _discards(pile: list[str], colour: str, closed: str | None) -> Text:
    if not pile:
        return Text("-", "dim")
    more = f" +{len(pile) - 1}" if len(pile) > 1 else ""
    return coloured(short(pile[-1]), colour).append(
        more + (" closed" if closed == colour else ""), "default not bold"
    )


def _sum(colour: str, expedition: dict[str, object]) -> str:
    """One expedition's points in words.

    >>> _sum("red", {"wagers": 1, "numbers": [2, 9], "score": -18})
    'red       -18   2+9 = 11, less 20 is -9, times 2 for 1 wager'
    """
    wagers, numbers, score = expedition["wagers"], expedition["numbers"], expedition["score"]
    assert isinstance(wagers, int) and isinstance(numbers, list) and isinstance(score, int)
    total = sum(numbers)
    cards_sum = "no numbers" if not numbers else "+".join(str(number) for number in numbers)
    if len(numbers) > 1:
        cards_sum += f" = {total}"
    words = f"{colour:<8}{signed(score):>5}   {cards_sum}, less 20 is {total - 20}"
    if wagers:
        words += f", times {1 + wagers} for {wagers} wager{'s' if wagers > 1 else ''}"
    if wagers + len(numbers) >= 8:
        words += f", plus 20 for {wagers + len(numbers)} cards"
    return words

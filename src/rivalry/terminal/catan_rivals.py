"""The board of Rivals for Catan on a terminal: two principalities with their coordinates, the hand.

A place is named by its column and its row, as the options name it: `region -1 above` is in column
-1, in the row above the settlements. Colour only repeats what words and symbols say.
"""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rivalry.core.game import View
from rivalry.games.catan_rivals.building import build_card, place_built
from rivalry.games.catan_rivals.card import (
    ACTION,
    ATTACK,
    BY_KEY,
    CARDS,
    CITY_SITE,
    POINTS,
    PURSE,
    RESOURCES,
    Card,
)
from rivalry.games.catan_rivals.event import DRAWN
from rivalry.games.catan_rivals.place import (
    CELL_OF,
    CITY,
    HARBOUR,
    METROPOLIS,
    ROAD,
    SETTLEMENT,
    WEST,
    cell,
)
from rivalry.games.catan_rivals.reason import amount
from rivalry.terminal.catan_rivals_deck import hint
from rivalry.terminal.catan_rivals_deck import whole_deck as several

__all__ = ["account", "board", "hint", "several"]

STYLES: Final = {
    "brick": "bright_red",
    "grain": "yellow",
    "lumber": "green",
    "wool": "bright_green",
    "ore": "bright_blue",
    "gold": "bright_yellow",
}
ROWS: Final = ((2, "far-above"), (1, "above"), (0, ""), (-1, "below"), (-2, "far-below"))
CENTRE: Final = {
    SETTLEMENT: ("settlement", "settlmt", "settl"),
    CITY: ("CITY", "CITY", "CITY"),
    METROPOLIS: ("METROPOLIS", "METROP", "METR"),
    HARBOUR: ("harbour", "harbour", "harb"),
}
SOURCES: Final = {
    "settlements": "settlements",
    "cities": "cities",
    "hero-token": "strength advantage",
    "trade-token": "trade advantage",
}
FACES: Final = {
    "brigands": "brigand attack",
    "trade": "trade",
    "celebration": "celebration",
    "harvest": "plentiful harvest",
    "card": "event card",
}
LABEL: Final = 10  # width of the names of the rows
WIDEST: Final = 12  # of a column


def board(view: View) -> RenderableType:
    """The whole table as a seat or a spectator sees it."""
    seat: int | None = view["seat"]
    parts: list[RenderableType] = [_headline(view)]
    order = (0, 1) if seat is None else (1 - seat, seat)
    for i in order:
        parts += [_title(view, i), Principality(view["princes"][i]), *_markers(view, i)]
    parts += [Text(""), _table(view)]
    parts += _hands(view)
    return Group(*parts)


def account(view: View) -> list[str]:
    """How the points add up, card by card."""
    lines = []
    for i, prince in enumerate(view["princes"]):
        lines.append(f"{_name(view, i)}: {view['scores'][i]} points")
        for source, points in prince["sources"]["victory"]:
            words = BY_KEY[source].title if source in BY_KEY else SOURCES[source]
            lines.append(f"  {points:>2}  {words}")
    return lines


# Heads


def _headline(view: View) -> Text:
    line = Text("Rivals for Catan", "bold")
    line.append(f"   {view['options']['mode']}, goal {view['goal']}", "not bold")
    line.append(f"   turn {view['turns']}: {_name(view, view['turn'])}")
    if view["production"]:
        line.append(f"   production {view['production']}", "not bold")
    if view["face"]:
        line.append(f"   event: {_event(view)}", "not bold")
    return line


def _event(view: View) -> str:
    """The face of the event die, or the event card that it made us draw."""
    drawn = [CARDS[n].title for word, n in view["notes"] if word == DRAWN]
    if drawn:
        return f"card, {drawn[-1]}"
    return FACES[view["face"]]


def _title(view: View, i: int) -> Text:
    prince = view["princes"][i]
    points = prince["points"]
    title = Text("\n")
    title.append("> " if view["turn"] == i and view["winner"] < 0 else "  ", "bold")
    title.append(f"{_name(view, i)} {view['scores'][i]} of {view['goal']} points", "bold")
    for kind in POINTS[1:]:
        title.append(f"  {kind} {points[kind]}")
        holder = {"strength": "hero", "commerce": "trader"}.get(kind)
        if holder and view[holder] == i:
            title.append("*", "bold")
    if "ships" in prince:
        ready = [ship for ship in prince["ships"] if ship["built"] and ship["at"] is None]
        title.append(f"  ships ready {len(ready)}")
    cards = len(prince["hand"]) + len(prince["backs"])
    title.append(f"  hand {cards}/{prince['hand_limit']}")
    return title


def _name(view: View, i: int) -> str:
    if view["seat"] is None:
        return f"Seat {i}"
    return "You" if i == view["seat"] else "Rival"


# Principalities


class Principality:
    """A landscape, as wide as the screen allows: two lines for each row of cards."""

    def __init__(self, prince: dict[str, Any]) -> None:
        self.prince = prince
        self.sea = {_at_sea(one["place"]): one for one in prince.get("sea", []) if one["place"]}
        columns = [prince["left"] - 1, prince["right"] + 1, *[x for x, _ in self.sea]]
        self.xs = range(min(columns), max(columns) + 1)
        self.at: dict[int, dict[str, Any]] = {}
        for placed in [*prince["regions"], *prince["built"], *prince["foreign"]]:
            self.at[CELL_OF[tuple(placed["place"])]] = placed  # a later card lies on top

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(3, min(WIDEST, (options.max_width - LABEL) // len(self.xs) - 1))
        yield self._line("column", [Text(str(x).center(width)) for x in self.xs], "dim")
        for y, name in ROWS:
            if abs(y) == 2 and not self._has_outer(y):
                continue
            cells = [self._cell(x, y, width) for x in self.xs]
            for n in (0, 1):
                if y == 0 and n == 1 and not any(lines[1].strip() for lines, _ in cells):
                    continue
                texts = [Text(lines[n].ljust(width), style) for lines, style in cells]
                label = "middle" if y == 0 and self.sea else name
                yield self._line(label if n == 0 else "", texts)

    def _line(self, label: str, cells: Sequence[Text], style: str = "") -> Text:
        line = Text(label.ljust(LABEL), "dim", no_wrap=True, overflow="crop")
        for text in cells:
            line.append_text(Text(" ", "not dim")).append_text(text)
        line.stylize(style)
        return line

    def _has_outer(self, y: int) -> bool:
        """Whether there is anything to show far above or far below."""
        return any(self._centre(x) in (CITY, METROPOLIS) for x in self.xs if x % 2 == 0) or any(
            cell(x, y) in self.at for x in self.xs
        )

    def _centre(self, x: int) -> int:
        kind: int = self.prince["centre"][x - WEST]
        return kind

    def _cell(self, x: int, y: int, width: int) -> tuple[list[str], str]:
        """Two lines of text, and their style."""
        if (x, y) in self.sea:
            return _sea_card(self.sea[x, y], self._ship_at(x, y), width)
        placed = self.at.get(cell(x, y))
        if y == 0:
            return self._in_the_middle(x, width)
        if placed is not None and "resource" in placed:
            return _region(placed, width)
        if placed is not None:
            return _expansion(placed, width), "reverse"
        is_city = self._centre(x) in (CITY, METROPOLIS)
        if x % 2 == 0 and (abs(y) == 1 or is_city):
            return [("[free]" if width >= 6 else "free").center(width), ""], "dim"
        return ["", ""], ""

    def _ship_at(self, x: int, y: int) -> str:
        """What has become of the ship that acted at a sea card this turn, if one did."""
        for ship in self.prince["ships"]:
            if ship["at"] and _at_sea(ship["at"]) == (x, y):
                return "ship" if ship["built"] else "lost"
        return ""

    def _in_the_middle(self, x: int, width: int) -> tuple[list[str], str]:
        kind = self._centre(x)
        if kind == ROAD:
            on_it = self.at.get(cell(x, 0))
            return ["=" * width, "" if on_it is None else _expansion(on_it, width)[0]], ""
        if kind in CENTRE:
            word = next((w for w in CENTRE[kind] if len(w) <= width), CENTRE[kind][-1][:width])
            return [word.center(width), ""], "bold"
        return ["no road"[:width].center(width) if width >= 7 else "-".center(width), ""], "dim"


def _region(placed: dict[str, Any], width: int) -> tuple[list[str], str]:
    """A region: what it yields on which number, and how much it stores."""
    resource, number = placed["resource"], placed["number"]
    word = f"{resource} {number}"
    if len(word) > width:
        word = f"{resource[: width - 1]}{number}"
    stored = "#" * placed["level"] + "." * (3 - placed["level"])
    return [word.center(width), stored.center(width)], STYLES[resource]


def _at_sea(place: Sequence[Any]) -> tuple[int, int]:
    """The column and the row of a place at sea."""
    rows = {name: y for y, name in ROWS}
    return place[1], rows.get(place[2], 0)


def _sea_card(placed: dict[str, Any], ship: str, width: int) -> tuple[list[str], str]:
    """A sea card: its name if it is known, its side, its distance, and a ship on it."""
    if not placed["card"]:
        return ["~" * width, f"{placed['distance']} away"[:width].center(width)], "blue"
    name = BY_KEY[placed["card"]].title.split()[-1]
    if not placed["open"]:
        name = f"({name})"  # seen by the Cartographer, not discovered
    side = f"{placed['level']}/{placed['sides']}" if "sides" in placed else ""
    return [name[:width].center(width), f"{side} {ship}".strip()[:width].center(width)], "cyan"


def _expansion(placed: dict[str, Any], width: int) -> list[str]:
    """The name of an expansion on two lines, cut where it must be."""
    words = BY_KEY[placed["card"]].title.replace("'s", "s").split()
    first = words[0]
    rest = words[1:]
    while rest and len(first) + 1 + len(rest[0]) <= width:
        first += " " + rest.pop(0)
    second = " ".join(word for word in rest if word not in ("the", "of"))
    if not rest and len(first) > width:
        first, second = first[:width], first[width:]
    card = BY_KEY[placed["card"]]
    if card.stores or (card.holds and placed["place"]):
        second = "#" * placed["level"] + "." * (3 - placed["level"])
    return [first[:width], second[:width]]


def _markers(view: View, i: int) -> list[RenderableType]:
    """What the landscape's short names stand for, where a card does something in play."""
    notes = []
    prince = view["princes"][i]
    known = [one for one in prince.get("sea", []) if one["card"]]
    for placed in [*prince["built"], *prince["markers"], *prince["foreign"], *known]:
        words = Text(BY_KEY[placed["card"]].title)
        where = " ".join([str(word) for word in placed["place"][1:]])
        if where:
            words.append(f" ({where})")
        if "sides" in placed:
            words.append(f" side {placed['level']} of {placed['sides']}")
        if "holds" in placed:
            words.append(f" {placed['level']} of 3 {placed['holds']}s")
        points = _shown(placed)
        if points:
            words.append(f" {points}")
        if placed in prince["foreign"]:
            words.append(f", a card of {_name(view, 1 - i)}")
        notes.append(words)
    if not notes:
        return []
    return [Padding(Text("; ").join(notes), (0, 0, 0, LABEL + 1), style="dim")]


# The table


def _table(view: View) -> Text:
    """The stacks, the discard pile, the events, the centre."""
    line = Text("Stacks ", "bold")
    parts = []
    for n, stack in enumerate(view["stacks"]):
        top = stack["cards"][-1] if stack["cards"] else None
        known = f", top {BY_KEY[top].title}" if top else ""
        parts.append(f"{n}: {len(stack['cards'])} {stack['back']}{known}")
    line.append("   ".join(parts), "not bold")
    if view["face_up"]:
        line.append("\nOpen stack ", "bold")
        line.append(", ".join(BY_KEY[key].title for key in view["face_up"]), "not bold")
    line.append("\nCentre ", "bold")
    line.append(
        f"{view['roads']} roads, {view['settlements']} settlements, {view['cities']} cities, "
        f"{len(view['regions'])} regions   events {len(view['events'])}{_next_events(view)}",
        "not bold",
    )
    for pile in view["piles"]:
        if pile["cards"]:
            top = BY_KEY[pile["cards"][-1]].title
            line.append(f"   discard pile {len(pile['cards'])}, top {top}", "not bold")
    for name, args, _ in view["pending"]:
        if name in (build_card.name, place_built.name):
            card = BY_KEY[args[1]]
            line.append(f"   being built: {card.title}, {price(card) or 'free of charge'}", "bold")
    if view["resolving"]:
        names = ", ".join(BY_KEY[key].title for key in view["resolving"])
        line.append(f"   being played: {names}", "bold")
    return line


def _next_events(view: View) -> str:
    """The events that will come next, as far as the person knows them without a gap."""
    known = []
    for key in reversed(view["events"]):
        if key is None:
            break
        known.append(BY_KEY[key].title)
    return f", next {', '.join(known)}" if known else ""


# Hands


def _hands(view: View) -> list[RenderableType]:
    seat: int | None = view["seat"]
    parts: list[RenderableType] = []
    for i, prince in enumerate(view["princes"]):
        if i != seat and prince["hand"]:
            known = ", ".join(BY_KEY[key].title for key in prince["hand"])
            parts.append(Text(f"{_name(view, i)} is known to hold: {known}"))
    if seat is None:
        return parts
    hand = view["princes"][seat]["hand"]
    searched = _searched(view)
    cards = list(dict.fromkeys([*hand, *view["face_up"], *searched]))
    if not cards:
        return parts
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for key in cards:
        n = hand.count(key)
        where = "open" if n == 0 else "hand" if n == 1 else f"hand x{n}"
        if n == 0 and key in searched:
            where = "stack"
        if key in view["princes"][seat]["fresh"]:
            where = "new" if n == 1 else f"{where}, new"
        grid.add_row(Text(where, "dim"), _explained(view, BY_KEY[key]))
    parts.append(grid)
    return parts


def _searched(view: View) -> list[str]:
    """The cards of the stack that the person is looking through."""
    asked = view["asked"]
    if asked is None or asked["effect"] != "take_searched" or asked["player"] != view["seat"]:
        return []
    stack = view["stacks"][view["pending"][-1][1][1]]
    return sorted({key for key in stack["cards"] if key}, key=lambda key: BY_KEY[key].index)


def _explained(view: View, card: Card) -> Text:
    """A card with its price, its points, its text, and why it cannot be played."""
    words = Text(card.title, "bold")
    facts = []
    if card.kind in (ACTION, ATTACK):
        facts.append("action" if card.kind == ACTION else "attack")
    elif card.place == CITY_SITE:
        facts.append("city")
    if price(card):
        facts.append(price(card))
    points = _points(card)
    if points:
        facts.append(points)
    if facts:
        words.append(f" ({'; '.join(facts)})", "not bold")
    words.append(f"  {card.text}", "not bold")
    why = view["why_not"].get(card.key)
    if why is not None:
        words.append(f"  Not now: {why['words']}.", "italic not bold")
    return words


def price(card: Card) -> str:
    """What a card costs, in words.

    >>> price(BY_KEY["candamir"]), price(BY_KEY["city-palace"])
    ('1 grain, 2 wool, 1 ore', '2 brick, 1 ore, 2 stars')
    """
    parts = [amount(str(n), PURSE[r]) for r, n in enumerate(card.cost) if n]
    if card.pays_beside:
        what = "resource" if card.beside < 0 else RESOURCES[card.beside]
        parts.append(f"{card.pays_beside} {what} of the region beside it")
    return ", ".join(parts)


def _points(card: Card) -> str:
    return ", ".join(f"{n} {kind}" for n, kind in zip(card.points, POINTS, strict=True) if n)


def _shown(placed: dict[str, Any]) -> str:
    """The points of a card in play: those of the side turned up, if it has sides."""
    if "points" in placed:
        return ", ".join(f"{n} {kind}" for kind, n in placed["points"].items())
    return _points(BY_KEY[placed["card"]])

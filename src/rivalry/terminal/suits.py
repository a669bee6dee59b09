"""The colours of the expeditions on a terminal: always a letter as well, never colour alone."""

from rich.text import Text

STYLES = {
    "yellow": "bold yellow",
    "blue": "bold bright_blue",
    "white": "bold bright_white",
    "green": "bold green",
    "red": "bold bright_red",
    "purple": "bold magenta",
}


def letter(colour: str) -> str:
    """The letter of a colour.

    >>> letter("red")
    'R'
    """
    return colour[0].upper()


def short(card: str) -> str:
    """A card in two or three characters: the colour's letter, then the number or w for a wager.

    >>> short("red 7"), short("blue wager")
    ('R7', 'Bw')
    """
    colour, _, kind = card.partition(" ")
    return letter(colour) + ("w" if kind == "wager" else kind)


def coloured(words: str, colour: str) -> Text:
    """Words in the colour of a suit."""
    return Text(words, STYLES.get(colour, ""))


def cards(names: list[str]) -> Text:
    """A row of cards, a wider gap between colours."""
    row = Text()
    before = ""
    for name in names:
        colour = name.partition(" ")[0]
        if before:
            row.append("  " if colour == before else "   ")
        row.append_text(coloured(short(name), colour))
        before = colour
    return row

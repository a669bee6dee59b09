"""Names: which ones people may have, when two look alike, and clean text."""

import re
import unicodedata
from hashlib import sha256

from rivalry.server.refusal import Refusal

NAME = re.compile(r"[^\W_][\w .'-]{0,22}[^\W_]|[^\W_]")

# Letters and digits that pass for a Latin letter, most of them Cyrillic or Greek.
_PASSES_FOR = {
    "a": "аɑα",
    "b": "ьвβ",
    "c": "сϲ",
    "d": "ԁɗ",
    "e": "еєҽ",
    "g": "ɡց",
    "h": "һнη",
    "i": "іїι1l|ıӏ",
    "j": "јϳ",
    "k": "кκ",
    "m": "м",
    "n": "пո",
    "o": "о0οօ",
    "p": "рρ",
    "q": "ԛզ",
    "r": "г",
    "s": "ѕꜱ",
    "t": "тτ",
    "u": "υսμ",
    "v": "νѵ",
    "w": "ԝωա",
    "x": "хχ",
    "y": "уγү",
    "z": "ᴢ",
}
_LOOKS = str.maketrans({other: latin for latin, others in _PASSES_FOR.items() for other in others})


def guest_name(player: str) -> str:
    """What to call a guest: the same every time, and nothing that gives the id away.

    >>> guest_name("00")
    'Guest f153'
    """
    return f"Guest {sha256(player.encode()).hexdigest()[:4]}"


def clean_name(name: str) -> str:
    """A name as it is kept; refused if it is not a name.

    >>> clean_name("  Ann   Lee ")
    'Ann Lee'
    """
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not NAME.fullmatch(name) or name_look(name).startswith(name_look("guest")):
        raise Refusal(
            "bad-name",
            "a name has 1 to 24 letters, digits, spaces or . ' - and does not begin with Guest",
        )
    return name


def name_key(name: str) -> str:
    """What a name is found by: case does not matter.

    >>> name_key("Ann Lee") == name_key("ann  lee")
    True
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:64]


def name_look(name: str) -> str:
    """The same for names that people would mistake for one another.

    >>> name_look("Paul 10") == name_look("РаuI.lo")  # the first two letters are Cyrillic
    True
    >>> name_look("Anne") == name_look("Änne")
    False
    """
    letters = "".join(c for c in name_key(name).translate(_LOOKS) if c.isalnum())
    return letters.replace("rn", "m").replace("vv", "w")


def clean_words(words: str, longest: int) -> str | None:
    """A line of chat without control characters; None if nothing is left or it is too long.

    >>> clean_words("hi\\u202e\\x00 there", 20), clean_words("   ", 20)
    ('hi there', None)
    """
    kept = "".join(c for c in words if c == " " or unicodedata.category(c)[0] != "C").strip()
    return kept if kept and len(kept) <= longest else None

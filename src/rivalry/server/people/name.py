"""Names: which ones people may have, when two look alike, and clean text."""

import re
import unicodedata
from hashlib import sha256

from rivalry.server.refusal import Refusal

NAME = re.compile(r"[^\W_][\w .'-]{0,22}[^\W_]|[^\W_]")

# The letters of a name come from one of these: the first words of their names in Unicode, for the
# scripts that UTS 31 recommends. Mixed scripts, and those that only scholars or few people use, are
# what names are forged with.
ALPHABETS = [
    *({"LATIN"}, {"GREEK"}, {"CYRILLIC"}, {"ARMENIAN"}, {"GEORGIAN"}, {"HEBREW"}, {"ARABIC"}),
    {"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    *({"CJK", "HANGUL"}, {"CJK", "BOPOMOFO"}, {"THAI"}, {"LAO"}, {"MYANMAR"}, {"KHMER"}),
    *({"DEVANAGARI"}, {"BENGALI"}, {"GURMUKHI"}, {"GUJARATI"}, {"ORIYA"}, {"TAMIL"}, {"TELUGU"}),
    *({"KANNADA"}, {"MALAYALAM"}, {"SINHALA"}, {"TIBETAN"}, {"ETHIOPIC"}, {"THAANA"}),
]

# What passes for another letter or a digit, as it is shown: capital nu looks like N, small nu like
# v. After UTS 39, and a little wider.
_PASSES_FOR = {
    "a": "ΑαАа",
    "b": "ΒβВвЬьƄƅ",
    "c": "Сс",
    "d": "ԁ",
    "e": "ΕεЕеЄєҽ",
    "f": "Ϝք",
    "g": "Ԍց",
    "h": "ΗНнҺһհ",
    "i": "ΙιІіӀӏıƖlI1ւլוןا",
    "j": "ͿϳЈјȷյ",
    "k": "ΚκКк",
    "l": "Լ",
    "m": "ΜϺМм",
    "n": "ΝηПпոռ",
    "o": "ΟοσОоՕօჿס0هہھە",
    "p": "ΡρРр",
    "q": "Ԛԛզգ",
    "r": "гƦ",
    "s": "ЅѕՏƧƨƽ",
    "t": "ΤτТт",
    "u": "υμՍս",
    "v": "νѴѵט",
    "w": "ωԜԝѡա",
    "x": "ΧχХх",
    "y": "ΥγУуҮүყ",
    "z": "Ζ",
    "3": "ЗзƷʒ",
    "6": "б",
    "đ": "ÐƉ",
    "ə": "Әәǝ",
    "æ": "Ӕӕ",
    # Arabic letters that differ only at the end of a word, or not at all.
    "ي": "ىیې",
    "ك": "کڪ",
    # Ideographs, and the Japanese and Chinese letters that were made from them.
    "一": "ーㄧ",
    "二": "ニ",
    "三": "ミ",
    "力": "カヵㄌ",
    "工": "エェ",
    "口": "ロ囗",
    "夕": "タ",
    "卜": "ト",
    "八": "ハ",
    "千": "チ",
    "才": "オォ",
    "匕": "ヒ",
    "又": "ヌ",
    "厶": "ムㄙ",
    "乂": "メㄨ",
    "丿": "ノ",
    "丶": "ヽ",
    "日": "曰ㄖ",
    "己": "已巳",
    "儿": "ㄦ",
    "尸": "ㄕ",
    "厂": "ㄏ",
    "匚": "ㄈ",
    "冂": "ㄇ",
    "凵": "ㄩ",
    "幺": "ㄠ",
    "彳": "ㄔ",
    "乃": "ㄋ",
    "へ": "ヘㄟ",
    "り": "リ",
    "く": "ㄑ",
    "ア": "ァ",
    "イ": "ィ",
    "ウ": "ゥ",
    "ケ": "ヶ",
    "ツ": "ッ",
    "ヤ": "ャ",
    "ユ": "ュ",
    "ヨ": "ョ",
    "ワ": "ヮ",
    "あ": "ぁ",
    "い": "ぃ",
    "う": "ぅ",
    "え": "ぇ",
    "お": "ぉ",
    "つ": "っ",
    "や": "ゃ",
    "ゆ": "ゅ",
    "よ": "ょ",
    "わ": "ゎ",
    "\u0306": "\u030c",  # a breve and a caron
    "\u0327": "\u0326",  # a cedilla and a comma below
}
_LOOKS = str.maketrans({other: latin for latin, others in _PASSES_FOR.items() for other in others})

BELOW = 220  # the combining class of marks below a letter: they are easily overlooked


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
    name = _spaced(name)
    if (
        not NAME.fullmatch(name)
        or not in_one_alphabet(name)
        or name_look(name).startswith(name_look("guest"))
    ):
        raise Refusal(
            "bad-name",
            "a name has 1 to 24 letters of one alphabet, digits, spaces or . ' - "
            "and does not begin with Guest",
        )
    return name


def in_one_alphabet(name: str) -> bool:
    """Whether all letters of a name belong together, and all its digits are 0 to 9.

    >>> in_one_alphabet("Zoë 2"), in_one_alphabet("Ζoë")  # the second Z is Greek
    (True, False)
    """
    used = {_alphabet(c) for c in name if c.isalnum() and c not in "0123456789"}
    return any(used <= together for together in ALPHABETS)


def _alphabet(letter: str) -> str:
    """The first word of a letter's name in Unicode; nothing if no name is written with it."""
    words = unicodedata.name(letter, "").split()
    phonetic = words[:1] == ["LATIN"] and not (
        letter < "\u0250" or "\u1e00" <= letter <= "\u1eff" or letter == "ə"
    )
    # Parts of a Hangul syllable can be invisible.
    partial = words[:1] == ["HANGUL"] and words[1:2] != ["SYLLABLE"]
    if phonetic or partial or unicodedata.category(letter)[0] != "L":
        return ""
    return words[0]


def name_key(name: str) -> str:
    """What a name is found by: case does not matter.

    >>> name_key("Ann Lee") == name_key("ann  lee")
    True
    """
    return _spaced(unicodedata.normalize("NFKC", name).casefold())[:64]


def name_look(name: str) -> str:
    """The same for names that people would mistake for one another.

    If this changes, a migration has to look at all names again, as `v0008_looks` did.

    >>> name_look("Paul 10") == name_look("РаuI.lo")  # the first two letters are Cyrillic
    True
    >>> name_look("Anne") == name_look("Änne")
    False
    """
    # As it is shown: in lower case other letters look alike.
    shown = unicodedata.normalize("NFD", _spaced(name)).translate(_LOOKS).casefold()
    letters = "".join(c for c in shown if c.isalnum() or _is_seen(c))
    letters = letters.translate(_LOOKS).replace("rn", "m").replace("vv", "w")
    return unicodedata.normalize("NFC", letters)[:64]


def _is_seen(mark: str) -> bool:
    """Whether this is a mark that tells letters apart."""
    return unicodedata.category(mark)[0] == "M" and unicodedata.combining(mark) != BELOW


def _spaced(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).split())


def clean_words(words: str, longest: int) -> str | None:
    """A line of chat without control characters; None if nothing is left or it is too long.

    >>> clean_words("hi\\u202e\\x00 there", 20), clean_words("   ", 20)
    ('hi there', None)
    """
    kept = "".join(c for c in words if c == " " or unicodedata.category(c)[0] != "C").strip()
    return kept if kept and len(kept) <= longest else None

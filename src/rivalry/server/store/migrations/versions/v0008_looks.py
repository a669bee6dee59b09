"""More names look alike: in Chinese, Japanese and Arabic, and by marks below their letters."""

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

# A copy of what `people.name` says as this is written: a migration does not change. Whoever changes
# it there adds a migration that looks at all names again.
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


def _name_look(name: str) -> str:
    spaced = " ".join(unicodedata.normalize("NFKC", name).split())
    shown = unicodedata.normalize("NFD", spaced).translate(_LOOKS).casefold()
    letters = "".join(
        c
        for c in shown
        if c.isalnum() or (unicodedata.category(c)[0] == "M" and unicodedata.combining(c) != 220)
    )
    letters = letters.translate(_LOOKS).replace("rn", "m").replace("vv", "w")
    return unicodedata.normalize("NFC", letters)[:64]


def upgrade() -> None:
    """Look at all names again. Of those that look alike the oldest is protected, all are kept."""
    table = sa.table("players", sa.column("id"), sa.column("name"), sa.column("name_look"))
    named = sa.text("SELECT id, name FROM players WHERE name IS NOT NULL ORDER BY created_at, id")
    looks: dict[str, str] = {}
    for row in op.get_bind().execute(named).all():
        looks.setdefault(_name_look(row.name), row.id)
    op.execute(table.update().values(name_look=None))  # none is in another's way
    for look, player in looks.items():
        op.execute(table.update().where(table.c.id == player).values(name_look=look))


def downgrade() -> None:
    """The older rule is gone; what is stored by this one serves as well."""

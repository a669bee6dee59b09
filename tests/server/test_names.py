"""Names: forged ones are refused, and names that look alike belong to one player."""

from pathlib import Path

import pytest
import sqlalchemy
from alembic import command
from kit import Served

from rivalry.server.people import name as names
from rivalry.server.people.name import clean_name, name_look
from rivalry.server.refusal import Refusal
from rivalry.server.store import migration
from rivalry.server.store.migrations.versions import v0008_looks

# What was taken for a new name beside the Latin one, by its first letter or its last.
FORGED = {
    "Εve": "Eve",  # Greek capitals: in lower case they look like nothing Latin
    "Ζoe": "Zoe",
    "Μary": "Mary",
    "Νina": "Nina",
    "Υan": "Yan",
    "Ꮪam": "Sam",  # Cherokee
    "Ꭺnna": "Anna",
    "Anna\u3164": "Anna",  # followed by nothing that can be seen
    "Раul": "Paul",  # Cyrillic
}
ALIKE = {
    "ΑΝΝΑ": "Anna",  # all Greek
    "МАХ": "Max",  # all Cyrillic
    "Сор": "Cop",
    "ΖΟΕ": "zoe",
    "Тӧm": "Töm",
    "PauI": "Paul",
    "Pau1": "Paul",
    "P a u l": "Paul",
    "paul.": "Paul",
    "Barney": "Bamey",
    "Ștefan": "Ştefan",
    "Pạul": "Paul",  # with a dot below
    "Pa\u0331ul": "Paul",  # with a line below
    "田ロ": "田口",  # the second letter is katakana, as in all that follow
    "カ": "力",
    "ニ": "二",
    "エ藤": "工藤",
    "ー": "一",
    "ヘ": "へ",  # of hiragana
    "ベス": "べス",
    "ㄌ": "力",  # bopomofo
    "علی": "علي",
    "على": "علي",
    "کریم": "كريم",
}


@pytest.mark.parametrize("name", [*FORGED, "GuΕst", "안나\u3164", "ᴀnna", "Tom李", "Ann٣"])
def test_names_that_are_put_together_to_deceive_are_refused(name: str) -> None:
    with pytest.raises(Refusal, match="letters of one alphabet"):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    ["Änne Lee", "Zoë 2", "Ольга", "Μαρία", "山田 太郎", "佐々木", "ラーメン", "김철수", "Nguyễn"]
    + ["محمد", "Łucja-Ewa", "O'Neill", "שרה", "Şafak", "1984"],
)
def test_names_of_the_worlds_languages_are_names(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("name", ALIKE)
def test_names_look_alike_as_they_are_shown(name: str) -> None:
    assert name_look(name) == name_look(ALIKE[name])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anne", "Änne"), ("Νίκη", "Vikn"), ("Ольга", "Olga"), ("Tim", "Tom")]
    + [("ペン", "ベン"), ("田口", "田中"), ("علي", "عمر"), ("Łukasz", "Lukasz")],
)
def test_names_that_can_be_told_apart_are_two_names(one: str, other: str) -> None:
    assert name_look(one) != name_look(other)


def test_nobody_gets_a_name_that_looks_like_somebody_elses(server: Served) -> None:
    for name in sorted({*FORGED.values(), *ALIKE.values()} - {"zoe", "Max"}):
        owner = server.player()
        owner.post("/api/me")
        owner.post("/api/me/name", {"name": name})
    forger = server.player()
    forger.post("/api/me")
    for name in (*FORGED, "GuΕst"):
        assert forger.post("/api/me/name", {"name": name}, 400)["code"] == "bad-name", name
    for name in sorted(set(ALIKE) - {"МАХ"}):
        code = forger.http.post("/api/me/name", json={"name": name}).json()["code"]
        assert code in ("name-taken", "bad-name"), name
    assert forger.post("/api/me/name", {"name": "МАХ"}), "nobody is called Max"


@pytest.mark.parametrize("name", [*FORGED, *ALIKE, *ALIKE.values(), "Νίκη", "Ольга 10", "İlker"])
def test_stored_looks_are_those_that_new_names_are_compared_with(name: str) -> None:
    """If this fails, the rule has changed: a new migration has to look at all names again."""
    assert v0008_looks._name_look(name) == name_look(name)
    assert v0008_looks._PASSES_FOR == names._PASSES_FOR


def test_names_that_were_stored_before_are_looked_at_again(folder: Path, database: str) -> None:
    url = database.replace("postgresql://", "postgresql+psycopg://") or f"sqlite:///{folder}/x.db"
    command.upgrade(migration.alembic_config(url), "0005")
    engine = sqlalchemy.create_engine(url)
    people = [("1", "Eve", "eve"), ("2", "Εve", "εve"), ("3", "Νina", "vina"), ("4", None, None)]
    people += [("5", "田口", "田口"), ("6", "田ロ", "田ロ")]
    with engine.begin() as connection:
        for id, name, look in people:
            key = None if name is None else name.casefold()
            connection.execute(
                sqlalchemy.text(
                    "INSERT INTO players (id, name, name_key, name_look, created_at)"
                    " VALUES (:id, :name, :key, :look, :at)"
                ),
                {"id": id, "name": name, "key": key, "look": look, "at": float(id)},
            )
    migration.upgrade(url)
    with engine.connect() as connection:
        found = connection.execute(
            sqlalchemy.text("SELECT id, name, name_look FROM players ORDER BY id")
        ).all()
    engine.dispose()
    assert [tuple(row) for row in found] == [
        ("1", "Eve", "eve"),
        ("2", "Εve", None),  # she keeps it, but the older one is protected
        ("3", "Νina", "nina"),
        ("4", None, None),
        ("5", "田口", "田口"),
        ("6", "田ロ", None),
    ]

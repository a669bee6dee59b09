"""What an imported log brought gets a column of its own: lists of tables need not read it."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_GAMES = sa.table(
    "games",
    *(sa.column(name) for name in ("id", "settings", "brought")),
    sa.column("imported", sa.Boolean()),
)


def upgrade() -> None:
    op.add_column("games", sa.Column("brought", sa.Text()))
    for game in _imported():
        kept = json.loads(game.settings)
        brought = json.dumps(kept["imported"])
        _change(game.id, settings=json.dumps({**kept, "imported": None}), brought=brought)


def downgrade() -> None:
    for game in _imported():
        brought = json.loads(game.brought)
        if isinstance(brought, dict):
            for name in ("saved", "code"):  # an older program does not know them
                brought.pop(name, None)
        kept = {**json.loads(game.settings), "imported": brought}
        _change(game.id, settings=json.dumps(kept), brought=None)
    op.drop_column("games", "brought")


def _imported() -> Iterator[Any]:
    """The tables made from a log, one at a time: their logs are long."""
    connection = op.get_bind()
    for [one] in connection.execute(sa.select(_GAMES.c.id).where(_GAMES.c.imported)).all():
        yield connection.execute(sa.select(_GAMES).where(_GAMES.c.id == one)).one()


def _change(game: str, **values: str | None) -> None:
    op.execute(_GAMES.update().where(_GAMES.c.id == game).values(values))

"""Imported tables are marked, recovery links expire, sessions end, names must look different."""

import sqlalchemy as sa
from alembic import op

from rivalry.server.people.name import name_look

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column(
        "games", sa.Column("imported", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.execute("""UPDATE games SET imported = TRUE WHERE settings NOT LIKE '%"imported": null}'""")
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("name_look", sa.String(64)))
        players.add_column(sa.Column("recovery_until", sa.Float()))
        players.add_column(sa.Column("session", sa.Integer(), nullable=False, server_default="0"))
        players.create_unique_constraint("players_name_look_key", ["name_look"])
    _look_at_names()
    # Links made before no longer work: they would work for ever.
    op.execute("UPDATE players SET recovery = NULL")


def _look_at_names() -> None:
    """Of names that look alike, the oldest is protected; all others stay as they are."""
    table = sa.table("players", sa.column("id"), sa.column("name"), sa.column("name_look"))
    named = sa.text("SELECT id, name FROM players WHERE name IS NOT NULL ORDER BY created_at")
    looks: dict[str, str] = {}
    for row in op.get_bind().execute(named).all():
        looks.setdefault(name_look(row.name), row.id)
    for look, player in looks.items():
        op.execute(table.update().where(table.c.id == player).values(name_look=look))


def downgrade() -> None:
    op.drop_column("games", "imported")
    with op.batch_alter_table("players") as players:
        players.drop_constraint("players_name_look_key")
        for name in ("name_look", "recovery_until", "session"):
            players.drop_column(name)

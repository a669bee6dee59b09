"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("waiting", sa.String(16), nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("updated_at", sa.Float, nullable=False),
    )
    op.create_index("games_found_by_status", "games", ["status", "public", "updated_at"])
    op.create_index("games_found_by_deadline", "games", ["deadline"])
    op.create_table(
        "answers",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("player_id", sa.String(32), primary_key=True),
        sa.Column("seen_at", sa.Float, nullable=False),
    )
    op.create_index("seats_found_by_player", "seats", ["player_id"])
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64)),
        sa.Column("name_key", sa.String(64), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("webhook", sa.Text),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_found_by_game", "chat", ["game_id", "id"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("started_at", sa.Float, nullable=False),
        sa.Column("beat_at", sa.Float, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began_at", sa.Float, primary_key=True),
        sa.Column("ended_at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("outages", "nodes", "keys", "chat", "players", "seats", "answers", "games"):
        op.drop_table(table)

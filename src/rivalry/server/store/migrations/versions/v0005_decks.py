"""Decks kept with an account, with all their versions."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("updated_at", sa.Float(), nullable=False),
        sa.Index("decks_found_by_player", "player_id", "updated_at"),
    )
    op.create_table(
        "deck_versions",
        sa.Column("deck_id", sa.String(32), sa.ForeignKey("decks.id"), primary_key=True),
        sa.Column("version", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("saved_at", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("deck_versions")
    op.drop_table("decks")

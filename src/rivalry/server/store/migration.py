"""Bringing the database's schema up to date, with Alembic, on SQLite and PostgreSQL alike."""

from pathlib import Path

from alembic import command
from alembic.config import Config


def alembic_config(url: str) -> Config:
    """Alembic's settings for our migrations and this database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


def upgrade(url: str) -> None:
    """Add what is missing. Safe to call at every start and on several nodes at once."""
    command.upgrade(alembic_config(url), "head")

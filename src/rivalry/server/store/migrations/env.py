"""Runs the migrations; Alembic loads this file, nobody imports it."""

from alembic import context
from sqlalchemy import create_engine, text

from rivalry.server.store.schema import metadata

LOCK = 7_420_195  # any number, the same on every node


def run() -> None:
    """Upgrade in one transaction; on PostgreSQL one node at a time."""
    url = context.config.get_main_option("sqlalchemy.url")
    assert url is not None, "the URL is set by migration.alembic_config"
    engine = create_engine(url)
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        context.configure(
            connection=connection,
            target_metadata=metadata,
            render_as_batch=connection.dialect.name == "sqlite",
        )
        with context.begin_transaction():
            context.run_migrations()
    engine.dispose()


if hasattr(context, "config"):  # not when a tool only imports this file
    run()

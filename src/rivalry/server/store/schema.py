"""The tables of the database. Alembic's migrations build them; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON, as in the log, once all are chosen
    Column("settings", Text, nullable=False),  # JSON: clock, pause, who may watch ...
    Column("public", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False, server_default=false()),  # from a log
    Column("brought", Text),  # JSON: what that log held; long, so lists do not read it
    Column("commitment", String(64), nullable=False),
    Column("seed", Text, nullable=False),  # secret until the game is over
    Column("created_at", Float, nullable=False),
    # The rest only repeats the journal, so that tables can be found without reading it.
    Column("seats", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("waiting", String(16), nullable=False),  # person, bot or nothing
    Column("deadline", Float),  # when to look at the table again
    Column("updated_at", Float, nullable=False),
    Index("games_found_by_status", "status", "public", "updated_at"),
    Index("games_found_by_deadline", "deadline"),
)
"""One row per table: what never changes, and a projection of its journal."""

answers = Table(
    "answers",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # -1 is chance
    Column("answer", Text, nullable=False),  # notation, or ! and what happened at the table
    Column("at", Float, nullable=False),
)
"""The journal: append-only. Nothing is ever changed or removed."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, nullable=False),  # the rows it was made from
    Column("data", LargeBinary, nullable=False),
)
"""What long journals added up to some rows ago; may be deleted at any time."""

seats = Table(
    "seats",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("player_id", String(32), primary_key=True),
    Column("seen_at", Float, nullable=False),  # when a socket of this player was last open
    Index("seats_found_by_player", "player_id"),
)
"""Who has a seat where, and when they were last there."""

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64)),
    Column("name_key", String(64), unique=True),
    Column("name_look", String(64), unique=True),  # the same for names that look alike
    Column("password", Text),  # argon2
    Column("recovery", String(64), unique=True),  # SHA-256 of the link's token
    Column("recovery_until", Float),
    Column("session", Integer, nullable=False, server_default="0"),  # older cookies are void
    Column("webhook", Text),
    Column("created_at", Float, nullable=False),
)
"""Guests, and guests with a name."""

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("game_id", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer),  # null for a spectator
    Column("name", String(64), nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_found_by_game", "game_id", "id"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("status", String(16), nullable=False),  # working, done or failed
    Column("done", Integer, nullable=False),  # answers judged so far
    Column("total", Integer, nullable=False),
    Column("touched_at", Float, nullable=False),  # the last heartbeat of the node at work
    Column("data", Text),  # JSON, when it is done
)
"""Analyses of finished games: one each, by whichever node was first."""

decks = Table(
    "decks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player_id", String(32), ForeignKey("players.id"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),  # the newest one
    Column("updated_at", Float, nullable=False),
    Index("decks_found_by_player", "player_id", "updated_at"),
)
"""Decks that players keep. Whoever knows an id may read the deck: that is how it is shared."""

deck_versions = Table(
    "deck_versions",
    metadata,
    Column("deck_id", String(32), ForeignKey("decks.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("data", Text, nullable=False),  # JSON, as the game writes it
    Column("saved_at", Float, nullable=False),
)
"""Every version of a deck that was saved."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""The key that signs cookies, the same on every node."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("started_at", Float, nullable=False),
    Column("beat_at", Float, nullable=False),
)
"""The heartbeats of the server's processes."""

outages = Table(
    "outages",
    metadata,
    Column("began_at", Float, primary_key=True),
    Column("ended_at", Float, nullable=False),
)
"""When no node was running: time that is charged to nobody."""

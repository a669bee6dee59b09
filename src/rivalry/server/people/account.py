"""Who somebody is: guests by signed cookie, recovery links, and names with a password."""

import re
import unicodedata
from contextlib import suppress
from hashlib import sha256
from typing import Any

import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Row, insert, select, update

from rivalry.server.config import Config
from rivalry.server.services import Refusal
from rivalry.server.store.database import Conflict, Store, Write
from rivalry.server.store.schema import keys, players

COOKIE = "rivalry"
LASTS = 400 * 86400  # seconds; the most a browser keeps a cookie
NAME = re.compile(r"[^\W_][\w .'-]{0,22}[^\W_]|[^\W_]")


class Accounts:
    """The players of this server."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config = config
        self._store = store
        self._hasher = PasswordHasher()
        self._nobody = ""  # the hash of no password, so that unknown names take as long
        self._signer: URLSafeTimedSerializer | None = None

    async def open(self) -> None:
        """Get the key that signs cookies, the same for all nodes; the first node makes it."""
        self._nobody = self._hasher.hash(self._config.token())
        question = select(keys.c.value).where(keys.c.name == "cookies")
        row = await self._store.first(question)
        if row is None:
            fresh = {"name": "cookies", "value": self._config.token(32)}
            with suppress(Conflict):  # another node was first
                await self._store.write(Write(statements=[insert(keys).values(**fresh)]))
            row = await self._store.first(question)
        assert row is not None, "the key was just stored"
        self._signer = URLSafeTimedSerializer(row.value, salt="player")

    # Cookies

    def cookie(self, player: str) -> str:
        """The cookie that proves who somebody is."""
        assert self._signer is not None, "accounts are open"
        return str(self._signer.dumps(player))

    def player(self, cookie: str | None) -> str | None:
        """Who sent this cookie; nobody if it is none of ours."""
        assert self._signer is not None, "accounts are open"
        if not cookie or len(cookie) > 256:
            return None
        try:
            player: Any = self._signer.loads(cookie, max_age=LASTS)
        except BadSignature:
            return None
        return player if isinstance(player, str) else None

    # Players

    async def new_guest(self) -> str:
        """A new guest."""
        player = self._config.token()
        fresh = {"id": player, "created_at": self._config.now()}
        await self._store.write(Write(statements=[insert(players).values(**fresh)]))
        return player

    async def find(self, player: str) -> Row[Any] | None:
        """All about a player."""
        return await self._store.first(select(players).where(players.c.id == player))

    async def name(self, player: str) -> str:
        """What to call a player."""
        row = await self.find(player)
        return guest_name(player) if row is None or row.name is None else str(row.name)

    async def take_name(self, player: str, name: str, password: str) -> None:
        """Give a guest a name of its own, with a password."""
        name = clean_name(name)
        row = await self.find(player)
        if row is not None and row.name is not None:
            raise Refusal("has-name", "you have a name already")
        hashed = await anyio.to_thread.run_sync(self._hasher.hash, password)
        values = {"name": name, "name_key": name_key(name), "password": hashed}
        change = update(players).where(players.c.id == player).values(**values)
        try:
            await self._store.write(Write(statements=[change]))
        except Conflict:
            raise Refusal("name-taken", "somebody has this name already") from None

    async def sign_in(self, name: str, password: str) -> str:
        """The player with this name, if the password is right."""
        row = await self._store.first(select(players).where(players.c.name_key == name_key(name)))
        kept = self._nobody if row is None else row.password
        right = await anyio.to_thread.run_sync(self._matches, kept, password)
        if row is None or not right:
            raise Refusal("wrong-password", "no such name, or a wrong password")
        return str(row.id)

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def recovery(self, player: str) -> str:
        """A fresh token for a recovery link; an older one no longer works."""
        token = self._config.token(32)
        change = update(players).where(players.c.id == player).values(recovery=_digest(token))
        await self._store.write(Write(statements=[change]))
        return token

    async def recover(self, token: str) -> str:
        """The player whose recovery link this is."""
        row = await self._store.first(select(players).where(players.c.recovery == _digest(token)))
        if row is None:
            raise Refusal("wrong-token", "this recovery link does not work, or no longer")
        return str(row.id)

    async def set_webhook(self, player: str, url: str | None) -> None:
        """Where to tell a player that it is their turn."""
        change = update(players).where(players.c.id == player).values(webhook=url)
        await self._store.write(Write(statements=[change]))


def guest_name(player: str) -> str:
    """What to call a guest: the same every time, and nothing that gives the id away.

    >>> guest_name("00")
    'Guest f153'
    """
    return f"Guest {sha256(player.encode()).hexdigest()[:4]}"


def clean_name(name: str) -> str:
    """A name as it is kept; refused if it is no name.

    >>> clean_name("  Ann   Lee ")
    'Ann Lee'
    """
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not NAME.fullmatch(name) or name_key(name).startswith("guest"):
        raise Refusal(
            "bad-name", "a name has 1 to 24 letters, digits, spaces or any of . ' - and no guest"
        )
    return name


def name_key(name: str) -> str:
    """Names that look alike to people have the same key.

    >>> name_key("Ann Lee") == name_key("ann  lee")
    True
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:64]


def clean_words(words: str, longest: int) -> str | None:
    """A line of chat without control characters; None if nothing is left or it is too long.

    >>> clean_words("hi\\u202e\\x00 there", 20), clean_words("   ", 20)
    ('hi there', None)
    """
    kept = "".join(c for c in words if c == " " or unicodedata.category(c)[0] != "C").strip()
    return kept if kept and len(kept) <= longest else None


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()

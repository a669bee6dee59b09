"""Who somebody is: guests by signed cookie, recovery links, names with or without a password."""

import json
from contextlib import suppress
from hashlib import sha256
from typing import Any

import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Row, insert, select, update

from rivalry.server.config import Config
from rivalry.server.people.name import clean_name, guest_name, name_key, name_look
from rivalry.server.refusal import Refusal
from rivalry.server.store.database import Conflict, Store, Write
from rivalry.server.store.schema import keys, players

COOKIE = "rivalry"
LASTS = 400 * 86400  # seconds; the most a browser keeps a cookie


class Accounts:
    """The players of this server."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config = config
        self._store = store
        self._hasher = PasswordHasher()
        self._nobody = ""  # the hash of nobody's password, so that unknown names take as long
        self._signer: URLSafeTimedSerializer | None = None
        self._sessions: dict[str, int] = {}  # the current one of players who have ended one

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
        await self.read_sessions()

    # Cookies

    def cookie(self, player: str) -> str:
        """The cookie that proves who somebody is, for the current session."""
        assert self._signer is not None, "accounts are open"
        return str(self._signer.dumps([player, self._sessions.get(player, 0)]))

    def player(self, cookie: str | None) -> str | None:
        """Who sent this cookie; None if it is not ours, or its session was ended.

        Its age does not matter: a clock that was set back must not cost anybody their seats.
        """
        assert self._signer is not None, "accounts are open"
        if not cookie or len(cookie) > 256:
            return None
        try:
            found: Any = self._signer.loads(cookie)
        except BadSignature:
            return None
        player, session = (found, 0) if isinstance(found, str) else found
        return str(player) if session == self._sessions.get(player, 0) else None

    async def read_sessions(self) -> None:
        """Learn which sessions have ended, at the start and when news may have been missed."""
        ended = select(players.c.id, players.c.session).where(players.c.session > 0)
        self._sessions = {row.id: row.session for row in await self._store.all(ended)}

    def hear_session(self, player: str, session: int) -> None:
        """Another node has ended a player's sessions."""
        self._sessions[player] = max(session, self._sessions.get(player, 0))

    async def end_sessions(self, player: str, node: str, **changes: Any) -> None:
        """No cookie of this player that exists now works any longer, on any node."""
        session = self._sessions.get(player, 0) + 1
        change = update(players).where(players.c.id == player).values(session=session, **changes)
        tell = {"player": player, "session": session, "node": node}
        await self._store.write(Write(statements=[change], tell=json.dumps(tell)))
        self.hear_session(player, session)

    # Players

    async def new_guest(self) -> str:
        """A new guest."""
        player = self._config.token()
        fresh = {"id": player, "created_at": self._config.now()}
        await self._store.write(Write(statements=[insert(players).values(**fresh)]))
        return player

    async def find(self, player: str) -> Row[Any] | None:
        """Everything about a player."""
        return await self._store.first(select(players).where(players.c.id == player))

    async def name(self, player: str) -> str:
        """What to call a player."""
        row = await self.find(player)
        return guest_name(player) if row is None or row.name is None else str(row.name)

    async def take_name(self, player: str, name: str, password: str | None) -> None:
        """Give a guest a name of their own; without a password, only this browser has it."""
        name = clean_name(name)
        row = await self.find(player)
        if row is not None and row.name is not None:
            raise Refusal("has-name", "you already have a name")
        values = {"name": name, "name_key": name_key(name), "name_look": name_look(name)}
        if password is not None:
            values["password"] = await self._hash(password)
        change = update(players).where(players.c.id == player).values(**values)
        try:
            await self._store.write(Write(statements=[change]))
        except Conflict:
            raise Refusal(
                "name-taken", "somebody has this name, or one that looks like it"
            ) from None

    async def set_password(self, player: str, old: str | None, new: str, node: str) -> None:
        """Set a named player's first password, or change it for whoever knows the old one.

        Every session ends, and so does any recovery link.
        """
        row = await self.find(player)
        if row is None or row.name is None:
            raise Refusal("no-name", "take a name first; a password belongs to a name")
        if row.password is not None and not await self._is_right(row.password, old or ""):
            raise Refusal("wrong-password", "the old password is wrong")
        hashed = await self._hash(new)
        await self.end_sessions(player, node, password=hashed, recovery=None)

    async def sign_in(self, name: str, password: str) -> str:
        """The player with this name, if the password is right."""
        row = await self._store.first(select(players).where(players.c.name_key == name_key(name)))
        kept = None if row is None else row.password
        right = await self._is_right(kept or self._nobody, password)
        if row is None or not right:
            raise Refusal("wrong-password", "unknown name or wrong password")
        return str(row.id)

    async def _hash(self, password: str) -> str:
        return await anyio.to_thread.run_sync(self._hasher.hash, password)

    async def _is_right(self, hashed: str, password: str) -> bool:
        return await anyio.to_thread.run_sync(self._matches, hashed, password)

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    # Recovery links

    async def make_link(self, player: str) -> tuple[str, float]:
        """A fresh token for a recovery link, and until when it works. Any older one ends."""
        token, until = self._config.token(32), self._config.now() + self._config.link_lasts
        values = {"recovery": _digest(token), "recovery_until": until}
        change = update(players).where(players.c.id == player).values(values)
        await self._store.write(Write(statements=[change]))
        return token, until

    async def link_of(self, token: str) -> str:
        """The player whose recovery link this is."""
        row = await self._store.first(select(players).where(players.c.recovery == _digest(token)))
        if row is None or self._config.now() > row.recovery_until:
            raise Refusal("wrong-token", "this recovery link is wrong, already used or expired")
        return str(row.id)

    async def use_link(self, token: str) -> str:
        """The player whose recovery link this is; it does not work again."""
        player = await self.link_of(token)
        gone = {"recovery": None, "recovery_until": None}
        used = update(players).where(players.c.recovery == _digest(token)).values(gone)
        write = Write(statements=[used])
        await self._store.write(write)
        if write.changed != 1:  # somebody else was faster
            raise Refusal("wrong-token", "this recovery link is wrong, already used or expired")
        return player

    async def set_webhook(self, player: str, url: str | None) -> None:
        """Where to tell a player that it is their turn."""
        change = update(players).where(players.c.id == player).values(webhook=url)
        await self._store.write(Write(statements=[change]))


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()

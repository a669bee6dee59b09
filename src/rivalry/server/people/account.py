"""Who somebody is: guests by signed cookie, recovery links, names with or without a password."""

import json
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import ColumnElement, Row, insert, select, update

from rivalry.server.config import Config
from rivalry.server.people.name import clean_name, guest_name, name_key, name_look
from rivalry.server.refusal import Refusal
from rivalry.server.store.database import Conflict, Store, Write
from rivalry.server.store.schema import keys, players

COOKIE = "rivalry"
LASTS = 400 * 86400  # seconds; the most a browser keeps a cookie
HASHES = 2  # passwords hashed at a time: each takes 64 MiB, and a core


class Session(NamedTuple):
    """What a cookie proves: a player, and which of their sessions it belongs to."""

    player: str
    number: int


class Accounts:
    """The players of this server."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config = config
        self._store = store
        self._hasher = PasswordHasher()
        self._hashing = CapacityLimiter(HASHES)
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

    def cookie(self, player: str, session: int | None = None) -> str:
        """The cookie that proves who somebody is, for this session or the current one."""
        assert self._signer is not None, "accounts are open"
        number = self.session(player) if session is None else session
        return str(self._signer.dumps([player, number]))

    def player(self, cookie: str | None) -> str | None:
        """Who sent this cookie; None if it is not ours, or its session was ended."""
        mine = self.session_of(cookie)
        return None if mine is None else mine.player

    def session_of(self, cookie: str | None) -> Session | None:
        """The session that a cookie belongs to; None if it is not ours, or was ended.

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
        # Our signature on a newer session is news: another node has ended those before it.
        self.hear_session(player, session)
        return Session(str(player), session) if self.is_current(player, session) else None

    def session(self, player: str) -> int:
        """The number of a player's current session."""
        return self._sessions.get(player, 0)

    def is_current(self, player: str, session: int) -> bool:
        """Whether this session of a player has not been ended."""
        return session == self.session(player)

    async def read_sessions(self) -> list[str]:
        """Learn which sessions have ended, at the start and when news may have been missed.

        Returns the players who have ended sessions without this node having heard of it.
        """
        ended = select(players.c.id, players.c.session).where(players.c.session > 0)
        rows = await self._store.all(ended)
        return [row.id for row in rows if self.hear_session(row.id, row.session)]

    def hear_session(self, player: str, session: int) -> bool:
        """A player's sessions before this one have ended; False if that was known."""
        is_news = session > self.session(player)
        if is_news:
            self._sessions[player] = session
        return is_news

    async def end_sessions(
        self, player: str, node: str, by: Session | None = None, **changes: Any
    ) -> int:
        """No cookie of this player that exists now works any longer, on any node.

        Refused if the session that asks for it has been ended. Returns the session that begins.
        """
        while True:
            row = await self.find(player)
            if by is not None and (row is None or row.session > by.number):
                raise _ended()
            if row is None:
                return 0  # nobody whom the database knows
            session: int = max(row.session, self.session(player)) + 1
            # Another node may be ending sessions, too: each end has a number of its own.
            same = (players.c.id == player) & (players.c.session == row.session)
            change = update(players).where(same).values(session=session, **changes)
            tell = {"player": player, "session": session, "node": node}
            write = Write(statements=[change], tell=json.dumps(tell))
            await self._store.write(write)
            if write.changed:
                self.hear_session(player, session)
                return session

    async def sign_out(self, player: str, node: str) -> None:
        """End every session. A recovery link ends too, unless it is the only way back."""
        row = await self.find(player)
        only_way = row is None or row.password is None
        await self.end_sessions(player, node, **({} if only_way else {"recovery": None}))

    async def _change(self, mine: Session, **values: Any) -> None:
        """Change a player's row; refused if their session has been ended.

        Only the row itself knows: this node may not have heard yet, or an end that came after the
        request was let in may be stored before it.
        """
        same = (players.c.id == mine.player) & (players.c.session <= mine.number)
        write = Write(statements=[update(players).where(same).values(**values)])
        await self._store.write(write)
        if not write.changed:
            raise _ended()

    # Players

    async def new_guest(self) -> str:
        """A new guest."""
        player = self._config.token()
        fresh = {"id": player, "created_at": self._config.now()}
        await self._store.write(Write(statements=[insert(players).values(**fresh)]))
        return player

    async def find(self, player: str) -> Row[Any] | None:
        """Everything about a player."""
        return await self._one(players.c.id == player)

    async def _one(self, which: ColumnElement[bool]) -> Row[Any] | None:
        """The player of whom this is true; what the row says of their sessions is heard."""
        row = await self._store.first(select(players).where(which))
        if row is not None:
            self.hear_session(row.id, row.session)
        return row

    async def name(self, player: str) -> str:
        """What to call a player."""
        row = await self.find(player)
        return guest_name(player) if row is None or row.name is None else str(row.name)

    async def take_name(self, mine: Session, name: str, password: str | None) -> None:
        """Give a guest a name of their own; without a password, only this browser has it."""
        name = clean_name(name)
        row = await self.find(mine.player)
        if row is not None and row.name is not None:
            raise Refusal("has-name", "you already have a name")
        values = {"name": name, "name_key": name_key(name), "name_look": name_look(name)}
        if password is not None:
            values["password"] = await self._hash(password)
        try:
            await self._change(mine, **values)
        except Conflict:
            raise Refusal(
                "name-taken", "somebody has this name, or one that looks like it"
            ) from None

    async def set_password(self, mine: Session, old: str | None, new: str, node: str) -> int:
        """Set a named player's first password, or change it for whoever knows the old one.

        Every session ends, and so does any recovery link. Returns the session that begins.
        """
        row = await self.find(mine.player)
        if row is None or row.name is None:
            raise Refusal("no-name", "take a name first; a password belongs to a name")
        if row.password is not None and not await self._is_right(row.password, old or ""):
            raise Refusal("wrong-password", "the old password is wrong")
        hashed = await self._hash(new)
        return await self.end_sessions(mine.player, node, by=mine, password=hashed, recovery=None)

    async def sign_in(self, name: str, password: str) -> str:
        """The player with this name, if the password is right."""
        row = await self._one(players.c.name_key == name_key(name))
        kept = None if row is None else row.password
        right = await self._is_right(kept or self._nobody, password)
        # Meanwhile the password may have been changed.
        if row is None or not right or not self.is_current(row.id, row.session):
            raise Refusal("wrong-password", "unknown name or wrong password")
        return str(row.id)

    async def _hash(self, password: str) -> str:
        return await to_thread.run_sync(self._hasher.hash, password, limiter=self._hashing)

    async def _is_right(self, hashed: str, password: str) -> bool:
        matching = partial(self._matches, hashed, password)
        return await to_thread.run_sync(matching, limiter=self._hashing)

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    # Recovery links

    async def make_link(self, mine: Session) -> tuple[str, float]:
        """A fresh token for a recovery link, and until when it works. Any older one ends."""
        token, until = self._config.token(32), self._config.now() + self._config.link_lasts
        await self._change(mine, recovery=_digest(token), recovery_until=until)
        return token, until

    async def link_of(self, token: str) -> Session:
        """The player whose recovery link this is, and their current session."""
        row = await self._one(players.c.recovery == _digest(token))
        if row is None or self._config.now() > row.recovery_until:
            raise Refusal("wrong-token", "this recovery link is wrong, already used or expired")
        return Session(str(row.id), row.session)

    async def use_link(self, token: str) -> Session:
        """The player whose recovery link this is; it does not work again.

        If their sessions end while it is used, so does the one it gives.
        """
        found = await self.link_of(token)
        gone = {"recovery": None, "recovery_until": None}
        used = update(players).where(players.c.recovery == _digest(token)).values(gone)
        write = Write(statements=[used])
        await self._store.write(write)
        if write.changed != 1:  # somebody else was faster
            raise Refusal("wrong-token", "this recovery link is wrong, already used or expired")
        return found

    async def set_webhook(self, mine: Session, url: str | None) -> None:
        """Where to tell a player that it is their turn."""
        await self._change(mine, webhook=url)


def _ended() -> Refusal:
    return Refusal("no-player", "this session has been ended; sign in again")


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()

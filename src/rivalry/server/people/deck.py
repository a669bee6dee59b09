"""Decks that players keep: saved in versions, read by whoever knows the id."""

import json
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update

from rivalry.server.config import Config
from rivalry.server.refusal import Refusal
from rivalry.server.store.database import Conflict, Store, Write
from rivalry.server.store.schema import deck_versions as versions
from rivalry.server.store.schema import decks

NEWEST = (
    select(decks, versions.c.name, versions.c.data, versions.c.saved_at)
    .join(versions, versions.c.deck_id == decks.c.id)
    .where(versions.c.version == decks.c.version)
)


class KeptDecks:
    """The decks of this server's players."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config = config
        self._store = store

    async def of(self, player: str) -> list[Row[Any]]:
        """The newest version of each deck that a player keeps, last changed first."""
        mine = NEWEST.where(decks.c.player_id == player).order_by(decks.c.updated_at.desc())
        return list(await self._store.all(mine))

    async def get(self, deck_id: str) -> Row[Any]:
        """The newest version of a deck."""
        row = await self._store.first(NEWEST.where(decks.c.id == deck_id))
        if row is None:
            raise Refusal("no-deck", "there is no such deck")
        return row

    async def versions(self, deck_id: str) -> list[Row[Any]]:
        """Every version of a deck, oldest first."""
        found = select(versions).where(versions.c.deck_id == deck_id).order_by(versions.c.version)
        return list(await self._store.all(found))

    async def keep(self, player: str, game: str, deck: dict[str, Any]) -> str:
        """Keep a new deck; returns its id."""
        count = select(func.count()).where(decks.c.player_id == player)
        row = await self._store.first(count)
        if row is not None and row[0] >= self._config.limits.decks_kept:
            raise Refusal("too-many", "you already keep as many decks as allowed; delete one first")
        deck_id, now = self._config.token(), self._config.now()
        head = {"id": deck_id, "player_id": player, "game": game, "version": 1, "updated_at": now}
        await self._store.write(
            Write(statements=[insert(decks).values(**head), _version(deck_id, 1, deck, now)])
        )
        return deck_id

    async def change(self, player: str, deck_id: str, version: int, deck: dict[str, Any]) -> int:
        """Save the version after `version`, unless another was saved since; returns its number."""
        row = await self._mine(player, deck_id)
        if row.version != version:
            raise Refusal("stale", "the deck was changed elsewhere; look at its newest version")
        if json.loads(row.data) == deck:
            return version
        now = self._config.now()
        head = update(decks).where(decks.c.id == deck_id)
        head = head.values(version=version + 1, updated_at=now)
        try:
            # Two that save at once write the same version; the second finds it taken.
            await self._store.write(
                Write(statements=[_version(deck_id, version + 1, deck, now), head])
            )
        except Conflict:
            raise Refusal("stale", "the deck was changed elsewhere in the meantime") from None
        return version + 1

    async def delete(self, player: str, deck_id: str) -> None:
        """Delete a deck; from now on its link leads nowhere."""
        await self._mine(player, deck_id)
        gone = [
            delete(versions).where(versions.c.deck_id == deck_id),
            delete(decks).where(decks.c.id == deck_id),
        ]
        await self._store.write(Write(statements=list(gone)))

    async def _mine(self, player: str, deck_id: str) -> Row[Any]:
        row = await self.get(deck_id)
        if row.player_id != player:
            raise Refusal("not-yours", "this deck is somebody else's; keep a copy of your own")
        return row


def _version(deck_id: str, version: int, deck: dict[str, Any], now: float) -> Any:
    return insert(versions).values(
        deck_id=deck_id, version=version, name=deck["name"], data=json.dumps(deck), saved_at=now
    )

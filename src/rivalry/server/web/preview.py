"""What a messenger shows for a link to this server: a title, a sentence, a picture (Open Graph)."""

import json
import re
from dataclasses import dataclass
from html import escape

from starlette.types import Scope

from rivalry.core import registry
from rivalry.server.node import Node
from rivalry.server.store.database import StoreProblem
from rivalry.server.web.border import header

TABLE = re.compile(r"/table/([0-9a-f]{32})/?")
HOST = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-f:]+\](:\d+)?", re.ASCII | re.IGNORECASE)
PICTURE = 'content="/preview.png"'


@dataclass(frozen=True)
class Preview:
    """A title and a sentence about one page."""

    title: str
    sentence: str


async def preview_of(node: Node, path: str) -> Preview | None:
    """The invitation to a table that waits for players; None for every other page."""
    found = TABLE.fullmatch(path)
    if found is None:
        return None
    try:
        row = await node.store.game(found[1])
    except StoreProblem:
        return None  # the page itself can still be shown
    if row is None or row.status != "waiting":
        return None
    chairs = [chair for chair in json.loads(row.seats) if chair and chair[0] == "person"]
    host = chairs[0][1] if chairs else "Somebody"
    title = registry.load(row.game).title if row.game in registry.names() else row.game
    return Preview(
        f"{host} invites you to {title}", "Take a seat in your browser. No account needed."
    )


def with_preview(index: str, scope: Scope, preview: Preview | None) -> str:
    """The page's index with the picture's full address, and with the words of a preview if given.

    >>> page = '<meta property="og:title" content="Rivalry" />'
    >>> scope = {"headers": [(b"host", b"localhost")], "scheme": "https"}
    >>> with_preview(page, scope, Preview('"Ann"', "Come."))
    '<meta property="og:title" content="&quot;Ann&quot;" />'
    """
    host = header(scope, b"host")
    if HOST.fullmatch(host):
        index = index.replace(PICTURE, f'content="{scope["scheme"]}://{host}/preview.png"')
    if preview is not None:
        for name, words in (("title", preview.title), ("description", preview.sentence)):
            index = re.sub(
                rf'(<meta property="og:{name}" content=")[^"]*',
                lambda found, words=words: found[1] + escape(words),  # type: ignore[misc]
                index,
            )
    return index

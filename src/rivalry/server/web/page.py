"""The built page: its files in memory, compressed once. Every route of the client is index.html.

The files are read when the server starts, so a browser never gets parts of two builds.
"""

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from fastapi import Response
from starlette.types import Scope

from rivalry.server.web.border import header
from rivalry.server.web.preview import Preview, with_preview

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".map": "application/json",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}
PACKED = (".png", ".webp", ".woff2", ".mp3", ".ogg")  # nothing is gained by compressing these
HASHED = "/assets/"  # files here have a hash in their names and never change
FOR_EVER = "public, max-age=31536000, immutable"


class NoPage(Exception):
    """A folder without a built page, in one line."""


@dataclass
class File:
    """One file of the page."""

    path: str
    body: bytes
    zipped: bytes | None  # as the build left it beside the file

    @cached_property
    def tag(self) -> str:
        """Changes when the file does."""
        return f'W/"{sha256(self.body).hexdigest()[:32]}"'

    @cached_property
    def compressed(self) -> bytes:
        """The file for browsers that take gzip."""
        return self.zipped or gzip.compress(self.body, mtime=0)

    def response(self, scope: Scope) -> Response:
        """The answer to a request for this file."""
        headers = {"cache-control": FOR_EVER if self.path.startswith(HASHED) else "no-cache"}
        headers |= {"etag": self.tag, "vary": "accept-encoding"}
        if self.tag in header(scope, b"if-none-match"):
            return Response(status_code=304, headers=headers)
        body = self.body
        if not self.path.endswith(PACKED) and takes_gzip(scope):
            body = self.compressed
            headers["content-encoding"] = "gzip"
        kind = TYPES.get(Path(self.path).suffix, "application/octet-stream")
        return Response(body, headers=headers, media_type=kind)


class Page:
    """The files of one build."""

    def __init__(self, folder: Path) -> None:
        if not (folder / "index.html").is_file():
            raise NoPage(f"there is no built page in {folder}: it has no index.html")
        found = {
            f"/{path.relative_to(folder).as_posix()}": path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        self._files = {
            path: File(path, body, found.get(f"{path}.gz"))
            for path, body in found.items()
            if not path.endswith(".gz")
        }
        self._index = self._files["/index.html"]
        self.build = sha256(self._index.body).hexdigest()[:16]
        """Names this build: it changes when any file does, since index.html names all others."""

    def response(self, scope: Scope, preview: Preview | None = None) -> Response | None:
        """The file a browser asks for, or index.html for one of the client's routes."""
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD") or path == "/api" or path.startswith("/api/"):
            return None
        file = self._files.get(path)
        if file is None and not path.startswith(HASHED):
            file = self._index
        if file is self._index:
            shown = with_preview(file.body.decode(), scope, preview)
            file = File(file.path, shown.encode(), None)
        return None if file is None else file.response(scope)


def takes_gzip(scope: Scope) -> bool:
    """Whether a browser takes compressed answers.

    >>> takes_gzip({"headers": [(b"accept-encoding", b"br, gzip;q=0.5")]})
    True
    >>> takes_gzip({"headers": [(b"accept-encoding", b"gzip;q=0")]})
    False
    """
    for word in header(scope, b"accept-encoding").lower().split(","):
        name, _, weight = word.strip().partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False

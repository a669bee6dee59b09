"""Logs on disk: read with clear errors, written so that a crash leaves the old or the new file."""

import os
from contextlib import suppress
from pathlib import Path

import rivalry
from rivalry.core.log import BadLog, GameLog
from rivalry.core.match import Match


class FileProblem(Exception):
    """A file that cannot be read, written or used: one line that says which and why."""


def load(path: Path) -> Match:
    """The match a file holds, ready to continue."""
    try:
        return rivalry.replay(_read(path))
    except BadLog as error:
        raise FileProblem(f"{path}: {error}") from None


def save(path: Path, log: GameLog) -> None:
    """Write a log so that it is on disk when this returns; the old file stays until then."""
    target = path.resolve()
    beside = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(None, "no permission to write")
        if target.is_dir():
            raise IsADirectoryError(None, "it is a folder")
        with open(beside, "w", encoding="utf-8") as file:
            file.write(log.json())
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, target)
        _sync_folder(target.parent)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise FileProblem(f"cannot write {path}: {error.strerror or error}") from None


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise FileProblem(f"cannot read {path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise FileProblem(f"{path} is not a log: it is not text") from None


def _sync_folder(folder: Path) -> None:
    """Make the new name itself durable, where the system supports it."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

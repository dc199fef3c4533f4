"""Functions that write files atomically, read files of limited size, and find the program's folders."""

from __future__ import annotations

import os
import stat
import threading
from collections.abc import Callable
from contextlib import suppress
from errno import EEXIST
from functools import partial
from io import BufferedReader, FileIO
from itertools import count
from pathlib import Path
from typing import Final

import platformdirs

from ...rules.core.words.message import Message, MessageError, decimal

NAME: Final = "alhambra-desktop"

_KINDS: Final = (
    (stat.S_ISDIR, Message("file-folder")),
    (stat.S_ISFIFO, Message("file-pipe")),
    (stat.S_ISSOCK, Message("file-socket")),
)
_NON_BLOCKING: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


class NotReadError(MessageError, OSError):
    """A file is too large or not a regular file, so it is not read; the message is part of a sentence."""


def read_whole(path: Path, most: int) -> bytes:
    """Read a regular file of at most `most` bytes without blocking; raise `NotReadError` or `OSError`."""
    with BufferedReader(open_regular(path, most)) as file:
        content = file.read(most + 1)
    _require_size(len(content), most)
    return content


def open_regular(path: Path, most: int) -> FileIO:
    """Open a regular file of at most `most` bytes, without a buffer; raise `NotReadError` or `OSError`."""
    # check the path before opening, because opening a device can have side effects; check the open file too,
    # because the path may have been replaced
    _require_file(os.stat(path), most)
    file = FileIO(os.open(path, os.O_RDONLY | _NON_BLOCKING), "rb")
    try:
        _require_file(os.fstat(file.fileno()), most)
    except NotReadError:
        file.close()
        raise
    return file


def _require_file(status: os.stat_result, most: int) -> None:
    if not stat.S_ISREG(status.st_mode):
        kinds = (message for is_kind, message in _KINDS if is_kind(status.st_mode))
        raise NotReadError(next(kinds, Message("file-device")))
    _require_size(status.st_size, most)


def _require_size(size: int, most: int) -> None:
    if size > most:
        raise NotReadError(Message("file-large", megabytes=decimal(size / 1_000_000)))


SUFFIX: Final = ".alhambra"

ARCHIVE: Final = "archive"

PREVIOUS: Final = ".previous"
PART = ".part"  # suffix of a file being written
FORGOTTEN: Final = 3600.0
"""A temporary file that is older than this, in seconds, counts as abandoned."""


def previous_of(path: Path) -> Path:
    return path.with_name(path.name + PREVIOUS)


def reason(error: Exception) -> Message | str:
    """Return the reason for a file error: a message that is part of a sentence, or text from the system."""
    if isinstance(error, MessageError):
        return error.message
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__


REFUSES_WHILE_READ: Final = os.name == "nt"  # whether open files cannot be renamed or removed
_NAMES: Final = 100  # maximum number of attempts to find a name

_PAUSES: Final = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)  # seconds between the attempts in `retry_while_locked`


def retry_while_locked(do: Callable[[], object]) -> None:
    """Run `do`, which renames or removes a file; on Windows, retry while other programs read the file."""
    for pause in _PAUSES if REFUSES_WHILE_READ else ():
        try:
            do()
            return
        except PermissionError:
            threading.Event().wait(pause)
    do()


def put_aside(path: Path) -> Path:
    """Rename a file, or the target of a link, and return the new path.

    The new name is ``NAME.unreadable`` or, if this name is taken, ``NAME.unreadable-2`` and so on.
    """
    path = link_target(path)
    for number in count(1):
        new_path = path.with_name(f"{path.name}.unreadable{f'-{number}' if number > 1 else ''}")
        try:
            new_path.mkdir() if path.is_dir() else new_path.touch(exist_ok=False)
        except FileExistsError:
            continue
        try:
            retry_while_locked(partial(path.replace, new_path))
            return new_path
        except OSError:
            new_path.rmdir() if new_path.is_dir() else new_path.unlink()
            raise
    raise AssertionError("count() does not end")


def link_target(path: Path) -> Path:
    """Return the target of a symbolic link to a file or to a missing path; return other paths unchanged."""
    real = Path(os.path.realpath(path))
    return real if path.is_symlink() and (real.is_file() or not os.path.lexists(real)) else path


def write_atomically(path: Path, content: bytes, keep: Path | None = None, *, sync: bool = True) -> None:
    """Write a file atomically: readers see either the old or the new content.

    If `path` is a link, its target is written. If the path `keep` is given, the old file is finally moved
    there; if this last step fails, the new file stays. If `OSError` is raised, the old file is unchanged. If
    `sync` is false, a power failure may damage the new file.
    """
    path = link_target(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = _new_part(path)
    previous: Path | None = None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        previous = _second_name(path, keep) if keep is not None and path.exists() else None
        retry_while_locked(partial(os.replace, name, path))
        if previous is not None and keep is not None:
            with suppress(OSError):
                retry_while_locked(partial(os.replace, previous, keep))
    finally:
        for part in (name, previous):
            if part is not None:
                with suppress(OSError):
                    part.unlink(missing_ok=True)


def _new_part(path: Path) -> tuple[int, Path]:
    for _ in range(_NAMES):
        part = _part_of(path)
        try:
            handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
        except FileExistsError:
            continue
        with suppress(OSError):  # no previous file, or no support for file modes
            os.chmod(part, stat.S_IMODE(path.stat().st_mode))
        return handle, part
    raise FileExistsError(EEXIST, os.strerror(EEXIST), str(path))


def _second_name(path: Path, keep: Path) -> Path:
    part = _part_of(keep)
    try:
        os.link(path, part)
    except OSError:
        part.write_bytes(path.read_bytes())
    return part


def _part_of(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.urandom(4).hex()}{PART}")


def sync_folder(folder: Path) -> None:
    """Sync a folder, so that new file names survive a power failure."""
    if os.name == "posix":
        with suppress(OSError):  # network file systems may refuse
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def is_leftover(path: Path) -> bool:
    return path.name.startswith(".") and path.suffix == PART


def sweep(folder: Path, before: float | None = None) -> None:
    """Remove temporary files; if `before` is given, only those last changed before this Unix time."""
    try:
        leftovers = [path for path in folder.iterdir() if is_leftover(path)]
    except OSError:
        return
    for path in leftovers:
        try:
            if before is None or path.stat().st_mtime < before:
                path.unlink()
        except OSError:
            continue


def data_folder() -> Path:
    return platformdirs.user_data_path(NAME, appauthor=False)


def rule_sets_folder(data: Path | None = None) -> Path:
    return (data or data_folder()) / "rule-sets"

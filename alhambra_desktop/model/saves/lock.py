"""A lock that dies with its process, so that none is ever left behind."""

from __future__ import annotations

import errno
import sys
from contextlib import suppress
from io import FileIO
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(file: FileIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _unlock(file: FileIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)  # Windows does it some time after closing
else:
    import fcntl

    def _lock(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


HELD = {errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK}
"""How systems say that another one holds the lock."""


class Lock:
    """Held by one process at a time, over a file that stays where it is."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: FileIO | None = None

    def acquire(self) -> bool:
        """Hold the lock if nobody else does. ``OSError`` may come, where the file cannot be made.

        Where a disk knows no locks, everybody holds it.
        """
        file = FileIO(self._path, "a")
        try:
            _lock(file)
        except OSError as error:
            if error.errno in HELD:
                file.close()
                return False
        self._file = file
        return True

    def release(self) -> None:
        """Let others hold it."""
        if self._file is not None:
            with suppress(OSError):
                _unlock(self._file)
            self._file.close()
            self._file = None

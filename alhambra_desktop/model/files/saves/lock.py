"""Advisory file locks, which the operating system releases when their process ends."""

from __future__ import annotations

import errno
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

if sys.platform == "win32":
    import msvcrt

    def _lock(file: FileIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _try_range(_: FileIO) -> None:
        pass

    def _unlock(file: FileIO) -> None:
        # unlock the file explicitly: Windows may release the lock of a closed file only later
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _lock(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _try_range(file: FileIO) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


HELD = {errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK}
"""Codes of the errors that occur if the lock is held elsewhere."""

NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP}  # error codes of file systems without locks


class Lock:
    """Lock that one process at a time can hold; its file is never removed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: FileIO | None = None

    def acquire(self) -> bool:
        """Try to acquire the lock; raise `OSError` if its file cannot be opened.

        Return False if the lock is held elsewhere. On file systems without locks, always return True.
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
        if self._file is not None:
            with suppress(OSError):
                _unlock(self._file)
            self._file.close()
            self._file = None


PAUSE: Final = 0.01  # seconds between two attempts to acquire a lock


@contextmanager
def held(path: Path, seconds: float) -> Iterator[None]:
    """Hold a lock during a ``with`` block.

    If the lock cannot be acquired within `seconds`, or if its file cannot be opened, run the block anyway.
    """
    lock = Lock(path)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        for _ in range(round(seconds / PAUSE)):
            if lock.acquire():
                break
            threading.Event().wait(PAUSE)
    try:
        yield
    finally:
        lock.release()


def locks_work(folder: Path) -> bool:
    """Return whether SQLite's locks work in a folder; on some network shares, they do not."""
    try:
        with TemporaryFile(dir=folder, buffering=0) as file:
            _try_range(file)
    except OSError as error:
        return error.errno not in NO_LOCKS
    return True

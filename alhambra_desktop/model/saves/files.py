"""Files written whole or not at all, and read only as far as they can be what they should be."""

from __future__ import annotations

import errno
import os
import re
import stat
import tempfile
from itertools import count
from pathlib import Path

PART = ".part"
"""How the name of a file ends that is only being written."""

LEFTOVER = re.compile(r"\..+(\.part|\.(alhambra|json)\.[a-z0-9_]{8}|\.previous\.new)")
"""What a killed write leaves, also one of the versions before 0.3.0."""


def reason(error: Exception) -> str:
    """Why a file could not be read or written, in a few words."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__


def read_bounded(path: Path, most: int) -> bytes:
    """The content of a plain file of at most so many bytes; ``OSError`` for whatever else has this name.

    A pipe or a device is not opened: reading it could wait, or go on, for ever.
    """
    found = path.stat()
    if stat.S_ISDIR(found.st_mode):
        raise OSError(errno.EISDIR, "it is a folder")
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "it is no plain file")
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most:,} bytes")
    return content


def put_aside(path: Path) -> Path:
    """Rename what stands in the way to a free name beside it, which is the answer. ``OSError`` may come."""
    for number in count(1):
        spare = path.with_name(f"{path.name}.unreadable{f'-{number}' if number > 1 else ''}")
        try:
            spare.mkdir() if path.is_dir() else spare.touch(exist_ok=False)
        except FileExistsError:
            continue
        try:
            return path.replace(spare)
        except OSError:
            spare.rmdir() if spare.is_dir() else spare.unlink()
            raise
    raise AssertionError("numbers never end")


def write_atomically(path: Path, content: bytes, keep: Path | None = None) -> None:
    """Write a file so that a reader sees the old or the new content, never a part.

    The previous file is kept under the name ``keep`` where one is given. ``OSError`` may come; then the
    old file is untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(PART, f".{path.name}.", path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if keep is not None and path.exists():
            _link_or_copy(path, keep)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _link_or_copy(path: Path, keep: Path) -> None:
    """The old content under a second name; the first name stays in place all the time."""
    spare = keep.with_name(f".{keep.name}{PART}")
    spare.unlink(missing_ok=True)
    try:
        os.link(path, spare)
    except OSError:
        spare.write_bytes(path.read_bytes())
    os.replace(spare, keep)


def sync_folder(folder: Path) -> None:
    """See to it that a new name in a folder outlives a loss of power, where the system can do that."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path, before: float | None = None) -> None:
    """Remove what killed writes left in a folder; where others may be writing, only what is older."""
    try:
        leftovers = [path for path in folder.iterdir() if LEFTOVER.fullmatch(path.name)]
    except OSError:
        return
    for path in leftovers:
        try:
            if before is None or path.stat().st_mtime < before:
                path.unlink()
        except OSError:
            continue

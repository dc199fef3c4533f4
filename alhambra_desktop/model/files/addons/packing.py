"""Packing: copies a rule set's package out of a folder or archive, within limits."""

from __future__ import annotations

import io
import os
import stat
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

from ...rules.core.words.message import Message, MessageError
from ...rules.modules.packages import FILE
from ..saves.files import read_whole

MOST_FILES: Final = 2_000
MOST_BYTES: Final = 50_000_000
"""Maximum size of an archive or folder in bytes."""

DEPTH: Final = 3
"""Maximum depth of a package in what is installed; project archives have it in the second level."""


class ContentError(MessageError):
    """A folder or archive holds no rule set; the message is a clause about it."""


def copied(path: Path, into: Path) -> Path:
    """Copy the package in a folder or archive; raise `ContentError` unless there is exactly one."""
    if not path.is_dir():
        _unpack(path, into)
    found = _packages([path] if path.is_dir() else _folders(into))
    if len(found) != 1:
        raise ContentError(Message("add-on-no-package", file=FILE))
    if not path.is_dir():
        return found[0]
    place = into / found[0].name
    _copy(found[0], place)
    return place


def _copy(folder: Path, place: Path) -> None:
    place.mkdir()
    left = MOST_BYTES
    for number, (path, found) in enumerate(files_of(folder)):
        left -= found.st_size
        if number == MOST_FILES or left < 0:
            raise ContentError(_too_much())
        copy = place / path.relative_to(folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(read_whole(path, MOST_BYTES))


def files_of(folder: Path) -> Iterator[tuple[Path, os.stat_result]]:
    """Yield the regular files of a package in order, without links and compiled files."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for path in (Path(place, name) for name in sorted(names)):
            found = path.lstat()
            if stat.S_ISREG(found.st_mode):
                yield path, found


def _packages(folders: list[Path]) -> list[Path]:
    for _ in range(DEPTH):
        if found := [one for one in folders if (one / FILE).is_file()]:
            return found
        folders = [inner for one in folders for inner in _folders(one)]
        if len(folders) > MOST_FILES:
            raise ContentError(_too_much())
    return []


def _folders(folder: Path) -> list[Path]:
    return [
        one
        for one in folder.iterdir()
        if not one.name.startswith((".", "__")) and one.is_dir() and not one.is_symlink()
    ]


def _unpack(path: Path, into: Path) -> None:
    content = io.BytesIO(read_whole(path, MOST_BYTES))
    try:
        with zipfile.ZipFile(content) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            if any(map(_reaches_outside, entries)):
                raise zipfile.BadZipFile
            if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > MOST_BYTES:
                raise ContentError(_too_much())
            archive.extractall(into, entries)
    except (OSError, ContentError):
        raise
    except Exception:  # zipfile raises errors of many types where an archive is damaged or encrypted
        raise ContentError(Message("add-on-no-archive")) from None


def _reaches_outside(entry: zipfile.ZipInfo) -> bool:
    place = PurePosixPath(entry.filename)
    return ".." in place.parts or place.is_absolute() or ":" in str(place)


def _too_much() -> Message:
    return Message("add-on-too-much", files=MOST_FILES, megabytes=MOST_BYTES // 1_000_000)

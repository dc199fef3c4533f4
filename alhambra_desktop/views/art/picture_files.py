"""Stores pictures in the user's cache folder for the next start of the program.

The files contain raw pixels, so that reading a picture is much faster than painting it.
"""

import os
import sys
import zlib
from collections.abc import Hashable
from io import FileIO
from pathlib import Path
from struct import Struct, error
from typing import Final

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication, QImage, QPixmap

from ... import __version__
from ...model.files.saves.files import open_regular, write_atomically

LARGEST: Final = 64 * 1024 * 1024  # maximum total size of the files, in bytes
_SUFFIX: Final = ".picture"
# magic bytes, checksum, picture width, picture height, length of the key; the key and the pixels follow
_HEAD: Final = Struct("<4sIHHI")
_MAGIC: Final = b"ALP1"
_CHECKED: Final = 8  # bytes before the part that the checksum covers
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
_DEPTH: Final = 4


class PictureFiles:
    """Stores pictures in a folder, one file for each key.

    A file is invalid after a change of:

    - the version of the program or of Qt
    - the platform or the screen resolution
    - a Python file in the folder ``art``
    """

    def __init__(self, folder: Path, largest: int = LARGEST) -> None:
        self._folder = folder
        self._largest = largest
        self._mark = _mark()
        self._new: dict[bytes, QPixmap] = {}
        self._open = True

    def find(self, key: Hashable, dpr: float) -> QPixmap | None:
        name = self._name(key)
        try:
            with open_regular(self._place(name), self._largest) as file:
                image = _image(file, name)
        except (OSError, ValueError, error):
            return None
        image.setDevicePixelRatio(dpr)  # on a pixmap, this call would copy the pixels
        return QPixmap.fromImage(image, Qt.ImageConversionFlag.NoOpaqueDetection)

    def put(self, key: Hashable, picture: QPixmap) -> None:
        """Queue a picture for `write_one`, unless writing has already begun."""
        if self._open:
            self._new[self._name(key)] = picture

    def write_one(self) -> bool:
        """Write one picture; return whether more pictures must be written.

        After the first call, `put` ignores pictures, because later pictures are not needed at the next start.
        """
        self._open = False
        if not self._new:
            return False
        name, picture = self._new.popitem()
        try:
            write_atomically(self._place(name), _content(name, picture), sync=False)
            if not self._new:
                self._make_room()
        except OSError:
            self._new.clear()
        return bool(self._new)

    def write(self) -> None:
        while self.write_one():
            pass

    def _name(self, key: Hashable) -> bytes:
        return f"{self._mark} {key!r}".encode()

    def _place(self, name: bytes) -> Path:
        return self._folder / f"{zlib.crc32(name):08x}{_SUFFIX}"

    def _make_room(self) -> None:
        found = [(entry.stat(), entry.path) for entry in os.scandir(self._folder)]
        total = 0
        for status, path in sorted(found, key=lambda pair: pair[0].st_mtime_ns, reverse=True):
            total += status.st_size
            if total > self._largest:
                os.unlink(path)


def _image(file: FileIO, name: bytes) -> QImage:
    """Read a picture; raise `ValueError` or ``struct.error`` if the file is damaged or has another key."""
    head = file.read(_HEAD.size)
    magic, check, pixel_width, pixel_height, length = _HEAD.unpack(head)
    whole = os.fstat(file.fileno()).st_size == _HEAD.size + length + pixel_width * pixel_height * _DEPTH
    if magic != _MAGIC or not whole or length != len(name) or file.read(length) != name:
        raise ValueError("different or incomplete picture")
    image = QImage(pixel_width, pixel_height, _FORMAT)
    pixels = image.bits()
    file.readinto(pixels)
    if zlib.adler32(pixels, zlib.adler32(head[_CHECKED:] + name)) != check:
        raise ValueError("damaged")
    return image


def _content(name: bytes, picture: QPixmap) -> bytes:
    image = picture.toImage().convertToFormat(_FORMAT)
    rest = _HEAD.pack(_MAGIC, 0, image.width(), image.height(), len(name))[_CHECKED:]
    rest += name + bytes(image.constBits())
    return _HEAD.pack(_MAGIC, zlib.adler32(rest), 0, 0, 0)[:_CHECKED] + rest


def _mark() -> str:
    screen = QGuiApplication.primaryScreen()
    dots = screen.logicalDotsPerInch() if screen is not None else 0
    return f"{__version__} {_painters()} {qVersion()} {QGuiApplication.platformName()} {dots:g}"


def _painters() -> int:
    try:
        return max(path.stat().st_mtime_ns for path in Path(__file__).parent.rglob("*.py"))
    except (OSError, ValueError):
        return Path(sys.executable).stat().st_mtime_ns

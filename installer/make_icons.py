#!/usr/bin/env python3
"""Paint the icons of the program and its files in all formats that desktops need.

Usage: make_icons.py FOLDER

FOLDER then contains the icon theme hicolor/ and the icons alhambra-desktop.svg, .ico and .icns.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtSvg import QSvgGenerator

from alhambra_desktop.views.art.emblem import paint_emblem
from alhambra_desktop.views.art.icon_files import ICONS, Paint, png, pngs

NAME = "alhambra-desktop"
SCALABLE = 256
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MACINTOSH = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""Maps the type code of each PNG in an .icns file to the side of this PNG in pixels."""


def write_svg(paint: Paint, path: Path) -> None:
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(QSize(SCALABLE, SCALABLE))
    generator.setViewBox(QRect(0, 0, SCALABLE, SCALABLE))
    generator.setTitle("Alhambra Desktop")
    painter = QPainter(generator)
    paint(painter, SCALABLE)
    painter.end()


def ico(paint: Paint) -> bytes:
    """Return a Windows icon: a directory of PNGs, then the PNGs. The directory stores a side of 256 as 0."""
    pictures = [png(paint, size) for size in WINDOWS]
    directory = struct.pack("<HHH", 0, 1, len(WINDOWS))
    offset = len(directory) + 16 * len(WINDOWS)
    for size, picture in zip(WINDOWS, pictures, strict=True):
        side = size % 256
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return directory + b"".join(pictures)


def icns(paint: Paint) -> bytes:
    """Return a macOS icon: for each PNG its type code, its length and the PNG."""
    parts = ((kind, png(paint, size)) for kind, size in MACINTOSH.items())
    body = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def make(folder: Path) -> None:
    for name, picture in pngs().items():
        path = folder / "hicolor" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(picture)
    for name, paint in ICONS.items():
        path = folder / "hicolor" / "scalable" / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        write_svg(paint, path)
    write_svg(paint_emblem, folder / f"{NAME}.svg")
    (folder / f"{NAME}.ico").write_bytes(ico(paint_emblem))
    (folder / f"{NAME}.icns").write_bytes(icns(paint_emblem))


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("usage: make_icons.py FOLDER", file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([NAME])
    make(Path(arguments[0]))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

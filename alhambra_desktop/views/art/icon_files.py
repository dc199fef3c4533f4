from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from ..storage.places import ID
from .emblem import SIZES, paint_emblem, paint_record_icon, paint_save_icon

Paint = Callable[[QPainter, float], None]

ICONS: Final[dict[str, Paint]] = {  # maps names in the desktop's icon theme to painters
    f"apps/{ID}": paint_emblem,
    "mimetypes/application-x-alhambra-save": paint_save_icon,
    "mimetypes/application-x-alhambra-record": paint_record_icon,
}


def png(paint: Paint, size: int) -> bytes:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter, size)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())


def names() -> dict[str, tuple[Paint, int]]:
    return {f"{size}x{size}/{name}.png": (paint, size) for name, paint in ICONS.items() for size in SIZES}


def pngs() -> dict[str, bytes]:
    return {name: png(paint, size) for name, (paint, size) in names().items()}

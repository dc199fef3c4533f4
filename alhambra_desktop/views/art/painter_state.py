from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath


@contextmanager
def saved(p: QPainter) -> Iterator[None]:
    p.save()
    try:
        yield
    finally:
        p.restore()


@contextmanager
def moved(p: QPainter, dx: float = 0.0, dy: float = 0.0, scale: float = 1.0) -> Iterator[None]:
    with saved(p):
        p.translate(dx, dy)
        p.scale(scale, scale)
        yield


@contextmanager
def clipped(p: QPainter, area: QPainterPath | QRectF) -> Iterator[None]:
    with saved(p):
        if isinstance(area, QRectF):
            p.setClipRect(area, Qt.ClipOperation.IntersectClip)
        else:
            p.setClipPath(area, Qt.ClipOperation.IntersectClip)
        yield

"""States of a painter that hold for a block of painting and are undone at its end."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath


@contextmanager
def saved(p: QPainter) -> Iterator[None]:
    """Undoes in the end whatever is changed of a painter meanwhile."""
    p.save()
    try:
        yield
    finally:
        p.restore()


@contextmanager
def moved(p: QPainter, dx: float = 0.0, dy: float = 0.0, scale: float = 1.0) -> Iterator[None]:
    """Moves the origin, then makes a unit `scale` times as long, until the end."""
    with saved(p):
        p.translate(dx, dy)
        p.scale(scale, scale)
        yield


@contextmanager
def clipped(p: QPainter, area: QPainterPath | QRectF) -> Iterator[None]:
    """Lets nothing be painted outside an area until the end, nor outside what it was clipped to before."""
    with saved(p):
        if isinstance(area, QRectF):
            p.setClipRect(area, Qt.ClipOperation.IntersectClip)
        else:
            p.setClipPath(area, Qt.ClipOperation.IntersectClip)
        yield

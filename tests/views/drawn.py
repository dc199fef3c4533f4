"""Records every text that a table paints, with its size and position on the screen."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import attrs
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPaintDevice, QPainter, QTextLayout
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from alhambra_desktop.views.scene.items.panel import Panel
from alhambra_desktop.views.scene.stage import Stage

SHARE = 0.62
"""Approximate ratio of the height of letters to the height of a line."""


@attrs.frozen
class Drawn:
    """A painted text.

    ``rect`` contains its letters and ``room`` is the available space, if any, both in units of the scene.
    ``size`` is the size of its letters in units. ``panel`` painted it; None for layers above the pieces.
    """

    text: str
    rect: QRectF
    room: QRectF | None
    size: float
    panel: Panel | None


class Recorder:
    """Replaces the painter's text functions while a table is painted to one picture."""

    def __init__(self, target: QPaintDevice, scale: float) -> None:
        self.target, self.scale = target, scale
        self.texts: list[Drawn] = []

    def note(self, painter: QPainter, text: str, rect: QRectF, room: QRectF | None, pixels: float) -> None:
        """Record a text if it is painted directly to the picture, not to a cached one."""
        if painter.device() is not self.target or not text.strip():
            return
        transform = painter.combinedTransform()
        grown = transform.mapRect(QRectF(0, 0, 1, 1)).height() / self.scale
        unit = 1 / self.scale

        def there(what: QRectF) -> QRectF:
            found = transform.mapRect(what)
            return QRectF(found.x() * unit, found.y() * unit, found.width() * unit, found.height() * unit)

        panel = _painting()
        mapped = there(room) if room is not None else None
        self.texts.append(Drawn(text, there(rect), mapped, pixels * grown, panel))

    def text(self, painter: QPainter, *args) -> None:
        """Record a call of ``QPainter.drawText``."""
        font = painter.font()
        metrics = QFontMetricsF(font)
        if isinstance(args[-1], str) and len(args) in (2, 3) and not isinstance(args[0], QRect | QRectF):
            point = args[0] if len(args) == 2 else QPointF(args[0], args[1])
            words = args[-1]
            rect = metrics.tightBoundingRect(words).translated(QPointF(point))
            self.note(painter, words, rect, None, font.pixelSize())
            return
        room, flags = QRectF(args[0]), args[1]
        words = next(arg for arg in args[2:] if isinstance(arg, str))
        laid = QRectF(painter.boundingRect(room, int(getattr(flags, "value", flags)), words))
        high = metrics.height() * (1 - SHARE) / 2
        self.note(painter, words, laid.adjusted(0, high, 0, -high), room, font.pixelSize())

    def layout(self, layout: QTextLayout, painter: QPainter, point: QPointF) -> None:
        """Record a call of ``QTextLayout.draw``, line by line."""
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            rect = line.naturalTextRect().translated(point)
            words = layout.text()[line.textStart() : line.textStart() + line.textLength()]
            high = rect.height() * (1 - SHARE) / 2
            self.note(painter, words, rect.adjusted(0, high, 0, -high), None, layout.font().pixelSize())


def _painting() -> Panel | None:
    """Return the panel being painted; None for a separate layer or anything above all panels."""
    frame = sys._getframe(1)
    while frame is not None:
        here = frame.f_locals.get("self")
        if isinstance(here, QGraphicsItem) and frame.f_code.co_name == "paint":
            return here if isinstance(here, Panel) else None
        frame = frame.f_back
    return None


@contextmanager
def heard(recorder: Recorder) -> Iterator[None]:
    draw_text, draw_layout = QPainter.drawText, QTextLayout.draw

    def heard_text(painter, *args):
        recorder.text(painter, *args)
        return draw_text(painter, *args)

    def heard_layout(layout, painter, point, *more):
        recorder.layout(layout, painter, point)
        return draw_layout(layout, painter, point, *more)

    QPainter.drawText, QTextLayout.draw = heard_text, heard_layout
    try:
        yield
    finally:
        QPainter.drawText, QTextLayout.draw = draw_text, draw_layout


def drawn(stage: Stage) -> list[Drawn]:
    """Return every text of a table as painted now, without texts in pictures of pieces."""
    whole, scale = stage.sceneRect(), stage.faces.scale
    image = QImage(round(whole.width() * scale), round(whole.height() * scale), QImage.Format.Format_RGB32)
    recorder = Recorder(image, scale)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    kept = [item for item in stage.items() if item.cacheMode() is not QGraphicsItem.CacheMode.NoCache]
    for item in kept:
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    with heard(recorder):
        stage.render(painter, QRectF(image.rect()), whole, Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()
    for item in kept:
        item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
    return recorder.texts


def drawn_by(stage: Stage, panel: Panel) -> list[Drawn]:
    """Return every text that one panel paints now, without its pieces."""
    whole, scale = stage.sceneRect(), stage.faces.scale
    image = QImage(round(whole.width() * scale), round(whole.height() * scale), QImage.Format.Format_RGB32)
    recorder = Recorder(image, scale)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(panel.pos())
    with heard(recorder):
        panel.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return recorder.texts

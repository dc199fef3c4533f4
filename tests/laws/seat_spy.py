"""Records the marks, rims and texts that a page or table paints, with their positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPaintDevice, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QLabel, QLineEdit, QWidget

from alhambra_desktop.views import art
from alhambra_desktop.views.art import marks
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.scene.stage import Stage
from tests.views.drawn import Recorder, heard

RIMS = ("paint_last_move", "paint_planned")

Seen = list[tuple[str, QRectF]]
"""Colours or texts, each with its rectangle on the page or table."""


class SeatSpy(Recorder):
    def __init__(self, target: QPaintDevice) -> None:
        super().__init__(target, 1.0)
        self.marks: Seen = []
        self.rims: Seen = []
        self.words: Seen = []
        self._pictures: dict[int, str] = {}

    def note(self, painter: QPainter, text: str, rect: QRectF, room: QRectF | None, pixels: float) -> None:
        self._add(self.words, painter, text, rect)

    def mark(self, painter: QPainter, colour: str, x: float, y: float, radius: float) -> None:
        self._add(self.marks, painter, colour, QRectF(x - radius, y - radius, 2 * radius, 2 * radius))

    def rim(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        self._add(self.rims, painter, colour, rect)

    def keep(self, picture: QPixmap, colour: str) -> None:
        """Recognise a stored picture of a mark when it is painted."""
        self._pictures[picture.cacheKey()] = colour

    def picture(self, painter: QPainter, at: QPointF | QRect | QRectF, picture: QPixmap) -> None:
        if picture.cacheKey() not in self._pictures:
            return
        side = picture.width() / picture.devicePixelRatio()
        rect = QRectF(at) if isinstance(at, QRect | QRectF) else QRectF(at, QPointF(at) + QPointF(side, side))
        self._add(self.marks, painter, self._pictures[picture.cacheKey()], rect)

    def _add(self, seen: Seen, painter: QPainter, what: str, rect: QRectF) -> None:
        device, found = painter.device(), painter.combinedTransform().mapRect(rect)
        if device is self.target:
            seen.append((what, found))
        elif isinstance(device, QWidget) and isinstance(self.target, QWidget):
            seen.append((what, found.translated(device.mapTo(self.target, QPointF()))))


@contextmanager
def spying(spy: SeatSpy) -> Iterator[None]:
    """Make `spy` record everything that is painted in this context."""
    mark, keep, picture = marks.paint_seat_mark, FaceCache.mark, QPainter.drawPixmap
    portrait = art.paint_portrait

    def noted_mark(painter: QPainter, colour: str, x: float, y: float, radius: float, *rim: str) -> None:
        spy.mark(painter, colour, x, y, radius)
        mark(painter, colour, x, y, radius, *rim)

    def noted_portrait(
        painter: QPainter, person: str, colour: str, radius: float, x: float, y: float, **more: Any
    ) -> None:
        spy.mark(painter, colour, x, y, radius)
        portrait(painter, person, colour, radius, x, y, **more)

    def noted_keep(cache: FaceCache, key: Any, *more: Any) -> QPixmap:
        found = keep(cache, key, *more)
        if key[0] == "seat":
            spy.keep(found, key[1])
        return found

    def noted_picture(painter: QPainter, *what: Any) -> None:
        if len(what) == 2:
            spy.picture(painter, *what)
        picture(painter, *what)

    def noted_rim(paint: Callable[..., None]) -> Callable[..., None]:
        def noted(painter: QPainter, rect: QRectF, colour: str, *theme: Any) -> None:
            spy.rim(painter, rect, colour)
            paint(painter, rect, colour, *theme)

        return noted

    with pytest.MonkeyPatch.context() as patch, heard(spy):
        patch.setattr(art, "paint_seat_mark", noted_mark)
        patch.setattr(art, "paint_portrait", noted_portrait)
        patch.setattr(FaceCache, "mark", noted_keep)
        patch.setattr(QPainter, "drawPixmap", noted_picture)
        for name in RIMS:
            patch.setattr(art, name, noted_rim(getattr(art, name)))
        yield


def painted_page(page: QWidget) -> SeatSpy:
    """Return what a page paints, and the words of its labels and fields."""
    spy = SeatSpy(page)
    with spying(spy):
        page.grab()
    for widget in page.findChildren(QWidget):
        if isinstance(widget, QLabel | QLineEdit) and widget.isVisibleTo(page):
            spy.words.append((widget.text(), QRectF(QPointF(widget.mapTo(page, QPointF())), widget.size())))
    return spy


def painted_table(stage: Stage) -> SeatSpy:
    """Return what a table paints, including cached pictures of its items."""
    image = QImage(stage.sceneRect().size().toSize(), QImage.Format.Format_RGB32)
    spy, painter = SeatSpy(image), QPainter(image)
    kept = [item for item in stage.items() if item.cacheMode() is not QGraphicsItem.CacheMode.NoCache]
    for item in kept:
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    with spying(spy):
        stage.render(painter, QRectF(image.rect()), stage.sceneRect(), Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()
    for item in kept:
        item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
    return spy

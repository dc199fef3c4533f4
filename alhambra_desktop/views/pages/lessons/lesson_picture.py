"""LessonPicture: the piece that represents a lesson, painted as on the table."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QPainter, QPixmap

from ....model.learning.lesson import Lesson
from ....model.learning.lesson_face import face_of
from ...art.palette import Theme
from ...scene.pixmaps.faces import Faces
from ...widgets.pictures import Picture

SIZE: Final = 44
"""Size in units."""

CARD: Final = 1.5
"""Card height in widths."""


class LessonPicture(Picture):
    """A square picture, painted once the list is visible."""

    def __init__(self, factor: float) -> None:
        super().__init__(round(SIZE * factor), "", self._draw)
        self.pixmap = QPixmap()

    def _draw(self, painter: QPainter, size: int) -> None:
        ratio = self.pixmap.devicePixelRatio()
        room = QPointF(size - self.pixmap.width() / ratio, size - self.pixmap.height() / ratio)
        painter.drawPixmap(room / 2, self.pixmap)


class LessonPainter:
    """Paints lesson pictures while idle."""

    def __init__(self, theme: Theme, scale: float) -> None:
        self._faces = Faces()
        self._faces.set_theme(theme)
        self._faces.set_scale(scale)

    def paint_later(self, picture: LessonPicture, lesson: Lesson) -> None:
        QTimer.singleShot(0, picture, partial(self._paint, picture, lesson))

    def _paint(self, picture: LessonPicture, lesson: Lesson) -> None:
        face = face_of(lesson)
        self._faces.set_book(lesson.tables[0].book)
        size = picture.width() - 2.0
        pixmap = self._faces.piece_pixmap(face, size)
        if pixmap.height() > pixmap.width() * 1.2:  # cards are as high as tiles
            pixmap = self._faces.piece_pixmap(face, self._faces.snapped(size / CARD))
        picture.pixmap = pixmap
        picture.update()

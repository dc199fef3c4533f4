"""Entries of the Learn page: lessons, and other ways to learn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QLayout

from ....model.learning.lesson import Lesson
from ....model.learning.lesson_face import face_of
from ....words import phrase
from ...art.fonts import BOLD, SEMIBOLD, sans, serif
from ...art.palette import LIGHT, Theme
from ...scene.pixmaps.faces import Faces
from ...storage.contained import contained
from ...widgets.boxes import TOP, hbox, vbox
from ...widgets.labels import Clicked, push_button, words
from ...widgets.painting import paint_card_box
from ...widgets.pictures import Picture
from .card import NumberArch, Stars

LARGE, MIDDLE, SMALL = 80, 60, 52  # sizes of pictures, before they are multiplied by a factor
CARD: Final = 1.5  # height of a money card divided by its width
TOP_EDGE: Final = 8
STARS: Final = 0.8  # size of the stars, relative to those on the card of a lesson


class EntryPicture(Picture):
    """A square picture. Without a `paint` function it shows its `pixmap`, which can be set later."""

    def __init__(self, size: int, paint: Callable[[QPainter, int], None] | None = None) -> None:
        super().__init__(size, "", paint or self._draw)
        self._units = size
        self.pixmap = QPixmap()

    def enlarge(self, factor: float) -> None:
        self._size = round(self._units * factor)
        self.setFixedSize(self._size, self._size)

    def _draw(self, painter: QPainter, size: int) -> None:
        ratio = self.pixmap.devicePixelRatio()
        room = QPointF(size - self.pixmap.width() / ratio, size - self.pixmap.height() / ratio)
        painter.drawPixmap(room / 2, self.pixmap)


class LessonPainter:
    """Paints the pictures of lessons when the event loop is idle."""

    def __init__(self, theme: Theme, scale: float) -> None:
        self._faces = Faces()
        self._faces.set_theme(theme)
        self._faces.set_scale(scale)

    def paint_later(self, picture: EntryPicture, lesson: Lesson) -> None:
        QTimer.singleShot(0, picture, partial(self._paint, picture, lesson))

    def _paint(self, picture: EntryPicture, lesson: Lesson) -> None:
        face = face_of(lesson)
        self._faces.set_book(lesson.tables[0].book)
        size = picture.width() - 2.0
        pixmap = self._faces.piece_pixmap(face, size)
        if pixmap.height() > pixmap.width() * 1.2:  # a card is scaled to the height of a tile
            pixmap = self._faces.piece_pixmap(face, self._faces.snapped(size / CARD))
        picture.pixmap = pixmap
        picture.update()


@contained
class Entry(QFrame):
    """A lesson or another way to learn: a picture, a title, a sentence, the progress and a button.

    A `small` entry needs less height.
    """

    def __init__(self, picture: EntryPicture, clicked: Clicked, *, small: bool) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.picture, self.stars, self.arch = picture, Stars(), NumberArch()
        self._small, self._proposed = small, False
        self._title, self._sentence = words(""), words("", "second")
        self.button = push_button("", clicked, enter=True)
        self.stars.hide()
        self.arch.setParent(self)
        self.arch.hide()
        self._lines: QLayout
        if small:
            head = hbox((self._title, 1), self.stars, spacing=8)
            foot = hbox((self._sentence, 1, TOP), self.button, spacing=8)
            texts = vbox(1, head, foot, 1, spacing=0)
            self._lines = hbox(picture, (texts, 1), spacing=10, margins=(9, 3, 8, 3), within=self)
        else:
            texts = vbox(self._title, self._sentence, 1, spacing=0)
            head = hbox((picture, 0, TOP), (texts, 1), spacing=10)
            foot = hbox(self.stars, 1, self.button)
            self._lines = vbox((head, 1), foot, spacing=2, margins=(14, TOP_EDGE, 8, 7), within=self)

    def enlarge(self, factor: float) -> None:
        self.picture.enlarge(factor)
        self.arch.enlarge(factor)
        self.arch.move(2, TOP_EDGE + self.picture.height() - self.arch.height() + 5)  # below the price
        self.stars.factor = factor * STARS
        self.stars.set_content(self.stars.done, self.stars.count, here=False)
        self._title.setFont(serif(round((15 if self._small else 17) * factor), BOLD))
        self._sentence.setFont(sans(round(13 * factor)))
        self.button.setFont(sans(round(13 * factor), SEMIBOLD))

    def set_theme(self, theme: Theme) -> None:
        self.theme = self.arch.theme = self.stars.theme = theme
        self.update()

    def set_sign(self, sign: str) -> None:
        """Show `sign`, the number of a lesson, over the picture. If `sign` is empty, show a star."""
        self.arch.sign = sign
        self.arch.setVisible(True)
        self.arch.raise_()

    def set_content(self, title: str, sentence: str) -> None:
        self._title.setText(title)
        self._sentence.setText(sentence)
        self._lines.activate()  # otherwise the layout of the card uses outdated heights of the texts
        self.button.setAccessibleDescription(f"{title}. {sentence}")

    def show_progress(self, done: int, steps: int) -> None:
        self.stars.set_content(done, steps, here=False)
        self.stars.setAccessibleName(phrase("learn-steps", done=done, steps=steps))
        self.stars.setVisible(True)

    def propose(self, proposed: bool) -> None:
        self._proposed = proposed
        self.button.setObjectName("play" if proposed else "quiet")
        self.button.setDefault(proposed)
        self.button.style().polish(self.button)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card_box(painter, QRectF(self.rect()), theme, chosen=self._proposed)

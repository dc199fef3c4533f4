from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLayout, QWidget

from ....model.learning.lesson import Lesson
from ....model.learning.lesson_face import face_of
from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.cache import FaceCache
from ...art.fonts import BOLD, SEMIBOLD, fitted, sans, serif
from ...art.lesson_scenes import LESSON_SCENES
from ...art.palette import LIGHT, Theme
from ...art.rule_scenes import scene_steps
from ...art.steps import draw_fitted
from ...scene.pixmaps.faces import Faces
from ...storage.contained import contained
from ...widgets.access_keys import without_access_key
from ...widgets.boxes import NONE, TOP, hbox, vbox
from ...widgets.card_button import CardButton
from ...widgets.labels import Clicked, set_button_text, words
from ...widgets.painting import paint_card_box
from ...widgets.pictures import Picture
from .card import NumberArch, Stars

LEAST, MIDDLE, SMALL = 80, 60, 52  # sizes of pictures, in pixels before enlargement
LARGEST: Final = 140
"""Before enlargement, the size of a lesson's picture is between ``LEAST`` and this."""

STEP: Final = 4  # the size of a lesson's picture is a multiple of this
ILLUSTRATED: Final = 80.0
"""Minimum size at which pictures are painted.

A smaller picture is painted at this size and then scaled down. If it were painted smaller, a tile would show
an icon instead of a drawing.
"""

ARCH: Final = 0.75  # size relative to the arch on a lesson's card
EDGE: Final = 10
"""Pixels between the left edge of an entry and its picture, its arch and its stars."""

CHEVRON: Final = 26  # pixels for the chevron at the right edge of a small entry
TITLES: Final = 16, 14  # largest and smallest title font before enlargement
STARS: Final = 0.8  # size relative to the stars on a lesson's card


class EntryPicture(Picture):
    def __init__(self, size: int, paint: Callable[[QPainter, int], None] | None = None) -> None:
        super().__init__(size, "", paint or self._draw)
        self._units = size
        self.theme: Theme = LIGHT
        self.pixmap = QPixmap()

    def set_units(self, units: int) -> None:
        """Set the size before enlargement. The next call of `enlarge` applies this size."""
        self._units = units

    def enlarge(self, factor: float) -> None:
        self._size = round(self._units * factor)
        self.setFixedSize(self._size, self._size)

    def _draw(self, painter: QPainter, size: int) -> None:
        ratio = self.pixmap.devicePixelRatio()
        room = QPointF(size - self.pixmap.width() / ratio, size - self.pixmap.height() / ratio)
        painter.drawPixmap(room / 2, self.pixmap)


class SceneOfLesson(EntryPicture):
    """A scene that illustrates a lesson of the base game."""

    def __init__(self, size: int, cache: FaceCache, name: str) -> None:
        super().__init__(size, self._paint_scene)
        self._cache, self._name = cache, name

    def _paint_scene(self, painter: QPainter, size: int) -> None:
        subject = ("thumbnail", ("lesson", self._name, self.theme.name))
        steps = partial(scene_steps, LESSON_SCENES[self._name], size, self.theme)
        picture = self._cache.stepwise(subject, (size, size), self.devicePixelRatioF(), steps, self)
        if picture is not None:
            draw_fitted(painter, QRectF(0, 0, size, size), picture)


class LessonPainter:
    """Paints the pictures of expansion lessons when the event loop is idle."""

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
        pixmap = self._faces.piece_pixmap(face, max(size, ILLUSTRATED))
        side = round(size * pixmap.devicePixelRatio())
        # the longer side of every picture is `side` pixels long, so a money card is as high as a tile
        if max(pixmap.width(), pixmap.height()) != side:
            ratio = pixmap.devicePixelRatio()
            smooth = Qt.TransformationMode.SmoothTransformation
            pixmap = pixmap.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio, smooth)
            pixmap.setDevicePixelRatio(ratio)
        picture.pixmap = pixmap
        picture.update()


@contained
class Entry(QFrame):
    """A lesson or another way to learn.

    If the entry is `small`, the progress is beside the title, otherwise below the picture.
    """

    def __init__(self, picture: EntryPicture, clicked: Clicked, *, small: bool) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.picture, self.stars, self.arch = picture, Stars(), NumberArch()
        self._small, self._proposed, self._factor = small, False, 1.0
        self._title, self._sentence = words(""), words("", "second")
        self.button = CardButton(self, clicked)
        self.stars.hide()
        self._lines: QLayout
        if small:
            self.arch.setParent(self)
            self.arch.hide()
            head = hbox((self._title, 1), self.stars, spacing=8)
            texts = vbox(1, head, self._sentence, 1, spacing=0)
            self._lines = hbox(picture, (texts, 1), spacing=10, margins=(9, 3, CHEVRON, 3), within=self)
        else:
            self._head = QWidget()
            hbox(self.arch, (self._title, 1), spacing=1, margins=NONE, within=self._head)
            self._grid = QGridLayout()
            self._grid.setSpacing(0)
            self._grid.setHorizontalSpacing(10)
            self._grid.setColumnStretch(1, 1)
            self._grid.setRowStretch(1, 1)
            self.place_title(above=True)
            foot = hbox(self.stars, 1, margins=NONE)
            self._lines = vbox((self._grid, 1), foot, spacing=2, margins=(EDGE, 5, EDGE, 7), within=self)

    def place_title(self, *, above: bool) -> None:
        """Place the title above or beside the picture. Do not call this for a small entry."""
        self._above = above
        for part in (self._head, self.picture, self._sentence):
            self._grid.removeWidget(part)
        self._head.setContentsMargins(0, 0, 0, 3 if above else 0)
        self._grid.addWidget(self._head, 0, 0 if above else 1, 1, 2 if above else 1)
        self._grid.addWidget(self.picture, 1 if above else 0, 0, 1 if above else 2, 1, TOP)
        self._grid.addWidget(self._sentence, 1, 1, TOP)
        self._fit_title()

    def enlarge(self, factor: float) -> None:
        self.picture.enlarge(factor)
        self.arch.enlarge(factor * ARCH)
        self.stars.factor = factor * STARS
        self.stars.set_content(self.stars.done, self.stars.count, here=False)
        self._factor = factor
        self._fit_title()
        self._sentence.setFont(sans(round(13 * factor)))
        self.button.setFont(sans(round(13 * factor), SEMIBOLD))
        self._reserve_pill()
        self._lines.invalidate()

    def _reserve_pill(self) -> None:
        """Keep the text above the pill of a proposed lesson, because the pill is higher than the stars."""
        if not self._small:
            above_stars = max(0, self.button.pill.height() - self.stars.height()) if self._proposed else 0
            self._sentence.setContentsMargins(0, 0, 0, above_stars)

    def _fit_title(self) -> None:
        most, least = (round(size * self._factor) for size in TITLES)
        font = serif(round(15 * self._factor), BOLD)
        if not self._small:
            beside = 0 if self._above else self.picture.width() + self._grid.horizontalSpacing()
            room = self.width() - 2 * EDGE - self.arch.width() - 1 - beside
            font, _ = fitted(self._title.text(), serif(most, BOLD), room, least)
        self._title.setFont(font)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_title()

    def set_theme(self, theme: Theme) -> None:
        self.theme = self.arch.theme = self.stars.theme = self.picture.theme = theme
        self.update()

    def set_sign(self, sign: str) -> None:
        """Show a lesson's number before the title, or a star if `sign` is empty."""
        self.arch.sign = sign
        self.arch.setVisible(True)

    def set_content(self, title: str, sentence: str) -> None:
        self._title.setText(title)
        self._fit_title()
        self._sentence.setText(sentence)
        self._lines.activate()  # otherwise, the card's layout would use the texts' old heights
        self.button.setAccessibleDescription(sentence)

    def set_action(self, action: Message) -> None:
        """Set the button's text. Call `set_content` first, because the accessible name contains the title."""
        set_button_text(self.button, action)
        self.button.setAccessibleName(f"{without_access_key(self.button.text())}: {self._title.text()}")

    def show_progress(self, done: int, steps: int) -> None:
        self.stars.set_content(done, steps, here=False)
        self.stars.setAccessibleName(phrase("learn-steps", done=done, steps=steps))
        self.stars.setVisible(True)

    def propose(self, proposed: bool) -> None:
        self._proposed = proposed
        self.button.setDefault(proposed)
        self.button.propose(proposed=proposed)
        self._reserve_pill()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card_box(painter, QRectF(self.rect()), theme, chosen=self._proposed)

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QLocale, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....words import phrase, say
from ...art.brushes import segment
from ...art.cache import FaceCache
from ...art.fonts import SEMIBOLD
from ...art.geometry import polygon, rounded
from ...art.painter_state import clipped, moved
from ...art.palette import DARK, GOLD, LIGHT, Theme
from ...art.steps import draw_fitted
from ...playback.director import FACTOR
from ...rule_sets.motion_style import MotionStyle
from ...storage.contained import contained
from ...storage.settings import Settings
from ...widgets.boxes import NONE, hbox, vbox
from ...widgets.hit_label import HitLabel
from ...widgets.labels import heading, line, push_button
from ...widgets.pictures import SeatImage
from ...widgets.style import reduces_motion
from .choice_texts import SPEEDS
from .sample import (
    OWNER,
    ROW,
    TAKEN,
    Sample,
    money,
    paint_edge,
    paint_path,
    paint_sample,
    paint_taken,
    sample_steps,
)

SHADOW: Final = 8
MARK: Final = 40
MARGINS: Final = (SHADOW + 12, SHADOW + 8, SHADOW + 12, SHADOW + 16)
LEAST: Final = QSize(200, 150)
THUMB_WIDE: Final = 610.0
"""Width of a thumbnail in pixels before it is scaled."""


def thumbnail(cache: FaceCache, theme: str, size: QSize, ratio: float) -> QPixmap:
    """Return a small picture of a table. For the theme "system", half of the picture is dark."""

    def paint(p: QPainter) -> None:
        width, height = float(size.width()), float(size.height())
        _paint_small(p, size, DARK if theme == "dark" else LIGHT, cache)
        if theme == "system":
            corners = [(width * 0.62, 0.0), (width, 0.0), (width, height), (width * 0.38, height)]
            with clipped(p, polygon(corners)):
                _paint_small(p, size, DARK, cache)
            segment(p, (width * 0.62, 0), (width * 0.38, height), GOLD, 2)

    return cache.thumbnail(theme, size.width(), size.height(), ratio, paint)


def _paint_small(p: QPainter, size: QSize, theme: Theme, cache: FaceCache) -> None:
    scale = size.width() / THUMB_WIDE
    with moved(p, scale=scale):
        paint_sample(p, Sample(THUMB_WIDE, size.height() / scale, theme, words=False), cache)


@contained
class PreviewPicture(QWidget):
    def __init__(self, cache: FaceCache, settings: Settings) -> None:
        super().__init__()
        self._cache, self._settings = cache, settings
        self.theme: Theme = LIGHT
        self._share = 1.0
        self.flight = QVariantAnimation(self)
        self.flight.setStartValue(0.0)
        self.flight.setEndValue(1.0)
        self.flight.valueChanged.connect(self._move)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(424, 540)

    def minimumSizeHint(self) -> QSize:
        return LEAST

    @property
    def sample(self) -> Sample:
        still, aids = reduces_motion(self._settings), self._settings.preferences.aids
        return Sample(self.width(), self.height(), self.theme, aids=aids, marked=still)

    @property
    def duration(self) -> float:
        """The duration of the card's flight in milliseconds, or 0 without animation."""
        if reduces_motion(self._settings):
            return 0.0
        return MotionStyle().others * FACTOR[self._settings.preferences.others_speed]

    def play(self) -> None:
        self.flight.stop()
        self._share = 1.0
        if self.duration and self.isVisible():
            self._share = 0.0
            self.flight.setDuration(round(self.duration))
            self.flight.start()
        self.update()

    def _move(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, sample, ratio = QPainter(self), self.sample, self.devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        subject = ("picture", "sample", self.theme.name, self.theme.signs, sample.aids, sample.marked)
        steps = partial(sample_steps, sample, self._cache)
        ground = self._cache.stepwise(subject, self.size().toTuple(), ratio, steps, self)
        with clipped(painter, rounded(rect, 7)):
            if ground is not None:
                draw_fitted(painter, rect, ground)
            if self.duration:
                paint_path(painter, sample)
                paint_taken(painter, sample, self._share, self._cache)
        paint_edge(painter, rect, self.theme)


@contained
class Preview(QWidget):
    def __init__(self, cache: FaceCache, settings: Settings) -> None:
        super().__init__()
        self._cache, self._settings = cache, settings
        self.theme: Theme = LIGHT
        self.strip = False
        self.picture = PreviewPicture(cache, settings)
        self.title, self._beside = heading("", 18), line("", "second")
        self._move = HitLabel("", "", 14, SEMIBOLD)
        self._pace = HitLabel("", "second", 13)
        self.again = push_button("", self.play, 13)
        self.again.setMinimumHeight(36)
        self._mark = SeatImage(cache, MARK)
        self._head, self._foot = QWidget(), QWidget()
        hbox((self.title, 1), self._beside, margins=NONE, within=self._head)
        column = vbox(self._move, self._pace, spacing=0)
        hbox(self._mark, (column, 1), self.again, spacing=10, margins=NONE, within=self._foot)
        vbox(self._head, (self.picture, 1), self._foot, spacing=8, margins=MARGINS, within=self)
        self._settings.changed.connect(self._on_settings)

    def fit(self, *, strip: bool) -> None:
        """Hide the title if the preview is a `strip` above the settings."""
        self.strip = strip
        self._head.setVisible(not strip)

    def _on_settings(self, changed: frozenset[str]) -> None:
        if changed & {"theme", "contrast", "small_signs", "others_speed", "reduced_motion", "aids"}:
            self._show_move()
            self.play()

    def play(self) -> None:
        self.picture.play()

    def retranslate(self) -> None:
        self._mark.show_seat(OWNER)
        self.title.setText(phrase("preferences-preview"))
        self._beside.setText(phrase("preferences-preview-size"))
        self.again.setText(phrase("preferences-preview-again"))
        self.picture.setAccessibleName(phrase("preferences-preview"))
        self.picture.setAccessibleDescription(phrase("preferences-preview-shows"))
        self._cache.forget("picture")
        self._show_move()

    def _show_move(self) -> None:
        currency, value = ROW[TAKEN]
        person = phrase("person-yusuf")
        self._move.set_content(
            phrase("preferences-preview-move", person=person, money=money(currency, value))
        )
        speed, seconds = self._settings.preferences.others_speed, self.picture.duration / 1000
        if reduces_motion(self._settings):
            self._pace.set_content(phrase("preferences-preview-marked"))
        elif not seconds:
            self._pace.set_content(phrase("preferences-preview-off"))
        else:
            pace = QLocale().toString(seconds, "f", 1)
            self._pace.set_content(phrase("preferences-preview-pace", speed=say(SPEEDS[speed]), seconds=pace))
        self.picture.update()

    def set_theme(self, theme: Theme) -> None:
        self.theme = self.picture.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ratio = QPainter(self), self.devicePixelRatioF()
        paper = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        if not paper.isEmpty():
            self._cache.draw_sheet(painter, paper, self.theme, ratio, lift=0.2)

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....words import phrase, say
from ...art.brushes import colour, shape
from ...art.fonts import BOLD, SEMIBOLD, sans
from ...art.geometry import rounded
from ...playback.director import FACTOR
from ...rule_sets.motion_style import MotionStyle
from ...storage.contained import contained
from ...widgets.boxes import NONE, vbox
from ...widgets.labels import heading, words
from ...widgets.painting import RIGHT, write
from ...widgets.style import reduces_motion, theme_of
from .choice_texts import SPEEDS
from .fields import Context
from .sample import ROW, TAKEN

LANE: Final = 48
CARD: Final = 24.0
NAME, FIGURE = 84.0, 64.0
"""Widths of the texts at the ends of a lane: the name of the speed, and the duration of a move."""

STEP: Final = 64.0
"""Approximate time in milliseconds between two drawn positions of the card."""

SPEED_NAMES: Final = frozenset({"own_speed", "others_speed"})


@contained
class Lanes(QWidget):
    """A lane for each speed, with the positions of a moving card at equal time intervals.

    When the player changes the speed, a card moves along the lane of the new speed.
    """

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.flown = ""
        self.flight = QVariantAnimation(self)
        self.flight.setStartValue(0.0)
        self.flight.setEndValue(1.0)
        self.flight.valueChanged.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        figures = (f"{say(name)}: {self._figure(speed)}" for speed, name in SPEEDS.items())
        self.setAccessibleName(phrase("preferences-lanes"))
        self.setAccessibleDescription(", ".join(figures))
        context.settings.changed.connect(self._on_settings)

    def _on_settings(self, changed: frozenset[str]) -> None:
        for name in SPEED_NAMES & changed:
            self.play(getattr(self._context.preferences, name))
        self.update()

    def play(self, speed: str) -> None:
        self.flight.stop()
        duration = round(self.duration(speed))
        if duration and self.isVisible() and not reduces_motion(self._context.settings):
            self.flown = speed
            self.flight.setDuration(duration)
            self.flight.start()

    def sizeHint(self) -> QSize:
        return QSize(420, LANE * len(SPEEDS))

    @staticmethod
    def duration(speed: str) -> float:
        """Return for how many milliseconds a card of another player moves at this speed."""
        return MotionStyle().others * FACTOR[speed]

    def _figure(self, speed: str) -> str:
        return phrase("preferences-lane", seconds=QLocale().toString(self.duration(speed) / 1000, "f", 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        still = reduces_motion(self._context.settings)
        painter.setOpacity(0.5 if still else 1.0)
        for at, speed in enumerate(SPEEDS):
            chosen = speed == self._context.preferences.others_speed and not still
            lane = QRectF(0, at * LANE, self.width(), LANE).adjusted(0.5, 2, -0.5, -2)
            ground = colour(theme.legal, 0.14) if chosen else colour(theme.stripe)
            shape(painter, rounded(lane, 7), ground, theme.legal if chosen else None, 1.4)
            font = sans(13, BOLD if chosen else SEMIBOLD)
            write(painter, lane.adjusted(12, 0, 0, 0), say(SPEEDS[speed]), font, theme.text)
            write(painter, lane.adjusted(0, 0, -12, 0), self._figure(speed), sans(13), theme.text_2, RIGHT)
            self._paint_way(painter, lane.adjusted(NAME, 0, -FIGURE, 0), speed)

    def _paint_way(self, p: QPainter, lane: QRectF, speed: str) -> None:
        theme, opacity = theme_of(self.palette()), p.opacity()
        middle, way = lane.center().y(), lane.width() - CARD
        p.fillRect(QRectF(lane.left(), middle, lane.width(), 1), colour(theme.panel_edge, 0.5))
        picture = self._context.cache.card(*ROW[TAKEN], CARD, self.devicePixelRatioF())
        count = max(1, round(self.duration(speed) / STEP))
        flies = speed == self.flown and self.flight.state() == QVariantAnimation.State.Running
        shares = [step / count for step in range(count + 1)]
        places = [(share, 0.25 if flies else 0.25 + 0.75 * share**2) for share in shares]
        if flies:
            places.append((float(self.flight.currentValue()), 1.0))
        for share, shown in places:
            p.setOpacity(opacity * shown)
            p.drawPixmap(QPointF(round(lane.left() + share * way), round(middle - CARD * 0.75)), picture)
        p.setOpacity(opacity)


class SpeedLanes(QWidget):
    def __init__(self, context: Context) -> None:
        super().__init__()
        self.lanes = Lanes(context)
        note = words(phrase("preferences-lanes-note"), "second")
        title = heading(phrase("preferences-lanes"), 17)
        vbox(title, note, self.lanes, spacing=6, margins=NONE, within=self)

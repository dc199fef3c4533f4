from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.brushes import colour, shape
from ...art.fonts import BOLD, REGULAR, SEMIBOLD, sans
from ...art.geometry import rounded
from ...playback.director import FACTOR
from ...rule_sets.motion_style import MotionStyle
from ...storage.contained import contained
from ...widgets.boxes import NONE, vbox
from ...widgets.labels import heading
from ...widgets.painting import CENTRE, write
from ...widgets.style import reduces_motion, theme_of
from .choice_texts import SPEEDS
from .fields import Context
from .sample import ROW, TAKEN

LANE, HEADER = 46, 24
"""Heights of a lane, and of the column titles above the lanes."""

CARD: Final = 24.0
NAME, FIGURE = 92.0, 76.0
"""Widths of the column of speed names, and of each column of durations."""

PILL: Final = 26.0
"""Height of the frame of a chosen duration."""

SPEED_NAMES: Final[Mapping[str, Message]] = {
    "own_speed": Message("preferences-lanes-you"),
    "others_speed": Message("preferences-lanes-others"),
}
"""Maps preferences to the titles of their columns."""


@contained
class Lanes(QWidget):
    """A lane for each speed, with the durations of the player's own moves and of other players' moves.

    The farther the card moves in a lane, the longer a move takes. The durations of the chosen speeds have a
    frame. When the player changes a speed, a card moves along the lane of the new speed.
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
        self.setAccessibleName(phrase("preferences-lanes"))
        self.setAccessibleDescription("; ".join(map(self._spoken, SPEEDS)))
        context.settings.changed.connect(self._on_settings)

    def _spoken(self, speed: str) -> str:
        figures = (f"{say(title)} {self._figure(speed, name)}" for name, title in SPEED_NAMES.items())
        return f"{say(SPEEDS[speed])}: {', '.join(figures)}"

    def _on_settings(self, changed: frozenset[str]) -> None:
        for name in SPEED_NAMES:
            if name in changed:
                self._play(name)
        self.update()

    def _play(self, name: str) -> None:
        self.flight.stop()
        speed = getattr(self._context.preferences, name)
        duration = round(self.duration(speed, name))
        if duration and self.isVisible() and not reduces_motion(self._context.settings):
            self.flown = speed
            self.flight.setDuration(duration)
            self.flight.start()

    def sizeHint(self) -> QSize:
        return QSize(420, HEADER + LANE * len(SPEEDS))

    @staticmethod
    def duration(speed: str, name: str) -> float:
        """Return how many milliseconds a move takes if the preference `name` has the value `speed`."""
        style = MotionStyle()
        return (style.own if name == "own_speed" else style.others) * FACTOR[speed]

    def _figure(self, speed: str, name: str) -> str:
        seconds = self.duration(speed, name) / 1000
        return phrase("preferences-lane", seconds=QLocale().toString(seconds, "f", 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        still = reduces_motion(self._context.settings)
        painter.setOpacity(0.5 if still else 1.0)
        for at, (name, title) in enumerate(SPEED_NAMES.items()):
            left = self.width() - FIGURE * (len(SPEED_NAMES) - at)
            column = QRectF(left, 0, FIGURE, HEADER)
            write(painter, column, say(title), sans(13), theme.text_2, CENTRE)
            for row, speed in enumerate(SPEEDS):
                cell = QRectF(left, HEADER + row * LANE, FIGURE, LANE)
                chosen = speed == getattr(self._context.preferences, name) and not still
                self._paint_figure(painter, cell, self._figure(speed, name), chosen=chosen)
        for at, speed in enumerate(SPEEDS):
            lane = QRectF(0, HEADER + at * LANE, self.width(), LANE)
            painter.fillRect(QRectF(0, lane.top(), self.width(), 1), colour(theme.panel_edge, 0.3))
            write(painter, lane.adjusted(4, 0, 0, 0), say(SPEEDS[speed]), sans(14, SEMIBOLD), theme.text)
            self._paint_way(painter, lane.adjusted(NAME, 0, -FIGURE * len(SPEED_NAMES), 0), speed)

    def _paint_figure(self, p: QPainter, cell: QRectF, figure: str, *, chosen: bool) -> None:
        theme = theme_of(self.palette())
        if chosen:
            frame = QRectF(cell.left() + 6, cell.center().y() - PILL / 2, cell.width() - 12, PILL)
            shape(p, rounded(frame, PILL / 2), colour(theme.legal, 0.14), theme.legal, 1.4)
        ink = theme.text if chosen else theme.text_2
        write(p, cell, figure, sans(13, BOLD if chosen else REGULAR), ink, CENTRE)

    def _paint_way(self, p: QPainter, lane: QRectF, speed: str) -> None:
        theme, middle = theme_of(self.palette()), lane.center().y()
        longest = max(self.duration(one, "others_speed") for one in SPEEDS)
        way = (lane.width() - CARD - 8) * self.duration(speed, "others_speed") / longest
        line = QRectF(lane.left() + CARD / 2, middle - 1.5, way, 3)
        p.fillRect(line, colour(theme.legal, 0.6))
        picture = self._context.cache.card(*ROW[TAKEN], CARD, self.devicePixelRatioF())
        flies = speed == self.flown and self.flight.state() == QVariantAnimation.State.Running
        share = float(self.flight.currentValue()) if flies else 1.0
        p.drawPixmap(QPointF(round(lane.left() + share * way), round(middle - CARD * 0.75)), picture)


class SpeedLanes(QWidget):
    def __init__(self, context: Context) -> None:
        super().__init__()
        self.lanes = Lanes(context)
        title = heading(phrase("preferences-lanes"), 17)
        vbox(title, self.lanes, spacing=4, margins=NONE, within=self)

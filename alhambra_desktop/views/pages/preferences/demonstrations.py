from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.brushes import colour, segment, stroke
from ...art.fonts import SEMIBOLD, sans
from ...art.geometry import polygon, rounded
from ...art.palette import Theme
from ...playback.director import FACTOR
from ...rule_sets.motion_style import MotionStyle
from ...storage.contained import contained
from ...widgets.boxes import NONE, vbox
from ...widgets.labels import heading
from ...widgets.painting import LEFT, paint_card_box, write
from ...widgets.style import reduces_motion, theme_of
from .fields import Context
from .sample import ROW, TAKEN

LEAST_TRACK, TALLEST_TRACK, BETWEEN = 74, 112, 10
"""Least and greatest height of a track, and the space between the tracks."""

SIDE, ABOVE = 20.0, 9.0
"""Space beside and above the cards on a track."""

CAPTION, LINE = 190.0, 19.0
"""Width of the captions at the left of a track, and height of their lines."""

TIP: Final = 6.0

RATIO: Final = 1.5
"""Height of a card divided by its width."""

TRACKS: Final[Mapping[str, Message]] = {
    "own_speed": Message("preferences-lanes-you"),
    "others_speed": Message("preferences-lanes-others"),
}
"""Maps preferences to the captions of their tracks."""


@contained
class Tracks(QWidget):
    """A track for your moves, and one for the moves of the others.

    When the player changes a speed, a card moves along its track at the new speed.
    """

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.flights = {name: self._flight() for name in TRACKS}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(len(TRACKS) * (TALLEST_TRACK + BETWEEN))
        self.setAccessibleName(phrase("preferences-lanes"))
        self._describe()
        context.settings.changed.connect(self._on_settings)

    def _flight(self) -> QVariantAnimation:
        flight = QVariantAnimation(self)
        flight.setStartValue(0.0)
        flight.setEndValue(1.0)
        flight.valueChanged.connect(self.update)
        return flight

    def _describe(self) -> None:
        spoken = (f"{say(title)}: {self.figure(name)}" for name, title in TRACKS.items())
        self.setAccessibleDescription("; ".join(spoken))

    def _on_settings(self, changed: frozenset[str]) -> None:
        for name in TRACKS:
            if name in changed or "reduced_motion" in changed:
                self._play(name)
        self._describe()
        self.update()

    def _play(self, name: str) -> None:
        flight, duration = self.flights[name], round(self.duration(name))
        flight.stop()
        if duration and self.isVisible():
            flight.setDuration(duration)
            flight.start()

    def duration(self, name: str) -> float:
        """Return for how many milliseconds a card moves at the speed of the preference `name`."""
        if reduces_motion(self._context.settings):
            return 0.0
        style = MotionStyle()
        normal = style.own if name == "own_speed" else style.others
        return normal * FACTOR[getattr(self._context.preferences, name)]

    def figure(self, name: str) -> str:
        if reduces_motion(self._context.settings):
            return phrase("preferences-preview-marked")
        if not (duration := self.duration(name)):
            return phrase("preferences-preview-off")
        return phrase("preferences-lane", seconds=QLocale().toString(duration / 1000, "f", 1))

    def sizeHint(self) -> QSize:
        return QSize(420, len(TRACKS) * (TALLEST_TRACK + BETWEEN))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, len(TRACKS) * (LEAST_TRACK + BETWEEN))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = self.height() / len(TRACKS)
        for at, (name, title) in enumerate(TRACKS.items()):
            track = QRectF(0, at * high, self.width(), high - BETWEEN)
            paint_card_box(painter, track, theme)
            top = track.center().y() - LINE
            captions = QRectF(track.left() + SIDE - 4, top, CAPTION - SIDE, LINE)
            write(painter, captions, say(title), sans(14, SEMIBOLD), theme.text, LEFT)
            write(painter, captions.translated(0, LINE), self.figure(name), sans(13), theme.text_2, LEFT)
            self._paint_track(painter, track.adjusted(CAPTION, ABOVE, -SIDE, -ABOVE), name, theme)

    def _paint_track(self, p: QPainter, room: QRectF, name: str, theme: Theme) -> None:
        wide = room.height() / RATIO
        start = QRectF(room.left(), room.top(), wide, room.height())
        end = start.translated(room.width() - wide, 0)
        pen = QPen(colour(theme.text_2, 0.7), 1.2)
        pen.setDashPattern([4, 3])
        for slot in (start, end):
            p.strokePath(rounded(slot, 5), pen)
        middle, tip = room.center().y(), end.left() - 8
        ink = colour(theme.legal, 0.7)
        segment(p, (start.right() + 10, middle), (tip - TIP, middle), ink, 2.4)
        p.fillPath(
            polygon([(tip - 2 * TIP, middle - TIP), (tip, middle), (tip - 2 * TIP, middle + TIP)]), ink
        )
        flight = self.flights[name]
        flies = flight.state() == QVariantAnimation.State.Running
        share = float(flight.currentValue()) if flies else 1.0
        card = start.translated(share * (end.left() - start.left()), 0)
        art.paint_shadow(p, card, 4)
        picture = self._context.cache.card(*ROW[TAKEN], wide, self.devicePixelRatioF())
        p.drawPixmap(QPointF(round(card.left()), round(card.top())), picture)
        if reduces_motion(self._context.settings):
            stroke(p, rounded(card.adjusted(-3, -3, 3, 3), 7), theme.legal, 2.4)


class SpeedTracks(QWidget):
    def __init__(self, context: Context) -> None:
        super().__init__()
        self.tracks = Tracks(context)
        title = heading(phrase("preferences-lanes"), 17)
        vbox(title, self.tracks, 1, spacing=6, margins=NONE, within=self)

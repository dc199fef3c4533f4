"""The map of the campaign: a painted garden with a button (`Stop`) for each table."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QRadioButton, QWidget

from ....model.learning.goals.campaign import CampaignTable, TableProgress, campaign
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.brushes import colour, glow, shape, soft_shadow, stroke
from ...art.cache import FaceCache
from ...art.fonts import BOLD, SEMIBOLD, figure_path, sans, text_width, wrapped
from ...art.geometry import box, curve, ellipse, khatam, round_box, rounded, united
from ...art.medals import ENAMEL, GILT, GILT_EDGE, paint_enamel, paint_khatam_rim, paint_star
from ...art.painter_state import moved
from ...art.palace_garden import HEIGHT, PALACE_LEFT, STOPS, WIDTH, garden_steps, paint_footprints
from ...art.palette import Theme
from ...art.steps import draw_fitted
from ...game.next_table import game_words, titles_of
from ...models.game_order import expansions
from ...storage.contained import contained
from ...widgets.choices import OpenedChoices
from ...widgets.labels import set_tip
from ...widgets.painting import CENTRE, write_lines
from ...widgets.style import theme_of

MARGIN: Final = 6
"""Margin around the garden in pixels. The corners of the garden wall extend into this margin."""

STOP: Final = QSize(68, 80)
MIDDLE: Final = QPointF(34, 46)
"""Position of the medal's centre in a `Stop`."""

RADIUS, LARGE = 20.0, 26.0
WINE, TEAL = ENAMEL[2], ENAMEL[0]
STONE: Final = (("#FBF1DB", "#CDB083", "#6B5330"), ("#9A8A6C", "#6A5B42", "#2A1D10"))
"""Colours of a closed table's medal in the light and the dark theme: two gradient colours, and the edge."""

STONE_INK: Final = ("#5A4526", "#FFF1D4")
PLATE: Final = ("#FFFBF1", "#F3E8D0", "#33291F")
"""Background colours of the tables' names.

The first is for open tables, the second for closed tables in the light theme, the third for closed tables in
the dark theme.
"""

PLATE_EDGE: Final = "#8A6430"
ABOVE_MEDAL: Final = 18
"""Distance between a medal and a name above it, in pixels. It leaves room for stars or a lock."""

BESIDE_MEDAL: Final = 5
"""Usual minimum distance in pixels between a medal and the name of another table."""

BESIDE_WALL: Final = 12.0
"""Minimum distance of a name from the centre line of the garden wall, in pixels.

This distance keeps the gate visible.
"""

TOWARDS_PALACE: Final = 6
"""A name may overlap the left edge of the palace by at most this many pixels."""

BESIDE_NAME: Final = 14
LINE: Final = 16

LEAST_SCALE: Final = 0.7
ALL_NAMES: Final = 0.85
"""If the map has at least this scale, it shows the names of all tables, otherwise only one name."""


@contained
class Stop(QRadioButton):
    """The button of a campaign table: a medal with the table's number and, above it, the stars or a lock."""

    pointed = Signal()
    """Emitted when the pointer enters or leaves the button."""

    def __init__(self, cache: FaceCache, text: str) -> None:
        super().__init__(text)
        self._cache = cache
        self.progress: TableProgress | None = None
        self.current = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    def sizeHint(self) -> QSize:
        return STOP

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit()

    @property
    def radius(self) -> float:
        return LARGE if self.current else RADIUS

    def paintEvent(self, event: QPaintEvent) -> None:
        progress, theme = self.progress, theme_of(self.palette())
        if progress is None:
            return
        painter, radius = QPainter(self), self.radius
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with moved(painter, MIDDLE.x(), MIDDLE.y() + self.isDown()):
            painter.drawPixmap(QPointF(-MIDDLE.x(), -MIDDLE.y()), self._picture(progress, theme))
            if self.hasFocus():
                stroke(painter, ellipse(0, 0, radius + 6), theme.legal, 2.4)
                _paint_above_medal(painter, progress, radius, theme)  # again, above the focus ring
            elif self.underMouse():
                stroke(painter, ellipse(0, 0, radius * 0.8), colour("#FFFFFF", 0.8), 1.6)

    def _picture(self, progress: TableProgress, theme: Theme) -> QPixmap:
        stars = progress.stars if progress.open else ()
        key = ("stop", progress.table.number, progress.open, self.current, stars, theme.name)

        def paint(p: QPainter) -> None:
            with moved(p, MIDDLE.x(), MIDDLE.y()):
                if self.current:
                    glow(p, khatam(0, 0, self.radius * 1.1), "#FFE9B8", 9, 0.8)
                _paint_medal(p, progress, self.radius, theme, current=self.current)
                _paint_above_medal(p, progress, self.radius, theme)

        return self._cache.deferred_mark(key, STOP.height(), self.devicePixelRatioF(), paint, self)


def _paint_medal(p: QPainter, progress: TableProgress, radius: float, theme: Theme, *, current: bool) -> None:
    light, deep, edge = STONE[theme.dark]
    if progress.open:
        paint_khatam_rim(p, radius * 1.15, GILT, GILT_EDGE)
        paint_enamel(p, radius * 0.78, WINE if current else TEAL)
    else:
        paint_khatam_rim(p, radius * 1.15, (light, deep), edge)
        shape(p, ellipse(0, 0, radius * 0.76), light, colour(edge, 0.6), 1)
    ink = "#FFF4DA" if progress.open else STONE_INK[theme.dark]
    p.fillPath(figure_path(str(progress.table.number), 0, 0, radius * 0.72, radius), colour(ink))


def _paint_above_medal(p: QPainter, progress: TableProgress, radius: float, theme: Theme) -> None:
    if not progress.open:
        _paint_lock(p, QPointF(0, -radius - 4), theme)
        return
    for i, reached in enumerate(progress.stars):
        at = QPointF(13 * (i - 1), -radius - 7 - (2 if i == 1 else 0))
        soft_shadow(p, khatam(at.x(), at.y(), 6.4), (0.5, 1), 1, 0.3)
        p.fillPath(khatam(at.x(), at.y(), 6.4), colour(PLATE[theme.dark * 2]))
        paint_star(p, at, 6.4, theme, reached=reached)


def _paint_lock(p: QPainter, middle: QPointF, theme: Theme) -> None:
    light, _, edge = STONE[theme.dark]
    x, y = middle.toTuple()
    shackle = curve((x - 3.6, y), (x - 3.6, y - 8.5, x + 3.6, y - 8.5, x + 3.6, y))
    stroke(p, shackle, edge, 3.8)
    stroke(p, shackle, light, 1.8)
    body = round_box(x - 6, y - 1.5, x + 6, y + 7.5, 2)
    soft_shadow(p, body, (0.5, 1), 1, 0.3)
    shape(p, body, light, edge, 1.3)
    p.fillPath(united([ellipse(x, y + 2.2, 1.5), box(x - 0.7, y + 2.5, x + 0.7, y + 5.2)]), colour(edge))


def table_titles(table: CampaignTable) -> tuple[Message, ...]:
    """Return the titles of a table's expansions or, if it has none, the title of its game."""
    return titles_of(table.modules) or (game_words(table.game),)


def _against(table: CampaignTable) -> str:
    names = tuple(person.name for person, _ in table.opponents)
    if not expansions((table.game, *table.modules)):
        return phrase("campaign-against-base", names=names)
    return phrase("campaign-against", names=names, modules=table_titles(table))


def _spoken(progress: TableProgress) -> str:
    return phrase(
        "campaign-aloud",
        number=progress.table.number,
        name=progress.table.name,
        state="open" if progress.open else "closed",
        stars=progress.count,
        before=progress.table.number - 1,
    )


@contained
class CampaignMap(OpenedChoices):
    def __init__(self, cache: FaceCache) -> None:
        self._cache = cache
        self._reached = 0
        super().__init__("", {table.number: "" for table in campaign()})
        self.setMinimumWidth(round(WIDTH * LEAST_SCALE))
        self._names = Names(self)

    def _make(self, value: int, text: str) -> Stop:
        stop = Stop(self._cache, text)
        stop.pointed.connect(self.update)
        return stop

    @property
    def _stops(self) -> list[Stop]:
        return [button for button in self.buttons.values() if isinstance(button, Stop)]

    def set_content(self, tables: tuple[TableProgress, ...], current: int) -> None:
        self.setAccessibleName(phrase("campaign-map"))
        self._reached = max((place.table.number for place in tables if place.open), default=0)
        for stop, progress in zip(self._stops, tables, strict=True):
            stop.progress, stop.current = progress, progress.table.number == current
            stop.setText(say(progress.table.name))
            stop.setAccessibleName(_spoken(progress))
            against = _against(progress.table)
            stop.setAccessibleDescription(against)
            set_tip(stop, against)
            stop.update()
        self.update()

    @property
    def _scale(self) -> float:
        return min(1.0, (self.width() - 2 * MARGIN) / WIDTH)

    @property
    def left(self) -> int:
        return round((self.width() - WIDTH * self._scale) / 2) - MARGIN

    @property
    def palace_left(self) -> float:
        return self.left + MARGIN + PALACE_LEFT * self._scale

    @property
    def _top(self) -> int:
        return max(0, (self.height() - self.heightForWidth(self.width())) // 2)

    @property
    def last_stop(self) -> Stop:
        """The stop of the last table, at the palace."""
        return self._stops[-1]

    def neighbours(self, stop: Stop) -> list[Stop]:
        """Return the previous and the next stop, but only those that are lower on the map than `stop`."""
        at = self._stops.index(stop)
        return [other for other in self._stops[max(0, at - 1) : at + 2] if other.y() > stop.y()]

    @property
    def named_stops(self) -> list[Stop]:
        if self._scale >= ALL_NAMES:
            return self._stops
        in_use = [stop for stop in self._stops if stop.underMouse() or stop.hasFocus()]
        chosen = [stop for stop in self._stops if stop.isChecked()]
        return in_use[-1:] or chosen

    def sizeHint(self) -> QSize:
        return QSize(ceil(WIDTH) + 2 * MARGIN, ceil(HEIGHT) + 2 * MARGIN)

    def heightForWidth(self, width: int) -> int:
        return ceil(min(1.0, (width - 2 * MARGIN) / WIDTH) * HEIGHT) + 2 * MARGIN

    def arrange(self) -> None:
        for stop, (x, y) in zip(self._stops, STOPS, strict=True):
            middle = QPointF(self.left + MARGIN + x * self._scale, self._top + MARGIN + y * self._scale)
            stop.setGeometry(QRect((middle - MIDDLE).toPoint(), STOP))
        self._names.setGeometry(self.rect())
        self._names.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, dpr = QPainter(self), theme_of(self.palette()), self.devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = WIDTH * self._scale
        size = QSizeF(width + 2 * MARGIN, HEIGHT * self._scale + 2 * MARGIN)
        subject = ("thumbnail", ("garden", theme.name))
        steps = partial(garden_steps, float(MARGIN), width, theme)
        garden = self._cache.stepwise(subject, size.toTuple(), dpr, steps, self)
        if garden is not None:
            draw_fitted(painter, QRectF(QPointF(self.left, self._top), size), garden)
        with moved(painter, self.left + MARGIN, self._top + MARGIN, self._scale):
            paint_footprints(painter, theme, self._reached)


def _font(stop: Stop) -> QFont:
    return sans(12, BOLD if stop.isChecked() else SEMIBOLD)


@contained
class Names(QWidget):
    """Paints the name of each table below its `Stop`, but the name of the last table above its `Stop`.

    A small map shows only the name of the stop under the pointer or with the focus. If there is no such stop,
    the map shows the name of the selected stop.
    """

    def __init__(self, parent: CampaignMap) -> None:
        super().__init__(parent)
        self._map = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for stop in self._map.named_stops:
            self._paint_name(painter, stop, theme)

    def plate(self, stop: Stop) -> tuple[QRectF, tuple[str, ...]]:
        """Return the rectangle for the name of `stop`, and the lines of this name."""
        font = _font(stop)
        low, high = self._room(stop)
        lines = wrapped(stop.text(), font, high - low - BESIDE_NAME)
        width = max(text_width(line, font) for line in lines) + BESIDE_NAME
        left = min(max(stop.x() + MIDDLE.x() - width / 2, low), high - width)
        height = LINE * (len(lines) - 1) + 19
        top = stop.y() + MIDDLE.y() + stop.radius + 8
        if stop is self._map.last_stop:
            top = stop.y() + MIDDLE.y() - stop.radius - ABOVE_MEDAL - height
        return QRectF(left, top, width, height), lines

    def _paint_name(self, p: QPainter, stop: Stop, theme: Theme) -> None:
        progress = stop.progress
        if progress is None:
            return
        plate, lines = self.plate(stop)
        path = rounded(plate, 5)
        soft_shadow(p, path, (0.5, 1.5), 2, 0.3)
        ground = PLATE[0] if progress.open else PLATE[1 + theme.dark]
        shape(p, path, ground, theme.legal if stop.hasFocus() else PLATE_EDGE, 2 if stop.hasFocus() else 1)
        ink = "#2A1A12" if progress.open else theme.text_2 if theme.dark else STONE_INK[0]
        first = QRectF(plate.left(), plate.top() + 1, plate.width(), LINE)
        write_lines(p, first, lines, _font(stop), ink, CENTRE, LINE)

    def _room(self, stop: Stop) -> tuple[float, float]:
        """Return the smallest and the largest x coordinate that the name of `stop` may cover.

        Normally, the name touches neither the palace nor the medals of the `neighbours`. If the longest word
        needs more width, the name may come closer to a medal, or overlap the palace a little. The name of the
        last stop is above its medal, where no other medals are.
        """
        edge = self._map.left + MARGIN + BESIDE_WALL
        if stop is self._map.last_stop:
            return edge, self._map.palace_left
        low, high = edge, min(self.width() - edge, self._map.palace_left)
        for other in self._map.neighbours(stop):
            middle, reach = other.x() + MIDDLE.x(), other.radius + BESIDE_MEDAL
            if other.x() < stop.x():
                low = max(low, middle + reach)
            else:
                high = min(high, middle - reach)
        longest = max(text_width(word, sans(12, BOLD)) for word in stop.text().split())
        missing = max(0.0, longest + BESIDE_NAME - (high - low))
        to_right = min(missing, TOWARDS_PALACE) if high == self._map.palace_left else missing / 2
        return max(edge, low - (missing - to_right)), min(self.width() - edge, high + to_right)

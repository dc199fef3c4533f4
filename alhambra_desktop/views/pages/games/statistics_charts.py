"""Charts of finished games over time: sources of points, and points lost by mistakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.files.archive.statistics import Earned, Lost, Part
from ....words import phrase, say
from ...art.brushes import down
from ...art.fonts import BLACK, BOLD, sans, serif, text_width
from ...art.palette import LIGHT, TYPE_COLOURS, Theme
from ...art.places import paint_place
from ...charts.grid import step_of
from ...storage.contained import contained
from ...text.dates import brief_date
from ...widgets.painting import CENTRE, write
from ...widgets.points_part import ROOMY
from .statistics_towers import BESIDE, SIGNED, Storey, paint_sign, paint_tower

LEFT, RIGHT, ABOVE, BELOW = 36.0, 10.0, 20.0, 22.0

GAP: Final = 0.22  # gap between columns, as a share of the room for one column
APART: Final = 10.0  # minimum space between two dates
LINE: Final = 20.0  # height of a legend line
PLACE: Final = 13.0  # radius of the star that shows the player's rank in a game
TOTAL: Final = 22.0  # height of the space for the total above a tower
GROUND: Final = 5.0  # height of the ground below the towers
T = TypeVar("T", Earned, Lost)


def clear_figure(painter: QPainter, middle: QPointF, figure: int) -> None:
    """Erase the grid lines behind a number."""
    room = QRectF(0, 0, text_width(str(figure), sans(12, BOLD)) + 6, 15)
    room.moveCenter(middle)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(room, Qt.GlobalColor.transparent)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


@contained
class GamesChart(QWidget, Generic[T]):
    """A chart in which hovering or the arrow keys select a game. A click or Enter opens this game."""

    widest = 96.0  # maximum column width in pixels

    stepped = Signal(str)  # description of the selected game
    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._games: tuple[T, ...] = ()
        self._at: int | None = None
        self._still: tuple[tuple[object, ...], QPixmap] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(280, 130)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_content(self, games: Sequence[T]) -> None:
        self._games, self._at, self._still = tuple(games), None, None
        self.setAccessibleDescription("")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(520, 220)

    def describe(self, one: T) -> str:
        raise NotImplementedError

    @property
    def most(self) -> int:
        raise NotImplementedError

    def paint(self, painter: QPainter, room: QRectF) -> None:
        raise NotImplementedError

    def around(self, place: int) -> QRectF:
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps and self._games:
            last = len(self._games) - 1
            start = (last if event.key() == Qt.Key.Key_Left else 0) if self._at is None else None
            at = start if start is not None else (self._at or 0) + steps[Qt.Key(event.key())]
            self._step(min(max(at, 0), last))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._at is not None:
            self.chosen.emit(self._games[self._at].game)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._games:
            self._step(self._nearest(event))
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._games and event.button() == Qt.MouseButton.LeftButton:
            at = self._nearest(event)
            self._step(at)
            self.chosen.emit(self._games[at].game)

    def _nearest(self, event: QMouseEvent) -> int:
        far = [abs(self.across(place) - event.position().x()) for place in range(len(self._games))]
        return far.index(min(far))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    def _step(self, at: int) -> None:
        if at != self._at:
            self._at = at
            text = self.describe(self._games[at])
            self.setAccessibleDescription(text)
            self.stepped.emit(text)
            self.update()

    @property
    def room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(LEFT, ABOVE, -RIGHT, -BELOW)

    @property
    def slot(self) -> float:
        return self.room.width() / max(1, len(self._games))

    @property
    def column(self) -> float:
        """The width of a game's column in pixels."""
        return min(self.widest, self.slot * (1 - GAP))

    def across(self, place: int) -> float:
        return self.room.left() + (place + 0.5) * self.slot

    def height_of(self, figure: float) -> float:
        return self.room.bottom() - figure / self.top * self.room.height()

    @property
    def top(self) -> int:
        step = step_of(self.most)
        return max(step, -(-self.most // step) * step)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._games:
            return
        painter, theme, scale = QPainter(self), self.theme, self.devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        key = (self.width(), self.height(), scale, theme.name)
        if self._still is None or self._still[0] != key:
            still = QPixmap(self.size() * scale)
            still.setDevicePixelRatio(scale)
            still.fill(Qt.GlobalColor.transparent)
            self._paint_all(still)
            self._still = key, still
        painter.drawPixmap(0, 0, self._still[1])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._at is not None:
            painter.setPen(QPen(QColor(theme.legal), 2.4))
            painter.drawRoundedRect(self.around(self._at), 3, 3)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.legal), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)

    def _paint_all(self, still: QPixmap) -> None:
        painter, room = QPainter(still), self.room
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_axes(painter, room)
        self.paint(painter, room)
        self._paint_days(painter, room)
        painter.end()

    def _paint_axes(self, painter: QPainter, room: QRectF) -> None:
        theme = self.theme
        painter.setFont(sans(12))
        for figure in range(0, self.top + 1, step_of(self.most)):
            line = QColor(theme.text_2 if not figure else theme.stud)
            line.setAlphaF(0.32 if figure else 0.8)
            painter.setPen(QPen(line, 1))
            painter.drawLine(
                QPointF(room.left(), self.height_of(figure)), QPointF(room.right(), self.height_of(figure))
            )
            painter.setPen(QColor(theme.text_2))
            at = QRectF(0, self.height_of(figure) - 9, LEFT - 8, 18)
            painter.drawText(at, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(figure))

    def _paint_days(self, painter: QPainter, room: QRectF) -> None:
        painter.setFont(sans(12))
        painter.setPen(QColor(self.theme.text_2))
        days, base = [brief_date(game.game.ended) for game in self._games], room.bottom() + 16
        widths = [text_width(day, sans(12)) for day in days]
        if max(widths) + APART <= self.slot:
            for place, (day, width) in enumerate(zip(days, widths, strict=True)):
                painter.drawText(QPointF(self.across(place) - width / 2, base), day)
            return
        first, last = days[0], days[-1]
        begin = self.across(0) - self.column / 2
        painter.drawText(QPointF(begin, base), first)
        end = self.across(len(self._games) - 1) + self.column / 2
        width = text_width(last, sans(12))
        if end - width > begin + text_width(first, sans(12)) + 12:
            painter.drawText(QPointF(end - width, base), last)


@contained
class EarnedChart(GamesChart[Earned]):
    """A chart with a tower for each game, and a legend. A tower has a storey for each source of points."""

    widest = 124.0

    def __init__(self) -> None:
        super().__init__()
        self.sources: tuple[Part, ...] = ()  # a part for each entry of the legend
        self._lines: dict[float, list[list[tuple[Part, str, float]]]] = {}

    def set_content(self, games: Sequence[Earned]) -> None:
        found: dict[tuple[str, str | None], Part] = {}
        for part in (part for game in games for part in game.parts):
            found.setdefault((part.source, part.subject), part)
        order = {type_id: place for place, type_id in enumerate(TYPE_COLOURS)}
        self.sources = tuple(
            sorted(found.values(), key=lambda part: (part.edge, order.get(part.subject or "", len(order))))
        )
        self._lines.clear()
        super().set_content(games)

    @property
    def most(self) -> int:
        return max((game.total for game in self._games), default=0)

    @property
    def top(self) -> int:
        return max(1, self.most)

    @property
    def room(self) -> QRectF:
        above, legend = 2 * PLACE + TOTAL - ABOVE + 8, self._legend_height(self.width())
        return super().room.adjusted(RIGHT - LEFT, above, RIGHT - BESIDE / 2, -legend)

    @property
    def column(self) -> float:
        """The width of a tower in pixels. Towers with signs leave room for numbers beside them."""
        beside = self.slot - BESIDE
        return min(self.widest, beside) if beside >= SIGNED else min(SIGNED - 1, super().column)

    def _paint_axes(self, painter: QPainter, room: QRectF) -> None:
        ground = QRectF(room.left(), room.bottom(), room.width(), GROUND)
        painter.fillRect(ground, down(ground.top(), ground.bottom(), self.theme.stud, self.theme.panel_edge))

    def finding(self) -> str:
        """Return a sentence about the source of most points, or an empty string if there are no points."""
        amounts = Counter[tuple[str, str | None]]()
        for part in (part for game in self._games for part in game.parts):
            amounts[part.source, part.subject] += part.amount
        total = amounts.total()
        if not total:
            return ""
        best = max(self.sources, key=lambda part: amounts[part.source, part.subject])
        rate = phrase("per-cent", figure=round(100 * amounts[best.source, best.subject] / total))
        return phrase("stats-best-source", source=best.noun, rate=rate)

    def describe(self, game: Earned) -> str:
        parts = ", ".join(f"{say(part.noun)} {part.amount}" for part in self._in_order(game))
        return phrase("stats-earned-of", day=brief_date(game.game.ended), points=game.total, parts=parts)

    def _in_order(self, game: Earned) -> list[Part]:
        order = {(part.source, part.subject): place for place, part in enumerate(self.sources)}
        return sorted(game.parts, key=lambda part: order[part.source, part.subject])

    def paint(self, painter: QPainter, room: QRectF) -> None:
        scale = room.height() / self.top
        for place, game in enumerate(self._games):
            width, bottom = self.column, room.bottom()
            left = self.across(place) - width / 2
            storeys = []
            for part in self._in_order(game):
                rect = QRectF(left, bottom - part.amount * scale, width, part.amount * scale)
                storeys.append(Storey(rect, part))
                bottom = rect.top()
            paint_tower(painter, storeys, self.theme, self.slot - width)
            above = QRectF(left - 10, bottom - TOTAL - 2, width + 20, TOTAL)
            font = serif(20 if width > ROOMY else 13, BLACK)
            write(painter, above, str(game.total), font, self.theme.figure, CENTRE)
            kept = game.game
            if kept.own is not None and width >= 2 * PLACE:
                y = above.top() - PLACE
                paint_place(painter, above.center().x(), y, PLACE, kept.seats[kept.own].place, self.theme)
        self._paint_legend(painter, room)

    def around(self, place: int) -> QRectF:
        width, top = self.column + 4, self.height_of(self._games[place].total) - 1
        return QRectF(self.across(place) - width / 2, top, width, self.room.bottom() - top + 1)

    def _legend(self, width: float) -> list[list[tuple[Part, str, float]]]:
        if width not in self._lines:
            self._lines[width] = self._laid(width)
        return self._lines[width]

    def _laid(self, width: float) -> list[list[tuple[Part, str, float]]]:
        lines: list[list[tuple[Part, str, float]]] = [[]]
        left = LEFT
        for part in self.sources:
            noun = say(part.noun)
            entry_width = 20 + text_width(noun, sans(12)) + 14
            if left + entry_width > width - RIGHT and lines[-1]:
                lines.append([])
                left = LEFT
            lines[-1].append((part, noun, left))
            left += entry_width
        return lines

    def _legend_height(self, width: float) -> float:
        return LINE * len(self._legend(width))

    def _paint_legend(self, painter: QPainter, room: QRectF) -> None:
        painter.setFont(sans(12))
        for row, line in enumerate(self._legend(self.width())):
            top = room.bottom() + BELOW + row * LINE
            for part, noun, left in line:
                paint_sign(painter, part, QPointF(left + 8, top + 9), 16)
                painter.setPen(QColor(self.theme.text))
                at = QRectF(left + 20, top, 200, LINE - 2)
                painter.setFont(sans(12))
                painter.drawText(at, Qt.AlignmentFlag.AlignVCenter, noun)


@contained
class LostChart(GamesChart[Lost]):
    @property
    def most(self) -> int:
        return max((game.in_ten for game in self._games), default=0)

    def describe(self, game: Lost) -> str:
        day, turns = brief_date(game.game.ended), game.analysed.turns
        return phrase("stats-lost-of", day=day, points=game.in_ten, turns=turns)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        theme = self.theme
        places = [
            QPointF(self.across(place), self.height_of(game.in_ten)) for place, game in enumerate(self._games)
        ]
        clear_figure(painter, places[-1] - QPointF(0, 13), self._games[-1].in_ten)
        path = QPainterPath(places[0])
        for at in places[1:]:
            path.lineTo(at)
        tint = QColor(theme.legal)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(path, QPen(tint, 2.2))
        for at in places:
            painter.setPen(QPen(QColor(theme.panel_top), 1.5))
            painter.setBrush(tint)
            painter.drawEllipse(at, 4, 4)
        painter.setPen(QColor(theme.text))
        painter.setFont(sans(12, BOLD))
        above = QRectF(places[-1].x() - 20, places[-1].y() - 21, 40, 16)
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(self._games[-1].in_ten))

    def around(self, place: int) -> QRectF:
        across, height = self.across(place), self.height_of(self._games[place].in_ten)
        return QRectF(across - 7, height - 7, 14, 14)

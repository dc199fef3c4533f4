from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....model.rules.core.frozen import frozen
from ....model.rules.modules.registry import CHOOSABLE, MOST_SEATS
from ....words import phrase, say
from ...art.cache import FaceCache
from ...art.fonts import BOLD, sans, serif, text_width, wrapped
from ...art.geometry import rounded
from ...art.painter_state import clipped, moved
from ...art.palette import LIGHT, Theme
from ...storage.contained import contained
from ...widgets.painting import RIGHT as TO_THE_RIGHT
from ...widgets.painting import line_height, write, write_lines
from .seat_look import Look, Shape
from .seat_place import SeatPlace
from .seating import FAR_LEFT, FAR_MIDDLE, FAR_RIGHT, LEFT, RIGHT, YOURS, Seating
from .table_picture import HEIGHT as TABLE_HIGH
from .table_picture import WIDTH as TABLE_WIDE
from .table_picture import paint_table


@frozen
class Plan:
    """Layout of the panel at its normal ``size``.

    In a larger panel, all values are multiplied by `TablePanel.scale`, except the font size of the ``title``
    and the margins of the ``court``.
    """

    size: tuple[float, float]
    title: float
    court: tuple[float, float, float, float]
    far: tuple[float, float, float]
    far_y: float
    side: tuple[float, float]
    side_y: float
    table: tuple[float, float, float]
    yours: tuple[float, float]
    looks: Mapping[Shape, Look]
    stars: float


WIDE: Final = Plan(
    size=(752, 582),
    title=17,
    court=(12, 37, 728, 533),
    far=(134, 376, 618),
    far_y=99,
    side=(63, 689),
    side_y=362,
    table=(114, 268, 1.0),
    yours=(248, 519),
    looks={
        Shape.FAR: Look(Shape.FAR, 1.0, 56, 228, 104, 44, 19, 44),
        Shape.SIDE: Look(Shape.SIDE, 1.0, 44, 150, 74, 34, 16, 26, brief=True),
        Shape.YOURS: Look(Shape.YOURS, 1.0, 50, 296, 76, 6, 19, 26),
    },
    stars=104,
)
COMPACT: Final = Plan(
    size=(548, 498),
    title=16,
    court=(10, 31, 528, 457),
    far=(100, 274, 448),
    far_y=75,
    side=(38, 510),
    side_y=289,
    table=(70, 209, 0.78),
    yours=(164, 437),
    looks={
        Shape.FAR: Look(Shape.FAR, 1.0, 43, 168, 78, 36, 17, 34, brief=True),
        Shape.SIDE: Look(Shape.SIDE, 1.0, 32, 124, 72, 25, 15, 20, brief=True),
        Shape.YOURS: Look(Shape.YOURS, 1.0, 44, 256, 74, 4, 17, 20, brief=True),
    },
    stars=84,
)
ROW: Final = Look(Shape.ROW, 1.0, 22, 600, 56, 0, 17, 20, brief=True)  # a place in a narrow window
STARS: Final = 0.55  # opacity of the stars on the floor of the courtyard
AROUND: Final = 24.0  # pixels around the table for its shadow
TOP: Final = 40.0  # height of the title if the places are rows
SHAPES: Final = {
    YOURS: Shape.YOURS,
    LEFT: Shape.SIDE,
    FAR_LEFT: Shape.FAR,
    FAR_MIDDLE: Shape.FAR,
    FAR_RIGHT: Shape.FAR,
    RIGHT: Shape.SIDE,
}


@contained
class TablePanel(QWidget):
    """A painted courtyard with the table and the six places."""

    added = Signal(int)
    opened = Signal(int)
    stepped = Signal(int, int)
    removed = Signal(int)
    swapped = Signal(int)
    coloured = Signal(int, str)

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self.theme: Theme = LIGHT
        self.plan: Plan | None = WIDE
        self._game, self._modules = "", tuple[str, ...]()
        self.hidden_piece = ""  # the module whose picture is still flying to the table
        self.places = [SeatPlace(cache, number) for number in range(1, MOST_SEATS + 1)]
        for at, place in enumerate(self.places):
            place.setParent(self)
            place.added.connect(lambda at=at: self.added.emit(at))
            place.opened.connect(lambda at=at: self.opened.emit(at))
            place.stepped.connect(lambda step, at=at: self.stepped.emit(at, step))
            place.removed.connect(lambda at=at: self.removed.emit(at))
            place.swapped.connect(lambda at=at: self.swapped.emit(at))
            place.coloured.connect(lambda name, at=at: self.coloured.emit(at, name))
        self._count = 0

    def retranslate(self) -> None:
        self.setAccessibleName(phrase("new-game-at-table"))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        for place in self.places:
            place.theme = theme
            place.update()
        self.update()

    def set_content(self, seating: Seating, game: str, modules: tuple[str, ...]) -> None:
        self._game, self._modules, self._count = game, modules, len(seating.seats)
        for at, (place, choice) in enumerate(zip(self.places, seating.places, strict=True)):
            place.set_content(choice, seating.free_colours(at), removable=seating.may_shrink)
        self.arrange()
        self.update()

    @property
    def scale(self) -> float:
        if self.plan is None:
            return 1.0
        return max(1.0, min(self.width() / self.plan.size[0], self.height() / self.plan.size[1]))

    def rows_height(self, width: int) -> int:
        """Return the height that the panel needs at this width if its places are rows."""
        self._show_rows(width)
        return round(TOP + sum(place.needed()[1] + 4 for place in self._rows) + 14)

    @property
    def _rows(self) -> list[SeatPlace]:
        free = [place for place in self.places if place.choice is None]
        return [place for place in self.places if place.choice is not None] + free[:1]

    def _show_rows(self, width: int) -> None:
        for place in self.places:
            place.show_as(attrs.evolve(ROW, width=float(width - 28)))

    def arrange(self) -> None:
        if self.plan is None:
            self._show_rows(self.width())
            y = TOP
            for place in self.places:
                place.setVisible(place in self._rows)
            for place in self._rows:
                height = place.needed()[1]
                place.setGeometry(14, round(y), self.width() - 28, round(height))
                y += height + 4
            return
        k, origin = self.scale, self._origin
        for place in self.places:
            place.show()
        for at, place in enumerate(self.places):
            look = self.plan.looks[SHAPES[at]]
            sized = ("radius", "width", "height", "drop", "free")
            place.show_as(attrs.evolve(look, scale=k, **{name: getattr(look, name) * k for name in sized}))
            width, height = place.needed()
            place.resize(round(width), round(height))
            middle = origin + self._place_at(at) * k
            if at in (LEFT, RIGHT) and place.choice is not None:
                room = self._court
                half = width / 2
                x = min(max(middle.x(), room.left() + half - 2), room.right() - half + 2)
                middle = QPointF(x, middle.y() - 22 * k)
            spot = middle - place.centre
            place.move(round(spot.x()), round(spot.y()))
        for at in (LEFT, RIGHT, YOURS):
            self.places[at].raise_()

    def _place_at(self, at: int) -> QPointF:
        plan = self.plan
        assert plan is not None
        if at == YOURS:
            return QPointF(*plan.yours)
        if at in (LEFT, RIGHT):
            return QPointF(plan.side[at == RIGHT], plan.side_y)
        return QPointF(plan.far[at - FAR_LEFT], plan.far_y)

    @property
    def _court(self) -> QRectF:
        plan = self.plan
        assert plan is not None
        left, top, _, _ = plan.court
        return QRectF(left, top, self.width() - 2 * left, self.height() - top - left)

    @property
    def _origin(self) -> QPointF:
        plan, k = self.plan, self.scale
        assert plan is not None
        free = self._court.height() - plan.court[3] * k
        left = (self.width() - plan.size[0] * k) / 2
        return QPointF(left, self._court.top() - plan.court[1] * k + free / 2)

    def slot(self, x: float, y: float, side: float) -> QRect:
        """Return the rectangle in pixels of a piece on the table. The arguments come from `slots`."""
        assert self.plan is not None
        k = self.plan.table[2] * self.scale
        at = self._table_at + QPointF(x, y) * k
        return QRectF(at.x(), at.y(), side * k, side * k).toRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        scale = self.devicePixelRatioF()
        painter.drawPixmap(0, 0, self._cache.panel(self.width(), self.height(), theme, scale))
        size = self.plan.title if self.plan is not None else 17
        title = phrase("new-game-at-table")
        write(painter, QRectF(16, 7, 300, 28), title, serif(size, BOLD), theme.text)
        self._write_count(painter, 16 + text_width(title, serif(size, BOLD)) + 16)
        if self.plan is None:
            return
        self._paint_court(painter, self._court, scale)
        self._paint_table(painter, scale)

    def _paint_court(self, p: QPainter, court: QRectF, scale: float) -> None:
        plan, theme, cache = self.plan, self.theme, self._cache
        assert plan is not None
        p.drawPixmap(court.topLeft(), cache.court_floor(court.width(), court.height(), theme, scale))
        period = plan.stars * self.scale
        middle = self._table_at + QPointF(TABLE_WIDE, TABLE_HIGH) * plan.table[2] * self.scale / 2
        begin = court.topLeft() - middle
        with clipped(p, rounded(court, 8)):
            p.setOpacity(STARS)
            p.drawTiledPixmap(court, cache.stars(period, theme, scale), begin)
        p.drawPixmap(court.topLeft(), cache.court_rim(court.width(), court.height(), theme, scale))

    @property
    def _table_at(self) -> QPointF:
        assert self.plan is not None
        return self._origin + QPointF(self.plan.table[0], self.plan.table[1]) * self.scale

    def _paint_table(self, p: QPainter, scale: float) -> None:
        assert self.plan is not None
        theme, k = self.theme, self.plan.table[2] * self.scale
        taken = tuple(at for at, place in enumerate(self.places) if place.choice is not None)
        initials = {module.id: say(module.title)[:1] for module in CHOOSABLE}
        pieces = tuple(
            (name, initials[name]) for name in self._modules if name in initials and name != self.hidden_piece
        )

        def paint(q: QPainter) -> None:
            with moved(q, AROUND, AROUND, k):
                paint_table(q, theme, self._game, pieces, taken, self._cache)

        key = (theme.name, self._game, pieces, taken)
        width, height = TABLE_WIDE * k + 2 * AROUND, TABLE_HIGH * k + 2 * AROUND
        picture = self._cache.picture(("next table", *key), width, height, scale, paint)
        p.drawPixmap(self._table_at - QPointF(AROUND, AROUND), picture)

    def _write_count(self, p: QPainter, left: float) -> None:
        font, room = sans(13), self.width() - 16 - left
        full = phrase("new-game-places-order", count=self._count, most=MOST_SEATS)
        brief = phrase("new-game-places", count=self._count, most=MOST_SEATS)
        label = full if text_width(full, font) <= room else brief
        lines = wrapped(label, font, room)
        rect = QRectF(left, 21 - len(lines) * line_height(font) / 2, room, line_height(font))
        write_lines(p, rect, lines, font, self.theme.text_2, TO_THE_RIGHT)

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QAbstractItemModel, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QWidget

from ...model.rules.core.words.message import Message
from ...words import phrase, say
from .. import art
from ..art.brushes import shape, stroke
from ..art.cache import FaceCache
from ..art.fonts import BOLD, sans, text_width
from ..art.geometry import box, khatam
from ..art.palette import TYPE_COLOURS, Theme
from ..art.steps import Paint, paint_all, step
from ..models.games_model import UNFINISHED, GamesModel
from ..storage.contained import contained
from .labels import set_tip
from .pointing import LongPress

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

    from ...model.rules.core.geometry.plain_tile import PlainTile
    from ..models.index import Index

# Maps each square to its tile. A tile consists of its face, price and walled sides. The face is a building
# type, or the id of another tile.
PlainCity: TypeAlias = Mapping[tuple[int, int], tuple[str, int | None, str]]
START: Final = "start"  # the face of the starting tile in a `PlainTile`
FOUNTAIN: Final = "fountain"  # the face of the starting tile in a `PlainCity`
UNKNOWN_GROUND, UNKNOWN_EDGE = "#DCC9A3", "#8A6430"  # colours of tiles of rule sets that are not installed
ROW: Final = 52
SHORTEST, TALLEST = 46, 84  # minimum and maximum height of rows that fill a list
PICTURE: Final = (76.0, 44.0)  # size of the picture of a city in a row of height ``ROW``
LARGEST: Final = 16.0  # maximum size of a square in the picture of a city
STARS: Final = 24.0  # distance between the stars on the ground of a small picture
WALLED: Final = 14.0  # if squares are smaller than this, walls are omitted
# Drawings for smaller squares are painted in this size (in device pixels), then scaled down.
ILLUSTRATED: Final = 58.0
# If illustrated squares are smaller than this (in device pixels), they show no prices.
PRICED: Final = 40.0
CORNER: Final = 5.0
APART: Final = "  ·  "


def plain_city(tiles: Iterable[PlainTile]) -> PlainCity:
    return {
        (tile.x, tile.y): (
            _face(tile),
            tile.price or None,
            tile.sides if tile.edge == "wall" else "",
        )
        for tile in tiles
    }


def _face(tile: PlainTile) -> str:
    """Convert the face of a `PlainTile` to a face for `plain_face`."""
    if tile.face == START:
        return FOUNTAIN
    if tile.price and tile.face in TYPE_COLOURS:
        return tile.face
    from .other_tiles import other_tile  # imported late, to start faster

    found = other_tile(tile.face, tile.price, tile.sides)
    return tile.face if found is None else found.id


def plain_face(cache: FaceCache, face: str, price: int | None, size: float, dpr: float) -> QPixmap:
    """Return the picture of a tile. `face` is the type of a building, or the id of another tile.

    If `price` is None, a building shows no price.
    """
    if face in TYPE_COLOURS:
        return cache.face(face, price, size, dpr)
    from ...model.rules.core.geometry.tile import BUILDING, Tile  # imported late, to start faster
    from ..rule_sets.modules import building_painter
    from .other_tiles import other_painter

    def paint(p: QPainter) -> None:
        building, other = building_painter(face), other_painter(face)
        if building is not None:
            building(p, Tile(face, BUILDING, face, price or 0, 0), size)
        elif other is not None:
            tile, paint_tile = other
            paint_tile(p, tile, size)
        else:
            _paint_unknown(p, size)

    return cache.picture(("plain", face, price), size, size, dpr, paint)


def _paint_unknown(p: QPainter, size: float) -> None:
    """Paint a tile of a rule set that is not installed, as a star on sand."""
    whole = box(0, 0, size, size)
    shape(p, whole, UNKNOWN_GROUND, UNKNOWN_EDGE, 1)
    stroke(p, khatam(size / 2, size / 2, size * 0.3), UNKNOWN_EDGE, max(1.0, size / 24))


def paint_plain_city(
    painter: QPainter,
    cache: FaceCache,
    city: PlainCity,
    room: QRectF,
    largest: float,
    dpr: float,
    *,
    illustrated: bool = False,
) -> None:
    paint_all(painter, city_steps(cache, city, room, largest, dpr, illustrated=illustrated))


def city_place(city: PlainCity, room: QRectF, largest: float, dpr: float) -> tuple[float, QPointF]:
    """Centre a city in `room`. Return the size of its squares, and the top left corner of square (0, 0)."""
    xs, ys = [x for x, _ in city] or [0], [y for _, y in city] or [0]
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    size = min(largest, room.width() / columns, room.height() / rows)
    size = max(1.0, int(size * dpr)) / dpr
    left = round(room.center().x() - (min(xs) + columns / 2) * size)
    top = round(room.center().y() - (min(ys) + rows / 2) * size)
    return size, QPointF(left, top)


def city_steps(
    cache: FaceCache,
    city: PlainCity,
    room: QRectF,
    largest: float,
    dpr: float,
    *,
    illustrated: bool = False,
) -> Iterator[Paint]:
    """Yield a painting step for each tile of a city, and one step for all walls of the city.

    If the squares are smaller than ``WALLED``, the walls are left out. If `illustrated`, even small tiles
    show drawings instead of icons, and tiles smaller than ``PRICED`` show no price.
    """
    size, origin = city_place(city, room, largest, dpr)
    left, top = origin.toTuple()
    drawn = max(size, ILLUSTRATED / dpr) if illustrated else size

    def paint_tile(p: QPainter, x: int, y: int, face: str, price: int | None) -> None:
        shown = price if not illustrated or size * dpr >= PRICED else None
        picture = plain_face(cache, face, shown, drawn, dpr)
        if drawn == size:
            p.drawPixmap(QPointF(left + x * size, top + y * size), picture)
        else:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            place = QRectF(left + x * size, top + y * size, size, size)
            p.drawPixmap(place, picture, QRectF(picture.rect()))

    for (x, y), (face, price, _) in city.items():
        yield step(paint_tile, x, y, face, price)
    if size >= WALLED:
        yield step(paint_city_edges, cache, city, size, origin, dpr)


def paint_city_edges(
    p: QPainter, cache: FaceCache, city: PlainCity, size: float, origin: QPointF, dpr: float
) -> None:
    """Paint all walls of a city. `origin` is the top left corner of square (0, 0)."""
    walls = {cell: sides for cell, (_, _, sides) in city.items()}
    if walls:
        picture = cache.edges("walls", art.paint_city_walls, walls, size, dpr)
        x, y = min(x for x, _ in city), min(y for _, y in city)
        p.drawPixmap(origin + QPointF(x - 1, y - 1) * size, picture)


def fitting_parts(text: str, font: QFont, room: float, between: str = APART) -> str:
    """Shorten a text to the width `room` by leaving out its last parts. `between` separates the parts."""
    while text and text_width(text, font) > room:
        text = text.rpartition(between)[0]
    return text


def opening(game: Index) -> Message:
    """Return the text of the command that opens a game, or continues an unfinished one."""
    return Message("context-open", unfinished=int(game.data(GamesModel.KindRole) == UNFINISHED))


@contained
class GameRows(QStyledItemDelegate):
    def __init__(self, themed: Callable[[], Theme], parent: QObject) -> None:
        super().__init__(parent)
        self._theme = themed
        self._cache = FaceCache()
        self.row = ROW

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, self.row)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._theme()
        rect = QRectF(option.rect).adjusted(2, 1, -4, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, option.state, index.row())
        wide, high = (round(side * (self.row - 10) / (ROW - 10)) for side in PICTURE)
        picture = QRectF(rect.left() + 5, rect.center().y() - high / 2, wide, high)
        self._paint_picture(painter, picture, index)
        above = 6 + (self.row - ROW) // 2
        text = rect.adjusted(wide + 14, above, -8, -6)
        date = str(index.data(GamesModel.BriefDateRole))
        _write(painter, text, date, sans(12), theme.text_2, Qt.AlignmentFlag.AlignRight)
        room = text.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(date) - 10, 0)
        titles = (str(index.data()), *index.data(GamesModel.ShorterRole))
        space = room.width()
        title = next((one for one in titles if text_width(one, sans(14, BOLD)) <= space), titles[-1])
        _write(painter, room, title, sans(14, BOLD), theme.text)
        colour = theme.illegal_text if index.data(GamesModel.DamagedRole) else theme.text_2
        detail = str(index.data(GamesModel.DetailRole))
        fits = fitting_parts(detail, sans(12), text.width()) or detail
        _write(painter, text.adjusted(0, 20, 0, 0), fits, sans(12), colour)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag, row: int) -> None:
        from PySide6.QtWidgets import QStyle  # slow to import, and not needed without games

        theme = self._theme()
        painter.setPen(Qt.PenStyle.NoPen)
        lit = bool(state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected))
        for stripe in (not row % 2, lit):
            if stripe:
                painter.setBrush(QColor(theme.stripe))
                painter.drawRoundedRect(rect, CORNER, CORNER)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.legal), 2))
            painter.drawRoundedRect(rect, CORNER, CORNER)

    def _paint_picture(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        theme, dpr = self._theme(), painter.device().devicePixelRatio()
        outline = QPainterPath()
        outline.addRoundedRect(rect, CORNER, CORNER)
        painter.save()
        painter.setClipPath(outline)
        painter.drawPixmap(rect.topLeft(), self._cache.court_floor(rect.width(), rect.height(), theme, dpr))
        painter.drawTiledPixmap(rect, self._cache.stars(STARS, theme, dpr))
        painter.restore()
        tiles = index.data(GamesModel.TilesRole)
        if tiles:
            inner = rect.adjusted(3, 3, -3, -3)
            city = {cell: (face, None, sides) for cell, (face, _, sides) in plain_city(tiles).items()}
            paint_plain_city(painter, self._cache, city, inner, LARGEST, dpr)
        painter.setPen(QPen(QColor(theme.panel_edge), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)


@contained
class RowsView(QListView):
    """A list of rows of equal height. The last visible row is never cut off."""

    def __init__(self, model: QAbstractItemModel, row: int) -> None:
        super().__init__()
        self.row = row
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        # Create the viewport in Python. To wrap one created by Qt, PySide would load all widget classes.
        self.setViewport(QWidget())
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit_viewport()
        super().resizeEvent(event)

    def fit_viewport(self) -> None:
        self.setViewportMargins(0, 0, 0, self.height() % self.row if self.height() > self.row else 0)


@contained
class GamesList(RowsView):
    """Games with pictures of cities. Enter or a double click opens a game."""

    def __init__(
        self, name: Message, model: QAbstractItemModel, theme: Callable[[], Theme], row: int = ROW
    ) -> None:
        super().__init__(model, row)
        self._name = name
        self._rows, self._count = GameRows(theme, self), 0
        self.setItemDelegate(self._rows)
        LongPress(self.viewport())
        self.update_content()

    def update_content(self) -> None:
        self.setAccessibleName(say(self._name))
        set_tip(self, phrase("start-list-tip"))
        self.viewport().update()

    def fit_rows(self, count: int) -> None:
        """Adapt the height of rows, now and at every resize, so that up to `count` rows fill the list."""
        self._count = count
        self._fit()
        self.updateGeometry()

    def _fit(self) -> None:
        if self._count:
            fitting = max(1, min(self._count, self.height() // SHORTEST))
            self.row = self._rows.row = min(TALLEST, max(SHORTEST, self.height() // fitting))
            self.scheduleDelayedItemsLayout()
            self.fit_viewport()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(300, SHORTEST * min(self._count, 2) or 3 * ROW)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, ROW)


def _write(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    colour: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, align | Qt.AlignmentFlag.AlignTop, short)

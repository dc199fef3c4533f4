from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QHelpEvent, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import MODULES
from ....words import phrase, say
from ... import art
from ...art.box_fronts import paint_box_front
from ...art.brushes import colour, shape, stroke
from ...art.cache import FaceCache
from ...art.fonts import BOLD, REGULAR, SEMIBOLD, sans, serif, text_width
from ...art.geometry import rounded
from ...art.painter_state import clipped, saved
from ...art.palette import Theme
from ...art.people import text_beside
from ...models.found_games import FoundGames, RowRole
from ...models.game_order import Column
from ...models.game_row import GameRow, PlayerMark
from ...models.games_model import mistakes_words
from ...models.index import Index
from ...storage.contained import contained
from ...widgets.games_list import GamesList, paint_plain_city, plain_city
from ...widgets.painting import CENTRE, LEFT, RIGHT
from ...widgets.picture_limit import PictureLimit
from ...widgets.pictures import paint_winner_ring
from .game_columns import SIGN, Span, columns_in

ROW, TALLEST = 69, 116
"""Minimum and maximum height of a row. If few games are listed, the rows become higher to fill the list."""

WIDE, AROUND = 104, 15
"""Width of a picture, and the height of a row minus the height of its picture."""

INSET: Final = 7
LARGEST: Final = 26.0
PER_EVENT: Final = 1  # maximum number of new pictures per paint event; the others follow in later events
STARS: Final = 24.0
CORNER: Final = 6.0

GOLD_GROUND: Final = ("#F3CF7A", (0.25, 0.12), "#B07A12")
"""Background of the rows of unfinished games: colour, opacity in the light and the dark theme, edge."""

PILL: Final = ("#F3CF7A", "#3F2600", "#8A5A0C")
CHOSEN: Final = 0.2
MARK: Final = 13.0  # radius of a player's picture
NAME_LEFT: Final = MARK + text_beside(MARK)
MARK_STEP: Final = 40.0
IN_ROW: Final = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextDontClip.value
NAME_GAP: Final = 16.0  # minimum space between a player's name and the ring of the next player's picture
STEP: Final = 118.0
"""Maximum width of a player's part of a row if all players of the row have parts of equal width.

The parts have equal widths if every name then fits into its part.
"""

COLUMNS: Final = 3
ICON, ICON_STEP, MOST_ICONS = 26, 30.0, 3
VERDICT: Final = 7.0
NOT_ANALYSED: Final = "\N{EN DASH}"  # a tooltip explains the dash


@contained
class FullRowDelegate(QStyledItemDelegate):
    def __init__(self, cache: FaceCache, theme: Callable[[], Theme], rows: QAbstractItemView) -> None:
        super().__init__(rows)
        self._cache, self._theme, self._rows = cache, theme, rows
        self.new = PictureLimit(rows, PER_EVENT)
        self.row = ROW

    @property
    def _picture(self) -> QSize:
        return QSize(WIDE, self.row - AROUND)

    def _columns(self, option: QStyleOptionViewItem) -> Mapping[Column, Span]:
        found = self._rows.model()
        analysed = isinstance(found, FoundGames) and found.any_analysed
        return columns_in(option.rect.width(), analysed=analysed)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, self.row)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: GameRow | None = index.data(RowRole)
        if row is None:
            return
        rect = QRectF(option.rect).adjusted(1, 2, -3, -2)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, rect, option.state, row, index.row())
            high = (rect.height() - self._picture.height()) / 2
            self._paint_picture(
                painter, QRectF(rect.left() + INSET, rect.top() + high, *self._picture.toTuple()), row
            )
            for column, span in self._columns(option).items():
                room = QRectF(option.rect.left() + span.left, rect.top(), span.width, rect.height())
                self._paint_column(painter, column, room, row)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        row: GameRow | None = index.data(RowRole)
        left, width = self._columns(option).get(Column.ANALYSIS, (0.0, 0.0))
        on_dash = left <= event.pos().x() - option.rect.left() < left + width
        if on_dash and row is not None and _is_unanalysed(row):
            QToolTip.showText(event.globalPos(), phrase("games-not-analysed"), view)
            return True
        return super().helpEvent(event, view, option, index)

    def _paint_ground(
        self, p: QPainter, rect: QRectF, state: QStyle.StateFlag, row: GameRow, number: int
    ) -> None:
        theme, path = self._theme(), rounded(rect, 8)
        if row.unfinished:
            ground, opacities, edge = GOLD_GROUND
            shape(p, path, colour(ground, opacities[theme.dark]), colour(edge, 0.9), 1.2)
        elif number % 2:
            p.fillPath(path, colour(theme.stripe))
        if state & QStyle.StateFlag.State_Selected:
            shape(p, rounded(rect, 8, 0.9), colour(theme.legal_light, CHOSEN), theme.legal, 1.8)
        elif state & QStyle.StateFlag.State_MouseOver:
            p.fillPath(path, colour(theme.stud, 0.14))
        if state & QStyle.StateFlag.State_HasFocus:
            stroke(p, rounded(rect, 6, 3), theme.legal, 2)

    def _paint_picture(self, p: QPainter, rect: QRectF, row: GameRow) -> None:
        theme, dpr = self._theme(), p.device().devicePixelRatio()
        if row.tiles and self.new.may_paint((row, theme.name)):
            size, paint = self._picture.toTuple(), partial(self._paint_city, row, theme, dpr)
            p.drawPixmap(rect.topLeft(), self._cache.picture(("game", row, theme.name), *size, dpr, paint))
        else:
            p.drawPixmap(rect.topLeft(), self._court(theme, dpr))
        stroke(p, rounded(rect, CORNER), theme.panel_edge, 1)

    def _court(self, theme: Theme, dpr: float) -> QPixmap:
        ground = QRectF(0, 0, *self._picture.toTuple())

        def paint(q: QPainter) -> None:
            with clipped(q, rounded(ground, CORNER)):
                art.paint_court_floor(q, ground, theme)
                art.paint_stars(q, ground, theme, STARS, ground.center().toTuple())

        return self._cache.thumbnail(("court", theme.name), *self._picture.toTuple(), dpr, paint)

    def _paint_city(self, row: GameRow, theme: Theme, dpr: float, p: QPainter) -> None:
        p.drawPixmap(0, 0, self._court(theme, dpr))
        city = {cell: (face, None, sides) for cell, (face, _, sides) in plain_city(row.tiles).items()}
        room = QRectF(0, 0, *self._picture.toTuple()).adjusted(4, 4, -4, -4)
        paint_plain_city(p, self._cache, city, room, LARGEST, dpr)

    def _paint_column(self, p: QPainter, column: Column, room: QRectF, row: GameRow) -> None:
        theme = self._theme()
        upper = QRectF(room.left(), room.center().y() - 22, room.width(), 24)
        lower = QRectF(room.left(), room.center().y() + 6, room.width(), 20)
        match column:
            case Column.PLAYERS:
                self._paint_players(p, upper, row)
                _write(p, lower, row.note, sans(13), theme.illegal_text if row.damaged else theme.text_2)
            case Column.RESULT:
                self._paint_result(p, room, row)
            case Column.POINTS:
                above = upper if row.margin else room
                _write(p, above, row.points, serif(20, BOLD), theme.figure, RIGHT)
                _write(p, lower, row.margin, sans(13), theme.text_2, RIGHT)
            case Column.EXPANSIONS:
                self._paint_expansions(p, room, row)
            case Column.ANALYSIS:
                self._paint_analysis(p, room, row)
            case Column.DATE:
                _write(p, upper, row.day, sans(14, SEMIBOLD), theme.text)
                _write(p, lower, row.time, sans(13), theme.text_2)

    def _paint_players(self, p: QPainter, room: QRectF, row: GameRow) -> None:
        theme, dpr = self._theme(), p.device().devicePixelRatio()
        fonts = [sans(14, BOLD if player is row.own else REGULAR) for player in row.players]
        needed = [
            NAME_LEFT + text_width(player.name, font) + NAME_GAP
            for player, font in zip(row.players, fonts, strict=True)
        ]
        named, step = sum(needed) <= room.width() + NAME_GAP, room.width() / max(COLUMNS, len(needed))
        even = named and max(needed, default=0.0) <= step
        x, y = room.left() + MARK + 3, room.center().y()
        for player, font, wide in zip(row.players, fonts, needed, strict=True):
            self._paint_seat(p, player, QPointF(x, y), dpr)
            if named:
                beside = QRectF(x + NAME_LEFT - MARK, room.top(), wide - NAME_LEFT, room.height())
                _write(p, beside, player.name, font, theme.text)
            x += MARK_STEP if not named else min(step, STEP) if even else wide
        if not row.players:
            _write(p, room, row.heading, sans(14, BOLD), theme.text)

    def _paint_seat(self, p: QPainter, player: PlayerMark, at: QPointF, dpr: float) -> None:
        if player.won:
            paint_winner_ring(p, at, MARK)
        rim = self._theme().rim
        player.picture.draw(p, self._cache, at, MARK, dpr, rim, self._rows.viewport())

    def _paint_result(self, p: QPainter, room: QRectF, row: GameRow) -> None:
        theme, dpr = self._theme(), p.device().devicePixelRatio()
        if row.state:
            font = sans(13)
            pill = QRectF(room.left() - 4, room.center().y() - 12, text_width(row.state, font) + 16, 24)
            ground, ink, edge = PILL
            shape(p, rounded(pill, 12), colour(ground), edge, 1)
            _write(p, pill, row.state, font, ink, CENTRE)
        elif row.first:
            star = self._cache.mark(("winner", 12), 32, dpr, lambda q: art.paint_winner(q, 16, 16, 12))
            p.drawPixmap(QRectF(room.left() - 5, room.center().y() - 16, 32, 32).topLeft(), star)
            _write(p, room.adjusted(30, 0, 0, 0), row.rank, serif(19, BOLD), theme.figure)
        else:
            _write(p, room.adjusted(4, 0, 0, 0), row.rank, serif(17, BOLD), theme.text)

    def _paint_expansions(self, p: QPainter, room: QRectF, row: GameRow) -> None:
        if row.players and not row.modules:
            _write(p, room, phrase("games-no-expansions"), sans(13), self._theme().text_2)
        dpr, more = p.device().devicePixelRatio(), len(row.modules) - MOST_ICONS
        shown = row.modules if more <= 0 else row.modules[: MOST_ICONS - 1]
        for at, module in enumerate(shown):
            icon = self._cache.mark(("box", module), ICON, dpr, partial(_paint_box, module))
            p.drawPixmap(
                QRectF(room.left() + at * ICON_STEP, room.center().y() - ICON / 2, 0, 0).topLeft(), icon
            )
        if more > 0:
            left = room.adjusted(len(shown) * ICON_STEP, 0, 0, 0)
            _write(p, left, f"+{more + 1}", sans(13, SEMIBOLD), self._theme().text_2)

    def _paint_analysis(self, p: QPainter, room: QRectF, row: GameRow) -> None:
        theme = self._theme()
        if row.mistakes is None:
            _write(p, room, NOT_ANALYSED if _is_unanalysed(row) else "", sans(13), theme.text_2)
            return
        verdict = "mistake" if row.mistakes else "good"
        art.paint_verdict(p, verdict, room.left() + VERDICT, room.center().y(), VERDICT, theme)
        _write(p, room.adjusted(SIGN, 0, 0, 0), mistakes_words(row.mistakes), sans(13), theme.text)


def _is_unanalysed(row: GameRow) -> bool:
    return row.mistakes is None and bool(row.rank)


def _write(
    p: QPainter, room: QRectF, text: str, font: QFont, ink: str, align: Qt.AlignmentFlag = LEFT
) -> None:
    if text:
        p.setFont(font)
        p.setPen(colour(ink))
        p.drawText(room, align.value | IN_ROW, text)


def _paint_box(module: str, p: QPainter) -> None:
    title = next((say(one.title) for one in MODULES if one.id == module), module)
    paint_box_front(p, module, title[:1], ICON)


@contained
class FullGamesList(GamesList):
    """The list of games. Enter or a double click opens a game, Delete deletes it."""

    delete_wanted = Signal()

    def __init__(
        self, name: Message, found: FoundGames, cache: FaceCache, theme: Callable[[], Theme]
    ) -> None:
        super().__init__(name, found, theme, ROW)
        self._delegate = FullRowDelegate(cache, theme, self)
        self.setItemDelegate(self._delegate)
        found.modelReset.connect(self._fit)

    def _fit(self) -> None:
        each = self.height() // max(1, self.model().rowCount())
        self.row = self._delegate.row = min(TALLEST, max(ROW, each))
        self.scheduleDelayedItemsLayout()
        self.fit_viewport()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)

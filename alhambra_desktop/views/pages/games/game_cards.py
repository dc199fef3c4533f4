"""The list of games: a card for each game, with its city, its result and its players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import MODULES
from ....words import say
from ... import art
from ...art.box_fronts import paint_box_front
from ...art.brushes import colour, down, mix, shape, soft_shadow, stroke
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif, shortened, text_width
from ...art.geometry import polygon, rounded
from ...art.medals import GILT
from ...art.painter_state import clipped, saved
from ...art.palette import Theme
from ...art.people import text_beside
from ...models.found_games import FoundGames, RowRole
from ...models.game_row import GameRow, PlayerMark
from ...models.games_model import mistakes_words
from ...models.index import Index
from ...storage.contained import contained
from ...widgets.games_list import GamesList, city_place, fitting_parts, paint_plain_city, plain_city
from ...widgets.painting import CENTRE, RIGHT, write
from ...widgets.picture_limit import PictureLimit
from ...widgets.pictures import paint_winner_ring

LEAST, ROW, TALLEST = 62, 118, 158
"""Heights of a row, which contains a card and the gap around it.

Usually, ``ROW`` is the minimum and ``TALLEST`` is the maximum. If the list itself is lower than ``ROW``,
a row is as high as the list, but at least as high as ``LEAST``.
"""

LOW: Final = 92
"""If a row is lower than this, its card leaves out the note and the result of the analysis."""

AROUND: Final = (4, 3, 8, 7)  # pixels between a card and the edges of its row: left, top, right, bottom
CORNER: Final = 9.0
INSET: Final = 9.0  # pixels between the edge of a card and its contents
SHAPE: Final = 1.72  # width of a picture, divided by its height
LARGEST: Final = 28.0
"""Maximum size of a square in a picture. Only even sizes are used, to limit the number of cached tiles."""

PER_EVENT: Final = 1
"""At most this many new pictures are painted in one paint event; the others follow in later events."""

STARS: Final = 24.0
BESIDE_PICTURE: Final = 18.0
DATES: Final = 118.0  # width of the date and the expansions

# The glaze on cards of won and unfinished games: its colour, and its opacity in the light and the dark theme.
GOLD: Final = ("#F3CF7A", (0.24, 0.12))
PILL: Final = ("#F3CF7A", "#3F2600", "#8A5A0C")
LIGHTER: Final = (0.4, 0.07)  # share of white in cards, in the light and the dark theme
RIBBON: Final = ("#B8344A", "#74192A")
MEDAL: Final = 15  # radius of the medal of a won game
CHOSEN: Final = 0.2

HEADLINES: Final = (21, 19, 17, 15)  # font sizes
MARK, LEAST_MARK, LOW_MARK = 20, 16, 14
"""Radii of players' pictures: the largest and the smallest usual one, and the one in low or narrow cards."""

GAP: Final = 16.0  # minimum space between a player and the ring of the next player
STEP: Final = 126.0  # maximum width of a player in equal columns
COLUMNS: Final = 3
PORTRAITS: Final = 38.0  # distance between pictures without names and points
ICON, ICON_STEP, MOST_ICONS = 28, 32.0, 3
VERDICT: Final = 7.0
BEFORE_VERDICT: Final = 12.0


@contained
class GameCardDelegate(QStyledItemDelegate):
    def __init__(self, cache: FaceCache, theme: Callable[[], Theme], rows: QAbstractItemView) -> None:
        super().__init__(rows)
        self._cache, self._theme, self._rows = cache, theme, rows
        self.new = PictureLimit(rows, PER_EVENT)
        self.row = ROW

    @property
    def _picture(self) -> QSize:
        high = self.row - AROUND[1] - AROUND[3] - 2 * INSET
        return QSize(round(high * SHAPE), round(high))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, self.row)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: GameRow | None = index.data(RowRole)
        if row is None:
            return
        left, top, right, bottom = AROUND
        card = QRectF(option.rect).adjusted(left, top, -right, -bottom)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, card, option.state, row)
            picture = QRectF(card.topLeft() + QPointF(INSET, INSET), self._picture.toSizeF())
            self._paint_picture(painter, picture, row)
            if row.won:
                self._paint_medal(painter, picture.topLeft() + QPointF(MEDAL, MEDAL - 2))
            room = card.adjusted(picture.width() + INSET + BESIDE_PICTURE, INSET - 3, -INSET - 6, -INSET + 3)
            self._paint_when(painter, room, row)
            self._paint_result(painter, room.adjusted(0, 0, -DATES, 0), row)

    # -- the card

    def _paint_ground(self, p: QPainter, card: QRectF, state: QStyle.StateFlag, row: GameRow) -> None:
        theme, dpr = self._theme(), p.device().devicePixelRatio()
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        pointed = bool(state & QStyle.StateFlag.State_MouseOver)
        golden = row.won or row.unfinished
        left, top, right, bottom = AROUND
        key = ("card", theme.name, chosen, pointed, golden)
        width, height = card.width() + left + right, card.height() + top + bottom
        paint = partial(
            _paint_card,
            card=card.translated(QPointF(left, top) - card.topLeft()),
            theme=theme,
            chosen=chosen,
            pointed=pointed,
            golden=golden,
        )
        p.drawPixmap(card.topLeft() - QPointF(left, top), self._cache.picture(key, width, height, dpr, paint))
        if state & QStyle.StateFlag.State_HasFocus:
            stroke(p, rounded(card, CORNER - 3, 4), theme.legal, 1.6)

    def _paint_picture(self, p: QPainter, rect: QRectF, row: GameRow) -> None:
        theme, dpr = self._theme(), p.device().devicePixelRatio()
        if row.tiles and self.new.may_paint((row, theme.name)):
            size, paint = self._picture.toTuple(), partial(self._paint_city, row, theme, dpr)
            p.drawPixmap(rect.topLeft(), self._cache.picture(("game", row, theme.name), *size, dpr, paint))
        else:
            p.drawPixmap(rect.topLeft(), self._court(theme, dpr))
        stroke(p, rounded(rect, CORNER - 4), theme.panel_edge, 1.2)

    def _court(self, theme: Theme, dpr: float) -> QPixmap:
        ground = QRectF(0, 0, *self._picture.toTuple())

        def paint(q: QPainter) -> None:
            with clipped(q, rounded(ground, CORNER - 4)):
                art.paint_court_floor(q, ground, theme)
                art.paint_stars(q, ground, theme, STARS, ground.center().toTuple())

        return self._cache.thumbnail(("court", theme.name), *self._picture.toTuple(), dpr, paint)

    def _paint_city(self, row: GameRow, theme: Theme, dpr: float, p: QPainter) -> None:
        p.drawPixmap(0, 0, self._court(theme, dpr))
        city = {cell: (face, None, sides) for cell, (face, _, sides) in plain_city(row.tiles).items()}
        room = QRectF(0, 0, *self._picture.toTuple()).adjusted(6, 6, -6, -6)
        fitting, _ = city_place(city, room, LARGEST, dpr)
        paint_plain_city(p, self._cache, city, room, max(2.0, fitting // 2 * 2), dpr)

    def _paint_medal(self, p: QPainter, at: QPointF) -> None:
        size = 4 * MEDAL
        medal = self._cache.mark(("ribboned medal", MEDAL), size, p.device().devicePixelRatio(), _paint_medal)
        p.drawPixmap(at - QPointF(size, size) / 2, medal)

    # -- the texts

    def _paint_when(self, p: QPainter, room: QRectF, row: GameRow) -> None:
        theme, dpr = self._theme(), p.device().devicePixelRatio()
        day = QRectF(room.left(), room.top() + 2, room.width(), 22)
        write(p, day, row.day, sans(14, SEMIBOLD), theme.text, RIGHT)
        if room.height() < LOW - sum(AROUND[1::2]):
            return
        write(p, day.translated(0, 20), row.time, sans(13), theme.text_2, RIGHT)
        more = len(row.modules) - MOST_ICONS
        shown = row.modules if more <= 0 else row.modules[: MOST_ICONS - 1]
        right, top = room.right() - ICON, room.bottom() - ICON - 2
        if more > 0:
            rest = QRectF(right, top, ICON, ICON)
            write(p, rest, f"+{more + 1}", sans(13, SEMIBOLD), theme.text_2, RIGHT)
            right -= ICON_STEP
        for module in reversed(shown):
            icon = self._cache.mark(("box", module), ICON, dpr, partial(_paint_box, module))
            p.drawPixmap(QPointF(right, top), icon)
            right -= ICON_STEP

    def _paint_result(self, p: QPainter, room: QRectF, row: GameRow) -> None:
        theme, low = self._theme(), self.row < LOW
        self._paint_headline(p, QRectF(room.left(), room.top(), room.width(), 28), row)
        if low:
            self._paint_players(p, QRectF(room.left(), room.bottom() - 30, room.width(), 32), row, LOW_MARK)
            return
        lower = QRectF(room.left(), room.bottom() - 21, room.width(), 20)
        note = fitting_parts(row.note, sans(13), room.width()) or row.note
        ink = theme.illegal_text if row.damaged else theme.text_2
        wide = write(p, lower, shortened(note, sans(13), room.width()), sans(13), ink)
        self._paint_analysis(p, lower.adjusted(wide + BEFORE_VERDICT, 0, 0, 0), row)
        players = QRectF(room.left(), room.top() + 28, room.width(), room.height() - 49)
        self._paint_players(p, players, row, max(LEAST_MARK, min(MARK, int(players.height() / 2) - 3)))

    def _paint_headline(self, p: QPainter, room: QRectF, row: GameRow) -> None:
        theme = self._theme()
        pill = row.state if row.state != row.headline else ""
        taken = text_width(pill, sans(13)) + 32 if pill else 0.0
        fonts = (serif(size, BLACK) for size in HEADLINES)
        least, space = serif(HEADLINES[-1], BLACK), room.width() - taken
        font = next((one for one in fonts if text_width(row.headline, one) <= space), least)
        wide = write(
            p, room, shortened(row.headline, font, space), font, theme.figure if row.won else theme.text
        )
        if pill:
            ground, ink, edge = PILL
            place = QRectF(room.left() + wide + 12, room.center().y() - 11, taken - 16, 22)
            shape(p, rounded(place, 11), colour(ground), edge, 1)
            write(p, place, pill, sans(13), ink, CENTRE)

    def _paint_players(self, p: QPainter, room: QRectF, row: GameRow, mark: int) -> None:
        """Paint the players: on narrow cards without names, on very narrow cards without names and points."""
        dpr, step = p.device().devicePixelRatio(), min(STEP, room.width() / max(COLUMNS, len(row.players)))
        tries = ((one, named) for named in (True, False) for one in (mark, LEAST_MARK, LOW_MARK))
        space = room.width() + GAP
        fitting = (each for each in tries if sum(_widths(row, *each)) <= space)
        mark, named = next(fitting, (LOW_MARK, False))
        widths, beside = _widths(row, mark, named), text_beside(mark)
        scored = sum(widths) <= space
        if named and max(widths, default=0.0) <= step:
            widths = [step] * len(row.players)
        x, y = room.left() + mark + 3, room.center().y()
        for player, width in zip(row.players, widths, strict=True):
            self._paint_seat(p, player, QPointF(x, y), mark, dpr)
            if scored:
                place = QRectF(x + beside, y - 18, width, 18)
                self._paint_score(p, place, player, row, mark, named=named)
            x += width if scored else min(step, PORTRAITS)

    def _paint_seat(self, p: QPainter, player: PlayerMark, at: QPointF, mark: int, dpr: float) -> None:
        if player.won:
            paint_winner_ring(p, at, mark)
        player.picture.draw(p, self._cache, at, mark, dpr, self._theme().rim, self._rows.viewport())

    def _paint_score(
        self, p: QPainter, upper: QRectF, player: PlayerMark, row: GameRow, mark: int, *, named: bool
    ) -> None:
        theme, figure = self._theme(), str(player.points)
        points = _points_font(mark)
        if not named:
            write(p, upper.translated(0, 9), figure, points, theme.figure)
            return
        font = _name_font(player, row, mark)
        write(p, upper, player.name, font, theme.text)
        write(p, upper.translated(0, 18), figure, points, theme.figure)

    def _paint_analysis(self, p: QPainter, room: QRectF, row: GameRow) -> None:
        if row.mistakes is None or room.width() < 2 * VERDICT:
            return
        theme, verdict = self._theme(), "mistake" if row.mistakes else "good"
        art.paint_verdict(p, verdict, room.left() + VERDICT, room.center().y(), VERDICT, theme)
        beside = room.adjusted(2 * VERDICT + 6, 0, 0, 0)
        text = mistakes_words(row.mistakes)
        if text_width(text, sans(13)) <= beside.width():
            write(p, beside, text, sans(13), theme.text)


def _name_font(player: PlayerMark, row: GameRow, mark: int) -> QFont:
    return sans(12 if mark == LOW_MARK else 13, BOLD if player is row.own else SEMIBOLD)


def _points_font(mark: int) -> QFont:
    return serif(14 if mark == LOW_MARK else 17, BOLD)


def _widths(row: GameRow, mark: int, named: bool) -> list[float]:
    """Return the width that each player needs.

    `mark` is the radius of the players' pictures. If `named` is True, the width includes the player's name.
    """
    return [
        mark
        + text_beside(mark)
        + max(
            text_width(str(player.points), _points_font(mark)),
            text_width(player.name, _name_font(player, row, mark)) if named else 0.0,
        )
        + GAP
        for player in row.players
    ]


def _paint_card(
    p: QPainter, card: QRectF, theme: Theme, *, chosen: bool, pointed: bool, golden: bool
) -> None:
    path, lit = rounded(card, CORNER, 0.6), chosen or pointed
    soft_shadow(p, path, (1, 2.4 if lit else 1.6), 4 if lit else 3, 0.3 if lit else 0.2)
    light = mix(theme.panel_top, "#FFFFFF", LIGHTER[theme.dark])
    ground = down(card.top(), card.bottom(), light, mix(light, theme.panel_bottom, 0.55))
    shape(p, path, ground, colour(theme.panel_edge, 0.75), 1.1)
    if golden:
        glaze, opacities = GOLD
        shape(p, path, colour(glaze, opacities[theme.dark]), GILT[1], 1.4)
    if chosen:
        shape(p, path, colour(theme.legal_light, CHOSEN), theme.legal, 2)
    elif pointed:
        stroke(p, path, theme.legal, 1.3)


def _paint_medal(p: QPainter) -> None:
    middle = 2 * MEDAL
    light, deep = RIBBON
    for side in (-1, 1):
        ends = ((2, 4), (9, 2), (11, 24), (6, 20), (1, 25))
        end = polygon([(middle + side * x, middle + y) for x, y in ends])
        soft_shadow(p, end, (0.5, 1), 1.5, 0.25)
        shape(p, end, down(middle, middle + 25, light, deep), deep, 0.8)
    art.paint_winner(p, middle, middle, MEDAL)


def _paint_box(module: str, p: QPainter) -> None:
    title = next((say(one.title) for one in MODULES if one.id == module), module)
    paint_box_front(p, module, title[:1], ICON)


@contained
class GameCards(GamesList):
    """The list of games. Enter or a double click opens a game, Delete deletes it."""

    delete_wanted = Signal()

    def __init__(
        self, name: Message, found: FoundGames, cache: FaceCache, theme: Callable[[], Theme]
    ) -> None:
        super().__init__(name, found, theme, ROW)
        self._delegate = GameCardDelegate(cache, theme, self)
        self.setItemDelegate(self._delegate)
        found.modelReset.connect(self._fit)

    def _fit(self) -> None:
        """Choose the height of a row so that whole cards fill the list."""
        fitting = max(1, self.height() // ROW)
        least = min(ROW, max(LEAST, self.height()))
        self.row = self._delegate.row = min(TALLEST, max(least, self.height() // fitting))
        self.scheduleDelayedItemsLayout()
        self.fit_viewport()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)

"""Painting a finished game as a postcard: the players' cities at dusk, a stamp, and the result."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath, QPixmap

from ....model.files.archive.kept_game import KeptSeat
from ....model.players.characters import character_of
from ....model.players.skill.levels import LevelError, level
from ....model.rules.core.frozen import frozen
from ....model.rules.core.geometry.tile import BUILDING, START, WALL, Tile
from ....model.rules.core.values import Cell
from ....model.rules.modules.registry import rulebook
from ....words import phrase, say
from ... import art
from ...art.brushes import Tint, colour, down, radial, shape, soft_shadow, stroke
from ...art.cache import FaceCache
from ...art.emblem import paint_emblem
from ...art.evening import GOLD, STAR, paint_city_shadow, paint_evening, paint_win_star
from ...art.fonts import BLACK, BOLD, SEMIBOLD, balanced, fitted, sans, serif, shortened, text_width
from ...art.geometry import curve, ellipse, rounded
from ...art.painter_state import clipped, moved, saved
from ...art.palette import DARK, LIGHT, TYPE_COLOURS, Theme
from ...art.people.seat_picture import SeatPicture
from ...art.runs import paint_scored_run
from ...art.walls import Segment
from ...game.analysis_storage import FinishedGame
from ...game.longest_run import longest_run
from ...game.seat_pictures import seat_picture
from ...models.game_row import joined
from ...models.games_model import table_words
from ...rule_sets.modules import view_book
from ...rule_sets.view_book import ViewBook
from ...text.language import capital
from ...text.words import place_words

SIZE: Final = QSize(1500, 1000)
EDGE, GAP = 36.0, 14.0  # margins and gaps in pixels
VIEWS: Final = 966.0  # width of the area with the cities
STRIP: Final[Mapping[int, float]] = {2: 300.0, 3: 240.0}
LEAST_STRIP: Final = 200.0
"""If there are four or more players, the small views below the large view are this high.

If there are two or three players, their height is in ``STRIP``.
"""

TEXT: Final = QRectF(1040, 36, 424, 928)  # the area with the stamp and the result
ROWS: Final = QRectF(1040, 486, 424, 430)  # the area with the players' rows
ROW: Final = 108.0  # maximum height of a row
STAMP: Final = QRectF(1312, 40, 152, 184)
STAMP_GROUND: Final = ("#FBE7B2", "#F0C778", "#DDA14C")
POSTMARK: Final = QPointF(1236, 132)
POSTMARK_RADIUS: Final = 74.0
INK: Final = "#7A2436"  # colour of the postmark
FACE: Final = 31.0  # radius of a player's picture
LARGEST: Final = 128.0  # maximum tile size
FINEST: Final = 96.0  # tile size for painting, before scaling
INSIDE: Final = (26.0, 26.0, -26.0, -26.0)  # minimum distances of the tiles from the edges of their view
PAINTED: Final = 72  # minimum width of a tile's image in pixels; narrower images would lose details
STARS: Final = 96.0  # distance between the stars of the background
DUSK: Final = 0.5  # opacity of the stars of the background
SHARP: Final = 1.5
"""In an SVG file, tiles have a resolution that is higher by this factor, because the file may be enlarged."""

THEME: Final[Theme] = LIGHT


@frozen
class CardSeat:
    """A player on the postcard.

    ``role`` replaces the name if names are hidden. It is the trade of the player's character or, without a
    character, the level. ``run`` contains the segments of the city's longest wall section.
    """

    name: str
    level: str
    role: str
    picture: SeatPicture
    points: int
    rank: str
    won: bool
    tiles: Mapping[Cell, Tile]
    run: Sequence[Segment]


@frozen
class Postcard:
    day: str
    detail: str
    code: str
    seats: tuple[CardSeat, ...]
    view: ViewBook


def postcard_of(game: FinishedGame, day: str) -> Postcard:
    kept, players = game.kept, game.game.state.players
    points, book = [seat.points for seat in kept.seats], rulebook(game.game.setup)
    seats = tuple(
        CardSeat(
            seat.name,
            _level(seat.level),
            _role(seat),
            seat_picture(seat),
            seat.points,
            say(place_words((seat.place, points.count(seat.points)))),
            seat.place == 1,
            player.city.tiles,
            longest_run(book, player.city),
        )
        for seat, player in sorted(zip(kept.seats, players, strict=True), key=lambda pair: pair[0].place)
    )
    detail = phrase("postcard-detail", table=table_words(kept), turns=kept.turns)
    return Postcard(day, detail, kept.code or "", seats, view_book(book))


def _level(player_level: str | None) -> str:
    try:
        return capital(say(level(player_level or "").name))
    except LevelError:
        return phrase("postcard-person")


def _role(seat: KeptSeat) -> str:
    person = character_of(seat) if seat.level is not None else None
    return _level(seat.level) if person is None else capital(say(person.trade))


def views(seats: int) -> tuple[QRectF, ...]:
    """Return a rectangle for each city: a large one for the winner, and a row of small ones below it."""
    whole = QRectF(EDGE, EDGE, VIEWS, SIZE.height() - 2 * EDGE)
    others = seats - 1
    if not others:
        return (whole,)
    height = STRIP.get(seats, LEAST_STRIP)
    large = whole.adjusted(0, 0, 0, -height - GAP)
    width = (VIEWS - (others - 1) * GAP) / others
    small = (QRectF(EDGE + n * (width + GAP), large.bottom() + GAP, width, height) for n in range(others))
    return large, *small


def _bounds(tiles: Mapping[Cell, Tile]) -> tuple[int, int, int, int]:
    """Return the minimum x, the minimum y, the number of columns and the number of rows."""
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def tile_size(tiles: Mapping[Cell, Tile], room: QRectF) -> float:
    """Return the largest tile size at which a city fits into its view."""
    _, _, columns, rows = _bounds(tiles)
    inner = room.adjusted(*INSIDE)
    return float(int(min(LARGEST, inner.width() / columns, inner.height() / rows)))


class PostcardPainter:
    def __init__(self, card: Postcard, cache: FaceCache, *, names: bool, vector: bool = False) -> None:
        self._card, self._cache, self._names, self._vector = card, cache, names, vector
        self._faces: dict[tuple[str, float], QImage] = {}

    def steps(self, painter: QPainter) -> Iterator[None]:
        card = self._card
        hints = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        painter.setRenderHints(hints)
        whole = QRectF(0, 0, SIZE.width(), SIZE.height())
        painter.fillRect(whole, down(0, whole.height(), THEME.panel_top, THEME.panel_bottom))
        stroke(painter, rounded(whole, 6, 14), colour(THEME.stud, 0.55), 1.6)
        yield
        for number, (seat, room) in enumerate(zip(card.seats, views(len(card.seats)), strict=True)):
            yield from self._view(painter, seat, room, large=not number)
        _paint_stamp(painter)
        _paint_postmark(painter, card.day)
        yield
        self._paint_greeting(painter)
        height = min(ROW, ROWS.height() / len(card.seats))
        for number, seat in enumerate(card.seats):
            row = QRectF(ROWS.left(), ROWS.top() + number * height, ROWS.width(), height)
            self._paint_seat(painter, seat, row)
            yield

    def _view(self, painter: QPainter, seat: CardSeat, room: QRectF, *, large: bool) -> Iterator[None]:
        outline, stars = rounded(room, 7), self._cache.stars(STARS, DARK, 1.0)
        yield
        with clipped(painter, outline):  # restores the painter even if the generator is closed early
            paint_evening(painter, room, room.center(), 0.9 if large else 0.4)
            painter.setOpacity(DUSK)
            yield from _stars(painter, stars, room)
            painter.setOpacity(1)
            yield from self._city(painter, seat, room)
        stroke(painter, outline, GOLD if large else THEME.panel_edge, 2)
        at, radius = _free_corner(seat, room, 54 if large else FACE)
        if large:
            paint_win_star(painter, at, STAR * radius)
        seat.picture.paint(painter, at.x(), at.y(), radius)
        yield

    def _paint_greeting(self, painter: QPainter) -> None:
        left, width = TEXT.left(), TEXT.width()
        greeting, title = phrase("postcard-greeting"), phrase("postcard-title")
        small, greeting = fitted(greeting, serif(34, BOLD), width, 20)
        large, title = fitted(title, serif(84, BLACK), width, 30)
        _write(painter, QPointF(left, 308), greeting, small, THEME.text_2)
        _write(painter, QPointF(left, 384), title, large, THEME.text)
        font = sans(22, SEMIBOLD)
        for number, text in enumerate(balanced(self._card.detail, font, width)[:2]):
            at = QPointF(left, 426 + 30 * number)
            _write(painter, at, shortened(text, font, width), font, THEME.text_2)
        code = phrase("postcard-code", code=self._card.code) if self._card.code else ""
        at = QPointF(TEXT.right() - text_width(code, sans(20)), 956)
        _write(painter, at, code, sans(20), THEME.text_2)

    def _paint_seat(self, painter: QPainter, seat: CardSeat, room: QRectF) -> None:
        middle = room.center().y()
        at = QPointF(room.left() + FACE, middle)
        seat.picture.paint(painter, at.x(), at.y(), FACE)
        points, figures = str(seat.points), serif(54 if seat.won else 44, BLACK)
        width = text_width(points, figures)
        _write(painter, QPointF(room.right() - width, middle + 17), points, figures, THEME.figure)
        name = seat.name if self._names else seat.role
        about = seat.rank if name == seat.level else joined(seat.rank, seat.level)
        left = at.x() + FACE + 12
        for words, font, base, ink in (
            (name, serif(32, BOLD), -2, THEME.text),
            (about, sans(22), 26, THEME.text_2),
        ):
            text = shortened(words, font, room.right() - width - 16 - left)
            _write(painter, QPointF(left, middle + base), text, font, ink)
        line = curve((room.left(), room.bottom()), (room.right(), room.bottom()))
        stroke(painter, line, colour(THEME.panel_edge, 0.7), 1.4)

    def _city(self, painter: QPainter, seat: CardSeat, room: QRectF) -> Iterator[None]:
        left, top, size = _city_place(seat.tiles, room)
        painter.setPen(Qt.PenStyle.NoPen)
        squares = [QRectF(left + x * size, top + y * size, size, size) for x, y in seat.tiles]
        paint_city_shadow(painter, squares, (4, 7), 10, 0.5)
        yield
        for square, tile in zip(squares, seat.tiles.values(), strict=True):
            painter.drawImage(square, self._face(tile, size))
            yield
        for edge, paint in (*self._card.view.edges.items(), (WALL, art.paint_city_walls)):
            tiles = seat.tiles.items()
            sides = {cell: tile.walls if tile.closed_edge == edge else "" for cell, tile in tiles}
            if any(sides.values()):
                with moved(painter, left, top):
                    paint(painter, sides, size)
                yield
        if seat.won and seat.run:
            with moved(painter, left, top):
                paint_scored_run(painter, seat.run, size)
            yield

    def _face(self, tile: Tile, size: float) -> QImage:
        key = tile.id, size
        if key not in self._faces:
            sharp = SHARP if self._vector else 1
            side = max(PAINTED, round(size * sharp))
            image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(side / FINEST, side / FINEST)
            self._paint_tile(painter, tile)
            painter.end()
            self._faces[key] = image
        return self._faces[key]

    def _paint_tile(self, painter: QPainter, tile: Tile) -> None:
        known = self._card.view.tile_painter(tile)
        if tile.kind in (BUILDING, START) and tile.type in (*TYPE_COLOURS, None):
            art.paint_face(painter, tile.type or "fountain", tile.price or None, FINEST)
        elif known is not None:
            known(painter, tile, FINEST)
        else:
            art.paint_name_plate(painter, say(tile.short_label), FINEST)


def _city_place(tiles: Mapping[Cell, Tile], room: QRectF) -> tuple[float, float, float]:
    """Return the x and y coordinates of the top-left corner of square (0, 0), and the size of tiles."""
    x, y, columns, rows = _bounds(tiles)
    size = tile_size(tiles, room)
    left, top = room.center().x() - (x + columns / 2) * size, room.center().y() - (y + rows / 2) * size
    return round(left), round(top), size


def _free_corner(seat: CardSeat, room: QRectF, radius: float) -> tuple[QPointF, float]:
    """Return the centre and radius of a portrait in the corner of `room` where it hides least of the city."""
    left, top, size = _city_place(seat.tiles, room)
    reach = STAR * radius + 8
    inner = room.adjusted(reach, reach, -reach, -reach)
    corners = inner.bottomLeft(), inner.bottomRight(), inner.topLeft(), inner.topRight()

    def covered(at: QPointF) -> float:
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        tiles = (QRectF(left + x * size, top + y * size, size, size) for x, y in seat.tiles)
        parts = (box.intersected(tile) for tile in tiles)
        return sum(part.width() * part.height() for part in parts if not part.isEmpty())

    return min(corners, key=covered), radius


def _paint_stamp(painter: QPainter) -> None:
    with saved(painter):
        painter.translate(STAMP.center())
        painter.rotate(1.6)
        painter.translate(-STAMP.center())
        paper, holes = QPainterPath(), QPainterPath()
        paper.addRect(STAMP)
        across, along = 9, 11
        for n in range(across + 1):
            x = STAMP.left() + n * STAMP.width() / across
            for y in (STAMP.top(), STAMP.bottom()):
                holes.addPath(ellipse(x, y, 5))
        for n in range(1, along):
            y = STAMP.top() + n * STAMP.height() / along
            for x in (STAMP.left(), STAMP.right()):
                holes.addPath(ellipse(x, y, 5))
        holes.setFillRule(Qt.FillRule.WindingFill)
        paper = paper.subtracted(holes)
        soft_shadow(painter, paper, (1, 2), 3, 0.3)
        shape(painter, paper, "#FFFDF4", colour(THEME.panel_edge, 0.6), 1)
        inner = STAMP.adjusted(13, 13, -13, -13)
        painter.fillRect(inner, radial(inner.center().x(), inner.center().y(), 110, *STAMP_GROUND))
        stroke(painter, rounded(inner, 1), "#8A5A16", 1.6)
        side = 116.0
        painter.translate(inner.center().x() - side / 2, inner.center().y() - side / 2)
        paint_emblem(painter, side)


def _paint_postmark(painter: QPainter, day: str) -> None:
    ink, radius = colour(INK, 0.62), POSTMARK_RADIUS
    with saved(painter):
        painter.translate(POSTMARK)
        painter.rotate(-9)
        for ring, width in ((radius, 3.0), (radius - 8, 1.4)):
            stroke(painter, ellipse(0, 0, ring), ink, width)
        lines = balanced(day, serif(23, BOLD), 2 * radius - 40)
        for number, line in enumerate(lines):
            font, text = fitted(line, serif(23, BOLD), 2 * radius - 30, 12)
            base = (number - (len(lines) - 1) / 2) * 27 + 8
            _write(painter, QPointF(-text_width(text, font) / 2, base), text, font, ink)
        for number in range(5):
            stroke(painter, _wave(radius + 4, (number - 2) * 19, 168), ink, 2.2)


def _wave(left: float, y: float, width: float) -> QPainterPath:
    points = ((left + x, y + 5 * math.sin(x / 9)) for x in range(0, int(width), 3))
    return curve(*points)


def _stars(painter: QPainter, stars: QPixmap, room: QRectF) -> Iterator[None]:
    top = room.top()
    while top < room.bottom():
        height, left = min(STARS, room.bottom() - top), room.left()
        while left < room.right():
            width = min(STARS, room.right() - left)
            painter.drawPixmap(QRectF(left, top, width, height), stars, QRectF(0, 0, width, height))
            left += STARS
            yield
        top += STARS


def _write(painter: QPainter, at: QPointF, text: str, font: QFont, ink: Tint) -> None:
    path = QPainterPath()
    path.addText(at, font, text)
    painter.fillPath(path, colour(ink))

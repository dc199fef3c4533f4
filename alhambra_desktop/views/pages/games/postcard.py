"""Painting a finished game as a postcard: the city of each seat, and a chart of the lead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen, QPixmap

from ....model.files.archive.kept_game import KeptSeat
from ....model.players.characters import character_of
from ....model.players.skill.levels import LevelError, level
from ....model.rules.core.frozen import frozen
from ....model.rules.core.geometry.tile import BUILDING, START, WALL, Tile
from ....model.rules.core.values import Cell
from ....model.rules.modules.registry import rulebook
from ....words import phrase, say
from ... import art
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif, shortened, text_width
from ...art.painter_state import clipped
from ...art.palette import LIGHT, TYPE_COLOURS, Theme
from ...art.people.seat_picture import SeatPicture
from ...charts.story_chart import StoryDrawing
from ...game.analysis_storage import FinishedGame
from ...game.seat_pictures import seat_picture
from ...models.game_row import joined
from ...models.games_model import table_words
from ...rule_sets.modules import view_book
from ...rule_sets.view_book import ViewBook
from ...text.language import capital
from ...text.words import place_words

SIZE: Final = QSize(1500, 1000)
EDGE, GAP = 34.0, 18.0  # margins and gaps in pixels
HEAD: Final = 96.0  # height of the title
STORY: Final = 250.0  # height of the chart of the lead
LINE: Final = 84.0  # height of the texts above each city
FACE: Final = 31.0  # radius of a player's picture
LARGEST: Final = 96.0  # maximum tile size
INSIDE: Final = (18.0, 24.0, -18.0, -18.0)  # from the edges of a court to its tiles
PAINTED: Final = 72  # minimum size at which tiles are painted, in pixels; smaller ones would be less detailed
LEAST_COURT: Final = 300.0  # minimum width of a court
STARS: Final = 56.0  # distance between the stars of the floor pattern
SHARP: Final = 1.5  # resolution factor of pictures in an SVG file, which may be enlarged
THEME: Final[Theme] = LIGHT


@frozen
class CardSeat:
    """A player; ``role`` is the trade, or else the level. It replaces the name if names are hidden."""

    name: str
    level: str
    role: str
    picture: SeatPicture
    points: int
    rank: str
    won: bool
    tiles: Mapping[Cell, Tile]


@frozen
class Postcard:
    """The contents of a postcard. `story` is the chart of a player's lead, or None if there is none."""

    detail: str
    code: str
    seats: tuple[CardSeat, ...]
    view: ViewBook
    story: StoryDrawing | None = None


def postcard_of(game: FinishedGame, day: str) -> Postcard:
    kept, players = game.kept, game.game.state.players
    points = [seat.points for seat in kept.seats]
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
        )
        for seat, player in sorted(zip(kept.seats, players, strict=True), key=lambda pair: pair[0].place)
    )
    detail = phrase("postcard-detail", day=day, table=table_words(kept), turns=kept.turns)
    view = view_book(rulebook(game.game.setup))
    return Postcard(detail, kept.code or "", seats, view, _story_of(game))


def _story_of(game: FinishedGame) -> StoryDrawing | None:
    if game.story is None or not game.story.points:
        return None
    colour, marked = game.kept.seats[game.story.seat].colour, game.story.turning_points(game.mistakes)
    return StoryDrawing(game.story, colour, game.kept.turns, game.scorings, marked, THEME)


def _level(player_level: str | None) -> str:
    try:
        return capital(say(level(player_level or "").name))
    except LevelError:
        return phrase("postcard-person")


def _role(seat: KeptSeat) -> str:
    person = character_of(seat) if seat.level is not None else None
    return _level(seat.level) if person is None else capital(say(person.trade))


def courts(seats: int, story: bool) -> Iterator[tuple[QRectF, ...]]:
    """Yield ways to give each seat a rectangle on the postcard: in one, two or three rows.

    Of three seats, the winner can have the left half, and the others share the right half.
    """
    bottom = SIZE.height() - EDGE - (STORY + GAP if story else 0)
    whole = QRectF(EDGE, EDGE + HEAD, SIZE.width() - 2 * EDGE, bottom - EDGE - HEAD)
    for rows in (1, 2) if seats > 3 else (1,):
        found = _grid(seats, rows, whole)
        if min(room.width() for room in found) >= LEAST_COURT:
            yield found
    if seats == 2:
        yield _grid(2, 2, whole)
    if seats == 3 and not story:
        (left, right) = _grid(2, 1, whole)
        yield left, *_grid(2, 2, right)


def _grid(seats: int, rows: int, whole: QRectF) -> tuple[QRectF, ...]:
    columns = -(-seats // rows)
    width = (whole.width() - (columns - 1) * GAP) / columns
    height = (whole.height() - (rows - 1) * GAP) / rows
    return tuple(
        QRectF(0, 0, width, height).translated(
            whole.left() + (n % columns) * (width + GAP), whole.top() + (n // columns) * (height + GAP)
        )
        for n in range(seats)
    )


def _bounds(tiles: Mapping[Cell, Tile]) -> tuple[int, int, int, int]:
    """Return the least x and y, and the numbers of columns and rows."""
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def tile_size(seats: Sequence[CardSeat], rooms: Sequence[QRectF]) -> float:
    """Return the tile size, the same for all cities, at which each fits into its room."""
    size = LARGEST
    for seat, room in zip(seats, rooms, strict=True):
        _, _, columns, rows = _bounds(seat.tiles)
        court = room.adjusted(0, LINE, 0, 0).adjusted(*INSIDE)
        size = min(size, court.width() / columns, court.height() / rows)
    return float(int(size))


class PostcardPainter:
    def __init__(self, card: Postcard, cache: FaceCache, *, names: bool, vector: bool = False) -> None:
        self._card, self._cache, self._names, self._vector = card, cache, names, vector
        self._faces: dict[tuple[str, float], QImage] = {}

    def steps(self, painter: QPainter) -> Iterator[None]:
        card = self._card
        hints = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        painter.setRenderHints(hints)
        painter.fillRect(QRectF(0, 0, SIZE.width(), SIZE.height()), QColor(THEME.panel_bottom))
        art.paint_panel(painter, QRectF(10, 10, SIZE.width() - 20, SIZE.height() - 20), THEME)
        self._paint_head(painter)
        yield
        ways = courts(len(card.seats), card.story is not None)
        rooms = max(ways, key=lambda rooms: tile_size(card.seats, rooms))
        size = tile_size(card.seats, rooms)
        for seat, room in zip(card.seats, rooms, strict=True):
            self._paint_seat(painter, seat, room)
            yield
            court = room.adjusted(0, LINE, 0, 0)
            yield from self._court(painter, court)
            yield from self._city(painter, seat, court, size)
        if card.story is not None:
            self._paint_story(painter, card.story)
            yield

    def _paint_head(self, painter: QPainter) -> None:
        card, top = self._card, EDGE - 2
        title = phrase("postcard-title")
        large, small = serif(56, BLACK), sans(26)
        width = text_width(title, large)
        _write(painter, QPointF(EDGE + 6, top + 58), title, large, THEME.text)
        code = phrase("postcard-code", code=card.code) if card.code else ""
        at = SIZE.width() - EDGE - 6 - text_width(code, small)
        _write(painter, QPointF(at, top + 56), code, small, THEME.text_2)
        detail = shortened(card.detail, small, at - (EDGE + width + 60))
        _write(painter, QPointF(EDGE + width + 34, top + 56), detail, small, THEME.text_2)

    def _paint_seat(self, painter: QPainter, seat: CardSeat, room: QRectF) -> None:
        at = QPointF(room.left() + 1.25 * FACE, room.top() + LINE / 2 - 4)
        if seat.won:
            art.paint_winner(painter, at.x(), at.y(), 1.25 * FACE)
        seat.picture.paint(painter, at.x(), at.y(), FACE if not seat.won else 0.86 * FACE)
        points, figures = str(seat.points), serif(48, BLACK)
        width = text_width(points, figures)
        _write(painter, QPointF(room.right() - width - 4, at.y() + 17), points, figures, THEME.figure)
        name = seat.name if self._names else seat.role
        about = seat.rank if name == seat.level else joined(seat.rank, seat.level)
        left = at.x() + 1.25 * FACE + 6
        for words, font, base, ink in (
            (name, serif(32, BOLD), -2, THEME.text),
            (about, sans(24), 28, THEME.text_2),
        ):
            text = shortened(words, font, room.right() - width - 20 - left)
            _write(painter, QPointF(left, at.y() + base), text, font, ink)

    def _court(self, painter: QPainter, court: QRectF) -> Iterator[None]:
        outline = QPainterPath()
        outline.addRoundedRect(court, 9, 9)
        stars = self._cache.stars(STARS, THEME, 1.0)
        yield
        with clipped(painter, outline):  # restores the painter even if the generator is closed early
            painter.translate(court.topLeft())
            inner = QRectF(0, 0, court.width(), court.height())
            art.paint_court_floor(painter, inner, THEME)
            yield
            yield from _stars(painter, stars, inner)
            if self._vector:
                painter.setPen(QPen(QColor(THEME.panel_edge), 1.3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(inner, 9, 9)
            else:
                art.paint_court_rim(painter, inner, THEME)
        yield

    def _city(self, painter: QPainter, seat: CardSeat, court: QRectF, size: float) -> Iterator[None]:
        x, y, columns, rows = _bounds(seat.tiles)
        room = court.adjusted(*INSIDE)
        left = round(room.center().x() - (x + columns / 2) * size)
        top = round(room.center().y() - (y + rows / 2) * size)
        for (x, y), tile in seat.tiles.items():
            at = QRectF(left + x * size, top + y * size, size, size)
            painter.drawImage(at, self._face(tile, size))
            yield
        for edge, paint in (*self._card.view.edges.items(), (WALL, art.paint_city_walls)):
            tiles = seat.tiles.items()
            sides = {cell: tile.walls if tile.closed_edge == edge else "" for cell, tile in tiles}
            if any(sides.values()):
                painter.save()
                painter.translate(left, top)
                paint(painter, sides, size)
                painter.restore()
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
            painter.scale(side / LARGEST, side / LARGEST)
            self._paint_tile(painter, tile)
            painter.end()
            self._faces[key] = image
        return self._faces[key]

    def _paint_tile(self, painter: QPainter, tile: Tile) -> None:
        known = self._card.view.tile_painter(tile)
        if tile.kind in (BUILDING, START) and tile.type in (*TYPE_COLOURS, None):
            art.paint_face(painter, tile.type or "fountain", tile.price or None, LARGEST)
        elif known is not None:
            known(painter, tile, LARGEST)
        else:
            art.paint_name_plate(painter, say(tile.short_label), LARGEST)

    def _paint_story(self, painter: QPainter, story: StoryDrawing) -> None:
        room = QRectF(EDGE, SIZE.height() - EDGE - STORY, SIZE.width() - 2 * EDGE, STORY)
        painter.setPen(QPen(QColor(THEME.hairline), 1))
        painter.drawLine(room.topLeft(), room.topRight())
        title, note = phrase("story-title"), phrase("story-what")
        _write(painter, QPointF(room.left() + 6, room.top() + 30), title, serif(22, BOLD), THEME.text)
        at = room.right() - 6 - text_width(note, sans(16, SEMIBOLD))
        _write(painter, QPointF(at, room.top() + 29), note, sans(16, SEMIBOLD), THEME.text_2)
        story.paint(painter, room.adjusted(0, 38, 0, 4))


def _stars(painter: QPainter, stars: QPixmap, inner: QRectF) -> Iterator[None]:
    top = 0.0
    while top < inner.height():
        height, left = min(STARS, inner.height() - top), 0.0
        while left < inner.width():
            width = min(STARS, inner.width() - left)
            painter.drawPixmap(QRectF(left, top, width, height), stars, QRectF(0, 0, width, height))
            left += STARS
            yield
        top += STARS


def _write(painter: QPainter, at: QPointF, text: str, font: QFont, ink: str) -> None:
    path = QPainterPath()
    path.addText(at, font, text)
    painter.fillPath(path, QColor(ink))

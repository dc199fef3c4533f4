"""The celebration at the end of a game: a light moves along each winner's longest wall."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from ....model.rules.core.frozen import frozen
from ....model.rules.core.values import Cell, Seat
from ....words import phrase
from ...animation.clock import Clock
from ...art.brushes import colour, stroke
from ...art.cache import FaceCache
from ...art.counting import paint_head
from ...art.evening import paint_city_shadow, paint_evening, paint_lamp, paint_stars_at_dusk
from ...art.fonts import BOLD, serif, text_width
from ...art.geometry import UNIT
from ...art.palette import DARK
from ...art.runs import paint_scored_run, trace
from ...art.steps import Paint, step
from ...art.walls import Segment
from ...game.longest_run import longest_run
from ...game.seat_pictures import owner_picture
from ...game.table_snapshot import TableSnapshot
from ...scene.items.small_city import SmallCity, paint_small_city, tiles_of
from ...scene.pixmaps.faces import Faces
from ...storage.contained import contained
from ...widgets.labels import set_tip
from ...widgets.painting import LEFT, write
from .niche_buttons import NicheButtons
from .winner_niche import MARGIN, WHITE, WIDTH, Honours

# milliseconds from the start until the picture begins to fade in, and until it has its full brightness
DARK_FOR, APPEARS = 300.0, 700.0
LIFTS: Final = 600.0  # milliseconds in which the veil fades out
STEP: Final = 220.0  # milliseconds for each wall segment; ``WALKS`` limits their sum
WALKS: Final = (3000.0, 5000.0)  # minimum and maximum milliseconds for the whole wall

NORMAL_WIDTH, NORMAL_HEIGHT = 1280.0, 738.0
NICHE_LEFT, NICHE_EDGE, BELOW = 48.0, 16.0, 26.0
CITY_LEFT, EDGE = 448.0, 30.0
LARGEST: Final = 104.0
NAME: Final = 34.0
GAP: Final = 16.0

AROUND_RUN: Final = 40.0
NOTHING: Final = (0, False)
NEWEST: Final = 3
PERIOD: Final = 116.0
PER_FRAME: Final = 2
VEIL, NIGHT = "#0A1A22", 0.56
DAY: Final = 0.85  # share of the veil that the passing light removes from a square
NEAR: Final = 1.7  # distance that the light reaches, in squares
DAWN: Final = 3.0  # number of segments that the light passes while a square becomes bright
AHEAD, SPARK = "#FFE3A0", "#FFFFF2"
SMOOTH: Final = QEasingCurve(QEasingCurve.Type.InOutSine)
MODIFIERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


@frozen(eq=False)
class LitCity:
    """A winner's city. ``reached`` maps each square to the index of the first wall segment that lights it."""

    seat: Seat
    room: QRectF
    city: SmallCity
    run: tuple[Segment, ...]
    lines: tuple[tuple[QPointF, QPointF], ...]
    reached: Mapping[Cell, float]

    @property
    def bounds(self) -> QRectF:
        xs, ys = zip(*(point.toTuple() for line in self.lines for point in line), strict=True)
        return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))

    def head(self, walked: float) -> QPointF:
        start, end = self.lines[min(int(walked), len(self.lines) - 1)]
        return start + (end - start) * min(1.0, walked - min(int(walked), len(self.lines) - 1))


def lit_city(seat: Seat, room: QRectF, city: SmallCity, run: Sequence[Segment]) -> LitCity:
    scale = city.size / UNIT
    lines = [
        (city.origin + QPointF(*start) * scale, city.origin + QPointF(*end) * scale)
        for start, end in trace(run)[0]
    ]
    reached: dict[Cell, float] = {}
    for cell, _ in city.tiles:
        middle = city.square(cell).center()
        for number, (start, end) in enumerate(lines):
            away = (start + end) / 2 - middle
            if math.hypot(away.x(), away.y()) < NEAR * city.size:
                reached[cell] = number
                break
    return LitCity(seat, room, city, tuple(run), tuple(lines), reached)


@contained
class Celebration(QWidget):
    done = Signal()
    rematch = Signal()
    left = Signal()

    def __init__(self, honours: Honours, snapshot: TableSnapshot, clock: Clock, over: QWidget) -> None:
        super().__init__(over)
        self._honours, self._shown, self._clock = honours, snapshot, clock
        self._cache, self._key = FaceCache(self), object()
        self._faces = Faces(self)
        self._faces.set_theme(DARK)
        self._faces.set_book(snapshot.book)
        self._k = 1.0
        self.cities: tuple[LitCity, ...] = ()
        self.elapsed, self._still = 0.0, False
        self._runs: dict[Seat, tuple[int, bool]] = {}
        """Maps each winner to the number of painted wall segments, and to whether the light has stopped."""

        self._may_paint_run = True
        self._unpainted: Iterator[Callable[[], object]] = iter(())
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.buttons = NicheButtons(self)
        self.buttons.result.clicked.connect(self.done)
        self.buttons.rematch.connect(self.rematch)
        self.buttons.left.connect(self.left)
        self.buttons.result.setAccessibleDescription(honours.spoken_text)
        self.setFocusProxy(self.buttons)
        self.setAccessibleName(honours.spoken_text)
        self.setAccessibleDescription(phrase("status-celebration"))
        set_tip(self, phrase("status-celebration"))
        clock.ticked.connect(self._on_tick)

    def begin(self, still: bool) -> None:
        """Start the animation or, if `still`, show its last frame."""
        self._still = still
        self._clock.want(True, self)
        self.show()
        self.raise_()
        self.setFocus()

    @property
    def _walk(self) -> float:
        steps = max((len(lit.run) for lit in self.cities), default=0)
        return min(max(steps * STEP, WALKS[0]), WALKS[1])

    @property
    def _lifted(self) -> float:
        return APPEARS + self._walk + LIFTS

    def end(self) -> None:
        self._clock.want(False, self)
        self._cache.clear()
        self.hide()
        self.deleteLater()

    def _on_tick(self, milliseconds: float) -> None:
        before = self.elapsed
        self.elapsed += milliseconds / max(self._clock.rate, 1.0)
        for paint in islice(self._unpainted, PER_FRAME):
            paint()
        if self._still and self.elapsed >= DARK_FOR:
            self.elapsed = max(self.elapsed, self._lifted)
        if before < self._lifted:
            self.update()
        else:
            self._clock.want(False, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._runs.clear()
        self._lay_out()
        self._unpainted = self._pictures()

    @property
    def _niche(self) -> QRectF:
        k = self._k
        return QRectF(NICHE_LEFT * k, NICHE_EDGE * k, WIDTH * k, self.height() - 2 * NICHE_EDGE * k)

    def _lay_out(self) -> None:
        self._k = k = min(self.width() / NORMAL_WIDTH, self.height() / NORMAL_HEIGHT)
        niche, inside = self._niche, MARGIN * k
        self.buttons.lay_out(niche.left() + inside, niche.bottom() - BELOW * k, niche.width() - 2 * inside, k)
        self._faces.set_scale(self.devicePixelRatioF())
        area = QRectF(self.rect()).adjusted(CITY_LEFT * k, EDGE * k, -EDGE * k, -EDGE * k)
        winners = self._honours.final.winners
        ways = [self._arranged(winners, area, columns) for columns in range(1, len(winners) + 1)]
        self.cities = max(ways, key=lambda lits: min(lit.city.size for lit in lits))

    def _arranged(self, winners: Sequence[Seat], area: QRectF, columns: int) -> tuple[LitCity, ...]:
        k, rows = self._k, -(-len(winners) // columns)
        gap, name = GAP * k, NAME * k if len(winners) > 1 else 0.0
        width, height = (area.width() + gap) / columns, (area.height() + gap) / rows
        found = []
        for i, seat in enumerate(winners):
            left, top = area.left() + i % columns * width, area.top() + i // columns * height
            room = QRectF(left, top, width - gap, height - gap)
            inner = room.adjusted(0, name, 0, 0)
            city = SmallCity.of(self._shown.table, seat, self._faces, inner, LARGEST * k)
            found.append(
                lit_city(seat, room, city, longest_run(self._shown.book, self._shown.seen.players[seat].city))
            )
        return tuple(found)

    def _pictures(self) -> Iterator[Callable[[], object]]:
        """Yield functions that each paint one picture.

        They are called over several frames, because painting all pictures takes too long for one frame.
        """
        yield self._stars
        for lit in self.cities:
            tiles = tiles_of(self._shown.book, lit.city.tiles)
            for tile in tiles.values():
                yield partial(self._faces.tile_pixmap, tile, lit.city.size, False)
            yield partial(self._faces.wall_pixmaps, tiles, lit.city.size)

    def _stars(self) -> QPixmap:
        return self._cache.stars(PERIOD, DARK, self.devicePixelRatioF())

    def _ground_steps(self) -> Iterator[Paint]:
        whole = QRectF(self.rect())
        light = QPointF((CITY_LEFT * self._k + whole.right()) / 2, whole.center().y())
        yield step(paint_evening, whole, light, self._k)
        yield step(paint_stars_at_dusk, whole, self._stars())
        for lit in self.cities:
            yield step(self._paint_shadow, lit)
            yield step(paint_small_city, self._faces, self._shown.book, lit.city)
            if len(self.cities) > 1:
                yield step(self._paint_name, lit)
        k = self._k
        yield from self._honours.steps(self._niche, k, self.buttons.geometry().top())

    @staticmethod
    def _paint_shadow(p: QPainter, lit: LitCity) -> None:
        squares = (lit.city.square(cell) for cell, _ in lit.city.tiles)
        paint_city_shadow(p, squares, (8, 12), 18, 0.5)

    def _paint_name(self, p: QPainter, lit: LitCity) -> None:
        book, k = self._shown.book, self._k
        name, font = book.owner_name(lit.seat), serif(max(12, 20 * k), BOLD)
        left = lit.room.center().x() - text_width(name, font) / 2
        middle = lit.room.top() + NAME * k / 2
        owner_picture(book, lit.seat).paint(p, left - 21 * k, middle, 14 * k)
        write(p, QRectF(left, middle - 15 * k, lit.room.width(), 30 * k), name, font, WHITE, LEFT)

    def _ground(self) -> QPixmap | None:
        subject, size, dpr = ("picture", "celebration", self._key), self.size(), self.devicePixelRatioF()
        return self._cache.stepwise(subject, size.toTuple(), dpr, self._ground_steps, self)

    def _share(self, begin: float, lasts: float) -> float:
        return min(1.0, max(0.0, (self.elapsed - begin) / lasts))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ground = self._ground() if self.elapsed >= DARK_FOR / 2 else None
        if ground is None or self.elapsed < DARK_FOR:
            painter.fillRect(self.rect(), QColor(VEIL))
            return
        painter.drawPixmap(0, 0, ground)
        self._may_paint_run = True
        walked, lifted = self._share(APPEARS, self._walk), self._share(APPEARS + self._walk, LIFTS)
        for lit in self.cities:
            self._paint_veil(painter, lit, walked * len(lit.run), SMOOTH.valueForProgress(lifted))
            if lit.run:
                self._paint_light(painter, lit, walked * len(lit.run), lifted)
        dark = 1.0 - self._share(DARK_FOR, APPEARS - DARK_FOR)
        if dark > 0:
            painter.fillRect(self.rect(), colour(VEIL, dark))

    def _paint_veil(self, p: QPainter, lit: LitCity, walked: float, lifted: float) -> None:
        for cell, _ in lit.city.tiles:
            since = (walked - lit.reached.get(cell, math.inf)) / DAWN
            light = SMOOTH.valueForProgress(min(1.0, max(0.0, since)))
            p.fillRect(lit.city.square(cell), colour(VEIL, NIGHT * (1 - DAY * light) * (1 - lifted)))

    def _paint_light(self, p: QPainter, lit: LitCity, walked: float, lifted: float) -> None:
        k, size, passed = self._k, lit.city.size, int(walked)
        head, walks = lit.head(walked), lifted <= 0
        painted = self._paint_run(p, lit, (passed, not walks), immediately=lifted >= 1)
        if walks:
            self._paint_lamp(p, head, 2.3 * size)
            ahead = QPainterPath(head)
            for i, (start, end) in enumerate(lit.lines[passed:]):
                if i:
                    ahead.moveTo(start)
                ahead.lineTo(end)
            stroke(p, ahead, colour(AHEAD, 0.34), 1.6, round_ends=True)
        if walks and painted < len(lit.lines):
            path = QPainterPath(lit.lines[painted][0])
            for start, _ in lit.lines[painted + 1 : passed + 1]:
                path.lineTo(start)
            path.lineTo(head)
            stroke(p, path, SPARK, 4 * k, round_ends=True)
        (self._paint_head if walks else paint_head)(p, str(max(1, math.ceil(walked))), head, 15 * k)

    def _paint_run(self, p: QPainter, lit: LitCity, wanted: tuple[int, bool], *, immediately: bool) -> int:
        """Paint wall segments that the light has passed, and return the number of painted segments.

        Unless `immediately` is True, each paint event creates a new picture for at most one city. The caller
        paints the segments that are still missing as a simple line.
        """
        if self._runs.get(lit.seat, NOTHING) != wanted and (immediately or self._may_paint_run):
            self._runs[lit.seat], self._may_paint_run = wanted, False
        passed, rests = self._runs.get(lit.seat, NOTHING)
        if passed:
            near = AROUND_RUN * self._k
            room = lit.bounds.adjusted(-near, -near, near, near).toAlignedRect()

            def paint(q: QPainter) -> None:
                q.translate(lit.city.origin - room.topLeft())
                newest = frozenset(() if rests else lit.run[max(0, passed - NEWEST) : passed])
                paint_scored_run(q, lit.run[:passed], lit.city.size, newest)

            kind, dpr = f"run of {lit.seat}", self.devicePixelRatioF()
            size, clear = room.size().toTuple(), QColor(Qt.GlobalColor.transparent)
            picture = self._cache.composed(kind, (self._key, passed, rests), size, dpr, clear, (), paint)
            p.drawPixmap(room.topLeft(), picture)
        return passed

    def _paint_lamp(self, p: QPainter, at: QPointF, reach: float) -> None:
        middle, dpr = QPointF(reach, reach), self.devicePixelRatioF()
        lamp = self._cache.mark(("lamp", reach), 2 * reach, dpr, lambda q: paint_lamp(q, middle, reach))
        p.save()
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        p.drawPixmap((at - middle).toPoint(), lamp)
        p.restore()

    def _paint_head(self, p: QPainter, text: str, at: QPointF, radius: float) -> None:
        middle = QPointF(2 * radius, 2 * radius)
        key, dpr = ("head", text, radius), self.devicePixelRatioF()
        head = self._cache.mark(key, 4 * radius, dpr, lambda q: paint_head(q, text, middle, radius))
        p.drawPixmap(at - middle, head)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in MODIFIERS or event.isAutoRepeat():
            return
        (self.left if event.key() == Qt.Key.Key_Escape else self.done).emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.done.emit()

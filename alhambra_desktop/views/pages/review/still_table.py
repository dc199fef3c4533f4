"""The table of a game review, with marks and notes that compare a turn with the best plan."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from math import ceil
from typing import Final, TypeAlias

import attrs
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsObject, QGraphicsView, QSizePolicy

from ....model.learning.analysis.turns import PlayedTurn, after_plan
from ....model.learning.analysis.verdict import SimulatedTurn, Verdict
from ....model.rules.core.engine.action import Action
from ....model.rules.core.engine.hidden import observe
from ....model.rules.core.engine.preview import Outlook, outlook, preview
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.state import GameState
from ....model.rules.core.frozen import frozen
from ....model.rules.core.places.places import Arrangement, CitySquare, Face, MarketSquare, PieceId, Row
from ....model.rules.core.values import Cell, Seat
from ....model.rules.core.words.message import Message
from ....model.rules.table.arrangement import arrangement
from ... import art
from ...art.brushes import shape
from ...art.geometry import ellipse
from ...art.palette import IVORY
from ...game.action_faces import faces_of
from ...game.selection import Bubble
from ...game.table_snapshot import TableSnapshot
from ...game.target import REST, SECTION, Control
from ...scene.items.overlay import BubbleItem
from ...scene.layout.bubble_place import Surroundings
from ...scene.layout.layout import GAP, HEIGHT, LEAST_ALONE, WIDTH
from ...scene.pixmaps.faces import Faces
from ...scene.stage import Stage
from ...scene.surroundings import surroundings
from ...storage.contained import contained
from ...text.words import Line, Total, preview_lines

Placed: TypeAlias = tuple[CitySquare, Face, bool]  # square, piece, whether the piece belongs to the best plan
Taken: TypeAlias = tuple[PieceId, Verdict]  # piece, and the sign of the plan that takes it


@frozen
class Note:
    """A bubble at a square, with the effect of placing a tile there. ``tone`` selects the bubble's colour."""

    square: CitySquare
    lines: tuple[Line, ...]
    total: Total
    tone: str


def compare_plans(
    book: Rulebook, turn: PlayedTurn, found: SimulatedTurn
) -> tuple[tuple[Placed, ...], tuple[Note, ...]]:
    """Return marks for tiles, and up to two notes.

    The marks are for the tiles that a turn placed, and for the tiles that only the best plan places. One note
    is about the tiles that only the turn placed. The other is about the tiles that only the best plan places.
    """
    best = after_plan(book, turn.before, found.ways[0].actions)
    as_was = after_plan(book, turn.before, turn.actions)
    played = tuple(_placed(book, turn.before, as_was, turn.seat, better=False))
    every = tuple(_placed(book, turn.before, best, turn.seat, better=True))
    better, instead = _without(every, played), _without(played, every)
    tone = "illegal" if found.verdict is Verdict.MISTAKE else "plain"
    was = outlook(book, turn.before, turn.seat)
    notes = (*_noted(book, was, best, better, "legal"), *_noted(book, was, as_was, instead, tone))
    return (*played, *better), notes


def compare_takings(
    book: Rulebook, table: Arrangement, turn: PlayedTurn, found: SimulatedTurn
) -> tuple[Taken, ...]:
    """Return marks for the market tiles and money cards that the best plan or only the turn takes.

    If both plans take the same pieces, return no marks.
    """
    played, best = (_taken(book, table, actions) for actions in (turn.actions, found.ways[0].actions))
    if set(played) == set(best):
        return ()
    instead = ((piece, found.verdict) for piece in played if piece not in best)
    return (*instead, *((piece, Verdict.GOOD) for piece in best))


def _taken(book: Rulebook, table: Arrangement, actions: Iterable[Action]) -> list[PieceId]:
    offered = [
        piece for place in table.lying if isinstance(place, Row | MarketSquare) for piece in table.at(place)
    ]
    found: list[PieceId] = []
    for face in (face for action in actions for face in faces_of(book, action)):
        same = (piece.id for piece in offered if piece.face == face and piece.id not in found)
        found += [*same][:1]
    return found


def _placed(
    book: Rulebook, before: GameState, after: GameState, seat: Seat, better: bool
) -> Iterator[Placed]:
    was, now = before.players[seat].city.tiles, after.players[seat].city.tiles
    changed: list[Cell] = [cell for cell, tile in now.items() if was.get(cell) is not tile]
    if changed:
        table = arrangement(book, observe(book, after, seat))
        for cell in changed:
            square = CitySquare(seat, cell)
            for piece in table.at(square)[:1]:
                yield square, piece.face, better


def _noted(
    book: Rulebook, before: Outlook, after: GameState, marks: Sequence[Placed], tone: str
) -> Iterator[Note]:
    if marks:
        square, _, better = marks[0]
        seat, now = square.seat, after.players[square.seat].city.tiles
        tiles = tuple(book.tile_noun(now[place.cell].id) for place, _, _ in marks)
        head = (
            Message("look-back-better-here", tiles=tiles)
            if better
            else Message("look-back-played-here", tiles=tiles)
        )
        seen = preview(book, before, after, seat, now[square.cell].id, square.cell)
        lines, total = preview_lines(book, seen)
        yield Note(square, (Line("", head, strong=True), *lines), total, tone)


def _without(some: tuple[Placed, ...], others: tuple[Placed, ...]) -> tuple[Placed, ...]:
    other_tiles = {(square, face) for square, face, _ in others}
    return tuple(placed for placed in some if placed[:2] not in other_tiles)


GHOST, PLAYED = 0.7, 0.4  # opacity of tiles of the best plan, and of tiles of the played turn
RIM: Final = 4.0
SIGN: Final = 7.0  # radius of the sign in the corner of a tile or card that a plan takes


@frozen
class PlanMark:
    rect: QRectF
    face: QPixmap | None
    better: bool
    sign: Verdict | None = None  # painted in a corner, if it is not None


@contained
class PlanMarks(QGraphicsObject):
    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._within = QRectF()
        self.marks: tuple[PlanMark, ...] = ()
        self.setZValue(90)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def show_marks(self, marks: tuple[PlanMark, ...], within: QRectF) -> None:
        self.prepareGeometryChange()
        self.marks, self._within = marks, within
        self.setVisible(bool(marks))
        self.update()

    def boundingRect(self) -> QRectF:
        whole = QRectF()
        for mark in self.marks:
            whole = whole.united(mark.rect.adjusted(-RIM, -RIM, RIM, RIM))
        return whole

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(self._within)
        for mark in sorted(self.marks, key=lambda mark: mark.better):
            if mark.face is not None:
                painter.setOpacity(GHOST if mark.better else PLAYED)
                painter.drawPixmap(mark.rect.topLeft(), mark.face)
                painter.setOpacity(1.0)
            if mark.sign is None:
                (art.paint_better if mark.better else art.paint_played)(painter, mark.rect, self._faces.theme)
            else:
                self._paint_taken(painter, mark.rect, mark.sign)

    def _paint_taken(self, painter: QPainter, rect: QRectF, sign: Verdict) -> None:
        theme, middle = self._faces.theme, rect.bottomLeft() + QPointF(SIGN, -SIGN)
        art.paint_taken(painter, rect, sign.value, theme)
        shape(painter, ellipse(middle.x(), middle.y(), SIGN + 2), IVORY, None)
        art.paint_verdict(painter, sign.value, middle.x(), middle.y(), SIGN, theme)


CLOSER: Final = 1.2
RING: Final = 0.75  # width in squares of the ground around a small city, where bubbles need room
# pixels around the panels; smaller on the right and below, because the cards there have margins of their own
MARGINS: Final = (8, 8, 4, 4)


@contained
class StillTable(QGraphicsView):
    """A table for viewing: the player can pan and zoom the city, but cannot lift pieces."""

    stepped = Signal(int)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.stage = stage
        self.plans, self.takings = PlanMarks(stage.faces), PlanMarks(stage.faces)
        self.bubbles = BubbleItem(stage.faces), BubbleItem(stage.faces)
        for item in (self.plans, self.takings, *self.bubbles):
            stage.addItem(item)
        self._placed: tuple[Placed, ...] = ()
        self._taken: tuple[Taken, ...] = ()
        self._notes: tuple[Note, ...] = ()
        self._moved_by: Seat | None = None
        self._press: QPoint | None = None
        self._least_height = 0.0  # the table's minimum height in units when it was last laid out
        self.deeds: Mapping[str, Callable[[], object]] = {  # maps commands to their actions
            "zoom-in": partial(self.zoom, CLOSER),
            "zoom-out": partial(self.zoom, 1 / CLOSER),
            "fit": self.fit,
            "supply": stage.push_supply,
        }
        stage.city.ring = RING
        stage.city.camera_moved.connect(self._lay_plans)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)  # the page's wood is visible between the panels
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.stage.free_pictures()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_table()
        self._bring_plans_into_sight()
        self._lay_takings()

    def whole_height(self) -> int:
        """Return the minimum height of the view at which the table is not scaled down."""
        _, top, _, bottom = MARGINS
        return ceil(self.stage.least_still_height - 2 * GAP + top + bottom)

    def _fit_table(self) -> None:
        left, top, right, bottom = MARGINS
        width = self.viewport().width() - left - right
        height = self.viewport().height() - top - bottom
        least = self._least_height = self.stage.least_still_height
        inside = 2 * GAP
        least_factor = min(1.0, width / (LEAST_ALONE - inside), height / (least - inside))
        factor = max(least_factor, min(width / (WIDTH - inside), height / (HEIGHT - inside)))
        if factor > 0:
            self.resetTransform()
            self.scale(factor, factor)
            self.stage.lay_out(
                width / factor + inside, height / factor + inside, factor * self.devicePixelRatioF()
            )
            self.setSceneRect(
                GAP - left / factor,
                GAP - top / factor,
                self.viewport().width() / factor,
                self.viewport().height() / factor,
            )
            self._show_whole()

    def show_moment(self, snapshot: TableSnapshot) -> None:
        moved = self._moved_by == snapshot.viewer
        if not moved:
            self._moved_by = None
            self.stage.city.forget_views()
        self.stage.sync(snapshot)
        if self.stage.least_still_height != self._least_height:
            self._fit_table()
            self.updateGeometry()  # the chart below the table may have to become lower
        if not moved:
            self._show_whole()

    def _show_whole(self) -> None:
        if self._moved_by is None:
            self.stage.city.show_whole()

    def show_plans(
        self, marks: tuple[Placed, ...], notes: tuple[Note, ...] = (), taken: tuple[Taken, ...] = ()
    ) -> None:
        """Mark placed tiles and `taken` pieces, and show up to two `notes` as bubbles."""
        self._placed, self._notes, self._taken = marks, notes, taken
        self._bring_plans_into_sight()
        self._lay_plans()
        self._lay_takings()

    def compare(self, book: Rulebook, turn: PlayedTurn, found: SimulatedTurn) -> None:
        """Mark what the turn and the best plan take and place. The table must show the start of the turn."""
        assert self.stage.snapshot is not None
        marks, notes = compare_plans(book, turn, found)
        self.show_plans(marks, notes, compare_takings(book, self.stage.snapshot.table, turn, found))

    def _lay_takings(self) -> None:
        """Mark the taken tiles and cards where they lie in the market and in the money row."""
        rects = ((self.stage.rect_of(piece), sign) for piece, sign in self._taken)
        marks = (PlanMark(rect, None, sign is Verdict.GOOD, sign) for rect, sign in rects if rect is not None)
        self.takings.show_marks(tuple(marks), self.stage.sceneRect())

    def _bring_plans_into_sight(self) -> None:
        if self._placed and self._moved_by is None:
            self.stage.city.bring_into_sight([square for square, _, _ in self._placed])

    def _lay_plans(self) -> None:
        marks = []
        for square, face, better in self._placed:
            rect = self.stage.rect_of(square)
            if rect is not None and self.stage.city.holds(square):
                picture = self.stage.faces.piece_pixmap(face, rect.width())
                marks.append(PlanMark(rect, picture, better))
        city = self.stage.city
        self.plans.show_marks(tuple(marks), city.scene_rect(city.inner))
        for number, (bubble, note) in enumerate(zip_longest(self.bubbles, self._notes)):
            rect = self.stage.rect_of(note.square) if note is not None else None
            bubble_content = (
                Bubble(rect, note.lines, note.tone, note.total) if note is not None and rect else None
            )
            bubble.set_bubble(bubble_content, partial(self._around, number))

    def _around(self, number: int, place: QRectF, over_panels: bool) -> Surroundings:
        found = surroundings(self.stage, place, over_panels)
        marks = [mark.rect for mark in self.plans.marks]
        others = [bubble.spot.rect for bubble in self.bubbles[:number] if bubble.spot is not None]
        return attrs.evolve(found, forbidden=(*found.forbidden, *marks, *others))

    def retranslate(self) -> None:
        self.stage.retranslate()
        for number, bubble in enumerate(self.bubbles):
            bubble.retranslate(partial(self._around, number))

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y()
        if steps:
            self.stepped.emit(-1 if steps > 0 else 1)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        target = self.stage.at(point)
        if isinstance(target, Control):
            self.press(target)
        elif self.stage.city.covers(point):
            self._press = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._press is not None:
            point = event.position().toPoint()
            self.stage.city.pan(self.mapToScene(point) - self.mapToScene(self._press))
            self._press = point
            self._note_moved()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._press = None

    def press(self, control: Control) -> None:
        if control.command in self.deeds:
            self.deeds[control.command]()
        elif control.command == SECTION:
            self.stage.drawer.open(control.subject)
        elif control.command == REST:
            self.stage.fold_rest(control.subject)
        elif self.stage.city.follow_arrow(control):
            self._note_moved()

    def zoom(self, factor: float) -> None:
        self.stage.city.zoom(factor)
        self._note_moved()

    def fit(self) -> None:
        self._moved_by = None
        self.stage.city.show_whole()

    def _note_moved(self) -> None:
        self._moved_by = self.stage.snapshot.viewer if self.stage.snapshot is not None else None

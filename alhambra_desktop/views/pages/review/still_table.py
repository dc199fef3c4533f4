"""A table for viewing only, with a movable camera."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

import attrs
from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy

from ....model.rules.core.values import Seat
from ...game.selection import Bubble
from ...game.target import SECTION, Control
from ...scene.items.overlay import BubbleItem
from ...scene.items.plan_marks import PlanMark, PlanMarks
from ...scene.layout.bubble_place import Surroundings
from ...scene.layout.layout import HEIGHT, LEAST_ALONE, LEAST_HEIGHT, WIDTH
from ...scene.stage import Stage
from ...scene.surroundings import surroundings
from ...storage.contained import contained
from .plans import Note, Placed

if TYPE_CHECKING:
    from ...game.table_snapshot import TableSnapshot

CLOSER: Final = 1.2


@contained
class StillTable(QGraphicsView):
    """Only the courtyard's ground can be moved."""

    turned = Signal(int)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.stage = stage
        self.plans = PlanMarks(stage.faces)
        self.bubbles = BubbleItem(stage.faces), BubbleItem(stage.faces)
        for item in (self.plans, *self.bubbles):
            stage.addItem(item)
        self._placed: tuple[Placed, ...] = ()
        self._notes: tuple[Note, ...] = ()
        self._moved_by: Seat | None = None
        self._press: QPoint | None = None
        self.deeds: Mapping[str, Callable[[], object]] = {
            "zoom-in": partial(self.zoom, CLOSER),
            "zoom-out": partial(self.zoom, 1 / CLOSER),
            "fit": self.fit,
            "supply": stage.push_supply,
        }
        """What is done at a command."""

        stage.city.camera_moved.connect(self._lay_plans)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width, height = self.viewport().width(), self.viewport().height()
        least = min(1.0, width / LEAST_ALONE, height / LEAST_HEIGHT)
        factor = max(least, min(width / WIDTH, height / HEIGHT))
        if factor > 0:
            self.resetTransform()
            self.scale(factor, factor)
            self.stage.lay_out(width / factor, height / factor, factor * self.devicePixelRatioF())
            self._show_whole()

    # -- showing

    def show_moment(self, shown: TableSnapshot) -> None:
        moved = self._moved_by == shown.viewer
        if not moved:
            self._moved_by = None
            self.stage.city.forget_views()
        self.stage.sync(shown)
        if not moved:
            self._show_whole()

    def _show_whole(self) -> None:
        if self._moved_by is None:
            self.stage.city.show_whole()

    def show_plans(self, marks: tuple[Placed, ...], notes: tuple[Note, ...] = ()) -> None:
        """Mark placements and show at most two `notes`, where there is room."""
        self._placed, self._notes = marks, notes
        if marks and self._moved_by is None:
            self.stage.city.bring_into_sight([square for square, _, _ in marks])
        self._lay_plans()

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
            said = Bubble(rect, note.lines, note.tone, note.total) if note is not None and rect else None
            bubble.say(said, partial(self._around, number))

    def _around(self, number: int, place: QRectF, over_panels: bool) -> Surroundings:
        found = surroundings(self.stage, place, over_panels)
        marks = [mark.rect for mark in self.plans.marks]
        others = [bubble.spot.rect for bubble in self.bubbles[:number] if bubble.spot is not None]
        return attrs.evolve(found, forbidden=(*found.forbidden, *marks, *others))

    def retranslate(self) -> None:
        self.stage.retranslate()
        for number, bubble in enumerate(self.bubbles):
            bubble.retranslate(partial(self._around, number))

    # -- the camera

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y()
        if steps:
            self.turned.emit(-1 if steps > 0 else 1)
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
        elif self.stage.city.look(control):
            self._note_moved()

    def zoom(self, factor: float) -> None:
        self.stage.city.zoom(factor)
        self._note_moved()

    def fit(self) -> None:
        self._moved_by = None
        self.stage.city.show_whole()

    def _note_moved(self) -> None:
        self._moved_by = self.stage.shown.viewer if self.stage.shown is not None else None

"""The layout of a lesson's step over the table: a dark veil, lines to targets, and the card."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator
from operator import neg
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker
from PySide6.QtWidgets import QGraphicsObject

from ....model.learning.lesson import Step
from ....model.rules.core.places.places import (
    CardFace,
    CitySquare,
    Hand,
    Piece,
    Place,
    Reserve,
    Row,
    TileFace,
    Tray,
)
from ...art.brushes import colour, glow, shape, stroke
from ...art.geometry import khatam, rounded
from ...game.target import Target
from ...scene.items.bubble_sheet import WIDTHS
from ...scene.items.panel import Panel
from ...scene.layout.bubble_place import AWAY
from ...storage.contained import contained
from ...widgets.paper import SHADOW
from ..table.table_page import TablePage
from .card import LessonCard

DARK, INK, LIGHT, HALO = "#1B0F08", "#2A1A12", "#FFF3D0", "#FFE7A8"
STRENGTH: Final = 0.34  # opacity of the veil
CORNER: Final = 10.0  # corner radius of the openings in the veil
LIT_AROUND: Final = 4.0  # pixels between a target and the edge of its opening in the veil
Line: TypeAlias = tuple[QPointF, QPointF]


def curve(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.quadTo(QPointF(end.x(), (start.y() + end.y()) / 2), end)
    return path


@contained
class Veil(QGraphicsObject):
    def __init__(self) -> None:
        super().__init__()
        self._whole = QRectF()
        self.lit: tuple[QRectF, ...] = ()
        self.lines: tuple[Line, ...] = ()
        self.setZValue(104)
        self.hide()

    def cover(self, whole: QRectF, lit: tuple[QRectF, ...]) -> None:
        self.prepareGeometryChange()
        self._whole = whole
        self.lit = tuple(rect.adjusted(-LIT_AROUND, -LIT_AROUND, LIT_AROUND, LIT_AROUND) for rect in lit)
        self.show()
        self.update()

    def point(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines
        self.update()

    def boundingRect(self) -> QRectF:
        return self._whole

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRect(self._whole)
        edges = [rounded(rect, CORNER) for rect in self.lit]
        for edge in edges:
            path = path.subtracted(edge)
        painter.fillPath(path, colour(DARK, STRENGTH))
        for edge in edges:
            glow(painter, edge, HALO, 10, 0.35)
            stroke(painter, edge, LIGHT, 2)
        for start, end in self.lines:
            way = curve(start, end)
            stroke(painter, way, INK, 6, True)
            stroke(painter, way, LIGHT, 3.2, True)
            shape(painter, khatam(end.x(), end.y(), 8), LIGHT, INK, 1.6)


class LessonTargets:
    def __init__(self, page: TablePage) -> None:
        self._page = page

    def of(self, name: str) -> Iterator[Target]:
        kind, _, rest = name.partition(":")
        if kind in ("square", "corner"):
            x, y = map(int, rest.split(","))
            for place in self._page.stage.places():
                on_square = isinstance(place, CitySquare)
                if getattr(place, "cell", None) == (x, y) and on_square == (kind == "square"):
                    yield place
        elif kind in ("tray", "reserve", "rival"):
            yield from self._wells(kind)
        elif (snapshot := self._page.stage.snapshot) is not None:
            ids = set(rest.split(","))
            for piece in snapshot.table.pieces.values():
                if self._called(piece) == kind and _names(piece) & ids:
                    yield piece.id

    def _wells(self, name: str) -> Iterable[Place]:
        if name == "rival":
            return self._page.stage.faces.view.rival_places.values()
        return (Tray(self._page.viewer) if name == "tray" else Reserve(self._page.viewer),)

    def _called(self, piece: Piece) -> str:
        """Return the word that lesson files use for this kind of piece, or an empty string."""
        if isinstance(piece.face, CardFace):
            places: dict[Place, str] = {Row(): "card", Hand(self._page.viewer): "money"}
            return places.get(piece.place, "")
        return "tile" if isinstance(piece.face, TileFace) else "piece"

    def rect(self, name: str) -> QRectF | None:
        stage = self._page.stage
        kind, _, rest = name.partition(":")
        if kind == "seat":  # the seat can be missing while the table still shows another lesson
            zone: object = next((zone for zone in stage.players if zone.seat == int(rest)), None)
        else:
            zone = getattr(stage, name, None)
        if name == "table":
            return stage.layout_.whole
        if isinstance(zone, Panel):
            return zone.scene_rect(zone.inner).adjusted(-2, -2, 2, 2) if zone.isVisible() else None
        if name == "court":
            return self.court()
        return _united(stage.rect_of(target) for target in self.of(name))

    def pointed(self, name: str) -> QRectF | None:
        """Return the rectangle at which the line to a target ends.

        For a square or corner, it contains only the centre.
        """
        rect = self.rect(name)
        on_court = name.partition(":")[0] in ("square", "corner")
        return QRectF(rect.center(), QSizeF(0, 0)) if rect is not None and on_court else rect

    def court(self, around: int = 1) -> QRectF | None:
        stage, snapshot = self._page.stage, self._page.stage.snapshot
        if snapshot is None:
            return None
        cells = snapshot.ahead.players[snapshot.viewer].city.tiles
        by = range(-around, around + 1)
        near = {(x + dx, y + dy) for x, y in cells for dx in by for dy in by}
        found = _united(stage.rect_of(CitySquare(snapshot.viewer, cell)) for cell in sorted(near))
        return found & stage.city.scene_rect(stage.city.inner) if found is not None else None


def _names(piece: Piece) -> set[str]:
    return {piece.id.thing, str(getattr(piece.face, piece.face.id_field, ""))}


def _united(rects: Iterable[QRectF | None]) -> QRectF | None:
    whole = QRectF()
    for rect in rects:
        if rect is not None:
            whole = whole.united(rect)
    return None if whole.isEmpty() else whole


RIM: Final = 14  # width of the margin around the texts of a panel
SHORT: Final = 0.4  # length of the shortest lines to a target, as a fraction of a square's side
BELOW: Final = 24.0  # pixels between a target and the card below it
AROUND: Final = tuple(way for way in itertools.product((-1, 0, 1), repeat=2) if any(way))


class StepLayout:
    def __init__(self, page: TablePage, card: LessonCard, targets: LessonTargets) -> None:
        self._page, self._card, self._targets = page, card, targets
        self._above_card: QRectF | None = None  # the target, if the card is directly below it
        self.first_step: Step | None = None
        self.veil = Veil()
        page.stage.addItem(self.veil)

    def show(self, shown: bool) -> None:
        self._card.setVisible(shown)
        self.veil.setVisible(shown)

    def lit(self, step: Step) -> tuple[QRectF, ...]:
        return tuple(rect for name in step.show if (rect := self._targets.rect(name)) is not None)

    def lay(self, step: Step, lit: tuple[QRectF, ...], *, done: bool) -> None:
        self.veil.cover(self._page.stage.layout_.whole, lit)
        self.place_card(step)
        points = [rect for name in step.point if (rect := self._targets.pointed(name)) is not None]
        if not points and self._above_card is not None:
            points = [self._above_card]
        self.veil.point(tuple(self._line(step, rect) for rect in points[:2]) if not done else ())

    def place_card(self, step: Step) -> None:
        """Place the card where it hides as few targets of the step as possible.

        If the first step of a lesson only explains panels at the top of the table, the card is below them.
        Otherwise, it is at the bottom right only if it hides less there than at both places above the hand.
        """
        view, card, hand = self._page.view, self._card, self._page.stage.hand
        above = view.mapFromScene(hand.scene_rect(hand.inner).topLeft()).y()
        right = view.width() - card.width()
        corners = ((0, above), (right, above), (right, view.height()))
        candidates = [QRect(QPoint(x, bottom - card.height()), card.size()) for x, bottom in corners]
        bubbles = [*self._bubbles(step)]
        needed, lit = ([*self._in_view(rects), *bubbles] for rects in (self._needed(step), self.veil.lit))

        def cost(candidate: QRect) -> tuple[float, bool, float]:
            return _covered(candidate, needed), candidate is candidates[-1], _covered(candidate, lit)

        self._above_card, spot = self._below(step, above)
        card.raise_()
        card.move(spot if spot is not None else min(candidates, key=cost).topLeft())

    def _below(self, step: Step, end: int) -> tuple[QRectF | None, QPoint | None]:
        """Return the lit panels and the place of the card below them, if they are above the city."""
        city, lit = self._page.stage.city, _united(self.lit(step))
        if step is not self.first_step or not step.is_read or lit is None:
            return None, None
        if lit.bottom() > city.scene_rect(city.inner).top():
            return None, None
        (shown,), card = self._in_view([lit]), self._card
        top = round(shown.bottom() + LIT_AROUND + BELOW) - SHADOW
        if top + card.height() > end:
            return None, None
        left, right = shown.left() - SHADOW, shown.right() + 1 + SHADOW - card.width()
        last = self._page.view.width() - card.width()
        spots = [QRect(QPoint(min(max(0, x), last), top), card.size()) for x in (left, right)]
        tiles = self._targets.court(around=0)
        covered = [*self._in_view([tiles])] if tiles is not None else []
        return lit, min(spots, key=lambda spot: _covered(spot, covered)).topLeft()

    def _in_view(self, rects: Iterable[QRectF]) -> list[QRect]:
        return [self._page.view.mapFromScene(rect).boundingRect() for rect in rects]

    def _needed(self, step: Step) -> Iterator[QRectF]:
        # if the step needs no action at the table, the card may cover the empty squares around the Alhambra
        around = 1 if step.by_hand else 0
        for name in step.show:
            rect = self._targets.court(around) if name == "court" else self._targets.rect(name)
            if rect is not None:
                yield rect

    def _bubbles(self, step: Step) -> Iterator[QRect]:
        view, spot = self._page.view, self._page.stage.bubble.spot
        if spot is not None and self._page.controller.selection.broken:
            yield view.mapFromScene(spot.rect).boundingRect()
        for name in step.point if step.refused else ():
            if (rect := self._targets.rect(name)) is not None:
                yield view.mapFromScene(rect.adjusted(0, 0, WIDTHS[0] + AWAY, AWAY)).boundingRect()

    def _line(self, step: Step, rect: QRectF) -> Line:
        far = self._page.stage.city.cell
        if rect.isEmpty():
            ends = [(rect.center(), QPointF(*way)) for way in AROUND]
        else:
            sides = QPointF(rect.width() / 2, 0), QPointF(0, rect.height() / 2)
            ends = [
                (rect.center() + way, way / math.hypot(way.x(), way.y()))
                for way in (*sides, *map(neg, sides))
            ]
        lines = [self._from_card(rect)]
        parts = (1.0, SHORT) if rect.isEmpty() else (SHORT,)
        lines += [(end + way * far * part, end) for part in parts for end, way in ends]
        spared = [*self._spared(step, rect)]
        return next((line for line in lines if not _crosses(line, spared)), lines[-1])

    def _from_card(self, rect: QRectF) -> Line:
        card = self._page.view.mapToScene(self._card.paper().toRect()).boundingRect()
        middle = rect.center()
        x = min(max(middle.x(), card.left() + 30), card.right() - 30)
        y = min(max(middle.y(), card.top() + 30), card.bottom() - 30)
        if abs(x - middle.x()) > rect.width() / 2:
            end = QPointF(rect.right() if x > middle.x() else rect.left(), middle.y())
        else:
            end = QPointF(middle.x(), rect.bottom() if y > middle.y() else rect.top())
        start = QPointF(
            min(max(end.x(), card.left()), card.right()), min(max(end.y(), card.top()), card.bottom())
        )
        return start, end

    def _spared(self, step: Step, meant: QRectF) -> Iterator[QRectF]:
        stage, selection = self._page.stage, self._page.controller.selection
        found = [stage.rect_of(place) for place in selection.drops]
        panels = [self._targets.rect(name) for name in step.show if name not in ("court", "table")]
        found += panels
        if stage.snapshot is not None:
            pieces = (stage.rect_of(piece) for piece in stage.snapshot.table.pieces)
            found += [
                rect
                for rect in pieces
                if any(rect is not None and lit.contains(rect) for lit in self.veil.lit)
            ]
        if stage.bubble.spot is not None:
            found.append(stage.bubble.spot.rect)
        around = (rect for rect in found if rect is not None and not rect.contains(meant.center()))
        yield from (rect.adjusted(3, 3, -3, -3) for rect in (*around, meant))
        for rect in panels:  # a line must not cross other texts in the target's panel
            if rect is not None and rect.contains(meant) and rect.size() != meant.size():
                yield rect.adjusted(RIM, RIM, -RIM, -RIM)


def _covered(card: QRect, kept: Iterable[QRect]) -> float:
    paper = card.adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
    areas = ((rect & paper, rect) for rect in kept)
    return sum(part.width() * part.height() / (rect.width() * rect.height()) for part, rect in areas)


def _crosses(line: Line, rects: Iterable[QRectF]) -> bool:
    stroker = QPainterPathStroker()
    stroker.setWidth(1.0)
    stroke = stroker.createStroke(curve(*line))
    return any(stroke.intersects(rect) for rect in rects)

"""Records what a panel paints, instead of painting it: texts, marks, shapes and pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF, QTransform

from alhambra_desktop.views import art
from alhambra_desktop.views.scene.items.panel import Panel
from alhambra_desktop.views.scene.pixmaps.faces import Faces

DRAWN = (
    *("drawText", "drawEllipse", "drawLine", "drawPolygon", "drawRoundedRect", "drawRect"),
    *("drawPath", "fillRect", "fillPath", "drawPixmap"),
)
CENTRED = {"badge": (1, 1 / 2), "mark": (1, 1), "coin": (1, 1), "winner": (0, 1), "turn_star": (0, 1)}
"""Marks around a centre: argument index of the centre's x, and the radius as a share of the size."""

CORNERED = {"icon": 1, "source": 1}
"""Marks given by their top left corner: argument index of the corner's x."""

OTHERS = ("sign", "seat", "tile", "back", "panel", "shadow", "wood", "courtyard", "walls", "legal")


@attrs.frozen
class Mark:
    """Something painted: its kind, rectangle on the panel, other arguments, and the painter's state."""

    kind: str
    rect: QRectF
    what: Any
    pen: str | None
    alpha: float
    width: float
    brush: str | None
    size: int
    bold: bool
    opacity: float
    transform: QTransform
    clip: QRectF | None

    @property
    def x(self) -> float:
        return self.rect.center().x()

    @property
    def y(self) -> float:
        return self.rect.center().y()

    @property
    def text(self) -> str:
        return str(self.what[-1])

    @property
    def right(self) -> bool:
        """Whether a text is aligned to the right."""
        return bool(self._flags & Qt.AlignmentFlag.AlignRight.value)

    @property
    def centred(self) -> bool:
        return bool(self._flags & Qt.AlignmentFlag.AlignHCenter.value)

    @property
    def _flags(self) -> int:
        return int(getattr(self.what[1], "value", self.what[1]))

    def points(self) -> list[tuple[float, float]]:
        """Return the corners of a polygon, or the ends of a line."""
        found = [
            self.transform.map(QPointF(p)) for p in (list(self.what[0]) if len(self.what) == 1 else self.what)
        ]
        return [(point.x(), point.y()) for point in found]


def area(kind: str, args: tuple[Any, ...]) -> QRectF:
    """Return the rectangle that the arguments of a painting function describe."""
    if kind in CENTRED:
        first, share = CENTRED[kind]
        x, y, size = args[first : first + 3]
        return QRectF(x - share * size, y - share * size, 2 * share * size, 2 * share * size)
    if kind in CORNERED:
        x, y, size = args[CORNERED[kind] : CORNERED[kind] + 3]
        return QRectF(x, y, size, size)
    if kind == "seat":
        at, radius = args[1:3]
        return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    if kind == "tile":
        return QRectF(args[1].x(), args[1].y(), args[2], args[2])
    if kind == "drawEllipse" and isinstance(args[0], QPointF):
        at, across, down = args
        return QRectF(at.x() - across, at.y() - down, 2 * across, 2 * down)
    if kind == "drawLine":
        return QRectF(QPointF(args[0]), QPointF(args[1])).normalized()
    if kind == "drawPixmap":
        at, picture = args[:2]
        if isinstance(at, QPointF):
            size = picture.deviceIndependentSize()
            return QRectF(at.x(), at.y(), size.width(), size.height())
    for arg in args:
        if isinstance(arg, QPainterPath | QPolygonF):
            return QRectF(arg.boundingRect())
        if isinstance(arg, QRectF | QRect):
            return QRectF(arg)
    return QRectF()


class Inked:
    """Records what panels paint."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.marks: list[Mark] = []
        for name in DRAWN:
            patch.setattr(QPainter, name, self._drawing(name))
        for name in (*CENTRED, *CORNERED, *OTHERS):
            patch.setattr(Faces, name, self._of_faces(name))
        for name in dir(art):
            if name.startswith("paint_"):
                patch.setattr(art, name, self._drawing(name))

    def _drawing(self, name: str) -> Callable[..., None]:
        return lambda p, *args, **more: self._note(name, p, args, more)

    def _of_faces(self, name: str) -> Callable[..., None]:
        return lambda _, p, *args, **more: self._note(name, p, args, more)

    def _note(self, kind: str, p: QPainter, args: tuple[Any, ...], more: dict[str, Any]) -> None:
        pen, brush, transform = p.pen(), p.brush(), p.transform()
        self.marks.append(
            Mark(
                kind,
                transform.mapRect(area(kind, args)),
                (*args, *more.values()),
                None if pen.style() is Qt.PenStyle.NoPen else pen.color().name(),
                pen.color().alphaF(),
                pen.widthF(),
                None if brush.style() is Qt.BrushStyle.NoBrush else brush.color().name(),
                p.font().pixelSize(),
                p.font().weight() >= 600,
                p.opacity(),
                transform,
                transform.mapRect(p.clipBoundingRect()) if p.hasClipping() else None,
            )
        )

    def record(self, paint: Callable[[QPainter], object]) -> list[Mark]:
        """Return what a function paints."""
        self.marks = []
        painter = QPainter(image := QImage(2000, 1200, QImage.Format.Format_ARGB32_Premultiplied))
        painter.setPen(QColor("red"))  # nothing may depend on what was painted before
        painter.setBrush(QColor("red"))
        paint(painter)
        painter.end()
        del image
        return self.marks

    def on(self, panel: Panel) -> list[Mark]:
        """Return what a panel paints, with its frame if it is floating."""
        return self.record(panel.paint)

    def of(self, *kinds: str) -> list[Mark]:
        return [mark for mark in self.marks if mark.kind in kinds]

    @property
    def texts(self) -> list[str]:
        return [mark.text for mark in self.of("drawText")]

    def text(self, words: str) -> Mark:
        """Return the only text with these words."""
        (found,) = (mark for mark in self.of("drawText") if mark.text == words)
        return found


def tint(name: str) -> str:
    """Return a colour of a theme as it is recorded."""
    return QColor(name).name()


def inside(mark: Mark, rect: QRectF, play: float = 0.5) -> bool:
    return rect.adjusted(-play, -play, play, play).contains(mark.rect)

"""Paintings: what a widget paints and where its parts lie, compared with the last checked version.

A painting lists, in order, every text, shape and picture that a page paints, with its place in pixels, its
colour and its opacity, and then the place, state and outline of every visible part. If one line of
code paints many shapes, such as those of a portrait, they are one entry with the rectangle around them.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

import attrs
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPaintDevice,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTextLayout,
    QTextLine,
)
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QLabel, QPushButton, QWidget

from tests.views.outlines.outline import NEW, lines_of

FOLDER: Final = Path(__file__).parent / "checked"

PAGES: Final = ("pages",)
"""Folders in ``views`` whose code is recorded in paintings of pages."""

TABLE: Final = ("playback", "scene", "scoring")
"""Folders in ``views`` whose code is recorded in paintings of tables."""

PARTS: Final = ("charts", "widgets")
"""Folders in ``views`` whose code is recorded in paintings of parts that many pages share."""

SHAPES: Final = (
    *("fillPath", "strokePath", "drawPath", "fillRect", "drawRect", "drawRoundedRect", "drawEllipse"),
    *("drawLine", "drawPolygon", "drawPolyline", "drawArc", "drawPixmap", "drawTiledPixmap", "drawImage"),
)


SUBJECTS: Final[dict[int, str]] = {}
"""What empty pictures stand for, by their ``cacheKey`` (see the fixture `sketched`)."""

NEAR: Final = 1.5
"""Pixels by which places may differ, because other fonts for symbols make a text slightly wider."""

EXACTLY: Final = 0.3
"""Pixels by which places may differ in paintings without symbols, because of rounding."""

PLACE: Final = re.compile(r"(?<= )-?[\d.]+ -?[\d.]+(?: -?[\d.]+ -?[\d.]+)?(?=[ ,\n])")
"""Two or four coordinates in a painting."""

MOST_SEPARATE: Final = 6
"""Maximum number of separate entries for the shapes of one line of a page's code; more become one entry."""

MOST_ELSEWHERE: Final = 40
"""The same maximum for tables and shared parts."""


@attrs.define
class Run:
    """Consecutive shapes, or texts, that the same line of code paints."""

    line: tuple[object, int]
    kind: str
    shapes: list[tuple[QRectF, str]] = attrs.field(factory=list)

    def entries(self, most: int) -> Iterator[str]:
        if len(self.shapes) > most:
            whole = QRectF()
            for rect, _ in self.shapes:
                whole |= rect
            yield f"drawing {_place(whole)}"
        else:
            for rect, look in self.shapes:
                yield f"{self.kind} {_place(rect)} {look}".rstrip()


def _place(rect: QRectF) -> str:
    numbers = rect.x(), rect.y(), rect.width(), rect.height()
    return " ".join(f"{round(value, 1) + 0.0:g}" for value in numbers)


class Recorder:
    """Records what functions in some folders of ``views`` paint, themselves or through helpers."""

    def __init__(self, folders: tuple[str, ...] = PAGES) -> None:
        self.runs: list[Run] = []
        self._clips = folders == TABLE
        self._most = MOST_SEPARATE if folders == PAGES else MOST_ELSEWHERE
        self._sources = tuple(f"{os.sep}views{os.sep}{folder}{os.sep}" for folder in folders)

    def note(self, painter: QPainter, kind: str, rect: QRectF, look: str) -> None:
        line = self._line()
        if line is None:
            return
        if not self.runs or (self.runs[-1].line, self.runs[-1].kind) != (line, kind):
            self.runs.append(Run(line, kind))
        to_page = painter.worldTransform()
        look += f" at {painter.opacity():.2f}" if painter.opacity() < 1 else ""
        if self._clips and painter.hasClipping():
            look += f" inside {_place(to_page.mapRect(painter.clipBoundingRect()))}"
        self.runs[-1].shapes.append((to_page.mapRect(rect), look))

    def entries(self) -> list[str]:
        return [entry for run in self.runs for entry in run.entries(self._most)]

    def _line(self) -> tuple[object, int] | None:
        """Return the code and instruction of the innermost running function in these folders, or None."""
        frame: FrameType | None = sys._getframe(1)
        while frame is not None:
            if any(source in frame.f_code.co_filename for source in self._sources):
                return frame.f_code, frame.f_lasti
            frame = frame.f_back
        return None


def _rect(args: tuple[Any, ...]) -> QRectF:
    """Return the rectangle of a shape or picture, from the arguments of a function of the painter."""
    first = args[0]
    if isinstance(first, QPainterPath):
        return first.boundingRect()
    if isinstance(first, QRect | QRectF):
        return QRectF(first)
    if isinstance(first, QPoint | QPointF):
        second = args[1] if len(args) > 1 else None
        if isinstance(second, QPoint | QPointF):
            return QPolygonF([QPointF(first), QPointF(second)]).boundingRect()
        if isinstance(second, QPixmap | QImage):
            return QRectF(QPointF(first), second.deviceIndependentSize())
        if isinstance(second, int | float):
            return QRectF(first.x() - second, first.y() - args[2], 2 * second, 2 * args[2])
    if isinstance(first, QPolygonF):
        return first.boundingRect()
    if isinstance(first, int | float):
        numbers = [arg for arg in args if isinstance(arg, int | float)]
        if len(numbers) >= 4:
            return QRectF(*numbers[:4])
        picture = next(arg for arg in args if isinstance(arg, QPixmap | QImage))
        return QRectF(QPointF(*numbers[:2]), picture.deviceIndependentSize())
    return QPolygonF(first).boundingRect()


def _look(painter: QPainter, name: str, args: tuple[Any, ...]) -> str:
    """Return the colours of a shape."""
    if "ixmap" in name or "Image" in name:
        return next((SUBJECTS.get(arg.cacheKey(), "") for arg in args if isinstance(arg, QPixmap)), "")
    told = [_tint(arg) for arg in args if isinstance(arg, QBrush | QPen | QColor | str)]
    told += [_middle(arg) for arg in args if isinstance(arg, QPainterPath)]
    if name.startswith("draw"):
        told += [_tint(painter.brush()), _tint(painter.pen())]
    return " ".join(one for one in told if one)


def _middle(path: QPainterPath) -> str:
    """Return the mean of the points of a path, which tells paths with the same rectangle apart."""
    points = [path.elementAt(at) for at in range(path.elementCount())]
    if not points:
        return "empty"
    x, y = (sum(values) / len(points) for values in ([one.x for one in points], [one.y for one in points]))
    return f"around {x:.1f} {y:.1f}"


def _tint(what: QBrush | QPen | QColor | str) -> str:
    if isinstance(what, QPen):
        if what.style() == Qt.PenStyle.NoPen:
            return ""
        dashes = "-".join(f"{long:g}" for long in what.dashPattern())
        return f"{_tint(what.brush())} {what.widthF():g} wide{f' dashed {dashes}' if dashes else ''}"
    if isinstance(what, QBrush):
        if what.style() == Qt.BrushStyle.NoBrush:
            return ""
        if (gradient := what.gradient()) is not None:
            return "..".join(_tint(QColor(stop[1])) for stop in gradient.stops())
        return _tint(what.color())
    found = QColor(what)
    return found.name() if found.alpha() == 255 else found.name(QColor.NameFormat.HexArgb)


@contextmanager
def recording(recorder: Recorder) -> Iterator[None]:
    """Record what is painted."""
    kept: list[tuple[type, str, Callable[..., Any]]] = []

    def replace(owner: type, name: str, note: Callable[..., None]) -> None:
        original = getattr(owner, name)
        kept.append((owner, name, original))

        def call(*args: Any, **kwargs: Any) -> Any:
            note(*args)
            return original(*args, **kwargs)

        setattr(owner, name, call)

    def note_shape(name: str) -> Callable[..., None]:
        kind = "picture" if "ixmap" in name or "Image" in name else "shape"

        def note(painter: QPainter, *args: Any) -> None:
            recorder.note(painter, kind, _rect(args), _look(painter, name, args))

        return note

    def note_text(painter: QPainter, *args: Any) -> None:
        font, text = painter.font(), next(arg for arg in args if isinstance(arg, str))
        if isinstance(args[0], QRect | QRectF):
            flags = int(getattr(args[1], "value", args[1]))
            rect = QRectF(painter.boundingRect(QRectF(args[0]), flags, text))
        else:
            at = QPointF(args[0]) if isinstance(args[0], QPoint | QPointF) else QPointF(args[0], args[1])
            rect = QRectF(at, QSize(0, 0))
        look = f"{font.pixelSize()}px {font.weight().value} {_tint(painter.pen().color())}"
        recorder.note(painter, f"text {text!r}", rect, f"{look}{' underlined' if font.underline() else ''}")

    def note_layout(layout: QTextLayout, painter: QPainter, point: QPointF, *_: Any) -> None:
        rect = layout.boundingRect().translated(point)
        recorder.note(painter, f"text {layout.text()!r}", rect, _tint(painter.pen().color()))

    def note_line(line: QTextLine, painter: QPainter, point: QPointF, *_: Any) -> None:
        rect = line.naturalTextRect().translated(point)
        recorder.note(painter, "line of text", rect, _tint(painter.pen().color()))

    for name in SHAPES:
        replace(QPainter, name, note_shape(name))
    replace(QTextLine, "draw", note_line)
    replace(QPainter, "drawText", note_text)
    replace(QTextLayout, "draw", note_layout)
    try:
        yield
    finally:
        for owner, name, original in kept:
            setattr(owner, name, original)


def recorded(paint: Callable[[], object], folders: tuple[str, ...] = PAGES) -> list[str]:
    """Return what a function paints, as far as it belongs to some folders of ``views``."""
    recorder = Recorder(folders)
    with recording(recorder):
        paint()
    return recorder.entries()


@contextmanager
def painter_of(picture: QPaintDevice) -> Iterator[QPainter]:
    painter = QPainter(picture)
    try:
        yield painter
    finally:
        painter.end()


def painting(widget: QWidget, *, alone: bool = False, folders: tuple[str, ...] = PAGES) -> list[str]:
    """Return what a widget and (unless ``alone``) its parts paint, and a line for each visible part."""
    picture = QPixmap(widget.size())
    background, parts = QWidget.RenderFlag.DrawWindowBackground, QWidget.RenderFlag.DrawChildren
    flags = background if alone else background | parts
    paint = recorded(lambda: widget.render(picture, QPoint(), renderFlags=flags), folders)
    return [*paint, *_parts(widget, widget)]


def _parts(widget: QWidget, whole: QWidget, before: str = "") -> Iterator[str]:
    """Yield a line for a widget and for each visible part: place, state, and what its outline says."""
    told = [f"at {_place(QRectF(widget.geometry()))}" if widget is not whole else "whole", *_state(widget)]
    texts = [line.partition(": ")[2] for line in lines_of(widget, whole)]
    yield f"{before}{type(widget).__name__} {', '.join([*told, *texts])}"
    for part in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if part.isVisibleTo(widget) and not part.isWindow():
            yield from _parts(part, whole, f"{before}  ")


def _state(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel) and widget.alignment() & Qt.AlignmentFlag.AlignHCenter:
        yield "centred"
    if isinstance(widget, QLabel) and widget.alignment() & Qt.AlignmentFlag.AlignRight:
        yield "to the right"
    if isinstance(layout := widget.layout(), QBoxLayout):
        yield f"room {_shares(layout)}"
    if isinstance(widget, QPushButton) and widget.isDefault():
        yield "default"
    if widget.testAttribute(Qt.WidgetAttribute.WA_SetCursor):
        yield widget.cursor().shape().name
    if isinstance(widget, QAbstractButton) and widget.testAttribute(Qt.WidgetAttribute.WA_Hover):
        yield "lights up"
    if (name := widget.objectName()) and not name.startswith("qt_"):
        yield name


def _shares(layout: QBoxLayout) -> str:
    """Return how a layout shares additional room between its parts, with the layouts in it."""
    inner = [layout.itemAt(at).layout() for at in range(layout.count())]
    told = (
        f"{layout.stretch(at)}{_shares(within) if isinstance(within, QBoxLayout) else ''}"
        for at, within in enumerate(inner)
    )
    return f"({' '.join(told)})"


def without_places(lines: list[str]) -> list[str]:
    """Return a painting without places, for parts whose layout is likely to change."""
    return [PLACE.sub("", f"{line}\n").rstrip().replace(" ,", ",") for line in lines]


def check(name: str, scenes: dict[str, list[str]], near: float = NEAR) -> None:
    """Compare paintings with the checked ones of this name; if ``NEW`` is set, replace those instead.

    Places may differ by ``near`` pixels; pass ``EXACTLY`` if they do not depend on fonts for symbols.
    """
    file = FOLDER / ("-".join(re.findall(r"\w+", name)) + ".txt")
    told = ("".join(f"{line}\n" for line in (f"# {title}", *lines)) for title, lines in scenes.items())
    found = "\n".join(told)
    if NEW in os.environ:
        file.write_text(found, encoding="utf-8")
    known = file.read_text(encoding="utf-8")
    if not alike(found, known, near):
        assert found.splitlines() == known.splitlines(), f"if the painting is right, run with {NEW}=1"


def alike(one: str, other: str, near: float = NEAR) -> bool:
    """Return whether two paintings are equal except for places that are at most ``near`` pixels apart."""
    pairs = zip(*(map(float, " ".join(PLACE.findall(text)).split()) for text in (one, other)), strict=False)
    return PLACE.sub("", one) == PLACE.sub("", other) and all(abs(a - b) <= near for a, b in pairs)

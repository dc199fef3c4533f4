from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from ....model.rules.core.words.message import Message
from ...art.fonts import BOLD, fitted, line_height, sans, serif, wrapped
from ...game.selection import NOTHING, Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Control, Target
from ...storage.contained import contained
from ..pixmaps.faces import Faces

PADDING = 12.0
READABLE = 12  # minimum font size in units


@contained
class Panel(QGraphicsObject):
    """A framed rectangle of the table with controls.

    Coordinates are in scene units from the panel's top left corner.
    """

    studded = True  # whether the frame has stars in its corners
    floating = False  # if False, the table background paints the panel's frame

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces
        self._rect = QRectF(0, 0, 10, 10)
        self.snapshot: TableSnapshot | None = None
        self.selection = NOTHING
        self._facts: tuple[object, ...] | None = None
        self._selection_key: object = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_rect(self, rect: QRectF) -> None:
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(0, 0, rect.width(), rect.height())
        self.update()

    @property
    def inner(self) -> QRectF:
        return self._rect

    @property
    def outline(self) -> QRectF:
        """The area that reacts to the pointer, in panel coordinates."""
        return self._rect

    def scene_rect(self, rect: QRectF) -> QRectF:
        return rect.translated(self.pos())

    def sync(self, snapshot: TableSnapshot | None, selection: Selection) -> None:
        self.snapshot = snapshot
        self.selection = selection
        self._selection_key = self.selection_key(selection)
        facts = self.facts(snapshot, selection) if snapshot is not None else None
        before, self._facts = self._facts, facts
        if facts is None or before is None:
            self.update()
        elif facts != before:
            for rect in self.differing(before, facts):
                self.update(rect)

    def follow(self, selection: Selection) -> bool:
        """Show another selection, and return whether this changes the panel."""
        if self.selection_key(selection) == self._selection_key:
            self.selection = selection
            return False
        self.sync(self.snapshot, selection)
        return True

    def selection_key(self, selection: Selection) -> object:
        """Return the part of a selection that the panel shows."""
        return selection

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...] | None:
        """Return the values that the picture depends on. If None, every `sync` repaints the picture."""
        return None

    def differing(self, before: tuple[object, ...], facts: tuple[object, ...]) -> Iterable[QRectF]:
        return (self.boundingRect(),)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-14, -14, 14, 18) if self.floating else self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self.floating:
            self.paint_frame(painter)
        if self.snapshot is not None:
            self.paint_inside(painter, self.snapshot)

    @property
    def accent(self) -> QColor | None:
        return None

    def paint_frame(self, painter: QPainter) -> None:
        self.faces.panel(painter, self._rect, self.accent, self.studded)

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None: ...

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        """Yield controls with their rectangles in panel coordinates, topmost first."""
        return ()

    def message_of(self, control: Control) -> Message | None:
        return None

    def background_targets(self) -> Iterable[tuple[Target, QRectF]]:
        return ()

    def topics(self) -> Iterable[tuple[str, QRectF]]:
        """Yield rule topics with their rectangles in panel coordinates, topmost first."""
        return ()

    def tip_at(self, point: QPointF) -> Message | None:
        """Return the tooltip of the sign at a point in panel coordinates, if any."""
        return None

    def repaint_all(self) -> None:
        self.update()

    @staticmethod
    def is_exposed(painter: QPainter, rect: QRectF) -> bool:
        return not painter.hasClipping() or painter.clipRegion().intersects(rect.toAlignedRect())

    def write(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        font: QFont | None = None,
        colour: str | None = None,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        font = font or sans(13)
        font, text = fitted(text, font, rect.width(), READABLE)
        painter.setFont(font)
        painter.setPen(QColor(colour or self.faces.theme.text))
        painter.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter), text)

    def write_whole(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        font: QFont,
        colour: str | None = None,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> float:
        """Write the text in one line, and return its width.

        If the text is too wide, the font shrinks, but not below ``READABLE``.
        """
        font, metrics = QFont(font), QFontMetricsF(font)
        while metrics.horizontalAdvance(text) > rect.width() and font.pixelSize() > READABLE:
            font.setPixelSize(font.pixelSize() - 1)
            metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(colour or self.faces.theme.text))
        flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(rect, int(flags), text)
        return metrics.horizontalAdvance(text)

    def write_wrapped(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        font: QFont | None = None,
        colour: str | None = None,
        lines: int = 0,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> float:
        """Write wrapped text, and return its height.

        If the text needs more than `lines` lines, the font shrinks, but not below ``READABLE``. If `lines`
        is 0, the number of lines is not limited.
        """
        font = QFont(font or sans(13))
        parts = wrapped(text, font, rect.width())
        while 0 < lines < len(parts) and font.pixelSize() > READABLE:
            font.setPixelSize(font.pixelSize() - 1)
            parts = wrapped(text, font, rect.width())
        height = line_height(font)
        painter.setFont(font)
        painter.setPen(QColor(colour or self.faces.theme.text))
        for i, part in enumerate(parts):
            line = QRectF(rect.left(), rect.top() + i * height, rect.width(), height)
            painter.drawText(line, int(align | Qt.AlignmentFlag.AlignVCenter), part)
        return len(parts) * height

    def title(self, painter: QPainter, text: str, right: str = "", free: float = 0.0) -> None:
        line = QRectF(PADDING, 6, self._rect.width() - 2 * PADDING - free, 24)
        self.write(painter, line, text, serif(16, BOLD))
        line.setLeft(min(line.right(), line.left() + painter.fontMetrics().horizontalAdvance(text) + 8))
        if right:
            self.write(painter, line, right, sans(13), self.faces.theme.text_2, Qt.AlignmentFlag.AlignRight)

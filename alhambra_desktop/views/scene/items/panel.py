"""Panel: a framed piece of the table that paints itself from what it is shown."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
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
READABLE = 12
"""The least size of letters, in units."""


@contained
class Panel(QGraphicsObject):
    """A rectangle of the table with a frame; subclasses paint the inside and name its controls.

    ``rect`` is in scene units; painting happens in scene units too, with the origin at the panel's
    north-west corner.
    """

    floating = False
    """True for a panel that comes and goes above others, and so paints its frame itself."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces
        self._rect = QRectF(0, 0, 10, 10)
        self.shown: TableSnapshot | None = None
        self.selection = NOTHING
        self._facts: tuple[object, ...] | None = None
        self._regarded: object = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_rect(self, rect: QRectF) -> None:
        """Lay the panel somewhere else."""
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(0, 0, rect.width(), rect.height())
        self.update()

    @property
    def inner(self) -> QRectF:
        """The panel in its own coordinates."""
        return self._rect

    @property
    def outline(self) -> QRectF:
        """Where it is pointed at, in its own coordinates."""
        return self._rect

    def scene_rect(self, rect: QRectF) -> QRectF:
        """A rectangle of the panel in scene units."""
        return rect.translated(self.pos())

    def sync(self, shown: TableSnapshot | None, selection: Selection) -> None:
        self.shown = shown
        self.selection = selection
        self._regarded = self.regards(selection)
        facts = self.facts(shown, selection) if shown is not None else None
        before, self._facts = self._facts, facts
        if facts is None or before is None:
            self.update()
        elif facts != before:
            for rect in self.differing(before, facts):
                self.update(rect)

    def follow(self, selection: Selection) -> bool:
        """Show another selection of the same moment; False where it shows nothing of what is different."""
        if self.regards(selection) == self._regarded:
            self.selection = selection
            return False
        self.sync(self.shown, selection)
        return True

    def regards(self, selection: Selection) -> object:
        """What it shows of a selection: while that is the same, nothing is worked out for another one."""
        return selection

    def facts(self, shown: TableSnapshot, selection: Selection) -> tuple[object, ...] | None:
        """Everything that the picture depends on; None where it is painted anew each time."""
        return None

    def differing(self, before: tuple[object, ...], facts: tuple[object, ...]) -> Iterable[QRectF]:
        """Where the picture of facts differs from that of others: there it is painted anew."""
        return (self.boundingRect(),)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-14, -14, 14, 18) if self.floating else self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self.floating:
            self.paint_frame(painter)
        if self.shown is not None:
            self.paint_inside(painter, self.shown)

    @property
    def accent(self) -> QColor | None:
        return None

    def paint_frame(self, painter: QPainter) -> None:
        """The frame and its paper."""
        self.faces.panel(painter, self._rect, self.accent)

    def paint_inside(self, painter: QPainter, shown: TableSnapshot) -> None:
        """What the panel is for."""

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        """What is drawn on it that can be pointed at, the topmost first, in panel coordinates."""
        return ()

    def said_of(self, control: Control) -> Message | None:
        """What one of its controls stands for, where a sign alone does not say it."""
        return None

    def ground(self) -> Iterable[tuple[Target, QRectF]]:
        """What is pointed at where nothing else is, in panel coordinates."""
        return ()

    def topics(self) -> Iterable[tuple[str, QRectF]]:
        """What is told where, as rules say what they are about, the topmost first, in panel coordinates."""
        return ()

    def repaint_all(self) -> None:
        """Paint again, whatever it shows."""
        self.update()

    # -- words

    @staticmethod
    def is_exposed(painter: QPainter, rect: QRectF) -> bool:
        """True where something of a rectangle is painted now: often only a part of a panel is."""
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
        """A line of text that is never shortened, in letters down to ``READABLE``; its width."""
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
        """A whole text in as many lines as it needs from the top of a rectangle; the height that it takes.

        Where it would need more than so many ``lines`` (0: any number) its letters are smaller, down to
        ``READABLE``; should that not do either, it takes the lines that it needs.
        """
        font = QFont(font or sans(13))
        parts = wrapped(text, font, rect.width())
        while 0 < lines < len(parts) and font.pixelSize() > READABLE:
            font.setPixelSize(font.pixelSize() - 1)
            parts = wrapped(text, font, rect.width())
        high = line_height(font)
        painter.setFont(font)
        painter.setPen(QColor(colour or self.faces.theme.text))
        for i, part in enumerate(parts):
            line = QRectF(rect.left(), rect.top() + i * high, rect.width(), high)
            painter.drawText(line, int(align | Qt.AlignmentFlag.AlignVCenter), part)
        return len(parts) * high

    def title(self, painter: QPainter, text: str, right: str = "", free: float = 0.0) -> None:
        line = QRectF(PADDING, 6, self._rect.width() - 2 * PADDING - free, 24)
        self.write(painter, line, text, serif(16, BOLD))
        line.setLeft(min(line.right(), line.left() + painter.fontMetrics().horizontalAdvance(text) + 8))
        if right:
            self.write(painter, line, right, sans(13), self.faces.theme.text_2, Qt.AlignmentFlag.AlignRight)

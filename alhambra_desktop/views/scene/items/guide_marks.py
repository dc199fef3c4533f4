from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....words import SOURCE, in_use, say
from ... import art
from ...art.fonts import SEMIBOLD, sans, text_width, wrapped
from ...commands.actions import key_of
from ...game.selection import Guide
from ...storage.contained import contained
from ...text.language import capital
from ..layout.bubble_place import Spot, Surroundings, place_bubble
from ..pixmaps.faces import Faces
from .overlay import tip_of

WIDTHS: Final = (300.0, 250.0, 210.0)  # maximum widths in units, tried in order until there is room
LINES: Final = 2  # maximum number of lines; if a message needs more, a shorter version replaces it
TRANSLATED: Final = 3  # maximum number of lines in other languages, because their texts are longer
LETTERS, ASIDE = 14, 12
ROW: Final = 19.0
LEFT, RIGHT, TOP = 34.0, 12.0, 6.0

KEYS, KEY, GAP = 20.0, 18.0, 6.0

GHOST: Final = 0.78
HALO: Final = 40.0


@frozen
class Mark:
    """A numbered mark. Only its part inside the rectangle ``within`` is drawn.

    ``ghost`` is an optional preview of a tile at its new place.
    """

    rect: QRectF
    number: int
    within: QRectF
    ghost: QPixmap | None = None


@frozen
class GuideText:
    message: Message
    width: float
    words: tuple[str, ...]
    keys: tuple[tuple[str, str], ...]

    @property
    def size(self) -> QSizeF:
        return QSizeF(self.width, 2 * TOP + 1 + ROW * len(self.words) + KEYS)


@contained
class GuideMarks(QGraphicsObject):
    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces
        self.marks: tuple[Mark, ...] = ()
        self.text: GuideText | None = None
        self.spot: Spot | None = None
        self._tip = QPointF()
        self._guide: Guide | None = None
        self.setZValue(108)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    @property
    def words(self) -> str:
        return " ".join(self.text.words) if self.text is not None else ""

    def follow(
        self, guide: Guide | None, marks: tuple[Mark, ...], around: Callable[[QRectF, bool], Surroundings]
    ) -> None:
        if (guide, marks) == (self._guide, self.marks):
            return
        self.prepareGeometryChange()
        self._guide, self.marks = guide, marks
        self.text = self.spot = None
        if guide is not None and marks:
            place = marks[-1].rect.adjusted(-3, -3, 3, 3) & marks[-1].within
            here = around(place, False)
            for self.text in _texts(guide):
                self.spot = place_bubble(self.text.size, place, here)
                if self.spot is not None:
                    self._tip = tip_of(self.spot, place, here.home)
                    break
        self.setVisible(bool(marks))
        self.update()

    @property
    def unplaced(self) -> Message | None:
        """The message that must be shown elsewhere, because there is no room for it near the last mark."""
        return self.text.message if self.text is not None and self.spot is None else None

    def boundingRect(self) -> QRectF:
        whole = QRectF()
        for mark in self.marks:
            whole = whole.united(mark.rect.adjusted(-HALO, -HALO, HALO, HALO))
        return whole if self.spot is None else whole.united(self.spot.rect.adjusted(-20, -20, 20, 20))

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for mark in self.marks:
            painter.save()
            painter.setClipRect(mark.within)
            if mark.ghost is not None:
                painter.setOpacity(GHOST)
                painter.drawPixmap(mark.rect.topLeft(), mark.ghost)
                painter.setOpacity(1.0)
            art.paint_hint_rim(painter, mark.rect, 1.0 if mark.ghost is not None else 4.0)
            painter.restore()
        for number in dict.fromkeys(mark.number for mark in self.marks):
            first = next(mark for mark in self.marks if mark.number == number)
            corner = (
                first.rect.topLeft()
                if first.ghost is not None
                else QPointF(first.rect.left() - 9, first.rect.center().y() - 4)
            )
            art.paint_hint_number(painter, corner.x(), corner.y(), number)
        if self.text is not None and self.spot is not None:
            self._paint_line(painter, self.text, self.spot.rect)

    def _paint_line(self, painter: QPainter, detail: GuideText, rect: QRectF) -> None:
        theme = self.faces.theme
        art.paint_bubble(painter, rect, theme, self._tip)
        art.paint_hint_star(painter, rect.left() + 19, rect.top() + TOP + ROW / 2)
        painter.setFont(_font())
        painter.setPen(QColor(theme.text))
        for i, words in enumerate(detail.words):
            line = QRectF(rect.left() + LEFT, rect.top() + TOP + ROW * i, rect.width(), ROW)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)
        x, y = rect.left() + LEFT, rect.bottom() - TOP - KEY
        for key, does in detail.keys:
            box = QRectF(x, y, text_width(key, sans(ASIDE, SEMIBOLD)) + 14, KEY)
            art.paint_pill(painter, box, theme, "plain", key)
            painter.setFont(sans(ASIDE))
            painter.setPen(QColor(theme.text_2))
            painter.drawText(
                QRectF(box.right() + GAP, y, rect.width(), KEY), Qt.AlignmentFlag.AlignVCenter, does
            )
            x = box.right() + 3 * GAP + text_width(does, sans(ASIDE))


def _font() -> QFont:
    return sans(LETTERS, SEMIBOLD)


def _texts(guide: Guide) -> Iterator[GuideText]:
    most = LINES if in_use() == SOURCE else TRANSLATED
    few = (message for message in guide.messages if len(_wrapped(message, WIDTHS[0])) <= most)
    message = next(few, guide.messages[-1])
    keys = [("choose", Message("guide-do"))] if guide.deed is not None else []
    if not guide.why:
        keys.append(("hint", Message("guide-more")))
    keys.append(("put-back", Message("guide-away")))
    named = tuple((key, say(does)) for command, does in keys if (key := key_of(command)))
    for width in WIDTHS:
        yield GuideText(message, width, _wrapped(message, width), named)


def _wrapped(message: Message, width: float) -> tuple[str, ...]:
    return tuple(wrapped(capital(say(message)), _font(), width - LEFT - RIGHT))

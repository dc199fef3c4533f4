from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem

from ....model.rules.core.places.places import Face, PieceId
from ... import art
from ...storage.contained import contained
from ..pixmaps.faces import Faces
from .offset_animator import LAY, RAISE, THIN, TURN, Offset, OffsetAnimator
from .slots import PLAIN, PieceStyle

EDGE: Final = "#FFF8E6"
AROUND: Final = 4.0  # margin in units around a piece for its rim
REFUSED: Final = (5.0, 3.0)  # dash and gap of a refused piece's edge, in line widths
PLATE: Final = (30.0, 20.0)


@contained
class PieceItem(QGraphicsObject):
    """A piece on the table, with its origin at the picture's top left corner.

    The picture is stretched while the camera zooms.
    """

    def __init__(self, faces: Faces, id_: PieceId, glides: OffsetAnimator | None = None) -> None:
        super().__init__()
        self.id = id_
        self.face: Face | None = None
        self.live = True
        self.drawn: object = None
        self._faces = faces
        self._picture = self._before = QPixmap()
        self._rect = QRectF()
        self._style = PLAIN
        self._home = QPointF()
        self._edged = False
        self._shadow: QGraphicsPixmapItem | None = None
        self._glides = glides or OffsetAnimator()
        self._offset, self._refused = Offset(), False
        self._fall = QPointF()
        self._squeeze = (1.0, 1.0)
        self._count = 1

    def show_face(self, face: Face, picture: QPixmap, rect: QRectF) -> None:
        self.face = face
        if picture.cacheKey() != self._picture.cacheKey():
            self._picture = picture
            self.update()
        if rect.size() != self._rect.size():
            self.prepareGeometryChange()
            self._rect = QRectF(QPointF(0, 0), rect.size())
            self.setTransformOriginPoint(self._rect.width() / 2, self._rect.height())
            self.update()

    @property
    def style(self) -> PieceStyle:
        return self._style

    def set_style(self, style: PieceStyle) -> None:
        if style == self._style:
            return
        if style.rim != self._style.rim:
            self.prepareGeometryChange()
            self.update()
        before, self._style = self._style, style
        self.setOpacity(style.opacity)
        self.setPos(self._home - QPointF(0, style.raised))
        if style.raised != before.raised:
            self.shift(QPointF(0, style.raised - before.raised), RAISE, later=style.later)

    def rest(
        self, corner: QPointF, angle: float, depth: float, shown: bool = True, glides: bool = False
    ) -> None:
        """Put the piece's top left corner at `corner`, in coordinates of the parent item.

        If `glides` is true, the movement is animated.
        """
        way, turn = self._home - corner, self.rotation() - angle
        self._home = corner
        self.setPos(corner - QPointF(0, self._style.raised))
        self.setRotation(angle)
        if not glides:
            self._glides.stop(self)
        elif way.manhattanLength() > 0.01 or turn:
            self.shift(way, LAY, turn)
        self.setZValue(depth)
        self.setVisible(shown)

    @property
    def size(self) -> QRectF:
        return self._rect

    def shift(self, way: QPointF, duration: float, angle: float = 0.0, later: float = 0.0) -> None:
        offset = Offset(way + self._offset.way, angle + self._offset.angle)
        self._glides.start(self, offset, duration, later)

    @property
    def picture(self) -> QPixmap:
        return self._picture

    def turn_over(self, before: QPixmap) -> None:
        self._before = before
        self._glides.start(self, Offset(self._offset.way, self._offset.angle, -1.0), TURN)

    def refuse(self) -> None:
        self._glides.refuse(self)

    def draw_offset(self, offset: Offset, refused: bool) -> None:
        self.prepareGeometryChange()
        self._offset, self._refused = offset, refused
        self.shade(self._fall)
        if self._shadow is not None:
            middle = self._rect.center().x()
            narrow = QTransform.fromTranslate(middle, 0).scale(_breadth(offset), 1.0)
            self._shadow.setTransform(narrow.translate(-middle, 0))
        self.update()

    @property
    def offset(self) -> Offset:
        return self._offset

    def lift(self, shadow: QPixmap | None, offset: QPointF) -> None:
        self._edge(shadow is not None)
        self.cast(shadow)
        self.shade(offset)
        self.update()

    def cast(self, shadow: QPixmap | None) -> None:
        if shadow is None:
            self._drop_shadow()
            return
        if self._shadow is None:
            self._shadow = QGraphicsPixmapItem(self)
            self._shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._shadow.setPixmap(shadow)
        size = shadow.deviceIndependentSize()
        self._shadow.setOffset(
            (self._rect.width() - size.width()) / 2, (self._rect.height() - size.height()) / 2
        )

    def shade(self, fall: QPointF) -> None:
        self._fall = fall
        if self._shadow is not None:
            self._shadow.setPos(fall + self._offset.way)

    def count(self, number: int) -> None:
        if number == self._count:
            return
        self.prepareGeometryChange()
        self._count = number

    def float_at(self, middle: QPointF, width: float, angle: float, broad: float, height: float) -> None:
        """Show the piece in flight. `broad` and `height` are the visible shares of its width and height."""
        size = self._rect
        scale = width / size.width()
        self.setScale(scale)
        self.setRotation(angle)
        # the origin of scaling and rotation is the middle of the lower edge
        self.setPos(middle.x() - size.width() / 2, middle.y() + size.height() * (scale / 2 - 1))
        if self._squeeze != (broad, height):
            self._squeeze = (broad, height)
            centre = size.center()
            seen = QTransform.fromTranslate(centre.x(), centre.y()).scale(broad, height)
            self.setTransform(seen.translate(-centre.x(), -centre.y()))

    def land(self) -> None:
        self._drop_shadow()
        self._edge(False)
        self.count(1)
        self._squeeze = (1.0, 1.0)
        self.setTransform(QTransform())
        self.setScale(1.0)
        self.setOpacity(self._style.opacity)
        self.update()

    def _drop_shadow(self) -> None:
        if self._shadow is not None:
            self._shadow.setParentItem(None)  # type: ignore[arg-type]
            if (scene := self._shadow.scene()) is not None:
                scene.removeItem(self._shadow)
            self._shadow = None

    def _edge(self, edged: bool) -> None:
        if edged != self._edged:
            self.prepareGeometryChange()
            self._edged = edged

    def boundingRect(self) -> QRectF:
        rect = self._rect
        if self._edged or self._refused or self._style.rim is not None:
            rect = rect.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        if self._count > 1:
            # not ``|=``, which would change the rectangle ``_rect`` itself
            rect = rect | self._plate().adjusted(-1, -1, 1, 1)
        if self._offset.angle or not self._offset.way.isNull():  # turning over needs no more space
            return rect | self._drawing().mapRect(rect)
        return rect

    def _drawing(self) -> QTransform:
        # the offset is in units of the parent, but the item is rotated about its lower edge
        way = QTransform().rotate(-self.rotation()).map(self._offset.way)
        foot = self.transformOriginPoint()
        moved = QTransform.fromTranslate(way.x() + foot.x(), way.y() + foot.y()).rotate(self._offset.angle)
        return moved.scale(_breadth(self._offset), 1.0).translate(-foot.x(), -foot.y())

    def paint(self, painter: QPainter, *_: object) -> None:
        if self._offset != Offset():
            painter.setTransform(self._drawing(), True)
        painter.drawPixmap(QPointF(0, 0), self._picture if self._offset.broad > 0 else self._before)
        rim = self._style.rim
        if rim is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._faces.theme.legal), rim.width))
            grown = self._rect.adjusted(-rim.grow, -rim.grow, rim.grow, rim.grow)
            painter.drawRoundedRect(grown, rim.corner, rim.corner)
        if self._edged:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(EDGE), 2))
            painter.drawRect(self._rect)
        if self._refused:
            pen = QPen(QColor(self._faces.theme.illegal), 3)
            pen.setDashPattern(REFUSED)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen)
            painter.drawRoundedRect(self._rect, 4, 4)
        if self._count > 1:
            self._paint_count(painter)

    def _paint_count(self, painter: QPainter) -> None:
        art.paint_pill(painter, self._plate(), self._faces.theme, "plain", str(self._count))

    def _plate(self) -> QRectF:
        width, height = PLATE
        return QRectF(self._rect.right() - width + 8, self._rect.top() - 8, width, height)


def _breadth(offset: Offset) -> float:
    return max(THIN, abs(offset.broad))

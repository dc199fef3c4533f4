"""Paints the brass lattice that hides the table between the turns of two human players."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from .brushes import across, colour, down, draw_weave, mix, shape, stroke
from .geometry import hankin, joined, khatam, octagon_square_tiling, octagon_stars
from .painter_state import saved
from .palette import Theme

_PERIOD: Final = 84.0
_STAR: Final = 0.2
_BACK: Final = {False: ("#4A2E1A", "#2C1A0E"), True: ("#241A13", "#15100B")}
_GLASS: Final = {False: "#0F5A55", True: "#0B3F3D"}
_BRASS: Final = {False: "#D9A94B", True: "#A97F35"}
_EDGE: Final = "#2A1704"
_STILE: Final = 22.0
_INLAY: Final = 12.0
_BOSS: Final = 30.0


def lattice_texture(theme: Theme, scale: float) -> QPixmap:
    picture = QPixmap(round(_PERIOD * scale), round(_PERIOD * scale))
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0, 0, _PERIOD, _PERIOD)
    polygons = octagon_square_tiling(rect, _PERIOD, (0, 0))
    p.fillPath(joined(octagon_stars(polygons, _PERIOD * _STAR)), colour(_GLASS[theme.dark]))
    draw_weave(p, hankin(polygons), _BRASS[theme.dark], _EDGE, 4.4, 1.2)
    p.end()
    return picture


def paint_leaves(p: QPainter, rect: QRectF, theme: Theme, texture: QPixmap) -> None:
    half = rect.width() / 2
    left = QRectF(rect.left(), rect.top(), half, rect.height())
    for leaf, meets in ((left, left.right()), (left.translated(half, 0), left.right())):
        _paint_leaf(p, leaf, theme, texture)
        _paint_boss(p, leaf, QPointF(meets, rect.center().y()), theme)


def _paint_leaf(p: QPainter, leaf: QRectF, theme: Theme, texture: QPixmap) -> None:
    p.fillRect(leaf, down(leaf.top(), leaf.bottom(), *_BACK[theme.dark]))
    inside = leaf.adjusted(_STILE, _STILE, -_STILE, -_STILE)
    with saved(p):
        p.setClipRect(inside)
        p.drawTiledPixmap(inside, texture, QPointF(0, 0))
    frame = QPainterPath()
    frame.addRect(leaf)
    frame.addRect(inside)
    p.fillPath(frame, across(leaf.left(), leaf.right(), theme.bar_top, theme.bar_bottom, theme.bar_top))
    edge = QPainterPath()
    edge.addRect(inside)
    stroke(p, edge, _EDGE, 3.0)
    stroke(p, edge, _BRASS[theme.dark], 1.4)
    _paint_inlay(p, leaf, theme)
    rim = QPainterPath()
    rim.addRect(leaf.adjusted(0.5, 0.5, -0.5, -0.5))
    stroke(p, rim, _EDGE, 1.0)


def _paint_inlay(p: QPainter, leaf: QRectF, theme: Theme) -> None:
    count = max(1, int((leaf.height() - 2 * _STILE) / (2 * _INLAY)))
    ys = (leaf.top() + leaf.height() * (i + 0.5) / count for i in range(count))
    sides = leaf.left() + _STILE / 2, leaf.right() - _STILE / 2
    bone = joined(khatam(x, y, 4.0) for y in ys for x in sides)
    p.fillPath(bone, mix("#F2E2BE", theme.bar_bottom, 0.3 if theme.dark else 0.1))


def _paint_boss(p: QPainter, leaf: QRectF, at: QPointF, theme: Theme) -> None:
    with saved(p):
        p.setClipRect(leaf)
        brass = _BRASS[theme.dark]
        star = khatam(at.x(), at.y(), _BOSS)
        shape(p, star, down(at.y() - _BOSS, at.y() + _BOSS, mix(brass, "#FFFFFF", 0.35), brass), _EDGE, 1.6)
        shape(p, khatam(at.x(), at.y(), _BOSS * 0.45), colour(_GLASS[theme.dark]), _EDGE, 1.2)

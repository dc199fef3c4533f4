from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap

from .brushes import across, down, prepare, radial, shape, stroke
from .geometry import box, curve, ellipse, khatam, outline, polygon, round_box
from .painter_state import moved, saved
from .palette import (
    GOLD,
    GOLD_DEEP,
    INK,
    IVORY,
    PAPER_BOTTOM,
    PAPER_TOP,
    POOL_LINE,
    STONE_LIT,
    STONE_SHADE,
    WATER_DEEP,
    WATER_PALE,
    WINE,
    WINE_DEEP,
)

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)  # widths of the icons in pixels
_GRID: Final = 256.0
_BOLD: Final = 20  # below this size in device pixels, the emblem consists of ``_PIXELS``
_OUTLINED: Final = 42  # below this size in device pixels, shapes are bold and have no outlines
_RICH: Final = 60  # below this size in device pixels, fine details are left out
_PIXELS: Final = (  # rectangles of the fountain at 16 pixels: left, top, right, bottom
    *((7, 3, 9, 6), (5, 4, 6, 5), (4, 5, 5, 6), (10, 4, 11, 5), (11, 5, 12, 6)),
    *((4, 7, 12, 8), (5, 8, 11, 9), (7, 9, 9, 11), (5, 11, 11, 12)),
)
_SPRAY: Final = "#F2FDFF"
_WINE_LIT: Final = "#B23A4C"


def paint_emblem(p: QPainter, size: float) -> None:
    """Paint the emblem in a square of `size` device pixels; small emblems have fewer and bolder parts."""
    with saved(p):
        prepare(p)
        p.scale(size / _GRID, size / _GRID)
        if size < _BOLD:
            _paint_pixels(p)
        elif size < _OUTLINED:
            _paint_bold(p)
        else:
            _paint_star(p, rich=size >= _RICH)
            _paint_fountain(p, rich=size >= _RICH)


def paint_save_icon(p: QPainter, size: float) -> None:
    _paint_sheet(p, size)
    _paint_within(p, size, (44, 62, 212, 230))


def paint_record_icon(p: QPainter, size: float) -> None:
    _paint_sheet(p, size)
    _paint_within(p, size, (56, 36, 176, 156))
    with moved(p, scale=size / _GRID):
        for top, right in ((172, 200), (192, 200), (212, 156)):
            p.fillRect(QRectF(56, top, right - 56, 8), QColor(STONE_SHADE))


def emblem_icon() -> QIcon:
    icon = QIcon()
    for size in SIZES[:-1]:
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_emblem(painter, size)
        painter.end()
        icon.addPixmap(pixmap)
    return icon


def _paint_sheet(p: QPainter, size: float) -> None:
    with saved(p):
        prepare(p)
        p.scale(size / _GRID, size / _GRID)
        sheet = polygon([(32, 8), (176, 8), (224, 56), (224, 248), (32, 248)])
        shape(p, sheet, down(8, 248, PAPER_TOP, PAPER_BOTTOM), INK, 6)
        shape(p, polygon([(176, 8), (176, 56), (224, 56)]), QColor(STONE_SHADE), INK, 5)


def _paint_within(p: QPainter, size: float, place: tuple[float, float, float, float]) -> None:
    left, top, right, _ = (round(edge * size / _GRID) for edge in place)
    with moved(p, left, top):
        paint_emblem(p, right - left)


def _paint_star(p: QPainter, rich: bool) -> None:
    shape(p, khatam(128, 128, 124), down(4, 252, "#FBE3A2", GOLD, GOLD_DEEP), INK, 5 if rich else 7)
    shape(p, khatam(128, 128, 103), radial(128, 118, 104, _WINE_LIT, WINE, WINE_DEEP), INK, 4)
    if rich:
        stroke(p, khatam(128, 128, 94), QColor(GOLD), 2.4)


def _paint_fountain(p: QPainter, rich: bool) -> None:
    bold = 1.0 if rich else 1.4
    shape(p, ellipse(128, 186, 56, 13), across(72, 184, "#FFFFFF", STONE_LIT, STONE_SHADE), INK, 3.4)
    shape(p, ellipse(128, 184.5, 47, 8.5), down(176, 193, WATER_PALE, WATER_DEEP), POOL_LINE, 2)
    foot = polygon([(119, 134), (137, 134), (140, 174), (150, 184), (106, 184), (116, 174)])
    shape(p, foot, across(106, 150, "#FFFFFF", STONE_LIT, STONE_SHADE), INK, 3)
    for dx in (-36, 36):
        _paint_jet(p, (128 + 0.30 * dx, 126), (128 + 1.25 * dx, 100), (128 + 1.5 * dx, 180), 5 * bold)
    shape(p, _bowl(66, 190, 118, 146), across(66, 190, "#FFFFFF", "#F5E9CF", "#C3A878"), INK, 3.4)
    shape(p, ellipse(128, 118, 62, 9), across(66, 190, "#FFFFFF", STONE_LIT, STONE_SHADE), INK, 3)
    shape(p, ellipse(128, 117, 54, 5.6), down(111, 123, WATER_PALE, WATER_DEEP), POOL_LINE, 1.8)
    if rich:
        _paint_jet(p, (128, 116), (110, 60), (100, 114), 4.4)
        _paint_jet(p, (128, 116), (146, 60), (156, 114), 4.4)
    _paint_jet(p, (128, 116), (84, 40), (82, 113), 5 * bold)
    _paint_jet(p, (128, 116), (172, 40), (174, 113), 5 * bold)
    _paint_jet(p, (128, 116), (128, 90), (128, 56), 6 * bold)


def _bowl(left: float, right: float, top: float, bottom: float) -> QPainterPath:
    middle, reach = (left + right) / 2, (right - left) / 4
    return outline(
        (left, top),
        (left + 6, bottom - 6, middle - reach, bottom, middle, bottom),
        (middle + reach, bottom, right - 6, bottom - 6, right, top),
    )


def _paint_jet(
    p: QPainter, start: tuple[float, float], top: tuple[float, float], end: tuple[float, float], width: float
) -> None:
    jet = curve(start, (*top, *end))
    stroke(p, jet, QColor(WATER_DEEP), width + 3, round_ends=True)
    stroke(p, jet, QColor(_SPRAY), width, round_ends=True)


def _paint_bold(p: QPainter) -> None:
    _paint_flat_star(p)
    for dx in (-1, 1):
        jet = curve((128, 120), (128 + 34 * dx, 22, 128 + 56 * dx, 108))
        stroke(p, jet, QColor(_SPRAY), 13)
    p.fillPath(box(120, 56, 136, 128), QColor(_SPRAY))
    p.fillPath(box(116, 128, 140, 184), QColor(IVORY))
    p.fillPath(_bowl(58, 198, 114, 152), QColor(IVORY))
    p.fillPath(round_box(78, 178, 178, 196, 6), QColor(IVORY))


def _paint_pixels(p: QPainter) -> None:
    _paint_flat_star(p)
    for left, top, right, bottom in _PIXELS:
        p.fillRect(QRectF(16 * left, 16 * top, 16 * (right - left), 16 * (bottom - top)), QColor(IVORY))


def _paint_flat_star(p: QPainter) -> None:
    p.fillPath(khatam(128, 128, 128), QColor(GOLD))
    p.fillPath(khatam(128, 128, 104), QColor(WINE))

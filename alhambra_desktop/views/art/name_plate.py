from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from .brushes import colour, down, shape
from .fonts import SEMIBOLD, sans
from .geometry import UNIT, box, round_box
from .painter_state import moved
from .palette import INK

_STONE: Final = ("#F4ECDA", "#D9CCB0")
_EDGE: Final = 6.0
_LARGEST: Final = 0.17
_LEAST: Final = 5


def paint_name_plate(
    p: QPainter, text: str, width: float, ratio: float = 1.0, *, rounded: bool = False
) -> None:
    with moved(p, scale=width / UNIT):
        height = ratio * UNIT
        inset = _EDGE / 2
        plate = (
            round_box(inset, inset, UNIT - inset, height - inset, 24)
            if rounded
            else box(inset, inset, UNIT - inset, height - inset)
        )
        shape(p, plate, down(0, height, *_STONE), INK, _EDGE)
    room = QRectF(0.1 * width, 0.1 * width, 0.8 * width, (ratio - 0.2) * width)
    flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    sizes = range(max(_LEAST, round(_LARGEST * width)), _LEAST, -1)
    fitting = (size for size in sizes if room.contains(_ink(size, room, flags, text)))
    p.setFont(sans(next(fitting, _LEAST), SEMIBOLD))
    p.setPen(colour(INK))
    p.drawText(room, flags, text)


def _ink(size: int, room: QRectF, flags: int, text: str) -> QRectF:
    return QFontMetricsF(sans(size, SEMIBOLD)).boundingRect(room, flags, text)

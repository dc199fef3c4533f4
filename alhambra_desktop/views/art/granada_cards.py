from typing import Final

from PySide6.QtGui import QPainter

from .brushes import across, colour, segment, shape
from .cards import CARD_WIDTH, begin_card, paint_scoring_ground
from .fonts import BOLD, figure_path
from .geometry import box, khatam, polygon
from .marks import paint_badge
from .palette import GOLD, GOLD_DEEP, GRANADA_TYPES, INK
from .whitewash import LIME, PANTILE, PANTILE_DEEP, PANTILE_LIT

# maps each scoring round to the points for the first rank, the second rank and so on
SIMPLE_POINTS: Final[dict[int, tuple[int, ...]]] = {1: (3,), 2: (10, 3), 3: (18, 10, 3)}
_TEXT: Final = "#33190B"
_RULE: Final = "#B89A62"
_ROWS: Final = {1: (180.0,), 2: (163.0, 197.0), 3: (155.0, 180.0, 205.0)}
_BADGE: Final = 23.0


def _paint_types(p: QPainter) -> None:
    for i, type_id in enumerate(GRANADA_TYPES):
        row, place = divmod(i, 5)
        x = CARD_WIDTH / 2 + (place - (2 if row == 0 else 1.5)) * 24.6
        paint_badge(p, type_id, x, 91 + 25 * row, _BADGE)


def _paint_house(p: QPainter, cx: float, cy: float) -> None:
    shape(p, box(cx - 5.5, cy - 1, cx + 5.5, cy + 9), across(cx - 5.5, cx + 5.5, *LIME), INK, 1.1)
    p.fillPath(box(cx - 1.6, cy + 3, cx + 1.6, cy + 9), colour(INK))
    roof = polygon([(cx - 8.5, cy), (cx, cy - 8.5), (cx + 8.5, cy)])
    shape(p, roof, across(cx - 8, cx + 8, PANTILE_LIT, PANTILE, PANTILE_DEEP), INK, 1.1)


def _paint_houses(p: QPainter, cx: float, cy: float) -> None:
    for dx, dy in ((-8.5, -1), (8.5, -1), (0, 1.5)):
        _paint_house(p, cx + dx, cy + dy)


def _paint_place(p: QPainter, place: int, points: int, y: float, simplified: bool) -> None:
    metal = (GOLD, "#D3D0C8", "#D09A66")[place - 1]
    shape(p, khatam(36, y, 11), metal, GOLD_DEEP, 1.2)
    p.fillPath(figure_path(str(place), 36, y, 8.8, 11, BOLD), colour(_TEXT))
    if simplified:
        p.fillPath(figure_path(str(points), 102, y, 18, 40, BOLD), colour(_TEXT))
        return
    p.fillPath(figure_path(str(points), 70, y, 17, 20, BOLD), colour(_TEXT))
    p.fillPath(figure_path("\N{MULTIPLICATION SIGN}", 87, y + 1, 12, 9, BOLD), colour(_TEXT))
    _paint_houses(p, 115, y)


def paint_granada_scoring_card(p: QPainter, number: int, simplified: bool, width: float) -> None:
    """Paint a scoring card. If `simplified`, its points are fixed, otherwise they are points per building."""
    begin_card(p, width)
    paint_scoring_ground(p, number)
    _paint_types(p)
    segment(p, (24, 134), (CARD_WIDTH - 24, 134), colour(_RULE, 0.8), 1.2)
    rows = _ROWS[number]
    for i, y in enumerate(rows):
        points = SIMPLE_POINTS[number][i] if simplified else number - i
        _paint_place(p, i + 1, points, y, simplified)
        if i < len(rows) - 1:
            line = (y + rows[i + 1]) / 2
            segment(p, (24, line), (CARD_WIDTH - 24, line), colour(_RULE, 0.5), 0.8)
    p.restore()

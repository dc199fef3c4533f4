from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from PySide6.QtGui import QPainter

from .brushes import (
    Detail,
    at_least,
    colour,
    detail,
    device_scale,
    grain,
    shape,
    snap_up,
    soft_shadow,
    unit_rect,
)
from .buildings import paint_arcades, paint_chambers, paint_pavilion, paint_seraglio
from .fonts import figure_path
from .fountain import paint_fountain
from .garden_tower import paint_garden, paint_tower
from .geometry import UNIT, box, khatam
from .marks import paint_badge, paint_silhouette, silhouette_tint
from .moats import paint_own_moats
from .painter_state import clipped, moved
from .palette import INK, SHADOW
from .pavings import paint_paving
from .walls import paint_own_walls

FOUNTAIN: Final = "fountain"
_BUILDINGS: Final[dict[str, Callable[[QPainter], None]]] = {
    "pavilion": paint_pavilion,
    "seraglio": paint_seraglio,
    "arcades": paint_arcades,
    "chambers": paint_chambers,
    "garden": paint_garden,
    "tower": paint_tower,
    FOUNTAIN: paint_fountain,
}


def paint_building(p: QPainter, type_id: str) -> None:
    _painters(type_id)[type_id](p)


def _painters(type_id: str) -> Mapping[str, Callable[[QPainter], None]]:
    if type_id in _BUILDINGS:
        return _BUILDINGS
    from .granada_houses import GRANADA_HOUSES  # loaded only for games of Granada
    from .granada_public import GRANADA_PLACES

    return GRANADA_HOUSES if type_id in GRANADA_HOUSES else GRANADA_PLACES


def paint_price(p: QPainter, price: int, cx: float, cy: float, radius: float) -> None:
    plate = khatam(cx, cy, radius)
    soft_shadow(p, plate, (2, 3), 3, 0.35)
    shape(p, plate, "#FFFBF0", INK, 2.8)
    p.fillPath(figure_path(str(price), cx, cy, radius * 1.12, radius * 1.32), colour("#20130B"))


def paint_corner_price(p: QPainter, price: int) -> None:
    """Paint a tile's price in its corner, relatively larger on small tiles."""
    radius = min(43.0, max(28.0, PRICE / device_scale(p)))
    paint_price(p, price, _CORNER + radius, _CORNER + radius, radius)


PRICE: Final = 7.6  # minimum radius of the star behind a price, in device pixels
_PRICED: Final = 0.9  # scale of buildings on tiles with a price
_CORNER: Final = 32.0  # distance of a price from the edges of its tile, so that walls do not touch it
_FOOT: Final = 207.0  # y coordinate of the ground on which buildings stand
SMALL_BADGE: Final = 50.0  # size in tile units of a badge on a small tile
CLEAR_BADGE: Final = 76.0  # size of this badge for the types of Granada, which are harder to tell apart


@contextmanager
def below_signs(p: QPainter, badged: bool) -> Iterator[None]:
    """Paint a building smaller, so that the price, and the badge if `badged`, do not cover its top."""
    middle = 120.0 if badged else 186.0  # without a badge, there is room to move to the right
    with at_least(detail(p)), moved(p, middle * (1 - _PRICED), _FOOT * (1 - _PRICED), _PRICED):
        yield


def paint_rim(p: QPainter) -> None:
    line = snap_up(1.5, device_scale(p))
    inside = box(line, line, UNIT - line, UNIT - line)
    p.fillPath(box(0, 0, UNIT, UNIT).subtracted(inside), colour(SHADOW, 0.35))


def paint_empty_tile(p: QPainter, type_id: str) -> None:
    """Paint the paving of a tile without its building."""
    paint_paving(p, type_id)
    if detail(p) >= Detail.PLAIN:
        grain(p, box(0, 0, UNIT, UNIT), 0.22)
    paint_rim(p)


def _paint_unit_face(p: QPainter, type_id: str, price: int | None, named: bool) -> None:
    level = detail(p)
    paint_empty_tile(p, type_id)
    if type_id == FOUNTAIN:
        paint_fountain(p)
    elif level == Detail.MARK:
        paint_silhouette(p, type_id, 52, 52, 136, silhouette_tint(type_id))
    elif level == Detail.FLAT:
        paint_silhouette(p, type_id, 96, 95, 108, silhouette_tint(type_id))
        if price is not None:
            paint_price(p, price, 64, 64, 48)
    else:
        badged = level >= Detail.FULL or named or type_id not in _BUILDINGS
        if price is None:
            paint_building(p, type_id)
        else:
            with below_signs(p, badged):
                paint_building(p, type_id)
            paint_corner_price(p, price)
        if badged:
            small = SMALL_BADGE if type_id in _BUILDINGS else CLEAR_BADGE
            size = 41 if level >= Detail.FULL else small
            paint_badge(p, type_id, 206.5 - size / 2, 36.5 + size / 2, size)


def paint_face(p: QPainter, type_id: str, price: int | None, size: float, named: bool = False) -> None:
    """Paint a tile without walls, `size` logical pixels wide and high.

    A building has the badge of its type if the level of detail is at least ``FULL``. ``PLAIN`` is enough if
    `named` is true. It is also enough for the nine types of Granada, because they are harder to tell apart.
    """
    with moved(p, scale=size / UNIT), clipped(p, unit_rect()):
        _paint_unit_face(p, type_id, price, named)


def paint_tile(
    p: QPainter, type_id: str, price: int | None, walls: str, size: float, edging: str = "wall"
) -> None:
    """Paint a tile with walls on the sides `walls`, or with moats if `edging` is "moat"."""
    paint_face(p, type_id, price, size, named=True)
    with moved(p, scale=size / UNIT):
        (paint_own_moats if edging == "moat" else paint_own_walls)(p, walls)

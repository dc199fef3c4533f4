from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainter

from ....model.rules.core.frozen import frozen
from ..brushes import device_scale, mix, radial, soft_shadow
from ..geometry import box, curve, ellipse, horseshoe, joined, khatam
from ..marks import paint_seat_mark
from ..painter_state import clipped, moved
from ..palette import GOLD, INK, seat
from . import GUEST, REACH, court, crafts
from .easel import ENLARGED, OUTLINE, Easel

_RIM: Final = 95.0
_INNER: Final = 83.0
_SMALL_SCALE: Final = 1.22
_MARK: Final = (25.0, 72.0)  # radius of the seat's mark, and x of its centre; y is equal to x
_LARGE_MARK: Final = (38.0, 62.0)  # the same for portraits with a radius below `_LARGE_MARK_BELOW` pixels
_LARGE_MARK_BELOW: Final = 26.0
_TINY: Final = 12.0  # below this radius in pixels, a wide ring replaces the seat's mark
_TINY_RING: Final = 2.0  # width of the wide ring in pixels
_RIM_WIDTH: Final = 10.0  # width of the outline in high contrast
_NICHE: Final = 52.0
_IMPOST: Final = 24.0
_SWELL: Final = 1.16
_VOUSSOIR: Final = 11.0
_STARS: Final = ((46, -52, 5), (66, -22, 4), (73, 12, 2.8), (24, -72, 3), (70, -46, 2.4), (-66, 22, 3))


@frozen
class _Sitter:
    """A character's painter and background: a wall with a niche, or a night sky."""

    paint: Callable[[Easel], None]
    wall: str
    niche: str
    night: bool = False


_SITTERS: Final = {  # keys are the ids of characters
    "hamid": _Sitter(crafts.paint_hamid, "#6FA3D8", "#D9EAF9"),
    "nuria": _Sitter(crafts.paint_nuria, "#5E9A4C", "#DCEFC4"),
    "yusuf": _Sitter(crafts.paint_yusuf, "#AD7643", "#F0DAB2"),
    "ines": _Sitter(crafts.paint_ines, "#3C9CA6", "#CDEDEC"),
    "daniel": _Sitter(crafts.paint_daniel, "#9273C2", "#E8DDF6"),
    "tariq": _Sitter(crafts.paint_tariq, "#97A35F", "#EBEFCF"),
    "leila": _Sitter(court.paint_leila, "#D9776C", "#FBDDD3"),
    "musa": _Sitter(court.paint_musa, "#D9A530", "#FBEBB4"),
    "amir": _Sitter(court.paint_amir, "#A89D8B", "#F4EDDC"),
    "ibrahim": _Sitter(court.paint_ibrahim, "#8A2F40", "#EBB9B1"),
    "salma": _Sitter(court.paint_salma, "#1C2858", "#34478A", night=True),
    GUEST: _Sitter(crafts.paint_guest, "#7E9C8A", "#E6EED6"),
    "zahra": _Sitter(court.paint_zahra, "#8C4A94", "#EAD2EB"),
}


def paint_portrait(
    p: QPainter,
    person_id: str,
    colour_id: str,
    radius: float,
    cx: float,
    cy: float,
    marked: bool = True,
    rim: str = "",
) -> None:
    """Paint a character in a ring of a seat's colour.

    If `rim` is given, it is the colour of an outline around the ring. In each direction, the picture extends
    at most `REACH` radii from (cx, cy).
    """
    sitter = _SITTERS[person_id]
    e = Easel(p, 2 * radius * device_scale(p))
    with moved(p, cx, cy, radius / 100):
        soft_shadow(p, ellipse(0, 0, 92), (3, 5), 6, 0.35)
        tiny = radius < _TINY
        with clipped(p, ellipse(0, 0, _INNER)):
            _paint_background(e, sitter)
        _paint_ring(e, seat(colour_id).colour, _RIM - 100 * _TINY_RING / radius if tiny else _INNER)
        reach = 100 * REACH
        with clipped(p, ellipse(0, 0, _INNER - 1.5).united(box(-reach, -reach, reach, 0))):
            _paint_figure(e, sitter)
        if rim:
            e.line(ellipse(0, 0, _RIM - _RIM_WIDTH / 2), rim, _RIM_WIDTH)
        if marked and not tiny:
            size, away = _LARGE_MARK if radius < _LARGE_MARK_BELOW else _MARK
            paint_seat_mark(p, colour_id, away, away, size, rim)


def _paint_ring(e: Easel, tint: str, inner: float) -> None:
    metal = radial(-30, -40, 180, mix(tint, "#FFFFFF", 0.38), tint)
    e.p.fillPath(ellipse(0, 0, _RIM).subtracted(ellipse(0, 0, inner)), metal)
    e.line(ellipse(0, 0, inner), tint if e.small else GOLD, 2.6)
    e.line(ellipse(0, 0, _RIM), INK, OUTLINE * ENLARGED)


def _paint_figure(e: Easel, sitter: _Sitter) -> None:
    if e.small:
        e.p.translate(0, 12)
        e.p.scale(_SMALL_SCALE, _SMALL_SCALE)
    with moved(e.p, 0, 100 - 98 * ENLARGED, ENLARGED):
        sitter.paint(e)


def _paint_background(e: Easel, sitter: _Sitter) -> None:
    e.fill(ellipse(0, 0, _INNER), sitter.wall)
    if sitter.night:
        _paint_night(e, sitter.niche)
    elif e.small:
        e.fill(ellipse(0, -10, 62), sitter.niche)
    else:
        _paint_niche(e, sitter.wall, sitter.niche)


def _paint_niche(e: Easel, wall: str, lit: str) -> None:
    radius = _NICHE * _SWELL
    cy = _IMPOST - math.sqrt(radius**2 - _NICHE**2)
    if e.fine:
        arch = ellipse(0, cy, radius + _VOUSSOIR)
        jambs = box(-_NICHE - 7, _IMPOST, _NICHE + 7, _RIM)
        e.fill(arch.united(jambs), mix(wall, lit, 0.45))
        angles = (math.radians(17 * i - 90) for i in range(-7, 8))
        ways = [(math.cos(angle), math.sin(angle)) for angle in angles]
        e.line(joined(curve((0, cy), (radius * 1.2 * x, cy + radius * 1.2 * y)) for x, y in ways), wall, 2.4)
    niche = horseshoe(0, 110, _NICHE, _IMPOST, _SWELL)
    e.fill(niche, mix(lit, wall, 0.35))
    e.shade(niche.translated(9, 6), lit, niche)


def _paint_night(e: Easel, sky: str) -> None:
    e.fill(ellipse(-34, -26, 62), sky)
    moon = ellipse(-40, -32, 36)
    e.fill(moon, "#DCC47C")
    e.shade(moon.translated(-7, -5), "#FBF0C4", moon)
    for star in _STARS if not e.small else ():
        e.fill(khatam(*star), "#FFF3CC")

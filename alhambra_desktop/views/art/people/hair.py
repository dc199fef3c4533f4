from __future__ import annotations

from typing import Final

from ..geometry import curve, ellipse, outline, united
from .easel import OUTLINE, Easel, Tones, placed
from .faces import Face

_CURLS: Final = (
    *((-36, -20, 11), (-33, -41, 12), (-21, -55, 13), (-4, -61, 13), (14, -59, 13), (28, -49, 12)),
    *((36, -33, 12), (37, -19, 10), (-22, -26, 10), (-9, -33, 11), (7, -34, 11), (22, -27, 10)),
    *((-18, -42, 12), (0, -46, 13), (19, -42, 12)),
)


def paint_curls(e: Easel, tones: Tones, gleam: str) -> None:
    e.form(united(ellipse(*curl) for curl in _CURLS), tones, (-7, -5))
    arcs = (
        curve((x - r * 0.5, y + r * 0.2), (x - r * 0.45, y - r * 0.6, x + r * 0.4, y - r * 0.45))
        for x, y, r in _CURLS
    )
    e.fine_lines(gleam, 2.2, *arcs)


def paint_bob(e: Easel, tones: Tones) -> None:
    """Paint the back of jaw-length hair; `paint_locks` paints the front."""
    back = outline(
        (-32, -26),
        (-44, -8, -42, 18, -44, 40),
        (-32, 48, -20, 46, -14, 38),
        (14, 38),
        (20, 46, 32, 48, 44, 40),
        (42, 18, 44, -8, 32, -26),
    )
    e.form(back, tones, (-9, -3))


def paint_locks(
    e: Easel, tones: Tones, half: float, foot: float, parting: float = 0.0, brow: float = -20.0
) -> None:
    """Paint hair parted at x = `parting` and combed to both sides, down to y = `foot`."""
    for way in (-1, 1):
        lock = outline(
            (parting - way * 2, -50),
            (way * 22, -54, way * (half + 9), -34, way * (half + 4), foot),
            (way * (half - 2), foot - 8, way * (half + 1), -6, way * (half - 6), brow + 8),
            (way * 16, brow + 2, parting + way * 6, brow - 2, parting, brow - 10),
        )
        e.form(lock, tones, (-5, -2), 2.6)
        strand = curve(
            (parting + way * 5, -34), (way * 20, -30, way * (half + 1), -18, way * (half + 1), foot - 14)
        )
        e.fine_lines(tones[1], 1.8, strand)


def paint_braid(e: Easel, tones: Tones, deep: str) -> None:
    for i in reversed(range(7)):
        way = 1 if i % 2 else -1
        place = (32 + 2.5 * way - 0.8 * i, 16 + 10.5 * i, 38 * way)
        e.form(placed(ellipse(0, 0, 12, 8.4), *place), tones, (-4, -3), 2.8)
        e.fine_lines(deep, 1.6, placed(curve((-7, 1), (0, -2, 8, 0)), *place))


def paint_beard(
    e: Easel,
    face: Face,
    tones: Tones,
    foot: float,
    spread: float = 0.0,
    cheek: float = 14.0,
    blunt: float = 0.5,
    strands: str | None = None,
) -> None:
    """Paint a beard from y = `cheek` to y = `foot`, wider than the jaw by `spread` on each side."""
    half, jaw, lip = face.half, face.jaw + spread, face.nose + 1.5
    beard = outline(
        (-half - 0.5, -6),
        (-half - spread * 0.6, 14, -jaw - 7, face.chin * 0.62, -jaw - 2, face.chin * 0.78),
        (-jaw, face.chin + (foot - face.chin) * 0.5, -jaw * blunt, foot, 0, foot),
        (jaw * blunt, foot, jaw, face.chin + (foot - face.chin) * 0.5, jaw + 2, face.chin * 0.78),
        (jaw + 7, face.chin * 0.62, half + spread * 0.6, 14, half + 0.5, -6),
        (half - 4, 2, half - 4, cheek - 4, half - 9, cheek),
        (half - 16, cheek + 3, 10, lip - 1, 6, lip),
        (-6, lip),
        (-10, lip - 1, -half + 16, cheek + 3, -half + 9, cheek),
        (-half + 4, cheek - 4, -half + 4, 2, -half - 0.5, -6),
    )
    e.form(beard, tones, (-7, -2), OUTLINE if foot > 50 else 2.6)
    if strands is not None:
        low = foot - (foot - 34) * 0.22
        for share in (-0.75, -0.3, 0.2, 0.65):
            x = share * jaw
            e.fine_lines(
                strands, 1.8, curve((x, 38 - abs(share) * 6), (x * 1.1, 38 + (low - 38) * 0.5, x * 0.55, low))
            )


def paint_moustache(e: Easel, tones: Tones) -> None:
    for way, tint in zip((-1, 1), tones, strict=True):
        lobe = outline(
            (0, 20), (way * 4, 17.6, way * 9, 19.2, way * 14, 23), (way * 9, 25, way * 3, 24, 0, 22)
        )
        e.fill(lobe, tint)


def paint_chin_tuft(e: Easel, tones: Tones) -> None:
    tuft = outline((-6, 34), (-2, 32, 2, 32, 6, 34), (7, 39, 3, 43, 0, 45), (-3, 43, -7, 39, -6, 34))
    e.form(tuft, tones, (-3, -1), 1.6)

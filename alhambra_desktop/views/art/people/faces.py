"""Paints heads. The origin of the coordinates is midway between the eyes."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainterPath

from ....model.rules.core.frozen import frozen
from ..geometry import curve, ellipse, outline
from ..painter_state import clipped
from ..palette import INK
from .easel import OUTLINE, Easel, Tones

_PUPIL: Final = "#1C110B"
_WHITE: Final = "#FFFBF2"
_APART: Final = 12.5


@frozen
class Skin:
    """Colours of a face: lit skin, shaded skin, lines and lips."""

    lit: str
    shade: str
    deep: str
    lip: str

    @property
    def tones(self) -> Tones:
        return self.lit, self.shade


FAIR: Final = Skin("#F8DBBD", "#E0B08A", "#A9623F", "#CF6A5C")
LIGHT: Final = Skin("#F0C99F", "#D19E6C", "#99582F", "#BE5F50")
OLIVE: Final = Skin("#DFAC78", "#B9824E", "#7E4A20", "#AB5745")
BROWN: Final = Skin("#BE8350", "#925F34", "#5C3213", "#93402F")
DARK: Final = Skin("#90603C", "#6A4325", "#3D200D", "#83382B")


@frozen
class Face:
    """Measures and colours of a face.

    - ``half``, ``jaw`` and ``wing`` are half the widths of the face, the jaw and the nose.
    - ``chin``, ``nose`` and ``mouth`` are distances below the eyes.
    - ``look`` moves the eyes sideways; positive values are to the right.
    - ``arch`` raises the middle of the brows, and ``frown`` lowers their inner ends.
    - ``brim`` is the y coordinate of the lower edge of the shade on the forehead.
    """

    skin: Skin
    half: float = 29.0
    chin: float = 40.0
    jaw: float = 19.0
    nose: float = 17.0
    wing: float = 5.5
    mouth: float = 26.0
    iris: str = "#3A2212"
    opened: float = 5.4
    look: float = 0.0
    lashes: bool = False
    brow: str = "#2A1810"
    thick: float = 4.0
    arch: float = 3.0
    frown: float = 0.0
    brim: float = -12.0
    aged: bool = False

    @property
    def outline(self) -> QPainterPath:
        half, jaw, chin = self.half, self.jaw, self.chin
        return outline(
            (-half, -4),
            (-half, -58, half, -58, half, -4),
            (half, 12, jaw + 5, chin * 0.56, jaw, chin * 0.7),
            (jaw - 4, chin * 0.88, jaw * 0.5, chin, 0, chin),
            (-jaw * 0.5, chin, -jaw + 4, chin * 0.88, -jaw, chin * 0.7),
            (-jaw - 5, chin * 0.56, -half, 12, -half, -4),
        )


SOFT_FACE: Final = Face(
    FAIR, half=27, chin=37, jaw=17, nose=15.5, mouth=24.5, opened=5.7, lashes=True, thick=3.4, arch=4
)


def paint_neck(e: Easel, face: Face, half: float) -> None:
    neck = outline(
        (-half, 18),
        (half, 18),
        (half, 48, half + 5, 54, half + 14, 58),
        (0, 78),
        (-half - 14, 58),
        (-half - 5, 54, -half, 48, -half, 18),
    )
    e.form(neck, face.skin.tones, (-5, 0))
    e.shade(face.outline.translated(3, 9), face.skin.shade, neck)


def paint_head(e: Easel, face: Face, ears: bool = True) -> None:
    for way, tint in ((-1, face.skin.lit), (1, face.skin.shade)) if ears else ():
        e.form(ellipse(way * (face.half + 1), 5, 5.5, 8.5), (tint, face.skin.shade), (-2, 0), 2.6)
        fold = curve((way * (face.half + 3), 0), (way * (face.half + 4), 6, way * (face.half + 1), 9))
        e.fine_lines(face.skin.deep, 1.6, fold)
    e.form(face.outline, face.skin.tones, (-9, -3))
    brim = face.brim
    hidden = outline(
        (-40, -60), (40, -60), (40, brim + 6), (24, brim + 2), (16, brim - 10, -14, brim - 10, -40, brim + 4)
    )
    e.shade(hidden, face.skin.shade, face.outline)
    if e.fine:
        for way in (-1, 1):
            e.fill(ellipse(way * 18, face.nose - 2, 6.5, 4.5), face.skin.lip, 0.22)
    e.line(face.outline, INK, OUTLINE)


def paint_features(e: Easel, face: Face) -> None:
    for way in (-1, 1):
        _paint_eye(e, face, way)
        _paint_brow(e, face, way)
    if not e.small:
        _paint_nose(e, face)


def _paint_eye(e: Easel, face: Face, way: int) -> None:
    x = way * _APART + face.look * 0.5
    if e.small:
        e.fill(ellipse(x, 0, 4.6, 5.6), _PUPIL)
    elif e.fine:
        _paint_open_eye(e, face, x, way)
    else:
        e.fill(ellipse(x + face.look * 0.3, 0.4, 4.2, 5), _PUPIL)
        e.line(curve((x - 7.5, -1), (x, -3 - face.opened, x + 7.5, -1)), _PUPIL, 2.6)


def _paint_open_eye(e: Easel, face: Face, x: float, way: int) -> None:
    high = face.opened
    inner, outer = (x - way * 8, 2.2), (x + way * 8, -0.4)
    lid = (x - way * 5, -high * 1.2, x + way * 4, -high * 1.5)
    almond = outline(inner, (*lid, *outer), (x + way * 4.5, high * 0.85, x - way * 3.5, high, *inner))
    e.fill(almond, _WHITE)
    with clipped(e.p, almond):
        iris = x + face.look
        e.fill(ellipse(iris, -0.2, 5.3, 5.5), face.iris)
        e.fill(ellipse(iris, -0.2, 3), _PUPIL)
        e.fill(ellipse(iris - 1.8, -1.8, 1.5), _WHITE)
    flick = (x + way * 12, -4.6) if face.lashes else (x + way * 9.6, -1.2)
    above = (x + way * 5, -high * 1.5 - 4, x - way * 5, -high * 1.2 - 3.4)
    e.fill(outline(inner, (*lid, *outer), flick, (*above, *inner)), _PUPIL)
    e.line(curve((x - way * 3, high * 0.78), (x + way * 4, high * 0.84, *outer)), face.skin.deep, 1.1)
    if face.aged:
        e.line(
            curve((x - way * 6, high + 3), (x + way, high + 6, x + way * 7, high + 2)), face.skin.shade, 1.8
        )


def _paint_brow(e: Easel, face: Face, way: int) -> None:
    x = way * _APART + face.look * 0.3
    inner, outer = x - way * 8.5, x + way * 10
    low, thick = -12.5, face.thick
    brow = outline(
        (inner, low + face.frown - thick * 0.4),
        (x + way, low - face.arch * 1.6 - thick * 0.9, outer, low + 1.5 - face.frown * 0.3),
        (x + way, low - face.arch * 1.6 + thick * 0.5, inner + way * 0.8, low + face.frown + thick * 0.6),
    )
    e.fill(brow, face.brow)


def _paint_nose(e: Easel, face: Face) -> None:
    tip, wing, turn = face.nose, face.wing, face.look * 0.4
    side = outline(
        (turn + 2.5, -2),
        (turn + 4, 6, turn + wing + 1, tip - 7, turn + wing, tip - 1),
        (turn + 1.5, tip + 1),
        (turn + 1.5, 8, turn + 1, 4, turn + 2.5, -2),
    )
    e.fill(side, face.skin.shade)
    base = curve(
        (turn - wing, tip - 3),
        (turn - wing, tip + 1.5, turn - 2.5, tip - 0.5, turn - 0.5, tip + 1.2),
        (turn + 2, tip + 0.4, turn + wing + 0.8, tip + 2, turn + wing, tip - 4),
    )
    e.line(base, face.skin.deep, 1.9 if e.fine else 2.6)


def paint_smile(e: Easel, face: Face, half: float = 9.0, rise: float = 2.4) -> None:
    """Paint closed lips; `rise` lifts their corners."""
    x, y = face.look * 0.4, face.mouth
    left, right = (x - half, y - rise), (x + half, y - rise)
    if e.small:
        e.line(curve(left, (x, y + 4, *right)), face.skin.deep, 3)
        return
    upper = outline(left, (x - 3.5, y - 4.2), (x, y - 2.8), (x + 3.5, y - 4.2), right, (x, y + 3.6, *left))
    lower = outline(left, (x, y + 2.6, *right), (x + half * 0.5, y + 7.5, x - half * 0.5, y + 7.5, *left))
    e.fill(upper, face.skin.lip)
    e.fill(lower, face.skin.lip)
    seam = curve((x - half - 1, y - rise - 0.6), left, (x, y + 3.4, *right), (x + half + 1, y - rise - 0.8))
    e.line(seam, face.skin.deep, 1.7 if e.fine else 2.4)
    e.fine_lines(face.skin.shade, 2, curve((x - 4, y + 10), (x, y + 11, x + 4, y + 10)))


def paint_grin(e: Easel, face: Face) -> None:
    x, y, half = face.look * 0.4, face.mouth - 1, 10.5
    lips = outline(
        (x - half, y - 3),
        (x, y - 0.5, x + half, y - 3),
        (x + 6.5, y + 9.5, x - 6.5, y + 9.5, x - half, y - 3),
    )
    e.fill(lips, "#7A2E22")
    teeth = outline(
        (x - half, y - 3), (x, y - 0.5, x + half, y - 3), (x + 7, y + 3.5, x - 7, y + 3.5, x - half, y - 3)
    )
    e.fill(teeth, _WHITE)
    e.line(lips, face.skin.deep, 2)


def paint_mouth_in_beard(
    e: Easel, face: Face, half: float = 7.5, rise: float = 2.0, tint: str = "#D98C74"
) -> None:
    x, y = face.look * 0.4, face.mouth
    e.line(curve((x - half - 1, y - rise), (x, y + 1.6, x + half + 1, y - rise)), _PUPIL, 2.2)
    lip = outline(
        (x - half, y - rise),
        (x, y + 1.4, x + half, y - rise),
        (x + 4, y + 5.6, x - 4, y + 5.6, x - half, y - rise),
    )
    e.fill(lip, tint)

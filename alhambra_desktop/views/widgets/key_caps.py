from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from ...model.rules.core.frozen import frozen
from ..art.brushes import shape
from ..art.fonts import SEMIBOLD, sans, text_width
from ..art.geometry import rounded
from ..art.palette import LINK, Theme
from .painting import CENTRE, write

CAP: Final = 24  # height of a key cap
FOOT: Final = 3  # height of the front edge of a cap
AROUND: Final = 7  # space at each side of the text
BETWEEN: Final = 5  # space between two caps
CORNER: Final = 5.0
_JOINT: Final = re.compile(r"\+(?=.)")


@frozen
class CapLook:
    face: str
    foot: str
    edge: str
    ink: str


def cap_look(kind: str, theme: Theme) -> CapLook:
    """Return the colours of a cap. `kind` is ``plain``, ``conflict`` or ``waiting``."""
    if kind == "conflict":
        face, foot = ("#4A2024", "#6A2A30") if theme.dark else ("#FFF1EE", "#E8B4AE")
        return CapLook(face, foot, theme.illegal, theme.illegal_text)
    if kind == "waiting":
        return CapLook(theme.panel_top, theme.plain_ground, theme.legal, LINK[theme.dark])
    if theme.dark and not theme.contrast:
        return CapLook("#4A3D31", "#17110C", theme.text_2, "#FFF4DA")
    return CapLook(theme.panel_top, theme.text_2, theme.text_2, theme.text)


def cap_font() -> QFont:
    return sans(13, SEMIBOLD)


def caps_of(key: str) -> list[str]:
    """Split the name of a key with its modifiers, such as ``Ctrl+Z``, into the texts of its key caps."""
    return _JOINT.split(key) if key else []


def cap_width(text: str) -> float:
    return max(float(CAP), text_width(text, cap_font()) + 2 * AROUND)


def caps_width(key: str) -> float:
    caps = caps_of(key)
    return sum(map(cap_width, caps)) + BETWEEN * max(0, len(caps) - 1)


def paint_cap(p: QPainter, box: QRectF, text: str, look: CapLook) -> None:
    face = box.adjusted(0, 0, 0, -FOOT)
    shape(p, rounded(box, CORNER), look.foot, look.edge, 1)
    shape(p, rounded(face, CORNER), look.face, look.edge, 1)
    write(p, face, text, cap_font(), look.ink, CENTRE)


def paint_caps(p: QPainter, left: float, middle: float, key: str, look: CapLook, modifier: CapLook) -> None:
    """Paint the caps of `key`. The last cap gets `look`, and the caps of modifier keys get `modifier`."""
    caps = caps_of(key)
    for number, text in enumerate(caps, start=1):
        box = QRectF(left, middle - CAP / 2, cap_width(text), CAP)
        paint_cap(p, box, text, look if number == len(caps) else modifier)
        left = box.right() + BETWEEN

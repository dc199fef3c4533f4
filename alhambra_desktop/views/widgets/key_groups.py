"""The groups of commands on pages with keys, with their icons and colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QWidget

from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message
from ...words import say
from ..art.brushes import shape, stroke
from ..art.fonts import BLACK, SEMIBOLD, sans, serif, text_width
from ..art.geometry import khatam, rounded
from ..art.palette import GOLD, GOLD_DEEP
from ..commands.actions import GAME, HELP, SETTINGS, TABLE
from ..commands.command import Command
from ..storage.contained import contained
from . import section_signs
from .boxes import hbox
from .key_caps import CapLook
from .labels import heading
from .painting import write
from .pictures import Picture
from .section_list import PaintSign, paint_sign

TURN, VIEW, SPEED = Message("keys-turn"), Message("keys-view"), Message("keys-speed")
OTHER_GROUPS: Final = {  # groups of commands that are not in the group of their menu
    "hurry": SPEED,
    "pause": SPEED,
    "speed": SPEED,
    "undo": TURN,
    "redo": TURN,
    "restart-turn": TURN,
    "end-turn": TURN,
    "zoom-in": VIEW,
    "zoom-out": VIEW,
    "hint": HELP,
    "why": HELP,
    "look-back": GAME,
    "review": GAME,
}
ORDER: Final = (TURN, VIEW, GAME, HELP, SPEED, SETTINGS)


@frozen
class CapColours:
    ground: str
    edge: str
    face: tuple[str, str]
    ink: str


TINTS: Final[Mapping[Message, CapColours]] = {
    TURN: CapColours("#6FA89B", "#0B3B36", ("#D6F1E9", "#A9DDCF"), "#08302C"),
    VIEW: CapColours("#7E9CC4", "#16304F", ("#DCE9FA", "#B4CFEF"), "#12294A"),
    GAME: CapColours("#C2973F", "#4A3306", ("#FCEDC0", "#F2D37F"), "#3A2804"),
    HELP: CapColours("#A987B8", "#3D1F4C", ("#F0E0F6", "#D9BCE5"), "#331540"),
    SPEED: CapColours("#C98157", "#54260C", ("#FCE0CC", "#F3B68F"), "#451B05"),
    SETTINGS: CapColours("#9A9F6E", "#35391A", ("#EDF0D2", "#D2D8A2"), "#2B2F10"),
}
HELD: Final = CapColours("#063F3C", "#02201F", ("#0F857F", "#095F5A"), "#FFFFFF")
"""Colours of modifier keys."""

SIGNS: Final[Mapping[Message, PaintSign]] = {
    TURN: section_signs.paint_aids,
    VIEW: section_signs.paint_view,
    GAME: section_signs.paint_game,
    HELP: section_signs.paint_help,
    SPEED: section_signs.paint_motion,
    SETTINGS: section_signs.paint_appearance,
}

TITLE: Final = 17
SIGN: Final = 26
SHADOW: Final = 2

LEGEND, SWATCH, LEGEND_TEXT = 26, 16.0, 14
"""Height of a legend of groups, and sizes of its colours and names."""

CORNER: Final = 5.0
BESIDE, APART = 7.0, 34.0
"""Pixels between a colour and its name, and at most between two entries of a legend."""

LOCK, LOCK_EDGE = "#E9C46A", "#5A3B12"
PaintMark: TypeAlias = Callable[[QPainter, float, float, float], None]

INLAY: Final = "#E2C896"
"""Colour of a legend on dark wood."""


def group_of(command: Command) -> Message:
    if command.id in OTHER_GROUPS:
        return OTHER_GROUPS[command.id]
    if command.menu is None:
        return TURN
    return VIEW if command.menu == TABLE else command.menu


def _small(colours: CapColours) -> CapLook:
    return CapLook(colours.face[0], colours.ground, colours.edge, colours.ink)


def tinted(group: Message) -> CapLook:
    """Return the colours of a small cap with a key of a group."""
    return _small(TINTS[group])


def modifier_look() -> CapLook:
    """Return the colours of a small cap with a modifier key."""
    return _small(HELD)


def group_name(group: Message) -> str:
    return say(group).replace("&", "")


def in_order(groups: Iterable[Message]) -> list[Message]:
    return sorted(set(groups), key=ORDER.index)


@contained
class GroupTitle(QWidget):
    """The name of a group beside its icon."""

    def __init__(self, group: Message, left: int) -> None:
        super().__init__()
        self.text: QLabel = heading(group_name(group))
        self.text.setFont(serif(TITLE, BLACK))
        self.text.setWordWrap(True)
        self.sign = Picture(SIGN, "", partial(_paint_sign, SIGNS[group]))
        hbox(self.sign, (self.text, 1), spacing=8, margins=(left, 0, 0, 0), within=self)


def _paint_sign(sign: PaintSign, painter: QPainter, size: int) -> None:
    paint_sign(painter, SHADOW / 2, 0, size - SHADOW, sign)


def paint_star(p: QPainter, x: float, y: float, radius: float = 6.5) -> None:
    """Paint the mark of a key that the player has changed."""
    shape(p, khatam(x, y, radius), GOLD, GOLD_DEEP, 1)


def paint_lock(p: QPainter, x: float, y: float, radius: float = 5.5) -> None:
    """Paint the mark of a key that has a fixed function."""
    bow = QRectF(x - radius * 0.55, y - radius, radius * 1.1, radius * 1.5)
    for ink, width in ((LOCK_EDGE, 0.55), (LOCK, 0.25)):
        stroke(p, rounded(bow, bow.width() / 2), ink, radius * width)
    body = QRectF(x - radius * 0.9, y - radius * 0.15, radius * 1.8, radius * 1.25)
    shape(p, rounded(body, radius * 0.28), LOCK, LOCK_EDGE, 0.8)


def paint_legend(
    p: QPainter, room: QRectF, groups: Sequence[Message], marks: Sequence[tuple[str, PaintMark]] = ()
) -> None:
    """Paint the colours and names of `groups` on dark wood, and then `marks` with their names."""
    font = sans(LEGEND_TEXT, SEMIBOLD)
    names = [*map(group_name, groups), *(name for name, _ in marks)]
    wide = [SWATCH + BESIDE + text_width(name, font) for name in names]
    gap = min(APART, (room.width() - sum(wide)) / max(1, len(wide)))
    left, middle = room.center().x() - (sum(wide) + gap * (len(wide) - 1)) / 2, room.center().y()
    for at, (name, width) in enumerate(zip(names, wide, strict=True)):
        box = QRectF(left, middle - SWATCH / 2, SWATCH, SWATCH)
        if at < len(groups):
            tint = TINTS[groups[at]]
            shape(p, rounded(box, CORNER), tint.face[1], tint.edge, 1)
        else:
            marks[at - len(groups)][1](p, box.center().x(), middle, SWATCH / 2)
        write(p, QRectF(box.right() + BESIDE, middle - 11, width, 22), name, font, INLAY)
        left += width + gap

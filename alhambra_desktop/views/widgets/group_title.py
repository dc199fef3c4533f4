from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QWidget

from ...model.rules.core.words.message import Message
from ..art.fonts import BLACK, serif
from ..commands.actions import GAME, HELP, SETTINGS
from ..storage.contained import contained
from . import section_signs
from .boxes import hbox
from .key_groups import SPEED, TURN, VIEW, group_name
from .labels import heading
from .pictures import Picture
from .section_list import PaintSign, paint_sign

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


@contained
class GroupTitle(QWidget):
    """The name of a group beside its icon. If `end` is given, this widget is at the right."""

    def __init__(self, group: Message, left: int, end: QWidget | None = None) -> None:
        super().__init__()
        self.text: QLabel = heading(group_name(group))
        self.text.setFont(serif(TITLE, BLACK))
        self.text.setWordWrap(True)
        self.sign = Picture(SIGN, "", partial(_paint_sign, SIGNS[group]))
        ends = () if end is None else (end,)
        hbox(self.sign, (self.text, 1), *ends, spacing=8, margins=(left, 0, 0, 0), within=self)


def _paint_sign(sign: PaintSign, painter: QPainter, size: int) -> None:
    paint_sign(painter, SHADOW / 2, 0, size - SHADOW, sign)

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from .. import art
from .boxes import NONE, vbox
from .labels import centred, heading
from .pictures import Picture

TILE: Final = 96


class EmptyNote(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.sentence = centred(heading("", 17))
        self.sentence.setWordWrap(True)
        self.ways = vbox(spacing=8, margins=NONE)
        tile = Picture(TILE, "", lambda p, size: art.paint_face(p, "fountain", None, size))
        middle = Qt.AlignmentFlag.AlignHCenter
        vbox(2, (tile, 0, middle), self.sentence, self.ways, 3, spacing=14, within=self)

    def add(self, button: QWidget) -> None:
        self.ways.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

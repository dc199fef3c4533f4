"""What the program is and whose work it stands on."""

from __future__ import annotations

import PySide6
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ... import __version__
from ..art.emblem import paint_emblem
from .parts import Picture, close_below, heading, words
from .reading import licences

SIGN = 72
TEXT = """
<p><b>Version {program}</b></p>
<p>An unofficial fan project after the board game <i>Alhambra</i> by Dirk Henn. It has no tie to the
game's author or its publishers; the names belong to their owners. All pictures and texts in this program
were made for it.</p>
<p>Licence of the program: MIT. It uses Qt {qt} through PySide6 (LGPL 3; the libraries lie beside the
program and can be replaced), attrs, cattrs and platformdirs (MIT), and the faces Vollkorn and Lato (SIL
Open Font License).</p>
"""


def _paint_sign(painter: QPainter, size: int) -> None:
    ratio = painter.device().devicePixelRatioF()
    painter.scale(1 / ratio, 1 / ratio)
    paint_emblem(painter, size * ratio)


class AboutDialog(QDialog):
    """A few sentences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("About Alhambra Desktop")
        self.resize(520, 320)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 14)
        top = QHBoxLayout()
        top.addWidget(Picture(SIGN, "The emblem: a fountain in a star", _paint_sign))
        top.addSpacing(8)
        top.addWidget(heading("Alhambra Desktop", 26), 1)
        column.addLayout(top)
        column.addWidget(words(TEXT.format(program=__version__, qt=PySide6.__version__)), 1)
        close_below(self, column, ("&Licences", lambda: licences(self).open()))

"""The About dialog."""

from __future__ import annotations

import PySide6
from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QWidget

from ... import __version__
from ...words import phrase
from ..art.emblem import paint_emblem
from ..art.fonts import sans
from ..widgets.boxes import Gap, hbox, vbox
from ..widgets.dialog_frame import close_below, fit
from ..widgets.labels import RichLabel, heading
from ..widgets.pictures import Picture
from ..widgets.style import dress
from .reading import licences

SIGN = 72
WIDTH = 520


def _paint_sign(painter: QPainter, size: int) -> None:
    ratio = painter.device().devicePixelRatioF()
    painter.scale(1 / ratio, 1 / ratio)
    paint_emblem(painter, size * ratio)


class AboutDialog(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self)
        self.setWindowTitle(phrase("about-title"))
        sign = Picture(SIGN, phrase("about-emblem"), _paint_sign)
        top = hbox(sign, Gap(8), (heading(phrase("window-title"), 26), 1))
        told = (
            phrase("about-version", version=__version__),
            phrase("about-project"),
            phrase("about-licences", qt=PySide6.__version__),
        )
        label = RichLabel("".join(told))
        label.setFont(sans(13))
        label.setWordWrap(True)
        whole = vbox(top, (label, 1), margins=(24, 18, 24, 14), within=self)
        close_below(self, whole, (phrase("about-show-licences"), lambda: licences(self).open()))
        fit(self, QSize(WIDTH, 0))

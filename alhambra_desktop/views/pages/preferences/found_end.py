from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.brushes import colour, shape
from ...art.geometry import khatam
from ...storage.contained import contained
from ...widgets.boxes import hbox, vbox
from ...widgets.flow import Flow
from ...widgets.labels import link_button, set_button_text, words
from ...widgets.style import theme_of
from .sections import SECTIONS

ORNAMENT: Final = 26  # height of the ornament (a star between lines)
BESIDE: Final = 10
STAR, LINE = 7.0, 120.0  # radius of the star, and length of a line


@contained
class FoundEnd(QWidget):
    """The end of search results: the number of settings found, and buttons that show whole sections."""

    def __init__(self, show_section: Callable[[str], None]) -> None:
        super().__init__()
        self.sentence = words("", "second", 14)
        self.sentence.setWordWrap(False)
        self.sentence.setContentsMargins(0, 0, BESIDE, 0)
        self.buttons = [link_button() for _ in SECTIONS]
        for section, button in zip(SECTIONS, self.buttons, strict=True):
            button.clicked.connect(partial(show_section, section.id))
        line = hbox(1, Flow(self.sentence, *self.buttons), 1, spacing=0)
        vbox(line, spacing=0, margins=(0, ORNAMENT, 0, 0), within=self)

    def set_content(self, counts: Sequence[int]) -> None:
        settings, sections = Message("preferences-found", count=sum(counts)), sum(map(bool, counts))
        self.sentence.setText(phrase("preferences-found-in", settings=settings, sections=sections))
        for section, button, count in zip(SECTIONS, self.buttons, counts, strict=True):
            set_button_text(button, Message("preferences-more", section=section.title))
            button.setVisible(bool(count))
        self.setVisible(any(counts))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, y = self.width() / 2, ORNAMENT / 2 - 2
        for left in (x - 2 * STAR - LINE, x + 2 * STAR):
            painter.fillRect(QRectF(left, y, LINE, 1), colour(theme.stud, 0.6))
        shape(painter, khatam(x, y, STAR), theme.stud, theme.panel_edge, 1)

"""TeachingCard: an explanation on paper."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....words import phrase
from ...art.brushes import colour, shape, stroke
from ...art.cache import FaceCache
from ...art.fonts import BOLD, sans, serif
from ...art.geometry import horseshoe, khatam
from ...art.palette import LIGHT, LINK, Theme
from ...storage.contained import contained
from ...widgets.boxes import hbox, vbox
from ...widgets.labels import PlainLabel, RichLabel
from ...widgets.paper import SHADOW, Paper

ACCENT: Final = 2
"""Pixels for accents on capitals, which rich text cuts off otherwise."""

WIDTH: Final = 376
"""Width with shadow, in units."""


@contained
class NumberArch(QWidget):
    """A lesson's number in a horseshoe arch, or a star."""

    def __init__(self, factor: float = 1.0) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.sign = ""
        self.enlarge(factor)

    def enlarge(self, factor: float) -> None:
        self._factor = factor
        self.setFixedSize(QSize(34, 44) * factor)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._factor, self._factor)
        arch = horseshoe(17, 40, 11, 24, 1.16)
        painter.fillPath(arch, colour(self.theme.exact_ground))
        stroke(painter, arch, self.theme.stud, 2)
        if not self.sign:
            shape(painter, khatam(17, 27, 7), self.theme.exact_text, None)
            return
        painter.setPen(QColor(self.theme.exact_text))
        painter.setFont(serif(15, BOLD))
        painter.drawText(QRectF(2, 16, 30, 24), Qt.AlignmentFlag.AlignCenter, self.sign)


class TeachingCard(Paper):
    """A sign with a heading, text, and reason with a link to the rule."""

    rule_asked = Signal(str)

    def __init__(self, cache: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(cache, parent)
        self.factor = 1.0
        self._arch, self._heading, self._title = NumberArch(), PlainLabel(), PlainLabel()
        self.said, self.why = PlainLabel(), RichLabel()
        for label in (self.said, self.why):
            label.setWordWrap(True)
            label.setContentsMargins(0, ACCENT, 0, 0)
        self.why.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.why.linkActivated.connect(self.rule_asked)
        titles = vbox(self._heading, self._title, spacing=0)
        self.head = hbox(self._arch, (titles, 1))
        self.column.setSpacing(9)
        self.column.addLayout(self.head)

    def tell_of(self, sign: str, heading: str, title: str) -> None:
        self._arch.theme, self._arch.sign = self.theme, sign
        self._arch.enlarge(self.factor)
        self._arch.update()
        self._heading.setText(heading)
        self._title.setText(title)
        for label, size in ((self._heading, 12), (self.why, 13)):
            label.setFont(sans(round(size * self.factor)))
            label.setProperty("role", "second")
            label.style().polish(label)
        self._title.setFont(serif(round(18 * self.factor), BOLD))
        self.said.setFont(sans(round(15 * self.factor)))

    def tell_why(self, why: str, rule: str) -> None:
        link = f'<a href="{rule}" style="color:{LINK[self.theme.dark]}">'
        link += f"{escape(phrase('lesson-rule', rule=rule))}</a>"
        self.why.setText(f"<b>{escape(phrase('lesson-why'))}</b> {escape(why)} {link}")

    def fit(self) -> None:
        self.setFixedWidth(round(WIDTH * self.factor))
        self.column.activate()
        self.setFixedHeight(self.heightForWidth(self.width()))

    @property
    def told(self) -> str:
        """All of it for screen readers."""
        return f"{self.accessibleName()}. {self.accessibleDescription()}"

    def paper(self) -> QRectF:
        return QRectF(self.geometry()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)

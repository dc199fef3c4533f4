from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from ....model.learning.rule_library import RuleLibrary
from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.cache import FaceCache
from ...art.fonts import BOLD, REGULAR, sans, serif
from ...art.geometry import rounded
from ...art.palette import LIGHT, LINK, Theme
from ...widgets.boxes import NONE, TOP, empty, fill, hbox, vbox
from ...widgets.labels import PlainLabel, RichLabel
from ...widgets.paper import Paper
from .document import ALL, MARKED, RULE, PlayedVariant

PICTURE: Final = 110
MOST: Final = 4


@frozen
class Quote:
    """An illegal move that the player tried.

    ``rule`` is the rule that the move broke. ``picture`` shows the square, and ``about`` names the piece.
    """

    rule: str
    picture: QPixmap | None = None
    sentence: str = ""
    about: str = ""


class Aside(QWidget):
    linked = Signal(str)

    def __init__(self, cache: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self.factor = 1.0
        self._panels = tuple(Paper(cache, self) for _ in range(2))
        self.quoted, self.differs = self._panels
        self._picture, self._sentence, self._about = PlainLabel(), self._label(), self._label()
        self._titles: list[tuple[QLabel, Message]] = []
        self._count = self._label("second")
        self._rows = vbox(spacing=8)
        self._all = self._label("second")
        self._lay_out()

    def _label(self, role: str = "") -> QLabel:
        label = RichLabel()
        label.setWordWrap(True)
        label.linkActivated.connect(self.linked)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        if role:
            label.setProperty("role", role)
        return label

    def _title(self, title_message: Message) -> QLabel:
        label = PlainLabel()
        self._titles.append((label, title_message))
        return label

    def _lay_out(self) -> None:
        self._count.setWordWrap(False)
        row = hbox((self._picture, 0, TOP), (vbox(self._sentence, self._about, 1), 1), spacing=10)
        fill(self.quoted.column, self._title(Message("rulebook-quoted")), row)
        head = hbox((self._title(Message("rulebook-table-differs")), 1), self._count)
        fill(self.differs.column, head, self._rows, self._all)
        vbox(*self._panels, 1, spacing=0, margins=NONE, within=self)

    @property
    def is_empty(self) -> bool:
        return all(panel.isHidden() for panel in self._panels)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        for panel in self._panels:
            panel.set_theme(theme)

    def retranslate(self) -> None:
        for label, title_message in self._titles:
            label.setText(say(title_message))
            label.setFont(serif(round(17 * self.factor), BOLD))
        for label in (self._sentence, self._about, self._all, self._count):
            label.setFont(sans(round((12 if label is self._count else 13) * self.factor), REGULAR))

    def show_quote(self, quote: Quote | None) -> None:
        picture = quote.picture if quote is not None else None
        self._picture.setVisible(picture is not None)
        if picture is not None:
            side = round(PICTURE * self.factor)
            ratio = self.devicePixelRatioF()
            scaled = picture.scaled(
                round(side * ratio),
                round(side * ratio),
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            scaled.setDevicePixelRatio(ratio)
            self._picture.setPixmap(self._framed(scaled))
        sentence, about = (quote.sentence, quote.about) if quote is not None else ("", "")
        self._sentence.setText(
            f'<span style="color:{self.theme.illegal_text}"><b>{escape(sentence)}</b></span>'
        )
        self._about.setText(escape(about))
        self._sentence.setVisible(bool(sentence))
        self._about.setVisible(bool(about))
        self.quoted.setVisible(bool(sentence or about or picture))

    def _framed(self, picture: QPixmap) -> QPixmap:
        found = QPixmap(picture.size())
        found.setDevicePixelRatio(picture.devicePixelRatio())
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = rounded(QRectF(QPointF(), picture.deviceIndependentSize()).adjusted(1, 1, -1, -1), 7)
        painter.setClipPath(outline)
        painter.drawPixmap(0, 0, picture)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(self.theme.panel_edge), 2))
        painter.drawPath(outline)
        painter.end()
        return found

    def show_variants(self, played: Sequence[PlayedVariant], library: RuleLibrary) -> None:
        differing = [variant for variant in played if variant.differs]
        self.differs.setVisible(bool(differing))
        empty(self._rows)
        self._count.setText(phrase("rulebook-so-many", count=len(differing), all=len(played)))
        for one in differing[:MOST]:
            self._rows.addWidget(self._row(one, library))
        tint = LINK[self.theme.dark]
        text = escape(phrase("rulebook-all-variants", all=len(played)))
        more = f'<a href="{ALL}" style="color:{tint}">{text}</a>'
        self._all.setText(f"{escape(phrase('rulebook-variants-where'))} {more}")

    def _row(self, variant: PlayedVariant, library: RuleLibrary) -> QLabel:
        rule, tint = variant.option.rule, LINK[self.theme.dark]
        known = rule in library.by_id
        id_ = f'<a href="{RULE}{rule}" style="color:{tint}"><b>{rule}</b></a>' if known else rule
        small = round(12 * self.factor)
        label = self._label()
        label.setFont(sans(round(13 * self.factor)))
        label.setText(
            f"{id_}&nbsp;&nbsp;<b>{escape(say(variant.option.title))}</b><br>{escape(say(variant.sentence))}<br>"
            f'<span style="color:{self.theme.text_2}; font-size:{small}px">'
            f"{escape(phrase('rulebook-official', value=variant.official))}</span>"
        )
        label.setStyleSheet(
            f"QLabel {{ background: {MARKED[self.theme.dark]}; border: 1px solid {self.theme.stud};"
            " border-radius: 7px; padding: 6px 9px; }"
        )
        return label

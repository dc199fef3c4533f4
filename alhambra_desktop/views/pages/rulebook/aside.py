"""The rulebook's right column: quote, variants, copy and print."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ....model.learning.rule_library import RuleLibrary
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.cache import FaceCache
from ...art.fonts import BOLD, REGULAR, SEMIBOLD, sans, serif
from ...art.geometry import rounded
from ...art.palette import LIGHT, LINK, Theme
from ...commands.actions import PAGE_KEYS
from ...widgets.labels import PlainLabel, RichLabel, pointed_at
from ...widgets.paper import Paper
from .document import ALL, MARKED, RULE
from .variants import PlayedVariant

PICTURE: Final = 110
"""Size of the quote's picture in units."""

BACK_TO_TABLE: Final = Message("rulebook-back-to-table", key=PAGE_KEYS["leave"])
BACK: Final = Message("rulebook-back", key=PAGE_KEYS["leave"])
BUTTONS: Final = {
    "copy": Message("rulebook-copy"),
    "print": Message("rulebook-print"),
    "larger": Message("rulebook-larger"),
    "smaller": Message("rulebook-smaller"),
}
"""Buttons for a rule."""

MOST: Final = 4
"""Maximum number of house variants here; their own page has all."""


@attrs.frozen
class Quote:
    """What led to a rule: a picture of the place, the text, and its subject."""

    rule: str
    picture: QPixmap | None = None
    said: str = ""
    about: str = ""


class Aside(QWidget):
    """Stacked panels; empty ones are hidden."""

    linked = Signal(str)
    """A link was followed."""

    left = Signal()
    """The way back was chosen."""

    lesson_chosen = Signal(str)

    copied = Signal()
    printed = Signal()
    zoomed = Signal(int)

    def __init__(self, cache: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self.factor = 1.0
        self.quoted, self.differs, self.tried, self.take = (Paper(cache, self) for _ in range(4))
        self.back = QPushButton()
        self.back.setDefault(True)
        self._picture, self._said, self._about = PlainLabel(), self._label(), self._label()
        self._titles: list[tuple[QLabel, Message]] = []
        self._count = self._label("second")
        self._rows = QVBoxLayout()
        self._all, self._lesson = self._label("second"), self._label()
        self.open_lesson = QPushButton()
        self._number = 0
        self.buttons = {name: QPushButton() for name in BUTTONS}
        self._lay_out()
        pointed_at(self.back, self.open_lesson, *self.buttons.values())
        self.open_lesson.clicked.connect(lambda: self.lesson_chosen.emit(self._tried_in))
        self.back.clicked.connect(self.left)
        self.buttons["copy"].clicked.connect(self.copied)
        self.buttons["print"].clicked.connect(self.printed)
        self.buttons["larger"].clicked.connect(lambda: self.zoomed.emit(1))
        self.buttons["smaller"].clicked.connect(lambda: self.zoomed.emit(-1))

    def _label(self, role: str = "") -> QLabel:
        label = RichLabel()
        label.setWordWrap(True)
        label.linkActivated.connect(self.linked)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        if role:
            label.setProperty("role", role)
        return label

    def _title(self, said: Message) -> QLabel:
        label = PlainLabel()
        self._titles.append((label, said))
        return label

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        told = QVBoxLayout()
        for label in (self._said, self._about):
            told.addWidget(label)
        told.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(told, 1)
        self.quoted.column.addWidget(self._title(Message("rulebook-quoted")))
        self.quoted.column.addLayout(row)
        self.quoted.column.addWidget(self.back)
        head = QHBoxLayout()
        head.addWidget(self._title(Message("rulebook-table-differs")), 1)
        self._count.setWordWrap(False)
        head.addWidget(self._count)
        self._rows.setSpacing(8)
        self.differs.column.addLayout(head)
        self.differs.column.addLayout(self._rows)
        self.differs.column.addWidget(self._all)
        self.tried.column.addWidget(self._title(Message("rulebook-try")))
        self.tried.column.addWidget(self._lesson)
        self.tried.column.addWidget(self.open_lesson)
        self.take.column.addWidget(self._title(Message("rulebook-hand-out")))
        for pair in (("copy", "print"), ("larger", "smaller")):
            line = QHBoxLayout()
            for name in pair:
                line.addWidget(self.buttons[name], 1)
            self.take.column.addLayout(line)
        for panel in (self.quoted, self.differs, self.tried, self.take):
            column.addWidget(panel)
        column.addStretch(1)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        for panel in (self.quoted, self.differs, self.tried, self.take):
            panel.set_theme(theme)

    def retranslate(self, has_table: bool) -> None:
        for label, said in self._titles:
            label.setText(say(said))
            label.setFont(serif(round(17 * self.factor), BOLD))
        self.back.setText(say(BACK_TO_TABLE if has_table else BACK))
        self.back.setFont(sans(round(14 * self.factor), SEMIBOLD))
        for name, button in self.buttons.items():
            button.setText(say(BUTTONS[name]))
            button.setFont(sans(round(13 * self.factor)))
        for label in (self._said, self._about, self._all, self._lesson, self._count):
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
        said, about = (quote.said, quote.about) if quote is not None else ("", "")
        self._said.setText(f'<span style="color:{self.theme.illegal_text}"><b>{escape(said)}</b></span>')
        self._about.setText(escape(about))
        self._said.setVisible(bool(said))
        self._about.setVisible(bool(about))
        self._titles[0][0].setVisible(bool(said or about or picture))

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

    def show_lesson(self, lesson: str, title: str) -> None:
        self._tried_in = lesson
        self.tried.setVisible(bool(lesson))
        if lesson:
            self._lesson.setText(escape(phrase("rulebook-lesson", title=title)))
            self.open_lesson.setText(phrase("rulebook-open-lesson"))

    def show_variants(self, played: Sequence[PlayedVariant] | None, library: RuleLibrary) -> None:
        """Show the table's house variants; None without a table."""
        self.differs.setVisible(played is not None)
        while (item := self._rows.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        if played is None:
            return
        differing = [one for one in played if one.differs]
        self._count.setText(phrase("rulebook-so-many", count=len(differing), all=len(played)))
        for one in differing[:MOST]:
            self._rows.addWidget(self._row(one, library))
        if not differing:
            self._rows.addWidget(self._plain(phrase("played-official")))
        tint = LINK[self.theme.dark]
        told = escape(phrase("rulebook-all-variants", all=len(played)))
        more = f'<a href="{ALL}" style="color:{tint}">{told}</a>'
        self._all.setText(f"{escape(phrase('rulebook-variants-where'))} {more}")

    def _plain(self, text: str) -> QLabel:
        label = self._label("second")
        label.setFont(sans(round(13 * self.factor)))
        label.setText(escape(text))
        return label

    def _row(self, one: PlayedVariant, library: RuleLibrary) -> QLabel:
        rule, tint = one.option.rule, LINK[self.theme.dark]
        known = rule in library.by_id
        id_ = f'<a href="{RULE}{rule}" style="color:{tint}"><b>{rule}</b></a>' if known else rule
        small = round(12 * self.factor)
        label = self._label()
        label.setFont(sans(round(13 * self.factor)))
        label.setText(
            f"{id_}&nbsp;&nbsp;<b>{escape(say(one.option.title))}</b><br>{escape(say(one.told))}<br>"
            f'<span style="color:{self.theme.text_2}; font-size:{small}px">'
            f"{escape(phrase('rulebook-official', value=one.official))}</span>"
        )
        label.setStyleSheet(
            f"QLabel {{ background: {MARKED[self.theme.dark]}; border: 1px solid {self.theme.stud};"
            " border-radius: 7px; padding: 6px 9px; }"
        )
        return label

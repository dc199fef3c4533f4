"""The widget of a section: its name, a button that restores its defaults, and its contents."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....words import phrase, say
from ...art.fonts import BLACK, BOLD, serif
from ...art.palette import LIGHT, Theme
from ...storage.contained import contained
from ...text.search import NOTHING, Query
from ...widgets.boxes import NONE, hbox, vbox
from ...widgets.labels import heading, push_button, words
from ...widgets.painting import paint_card_box
from ...widgets.pictures import Picture
from ...widgets.section_list import paint_sign
from .body import Body
from .fields import Context
from .sections import Section

LARGE, SMALL = 25, 18
SIGN: Final = 34
"""Size of the icon beside the title of a section in search results."""

LEAST_SUMMARY: Final = 200
"""A summary is visible beside another control only if at least this much width is left for it."""

LEAST_WHOLE: Final = 900
"""If the section is narrower than this, search results have a frame even if they are the whole section."""

CARD: Final = (16, 12, 16, 16)
"""Margins of the contents of a section in search results."""


@contained
class Group(QWidget):
    reset_wanted = Signal()

    def __init__(self, section: Section, context: Context) -> None:
        super().__init__()
        self.section = section
        self.theme: Theme = LIGHT
        self.searched = self.framed = False
        self.match_count = 0
        self.title = heading(say(section.title), LARGE)
        self.reset = push_button(phrase("preferences-reset"), self.reset_wanted, 13, "link")
        self.reset.setAccessibleName(phrase("preferences-reset-one", section=section.title))
        self.body: Body = section.make(context)
        self.summary = words("", "second")
        self.title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.sign = Picture(SIGN + 4, "", lambda p, _: paint_sign(p, 1, 1, SIGN, section.sign))
        self.sign.hide()
        beside = () if self.body.beside_title is None else (self.body.beside_title,)
        for control in beside:
            control.installEventFilter(self)
        self._head = hbox(self.sign, self.title, (self.summary, 1), *beside, self.reset, spacing=12)
        self._column = vbox(self._head, self.body, spacing=8, margins=NONE, within=self)
        self.reset.setVisible(bool(self.body.names))

    def seek(self, query: Query) -> int:
        """Show the matching settings, or the whole section if `query` is empty."""
        self.searched = query != NOTHING
        self.reset.setVisible(bool(self.body.names) and not self.searched)
        self.match_count = self.body.seek(query)
        self._fit_frame()
        self.sign.setVisible(self.searched and not self.body.repeats_sign)
        self.show_summary()
        return self.match_count

    def _fit_frame(self) -> None:
        """Frame search results, unless they are a whole section that is at least ``LEAST_WHOLE`` wide."""
        whole = not self.searched or (self.body.complete and self.width() >= LEAST_WHOLE)
        self.framed = not whole
        self.title.setFont(serif(*((LARGE, BLACK) if whole else (SMALL, BOLD))))
        self._column.setContentsMargins(*(NONE if whole else CARD))
        self.body.show_whole(whole=whole)
        self.update()

    def show_summary(self) -> None:
        self.summary.setText("" if self.searched else self.body.summary())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_summary()
        self._fit_frame()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._fit_summary()
        return super().eventFilter(watched, event)

    def _fit_summary(self) -> None:
        beside = self.body.beside_title
        if beside is None:
            return
        others = (self.title.sizeHint(), beside.sizeHint(), self.reset.sizeHint())
        room = self.width() - sum(size.width() + self._head.spacing() for size in others)
        fits = room >= LEAST_SUMMARY and self.summary.heightForWidth(room) <= beside.sizeHint().height()
        self.summary.setVisible(fits or beside.isHidden())

    def hold(self, button: QWidget) -> None:
        """Show a button next to the title."""
        if button.parent() is not self:
            self._head.addWidget(button)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.body.set_theme(theme)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.framed:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_card_box(painter, QRectF(self.rect()), self.theme)

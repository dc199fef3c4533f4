"""The page with all keys and their commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ....model.rules.core.words.message import Message
from ....words import say
from ...art.fonts import BLACK, serif
from ...commands.actions import GAME, HELP, SETTINGS
from ...storage.contained import contained
from ...widgets import section_signs
from ...widgets.boxes import NONE, Gap, hbox, vbox
from ...widgets.labels import heading, set_button_text
from ...widgets.paper_card import plain_button
from ...widgets.pictures import Picture
from ...widgets.scrolled import Scrolled
from ...widgets.section_list import PaintSign, paint_sign
from .key_rows import ORDER, SIDE, SPEED, TURN, VIEW, KeyRow, key_texts
from .page import ReadingPage

TITLE: Final = 20
AROUND: Final = (0, 0, 8, 0)
"""Margins of the rows."""

APART: Final = 28
"""Pixels between groups."""

SIGN: Final = 30
SHADOW: Final = 2
"""Space for the shadow of an icon."""

SIGNS: Final[Mapping[Message, PaintSign]] = {
    TURN: section_signs.paint_aids,
    VIEW: section_signs.paint_view,
    GAME: section_signs.paint_game,
    HELP: section_signs.paint_help,
    SPEED: section_signs.paint_motion,
    SETTINGS: section_signs.paint_appearance,
}


@contained
class KeyGroup(QWidget):
    """The keys of commands with a similar purpose, below a heading with an icon."""

    def __init__(self, group: Message, rows: Sequence[KeyRow]) -> None:
        super().__init__()
        self.rows = rows
        self.title: QLabel = heading(say(group).replace("&", ""))
        self.title.setFont(serif(TITLE, BLACK))
        self.title.setWordWrap(True)
        self.sign = Picture(SIGN, "", partial(_paint_sign, SIGNS[group]))
        head = hbox(self.sign, (self.title, 1), spacing=8, margins=(SIDE, 0, 0, 0))
        vbox(head, Gap(4), *rows, spacing=0, margins=NONE, within=self)


def _paint_sign(sign: PaintSign, painter: QPainter, size: int) -> None:
    paint_sign(painter, SHADOW / 2, 0, size - SHADOW, sign)


@contained
class KeysPage(ReadingPage):
    """All keys with their commands. The arrow keys move from row to row."""

    most_panels = 3
    change_wanted = Signal()
    """Emitted when the player wants to change keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.change = plain_button()
        super().__init__(Message("keys-title"), Message("keys-bar"), parent, self.change)
        self.groups: list[KeyGroup] = []
        self._columns: list[QVBoxLayout] = []
        self._areas: list[Scrolled] = []
        self.change.clicked.connect(self.change_wanted)
        for paper in self.papers:
            content = QWidget()
            self._columns.append(vbox(spacing=APART, margins=AROUND, within=content))
            self._areas.append(Scrolled(content))
            self._areas[-1].setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
            paper.column.addWidget(self._areas[-1])
        self.retranslate()

    @property
    def rows(self) -> list[KeyRow]:
        """All rows in reading order."""
        return [row for groups in self._halves() for group in groups for row in group.rows]

    @property
    def stops(self) -> Sequence[QWidget]:
        return [groups[0].rows[0] for groups in self._halves()]

    def on_entered(self) -> None:
        super().on_entered()
        for area in self._areas:
            area.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        focus = self.focusWidget()
        at = self.rows.index(focus) if isinstance(focus, KeyRow) else None
        for group in self.groups:
            group.hide()
            group.deleteLater()
        self.groups = self._make_groups()
        set_button_text(self.change, Message("keys-change"))
        super().retranslate()
        if at is not None:
            self.rows[at].setFocus()

    def write(self) -> None:
        focus = self.focusWidget()
        for column, groups in zip(self._columns, self._halves(), strict=False):
            while column.count():
                column.takeAt(0)
            for group in groups:
                column.addWidget(group)
            column.addStretch(1)
        for row in self.rows:
            row.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.rows[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if isinstance(focus, KeyRow):
            focus.setFocus()

    def _make_groups(self) -> list[KeyGroup]:
        texts = list(key_texts())
        groups = []
        for group in ORDER:
            of_group = (text for text in texts if text.group == group)
            rows = [KeyRow(text, lined=number > 0) for number, text in enumerate(of_group)]
            for row in rows:
                row.entered.connect(lambda row=row: self._reach(row))
                row.stepped.connect(lambda by, row=row: self._step(row, by))
            if rows:
                groups.append(KeyGroup(group, rows))
        return groups

    def _halves(self) -> list[list[KeyGroup]]:
        """Divide the groups into columns with about the same number of rows."""
        halves: list[list[KeyGroup]] = [[] for _ in range(self.columns)]
        for group in self.groups:
            min(halves, key=lambda half: sum(1 + len(group.rows) for group in half)).append(group)
        return halves

    def _reach(self, reached: KeyRow) -> None:
        """Make a row the only one that Tab reaches, and scroll to it."""
        for row in self.rows:
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if row is reached else Qt.FocusPolicy.ClickFocus)
        for area in self._areas:
            if area.isAncestorOf(reached):
                area.ensureWidgetVisible(reached)

    def _step(self, row: KeyRow, by: int) -> None:
        rows = self.rows
        at = min(max(rows.index(row) + by, 0), len(rows) - 1)
        rows[at].setFocus(Qt.FocusReason.TabFocusReason)

"""The page with all keys and their commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.fonts import BLACK, serif
from ...storage.contained import contained
from ...widgets.boxes import NONE, vbox
from ...widgets.labels import heading, set_button_text
from ...widgets.paper_card import plain_button
from ...widgets.scrolled import Scrolled
from .key_rows import SIDE, KeyRow, key_texts
from .page import ReadingPage

TITLE: Final = 20
AROUND: Final = (0, 0, 8, 0)
"""Margins of the rows."""

APART: Final = 16
"""Pixels between groups."""


@contained
class KeyGroup(QWidget):
    """The keys of one menu, or of the commands in no menu."""

    def __init__(self, title: str, rows: Sequence[KeyRow]) -> None:
        super().__init__()
        self.rows = rows
        self.title: QLabel = heading(title)
        self.title.setFont(serif(TITLE, BLACK))
        self.title.setContentsMargins(SIDE, 0, 0, 2)
        vbox(self.title, *rows, spacing=0, margins=NONE, within=self)


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
        for menu in dict.fromkeys(text.group for text in texts):
            of_menu = (text for text in texts if text.group == menu)
            rows = [KeyRow(text, lined=number > 0) for number, text in enumerate(of_menu)]
            for row in rows:
                row.entered.connect(lambda row=row: self._reach(row))
                row.stepped.connect(lambda by, row=row: self._step(row, by))
            title = phrase("keys-playing") if menu is None else say(menu).replace("&", "")
            groups.append(KeyGroup(title, rows))
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

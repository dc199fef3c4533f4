from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...storage.contained import contained
from ...widgets.boxes import NONE, Gap, hbox, vbox
from ...widgets.choices import Segments
from ...widgets.group_title import GroupTitle
from ...widgets.key_board import MODIFIERS, pressed_caps
from ...widgets.key_groups import ORDER
from ...widgets.labels import push_button, set_button_text, set_tip, words
from ...widgets.page_keys import PAGES
from ...widgets.paper_card import plain_button
from ...widgets.scrolled import Scrolled
from .command_board import CommandBoard
from .key_rows import SIDE, KeyRow, KeyText, key_texts
from .page import ReadingPage

AROUND: Final = (0, 0, 8, 0)

APART, BETWEEN = 14, 22
"""Pixels between groups, and between columns of groups."""

LEAST_WIDTHS: Final = {1: 0, 2: 640, 3: 940, 4: 1260}
"""Maps numbers of columns to minimum page widths. The page uses the largest number that its width allows."""

LEAST_WITH_BOARD: Final = 600
"""If the page is at least this high, it shows a keyboard and lists; otherwise only lists."""

BELOW_BOARD, GAP, ABOVE_LISTS = 10, 8, 12
"""Vertical distances in pixels.

``BELOW_BOARD`` is from the keyboard to the lower edge of its sheet of paper. ``GAP`` is between this sheet
and the sheet with the lists. ``ABOVE_LISTS`` is from the upper edge of that sheet to the lists.
"""

LISTS, FEWER, LOWEST, HIGHEST = 446, 532, 220, 500
"""Heights in pixels.

``LISTS`` is the height that a page with four columns needs in addition to the keyboard. ``FEWER`` is the
height that a page with fewer columns needs in addition to it. ``LOWEST`` and ``HIGHEST`` limit the height of
the keyboard.
"""

TABS_GAP: Final = 8
"""Pixels between the tabs and the button beside them, and below each row of buttons above the keyboard."""

LINK_PADDING: Final = 2
"""Pixels from the left edge of a button that looks like a link to its text."""

OTHERS: Final = "everywhere"
"""Name of the tab with the keys of all pages."""

SWITCHED: Final = ("", "Shift", "Ctrl", "Ctrl+Shift", "Alt")
"""Modifiers that the player can choose. The empty text stands for no modifier."""


@contained
class KeyGroup(QWidget):
    def __init__(self, group: Message, rows: Sequence[KeyRow]) -> None:
        super().__init__()
        self.rows = rows
        self.title = GroupTitle(group, SIDE)
        vbox(self.title, Gap(2), *rows, spacing=0, margins=NONE, within=self)


def _lines(groups: Sequence[KeyGroup]) -> int:
    return sum(1 + len(group.rows) for group in groups)


def _modifier_text(modifier: str) -> str:
    if not modifier:
        return phrase("keyboard-no-modifier")
    return "+".join(say(MODIFIERS[name]) for name in modifier.split("+"))


@contained
class OtherKeys(QWidget):
    """A note about the keys that work everywhere, with a button that shows them."""

    def __init__(self) -> None:
        super().__init__()
        self.note = words("", "second")
        self.button = push_button(name="link")
        self.note.setIndent(LINK_PADDING)
        margins = (SIDE - LINK_PADDING, 0, SIDE, 0)
        vbox(self.note, hbox(self.button, 1, margins=NONE), spacing=4, margins=margins, within=self)

    def retranslate(self) -> None:
        self.note.setText(phrase("keys-others"))
        set_button_text(self.button, Message("keys-others-show"))


@contained
class KeysPage(ReadingPage):
    """The keys of all pages of the window. A tab shows the keys of one page on a keyboard and in lists.

    The keyboard shows the keys that are pressed together with the chosen modifier. The lists show the keys
    with all modifiers. A note leads to the tab with the keys that work everywhere.

    The keyboard highlights the keys of the row under the pointer. If the pointer is not over a row, it
    highlights the keys of the focused row.
    """

    change_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self.change, self.tabs = plain_button(), Segments("", dict.fromkeys(PAGES, ""))
        self.tabs.indent = 0
        self.shown = next(iter(PAGES))
        self.tabs.choose(self.shown)
        end = QWidget()
        self._tabs_place = vbox(self.tabs, spacing=0, margins=NONE)
        self._tabs_place.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        hbox(self._tabs_place, self.change, spacing=TABS_GAP, margins=NONE, within=end)
        super().__init__(Message("keys-title"), Message("keys-bar"), parent, end)
        self.groups: list[KeyGroup] = []
        self.columns = 1
        self.board = CommandBoard()
        self.modifier = Segments("", dict.fromkeys(SWITCHED, ""))
        self.modifier.indent = 0
        self._hint = words("", "second")
        self._switch = QWidget()
        hbox((self._hint, 1), self.modifier, spacing=BETWEEN, margins=NONE, within=self._switch)
        self.others = OtherKeys()
        self._lists = QWidget()
        self._columns = [vbox(spacing=APART, margins=NONE) for _ in LEAST_WIDTHS]
        self._row = hbox(*self._columns, spacing=BETWEEN, margins=AROUND, within=self._lists)
        self._area = Scrolled(self._lists)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.paper.column.setSpacing(BELOW_BOARD + GAP + ABOVE_LISTS)
        self._top = vbox(self._switch, self.board, spacing=TABS_GAP, margins=NONE)
        self.paper.column.addLayout(self._top)
        self.paper.column.addWidget(self._area, 1)
        self.paper.gap = self._gap
        self.change.clicked.connect(self.change_wanted)
        self.tabs.chosen.connect(self.show_keys)
        self.modifier.chosen.connect(self.board.show_modifier)
        self.board.pressed.connect(self._find)
        self.others.button.clicked.connect(self._show_others)
        self.retranslate()

    def _gap(self) -> tuple[int, int] | None:
        if self.board.isHidden():
            return None
        top = self.board.geometry().bottom() + 1 + BELOW_BOARD
        return top, top + GAP

    def arrange(self) -> None:
        super().arrange()
        self._place_tabs()
        self.board.setVisible(self.height() >= LEAST_WITH_BOARD)
        self._switch.setVisible(not self.board.isHidden())
        columns = max(count for count, least in LEAST_WIDTHS.items() if self.width() >= least)
        height = self.height() - (LISTS if columns == max(LEAST_WIDTHS) else FEWER)
        self.board.setFixedHeight(min(max(height, LOWEST), HIGHEST))
        if columns != self.columns:
            self.columns = columns
            self.write()

    def _place_tabs(self) -> None:
        room = self.header.room(self.width()) - self.change.sizeHint().width() - TABS_GAP
        within = self._tabs_place if room >= self.tabs.least_row else self._top
        if within.indexOf(self.tabs) < 0:
            within.insertWidget(0, self.tabs)
            order = (self.header.leave, *self.tabs.buttons.values(), self.change, self.modifier, self.board)
            for widget, following in pairwise(order):
                self.setTabOrder(widget, following)
        self.tabs.setMinimumWidth(self.tabs.least_row if within is self._tabs_place else 0)

    def show_keys(self, page: str) -> None:
        """Show the tab of a page. `page` is a name in `PAGES`."""
        self.tabs.choose(page)
        self.shown = page
        self._fill()
        self.write()

    @property
    def rows(self) -> list[KeyRow]:
        return [row for groups in self._halves() for group in groups for row in group.rows]

    @property
    def stops(self) -> Sequence[QWidget]:
        columns = [groups[0].rows[0] for groups in self._halves() if groups]
        return columns if self.board.isHidden() else [self.board, *columns]

    def on_entered(self) -> None:
        super().on_entered()
        self._area.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        focus = self.focusWidget()
        at = self.rows.index(focus) if isinstance(focus, KeyRow) else None
        titles = {name: say(page.title) for name, page in PAGES.items()}
        self.tabs.set_texts(phrase("keys-pages"), titles)
        for name, page in PAGES.items():
            set_tip(self.tabs.buttons[name], phrase("keys-pages-tip", page=page.title))
        modifiers = {value: _modifier_text(value) for value in SWITCHED}
        self.modifier.set_texts(phrase("keyboard-modifier"), modifiers)
        self.modifier.setMinimumWidth(self.modifier.least_row)
        for value, text in modifiers.items():
            with_it = phrase("keys-with-modifier-tip", modifier=text)
            set_tip(self.modifier.buttons[value], with_it if value else phrase("keys-alone-tip"))
        self._hint.setText(phrase("keys-hint"))
        self.others.retranslate()
        self._fill()
        set_button_text(self.change, Message("keys-change"))
        super().retranslate()
        if at is not None:
            self.rows[at].setFocus()

    def _fill(self) -> None:
        for group in self.groups:
            group.hide()
            group.deleteLater()
        page = PAGES[self.shown]
        self.groups = self._make_groups([*key_texts(page.commands, page.keys)])
        self.board.show_texts([row.key_text for group in self.groups for row in group.rows])
        self.modifier.choose("")
        for value, button in self.modifier.buttons.items():
            button.setEnabled(value in self.board.modifiers)

    def write(self) -> None:
        focus = self.focusWidget()
        for at, column in enumerate(self._columns):
            self._row.setStretch(at, int(at < self.columns))
            while column.count():
                column.takeAt(0)
        self.others.setParent(self._lists)
        self.others.setVisible(self.shown != OTHERS)
        halves = self._halves()
        for column, groups in zip(self._columns, halves, strict=False):
            for group in groups:
                column.addWidget(group)
                group.show()  # so that the area immediately takes its height into account
            if groups is min(halves, key=_lines):
                column.addWidget(self.others)
            column.addStretch(1)
        for row in self.rows:
            row.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.rows[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setTabOrder(self.rows[-1], self.others.button)
        if isinstance(focus, KeyRow):
            focus.setFocus()

    def _make_groups(self, texts: Sequence[KeyText]) -> list[KeyGroup]:
        groups = []
        for group in ORDER:
            of_group = (text for text in texts if text.group == group)
            rows = [KeyRow(text) for text in of_group]
            for row in rows:
                row.pointed.connect(lambda on, row=row: self._light(row if on else None))
                row.entered.connect(lambda row=row: self._reach(row))
                row.stepped.connect(lambda by, row=row: self._step(row, by))
            if rows:
                groups.append(KeyGroup(group, rows))
        return groups

    def _halves(self) -> list[list[KeyGroup]]:
        """Divide the groups into columns with about the same number of rows."""
        halves: list[list[KeyGroup]] = [[] for _ in range(self.columns)]
        for group in self.groups:
            min(halves, key=_lines).append(group)
        return halves

    def _show_others(self) -> None:
        self.show_keys(OTHERS)
        self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)

    def _reach(self, reached: KeyRow) -> None:
        for row in self.rows:
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if row is reached else Qt.FocusPolicy.ClickFocus)
        self._area.ensureWidgetVisible(reached)
        self._light(None)

    def _light(self, pointed: KeyRow | None) -> None:
        row = pointed or self.focusWidget()
        text = row.key_text if isinstance(row, KeyRow) else self.board.reached_text
        self.board.light(text.current if text is not None else ())

    def _find(self, key: str) -> None:
        """Focus the row of a clicked key."""
        name = pressed_caps(key)[-1]
        use = self.board.use_at(name) or next(iter(self.board.uses.get(name, ())), None)
        row = next((row for row in self.rows if use is not None and row.key_text is use.text), None)
        if row is not None:
            row.setFocus()

    def _step(self, row: KeyRow, by: int) -> None:
        rows = self.rows
        at = min(max(rows.index(row) + by, 0), len(rows) - 1)
        rows[at].setFocus(Qt.FocusReason.TabFocusReason)

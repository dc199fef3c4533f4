from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ....model.files.addons.shelf import Shelf
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...dialogs.option_form import OptionRow
from ...rule_sets.trial import shelf_at
from ...storage.contained import contained
from ...storage.places import rule_sets_folder
from ...storage.settings import Settings
from ...text.search import NOTHING, Query
from ...widgets.boxes import NONE, vbox
from ...widgets.empty_note import EmptyNote
from ...widgets.labels import centred, push_button, words
from ...widgets.page_bar import QuestionBar
from ...widgets.page_header import PageHeader
from ...widgets.paper import SHADOW, Paper
from ...widgets.scrolled import Scrolled
from ...widgets.search_field import SearchField
from ...widgets.section_list import SectionFace, SectionList
from ...widgets.whole_rows import WholeRows
from ..page import PanelPage
from .arrangement import DRAWN, LEAST_TALL, LIST_MARGIN, Parts, VisibleParts, arrange, is_column, is_wide
from .fields import Context, SoundFault
from .found_end import FoundEnd
from .group import Group
from .house_rules import HouseRulesBody
from .preview import Preview
from .questions import Questions
from .rule_sets import Needed, Playing, RuleSetsBody
from .sections import SECTIONS

BESIDE_BAR, AT_END = 4, 4
AROUND: Final = (SHADOW + 20, SHADOW + 8, SHADOW + 16, SHADOW + 5)

ALL: Final = 1000

POLL_INTERVAL: Final = 250
"""Milliseconds between checks for changes outside the preferences."""


@contained
class PreferencesPage(PanelPage):
    """The page of preferences. Changes take effect immediately.

    ``listen`` plays a sound. ``sound_fault`` returns the reason why there is no sound, or None.
    The page calls ``sound_fault`` regularly.
    """

    rule_sets_changed = Signal()
    rule_asked = Signal(str)

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        sound_fault: SoundFault = lambda: None,
        shelf: Shelf | None = None,
        playing: Playing = tuple,
        needed: Needed = lambda _: 0,
        listen: Callable[[str], object] = bool,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        shelf = shelf or shelf_at(rule_sets_folder())
        self._context = Context(settings, self._cache, shelf, playing, needed, sound_fault, listen)
        self._query, self._inside, self._strip = NOTHING, False, False
        self.search = SearchField(PAGE_KEYS["search"])
        self.header = PageHeader(self._cache, Message("preferences-title"), end=self.search)
        self.sections = SectionList(phrase("preferences-pages"))
        self.preview = Preview(self._cache, settings)
        self.bar = QuestionBar(self._cache)
        self.questions = Questions(settings, self.bar)
        self._sections_paper, self._settings_paper = Paper(self._cache), Paper(self._cache)
        self._parts = Parts(self.header, self._sections_paper, self._settings_paper, self.preview, self.bar)
        self.groups: list[Group] = []
        self._lay_out()
        self._build()
        self._connect()
        self.retranslate()
        self.poll_timer = QTimer(self, interval=POLL_INTERVAL)
        self.poll_timer.timeout.connect(self._poll)

    # -- parts

    def _lay_out(self) -> None:
        self.place(self.header, self._sections_paper, self._settings_paper, self.preview, self.bar)
        self._hint = centred(words("", "second", 13))
        self.restore = push_button("", self.restore_all, 13)
        column = self._list_column = QWidget()
        foot = vbox(self._hint, self.restore, spacing=8, margins=(8, 8, 8, 4))
        vbox(self.sections, 1, foot, spacing=8, margins=NONE, within=column)
        list_area = Scrolled(column)
        list_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._sections_paper.column.setContentsMargins(14, 18, 14, 22)
        self._sections_paper.column.addWidget(list_area)
        self.show_preview = push_button("", self._toggle_preview, 13)
        self.show_preview.setCheckable(True)
        self.show_preview.setParent(self)
        self.nothing, self.found_end = EmptyNote(), FoundEnd(self.show_section)
        self._content = QWidget()
        self._column: QVBoxLayout = vbox(spacing=18, margins=NONE, within=self._content)
        self.area = Scrolled(self._content)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._settings_paper.gap = self._gap
        self._settings_paper.column.setContentsMargins(*AROUND)
        self.rows = WholeRows(self.area, self._content, self._row_ends)
        self._settings_paper.column.addLayout(self.rows, 1)

    def _build(self) -> None:
        self.show_preview.setParent(self)  # otherwise Qt would delete the button with its old group
        # keep the old groups alive, because one of their controls may be emitting the signal that led here
        self._former = self.groups
        for old in self._former:
            self._column.removeWidget(old)
            old.setParent(None)  # otherwise Qt could later focus a button of the old group
            old.deleteLater()
        while self._column.count():
            self._column.takeAt(0)
        self.groups = [Group(section, self._context) for section in SECTIONS]
        self._column.addWidget(self.nothing, ALL)
        for group in self.groups:
            self._column.addWidget(group)
            group.body.asking.connect(self._show_keys)
            group.body.grown.connect(self._order_tabs)
            group.reset_wanted.connect(self._reset_current)
            group.set_theme(self.theme)
        self._mark_found()
        self._column.addWidget(self.found_end)
        self._column.addStretch(1)
        self.rule_sets.changed.connect(self._on_rule_sets)
        self.house_rules.rule_asked.connect(self.rule_asked)

    def _connect(self) -> None:
        self.header.back.connect(self.left)
        self.sections.currentRowChanged.connect(self._on_section)
        self.sections.opened.connect(self._open)
        self.search.textChanged.connect(self._seek)
        self.search.installEventFilter(self)
        self._settings.changed.connect(self._on_settings)
        self.add_keys(
            {
                PAGE_KEYS["leave"]: self._leave,
                PAGE_KEYS["back"]: self.left.emit,
                PAGE_KEYS["search"]: self._start_search,
                PAGE_KEYS["card"]: self._next_panel,
            }
        )

    def field(self, name: str) -> QWidget:
        (found,) = (widget for group in self.groups if (widget := group.findChild(QWidget, name)) is not None)
        return found

    @property
    def house_rules(self) -> HouseRulesBody:
        (body,) = (group.body for group in self.groups if isinstance(group.body, HouseRulesBody))
        return body

    @property
    def rule_sets(self) -> RuleSetsBody:
        (body,) = (group.body for group in self.groups if isinstance(group.body, RuleSetsBody))
        return body

    @property
    def help_rule(self) -> str:
        focus: QWidget | None = self.focusWidget()
        while focus is not None and not isinstance(focus, OptionRow):
            focus = focus.parentWidget()
        return "" if focus is None else focus.option.rule

    # -- sections

    @property
    def current(self) -> Group:
        return self.groups[max(0, self.sections.currentRow())]

    def show_section(self, name: str) -> None:
        """Show a section. On a page with one column, the section replaces the list."""
        self.search.clear()
        at = next(i for i, section in enumerate(SECTIONS) if section.id == name)
        self.sections.setCurrentRow(at)
        self._inside = True
        self._follow()

    def show_setting(self, name: str) -> None:
        section = next(group.section for group in self.groups if name in group.body.names)
        self.show_section(section.id)
        self.field(name).setFocus()
        self._bring_into_sight(self.field(name))

    def _on_section(self, _: int) -> None:
        self.search.clear()
        self._follow()
        self.preview.play()
        self.area.verticalScrollBar().setValue(0)

    def _open(self, _: int) -> None:
        self.search.clear()
        self._inside = True
        self._follow()
        if is_column(self.width()) or self.sections.hasFocus():
            self._focus_settings()

    def _focus_settings(self) -> None:
        works = (widget for widget in self._holders() if widget.isVisible() and widget.isEnabled())
        reached = (widget for widget in works if widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        holder = next((widget for widget in reached if widget.objectName() != "link"), None)
        if holder is not None:
            holder.setFocus(Qt.FocusReason.TabFocusReason)
            self._bring_into_sight(holder)

    def _bring_into_sight(self, holder: QWidget) -> None:
        """Scroll to a control after Qt has updated the layout."""
        QTimer.singleShot(0, holder, lambda: self.area.ensureWidgetVisible(holder))

    def _gap(self) -> tuple[int, int] | None:
        body = self.current.body
        gap = body.gap() if body.isVisible() else None
        if gap is None:
            return None
        top = body.mapTo(self._settings_paper, QPoint()).y()
        return top + gap[0], top + gap[1]

    def _row_ends(self) -> list[int]:
        body = self.current.body
        if self._query != NOTHING or not body.isVisible():
            return []
        top = body.mapTo(self._content, QPoint()).y()
        return [top + end for end in body.row_ends()]

    # -- search

    def _start_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _seek(self, text: str) -> None:
        self._query = Query.of(text)
        if self._query != NOTHING and self.focusWidget() is self.sections:
            self.search.setFocus()  # a focused section would look like a result
        self._mark_found()
        self._follow()

    def _mark_found(self) -> None:
        for group in self.groups:
            group.seek(self._query)

    @property
    def match_count(self) -> int:
        return sum(group.match_count for group in self.groups)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            down = event.key() == Qt.Key.Key_Down and self._query != NOTHING
            if down:
                self._focus_settings()
            return down
        return super().eventFilter(watched, event)

    # -- contents

    def _follow(self) -> None:
        searching = self._query != NOTHING
        for group in self.groups:
            group.setVisible(bool(group.match_count) if searching else group is self.current)
        self.nothing.setVisible(searching and not self.match_count)
        self.found_end.set_content([group.match_count if searching else 0 for group in self.groups])
        first = next((group for group in self.groups if group.isVisibleTo(self._content)), self.current)
        first.hold(self.show_preview)
        fills = not searching and self.current.body.fills
        self._column.setContentsMargins(0, 0, BESIDE_BAR, 0 if fills else AT_END)
        self.search.set_content(phrase("preferences-found", count=self.match_count) if searching else "")
        self.sections.marked = not searching
        self._show_sections()
        self.arrange()

    def _show_sections(self) -> None:
        self.sections.show_sections(
            [
                SectionFace(
                    say(group.section.title),
                    group.section.line(self._context, group.body),
                    group.section.sign,
                    group.match_count if self._query != NOTHING else None,
                )
                for group in self.groups
            ]
        )
        self._show_keys()

    def _show_keys(self) -> None:
        asked = next((texts for group in self.groups if (texts := group.body.bar_texts()) is not None), None)
        if asked is not None:
            self.bar.set_content(*asked)
        elif self._query != NOTHING:
            found = phrase("preferences-bar-found", count=self.match_count)
            brief = phrase("preferences-bar-found-brief")
            keys = phrase("preferences-bar-found-keys") if self.match_count else brief
            self.bar.set_content(found, keys, brief)
        else:
            brief = phrase("preferences-bar-brief")
            keys = self.current.body.bar_keys() or phrase("preferences-bar-keys")
            keys = brief if is_column(self.width()) else keys
            self.bar.set_content(phrase("preferences-bar"), keys, brief)

    def _toggle_preview(self) -> None:
        self._strip = self.show_preview.isChecked()
        self._name_toggle()
        self.arrange()
        self.preview.play()

    def _name_toggle(self) -> None:
        text = phrase("preferences-preview-hide") if self._strip else phrase("preferences-preview-show")
        self.show_preview.setText(text)

    def _on_settings(self, changed: frozenset[str]) -> None:
        for group in self.groups:
            group.body.follow(changed)
            group.show_summary()
        self._show_sections()

    def _on_rule_sets(self) -> None:
        self.house_rules.list_options()
        self._mark_found()
        self._order_tabs()
        self._show_sections()
        self.rule_sets_changed.emit()

    def _poll(self) -> None:
        for group in self.groups:
            group.body.poll()

    def follow_keys(self) -> None:
        self._poll()
        self._show_sections()

    # -- defaults

    def _reset_current(self) -> None:
        group = self.current
        title = group.section.title
        self.questions.restore(group.body.defaults(), lambda: phrase("preferences-was-reset", section=title))

    def restore_all(self) -> None:
        defaults = {name: value for group in self.groups for name, value in group.body.defaults().items()}
        self.questions.restore(defaults, lambda: phrase("preferences-was-restored"))

    def run_command(self, command: str) -> None:
        if command == "undo":
            self.questions.undo()

    # -- texts

    def retranslate(self) -> None:
        holder = self.focusWidget()
        fields = self._holders()
        at = fields.index(holder) if holder in fields else None
        if self._sections_paper.isAncestorOf(self.sections) and self.restore.text():
            self._build()
        self.header.retranslate()
        self.preview.retranslate()
        self.bar.retranslate()
        self.search.retranslate(phrase("preferences-search"))
        self.sections.setAccessibleName(phrase("preferences-pages"))
        self._hint.setText(phrase("preferences-at-once"))
        self.restore.setText(phrase("preferences-restore"))
        self.nothing.sentence.setText(phrase("preferences-nothing"))
        self._name_toggle()
        self._order_tabs()
        if self.sections.currentRow() < 0:
            self._show_sections()
            self.sections.setCurrentRow(0)
        self._follow()
        if at is not None and at < len(self._holders()):
            self._holders()[at].setFocus()

    def _holders(self) -> list[QWidget]:
        none, window = Qt.FocusPolicy.NoFocus, self.window()
        return [
            field
            for group in self.groups
            for field in group.findChildren(QWidget)
            if field.focusPolicy() != none and field.focusProxy() is None and field.window() is window
        ]

    def _order_tabs(self) -> None:
        before = (self.header.leave, self.search, self.sections, self.restore, self.show_preview)
        after = *self.found_end.buttons, self.preview.again
        for widget, other in pairwise((*before, *self._holders(), *after)):
            QWidget.setTabOrder(widget, other)

    # -- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ends = Qt.Key.Key_Home, Qt.Key.Key_End
        if event.key() in ends and self._content.isAncestorOf(self.focusWidget()):
            bar = self.area.verticalScrollBar()
            bar.setValue(bar.minimum() if event.key() == Qt.Key.Key_Home else bar.maximum())
        else:
            super().keyPressEvent(event)

    def _leave(self) -> None:
        if self.questions.former_scale is not None:
            self.bar.give_up()
        elif any(group.body.give_up() for group in self.groups):
            return
        elif self.search.text():
            self.search.clear()
            self._focus_first()
        elif is_column(self.width()) and self._inside:
            self._inside = False
            self.arrange()
            self.sections.setFocus()
        else:
            self.left.emit()

    def _focus_first(self) -> None:
        if self.sections.isVisible():
            self.sections.setFocus()
        else:
            self._focus_settings()

    def _next_panel(self) -> None:
        panels = [self.header, self._sections_paper, self._settings_paper, self.preview]
        shown = [panel for panel in panels if panel.isVisible()]
        focus = self.focusWidget()
        at = next((i for i, panel in enumerate(shown) if focus and panel.isAncestorOf(focus)), -1)
        follower = shown[(at + 1) % len(shown)]
        first: dict[QWidget, QWidget] = {self.header: self.search, self._sections_paper: self.sections}
        first[self.preview] = self.preview.again
        if follower in first:
            first[follower].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._focus_settings()

    # -- calls of the navigator

    def on_entered(self) -> None:
        self.search.clear()
        self._inside = False
        self.rule_sets.show_rows()
        self._follow()
        self._focus_first()
        self.preview.play()

    def on_left(self) -> None:
        self.questions.settle()

    def on_covered(self) -> None:
        super().on_covered()
        self.questions.settle()

    # -- layout

    def arrange(self) -> None:
        wide, searching = is_wide(self.width()), self._query != NOTHING
        groups = [group for group in self.groups if group.isVisibleTo(self._content)]
        matters = any if self.width() >= DRAWN else all
        pictured = not groups or matters(group.section.pictured for group in groups)
        pictured = pictured and (wide or self.height() >= LEAST_TALL)
        self.show_preview.setVisible(pictured and not wide)
        roomy = not pictured and self.width() >= DRAWN
        for group in self.groups:
            fills = group.body.fills and (not searching or (group.body.complete and roomy))
            self._column.setStretchFactor(group, ALL if fills else 0)
        self.sections.brief = not wide and not is_column(self.width())
        least = self._list_column.minimumSizeHint().width() + LIST_MARGIN
        shown = VisibleParts(pictured, self._strip, self._inside or searching, least)
        arrange(self._parts, shown, self.width(), self.height())
        self.sections.scheduleDelayedItemsLayout()
        self._show_keys()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.poll_timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.poll_timer.stop()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for group in self.groups:
            group.set_theme(theme)
        if self._query != NOTHING:
            self._mark_found()
            self._follow()

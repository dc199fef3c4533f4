from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QCursor, QPixmap
from PySide6.QtWidgets import QWidget

from ....model.learning.rule_text import RuleTextError
from ....model.rules.core.places.places import TileFace
from ....model.rules.core.words.message import Message
from ....words import say
from ...interaction.targets import rule_about
from ...models.log_model import LogModel
from ...text.language import capital
from ...text.rules import library, rule_of_event, rule_with_text
from ..navigator import Navigator, Route
from ..puzzles.puzzle_page import PuzzlePage
from ..table.table_page import TablePage
from .aside import Quote
from .contents import ALL_VARIANTS
from .page import RulesPage

if TYPE_CHECKING:
    from ....model.rules.core.engine.setup import Setup
    from ...widgets.notice import Notice

AROUND: Final = 1.0  # squares on each side of the illegal square in a quote's picture


class Reader(QObject):
    lesson_chosen = Signal(str)

    def __init__(self, navigator: Navigator, notice: Notice, setup: Callable[[], Setup | None]) -> None:
        super().__init__(navigator)
        self._navigator, self._notice, self._setup = navigator, notice, setup
        self._route = Route(navigator, self._make_page)

    def _make_page(self) -> RulesPage:
        page = RulesPage()
        page.notified.connect(self._notice.show_message)
        page.lesson_chosen.connect(self._try)
        return page

    @property
    def page(self) -> RulesPage:
        return self._route.page

    @property
    def is_open(self) -> bool:
        return self._route.is_current

    def show_rules(self, rule: str = "") -> None:
        """Open the rules at `rule`.

        If `rule` is empty and the rules are already open, go back to the page before. If `rule` is empty and
        the rules are not open yet, open the first of these rules that exists, or else the overview:

        - the help rule of the page
        - the rule that an illegal move broke
        - a rule about the focused piece or the piece under the pointer
        """
        if not self.is_open:
            self._open(rule)
        elif rule:
            self.page.open(rule)
        else:
            self._navigator.back()

    def show_variants(self) -> None:
        self.show_rules(ALL_VARIANTS)

    def _open(self, rule: str) -> None:
        try:
            page = self.page
            table = self._table
            rule = rule or self._navigator.help_rule
            quote = self._refused(table, rule) if table is not None else None
            if not rule:
                rule = quote.rule if quote is not None else self._met()
        except RuleTextError as fault:
            self._notice.show_message(Message("rulebook-unreadable", fault=str(fault)))
            return
        page.show_table(self._setup())
        page.read(rule, quote)
        self._route.go()
        page.take_focus()

    def _try(self, lesson: str) -> None:
        self._navigator.back()
        self.lesson_chosen.emit(lesson)

    @property
    def _table(self) -> TablePage | None:
        page = self._navigator.currentWidget()
        if isinstance(page, PuzzlePage):
            return page.page
        return page if isinstance(page, TablePage) and page.table.playing else None

    def _refused(self, page: TablePage, rule: str) -> Quote | None:
        selection, snapshot = page.controller.selection, page.stage.snapshot
        broken = next(
            (
                broken_rule
                for broken_rule in selection.broken
                if rule in ("", broken_rule.rule) and rule_with_text(broken_rule.rule)
            ),
            None,
        )
        if broken is None or snapshot is None:
            return None
        about = ""
        if isinstance(selection.face, TileFace):
            about = capital(say(snapshot.book.tile_noun(selection.face.tile)))
        return Quote(broken.rule, self._picture(page), capital(say(broken.reason)), about)

    @staticmethod
    def _picture(page: TablePage) -> QPixmap | None:
        stage, view = page.stage, page.view
        place = stage.selection.refused
        rect = stage.rect_of(place) if place is not None else None
        if rect is None:
            return None
        side = max(rect.width(), rect.height()) * (0.5 + AROUND)
        middle = rect.center()
        corners = [view.mapFromScene(middle.x() + by * side, middle.y() + by * side) for by in (-1, 1)]
        seen = QRect(*corners).intersected(view.viewport().rect())
        was = stage.bubble.isVisible()
        stage.bubble.setVisible(False)
        picture = view.viewport().grab(seen)
        stage.bubble.setVisible(was)
        return picture

    def _met(self) -> str:
        page = self._table
        if page is None:
            return ""
        bar = page.bar
        for command, button in bar.buttons.items():
            if _is_met(button):
                return library().about(command, "command") or ""
        if _is_met(bar.extra):
            return library().about("extra-action") or ""
        if _is_met(bar.what):
            return self._to_be_done(page)
        log = page.log
        if log.isVisible() and (log.underMouse() or log.hasFocus()):
            point = log.viewport().mapFromGlobal(QCursor.pos())
            index = log.indexAt(point) if log.underMouse() else log.currentIndex()
            return rule_of_event(index.data(LogModel.EventRole))
        target = page.controller.selection.looked_at
        lifted = page.controller.selection.lifted
        found = target if target is not None else lifted[0] if lifted else None
        about = rule_about(page.stage, found) if found is not None else ""
        return about or library().about(self._topic(page)) or self._to_be_done(page)

    @staticmethod
    def _topic(page: TablePage) -> str:
        view = page.view
        point = view.viewport().mapFromGlobal(QCursor.pos())
        return page.stage.topic_at(view.mapToScene(point)) if view.viewport().rect().contains(point) else ""

    @staticmethod
    def _to_be_done(page: TablePage) -> str:
        placing = page.table.playing and page.table.waiting
        return library().about("tile-placed" if placing else "command") or ""


def _is_met(widget: QWidget) -> bool:
    at = widget.mapFromGlobal(QCursor.pos())
    return widget.isVisible() and (widget.hasFocus() or widget.rect().contains(at))

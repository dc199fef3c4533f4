from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent
from PySide6.QtWidgets import QWidget

from ....model.learning.goals.campaign import table_of_setup
from ....model.rules.core.engine.play import next_round
from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.engine.state import Observation
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import CHOOSABLE, MODULES
from ....words import in_use, phrase, say
from ...art.fonts import sans
from ...game.table_snapshot import TableSnapshot
from ...storage.contained import contained
from ...widgets.labels import PlainLabel, set_tip
from ...widgets.menu_bar import MenuBar
from .table_page import TablePage

BESIDE = 14  # pixels around the title at normal size
LAID = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.ActionChanged)
SEEN = (QEvent.Type.Show, QEvent.Type.Hide)


def title_of(seen: Observation, counting: bool = False, *, tried: bool = False) -> list[Message]:
    """Return the parts of a title, first those to drop first.

    During a scoring (`counting`) it is named, and a `tried` game is marked.
    """
    table = None if tried else table_of_setup(seen.setup)
    if table is not None:
        game = [Message("table-campaign", name=table.name)]
    else:
        game = [_game(seen.setup), *([Message("table-tried")] if tried else [])]
    if counting:
        return [*game, Message("table-counting", round=len(seen.scorings))]
    if seen.decision is None:
        return [*game, Message("status-over")]
    coming = Message("table-before", round=next_round(seen))
    return [*game, coming, Message("listed-turn", turn=seen.turn)]


def _game(setup: Setup) -> Message:
    title = next(module.title for module in MODULES if module.id == setup.game)
    modules = [module.title for module in CHOOSABLE if module.id in setup.modules]
    seats = len(setup.seats)
    if len(modules) == 1:
        return Message("table-game-with", game=title, module=modules[0], seats=seats)
    return Message("table-game", game=title, modules=len(modules), seats=seats)


@contained
class BarTitle(PlainLabel):
    """A title in the menu bar; too long ones keep their last parts."""

    def __init__(self, bar: MenuBar, page: QWidget) -> None:
        super().__init__(parent=bar)
        self._bar, self._page = bar, page
        self.setObjectName("barTitle")
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        bar.installEventFilter(self)
        page.installEventFilter(self)
        self.hide()

    def parts(self) -> list[str]:
        """Return the parts, first those to drop first."""
        raise NotImplementedError

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (LAID if watched is self._bar else SEEN):
            self.follow()
        return super().eventFilter(watched, event)

    def follow(self) -> None:
        self.setFont(sans(self._bar.letters))
        beside = round(BESIDE * self._bar.enlarged)
        entries = (self._bar.actionGeometry(action) for action in self._bar.actions())
        left = max((rect.right() for rect in entries), default=0) + beside
        width, height = self._bar.width() - beside - left, self._bar.height() - self._bar.strip
        self.setGeometry(QRect(left, 0, max(0, width), height))
        metrics = QFontMetricsF(self.font())
        fitting = (text for text in self._texts() if metrics.horizontalAdvance(text) <= self.width())
        self.setText(next(fitting, ""))
        self.setVisible(bool(self.text()))

    def _texts(self) -> Iterator[str]:
        parts = self.parts() if self._page.isVisible() else []
        for first in range(len(parts)):
            yield reduce(lambda before, part: phrase("bar-parts", told=before, more=part), parts[first:])


@contained
class TableTitle(BarTitle):
    """The title while the table is visible; a click shows the house variants."""

    def __init__(self, bar: MenuBar, page: TablePage) -> None:
        super().__init__(bar, page)
        self._table = page
        self._told: tuple[TableSnapshot | None, str | None] = None, None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        page.updated.connect(self._follow_moment)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._table.commanded.emit("played")

    def parts(self) -> list[str]:
        shown = self._table.stage.shown
        if shown is None:
            return []
        tried = bool(self._table.table.tried_from)
        return [say(part) for part in title_of(shown.seen, bool(shown.scores), tried=tried)]

    def _follow_moment(self) -> None:
        shown, language = self._told
        if self._table.stage.shown is not shown or in_use() != language:
            self.follow()

    def follow(self) -> None:
        self._told = self._table.stage.shown, in_use()
        super().follow()
        shown = self._table.stage.shown
        table = table_of_setup(shown.seen.setup) if shown is not None else None
        if table is None or self._table.table.tried_from:
            set_tip(self, phrase("played-title"))
        else:
            set_tip(self, phrase("table-campaign-tip", stars=tuple(star.sentence for star in table.stars)))

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....model.learning.goals.campaign import table_of_setup
from ....model.rules.core.engine.play import next_round
from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.engine.state import Observation
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import CHOOSABLE, MODULES, OPTIONS
from ....words import in_use, phrase, say
from ...art.brushes import shape
from ...art.fonts import BOLD, sans, text_width
from ...art.geometry import khatam
from ...art.palette import GOLD, GOLD_DEEP
from ...game.next_table import unofficial_variants
from ...game.table_snapshot import TableSnapshot
from ...storage.contained import contained
from ...widgets.labels import PlainLabel, set_tip
from ...widgets.menu import MenuBar
from ...widgets.painting import write
from ...widgets.style import theme_of
from .table_page import TablePage

BESIDE = 14  # pixels before and after the title in a bar of normal size
STAR = 15
STAR_GAP = 4  # pixels between star and number; the gap between number and title is twice as wide
LAID = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.ActionChanged)
SEEN = (QEvent.Type.Show, QEvent.Type.Hide)


def title_of(seen: Observation, counting: bool = False, *, tried: bool = False) -> list[Message]:
    """Return the parts of a title, the least important first.

    During a scoring (`counting`), the title names the round. A practice game (`tried`) is marked.
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
    """A title in the menu bar. If the title is too long, its first parts are left out."""

    def __init__(self, bar: MenuBar, page: QWidget) -> None:
        super().__init__(parent=bar)
        self._bar, self._page = bar, page
        self.setObjectName("barTitle")
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        bar.installEventFilter(self)
        page.installEventFilter(self)
        self.hide()

    def parts(self) -> list[str]:
        raise NotImplementedError

    @property
    def before(self) -> float:
        return 0.0

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
        room = self.width() - self.before
        fitting = (text for text in self._texts() if metrics.horizontalAdvance(text) <= room)
        self.setText(next(fitting, ""))
        self.setVisible(bool(self.text()))

    def _texts(self) -> Iterator[str]:
        parts = self.parts() if self._page.isVisible() else []
        for first in range(len(parts)):
            yield reduce(lambda before, part: phrase("bar-parts", text=before, more=part), parts[first:])


@contained
class TableTitle(BarTitle):
    """The title of the game on the table. A click on the title opens the rules of this game."""

    def __init__(self, bar: MenuBar, page: TablePage) -> None:
        super().__init__(bar, page)
        self._table = page
        self._shown_for: tuple[TableSnapshot | None, str | None] = None, None
        self.house_rules: tuple[Message, ...] = ()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        page.updated.connect(self._follow_moment)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._table.commanded.emit("played")

    def parts(self) -> list[str]:
        snapshot = self._table.stage.snapshot
        if snapshot is None:
            return []
        tried = bool(self._table.table.tried_from)
        return [say(part) for part in title_of(snapshot.seen, bool(snapshot.scores), tried=tried)]

    def _follow_moment(self) -> None:
        shown, language = self._shown_for
        if self._table.stage.snapshot is not shown or in_use() != language:
            self.follow()

    def follow(self) -> None:
        snapshot = self._table.stage.snapshot
        self._shown_for = snapshot, in_use()
        setup = snapshot.seen.setup if snapshot is not None else None
        changed = unofficial_variants(dict(setup.options)) if setup is not None else ()
        self.house_rules = tuple(OPTIONS[name].describe(value) for name, value in changed)
        super().follow()
        table = table_of_setup(setup) if setup is not None else None
        if self.house_rules:
            tip = "\n".join((phrase("table-house-rules", count=len(changed)), *map(say, self.house_rules)))
        elif table is None or self._table.table.tried_from:
            tip = phrase("played-title")
        else:
            tip = phrase("table-campaign-tip", stars=tuple(star.sentence for star in table.stars))
        set_tip(self, tip)
        self.setAccessibleDescription(tip if self.house_rules else "")

    @property
    def before(self) -> float:
        if not self.house_rules:
            return 0.0
        return (STAR + 3 * STAR_GAP) * self._bar.enlarged + text_width(self._count, self._bold)

    @property
    def _count(self) -> str:
        return f"{len(self.house_rules)}"

    @property
    def _bold(self) -> QFont:
        return sans(self._bar.letters, BOLD)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.house_rules:
            return
        painter, theme, scale = QPainter(self), theme_of(self.palette()), self._bar.enlarged
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = self.width() - text_width(self.text(), self.font()) - self.before
        radius = STAR * scale / 2
        shape(painter, khatam(left + radius, self.height() / 2, radius), GOLD, GOLD_DEEP, 1)
        number = QRectF(left + (STAR + STAR_GAP) * scale, 0, self.width(), self.height())
        write(painter, number, self._count, self._bold, theme.bar_text)

"""Page: what all pages of the window have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import attrs
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPixmap, QShortcut
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ...model.rules.core.words.message import Message
from ...words import say
from ..art.cache import FaceCache
from ..art.palette import LIGHT, Theme
from ..commands.command import Command, Key, Kind
from ..storage.contained import contained
from ..text.language import SPOKEN


@attrs.frozen(eq=False)
class Way:
    """How a page does a command for a target, where it ``can``, and what is ``said`` of the target for it."""

    do: Callable[[Any], object]
    can: Callable[[Any], bool] = lambda _: True
    said: Callable[[Any], Message] | None = None


@attrs.frozen(eq=False)
class Context:
    """A target on a page, and where on the screen its menu opens, with a title and a picture."""

    page: Page
    kind: Kind
    target: Any
    at: QPoint
    title: str = ""
    picture: QPixmap | None = None

    def offers(self, command: Command) -> bool:
        """Return whether a command can be given for the target now."""
        way = self.page.ways.get((command.id, self.kind))
        return way is not None and self.page.accepts(command.id) and way.can(self.target)

    def words(self, command: Command) -> str:
        """The words of a command in the menu, with its key."""
        way, entry = self.page.ways[command.id, self.kind], command.on[self.kind]
        message = way.said(self.target) if way.said is not None else entry.said
        said = say(message) if message is not None else ""
        return f"{said}\t{command.keys[0]}" if entry.key else said

    def give(self, command: Command) -> None:
        """Do a command for the target."""
        self.page.ways[command.id, self.kind].do(self.target)


class Page(QWidget):
    """A page, which fills the window; the navigator shows one at a time."""

    is_table: ClassVar = False
    """True for a table with its game."""

    left = Signal()
    """The player goes back to where the page was opened."""

    commanded = Signal(str)
    """The id of a command that a button or a key on the page stands for."""

    updated = Signal()
    """What can be done now has changed; emitted once a turn of the event loop."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holder: QWidget | None = None
        SPOKEN.changed.connect(self.retranslate)

    @property
    def help_rule(self) -> str:
        """The id of the rule that F1 opens; empty where the page is about none."""
        return ""

    @property
    def acting(self) -> Page:
        """The page that carries out commands: the table that lies on this one, or this one."""
        return self

    def accepts(self, command: str) -> bool:
        """Return whether a command can be given on the page."""
        return True

    def give(self, command: str) -> None:
        """Do what a command stands for."""

    @property
    def ways(self) -> Mapping[tuple[str, Kind], Way]:
        """What can be done with targets on the page, by command and kind of target."""
        return {}

    def context(self, at: QPoint | None) -> Context | None:
        """Return what lies at a point of the screen, or without one what the keys are at."""

    def retranslate(self) -> None:
        """Show all words in the language in use."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in a theme."""

    def add_keys(
        self,
        keys: Mapping[Key, Callable[[], object]],
        context: Qt.ShortcutContext = Qt.ShortcutContext.WidgetWithChildrenShortcut,
    ) -> None:
        """Let keys of the page do something."""
        for key, what in keys.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(context)
            shortcut.activated.connect(what)

    # -- what the navigator tells

    def on_entered(self) -> None:
        """React to being shown by another way than Back."""

    def on_covered(self) -> None:
        """React to another page that is shown on top; Back leads here again."""
        self._holder = self.focusWidget()

    def on_uncovered(self) -> None:
        """React to Back from a page on top: the focus is where it was."""
        if self._holder is not None and isValid(self._holder):
            self._holder.setFocus()
        self._holder = None

    def on_left(self) -> None:
        """React to being left: Back does not lead here any more."""

    def on_closed(self) -> None:
        """React to the window being closed."""


@contained
class WoodenPage(Page):
    """A page of cards or papers on the wood of the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self._cache = FaceCache(self)

    def set_theme(self, theme: Theme) -> None:
        """Paint in a theme."""
        self.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        wood = self._cache.wood(
            float(self.width()), float(self.height()), self.theme, self.devicePixelRatioF()
        )
        QPainter(self).drawPixmap(0, 0, wood)

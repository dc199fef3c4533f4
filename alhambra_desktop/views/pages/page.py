from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message
from ...words import say
from ..art.cache import FaceCache
from ..art.palette import LIGHT, Theme
from ..art.steps import draw_fitted
from ..commands.command import Command, Key, Kind
from ..commands.keymap import KEYMAP
from ..storage.contained import contained
from ..text.language import SPOKEN


class Panel(Protocol):
    def setParent(self, parent: QWidget, /) -> None: ...

    def set_theme(self, theme: Theme) -> None: ...


@frozen(eq=False)
class TargetHandler:
    """The functions for a command in the context menu of one kind of target.

    If `can` returns False, the command is not possible. Then its menu entry is disabled and shows the reason
    that `why_not` returns. If `why_not` returns None, the entry is left out.
    """

    do: Callable[[Any], object]
    can: Callable[[Any], bool] = lambda _: True
    message: Callable[[Any], Message] | None = None
    why_not: Callable[[Any], Message | None] = lambda _: None


@frozen(eq=False)
class Context:
    page: Page
    kind: Kind
    target: Any
    at: QPoint
    title: str = ""
    picture: QPixmap | None = None

    def offers(self, command: Command) -> bool:
        handler = self.page.target_handlers.get((command.id, self.kind))
        return handler is not None and self.page.accepts(command.id) and handler.can(self.target)

    def refusal(self, command: Command) -> Message | None:
        """Return why a command's menu entry is disabled, or None if it is enabled or left out."""
        handler = self.page.target_handlers.get((command.id, self.kind))
        refused = handler is not None and self.page.accepts(command.id) and not handler.can(self.target)
        return handler.why_not(self.target) if handler is not None and refused else None

    def entry_text(self, command: Command) -> str:
        handler, entry = self.page.target_handlers[command.id, self.kind], command.on[self.kind]
        message = handler.message(self.target) if handler.message is not None else entry.message
        text = say(message) if message is not None else ""
        key = next(iter(command.keys), "")
        return f"{text}\t{key}" if entry.key and key else text

    def run_command(self, command: Command) -> None:
        self.page.target_handlers[command.id, self.kind].do(self.target)


class Page(QWidget):
    """A page of the window. A table page can also be part of another page, such as the page of a lesson."""

    is_table: ClassVar = False  # whether the page shows a game at a table
    left = Signal()  # the player wants to leave the page with Back
    commanded = Signal(str)  # id of a command that the player has chosen with a button or key
    updated = Signal()  # the available commands may have changed; only a table page emits this

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holder: QWidget | None = None
        SPOKEN.changed.connect(self.retranslate)
        KEYMAP.changed.connect(self.follow_keys)

    @property
    def help_rule(self) -> str:
        """The id of the rule that F1 opens on this page, or an empty string."""
        return ""

    @property
    def command_page(self) -> Page:
        """The page that performs the commands: the table page inside this page, otherwise this page."""
        return self

    def accepts(self, command: str) -> bool:
        return True

    def run_command(self, command: str) -> None: ...

    @property
    def target_handlers(self) -> Mapping[tuple[str, Kind], TargetHandler]:
        return {}

    def context(self, at: QPoint | None) -> Context | None:
        """Return the context of the target at the screen position `at`, or None if there is no target.

        If `at` is None, the page uses the focused target or the target under the pointer.
        """

    def retranslate(self) -> None: ...

    def follow_keys(self) -> None:
        """Update the texts that mention keys. Called after the keys of commands have changed."""
        self.retranslate()

    def set_theme(self, theme: Theme) -> None: ...

    def add_keys(
        self,
        keys: Mapping[Key, Callable[[], object]],
        context: Qt.ShortcutContext = Qt.ShortcutContext.WidgetWithChildrenShortcut,
    ) -> None:
        for key, handler in keys.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(context)
            shortcut.activated.connect(handler)

    def on_entered(self) -> None:
        """Called when the page opens, but not when Back leads to it."""

    def on_covered(self) -> None:
        """Called when another page covers this page."""
        self._holder = self.focusWidget()

    def on_uncovered(self) -> None:
        """Called when Back leads to this page."""
        if self._holder is not None and isValid(self._holder):
            self._holder.setFocus()
        self._holder = None

    def on_left(self) -> None:
        """Called when Back can no longer lead to this page."""

    def on_closed(self) -> None:
        """Called when the window closes."""


@contained
class WoodenPage(Page):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self._cache = FaceCache(self)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        size, theme, painter = self.size().toTuple(), self.theme, QPainter(self)
        wood = self._cache.wood_in_steps(*size, theme, self.devicePixelRatioF(), self)
        if wood is None:
            from ..art.brushes import down  # imported late: used only until the wood is painted

            painter.fillRect(self.rect(), down(0, self.height(), theme.wood_top, theme.wood_bottom))
        else:
            draw_fitted(painter, QRectF(self.rect()), wood)


@contained
class PanelPage(WoodenPage):
    """Base class of pages with a header, panels and a bar. Subclasses lay these out in `arrange`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._panels: tuple[Panel, ...] = ()

    def place(self, *panels: Panel) -> None:
        self._panels = panels
        for panel in panels:
            panel.setParent(self)

    @abstractmethod
    def arrange(self) -> None: ...

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for panel in self._panels:
            panel.set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def minimumSizeHint(self) -> QSize:
        return QSize(560, 360)

    def sizeHint(self) -> QSize:
        return QSize(1280, 774)

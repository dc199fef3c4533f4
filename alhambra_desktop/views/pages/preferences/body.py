"""Body: the contents of a section of the preferences."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ...art.brushes import mix
from ...art.palette import LIGHT, Theme
from ...storage.preferences import Preferences
from ...text.search import Query

HIT: Final = 0.75
"""Share of the ``leading`` colour behind matches of a search."""


def hit_ground(theme: Theme) -> str:
    """Return the colour behind matches of a search."""
    return mix(theme.panel_bottom, theme.leading, HIT).name()


class Body(QWidget):
    """Contents of a section, which can be searched."""

    asking = Signal()
    """A question of the section began, changed or ended."""

    grown = Signal()
    """Controls were added."""

    names: tuple[str, ...] = ()
    """The preferences that can be set to their defaults."""

    fills = False
    """Whether the section fills the height of the page and scrolls by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT

    def seek(self, query: Query) -> int:
        """Show only the settings that match, with hits marked, and return their number."""
        raise NotImplementedError

    def follow(self, changed: frozenset[str]) -> None:
        """Show preferences that changed."""

    def listen(self) -> None:
        """Check for changes outside the preferences."""

    def give_up(self) -> bool:
        """Cancel the question of the section; return whether there was one."""
        return False

    def bar_texts(self) -> tuple[str, str, str] | None:
        """Return the texts of the page's bar for a question; None without one."""
        return None

    def defaults(self) -> dict[str, Any]:
        preferences = Preferences()
        return {name: getattr(preferences, name) for name in self.names}

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme

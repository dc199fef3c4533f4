"""Body: what a section of the preferences shows."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ...art.brushes import mix
from ...art.palette import LIGHT, Theme
from ...storage.preferences import Preferences
from ...text.search import Query

HIT: Final = 0.75
"""Share of the colour behind what was searched for."""


def hit_ground(theme: Theme) -> str:
    """Return the colour behind what was searched for."""
    return mix(theme.panel_bottom, theme.leading, HIT).name()


class Body(QWidget):
    """What a section shows; parts of it can be searched for."""

    asking = Signal()
    """What it asks for changed."""

    grown = Signal()
    """It has further controls."""

    names: tuple[str, ...] = ()
    """The preferences that can be set to their defaults."""

    fills = False
    """Whether it takes all height, because its parts scroll themselves."""

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT

    def seek(self, query: Query) -> int:
        """Show only what matches, with hits marked, and return how much that is."""
        raise NotImplementedError

    def follow(self, changed: frozenset[str]) -> None:
        """Show preferences that changed."""

    def listen(self) -> None:
        """Look whether something outside the preferences changed."""

    def give_up(self) -> bool:
        """End what it asks for, and return whether it asked for something."""
        return False

    def bar_texts(self) -> tuple[str, str, str] | None:
        """Return the texts of the page's bar while it asks for something."""
        return None

    def defaults(self) -> dict[str, Any]:
        preferences = Preferences()
        return {name: getattr(preferences, name) for name in self.names}

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme

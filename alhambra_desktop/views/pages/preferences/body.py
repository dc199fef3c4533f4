"""The base class for the contents of a section of the preferences."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ...art.palette import LIGHT, Theme
from ...storage.preferences import Preferences
from ...text.search import Query


def hit_ground(theme: Theme) -> str:
    return theme.over_ground


class Body(QWidget):
    asking = Signal()
    """Emitted when the section begins, changes or ends a question to the player."""

    grown = Signal()
    """Emitted after the section has created further controls."""

    names: tuple[str, ...] = ()
    """The names of the preferences that the section can reset."""

    fills = False
    """Whether the section fills the height of the page."""

    repeats_sign = False
    """Whether a row shows the icon of the section, which then needs no icon beside its title."""

    complete = False
    """Whether a search has found all settings, so that the section can look as without a search."""

    def __init__(self) -> None:
        super().__init__()
        self.beside_title: QWidget | None = None
        self.theme: Theme = LIGHT

    def seek(self, query: Query) -> int:
        """Show only the matching settings, and mark the matching words. Return how many settings match."""
        raise NotImplementedError

    def show_whole(self, *, whole: bool) -> None:
        """If `whole` is True, show the settings as they are without a search, otherwise as search results."""

    def summary(self) -> str:
        """Return the short text that is shown beside the title of the section."""
        return ""

    def follow(self, changed: frozenset[str]) -> None:
        """Update the controls of the preferences whose names are in `changed`."""

    def poll(self) -> None:
        """Update the section after a change outside the preferences, such as the loss of an audio device."""

    def give_up(self) -> bool:
        """Cancel the section's question, and return whether there was one."""
        return False

    def row_ends(self) -> list[int]:
        """Return the lower edges of the rows that the page must not cut off, from top to bottom."""
        return []

    def gap(self) -> tuple[int, int] | None:
        """Return the top and bottom of the gap between the two sheets of paper, or None without a gap."""
        return None

    def bar_texts(self) -> tuple[str, str, str] | None:
        """Return the section's question as arguments of `PageBar.set_content`, or None without a question."""
        return None

    def bar_keys(self) -> str:
        """Return the keys of the section for the status bar, or "" if they are those of the page."""
        return ""

    def defaults(self) -> dict[str, Any]:
        preferences = Preferences()
        return {name: getattr(preferences, name) for name in self.names}

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme

"""The base class for the contents of a section of the preferences."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ...art.palette import LIGHT, Theme
from ...storage.preferences import Preferences
from ...text.search import Query


def hit_ground(theme: Theme) -> str:
    """Return the background colour of search matches."""
    return theme.over_ground


class Body(QWidget):
    """The contents of a section. `seek` searches its texts."""

    asking = Signal()
    """Emitted when the section starts or stops asking the player a question, or changes the question."""

    grown = Signal()
    """Emitted after the section has created further controls."""

    laid_out = Signal()
    """Emitted after the layout of the section changed, if `row_ends` depends on it."""

    names: tuple[str, ...] = ()
    """The names of the preferences that the section can reset."""

    fills = False
    """Whether the section fills the height of the page and has its own scroll bar."""

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT

    def seek(self, query: Query) -> int:
        """Show only the settings that match, and mark the matching words. Return how many settings match."""
        raise NotImplementedError

    def summary(self) -> str:
        """Return a short text beside the title of the section."""
        return ""

    def follow(self, changed: frozenset[str]) -> None:
        """Update the controls after preferences changed."""

    def poll(self) -> None:
        """Update the section after a change outside the preferences, such as the loss of an audio device."""

    def give_up(self) -> bool:
        """Cancel the question that the section asks. Return whether there was a question."""
        return False

    def row_ends(self) -> list[int]:
        """Return the lower edges of the rows that the page must not cut off, from top to bottom."""
        return []

    def gap(self) -> tuple[int, int] | None:
        """Return the top and bottom of the gap between the two sheets of paper, or None for one sheet."""
        return None

    def bar_texts(self) -> tuple[str, str, str] | None:
        """Return the texts of the section's question for the page's bar, or None if there is no question.

        The texts are the arguments of `PageBar.set_content`.
        """
        return None

    def defaults(self) -> dict[str, Any]:
        preferences = Preferences()
        return {name: getattr(preferences, name) for name in self.names}

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme

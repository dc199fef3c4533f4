"""HitLabel: a label that marks the matches of a search."""

from __future__ import annotations

from PySide6.QtCore import Qt

from ..art.fonts import REGULAR, sans
from ..text.search import NOTHING, Query
from .labels import PlainLabel


class HitLabel(PlainLabel):
    """A wrapping label that marks the matches of a search."""

    def __init__(self, text: str, role: str = "", size: int = 13, weight: int = REGULAR) -> None:
        super().__init__(text)
        self.plain_text = text
        self.setFont(sans(size, weight))
        self.setWordWrap(True)
        self.setAccessibleName(text)
        if role:
            self.setProperty("role", role)

    def set_content(self, text: str) -> None:
        self.plain_text = text
        self.setAccessibleName(text)
        self.mark(NOTHING, "")

    def mark(self, query: Query, ground: str) -> None:
        hit = bool(query.hits(self.plain_text))
        self.setTextFormat(Qt.TextFormat.RichText if hit else Qt.TextFormat.PlainText)
        self.setText(query.marked(self.plain_text, ground) if hit else self.plain_text)

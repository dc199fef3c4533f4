"""A card with choices, and the details of the selected choice."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...art.palette import Theme
from ...widgets.boxes import NONE, hbox
from ...widgets.paper_card import PaperCard

UNLIMITED: Final = 16_777_215

RIGHTWARDS, DOWNWARDS = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class Details(QWidget):
    """The details of a choice, as a column of fixed width beside the choices or as a row below them."""

    chosen = Signal(object)

    def lay_out(self, row: QVBoxLayout, width: int) -> None:
        self.row, self._width = row, width

    def set_beside(self, *, beside: bool) -> None:
        self.row.setDirection(DOWNWARDS if beside else RIGHTWARDS)
        self.setMinimumWidth(self._width if beside else 0)
        self.setMaximumWidth(self._width if beside else UNLIMITED)


class DetailsCard(PaperCard):
    chosen = Signal(object)

    def lay_out(self, choices: QWidget, details: Details) -> None:
        self._choices, self._details = choices, details
        self.row: QHBoxLayout = hbox((choices, 1), details, spacing=8, margins=NONE)
        self.column.addLayout(self.row)
        details.chosen.connect(self.chosen)

    def set_beside(self, *, beside: bool) -> None:
        self.row.setDirection(RIGHTWARDS if beside else DOWNWARDS)
        self._details.set_beside(beside=beside)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._choices.update()

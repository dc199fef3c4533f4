"""Sheets: widgets that slide up over market, courtyard and hand; the table behind them stays in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QRect, QRectF
from PySide6.QtWidgets import QWidget

from ..animation.clock import Clock
from ..interaction.table_view import TableView

SLIDES, BELOW = 260.0, 40
"""Milliseconds in which a sheet slides up, and from how many pixels below."""

EASE: Final = QEasingCurve(QEasingCurve.Type.OutCubic)


class SheetSlide(QObject):
    """Keeps one sheet at a rectangle of the table, and lets it slide there first."""

    def __init__(
        self, view: TableView, over: QWidget, clock: Clock, rect: Callable[[], QRectF], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view, self._over, self._clock, self._rect = view, over, clock, rect
        self._sheet: QWidget | None = None
        self._slid = SLIDES
        clock.ticked.connect(self._on_tick)

    def open(self, sheet: QWidget, still: bool) -> None:
        """Let a sheet be seen above everything, with the keyboard; it slides up unless it is to be still."""
        self._sheet, self._slid = sheet, SLIDES if still else 0.0
        self.place()
        sheet.show()
        sheet.raise_()
        sheet.setFocus()
        self._clock.want(not still, self)

    def show_instead(self, sheet: QWidget) -> None:
        """The same sheet made anew, where the other one was."""
        self._sheet = sheet
        self.place()
        sheet.show()

    def close(self) -> None:
        """There is no sheet any more."""
        self._sheet = None
        self._clock.want(False, self)

    def place(self) -> None:
        """Put the sheet where it belongs, or where it is on its way."""
        if self._sheet is None:
            return
        rect, factor = self._rect(), self._view.factor
        corner = self._view.mapTo(self._over, self._view.mapFromScene(rect.topLeft()))
        below = round((1 - EASE.valueForProgress(self._slid / SLIDES)) * BELOW)
        size = round(rect.width() * factor), round(rect.height() * factor)
        self._sheet.setGeometry(QRect(corner.x(), corner.y() + below, *size))

    def _on_tick(self, milliseconds: float) -> None:
        if self._sheet is None or self._slid >= SLIDES:
            return
        self._slid = min(SLIDES, self._slid + milliseconds)
        self.place()
        if self._slid >= SLIDES:
            self._clock.want(False, self)

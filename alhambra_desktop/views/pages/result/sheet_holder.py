from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QEasingCurve, QObject, QRect
from PySide6.QtWidgets import QWidget

from ...animation.clock import Clock
from ...art.palette import LIGHT, Theme
from ...commands.keymap import KEYMAP
from ...interaction.table_view import TableView
from ...scene.stage import Stage
from ...scoring.show.city_inset import sheet_rect
from ...text.language import SPOKEN

if TYPE_CHECKING:
    from ...dialogs.scoring_sheet import ScoringSheet
    from .result import ResultPage

SLIDES, BELOW = 260.0, 40  # duration of the slide in milliseconds, and its distance in pixels
EASE: Final = QEasingCurve(QEasingCurve.Type.OutCubic)

S = TypeVar("S", "ScoringSheet", "ResultPage")


class SheetHolder(QObject, Generic[S]):
    """Shows a `ScoringSheet` or a `ResultPage`. Unless the sheet `fills` the page, it slides in.

    If the language, the keys or the table's scale change, the sheet is replaced by a new one.
    """

    def __init__(
        self,
        view: TableView,
        stage: Stage,
        clock: Clock,
        make: Callable[[], S],
        over: QWidget,
        fills: bool = False,
    ) -> None:
        super().__init__(over)
        self._view, self._stage, self._clock, self._over = view, stage, clock, over
        self._make: Callable[[], S] = make
        self._fills = fills
        self.sheet: S | None = None
        self._theme: Theme = LIGHT
        self._slid = SLIDES
        clock.ticked.connect(self._on_tick)
        view.resized.connect(self._lay_out)
        SPOKEN.changed.connect(self._renew)
        KEYMAP.changed.connect(self._renew)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self.sheet is not None:
            self.sheet.set_theme(theme)

    def open(self, still: bool) -> S:
        self._slid = SLIDES if still else 0.0
        sheet = self._show()
        sheet.raise_()
        sheet.setFocus()
        self._clock.want(not still, self)
        return sheet

    def close(self) -> bool:
        sheet, self.sheet = self.sheet, None
        if sheet is None:
            return False
        self._clock.want(False, self)
        sheet.hide()
        sheet.deleteLater()
        return True

    def _show(self) -> S:
        sheet = self.sheet = self._make()
        sheet.set_theme(self._theme)
        self._place()
        sheet.show()
        return sheet

    def _renew(self) -> None:
        holder, sheet = self._over.window().focusWidget(), self.sheet
        had_keys = sheet is not None and holder is not None and sheet.isAncestorOf(holder)
        if self.close():
            renewed = self._show()
            if had_keys:
                renewed.setFocus()

    def _lay_out(self) -> None:
        if self.sheet is not None and self.sheet.factor != self._view.factor:
            self._renew()
        self._place()

    def _place(self) -> None:
        if self.sheet is None:
            return
        if self._fills:
            self.sheet.setGeometry(self._over.rect())
            return
        rect, factor = sheet_rect(self._stage), self._view.factor
        corner = self._view.mapTo(self._over, self._view.mapFromScene(rect.topLeft()))
        below = round((1 - EASE.valueForProgress(self._slid / SLIDES)) * BELOW)
        size = round(rect.width() * factor), round(rect.height() * factor)
        self.sheet.setGeometry(QRect(corner.x(), corner.y() + below, *size))

    def _on_tick(self, milliseconds: float) -> None:
        if self.sheet is None or self._slid >= SLIDES:
            return
        self._slid = min(SLIDES, self._slid + milliseconds)
        self._place()
        if self._slid >= SLIDES:
            self._clock.want(False, self)

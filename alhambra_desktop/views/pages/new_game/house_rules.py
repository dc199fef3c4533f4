from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ....model.rules.core.engine.option import Value
from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.words.message import Message, MessageError
from ....model.rules.modules.registry import MODULES
from ....words import phrase
from ...art.cache import FaceCache
from ...art.palette import LIGHT, Theme
from ...dialogs.option_form import CodeRow, EntryField, OptionForm, PresetsRow
from ...storage.contained import contained
from ...storage.presets import Presets
from ...widgets.boxes import NONE, Gap, hbox, vbox
from ...widgets.labels import PlainLabel, heading, push_button, set_tip, words
from ...widgets.scrolled import Scrolled

LONGEST_SEED: Final = 18
AROUND: Final = 8
SIDE: Final = 286  # width of the column beside the house variants
BESIDE_FROM: Final = 900
"""If the sheet is at least this wide, the column is beside the house variants, otherwise below them."""


class SeedError(MessageError):
    """The seed that the player has typed is not a number."""


@contained
class HouseRules(QWidget):
    """A sheet with settings of the next game: house variants, their presets, a table code and a seed."""

    changed = Signal()
    rule_asked = Signal(str)

    def __init__(
        self,
        cache: FaceCache,
        presets: Presets,
        values: Mapping[str, Value],
        setup: Callable[[], Setup],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._cache = cache
        self.theme: Theme = LIGHT
        groups = [(module.title, module.options) for module in MODULES]
        self.form = OptionForm(cache, groups, values)
        self.reset = push_button(Message("options-reset-all"), self.form.make_official)
        self.presets = PresetsRow(presets, self.form)
        self.code = CodeRow(self.form, setup)
        self.seed = EntryField()
        self._differing = words("", "", 13, True)
        self._lay_out()
        self._show_departures()
        self.form.changed.connect(self._show_departures)
        self.form.changed.connect(self.changed)
        self.form.rule_asked.connect(self.rule_asked)
        self.setAccessibleName(phrase("new-game-house-rules"))

    def _lay_out(self) -> None:
        self.seed.setMaxLength(LONGEST_SEED)
        self.seed.setPlaceholderText(phrase("new-game-seed-any"))
        self.seed.setAccessibleName(phrase("new-game-seed"))
        set_tip(self.seed, phrase("new-game-seed-note"))
        explanation = words(phrase("options-named-before"), "second")
        head = hbox(heading(phrase("new-game-house-rules"), 22), (explanation, 1), spacing=14)
        self._side, inside, column = self._make_side(), QWidget(), QWidget()
        self._below = vbox(self.form, self._side, spacing=24, margins=(0, 8, 14, 14), within=inside)
        self._beside = vbox(spacing=0, margins=(0, 8, 14, 4), within=column)
        self.area, self._side_area = Scrolled(inside), Scrolled(column)
        self._side_area.setFixedWidth(SIDE)
        areas = hbox((self.area, 1), self._side_area, spacing=18, margins=NONE)
        margins = (AROUND + 14, AROUND + 8, AROUND + 6, AROUND + 5)
        self._whole = vbox(head, (areas, 1), spacing=6, margins=margins, within=self)

    def _make_side(self) -> QWidget:
        side, label = QWidget(), PlainLabel(phrase("new-game-seed"))
        label.setBuddy(self.seed)
        note = words(phrase("new-game-seed-note"), "second", 12)
        saved = heading(phrase("presets-title"), 18), self.presets, self._differing, self.reset
        advanced = heading(phrase("new-game-advanced"), 18), self.code, label, self.seed, note
        vbox(*saved, Gap(20), *advanced, 1, spacing=8, margins=NONE, within=side)
        return side

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= BESIDE_FROM
        scrolls = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if beside else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.area.setHorizontalScrollBarPolicy(scrolls)
        place = self._beside if beside else self._below
        if place.indexOf(self._side) < 0:
            place.addWidget(self._side)
        self._side_area.setVisible(beside)
        self._whole.activate()

    def _show_departures(self) -> None:
        departures = self.form.departures()
        self._differing.setText(" ".join(departures))
        self._differing.setVisible(bool(departures))
        self.reset.setEnabled(bool(departures))

    def given_seed(self) -> int | None:
        """Return the typed seed, or None for an empty field. Raise `SeedError` if the seed is no number."""
        text = self.seed.text().strip()
        if text and not (text.isascii() and text.isdecimal()):
            raise SeedError(Message("new-game-seed-fault"))
        return int(text) if text else None

    def show_fault(self, *, of_seed: bool) -> None:
        """Focus the seed if `of_seed` is True, otherwise the first invalid house variant."""
        rows = self.form.rows.values()
        row = next((row for row in rows if row.option.fault(row.value()) is not None), None)
        field = self.seed if of_seed or row is None else row.field
        for area in (self.area, self._side_area):
            if area.isAncestorOf(field):
                area.ensureWidgetVisible(field)
        field.setFocus()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), self.devicePixelRatioF()
        paper = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        self._cache.draw_sheet(painter, paper, self.theme, scale, lift=1.0)

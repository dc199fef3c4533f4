"""The timeline card: buttons, the turn in words, and the seats to view as."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy

from ....model.rules.core.values import Seat
from ....words import phrase
from ...art.cache import FaceCache
from ...art.fonts import shortened, text_width
from ...art.palette import Theme
from ...charts.story_chart import with_chance
from ...commands.actions import PAGE_KEYS
from ...text.verdict_words import signed
from ...widgets.boxes import Gap, hbox, vbox
from ...widgets.labels import (
    line,
    link_button,
    pick_button,
    push_button,
    set_tip,
    show_name,
    words,
)
from ...widgets.paper_card import PaperCard
from .look_back_time import Timeline

MOVES: Final = (("first", "|◀"), ("back", "◀"), ("on", "▶"), ("last", "▶|"), ("mistake", "M"))
"""Buttons by what they do."""

LONG_LEAD: Final = -88.0
LONG_CHANCE: Final = 88
"""The widest chance, for measuring."""

NAME: Final = 68
"""Width of a seat's name in pixels."""

PICKS: Final = 3
"""Seat buttons in a row."""


class TimeCard(PaperCard):
    seat_chosen = Signal(int)

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache)
        self._names: Sequence[str] = ("",)
        self.told, self.judged = words("", "", 13), line("", "second", 13)
        self.slider, self.as_table = Timeline(), link_button(size=12)
        self.as_table.setCheckable(True)
        self.buttons = {name: push_button(sign, size=13) for name, sign in MOVES}
        self.back, self.compare = push_button("", size=13), push_button("", size=13)
        self.seats: list[QPushButton] = []
        self._seats = QGridLayout()
        self._lay_out()

    def _lay_out(self) -> None:
        self.told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        buttons = hbox(*self.buttons.values(), Gap(5), self.as_table, 1, spacing=5)
        self._seats.setSpacing(4)
        ways = vbox(self._seats, 1, self.compare, self.back, spacing=4)
        told = vbox((self.told, 1), self.judged, buttons)
        self.column.addLayout(hbox(told, (self.slider, 1), ways, spacing=12))

    def retranslate(self) -> None:
        self._reserve_room()
        self.back.setText(phrase("look-back-leave"))
        self.compare.setText(phrase("look-back-compare"))
        self.slider.setAccessibleName(phrase("look-back-slider"))
        self.as_table.setText(phrase("look-back-table-key", key=PAGE_KEYS["tables"]))
        names = {
            "first": phrase("look-back-first"),
            "back": phrase("look-back-back"),
            "on": phrase("look-back-on"),
            "last": phrase("look-back-last"),
            "mistake": phrase("look-back-mistake"),
        }
        for name, said in names.items():
            self.buttons[name].setAccessibleName(said)
            set_tip(self.buttons[name], said)
        self._name_seats()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.slider.theme = theme

    def begin(self, names: Sequence[str], viewer: Seat | None, stops: int) -> None:
        """Prepare for another game; without a `viewer` there are no seat buttons."""
        self._names = names
        self._reserve_room()
        self._make_seats(viewer)
        self.slider.blockSignals(True)
        self.slider.setRange(0, stops - 1)
        self.slider.blockSignals(False)

    def _reserve_room(self) -> None:
        """Reserve room for the longest text, so that the timeline never moves."""
        told = (self.lead_words(name, LONG_LEAD, LONG_CHANCE) for name in self._names)
        self.judged.setMinimumWidth(ceil(max(text_width(text, self.judged.font()) for text in told)))

    def _make_seats(self, viewer: Seat | None) -> None:
        while (item := self._seats.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self.seats = []
        for seat, name in enumerate(self._names if viewer is not None else ()):
            button = pick_button("", seat == viewer, partial(self.seat_chosen.emit, seat))
            show_name(button, name, NAME)
            self._seats.addWidget(button, *divmod(seat, PICKS))
            self.seats.append(button)
        self._name_seats()

    def _name_seats(self) -> None:
        for button, name in zip(self.seats, self._names, strict=False):
            set_tip(button, phrase("look-back-seat", name=name))

    def lead_words(self, name: str, lead: float, chance: int | None) -> str:
        name = shortened(name, self.judged.font(), NAME)
        return with_chance(phrase("look-back-lead", name=name, lead=signed(lead) or "0"), chance)

    def tell(self, place: int, told: str, judged: str, *, at_start: bool, at_end: bool) -> None:
        self.told.setText(told)
        self.judged.setText(judged)
        self.slider.blockSignals(True)
        self.slider.setValue(place)
        self.slider.blockSignals(False)
        for name in ("first", "back"):
            self.buttons[name].setEnabled(not at_start)
        for name in ("on", "last"):
            self.buttons[name].setEnabled(not at_end)

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

import attrs
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QWidget

from ....model.learning.puzzles import shelf
from ....model.learning.puzzles.filters import ALL, LEVEL_NAMES, NEW, RESULTS, Filters, Listing, themes
from ....model.learning.puzzles.rating import Answer
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import MODULES
from ....words import phrase, say
from ... import art
from ...art.box_fronts import paint_box_front
from ...art.cache import FaceCache
from ...art.palette import TYPE_COLOURS, Theme
from ...art.places import paint_place
from ...widgets.chips import SIGN, Chips, SignOf
from ...widgets.folded_chips import FoldedChips, MoreChip
from ...widgets.labels import line, set_tip
from ...widgets.style import theme_of
from .puzzle_card import NAMES, SIGNS

PaintSign: TypeAlias = Callable[[QPainter, str, Theme], None]

BESIDE_CHIPS: Final = 12

BUILDINGS: Final = ((0.5, 0.25), (0.25, 0.75), (0.75, 0.75))

FIELDS: Final[Mapping[str, Message]] = {
    "level": Message("puzzles-level"),
    "result": Message("puzzles-result"),
    "kind": Message("puzzles-kind"),
    "theme": Message("puzzles-theme"),
}
FURTHER: Final = ("kind", "theme")
"""Filters that the chip `FilterPanel.more` shows and hides."""

LEVELS: Final[Mapping[str, Message]] = {
    "easy": Message("puzzles-easy"),
    "medium": Message("puzzles-medium"),
    "hard": Message("puzzles-hard"),
    "expert": Message("puzzles-expert"),
}
THEMES: Final[Mapping[str, Message]] = {
    "rank": Message("puzzles-theme-rank"),
    "ahead": Message("puzzles-theme-ahead"),
    "count": Message("puzzles-theme-count"),
    "run": Message("puzzles-theme-run"),
    "exact": Message("puzzles-theme-exact"),
    "save": Message("puzzles-theme-save"),
}
RESULT_NAMES: Final[Mapping[str, Message]] = {
    NEW: Message("puzzles-new"),
    **{answer.value: name for answer, name in NAMES.items()},
}


def module_name(module_id: str) -> str:
    for module in MODULES:
        if module.id == module_id:
            return say(module.short or module.title)
    return module_id


def paint_goal(p: QPainter, size: float, kind: str, type_id: str, theme: Theme) -> None:
    """Paint the icon of a goal. `type_id` is the building type of the goal, or an empty string."""
    if kind == "rank" and not type_id:
        paint_place(p, size / 2, size / 2, size / 2, 1, theme)
    elif kind == "count" and not type_id:
        _paint_buildings(p, size)
    elif kind in ("rank", "ahead", "count"):
        art.paint_badge(p, type_id or next(iter(TYPE_COLOURS)), size / 2, size / 2, size)
    else:
        icon = {"run": "wall", "save": "reserve"}.get(kind, "cards")
        art.paint_icon(p, icon, 0, 0, size, theme.text)


def _paint_buildings(p: QPainter, size: float) -> None:
    for type_id, (x, y) in zip(TYPE_COLOURS, BUILDINGS, strict=False):
        art.paint_badge(p, type_id, x * size, y * size, size / 2)


def _texts(field: str) -> dict[str, str]:
    every = {ALL: phrase("puzzles-all")}
    match field:
        case "kind":
            named = {shelf.KNOWN: phrase("puzzles-known"), shelf.BASE: phrase("puzzles-base")}
            return named | {module: module_name(module) for module in shelf.kinds()}
        case "level":
            return every | {level: say(LEVELS[level]) for level in LEVEL_NAMES}
        case "theme":
            return every | {theme: say(THEMES[theme]) for theme in themes()}
    return every | {result: say(RESULT_NAMES[result]) for result in RESULTS}


def _more_kinds(count: int) -> str:
    return phrase("puzzles-more-kinds", count=count)


def value_name(field: str, value: str) -> str:
    return _texts(field)[value]


class FilterPanel(QWidget):
    changed = Signal(object)  # the ``Filters`` that the player chose

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self.filters = Filters()
        self.chips: dict[str, Chips] = {}
        self._names = {field: line("", "second", 13) for field in FIELDS}
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.setHorizontalSpacing(10)
        grid.setColumnStretch(1, 1)
        for row, field in enumerate(FIELDS):
            chips = self.chips[field] = self._make(field)
            chips.choose(getattr(self.filters, field))
            chips.chosen.connect(partial(self._choose, field))
            self._names[field].setContentsMargins(0, BESIDE_CHIPS, 0, 0)
            grid.addWidget(self._names[field], row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(chips, row, 1)
        grid.setRowStretch(len(FIELDS), 1)
        self.more = MoreChip()
        self.more.setParent(self)  # a temporary parent until the chip is placed
        self._opened = self._complete = False
        self.more.clicked.connect(self._toggle)
        self._show_further()

    def take_more(self, width: int) -> bool:
        """Place the chip ``more`` beside the chips for results, if it fits there. Return whether it fits."""
        beside = self._grid.horizontalSpacing()
        names = max(name.sizeHint().width() for name in self._names.values() if not name.isHidden())
        chips = sum(chip.sizeHint().width() + beside for chip in self.chips["result"].buttons.values())
        fits = names + chips + 2 * beside + self.more.sizeHint().width() <= width
        if fits and self._grid.indexOf(self.more) < 0:
            self._grid.addWidget(self.more, list(FIELDS).index("result"), 2, Qt.AlignmentFlag.AlignBottom)
        return fits

    def _toggle(self) -> None:
        self._opened = not self._opened
        self._show_further()

    def set_complete(self, *, complete: bool) -> None:
        self._complete = complete
        self._show_further()

    def _show_further(self) -> None:
        for field in FURTHER:
            for part in (self._names[field], self.chips[field]):
                part.setVisible(self._opened or self._complete)
        active = sum(field in FURTHER for field in self.filters.active)
        more = phrase("puzzles-more-filters", count=active)
        self.more.setText(phrase("puzzles-fewer-filters") if self._opened else more)
        self.more.setVisible(not self._complete)
        self.more.updateGeometry()

    def _make(self, field: str) -> Chips:
        texts, signs = _texts(field), self._signs(field)
        if field == "kind":
            return FoldedChips("", texts, signs, _more_kinds, counted=False)
        return Chips("", texts, signs, counted=False)

    def _signs(self, field: str) -> dict[str, SignOf]:
        signs: dict[str, tuple[PaintSign, str]] = {}
        match field:
            case "kind":
                signs = {module: (_paint_module, module) for module in shelf.kinds()}
            case "theme":
                signs = {theme: (_paint_theme, theme) for theme in themes()}
            case "result":
                signs = {answer.value: (_paint_result, SIGNS[answer]) for answer in Answer}
        return {value: partial(self._sign, field, value, *sign) for value, sign in signs.items()}

    def _sign(self, field: str, value: str, paint: PaintSign, name: str, ratio: float) -> QPixmap:
        theme, chip = theme_of(self.palette()), self.chips[field].buttons[value]
        key = (paint.__name__, name, theme.name)
        return self._cache.deferred_mark(key, SIGN, ratio, lambda p: paint(p, name, theme), chip)

    def _choose(self, field: str, value: str) -> None:
        self.changed.emit(attrs.evolve(self.filters, **{field: value}))

    def set_content(self, filters: Filters, listing: Listing) -> None:
        """Show `filters`. The description of each chip contains the number of matching puzzles."""
        self.filters = filters
        for field, chips in self.chips.items():
            chips.choose(getattr(filters, field))
            counts = {value: listing.count(filters, **{field: value}) for value in chips.buttons}
            chips.show_counts(counts, lambda count: phrase("puzzles-count", count=count))
        self._show_further()

    def retranslate(self) -> None:
        set_tip(self.more, phrase("puzzles-more-filters-tip"))
        self._show_further()
        for field, title in FIELDS.items():
            self._names[field].setText(say(title))
            texts = _texts(field)
            self.chips[field].set_texts(say(title), texts)
            if isinstance(chips := self.chips[field], FoldedChips):
                set_tip(chips.more, phrase("puzzles-more-kinds-tip"))
            for value, button in self.chips[field].buttons.items():
                all_ = phrase("puzzles-filter-off-tip", filter=title)
                only = phrase("puzzles-filter-tip", filter=title, value=texts[value])
                set_tip(button, all_ if value == ALL else only)


def _paint_module(p: QPainter, module: str, _: Theme) -> None:
    paint_box_front(p, module, module[:1].upper(), SIGN)


def _paint_theme(p: QPainter, kind: str, theme: Theme) -> None:
    paint_goal(p, SIGN, kind, "", theme)


def _paint_result(p: QPainter, sign: str, theme: Theme) -> None:
    art.paint_verdict(p, sign, SIGN / 2, SIGN / 2, SIGN * 0.4, theme)

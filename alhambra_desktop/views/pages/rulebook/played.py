"""The page with the rules of the running game: what is played, and which rules were changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from ....model.learning.rule_library import Place, RuleLibrary
from ....model.learning.rule_text import Chapter
from ....model.rules.core.engine.module import Module
from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.frozen import frozen
from ....words import phrase, say
from ...art.brushes import colour, shape
from ...art.cache import FaceCache
from ...art.fonts import BOLD, serif
from ...art.geometry import rounded
from ...art.palette import GOLD, LIGHT, Theme
from ...game.seat_pictures import STONE, seat_picture
from ...storage.contained import contained
from ...widgets.boxes import NONE, empty, fill, hbox, vbox
from ...widgets.card_button import CardButton
from ...widgets.flow import CardGrid, Flow
from ...widgets.fold_button import FoldButton
from ...widgets.labels import heading, line, set_tip, words
from ...widgets.painting import paint_card_box
from ...widgets.pictures import Picture, SeatImage
from ...widgets.roving import Roving
from ...widgets.scrolled import Scrolled
from .document import PlayedVariant
from .signs import paint_sign

GAME, EXPANSION, PERSON, SIGN, SMALL = 76, 36, 34, 20, 36
"""Sizes of the pictures of the game, an expansion, a player, a chapter, and an unchanged rule."""

FOLD: Final = 32
INSIDE: Final = 8
APART: Final = 14
BESIDE_CHEVRON: Final = 24
MARKED: Final = 0.16
"""Opacity of the gold on the card of a changed rule."""


@frozen
class Played:
    """The running game; ``modules`` are its rule sets, and the game itself is the first of them."""

    setup: Setup
    modules: tuple[Module, ...]
    variants: tuple[PlayedVariant, ...]

    @property
    def changed(self) -> list[PlayedVariant]:
        return [variant for variant in self.variants if variant.differs]

    @property
    def status(self) -> str:
        return phrase("played-status", count=len(self.changed))


class _Section(NamedTuple):
    """House variants whose rules are in the same chapter. ``place`` is None if the rules have no texts."""

    place: Place | None
    variants: list[PlayedVariant]


def _sections(variants: Iterable[PlayedVariant], library: RuleLibrary) -> list[_Section]:
    order, by_id = {rule: at for at, rule in enumerate(library.order)}, library.by_id
    found: dict[Chapter | None, _Section] = {}
    for variant in sorted(variants, key=lambda variant: order.get(variant.option.rule, len(order))):
        place = by_id.get(variant.option.rule)
        chapter = place.chapter if place is not None else None
        found.setdefault(chapter, _Section(place, [])).variants.append(variant)
    return list(found.values())


def _split(sections: Sequence[_Section]) -> int:
    """Return how many sections belong in the first of two columns of similar height."""
    heights = [1 + 2 * len(section.variants) for section in sections]  # a rule is twice as high as a heading
    return min(
        range(len(heights) + 1), key=lambda first: max(sum(heights[:first]), sum(heights[first:])), default=0
    )


@contained
class _BoxFront(QWidget):
    def __init__(self, cache: FaceCache, module: Module, side: int) -> None:
        super().__init__()
        self._cache, self._module, self._side = cache, module, side
        self.setFixedSize(QSize(side, side))

    def paintEvent(self, event: QPaintEvent) -> None:
        from ...art.box_fronts import paint_box_front  # late, because it loads every expansion's painters

        module, side = self._module, self._side
        initial = say(module.title)[:1]

        def paint(p: QPainter) -> None:
            paint_box_front(p, module.id, initial, side)

        key = ("box-front", module.id, initial)
        QPainter(self).drawPixmap(
            0, 0, self._cache.deferred_mark(key, side, self.devicePixelRatioF(), paint, self)
        )


def _named(picture: QWidget, name: str, factor: float, tip: str = "") -> QWidget:
    """Return a picture with the name beside it."""
    whole = QWidget()
    label = line(name, size=round(14 * factor), bold=True)
    hbox(picture, label, spacing=8, margins=(0, 0, 12, 0), within=whole)
    set_tip(whole, tip)
    return whole


@contained
class _GameCard(QFrame):
    """The game with its expansions and players."""

    def __init__(self, cache: FaceCache, played: Played, factor: float) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        game, *expansions = played.modules
        title = heading(say(game.title), round(18 * factor))
        sentence = words(say(game.sentence), "second", round(14 * factor))
        people, boxes = QWidget(), QWidget()
        people.setLayout(Flow(*self._people(cache, played, factor)))
        side = round(EXPANSION * factor)
        boxes.setLayout(
            Flow(
                *(
                    _named(_BoxFront(cache, module, side), say(module.title), factor, say(module.sentence))
                    for module in expansions
                )
            )
        )
        boxes.setVisible(bool(expansions))
        texts = vbox(title, sentence, people, boxes, 1, spacing=4)
        front = vbox(_BoxFront(cache, game, round(GAME * factor)), 1)
        hbox(front, (texts, 1), spacing=APART, margins=(10, 8, 10, 8), within=self)

    @staticmethod
    def _people(cache: FaceCache, played: Played, factor: float) -> list[QWidget]:
        from ...art.people.seat_picture import SeatPicture

        side = round(PERSON * factor)
        seats = [(seat_picture(seat), seat.name) for seat in played.setup.seats]
        others = [module.company(played.setup) for module in played.modules]
        seats += [(SeatPicture(STONE), name) for name in others if name is not None]
        return [_named(SeatImage(cache, side, picture), name, factor) for picture, name in seats]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card_box(painter, QRectF(self.rect()), self.theme)


@contained
class _RuleCard(QFrame):
    """A house variant. A click opens its rule. The card is golden if the value is not official."""

    def __init__(self, owner: PlayedRules, cache: FaceCache, variant: PlayedVariant, factor: float) -> None:
        from ...dialogs.option_picture import OptionPicture  # late, because it loads every box front

        super().__init__()
        self.theme: Theme = LIGHT
        self.variant, option, differs = variant, variant.option, variant.differs
        picture = OptionPicture(cache, option, large=differs, side=round(SMALL * factor))
        picture.show_value(variant.value)
        name, sentence = say(option.title), say(variant.sentence)
        title = line(name, size=round((15 if differs else 14) * factor), bold=True)
        id_ = line(option.rule, "second", round(12 * factor))
        texts = vbox(1, hbox(title, id_, 1, spacing=8), spacing=1)
        fill(texts, words(sentence, "" if differs else "second", round(13 * factor)))
        official = phrase("rulebook-official", value=variant.official) if differs else ""
        if differs:
            fill(texts, words(official, "second", round(13 * factor)))
        texts.addStretch(1)
        margins = (INSIDE, INSIDE if differs else 4, BESIDE_CHEVRON, INSIDE if differs else 4)
        hbox(picture, (texts, 1), spacing=12, margins=margins, within=self)
        self.button = CardButton(self, lambda: owner.rule_chosen.emit(option.rule))
        self.button.setAccessibleName(name)
        self.button.setAccessibleDescription(f"{sentence} {official}".strip())
        set_tip(self.button, phrase("options-rule", rule=option.rule))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = QPainter(self), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card_box(painter, rect, self.theme)
        if self.variant.differs:
            gold = colour(GOLD, MARKED)
            shape(painter, rounded(rect.adjusted(1, 1, -1, -1), 8), gold, self.theme.stud, 2)


@contained
class PlayedRules(QWidget):
    """Changed rules are cards. The unchanged ones are a list that `fold` opens and closes."""

    rule_chosen = Signal(str)

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._cache, self._factor = cache, 1.0
        self._shown: object = None
        self.cards: list[_RuleCard] = []
        self._sections: list[_Section] = []
        self.fold = FoldButton(8)
        self.fold.toggled.connect(self._unfold)
        self._top, self._list = vbox(spacing=APART), QWidget()
        self._columns = hbox(spacing=APART, margins=NONE, within=self._list)
        self._roving = Roving(self)
        held = QWidget()
        vbox(self._top, self.fold, self._list, 1, spacing=4, margins=(4, 0, 8, 4), within=held)
        self.area = Scrolled(held)
        vbox(self.area, spacing=0, margins=NONE, within=self)

    @property
    def reached(self) -> list[_RuleCard]:
        """The cards that are not folded away."""
        return [card for card in self.cards if self.fold.isChecked() or card.variant.differs]

    def show_game(self, played: Played, library: RuleLibrary, factor: float) -> None:
        shown = played, library, factor, self.theme
        if shown == self._shown:
            return
        another = not isinstance(self._shown, tuple) or self._shown[0] != played
        self._shown, self._factor = shown, factor
        empty(self._top)
        official = [variant for variant in played.variants if not variant.differs]
        self._sections = _sections(official, library)
        self.cards = [_RuleCard(self, self._cache, one, factor) for one in played.changed]
        game = _GameCard(self._cache, played, factor)
        game.theme = self.theme
        changed = QWidget()
        changed.setLayout(CardGrid(*self.cards))
        changed.setVisible(bool(self.cards))
        fill(self._top, game, changed)
        self._write_list(library)
        self.fold.setText(phrase("played-official", count=len(official)))
        self.fold.setFont(serif(round(17 * factor), BOLD))
        self.fold.setFixedHeight(round(FOLD * factor))
        set_tip(self.fold, phrase("played-official-tip"))
        if another:
            self.fold.setChecked(not played.changed)
        for card in self.cards:
            card.theme = self.theme
            card.button.setEnabled(card.variant.option.rule in library.by_id)
            card.button.installEventFilter(self)
        self._unfold(self.fold.isChecked())

    def _write_list(self, library: RuleLibrary) -> None:
        empty(self._columns)
        first = _split(self._sections)
        for sections in (self._sections[:first], self._sections[first:]):
            column = QWidget()
            layout = vbox(spacing=3, margins=NONE, within=column)
            for section in sections:
                cards = [_RuleCard(self, self._cache, one, self._factor) for one in section.variants]
                self.cards += cards
                if section.place is not None:
                    layout.addWidget(self._heading(section.place))
                fill(layout, *cards)
            layout.addStretch(1)
            self._columns.addWidget(column, 1)

    def _heading(self, place: Place) -> QWidget:
        side, theme = round(SIGN * self._factor), self.theme

        def paint(p: QPainter, size: int) -> None:
            paint_sign(p, place.rule_set, place.chapter, size, theme)

        title = heading(place.chapter.title, round(15 * self._factor))
        whole = QWidget()
        hbox(Picture(side, "", paint), (title, 1), spacing=8, margins=(4, 2, 0, 0), within=whole)
        return whole

    def _unfold(self, unfolded: bool) -> None:
        self._list.setVisible(unfolded)
        self._roving.manage([card.button for card in self.reached])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWidget) and event.type() == QEvent.Type.FocusIn:
            self.area.ensureWidgetVisible(watched, 0, INSIDE)
        return super().eventFilter(watched, event)

    def take_focus(self) -> None:
        """Focus the card that had the focus last or, at first, the first card."""
        buttons = [card.button for card in self.reached if card.button.isEnabled()]
        last = next((button for button in buttons if button is self.focusWidget()), None)
        (last or next(iter(buttons), None) or self.fold).setFocus()

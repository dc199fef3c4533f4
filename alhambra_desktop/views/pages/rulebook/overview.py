from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from ....model.learning.rule_library import RuleLibrary, RuleSet
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.brushes import colour, shape
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif, text_width
from ...art.geometry import polygon, rounded
from ...art.palette import LIGHT, Theme
from ...art.rule_scenes import SCENES, scene_steps
from ...art.steps import draw_fitted
from ...storage.contained import contained
from ...widgets.boxes import NONE, TOP, empty, hbox, vbox
from ...widgets.card_button import CardButton
from ...widgets.labels import ACCENT, set_tip, words
from ...widgets.painting import CENTRE, paint_card_box, write
from ...widgets.roving import Roving
from ...widgets.scrolled import Scrolled
from .signs import illustration

LEAST, ACTION_LEAST, WIDE = 160, 200, 300
"""``LEAST`` is the minimum width of a chapter's card, and ``ACTION_LEAST`` that of an action's card.

If an action's card is at least as wide as ``WIDE``, title and sentence are beside the picture. Otherwise,
only the title is beside it.
"""

ACTION: Final = 84

MOST: Final = 4
SPACING, APART = 8, 30

SIGN: Final = 6.5
DISC_SIDE: Final = 6  # twice the space beside a long "or"
INSIDE, BESIDE_CHEVRON, ACTION_BESIDE_CHEVRON = 6, 24, 18
TURN: Final = (
    ("take", "money-taken", Message("rulebook-turn-money")),
    ("buy", "building-bought", Message("rulebook-turn-buy")),
    ("change", "redesigned", Message("rulebook-turn-redesign")),
    ("place", "tile-placed", Message("rulebook-turn-end")),
)
"""The steps of a turn, each with a scene, the topic of its rule, and a sentence."""


@contained
class ScenePicture(QWidget):
    def __init__(self, cache: FaceCache, name: str) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._cache, self._name, self._scene = cache, name, SCENES[name]

    def fit(self, width: int) -> None:
        self.setFixedSize(width, round(self._scene.height(width)))

    def paintEvent(self, event: QPaintEvent) -> None:
        subject = ("thumbnail", ("scene", self._name, self.theme.name))
        steps = partial(scene_steps, self._scene, self.width(), self.theme)
        size, ratio = self.size().toTuple(), self.devicePixelRatioF()
        picture = self._cache.stepwise(subject, size, ratio, steps, self)
        if picture is not None:
            draw_fitted(QPainter(self), QRectF(self.rect()), picture)


@contained
class _Card(QFrame):
    def __init__(self, picture: ScenePicture, clicked: Callable[[], object], *, beside: bool) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._beside = beside
        self.picture, self.title, self.sentence = picture, words(""), words("", "second")
        self.button = CardButton(self, clicked)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(INSIDE, INSIDE, INSIDE, INSIDE)
        self._grid.setSpacing(8 if beside else 4)
        self._grid.setHorizontalSpacing(12)
        self.sentence.setContentsMargins(2, 0, ACTION_BESIDE_CHEVRON if beside else BESIDE_CHEVRON, 2)
        self.sentence.setAlignment(TOP)
        if not beside:
            self.title.setContentsMargins(2, ACCENT, 0, 0)
            self._place(picture, self.title, self.sentence)

    def _place(self, *rows: QWidget) -> None:
        for row, part in enumerate(rows):
            self._grid.addWidget(part, row, 0, 1, 2)
        self._grid.setRowStretch(len(rows) - 1, 1)

    def fit(self, width: float, factor: float) -> None:
        if not self._beside:
            self.picture.fit(int(width) - 2 * INSIDE)
            return
        self.picture.fit(round(ACTION * factor))
        wide = width >= WIDE * factor
        self._grid.addWidget(self.picture, 0, 0, 2 if wide else 1, 1, TOP)
        self._grid.addWidget(self.title, 0, 1)
        self._grid.addWidget(self.sentence, 1, int(wide), 1, 1 if wide else 2, TOP)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(1, 1)

    def set_content(self, title: str, sentence: str, tip: str, factor: float) -> None:
        self.title.setText(title)
        self.title.setFont(serif(round(17 * factor), BOLD))
        self.sentence.setText(sentence)
        self.sentence.setFont(sans(round(14 * factor)))
        self.button.setFont(sans(round(13 * factor), SEMIBOLD))
        self.button.setAccessibleName(title)
        self.button.setAccessibleDescription(sentence)
        set_tip(self.button, tip)

    def set_theme(self, theme: Theme) -> None:
        self.theme = self.picture.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card_box(painter, QRectF(self.rect()), self.theme)


class _Group(QWidget):
    """Cards in rows below a heading. The arrow keys move the focus between cards."""

    def __init__(self, heading: Message, least: int, spacing: int) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.cards: list[_Card] = []
        self.heading, self.beside = words(""), words("", "second", 14)
        self._message, self._least, self._spacing = heading, least, spacing
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(spacing)
        self._grid.setVerticalSpacing(SPACING)
        self._grid.setContentsMargins(*NONE)
        self._roving = Roving(self)
        head = hbox(self.heading, (self.beside, 1), spacing=14, margins=(2, 0, 0, 0))
        self.heading.setWordWrap(False)
        vbox(head, self._grid, spacing=4, margins=NONE, within=self)

    def show_cards(self, cards: Sequence[_Card], factor: float, beside: str = "") -> None:
        empty(self._grid)
        self.cards = list(cards)
        self.heading.setText(say(self._message))
        self.heading.setFont(serif(round(23 * factor), BLACK))
        self.beside.setText(beside)
        self.beside.setFont(sans(round(14 * factor)))
        self.setVisible(bool(self.cards))
        self._roving.manage([card.button for card in self.cards])

    def arrange(self, width: int, factor: float) -> None:
        columns = max(1, min(MOST, int((width + self._spacing) / (self._least * factor + self._spacing))))
        columns = next((n for n in range(columns, 1, -1) if len(self.cards) % n == 0), columns)
        self._roving.columns = columns
        for at, card in enumerate(self.cards):
            self._grid.addWidget(card, *divmod(at, columns))
            card.fit((width - (columns - 1) * self._spacing) / columns, factor)
        for column in range(MOST):
            self._grid.setColumnStretch(column, int(column < columns))


@contained
class _Turn(_Group):
    """The steps of a turn, with "or" between the actions and an arrow before the last step."""

    def arrange(self, width: int, factor: float) -> None:
        self._spacing = round(APART * factor)
        self._grid.setHorizontalSpacing(self._spacing)
        self._font = sans(round(12 * factor), BOLD)
        super().arrange(width, factor)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card, after in pairwise(self.cards):
            if after.y() != card.y():
                continue
            middle = QPointF(after.x() - self._spacing / 2, card.geometry().center().y())
            if after is not self.cards[-1]:
                self._paint_or(p, middle)
            else:
                points = [(-SIGN, -SIGN), (SIGN, 0.0), (-SIGN, SIGN)]
                p.fillPath(polygon(points).translated(middle), colour(self.theme.legal))

    def _paint_or(self, p: QPainter, middle: QPointF) -> None:
        text, high = phrase("rulebook-turn-or"), 2 * self._font.pixelSize()
        disc = QRectF(0, 0, max(high, text_width(text, self._font) + DISC_SIDE), high)
        disc.moveCenter(middle)
        shape(p, rounded(disc, high / 2), colour(self.theme.over_ground), self.theme.stud, 1.2)
        write(p, disc, text, self._font, self.theme.over_text, CENTRE)


@contained
class Overview(QWidget):
    rule_chosen = Signal(str)

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._cache, self._factor = cache, 1.0
        self._shown: object = None
        self.turn = _Turn(Message("rulebook-overview-turn"), ACTION_LEAST, APART)
        self.chapters = _Group(Message("rulebook-overview-chapters"), LEAST, SPACING)
        held = QWidget()
        self._column: QVBoxLayout = vbox(*self.groups, 1, spacing=14, margins=(4, 0, 8, 4), within=held)
        self._area = Scrolled(held)
        vbox(self._area, spacing=0, margins=NONE, within=self)

    @property
    def groups(self) -> tuple[_Group, _Group]:
        return self.turn, self.chapters

    @property
    def cards(self) -> list[_Card]:
        return [card for group in self.groups for card in group.cards]

    def show_library(self, library: RuleLibrary, factor: float) -> None:
        """Show the course of a turn, and the chapters of the first rule set with several chapters."""
        shown = library, factor, self.theme
        if shown == self._shown:
            return
        self._shown, self._factor = shown, factor
        focused = next((at for at, card in enumerate(self.cards) if card.button.hasFocus()), None)
        game = next((one for one in library.rule_sets if len(one.chapters) > 1), None)
        self.turn.show_cards(self._steps(library), factor, phrase("rulebook-overview-actions"))
        self.chapters.show_cards(self._chapters(game) if game is not None else [], factor)
        for group in self.groups:
            group.theme = self.theme
        for card in self.cards:
            card.set_theme(self.theme)
        self.arrange()
        if focused is not None:
            self.cards[focused].button.setFocus()

    def arrange(self) -> None:
        width = self.width() - self._area.verticalScrollBar().sizeHint().width() - 12
        for group in self.groups:
            group.arrange(width, self._factor)

    def take_focus(self) -> None:
        """Focus the card that had the focus last or, at first, the first chapter."""
        last = next((card for card in self.cards if card.button is self.focusWidget()), None)
        card = last or next(iter(self.chapters.cards), None)
        if card is not None:
            card.button.setFocus()

    def _card(self, scene: str, rule: str, *, beside: bool) -> _Card:
        picture = ScenePicture(self._cache, scene)
        return _Card(picture, lambda: self.rule_chosen.emit(rule), beside=beside)

    def _steps(self, library: RuleLibrary) -> list[_Card]:
        cards = []
        for scene, topic, sentence in TURN:
            if (rule := library.about(topic)) is None:
                continue
            card = self._card(scene, rule, beside=True)
            text = library.by_id[rule].rule
            card.set_content(text.title, say(sentence), text.brief, self._factor)
            cards.append(card)
        return cards

    def _chapters(self, game: RuleSet) -> list[_Card]:
        cards = []
        for chapter in game.chapters:
            shown = illustration(game, chapter)
            assert shown is not None, "a chapter of a game has a picture"
            card = self._card(shown.scene, chapter.rules[0].id, beside=False)
            tip = "\n".join(f"{rule.id} {rule.title}" for rule in chapter.rules)
            card.set_content(chapter.title, say(shown.sentence), tip, self._factor)
            cards.append(card)
        return cards

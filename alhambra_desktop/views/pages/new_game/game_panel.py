"""The panel on which the player chooses a game and expansions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ....model.rules.modules.registry import CHOOSABLE, MODULES, mix_fault, packages
from ....words import phrase
from ...art.cache import FaceCache
from ...art.fonts import BOLD, SEMIBOLD, sans, serif, text_width, wrapped
from ...art.palette import LIGHT, Theme
from ...storage.contained import contained
from ...widgets.labels import set_tip
from ...widgets.painting import (
    RIGHT,
    line_height,
    lines_height,
    link_ink,
    paint_dashed_box,
    paint_ring,
    write,
    write_lines,
)
from ...widgets.roving import Roving
from .cards import AROUND, ExpansionCard, GameCard

PADDING: Final = 14
GAP: Final = 8
TIGHT: Final = 5
HEAD: Final = 36  # height of the title
MIDDLE: Final = 32
BELOW_CARDS: Final = (8, 0)
"""Pixels between the games and the next title. The second value is used if ``brief`` is True."""


@contained
class RuleSetsBox(QAbstractButton):
    """A button that shows how many third-party rule sets are installed, and opens their list."""

    around = AROUND

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.theme: Theme = LIGHT
        self.scale = 1.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def retranslate(self) -> None:
        self._title, self._link = phrase("new-game-rule-sets"), phrase("new-game-rule-sets-look")
        count = len(packages())
        self._text = (
            phrase("new-game-rule-sets-none")
            if not count
            else phrase("new-game-rule-sets-count", count=count)
        )
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(f"{self._text} {self._link}")
        set_tip(self, phrase("new-game-rule-sets-tip"))
        self.update()

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        k = self.scale
        return serif(15 * k, BOLD), sans(12 * k), sans(12 * k, SEMIBOLD)

    def needed(self, width: float) -> int:
        room = width - 2 * AROUND - 28 * self.scale
        texts = zip((self._title, self._text, self._link), self._fonts(), strict=True)
        return round(
            sum(lines_height(text, font, room) for text, font in texts) + 26 * self.scale + 2 * AROUND
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, k, theme = QPainter(self), self.scale, self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        paint_dashed_box(painter, card, theme)
        if self.hasFocus():
            paint_ring(painter, card, theme)
        title, small, link = self._fonts()
        link.setUnderline(self.underMouse() or self.hasFocus())
        room, top = card.width() - 28 * k, card.top() + 12 * k
        inks = (theme.text, theme.text_2, link_ink(theme))
        for text, font, ink in zip(
            (self._title, self._text, self._link), (title, small, link), inks, strict=True
        ):
            rect = QRectF(card.left() + 14 * k, top, room, line_height(font))
            top += write_lines(painter, rect, wrapped(text, font, room), font, ink) + 1


@contained
class GamePanel(QWidget):
    changed = Signal()
    switched = Signal(str, bool)
    """Emits the id of an expansion and whether it is now on. `choose` does not emit this signal."""
    rule_sets_wanted = Signal()

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self.theme: Theme = LIGHT
        self.scale, self.brief, self.columns = 1.0, False, 2
        self._quiet = False
        self.games: list[GameCard] = []
        self.expansions: dict[str, ExpansionCard] = {}
        self.rule_sets = RuleSetsBox()
        self.rule_sets.clicked.connect(self.rule_sets_wanted)
        self.rule_sets.setParent(self)
        self._roving = Roving(self)
        self._middle = 0.0
        self._fill()

    def _fill(self) -> None:
        self.games = [GameCard(module, self._cache) for module in MODULES if module.foundation]
        self.expansions = {module.id: ExpansionCard(module, self._cache) for module in CHOOSABLE}
        for game in self.games:
            game.toggled.connect(self._on_game)
        for name, card in self.expansions.items():
            card.toggled.connect(partial(self._on_switch, name))
        for choice in self._choices:
            choice.setParent(self)
            choice.face.theme = self.theme
            choice.show()
        self._roving.manage(tuple(self.expansions.values()))
        self.games[0].setChecked(True)

    def relist(self) -> bool:
        """Show the rule sets that are installed now. Return whether they have changed since the last call."""
        shown = [card.face.module for card in self._choices]
        if shown == [*(module for module in MODULES if module.foundation), *CHOOSABLE]:
            return False
        old, game, modules = self._choices, self.game, self.modules
        self._quiet = True
        self._fill()
        self._quiet = False
        for card in old:
            card.hide()
            card.deleteLater()
        self.choose(game, modules)
        return True

    @property
    def _choices(self) -> tuple[GameCard | ExpansionCard, ...]:
        return (*self.games, *self.expansions.values())

    @property
    def _cards(self) -> Sequence[GameCard | ExpansionCard | RuleSetsBox]:
        return (*self.games, *self.expansions.values(), self.rule_sets)

    def retranslate(self) -> None:
        self.setAccessibleName(phrase("new-game-game"))
        for card in self._choices:
            card.face.retranslate()
        self.rule_sets.retranslate()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self.theme = self.rule_sets.theme = theme
        for card in self._choices:
            card.face.theme = theme
        for widget in self._cards:
            widget.update()
        self.update()

    @property
    def game(self) -> str:
        return next(card.face.module.id for card in self.games if card.isChecked())

    @property
    def modules(self) -> tuple[str, ...]:
        return tuple(name for name, card in self.expansions.items() if card.isChecked())

    def choose(self, game: str, modules: Sequence[str]) -> None:
        self._quiet = True
        next((card for card in self.games if card.face.module.id == game), self.games[0]).setChecked(True)
        for name, card in self.expansions.items():
            card.setChecked(name in modules and card.isEnabled())
        self._quiet = False
        self.changed.emit()

    def _on_game(self, on: bool) -> None:
        if on:
            for card in self.expansions.values():
                card.fit(mix_fault(self.game, card.face.module))
            self._notify()

    def _on_switch(self, name: str, on: bool) -> None:
        self.update()
        if not self._quiet:
            self.switched.emit(name, on)
        self._notify()

    def _notify(self) -> None:
        self.update()
        if not self._quiet:
            self.changed.emit()

    def arrange(self, width: int, height: int) -> int:
        """Lay out the cards, more densely if they need more than `height`. Return their total height."""
        needed = self._lay_out(width, tight=False)
        return needed if needed <= height else self._lay_out(width, tight=True)

    def _lay_out(self, width: int, *, tight: bool) -> int:
        k = self.scale
        for card in self._choices:
            card.face.scale, card.face.brief, card.face.tight = k, self.brief, tight
        self.rule_sets.scale = k
        pad, head = PADDING * k, (HEAD - 7 if self.brief else HEAD) * k
        across = min(3, len(self.games)) if self.columns > 1 or width > 480 else 1
        y = self._grid(self.games, across, pad, head, width, 7 * k)
        self._middle = y
        tail: Sequence[ExpansionCard | RuleSetsBox] = (*self.expansions.values(), self.rule_sets)
        self._roving.columns = self.columns
        middle = (MIDDLE - 7 if self.brief else MIDDLE) * k
        gap = (TIGHT if tight else GAP) * k
        bottom = self._grid(tail, self.columns, pad, y + middle, width, gap)
        return round(bottom - gap + 12 * k)

    def _grid(
        self,
        cards: Sequence[GameCard | ExpansionCard | RuleSetsBox],
        columns: int,
        left: float,
        top: float,
        width: float,
        gap: float,
    ) -> float:
        card_width = (width - 2 * left - (columns - 1) * gap) / columns
        rows = [cards[i : i + columns] for i in range(0, len(cards), columns)]
        for row in rows:
            height = max(card.needed(card_width + 2 * AROUND) for card in row)
            for i, card in enumerate(row):
                x = left + i * (card_width + gap) - AROUND
                card.setGeometry(
                    round(x), round(top) - AROUND, round(x + card_width + 2 * AROUND) - round(x), height
                )
            top += height - 2 * AROUND + gap
        return top

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, k = QPainter(self), self.theme, self.scale
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(0, 0, self._cache.panel(self.width(), self.height(), theme, ratio))
        font = serif((16 if self.brief else 17) * k, BOLD)
        head = (HEAD - 7 if self.brief else HEAD) * k
        write(painter, QRectF(16 * k, 3 * k, 400, head - 2 * k), phrase("new-game-game"), font, theme.text)
        title = phrase("new-game-expansions")
        height = (MIDDLE - 13 if self.brief else MIDDLE - 8) * k
        top = self._middle + BELOW_CARDS[self.brief] * k
        write(painter, QRectF(16 * k, top, 400, height), title, font, theme.text)
        on = len(self.modules)
        count = phrase("new-game-expansions-on", count=on, every=len(self.expansions))
        left = 16 * k + text_width(title, font) + 12
        rect = QRectF(left, top, self.width() - 16 * k - left, height)
        write(painter, rect, count, sans(13 * k), theme.text_2, RIGHT)

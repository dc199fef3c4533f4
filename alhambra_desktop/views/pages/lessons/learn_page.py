"""The Learn page, which lists all lessons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QSizePolicy, QWidget

from ....model.learning.lesson import Lesson, course, is_done, lesson_words, lessons
from ....model.rules.core.engine.setup import COLOURS
from ....model.rules.core.words.message import Message
from ....words import phrase, say, words
from ... import art
from ...art.cache import FaceCache
from ...art.fonts import BLACK, sans, serif
from ...art.lesson_scenes import LESSON_SCENES
from ...art.painter_state import moved
from ...art.palette import LIGHT, Theme
from ...art.puzzle_picture import paint_puzzle
from ...commands.actions import PAGE_KEYS, key_of
from ...storage.contained import contained
from ...widgets.boxes import NONE, fill, hbox, vbox
from ...widgets.labels import push_button, set_button_text
from ...widgets.menu import bar_scale
from ...widgets.page_bar import PageBar
from ...widgets.page_header import PageHeader
from ...widgets.paper_card import PaperCard
from ...widgets.scrolled import Scrolled
from ..page import WoodenPage
from .card import sign_of
from .entry import (
    LARGEST,
    LEAST,
    MIDDLE,
    SMALL,
    STEP,
    Entry,
    EntryPicture,
    LessonPainter,
    SceneOfLesson,
)

BESIDE: Final = 1180
"""If the page is at least this wide, the cards with lessons are side by side, otherwise in one column.

`BESIDE`, `ENTRY`, `TITLE_ABOVE` and `PEEK` are lengths in pixels before multiplication by `bar_scale`.
"""

PARTS: Final = 66, 34
ENTRY: Final = 250
"""Minimum width of an entry."""

MOST: Final = 3  # maximum number of entries in a row
SPACING, DENSE = 8, 5
"""Pixels between the entries on the base-game card, and between those on the card with expansion lessons."""

TITLE_ABOVE: Final = 300
"""If an entry is narrower than this, its title is above the picture, otherwise beside it."""

PEEK: Final = 60
"""If the cards are one above the other, this much of the lower card is visible without scrolling."""

PICTURE_SHARE: Final = 0.4  # maximum share of an entry's width for its picture
AROUND_ROWS: Final = 162
"""Height of everything but the rows of lessons on the base-game card, before enlargement."""

AROUND_PICTURE: Final = 67
"""Height of a row of lessons without the picture, before enlargement."""

EDGE, PUZZLE_EDGE = 4, 4
LEARN_GAME: Final = Message("learn-game"), Message("learn-game-goal"), Message("learn-game-begin")
LEARN_PUZZLE: Final = Message("learn-puzzle"), Message("learn-puzzle-goal"), Message("learn-puzzle-begin")
BEGIN, GO_ON, AGAIN = Message("learn-begin"), Message("learn-go-on"), Message("learn-again")


class EntriesCard(PaperCard):
    """A card with rows of entries. The entries of an incomplete last row share the whole width."""

    def __init__(self, cache: FaceCache, title: Message, spacing: int) -> None:
        super().__init__(cache, title)
        self._entries: list[Entry] = []
        self._grid, self._rest = QGridLayout(), hbox(spacing=spacing)
        self._grid.setSpacing(spacing)
        self.column.setSpacing(spacing)
        fill(self.column, (self._grid, 1), self._rest)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def add(self, *entries: Entry) -> None:
        self._entries += entries

    def enlarge(self, factor: float) -> None:
        self.title.setFont(serif(round(21 * factor), BLACK))
        self.beside.setFont(sans(round(14 * factor)))
        for entry in self._entries:
            entry.enlarge(factor)

    def arrange(self, columns: int) -> None:
        whole = len(self._entries) // columns * columns
        for at, entry in enumerate(self._entries[:whole]):
            self._grid.addWidget(entry, *divmod(at, columns))
            self._grid.setRowStretch(at // columns, 1)
        for column in range(MOST):
            self._grid.setColumnStretch(column, int(column < columns))
        fill(self._rest, *((entry, 1) for entry in self._entries[whole:]))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for entry in self._entries:
            entry.set_theme(theme)


@contained
class LearnPage(WoodenPage):
    lesson_chosen = Signal(str)
    game_chosen = Signal()
    puzzle_chosen = Signal()
    rules_chosen = Signal()
    keys_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._done: Mapping[str, int] = {}
        self._stale, self._progressed = True, False
        self._factor, self._side = 0.0, LEAST
        self.keys, self.rules = (
            push_button("", clicked, 13, enter=None) for clicked in (self.keys_chosen, self.rules_chosen)
        )
        ways = QWidget()
        hbox(self.keys, self.rules, spacing=8, margins=NONE, within=ways)
        self.header = PageHeader(self._cache, Message("learn-title"), end=ways)
        self.bar = PageBar(self._cache)
        self.course = EntriesCard(self._cache, Message("rules-base-game"), SPACING)
        self.modules = EntriesCard(self._cache, Message("learn-modules"), DENSE)
        self.entries: dict[str, Entry] = {}
        self._make_entries()
        self._lay_out()
        self.header.back.connect(self.left)
        self.add_keys({PAGE_KEYS["leave"]: self.left.emit, PAGE_KEYS["back"]: self.left.emit})
        self.add_keys({PAGE_KEYS["card"]: self._next_panel})

    def _lay_out(self) -> None:
        cards = QWidget()
        self._cards = hbox(
            (self.course, PARTS[0]), (self.modules, PARTS[1]), spacing=0, margins=NONE, within=cards
        )
        self._area = Scrolled(cards, wood=True)
        self._arrange(MOST, beside=True)
        held = vbox((self._area, 1), spacing=0, margins=(EDGE, 0, EDGE, EDGE))
        vbox(self.header, (held, 1), self.bar, spacing=0, margins=NONE, within=self)

    @property
    def buttons(self) -> Mapping[str, QPushButton]:
        return {name: entry.button for name, entry in self.entries.items()}

    def retranslate(self) -> None:
        self._renew()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for part in (self.header, self.bar, self.course, self.modules):
            part.set_theme(theme)
        self._factor = 0.0  # makes `_fit` repaint the pictures, whose colours depend on the theme
        self._renew()

    def on_entered(self) -> None:
        self.propose()

    def on_uncovered(self) -> None:
        if self._progressed:
            self.propose()
        else:
            super().on_uncovered()

    def show_progress(self, done: Mapping[str, int]) -> None:
        self._done, self._progressed = done, True
        self._renew()

    def propose(self) -> None:
        """Focus the button of the proposed lesson. If no lesson is proposed, focus *Your first game*."""
        self._progressed = False
        self._write_when_stale()
        button = next((button for button in self.buttons.values() if button.isDefault()), self.game)
        button.setFocus()
        QTimer.singleShot(0, button, lambda: self._area.ensureWidgetVisible(button))  # waits for the layout

    def _next_panel(self) -> None:
        here = self.course.isAncestorOf(self.focusWidget() or self)
        found = [entry for entry in self.entries.values() if self.modules.isAncestorOf(entry) == here]
        found[0].button.setFocus()

    def _renew(self) -> None:
        self._stale = True
        if self.isVisible():
            self._write_when_stale()

    def showEvent(self, event: QShowEvent) -> None:
        self._write_when_stale()

    def _write_when_stale(self) -> None:
        if self._stale:
            self._stale = False
            self._write()

    def _write(self) -> None:
        for part in (self.header, self.course, self.modules):
            part.retranslate()
        self.course.beside.setText(phrase("learn-sentence"))
        set_button_text(self.rules, Message("learn-rules"), key_of("rules"))
        set_button_text(self.keys, Message("learn-keys"), key_of("keys"))
        name = phrase("reading-bar", page=Message("learn-title"))
        self.bar.set_content(name, phrase("learn-bar"), phrase("reading-bar-brief"))
        proposed = self._proposed()
        for lesson in lessons().values():
            self._write_lesson(lesson, lesson.id == proposed)
        for entry, (title, goal, begin) in self._others.items():
            entry.set_content(say(title), say(goal))
            entry.set_action(begin)
            entry.propose(proposed=False)
        self._fit()

    def _make_entries(self) -> None:
        for lesson in course():
            entry = self._make_entry(lesson, self.course)
            entry.set_sign(sign_of(lesson))
        game = Entry(EntryPicture(MIDDLE, _paint_game), self.game_chosen, small=True)
        puzzle = Entry(EntryPicture(MIDDLE, _paint_puzzle), self.puzzle_chosen, small=True)
        self.game, self.puzzle = game.button, puzzle.button
        self._others = {game: LEARN_GAME, puzzle: LEARN_PUZZLE}
        self.course.add(game, puzzle)
        for lesson in lessons().values():
            if lesson.about:
                self._make_entry(lesson, self.modules)

    def _make_entry(self, lesson: Lesson, card: EntriesCard) -> Entry:
        in_scene, begin = lesson.picture in LESSON_SCENES, partial(self.lesson_chosen.emit, lesson.id)
        picture = SceneOfLesson(LEAST, self._cache, lesson.picture) if in_scene else EntryPicture(SMALL)
        self.entries[lesson.id] = entry = Entry(picture, begin, small=bool(lesson.about))
        card.add(entry)
        return entry

    def _write_lesson(self, lesson: Lesson, proposed: bool) -> None:
        text, entry = lesson_words(words().language)[lesson.id], self.entries[lesson.id]
        count, steps = self._done.get(lesson.id, 0), len(lesson.steps)
        entry.set_content(text.title, text.goal)
        entry.set_action(AGAIN if count >= steps else GO_ON if count else BEGIN)
        entry.show_progress(count, steps)
        entry.propose(proposed)

    def _proposed(self) -> str:
        open_ones = [lesson for lesson in lessons().values() if not is_done(lesson, self._done)]
        begun = any(lesson.about and lesson.id in self._done for lesson in lessons().values())
        return next((lesson.id for lesson in open_ones if begun or not lesson.about), "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.header.fit(self.width())
        factor = bar_scale(self.window().size())
        beside = self.width() >= BESIDE * factor
        columns = max(1, min(MOST, int(self.width() * (PARTS[0] / 100 if beside else 1) / (ENTRY * factor))))
        self.course.setMinimumHeight(0 if beside else self._area.height() - round(PEEK * factor))
        each = self.width() * (PARTS[0] / 100 if beside else 1) / columns
        side = self._picture_side(each / factor, factor) if beside else LEAST
        if (factor, side) != (self._factor, self._side):
            self._factor, self._side = factor, side
            self._enlarge(factor, side)
        for lesson in course():
            self.entries[lesson.id].place_title(above=each < TITLE_ABOVE * factor)
        if self._columns != (columns, beside):
            self._arrange(columns, beside=beside)

    def _picture_side(self, each: float, factor: float) -> int:
        """Return the size of the lessons' pictures at which the rows fill the card without scrolling."""
        row = (self._area.height() / factor - AROUND_ROWS) / MOST
        side = min(row - AROUND_PICTURE, each * PICTURE_SHARE, LARGEST)
        return max(LEAST, int(side // STEP) * STEP)

    def _arrange(self, columns: int, *, beside: bool) -> None:
        self._columns = columns, beside
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._cards.setDirection(direction)
        self.course.arrange(columns)
        self.modules.arrange(1 if beside else columns)

    def _enlarge(self, factor: float, side: int) -> None:
        for lesson in course():
            self.entries[lesson.id].picture.set_units(side)
        painter = LessonPainter(self.theme, self.devicePixelRatioF())
        for card in (self.course, self.modules):
            card.enlarge(factor)
        for name, entry in self.entries.items():
            if not isinstance(entry.picture, SceneOfLesson):
                painter.paint_later(entry.picture, lessons()[name])


def _paint_game(painter: QPainter, size: int) -> None:
    for colour, x, y in zip(COLOURS, (0.5, 0.27, 0.73), (0.3, 0.7, 0.7), strict=False):
        art.paint_seat_mark(painter, colour, x * size, y * size, 0.24 * size)


def _paint_puzzle(painter: QPainter, size: int) -> None:
    with moved(painter, PUZZLE_EDGE, PUZZLE_EDGE):
        paint_puzzle(painter, size - 2 * PUZZLE_EDGE, LIGHT)

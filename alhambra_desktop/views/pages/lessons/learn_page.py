"""LearnPage: all lessons with progress, modules apart."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from ....model.learning.lesson import Lesson, course, is_done, lesson_words, lessons
from ....model.learning.lesson_face import face_of
from ....model.rules.core.words.message import Message
from ....words import phrase, say, words
from ...art.fonts import BOLD, SEMIBOLD, sans, serif
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS, key_of
from ...scene.pixmaps.faces import Faces
from ...storage.contained import contained
from ...widgets.boxes import NONE, empty, fill, hbox, vbox
from ...widgets.labels import PlainLabel, push_button, tell_button
from ...widgets.labels import words as label
from ...widgets.menu_bar import bar_scale
from ...widgets.paper import Paper
from ...widgets.pictures import Picture
from ...widgets.scrolled import Scrolled
from ..page import WoodenPage
from .card import NumberArch, Stars, sign_of

SIZE: Final = 44  # size in units
CARD: Final = 1.5  # height in widths


class LessonPicture(Picture):
    """A square picture, painted once the list is visible."""

    def __init__(self, factor: float) -> None:
        super().__init__(round(SIZE * factor), "", self._draw)
        self.pixmap = QPixmap()

    def _draw(self, painter: QPainter, size: int) -> None:
        ratio = self.pixmap.devicePixelRatio()
        room = QPointF(size - self.pixmap.width() / ratio, size - self.pixmap.height() / ratio)
        painter.drawPixmap(room / 2, self.pixmap)


class LessonPainter:
    """Paints lesson pictures while idle."""

    def __init__(self, theme: Theme, scale: float) -> None:
        self._faces = Faces()
        self._faces.set_theme(theme)
        self._faces.set_scale(scale)

    def paint_later(self, picture: LessonPicture, lesson: Lesson) -> None:
        QTimer.singleShot(0, picture, partial(self._paint, picture, lesson))

    def _paint(self, picture: LessonPicture, lesson: Lesson) -> None:
        face = face_of(lesson)
        self._faces.set_book(lesson.tables[0].book)
        size = picture.width() - 2.0
        pixmap = self._faces.piece_pixmap(face, size)
        if pixmap.height() > pixmap.width() * 1.2:  # cards are as high as tiles
            pixmap = self._faces.piece_pixmap(face, self._faces.snapped(size / CARD))
        picture.pixmap = pixmap
        picture.update()


WIDTH: Final = 820
HEIGHT: Final = 710  # height of the paper in units
Messages: TypeAlias = tuple[Message, Message, Message]  # title, benefit, and button text
LEARN_GAME: Final = Message("learn-game"), Message("learn-game-goal"), Message("learn-game-begin")
LEARN_PUZZLE: Final = Message("learn-puzzle"), Message("learn-puzzle-goal"), Message("learn-puzzle-begin")
BEGIN, GO_ON, AGAIN = Message("learn-begin"), Message("learn-go-on"), Message("learn-again")


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
        self._factor = 0.0
        self._row = 0
        self.paper = Paper(self._cache, self)
        self._title, self._sentence = PlainLabel(), PlainLabel()
        self._sentence.setWordWrap(True)
        self._sentence.setProperty("role", "second")
        self._held = QWidget()
        self._rows = QGridLayout(self._held)
        self._rows.setVerticalSpacing(10)
        self._rows.setHorizontalSpacing(16)
        self._rows.setColumnStretch(2, 1)
        self.buttons: dict[str, QPushButton] = {}
        self.rules, self.keys, self.leave = (
            push_button("", signal, enter=None) for signal in (self.rules_chosen, self.keys_chosen, self.left)
        )
        self._list = Scrolled(self._held)
        foot = hbox(self.leave, 1, self.keys, self.rules)
        fill(self.paper.column, self._title, self._sentence, (self._list, 1), foot)
        self.add_keys({PAGE_KEYS["leave"]: self.left.emit})

    def retranslate(self) -> None:
        self._renew()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.paper.set_theme(theme)
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
        """Focus the first unfinished lesson, then the first game."""
        self._progressed = False
        self._write_when_stale()
        button = next((button for button in self.buttons.values() if button.isDefault()), self.game)
        self._rows.activate()
        button.setFocus()
        self._list.ensureWidgetVisible(button)

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
        self._factor = factor = bar_scale(self.window().size())
        self._title.setText(phrase("learn-title"))
        self._title.setFont(serif(round(27 * factor), BOLD))
        self._sentence.setText(phrase("learn-sentence"))
        self._sentence.setFont(sans(round(14 * factor)))
        tell_button(self.rules, Message("learn-rules"), key_of("rules"))
        tell_button(self.keys, Message("learn-keys"), key_of("keys"))
        tell_button(self.leave, Message("learn-leave"), PAGE_KEYS["leave"])
        focused = next((name for name, button in self.buttons.items() if button.hasFocus()), None)
        empty(self._rows)
        self.buttons = {}
        self._row = 0
        self._painter = LessonPainter(self.theme, self.devicePixelRatioF())
        proposed = self._proposed()
        for lesson in course():
            self._add_lesson(lesson, factor, lesson.id == proposed)
        self.game = self._add_other(LEARN_GAME, self.game_chosen, factor)
        self.puzzle = self._add_other(LEARN_PUZZLE, self.puzzle_chosen, factor)
        self._add_heading(phrase("learn-modules"), factor)
        for lesson in lessons().values():
            if lesson.about:
                self._add_lesson(lesson, factor, lesson.id == proposed)
        self._rows.setRowStretch(self._row, 1)
        if focused is not None:
            self.buttons[focused].setFocus()

    def _proposed(self) -> str:
        open_ones = [lesson for lesson in lessons().values() if not is_done(lesson, self._done)]
        begun = any(lesson.about and lesson.id in self._done for lesson in lessons().values())
        return next((lesson.id for lesson in open_ones if begun or not lesson.about), "")

    def _add_heading(self, text: str, factor: float) -> None:
        label = PlainLabel(text)
        label.setFont(sans(round(14 * factor), SEMIBOLD))
        label.setProperty("role", "second")
        self._rows.addWidget(label, self._row, 0, 1, 5)
        self._row += 1
        label.show()

    def _add_lesson(self, lesson: Lesson, factor: float, proposed: bool) -> None:
        text, count, steps = lesson_words(words().language)[lesson.id], self._count(lesson), len(lesson.steps)
        button = push_button("", partial(self.lesson_chosen.emit, lesson.id), enter=True)
        stars = Stars()
        stars.theme, stars.factor = self.theme, factor
        stars.set_content(count, steps, here=False)
        stars.setAccessibleName(phrase("learn-steps", done=count, steps=steps))
        tell_button(button, AGAIN if count >= steps else GO_ON if count else BEGIN)
        button.setFont(sans(round(14 * factor), SEMIBOLD))
        button.setAccessibleDescription(f"{text.title}. {text.goal}")
        button.setObjectName("ready" if proposed else "quiet")
        button.setDefault(proposed)
        self.buttons[lesson.id] = button
        picture = LessonPicture(factor)
        self._painter.paint_later(picture, lesson)
        arch = self._arch(sign_of(lesson), factor) if not lesson.about else None
        self._add_row(arch, picture, _titled(text.title, text.goal, factor), stars, button)

    def _add_other(self, messages: Messages, chosen: SignalInstance, factor: float) -> QPushButton:
        title, goal = map(say, messages[:2])
        button = push_button(messages[2], chosen, round(14 * factor), "quiet", enter=True)
        button.setAccessibleDescription(f"{title}. {goal}")
        self._add_row(self._arch("", factor), QWidget(), _titled(title, goal, factor), QWidget(), button)
        return button

    def _arch(self, sign: str, factor: float) -> NumberArch:
        arch = NumberArch(factor)
        arch.sign, arch.theme = sign, self.theme
        return arch

    def _add_row(self, arch: QWidget | None, *widgets: QWidget) -> None:
        for column, widget in enumerate((arch, *widgets)):
            if widget is not None:
                self._rows.addWidget(widget, self._row, column, Qt.AlignmentFlag.AlignVCenter)
                widget.show()  # only visible widgets can have the focus
        self._row += 1

    def _count(self, lesson: Lesson) -> int:
        return self._done.get(lesson.id, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        factor = bar_scale(self.window().size())
        if factor != self._factor:
            self._renew()
        width = min(round(WIDTH * factor), self.width())
        height = min(round(HEIGHT * factor), self.height())
        self.paper.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)


def _titled(title: str, goal: str, factor: float) -> QWidget:
    held, name, below = QWidget(), label(title), label(goal, "second")
    name.setFont(serif(round(18 * factor), BOLD))
    below.setFont(sans(round(13 * factor)))
    vbox(name, below, spacing=0, margins=NONE, within=held)
    return held

"""Learning: the pages of lessons in the window, and how far one is in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from ....model.learning.lesson import LessonError, lesson_after, lessons
from ....model.rules.core.words.message import Message
from ..cover import CoverWindow
from ..table.table_title import BarTitle
from .learn_page import LearnPage
from .lesson_page import LessonPage

if TYPE_CHECKING:
    from ...storage.settings import Settings
    from ...widgets.menu_bar import MenuBar
    from ...widgets.notice import Notice
    from ..page_stack import PageStack


class _Window(CoverWindow, Protocol):
    """What is asked of the window."""

    @property
    def settings(self) -> Settings: ...
    @property
    def notice(self) -> Notice: ...
    def show_rules(self, rule: str = "") -> None: ...
    def show_keys(self) -> None: ...
    def play_first_game(self) -> None: ...
    def solve_puzzle(self) -> None: ...


class LessonTitle(BarTitle):
    """Which lesson is seen."""

    def __init__(self, bar: MenuBar, page: LessonPage) -> None:
        super().__init__(bar, page)
        self._lesson = page
        page.told.connect(self.follow)

    def parts(self) -> list[str]:
        """The lesson, by number and title."""
        return [self._lesson.title]


class Learning(QObject):
    """Opens the list of lessons over what is seen, and lessons over that; leaving leads back."""

    def __init__(self, window: _Window, stack: PageStack, bar: MenuBar) -> None:
        super().__init__(stack)
        self._window, self._stack, self._bar = window, stack, bar
        self._learn: LearnPage | None = None
        self._lesson: LessonPage | None = None
        stack.currentChanged.connect(self._close_left)

    @property
    def learn(self) -> LearnPage:
        """The list of lessons, made when it is first asked for."""
        if self._learn is None:
            self._learn = LearnPage()
            self._stack.add(self._learn)
            self._learn.lesson_chosen.connect(self.begin)
            self._learn.game_chosen.connect(self._window.play_first_game)
            self._learn.puzzle_chosen.connect(self._window.solve_puzzle)
            self._learn.rules_chosen.connect(self._open_rules)
            self._learn.keys_chosen.connect(self._window.show_keys)
            self._learn.left.connect(self.leave)
        return self._learn

    @property
    def lesson(self) -> LessonPage:
        """The page of lessons, made when it is first asked for."""
        if self._lesson is None:
            self._lesson = LessonPage(self._window.settings)
            self._stack.add(self._lesson)
            self._lesson.left.connect(self.show)
            self._lesson.finished.connect(self._finish)
            self._lesson.progressed.connect(self._keep)
            self._lesson.rule_asked.connect(self._window.show_rules)
            LessonTitle(self._bar, self._lesson)
        return self._lesson

    @property
    def rule(self) -> str:
        """The rule of the step that is seen; empty where no lesson is."""
        page = self._lesson
        return page.rule if page is not None and self._stack.currentWidget() is page else ""

    # -- pages

    def show(self, lesson: str = "") -> None:
        """The list of lessons, or one of them by its id."""
        try:
            lessons()
        except LessonError as fault:
            self._window.notice.say(Message("lesson-unreadable", fault=str(fault)))
            return
        self._window.cover.lay(self._learn, self._lesson)
        self.learn.show_progress(self._done)
        self._stack.setCurrentWidget(self.learn)
        self.learn.propose()
        if lesson:
            self.begin(lesson)

    def leave(self) -> None:
        """Back to where the lessons were opened, which is as it was."""
        self._window.cover.lift()

    def begin(self, name: str) -> None:
        """Begin a lesson, or go on where one left it."""
        lesson = lessons()[name]
        done = self._done.get(name, 0)
        page = self.lesson
        self._stack.setCurrentWidget(page)
        page.begin(lesson, done if done < len(lesson.steps) else 0)

    def _close_left(self) -> None:
        """A lesson that is neither seen nor covered does not go on."""
        if self._lesson is not None and not self._window.cover.holds(self._lesson):
            self._lesson.close_down()

    def _finish(self, name: str) -> None:
        """The next lesson that is not done; after the last one the list, where the first game is proposed."""
        self.lesson.close_down()
        following = lesson_after(lessons()[name], self._done)
        if following is None:
            self.show()
        else:
            self.begin(following.id)

    def close(self) -> None:
        """The window is being closed."""
        if self._lesson is not None:
            self._lesson.page.close_down()

    def _open_rules(self) -> None:
        self._window.show_rules()

    # -- progress

    @property
    def _done(self) -> dict[str, int]:
        return dict(self._window.settings.wishes.lessons)

    def _keep(self, name: str, step: int) -> None:
        """The step at which one is, or that all are done; what was finished once stays so."""
        done = self._done
        if done.get(name, 0) < len(lessons()[name].steps):
            done[name] = step
            self._window.settings.change(lessons=tuple(sorted(done.items())))

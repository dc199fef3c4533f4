from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ....model.learning.lesson import LessonError, lesson_after, lessons
from ....model.rules.core.words.message import Message
from ..navigator import Navigator, Route
from ..table.table_title import BarTitle
from .learn_page import LearnPage
from .lesson_page import LessonPage

if TYPE_CHECKING:
    from ...storage.settings import Settings
    from ...widgets.menu import MenuBar
    from ...widgets.notice import Notice


class LessonTitle(BarTitle):
    def __init__(self, bar: MenuBar, page: LessonPage) -> None:
        super().__init__(bar, page)
        self._lesson = page
        page.step_shown.connect(self.follow)

    def parts(self) -> list[str]:
        return [self._lesson.title]


class Learning(QObject):
    rule_asked = Signal(str)

    keys_asked = Signal()
    game_chosen = Signal()

    puzzle_chosen = Signal()

    def __init__(self, navigator: Navigator, settings: Settings, notice: Notice, bar: MenuBar) -> None:
        super().__init__(navigator)
        self._settings, self._notice, self._bar = settings, notice, bar
        self._list = Route(navigator, self._make_list)
        self._lesson = Route(navigator, self._make_lesson, parent=self._list)

    def _make_list(self) -> LearnPage:
        page = LearnPage()
        page.lesson_chosen.connect(self.begin)
        page.game_chosen.connect(self.game_chosen)
        page.puzzle_chosen.connect(self.puzzle_chosen)
        page.rules_chosen.connect(lambda: self.rule_asked.emit(""))
        page.keys_chosen.connect(self.keys_asked)
        return page

    def _make_lesson(self) -> LessonPage:
        page = LessonPage(self._settings)
        page.left.connect(self._show_progress)
        page.finished.connect(self._finish)
        page.progressed.connect(self._keep)
        page.rule_asked.connect(self.rule_asked)
        LessonTitle(self._bar, page)
        return page

    @property
    def learn(self) -> LearnPage:
        return self._list.page

    @property
    def lesson(self) -> LessonPage:
        return self._lesson.page

    def show(self, lesson: str = "") -> None:
        try:
            lessons()
        except LessonError as fault:
            self._notice.show_message(Message("lesson-unreadable", fault=str(fault)))
            return
        self._show_progress()
        self._list.go()
        if lesson:
            self.begin(lesson)

    def _show_progress(self) -> None:
        self.learn.show_progress(self._done)

    def begin(self, name: str) -> None:
        lesson = lessons()[name]
        done = self._done.get(name, 0)
        self._lesson.go()
        self.lesson.begin(lesson, done if done < len(lesson.steps) else 0)

    def _finish(self, name: str) -> None:
        self.lesson.close_down()
        following = lesson_after(lessons()[name], self._done)
        if following is None:
            self.show()
        else:
            self.begin(following.id)

    @property
    def _done(self) -> dict[str, int]:
        return dict(self._settings.progress.lessons)

    def _keep(self, name: str, step: int) -> None:
        done = self._done
        if done.get(name, 0) < len(lessons()[name].steps):
            done[name] = step
            self._settings.change(lessons=tuple(sorted(done.items())))

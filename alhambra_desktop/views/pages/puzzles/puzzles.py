"""Puzzles in the window: the page, which puzzle is whose, and what became of the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QDate, QObject

from ....model.learning.puzzles import shelf
from ....model.learning.puzzles.puzzle import PuzzleError
from ....model.learning.puzzles.rating import Answer, Rating
from ....model.rules.core.words.message import Message
from ..cover import CoverWindow
from ..review.look_back_page import LookBackPage
from ..table.table_page import TablePage
from .puzzle_card import ISO
from .puzzle_page import PuzzlePage

if TYPE_CHECKING:
    from ...game.game_storage import GameStorage
    from ...storage.settings import Settings
    from ...widgets.notice import Notice
    from ..page_stack import PageStack

FIRST_DAY: Final = QDate(2026, 1, 1)
"""From which the days are counted that have puzzles."""


class _Window(CoverWindow, Protocol):
    """What is asked of the window."""

    @property
    def settings(self) -> Settings: ...
    @property
    def notice(self) -> Notice: ...
    @property
    def storage(self) -> GameStorage: ...
    def show_rules(self, rule: str = "") -> None: ...


class Puzzles(QObject):
    """Opens the puzzle of the day over what is seen, and others; leaving leads back."""

    def __init__(self, window: _Window, stack: PageStack) -> None:
        super().__init__(stack)
        self._window, self._stack = window, stack
        self._page: PuzzlePage | None = None
        self._look_back: LookBackPage | None = None
        self._archived: frozenset[str] = frozenset()
        self._day: QDate | None = None
        """The day that the puzzle on the page was begun for; None for one without a day."""
        stack.currentChanged.connect(self._close_left)

    @property
    def page(self) -> PuzzlePage:
        """The page of puzzles, made when it is first asked for."""
        if self._page is None:
            self._page = page = PuzzlePage(self._window.settings)
            self._stack.add(page)
            page.left.connect(self.leave)
            page.answered.connect(self._keep)
            page.look_back_asked.connect(self._show_look_back)
            page.another_asked.connect(self.show_another)
            page.daily_asked.connect(self.show)
            page.reset_asked.connect(self._reset)
            page.month.kind_chosen.connect(self._choose_kind)
            page.month.offer_kinds(shelf.kinds(), self._window.settings.wishes.puzzle_kind)
            self._window.storage.tell_played(self._keep_archived)
            page.rule_asked.connect(self._window.show_rules)
        return self._page

    @property
    def table(self) -> TablePage | None:
        """The table of the puzzle that is seen; none where no puzzle is."""
        page = self._page
        return page.page if page is not None and self._stack.currentWidget() is page else None

    # -- which puzzle

    @staticmethod
    def today() -> QDate:
        """The date here."""
        return QDate.currentDate()

    def daily(self) -> str:
        """The puzzle of today."""
        return _of_day(self.today())

    def show(self) -> None:
        """The puzzle of the day."""
        if not shelf.names():
            self._window.notice.say(Message("puzzle-none"))
            return
        self._begin(self.daily(), self.today())

    def show_another(self) -> None:
        """A puzzle that was not answered yet."""
        here = self.page.puzzle
        done = frozenset(self._answers)
        among = shelf.of_kind(self._window.settings.wishes.puzzle_kind, self._known())
        name = shelf.next_after(here.id if here is not None else "", done, self.daily(), among)
        number = shelf.names().index(name) + 1
        self._begin(name, Message("puzzle-of-other-day", number=number, count=len(shelf.names())))

    def _known(self) -> frozenset[str]:
        """The modules and games that were played, of the last new game, and of lessons that were begun."""
        wishes = self._window.settings.wishes
        begun = (lesson for lesson, _ in wishes.lessons)
        return frozenset((wishes.game, *wishes.modules, *wishes.played, *begun)) | self._archived

    def _keep_archived(self, played: frozenset[str]) -> None:
        self._archived = played

    def _choose_kind(self, kind: str) -> None:
        """Remember of which kind the next puzzles are."""
        self._window.settings.change(puzzle_kind=kind)

    def _begin(self, name: str, day: QDate | Message) -> None:
        try:
            puzzle = shelf.puzzle(name)
        except PuzzleError as fault:
            self._window.notice.say(fault.message)
            return
        self._day = day if isinstance(day, QDate) else None
        self._window.cover.lay(self._page, self._look_back)
        self._stack.setCurrentWidget(self.page)
        self.page.begin(puzzle, day)
        self._tell()

    def leave(self) -> None:
        """Back to where the puzzles were opened, which is as it was."""
        self._window.cover.lift()

    def _close_left(self) -> None:
        """A puzzle that is neither seen nor covered is judged no more."""
        if self._page is not None and not self._window.cover.holds(self._page, self._look_back):
            self._page.close_down()

    def close(self) -> None:
        """The window is being closed."""
        if self._page is not None:
            self._page.close_down()
            self._page.page.close_down()

    def _show_look_back(self) -> None:
        """The game of the puzzle up to its moment, as whoever answers it could see it."""
        puzzle = self.page.puzzle
        if puzzle is None:
            return
        if self._look_back is None:
            self._look_back = LookBackPage(self.page.table)
            self._stack.add(self._look_back)
            self._look_back.left.connect(self._leave_look_back)
        self.page.page.wait_below()
        self._stack.setCurrentWidget(self._look_back)
        move = self.page.table.transitions[len(puzzle.moves)]
        self._look_back.look(self._window.settings.wishes.aids, None, move, puzzle.deal.seat)

    def _leave_look_back(self) -> None:
        self._stack.setCurrentWidget(self.page)
        self.page.page.come_back()

    # -- what became of the answers

    @property
    def _answers(self) -> dict[str, str]:
        return dict(self._window.settings.wishes.puzzles)

    @property
    def rating(self) -> Rating:
        """How strong the solver is."""
        return Rating(*(self._window.settings.wishes.puzzle_rating or ()))

    def _keep(self, name: str, answer: Answer, hinted: bool) -> None:
        """Keep the first answer to a puzzle, and the first one of a day to that day's."""
        answers, days = self._answers, dict(self._window.settings.wishes.puzzle_days)
        rating, day = self.rating, self._day or self.today()
        if name not in answers:
            answers[name] = answer.value
            rating = rating.after(shelf.puzzle(name).rating, answer, hinted)
        if name == _of_day(day):
            days.setdefault(day.toString(ISO), answer.value)
        self._window.settings.change(
            puzzles=tuple(answers.items()),
            puzzle_days=tuple(days.items()),
            puzzle_rating=(rating.points, rating.answers),
        )
        self._tell()

    def _reset(self) -> None:
        """Begin anew with the rating, and count all puzzles again; the days stay."""
        self._window.settings.change(puzzles=(), puzzle_rating=None)
        self._tell()

    def _tell(self) -> None:
        """The row of days and the rating."""
        today, found = self.today(), dict[int, Answer]()
        for text, answer in self._window.settings.wishes.puzzle_days:
            day = QDate.fromString(text, ISO)
            if (day.year(), day.month()) == (today.year(), today.month()):
                found[day.day()] = Answer(answer)
        self.page.month.tell(today, found)
        self.page.month.tell_rating(round(self.rating.points), self.rating.answers)


def _of_day(day: QDate) -> str:
    """The puzzle of a day."""
    return shelf.of_day(FIRST_DAY.daysTo(day))

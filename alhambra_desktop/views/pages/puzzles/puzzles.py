from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QObject, Signal

from ....model.learning.puzzles import shelf
from ....model.learning.puzzles.puzzle import PuzzleError
from ....model.learning.puzzles.rating import Answer, Rating
from ....model.rules.core.words.message import Message
from ..navigator import Navigator, Route
from ..review.look_back_page import LookBackPage
from .puzzle_card import ISO
from .puzzle_page import PuzzlePage

if TYPE_CHECKING:
    from ...game.game_storage import GameStorage
    from ...storage.settings import Settings
    from ...widgets.notice import Notice

FIRST_DAY: Final = QDate(2026, 1, 1)  # the first day with a puzzle


class Puzzles(QObject):
    """Opens the puzzle of the day, and others; leaving leads back."""

    rule_asked = Signal(str)

    def __init__(
        self, navigator: Navigator, settings: Settings, notice: Notice, storage: GameStorage
    ) -> None:
        super().__init__(navigator)
        self._settings, self._notice, self._storage = settings, notice, storage
        self._route = Route(navigator, self._make_page)
        self._review = Route(navigator, self._make_review, parent=self._route)
        self._archived: frozenset[str] = frozenset()
        self._day: QDate | None = None  # day of the current puzzle, if any

    def _make_page(self) -> PuzzlePage:
        page = PuzzlePage(self._settings)
        page.answered.connect(self._keep)
        page.look_back_asked.connect(self._show_look_back)
        page.another_asked.connect(self.show_another)
        page.daily_asked.connect(self.show)
        page.reset_asked.connect(self._reset)
        page.month.kind_chosen.connect(self._choose_kind)
        page.month.offer_kinds(shelf.kinds(), self._settings.preferences.puzzle_kind)
        page.rule_asked.connect(self.rule_asked)
        self._storage.load_played(self._keep_archived)
        return page

    def _make_review(self) -> LookBackPage:
        page = LookBackPage(self.page.table)
        page.rule_asked.connect(self.rule_asked)
        return page

    @property
    def page(self) -> PuzzlePage:
        return self._route.page

    @staticmethod
    def today() -> QDate:
        return QDate.currentDate()

    def daily(self) -> str:
        return _of_day(self.today())

    def show(self) -> None:
        if not shelf.names():
            self._notice.say(Message("puzzle-none"))
            return
        self._begin(self.daily(), self.today())

    def show_another(self) -> None:
        here = self.page.puzzle
        done = frozenset(self._answers)
        among = shelf.of_kind(self._settings.preferences.puzzle_kind, self._known())
        name = shelf.next_after(here.id if here is not None else "", done, self.daily(), among)
        number = shelf.names().index(name) + 1
        self._begin(name, Message("puzzle-of-other-day", number=number, count=len(shelf.names())))

    def _known(self) -> frozenset[str]:
        preferences, progress = self._settings.preferences, self._settings.progress
        begun = (lesson for lesson, _ in progress.lessons)
        return frozenset((preferences.game, *preferences.modules, *progress.played, *begun)) | self._archived

    def _keep_archived(self, played: frozenset[str]) -> None:
        self._archived = played

    def _choose_kind(self, kind: str) -> None:
        self._settings.change(puzzle_kind=kind)

    def _begin(self, name: str, day: QDate | Message) -> None:
        try:
            puzzle = shelf.puzzle(name)
        except PuzzleError as fault:
            self._notice.say(fault.message)
            return
        self._day = day if isinstance(day, QDate) else None
        self._route.go()
        self.page.begin(puzzle, day)
        self._tell()

    def _show_look_back(self) -> None:
        puzzle = self.page.puzzle
        if puzzle is not None:
            self._review.go()
            move = self.page.table.transitions[len(puzzle.moves)]
            self._review.page.look(self._settings.preferences.aids, None, move, puzzle.deal.seat)

    @property
    def _answers(self) -> dict[str, str]:
        return dict(self._settings.progress.puzzles)

    @property
    def rating(self) -> Rating:
        return Rating(*(self._settings.progress.puzzle_rating or ()))

    def _keep(self, name: str, answer: Answer, hinted: bool) -> None:
        answers, days = self._answers, dict(self._settings.progress.puzzle_days)
        rating, day = self.rating, self._day or self.today()
        if name not in answers:
            answers[name] = answer.value
            rating = rating.after(shelf.puzzle(name).rating, answer, hinted)
        if name == _of_day(day):
            days.setdefault(day.toString(ISO), answer.value)
        self._settings.change(
            puzzles=tuple(answers.items()),
            puzzle_days=tuple(days.items()),
            puzzle_rating=(rating.points, rating.answers),
        )
        self._tell()

    def _reset(self) -> None:
        self._settings.change(puzzles=(), puzzle_rating=None)
        self._tell()

    def _tell(self) -> None:
        today, found = self.today(), dict[int, Answer]()
        for text, answer in self._settings.progress.puzzle_days:
            day = QDate.fromString(text, ISO)
            if (day.year(), day.month()) == (today.year(), today.month()):
                found[day.day()] = Answer(answer)
        self.page.month.set_content(today, found)
        self.page.month.show_rating(round(self.rating.points), self.rating.answers)


def _of_day(day: QDate) -> str:
    return shelf.of_day(FIRST_DAY.daysTo(day))

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs
from PySide6.QtCore import QDate, QObject, Signal

from ....model.learning.puzzles import shelf
from ....model.learning.puzzles.filters import Filters, Listing
from ....model.learning.puzzles.outline import Outline
from ....model.learning.puzzles.puzzle import PuzzleError
from ....model.learning.puzzles.rating import Answer, Rating, streak
from ....model.rules.core.words.message import Message
from ..navigator import Navigator, Route
from ..review.review_page import ReviewPage
from .list_page import PuzzleListContent, PuzzleListPage
from .progress_panels import CurvePoint
from .puzzle_card import ISO, puzzle_of_day
from .puzzle_cards import Reward
from .puzzle_page import PuzzlePage

if TYPE_CHECKING:
    from ...game.game_storage import GameStorage
    from ...storage.settings import Settings
    from ...widgets.notice import Notice

SHOWN: Final = frozenset(  # parts of the settings on which the list of puzzles depends
    ("puzzles", "puzzle_days", "puzzle_rating", "puzzle_curve", "played", "modules", "lessons")
)


class Puzzles(QObject):
    rule_asked = Signal(str)

    def __init__(
        self, navigator: Navigator, settings: Settings, notice: Notice, storage: GameStorage
    ) -> None:
        super().__init__(navigator)
        self._settings, self._notice, self._storage = settings, notice, storage
        self.list_route = Route(navigator, self._make_list)
        self._route = Route(navigator, self._make_page, parent=self.list_route)
        self._review = Route(navigator, self._make_review, parent=self._route)
        self._archived: frozenset[str] = frozenset()
        self._filters = Filters()
        self._day: QDate | None = None  # None if the current puzzle is not a puzzle of the day
        settings.changed.connect(self._on_settings)

    def _make_list(self) -> PuzzleListPage:
        page = PuzzleListPage()
        page.chosen.connect(self.show_puzzle)
        page.daily_wanted.connect(self.show_daily)
        page.filtered.connect(self._filter)
        self._storage.load_played(self._keep_archived)
        return page

    def _make_page(self) -> PuzzlePage:
        page = PuzzlePage(self._settings)
        page.answered.connect(self._keep)
        page.look_back_asked.connect(self._show_look_back)
        page.another_asked.connect(self.show_another)
        page.daily_asked.connect(self.show_daily)
        page.reset_asked.connect(self._reset)
        page.rule_asked.connect(self.rule_asked)
        return page

    def _make_review(self) -> ReviewPage:
        page = ReviewPage(self.page.table)
        page.rule_asked.connect(self.rule_asked)
        return page

    @property
    def page(self) -> PuzzlePage:
        return self._route.page

    @property
    def list_page(self) -> PuzzleListPage:
        return self.list_route.page

    @staticmethod
    def today() -> QDate:
        return QDate.currentDate()

    def daily(self) -> str:
        return puzzle_of_day(self.today())

    # -- the list

    def show(self) -> None:
        if not shelf.outlines():
            self._notice.show_message(Message("puzzle-none"))
            return
        self._update_list()
        self.list_route.open()

    @property
    def filters(self) -> Filters:
        return attrs.evolve(self._filters, kind=self._settings.preferences.puzzle_kind)

    @property
    def listing(self) -> Listing:
        return Listing(self._known(), self._answers)

    def _filter(self, filters: Filters) -> None:
        self._filters = filters
        self._settings.change(puzzle_kind=filters.kind)
        self.list_page.filter(self.filters, self.listing)

    def _known(self) -> frozenset[str]:
        preferences, progress = self._settings.preferences, self._settings.progress
        begun = (lesson for lesson, _ in progress.lessons)
        return frozenset((preferences.game, *preferences.modules, *progress.played, *begun)) | self._archived

    def _keep_archived(self, played: frozenset[str]) -> None:
        self._archived = played
        if self.list_route.made is not None:
            self._update_list()

    def _on_settings(self, changed: frozenset[str]) -> None:
        if changed & SHOWN and self.list_route.made is not None:
            self._update_list()

    def _update_list(self) -> None:
        today, month = self.today(), self._month()
        self.list_page.set_content(
            PuzzleListContent(
                today,
                shelf.outlines().get(self.daily()),
                month,
                month.get(today.day()),
                self._streak(),
                self.rating,
                self._curve(),
                self.filters,
                self.listing,
            )
        )

    def _days(self) -> dict[QDate, Answer]:
        days = ((QDate.fromString(day, ISO), answer) for day, answer in self._settings.progress.puzzle_days)
        return {day: Answer(answer) for day, answer in days if day.isValid()}

    def _streak(self) -> int:
        return streak([answer for _, answer in sorted(self._days().items(), key=_age)])

    def _month(self) -> dict[int, Answer]:
        here = self.today().year(), self.today().month()
        return {
            day.day(): answer for day, answer in self._days().items() if (day.year(), day.month()) == here
        }

    def _curve(self) -> list[CurvePoint]:
        curve = self._settings.progress.puzzle_curve
        return sorted((CurvePoint(name, *point) for name, point in curve), key=lambda point: point.day)

    # -- a puzzle

    def show_daily(self) -> None:
        if not shelf.names():
            self._notice.show_message(Message("puzzle-none"))
            return
        self._begin(self.daily(), self.today())

    def show_puzzle(self, name: str) -> None:
        if name == self.daily():
            self.show_daily()
            return
        self._begin(name, self._number(name))

    def _number(self, name: str) -> Message:
        listed = [one.id for one in self.listing.matching(self.filters)]
        names = listed if name in listed else shelf.names()
        return Message("puzzle-of-other-day", number=names.index(name) + 1, count=len(names))

    def show_another(self) -> None:
        if (one := self._next()) is not None:
            self.show_puzzle(one.id)

    def _next(self) -> Outline | None:
        """Return the next unsolved puzzle that matches the filters, except today's puzzle."""
        puzzle = self.page.puzzle
        here = shelf.outlines().get(puzzle.id) if puzzle is not None else None
        return self.listing.next_after(here, self.filters, self.daily())

    def _begin(self, name: str, day: QDate | Message) -> None:
        try:
            puzzle = shelf.puzzle(name)
        except PuzzleError as fault:
            self._notice.show_message(fault.message)
            return
        self._day = day if isinstance(day, QDate) else None
        self._update_list()
        self._route.go()
        self.page.gains = self._gains(name)
        self.page.begin(puzzle, day)
        self.list_page.choose(name)
        self._update_page()

    def _show_look_back(self) -> None:
        puzzle = self.page.puzzle
        if puzzle is not None:
            self._review.go()
            move = self.page.table.transitions[len(puzzle.moves)]
            self._review.page.begin(self._settings.preferences.aids, None, move, puzzle.deal.seat)

    @property
    def _answers(self) -> dict[str, str]:
        return dict(self._settings.progress.puzzles)

    @property
    def rating(self) -> Rating:
        return Rating(*(self._settings.progress.puzzle_rating or ()))

    def _gains(self, name: str) -> tuple[int, int] | None:
        return None if name in self._answers else self.rating.gains(shelf.puzzle(name).rating)

    def _keep(self, name: str, answer: Answer, hinted: bool) -> None:
        answers, days = self._answers, dict(self._settings.progress.puzzle_days)
        curve = dict(self._settings.progress.puzzle_curve)
        before = rating = self.rating
        day = self._day or self.today()
        if name not in answers:
            answers[name] = answer.value
            rating = rating.after(shelf.puzzle(name).rating, answer, hinted)
            curve[name] = (self.today().toString(ISO), rating.points)
        if name == puzzle_of_day(day):
            days.setdefault(day.toString(ISO), answer.value)
        self._settings.change(
            puzzles=tuple(answers.items()),
            puzzle_days=tuple(days.items()),
            puzzle_rating=(rating.points, rating.answers),
            puzzle_curve=tuple(curve.items()),
        )
        first = rating != before
        change = round(rating.points) - round(before.points) if first else None
        self.page.gains = None
        self.page.reward = Reward(change, round(rating.points), self._streak() if self._day else 0)
        self._update_page()

    def _reset(self) -> None:
        self._settings.change(puzzles=(), puzzle_rating=None, puzzle_curve=())
        if self.page.puzzle is not None:
            self.page.set_gains(self._gains(self.page.puzzle.id))
        self._update_page()

    def _update_page(self) -> None:
        streak = self._streak() if self._day is not None else None
        self.page.progress.set_content(self.today(), self._days(), self.rating, streak)
        self.page.offer_next(there=self._next() is not None)


def _age(day: tuple[QDate, Answer]) -> int:
    return day[0].toJulianDay()

"""Answers to puzzles: what is stored, and what the pages are told, without a window."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QDate, Signal

from alhambra_desktop.model.learning.puzzles import shelf
from alhambra_desktop.model.learning.puzzles.filters import Filters
from alhambra_desktop.model.learning.puzzles.puzzle import PuzzleError
from alhambra_desktop.model.learning.puzzles.rating import Answer, Rating
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.pages.navigator import Navigator
from alhambra_desktop.views.pages.page import Page
from alhambra_desktop.views.pages.puzzles import puzzles as module
from alhambra_desktop.views.pages.puzzles.puzzle_card import ISO, puzzle_of_day
from alhambra_desktop.views.pages.puzzles.puzzles import Puzzles
from tests.views.fake_pages import Recorded

TODAY = QDate(2026, 11, 24)


class ListPage(Recorded, Page):
    chosen, daily_wanted, filtered = Signal(str), Signal(), Signal(object)


class OnePage(Recorded, Page):
    rule_asked, look_back_asked, another_asked, daily_asked, reset_asked = (
        *(Signal(str), Signal()),
        *(Signal(), Signal(), Signal()),
    )
    answered = Signal(str, object, bool)
    puzzle: Any = None
    gains: Any = "not set"
    reward: Any = None

    def begin(self, puzzle: Any, day: Any) -> None:
        self.puzzle, self.day = puzzle, day


class Review(Recorded, Page):
    rule_asked = Signal(str)


@pytest.fixture
def work(qtbot, settings, monkeypatch) -> Any:
    monkeypatch.setattr(module, "PuzzleListPage", ListPage)
    monkeypatch.setattr(module, "PuzzlePage", OnePage)
    monkeypatch.setattr(module, "ReviewPage", Review)
    monkeypatch.setattr(Puzzles, "today", staticmethod(lambda: TODAY))
    monkeypatch.setattr("alhambra_desktop.views.pages.navigator.apply_style_sheet", lambda _: None)
    navigator = Navigator(LIGHT, None)
    qtbot.addWidget(navigator)
    notice, storage = Mock(), Mock()
    puzzles = Puzzles(navigator, settings, notice, storage)
    return SimpleNamespace(
        puzzles=puzzles, settings=settings, notice=notice, storage=storage, navigator=navigator
    )


def content(work: Any) -> Any:
    return work.puzzles.list_page.set_content.call_args.args[0]


def other_names(work: Any, count: int) -> list[str]:
    return [name for name in shelf.names() if name != work.puzzles.daily()][:count]


def test_the_list_shows_the_month_the_streak_and_the_curve(work):
    days = {1: "solved", 5: "missed", 23: "solved", 24: "nearly"}
    kept = tuple((QDate(2026, 11, day).toString(ISO), answer) for day, answer in days.items())
    elsewhere = (("2026-10-24", "solved"), ("2025-11-02", "solved"), ("nonsense", "solved"))
    names = other_names(work, 3)
    curve = ((names[0], ("2026-11-03", 1210.0)), (names[1], ("2026-11-01", 1190.5)))
    work.settings.change(puzzle_days=(*kept, *elsewhere), puzzle_curve=curve, puzzle_rating=(1210.0, 2))
    work.puzzles.show()
    shown = content(work)
    assert shown.day == TODAY
    assert shown.daily.id == puzzle_of_day(TODAY) == work.puzzles.daily()
    assert shown.month == {day: Answer(answer) for day, answer in days.items()}
    assert shown.answer is Answer.NEARLY
    assert shown.rating == Rating(1210.0, 2)
    assert [(point.name, point.day, point.points) for point in shown.curve] == [
        (names[1], "2026-11-01", 1190.5),
        (names[0], "2026-11-03", 1210.0),
    ]
    assert work.navigator.currentWidget() is work.puzzles.list_page


def test_the_list_is_renewed_only_after_a_change_that_it_shows(work):
    work.settings.change(puzzle_days=())
    assert work.puzzles.list_route.made is None, "no page is created for a change"
    work.puzzles.show()
    calls = work.puzzles.list_page.set_content
    count = calls.call_count
    work.settings.change(aids="purist")
    assert calls.call_count == count
    work.settings.change(puzzles=((shelf.names()[0], "solved"),))
    assert calls.call_count == count + 1
    assert content(work).listing.results == {shelf.names()[0]: "solved"}


def test_expansions_of_archived_games_count_as_known(work):
    work.puzzles.show()
    (keep,) = work.storage.load_played.call_args.args
    assert "camps" not in content(work).listing.played
    keep(frozenset(("camps",)))
    assert "camps" in content(work).listing.played
    work.settings.change(lessons=(("huts", 1),), modules=("vizier",), played=("falconers",))
    assert {"huts", "vizier", "falconers", "alhambra"} <= content(work).listing.played


def test_chosen_filters_are_used_and_only_the_expansion_is_stored(work):
    work.puzzles.show()
    work.puzzles.list_page.filtered.emit(Filters("camps", "easy", "run"))
    filters, listing = work.puzzles.list_page.filter.call_args.args
    assert filters == Filters("camps", "easy", "run") == work.puzzles.filters
    assert listing == work.puzzles.listing
    assert work.settings.preferences.puzzle_kind == "camps"


def test_the_puzzle_of_the_day_and_others_are_begun(work):
    work.puzzles.show_daily()
    page = work.puzzles.page
    assert (page.puzzle.id, page.day) == (work.puzzles.daily(), TODAY)
    assert page.gains == Rating().gains(shelf.puzzle(page.puzzle.id).rating)
    assert work.navigator.currentWidget() is page
    work.puzzles.list_page.choose.assert_called_with(work.puzzles.daily())
    listed = [one.id for one in work.puzzles.listing.matching(work.puzzles.filters)]
    hidden = next(name for name in other_names(work, len(shelf.names()) - 1) if name not in listed)
    shown = next(name for name in listed[1:] if name != work.puzzles.daily())
    for name, counted in ((hidden, list(shelf.names())), (shown, listed)):
        work.puzzles.list_page.chosen.emit(name)
        assert page.puzzle.id == name
        number = counted.index(name) + 1
        assert page.day == Message("puzzle-of-other-day", number=number, count=len(counted))
    work.puzzles.list_page.chosen.emit(work.puzzles.daily())
    assert page.day == TODAY
    page.progress.set_content.assert_called_with(TODAY, {}, Rating(), 0)
    page.left.emit()
    assert work.navigator.currentWidget() is work.puzzles.list_page


def test_the_buttons_of_the_page_lead_to_other_puzzles(work):
    (name,) = other_names(work, 1)
    work.puzzles.show_puzzle(name)
    page = work.puzzles.page
    page.offer_next.assert_called_with(there=True)
    page.another_asked.emit()
    following = page.puzzle.id
    assert following not in (name, work.puzzles.daily())
    page.daily_asked.emit()
    assert page.puzzle.id == work.puzzles.daily()
    work.settings.change(puzzles=tuple((one, "solved") for one in shelf.names()))
    page.another_asked.emit()
    assert page.puzzle.id == work.puzzles.daily(), "there is no other unsolved puzzle"
    work.puzzles.list_page.daily_wanted.emit()
    page.offer_next.assert_called_with(there=False)


@pytest.mark.parametrize("hinted", [False, True])
def test_the_first_answer_counts_for_rating_curve_and_day(work, hinted):
    work.settings.change(puzzle_days=((TODAY.addDays(-1).toString(ISO), "solved"),))
    work.puzzles.show_daily()
    page, name = work.puzzles.page, work.puzzles.daily()
    page.answered.emit(name, Answer.SOLVED, hinted)
    rating = Rating().after(shelf.puzzle(name).rating, Answer.SOLVED, hinted)
    progress = work.settings.progress
    assert progress.puzzles == ((name, "solved"),)
    assert progress.puzzle_rating == (rating.points, 1)
    assert progress.puzzle_curve == ((name, (TODAY.toString(ISO), rating.points)),)
    assert dict(progress.puzzle_days)[TODAY.toString(ISO)] == "solved"
    assert page.gains is None
    reward = page.reward
    assert (reward.change, reward.rating) == (round(rating.points) - 1200, round(rating.points))
    assert reward.streak == 2
    assert page.progress.set_content.call_args.args[2:] == (rating, 2)
    page.answered.emit(name, Answer.MISSED, False)
    assert work.settings.progress == progress, "only the first answer counts"
    assert (page.reward.change, page.reward.rating) == (None, round(rating.points))


@pytest.mark.parametrize("first", list(Answer))
@pytest.mark.parametrize("later", list(Answer))
def test_the_day_keeps_its_first_answer_even_after_a_reset(work, first, later):
    before, name = TODAY.addDays(-1).toString(ISO), work.puzzles.daily()
    work.settings.change(puzzle_days=((before, "solved"),))
    work.puzzles.show_daily()
    page = work.puzzles.page
    page.answered.emit(name, first, False)
    streak = page.reward.streak
    assert streak == (2 if first is Answer.SOLVED else 0)
    for reset in (False, True):
        if reset:
            page.reset_asked.emit()
        page.answered.emit(name, later, False)
        assert dict(work.settings.progress.puzzle_days) == {
            before: "solved",
            TODAY.toString(ISO): first.value,
        }
        assert page.progress.set_content.call_args.args[1][TODAY] is first
        assert page.reward.streak == streak
        assert (page.reward.change is not None) == reset, "after a reset, the rating counts again"
    assert work.settings.progress.puzzles == ((name, later.value),)


def test_an_earlier_answer_leaves_the_rating_but_counts_for_the_day(work):
    name = work.puzzles.daily()
    work.settings.change(puzzles=((name, "missed"),), puzzle_rating=(1190.0, 1))
    work.puzzles.show_daily()
    work.puzzles.page.answered.emit(name, Answer.SOLVED, False)
    progress = work.settings.progress
    assert progress.puzzle_days == ((TODAY.toString(ISO), "solved"),)
    assert (progress.puzzles, progress.puzzle_rating) == (((name, "missed"),), (1190.0, 1))
    assert work.puzzles.page.reward.change is None


def test_an_answer_to_another_puzzle_does_not_count_for_the_day(work):
    (name,) = other_names(work, 1)
    work.puzzles.show_puzzle(name)
    work.puzzles.page.answered.emit(name, Answer.MISSED, False)
    assert work.settings.progress.puzzle_days == ()
    assert work.settings.progress.puzzles == ((name, "missed"),)
    assert work.puzzles.page.reward.streak == 0
    assert work.puzzles.page.reward.change < 0


def test_a_puzzle_begun_before_midnight_counts_for_its_day(work, monkeypatch):
    work.puzzles.show_daily()
    name = work.puzzles.daily()
    monkeypatch.setattr(Puzzles, "today", staticmethod(lambda: TODAY.addDays(1)))
    work.puzzles.page.answered.emit(name, Answer.NEARLY, False)
    assert work.settings.progress.puzzle_days == ((TODAY.toString(ISO), "nearly"),)


def test_a_reset_forgets_answers_and_rating_but_not_the_days(work):
    work.puzzles.show_daily()
    name = work.puzzles.daily()
    work.puzzles.page.answered.emit(name, Answer.SOLVED, False)
    work.puzzles.page.reset_asked.emit()
    progress = work.settings.progress
    assert (progress.puzzles, progress.puzzle_rating, progress.puzzle_curve) == ((), None, ())
    assert len(progress.puzzle_days) == 1
    work.puzzles.page.set_gains.assert_called_with(Rating().gains(shelf.puzzle(name).rating))
    assert work.puzzles.page.progress.set_content.call_args.args[2] == Rating()


def test_the_game_of_a_puzzle_is_reviewed_at_the_puzzle(work):
    work.puzzles.show_daily()
    page = work.puzzles.page
    moves = [object() for _ in range(len(page.puzzle.moves) + 2)]
    page.table.transitions = moves
    page.look_back_asked.emit()
    review = work.navigator.currentWidget()
    assert review.args == (page.table,)
    aids, analyst, move, viewer = review.begin.call_args.args
    assert (aids, analyst, viewer) == ("normal", None, page.puzzle.deal.seat)
    assert move is moves[len(page.puzzle.moves)]
    asked = []
    work.puzzles.rule_asked.connect(asked.append)
    review.rule_asked.emit("B-1")
    page.rule_asked.emit("B-2")
    assert asked == ["B-1", "B-2"]


def test_damaged_and_missing_puzzles_are_reported(work, monkeypatch):
    def damaged(name: str) -> None:
        raise PuzzleError(Message("puzzle-none"))

    monkeypatch.setattr(shelf, "puzzle", damaged)
    work.puzzles.show_daily()
    work.notice.show_message.assert_called_with(Message("puzzle-none"))
    assert work.navigator.currentWidget() is None
    work.notice.reset_mock()
    monkeypatch.setattr(shelf, "names", tuple)
    monkeypatch.setattr(shelf, "outlines", dict)
    work.puzzles.show_daily()
    work.puzzles.show()
    assert work.notice.show_message.call_count == 2
    assert work.navigator.currentWidget() is None

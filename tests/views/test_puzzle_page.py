"""The page of a puzzle: short tests that share one page, with a judge that answers when a test says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QDate, QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from alhambra_desktop.model.learning.analysis.verdict import Interval, Shortfall
from alhambra_desktop.model.learning.puzzles import shelf
from alhambra_desktop.model.learning.puzzles.goals import goal_of
from alhambra_desktop.model.learning.puzzles.outline import level_of
from alhambra_desktop.model.learning.puzzles.rating import Answer, Rating
from alhambra_desktop.model.players.explain.explanation import ExactPayments, Explanation, LongerRun
from alhambra_desktop.model.rules.core.engine.action import EndTurn, PlacingAction, TakeMoney, turn_order
from alhambra_desktop.model.rules.core.places.places import Row
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.pages.puzzles import puzzle_page
from alhambra_desktop.views.pages.puzzles.level_stars import level_name
from alhambra_desktop.views.pages.puzzles.puzzle_cards import HIGH, AnswerVerdict, Reward, verdict_of
from alhambra_desktop.views.pages.puzzles.puzzle_page import PuzzlePage
from alhambra_desktop.views.pages.puzzles.puzzle_words import (
    _only_in,
    origin_words,
    reasons_words,
    short_words,
    standing_words,
    task_words,
    title_words,
    verdict_sentence,
)
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import capital
from alhambra_desktop.words import phrase, say
from tests.windows import SHARED

NAME, DAY = "000003", QDate(2026, 11, 24)
LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key
NOTHING = Explanation((), ())


class Judge(QObject):
    """A judge that records questions."""

    answered, failed = Signal(dict), Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[dict[str, Any]] = []
        self.forgotten = 0

    def ask(self, question: dict[str, Any]) -> None:
        self.asked.append(question)

    def forget(self) -> None:
        self.forgotten += 1

    def close(self) -> None:
        self.forgotten += 1


@pytest.fixture(scope="module")
def shared(qapp, tmp_path_factory) -> Iterator[PuzzlePage]:
    file = tmp_path_factory.mktemp("shared") / "settings.json"
    file.write_text('{"own_speed": "off", "others_speed": "off", "theme": "light"}')
    page = PuzzlePage(Settings(file), judge=Judge())  # type: ignore[arg-type]
    SHARED.append(page)
    page.resize(1280, 770)
    page.show()
    page.activateWindow()
    QTest.qWaitForWindowActive(page)
    page.setUpdatesEnabled(False)  # these tests only read and use controls, and need no painting
    yield page
    SHARED.remove(page)
    page.on_closed()
    page.hide()
    page.deleteLater()


@pytest.fixture
def page(shared, monkeypatch) -> PuzzlePage:
    """Return the page at the start of a puzzle."""
    monkeypatch.setattr(puzzle_page, "Flourish", lambda *_, **__: None)
    shared.set_gains((8, -8))
    shared.offer_next(there=True)
    shared.begin(shelf.puzzle(NAME), DAY)
    shared.judge.asked.clear()
    return shared


def taking(page: PuzzlePage) -> TakeMoney:
    return next(action for action in page.table.offers() if isinstance(action, TakeMoney))


def take_and_end(page: PuzzlePage) -> None:
    page.table.submit(taking(page))
    page.table.submit(EndTurn())


def judged(page: PuzzlePage, points: float, monkeypatch) -> None:
    """Let the judge answer that the turn is some points worse than the best one."""
    found = Shortfall(
        Interval(points, points - 1, points + 1), NOTHING, Explanation((), (LongerRun(2.0, "wall", 4, 6),))
    )
    monkeypatch.setattr(puzzle_page, "loaded", lambda *_: found)
    page.judge.answered.emit({})


def test_the_cards_show_the_puzzle_and_its_day(page):
    puzzle = page.puzzle
    assert page.goal.day.text() == phrase("puzzle-of-day", date="24 November")
    assert page.goal.difficulty.word.text() == level_name(level_of(puzzle.rating))
    tip = page.goal.difficulty.toolTip()
    assert tip == capital(phrase("puzzle-difficulty", rating=puzzle.rating))
    assert page.goal.title.text() == title_words(puzzle) == page.goal.accessibleName()
    assert page.goal.accessibleDescription() == task_words(puzzle)
    assert page.goal.origin.text() == origin_words(puzzle)
    assert [box.name.accessibleDescription() for box in page.goal.boxes if box.isVisible()] == [
        phrase("puzzle-open")
    ] * len(puzzle.goals)
    shown = [box.text.text() for box in page.goal.boxes if box.isVisible()]
    assert shown == [standing_words(goal, page.line_so_far()) for goal in puzzle.goals]
    assert page.page.view.hasFocus()
    page.begin(puzzle, Message("puzzle-of-other-day", number=4, count=9))
    assert page.goal.day.text() == phrase("puzzle-of-other-day", number=4, count=9)


def test_a_turn_is_listed_judged_and_can_be_repeated(page, qtbot, monkeypatch):
    ahead = [phrase("puzzle-deed-open"), phrase("puzzle-deed-extra")]
    assert [box.text.text() for box in page.line.boxes if box.isVisible()] == ahead
    assert page.answer.how.text() == phrase("puzzle-answer-how")
    page.table.submit(taking(page))
    first = page.line.boxes[0]
    assert first.text.text() != phrase("puzzle-deed-open")
    assert not first.picture.pixmap().isNull()
    page.page.run_command("undo")
    assert page.line.boxes[0].text.text() == phrase("puzzle-deed-open")
    page.table.submit(taking(page))
    told = []
    page.answered.connect(lambda *args: told.append(args))
    qtbot.waitUntil(page.answer.end.isEnabled)
    qtbot.mouseClick(page.answer.end, LEFT)
    assert page.answer.how.text() == phrase("puzzle-judging")
    (question,) = page.judge.asked
    assert set(question) == {"game", "place", "best"}
    assert len(question["best"]) == len(page.puzzle.answer)
    assert not page.line.hint.isVisible()
    assert not page.line.solution.isEnabled()
    assert not page.answer.end.isVisible()
    assert not told
    judged(page, 9.0, monkeypatch)
    assert told == [(NAME, Answer.MISSED, False)]
    assert page.shown_verdict.sign == "mistake"
    assert page.shown_verdict.figure == short_words(Shortfall(Interval(9.0, 8.0, 10.0), NOTHING, NOTHING))
    assert page.answer.again.hasFocus()
    assert page.line.solution.isEnabled()
    forgotten = page.judge.forgotten
    qtbot.mouseClick(page.answer.again, LEFT)
    assert page.judge.forgotten == forgotten + 1
    assert page.shown_verdict is None
    assert page.table.can_end_turn is False
    assert page.page.view.hasFocus()
    page.answered.disconnect()


@pytest.mark.parametrize(("points", "sign"), [(0.2, "doubtful"), (9.0, "mistake")])
def test_the_verdict_depends_on_points_and_goals(page, monkeypatch, points, sign):
    take_and_end(page)
    judged(page, points, monkeypatch)
    assert page.shown_verdict.sign == sign
    assert page.answer.box.name.text() == page.shown_verdict.name
    assert page.answer.box.figure.text() == page.shown_verdict.figure


def test_hints_name_one_deed_after_the_other(page, qtbot):
    deeds = [one for one in page.puzzle.answer if not isinstance(one, PlacingAction) and not one.unmentioned]
    assert page.line.hinted.text() == phrase("puzzle-gains", alone="+8", hinted="−8")
    for count in range(1, len(deeds) + 1):
        assert page.line.hint.isEnabled()
        page.page.run_command("hint")
        turn = turn_order(page.puzzle.book, deeds[:count])
        assert page.line.hinted.text() == phrase("puzzle-hinted", turn=turn)
    assert not page.line.hint.isEnabled()
    page.hint()
    assert page.hints == len(deeds)
    page.set_gains(None)
    assert page.line.hinted.text() == phrase("puzzle-hinted-free", turn=turn_order(page.puzzle.book, deeds))
    page.try_again()
    assert page.hints == len(deeds), "hints are kept when a puzzle is restarted"
    page.begin(page.puzzle, DAY)
    assert page.hints == 0
    assert page.line.hinted.text() == phrase("puzzle-hint-free")


def test_an_answer_after_a_hint_says_so(page, qtbot, monkeypatch):
    page.hint()
    take_and_end(page)
    with qtbot.waitSignal(page.answered) as told:
        judged(page, 0.0, monkeypatch)
    assert told.args[2] is True


def test_the_solution_counts_as_missed_and_is_shown(page, qtbot, monkeypatch):
    told = []
    page.answered.connect(lambda *args: told.append(args))
    qtbot.mouseClick(page.line.solution, LEFT)
    page.answered.disconnect()
    assert told == [(NAME, Answer.MISSED, False)]
    assert page.answer.how.text() == phrase("puzzle-showing")
    assert not page.line.solution.isEnabled()
    assert not page.page.bar.end_turn.isEnabled()
    assert page._timer.isActive()
    monkeypatch.setattr(type(page.page.director), "busy", True)
    page._timer.timeout.emit()
    assert len(page._solution) == len(page.puzzle.answer), "the page waits for the animation"
    monkeypatch.setattr(type(page.page.director), "busy", False)
    for _ in page.puzzle.answer:
        page._timer.timeout.emit()
        assert page._timer.isActive()
    page._timer.timeout.emit()
    (question,) = page.judge.asked
    assert question["best"]
    assert not page._timer.isActive()
    judged(page, 0.0, monkeypatch)
    assert (page.shown_verdict.sign, page.shown_verdict.name) == ("good", phrase("puzzle-shown"))
    assert all(
        box.name.accessibleDescription() == phrase("puzzle-reached")
        for box in page.goal.boxes
        if box.isVisible()
    )
    assert page.line.solution.isEnabled()


def test_the_solution_after_an_answer_is_not_another_answer(page, qtbot, monkeypatch):
    take_and_end(page)
    page.show_solution()
    assert not page._timer.isActive(), "not while the judge works"
    judged(page, 9.0, monkeypatch)
    with qtbot.assertNotEmitted(page.answered):
        page.show_solution()
    assert page._timer.isActive()
    page.close_down()
    assert not page._timer.isActive()


def test_a_judge_that_fails_is_reported(page):
    take_and_end(page)
    page.judge.failed.emit(Message("puzzle-none"))
    assert (page.shown_verdict.sign, page.shown_verdict.name) == ("", phrase("puzzle-unjudged"))
    assert page.line.solution.isEnabled()


def test_a_solved_puzzle_offers_the_next_one_with_its_reward(page, qtbot, monkeypatch):
    said = []
    monkeypatch.setattr(page.page.reading, "announce", said.append)
    page.reward = Reward(4, 1204, 3)
    page._show_verdict(lambda: verdict_of(Answer.SOLVED, "", "Reached."))
    page._over = True
    page._follow()
    assert page.answer.reward.text() == page.reward.text
    assert page.answer.next.isVisible()
    assert said[-1]() == f"{say(Message('puzzle-solved'))}. Reached. {page.reward.text}"
    page.offer_next(there=False)
    page._follow()
    assert not page.answer.next.isVisible()
    assert not page.another.isEnabled()


@pytest.mark.parametrize("streak", [None, 2])
def test_week_and_streak_belong_to_puzzles_of_the_day(page, streak):
    page.progress.set_content(DAY, {}, Rating(1200.0, 3), streak)
    for part in (page.progress.days, page.progress.streak):
        assert part.isHidden() is (streak is None)
    assert not page.progress.points.isHidden()


def test_the_buttons_of_the_cards_ask_for_other_pages(page, qtbot):
    for button, signal in (
        (page.another, page.another_asked),
        (page.daily, page.daily_asked),
        (page.goal.look_back, page.look_back_asked),
    ):
        with qtbot.waitSignal(signal):
            button.click()
    page.progress.set_content(DAY, {}, Rating(1200.0, 3), 0)
    page.progress.reset.click()
    with qtbot.waitSignal(page.reset_asked):
        page.progress.reset.click()
    page.page.rule_asked.connect(lambda: None)
    with qtbot.waitSignal(page.rule_asked) as asked:
        page.page.rule_asked.emit("B-1")
    assert asked.args == ["B-1"]
    with qtbot.waitSignal(page.another_asked):
        page.answer.next_wanted.emit()


def test_enter_presses_every_button_of_the_panel(page):
    for button in page.panel.findChildren(QPushButton):
        assert button.autoDefault(), button.text()


def test_the_turn_is_ended_in_the_panel_and_undone_in_the_bar(page):
    page.page.refresh.now()
    assert page.answer.end.isVisible()
    assert not page.page.bar.end_turn.isVisible()
    assert page.page.bar.undo.isVisible()


def test_only_other_puzzles_link_to_the_puzzle_of_the_day(page):
    assert not page.daily.isVisible()
    page.begin(page.puzzle, Message("puzzle-of-other-day", number=4, count=9))
    assert page.daily.isVisible()


def test_esc_puts_a_lifted_piece_back_before_it_leaves(page, qtbot):
    page.page.view.setFocus()
    page.page.controller.pick(page.page.stage.snapshot.table.at(Row())[0].id)
    assert page.page.controller.selection.lifted
    with qtbot.assertNotEmitted(page.left):
        QTest.keyClick(page.page.view, Key.Key_Escape)
    assert not page.page.controller.selection.lifted
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.page.view, Key.Key_Escape)


def test_f6_moves_between_the_table_and_the_cards(page):
    page.page.view.setFocus()
    page._change_focus()
    assert page.line.hint.hasFocus()
    page._change_focus()
    assert page.page.view.hasFocus()
    page.table.submit(taking(page))
    page.page.refresh.now()
    page._change_focus()
    assert page.answer.end.hasFocus()


def test_the_page_allows_only_what_belongs_to_a_turn(page):
    assert page.page.accepts("end-turn")
    assert page.page.accepts("undo")
    assert not page.page.accepts("replay")
    assert page.command_page is page.page
    take_and_end(page)
    assert not page.page.accepts("undo")
    assert page.page.accepts("zoom-in")
    assert page._bar_line() == (Message("puzzle-bar"), [Message("puzzle-bar-answered")])


def test_the_panel_is_beside_the_table(page):
    page._arrange()
    panel = page.panel.geometry()
    assert panel.right() < page.width()
    assert panel.bottom() < page.height() - page.page.bar.height()
    assert panel.left() >= page.page.view.geometry().right()
    assert page.page.geometry().bottom() == page.rect().bottom()


def test_a_low_panel_has_one_box_for_actions_to_come(page, qtbot):
    def boxes() -> int:
        return sum(box.isVisible() for box in page.line.boxes)

    for height, count in ((770, 2), (HIGH, 1), (770, 2)):
        page.resize(1280, height)
        qtbot.waitUntil(lambda count=count: boxes() == count)


def test_new_words_are_used_everywhere(page):
    names = ["old", "new"]
    page._show_verdict(lambda: AnswerVerdict("good", names.pop(0)))
    page.retranslate()
    assert page.shown_verdict.name == "new"
    assert page.answer.box.name.text() == "new"


# -- words


def test_reasons_that_only_the_best_turn_has():
    longer, exact = LongerRun(2.0, "wall", 4, 6), ExactPayments(1.0, 1)
    best = Explanation((), (longer, exact))
    assert _only_in(best, NOTHING) == [longer]
    assert _only_in(best, Explanation((), (LongerRun(0.5, "wall", 4, 6),))) == []


def test_a_verdict_without_reasons_or_goals():
    book, goals = shelf.puzzle(NAME).book, [goal_of("exact 1"), goal_of("run wall 4")]
    same = Explanation((), (LongerRun(2.0, "wall", 4, 6),))
    equal = Shortfall(Interval(2.0, 1.0, 3.0), same, same)
    assert verdict_sentence(book, Answer.MISSED, equal, goals, ()) == phrase("puzzle-equal-otherwise")
    assert "exact" in verdict_sentence(book, Answer.MISSED, equal, goals, goals[:1])
    many = Explanation((), tuple(LongerRun(3.0 - at, "wall", 4, 6 + at) for at in range(3)))
    worse = Shortfall(Interval(2.0, 1.0, 3.0), NOTHING, many)
    costs = verdict_sentence(book, Answer.MISSED, worse, goals, goals[:1])
    things = tuple(reason.message(book) for reason in many.reasons[:2])
    assert costs == phrase("puzzle-costs", things=things)
    solved = verdict_sentence(book, Answer.SOLVED, Shortfall(worse.short, many, NOTHING), goals, ())
    assert solved == reasons_words(book, many)


@pytest.mark.parametrize(("points", "as_good"), [(0.4, True), (0.6, False), (2.6, False)])
def test_a_loss_that_rounds_to_nothing_counts_as_none(points, as_good):
    text = short_words(Shortfall(Interval(points, 0.0, 5.0), NOTHING, NOTHING))
    assert (text == phrase("puzzle-as-good")) == as_good
    assert as_good or str(round(points)) in text

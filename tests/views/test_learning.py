"""The list of lessons, the card of the start page and the coach, without a window."""

from __future__ import annotations

from itertools import combinations
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QMainWindow

from alhambra_desktop.model.learning.coach import OCCASIONS, Remark
from alhambra_desktop.model.learning.lesson import course, lesson_words, lessons
from alhambra_desktop.model.rules.core.engine.action import TakeMoney
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.pages.lessons.coach import Coach, CoachCard
from alhambra_desktop.views.pages.lessons.learn_card import LearnCard
from alhambra_desktop.views.pages.lessons.learn_page import LearnPage
from alhambra_desktop.views.pages.lessons.learning import Learning
from alhambra_desktop.views.pages.navigator import Navigator
from alhambra_desktop.views.pages.table.table_page import TablePage
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.menu import MenuBar
from alhambra_desktop.words import say
from tests.sweeps import in_each_language

LEFT = Qt.MouseButton.LeftButton
WHOLE = {name: len(lesson.steps) for name, lesson in lessons().items()}
BASE = {lesson.id: len(lesson.steps) for lesson in course()}


@pytest.fixture
def page(qtbot):
    page = LearnPage()
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show_progress({})
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    return page


def proposed(page: LearnPage) -> list[str]:
    return [name for name, button in page.buttons.items() if button.isDefault()]


@pytest.mark.parametrize(
    ("done", "name"),
    [
        ({}, ["1"]),
        ({"1": WHOLE["1"]}, ["2"]),
        ({"1": 2, "2": WHOLE["2"]}, ["1"]),
        (BASE, []),
        ({**BASE, "huts": 1}, [next(name for name in WHOLE if name not in BASE)]),
        (WHOLE, []),
    ],
)
def test_the_first_unfinished_lesson_is_proposed(page, done, name):
    page.show_progress(done)
    assert proposed(page) == name
    page.propose()
    assert page.focusWidget() is (page.buttons[name[0]] if name else page.game)


def test_a_lesson_is_begun_continued_or_repeated(page):
    page.show_progress({"1": WHOLE["1"], "2": 2})
    texts = [page.buttons[name].text().replace("&", "") for name in ("1", "2", "3")]
    assert texts == ["Repeat", "Continue", "Start"]
    stars = [page.entries[name].stars for name in ("1", "2", "3")]
    assert [(one.done, one.count) for one in stars] == [(5, 5), (2, 6), (0, WHOLE["3"])]
    assert [one.accessibleName() for one in stars[:2]] == ["5 of 5 steps done", "2 of 6 steps done"]
    words = lesson_words("en")["2"]
    assert page.buttons["2"].accessibleName() == f"Continue: {words.title}"
    assert page.buttons["2"].accessibleDescription() == words.goal


def test_a_card_can_be_pressed_anywhere(page, qtbot):
    chosen: list[str] = []
    page.lesson_chosen.connect(chosen.append)
    page.propose()
    for name in ("2", "huts"):
        entry = page.entries[name]
        at = entry.rect().bottomLeft() + QPoint(12, -12)
        qtbot.mouseClick(entry.childAt(at), Qt.MouseButton.LeftButton, pos=at)
    qtbot.keyClick(page.buttons["1"], Qt.Key.Key_Return)
    assert chosen == ["2", "huts", "1"]


def test_the_buttons_of_the_list_of_lessons(page, qtbot):
    told: list[object] = []
    page.lesson_chosen.connect(told.append)
    page.game_chosen.connect(lambda: told.append("game"))
    page.puzzle_chosen.connect(lambda: told.append("puzzle"))
    page.rules_chosen.connect(lambda: told.append("rules"))
    page.keys_chosen.connect(lambda: told.append("keys"))
    page.left.connect(lambda: told.append("left"))
    for button in (page.buttons["3"], page.buttons["huts"], page.game, page.puzzle, page.rules, page.keys):
        button.click()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    page.header.leave.click()
    assert told == ["3", "huts", "game", "puzzle", "rules", "keys", "left", "left"]


def test_f6_moves_between_the_two_cards_of_lessons(page, qtbot):
    page.propose()
    assert page.buttons["1"].hasFocus()
    qtbot.keyClick(page.buttons["1"], Qt.Key.Key_F6)
    first = next(name for name in WHOLE if name not in BASE)
    assert page.buttons[first].hasFocus()
    qtbot.keyClick(page.buttons[first], Qt.Key.Key_F6)
    assert page.buttons["1"].hasFocus()


def test_returning_to_the_list_proposes_a_lesson_only_after_progress(page):
    page.on_entered()
    assert page.buttons["1"].hasFocus()
    page.buttons["huts"].setFocus()
    page.on_covered()
    page.on_uncovered()
    assert page.buttons["huts"].hasFocus()
    page.on_covered()
    page.show_progress({"1": WHOLE["1"]})
    page.on_uncovered()
    assert page.buttons["2"].hasFocus()


def test_a_hidden_list_is_written_when_it_is_shown(qtbot):
    page = LearnPage()
    qtbot.addWidget(page)
    page.show_progress({"1": WHOLE["1"]})
    assert page.buttons["1"].text() == ""
    page.show()
    assert page.buttons["1"].text().replace("&", "") == "Repeat"
    page.hide()
    page.show_progress({})
    assert page.buttons["1"].text().replace("&", "") == "Repeat"
    page.show()
    assert page.buttons["1"].text().replace("&", "") == "Start"


@pytest.mark.parametrize(
    ("width", "beside", "columns"),
    [(1280, True, 3), (1180, True, 3), (1179, False, 3), (700, False, 2), (480, False, 1)],
)
def test_the_cards_of_lessons_lie_beside_or_below_each_other(page, qtbot, width, beside, columns):
    page.setMinimumSize(1, 1)
    page.resize(width, 770)
    page.resize(width, 769)
    qtbot.waitUntil(lambda: (page.modules.x() > page.course.x()) is beside)
    first = page.entries["1"].y()
    qtbot.waitUntil(lambda: sum(page.entries[name].y() == page.entries["1"].y() for name in BASE) == columns)
    assert first == page.entries["1"].y()


def test_pictures_of_lessons_are_painted_later(page, qtbot):
    pictures = [entry.picture for name, entry in page.entries.items() if name not in BASE]
    qtbot.waitUntil(lambda: not any(picture.pixmap.isNull() for picture in pictures), timeout=20_000)
    assert all(abs(picture.pixmap.width() - picture.width()) < picture.width() / 2 for picture in pictures)
    assert {picture.width() for picture in pictures} == {52}
    page.set_theme(DARK)
    assert {entry.theme for entry in page.entries.values()} == {DARK}


def test_each_lesson_of_the_base_game_shows_a_scene_of_the_theme(page):
    pictures = [page.entries[name].picture for name in BASE]
    assert {picture.size().toTuple() for picture in pictures} == {(96, 96)}
    light = [picture.grab().toImage() for picture in pictures]
    assert all(one != other for one, other in combinations(light, 2))
    page.set_theme(DARK)
    assert all(picture.grab().toImage() != before for picture, before in zip(pictures, light, strict=True))


@pytest.mark.parametrize("width", [1280, 1050])
def test_a_long_title_of_a_lesson_stays_on_one_line(page, qtbot, width):
    page.setMinimumSize(1, 1)
    page.resize(width, 770)
    entry = page.entries["8"]
    title = entry.findChildren(QLabel)[0]
    entry.set_content("Short", "A sentence.")
    qtbot.waitUntil(lambda: title.font().pixelSize() == 16)
    entry.set_content(
        "When scoring rounds come" if width < 1180 else "When are the scoring rounds?", "A sentence."
    )
    assert 14 <= title.font().pixelSize() < 16
    qtbot.waitUntil(lambda: title.heightForWidth(title.width()) <= entry.arch.height())


def test_the_stars_of_an_expansion_lesson_are_left_of_its_chevron(page):
    for name, entry in page.entries.items():
        if name not in BASE:
            assert entry.stars.geometry().right() < entry.width() - 20


@pytest.mark.parametrize("language", in_each_language())
def test_all_lessons_fit_without_scrolling(page, qtbot, spoken, language):
    SPOKEN.speak(language)
    page.retranslate()
    qtbot.waitUntil(lambda: not page._area.verticalScrollBar().isVisible())


# -- the card of the start page


def test_the_card_of_the_start_page_offers_the_next_lesson(qtbot):
    card, told = LearnCard(FaceCache(), {"1": WHOLE["1"], "2": 1}, 120), []
    qtbot.addWidget(card)
    card.lesson_chosen.connect(told.append)
    card.list_chosen.connect(lambda: told.append("list"))
    assert card.next_lesson == "2"
    assert (card.stars.done, card.stars.count) == (1, 9)
    assert card.stars.accessibleName() == "1 of 9 done"
    assert card.begin.text().replace("&", "") == "Continue"
    assert "Pay the exact price" in card.begin.accessibleDescription()
    card.begin.click()
    card.everything.click()
    assert told == ["2", "list"]
    card.show_progress({"1": WHOLE["1"]})
    assert card.begin.text().replace("&", "") == "Start"
    card.show_progress(BASE)
    assert card.next_lesson == ""
    assert card.begin.parentWidget().isHidden()
    assert card.stars.done == 9
    card.set_theme(DARK)
    assert (card.theme, card.stars.theme) == (DARK, DARK)


# -- the way from the list to a lesson and back


class Told:
    """Notes the messages that a window would show."""

    def __init__(self) -> None:
        self.messages: list[Message] = []

    def show_message(self, message: Message) -> None:
        self.messages.append(message)


@pytest.fixture
def window(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def learning(window, settings):
    navigator = Navigator(LIGHT, window)
    window.setCentralWidget(navigator)
    window.resize(1280, 800)
    learning = Learning(navigator, settings, cast("Any", Told()), MenuBar(window))
    window.show()
    yield learning
    navigator.close_pages()


def test_a_lesson_continues_where_it_was_left(learning, settings):
    settings.change(lessons=(("1", WHOLE["1"]), ("2", 3)))
    learning.show()
    navigator = learning.learn.parentWidget()
    assert navigator.currentWidget() is learning.learn
    learning.learn.buttons["2"].click()
    assert navigator.currentWidget() is learning.lesson
    assert (learning.lesson.lesson.id, learning.lesson.step) == ("2", 3)
    learning.lesson.show_step(4)
    assert dict(settings.progress.lessons) == {"1": 5, "2": 4}
    learning.lesson.left.emit()
    assert navigator.currentWidget() is learning.learn
    assert learning.learn.entries["2"].stars.done == 4
    learning.begin("1")
    assert learning.lesson.step == 0, "a finished lesson begins again"
    learning.lesson.show_step(2)
    assert dict(settings.progress.lessons)["1"] == 5, "and stays finished"


def test_the_next_lesson_follows_a_finished_one(learning, settings):
    settings.change(lessons=(("1", 4),))
    learning.show("1")
    learning.lesson.finished.emit("1")
    assert (learning.lesson.lesson.id, learning.lesson.step) == ("2", 0)
    settings.change(lessons=tuple(sorted(BASE.items())))
    learning.lesson.finished.emit("9")
    assert learning.learn.parentWidget().currentWidget() is learning.learn


def test_the_list_passes_on_what_is_wanted(learning):
    told: list[object] = []
    learning.rule_asked.connect(told.append)
    learning.keys_asked.connect(lambda: told.append("keys"))
    learning.game_chosen.connect(lambda: told.append("game"))
    learning.puzzle_chosen.connect(lambda: told.append("puzzle"))
    learning.show()
    for button in (learning.learn.rules, learning.learn.keys, learning.learn.game, learning.learn.puzzle):
        button.click()
    assert told == ["", "keys", "game", "puzzle"]


# -- the coach


@pytest.fixture
def table(qtbot, settings):
    """Return the page of a coached game, and its coach."""
    page = TablePage(GameTable(), settings)
    qtbot.addWidget(page)
    page.resize(1280, 774)
    settings.change(coached=25)
    coach = Coach(page, settings)
    page.table.begin(parse_new("human,human seed=25"))
    page.show()
    page.on_entered()
    page.phase.lift_curtain()
    return page, coach


def test_the_coach_remarks_on_a_decision_once(table, settings):
    page, coach = table
    page.updated.emit()
    assert coach.card.isVisible()
    assert coach.card.remark.occasion.id == "begins"
    assert page.snapshots.aids == "trainer"
    assert settings.progress.coach_said == ("begins",)
    assert coach.card.geometry().right() == page.width() - 1
    hand = page.stage.hand
    assert coach.card.geometry().bottom() < page.view.mapFromScene(hand.scene_rect(hand.inner).topLeft()).y()
    coach.card.close_it.click()
    assert not coach.card.isVisible()
    page.updated.emit()
    assert not coach.card.isVisible()


def test_the_coach_is_silenced_permanently(table, settings):
    page, coach = table
    page.updated.emit()
    coach.card.silence.click()
    assert not coach.card.isVisible()
    assert not settings.progress.coach
    coach._begin()
    page.updated.emit()
    assert not coach.card.isVisible()


def test_other_games_have_no_coach(table, settings):
    page, coach = table
    settings.change(coached=26)
    page.table.begin(parse_new("human,human seed=25"))
    page.updated.emit()
    assert not coach.card.isVisible()
    assert page.snapshots.aids != "trainer"


def test_f6_moves_between_the_coach_and_the_table(table, qtbot):
    page, coach = table
    page.activateWindow()
    page.updated.emit()
    page.view.setFocus()
    qtbot.keyClick(page.view, Qt.Key.Key_F6)
    assert coach.card.close_it.hasFocus()
    qtbot.keyClick(coach.card.close_it, Qt.Key.Key_F6)
    assert page.view.hasFocus()
    coach.card.close_it.setFocus()
    qtbot.keyClick(coach.card.close_it, Qt.Key.Key_Escape)
    assert not coach.card.isVisible()
    assert page.view.hasFocus()


def test_a_move_can_be_taken_back_from_the_card_of_the_coach(table):
    page, coach = table
    before = page.table.state
    page.table.submit(TakeMoney((page.table.state.row[0],)))
    assert page.table.state != before
    page.updated.emit()
    coach.card.undo.click()
    assert page.table.state == before
    assert not coach.card.isVisible()


def test_the_card_of_the_coach(qtbot):
    card, told = CoachCard(FaceCache()), []
    qtbot.addWidget(card)
    card.understood.connect(lambda: told.append("close"))
    card.undo_wanted.connect(lambda: told.append("undo"))
    card.silenced.connect(lambda: told.append("silence"))
    card.set_theme(LIGHT)
    with_undo, without = (next(one for one in OCCASIONS if one.undo is undo) for undo in (True, False))
    card.set_content(Remark(without, Message("coach-begins")))
    assert card.undo.isHidden()
    assert card.text.text() == say(Message("coach-begins"))
    assert say(without.why) in card.accessibleDescription()
    assert f'href="{without.rule}"' in card.why.text()
    card.set_content(Remark(with_undo, Message("coach-begins")))
    assert not card.undo.isHidden()
    assert card.close_it.isDefault()
    for button in (card.close_it, card.undo, card.silence):
        button.click()
    assert told == ["close", "undo", "silence"]

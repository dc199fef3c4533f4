"""Steps of lessons on a page by itself: what finishes a step, what the card says, and where the parts lie."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from alhambra_desktop.model.learning.lesson import lesson_words, lessons
from alhambra_desktop.model.rules.core.places.places import CitySquare, Reserve, Tray
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.pages.lessons import lesson_page
from alhambra_desktop.views.pages.lessons.card import (
    NEXT,
    PUT_BACK,
    Choices,
    LessonCard,
    Question,
    heading,
    sign_of,
)
from alhambra_desktop.views.pages.lessons.lesson_page import LessonPage
from alhambra_desktop.views.widgets.style import apply_style_sheet
from alhambra_desktop.words import phrase, say

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot, settings, monkeypatch):
    monkeypatch.setattr(lesson_page, "BETWEEN", 0)
    page = LessonPage(settings)
    apply_style_sheet(page)
    page.set_theme(LIGHT)
    qtbot.addWidget(page)
    page.resize(1280, 774)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    yield page
    page.close_down()


@pytest.fixture
def told(page) -> list[object]:
    """Return the page's reports about progress, as they arrive."""
    found: list[object] = []
    page.progressed.connect(lambda name, step: found.append((name, step)))
    page.finished.connect(lambda name: found.append(f"{name} finished"))
    page.left.connect(lambda: found.append("left"))
    return found


def allowed(page: LessonPage) -> set[str]:
    return set(page.page.policy.commands)


def test_a_step_to_read_is_followed_by_the_next_one(page, told, qtbot):
    lesson = lessons()["2"]
    page.begin(lesson)
    card = page.card
    assert (page.step, told) == (0, [("2", 0)])
    assert page.title == "Lesson 2 of 9: Pay the exact price"
    assert card.next.isVisible()
    assert card.next.hasFocus()
    assert not card.show_me.isVisible()
    assert not card.undo.isVisible()
    assert not card.back.isEnabled()
    assert (page.help_rule, page.command_page) == ("B-17", page.page)
    assert allowed(page) == {"choose"}
    qtbot.mouseClick(card.next, LEFT)
    assert (page.step, told[-1]) == (1, ("2", 1))
    assert card.show_me.isVisible()
    assert not card.next.isVisible()
    assert card.back.isEnabled()
    assert page.page.view.hasFocus()
    assert "choose" in allowed(page) > {"choose"}
    assert "end-turn" not in allowed(page)
    page.go_on()
    assert page.step == 1, "the player has to lift the tile"
    qtbot.mouseClick(card.back, LEFT)
    assert page.step == 0
    card.leave.click()
    assert told[-1] == "left"


def test_a_lifted_piece_finishes_its_step_and_stays_lifted(page, told, qtbot):
    page.begin(lessons()["2"], 1)
    (tile,) = page.targets.of("tile:garden-8-NW")
    page.page.controller.pick(tile)
    assert page.done
    qtbot.waitUntil(lambda: page.step == 2)
    assert not page.done
    assert tile in page.page.controller.selection.lifted
    page.page.controller.cancel()
    assert page.card.task.text() == page.card.task_text == say(PUT_BACK)
    page.show_me()
    qtbot.waitUntil(lambda: page.step == 3, timeout=20_000)
    assert told[-1] == ("2", 3)


def test_a_lesson_begins_at_most_with_its_last_step(page, told):
    lesson = lessons()["2"]
    page.begin(lesson, 99)
    assert page.step == 5
    assert told == [("2", 6)], "reading the last step completes the lesson"
    page.go_on()
    assert told[1:] == [("2", 6), "2 finished"]


def test_another_action_is_wrong_and_can_be_taken_back(page, qtbot):
    page.begin(lessons()["1"], 3)
    (card,) = page.targets.of("card:ducat-6")
    page.page.controller.pick(card)
    page.page.controller.confirm()
    assert (page.wrong, page.done) == (True, False)
    assert page.card.undo.isVisible()
    assert not page.card.show_me.isVisible()
    assert not page.card.next.isVisible()
    assert page.card.undo.hasFocus()
    assert page.card.task.text() == lesson_words("en")["1"].steps[3].other
    qtbot.mouseClick(page.card.undo, LEFT)
    assert not page.wrong
    assert page.card.show_me.isVisible()


def test_the_right_action_leads_to_the_next_step(page, told, qtbot):
    page.begin(lessons()["1"], 3)
    (card,) = page.targets.of("card:dirham-7")
    page.page.controller.pick(card)
    page.page.controller.confirm()
    assert page.done
    qtbot.waitUntil(lambda: page.step == 4, timeout=20_000)
    assert told[-1] == ("1", 5)


def test_a_broken_rule_finishes_a_step_about_it(page, told):
    page.begin(lessons()["1"], 2)
    for name in ("card:florin-3", "card:florin-5"):
        (card,) = page.targets.of(name)
        page.page.controller.pick(card)
    assert page.done
    assert page.step == 2, "the player reads the reason first"
    assert page.card.task.text() == phrase("lesson-seen")
    assert page.card.next.isVisible()
    assert page.rule == "B-9"


def test_a_question_is_answered_by_its_buttons(page, told, qtbot):
    page.begin(lessons()["6"], 1)
    buttons = page.card.choices.buttons
    guess = lessons()["6"].steps[1].guess
    right = guess.answer(page.table.book, page.table.state)
    wrong = next(value for value in buttons if value != right)
    assert page.card.choices.first.hasFocus()
    assert not page.card.why.isVisible()
    assert page.page.snapshots.aids == "purist"
    qtbot.keyClick(buttons[wrong], Qt.Key.Key_Return)
    assert (page.wrong, page.done) == (True, False)
    assert [value for value, button in buttons.items() if not button.isEnabled()] == [wrong]
    assert not page.card.undo.isVisible()
    assert page.card.show_me.isVisible()
    qtbot.mouseClick(buttons[right], LEFT)
    assert (page.wrong, page.done, page.step) == (False, True, 1)
    assert not page.card.choices.isVisible()
    assert page.card.why.isVisible()
    assert page.card.next.hasFocus()
    assert page.page.snapshots.aids != "purist"
    page.go_on()
    assert page.step == 2
    page.show_me()
    qtbot.waitUntil(lambda: page.done)
    assert page.step == 2


def test_the_end_of_the_turn_is_a_step(page):
    page.begin(lessons()["6"], 6)
    assert "end-turn" in allowed(page)
    assert page.page.policy.may_end
    before = page.table.state.turn
    page.show_me()
    assert page.table.state.turn != before
    assert not page.page.policy.may_end


def test_f6_and_escape(page, told, qtbot):
    page.begin(lessons()["2"], 1)
    view = page.page.view
    qtbot.keyClick(view, Qt.Key.Key_F6)
    assert page.card.show_me.hasFocus()
    qtbot.keyClick(page.card.show_me, Qt.Key.Key_F6)
    assert view.hasFocus()
    page.show_step(2)
    (tile,) = page.targets.of("tile:garden-8-NW")
    if tile not in page.page.controller.selection.lifted:
        page.page.controller.pick(tile)
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert page.page.controller.selection.lifted == ()
    assert told[-1] != "left"
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert told[-1] == "left"


def test_leaving_the_page_stops_a_demonstration(page):
    page.begin(lessons()["2"], 2)
    page.show_me()
    page.on_left()
    step = page.step
    page._next_gesture()
    assert page.step == step


# -- targets and layout


def test_targets_of_a_lesson_are_found_by_their_names(page):
    page.begin(lessons()["2"], 1)
    targets, stage = page.targets, page.page.stage
    assert [*targets.of("tray")] == [Tray(0)]
    assert [*targets.of("reserve")] == [Reserve(0)]
    assert [*targets.of("square:0,0")] == [CitySquare(0, (0, 0))]
    assert [*targets.of("corner:0,0")] == []
    assert len([*targets.of("money:denar-2,denar-6")]) == 2
    assert [*targets.of("card:denar-2")] == [], "it lies in the hand"
    assert [*targets.of("tile:nothing")] == []
    (tile,) = targets.of("tile:garden-8-NW")
    assert targets.rect("tile:garden-8-NW") == stage.rect_of(tile)
    assert targets.rect("tile:nothing") is None
    assert targets.rect("table") == stage.layout_.whole
    row = stage.row
    assert targets.rect("row") == row.scene_rect(row.inner).adjusted(-2, -2, 2, 2)
    square = stage.rect_of(CitySquare(0, (0, 0)))
    pointed = targets.pointed("square:0,0")
    assert (pointed.center(), pointed.isEmpty()) == (square.center(), True)
    assert targets.pointed("tile:garden-8-NW") == stage.rect_of(tile)
    both = targets.rect("money:denar-2,denar-6")
    assert all(both.contains(stage.rect_of(one)) for one in targets.of("money:denar-2,denar-6"))


def test_the_court_is_the_city_with_the_squares_around_it(page):
    page.begin(lessons()["2"], 1)
    targets, stage = page.targets, page.page.stage
    inner, around = targets.court(0), targets.court(1)
    cell = stage.city.cell
    fountain = stage.rect_of(CitySquare(0, (0, 0)))
    assert inner.contains(fountain.center())
    assert around.contains(inner)
    assert around.width() - inner.width() > cell
    assert targets.rect("court") == targets.court()
    assert stage.city.scene_rect(stage.city.inner).contains(around)


def test_the_veil_opens_over_what_the_step_shows(page):
    page.begin(lessons()["2"], 1)
    veil, targets = page.layout_.veil, page.targets
    assert veil.isVisible()
    assert veil.boundingRect() == page.page.stage.layout_.whole
    names = ("tile:garden-8-NW", "money:denar-2,denar-6")
    assert list(veil.lit) == [targets.rect(name).adjusted(-4, -4, 4, 4) for name in names]
    assert len(veil.lines) == 2
    for (start, end), name in zip(veil.lines, names, strict=True):
        assert targets.rect(name).adjusted(-1, -1, 1, 1).contains(end)
        assert not targets.rect(name).contains(start)
    page.layout_.show(False)
    assert not veil.isVisible()
    assert not page.card.isVisible()
    page.layout_.show(True)
    assert veil.isVisible()
    assert page.card.isVisible()


def test_a_finished_step_has_no_lines(page):
    page.begin(lessons()["1"], 2)
    assert page.layout_.veil.lines
    for name in ("card:florin-3", "card:florin-5"):
        (card,) = page.targets.of(name)
        page.page.controller.pick(card)
    assert page.layout_.veil.lines == ()
    assert page.layout_.veil.lit


@pytest.mark.parametrize(("name", "step"), [("2", 1), ("6", 1), ("1", 1), ("4", 1)])
def test_the_card_lies_at_an_edge_and_covers_no_target(page, name, step):
    page.begin(lessons()[name], step)
    card, view = page.card.geometry(), page.page.view
    assert card.left() == 0 or card.right() == view.width() - 1
    hand = page.page.stage.hand
    above = view.mapFromScene(hand.scene_rect(hand.inner).topLeft()).y()
    assert card.bottom() + 1 in (above, view.height())
    paper = page.card.paper()
    shown = [view.mapFromScene(rect).boundingRect() for rect in page.layout_.veil.lit]
    assert sum(QRectF(rect).intersects(paper) for rect in shown) <= (1 if "court" in page._here.show else 0)


def test_a_card_that_introduces_the_market_is_joined_to_it(page):
    page.begin(lessons()["1"])
    view, paper = page.page.view, page.card.paper()
    (lit,) = (QRectF(view.mapFromScene(rect).boundingRect()) for rect in page.layout_.veil.lit)
    assert 0 < paper.top() - lit.bottom() < 40
    assert abs(paper.left() - lit.left()) < 10
    ((start, end),) = page.layout_.veil.lines
    assert abs(view.mapFromScene(start).y() - paper.top()) < 3
    assert abs(view.mapFromScene(end).y() - lit.bottom()) < 10
    page.go_on()
    assert page.card.geometry().left() == 0


def test_lines_come_from_the_card_or_from_beside_the_target(page):
    page.begin(lessons()["2"], 0)
    ((start, end),) = page.layout_.veil.lines
    card = page.page.view.mapToScene(page.card.paper().toRect()).boundingRect()
    tile = page.targets.rect("tile:garden-8-NW")
    far = page.page.stage.city.cell * 1.01
    length = QPointF(start - end).manhattanLength()
    assert card.adjusted(-1, -1, 1, 1).contains(start) or length <= 2 * far
    assert tile.adjusted(-1, -1, 1, 1).contains(end)


# -- the card by itself


@pytest.fixture
def card(qtbot):
    card = LessonCard(FaceCache())
    qtbot.addWidget(card)
    card.set_theme(LIGHT)
    return card


@pytest.mark.parametrize(
    ("done", "wrong", "shown"),
    [(False, False, "show"), (False, True, "undo"), (True, False, "next")],
)
def test_one_button_of_the_card_leads_on(card, done, wrong, shown):
    words = lesson_words("en")["2"]
    card.set_content(lessons()["2"], words, 2, done, wrong, NEXT)
    buttons = {"show": card.show_me, "undo": card.undo, "next": card.next}
    assert [name for name, button in buttons.items() if button.isVisibleTo(card)] == [shown]
    assert card.text.text() == words.steps[2].text
    assert (card.task.text() == words.steps[2].task) is not wrong
    assert "step 3 of 6" in card.accessibleName()
    assert card.spoken_text == f"{card.accessibleName()}. {card.accessibleDescription()}"
    assert card.accessibleDescription() == f"{words.steps[2].text} {card.task_text}"
    assert 'href="B-11"' in card.why.text()


def test_the_buttons_of_the_card_tell_what_they_do(card, qtbot):
    told = []
    card.back_chosen.connect(lambda: told.append("back"))
    card.next_chosen.connect(lambda: told.append("next"))
    card.show_wanted.connect(lambda: told.append("show"))
    card.undo_wanted.connect(lambda: told.append("undo"))
    card.left.connect(lambda: told.append("leave"))
    card.rule_asked.connect(told.append)
    card.set_content(lessons()["2"], lesson_words("en")["2"], 2, False, False, NEXT)
    for button in (card.back, card.next, card.show_me, card.undo, card.leave):
        button.click()
    card.why.linkActivated.emit("B-11")
    assert told == ["back", "next", "show", "undo", "leave", "B-11"]


def test_another_task_can_replace_that_of_the_step(card):
    words = lesson_words("en")["2"]
    card.set_content(lessons()["2"], words, 2, False, False, NEXT, instead=NEXT)
    assert card.task.text() == card.task_text == "Next"


def test_answers_are_replaced_only_if_they_change(qtbot):
    choices, chosen = Choices(), []
    qtbot.addWidget(choices)
    choices.chosen.connect(chosen.append)
    choices.offer(Question({1: "one", 2: "two"}), 1.0)
    first = dict(choices.buttons)
    assert [button.text() for button in first.values()] == ["one", "two"]
    assert all(button.toolTip() for button in first.values())
    assert not choices.isHidden()
    choices.offer(Question({1: "eins", 2: "zwei"}, frozenset((1,))), 1.5)
    assert choices.buttons == first
    assert [button.text() for button in first.values()] == ["eins", "zwei"]
    assert choices.first is first[2]
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        qtbot.keyClick(first[2], key)
    qtbot.keyClick(first[1], Qt.Key.Key_Return)
    qtbot.keyClick(first[2], Qt.Key.Key_A)
    assert chosen == [2, 2, 2]
    choices.offer(Question({3: "three"}), 1.0)
    assert list(choices.buttons) == [3]
    assert all(button.isHidden() for button in first.values())
    choices.offer(Question({3: "three"}, answered="three"), 1.0)
    assert choices.buttons == {}
    assert choices.first is None
    assert choices.isHidden()


def test_lessons_about_the_base_game_have_numbers():
    assert (sign_of(lessons()["2"]), heading(lessons()["2"])) == ("2", "Lesson 2 of 9")
    assert sign_of(lessons()["huts"]) == ""
    assert "9" not in heading(lessons()["huts"])


def test_the_page_of_a_lesson_follows_the_theme_and_the_size(page):
    page.begin(lessons()["2"], 1)
    page.set_theme(DARK)
    assert page.card.theme is DARK
    assert page.page.stage.faces.theme.dark
    page.resize(1000, 700)
    assert page.page.geometry() == page.rect()
    assert page.card.factor == 1.0
    page.resize(2560, 1600)
    assert page.card.factor > 1.2
    assert page.layout_.veil.boundingRect() == page.page.stage.layout_.whole

"""Lessons in the window: played with Show me and by keyboard, highlights, leaving and resuming."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.lesson import course, lesson_after, lesson_words, lessons
from alhambra_desktop.model.rules.core.places.places import CitySquare, PieceId
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.pages.lessons import lesson_page
from alhambra_desktop.views.pages.lessons.card import Stars
from alhambra_desktop.views.pages.lessons.learning import LessonTitle
from alhambra_desktop.views.pages.lessons.lesson_page import LessonPage
from alhambra_desktop.views.pages.table.table_page import TablePage
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.names import person_name
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.words import KEY_NAMES, phrase, say
from tests.sweeps import in_each_language, swept
from tests.views.driver import TIMEOUT, Driver

NAMES = list(lessons())

VARIED = ("4", "6", "9", "granada", "vizier")
"""Lessons with all kinds of steps, highlights and gestures; 9 is the last one of the base game."""

KEYS = {"confirm": Qt.Key.Key_Return, "turn": Qt.Key.Key_T, "end": Qt.Key.Key_E}


@pytest.fixture(autouse=True)
def swiftly(monkeypatch):
    """Run demonstrated gestures without delay."""
    monkeypatch.setattr(lesson_page, "BETWEEN", 0)


def begin(player: Driver, name: str) -> LessonPage:
    player.window.workspace.learn()
    player.window.workspace.learning.begin(name)
    return player.window.workspace.learning.lesson


def at_table(page: LessonPage, step: int) -> SavedGame:
    """Return the game at a step as shown at the table, with the player's name."""
    return page.lesson.at(step).with_name(0, person_name())


def finish_step(player: Driver, page: LessonPage, step: int | None = None) -> None:
    """Wait until a step has been judged and shown, and continue."""
    step = page.step if step is None else step

    def judged() -> bool:
        if page.page.scorings.sheet is not None:
            player.qtbot.keyClick(page.page.scorings.sheet, Qt.Key.Key_Return)
        return page.step != step or page.isHidden() or (page.done and page.card.next.isVisible())

    player.qtbot.waitUntil(judged, timeout=TIMEOUT)
    if page.step == step and page.card.next.isVisible():
        page.card.next.click()


def show_step(player: Driver, page: LessonPage) -> None:
    """Demonstrate a step, or read it."""
    if page.lesson.steps[page.step].is_read:
        page.card.next.click()
        return
    page.card.show_me.click()
    finish_step(player, page)


@pytest.mark.parametrize("name", swept(NAMES, VARIED.__contains__))
def test_every_lesson_can_be_completed_with_show_me(player, name):
    page = begin(player, name)
    for step in range(len(page.lesson.steps)):
        assert page.step == step
        assert page.table.saved().history() is not None
        show_step(player, page)
    assert_ended(player, page, name)
    assert player.window.workspace.learning._done[name] == len(lessons()[name].steps)


def assert_ended(player: Driver, page: LessonPage, name: str) -> None:
    """Check that the next unfinished lesson begins, or the list is shown."""
    following = lesson_after(lessons()[name], player.window.workspace.learning._done)
    if following is None:
        assert player.window.navigator.currentWidget() is player.window.workspace.learning.learn
    else:
        assert (page.lesson, page.step) == (following, 0)


def walk_to(player: Driver, page: LessonPage, name: str) -> None:
    """Move the cursor with arrow keys to a target, and choose it."""
    wanted = set(page.targets.of(name))
    view, controller = page.page.view, page.page.controller
    assert view.hasFocus()
    for key in (*[Qt.Key.Key_Right] * 9, *[Qt.Key.Key_Left] * 9, *[Qt.Key.Key_Down, Qt.Key.Key_Left] * 4):
        if controller.selection.cursor in wanted:
            break
        player.qtbot.keyClick(view, key)
    for key in (*[Qt.Key.Key_Up, Qt.Key.Key_Right] * 4, *[Qt.Key.Key_Down] * 4, *[Qt.Key.Key_Left] * 4):
        if controller.selection.cursor in wanted:
            break
        player.qtbot.keyClick(view, key)
    assert controller.selection.cursor in wanted, name
    player.qtbot.keyClick(view, Qt.Key.Key_Return)


def answer_by_keys(player: Driver, page: LessonPage) -> None:
    """Choose one answer after the other until one is right."""
    right = page._here.guess.answer(page.table.book, page.table.state)
    assert page.card.choices.first.hasFocus()
    while not page.done:
        button = QApplication.focusWidget()
        assert button.isVisible()
        if button is page.card.choices.buttons[right]:
            player.qtbot.keyClick(button, Qt.Key.Key_Return)
        else:
            player.qtbot.keyClick(button, Qt.Key.Key_Tab)
    assert page.card.next.hasFocus()
    player.qtbot.keyClick(page.card.next, Qt.Key.Key_Return)


def play_by_keys(player: Driver, page: LessonPage) -> None:
    """Play a lesson to its end."""
    for _ in range(len(page.lesson.steps)):
        step = page.lesson.steps[page.step]
        before = page.step
        if step.is_read:
            assert page.card.next.hasFocus()
            player.qtbot.keyClick(page.card.next, Qt.Key.Key_Return)
            continue
        if step.guess is not None:
            answer_by_keys(player, page)
            continue
        for gesture in step.how:
            if page.done:  # a piece that cannot be lifted is refused immediately
                break
            if gesture.deed in ("pick", "put"):
                lifted = page.page.controller.selection.lifted
                if not set(lifted) & set(page.targets.of(gesture.what)):
                    walk_to(player, page, gesture.what)
            else:
                player.qtbot.keyClick(page.page.view, KEYS[gesture.deed])
        finish_step(player, page, before)


@pytest.mark.parametrize("name", swept(NAMES, VARIED.__contains__))
def test_a_lesson_can_be_played_with_the_keyboard(player, name):
    page = begin(player, name)
    play_by_keys(player, page)
    assert_ended(player, page, name)


def inside(page: LessonPage, rect: QRectF) -> bool:
    return any(lit.contains(rect.center()) for lit in page.layout_.veil.lit)


@pytest.mark.parametrize("name", swept(NAMES, VARIED.__contains__))
def test_only_highlighted_targets_are_reachable(player, name):
    page = begin(player, name)
    stage = page.page.stage
    for step in page.lesson.steps:
        spots = page.page.view.keyboard.possible()
        if not step.by_hand:
            assert stage.spots() == []
        else:
            assert all(inside(page, spot.rect) for spot in spots)
            assert spots or step.ends_turn
        for panel in stage.panels:
            middle = panel.scene_rect(panel.inner).center()
            if not any(lit.contains(middle) for lit in page.layout_.veil.lit):
                assert stage.at(middle) is None
        show_step(player, page)


def test_an_unintended_legal_move_is_explained_and_can_be_undone(player):
    page = begin(player, "1")
    page.show_step(3)
    (card,) = page.targets.of("card:ducat-6")
    assert isinstance(card, PieceId)
    page.page.controller.pick(card)
    page.page.controller.confirm()
    assert page.wrong
    assert page.card.task.text() == page._words.steps[3].other
    assert page.card.undo.isVisible()
    page.card.undo.click()
    assert not page.wrong
    assert page.step == 3
    assert page.table.state == at_table(page, 3).state


def test_an_unintended_move_instead_of_a_refusal_can_be_undone(player):
    page = begin(player, "4")
    page.show_step(1)
    (tile,) = page.targets.of("tile:garden-8-NW")
    assert isinstance(tile, PieceId)
    home = page.page.stage.item(tile).sceneBoundingRect()
    page.page.controller.pick(tile)
    page.page.controller.put(CitySquare(0, (-1, 0)))
    player.qtbot.waitUntil(lambda: not page.page.director.busy and not page.page.stage.pieces.aloft)
    assert not page.page.stage.item(tile).sceneBoundingRect().intersects(home)
    assert page.wrong
    assert page.card.task.text() == phrase("lesson-other")
    assert page.card.undo.hasFocus()
    player.qtbot.keyClick(page.card.undo, Qt.Key.Key_Return)
    assert not page.wrong
    assert page.table.state == at_table(page, 1).state
    assert page.table.promises == ()
    assert page.page.stage.item(tile).sceneBoundingRect() == home  # back in the tray, and visible there
    show_step(player, page)
    assert page.step == 2


def test_the_next_step_keeps_the_tile_lifted_without_the_refusal(player):
    page = begin(player, "4")
    page.show_step(1)
    page.show_me()
    player.qtbot.waitUntil(lambda: page.done)
    lifted = page.page.controller.selection.lifted
    assert page.page.controller.selection.broken
    page.card.next.click()
    assert page.step == 2
    assert page.page.controller.selection.lifted == lifted
    assert page.page.controller.selection.broken == ()


@pytest.mark.parametrize(("name", "step"), [("4", 1), ("4", 2), ("4", 4), ("5", 3), ("8", 3)])
def test_the_first_arrow_key_moves_to_the_requested_place(player, name, step):
    page = begin(player, name)
    page.show_step(step)
    (tile,) = page.targets.of(page._here.how[0].what)
    page.page.controller.pick(tile)
    player.qtbot.keyClick(page.page.view, Qt.Key.Key_Right)
    asked = next(page.targets.of(page._here.how[-1].what))
    assert page.page.controller.selection.cursor == asked
    if page._here.refused:
        player.qtbot.keyClick(page.page.view, Qt.Key.Key_Return)
        assert page.done


def test_after_an_unintended_move_no_empty_place_is_lit(player):
    page = begin(player, "5")
    page.show_step(3)
    stage = page.page.stage
    (tile,) = page.targets.of("tile:tower-8-NES")
    assert isinstance(tile, PieceId)
    home = stage.item(tile).sceneBoundingRect().center()
    assert any(lit.contains(home) for lit in page.layout_.veil.lit)
    page.page.controller.pick(tile)
    page.page.controller.put(CitySquare(0, (1, 2)))
    assert page.wrong
    assert not any(lit.contains(home) for lit in page.layout_.veil.lit)
    assert [say(told) for told in page.page.policy.line[1]] == [page._words.steps[3].other]


@pytest.mark.parametrize("step", [1, 3])
def test_the_card_avoids_the_built_tiles_if_there_is_room(player, step):
    player.window.resize(1280, 800)
    page = begin(player, "3")
    page.show_step(step)
    fountain = page.page.view.mapFromScene(page.page.stage.rect_of(CitySquare(0, (0, 0)))).boundingRect()
    garden = page.page.view.mapFromScene(page.page.stage.rect_of(CitySquare(0, (0, -1)))).boundingRect()
    assert not page.card.paper().toRect().intersects(fountain | garden)


def test_a_step_that_ends_the_turn_mentions_no_arrow_keys(player):
    page = begin(player, "3")
    page.show_step(0)
    assert "arrow keys" in say(page.page.policy.line[1][-1])
    page.show_step(2)
    texts = [say(text) for text in page.page.policy.line[1]]
    assert texts == [page._words.steps[2].task, "F6 moves to “Show me”"]


def test_the_player_has_the_same_name_as_in_games(player):
    page = begin(player, "9")
    page.show_step(1)
    assert page.table.setup.seats[0].name == person_name() != "Ana"
    assert page.table.saved().history() is not None
    assert person_name() in [button.text() for button in page.card.choices.buttons.values()]


def test_a_completed_refusal_is_not_requested_again(player):
    page = begin(player, "1")
    page.show_step(2)
    page.show_me()
    player.qtbot.waitUntil(lambda: page.done)
    assert page.card.task.text() == phrase("lesson-seen")
    assert say(page.page.policy.line[1][0]) == phrase("lesson-seen")


def test_a_lesson_left_by_a_menu_is_paused(player):
    page = begin(player, "1")
    page.show_step(2)
    page.show_me()
    player.window.workspace.show_rules()
    assert page._timer.isActive(), "one comes back from the rules"
    player.window.workspace.start_route.go()
    assert not page._timer.isActive()
    assert page.page.phase.now is Phase.AWAY


def test_the_menu_bar_names_the_visible_lesson(player):
    begin(player, "2")
    (title,) = player.window.menuBar().findChildren(LessonTitle)
    assert title.text() == "Lesson 2 of 9: Pay the exact price"
    player.window.workspace.learning.lesson.left.emit()
    assert not title.isVisible()


def test_the_list_scrolls_to_the_proposed_lesson(player):
    player.window.resize(1024, 700)
    page = begin(player, "huts")
    page.left.emit()
    learn = player.window.workspace.learning.learn
    button = learn.buttons["1"]
    assert button.isDefault()
    player.qtbot.waitUntil(lambda: button.visibleRegion().boundingRect() == button.rect())


def test_a_seat_that_does_not_exist_has_no_target(player):
    page = begin(player, "1")
    targets = page.layout_._targets
    assert targets.rect(f"seat:{len(page.page.stage.players) - 1}") is not None
    assert targets.rect(f"seat:{len(page.page.stage.players)}") is None


def test_the_list_shows_the_progress_of_a_lesson(player):
    player.window.workspace.learn()
    learn = player.window.workspace.learning.learn
    assert learn.buttons["2"].text() == phrase("learn-begin")
    page = begin(player, "2")
    page.show_step(2)
    page.left.emit()
    assert player.window.navigator.currentWidget() is learn
    assert learn.buttons["2"].text() == phrase("learn-go-on")
    assert phrase("learn-steps", done=2, steps=len(page.lesson.steps)) in {
        stars.accessibleName() for stars in learn.findChildren(Stars)
    }


def test_a_wrong_answer_is_explained_and_can_be_repeated(player):
    page = begin(player, "6")
    page.show_step(2)
    assert page.page.snapshots.aids == "purist", "the table would tell what is asked"
    choices = page.card.choices
    assert [button.text() for button in choices.buttons.values()] == ["0 points", "1 point", "3 points"]
    player.qtbot.mouseClick(choices.buttons[3], Qt.MouseButton.LeftButton)
    assert page.card.task.text() == page._words.steps[2].other
    assert not choices.buttons[3].isEnabled()
    assert not page.card.why.isVisible()
    assert not page.card.undo.isVisible()
    player.qtbot.mouseClick(choices.buttons[1], Qt.MouseButton.LeftButton)
    assert page.done
    assert page.card.task.text().endswith("1 point")
    assert page.card.why.isVisible()
    assert page.page.snapshots.aids == player.window.settings.preferences.aids


def test_a_choice_is_followed_by_both_results(player):
    page = begin(player, "7")
    page.show_step(2)
    (card,) = page.targets.of("card:denar-9")
    page.page.controller.pick(card)
    page.page.controller.confirm()
    player.qtbot.waitUntil(lambda: page.step == 3)
    assert page.table.state == at_table(page, 3).state
    page.card.next.click()
    assert page.table.state == at_table(page, 4).state


def test_leaving_keeps_the_step_and_the_running_game(player, settings):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    player.wait_for_turn()
    window, storage = player.window, player.window.workspace.storage
    storage.writer.flush(5)
    state, file = player.table.state, storage.current
    before = file.read_bytes()
    page = begin(player, "2")
    for _ in range(2):
        show_step(player, page)
    step = page.step
    player.qtbot.keyClick(page.page.view, Qt.Key.Key_Escape)
    if window.navigator.currentWidget() is page:  # the first Esc only put the lifted piece back
        player.qtbot.keyClick(page.page.view, Qt.Key.Key_Escape)
    learn = window.workspace.learning.learn
    assert window.navigator.currentWidget() is learn
    assert settings.progress.lessons == (("2", step),)
    player.qtbot.keyClick(learn, Qt.Key.Key_Escape)
    assert window.workspace.at_table
    assert player.page.phase.now in (Phase.ACTING, Phase.WAITING)
    assert player.table.state is state
    storage.writer.flush(5)
    assert file.read_bytes() == before
    assert begin(player, "2").step == step


def test_the_continue_button_is_highlighted_wherever_the_focus_is(player, qapp):
    apply_theme(qapp, LIGHT)
    page = begin(player, "1")
    apply_style_sheet(page)
    seen = []
    for there in (page.card.next, page.card.leave, page.page.view):
        there.setFocus()
        buttons = (page.card.next, page.card.leave)
        seen += [one.grab().toImage().pixelColor(8, one.height() // 2) for one in buttons]
    assert [one.green() - one.red() > 40 for one in seen] == [True, False] * 3, "only one is teal"


def test_back_returns_to_the_previous_step_and_table(player):
    page = begin(player, "2")
    for _ in range(3):
        show_step(player, page)
    page.card.back.click()
    assert page.step == 2
    assert page.table.state == at_table(page, 2).state


@pytest.mark.parametrize(("name", "step"), [("2", 2), ("4", 1), ("4", 3)])
def test_pieces_lifted_by_earlier_steps_are_restored(player, name, step):
    page = begin(player, name)
    for _ in range(step):
        show_step(player, page)
    lifted = page.page.controller.selection.lifted
    assert lifted
    page.show_step(step)
    assert page.page.controller.selection.lifted == lifted
    page.left.emit()
    assert begin(player, name).page.controller.selection.lifted == lifted


def test_f6_switches_between_card_and_table(player):
    page = begin(player, "1")
    assert page.card.next.hasFocus()
    player.qtbot.keyClick(page.card.next, Qt.Key.Key_F6)
    assert page.page.view.hasFocus()
    player.qtbot.keyClick(page.page.view, Qt.Key.Key_F6)
    assert page.card.next.hasFocus()


def test_a_step_links_to_its_rule_and_back(player):
    page = begin(player, "1")
    page.card.rule_asked.emit("B-9")
    reader = player.window.workspace.reader
    assert reader.page.rule == "B-9"
    player.qtbot.keyClick(reader.page.text, Qt.Key.Key_Escape)
    player.window.findChild(QAction, "rules").trigger()
    assert reader.page.rule == page.lesson.steps[0].rule
    player.qtbot.keyClick(reader.page.text, Qt.Key.Key_Escape)
    assert player.window.navigator.currentWidget() is page


def test_the_card_is_accessible(player):
    page = begin(player, "1")
    words = page._words
    assert words.title in page.card.accessibleName()
    assert words.steps[0].text in page.card.spoken_text
    assert words.steps[0].task in page.card.spoken_text


@pytest.mark.parametrize("name", ["1", "4", "6"])
def test_every_step_and_its_result_are_announced(player, monkeypatch, name):
    page, said = begin(player, name), []
    monkeypatch.setattr(page.page.reading, "announce", lambda text: said.append(text()))
    page.show_step(0)
    for step, told in zip(page.lesson.steps, page._words.steps, strict=True):
        assert any(told.text in one and told.task in one for one in said)
        if step.guess is not None:
            wrong = next(
                one
                for one in step.guess.choices
                if one != page._here.guess.answer(page.table.book, page.table.state)
            )
            page.card.choices.buttons[wrong].click()
            assert told.other in said[-1]
        said.clear()
        show_step(player, page)
        assert not step.refused or phrase("lesson-seen") in said


def test_an_unintended_move_is_announced(player, monkeypatch):
    page, said = begin(player, "1"), []
    page.show_step(3)
    monkeypatch.setattr(page.page.reading, "announce", lambda text: said.append(text()))
    (card,) = page.targets.of("card:ducat-6")
    page.page.controller.pick(card)
    page.page.controller.confirm()
    assert page._words.steps[3].other in said


@pytest.mark.parametrize("language", in_each_language())
def test_lessons_are_translated_and_not_clipped(player, language):
    player.window.settings.change(language=language)
    page = begin(player, "2")
    page.set_theme(DARK)
    told = lesson_words(language)["2"]
    for step in range(len(page.lesson.steps)):
        page.show_step(step)
        card = page.card
        assert card.task.text() == KEY_NAMES.fill(told.steps[step].task)
        for label in (card.text, card.task, card.why):
            assert label.height() >= label.heightForWidth(label.width())
        for button in (card.back, card.show_me, card.next, card.leave):
            if button.isVisible():
                assert button.width() >= button.minimumSizeHint().width()  # the key cap may be omitted


def test_accents_of_capitals_are_visible(player):
    player.window.settings.change(language="fr")
    page = begin(player, "1")
    page.show_step(2)
    said = page.card.text
    assert said.text().startswith("À")
    seen = [said.grab().toImage()]
    said.setText(said.text().replace("À", "A", 1))
    seen.append(said.grab().toImage())
    assert seen[0] != seen[1]


def test_lessons_are_in_the_menu_and_proposed_in_order(player):
    action = player.window.findChild(QAction, "learn")
    action.trigger()
    learn = player.window.workspace.learning.learn
    assert learn.buttons["1"].isDefault()
    assert QApplication.focusWidget() is learn.buttons["1"]
    player.qtbot.keyClick(learn.buttons["1"], Qt.Key.Key_Return)
    assert player.window.workspace.learning.lesson.lesson.id == "1"
    assert QPoint(0, 0) == player.window.workspace.learning.lesson.page.pos()


def test_a_window_of_usual_size_shows_all_lessons(player):
    player.window.resize(1280, 800)
    player.window.workspace.learn()
    learn = player.window.workspace.learning.learn
    player.qtbot.waitUntil(lambda: not learn.puzzle.visibleRegion().isEmpty())
    for button in (*learn.buttons.values(), learn.puzzle):
        assert button.visibleRegion().boundingRect() == button.rect()


def test_titles_of_lessons_have_one_line(player):
    player.window.resize(1280, 800)
    player.window.workspace.learn()
    learn = player.window.workspace.learning.learn
    player.qtbot.waitUntil(lambda: not learn.puzzle.visibleRegion().isEmpty())
    for entry in learn.entries.values():
        assert entry._title.height() < 2 * entry._title.fontMetrics().height()


@pytest.mark.parametrize("size", [(1280, 800), (1500, 950)])
def test_pictures_fill_the_entries_of_lessons(player, size):
    player.window.resize(*size)
    player.window.workspace.learn()
    learn = player.window.workspace.learning.learn
    player.qtbot.waitUntil(lambda: not learn.puzzle.visibleRegion().isEmpty())
    for lesson in course():
        entry = learn.entries[lesson.id]
        below = entry.picture.geometry().bottom()
        assert 0 <= entry.stars.y() - below < 16, "the stars are directly below the picture"
        assert entry.arch.mapTo(entry, QPoint()).x() == entry.picture.x()


@pytest.mark.parametrize(("width", "above"), [(1280, True), (1024, False)])
def test_titles_are_above_the_pictures_of_narrow_entries(player, width, above):
    player.window.resize(width, 800)
    player.window.workspace.learn()
    learn = player.window.workspace.learning.learn
    player.qtbot.waitUntil(lambda: not learn.buttons["1"].visibleRegion().isEmpty())
    entry = learn.entries["1"]
    assert (entry._head.geometry().bottom() <= entry.picture.y()) is above


def test_f6_moves_between_the_cards_of_the_list(player):
    player.window.workspace.learn()
    learn = player.window.workspace.learning.learn
    player.qtbot.keyClick(learn.buttons["1"], Qt.Key.Key_F6)
    assert QApplication.focusWidget() is learn.buttons["granada"]
    player.qtbot.keyClick(learn.buttons["granada"], Qt.Key.Key_F6)
    assert QApplication.focusWidget() is learn.buttons["1"]


def test_the_list_links_to_the_rules_and_keyboard_shortcuts(player):
    player.window.workspace.learn()
    learn = player.window.workspace.learning.learn
    player.qtbot.mouseClick(learn.keys, Qt.MouseButton.LeftButton)
    assert player.window.workspace.keys_route.is_current
    player.qtbot.keyClick(player.window.focusWidget(), Qt.Key.Key_Escape)
    assert player.window.navigator.currentWidget() is learn
    player.qtbot.mouseClick(learn.rules, Qt.MouseButton.LeftButton)
    assert player.window.workspace.reader.is_open


def open_start(qtbot, settings, tmp_path) -> MainWindow:
    window = MainWindow(settings, tmp_path)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_enter_starts_the_first_lesson_for_a_new_player(qtbot, settings, tmp_path):
    window = open_start(qtbot, settings, tmp_path)
    card = window.workspace.start.last
    assert card.turn.text() == "New here?"
    qtbot.waitUntil(lambda: window.focusWidget() is card.button)
    qtbot.keyClick(card.button, Qt.Key.Key_Return)
    assert window.navigator.currentWidget() is window.workspace.learning.lesson
    assert window.workspace.learning.lesson.lesson.id == "1"
    window.workspace.learning.lesson.left.emit()
    qtbot.keyClick(window.workspace.learning.learn, Qt.Key.Key_Escape)
    assert window.navigator.currentWidget() is window.workspace.start
    assert card.turn.text() == "Your first game"
    window.close()


def test_lessons_can_be_declined_permanently(qtbot, settings, tmp_path):
    first = open_start(qtbot, settings, tmp_path)
    first.workspace.start.read_lessons()
    assert not first.workspace.start.learn.isVisible(), "they are offered once on the page"
    qtbot.mouseClick(first.workspace.start.last.decline, Qt.MouseButton.LeftButton)
    assert isinstance(first.navigator.currentWidget(), TablePage), "a game starts"
    first.close()
    second = open_start(qtbot, Settings(settings.path), tmp_path)
    assert second.workspace.start.last.turn.text() == "Your next game"
    assert not second.workspace.start.last.decline.isVisible()
    second.close()


def test_returning_players_are_not_offered_lessons(qtbot, settings, tmp_path):
    settings.change(recent=("a game",))
    window = open_start(qtbot, settings, tmp_path)
    assert window.workspace.start.last.turn.text() == "Your next game"
    window.close()


def test_lessons_are_not_offered_after_a_first_game(player):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    assert player.window.settings.progress.lessons_offered


def test_continuing_during_the_animation_skips_no_step(player):
    page = begin(player, "1")
    page.show_step(3)
    page.done = page._leaving = True
    page.go_on()
    page.page.director.idle.emit()
    assert page.step == 4
    assert page.lesson.id == "1"


def test_a_lesson_left_on_its_last_page_counts_as_completed(player):
    page = begin(player, "camps")
    steps = len(page.lesson.steps)
    page.show_step(steps - 2)
    assert dict(player.window.settings.progress.lessons)["camps"] == steps - 2
    page.show_step(steps - 1)
    page.left.emit()
    assert dict(player.window.settings.progress.lessons)["camps"] == steps


def test_stars_of_expansion_lessons_end_at_the_same_edge(player):
    player.window.resize(1280, 800)
    player.window.workspace.learn()
    learn = player.window.workspace.learning.learn
    small = [entry for name, entry in learn.entries.items() if lessons()[name].about]
    player.qtbot.waitUntil(lambda: len({entry.stars.geometry().right() for entry in small}) == 1)
    assert len({entry.button.width() for entry in small}) == 1

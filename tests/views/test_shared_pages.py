"""The pages of puzzles, of the rules and of a game review: short tests that share one page of each kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QDate, QObject, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_desktop.model.learning.analysis.turns import turns_of
from alhambra_desktop.model.learning.analysis.verdict import Verdict
from alhambra_desktop.model.learning.puzzles.filters import Filters, Listing
from alhambra_desktop.model.learning.puzzles.rating import Answer, Rating
from alhambra_desktop.model.learning.puzzles.shelf import kinds, names, outlines
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.game.action_faces import faces_of
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.pages.puzzles.list_page import PuzzleListContent, PuzzleListPage
from alhambra_desktop.views.pages.puzzles.progress_panels import CurvePoint
from alhambra_desktop.views.pages.puzzles.puzzle_list import day_words, title_of
from alhambra_desktop.views.pages.review.judging import Judging
from alhambra_desktop.views.pages.review.review_page import ReviewPage
from alhambra_desktop.views.pages.rulebook.aside import Quote
from alhambra_desktop.views.pages.rulebook.contents import ALL_VARIANTS
from alhambra_desktop.views.pages.rulebook.page import ZOOMS, RulesPage
from alhambra_desktop.views.text.language import capital
from alhambra_desktop.views.text.rules import library
from alhambra_desktop.words import phrase, say
from tests.views.driver import whole_game
from tests.views.judging import knowing
from tests.views.round_menu import choose_in_menu
from tests.windows import SHARED

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def opened(page: QWidget, width: int = 1280, height: int = 774) -> Iterator[QWidget]:
    """Show a page without painting it, as long as the tests of this file need it."""
    SHARED.append(page)
    page.resize(width, height)
    page.show()
    page.setUpdatesEnabled(False)
    yield page
    SHARED.remove(page)
    page.hide()
    page.deleteLater()


def activated(page: QWidget) -> None:
    page.activateWindow()
    QTest.qWaitForWindowActive(page)


# -- the list of puzzles


@pytest.fixture(scope="module")
def shared_list(qapp) -> Iterator[PuzzleListPage]:
    yield from opened(PuzzleListPage())  # type: ignore[misc]


EVERY = Filters("all")


def content(
    filters: Filters = EVERY, *, curved: bool = True, results: dict[str, str] | None = None
) -> PuzzleListContent:
    curve = [CurvePoint(names()[at], f"2026-11-2{at}", 1200.4 + 7 * at) for at in range(3)] if curved else []
    listing = Listing(frozenset(kinds()), results or {})
    month = {1: Answer.SOLVED}
    first = outlines()[names()[0]]
    return PuzzleListContent(
        QDate(2026, 11, 24), first, month, None, 2, Rating(1214.4, 3), curve, filters, listing
    )


@pytest.fixture
def puzzles(shared_list) -> PuzzleListPage:
    activated(shared_list)
    shared_list.resize(1280, 774)
    shared_list.set_content(content())
    shared_list._lists = False
    shared_list.arrange()
    shared_list.on_entered()
    return shared_list


def test_the_panels_show_the_contents(puzzles):
    shown = content()
    assert puzzles.day.picture.outline is puzzles.day.city.outline is shown.daily
    assert puzzles.rating.figure.text() == "1214"
    assert puzzles.rating.rows == [
        (str(round(point.points)), title_of(point.name), day_words(point.day)) for point in shown.curve[::-1]
    ]
    assert puzzles.month.streak.text().startswith(phrase("puzzles-streak", count=2))
    assert puzzles.day.solve.hasFocus()
    assert puzzles.puzzles.model.facts(puzzles.puzzles.model.row_of(names()[0])).day == ""


def test_answered_rows_show_the_day_of_the_answer(puzzles):
    puzzles.set_content(content(results={names()[1]: "solved"}))
    model = puzzles.puzzles.model
    facts = model.facts(model.row_of(names()[1]))
    assert (facts.result, facts.day) == ("solved", day_words("2026-11-21"))
    assert day_words("nonsense") == ""
    puzzles.set_content(content(results={names()[1]: "missed"}))
    assert model.facts(model.row_of(names()[1])).result == "missed"


def test_the_bar_names_the_key_for_the_table_only_if_there_is_a_curve(puzzles):
    assert phrase("puzzles-bar-keys") in puzzles.bar.accessibleName()
    puzzles.set_content(content(curved=False))
    assert phrase("puzzles-bar-keys-unrated") in puzzles.bar.accessibleName()
    assert "T shows" not in puzzles.bar.accessibleName()


def test_a_row_names_all_goals_of_its_puzzle(puzzles):
    model = puzzles.puzzles.model
    for row, one in enumerate(model.outlines[:20]):
        titles = [capital(say(goal)) for goal in one.goal_messages()]
        assert list(model.facts(row).titles) == titles
        assert model.index(row, 0).data().startswith(titles[0])


def test_a_narrow_page_switches_between_the_list_and_the_panels(puzzles):
    puzzles.resize(900, 600)
    assert puzzles.day.isVisible()
    assert not puzzles.puzzles.isVisible()
    assert puzzles.change.text() == phrase("puzzles-show-list")
    puzzles.change.click()
    assert puzzles.puzzles.list.hasFocus()
    assert not puzzles.day.isVisible()
    assert puzzles.change.text() == phrase("puzzles-show-day")
    QTest.keyClick(puzzles, Key.Key_F6)
    assert puzzles.day.solve.hasFocus()
    puzzles.show_list()
    assert puzzles.puzzles.isVisible()
    puzzles.on_entered()
    assert puzzles.puzzles.list.hasFocus()


def test_f6_and_t_and_esc(puzzles, qtbot):
    QTest.keyClick(puzzles, Key.Key_F6)
    assert puzzles.puzzles.list.hasFocus()
    QTest.keyClick(puzzles, Key.Key_F6)
    assert puzzles.day.solve.hasFocus()
    assert puzzles.rating.pages.currentWidget() is puzzles.rating.chart
    QTest.keyClick(puzzles, Key.Key_T)
    assert puzzles.rating.pages.currentWidget() is puzzles.rating.table
    qtbot.mouseClick(puzzles.rating.as_table, LEFT)
    assert puzzles.rating.pages.currentWidget() is puzzles.rating.chart
    with qtbot.waitSignal(puzzles.left):
        QTest.keyClick(puzzles, Key.Key_Escape)
    with qtbot.waitSignal(puzzles.left):
        puzzles.header.leave.click()


def test_the_panel_without_a_curve_shows_one_point_and_no_table(puzzles):
    puzzles.set_content(content(curved=False))
    assert puzzles.rating.pages.currentIndex() == 0
    assert not puzzles.rating.as_table.isVisible()
    assert not puzzles.rating.answers.isVisible()


def test_a_new_curve_gets_its_room(puzzles):
    puzzles.resize(1100, 774)
    puzzles.set_content(content(curved=False))
    before = puzzles.rating.height()
    puzzles.set_content(content())
    assert puzzles.rating.height() > before


def test_puzzles_are_opened_by_the_button_and_by_a_row(puzzles, qtbot):
    with qtbot.waitSignal(puzzles.daily_wanted):
        qtbot.mouseClick(puzzles.day.solve, LEFT)
    view, model = puzzles.puzzles.list, puzzles.puzzles.model
    view.setFocus()
    QTest.keyClick(view, Key.Key_Down)
    with qtbot.waitSignal(puzzles.chosen) as chosen:
        QTest.keyClick(view, Key.Key_Return)
    assert chosen.args == [model.outlines[1].id]
    rect = view.visualRect(model.index(1, 0))
    button = view.rows.columns.button(rect).center().toPoint()
    with qtbot.waitSignal(puzzles.chosen):
        qtbot.mouseClick(view.viewport(), LEFT, pos=button)
    assert view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    with qtbot.assertNotEmitted(puzzles.chosen):
        qtbot.mouseClick(view.viewport(), LEFT, pos=rect.topLeft() + QPoint(150, 10))
    assert view.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor


def test_a_chip_reports_the_chosen_filters(puzzles, qtbot):
    with qtbot.waitSignal(puzzles.filtered) as chosen:
        qtbot.mouseClick(puzzles.puzzles.filters.chips["level"].buttons["hard"], LEFT)
    assert chosen.args == [Filters("all", "hard")]
    puzzles.filter(Filters("all", "hard"), content().listing)
    assert {one.level for one in puzzles.puzzles.model.outlines} == {2}
    assert puzzles.puzzles.count.text() == phrase("puzzles-count", count=len(puzzles.puzzles.model.outlines))


def test_without_matches_filters_can_be_removed(puzzles, qtbot):
    puzzles.filter(Filters("all", "easy", result="solved"), content().listing)
    assert puzzles.puzzles.nothing.isVisible()
    assert not puzzles.puzzles.list.isVisible()
    assert not puzzles.puzzles.titles.isVisible()
    counts = {button.text(): button for button in puzzles.puzzles.nothing.removers}
    assert 0 < len(counts) <= 3
    with qtbot.waitSignal(puzzles.filtered) as chosen:
        qtbot.mouseClick(puzzles.puzzles.nothing.removers[0], LEFT)
    assert chosen.args[0] != Filters("all", "easy", result="solved")
    puzzles.filter(Filters("all"), content().listing)
    assert not puzzles.puzzles.nothing.isVisible()
    assert puzzles.puzzles.titles.isVisible()


def test_the_selection_survives_a_change_or_moves_to_the_same_row(puzzles):
    puzzles.puzzles.list.choose(4)
    before = [one.id for one in puzzles.puzzles.model.outlines]
    puzzles.set_content(content(results={before[0]: "solved"}))
    assert puzzles.puzzles.current == before[4]
    puzzles.set_content(content(Filters("all", result="new"), results={before[4]: "solved"}))
    assert puzzles.puzzles.current == before[5]
    puzzles.choose(before[7])
    assert puzzles.puzzles.current == before[7]
    puzzles.choose("unknown")
    assert puzzles.puzzles.current == before[7]


def test_a_low_page_shows_the_filters_or_the_list(puzzles, qtbot):
    puzzles.resize(1280, 540)
    panel = puzzles.puzzles
    assert panel.fold.isVisible()
    assert panel.list.isVisible()
    assert not panel.filters.isVisible()
    qtbot.mouseClick(panel.fold, LEFT)
    assert panel.filters.isVisible()
    assert not panel.list.isVisible()
    assert panel.fold.text() == phrase("puzzles-to-list", count=len(panel.model.outlines))
    assert all(chips.isVisible() for chips in panel.filters.chips.values())
    puzzles.resize(1280, 774)
    assert panel.filters.isVisible()
    assert panel.list.isVisible()
    assert not panel.fold.isVisible()


# -- the rules


@pytest.fixture(scope="module")
def shared_rules(qapp) -> Iterator[RulesPage]:
    yield from opened(RulesPage())  # type: ignore[misc]


@pytest.fixture
def rules(shared_rules) -> RulesPage:
    activated(shared_rules)
    shared_rules._zoom = ZOOMS.index(1.0)
    shared_rules.show_table(None)
    shared_rules.read("B-17")
    return shared_rules


def test_the_text_can_be_zoomed_within_limits(rules, qtbot):
    for key, size in ((Key.Key_Plus, 1.15), (Key.Key_Minus, 1.0)):
        QTest.keyClick(rules, key, CTRL)
        assert ZOOMS[rules._zoom] == size
    for by, size in ((-9, ZOOMS[0]), (1, ZOOMS[1]), (9, ZOOMS[-1])):
        rules.tools.zoomed.emit(by)
        assert ZOOMS[rules._zoom] == size
    choose_in_menu(qtbot, rules.tools.more, "Smaller text")
    assert ZOOMS[rules._zoom] == ZOOMS[-2]
    choose_in_menu(qtbot, rules.tools.more, "Larger text")
    assert ZOOMS[rules._zoom] == ZOOMS[-1]


def test_a_rule_is_named_everywhere(rules):
    place = library().by_id["B-17"]
    assert rules.rule == "B-17"
    assert rules.text.accessibleName() == f"B-17 {place.rule.title}"
    assert place.rule.title in rules.text.accessibleDescription()
    assert place.chapter.title in rules.tools.where.text()
    assert rules.bar.accessibleName()
    assert rules.contents.currentItem().text(0) == place.chapter.title
    assert rules.tools.open_lesson.isVisible() == bool(place.rule.lesson)
    assert place.rule.title in rules.text.toPlainText()
    assert rules.text.hasFocus()


def test_an_unknown_rule_leads_to_the_overview(rules):
    rules.read("B-99")
    assert rules.rule == ""
    assert rules.overview.isVisible()


def test_the_way_through_the_rules_and_back(rules, qtbot):
    order = library().order
    QTest.keyClick(rules.text, Key.Key_Down)
    assert rules.rule == order[order.index("B-17") + 1]
    QTest.keyClick(rules.text, Key.Key_Up)
    QTest.keyClick(rules.text, Key.Key_Up)
    assert rules.rule == order[order.index("B-17") - 1]
    QTest.keyClick(rules.text, Key.Key_Up, SHIFT)
    assert rules.rule == order[order.index("B-17") - 1]
    rules.text.anchorClicked.emit(QUrl("rule:B-30"))
    assert rules.rule == "B-30"
    rules.aside.linked.emit("rule:B-31")
    assert rules.rule == "B-31"
    rules.nearest.linkActivated.emit("rule:B-30")
    assert rules.rule == "B-30"
    rules.follow_link("variants:")
    assert rules.rule == ""
    QTest.keyClick(rules.text, Key.Key_Backspace)
    assert rules.rule == "B-30"
    for _ in range(6):
        rules.back()
    assert rules.rule == "B-17"
    with qtbot.waitSignal(rules.left):
        rules.back()


def test_steps_end_at_the_overview_and_the_last_rule(rules):
    order = library().order
    rules.read(order[-1])
    QTest.keyClick(rules.text, Key.Key_Down)
    assert rules.rule == order[-1]
    rules.read(order[0])
    QTest.keyClick(rules.text, Key.Key_Up)
    assert rules.overview.isVisible()
    assert rules.focusWidget() is rules.overview.chapters.cards[0].button, "the focus is not lost"
    rules.step(-1)
    assert rules.overview.isVisible()


def test_a_search_shows_the_best_match_until_it_ends(rules, qtbot):
    rules.field.setText("fountai")
    qtbot.keyClicks(rules.field, "n")
    hits = rules._hits().ids
    assert rules.rule == hits[0]
    assert rules.contents.searching
    QTest.keyClick(rules.field, Key.Key_Down)
    assert rules.rule == hits[1]
    QTest.keyClick(rules.field, Key.Key_Return)
    assert rules.rule == hits[0]
    assert rules.text.hasFocus()
    rules.field.clear()
    assert rules.rule == hits[0], "an opened hit stays"
    assert not rules.contents.searching
    rules.read("B-17")
    rules.field.setText("fountain")
    rules.field.clear()
    assert rules.rule == "B-17", "the rule before the search returns"


def test_similar_words_are_linked_if_nothing_is_found(rules):
    rules.field.setText("fountan")
    assert rules.nearest.isVisible()
    word = rules._hits().nearest[0]
    assert f'<a href="search:{word}"' in rules.nearest.text()
    rules.follow_link(f"search:{word}")
    assert rules.field.text() == word
    assert not rules.nearest.isVisible()


def test_a_quote_is_beside_its_rule_only(rules):
    rules.read("B-17", Quote("B-17", None, "It is not beside a tile", "Arcades 5"))
    assert rules.aside.isVisible()
    assert rules.aside.quoted.isVisible()
    rules.read("B-17")
    assert not rules.aside.isVisible()
    rules.show_table(parse_new("human,human seed=1 take_limit=6"))
    rules.read("B-9")
    assert rules.aside.isVisible()
    assert rules.aside.differs.isVisible()
    rules.open(ALL_VARIANTS)
    assert phrase("played-title") in rules.text.toPlainText()


def test_a_rule_is_copied_as_text_and_as_html_with_pictures(rules, qtbot):
    with qtbot.waitSignal(rules.notified) as told:
        choose_in_menu(qtbot, rules.tools.more, "Copy")
    assert told.args == [Message("rulebook-copied")]
    data = QGuiApplication.clipboard().mimeData()
    assert data.text().startswith("B-17 ")
    assert 'src="data:image/png;base64,' in data.html()
    assert 'src="picture' not in data.html()
    assert data.hasImage() == bool(library().by_id["B-17"].rule.pictures)


@pytest.mark.parametrize("rule", ["B-17", ALL_VARIANTS])
def test_a_rule_is_printed_in_black_on_white(rules, monkeypatch, rule):
    printed = []
    monkeypatch.setattr(QTextDocument, "print_", lambda text, to: printed.append((text.toHtml(), to)))
    rules.read(rule)
    rules.set_theme(DARK)
    rules.print_on("printer")
    rules.set_theme(LIGHT)
    ((html, device),) = printed
    assert device == "printer"
    assert LIGHT.text.lower() in html.lower()
    assert DARK.text.lower() not in html.lower()
    assert (library().by_id["B-17"].rule.title if rule == "B-17" else phrase("played-title")) in html


def test_a_lesson_about_a_rule_is_opened(rules, qtbot):
    rule = next(place.rule for place in library().by_id.values() if place.rule.lesson)
    rules.read(rule.id)
    with qtbot.waitSignal(rules.lesson_chosen) as chosen:
        qtbot.mouseClick(rules.tools.open_lesson, LEFT)
    assert chosen.args == [rule.lesson]


def test_a_row_of_the_contents_opens_its_first_rule(rules, qtbot):
    items = [item for item in rules.contents._items() if item.data(0, Qt.ItemDataRole.UserRole + 1)]
    item = next(item for item in items[1:] if not item.isSelected())
    rules.contents.scrollToItem(item)
    place = rules.contents.visualItemRect(item).center()
    qtbot.mouseClick(rules.contents.viewport(), LEFT, pos=place)
    assert rules.rule == item.data(0, Qt.ItemDataRole.UserRole + 1)[0]


def test_the_theme_reaches_all_parts_of_the_rules(rules):
    rules.set_theme(DARK)
    assert rules.contents.theme is rules.aside.theme is DARK
    assert rules.text.palette().text().color().name() == DARK.text.lower()
    rules.set_theme(LIGHT)


def test_the_left_column_is_wider_during_a_search(rules):
    before = rules.index.width()
    rules.field.setText("wall")
    assert rules.index.width() > before
    assert rules.index.geometry().right() <= rules.sheet.geometry().left() + 60
    rules.field.clear()
    assert rules.index.width() == before


# -- the review of a game


@pytest.fixture(scope="module")
def game(qapp) -> GameTable:
    return whole_game("human,builder:mason,apprentice seed=3")


@pytest.fixture(scope="module")
def shared_review(game) -> Iterator[ReviewPage]:
    yield from opened(ReviewPage(game))  # type: ignore[misc]


@pytest.fixture(scope="module")
def analyst(shared_review, game):
    return knowing(shared_review, game)


@pytest.fixture
def review(shared_review, analyst) -> ReviewPage:
    activated(shared_review)
    shared_review.begin("normal", analyst)
    return shared_review


def shown(review: ReviewPage) -> tuple[int, bool]:
    review.update_content()
    return review.stop, review._at == review._stops[review.stop]


def test_keys_step_through_the_game(review):
    last = len(review.judging.turns)
    assert shown(review) == (last, True)
    assert review.turn.text() == phrase("look-back-last")
    for key, held, stop in (
        (Key.Key_Left, None, last - 1),
        (Key.Key_End, None, last),
        (Key.Key_Home, None, 0),
        (Key.Key_Right, None, 1),
    ):
        QTest.keyClick(review, key, held or Qt.KeyboardModifier.NoModifier)
        assert shown(review) == (stop, True)
        assert review.time_card.slider.value() == stop
        assert review.time_card.buttons["first"].isEnabled() == (stop > 0)
        assert review.time_card.buttons["on"].isEnabled() == (stop < last)
        assert review.may_try == review.play_from_here.isVisibleTo(review) == (stop < last)


def test_shift_steps_by_a_move_and_a_step_back_leads_to_the_start_of_the_turn(review):
    stops = review._stops
    stop = next(at for at in range(1, len(stops) - 1) if stops[at + 1] - stops[at] > 1)
    review.show_stop(stop)
    QTest.keyClick(review, Key.Key_Right, SHIFT)
    assert shown(review) == (stop, False)
    QTest.keyClick(review, Key.Key_Left)
    assert shown(review) == (stop, True)
    QTest.keyClick(review, Key.Key_Left, SHIFT)
    assert review._at == review._stops[stop] - 1
    review.step_move(-1000)
    assert review._at == 0
    review.step_move(10_000)
    assert review._at == len(review._moves) - 1


def test_buttons_wheel_and_slider_step_too(review, qtbot):
    last = len(review.judging.turns)
    buttons = review.time_card.buttons
    for name, stop in (("first", 0), ("on", 1), ("back", 0), ("last", last)):
        review.update_content()
        qtbot.mouseClick(buttons[name], LEFT)
        assert review.stop == stop
    review.view.stepped.emit(-1)
    assert review.stop == last - 1
    review.time_card.slider.setValue(3)
    assert review.stop == 3
    review.turns_card.chosen.emit(5)
    assert review.stop == 5


def test_the_next_mistake_comes_after_the_last_one_and_then_the_first(review):
    mistakes = [place for place, verdict in review.judging.marks(0).items() if verdict is Verdict.MISTAKE]
    assert len(mistakes) > 1
    review.show_stop(mistakes[-2])
    for place in (mistakes[-1], mistakes[0]):
        QTest.keyClick(review, Key.Key_M)
        assert review.stop == place
        review.update_content()
        assert review.turn_card.verdict.text()
        assert review.turns_card.model.row_of(place) == review.turns_card.list.currentIndex().row()
    review.step_move(1)
    review.next_mistake()
    assert review.stop == mistakes[0], "the mistake of this turn, from within the turn"
    review._show(review._stops[mistakes[1]] - 1)
    review.next_mistake()
    assert review.stop == mistakes[1]


def test_another_seat_is_viewed(review, qtbot):
    review.update_content()
    qtbot.mouseClick(review.time_card.seats.buttons[1], LEFT)
    assert review.stage.snapshot.viewer == 1
    name = review._book.owner_name(1)
    assert (
        review.turns_card.title.text() == phrase("look-back-theirs", name=name)
        or name in review.turns_card.title.toolTip()
    )
    review.set_viewer(0)
    assert review.turns_card.list.accessibleName() == phrase("look-back-yours")


def test_the_figures_are_shown_as_a_table(review, qtbot):
    review.show_stop(4)
    QTest.keyClick(review, Key.Key_T)
    assert review.table.isVisible()
    assert review.table.hasFocus()
    assert review.table.currentIndex().row() == 4
    review.table.activated.emit(review.table.figures.index(6, 0))
    assert review.stop == 6
    review.turns_card.as_table.click()
    assert review.view.isVisible()
    assert review.hasFocus()


def test_a_practice_game_starts_at_the_shown_turn(review, qtbot):
    review.show_stop(4)
    review.update_content()
    with qtbot.waitSignal(review.practice_chosen) as chosen:
        qtbot.mouseClick(review.play_from_here, LEFT)
    (saved,) = chosen.args
    assert saved.state == review.judging.turns[4].before
    with qtbot.waitSignal(review.practice_chosen) as chosen:
        qtbot.mouseClick(review.reshuffle, LEFT)
    assert chosen.args[0].state != saved.state
    review.show_stop(len(review.judging.turns))
    with qtbot.assertNotEmitted(review.practice_chosen):
        review.run_command("choose")


def test_the_table_marks_the_better_plan_at_the_start_of_a_turn(review):
    place = next(
        place
        for place, found in review.judging.analyst.tried.items()
        if review.judging.turns[place].seat == 0 and found.verdict is Verdict.MISTAKE
    )
    review.show_stop(place)
    review.update_content()
    assert review.view.plans.marks
    assert any(bubble.isVisible() for bubble in review.view.bubbles)
    assert review.time_card.slider.accessibleDescription().startswith(review.turn.text())
    review.step_move(1)
    review.update_content()
    assert not review.view.plans.marks
    review.show_stop(place)
    review.set_viewer(1)
    review.update_content()
    assert not review.view.plans.marks
    review.set_viewer(0)


def test_the_table_marks_the_cards_and_tiles_that_the_plans_take(review):
    marked = 0
    for place, found in review.judging.analyst.tried.items():
        turn, view = review.judging.turns[place], review.view
        if turn.seat or found.verdict is Verdict.GOOD:
            continue
        review.show_stop(place)
        review.update_content()
        pieces = review.stage.snapshot.table.pieces
        best = {face for action in found.ways[0].actions for face in faces_of(review._book, action)}
        played = {face for action in turn.actions for face in faces_of(review._book, action)}
        for mark, (piece, sign) in zip(view.takings.marks, view._taken, strict=True):
            assert mark.rect == review.stage.rect_of(piece)
            assert pieces[piece].face in (best if sign is Verdict.GOOD else played - best)
            marked += 1
        review.step_move(1)
        assert not view.takings.marks
    assert marked


def test_the_page_is_left_and_compared(review, qtbot):
    with qtbot.waitSignal(review.compare_wanted):
        review.time_card.compare.click()
    for leave in (lambda: QTest.keyClick(review, Key.Key_Escape), review.header.leave.click):
        with qtbot.waitSignal(review.left):
            leave()
    assert review.accepts("zoom-in")
    assert review.accepts("rules")
    assert not review.accepts("undo")


def test_the_analysis_is_awaited_only_while_the_page_is_visible(review, analyst):
    assert analyst.awaited
    QApplication.sendEvent(review, QHideEvent())
    assert not analyst.awaited
    QApplication.sendEvent(review, QShowEvent())
    assert analyst.awaited


def test_the_city_can_be_moved_and_shown_as_a_whole(review, qtbot):
    view, city = review.view, review.stage.city
    review.show_stop(len(review.judging.turns))
    middle = view.mapFromScene(city.scene_rect(city.inner).center())
    view.zoom(1.5)
    assert view._moved_by == 0
    qtbot.mousePress(view.viewport(), LEFT, pos=middle)
    assert view._press == middle
    qtbot.mouseMove(view.viewport(), middle + QPoint(30, 10))
    qtbot.mouseRelease(view.viewport(), LEFT, pos=middle + QPoint(30, 10))
    assert view._press is None
    review.show_stop(0)
    assert view._moved_by == 0, "the camera stays for the same viewer"
    review.set_viewer(1)
    assert view._moved_by is None
    review.set_viewer(0)
    view.zoom(1.5)
    view.fit()
    assert view._moved_by is None


class FakeAnalyst(QObject):
    """An analyst that has no turns and records what is asked of it."""

    changed = Signal()
    turns = ()
    awaited = False
    begun: object = None

    def begin(self, table: object) -> None:
        self.begun = table


def test_only_the_latest_analyst_is_heard(game, qtbot):
    judging, first, other = Judging(None), FakeAnalyst(), FakeAnalyst()
    table: Any = game
    judging.begin(first, table)  # type: ignore[arg-type]
    judging.set_awaited(True)
    assert (first.begun, first.awaited) == (game, True)
    first.changed.emit()
    assert judging._soon.isActive()
    judging._soon.stop()
    judging.begin(first, table)  # type: ignore[arg-type]
    judging.begin(other, table)  # type: ignore[arg-type]
    assert not first.awaited
    first.changed.emit()
    assert not judging._soon.isActive()
    other.changed.emit()
    with qtbot.waitSignal(judging.changed):
        assert judging._soon.isActive()
    judging.begin(None, table)
    other.changed.emit()
    assert not judging._soon.isActive()
    assert len(judging.turns) == len(turns_of(game.transitions))
    assert judging.analyst is None
    assert judging.marks(0) == {}
    assert judging.story(0) is None


def test_an_unfinished_game_has_neither_analysis_nor_practice(game, qtbot):
    table = GameTable()
    table.begin(parse_new("apprentice,human,human seed=1"))
    page = ReviewPage(table)
    qtbot.addWidget(page)
    page.begin("normal", None, None, 2)
    assert page._viewer == 2
    for widget in (page.play_from_here, page.reshuffle, page.turns_card, page.time_card.compare):
        assert widget.isHidden()
    assert page.turn.text() == phrase("look-back-now")
    assert not page.time_card.seats.buttons
    page.begin("normal", None, None, None)
    assert page._viewer == 1, "the first human player"
    assert not page.may_try


def test_a_game_of_computer_players_is_seen_by_the_first(qtbot):
    table = GameTable()
    table.begin(parse_new("apprentice,apprentice seed=1"))
    page = ReviewPage(table)
    qtbot.addWidget(page)
    page.begin("normal", None, None, None)
    assert page._viewer == 0

"""The page of puzzles by mouse and keyboard: filters, list, opening a puzzle, and rewards."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QDate, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QPushButton

from alhambra_desktop.model.learning.puzzles import shelf
from alhambra_desktop.model.learning.puzzles.filters import ALL, Filters
from alhambra_desktop.model.learning.puzzles.outline import level_of
from alhambra_desktop.model.learning.puzzles.rating import FIRST, Answer, Rating
from alhambra_desktop.model.rules.core.values import SQUARE_CURRENCY
from alhambra_desktop.views import art
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.fonts import BOLD, sans, text_width
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.pages.puzzles import day_panel, puzzle_list
from alhambra_desktop.views.pages.puzzles.day_panel import TablePicture, _areas
from alhambra_desktop.views.pages.puzzles.filter_panel import FIELDS, THEMES, paint_goal
from alhambra_desktop.views.pages.puzzles.level_stars import Difficulty
from alhambra_desktop.views.pages.puzzles.list_page import PuzzleListPage
from alhambra_desktop.views.pages.puzzles.progress_panels import RatingPanel
from alhambra_desktop.views.pages.puzzles.puzzle_card import ISO
from alhambra_desktop.views.pages.puzzles.puzzle_cards import verdict_of
from alhambra_desktop.views.pages.puzzles.puzzle_list import PuzzlesModel
from alhambra_desktop.views.pages.puzzles.puzzle_page import PuzzlePage
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.chips import GAP, PAD, Chips
from alhambra_desktop.views.widgets.choices import AROUND
from alhambra_desktop.views.widgets.folded_chips import FoldedChips
from alhambra_desktop.words import phrase, say
from tests.of_type import of_type
from tests.views.driver import Driver

ALL_MODULES = shelf.kinds()


@pytest.fixture
def knowing(player) -> Driver:
    """Return a driver of a player who began games with every module."""
    player.window.settings.change(played=ALL_MODULES)
    player.window.resize(1280, 800)
    return player


def open_list(player: Driver) -> PuzzleListPage:
    player.window.workspace.show_puzzles()
    page = player.window.workspace.puzzles.list_page
    assert player.window.navigator.currentWidget() is page
    player.follow()
    return page


def pick(player: Driver, page: PuzzleListPage, field: str, value: str) -> None:
    """Click a chip, after unfolding the hidden ones if necessary."""
    chips = page.puzzles.filters.chips[field]
    button = chips.buttons[value]
    if not chips.isVisible():
        player.qtbot.mouseClick(page.puzzles.filters.more, Qt.MouseButton.LeftButton)
    if isinstance(chips, FoldedChips) and not button.isVisible():
        player.qtbot.mouseClick(chips.more, Qt.MouseButton.LeftButton)
    assert button.isVisible()
    player.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def listed(page: PuzzleListPage) -> list[str]:
    return [one.id for one in page.puzzles.model.outlines]


def shown_puzzle(player: Driver) -> PuzzlePage:
    page = player.window.workspace.puzzles.page
    assert player.window.navigator.currentWidget() is page
    return page


def solve(player: Driver) -> PuzzlePage:
    """Answer the visible puzzle as if its best turn had been played."""
    page = shown_puzzle(player)
    page.answered.emit(page.puzzle.id, Answer.SOLVED, False)
    return page


def test_filters_are_clicked_and_combine(knowing):
    page = open_list(knowing)
    assert len(listed(page)) == len(shelf.names())
    pick(knowing, page, "level", "hard")
    pick(knowing, page, "theme", "run")
    outlines = shelf.outlines()
    wanted = {name for name, one in outlines.items() if one.theme == "run" and 1100 <= one.rating < 1300}
    assert set(listed(page)) == wanted
    assert page.puzzles.count.text() == f"{len(wanted)} puzzles"
    pick(knowing, page, "kind", "huts")
    assert set(listed(page)) == {name for name in wanted if "huts" in outlines[name].modules}


def test_every_chip_says_how_many_puzzles_it_would_list(knowing):
    page = open_list(knowing)
    for level in ("easy", "expert"):
        pick(knowing, page, "level", level)
        for field in FIELDS:
            before = getattr(page.puzzles.filters.filters, field)
            for value, chip in zip(
                page.puzzles.filters.chips[field].buttons,
                page.puzzles.filters.chips[field].chips,
                strict=True,
            ):
                count = chip.count
                assert chip.accessibleDescription().startswith(f"{count} puzzle")
                pick(knowing, page, field, value)
                assert len(listed(page)) == count
            pick(knowing, page, field, before)


def test_a_chip_shows_further_filters_and_how_many_are_active(knowing):
    filters = open_list(knowing).puzzles.filters
    assert filters.chips["level"].isVisible()
    assert not filters.chips["theme"].isVisible()
    assert filters.more.text() == "More filters"
    filters.more.setFocus()
    knowing.qtbot.keyClick(filters.more, Qt.Key.Key_Space)
    assert filters.chips["theme"].isVisible()
    knowing.qtbot.mouseClick(filters.chips["theme"].buttons["run"], Qt.MouseButton.LeftButton)
    assert filters.more.text() == "Fewer filters"
    knowing.qtbot.mouseClick(filters.more, Qt.MouseButton.LeftButton)
    assert not filters.chips["kind"].isVisible()
    assert filters.more.text() == "More filters: 1"


def test_filters_are_chosen_by_keyboard(knowing):
    page = open_list(knowing)
    chips = page.puzzles.filters.chips["level"]
    knowing.qtbot.keyClick(page.day.solve, Qt.Key.Key_F6)
    assert page.puzzles.list.hasFocus()
    chips.buttons["all"].setFocus()
    knowing.qtbot.keyClick(chips.buttons["all"], Qt.Key.Key_Right)
    assert chips.value == "easy"
    assert chips.buttons["easy"].hasFocus()
    assert all(one.rating < 950 for one in page.puzzles.model.outlines)


def test_an_empty_list_offers_to_remove_a_filter(knowing):
    page = open_list(knowing)
    pick(knowing, page, "level", "easy")
    pick(knowing, page, "result", "solved")
    assert listed(page) == []
    assert page.puzzles.nothing.isVisible()
    easy = sum(one.rating < 950 for one in shelf.outlines().values())
    (button,) = page.puzzles.nothing.removers
    assert button.text() == f"Without the filter Solved: {easy} puzzles"
    knowing.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.puzzles.filters.filters == Filters(level="easy")
    assert listed(page)
    assert page.puzzles.list.hasFocus()


def test_the_chip_for_more_filters_is_beside_the_results_if_it_fits(knowing):
    page = open_list(knowing)
    panel, more = page.puzzles, page.puzzles.filters.more
    panel.resize(900, panel.height())
    assert panel.filters.isAncestorOf(more)
    panel.resize(560, panel.height())
    assert not panel.filters.isAncestorOf(more)
    panel.resize(900, panel.height())
    assert panel.filters.isAncestorOf(more)


def test_titles_are_above_the_columns_of_the_list(knowing):
    page = open_list(knowing)
    titles, rows = page.puzzles.titles, page.puzzles.list
    knowing.qtbot.waitUntil(titles.isVisible)
    assert titles.geometry().bottom() < rows.geometry().top()
    assert (titles.x(), titles.width()) == (rows.x(), rows.width())
    pick(knowing, page, "level", "easy")
    pick(knowing, page, "result", "solved")
    assert not titles.isVisible()


def test_the_column_of_answers_has_a_title_once_a_puzzle_is_answered(knowing):
    page = open_list(knowing)
    model = page.puzzles.model
    assert not model.any_answered
    before = page.puzzles.titles.grab().toImage()
    model.set_content(model.outlines, {model.outlines[3].id: ("solved", "")})
    assert model.any_answered
    assert page.puzzles.titles.grab().toImage() != before


def test_the_rating_is_explained_until_the_first_answer(knowing):
    page = open_list(knowing)
    assert page.rating.rule.text().startswith(phrase("puzzles-rating-start", rating=1200))
    assert not page.month.tally.text()
    page.month.set_content(QDate(2026, 11, 24), {3: Answer.SOLVED, 4: Answer.MISSED}, 0)
    assert page.month.tally.text() == phrase("puzzles-solved", count=1)


@pytest.mark.parametrize(("rating", "level"), [(949, 0), (950, 1), (1100, 2), (1299, 2), (1300, 3)])
def test_the_stars_show_the_level_of_a_rating(qtbot, rating, level):
    assert level_of(rating) == level
    difficulty = Difficulty()
    qtbot.addWidget(difficulty)
    difficulty.show_rating(rating)
    shown = difficulty.stars.grab().toImage()
    difficulty.stars.show_level(level)
    assert difficulty.stars.grab().toImage() == shown
    difficulty.stars.show_level((level + 1) % 4)
    assert difficulty.stars.grab().toImage() != shown


def test_expansions_are_folded_to_one_line_with_the_chosen_one(knowing):
    page = open_list(knowing)
    chips = of_type(page.puzzles.filters.chips["kind"], FoldedChips)
    knowing.qtbot.mouseClick(page.puzzles.filters.more, Qt.MouseButton.LeftButton)
    knowing.follow()
    folded, last = chips.height(), chips.chips[-1]
    assert not last.isVisible()
    shown = [chip for chip in chips.chips if chip.isVisible()]
    assert chips.more.text() == f"{len(chips.chips) - len(shown)} more"
    assert chips.rect().contains(chips.more.geometry())
    chips.choose([*chips.buttons][-1])
    assert last.isVisible()
    assert chips.rect().contains(last.geometry())
    assert chips.height() == folded
    knowing.qtbot.mouseClick(chips.more, Qt.MouseButton.LeftButton)
    assert all(chip.isVisible() for chip in chips.chips)
    assert not chips.more.isVisible()
    knowing.qtbot.waitUntil(lambda: chips.height() > folded)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_the_puzzle_of_the_day_names_all_its_goals(knowing, size):
    page = open_list(knowing)
    knowing.window.resize(*size)
    knowing.follow()
    one = shelf.outlines()[knowing.window.workspace.puzzles.daily()]
    texts = [say(message) for message in one.goal_messages()]
    day = page.day
    if day.goals.isVisible():
        assert day.title.text() == phrase("puzzle-title", count=len(texts))
        assert day.goals.accessibleName().casefold() == ", ".join(texts).casefold()
        tags = [*day.goals.tags(day.goals.width())]
        assert [" ".join(tag.lines).casefold() for tag in tags] == [text.casefold() for text in texts]
        assert all(day.goals.rect().contains(tag.rect.toRect()) for tag in tags)
    else:
        assert all(text in day.title.text() for text in texts)


def test_the_expansion_filter_is_remembered(player):
    player.window.resize(1280, 800)
    page = open_list(player)
    assert not any(shelf.modules()[name] for name in listed(page))
    pick(player, page, "kind", "camps")
    assert all(shelf.modules()[name] == {"camps"} for name in listed(page))
    assert Settings(player.window.settings.path).preferences.puzzle_kind == "camps"
    page.chosen.emit(listed(page)[0])
    for _ in range(2):
        shown_puzzle(player).another.click()
        assert shelf.modules()[shown_puzzle(player).puzzle.id] == {"camps"}


@pytest.mark.parametrize("way", ["enter", "double click", "button"])
def test_a_row_opens_its_puzzle_and_back_returns_to_it(knowing, way):
    page = open_list(knowing)
    view, qtbot = page.puzzles.list, knowing.qtbot
    view.setFocus()
    for _ in range(3):
        qtbot.keyClick(view, Qt.Key.Key_Down)
    name, rect = page.puzzles.current, view.visualRect(view.currentIndex())
    assert name == listed(page)[3]
    if way == "enter":
        qtbot.keyClick(view, Qt.Key.Key_Return)
    elif way == "double click":
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
        qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    else:
        button = view.rows.columns.button(rect).center().toPoint()
        qtbot.mouseMove(view.viewport(), button)
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=button)
    opened = shown_puzzle(knowing)
    assert opened.puzzle.id == name
    qtbot.keyClick(opened.page.view, Qt.Key.Key_Escape)
    assert knowing.window.navigator.currentWidget() is page
    assert page.puzzles.current == name
    assert view.hasFocus()


def test_a_click_beside_the_button_only_selects_a_row(knowing):
    page = open_list(knowing)
    view = page.puzzles.list
    place = view.visualRect(view.model().index(2, 0)).topLeft() + QPoint(200, 20)
    knowing.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.puzzles.current == listed(page)[2]
    assert knowing.window.navigator.currentWidget() is page


def test_a_solved_puzzle_leaves_the_list_but_not_the_focus(knowing):
    page = open_list(knowing)
    pick(knowing, page, "result", "new")
    page.puzzles.list.setFocus()
    page.puzzles.list.choose(4)
    before = listed(page)
    knowing.qtbot.keyClick(page.puzzles.list, Qt.Key.Key_Return)
    opened = solve(knowing)
    assert opened.puzzle.id == before[4]
    knowing.qtbot.keyClick(opened.page.view, Qt.Key.Key_Escape)
    assert listed(page) == [name for name in before if name != before[4]]
    assert page.puzzles.current == before[5]
    assert page.puzzles.list.hasFocus()


def test_the_next_puzzle_is_unsolved_and_matches_the_filters(knowing):
    page = open_list(knowing)
    pick(knowing, page, "level", "expert")
    names = [name for name in listed(page) if name != knowing.window.workspace.puzzles.daily()]
    page.chosen.emit(names[0])
    for name in names[:3]:
        opened = solve(knowing)
        assert opened.puzzle.id == name
        opened.answer.next_wanted.emit()
    assert shown_puzzle(knowing).puzzle.id == names[3]
    knowing.qtbot.keyClick(shown_puzzle(knowing).page.view, Qt.Key.Key_Escape)
    assert page.puzzles.current == names[3]


def test_without_an_unsolved_puzzle_none_is_offered(knowing):
    names = [one.id for one in shelf.outlines().values() if one.rating >= 1300]
    knowing.window.settings.change(puzzles=tuple((name, "solved") for name in names))
    page = open_list(knowing)
    pick(knowing, page, "level", "expert")
    page.chosen.emit(names[0])
    assert not shown_puzzle(knowing).answer.next.isEnabled()
    assert not shown_puzzle(knowing).another.isEnabled()


def test_the_cost_of_a_hint_is_shown_beforehand(knowing):
    page = open_list(knowing)
    name = listed(page)[0]
    page.chosen.emit(name)
    alone, hinted = Rating().gains(shelf.puzzle(name).rating)
    assert alone > 0 > hinted
    line = shown_puzzle(knowing).line
    assert line.hinted.isVisible()
    cost = f"Solving this changes your rating by +{alone}, or by −{-hinted} if you use a hint."
    assert line.hinted.text() == cost
    knowing.qtbot.mouseClick(line.hint, Qt.MouseButton.LeftButton)
    assert line.hinted.text().startswith("First step: ")


def test_a_hint_for_an_answered_puzzle_is_free(knowing):
    page = open_list(knowing)
    name = listed(page)[0]
    knowing.window.settings.change(puzzles=((name, "missed"),))
    page.chosen.emit(name)
    assert "free" in shown_puzzle(knowing).line.hinted.text()


def test_without_a_streak_nothing_is_said_about_skipping_days(knowing):
    assert open_list(knowing).month.streak.text() == "Every solved day becomes a star."


def test_an_answer_shows_the_change_of_rating_and_streak(knowing):
    puzzles = knowing.window.workspace.puzzles
    days = [(puzzles.today().addDays(-back).toString(ISO), "solved") for back in (1, 3)]
    knowing.window.settings.change(puzzle_days=tuple(days))
    page = open_list(knowing)
    assert page.month.streak.text() == "Streak: 2 puzzles of the day. Skipping a day does not end it."
    knowing.qtbot.mouseClick(page.day.solve, Qt.MouseButton.LeftButton)
    opened = solve(knowing)
    after = Rating().after(opened.puzzle.rating, Answer.SOLVED, False)
    change = round(after.points) - FIRST
    assert opened.reward.text == f"Rating {round(after.points)} (+{change}). Streak: 3 puzzles of the day."
    opened.answered.emit(opened.puzzle.id, Answer.MISSED, False)
    assert opened.reward.text.startswith("Your rating does not change")
    assert knowing.window.settings.progress.puzzle_curve == (
        (opened.puzzle.id, (puzzles.today().toString(ISO), after.points)),
    )


def test_t_shows_the_rating_curve_as_a_table(knowing):
    names = shelf.names()[:3]
    curve = tuple((name, (f"2026-01-0{at + 1}", 1200.0 + at)) for at, name in enumerate(names))
    knowing.window.settings.change(puzzle_curve=curve, puzzle_rating=(1202.0, 3))
    page = open_list(knowing)
    assert page.rating.pages.currentWidget() is page.rating.chart
    knowing.qtbot.keyClick(page.day.solve, Qt.Key.Key_T)
    assert page.rating.pages.currentWidget() is page.rating.table
    model = page.rating.model
    ratings = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert ratings == ["1202", "1201", "1200"]
    knowing.qtbot.mouseClick(page.rating.as_table, Qt.MouseButton.LeftButton)
    assert page.rating.pages.currentWidget() is page.rating.chart


def test_row_texts_are_built_only_when_visible(knowing, monkeypatch):
    told = []
    put = puzzle_list.PuzzlesModel._put_into_words
    monkeypatch.setattr(
        puzzle_list.PuzzlesModel, "_put_into_words", lambda model, one: told.append(one.id) or put(model, one)
    )
    page = open_list(knowing)
    page.grab()
    assert 0 < len(told) < 20
    page.grab()
    assert len(told) == len(set(told))


def test_the_accessible_text_of_a_row_is_one_sentence(knowing):
    page = open_list(knowing)
    sentence = page.puzzles.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    one = page.puzzles.model.outlines[0]
    assert sentence.startswith(page.puzzles.model.facts(0).titles[0])
    for part in (f"rating {one.rating}", f"{one.seats} players", "Easy", "New"):
        assert part in sentence


@pytest.mark.usefixtures("spoken")
def test_the_page_follows_the_language(knowing):
    page = open_list(knowing)
    labels = (page.day.title, page.month.title, page.rating.title, page.puzzles.count)
    before = [label.text() for label in labels] + [page.puzzles.model.facts(0).titles[0]]
    SPOKEN.speak("fr")
    after = [label.text() for label in labels] + [page.puzzles.model.facts(0).titles[0]]
    assert not set(before) & set(after)


@pytest.mark.parametrize("size", [(894, 560), (1024, 700), (1280, 800), (1920, 1080)])
def test_panels_do_not_overlap_and_all_are_reachable(knowing, size):
    page = open_list(knowing)
    knowing.window.resize(*size)
    knowing.follow()
    seen = set()
    for _ in range(2):
        panels = [panel for panel in (page.day, page.month, page.rating, page.puzzles) if panel.isVisible()]
        papers = [panel.geometry().adjusted(8, 8, -8, -8) for panel in panels]
        assert all(page.rect().contains(paper) for paper in papers)
        assert not any(one.intersects(other) for one in papers for other in papers if one is not other)
        seen |= set(panels)
        knowing.qtbot.keyClick(knowing.window.focusWidget(), Qt.Key.Key_F6)
    assert seen == {page.day, page.month, page.rating, page.puzzles}


def test_in_small_windows_a_button_switches_to_the_filters(knowing):
    page = open_list(knowing)
    knowing.window.resize(894, 560)
    knowing.follow()
    knowing.qtbot.mouseClick(page.change, Qt.MouseButton.LeftButton)
    fold: QPushButton = page.puzzles.fold
    assert fold.text() == "Filters"
    knowing.qtbot.mouseClick(fold, Qt.MouseButton.LeftButton)
    assert not page.puzzles.list.isVisible()
    pick(knowing, page, "level", "hard")
    assert fold.text() == f"Show {len(listed(page))} puzzles"
    knowing.qtbot.mouseClick(fold, Qt.MouseButton.LeftButton)
    assert page.puzzles.list.isVisible()
    assert fold.text() == "Filters (1)"


@pytest.mark.parametrize("size", [(1280, 800), (1280, 777), (1024, 700), (894, 560)])
def test_no_row_of_the_list_is_clipped(knowing, size):
    page = open_list(knowing)
    knowing.window.resize(*size)
    page.show_list()
    view = page.puzzles.list
    knowing.qtbot.waitUntil(view.isVisible)
    assert view.row >= puzzle_list.ROW
    assert view.viewport().height() % view.row == 0
    assert view.height() - view.viewport().height() < puzzle_list.ROW // 4
    view.scrollToBottom()
    assert view.visualRect(view.model().index(view.model().rowCount() - 1, 0)).bottom() + 1 == (
        view.viewport().height()
    )


def test_new_pictures_are_painted_a_few_per_event(knowing):
    view = open_list(knowing).puzzles.list
    knowing.qtbot.waitUntil(lambda: not view.rows.new.more.isActive())
    before = set(view.rows.new._known)
    view.scrollToBottom()
    view.viewport().repaint()
    assert len(view.rows.new._known - before) == puzzle_list.PER_EVENT
    rows = view.viewport().height() // puzzle_list.ROW
    knowing.qtbot.waitUntil(lambda: len(view.rows.new._known - before) >= rows)


@pytest.mark.parametrize("size", [(894, 560), (1024, 700)])
def test_the_next_puzzle_is_visible_in_small_windows(knowing, size):
    page = open_list(knowing)
    knowing.window.resize(*size)
    page.chosen.emit(listed(page)[0])
    opened = solve(knowing)
    opened._over = True
    opened._show_verdict(lambda: verdict_of(Answer.SOLVED, "as good as the best turn", "It leads in towers."))
    button, panel = opened.answer.next, opened.panel
    knowing.qtbot.waitUntil(
        lambda: panel.rect().contains(button.rect().translated(button.mapTo(panel, QPoint())))
    )
    assert button.hasFocus()


def test_a_damaged_puzzle_of_the_day_keeps_the_list_usable(knowing, monkeypatch):
    daily = knowing.window.workspace.puzzles.daily()
    others = {name: one for name, one in shelf.outlines().items() if name != daily}
    monkeypatch.setattr(shelf, "outlines", lambda: others)
    page = open_list(knowing)
    assert set(listed(page)) == set(others)
    knowing.qtbot.keyClick(page.day.solve, Qt.Key.Key_Return)
    assert shown_puzzle(knowing).puzzle.id == daily


def test_a_title_uses_the_largest_font_that_fits_one_line(qapp):
    title = "Bei den Türmen zur Spitze aufschließen"
    widths = [text_width(title, sans(size, BOLD)) for size in puzzle_list.TITLE_SIZES]
    for size, width in zip(puzzle_list.TITLE_SIZES, widths, strict=True):
        assert puzzle_list.title_font(title, width).pixelSize() == size
    assert puzzle_list.title_font(title, 10).pixelSize() == puzzle_list.TITLE_SIZES[-1]


def test_the_star_of_a_chip_does_not_touch_its_text(qtbot):
    chips = Chips("", {ALL: "All"}, {})
    qtbot.addWidget(chips)
    chips.choose(ALL)
    chips.resize(chips.sizeHint())
    picture = chips.buttons[ALL].grab().toImage()
    tints = [
        [QColor(picture.pixel(x, y)) for y in range(10, picture.height() - 10)]
        for x in range(AROUND + 6, picture.width() - PAD)
    ]
    gold = [x for x, column in enumerate(tints) if any(c.red() > 200 and c.blue() < 160 for c in column)]
    white = [x for x, column in enumerate(tints) if any(c.blue() > 200 for c in column)]
    assert GAP - 1 <= min(white) - max(gold) - 1 <= GAP + 1


def test_every_theme_has_a_different_symbol(qapp):
    pictures = []
    for theme in THEMES:
        picture = QImage(36, 36, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        painter = QPainter(picture)
        paint_goal(painter, 36, theme, "", LIGHT)
        painter.end()
        pictures.append(picture)
    assert all(one != other for one, other in combinations(pictures, 2))


@pytest.mark.parametrize(
    ("size", "tagged", "origin"),
    [((1024, 700), False, False), ((1024, 740), True, True), ((1280, 800), True, True)],
)
def test_both_goals_of_the_day_are_above_the_button(knowing, size, tagged, origin):
    page = open_list(knowing)
    bars = knowing.window.height() - page.height()
    knowing.window.resize(size[0], size[1] + bars)
    two = next(one for one in shelf.outlines().values() if len(one.goals) == 2)
    page.day.set_content(two, QDate(2026, 11, 24), None)
    page.arrange()
    difficulty = page.day.difficulty
    assert difficulty.word.text() == ("Easy", "Medium", "Hard", "Expert")[two.level]
    assert difficulty.toolTip().casefold() == phrase("puzzle-difficulty", rating=two.rating)
    goals = page.day.goals
    assert goals.isVisible() == tagged
    if tagged:
        knowing.qtbot.waitUntil(lambda: goals.height() >= goals.heightForWidth(goals.width()))
        assert goals.geometry().bottom() < page.day.solve.geometry().top()
    else:
        assert page.day.title.text() == phrase("puzzle-task", goals=two.goal_messages())
        assert page.day.title.geometry().bottom() < page.day.solve.geometry().top()
    assert page.day.origin.isVisible() == origin


def test_the_tooltip_of_a_row_adds_the_difficulty_as_a_number():
    model, one = PuzzlesModel(), next(iter(shelf.outlines().values()))
    model.set_content((one,), {})
    tip = model.data(model.index(0, 0), Qt.ItemDataRole.ToolTipRole)
    assert tip.casefold().endswith(phrase("puzzle-difficulty", rating=one.rating))


def test_the_picture_of_a_position_has_the_market_in_the_order_of_its_squares(qtbot, monkeypatch):
    painted = []
    monkeypatch.setattr(art, "paint_coin", lambda p, currency, *place: painted.append(currency))
    picture = TablePicture(FaceCache())
    qtbot.addWidget(picture)
    picture.resize(400, 220)
    canvas = QImage(picture.size(), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(canvas)
    for paint in picture._steps(next(iter(shelf.outlines().values())), 1.0):
        paint(painter)
    painter.end()
    assert painted == list(SQUARE_CURRENCY.values())


@pytest.mark.parametrize(("columns", "rows", "beside"), [(1, 4, True), (6, 2, False)])
def test_the_hand_is_where_it_leaves_more_space_for_the_city(columns, rows, beside):
    tiles = {(x, y): ("tower", 4, "") for x in range(columns) for y in range(rows)}
    city, hand = _areas(QRectF(0, 0, 370, 215), tiles, 1.0)
    assert (hand.left() > city.right(), hand.top() > city.bottom()) == (beside, not beside)


def test_the_tiles_of_the_city_are_illustrated_like_those_of_the_market(qtbot, monkeypatch):
    options = []
    monkeypatch.setattr(day_panel, "city_steps", lambda *_, **option: options.append(option) or ())
    picture = TablePicture(FaceCache())
    qtbot.addWidget(picture)
    picture.resize(400, 220)
    list(picture._steps(next(iter(shelf.outlines().values())), 1.0))
    assert options == [{"illustrated": True}]


def test_the_level_is_a_starting_level_until_the_first_answer(qtbot):
    panel = RatingPanel(FaceCache())
    qtbot.addWidget(panel)
    panel.set_content(1200, 0, [], [])
    assert panel.level_name.text() == "Starting level"
    panel.set_content(1210, 1, [], [])
    assert panel.level_name.text() == "Level"

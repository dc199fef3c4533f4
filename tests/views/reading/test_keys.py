"""The page of keyboard shortcuts."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from alhambra_desktop.views.commands.actions import BY_ID, COMMANDS
from alhambra_desktop.views.pages.reading.key_rows import KEYS, SIDE, KeyRow, _placed, key_texts
from alhambra_desktop.views.pages.reading.keys_page import KeysPage
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.page_keys import PAGES
from alhambra_desktop.words import PSEUDO, say
from tests.sweeps import in_each_language

DOWN, UP, HOME, END = Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_End


def lines() -> dict[str, str]:
    """Return the spoken keys of each description of a command."""
    return {text.does: text.key_names for text in key_texts(BY_ID)}


def test_every_key_is_listed_with_its_function():
    told = lines()
    lines_of_commands = {command.line for command in COMMANDS if command.keys}
    assert len(told) == len(lines_of_commands)
    for command in (command for command in COMMANDS if command.keys):
        keys = told[say(command.line.does)]
        arrows = command.id in ("left", "right", "up", "down")
        assert keys == "Arrows" if arrows else all(name in keys for name in command.keys), command.id


def test_alternative_keys_are_side_by_side_and_every_command_has_its_own_line():
    told = lines()
    assert told["End your turn."] == "E or Ctrl+Enter"
    assert told["Undo your last step."] == "Ctrl+Z"
    assert told["Save the game under another name."] == "Ctrl+Shift+S"
    assert told["Show your Alhambra larger. Drag the background to move the view."] == "+ or Wheel up"
    assert told["Show your Alhambra smaller."] == "- or Wheel down"
    fast = next(text for text in key_texts(BY_ID) if text.spoken.startswith("hold Space"))
    assert [part.is_key for part in fast.keys] == [False, True]


def test_each_key_of_a_shortcut_has_its_own_cap():
    (parts,) = (text.keys for text in key_texts(BY_ID) if text.does == "End your turn.")
    assert [part.text for part in parts] == ["E", "or", "Ctrl", "Enter"]
    assert [part.joined for part in parts] == [False, False, False, True]


def test_a_row_shows_a_name_and_its_tooltip_is_a_sentence(open_page):
    names = {command.name for command in COMMANDS}
    page = open_page(KeysPage)
    for name, of_page in PAGES.items():
        page.show_keys(name)
        assert {row.text() for row in page.rows} <= names | {one.name for one in of_page.keys}
    for row in page.rows:
        assert row.toolTip()[0].isupper()
        assert row.toolTip().endswith(".")
        assert row.accessibleName().endswith(row.text())
        assert row.accessibleDescription() == row.toolTip()


def test_a_command_without_a_key_has_no_line(monkeypatch):
    def nameless(keys: Any) -> str:
        return "" if keys == QKeySequence.StandardKey.Quit else QKeySequence(keys).toString()

    monkeypatch.setattr("alhambra_desktop.views.commands.command.key_name", nameless)
    assert say(BY_ID["quit"].line.does) not in lines()
    assert say(BY_ID["save"].line.does) in lines()


@pytest.mark.parametrize(
    ("width", "columns"), [(1280, 4), (1260, 4), (1259, 3), (940, 3), (939, 2), (639, 1)]
)
def test_wide_windows_have_more_columns(open_page, width, columns):
    page = open_page(KeysPage, width)
    assert len({row.mapTo(page, row.rect().topLeft()).x() for row in page.rows}) == columns
    assert all(row.isVisible() for row in page.rows)
    assert {row.text() for row in page.rows} == {text.name for text in key_texts(PAGES["table"].commands)}


@pytest.mark.parametrize("language", in_each_language())
@pytest.mark.parametrize("size", [(1280, 774), (1024, 674), (894, 534)])
def test_the_tabs_are_in_the_header_if_they_fit_and_otherwise_above_the_keyboard(
    open_page, spoken, language, size
):
    SPOKEN.speak(language)
    page = open_page(KeysPage, *size)
    tabs = page.tabs.mapTo(page, QPoint())
    in_header = page.header.isAncestorOf(page.tabs)
    assert in_header or size != (1280, 774) or language == PSEUDO
    assert in_header or tabs.y() >= page.paper.y()
    if in_header:
        left = page.header.title.mapTo(page, page.header.title.rect().topRight()).x()
        assert left < tabs.x()
        assert tabs.x() + page.tabs.width() <= page.change.mapTo(page, QPoint()).x()
    page.resize(1600, 900)
    assert page.header.isAncestorOf(page.tabs)


def test_each_tab_shows_the_keys_of_a_page(open_page, qtbot):
    page = open_page(KeysPage)
    assert page.tabs.value == "table"
    qtbot.mouseClick(page.tabs.buttons["start"], Qt.MouseButton.LeftButton)
    names = {row.text(): row.key_text.key_names for row in page.rows}
    assert names["All lessons"] == "L"
    assert "Show the game log" not in names
    assert page.board.uses["L"][0].text.name == "All lessons"
    assert "L" in page.board.accessibleName()
    assert "1" not in page.board.uses
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    assert page.tabs.value == "new-game"
    assert page.board.uses["1"][0].text.does == "In a new game, use the preset “Quick game”."
    page.show_keys("table")
    assert "1" not in page.board.uses


def test_a_tab_keeps_the_size_of_the_keyboard(open_page, qapp):
    page = open_page(KeysPage)
    heights = set()
    for name in PAGES:
        page.show_keys(name)
        qapp.processEvents()
        heights.add(page.board.height())
        assert page._area.verticalScrollBar().maximum() == 0, name
    assert len(heights) == 1


def test_a_tab_scrolls_instead_of_squeezing_its_rows(open_page, qapp):
    page = open_page(KeysPage, 1024, 674)
    for name in PAGES:
        page.show_keys(name)
        qapp.processEvents()
        assert {row.height() for row in page.rows} <= {24, 48}, name


def test_arrow_keys_move_on_the_board_and_a_screen_reader_reads_its_keys(open_page):
    page = open_page(KeysPage)
    board = page.board
    assert page.focusWidget() is board
    assert (board.current, board.lit) == ("Esc", {"Esc"})
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert board.current == "W"
    assert board.accessibleDescription() == "W: Explain the last move, or the selected line of the log."
    QTest.keyClick(board, UP)
    assert board.current == "Esc"
    QTest.keyClick(board, UP)
    assert board.current == "Esc", "there is no key above"
    reached = {board.current}
    for key in (DOWN, Qt.Key.Key_Left, DOWN, Qt.Key.Key_Right):
        for _ in range(6):
            QTest.keyClick(board, key)
            reached.add(board.current)
    assert len(reached) > 8
    assert reached <= set(board.uses)


@pytest.mark.parametrize("name", PAGES)
def test_the_keyboard_and_the_lists_show_the_same_commands(open_page, name):
    page = open_page(KeysPage)
    page.show_keys(name)
    shown = {use.text.name for uses in page.board.uses.values() for use in uses}
    assert shown == {row.text() for row in page.rows}
    enabled = {value for value, button in page.modifier.buttons.items() if button.isEnabled()}
    assert enabled == page.board.modifiers


def test_a_switch_shows_the_keys_with_a_modifier(open_page, qtbot):
    page = open_page(KeysPage)
    board = page.board
    at_first = {key: use.name for key, use in board._used.items()}
    assert at_first["R"] == "Replay the others’ moves"
    assert "Z" not in at_first
    qtbot.mouseClick(page.modifier.buttons["Ctrl"], Qt.MouseButton.LeftButton)
    with_ctrl = {key: use.name for key, use in board._used.items()}
    assert with_ctrl["Ctrl+R"] == "Show the final result"
    assert with_ctrl["Ctrl+Z"] == "Undo"
    assert not set(at_first) & set(with_ctrl)
    assert "Ctrl+Z" in board.accessibleName()
    board.setFocus()
    assert board.current == "R", "the first key that has a command with Ctrl"
    qtbot.mouseClick(page.modifier.buttons["Ctrl+Shift"], Qt.MouseButton.LeftButton)
    assert {use.name for use in board._used.values()} == {"Redo", "Back to the review"}
    page.show_keys("start")
    assert (page.modifier.value, board.modifier) == ("", "")


def test_a_lit_key_shows_its_command_even_if_another_modifier_is_chosen(open_page):
    page = open_page(KeysPage)
    key = next(box for name, box in page.board._keys() if name == "Z").toRect()
    before = page.board.grab(key).toImage()
    for name in ("Undo", "Redo"):
        next(row for row in page.rows if row.text() == name).setFocus()
        shown = page.board.grab(key).toImage()
        assert shown != before
        before = shown


def test_a_click_on_a_key_finds_its_command_with_any_modifier(open_page, qtbot):
    page = open_page(KeysPage)
    key = next(box for name, box in page.board._keys() if name == "Z").center().toPoint()
    qtbot.mouseClick(page.board, Qt.MouseButton.LeftButton, pos=key)
    assert page.focusWidget().text() == "Undo"
    qtbot.mouseClick(page.modifier.buttons["Ctrl+Shift"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.board, Qt.MouseButton.LeftButton, pos=key)
    assert page.focusWidget().text() == "Redo"


def test_a_note_leads_to_the_keys_that_work_everywhere(open_page, qtbot):
    page = open_page(KeysPage)
    assert page.others.isVisible()
    qtbot.mouseClick(page.others.button, Qt.MouseButton.LeftButton)
    assert page.tabs.value == "everywhere"
    assert page.focusWidget() is page.tabs.buttons["everywhere"]
    assert not page.others.isVisible()
    page.show_keys("table")
    assert page.others.isVisible()


def test_arrows_move_between_rows_and_scroll_to_them(open_page):
    page = open_page(KeysPage, 894, 480)
    seen = []
    for _ in range(len(page.rows) - 1):
        seen.append(page.focusWidget())
        QTest.keyClick(page.focusWidget(), DOWN)
        row = page.focusWidget()
        assert not row.visibleRegion().isEmpty()
        assert row.visibleRegion().boundingRect() == row.rect()
    assert [*seen, page.focusWidget()] == page.rows
    QTest.keyClick(page.focusWidget(), DOWN)
    assert page.focusWidget() is page.rows[-1]
    QTest.keyClick(page.focusWidget(), HOME)
    assert page.focusWidget() is page.rows[0]
    QTest.keyClick(page.focusWidget(), END)
    QTest.keyClick(page.focusWidget(), UP)
    assert page.focusWidget() is page.rows[-2]


def test_tab_returns_to_the_last_focused_row(open_page):
    page = open_page(KeysPage)
    page.rows[0].setFocus()
    QTest.keyClick(page.focusWidget(), DOWN)
    row = page.focusWidget()
    note, tabs, modifiers = page.others.button, page.tabs.buttons["table"], page.modifier.buttons[""]
    for holder in (note, page.header.leave, tabs, page.change, modifiers, page.board, row):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        assert page.focusWidget() is holder


def test_a_click_focuses_a_row(open_page, qtbot):
    page = open_page(KeysPage)
    qtbot.mouseClick(page.rows[4], Qt.MouseButton.LeftButton)
    assert page.focusWidget() is page.rows[4]


def test_f6_cycles_through_the_columns_and_the_header(open_page):
    page = open_page(KeysPage)
    first = page.focusWidget()
    assert first is page.board
    for half in columns_of(page):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_F6)
        assert page.focusWidget() is half[0]
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_F6)
    assert page.focusWidget() is page.header.leave
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_F6)
    assert page.focusWidget() is first


def test_another_language_or_width_keeps_the_focused_row(open_page, qapp, spoken):
    page = open_page(KeysPage)
    page.rows[0].setFocus()
    QTest.keyClick(page.focusWidget(), DOWN)
    before = page.focusWidget().text()
    page.resize(900, 700)
    qapp.processEvents()
    assert page.focusWidget().text() == before
    at = page.rows.index(page.focusWidget())
    SPOKEN.speak(PSEUDO)
    assert page.focusWidget() is page.rows[at]
    assert page.focusWidget().text() != before


@pytest.mark.parametrize("width", [1280, 894])
def test_a_button_in_the_header_leads_to_the_own_keys(open_page, qtbot, width):
    page = open_page(KeysPage, width)
    with qtbot.waitSignal(page.change_wanted):
        qtbot.mouseClick(page.change, Qt.MouseButton.LeftButton)
    assert page.header.isAncestorOf(page.change)


def test_keys_end_at_the_right_edge():
    for text in key_texts(BY_ID):
        boxes = [box for _, box in _placed(text.keys)]
        assert max(box.right() for box in boxes) == pytest.approx(KEYS)
        assert min(box.left() for box in boxes) >= 0, text.key_names


def test_a_word_between_keys_is_on_the_line_of_the_key_after_it():
    steps = next(text for text in key_texts((), PAGES["review"].keys) if text.name == "Move by move")
    lines: dict[float, list[str]] = {}
    for part, box in _placed(steps.keys):
        lines.setdefault(box.y(), []).append(part.text)
    assert [*lines.values()] == [["Shift", "Left"], ["or", "Shift", "Right"]]


def test_signs_and_rows_have_the_same_left_edge_and_no_text_wraps_in_a_usual_window(open_page):
    page = open_page(KeysPage)
    for group in page.groups:
        assert group.title.sign.x() == group.rows[0].x() + SIDE == group.rows[-1].x() + SIDE
        assert len({row.height() for row in group.rows}) == 1
        assert group.title.text.geometry().left() > group.title.sign.geometry().right()


def test_everything_fits_a_usual_window(open_page):
    page = open_page(KeysPage)
    assert len(columns_of(page)) == 4
    assert page.board.isVisible()
    assert page._area.verticalScrollBar().maximum() == 0


def columns_of(page: KeysPage) -> list[list[KeyRow]]:
    return [[row for group in half for row in group.rows] for half in page._halves()]


def test_a_key_of_the_board_has_the_command_with_the_fewest_modifiers_first(open_page):
    page = open_page(KeysPage)
    page.show_keys("everywhere")
    uses = page.board.uses
    assert [(use.key, use.modifiers) for use in uses["S"]] == [
        ("Ctrl+S", ("Ctrl",)),
        ("Ctrl+Shift+S", ("Ctrl", "Shift")),
    ]
    assert [(use.key, use.modifiers) for use in uses["/"]] == [("?", ("Shift",))]
    assert set(uses) <= {name for name, _ in page.board._keys()}
    assert page.board._label("/") == "?", "the same key as in menus and lists"
    assert "?" in page.board._used


def test_the_board_lights_the_keys_of_the_row_below_the_pointer_or_of_the_focused_row(open_page, qtbot):
    page = open_page(KeysPage)
    rows = {row.text(): row for row in page.rows}
    rows["Move"].setFocus()
    assert page.board.lit == {"Left", "Right", "Up", "Down"}
    QTest.keyClick(page.focusWidget(), DOWN)
    assert page.board.lit == {"Enter"}
    qtbot.mouseMove(rows["Redo"], QPoint(5, 5))
    qtbot.waitUntil(lambda: page.board.lit == {"Ctrl", "Shift", "Z"})
    qtbot.mouseMove(page.header, QPoint(5, 5))
    qtbot.waitUntil(lambda: page.board.lit == {"Enter"})


def test_a_click_on_a_key_of_the_board_focuses_its_row_and_its_tooltip_lists_its_commands(open_page, qtbot):
    page = open_page(KeysPage)
    key = next(box for name, box in page.board._keys() if name == "T").center().toPoint()
    qtbot.mouseMove(page.board, key)
    assert page.board.toolTip() == (
        "T: Turn over the Granada tile that you hold.\nCtrl+T: Show the standings in detail."
    )
    qtbot.mouseClick(page.board, Qt.MouseButton.LeftButton, pos=key)
    assert page.focusWidget().text() == "Turn over"


def test_the_board_shows_the_keys_of_pages_and_lights_modifiers(open_page):
    page = open_page(KeysPage)
    page.show_keys("everywhere")
    texts = {use.key: use.text for uses in page.board.uses.values() for use in uses}
    assert {"Tab", "F6", "Del", "Esc", "Ctrl+F", "Alt+Left"} <= texts.keys()
    assert texts["F6"].name == "Next panel"
    assert page.board.modifiers == {"", "Shift", "Ctrl", "Ctrl+Shift", "Alt"}


def test_a_low_window_has_no_board(open_page):
    assert not open_page(KeysPage, 960, 540).board.isVisible()


def test_groups_are_about_one_thing_whatever_menu_their_commands_are_in(open_page):
    groups = {
        group.title.text.text(): [row.text() for row in group.rows] for group in open_page(KeysPage).groups
    }
    assert list(groups) == ["Your turn", "View", "Game", "Help", "Speed"]
    assert groups["Speed"] == ["Play turns fast", "Pause", "Change the speed"]
    assert {"Choose", "Undo", "End turn"} <= set(groups["Your turn"])
    assert groups["Help"] == ["List all possible moves", "Show a hint", "Why did they do that?"]
    assert groups["Game"] == ["Show the final result", "Review the game", "Back to the review"]


def test_a_row_that_can_have_the_focus_shows_the_accents_of_capital_letters(qtbot):
    pictures = []
    for name in ("Ú", "U"):
        row = KeyRow(attrs.evolve(next(iter(key_texts(BY_ID))), name=name))
        qtbot.addWidget(row)
        row.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        row.resize(400, 40)
        pictures.append(row.grab().toImage())
    assert pictures[0] != pictures[1]

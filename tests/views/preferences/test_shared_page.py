"""The behaviour of the Preferences page: short tests that share one page, which takes long to create."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_desktop.model.rules.modules.registry import OPTIONS
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.commands.actions import BY_ID
from alhambra_desktop.views.commands.keymap import KEYMAP
from alhambra_desktop.views.commands.own_keys import changed_keys
from alhambra_desktop.views.dialogs.option_form import OptionRow
from alhambra_desktop.views.pages.preferences.keyboard_body import KeyboardBody
from alhambra_desktop.views.pages.preferences.page import PreferencesPage
from alhambra_desktop.views.pages.preferences.sections import SECTIONS
from alhambra_desktop.views.storage.preferences import Preferences
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.widgets.style import apply_style_sheet
from alhambra_desktop.words import phrase, say
from tests.of_type import of_type
from tests.views.preferences.test_keyboard import Drag, Keys, drag_row
from tests.windows import SHARED

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key
NAMES = tuple(field.name for field in attrs.fields(Preferences))


@pytest.fixture(scope="module")
def shared(qapp, tmp_path_factory) -> Iterator[PreferencesPage]:
    settings = Settings(tmp_path_factory.mktemp("shared") / "settings.json")
    settings.changed.connect(lambda _: KEYMAP.use(changed_keys(settings.preferences.own_keys)))
    page = PreferencesPage(settings)
    apply_style_sheet(page)
    SHARED.append(page)
    page.resize(1280, 774)
    page.show()
    page.setUpdatesEnabled(False)  # these tests only read and use controls, and need no painting
    yield page
    SHARED.remove(page)
    page.hide()
    page.deleteLater()
    KEYMAP.use({})


@pytest.fixture
def page(shared) -> PreferencesPage:
    """Return the shared page with all preferences at their defaults, in a usual window."""
    shared._settings.change(**{name: getattr(Preferences(), name) for name in NAMES})
    shared.questions.settle()
    shared.resize(1280, 774)
    shared.activateWindow()
    assert QTest.qWaitForWindowActive(shared)
    shared.show_section("appearance")
    shared.on_entered()
    return shared


@pytest.fixture
def settings(page) -> Settings:
    return page._settings


@pytest.fixture
def keys(page, settings) -> Keys:
    return Keys(page, settings)


def test_a_section_is_reset_by_its_button_and_ctrl_z_restores_it(page, settings, qtbot):
    settings.change(others_speed="slow", aids="purist")
    page.show_section("motion")
    qtbot.mouseClick(page.current.reset, LEFT)
    assert (settings.preferences.others_speed, settings.preferences.aids) == ("normal", "purist")
    assert say(page.current.section.title) in page.bar.accessibleName()
    page.run_command("hint")
    assert settings.preferences.others_speed == "normal"
    page.run_command("undo")
    assert settings.preferences.others_speed == "slow"
    page.run_command("undo")
    assert settings.preferences.others_speed == "slow"


def test_all_preferences_are_restored_together(page, settings, qtbot):
    settings.change(others_speed="slow", aids="purist", options=(("take_limit", 6),))
    qtbot.mouseClick(page.restore, LEFT)
    assert settings.preferences.others_speed == "normal"
    assert settings.preferences.aids == "normal"
    assert dict(settings.preferences.options)["take_limit"] == OPTIONS["take_limit"].default
    page.run_command("undo")
    assert settings.preferences.aids == "purist"


def test_leaving_the_page_keeps_what_was_reset(page, settings):
    settings.change(aids="purist")
    page.restore_all()
    page.on_left()
    page.run_command("undo")
    assert settings.preferences.aids == "normal"


def test_a_new_size_is_kept_only_after_an_answer(page, settings, qtbot):
    settings.change(scale=125)
    page.questions.ask_scale(100)
    assert phrase("preferences-keep-size") in page.bar.accessibleName()
    with qtbot.assertNotEmitted(page.left):
        QTest.keyClick(page, Key.Key_Escape)
    assert settings.preferences.scale == 100
    assert page.questions.take_restoring_scale()
    assert not page.questions.take_restoring_scale()
    settings.change(scale=125)
    page.questions.ask_scale(100)
    page.on_left()
    assert settings.preferences.scale == 125


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.id)
def test_a_row_of_the_list_opens_its_section(page, section, qtbot):
    at = SECTIONS.index(section)
    view = page.sections
    view.setFocus()
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualItemRect(view.item(at)).center())
    shown = [group.section.id for group in page.groups if group.isVisible()]
    assert shown == [section.id]
    assert page.current.body.isVisible()
    assert page.preview.isVisible() == section.pictured
    assert page.area.verticalScrollBar().value() == 0
    assert page._content.isAncestorOf(page.focusWidget()) or page.sections.hasFocus()
    assert page.current.reset.isVisible() == bool(page.current.body.names)


def test_only_pictured_sections_have_a_button_for_the_preview_in_narrower_windows(page, qtbot):
    page.resize(1000, 674)
    page.show_section("motion")
    assert page.show_preview.isVisible()
    assert not page.preview.isVisible()
    assert page.show_preview.text() == phrase("preferences-preview-show")
    qtbot.mouseClick(page.show_preview, LEFT)
    assert page.preview.isVisible()
    assert page.preview.strip
    assert page.show_preview.text() == phrase("preferences-preview-hide")
    page.show_section("sound")
    assert not page.show_preview.isVisible()
    page.show_section("motion")
    qtbot.mouseClick(page.show_preview, LEFT)
    assert not page.preview.isVisible()


def test_a_setting_is_shown_and_focused_by_its_name(page):
    page.show_setting("reduced_motion")
    assert page.current.section.id == "motion"
    assert page.field("reduced_motion").hasFocus()


def test_the_rule_of_a_focused_house_rule_is_offered_as_help(page, qtbot):
    page.show_section("house-rules")
    row = next(row for row in page.house_rules.findChildren(OptionRow) if row.option.id == "take_limit")
    control = next(one for one in row.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus)
    control.setFocus()
    assert page.help_rule == "B-9"
    page.search.setFocus()
    assert page.help_rule == ""
    with qtbot.waitSignal(page.rule_asked) as asked:
        page.house_rules.rule_asked.emit("B-9")
    assert asked.args == ["B-9"]


def test_a_search_shows_the_matches_of_all_sections(page, qtbot):
    page.show_section("sound")
    QTest.keyClick(page, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search.hasFocus()
    page.search.setText("tur")
    qtbot.keyClicks(page.search, "n")
    found = [group for group in page.groups if group.match_count]
    assert [group.isVisible() for group in page.groups] == [group in found for group in page.groups]
    assert page.match_count == sum(group.match_count for group in found) > 2
    assert not any(group.reset.isVisible() for group in page.groups)
    assert all(group.summary.text() == "" for group in page.groups)
    assert str(page.match_count) in page.bar.accessibleName()
    rows = [row for group in found for row in getattr(group.body, "rows", {}).values()]
    assert any(row.isVisible() for row in rows)
    assert any(row.isHidden() for row in rows)
    qtbot.keyClick(page.search, Key.Key_Down)
    assert page._content.isAncestorOf(page.focusWidget())
    with qtbot.assertNotEmitted(page.left):
        QTest.keyClick(page.focusWidget(), Key.Key_Escape)
    assert page.search.text() == ""
    assert page.sections.hasFocus()
    assert page.current.section.id == "sound"
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.focusWidget(), Key.Key_Escape)


def test_a_search_without_a_match_says_so(page):
    page.search.setText("xyzzy")
    assert page.nothing.isVisible()
    assert not any(group.isVisible() for group in page.groups)
    assert page.sections.marked is False
    page.search.clear()
    assert not page.nothing.isVisible()
    assert page.sections.marked is True


def test_f6_moves_through_the_visible_panels(page):
    page.search.setFocus()
    reached = []
    for _ in range(4):
        page._next_panel()
        reached.append(page.focusWidget())
    assert reached[0] is page.sections
    assert page._content.isAncestorOf(reached[1])
    assert reached[2:] == [page.preview.again, page.search]


def test_tab_moves_through_header_list_and_settings_also_in_another_language(page, qtbot):
    page.show_section("motion")
    page.retranslate()
    page.search.setFocus()
    reached = []
    for _ in range(12):
        QTest.keyClick(page.focusWidget(), Key.Key_Tab)
        reached.append(page.focusWidget())
    assert reached[:2] == [page.sections, page.restore]
    controls = [one for one in reached if page.current.isAncestorOf(one)]
    assert len(controls) >= 3
    assert reached.index(page.preview.again) > reached.index(controls[-1])


def test_home_and_end_scroll_the_settings(page):
    page.resize(1280, 420)
    page.show_section("turns")
    QApplication.processEvents()
    page._focus_settings()
    bar = page.area.verticalScrollBar()
    assert bar.maximum() > 0
    QTest.keyClick(page, Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(page, Key.Key_Home)
    assert bar.value() == 0
    bar.setValue(bar.maximum())
    page.sections.setCurrentRow(0)
    assert bar.value() == 0, "another section starts at its top"


def test_in_one_column_a_section_replaces_the_list_until_esc(page, qtbot):
    page.resize(700, 600)
    page.on_entered()
    assert page.sections.isVisible()
    assert not page.area.isVisible()
    page.sections.setCurrentRow(1)
    page.sections.opened.emit(1)
    assert page.area.isVisible()
    assert not page.sections.isVisible()
    assert page._content.isAncestorOf(page.focusWidget())
    with qtbot.assertNotEmitted(page.left):
        QTest.keyClick(page.focusWidget(), Key.Key_Escape)
    assert page.sections.hasFocus()


def test_the_list_shows_the_values_of_the_preferences(page, settings):
    lines = []
    for changes in (
        {},
        {"reduced_motion": True, "sound": False, "aids": "trainer"},
        {"others_speed": "fast", "sound_volume": 35, "aids": "purist", "options": (("take_limit", 6),)},
        {"own_keys": (("hint", ("K",)),)},
    ):
        settings.change(**changes)
        lines.append([group.section.line(page._context, group.body) for group in page.groups])
    assert lines[1][1] == phrase("preferences-motion-reduced")
    assert lines[1][2] == phrase("switch-off")
    assert len({told[3] for told in lines[:3]}) == 3
    assert lines[0][5] == phrase("preferences-house-rules-line", count=0)
    assert lines[2][5] == phrase("preferences-house-rules-line", count=1)
    assert lines[3][4] == phrase("preferences-keyboard-line", count=1)


def test_the_theme_reaches_all_sections(page):
    page.set_theme(DARK)
    assert {group.theme for group in page.groups} == {DARK}
    assert {group.body.theme for group in page.groups} == {DARK}
    page.set_theme(LIGHT)
    assert {group.body.theme for group in page.groups} == {LIGHT}


def test_changed_settings_are_displayed_in_their_controls(page, settings):
    page.show_section("turns")
    settings.change(undo_rounds=not Preferences().undo_rounds, aids="trainer")
    assert page.field("undo_rounds").isChecked() is not Preferences().undo_rounds
    page.show_section("sound")
    settings.change(sound=False)
    assert not page.field("sound_table").isEnabled()
    assert page.field("sound").isEnabled()
    settings.change(sound=True, sound_turn=False)
    assert not page.field("sound_behind").isEnabled()
    assert page.field("sound_table").isEnabled()


# -- keys


def test_a_recorded_key_is_stored_and_the_bar_explains_it(keys, page):
    told = page.bar.accessibleName()
    keys.begin("hint")
    assert BY_ID["hint"].name in page.bar.accessibleName()
    keys.press(Key.Key_K)
    assert keys.own == {"hint": ("K",)}
    assert page.bar.accessibleName() == told
    assert keys.slot("hint").hasFocus()


def test_a_second_press_or_esc_ends_the_recording(keys, page):
    slot = keys.begin("hint")
    QTest.mouseClick(slot, LEFT)
    assert not slot.recording
    assert keys.body.asked is None
    slot = keys.begin("hint")
    QTest.keyClick(slot, Key.Key_Escape)
    assert not slot.recording
    assert keys.own == {}


def test_a_conflict_marks_both_commands_and_the_board(keys, page):
    slot, other = keys.begin("hint"), keys.body.list.row_of(BY_ID["replay"])
    keys.press(Key.Key_R)
    assert (slot.wanted, slot.recording) == ("R", False)
    assert other.disputed
    assert [one.disputed for one in other.slots] == ["R", "R"]
    assert keys.body.board.disputed == "R"
    question = keys.body.list.conflict
    assert question is not None
    assert question.buttons[0].hasFocus()
    assert "R" in page.bar.accessibleName()
    QTest.keyClick(question.buttons[0], Key.Key_K)
    assert keys.own == {"hint": ("K",)}
    assert not other.disputed
    assert [one.disputed for one in other.slots] == ["", ""]
    assert keys.body.board.disputed == ""
    assert keys.body.list.conflict is None


@pytest.mark.parametrize(("at", "own"), [(0, {"hint": ("R",), "replay": ("H",)}), (-1, {})])
def test_the_buttons_of_a_conflict(keys, at, own):
    keys.begin("hint")
    keys.press(Key.Key_R)
    QTest.mouseClick(keys.body.list.conflict.buttons[at], LEFT)
    assert keys.own == own
    assert keys.body.asked is None
    assert keys.slot("hint").hasFocus()
    assert not keys.body.list.row_of(BY_ID["hint"]).asked


def test_the_keys_of_a_row_are_reset_by_its_button(keys):
    keys.begin("hint")
    keys.press(Key.Key_K)
    row = keys.body.list.row_of(BY_ID["hint"])
    assert row.reset is not None
    row.reset.setFocus()
    QTest.keyClick(row.reset, Key.Key_Space)
    assert keys.own == {}
    assert row.slots[0].hasFocus()
    assert row.reset.isHidden()


def test_arrow_keys_move_between_slots(keys):
    rows = [row for row in keys.body.list.rows if not row.isHidden()]
    rows[0].slots[0].setFocus()
    for key, reached in (
        (Key.Key_Right, rows[0].slots[1]),
        (Key.Key_Right, rows[1].slots[0]),  # the rows are in three columns
        (Key.Key_Down, rows[4].slots[0]),
        (Key.Key_Left, rows[3].slots[1]),
        (Key.Key_End, rows[-2].slots[0]),  # the last line has two rows
        (Key.Key_Up, rows[-5].slots[0]),
        (Key.Key_Home, rows[0].slots[0]),
        (Key.Key_Up, rows[0].slots[0]),
    ):
        keys.press(key)
        assert reached.hasFocus()
    tabbed = [one for row in rows for one in row.slots if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert tabbed == [rows[0].slots[0]]


def test_the_list_of_keys_is_searched(keys, page):
    page.search.setText("hint")
    rows = keys.body.list.rows
    found = [row.command.id for row in rows if not row.isHidden()]
    assert "hint" in found
    assert len(found) < len(rows)
    assert not keys.body.board.isVisible()
    assert not keys.body.modifier.isVisible()
    assert not any(title.isVisibleTo(keys.body) for title, _ in keys.body.list.groups)
    page.search.clear()
    assert not any(row.isHidden() for row in rows)


def test_a_dragged_command_is_marked_until_it_is_dropped(keys, page, qtbot):
    usual = page.bar.accessibleName()
    drag, row = drag_row(keys, qtbot, "hint"), keys.body.list.row_of(BY_ID["hint"])
    assert row.asked
    assert BY_ID["hint"].name in page.bar.accessibleName()
    at = drag.over("K")
    assert keys.body.board.aimed == "K"
    drag.move_to(page.mapToGlobal(QPoint(5, 5)))
    assert keys.body.board.aimed == ""
    drag.over("K")
    drag.drop(at)
    assert keys.own == {"hint": ("K",)}
    assert not row.asked
    assert page.bar.accessibleName() == usual


def test_a_drag_is_cancelled_by_esc(keys, page, qtbot):
    usual = page.bar.accessibleName()
    drag = drag_row(keys, qtbot, "hint")
    QTest.keyClick(page, Key.Key_Escape)
    assert page.bar.accessibleName() == usual
    assert not keys.body.list.row_of(BY_ID["hint"]).asked
    assert QApplication.overrideCursor() is None
    drag.drop(page.mapToGlobal(QPoint(5, 5)))
    assert keys.own == {}


def test_a_key_of_the_board_is_recorded_or_leads_to_its_command(keys, qtbot):
    board = keys.body.board
    places = {name: box.center().toPoint() for name, box in board._keys()}
    qtbot.mouseClick(board, LEFT, pos=places["R"])
    assert keys.slot("replay").hasFocus()
    keys.begin("hint")
    qtbot.mouseClick(board, LEFT, pos=places["K"])
    assert keys.own == {"hint": ("K",)}
    qtbot.mouseClick(keys.body.modifier.buttons["Shift"], LEFT)
    assert board.modifier == "Shift"
    keys.body.modifier.choose("")
    board.show_modifier("")


def test_hiding_the_section_ends_the_recording(keys, page):
    slot = keys.begin("hint")
    page.show_section("motion")
    assert not slot.recording
    assert of_type(page.groups[4].body, KeyboardBody).asked is None


def test_a_drag_from_a_slot_uses_the_slot(keys, qtbot):
    slot = keys.slot("hint", 1)
    drag = Drag(keys, qtbot, slot, QPoint(18, slot.height() // 2))
    drag.drop(drag.over("K"))
    assert keys.own == {"hint": ("H", "K")}
    assert not slot.isDown()

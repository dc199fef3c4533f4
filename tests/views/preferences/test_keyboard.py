"""The Keyboard section: recording keys, resolving conflicts, the list and the on-screen keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from operator import attrgetter

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_desktop.views.commands.actions import BY_ID, COMMANDS
from alhambra_desktop.views.commands.keymap import KEYMAP
from alhambra_desktop.views.commands.layouts import PLACES
from alhambra_desktop.views.commands.own_keys import changed_keys, is_assignable, is_reserved
from alhambra_desktop.views.interaction.finger_scroll import scroll_area_at
from alhambra_desktop.views.pages.preferences.free_key import FreeKeyNote
from alhambra_desktop.views.pages.preferences.key_binding import KeyBinding
from alhambra_desktop.views.pages.preferences.key_drag import DragLabel
from alhambra_desktop.views.pages.preferences.key_slot import KeySlot
from alhambra_desktop.views.pages.preferences.keyboard_body import KeyboardBody
from alhambra_desktop.views.pages.preferences.page import PreferencesPage
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.words import phrase

LEFT = Qt.MouseButton.LeftButton
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key


def body_of(page: PreferencesPage) -> KeyboardBody:
    body = page.current.body
    assert isinstance(body, KeyboardBody)
    return body


class Keys:
    """Driver of the section on an open page."""

    def __init__(self, page: PreferencesPage, settings: Settings) -> None:
        self.page, self.settings = page, settings
        page.show_section("keyboard")
        QApplication.processEvents()
        self.body = body_of(page)

    def slot(self, command: str, at: int = 0) -> KeySlot:
        return self.body.list.row_of(BY_ID[command]).slots[at]

    def begin(self, command: str, at: int = 0) -> KeySlot:
        """Start recording with the keyboard."""
        slot = self.slot(command, at)
        slot.setFocus()
        QTest.keyClick(slot, Key.Key_Return)
        assert slot.recording
        return slot

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key in the focused widget."""
        focus = self.page.focusWidget()
        QTest.keyClick(focus, key, held)

    @property
    def own(self) -> dict[str, tuple[str, ...]]:
        return dict(self.settings.preferences.own_keys)

    def complaint(self, command: str) -> str:
        label = self.body.list.row_of(BY_ID[command]).does
        return label.plain_text if label.property("role") == "fault" else ""


@pytest.fixture
def keys(open_page, settings) -> Iterator[Keys]:
    def use() -> None:
        KEYMAP.use(changed_keys(settings.preferences.own_keys))

    settings.changed.connect(use)
    yield Keys(open_page(), settings)
    KEYMAP.use({})


def test_a_free_key_is_assigned_immediately(keys, qtbot):
    slot = keys.slot("restart-turn")
    keys.body.list.area.ensureWidgetVisible(slot)
    qtbot.mouseClick(slot, LEFT)
    keys.press(Key.Key_G)
    assert keys.own == {"restart-turn": ("G",)}
    assert not slot.recording
    assert slot.hasFocus()
    assert slot.accessibleName() == "Restart this turn, Key: G"
    assert keys.page.current.section.line(keys.page._context, keys.body) == "1 command changed"


def test_keys_are_recorded_with_modifiers_and_characters_without_shift(keys):
    keys.begin("hint")
    keys.press(Key.Key_Control, CTRL)
    keys.press(Key.Key_Shift, SHIFT)
    assert keys.slot("hint").recording, "modifiers alone are no key"
    keys.press(Key.Key_H, CTRL | SHIFT)
    keys.begin("hint", 1)
    keys.press(Key.Key_Percent, SHIFT)
    assert keys.own == {"hint": ("Ctrl+Shift+H", "%")}


def test_a_letter_of_another_layout_is_recorded_by_position(keys):
    slot = keys.begin("hint")
    places = {letter: code for code, letter in PLACES.items()}
    event = QKeyEvent(
        QEvent.Type.KeyPress, 0x42C, Qt.KeyboardModifier.NoModifier, places["J"], 0x42C, 0, chr(0x44C)
    )
    QApplication.sendEvent(slot, event)
    assert keys.own == {"hint": ("J",)}


def test_esc_cancels_recording_and_stays_on_the_page(keys, qtbot):
    slot = keys.begin("hint")
    with qtbot.assertNotEmitted(keys.page.left):
        keys.press(Key.Key_Escape)
    assert not slot.recording
    assert keys.own == {}
    with qtbot.waitSignal(keys.page.left):
        keys.press(Key.Key_Escape)


def test_backspace_clears_an_optional_key(keys):
    keys.begin("hint")
    keys.press(Key.Key_Backspace)
    assert keys.own == {"hint": ()}
    assert keys.slot("hint").accessibleName() == "Show a hint, Key: none"
    keys.begin("choose")
    keys.press(Key.Key_Backspace)
    assert keys.complaint("choose") == "No menu has this command, so it needs a key."
    assert keys.own == {"hint": ()}


@pytest.mark.parametrize(
    ("key", "held", "told"),
    [
        (Key.Key_Tab, Qt.KeyboardModifier.NoModifier, "Tab has a fixed function and cannot be assigned."),
        (Key.Key_Backtab, SHIFT, "cannot be assigned"),
        (Key.Key_Left, Qt.KeyboardModifier.NoModifier, "Left has a fixed function"),
        (Key.Key_Up, CTRL, "cannot be assigned"),
        (Key.Key_F6, Qt.KeyboardModifier.NoModifier, "F6 has another function on some pages."),
        (Key.Key_F, CTRL, "Ctrl+F has another function on some pages."),
        (Key.Key_G, ALT, "Alt+G is reserved for menus and buttons."),
    ],
)
def test_a_refused_key_gives_a_reason_and_recording_continues(keys, key, held, told):
    slot = keys.begin("hint")
    keys.press(key, held)
    assert told in keys.complaint("hint")
    assert slot.recording
    assert keys.own == {}
    keys.press(Key.Key_K)
    assert keys.own == {"hint": ("K",)}
    assert keys.complaint("hint") == ""


def test_a_command_for_a_held_key_allows_no_modifiers(keys):
    keys.begin("hurry")
    keys.press(Key.Key_K, CTRL)
    assert "while its key is held" in keys.complaint("hurry")
    keys.press(Key.Key_K)
    assert keys.own == {"hurry": ("K",)}


# -- conflicts


def test_a_conflict_changes_nothing_until_it_is_resolved(keys):
    slot = keys.begin("hint")
    keys.press(Key.Key_R)
    question = keys.body.list.conflict
    assert keys.own == {}
    assert "R is already in use" in question.accessibleName()
    assert keys.body.list.row_of(BY_ID["replay"]).disputed
    assert keys.body.board.disputed == "R"
    assert keys.page.bar.accessibleName().startswith("R is already in use:")
    assert question.buttons[0].hasFocus()
    keys.press(Key.Key_Escape)
    assert keys.own == {}
    assert keys.body.list.conflict is None
    assert not keys.body.list.row_of(BY_ID["replay"]).disputed
    assert slot.hasFocus()


def test_enter_swaps_conflicting_keys(keys):
    slot = keys.begin("hint")
    keys.press(Key.Key_R)
    keys.press(Key.Key_Return)
    assert keys.own == {"hint": ("R",), "replay": ("H",)}
    assert slot.hasFocus()
    keys.body.list.row_of(BY_ID["hint"]).reset.click()
    assert keys.own == {}, "the other key comes back too"


def test_a_key_can_be_taken_from_another_command(keys, qtbot):
    keys.begin("hint")
    keys.press(Key.Key_R)
    QApplication.processEvents()
    button = next(one for one in keys.body.list.conflict.buttons if one.text().startswith("Use R"))
    qtbot.mouseClick(button, LEFT)
    assert keys.own == {"hint": ("R",), "replay": ()}


def test_recording_another_key_replaces_the_conflict(keys):
    keys.begin("hint")
    keys.press(Key.Key_R)
    keys.press(Key.Key_E)
    assert "E is already in use" in keys.body.list.conflict.accessibleName()
    keys.press(Key.Key_K)
    assert keys.own == {"hint": ("K",)}
    assert keys.body.list.conflict is None


def test_an_empty_slot_cannot_swap(keys):
    keys.begin("hint", 1)
    keys.press(Key.Key_R)
    assert [button.text() for button in keys.body.list.conflict.buttons] == [
        "Use R for this command only",
        "Keep the old keys",
    ]
    keys.press(Key.Key_Return)
    assert keys.own == {"hint": ("H", "R"), "replay": ()}


def test_the_only_key_of_a_required_command_cannot_be_taken(keys):
    keys.begin("hint", 1)
    keys.press(Key.Key_Return)
    assert "Enter is the only key for “Choose”" in keys.complaint("hint")
    assert keys.own == {}


def test_switching_sections_cancels_the_conflict(keys):
    keys.begin("hint")
    keys.press(Key.Key_R)
    keys.page.show_section("sound")
    assert keys.body.asked is None
    assert keys.own == {}


# -- the list


def test_arrows_move_between_keys_and_tab_reaches_one_key(keys):
    slot = keys.slot("choose")
    slot.setFocus()
    keys.press(Key.Key_Down)
    assert keys.slot("undo").hasFocus(), "the rows are in three columns"
    keys.press(Key.Key_Right)
    assert keys.slot("undo", 1).hasFocus()
    keys.press(Key.Key_Right)
    assert keys.slot("redo").hasFocus(), "the row at the right"
    keys.press(Key.Key_Left)
    keys.press(Key.Key_Up)
    assert keys.slot("choose", 1).hasFocus()
    keys.press(Key.Key_End)
    last = keys.slot("theme-dark")
    assert last.hasFocus()
    QApplication.processEvents()
    assert not last.visibleRegion().isEmpty()
    reached = [
        one for row in keys.body.list.rows for one in row.slots if one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert reached == [last]


def test_rows_are_in_one_column_on_narrow_pages(open_page, settings):
    keys = Keys(open_page(640, 674), settings)
    keys.slot("choose").setFocus()
    keys.press(Key.Key_Down)
    assert keys.slot("turn-over").hasFocus()


def test_a_page_that_becomes_narrower_keeps_the_focus_and_shows_the_descriptions(open_page, settings):
    keys = Keys(open_page(1280, 774), settings)
    row = keys.body.list.row_of(BY_ID["undo"])
    row.slots[0].setFocus()
    assert not row.does.isVisible()
    assert row.does.plain_text in row.toolTip()
    for width, below in ((1024, "restart-turn"), (640, "redo")):
        keys.page.window().resize(width, 774)
        QApplication.processEvents()
        keys.slot("undo").setFocus()
        keys.press(Key.Key_Down)
        assert keys.slot(below).hasFocus()
    assert row.does.isVisible()


def test_the_board_lights_the_keys_of_the_row_under_the_pointer_or_with_the_focus(keys, qtbot):
    board, listed = keys.body.board, keys.body.list
    assert board.lit == {"Enter"}, "the row that Tab reaches"
    keys.slot("undo").setFocus()
    assert board.lit == {"Ctrl", "Z"}
    row = listed.row_of(BY_ID["turn-over"])
    qtbot.mouseMove(row, QPoint(4, 10))
    assert board.lit == {"T"}
    assert row.current
    qtbot.mouseMove(board, QPoint(4, 10))
    assert board.lit == {"Ctrl", "Z"}
    keys.begin("undo")
    keys.press(Key.Key_K)
    assert board.lit == {"K"}


def test_the_board_shows_reserved_keys_and_only_keys_that_work_on_all_pages(keys, qtbot):
    board = keys.body.board
    for name, tip in (
        ("Tab", "Tab: Next control"),
        ("F6", "F6: Next panel"),
        ("1", "1 is free"),
        ("/", "?: Keyboard shortcuts"),
        ("Backspace", "Backspace has a fixed function and cannot be assigned."),
    ):
        qtbot.mouseMove(board, point(keys, "K"))
        qtbot.mouseMove(board, point(keys, name))
        assert board.toolTip() == tip
    fixed = [key for key in ("Tab", "F6", "Esc", "Ctrl+F", "Alt+G", "1", "Del", "K") if is_reserved(key)]
    assert fixed == ["Tab", "F6", "Esc", "Ctrl+F", "Alt+G"]


def test_only_a_command_with_a_key_has_room_for_a_second_key(keys):
    slot = keys.slot("restart-turn", 1)
    assert slot.isHidden()
    keys.begin("restart-turn")
    keys.press(Key.Key_G)
    assert slot.isVisible()


@pytest.mark.parametrize(("width", "command"), [(1280, "turn-over"), (640, "choose"), (640, "turn-over")])
def test_the_question_about_a_conflict_is_below_its_row(open_page, settings, width, command):
    keys = Keys(open_page(width, 774), settings)
    slot = keys.begin(command)
    keys.press(Key.Key_R)
    QApplication.processEvents()
    question, row = keys.body.list.conflict, keys.body.list.row_of(BY_ID[command])
    top = question.mapToGlobal(QPoint()).y() - row.mapToGlobal(row.rect().bottomLeft()).y()
    assert 0 < top < 20
    left = slot.mapToGlobal(QPoint()).x() - question.mapToGlobal(QPoint()).x()
    assert left < question._tip < left + slot.width()


def test_the_section_is_reset_and_the_reset_undone(keys):
    keys.begin("hint")
    keys.press(Key.Key_K)
    keys.page.current.reset.click()
    assert keys.own == {}
    assert keys.slot("hint").key == "H"
    keys.page.run_command("undo")
    assert keys.own == {"hint": ("K",)}
    assert keys.slot("hint").key == "K"


@pytest.fixture
def default_keys() -> Iterator[None]:
    """Restore the default keys after the test."""
    yield
    KEYMAP.use({})


def shown_keys(row: KeyBinding) -> list[str]:
    """Return the names of the keys in a row, or that there is none."""
    names = [slot.accessibleName().rpartition(": ")[2] for slot in row.slots]
    return [name for name in names if name != "none"] or ["none"]


@pytest.mark.usefixtures("default_keys")
@pytest.mark.parametrize("command", [one for one in COMMANDS if is_assignable(one)], ids=attrgetter("id"))
def test_a_changed_command_offers_its_default_keys(qtbot, command):
    row = KeyBinding(command)
    qtbot.addWidget(row)
    row.show()
    defaults, unchanged = shown_keys(row), row.reset
    assert unchanged is None
    for own in (("Ctrl+Alt+F7",), ("Ctrl+Alt+F8", "Ctrl+Alt+F9")):
        KEYMAP.use({command.id: own})
        row.follow()
        assert row.reset is not None
        assert shown_keys(row) == [*own]
        assert row.reset.toolTip() == f"Restore the default: {', '.join(defaults)}"
        assert command.name in row.reset.accessibleName()
        with qtbot.waitSignal(row.reset_wanted):
            qtbot.mouseClick(row.reset, LEFT)
    KEYMAP.use({})
    row.follow()
    assert row.reset is not None
    assert row.reset.isHidden()
    assert shown_keys(row) == defaults


def test_commands_are_found_by_name_description_and_key(keys):
    keys.page.search.setText("hint")
    assert [row.command.id for row in keys.body.list.rows if not row.isHidden()] == ["hint"]
    keys.page.search.setText("ctrl+shift+z")
    assert [row.command.id for row in keys.body.list.rows if not row.isHidden()] == ["redo"]
    keys.page.search.setText("hotkeys")
    assert not any(row.isHidden() for row in keys.body.list.rows)


def test_descriptions_in_other_sections_follow_the_key(keys):
    keys.begin("hurry")
    keys.press(Key.Key_K)
    keys.page.show_section("motion")
    row = keys.page.current.body.rows["others_speed"]
    assert row.note.plain_text.startswith("Hold K ")


# -- the on-screen keyboard


def point(keys: Keys, name: str) -> QPoint:
    boxes = dict(keys.body.board._keys())
    return boxes[name].center().toPoint()


def test_the_board_shows_and_assigns_keys(keys, qtbot):
    board = keys.body.board
    qtbot.mouseMove(board, point(keys, "W"))
    qtbot.mouseMove(board, point(keys, "R"))
    assert board.toolTip() == f"R: {BY_ID['replay'].name}"
    qtbot.mouseMove(board, point(keys, "K"))
    assert board.toolTip() == "K is free"
    qtbot.mouseClick(board, LEFT, pos=point(keys, "R"))
    assert keys.slot("replay").hasFocus()
    keys.begin("hint")
    qtbot.mouseClick(board, LEFT, pos=point(keys, "K"))
    assert keys.own == {"hint": ("K",)}
    qtbot.mouseClick(keys.body.modifier.buttons["Ctrl"], LEFT)
    keys.begin("hint")
    qtbot.mouseClick(board, LEFT, pos=point(keys, "K"))
    assert keys.own == {"hint": ("Ctrl+K",)}


def test_a_key_on_the_board_focuses_its_slot(keys, qtbot):
    board = keys.body.board
    keys.begin("hint", 1)
    qtbot.mouseClick(board, LEFT, pos=point(keys, "K"))
    assert keys.own == {"hint": ("H", "K")}
    for at, key in enumerate("HK"):
        qtbot.mouseClick(board, LEFT, pos=point(keys, key))
        assert keys.slot("hint", at).hasFocus()


@pytest.mark.parametrize(
    ("width", "height", "shown"), [(1280, 774, True), (1024, 674, True), (1000, 774, False)]
)
def test_the_board_is_hidden_if_there_is_no_room(open_page, settings, width, height, shown):
    keys = Keys(open_page(width, height), settings)
    assert keys.body.board.isVisible() == shown
    assert keys.body.list.area.height() > 120
    bar = keys.page.area.verticalScrollBar()
    assert bar.maximum() == 0, "the list scrolls, not the page"
    QApplication.processEvents()
    listed = keys.body.list
    ends = [row.mapTo(listed.area.widget(), row.rect().bottomLeft()).y() + 1 for row in listed.rows]
    assert listed.area.height() in ends, "no row is cut off until the list is scrolled"
    assert not listed.area.below.isVisible()


@pytest.mark.parametrize("name", ["F6", "Left", "Backspace"])
def test_a_lock_is_inside_its_key_and_beside_the_label(open_page, settings, name, qapp):
    """In a low window, locks are beside the labels."""
    keys = Keys(open_page(1024, 674), settings)
    board = keys.body.board
    box = dict(board._keys())[name]
    shown = board.grab(box.toRect()).toImage()
    ground = shown.pixelColor(shown.width() - 5, shown.height() // 2)
    inked = [
        x
        for x in range(4, shown.width() - 4)
        if abs(shown.pixelColor(x, shown.height() // 2 - 2).lightness() - ground.lightness()) > 40
    ]
    gaps = [right - left for left, right in pairwise(inked)]
    assert max(gaps) >= 3, "a gap is between the label and the lock"
    assert inked[-1] < shown.width() - 4


def test_the_first_title_of_the_list_explains_the_sign_for_adding_keys(keys):
    notes = keys.body.list.findChildren(FreeKeyNote)
    assert [note.text() for note in notes] == [keys.slot("hint", 1).toolTip()]
    title = keys.body.list.groups[0][0]
    assert title.isAncestorOf(notes[0])
    assert notes[0].visibleRegion().boundingRect() == notes[0].rect()
    keys.page.search.setText("hint")
    assert not notes[0].isVisible()


def test_changed_keys_survive_a_restart(keys):
    keys.begin("hint")
    keys.press(Key.Key_R)
    keys.press(Key.Key_Return)
    again = changed_keys(Settings(keys.settings.path).preferences.own_keys)
    assert again == {"hint": ("R",), "replay": ("H",)}


# -- dragging


class Drag:
    """A drag of a command from its row or one of its keys with the real mouse."""

    def __init__(self, keys: Keys, qtbot, start: QWidget, at: QPoint) -> None:
        self.keys, self.qtbot, self.start = keys, qtbot, start
        keys.body.list.area.ensureWidgetVisible(start)
        QApplication.processEvents()
        qtbot.mousePress(start, LEFT, pos=at)
        self.move_to(start.mapToGlobal(at + QPoint(30, 0)))

    def move_to(self, at: QPoint) -> None:
        """Move with the button held; the pressed widget receives the event wherever the pointer is."""
        local = self.start.mapFromGlobal(at)
        event = QMouseEvent(
            QEvent.Type.MouseMove, local, at, Qt.MouseButton.NoButton, LEFT, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(self.start, event)

    def over(self, name: str) -> QPoint:
        board = self.keys.body.board
        at = board.mapToGlobal(point(self.keys, name))
        self.move_to(at)
        return at

    def drop(self, at: QPoint) -> None:
        self.qtbot.mouseRelease(self.start, LEFT, pos=self.start.mapFromGlobal(at))
        QApplication.processEvents()


def drag_row(keys: Keys, qtbot, command: str) -> Drag:
    row = keys.body.list.row_of(BY_ID[command])
    return Drag(keys, qtbot, row, QPoint(20, row.height() // 2))


def test_a_command_is_dragged_onto_a_free_key(keys, qtbot):
    drag = drag_row(keys, qtbot, "hint")
    assert keys.body.list.row_of(BY_ID["hint"]).asked
    assert keys.page.bar.accessibleName().startswith("Show a hint")
    at = drag.over("K")
    assert keys.body.board.aimed == "K"
    assert [one.isVisible() for one in keys.page.findChildren(DragLabel)] == [True]
    drag.drop(at)
    assert keys.own == {"hint": ("K",)}
    assert keys.slot("hint").hasFocus()
    assert keys.body.board.aimed == ""
    assert QApplication.overrideCursor() is None


def test_a_second_key_is_dragged_with_the_boards_modifier(keys, qtbot):
    qtbot.mouseClick(keys.body.modifier.buttons["Ctrl"], LEFT)
    slot = keys.slot("hint", 1)
    drag = Drag(keys, qtbot, slot, QPoint(18, slot.height() // 2))
    drag.drop(drag.over("K"))
    assert keys.own == {"hint": ("H", "Ctrl+K")}
    assert not slot.isDown()


def test_dropping_on_a_used_key_asks_about_the_conflict(keys, qtbot):
    drag = drag_row(keys, qtbot, "hint")
    drag.drop(drag.over("R"))
    assert keys.own == {}
    assert "R is already in use" in keys.body.list.conflict.accessibleName()
    keys.press(Key.Key_Return)
    assert keys.own == {"hint": ("R",), "replay": ("H",)}


@pytest.mark.parametrize("name", ["Esc", "Backspace", "Tab", "Left"])
def test_dropping_on_a_reserved_key_is_refused(keys, qtbot, name):
    drag = drag_row(keys, qtbot, "hint")
    drag.drop(drag.over(name))
    assert "has a fixed function" in keys.complaint("hint")
    assert keys.own == {}


def test_esc_cancels_only_the_drag(keys, qtbot):
    drag = drag_row(keys, qtbot, "hint")
    at = drag.over("K")
    with qtbot.assertNotEmitted(keys.page.left):
        QTest.keyClick(keys.page, Key.Key_Escape)
    assert keys.body.board.aimed == ""
    drag.drop(at)
    assert keys.own == {}
    assert keys.body.asked is None
    assert not keys.body.list.row_of(BY_ID["hint"]).asked


def test_dropping_outside_the_keys_changes_nothing(keys, qtbot):
    drag = drag_row(keys, qtbot, "hint")
    drag.drop(keys.page.mapToGlobal(QPoint(5, 5)))
    assert keys.own == {}
    assert keys.body.asked is None


def test_a_command_can_be_dragged_by_touch(keys, qtbot):
    row = keys.body.list.row_of(BY_ID["hint"])
    keys.body.list.area.ensureWidgetVisible(row)
    QApplication.processEvents()
    finger, window = QTest.createTouchDevice(), keys.page.windowHandle()
    start = row.mapTo(keys.page, QPoint(20, row.height() // 2))
    goal = keys.body.board.mapTo(keys.page, point(keys, "K"))
    QTest.touchEvent(window, finger).press(0, start).commit()
    for at in (start + QPoint(40, -10), goal):
        QTest.touchEvent(window, finger).move(0, at).commit()
    QTest.touchEvent(window, finger).release(0, goal).commit()
    QApplication.processEvents()
    assert keys.own == {"hint": ("K",)}


def test_without_a_board_dragging_does_nothing(open_page, settings, qtbot):
    keys = Keys(open_page(1000, 774), settings)
    drag = drag_row(keys, qtbot, "hint")
    assert keys.page.findChildren(DragLabel) == []
    drag.drop(QPoint(5, 5))
    assert keys.own == {}


def test_touch_scrolls_the_list_but_drags_a_key(keys):
    slot, name = keys.slot("hint"), keys.body.list.row_of(BY_ID["hint"]).name
    keys.body.list.area.ensureWidgetVisible(slot)
    QApplication.processEvents()
    found = [scroll_area_at(keys.page, one.mapTo(keys.page, one.rect().center())) for one in (slot, name)]
    assert found == [None, keys.body.list.area]


def test_a_command_with_two_keys_explains_why_it_gets_no_third(keys):
    full, other = keys.body.list.row_of(BY_ID["end-turn"]), keys.body.list.row_of(BY_ID["undo"])
    limit = phrase("keyboard-full-tip", most=2)
    assert len(full.command.current_keys) == 2
    assert limit in full.toolTip()
    assert all(limit in slot.toolTip() for slot in full.slots)
    assert limit not in other.toolTip()
    assert limit not in other.slots[0].toolTip()
    keys.begin("undo", 1)
    keys.press(Key.Key_F8)
    assert limit in other.toolTip()
    assert limit in other.slots[0].toolTip()


def test_the_bar_explains_how_to_change_a_key(keys):
    assert phrase("keyboard-bar-keys") in keys.page.bar.accessibleName()
    keys.page.show_section("motion")
    assert phrase("keyboard-bar-keys") not in keys.page.bar.accessibleName()
    assert phrase("preferences-bar-keys") in keys.page.bar.accessibleName()

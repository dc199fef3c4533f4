from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QSlider, QSpinBox, QWidget

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import OPTIONS
from alhambra_desktop.views.dialogs.preferences import PreferencesDialog
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.words import say

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(settings, open_dialog):
    return open_dialog(PreferencesDialog(settings))


def page_of(dialog, field) -> QWidget:
    """The page that a field is on."""
    return next(
        page for page in map(dialog.tabs.widget, range(dialog.tabs.count())) if page.isAncestorOf(field)
    )


def choose(qtbot, field: QComboBox, value: object) -> None:
    target = field.findData(value)
    while field.currentIndex() != target:
        down = field.currentIndex() < target
        qtbot.keyClick(field, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


@pytest.mark.parametrize(
    ("wish", "value", "kept"),
    [
        ("theme", "dark", "dark"),
        ("scale", "150", 150),
        ("own_speed", "off", "off"),
        ("others_speed", "slow", "slow"),
        ("aids", "trainer", "trainer"),
        ("answer_seconds", "15", 15),
    ],
)
def test_a_choice_holds_at_once_and_is_kept(dialog, qtbot, settings, tmp_path, wish, value, kept):
    with qtbot.waitSignal(settings.changed):
        choose(qtbot, dialog.field(wish), value)
    assert getattr(settings.preferences, wish) == kept
    assert getattr(Settings(tmp_path / "settings.json").preferences, wish) == kept


@pytest.mark.parametrize("wish", ["reduced_motion", "undo_rounds", "ends_itself"])
def test_a_switch_holds_at_once_and_is_kept(dialog, qtbot, settings, tmp_path, wish):
    for on in (True, False):
        qtbot.keyClick(dialog.field(wish), Qt.Key.Key_Space)
        assert getattr(settings.preferences, wish) is on
        assert getattr(Settings(tmp_path / "settings.json").preferences, wish) is on


@pytest.mark.parametrize("group", ["sound", "table", "counting", "turn"])
def test_a_group_of_sounds_is_turned_off_and_on(dialog, qtbot, settings, tmp_path, group):
    wish = "sound" if group == "sound" else f"sound_{group}"
    for on in (False, True):
        qtbot.keyClick(getattr(dialog.sound, group), Qt.Key.Key_Space)
        assert getattr(settings.preferences, wish) is on
        assert getattr(Settings(tmp_path / "settings.json").preferences, wish) is on


def test_the_own_turn_is_heard_behind_other_windows_only_by_choice(dialog, qtbot, settings):
    assert not settings.preferences.sound_behind
    qtbot.keyClick(dialog.sound.behind, Qt.Key.Key_Space)
    assert settings.preferences.sound_behind


def test_the_volume_is_changed_by_arrows_and_by_the_mouse_and_told_beside(dialog, qtbot, settings, tmp_path):
    volume, figure = dialog.sound.volume, dialog.sound.figure
    dialog.tabs.setCurrentWidget(page_of(dialog, volume))
    qtbot.keyClick(volume, Qt.Key.Key_Right)
    assert (settings.preferences.sound_volume, figure.text()) == (65, "65 %")
    qtbot.keyClick(volume, Qt.Key.Key_End)
    assert Settings(tmp_path / "settings.json").preferences.sound_volume == 100
    qtbot.mousePress(volume, LEFT, pos=volume.rect().center())
    qtbot.mouseMove(volume, volume.rect().center())
    qtbot.mouseRelease(volume, LEFT, pos=volume.rect().center())
    assert settings.preferences.sound_volume < 100
    assert figure.text() == f"{settings.preferences.sound_volume} %"


def test_a_volume_that_is_dragged_holds_where_it_is_let_go(dialog, settings):
    volume = dialog.sound.volume
    volume.setSliderDown(True)
    volume.setSliderPosition(20)
    assert (settings.preferences.sound_volume, dialog.sound.figure.text()) == (60, "20 %")
    volume.setSliderDown(False)
    assert settings.preferences.sound_volume == 20


def test_what_is_off_has_nothing_to_be_chosen(dialog, qtbot):
    sound = dialog.sound
    qtbot.keyClick(sound.turn, Qt.Key.Key_Space)
    assert not sound.behind.isEnabled()
    assert sound.volume.isEnabled()
    qtbot.keyClick(sound.sound, Qt.Key.Key_Space)
    assert not any(field.isEnabled() for field in (sound.volume, sound.table, sound.counting, sound.turn))
    assert sound.sound.isEnabled()


@pytest.mark.parametrize("fault", [None, Message("sound-no-device"), Message("sound-no-library")])
def test_why_nothing_is_heard_is_said_on_the_page(settings, open_dialog, fault):
    dialog = open_dialog(PreferencesDialog(settings, silence=lambda: fault))
    page = page_of(dialog, dialog.sound.volume)
    told = [label.text() for label in page.findChildren(QLabel) if label.property("role") == "fault"]
    assert told == ([] if fault is None else [say(fault)])


def test_every_house_variant_is_there_with_its_official_value_marked(dialog):
    assert set(dialog.form.rows) == set(OPTIONS)
    for row in dialog.form.rows.values():
        assert row.official
        if isinstance(row.field, QComboBox) and not row.field.isEditable():
            texts = [row.field.itemText(i) for i in range(row.field.count())]
            assert [text.endswith(" (official)") for text in texts].count(True) == 1
            assert row.field.currentText().endswith(" (official)")


def test_house_variants_are_the_first_choice_of_new_games(dialog, qtbot, settings, open_dialog):
    choose(qtbot, dialog.form.rows["redesign"].field, "forbidden")
    qtbot.keyClick(dialog.form.rows["take_limit"].field, Qt.Key.Key_Down)
    new = NewGamePage(settings)
    qtbot.addWidget(new)
    new.on_entered()
    assert new.setup().option("redesign") == "forbidden"
    assert new.setup().option("take_limit") == 4


def test_each_departure_has_its_own_way_back(dialog, qtbot, settings):
    dialog.tabs.setCurrentWidget(page_of(dialog, dialog.form))
    rows = dialog.form.rows
    assert not rows["redesign"].reset.isVisible()
    choose(qtbot, rows["redesign"].field, "forbidden")
    choose(qtbot, rows["wall_scoring"].field, "all_outer")
    assert rows["redesign"].reset.isVisible()
    qtbot.mouseClick(rows["redesign"].reset, LEFT)
    assert rows["redesign"].official
    assert dict(settings.preferences.options)["redesign"] == "action"
    assert dict(settings.preferences.options)["wall_scoring"] == "all_outer"


def test_one_button_makes_everything_official_again(dialog, qtbot, settings):
    dialog.tabs.setCurrentWidget(page_of(dialog, dialog.form))
    assert not dialog.form.reset.isEnabled()
    choose(qtbot, dialog.form.rows["redesign"].field, "forbidden")
    qtbot.keyClick(dialog.form.rows["starting_money"].field, Qt.Key.Key_Up)
    with qtbot.waitSignals([settings.changed]):
        qtbot.mouseClick(dialog.form.reset, LEFT)
    assert dict(settings.preferences.options) == {name: option.default for name, option in OPTIONS.items()}
    assert dialog.form.departures() == []


def test_a_name_that_is_half_typed_waits(dialog, qtbot, settings):
    edit = dialog.form.rows["dirk_name"].field.lineEdit()
    edit.selectAll()
    qtbot.keyClicks(edit, "Nico")
    assert dict(settings.preferences.options)["dirk_name"] == "Nico"
    edit.selectAll()
    qtbot.keyClick(edit, Qt.Key.Key_Delete)
    assert dict(settings.preferences.options)["dirk_name"] == "Nico"


def test_pages_are_reached_by_keyboard_and_escape_closes(dialog, qtbot):
    dialog.tabs.tabBar().setFocus()
    for page in range(1, dialog.tabs.count()):
        qtbot.keyClick(dialog.tabs.tabBar(), Qt.Key.Key_Right)
        assert dialog.tabs.currentIndex() == page
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_every_field_has_a_name(dialog):
    for field in (
        *dialog.findChildren(QComboBox),
        *dialog.findChildren(QSpinBox),
        *dialog.findChildren(QSlider),
    ):
        assert field.accessibleName()
    assert QApplication.focusWidget() is not None

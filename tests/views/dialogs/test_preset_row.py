"""The row of presets and the row of the table code, beside a small form of house variants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from alhambra_desktop.model.files.archive.table_code import table_code
from alhambra_desktop.model.rules.core.engine.option import Choice
from alhambra_desktop.model.rules.core.engine.setup import Setup
from alhambra_desktop.model.rules.core.words.message import Message, MessageError
from alhambra_desktop.model.rules.modules.registry import OPTIONS
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.dialogs.option_form import CodeRow, EntryField, OptionForm, PresetsRow
from alhambra_desktop.views.storage.presets import Presets
from alhambra_desktop.views.widgets.boxes import vbox

LEFT = Qt.MouseButton.LeftButton
VARIED, SECOND = [one for one in OPTIONS.values() if isinstance(one, Choice) and len(one.values) > 2][:2]


class Dialog(QWidget):
    """A form of two house variants with its rows of presets and codes."""

    def __init__(self, settings: Any) -> None:
        super().__init__()
        self.refusal: Message | None = None
        self.form = OptionForm(FaceCache(), [(Message("presets-choice"), [VARIED, SECOND])], {})
        self.presets = Presets(settings)
        self.row = PresetsRow(self.presets, self.form)
        self.codes = CodeRow(self.form, self.setup)
        vbox(self.row, self.form, self.codes, within=self)
        self.resize(900, 500)

    def setup(self) -> Setup:
        if self.refusal is not None:
            raise MessageError(self.refusal)
        return parse_new("human,human seed=1")

    def vary(self, at: int = 1) -> None:
        """Choose one of the values of a variant; 0 is the official one."""
        values = [VARIED.default, *(one for one in VARIED.values if one != VARIED.default)]
        self.form.rows[VARIED.id].field.buttons[values[at]].click()

    @property
    def items(self) -> list[str]:
        return [self.row.choice.itemText(at) for at in range(self.row.choice.count())]

    @property
    def value(self) -> object:
        return self.form.values()[VARIED.id]


@pytest.fixture
def dialog(settings, qtbot) -> Iterator[Dialog]:
    made = Dialog(settings)
    qtbot.addWidget(made)
    made.show()
    yield made
    QGuiApplication.clipboard().clear()


def keep(dialog: Dialog, qtbot, name: str) -> None:
    dialog.row.name.clear()
    qtbot.keyClicks(dialog.row.name, name)
    qtbot.mouseClick(dialog.row.keep, LEFT)


def choose(dialog: Dialog, name: str) -> None:
    """Choose a preset as with the mouse."""
    choice = dialog.row.choice
    choice.setCurrentIndex(choice.findText(name))
    choice.activated.emit(choice.currentIndex())


def enabled(dialog: Dialog) -> dict[str, bool]:
    row = dialog.row
    return {name: getattr(row, name).isEnabled() for name in ("keep", "rename", "delete")}


def test_the_controls_appear_in_order_only_for_unofficial_rules(dialog):
    row = dialog.row
    late = (row.name, row.keep, row.rename, row.delete)
    assert row.choice.isVisible()
    assert not any(one.isVisible() for one in late)
    dialog.vary()
    assert all(one.isVisible() for one in late)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    lefts = [one.geometry().left() for one in late]
    assert lefts == sorted(lefts)
    assert len(set(lefts)) == 4
    assert lefts[0] == row.choice.geometry().left()
    assert row.choice.geometry().bottom() < min(one.geometry().top() for one in late)
    assert enabled(dialog) == {"keep": False, "rename": False, "delete": False}
    assert row.choice.currentIndex() == -1
    dialog.vary(0)
    assert not any(one.isVisible() for one in late)
    assert row.choice.currentIndex() == 0


def test_the_fields_have_names_hints_and_sizes(dialog):
    row = dialog.row
    assert (row.choice.accessibleName(), row.choice.placeholderText()) == ("House rules", "Unsaved rules")
    assert (row.name.accessibleName(), row.name.placeholderText()) == ("Name", "Name")
    assert (row.choice.x(), row.choice.width()) == (0, row.width())
    assert row.name.minimumSize() == row.name.maximumSize()
    assert row.name.minimumSize().toTuple() == (180, 30)
    assert row.name.maxLength() == 40
    assert (row.outcome.property("role"), row.outcome.font().pixelSize()) == ("second", 12)
    assert not row.outcome.isVisible()
    assert row.layout().spacing() == 4
    assert row.layout().contentsMargins().left() == 0


def test_a_preset_is_saved_under_its_name_and_chosen(dialog, qtbot):
    assert dialog.items == ["Official rules"]
    dialog.vary()
    qtbot.keyClicks(dialog.row.name, "  ")
    assert not dialog.row.keep.isEnabled()
    keep(dialog, qtbot, " Sunday   evening ")
    assert dialog.items == ["Official rules", "Sunday evening"]
    assert dialog.presets.preset("Sunday evening").values == {VARIED.id: dialog.value}
    assert dialog.row.chosen == dialog.row.choice.currentText() == "Sunday evening"
    assert dialog.row.outcome.isVisible()
    assert dialog.row.outcome.text() == "Saved as Sunday evening."
    assert enabled(dialog) == {"keep": True, "rename": False, "delete": True}


def test_enter_saves_unless_there_is_no_name(dialog, qtbot):
    dialog.vary()
    qtbot.keyClick(dialog.row.name, Qt.Key.Key_Return)
    assert dialog.presets.names == ()
    assert not dialog.row.outcome.isVisible()
    qtbot.keyClicks(dialog.row.name, "Mine")
    qtbot.keyClick(dialog.row.name, Qt.Key.Key_Return)
    assert dialog.presets.names == ("Mine",)


def test_official_rules_saved_as_a_preset_stay_official(dialog, qtbot):
    dialog.vary()
    keep(dialog, qtbot, "Mine")
    dialog.vary(0)
    dialog.row.name.setText("Theirs")
    dialog.row.keep.click()
    assert dialog.row.choice.currentIndex() == 0
    assert dialog.row.chosen == ""


def test_a_chosen_preset_replaces_all_values(dialog, qtbot):
    dialog.vary()
    keep(dialog, qtbot, "Mine")
    wanted = dialog.form.values()
    choose(dialog, "Official rules")
    assert dialog.form.departures() == []
    assert not dialog.row.outcome.isVisible(), "the old message is gone"
    other = next(one for one in SECOND.values if one != SECOND.default)
    dialog.form.rows[SECOND.id].field.buttons[other].click()
    dialog.row.name.clear()
    choose(dialog, "Mine")
    assert dialog.form.values() == wanted
    assert dialog.row.name.text() == "Mine"
    assert dialog.row.chosen == "Mine"
    assert not dialog.row.outcome.isVisible()
    assert enabled(dialog) == {"keep": True, "rename": False, "delete": True}


def test_unknown_variants_of_a_preset_are_reported(dialog):
    dialog.presets.keep("Mine", {**dialog.form.official(), VARIED.id: VARIED.values[-1]})
    preset = type("Preset", (), {"values": {VARIED.id: VARIED.values[-1]}, "unknown": 1})
    dialog.presets.preset = lambda _: preset
    choose(dialog, "Mine")
    assert dialog.row.outcome.text() == (
        "One of these house rules belongs to a rule set that is not installed. "
        "It is not used now but stays saved."
    )
    assert dialog.row.outcome.isVisible()


def test_of_equal_presets_the_chosen_one_stays_chosen(dialog, qtbot):
    dialog.vary()
    for name in ("Mine", "Ours", "Yours"):
        keep(dialog, qtbot, name)
        assert dialog.row.chosen == name
    choose(dialog, "Ours")
    assert dialog.row.chosen == "Ours"
    dialog.vary(2)
    assert dialog.row.choice.currentIndex() == -1
    assert dialog.row.chosen == ""
    dialog.vary()
    assert dialog.row.chosen == "Mine", "the first one with these values"
    dialog.vary(0)
    assert dialog.row.choice.currentText() == "Official rules"


def test_a_preset_is_renamed(dialog, qtbot):
    dialog.vary()
    keep(dialog, qtbot, "Mine")
    keep(dialog, qtbot, "Yours")
    for name, can in (("Mine", False), ("", False), ("Ours", True)):
        dialog.row.name.setText(name)
        assert dialog.row.rename.isEnabled() is can
        assert dialog.row.rename.isVisible()
    qtbot.mouseClick(dialog.row.rename, LEFT)
    assert sorted(dialog.presets.names) == ["Mine", "Ours"]
    assert dialog.row.chosen == "Ours"
    assert dialog.row.outcome.text() == "Yours is now called Ours."
    assert not dialog.row.rename.isEnabled()
    dialog.vary(2)
    dialog.row.name.setText("Theirs")
    assert not dialog.row.rename.isEnabled(), "no preset is chosen"


def test_a_preset_is_deleted_after_confirmation(dialog, qtbot):
    dialog.vary()
    keep(dialog, qtbot, "Mine")
    delete = dialog.row.delete
    assert delete.text() == "Delete"
    qtbot.mouseClick(delete, LEFT)
    assert delete.text() == "Really delete?"
    assert dialog.presets.names == ("Mine",)
    dialog.row.name.setText("Other")
    assert delete.text() == "Delete", "something else was done"
    qtbot.mouseClick(delete, LEFT)
    qtbot.mouseClick(dialog.row.name, LEFT)
    assert delete.text() == "Delete", "the mouse was used elsewhere"
    value = dialog.value
    qtbot.mouseClick(delete, LEFT)
    assert dialog.presets.names == ("Mine",)
    qtbot.mouseClick(delete, LEFT)
    assert dialog.presets.names == ()
    assert dialog.items == ["Official rules"]
    assert dialog.value == value
    assert dialog.row.outcome.text() == (
        "Mine was deleted. The rules selected for this game have not changed."
    )
    assert not delete.isEnabled()
    assert delete.isVisible()


def test_faults_of_the_file_are_shown(dialog):
    dialog.presets.failed.emit(Message("no-game"))
    assert dialog.row.outcome.text() == "No game is open."
    assert dialog.row.outcome.isVisible()
    dialog.presets.complaint = Message("no-game-to-save")
    row = PresetsRow(dialog.presets, dialog.form)
    assert row.outcome.text() == "There is no game to save. Start or open one first."
    assert not row.outcome.isHidden()


# -- table codes


def coded(at: int = 1) -> str:
    values = [VARIED.default, *(one for one in VARIED.values if one != VARIED.default)]
    setup = parse_new("human,human seed=1")
    return str(table_code(_with(setup, {VARIED.id: values[at]})))


def _with(setup: Setup, values: dict[str, Any]) -> Setup:
    return attrs.evolve(setup, options=tuple({**dict(setup.options), **values}.items()))


def test_the_field_of_the_code_has_a_name_and_a_limit(dialog):
    codes = dialog.codes
    assert (codes.code.accessibleName(), codes.code.placeholderText()) == ("Table code", "a friend’s code")
    label = next(one for one in codes.findChildren(QLabel) if one.text() == "Table code")
    assert label.buddy() is codes.code
    codes.code.setText("x" * 10_000)
    assert len(codes.code.text()) < 10_000
    field, take, copy = (one.geometry() for one in (codes.code, codes.take, codes.copy))
    assert label.geometry().bottom() < field.top()
    assert field.right() + 9 == take.left(), "the button is beside the field"
    assert abs(field.center().y() - take.center().y()) <= 1
    assert max(field.bottom(), take.bottom()) < copy.top()
    assert (field.left(), take.right()) == (copy.left(), copy.right()) == (0, codes.width() - 1)
    assert (codes.outcome.property("role"), codes.outcome.font().pixelSize()) == ("second", 12)
    margins = codes.layout().contentsMargins()
    assert (margins.left(), margins.top(), margins.right(), margins.bottom()) == (0, 4, 0, 0)
    assert codes.layout().spacing() == 6
    assert not codes.outcome.isVisible()


def test_a_code_sets_its_house_rules_and_the_others_to_official(dialog, qtbot):
    codes = dialog.codes
    assert not codes.take.isEnabled()
    assert codes.take.isVisible()
    codes.code.setText("  ")
    assert not codes.take.isEnabled()
    qtbot.keyClick(codes.code, Qt.Key.Key_Return)
    assert not codes.outcome.isVisible()
    other = next(one for one in SECOND.values if one != SECOND.default)
    dialog.form.rows[SECOND.id].field.buttons[other].click()
    codes.code.setText(coded())
    assert codes.take.isEnabled()
    qtbot.mouseClick(codes.take, LEFT)
    dialog_values = dialog.form.values()
    assert dialog_values[VARIED.id] != VARIED.default
    assert dialog_values[SECOND.id] == SECOND.default
    assert codes.outcome.text() == "Loaded one house rule from the code."
    assert codes.outcome.isVisible()
    codes.code.setText(coded(0))
    qtbot.keyClick(codes.code, Qt.Key.Key_Return)
    assert codes.outcome.text() == "This code uses the official rules."
    assert dialog.form.departures() == []


def test_a_wrong_code_is_explained(dialog, qtbot):
    dialog.vary()
    dialog.codes.code.setText("ABC-U")
    qtbot.mouseClick(dialog.codes.take, LEFT)
    assert dialog.codes.outcome.text().startswith("Character 4")
    assert dialog.form.departures() != []


def test_the_code_of_the_table_is_copied(dialog, qtbot):
    qtbot.mouseClick(dialog.codes.copy, LEFT)
    expected = table_code(parse_new("human,human seed=1"))
    assert dialog.codes.code.text() == QGuiApplication.clipboard().text() == expected
    assert dialog.codes.outcome.text() == "Code copied. It includes the deal of this game."
    dialog.refusal = Message("no-game")
    dialog.codes.code.clear()
    qtbot.mouseClick(dialog.codes.copy, LEFT)
    assert dialog.codes.outcome.text() == "No game is open."
    assert dialog.codes.code.text() == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_in_a_field_does_not_reach_the_dialog(qtbot, key):
    field = EntryField()
    qtbot.addWidget(field)
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    with qtbot.waitSignal(field.returnPressed, timeout=0):
        QApplication.sendEvent(field, event)
    assert event.isAccepted()
    other = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(field, other)
    assert not other.isAccepted()
    qtbot.keyClicks(field, "ab")
    assert field.text() == "ab"

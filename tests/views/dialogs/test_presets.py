"""Presets of house rules: saving, choosing, renaming, deleting, sharing, and damaged or newer files."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from alhambra_desktop.model.files.archive.table_code import read_table_code, table_code
from alhambra_desktop.model.rules.core.engine.option import Choice
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import OPTIONS
from alhambra_desktop.views.pages.new_game.house_rules import HouseRules
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.storage.presets import (
    FORMAT,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_VALUES,
    NAME,
    Presets,
    name_of,
)

LEFT = Qt.MouseButton.LeftButton
VARIED = next(one for one in OPTIONS.values() if isinstance(one, Choice) and len(one.values) > 2)
OTHER = next(value for value in VARIED.values if value != VARIED.default)


@pytest.fixture
def open_sheet(settings, open_dialog):
    """Return a function that opens the house rules of a new game."""

    def show() -> HouseRules:
        page = NewGamePage(settings)
        page.resize(1280, 774)
        open_dialog(page)
        page.on_entered()
        page.fold(opened=True)
        return page.sheet

    return show


@pytest.fixture
def dialog(open_sheet) -> HouseRules:
    return open_sheet()


def row_of(dialog: HouseRules):
    return dialog.presets


def vary(dialog: HouseRules) -> None:
    """Choose one variant that is not official."""
    dialog.form.rows[VARIED.id].field.buttons[OTHER].click()


def keep(dialog: HouseRules, qtbot, name: str) -> None:
    row_of(dialog).name.clear()
    qtbot.keyClicks(row_of(dialog).name, name)
    qtbot.mouseClick(row_of(dialog).keep, LEFT)


def choose(dialog: HouseRules, qtbot, name: str) -> None:
    """Choose a preset with the arrow keys."""
    choice = row_of(dialog).choice
    choice.setFocus()
    target = choice.findText(name)
    assert target >= 0
    while choice.currentIndex() != target:
        down = choice.currentIndex() < target
        qtbot.keyClick(choice, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


def test_only_unofficial_values_are_saved(settings):
    official = {name: option.default for name, option in OPTIONS.items()}
    Presets(settings).keep("Mine", official | {VARIED.id: OTHER})
    read = Presets(settings)
    assert read.names == ("Mine",)
    assert read.preset("Mine").values == {VARIED.id: OTHER}


def test_a_saved_preset_can_be_chosen_again(dialog, qtbot, settings, open_sheet):
    row = row_of(dialog)
    assert row.choice.currentText() == "Official rules"
    vary(dialog)
    assert row.choice.currentIndex() == -1
    keep(dialog, qtbot, "  Sunday   evening ")
    assert row.choice.currentText() == "Sunday evening"
    assert row.outcome.text() == "Saved as Sunday evening."
    choose(dialog, qtbot, "Official rules")
    assert dialog.form.departures() == []
    again = open_sheet()
    choose(again, qtbot, "Sunday evening")
    assert again.form.values()[VARIED.id] == OTHER
    assert len(again.form.departures()) == 1


@pytest.mark.parametrize("length", [LONGEST_NAME, LONGEST_NAME + 1])
def test_preset_names_are_cut_to_the_maximum_length(dialog, qtbot, settings, length):
    vary(dialog)
    keep(dialog, qtbot, "x" * length)
    assert Presets(settings).names == ("x" * LONGEST_NAME,)


def test_enter_in_the_name_field_saves_and_starts_no_game(dialog, qtbot):
    vary(dialog)
    qtbot.keyClicks(row_of(dialog).name, "Mine")
    qtbot.keyClick(row_of(dialog).name, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert row_of(dialog).chosen == "Mine"


def test_a_preset_is_renamed_and_deleted_after_confirmation(dialog, qtbot, settings):
    row = row_of(dialog)
    vary(dialog)
    keep(dialog, qtbot, "Mine")
    assert not row.rename.isEnabled()
    qtbot.keyClicks(row.name, " and yours")
    qtbot.mouseClick(row.rename, LEFT)
    assert Presets(settings).names == ("Mine and yours",)
    assert row.chosen == "Mine and yours"
    qtbot.mouseClick(row.delete, LEFT)
    assert row.delete.text() == "Really delete?"
    assert Presets(settings).names == ("Mine and yours",)
    qtbot.mouseClick(row.delete, LEFT)
    assert Presets(settings).names == ()
    assert dialog.form.values()[VARIED.id] == OTHER, "what was chosen stays chosen"


def items(dialog: HouseRules) -> list[str]:
    choice = row_of(dialog).choice
    return [choice.itemText(at) for at in range(choice.count())]


def test_the_list_has_the_official_rules_and_every_preset_once(dialog, qtbot):
    assert items(dialog) == ["Official rules"]
    vary(dialog)
    for name in ("Mine", "Yours"):
        keep(dialog, qtbot, name)
    assert sorted(items(dialog)) == ["Mine", "Official rules", "Yours"]
    assert items(dialog)[0] == "Official rules"
    keep(dialog, qtbot, "Mine")
    assert len(items(dialog)) == 3
    row_of(dialog).name.clear()
    qtbot.keyClicks(row_of(dialog).name, "Ours")
    qtbot.mouseClick(row_of(dialog).rename, LEFT)
    assert sorted(items(dialog)) == ["Official rules", "Ours", "Yours"]


def test_of_equal_presets_the_chosen_one_stays_chosen(dialog, qtbot):
    row = row_of(dialog)
    vary(dialog)
    for name in ("Mine", "Yours"):
        keep(dialog, qtbot, name)
        assert row.choice.currentText() == name
    for name in ("Mine", "Yours", "Mine"):
        choose(dialog, qtbot, name)
        assert (row.choice.currentText(), row.chosen, row.name.text()) == (name, name, name)
    dialog.reset.click()
    assert row.choice.currentText() == "Official rules"
    vary(dialog)
    assert row.choice.currentText() in ("Mine", "Yours"), "values of a preset choose it"
    other = next(value for value in VARIED.values if value not in (VARIED.default, OTHER))
    dialog.form.rows[VARIED.id].field.buttons[other].click()
    assert row.choice.currentIndex() == -1


def test_a_preset_replaces_all_values(dialog, qtbot):
    vary(dialog)
    keep(dialog, qtbot, "Mine")
    wanted = dialog.form.values()
    for row in dialog.form.rows.values():
        if isinstance(row.option, Choice):
            dialog.form.set_values({row.option.id: row.option.values[-1]})
    assert dialog.form.values() != wanted
    choose(dialog, qtbot, "Official rules")
    assert dialog.form.departures() == []
    choose(dialog, qtbot, "Mine")
    assert dialog.form.values() == wanted
    assert row_of(dialog).outcome.text() == ""


def enabled(dialog: HouseRules) -> tuple[bool, bool, bool]:
    """Return whether saving, renaming and deleting are possible."""
    row = row_of(dialog)
    return row.keep.isEnabled(), row.rename.isEnabled(), row.delete.isEnabled()


def test_buttons_of_presets_are_enabled_if_they_would_do_something(dialog, qtbot):
    row = row_of(dialog)
    vary(dialog)
    assert enabled(dialog) == (False, False, False)
    qtbot.keyClicks(row.name, "  ")
    assert enabled(dialog) == (False, False, False), "spaces are no name"
    qtbot.keyClicks(row.name, "Mine")
    assert enabled(dialog) == (True, False, False)
    qtbot.mouseClick(row.keep, LEFT)
    assert enabled(dialog) == (True, False, True)
    qtbot.keyClicks(row.name, "!")
    assert enabled(dialog) == (True, True, True)
    keep(dialog, qtbot, "Yours")
    row.name.clear()
    assert enabled(dialog) == (False, False, True)
    qtbot.keyClicks(row.name, "Mine")
    assert enabled(dialog) == (True, False, True), "the name is taken"


def test_deleting_must_be_confirmed_for_the_same_preset(dialog, qtbot, settings):
    row = row_of(dialog)
    vary(dialog)
    for name in ("Mine", "Yours"):
        keep(dialog, qtbot, name)
    qtbot.mouseClick(row.delete, LEFT)
    assert row.delete.text() == "Really delete?"
    choose(dialog, qtbot, "Mine")
    assert row.delete.text() == "Delete"
    qtbot.mouseClick(row.delete, LEFT)
    assert set(Presets(settings).names) == {"Mine", "Yours"}, "another preset is asked about again"
    qtbot.mouseClick(row.delete, LEFT)
    assert Presets(settings).names == ("Yours",)
    assert row.outcome.isVisible()
    assert "Mine" in row.outcome.text()


def test_a_code_can_be_used_only_if_there_is_one(dialog, qtbot):
    row = dialog.code
    assert not row.take.isEnabled()
    assert not row.outcome.isVisible()
    qtbot.keyClicks(row.code, "   ")
    assert not row.take.isEnabled()
    qtbot.keyClick(row.code, Qt.Key.Key_Return)
    assert not row.outcome.isVisible()
    qtbot.keyClicks(row.code, "A")
    assert row.take.isEnabled()
    qtbot.mouseClick(row.copy, LEFT)
    assert row.code.text() == QGuiApplication.clipboard().text()
    assert row.outcome.isVisible()


def test_a_code_of_an_impossible_table_is_not_copied(dialog, qtbot):
    QGuiApplication.clipboard().setText("before")
    qtbot.keyClicks(dialog.seed, "no number")
    qtbot.mouseClick(dialog.code.copy, LEFT)
    assert QGuiApplication.clipboard().text() == "before"
    assert dialog.code.code.text() == ""
    assert "number" in dialog.code.outcome.text()


def test_house_rules_are_transferred_by_table_code(dialog, qtbot, settings, open_sheet):
    vary(dialog)
    qtbot.mouseClick(dialog.code.copy, LEFT)
    code = QGuiApplication.clipboard().text()
    assert read_table_code(code).options[VARIED.id] == OTHER
    assert dialog.seed.text() == str(read_table_code(code).seed)
    assert table_code(dialog.parentWidget().setup()) == code
    settings.change(options=())
    other = open_sheet()
    assert other.form.departures() == []
    qtbot.keyClicks(other.code.code, code.lower())
    qtbot.keyClick(other.code.code, Qt.Key.Key_Return)
    assert other.form.values()[VARIED.id] == OTHER
    assert other.code.outcome.text() == "Loaded one house rule from the code."


def test_the_code_of_an_official_table_resets_all_house_rules(dialog, qtbot):
    row = dialog.code
    qtbot.mouseClick(row.copy, LEFT)
    vary(dialog)
    qtbot.mouseClick(row.take, LEFT)
    assert dialog.form.departures() == []


def test_a_typo_in_a_code_is_reported_with_its_position(dialog, qtbot):
    qtbot.keyClicks(dialog.code.code, "ABC-U")
    qtbot.mouseClick(dialog.code.take, LEFT)
    assert dialog.code.outcome.text().startswith("Character 4, ")


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe\x00",
        b"[",
        b"[]",
        b'{"format": 1}',
        b'{"format": 1, "presets": [{"name": "", "variants": {}}]}',
        b'{"format": 1, "presets": [{"name": "a", "variants": {"x": true}}]}',
        b'{"format": 1, "presets": [{"name": "a\\nb", "variants": {}}]}',
        b'{"format": 1, "presets": [{"name": "a", "variants": [1]}]}',
    ],
)
def test_a_damaged_file_is_set_aside_and_reported(content, settings, qtbot, open_sheet):
    file = settings.path.with_name(NAME)
    file.write_bytes(content)
    made = open_sheet()
    (spare,) = file.parent.glob(f"{NAME}.*")
    assert spare.read_bytes() == content
    assert row_of(made).outcome.text().startswith(f"The file {NAME} with your house rules was damaged.")
    vary(made)
    keep(made, qtbot, "Mine")
    assert Presets(settings).names == ("Mine",)


def test_a_file_of_a_later_version_is_not_changed(settings, qtbot, open_sheet):
    file = settings.path.with_name(NAME)
    content = json.dumps({"format": FORMAT + 1, "presets": "quite otherwise"})
    file.write_text(content)
    made = open_sheet()
    assert f"have version {FORMAT + 1}" in row_of(made).outcome.text()
    vary(made)
    keep(made, qtbot, "Mine")
    assert f"have version {FORMAT + 1}" in row_of(made).outcome.text()
    assert file.read_text() == content


def test_variants_of_removed_rule_sets_are_kept(settings, qtbot, open_sheet):
    file = settings.path.with_name(NAME)
    variants = {VARIED.id: OTHER, "of_nobody": 3}
    file.write_text(json.dumps({"format": FORMAT, "presets": [{"name": "Old", "variants": variants}]}))
    made = open_sheet()
    choose(made, qtbot, "Old")
    assert made.form.values()[VARIED.id] == OTHER
    assert row_of(made).outcome.text().startswith("One of these house rules belongs to a rule set")
    row_of(made).name.clear()
    qtbot.keyClicks(row_of(made).name, "Older")
    qtbot.mouseClick(row_of(made).rename, LEFT)
    (kept,) = json.loads(file.read_text())["presets"]
    assert kept == {"name": "Older", "variants": variants}


def write_presets(settings, *presets: object, version: object = FORMAT) -> None:
    text = json.dumps({"format": version, "presets": presets})
    settings.path.with_name(NAME).write_text(text)


@pytest.mark.parametrize("version", [FORMAT, FORMAT - 1, "none", None, 0.5])
def test_presets_of_this_version_and_without_one_are_read(settings, version):
    write_presets(settings, {"name": "Mine", "variants": {VARIED.id: OTHER}}, version=version)
    made = Presets(settings)
    assert (made.complaint, made.names) == (None, ("Mine",))


LIMITS = {
    "name": lambda more: {"name": "x" * (LONGEST_NAME + more), "variants": {}},
    "text": lambda more: {"name": "a", "variants": {"x": "y" * (LONGEST_TEXT + more)}},
    "number": lambda more: {"name": "a", "variants": {"x": int("9" * (LONGEST_TEXT + more))}},
    "values": lambda more: {"name": "a", "variants": dict.fromkeys(map(str, range(MOST_VALUES + more)), 1)},
}


@pytest.mark.parametrize("limit", LIMITS)
def test_presets_are_read_up_to_their_limits(settings, limit):
    write_presets(settings, LIMITS[limit](0))
    made = Presets(settings)
    assert (made.complaint, len(made.names)) == (None, 1)
    write_presets(settings, LIMITS[limit](1))
    made = Presets(settings)
    assert made.complaint is not None
    assert made.names == ()


@pytest.mark.parametrize(
    "preset",
    [
        {"name": 7, "variants": {}},
        {"name": " a", "variants": {}},
        {"name": "a  b", "variants": {}},
        {"name": "a\u0007", "variants": {}},
        {"name": "a", "variants": {"x": None}},
        {"name": "a", "variants": {"x": 1.5}},
        {"name": "a", "variants": {"x": ["y"]}},
        {"name": "a", "variants": "x"},
        {"name": "a"},
        "a",
    ],
)
def test_a_file_with_an_invalid_preset_is_set_aside(settings, preset):
    write_presets(settings, {"name": "Mine", "variants": {}}, preset)
    made = Presets(settings)
    spare = f"{NAME}.unreadable"
    assert made.complaint == Message("presets-damaged", file=NAME, spare=spare)
    assert made.names == ()
    assert settings.path.with_name(spare).exists()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Sunday \t evening\n", "Sunday evening"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("x" * (LONGEST_NAME + 1), ""),
        ("a\u0007", ""),
        ("", ""),
    ],
)
def test_the_name_of_a_preset_is_short_and_printable(text, name):
    assert name_of(text) == name


def test_presets_are_renamed_and_deleted_one_by_one(settings, qtbot):
    made = Presets(settings)
    values = {name: {VARIED.id: OTHER} if name == "two" else {} for name in ("one", "two", "three")}
    for name, value in values.items():
        with qtbot.waitSignal(made.changed):
            made.keep(name, value)
    with qtbot.waitSignal(made.changed):
        made.rename("two", "Two")
    assert made.names == Presets(settings).names == ("one", "three", "Two")
    assert Presets(settings).preset("Two").values == values["two"]
    assert Presets(settings).preset("one").values == {}
    with qtbot.waitSignal(made.changed):
        made.forget("one")
    assert made.names == Presets(settings).names == ("three", "Two")
    with pytest.raises(KeyError):
        made.preset("one")


def test_values_that_cannot_be_used_are_counted(settings):
    variants = {VARIED.id: OTHER, "of_nobody": 3, "of_nobody_else": "x"}
    write_presets(settings, {"name": "Mine", "variants": variants})
    preset = Presets(settings).preset("Mine")
    assert (preset.values, preset.unknown) == ({VARIED.id: OTHER}, 2)
    write_presets(settings, {"name": "Mine", "variants": {VARIED.id: "no such value"}})
    preset = Presets(settings).preset("Mine")
    assert (preset.values, preset.unknown) == ({}, 1)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{", Message("presets-foreign")),
        (json.dumps({"format": FORMAT + 1}), None),
    ],
)
def test_a_file_that_another_program_changed_is_not_overwritten(settings, qtbot, content, told):
    made, file = Presets(settings), settings.path.with_name(NAME)
    file.write_text(content)
    with qtbot.waitSignal(made.failed) as failed:
        made.keep("Mine", {VARIED.id: OTHER})
    expected = (
        Message("presets-unkept", file=str(file), reason=told)
        if told
        else Message("presets-newer", file=NAME, version=FORMAT + 1, known=FORMAT)
    )
    assert failed.args == [expected]
    assert file.read_text() == content


def test_a_saved_preset_reports_no_failure(settings, qtbot):
    made = Presets(settings)
    with qtbot.assertNotEmitted(made.failed):
        made.keep("Mine", {VARIED.id: OTHER})


def test_presets_saved_by_another_window_are_not_lost(settings):
    one, other = Presets(settings), Presets(settings)
    one.keep("One", {VARIED.id: OTHER})
    other.keep("Other", {VARIED.id: OTHER})
    assert Presets(settings).names == ("One", "Other")


def test_a_write_error_is_reported(dialog, qtbot, monkeypatch):
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("alhambra_desktop.views.storage.shared_file.write_atomically", refuse)
    vary(dialog)
    keep(dialog, qtbot, "Mine")
    assert row_of(dialog).outcome.text().endswith("No space left on device")


def test_the_name_field_appears_only_with_something_to_save(dialog):
    row = row_of(dialog)
    parts = (row.name, row.keep, row.rename, row.delete)
    assert not any(part.isVisible() for part in (*parts, row.outcome))
    assert not dialog.reset.isEnabled()
    vary(dialog)
    assert all(part.isVisible() for part in parts)
    dialog.reset.click()
    assert dialog.form.departures() == []
    assert not any(part.isVisible() for part in parts)

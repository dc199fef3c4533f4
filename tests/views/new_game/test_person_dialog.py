"""The dialog in which the player chooses who plays at a place of the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QPushButton

from alhambra_desktop.views.pages.new_game.person_dialog import PersonDialog
from alhambra_desktop.views.storage.preferences import SeatChoice

LEFT = Qt.MouseButton.LeftButton
ANNA, HAMID = SeatChoice("Anna", "amber"), SeatChoice("Hamid", "blue", "apprentice", "hamid")


def dialog_about(qtbot, choice: SeatChoice, unavailable=("nuria",)) -> PersonDialog:
    dialog = PersonDialog(choice, ("amber", "blue", "black"), unavailable, ("Ben",))
    qtbot.addWidget(dialog)
    return dialog


def test_a_player_stays_as_it_was_unless_something_is_chosen(qtbot):
    for choice in (ANNA, HAMID, SeatChoice("Eva", "black", None, "zahra")):
        assert dialog_about(qtbot, choice).choice() == choice


@pytest.mark.parametrize(
    ("name", "fault"),
    [("Eva", False), (" Eva ", False), ("Ben", True), (" Ben", True), ("", True), ("   ", True)],
)
def test_a_name_must_not_be_taken_or_empty(qtbot, name, fault):
    dialog = dialog_about(qtbot, ANNA)
    dialog.name.setText(name)
    assert (dialog.name_fault() is not None) is fault
    assert dialog.done_button.isEnabled() is not fault
    assert dialog.fault.isHidden() is not fault
    assert bool(dialog.fault.text()) is fault
    dialog.computer.click()
    assert dialog.done_button.isEnabled()
    assert dialog.name_fault() is None


def test_a_human_becomes_a_computer_player_and_back(qtbot):
    dialog = dialog_about(qtbot, ANNA)
    assert not dialog.name.isHidden()
    assert not dialog.portraits[0].isHidden()
    dialog.computer.click()
    assert dialog.name.isHidden()
    assert dialog.portraits[0].isHidden()
    assert dialog.person is not None
    choice = dialog.choice()
    assert choice.level is not None
    assert choice.name != "Anna"
    dialog.human.click()
    assert dialog.choice().level is None
    assert dialog.choice().name == "Anna"


def test_characters_at_other_places_cannot_be_chosen(qtbot):
    dialog = dialog_about(qtbot, HAMID, ("nuria", "zahra"))
    disabled = [one.person.id for one in dialog.portraits if not one.isEnabled()]
    assert sorted(disabled) == ["nuria", "zahra"]
    everybody = [one.person.id for one in dialog.portraits if one.person is not None]
    none_free = dialog_about(qtbot, ANNA, everybody[:1])
    none_free.computer.click()
    assert none_free.person.id == everybody[1], "the first that is free"


def test_a_colour_and_a_portrait_are_chosen_by_a_click(qtbot):
    dialog = dialog_about(qtbot, ANNA)
    qtbot.mouseClick(dialog.colours[2], LEFT)
    qtbot.mouseClick(dialog.portraits[3], LEFT)
    assert (dialog.colour, dialog.person) == ("black", dialog.portraits[3].person)
    assert {portrait.colour for portrait in dialog.portraits} == {"black"}
    assert dialog.choice() == SeatChoice("Anna", "black", None, dialog.portraits[3].person.id)


def test_a_double_click_on_a_chosen_portrait_accepts_the_dialog(qtbot):
    dialog = dialog_about(qtbot, HAMID)
    accepted = []
    dialog.accepted.connect(lambda: accepted.append(dialog.choice().name))
    dialog.show()
    portrait = next(one for one in dialog.portraits if one.person is not None and one.person.id == "zahra")
    qtbot.mouseClick(portrait, LEFT)
    assert accepted == []
    qtbot.mouseDClick(portrait, LEFT)
    assert accepted == ["Zahra"]


def test_the_rows_of_the_dialog_are_aligned(qtbot):
    dialog = dialog_about(qtbot, ANNA)
    with qtbot.waitExposed(dialog):
        dialog.show()
    (label,) = (one for one in dialog.findChildren(QLabel) if one.buddy() is dialog.name)
    rows = dialog.kind, label, dialog.portraits[0]
    kind, name, portrait = (QRect(row.mapTo(dialog, QPoint()), row.size()) for row in rows)
    assert kind.left() == name.left() == portrait.left()
    assert name.top() - kind.bottom() - 1 == 10
    left = dialog.colours[0].mapTo(dialog, QPoint()).x()
    assert left == dialog.name.mapTo(dialog, QPoint()).x() + dialog.name.width() + 10


def test_cancelling_the_dialog_rejects_it(qtbot):
    dialog, told = dialog_about(qtbot, HAMID), []
    dialog.rejected.connect(lambda: told.append("no"))
    dialog.accepted.connect(lambda: told.append("yes"))
    dialog.show()
    buttons = [one for one in dialog.findChildren(QPushButton) if "Cancel" in one.text().replace("&", "")]
    qtbot.mouseClick(buttons[0], LEFT)
    dialog.show()
    qtbot.mouseClick(dialog.done_button, LEFT)
    assert told == ["no", "yes"]

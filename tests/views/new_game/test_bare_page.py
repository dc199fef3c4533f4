"""The New game page without a window: what its parts change, and the game that it begins."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from alhambra_desktop.model.rules.modules.registry import OPTIONS
from alhambra_desktop.views.art.palette import DARK
from alhambra_desktop.views.pages.new_game.house_rules import HouseRules
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.pages.new_game.person_dialog import PersonDialog
from alhambra_desktop.views.pages.new_game.proposals import own_tables
from alhambra_desktop.views.storage.preferences import SeatChoice

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bare(qtbot, settings, begun) -> NewGamePage:
    """Return a page that is not shown, so it is neither laid out nor painted."""
    page = NewGamePage(settings)
    qtbot.addWidget(page)
    page.play_chosen.connect(begun.append)
    return page


def names(page: NewGamePage) -> list[str]:
    return [choice.name for choice in page.seating.seats]


def chosen(page: NewGamePage) -> list[bool]:
    return [card.chosen for card in page.presets.cards]


def test_presets_are_applied_and_undone_one_by_one(bare):
    assert chosen(bare) == [True, False, False]
    assert names(bare) == ["Anna", "Hamid", "Nuria"]
    bare.undo()
    assert names(bare) == ["Anna", "Hamid", "Nuria"], "there is nothing to undo"
    bare.presets.cards[1].click()
    assert (names(bare), chosen(bare)) == (["Anna", "Yusuf"], [False, True, False])
    bare.apply_preset(2)
    assert len(bare.game.modules) == 7
    bare.apply_preset(3)
    assert len(bare.game.modules) == 7, "there is no fourth preset"
    bare.run_command("redo")
    assert len(bare.game.modules) == 7
    bare.run_command("undo")
    assert (names(bare), bare.game.modules) == (["Anna", "Yusuf"], ())
    bare.run_command("undo")
    assert names(bare) == ["Anna", "Hamid", "Nuria"]
    assert bare.sentence == "Alhambra, 3 players"
    bare.apply_preset(1)
    bare.on_entered()
    bare.undo()
    assert chosen(bare) == [True, False, False], "a page that was opened again has nothing to undo"


@pytest.mark.parametrize(
    ("key", "modules", "games"),
    [
        (Qt.Key.Key_1, 0, 0),
        (Qt.Key.Key_3, 7, 0),
        (Qt.Key.Key_5, 0, 0),
        (Qt.Key.Key_Return, 0, 1),
        (Qt.Key.Key_Enter, 0, 1),
    ],
)
def test_number_keys_and_enter_work_anywhere_on_the_page(bare, qtbot, begun, key, modules, games):
    qtbot.keyClick(bare, key, Qt.KeyboardModifier.ControlModifier)
    assert (len(bare.game.modules), len(begun)) == (0, 0)
    qtbot.keyClick(bare, key)
    assert (len(bare.game.modules), len(begun)) == (modules, games)


def test_keys_of_the_number_pad_work_too(bare, qtbot, begun):
    qtbot.keyClick(bare, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert len(begun) == 1


def test_the_places_change_who_plays(bare, monkeypatch):
    monkeypatch.setattr("secrets.randbits", lambda _: 5)
    table = bare.table
    table.added.emit(3)
    assert len(names(bare)) == 4
    added = bare.seating.places[3]
    table.stepped.emit(2, 1)
    assert bare.seating.places[2].level.split(":")[0] == "journeyman"
    table.coloured.emit(0, "violet")
    assert bare.seating.places[0].colour == "violet"
    table.swapped.emit(3)
    assert bare.seating.places[3].name != added.name
    assert bare.seating.places[3].colour == added.colour
    table.removed.emit(3)
    assert names(bare) == ["Anna", "Hamid", "Nuria"]
    assert bare.foot.table.text() == "Alhambra, 3 players"
    table.removed.emit(2)
    assert bare.foot.table.text() == "Alhambra, 2 players and Dirk"
    assert not any(chosen(bare))


def test_the_dialog_about_a_player_changes_a_place(bare, qtbot):
    bare.choose_person(1)
    assert not bare.findChildren(PersonDialog), "nobody sits there"
    bare.table.opened.emit(2)
    (dialog,) = bare.findChildren(PersonDialog)
    assert dialog.person.id == "hamid"
    taken = [one.person.id for one in dialog.portraits if not one.isEnabled()]
    assert "nuria" in taken
    assert dialog.colours[0].colour == "blue"
    next(one for one in dialog.portraits if one.person is not None and one.person.id == "zahra").click()
    dialog.accept()
    assert names(bare) == ["Anna", "Zahra", "Nuria"]


def test_a_game_begins_with_the_table_of_the_page_and_is_remembered(bare, begun, settings):
    bare.game.expansions["camps"].click()
    bare.sheet.form.rows["redesign"].set_value("forbidden")
    bare.sheet.seed.setText(" 42 ")
    bare.foot.play.click()
    (setup,) = begun
    assert (setup.seed, setup.game, setup.modules) == (42, "alhambra", ("camps",))
    assert [seat.name for seat in setup.seats] == ["Anna", "Hamid", "Nuria"]
    assert setup.option("redesign") == "forbidden"
    kept = settings.preferences
    assert (kept.game, kept.modules, len(kept.seats)) == ("alhambra", ("camps",), 3)
    assert dict(kept.options)["redesign"] == "forbidden"
    bare.on_entered()
    assert (len(bare.presets.cards), chosen(bare)[3]) == (4, True)
    assert bare.game.modules == ("camps",)
    assert bare.sheet.seed.text() == ""


def test_a_wrong_seed_is_refused_and_shown(bare, begun):
    bare.sheet.seed.setText("one")
    bare.play()
    assert begun == []
    assert bare.foot.fold.isChecked()
    assert not bare.sheet.isHidden()
    assert bare.foot.fault.text() != ""
    assert not bare.foot.fault.isHidden()
    assert bare.foot.note.isHidden()
    bare.foot.fit(brief=True)
    assert bare.foot.note.isHidden(), "the fault is in its place"
    assert bare.foot.play.accessibleDescription() == bare.foot.fault.text()
    bare.sheet.seed.setText("1")
    assert bare.foot.fault.isHidden()
    assert not bare.foot.note.isHidden()
    bare.play()
    assert begun[0].seed == 1


def test_house_rules_are_folded_and_unfolded(bare, qtbot):
    left = []
    bare.left.connect(lambda: left.append(True))
    bare.fold(opened=False)
    assert not bare.findChildren(HouseRules), "the sheet is made on first use"
    bare.foot.fold.click()
    assert not bare.sheet.isHidden()
    bare._leave()
    assert bare.sheet.isHidden()
    assert left == []
    bare._leave()
    assert left == [True]
    bare.fold(opened=True)
    bare.foot.fold.click()
    assert bare.sheet.isHidden()
    assert not bare.foot.fold.isChecked()
    bare.fold(opened=True)
    bare.on_entered()
    assert bare.sheet.isHidden()


def test_the_foot_tells_which_house_rules_differ(bare):
    foot = bare.foot
    assert foot.note.text() == "Official rules."
    assert foot.rule_count.text() == f"official rules ({len(OPTIONS)} can be changed)"
    bare.sheet.form.rows["redesign"].set_value("forbidden")
    assert foot.rule_count.text() == "1 house rule" == foot.fold.accessibleDescription()
    assert "Redesigning the Alhambra is not allowed." in foot.note.text()
    assert not any(chosen(bare))
    bare.apply_preset(0)
    assert bare.sheet.form.departures() == []
    assert foot.note.text() == "Official rules."


def test_own_tables_are_kept_taken_and_forgotten(bare, settings):
    bare.game.expansions["huts"].click()
    bare.presets.keep_wanted.emit()
    assert [table.modules for table in own_tables(settings.preferences)] == [("huts",)]
    bare.apply_preset(1)
    bare.presets.own_chosen.emit(0)
    assert bare.game.modules == ("huts",)
    entries = [action.text() for action in bare.presets.own_menu().actions() if action.text()]
    assert entries[0].startswith("Alhambra with")
    bare.undo()
    assert names(bare) == ["Anna", "Yusuf"]
    bare.presets.forget_wanted.emit(0)
    assert own_tables(settings.preferences) == []


def test_f1_opens_the_rule_of_the_chosen_game(bare):
    first = bare.help_rule
    assert first.startswith("B-")
    bare.game.choose("granada", ())
    assert bare.help_rule != first


def test_signals_of_the_parts_are_passed_on(bare):
    told = []
    bare.left.connect(lambda: told.append("left"))
    bare.rule_asked.connect(told.append)
    bare.rule_sets_wanted.connect(lambda: told.append("rule sets"))
    bare.header.leave.click()
    bare.game.rule_sets.click()
    bare.sheet.form.rule_asked.emit("B-1")
    assert told == ["left", "rule sets", "B-1"]


def test_a_theme_and_a_new_language_reach_all_parts(bare):
    bare.sheet.seed.setText("7")
    bare.set_theme(DARK)
    parts = (bare, bare.presets, bare.table, bare.game, bare.foot, bare.sheet)
    assert {part.theme for part in parts} == {DARK}
    old = bare.sheet
    bare.fold(opened=True)
    bare.retranslate()
    assert bare.sheet is not old
    assert old.isHidden()
    assert (bare.sheet.seed.text(), bare.sheet.isHidden(), bare.sheet.theme) == ("7", False, DARK)
    assert names(bare) == ["Anna", "Hamid", "Nuria"]


def test_the_tab_key_goes_from_the_top_to_the_bottom(bare):
    order = [bare.header.leave]
    while (following := order[-1].nextInFocusChain()) is not bare.header.leave and len(order) < 400:
        order.append(following)
    wanted = [
        *(*bare.presets.cards, bare.presets.own, *bare.table.places, *bare.game.games),
        *(*bare.game.expansions.values(), bare.game.rule_sets, bare.foot.fold, bare.foot.play),
    ]
    assert [one for one in order if one in wanted] == wanted


def test_another_player_may_have_the_name_of_a_character(bare, settings):
    settings.change(seats=(SeatChoice("Hamid", "amber"), SeatChoice("Zahra", "blue", "builder", "zahra")))
    bare.on_entered()
    assert names(bare)[0] == "Hamid"
    assert names(bare).count("Hamid") == 1


# -- the flight of an expansion's picture


@pytest.fixture
def flown(page):
    """Return a visible page and its flying picture."""
    page._settings.change(reduced_motion=False)
    return page, page._flight


def test_the_picture_of_an_expansion_flies_to_the_table_and_back(flown, qtbot):
    page, flight = flown
    card = page.game.expansions["camps"]
    way = flight._ends("camps")
    start = way[0]
    assert start.topLeft() == card.mapTo(page, card.picture.topLeft())
    assert start.size() == card.picture.size()
    assert way[1].topLeft() == page.table.mapTo(page, page.table.slot(40.0, 70.0, 60.0).topLeft())
    flight.fly("camps", arriving=True, reduced=True)
    assert not flight.isVisible()
    flight.fly("camps", arriving=True, reduced=False)
    assert flight.isVisible()
    assert page.table.hidden_piece == "camps"
    assert flight.geometry() == start
    qtbot.waitUntil(lambda: not flight.isVisible())
    assert (page.table.hidden_piece, flight.geometry()) == ("", way[1])
    flight.fly("camps", arriving=False, reduced=False)
    assert flight.isVisible()
    assert (page.table.hidden_piece, flight.geometry()) == ("", way[1])
    qtbot.waitUntil(lambda: not flight.isVisible())
    assert flight.geometry() == start
    page.table.plan = None
    flight.fly("camps", arriving=True, reduced=False)
    assert not flight.isVisible(), "a narrow page shows no table"

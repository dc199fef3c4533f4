"""Parts of the New game page by themselves: seating, presets, arrow keys, cards and house rules."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, EXPANSIONS, OPTIONS
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK
from alhambra_desktop.views.game.next_table import NextTable
from alhambra_desktop.views.pages.new_game.cards import ExpansionCard
from alhambra_desktop.views.pages.new_game.game_panel import GamePanel
from alhambra_desktop.views.pages.new_game.house_rules import HouseRules, SeedError
from alhambra_desktop.views.pages.new_game.presets import PresetRow
from alhambra_desktop.views.pages.new_game.proposals import (
    descriptions,
    forget_table,
    keep_table,
    own_tables,
    presets,
    table_sentence,
)
from alhambra_desktop.views.pages.new_game.seating import Seating
from alhambra_desktop.views.pages.new_game.table_panel import WIDE, TablePanel
from alhambra_desktop.views.storage.preferences import Preferences, SeatChoice
from alhambra_desktop.views.storage.presets import Presets
from alhambra_desktop.views.widgets.roving import Roving

LEFT = Qt.MouseButton.LeftButton
ANNA, HAMID = SeatChoice("Anna", "amber"), SeatChoice("Hamid", "blue", "apprentice", "hamid")
NURIA = SeatChoice("Nuria", "crimson", "journeyman:collector", "nuria")
THREE = (ANNA, HAMID, NURIA)

# -- seating


def test_a_place_is_emptied_unless_too_few_players_would_be_left():
    seating = Seating.of(THREE)
    fewer = seating.removed(2)
    assert [choice.name for choice in fewer.seats] == ["Anna", "Nuria"]
    assert seating.removed(1) is seating, "nobody sits there"
    assert fewer.removed(4) is fewer
    assert not fewer.may_shrink
    assert [choice.name for choice in seating.removed(0).seats] == ["Hamid", "Nuria"]
    assert seating.removed(0).places[0] == HAMID


def test_a_character_is_replaced_by_the_next_free_one():
    seating = Seating.of(THREE)
    swapped = seating.swapped(2).places[2]
    assert swapped.name not in ("Hamid", "Nuria", "Anna")
    assert (swapped.colour, swapped.level.split(":")[0]) == ("blue", "apprentice")
    seen = {seating.places[2].name}
    for _ in range(10):
        seating = seating.swapped(2)
        seen.add(seating.places[2].name)
    assert len(seen) == 11, "every character but that at the other place"
    assert seating.swapped(2).places[2].name == "Hamid", "and then the first one again"


def test_a_level_changes_by_steps_between_the_weakest_and_the_strongest():
    seating = Seating.of(THREE)
    levels = [seating.stepped(2, step).places[2].level.split(":")[0] for step in (-1, 0, 1, 2, -9, 9)]
    assert levels == ["newcomer", "apprentice", "journeyman", "builder", "newcomer", "grandmaster"]
    assert seating.stepped(0, 1) is seating, "a human player has no level"
    assert seating.stepped(1, 1) is seating, "nor has a free place"


def test_colours_are_free_unless_another_player_has_them():
    seating = Seating.of(THREE)
    assert seating.free_colours(0) == ("amber", "green", "violet", "black")
    assert seating.free_colours(1) == ("green", "violet", "black")
    assert seating.coloured(2, "violet").places[2] == attrs.evolve(HAMID, colour="violet")


def test_a_new_name_or_portrait_replaces_characters_at_other_places():
    seating = Seating.of(THREE).renamed(0, SeatChoice("Nuria", "amber"))
    assert [choice.name for choice in seating.seats][:2] == ["Nuria", "Hamid"]
    other = seating.seats[2]
    assert other.name not in ("Nuria", "Hamid")
    assert (other.colour, other.level.split(":")[0]) == ("crimson", "journeyman")
    seating = Seating.of(THREE).renamed(0, SeatChoice("Eva", "amber", None, "hamid"))
    assert seating.seats[1].name not in ("Hamid", "Nuria", "Eva")
    assert Seating.of(THREE).renamed(0, SeatChoice("Eva", "amber")).seats[1:] == THREE[1:]
    assert Seating.of((ANNA, SeatChoice("Ben", "blue"))).human_names(0) == {"Ben"}


# -- presets and own tables


@pytest.mark.parametrize(
    ("table", "texts"),
    [
        (NextTable(THREE), ("The base game for 3 players", "The base game")),
        (NextTable((ANNA, HAMID)), ("Against Hamid, plus Dirk (neutral)", "Against Hamid")),
        (NextTable(THREE, modules=EXPANSIONS), ("All 7 expansions",)),
        (NextTable(THREE, modules=("camps", "huts")), ("Camps and Workers’ huts", "2 expansions")),
        (NextTable(THREE, modules=("camps", "huts", "vizier")), ("3 expansions",)),
    ],
)
def test_a_preset_describes_its_table_in_two_lengths(table, texts):
    found = descriptions(table)
    assert len(found) == len(texts)
    assert found[0] == texts[0]
    assert found[-1] == texts[-1]


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (NextTable(THREE), "Alhambra, 3 players"),
        (NextTable((ANNA, HAMID)), "Alhambra, 2 players and Dirk"),
        (NextTable(THREE, modules=("camps",)), "Alhambra with Camps, 3 players"),
        (NextTable(THREE, "granada"), "Granada, 3 players"),
    ],
)
def test_the_sentence_about_a_table(table, sentence):
    assert table_sentence(table) == sentence


def test_more_than_three_expansions_are_counted_in_the_sentence():
    named = table_sentence(NextTable(THREE, modules=EXPANSIONS[:3]))
    counted = table_sentence(NextTable(THREE, modules=EXPANSIONS[:4]))
    assert "Camps" in named
    assert "4 expansions" in counted


def test_own_tables_are_kept_at_the_front_and_forgotten_by_their_number(settings):
    tables = [NextTable(THREE, modules=(module.id,)) for module in CHOOSABLE[:3]]
    for table in tables:
        keep_table(settings, table)
    kept = own_tables(settings.preferences)
    assert kept == tables[::-1]
    forget_table(settings, 1)
    assert own_tables(settings.preferences) == [tables[2], tables[0]]
    for _ in range(30):
        keep_table(settings, tables[1])
    assert own_tables(settings.preferences)[0] == tables[1]
    assert len(own_tables(settings.preferences)) < 30


@pytest.fixture
def row(qtbot):
    row = PresetRow(FaceCache())
    qtbot.addWidget(row)
    row.resize(900, 68)
    row.show_presets(presets(Preferences()))
    row.retranslate()
    return row


def test_a_preset_is_chosen_by_a_click_and_marked_by_its_name(row, qtbot):
    chosen = []
    row.preset_chosen.connect(chosen.append)
    for card in row.cards:
        qtbot.mouseClick(card, LEFT)
    assert chosen == [0, 1, 2]
    names = [card.accessibleName() for card in row.cards]
    row.mark(1)
    assert [card.chosen for card in row.cards] == [False, True, False]
    assert [card.accessibleName() == name for card, name in zip(row.cards, names, strict=True)] == [
        *(True, False, True)
    ]
    row.mark(-1)
    assert [card.accessibleName() for card in row.cards] == names
    assert (row.accessibleName(), row.own.accessibleName()) == ("Presets", "Your own setups")


def test_new_presets_replace_the_old_ones(row):
    old = row.cards
    row.show_presets(presets(Preferences(seats=(ANNA, HAMID))))
    assert len(row.cards) == 4
    assert all(card.isHidden() for card in old)
    assert not any(card.isHidden() for card in row.cards)
    row.set_theme(DARK)
    assert {card.theme for card in (*row.cards, row.own)} == {DARK}


def test_the_menu_of_own_tables(row, qtbot):
    asked: list[object] = []
    row.own_chosen.connect(lambda number: asked.append(("take", number)))
    row.keep_wanted.connect(lambda: asked.append("keep"))
    row.forget_wanted.connect(lambda number: asked.append(("forget", number)))
    row.show_own([], -1)
    empty = row.own_menu()
    assert empty.accessibleName() == "Your own setups"
    assert [action.isEnabled() for action in empty.actions() if not action.isSeparator()] == [False, True]
    empty.actions()[-1].trigger()
    row.show_own(["Camps & Huts", "Granada"], 1)
    menu = row.own_menu()
    texts = [action.text() for action in menu.actions()]
    assert texts[:2] == ["Camps && Huts", "Granada"]
    assert menu.actions()[2].isSeparator()
    for at in (0, 1, 3):
        menu.actions()[at].trigger()
    assert asked == ["keep", ("take", 0), ("take", 1), ("forget", 1)]
    row.show_own(["Granada"], 0)
    row.own_menu().actions()[-1].trigger()
    assert asked[-1] == ("forget", 0)


def test_the_button_for_own_tables_opens_their_menu_below_it(row, qtbot):
    with qtbot.waitExposed(row):
        row.show()
    qtbot.mouseClick(row.own, LEFT)
    (menu,) = [one for one in row.children() if type(one).__name__ == "RoundMenu"]
    assert menu.isVisible()
    assert menu.y() == row.own.mapToGlobal(QPoint(0, row.own.height())).y()
    menu.close()


# -- arrow keys


@pytest.fixture
def held(qtbot):
    held = QWidget()
    qtbot.addWidget(held)
    return held


@pytest.fixture
def buttons(held, qtbot):
    """Return six buttons in rows of three that the arrow keys reach."""
    made = [QPushButton(str(number), held) for number in range(6)]
    roving = Roving(held)
    roving.columns = 3
    roving.manage(made)
    with qtbot.waitExposed(held):
        held.show()
    held.activateWindow()
    return made


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        (0, Qt.Key.Key_Right, 1),
        (1, Qt.Key.Key_Left, 0),
        (1, Qt.Key.Key_Down, 4),
        (4, Qt.Key.Key_Up, 1),
        (0, Qt.Key.Key_Left, 0),
        (1, Qt.Key.Key_Up, 1),
        (5, Qt.Key.Key_Right, 5),
        (4, Qt.Key.Key_Down, 4),
        (4, Qt.Key.Key_Home, 0),
        (1, Qt.Key.Key_End, 5),
        (2, Qt.Key.Key_A, 2),
    ],
)
def test_arrow_keys_move_between_buttons(buttons, qtbot, start, key, end):
    buttons[start].setFocus()
    qtbot.keyClick(buttons[start], key)
    assert [button.hasFocus() for button in buttons].index(True) == end


def test_tab_reaches_only_the_button_that_was_focused_last(buttons, qtbot):
    reached = lambda: [bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus) for one in buttons]  # noqa: E731
    assert reached() == [True, False, False, False, False, False]
    buttons[3].setFocus()
    assert reached() == [False, False, False, True, False, False]
    assert all(one.focusPolicy() & Qt.FocusPolicy.ClickFocus for one in buttons)
    pressed = []
    buttons[3].clicked.connect(lambda: pressed.append(True))
    qtbot.keyClick(buttons[3], Qt.Key.Key_Space)
    assert pressed, "other keys reach the button"


# -- games and expansions


@pytest.fixture
def panel(qtbot):
    panel = GamePanel(FaceCache())
    qtbot.addWidget(panel)
    return panel


def test_choosing_a_game_and_expansions_is_one_change(panel):
    changes, switches = [], []
    panel.changed.connect(lambda: changes.append((panel.game, panel.modules)))
    panel.switched.connect(lambda name, on: switches.append((name, on)))
    panel.choose("alhambra", ("huts", "camps"))
    assert changes == [("alhambra", panel.modules)]
    assert sorted(panel.modules) == ["camps", "huts"]
    panel.choose("granada", ("camps", "vizier"))
    assert (panel.game, panel.modules) == ("granada", ("vizier",))
    assert not panel.expansions["camps"].isEnabled()
    panel.choose("unknown", ())
    assert (panel.game, panel.modules) == ("alhambra", ())
    assert len(changes) == 3
    assert switches == []


def test_a_click_on_an_expansion_or_a_game_is_told(panel, qtbot):
    changes, switches = [], []
    panel.changed.connect(lambda: changes.append(True))
    panel.switched.connect(lambda name, on: switches.append((name, on)))
    qtbot.mouseClick(panel.expansions["huts"], LEFT, pos=QPoint(5, 5))
    qtbot.mouseClick(panel.expansions["huts"], LEFT, pos=QPoint(90, 20))
    assert switches == [("huts", True), ("huts", False)]
    assert len(changes) == 2
    qtbot.mouseClick(panel.games[1], LEFT, pos=QPoint(90, 20))
    assert panel.game == panel.games[1].face.module.id
    assert len(changes) == 3


def test_the_panel_of_games_has_the_same_cards_until_rule_sets_change(panel):
    cards = [*panel.games]
    assert not panel.relist()
    assert panel.games == cards
    asked = []
    panel.rule_sets_wanted.connect(lambda: asked.append(True))
    panel.rule_sets.click()
    assert asked == [True]


def test_an_impossible_expansion_shows_why(qtbot):
    card = ExpansionCard(CHOOSABLE[0], FaceCache())
    qtbot.addWidget(card)
    sentence = card.face.text
    card.setChecked(True)
    card.fit(Message("games-title"))
    assert (card.isChecked(), card.isEnabled(), card.face.text) == (False, False, "Games")
    assert (card.accessibleDescription(), card.toolTip()) == ("Games", "Games")
    card.fit(None)
    assert (card.isChecked(), card.isEnabled(), card.face.text) == (False, True, sentence)


class KeyNoting(QWidget):
    """A widget that notes the keys that its parts do not use."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []

    def keyPressEvent(self, event) -> None:  # noqa: N802 (overrides Qt's name)
        self.keys.append(event.key())


@pytest.mark.parametrize(
    ("key", "goes_on"), [(Qt.Key.Key_Return, True), (Qt.Key.Key_Enter, True), (Qt.Key.Key_Space, False)]
)
def test_enter_on_an_expansion_is_left_to_the_page(qtbot, key, goes_on):
    held = KeyNoting()
    qtbot.addWidget(held)
    card = ExpansionCard(CHOOSABLE[0], FaceCache())
    card.setParent(held)
    qtbot.keyClick(card, key)
    assert held.keys == ([key] if goes_on else [])
    assert card.isChecked() is not goes_on


# -- the table


def test_the_places_of_the_table_tell_their_numbers(qtbot):
    panel, told = TablePanel(FaceCache()), []
    qtbot.addWidget(panel)
    panel.set_content(Seating.of(THREE), "alhambra", ())
    panel.added.connect(lambda at: told.append(("add", at)))
    panel.opened.connect(lambda at: told.append(("open", at)))
    panel.stepped.connect(lambda at, step: told.append((at, step)))
    panel.removed.connect(lambda at: told.append(("remove", at)))
    panel.swapped.connect(lambda at: told.append(("swap", at)))
    panel.coloured.connect(lambda at, colour: told.append((at, colour)))
    for at in (0, 1, 2):
        qtbot.keyClick(panel.places[at], Qt.Key.Key_Return)
    qtbot.keyClick(panel.places[2], Qt.Key.Key_Right)
    qtbot.keyClick(panel.places[4], Qt.Key.Key_Delete)
    qtbot.keyClick(panel.places[0], Qt.Key.Key_Right)
    panel.places[2].zones[1].do()
    assert told == [("open", 0), ("add", 1), ("open", 2), (2, 1), ("remove", 4), (0, "green"), ("swap", 2)]
    panel.retranslate()
    assert panel.accessibleName() == "At the table"
    assert panel.plan is WIDE


# -- house rules


@pytest.fixture
def sheet(held, settings):
    values = {name: option.default for name, option in OPTIONS.items()}
    setup = lambda: parse_new("human,human seed=4")  # noqa: E731
    return HouseRules(FaceCache(), Presets(settings, held), values, setup, held)


@pytest.mark.parametrize(("text", "seed"), [("", None), ("  ", None), (" 12 ", 12), ("007", 7)])
def test_a_seed_is_a_number_or_nothing(sheet, text, seed):
    sheet.seed.setText(text)
    assert sheet.given_seed() == seed


@pytest.mark.parametrize("text", ["abc", "-3", "1.5", "٣"])
def test_another_seed_is_refused(sheet, text):
    sheet.seed.setText(text)
    with pytest.raises(SeedError):
        sheet.given_seed()


def test_house_rules_that_differ_are_listed_and_can_be_reset(sheet, qtbot):
    changes = []
    sheet.changed.connect(lambda: changes.append(True))
    assert not sheet.reset.isEnabled()
    sheet.form.rows["redesign"].set_value("forbidden")
    assert changes
    assert sheet.reset.isEnabled()
    shown = [label.text() for label in sheet.findChildren(QLabel) if not label.isHidden()]
    assert "Redesigning the Alhambra is not allowed." in shown
    qtbot.mouseClick(sheet.reset, LEFT)
    assert sheet.form.departures() == []
    assert not sheet.reset.isEnabled()


def test_the_sheet_of_house_rules_puts_a_column_beside_or_below(sheet, held, qtbot):
    held.show()
    sheet.show()
    sheet.resize(900, 600)
    side, form = sheet.seed.parentWidget(), sheet.form

    def place(widget: QWidget) -> QRect:
        return QRect(widget.mapTo(sheet, QPoint(0, 0)), widget.size())

    def check_edges() -> None:
        """Check that the fields and buttons of the column share both edges and one width."""
        for part in (sheet.presets.choice, sheet.reset, sheet.code.copy, sheet.seed):
            assert (place(part).left(), part.width()) == (place(side).left(), side.width())
        assert place(sheet.code.code).left() == place(side).left()
        assert place(sheet.code.take).right() == place(side).right()

    qtbot.waitUntil(lambda: place(side).left() > place(form).right())
    assert place(side).top() == place(form).top()
    assert side.width() == 286 - 14, "a scroll bar has room beside it"
    assert not sheet.area.isAncestorOf(side), "each scrolls by itself"
    assert sheet.area.isAncestorOf(form)
    check_edges()
    sheet.resize(899, 600)
    qtbot.waitUntil(lambda: place(side).top() > place(form).bottom())
    assert sheet.area.isAncestorOf(side)
    assert (place(side).left(), side.width()) == (place(form).left(), form.width())
    check_edges()
    sheet.resize(900, 600)
    qtbot.waitUntil(lambda: place(side).left() > place(form).right())
    assert not sheet.area.isAncestorOf(side)


def test_the_faulty_field_gets_the_focus(sheet, held, qtbot):
    with qtbot.waitExposed(held):
        held.show()
    held.activateWindow()
    sheet.show()
    sheet.show_fault(of_seed=True)
    assert sheet.seed.hasFocus()
    name = sheet.form.rows["dirk_name"]
    name.set_value("")
    sheet.show_fault(of_seed=False)
    assert name.field.isAncestorOf(held.focusWidget()) or name.field is held.focusWidget()
    sheet.set_theme(DARK)
    assert sheet.theme is DARK

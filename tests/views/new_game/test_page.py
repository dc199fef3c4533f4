"""The New game page: defaults, choices, starting and remembering, by mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLabel, QLineEdit, QSpinBox, QWidget

from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, EXPANSIONS, OPTIONS
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.pages.new_game.person_dialog import ChosenPlayer, PersonDialog
from alhambra_desktop.views.storage.preferences import SeatChoice
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.words import phrase, say

LEFT = Qt.MouseButton.LeftButton


def click(qtbot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, LEFT)


def play(qtbot, page: NewGamePage) -> None:
    click(qtbot, page.foot.play)


def choices(page: NewGamePage) -> list[tuple[str, str | None]]:
    return [(choice.name, choice.level) for choice in page.seating.seats]


# -- defaults, and two clicks to the table


def test_the_first_game_is_a_short_one_against_two_opponents(page, qtbot, begun):
    assert [card.chosen for card in page.presets.cards] == [True, False, False]
    assert page.focusWidget() is page.foot.play
    play(qtbot, page)
    (setup,) = begun
    assert [(seat.name, seat.player, seat.level) for seat in setup.seats] == [
        ("Anna", "human", None),
        ("Hamid", "computer", "apprentice"),
        ("Nuria", "computer", "journeyman:collector"),
    ]
    assert (setup.game, setup.modules) == ("alhambra", ())


def test_two_clicks_lead_from_start_page_to_table(player, qtbot):
    work = player.window.workspace
    work.start_route.go()
    qtbot.waitUntil(work.start.isVisible)
    click(qtbot, work.start.new.change)
    page = work.new_game_route.page
    assert work.new_game_route.is_current
    click(qtbot, page.foot.play)
    assert work.at_table
    assert [seat.name for seat in player.table.setup.seats] == ["Anna", "Hamid", "Nuria"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_plays_from_every_control(page, qtbot, begun, key):
    holders = (
        page.foot.play,
        page.presets.cards[1],
        page.game.games[0],
        page.game.expansions["camps"],
    )
    for holder in holders:
        holder.setFocus()
        qtbot.keyClick(holder, key)
    assert len(begun) == len(holders)


def test_escape_changes_nothing(player, qtbot):
    window, settings = player.window, player.window.settings
    before = settings.preferences
    work = window.workspace
    work.start_route.go()
    work.show_new_game()
    page = work.new_game_route.page
    page.add_seat(3)
    click(qtbot, page.game.expansions["huts"])
    qtbot.keyClick(page.focusWidget() or page, Qt.Key.Key_Escape)
    assert work.start_route.is_current
    assert settings.preferences == before


def test_the_table_is_remembered(page, qtbot, settings, tmp_path, open_page):
    page.add_seat(3)
    click(qtbot, page.game.expansions["camps"])
    play(qtbot, page)
    kept = Settings(tmp_path / "settings.json").preferences
    assert kept.modules == ("camps",)
    assert len(kept.seats) == 4
    assert kept.seats[1] == SeatChoice("Hamid", "blue", "apprentice", "hamid")
    again = open_page()
    assert say(again.presets.cards[3].preset.title) == "Same as last time"
    assert again.presets.cards[3].chosen
    assert again.game.modules == ("camps",)
    assert choices(again) == choices(page)


def test_each_game_gets_its_own_seed(page, qtbot, begun):
    for _ in range(3):
        play(qtbot, page)
    assert len({setup.seed for setup in begun}) == 3


def test_opening_the_visible_page_again_changes_nothing(player):
    work = player.window.workspace
    work.show_new_game()
    page = work.new_game_route.page
    page.add_seat(3)
    player.window.menus.trigger("new-game")
    assert len(page.seating.seats) == 4


# -- presets


def test_a_preset_changes_seats_game_expansions_and_house_rules(page, qtbot):
    page.sheet.form.rows["redesign"].set_value("forbidden")
    click(qtbot, page.game.games[1])
    click(qtbot, page.presets.cards[2])
    assert page.game.game == "alhambra"
    assert len(page.game.modules) == 7
    assert len(page.seating.seats) == 3
    assert page.sheet.form.departures() == []
    click(qtbot, page.presets.cards[1])
    assert len(page.seating.seats) == 2
    assert page.game.modules == ()
    assert [card.chosen for card in page.presets.cards] == [False, True, False]


def opponents(page: NewGamePage) -> list[list[str | None]]:
    return [[choice.person for choice in card.preset.table.seats[1:]] for card in page.presets.cards]


def test_only_the_last_table_preset_has_the_last_opponents(page, settings, open_page):
    own = [["hamid", "nuria"], ["yusuf"], ["leila", "tariq"]]
    assert opponents(page) == own
    last = SeatChoice("Zahra", "blue", "grandmaster", "zahra"), SeatChoice("Musa", "black", "builder", "musa")
    settings.change(seats=(settings.preferences.seats[0], *last))
    assert opponents(open_page()) == [*own, ["zahra", "musa"]]


def test_no_preset_is_marked_after_a_manual_change(page, qtbot):
    click(qtbot, page.game.expansions["huts"])
    assert not any(card.chosen for card in page.presets.cards)
    click(qtbot, page.game.expansions["huts"])
    assert page.presets.cards[0].chosen


def test_number_keys_choose_presets_except_in_a_field(page, qtbot):
    qtbot.keyClick(page.foot.play, Qt.Key.Key_3)
    assert len(page.game.modules) == 7
    qtbot.keyClick(page.foot.play, Qt.Key.Key_1)
    assert page.game.modules == ()
    page.fold(opened=True)
    page.sheet.seed.setFocus()
    qtbot.keyClicks(page.sheet.seed, "32")
    assert page.game.modules == ()
    assert page.sheet.seed.text() == "32"


def test_ctrl_z_undoes_presets_one_by_one(player, qtbot):
    work = player.window.workspace
    work.show_new_game()
    page = work.new_game_route.page
    click(qtbot, page.game.expansions["huts"])
    click(qtbot, page.presets.cards[2])
    click(qtbot, page.presets.cards[1])
    assert len(page.seating.seats) == 2
    player.window.menus.trigger("undo")
    assert len(page.game.modules) == 7
    player.window.menus.trigger("undo")
    assert page.game.modules == ("huts",)
    player.window.menus.trigger("undo")
    assert page.game.modules == ("huts",), "changes by hand stay"


def test_arrows_move_between_presets_and_space_chooses_one(page, qtbot):
    first, second = page.presets.cards[:2]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert page.focusWidget() is second
    assert not second.chosen
    qtbot.keyClick(second, Qt.Key.Key_Space)
    assert second.chosen


def test_own_tables_are_saved_chosen_and_deleted(page, qtbot, settings, open_page):
    click(qtbot, page.game.expansions["falconers"])
    page.add_seat(3)
    entries = page.presets.own_menu().actions()
    assert [entry.isEnabled() for entry in entries[:1]] == [False]
    entries[-1].trigger()
    assert len(settings.preferences.tables) == 1
    again = open_page()
    (table, _, _) = again.presets.own_menu().actions()
    assert table.text() == "Alhambra with Falconers, 4 players"
    table.trigger()
    assert again.game.modules == ("falconers",)
    assert choices(again) == choices(page)
    again.presets.own_menu().actions()[-1].trigger()
    assert settings.preferences.tables == ()


@pytest.mark.parametrize("content", ["[{}]", '[{"seats": []}]', '"none"', "[[1]]"])
def test_unreadable_own_tables_are_reported(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_text(f'{{"tables": {content}}}')
    settings = Settings(path)
    assert settings.preferences.tables == ()
    assert settings.complaints


# -- games and expansions


def test_expansions_are_switched_on_with_the_keyboard(page, qtbot, begun):
    cards = list(page.game.expansions.values())
    cards[0].setFocus()
    qtbot.keyClick(cards[0], Qt.Key.Key_Down)
    assert page.focusWidget() is cards[2]
    qtbot.keyClick(cards[2], Qt.Key.Key_Left)
    assert page.focusWidget() is cards[1]
    qtbot.keyClick(cards[1], Qt.Key.Key_Space)
    assert page.game.modules == ("camps",)
    qtbot.keyClick(cards[1], Qt.Key.Key_End)
    assert page.focusWidget() is cards[-1]
    play(qtbot, page)
    assert begun[0].modules == ("camps",)


def test_an_impossible_expansion_is_disabled_with_a_reason(page, qtbot, begun):
    click(qtbot, page.game.expansions["camps"])
    click(qtbot, page.game.expansions["vizier"])
    click(qtbot, page.game.games[1])
    card = page.game.expansions["camps"]
    assert not card.isEnabled()
    assert card.face.text == "Camps cannot be played with Granada."
    assert card.accessibleDescription() == "Camps cannot be played with Granada."
    assert page.game.modules == ("vizier",)
    play(qtbot, page)
    assert (begun[0].game, begun[0].modules) == ("granada", ("vizier",))


def test_reconstructed_parts_of_an_expansion_are_mentioned(page):
    said = page.game.expansions["camps"].accessibleDescription()
    assert "values of 7 of the 8 camp tiles are unknown" in said


def test_every_expansion_has_a_card_with_a_sentence(page):
    assert list(page.game.expansions) == [module.id for module in CHOOSABLE]
    for card in page.game.expansions.values():
        assert card.accessibleName() == say(card.face.module.title)
        assert card.face.text.endswith(".")


def test_f1_opens_the_focused_rule_and_esc_returns(player, qtbot):
    work = player.window.workspace
    work.show_new_game()
    page = work.new_game_route.page
    click(qtbot, page.game.expansions["huts"])
    page.game.expansions["camps"].setFocus()
    work.show_rules()
    assert work.reader.page.rule.startswith("C-")
    qtbot.keyClick(work.reader.page.text, Qt.Key.Key_Escape)
    assert work.new_game_route.is_current
    assert page.game.modules == ("huts",)
    assert page.focusWidget() is page.game.expansions["camps"]


# -- house rules


def test_house_rules_are_folded_at_first(page, qtbot):
    assert not page.sheet.isVisible()
    click(qtbot, page.foot.fold)
    assert page.sheet.isVisible()
    assert page.foot.play.isVisible()
    assert not page.sheet.geometry().intersects(page.foot.geometry().adjusted(0, 8, 0, 0))
    page.sheet.seed.setFocus()
    qtbot.keyClick(page.sheet.seed, Qt.Key.Key_Escape)
    assert not page.sheet.isVisible()
    assert page.focusWidget() is page.foot.fold


def test_house_variants_are_passed_to_the_setup(page, qtbot, begun):
    page.fold(opened=True)
    rows = page.sheet.form.rows
    click(qtbot, rows["redesign"].field.buttons["forbidden"])
    qtbot.keyClick(rows["starting_money"].field, Qt.Key.Key_Up)
    play(qtbot, page)
    (setup,) = begun
    assert setup.option("redesign") == "forbidden"
    assert setup.option("starting_money") == 21
    assert setup.option("tie_rounding") == rows["tie_rounding"].option.default


def test_the_footer_describes_the_table(page, qtbot):
    foot = page.foot
    assert (foot.table.text(), foot.note.text()) == ("Alhambra, 3 players", "Official rules.")
    assert foot.rule_count.text() == f"official rules ({len(OPTIONS)} can be changed)"
    for brief in (True, False):  # only one of the two texts is visible
        foot.fit(brief=brief)
        assert (foot.note.isVisible(), foot.rule_count.isVisible()) == (brief, not brief)
    click(qtbot, page.game.expansions["camps"])
    assert foot.table.text() == "Alhambra with Camps, 3 players"
    page.sheet.form.rows["redesign"].set_value("forbidden")
    assert foot.rule_count.text() == "1 house rule"
    assert "Redesigning the Alhambra is not allowed." in foot.note.text()
    page.remove_seat(2)
    assert foot.table.text() == "Alhambra with Camps, 2 players and Dirk"


def test_the_third_player_can_be_renamed_but_not_nameless(page, qtbot, begun):
    page.fold(opened=True)
    field = page.sheet.form.rows["dirk_name"].field
    field.lineEdit().selectAll()
    qtbot.keyClick(field.lineEdit(), Qt.Key.Key_Delete)
    page.fold(opened=False)
    play(qtbot, page)
    assert begun == []
    assert page.sheet.isVisible()
    assert "is not a name of 1 to 24 characters" in page.foot.fault.text()
    qtbot.keyClicks(field.lineEdit(), "Nicolas")
    assert not page.foot.fault.isVisible()
    play(qtbot, page)
    assert begun[0].option("dirk_name") == "Nicolas"


def test_the_wheel_does_not_change_fields(page):
    page.fold(opened=True)
    for name in ("redesign", "starting_money"):
        row = page.sheet.form.rows[name]
        before = row.value()
        middle = QPointF(row.field.rect().center())
        wheel = QWheelEvent(
            middle,
            row.field.mapToGlobal(middle),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(row.field, wheel)
        assert row.value() == before


def test_every_house_rule_field_has_a_unique_name(page):
    page.fold(opened=True)
    kinds = (QLineEdit, QComboBox, QSpinBox)
    fields = [field for kind in kinds for field in page.sheet.findChildren(kind)]
    names = [f.accessibleName() for f in fields if not isinstance(f.parent(), (QComboBox, QSpinBox))]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("seats", range(2, 7))
def test_any_number_of_seats_can_play_with_all_expansions(page, qtbot, begun, seats):
    click(qtbot, page.presets.cards[2])
    for at in (5, 4, 3, 2, 1):
        if page.seating.places[at] is None and len(page.seating.seats) < seats:
            page.add_seat(at)
        elif page.seating.places[at] is not None and len(page.seating.seats) > seats:
            page.remove_seat(at)
    play(qtbot, page)
    assert len(begun[0].seats) == seats
    assert begun[0].modules == EXPANSIONS


@pytest.mark.parametrize(("text", "seed"), [("42", 42), ("007", 7)])
def test_a_seed_can_be_entered_without_starting_a_game(page, qtbot, begun, text, seed):
    page.fold(opened=True)
    page.sheet.seed.setFocus()
    qtbot.keyClicks(page.sheet.seed, text)
    qtbot.keyClick(page.sheet.seed, Qt.Key.Key_Return)
    assert begun == []
    play(qtbot, page)
    assert begun[0].seed == seed


@pytest.mark.parametrize("text", ["seven", "-1", "1.5", "²"])
def test_an_invalid_seed_is_reported_where_it_is_visible(page, qtbot, begun, text):
    page.sheet.seed.setText(text)
    play(qtbot, page)
    assert begun == []
    assert page.foot.fault.text() == "The seed must be a whole number or empty."
    assert page.focusWidget() is page.sheet.seed
    assert not page.sheet.seed.visibleRegion().isEmpty()


@pytest.mark.parametrize("during_game", [False, True])
def test_a_variant_links_to_its_rule_and_back(player, during_game):
    work = player.window.workspace
    if during_game:
        work.games.begin(parse_new("human,human seed=3"))
    else:
        work.start_route.go()
    work.show_new_game()
    page = work.new_game_route.page
    page.fold(opened=True)
    row = page.sheet.form.rows["enclosed_spaces"]
    row.set_value("single_squares" if "single_squares" in row.option.values else row.option.values[1])
    chosen = row.value()
    assert chosen != row.option.default
    assert f'href="{row.option.rule}"' in row.rule.text()
    row.rule.linkActivated.emit(row.option.rule)
    assert work.reader.page.rule == row.option.rule
    player.qtbot.keyClick(work.reader.page.text, Qt.Key.Key_Escape)
    assert work.new_game_route.is_current
    assert row.value() == chosen
    assert page.sheet.isVisible()


# -- seating


def dialog_of(page: NewGamePage, at: int) -> PersonDialog:
    page.choose_person(at)
    return next(one for one in page.findChildren(PersonDialog) if one.isVisible())


def test_empty_and_duplicate_names_are_reported(page, qtbot):
    page.choose_person(3)  # nobody sits there
    assert page.findChildren(PersonDialog) == []
    dialog = dialog_of(page, 0)
    for name, sentence in (("", "Every player needs a name."), ("  ", "Every player needs a name.")):
        dialog.name.setText(name)
        assert dialog.fault.text() == sentence
        assert not dialog.done_button.isEnabled()
    dialog.name.setText("Ann\ud83c")
    if dialog.name.text() == "Ann\ud83c":  # some versions of PySide omit it
        assert "contains a character that cannot be saved" in dialog.fault.text()
    dialog.name.setText("Zoé")
    assert not dialog.fault.isVisible()
    dialog.accept()
    assert page.seating.seats[0].name == "Zoé"


def test_two_humans_cannot_have_the_same_name(page):
    dialog = dialog_of(page, 2)
    dialog.human.click()
    dialog.name.setText("Anna")
    assert dialog.fault.text() == "Two players have the same name. Choose different names."
    dialog.name.setText("Ben")
    dialog.accept()
    assert page.seating.seats[1] == SeatChoice("Ben", "blue", None, "hamid")


def test_a_human_with_a_characters_name_replaces_that_character(page):
    dialog = dialog_of(page, 0)
    dialog.name.setText("Nuria")
    dialog.accept()
    names = [choice.name for choice in page.seating.seats]
    assert names[0] == "Nuria"
    assert len(set(names)) == 3


def test_a_seat_gets_its_character_colour_and_level(page, qtbot, begun):
    dialog = dialog_of(page, 2)
    next(one for one in dialog.portraits if one.accessibleName() == "Amir").click()
    next(one for one in dialog.colours if one.colour == "violet").click()
    dialog.accept()
    place = page.table.places[2]
    place.setFocus()
    for _ in range(3):
        qtbot.keyClick(place, Qt.Key.Key_Right)
    play(qtbot, page)
    seat = begun[0].seats[1]
    assert (seat.name, seat.colour, seat.player, seat.level) == (
        "Amir",
        "violet",
        "computer",
        "architect:mason",
    )


def test_all_characters_are_visible_in_two_rows(page):
    dialog = dialog_of(page, 2)
    dialog.resize(1280, 700)
    QApplication.processEvents()
    rows = {button.y() for button in dialog.portraits if button.isVisible()}
    assert len(rows) == 2
    assert dialog.layout().totalSizeHint().width() < 1200


def test_the_chosen_character_is_shown_enlarged(page):
    dialog = dialog_of(page, 2)
    next(one for one in dialog.portraits if one.accessibleName() == "Amir").click()
    next(one for one in dialog.colours if one.colour == "violet").click()
    shown = [label.text() for label in dialog.findChild(ChosenPlayer).findChildren(QLabel)]
    assert shown == ["Amir", "foreman", "Measures twice, builds once, and it stands."]
    before = dialog.findChild(ChosenPlayer).grab().toImage()
    dialog.colours[0].click()
    assert dialog.findChild(ChosenPlayer).grab().toImage() != before
    dialog.human.click()
    dialog.name.setText("Ben")
    assert dialog.findChild(ChosenPlayer).findChild(QLabel).text() == "Ben"


def test_a_seated_character_cannot_be_chosen_again(page):
    dialog = dialog_of(page, 2)
    free = {one.accessibleName() for one in dialog.portraits if one.isEnabled()}
    assert "Nuria" not in free
    assert {"Hamid", "Amir", "Zahra"} <= free
    dialog.reject()


def test_a_double_click_chooses_a_character(page, qtbot):
    dialog = dialog_of(page, 2)
    portrait = next(one for one in dialog.portraits if one.accessibleName() == "Leila")
    click(qtbot, portrait)
    qtbot.mouseDClick(portrait, LEFT)
    assert page.seating.seats[1].name == "Leila"
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_a_human_can_have_only_the_seat_mark(page):
    dialog = dialog_of(page, 0)
    dialog.portraits[0].click()
    dialog.accept()
    assert page.seating.seats[0].person is None


def test_a_computer_player_can_take_the_players_seat(page, qtbot, begun):
    dialog = dialog_of(page, 0)
    dialog.computer.click()
    dialog.accept()
    play(qtbot, page)
    assert [seat.player for seat in begun[0].seats] == ["computer"] * 3


def test_a_place_describes_its_keys(page):
    assert page.table.places[0].accessibleDescription().startswith("Left and Right change the colour")
    assert phrase("new-game-keys-free") == page.table.places[3].accessibleDescription()

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from alhambra_desktop.model.players.skill.levels import LEVELS, STYLES, with_style
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.dialogs.new_game import NewGameDialog, SeatCard
from alhambra_desktop.views.storage.preferences import SeatWish
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets import dialog_frame
from alhambra_desktop.words import languages, say

LEFT = Qt.MouseButton.LeftButton
SMALL_SCREEN = QSize(1024, 700) - QSize(dialog_frame.FRAME_ROOM, dialog_frame.FRAME_ROOM)


@pytest.fixture
def dialog(settings, open_dialog):
    return open_dialog(NewGameDialog(settings))


def page_of(dialog: NewGameDialog, field: QWidget) -> QWidget:
    """The page that a field is on."""
    pages = map(dialog.tabs.widget, range(dialog.tabs.count()))
    return next(page for page in pages if page.isAncestorOf(field))


def choose(qtbot, field: QComboBox, value: object) -> None:
    """Pick an entry with the arrow keys."""
    target = field.findData(value)
    assert target >= 0
    field.setFocus()
    while field.currentIndex() != target:
        down = field.currentIndex() < target
        qtbot.keyClick(field, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


def click(qtbot, button: QAbstractButton) -> None:
    qtbot.mouseClick(button, LEFT)


def test_enter_starts_the_table_of_last_time(dialog, qtbot, settings):
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    setup = dialog.setup()
    assert [(seat.name, seat.player, seat.level) for seat in setup.seats] == [
        ("Anna", "human", None),
        ("Yusuf", "computer", with_style("journeyman", setup.seed, 1)),
        ("Leila", "computer", "apprentice"),
    ]


def test_escape_leaves_everything_as_it_was(dialog, qtbot, settings):
    before = settings.preferences
    qtbot.keyClicks(dialog.cards[0].name, "Anna")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert settings.preferences == before


def test_seats_are_added_up_to_six_and_taken_away_down_to_two(dialog, qtbot):
    while dialog.add.isEnabled():
        click(qtbot, dialog.add)
    assert len(dialog.cards) == 6
    assert len({card.wish().colour for card in dialog.cards}) == 6
    assert len({card.wish().name for card in dialog.cards}) == 6
    while dialog.cards[0].remove.isEnabled():
        click(qtbot, dialog.cards[0].remove)
    assert len(dialog.cards) == 2
    click(qtbot, dialog.start)
    assert [seat.name for seat in dialog.setup().seats] == [card.wish().name for card in dialog.cards]


def test_a_seat_gets_its_name_colour_and_level(dialog, qtbot):
    card = dialog.cards[1]
    card.name.selectAll()
    qtbot.keyClicks(card.name, "Zoraya")
    choose(qtbot, card.colour, "violet")
    choose(qtbot, card.player, "master")
    choose(qtbot, card.manner, "mason")
    click(qtbot, dialog.start)
    seat = dialog.setup().seats[1]
    assert (seat.name, seat.colour, seat.player, seat.level) == (
        "Zoraya",
        "violet",
        "computer",
        "master:mason",
    )


def test_only_levels_with_styles_ask_for_one(dialog, qtbot):
    card = dialog.cards[1]
    for level in LEVELS:
        choose(qtbot, card.player, level.id)
        assert card.manner.isVisible() == level.styled
    choose(qtbot, card.player, "builder")
    for style in STYLES:
        choose(qtbot, card.manner, style.id)
        assert card.sentence.text().endswith(say(style.sentence))
        assert card.wish().level == f"builder:{style.id}"
    choose(qtbot, card.player, "grandmaster")
    assert card.wish().level == "grandmaster"


def test_a_style_is_remembered_for_the_next_time(dialog, qtbot, open_dialog, settings):
    choose(qtbot, dialog.cards[1].player, "architect")
    choose(qtbot, dialog.cards[1].manner, "banker")
    click(qtbot, dialog.start)
    again = open_dialog(NewGameDialog(settings))
    assert again.cards[1].wish().level == "architect:banker"
    assert again.cards[2].wish().level == "apprentice"


def test_each_level_says_in_a_sentence_what_it_is_like(dialog, qtbot):
    card = dialog.cards[1]
    for level in LEVELS:
        choose(qtbot, card.player, level.id)
        assert card.sentence.text() == say(level.sentence)


def test_the_table_is_remembered_for_the_next_time(dialog, qtbot, settings, tmp_path):
    dialog.cards[0].name.selectAll()
    qtbot.keyClicks(dialog.cards[0].name, "Anna")
    click(qtbot, dialog.add)
    click(qtbot, dialog.start)
    again = Settings(tmp_path / "settings.json").preferences
    assert again.seats[0] == SeatWish("Anna", "amber")
    assert len(again.seats) == 4


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("", "Every seat needs a name."), ("Yusuf", "Two seats have the same name; give each its own.")],
)
def test_a_bad_name_is_told_in_a_sentence_beside_the_field(dialog, qtbot, name, sentence):
    dialog.cards[2].name.clear()
    qtbot.keyClicks(dialog.cards[2].name, name)
    click(qtbot, dialog.start)
    assert dialog.isVisible()
    assert dialog.fault.isVisible()
    assert dialog.fault.text() == sentence
    assert dialog.focusWidget() is dialog.cards[2].name
    qtbot.keyClicks(dialog.cards[2].name, "x")
    assert not dialog.fault.isVisible()


@pytest.mark.parametrize("field", ["name", "seed"])
def test_what_is_refused_is_in_sight_from_every_tab(dialog, qtbot, field):
    wrong = dialog.seed if field == "seed" else dialog.cards[0].name
    wrong.setText("?" * (field == "seed"))
    for tab in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(tab)
        click(qtbot, dialog.start)
        assert wrong.isVisible()
        assert dialog.focusWidget() is wrong


def test_a_name_with_half_a_character_is_refused(dialog, qtbot, monkeypatch):
    field = dialog.cards[0].name
    monkeypatch.setattr(field, "text", lambda: "Ann\ud83c")  # some versions of PySide leave it out themselves
    click(qtbot, dialog.start)
    assert dialog.isVisible()
    assert "character that no file can keep" in dialog.fault.text()
    assert dialog.focusWidget() is field


def test_two_seats_of_one_colour_are_told_and_can_be_mended(dialog, qtbot):
    choose(qtbot, dialog.cards[2].colour, "blue")
    click(qtbot, dialog.start)
    assert dialog.fault.text() == "Two seats have the same colour; give each its own."
    assert dialog.focusWidget() is dialog.cards[2].colour
    choose(qtbot, dialog.cards[2].colour, "green")
    click(qtbot, dialog.start)
    assert dialog.setup().seats[2].colour == "green"


def test_house_variants_chosen_in_the_dialog_arrive_in_the_setup(dialog, qtbot):
    dialog.tabs.setCurrentWidget(page_of(dialog, dialog.form))
    rows = dialog.form.rows
    choose(qtbot, rows["redesign"].field, "forbidden")
    qtbot.keyClick(rows["starting_money"].field, Qt.Key.Key_Up)
    click(qtbot, dialog.start)
    setup = dialog.setup()
    assert setup.option("redesign") == "forbidden"
    assert setup.option("starting_money") == 21
    assert setup.option("tie_rounding") == rows["tie_rounding"].option.default


def test_the_rules_in_force_are_summed_up_in_plain_words(dialog, qtbot):
    assert dialog.summary.text() == "The base game for 3, by the official rules."
    choose(qtbot, dialog.form.rows["redesign"].field, "forbidden")
    assert "Redesigning the Alhambra is not possible." in dialog.summary.text()
    click(qtbot, dialog.cards[2].remove)
    assert dialog.summary.text().startswith("The base game for 2, with Dirk as the third.")


def test_the_third_player_can_be_called_otherwise_but_not_nothing(dialog, qtbot):
    field = dialog.form.rows["dirk_name"].field
    dialog.tabs.setCurrentWidget(page_of(dialog, dialog.form))
    field.lineEdit().selectAll()
    qtbot.keyClick(field.lineEdit(), Qt.Key.Key_Delete)
    click(qtbot, dialog.start)
    assert dialog.isVisible()
    assert "is not a name of 1 to 24 characters" in dialog.fault.text()
    qtbot.keyClicks(field.lineEdit(), "Nicolas")
    click(qtbot, dialog.start)
    assert dialog.setup().option("dirk_name") == "Nicolas"


@pytest.mark.parametrize(("text", "seed"), [("42", 42), ("007", 7)])
def test_a_seed_can_be_given(dialog, qtbot, text, seed):
    qtbot.keyClicks(dialog.seed, text)
    qtbot.keyClick(dialog.seed, Qt.Key.Key_Return)
    assert dialog.setup().seed == seed


@pytest.mark.parametrize("text", ["seven", "-1", "1.5", "²"])
def test_a_seed_that_is_no_number_is_told(dialog, qtbot, text):
    qtbot.keyClicks(dialog.seed, text)
    click(qtbot, dialog.start)
    assert dialog.isVisible()
    assert dialog.fault.text() == "The seed is a whole number, or nothing."
    assert dialog.focusWidget() is dialog.seed


def test_without_a_seed_each_game_gets_its_own(settings, qtbot):
    seeds = set()
    for _ in range(3):
        dialog = NewGameDialog(settings)
        qtbot.addWidget(dialog)
        dialog.accept()
        seeds.add(dialog.setup().seed)
    assert len(seeds) == 3


def test_every_field_of_a_seat_has_a_name_of_its_own(qapp):
    cards = [SeatCard(SeatWish("Ann", "amber")) for _ in range(2)]
    for number, card in enumerate(cards, 1):
        card.set_number(number)
    fields = [
        field for card in cards for field in (card.name, card.colour, card.player, card.manner, card.remove)
    ]
    names = {field.accessibleName() for field in fields}
    assert "" not in names
    assert len(names) == len(fields)


def test_every_field_has_a_name_of_its_own(dialog, qtbot):
    while dialog.add.isEnabled():
        click(qtbot, dialog.add)
    fields = [
        *dialog.findChildren(QLineEdit),
        *dialog.findChildren(QComboBox),
        *dialog.findChildren(QSpinBox),
    ]
    fields = [f for f in fields if not isinstance(f.parent(), (QComboBox, QSpinBox))]
    names = [field.accessibleName() for field in fields]
    assert all(names)
    assert len(set(names)) == len(names)


def test_the_keyboard_walks_through_the_seats_in_their_order(dialog, qtbot):
    click(qtbot, dialog.add)
    qtbot.waitUntil(dialog.cards[3].isVisible)
    dialog.cards[0].name.setFocus()
    walked = []
    fields = [f for c in dialog.cards for f in (c.name, c.colour, c.player, c.manner, c.remove)]
    shown = [field for field in fields if field.isVisible()]
    for _ in shown:
        walked.append(dialog.focusWidget())
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert walked == shown
    assert dialog.focusWidget() is dialog.add
    qtbot.keyClick(dialog.add, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.seed


def test_the_wheel_scrolls_past_a_field_and_changes_nothing(dialog, qtbot):
    dialog.tabs.setCurrentWidget(page_of(dialog, dialog.form))
    for name in ("redesign", "starting_money"):
        row = dialog.form.rows[name]
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


@pytest.mark.parametrize("language", languages())
def test_the_quick_choice_and_its_button_are_seen_at_once(
    settings, open_dialog, monkeypatch, spoken, language
):
    SPOKEN.speak(language)
    monkeypatch.setattr(dialog_frame, "screen_room", lambda _: SMALL_SCREEN)
    dialog = open_dialog(NewGameDialog(settings))
    page = page_of(dialog, dialog.add)
    assert page.verticalScrollBar().maximum() == 0
    assert page.isVisible()
    quick = [dialog.rules.foundation, *(card.player for card in dialog.cards), dialog.add, dialog.start]
    assert all(field.isVisible() and not field.visibleRegion().isEmpty() for field in quick)
    assert dialog.focusWidget() is dialog.start
    said = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert not [text for text in said if re.search(r"\b[A-Z]-\d", text)], "numbers of rules are for tips"
    assert not any(one.isVisible() for one in dialog.rules.switches.values())


def test_the_keyboard_goes_as_the_eye_does(dialog, qtbot):
    dialog.tabs.tabBar().setFocus()
    walked = []
    while dialog.focusWidget() not in walked:
        walked.append(dialog.focusWidget())
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    first, last = dialog.cards[0], dialog.cards[-1]
    met = (dialog.rules.foundation, first.name, last.remove, dialog.add, dialog.seed, dialog.start)
    assert [walked.index(field) for field in met] == sorted(walked.index(field) for field in met)
    assert walked[:2] == [dialog.tabs.tabBar(), dialog.rules.foundation]
    heights = [field.mapTo(dialog, field.rect().center()).y() for field in walked]
    assert all(after >= before - 10 for before, after in pairwise(heights))


def switch(dialog, name):
    return dialog.rules.switches[name].switch


def test_modules_are_switched_on_and_remembered(dialog, qtbot, settings):
    for name in ("camps", "huts"):
        click(qtbot, switch(dialog, name))
    assert "The base game with Camps and Workers' huts for 3" in dialog.summary.text()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.setup().modules == ("camps", "huts")
    assert settings.preferences.modules == ("camps", "huts")
    assert NewGameDialog(settings).rules.modules == ("camps", "huts")


def test_what_is_not_certain_is_said_when_a_module_is_switched_on(dialog, qtbot):
    row = dialog.rules.switches["camps"]
    assert "reconstruct" not in row.words
    click(qtbot, row.switch)
    assert "7 of the 8 camp tiles are reconstructions" in row.words


def test_an_impossible_mix_is_greyed_with_the_reason(dialog, qtbot):
    click(qtbot, switch(dialog, "camps"))
    click(qtbot, switch(dialog, "vizier"))
    choose(qtbot, dialog.rules.foundation, "granada")
    row = dialog.rules.switches["camps"]
    assert not row.switch.isEnabled()
    assert row.words == "Camps cannot be played with Granada."
    assert dialog.rules.modules == ("vizier",)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert (dialog.setup().game, dialog.setup().modules) == ("granada", ("vizier",))


@pytest.mark.parametrize("seats", range(2, 7))
def test_three_ready_mixes_can_be_played_at_every_number_of_seats(dialog, qtbot, seats):
    while len(dialog.cards) != seats:
        click(qtbot, dialog.add if len(dialog.cards) < seats else dialog.cards[0].remove)
    buttons = [dialog.rules._mixes.itemAt(i).widget() for i in range(1, 4)]
    assert [button.text() for button in buttons] == ["First game", "The 2024 box", "Everything"]
    click(qtbot, buttons[2])
    assert len(dialog.rules.modules) == 7
    click(qtbot, buttons[1])
    assert dialog.rules.modules == ("vizier", "camps", "bazaars", "falconers")
    click(qtbot, buttons[0])
    assert dialog.rules.modules == (("vizier",) if seats > 4 else ())
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert len(dialog.setup().seats) == seats


def open_new_game(player, during_game: bool = False) -> NewGameDialog:
    """Open the dialog over the start page or a game, with a variant chosen that is not official."""
    work = player.window.workspace
    if during_game:
        work.games.begin(parse_new("human,human seed=3"))
    else:
        work.start_route.go()
    work.dialogs.new_game()
    (dialog,) = player.window.findChildren(NewGameDialog)
    row = dialog.form.rows["enclosed_spaces"]
    dialog.tabs.setCurrentWidget(page_of(dialog, row))
    row.set_value("single_squares" if "single_squares" in row.option.values else row.option.values[1])
    return dialog


@pytest.mark.parametrize("during_game", [False, True])
def test_a_variant_leads_to_its_rule_and_back(player, during_game):
    dialog = open_new_game(player, during_game)
    row = dialog.form.rows["enclosed_spaces"]
    chosen = row.value()
    assert chosen != row.option.default
    assert f'href="{row.option.rule}"' in row.rule.text()
    row.rule.linkActivated.emit(row.option.rule)
    reader = player.window.workspace.reader
    assert reader.page.rule == row.option.rule
    assert dialog.isHidden()
    player.qtbot.keyClick(reader.page.text, Qt.Key.Key_Escape)
    player.qtbot.waitUntil(dialog.isVisible)
    assert row.value() == chosen
    dialog.reject()


def test_who_goes_on_to_a_lesson_has_left_the_dialog(player):
    dialog = open_new_game(player)
    dialog.form.rows["enclosed_spaces"].rule.linkActivated.emit("B-20")
    gone: list[bool] = []
    dialog.rejected.connect(lambda: gone.append(True))
    player.window.workspace.reader.page.lesson_chosen.emit("4")
    player.qtbot.waitUntil(lambda: bool(gone))
    assert player.window.workspace.learning.lesson.lesson.id == "4"

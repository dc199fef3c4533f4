"""The list of moves: whole games are played with it alone, and it follows the table."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import (
    BuyBuilding,
    KeepInReserve,
    PlaceTile,
    PlacingAction,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.play import legal_actions
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from alhambra_desktop.model.rules.core.places.places import CardFace, TileFace
from alhambra_desktop.model.rules.core.values import MONEY
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.model.rules.table.choices import sentence
from alhambra_desktop.model.rules.table.turn_facts import TurnFacts
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.commands.actions import BY_ID
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.models.moves_model import Effect, MovesModel, Order, OtherPayments, Way
from alhambra_desktop.views.pages.table.curtain import MIN_CLOSED
from alhambra_desktop.views.pages.table.move_cards import APART, EDGE, LINE, TAKEN
from alhambra_desktop.views.pages.table.moves_dialog import MovesDialog
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import capital
from alhambra_desktop.words import say
from tests.property.folding import book_of, builders
from tests.scenarios.board import Position
from tests.views.driver import TIMEOUT, Driver, whole_game

ROLE = Qt.ItemDataRole
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Return settings without animation."""
    settings.change(own_speed="off", others_speed="off")
    return settings


def texts(model: MovesModel, role: int = ROLE.DisplayRole) -> list[str]:
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def begin(player: Driver, spec: str) -> MovesDialog:
    """Begin a game and open the list of moves by its key."""
    player.window.workspace.games.begin(parse_new(spec))
    player.lift_curtain()
    player.wait_for_turn()
    player.key(Qt.Key.Key_M)
    dialog = player.window.findChild(MovesDialog)
    assert dialog is not None
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.list
    return dialog


def press(dialog: MovesDialog, key: Qt.Key) -> None:
    """Press a key in the focused widget of the list's window."""
    QTest.keyClick(dialog.focusWidget() or dialog, key)
    dialog.page.refresh.now()


def repeat(dialog: MovesDialog, key: Qt.Key) -> None:
    """Send an auto-repeated key press."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, autorep=True)
    QApplication.sendEvent(dialog.focusWidget(), event)


def go_to(dialog: MovesDialog, row: int) -> None:
    """Select a row with the arrow keys alone."""
    near = row < dialog.model.rowCount() / 2
    press(dialog, Qt.Key.Key_Home if near else Qt.Key.Key_End)
    for _ in range(dialog.model.rowCount()):
        if dialog.list.currentIndex().row() == row:
            return
        press(dialog, Qt.Key.Key_Right if near else Qt.Key.Key_Left)
    raise AssertionError(f"row {row} is not reached")


FEW = 6
"""Number of rows at each end of the list from which random players choose."""


SELDOM = ("withdraw", "OtherPayments")
"""Kinds of rows that do not advance the game."""


def choosable(dialog: MovesDialog) -> list[int]:
    rows = range(dialog.model.rowCount())
    return [row for row in rows if dialog.model.choosable(row)]


def play_game(player: Driver, dialog: MovesDialog, seed: int) -> set[str]:
    """Play with keys in the list until the game is over; return the kinds of rows that were chosen."""
    rng, met = random.Random(seed), set[str]()
    player.view.setUpdatesEnabled(False)  # painting the table would take most of the time
    while not player.table.state.over:
        player.follow()
        rows = choosable(dialog)
        assert rows, player.page.bar.words
        row = rng.choice([*rows[:FEW], *rows[-FEW:]])
        entry = dialog.model.entry(dialog.model.index(row, 0))
        if kind_of(entry) in SELDOM and rng.random() > 0.3:
            continue
        go_to(dialog, row)
        met.add(kind_of(entry))
        if player.page.phase.now is Phase.CURTAIN:
            player.qtbot.waitUntil(lambda: entered(player, dialog) is not Phase.CURTAIN, timeout=TIMEOUT)
        else:
            press(dialog, Qt.Key.Key_Return)
        player.qtbot.waitUntil(lambda: listens(player), timeout=TIMEOUT)
    return met


def entered(player: Driver, dialog: MovesDialog) -> Phase:
    """Press Enter and return the phase. A curtain ignores the key until it has been visible for a while."""
    press(dialog, Qt.Key.Key_Return)
    return player.page.phase.now


def listens(player: Driver) -> bool:
    """Return True if the list offers something or the game is over."""
    phase = player.page.phase.now
    return phase.free or phase in (Phase.CURTAIN, Phase.SCORING, Phase.OVER)


def kind_of(entry: object) -> str:
    if isinstance(entry, Way):
        deed = entry.deed
        return next(name for name in ("play", "promise", "withdraw") if getattr(deed, name) is not None) + (
            " otherwise" if entry.other else ""
        )
    return entry.command if isinstance(entry, Order) else type(entry).__name__


SPEEDS = ("off", "normal")


@pytest.mark.parametrize("speed", ["off", pytest.param("normal", marks=pytest.mark.long)])
def test_a_whole_game_can_be_played_from_the_list(player, settings, speed):
    settings.change(own_speed=speed, others_speed=speed)
    dialog = begin(player, "human,newcomer seed=4")
    met = play_game(player, dialog, 4)
    assert {"play", "promise", "end-turn"} <= met
    assert dialog.isVisible()

    # Enter in the list also closes the last scoring
    player.qtbot.waitUntil(lambda: entered(player, dialog) is Phase.OVER, timeout=TIMEOUT)
    assert choosable(dialog) == []


@pytest.mark.long
def test_a_game_with_all_modules_can_be_played_from_the_list(player, settings):
    settings.change(own_speed="normal", others_speed="normal")
    modules = "vizier,camps,bazaars,falconers,bureaux,bonus_cards,huts"
    dialog = begin(player, f"human,human modules={modules} seed=2")
    met = play_game(player, dialog, 2)
    assert {"play", "promise", "withdraw", "end-turn", "OtherPayments", "curtain"} <= met


# -- contents of the list


@pytest.mark.parametrize("number", range(3))
def test_every_legal_action_is_in_the_list(qapp, number):
    book, model, rows = book_of(number), MovesModel(), 0
    for count, move in enumerate(builders(book, number)):
        if move.after.decision is None or count % 4:
            continue
        seat = move.after.decision.seat
        model.show(TurnFacts(book, move.after, (), seat))
        for row in reversed(range(model.rowCount())):
            model.toggle(model.index(row, 0))
        entries = [model.entry(model.index(row, 0)) for row in range(model.rowCount())]
        ways = [entry.deed for entry in entries if isinstance(entry, Way)]
        done = {deed.play or deed.promise for deed in ways}
        ends = {action for action in legal_actions(book, move.after) if type(action).__name__ in ENDS}
        assert done | ends >= set(legal_actions(book, move.after))
        assert len(done) == len(ways)
        assert all(texts(model)), "every row has words"
        rows += len(ways)
    assert rows > 100


ENDS = ("Pass", "Decline", "EndTurn")


def listed(player: Driver, dialog: MovesDialog, kind: type) -> list[int]:
    """Return the rows that play an action of a type."""
    entries = [dialog.model.entry(dialog.model.index(row, 0)) for row in range(dialog.model.rowCount())]
    return [
        row
        for row, entry in enumerate(entries)
        if isinstance(entry, Way) and isinstance(entry.deed.play or entry.deed.promise, kind)
    ]


def test_the_best_payment_is_listed_and_others_are_folded(qapp):
    book, model = book_of(0), MovesModel()
    for move in builders(book, 0):
        state = move.after
        if state.decision is not None:
            model.show(TurnFacts(book, state, (), state.decision.seat))
            entries = [model.entry(model.index(row, 0)) for row in range(model.rowCount())]
            more = next(
                (
                    row
                    for row, entry in enumerate(entries)
                    if isinstance(entry, OtherPayments) and isinstance(entry.choice.ways[0].play, BuyBuilding)
                ),
                None,
            )
            if more is not None:
                break
    best, further = entries[more - 1], entries[more]
    assert best.deed == further.choice.ways[0]
    assert texts(model)[more].split()[0] == str(len(further.choice.ways) - 1)
    paid = [card for card in further.choice.ways[1].play.cards if card in MONEY]
    assert model.payment(model.index(more, 0)) == tuple(map(CardFace, paid))
    faces = model.index(more, 0).data(model.FacesRole)
    assert faces == model.index(more - 1, 0).data(model.FacesRole), "the tile that the other payments buy"
    others = [way.play.cards for way in further.choice.ways[1:]]
    assert model.other_payments(model.index(more, 0)) == tuple(
        tuple(CardFace(card) for card in cards if card in MONEY) for cards in others
    )
    assert model.other_payments(model.index(more - 1, 0)) == ()
    assert model.effect(model.index(more, 0)) == Effect(), "it is not a move"
    told = model.index(more, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert sentence(book, further.choice.ways[1]) != sentence(book, best.deed)
    assert told.endswith(capital(say(sentence(book, further.choice.ways[1]))))
    assert not model.unfolded(model.index(more, 0))
    model.toggle(model.index(more, 0))
    assert model.unfolded(model.index(more, 0))
    shown = [model.entry(model.index(more + 1 + i, 0)) for i in range(len(further.choice.ways) - 1)]
    assert [way.deed for way in shown] == list(further.choice.ways[1:])
    assert all(way.other for way in shown)
    model.toggle(model.index(more, 0))
    assert model.rowCount() == len(entries)


def shopping(player: Driver, hand: str = "denar-4 denar-5 florin-1 florin-2") -> MovesDialog:
    """Open a list in which a tile can be bought. The default hand can pay the exact price."""
    chosen = [SeatSetup("You", COLOURS[0]), SeatSetup("Other", COLOURS[1], "computer", "newcomer")]
    at = Position(rulebook(make_setup(chosen, 5, "alhambra", (), {"dirk": "off"})))
    at.market("garden-12-S", "tower-11-open", "chambers-9-W", "arcades-9-open")
    at.player(0, hand=hand)
    player.window.workspace.games.show_saved(SavedGame(at.book.setup, at.state, ()))
    player.wait_for_turn()
    player.key(Qt.Key.Key_M)
    return player.window.findChild(MovesDialog)


def choose(player: Driver, dialog: MovesDialog, row: int) -> None:
    go_to(dialog, row)
    press(dialog, Qt.Key.Key_Return)
    player.wait_for_turn()


def orders(dialog: MovesDialog) -> list[int]:
    """Return the rows that end the decision."""
    return [
        row for row in choosable(dialog) if isinstance(dialog.model.entry(dialog.model.index(row, 0)), Order)
    ]


def test_effects_are_computed_when_their_rows_become_visible(player, qtbot):
    dialog = shopping(player)
    (row,) = listed(player, dialog, BuyBuilding)
    index = dialog.model.index(row, 0)
    assert index.data() == "Buy chambers 9 with 5 + 4 denars."
    qtbot.waitUntil(lambda: index.data(MovesModel.ChangeRole) == "Exact: +1 action")
    assert index.data(ROLE.AccessibleTextRole) == "Buy chambers 9 with 5 + 4 denars. Exact: +1 action"
    choose(player, dialog, row)
    place = dialog.model.index(listed(player, dialog, PlaceTile)[0], 0)
    assert place.data() == "Place chambers 9 (1 west of the fountain)."
    assert place.data(MovesModel.ChangeRole) == "", "not before it is painted"
    told = "Wall 0 → 1, chambers – → 1st (+4), if scored now +5"
    assert place.data(ROLE.AccessibleTextRole) == f"{place.data()} {told}", "a screen reader does not wait"
    assert place.data(MovesModel.ChangeRole) == told


def test_the_list_keeps_its_selection(player):
    dialog = begin(player, "human,newcomer seed=4")
    row = choosable(dialog)[2]
    go_to(dialog, row)
    player.page.updated.emit()
    assert dialog.list.currentIndex().row() == row
    entry = dialog.model.entry(dialog.list.currentIndex())
    player.table.show_again()
    assert dialog.model.entry(dialog.list.currentIndex()) == entry
    go_to(dialog, listed(player, dialog, TakeMoney)[0])
    press(dialog, Qt.Key.Key_Return)
    assert dialog.list.currentIndex().row() == choosable(dialog)[0], "what was done cannot be done again"


def test_rows_that_stay_possible_stay_selected(player):
    """A tile is bought at the table while the list is open, and the purchase is undone."""
    dialog = shopping(player)
    (buy,) = (offer for offer in player.table.offers() if isinstance(offer, BuyBuilding))
    rows, kept = choosable(dialog), 0
    for row in rows:
        go_to(dialog, row)
        for change in (lambda: player.table.submit(buy), lambda: player.key(Qt.Key.Key_Z, CONTROL)):
            entry = dialog.model.entry(dialog.list.currentIndex())
            change()
            player.wait_for_turn()
            possible = dialog.model.row_of(entry) is not None
            assert not possible or dialog.model.entry(dialog.list.currentIndex()) == entry
            kept += possible
        assert choosable(dialog) == rows
    assert kept > len(rows)


def test_rows_describe_their_current_effect(qapp):
    book, model, told, differing = book_of(0), MovesModel(), dict[object, str](), 0
    for move in islice(builders(book, 0), 60):
        state = move.after
        if not isinstance(state.decision, ChooseAction | PlacePurchases):
            continue
        facts, anew = TurnFacts(book, state, (), state.decision.seat), MovesModel()
        for one in (model, anew):
            one.show(facts)
        rows = [model.entry(model.index(row, 0)) for row in range(model.rowCount())]
        now = texts(model, ROLE.AccessibleTextRole)
        assert now == texts(anew, ROLE.AccessibleTextRole)
        for entry, text in zip(rows, now, strict=True):
            if isinstance(entry, Way):
                differing += told.setdefault(entry.deed, text) != text
                told[entry.deed] = text
    assert differing > 3, "else nothing is tested"


def test_only_the_active_player_is_shown_while_others_play(player):
    dialog = begin(player, "human,newcomer seed=4")
    assert "Your turn" in dialog.who.text()
    player.page.phase.leave()
    player.page.updated.emit()
    assert dialog.model.rowCount() == 0
    assert not dialog.play_button.isEnabled()
    player.page.on_entered()
    assert dialog.model.rowCount() > 0
    assert dialog.play_button.isEnabled()


def test_typing_filters_and_escape_clears_the_filter(player):
    dialog = begin(player, "human,newcomer seed=4")
    everything = dialog.model.rowCount()
    for key in (Qt.Key.Key_T, Qt.Key.Key_A, Qt.Key.Key_K):
        press(dialog, key)
    assert dialog.filter.text() == "tak"
    assert dialog.focusWidget() is dialog.filter
    assert all("tak" in text.casefold() for text in texts(dialog.model))
    QTest.keyClicks(dialog.filter, "xyz")
    assert texts(dialog.model) == ["No move contains these words."]
    assert not dialog.play_button.isEnabled()
    press(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.model.rowCount() == everything
    press(dialog, Qt.Key.Key_T)
    press(dialog, Qt.Key.Key_Down)
    assert dialog.focusWidget() is dialog.list
    press(dialog, Qt.Key.Key_Escape)
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_double_click_plays_a_row(player, qtbot):
    dialog = begin(player, "human,newcomer seed=4")
    row = listed(player, dialog, TakeMoney)[0]
    before = player.table.state
    place = dialog.list.visualRect(dialog.model.index(row, 0)).center()
    qtbot.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert player.table.state is before
    qtbot.mouseDClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert player.table.state is not before


def test_the_row_selected_by_a_screen_reader_is_played(player, qtbot):
    dialog = begin(player, "human,newcomer seed=4")
    row = listed(player, dialog, BuyBuilding)[0]
    index = dialog.model.index(row, 0)
    dialog.list.selectionModel().select(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
    qtbot.mouseClick(dialog.play_button, Qt.MouseButton.LeftButton)
    assert player.table.state.players[0].purchases


def test_unused_actions_are_confirmed_in_the_list(player):
    dialog = shopping(player)
    choose(player, dialog, listed(player, dialog, BuyBuilding)[0])
    choose(player, dialog, listed(player, dialog, PlacingAction)[0])
    (row,) = orders(dialog)
    assert texts(dialog.model)[row] == "End turn"
    choose(player, dialog, row)
    assert player.page.phase.now is Phase.WARNED
    (row,) = orders(dialog)
    assert texts(dialog.model)[row] == "End anyway"
    assert "extra action" in texts(dialog.model, MovesModel.ChangeRole)[row]
    turn = player.table.state.turn
    choose(player, dialog, row)
    assert player.table.state.turn > turn


def test_a_placement_is_withdrawn_in_the_list(player):
    dialog = shopping(player)
    choose(player, dialog, listed(player, dialog, BuyBuilding)[0])
    choose(player, dialog, listed(player, dialog, PlaceTile)[0])
    assert listed(player, dialog, PlacingAction) == []
    row = next(row for row, text in enumerate(texts(dialog.model)) if text.startswith("Undo:"))
    choose(player, dialog, row)
    assert not player.table.promises
    assert listed(player, dialog, PlacingAction)


@pytest.mark.parametrize("speed", SPEEDS)
def test_scorings_continue_in_the_list_and_keys_still_work(player, settings, finished, speed):
    settings.change(own_speed=speed, others_speed=speed)
    player.window.workspace.games.show_saved(finished)
    player.page.scorings.on_top.close()
    player.window.workspace.dialogs.show_moves()
    dialog = player.window.findChild(MovesDialog)
    player.page.scorings.show_again(2)
    player.qtbot.waitUntil(lambda: player.page.phase.now is Phase.SCORING, timeout=TIMEOUT)
    player.follow()
    if player.scoring_sheet() is None:
        assert [texts(dialog.model)[row] for row in choosable(dialog)] == ["Skip to totals"]
        press(dialog, Qt.Key.Key_Return)
        player.follow()
    assert [texts(dialog.model)[row] for row in choosable(dialog)] == ["Continue"]
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert player.window.focusWidget() is player.scoring_sheet()
    player.view.setFocus()  # as by a click on the table
    player.key(Qt.Key.Key_Return)
    assert player.scoring_sheet() is None
    player.window.workspace.dialogs.show_moves()
    player.qtbot.waitUntil(lambda: player.page.scorings.free, timeout=TIMEOUT)
    player.page.scorings.show_again(2)
    player.qtbot.waitUntil(lambda: player.page.scorings.counting, timeout=TIMEOUT)
    while player.page.scorings.counting:
        press(dialog, Qt.Key.Key_Return)
    player.qtbot.waitUntil(lambda: player.page.phase.now is Phase.OVER, timeout=TIMEOUT)


@pytest.fixture(scope="module")
def finished(qapp) -> SavedGame:
    return whole_game("human,apprentice seed=4").saved()


def test_end_of_turn_is_selected_after_the_last_placement(player):
    dialog = shopping(player, "dirham-9 dirham-5")
    choose(player, dialog, listed(player, dialog, BuyBuilding)[0])
    choose(player, dialog, listed(player, dialog, PlaceTile)[0])
    assert listed(player, dialog, PlaceTile), "it may be put elsewhere"
    assert dialog.list.currentIndex().row() == choosable(dialog)[-1]
    turn = player.table.state.turn
    press(dialog, Qt.Key.Key_Return)
    player.qtbot.waitUntil(lambda: player.table.state.turn > turn)


def test_a_reopened_list_selects_the_first_playable_row(player):
    dialog = begin(player, "human,newcomer seed=4")
    first = dialog.list.currentIndex().row()
    assert first == choosable(dialog)[0]
    press(dialog, Qt.Key.Key_End)
    press(dialog, Qt.Key.Key_Up)
    assert dialog.list.currentIndex().row() != first
    press(dialog, Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_M)
    assert dialog.list.currentIndex().row() == first
    assert dialog.list.selectionModel().isSelected(dialog.list.currentIndex())


def test_focus_is_visible_on_rows_that_cannot_be_played(player):
    dialog = begin(player, "human,newcomer seed=4")
    dialog.activateWindow()
    player.qtbot.waitUntil(dialog.list.hasFocus)
    model = dialog.model
    note = next(row for row in range(model.rowCount()) if model.readable(row) and not model.choosable(row))
    go_to(dialog, note)
    dialog.list.scrollTo(model.index(note, 0))
    there = dialog.list.visualRect(model.index(note, 0))
    seen = dialog.list.viewport().grab(there).toImage()
    press(dialog, Qt.Key.Key_Up)
    dialog.list.scrollTo(model.index(note, 0))
    there = dialog.list.visualRect(model.index(note, 0))
    assert dialog.list.viewport().grab(there).toImage() != seen


def test_the_next_human_player_lifts_the_curtain_in_the_list(player):
    player.window.workspace.games.begin(parse_new("human,human seed=4"))
    player.lift_curtain()
    player.wait_for_turn()
    player.key(Qt.Key.Key_M)
    dialog = player.window.findChild(MovesDialog)
    go_to(dialog, listed(player, dialog, TakeMoney)[0])
    press(dialog, Qt.Key.Key_Return)
    go_to(dialog, choosable(dialog)[-1])
    press(dialog, Qt.Key.Key_Return)
    player.qtbot.waitUntil(
        lambda: player.page.phase.now is Phase.CURTAIN and not player.page.curtain.is_moving
    )
    assert len(choosable(dialog)) == 1
    assert player.table.setup.seats[1].name in texts(dialog.model)[-1]
    press(dialog, Qt.Key.Key_Return)
    assert player.page.phase.now is Phase.ACTING
    assert player.page.viewer == player.table.seat
    assert len(choosable(dialog)) > 1


def test_quickly_repeated_enter_does_not_lift_the_curtain(player, wall):
    dialog = begin(player, "human,human seed=4")
    wall.hold()
    player.window.workspace.games.begin(parse_new("human,human seed=4"))
    player.qtbot.waitUntil(lambda: not player.page.curtain.is_moving)
    for _ in range(3):
        press(dialog, Qt.Key.Key_Return)
    assert player.page.phase.now is Phase.CURTAIN
    wall.let_pass(2 * MIN_CLOSED)
    repeat(dialog, Qt.Key.Key_Return)
    assert player.page.phase.now is Phase.CURTAIN
    press(dialog, Qt.Key.Key_Return)
    assert player.page.phase.now is not Phase.CURTAIN


def test_window_shortcuts_work_in_the_list(player):
    dialog = begin(player, "human,newcomer seed=4")
    assert dialog.windowFlags() & Qt.WindowType.Tool == Qt.WindowType.Tool
    assert BY_ID["moves"].plain == ("M",)
    row = listed(player, dialog, TakeMoney)[0]
    entry = dialog.model.entry(dialog.model.index(row, 0))
    go_to(dialog, row)
    press(dialog, Qt.Key.Key_Return)
    player.window.menus.trigger("undo")
    player.follow()
    assert dialog.model.row_of(entry) == row


def test_the_list_does_not_open_without_a_game(player):
    player.window.workspace.dialogs.show_moves()
    assert player.window.findChild(MovesDialog) is None


def test_rows_follow_the_language(player, settings, spoken):
    dialog = begin(player, "human,newcomer seed=4")
    settings.change(language="fr")
    assert dialog.windowTitle() == "Coups possibles"
    assert any(text.startswith("Prendre") for text in texts(dialog.model))
    assert dialog.play_button.text() == "Jouer"


def test_no_move_is_listed_when_the_game_is_over(qapp):
    table, model = whole_game("human,newcomer seed=3"), MovesModel()
    model.show(None)
    assert table.state.over
    assert model.rowCount() == 0
    assert model.first_row() is None
    assert model.entry(QModelIndex()) is None
    model.show(None, (Order("end-turn", Message("bar-result"), Message("bar-result-tip")),))
    assert texts(model)[-1] == "Result"


def test_a_second_key_does_not_play_a_removed_row(player):
    player.window.workspace.games.begin(parse_new("human,newcomer seed=4"))
    player.wait_for_turn()
    player.key(Qt.Key.Key_M)
    dialog = player.window.findChild(MovesDialog)
    index = dialog.model.index(listed(player, dialog, TakeMoney)[0], 0)
    dialog.play(index)
    done = player.table.transitions
    dialog.play(index)
    assert player.table.transitions == done


def test_a_stale_row_is_not_played_before_the_list_updates(player):
    dialog = begin(player, "human,human seed=3")
    index = dialog.model.index(listed(player, dialog, TakeMoney)[0], 0)
    entry = dialog.model.entry(index)
    assert isinstance(entry, Way)
    with QSignalBlocker(player.page):  # as while the table catches up
        player.table.do(entry.deed)
        done = player.table.transitions
        dialog.play(index)
    assert player.table.transitions == done


def test_a_played_move_clears_the_filter(player):
    dialog = shopping(player)
    QTest.keyClicks(dialog.list, "chambers")
    press(dialog, Qt.Key.Key_Return)
    assert dialog.filter.text() == "chambers"
    press(dialog, Qt.Key.Key_Return)
    player.wait_for_turn()
    assert player.table.state.players[0].purchases
    assert dialog.filter.text() == ""
    assert dialog.focusWidget() is dialog.list
    assert len(choosable(dialog)) > 1


def test_a_filtered_list_says_who_decides_once_there_are_no_moves(player, monkeypatch):
    dialog = shopping(player)
    QTest.keyClicks(dialog.filter, "xyz")
    assert not dialog.who.isVisible()
    monkeypatch.setattr(dialog, "_facts", lambda: None)
    monkeypatch.setattr(dialog, "_orders", lambda: ())
    monkeypatch.setattr(dialog, "_notes", lambda: ())
    dialog.refresh()
    assert dialog.filter.text() == ""
    assert dialog.model.rowCount() == 0
    assert dialog.who.isVisible()


def test_money_and_tile_moves_have_pictures(player):
    dialog = shopping(player)
    rows = dialog.model
    for kind, faces in ((BuyBuilding, TileFace), (TakeMoney, CardFace)):
        for row in listed(player, dialog, kind):
            found = rows.index(row, 0).data(rows.FacesRole)
            assert {type(face) for face in found} == {faces}
    headings = [row for row in range(rows.rowCount()) if rows.index(row, 0).data(rows.HeadingRole)]
    assert headings
    assert not any(rows.index(row, 0).data(rows.FacesRole) for row in headings)


def test_cards_of_a_group_have_the_same_size_and_rows_are_as_tall_as_their_text(player):
    dialog = shopping(player)
    rows = dialog.model

    def size(row: int) -> tuple[int, int]:
        return dialog.list.visualRect(rows.index(row, 0)).size().toTuple()

    (buy,) = listed(player, dialog, BuyBuilding)
    taken = listed(player, dialog, TakeMoney)
    assert len({size(row) for row in taken}) == 1
    assert size(buy)[1] > size(taken[0])[1] > TAKEN
    assert not any(
        text.endswith(".") for row, text in enumerate(texts(rows)) if texts(rows, rows.HeadingRole)[row]
    )
    choose(player, dialog, buy)
    kept, placed = listed(player, dialog, KeepInReserve), listed(player, dialog, PlaceTile)
    player.qtbot.waitUntil(lambda: size(kept[0])[1] > size(taken[0])[1])  # effects have been computed
    assert len({size(row) for row in placed}) == 1
    long = next(row for row, text in enumerate(texts(rows)) if "unseen tiles" in text)
    dialog.resize(900, dialog.height())
    player.qtbot.waitUntil(lambda: size(long)[1] <= 2 * LINE + 2 * EDGE)
    dialog.resize(dialog.minimumSizeHint().width(), dialog.height())
    player.qtbot.waitUntil(lambda: size(long)[1] >= 3 * LINE)


def cut_rows(dialog: MovesDialog) -> list[int]:
    """Return the rows that the lower edge of the list cuts off."""
    edge, rows = dialog.list.viewport().height(), range(dialog.model.rowCount())
    rects = {row: dialog.list.visualRect(dialog.model.index(row, 0)) for row in rows}
    return [row for row, rect in rects.items() if rect.top() < edge < rect.bottom() + 1 - APART]


def test_the_list_ends_between_two_rows_until_it_is_scrolled(player, qtbot):
    dialog = shopping(player)
    view, fade = dialog.list, dialog.list.fades.below
    bar = view.verticalScrollBar()
    for height in range(480, 640, 20):
        dialog.resize(480, height)
        qtbot.waitUntil(lambda: view.cut > 0 or cut_rows(dialog) == [])
        assert cut_rows(dialog) == []
        assert not fade.isVisible()
        assert bar.isVisible()
    edge = view.viewport().height()
    bar.setValue(bar.minimum() + 30)
    assert view.viewport().height() == view.contentsRect().height(), "a scrolled list uses all the room"
    assert fade.isVisible()
    bar.setValue(bar.minimum())
    assert view.viewport().height() == edge


def test_a_list_that_fits_is_not_cut(player, qtbot):
    dialog = shopping(player)
    QTest.keyClicks(dialog.filter, "chambers")
    qtbot.waitUntil(lambda: dialog.list.cut == 0)
    assert dialog.list.viewport().height() == dialog.list.contentsRect().height()


def test_an_opened_list_ends_with_its_last_complete_row(player):
    dialog = shopping(player)
    for height in (480, 520, 560):
        dialog.close()
        dialog.resize(480, height)
        dialog.show()
        assert dialog.height() <= height
        assert dialog.list.cut == 0
        assert cut_rows(dialog) == []


def test_a_single_other_payment_is_listed_as_a_card(player):
    dialog = shopping(player, hand="denar-4 denar-5 denar-9 florin-1 florin-2")

    def entry(row: int) -> Any:
        return dialog.model.entry(dialog.model.index(row, 0))

    assert {entry(row).other for row in listed(player, dialog, BuyBuilding)} == {False, True}
    assert not any(isinstance(entry(row), OtherPayments) for row in choosable(dialog))


def test_arrow_keys_move_in_the_grid_of_cards(player):
    dialog = shopping(player)
    dialog.resize(500, 700)
    player.qtbot.waitUntil(lambda: line_of(dialog, choosable(dialog)[0]) == choosable(dialog)[:3])
    first, second, third = choosable(dialog)[:3]
    go_to(dialog, first)
    press(dialog, Qt.Key.Key_Right)
    assert dialog.list.currentIndex().row() == second
    press(dialog, Qt.Key.Key_Down)
    below = dialog.list.currentIndex().row()
    assert below > third
    assert below in line_of(dialog, third + 1), "the nearest card in the next line"
    press(dialog, Qt.Key.Key_Up)
    assert dialog.list.currentIndex().row() in (first, second, third)
    here = dialog.list.currentIndex().row()
    press(dialog, Qt.Key.Key_Up)
    assert dialog.list.currentIndex().row() == here, "there is no card above"
    press(dialog, Qt.Key.Key_PageDown)
    assert dialog.list.currentIndex().row() > below


def line_of(dialog: MovesDialog, row: int) -> list[int]:
    """Return the rows that are as high in the list as a row."""
    tops = {one: dialog.list.visualRect(dialog.model.index(one, 0)).top() for one in choosable(dialog)}
    return [one for one, top in tops.items() if top == tops[row]]


def test_the_list_hides_and_returns_with_the_table(player):
    dialog = begin(player, "human,newcomer seed=4")
    for page in (player.window.workspace.show_rules, player.window.workspace.learn):
        page()
        assert not dialog.isVisible()
        assert not dialog.list.currentIndex().isValid(), "a hidden row keeps the focus"
        player.window.navigator.setCurrentWidget(player.page)
        player.page.on_entered()
        player.follow()
        assert dialog.isVisible()
        assert dialog.list.currentIndex().row() == choosable(dialog)[0]
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.list.currentIndex().isValid(), "a closed list keeps the focus"
    player.page.updated.emit()
    assert not dialog.list.currentIndex().isValid()
    player.window.workspace.show_rules()
    player.window.navigator.setCurrentWidget(player.page)
    assert not dialog.isVisible(), "it was closed"

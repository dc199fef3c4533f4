"""Games played through the real window by mouse and keyboard."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from alhambra_desktop.model.files.saves.record import record, write_record
from alhambra_desktop.model.files.saves.save import read_game
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, KeepInReserve, PlaceTile
from alhambra_desktop.model.rules.core.engine.play import next_round, score_now
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.places.places import CitySquare, Row
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.commands.actions import COMMANDS
from alhambra_desktop.views.pages.result.standings import StandingsDialog, StandingsModel
from alhambra_desktop.words import phrase
from tests.views.driver import Driver
from tests.views.storage.at_table import open_file


def begin(player: Driver, table: str) -> None:
    player.window.workspace.games.begin(parse_new(table))
    player.lift_curtain()
    player.wait_for_turn()


def exact_offer(player: Driver):
    """Return a tile that can be paid exactly and placed, with its visible squares."""
    table, hand = player.table, player.table.state.players[player.page.viewer].hand
    for good in table.book.goods(table.state):
        ways = table.book.payments_for(hand, good)
        if ways and sum(int(c.rsplit("-", 1)[1]) for c in ways[0]) == good.price:
            cells = table.placeable_cells(good.tile)
            if cells:
                return good.tile, cells
    return None


def affordable(player: Driver):
    return {a.tile for a in player.table.offers() if isinstance(a, BuyBuilding)}


def test_a_tile_dragged_from_the_market_stays_after_the_turn(player):
    begin(player, "human,apprentice seed=11")
    while (found := exact_offer(player)) is None:
        take_first_card(player)
        player.wait_for_turn()
    tile, cells = found
    player.drag(player.spot("market", tile), player.cell(cells[0]))
    assert player.table.promises == (PlaceTile(tile, cells[0]),)
    assert player.table.state.players[0].purchases == (tile,)
    player.end_turn()
    assert player.table.state.players[0].city.cell_of(tile) == cells[0]
    entries = record(player.table.setup, player.table.events)["events"]
    assert {"event": "place", "seat": 0, "tile": tile, "at": list(cells[0])} in entries


def own_count(player: Driver, type_id: str) -> int:
    """Return the viewer's count of a type in the standings dialog."""
    player.window.workspace.dialogs.show_standings()
    (dialog,) = player.window.findChildren(StandingsDialog)
    model = dialog.table.model()
    cells = [model.index(r, c) for r in range(model.rowCount()) for c in range(model.columnCount())]
    (cell,) = (
        cell
        for cell in cells
        if cell.data(StandingsModel.SubjectRole) == type_id and cell.data(StandingsModel.OwnerRole) == 0
    )
    count = cell.data(StandingsModel.CountRole)
    dialog.close()
    player.qtbot.waitUntil(lambda: not player.window.findChildren(StandingsDialog))
    return count


def test_a_placed_tile_counts_in_the_standings_immediately(player):
    begin(player, "human,apprentice seed=11")
    while (found := exact_offer(player)) is None:
        take_first_card(player)
        player.wait_for_turn()
    tile, cells = found
    type_id, panel = player.table.book.tiles[tile].type, player.stage.standings
    before = own_count(player, type_id), panel.facts(player.stage.snapshot, player.selection)
    player.drag(player.spot("market", tile), player.cell(cells[0]))
    assert own_count(player, type_id) == before[0] + 1
    assert panel.facts(player.stage.snapshot, player.selection) != before[1], (
        "else it would not be painted anew"
    )
    assert player.stage.snapshot.seen.players[0].city == player.table.state.players[0].city
    player.table.undo()
    assert (own_count(player, type_id), panel.facts(player.stage.snapshot, player.selection)) == before


def test_the_own_panel_counts_placed_tiles_like_the_standings(player):
    begin(player, "human,apprentice seed=11")
    while (found := exact_offer(player)) is None:
        take_first_card(player)
        player.wait_for_turn()
    tile, cells = found
    player.drag(player.spot("market", tile), player.cell(cells[0]))
    (panel,) = (panel for panel in player.stage.players if panel.own)
    written = [text.text for text in panel.plate.texts]
    book, ahead = player.table.book, player.stage.snapshot.ahead
    points = score_now(book, ahead, next_round(ahead)).total(0)
    assert points > score_now(book, player.table.state, next_round(player.table.state)).total(0)
    assert f"+{points}" in written


def take_first_card(player: Driver) -> None:
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.end_turn()


def test_legal_squares_are_lit_while_a_tile_is_dragged(player):
    begin(player, "human,apprentice seed=11 starting_money=40")
    tile = min(affordable(player))
    player.drag(player.spot("market", tile), player.cell((0, 2)), drop=False)
    assert player.selection.held
    assert player.squares == player.table.placeable_cells(tile)
    assert player.selection.refused == CitySquare(0, (0, 2))
    assert "Shares no side with a tile" in player.stage.bubble.words
    player.key(Qt.Key.Key_Escape)
    assert not player.selection.lifted
    assert not player.stage.floating.carried


def test_an_illegal_drop_gives_a_reason_and_changes_nothing(player):
    begin(player, "human,apprentice seed=11 starting_money=40")
    before = player.table.state
    tile = next(tile for tile in sorted(affordable(player)) if player.table.book.tiles[tile].closed)
    cells = {(0, -1), (1, 0), (0, 1), (-1, 0)} - set(player.table.placeable_cells(tile))
    cell = min(cells)
    player.drag(player.spot("market", tile), player.cell(cell))
    assert player.table.state is before
    words = player.stage.bubble.words
    assert "Wall meets open side" in words
    assert "B-17" in words


def test_an_unaffordable_tile_shows_how_much_is_missing(player):
    begin(player, "human,apprentice seed=11 starting_money=10")
    before = player.table.state
    tile = next(t for t in before.stocks[0].market if t not in affordable(player))
    cells = player.table.placeable_cells(tile)
    player.drag(player.spot("market", tile), player.cell(cells[0]), drop=False)
    assert not player.selection.lifted
    assert not player.stage.floating.carried
    assert "hort by" in player.stage.bubble.words
    player.qtbot.mouseRelease(player.view.viewport(), Qt.MouseButton.LeftButton)
    assert player.table.state is before
    assert "hort by" in player.stage.bubble.words


@pytest.mark.parametrize("by_clicks", [False, True])
def test_a_tile_bought_onto_a_square_is_one_step(player, by_clicks):
    begin(player, "human,apprentice seed=11 starting_money=40")
    start, told = player.table.state, []
    player.table.moved.connect(lambda move: told.append(move.action))
    player.table.promised.connect(lambda: told.append("promised"))
    tile = next(t for t in sorted(affordable(player)) if player.table.placeable_cells(t))
    cell = player.table.placeable_cells(tile)[0]
    if by_clicks:
        player.click(player.spot("market", tile))
        player.click(player.cell(cell))
    else:
        player.drag(player.spot("market", tile), player.cell(cell))
    bought = player.table.state
    assert bought.players[0].purchases == (tile,)
    assert player.table.promises == (PlaceTile(tile, cell),)
    assert player.stage.snapshot.ahead.players[0].city.cell_of(tile) == cell
    assert len(told) == 1
    player.page.commands.undo()
    assert (player.table.state, player.table.promises) == (start, ())
    player.page.commands.redo()
    assert (player.table.state, player.table.promises) == (bought, (PlaceTile(tile, cell),))


def test_undo_redo_and_restart_within_the_turn(player):
    begin(player, "human,apprentice seed=11")
    start = player.table.state
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    taken = player.table.state
    assert taken is not start
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert player.table.state is start
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert player.table.state == taken
    player.qtbot.mouseClick(player.page.bar.restart, Qt.MouseButton.LeftButton)
    assert player.table.state is start
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.end_turn()
    player.wait_for_turn()
    assert player.table.undo_refusal() is not None
    assert not player.page.bar.undo.isEnabled()


def test_whole_rounds_can_be_undone_if_preferences_allow_it(player, settings):
    begin(player, "human,apprentice seed=11")
    start = player.table.state
    take_first_card(player)
    player.wait_for_turn()
    assert not player.page.bar.undo.isEnabled()
    after = player.table.state.turn
    settings.change(undo_rounds=True)
    player.follow()
    player.window.menus.refresh()
    assert player.window.menus.actions["undo"].text() == phrase("menu-undo-round")
    assert player.page.bar.undo.toolTip() == phrase("bar-undo-round-tip")
    player.qtbot.mouseClick(player.page.bar.undo, Qt.MouseButton.LeftButton)
    assert player.table.state is start
    assert player.table.assisted
    player.follow()
    assert not player.page.bar.undo.isEnabled(), "there is no round before"
    player.page.commands.redo()
    player.page.commands.redo()
    player.follow()
    assert player.table.state.turn == after


def test_steps_of_the_turn_are_undone_before_whole_rounds(player, settings):
    settings.change(undo_rounds=True)
    begin(player, "human,apprentice seed=11")
    take_first_card(player)
    player.wait_for_turn()
    start = player.table.state
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    assert player.table.can_undo_round
    player.follow()
    assert player.page.bar.undo.toolTip() != phrase("bar-undo-round-tip")
    player.qtbot.mouseClick(player.page.bar.undo, Qt.MouseButton.LeftButton)
    assert player.table.state is start


def test_a_held_key_triggers_once_unless_its_command_repeats(player):
    begin(player, "human,apprentice seed=11")
    menus, heard = player.window.menus, []
    repeating = {name for name, action in menus.actions.items() if action.autoRepeat()}
    assert repeating == {command.id for command in COMMANDS if command.repeats}
    player.page.view.commanded.connect(heard.append)
    for command in COMMANDS:
        for key in command.codes:
            heard.clear()
            for repeated in (False, True, True):
                event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeated)
                player.page.view.keyPressEvent(event)
            assert heard == [command.id] * (3 if command.repeats else 1)


def test_a_finished_turn_ends_automatically_if_preferred(player, settings):
    settings.change(ends_itself=True)
    begin(player, "human,apprentice seed=11")
    turn = player.table.state.turn
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    assert player.table.state.turn == turn, "what was done is seen first, and can be taken back"
    player.page.commands.undo()
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.qtbot.waitUntil(lambda: player.table.state.turn > turn)


def test_a_turn_does_not_end_automatically_with_a_lifted_piece(player, settings):
    settings.change(ends_itself=True)
    begin(player, "human,apprentice seed=11")
    turn, prompts, lifted = player.table.state.turn, player.page.prompts, [True]
    player.click(player.spot("row", 0))
    prompts.hold_while(lambda: lifted[0])
    player.click(player.spot("take"))
    prompts._done.timeout.emit()
    assert player.table.state.turn == turn
    assert prompts._done.isActive()
    lifted[0] = False
    player.qtbot.waitUntil(lambda: player.table.state.turn > turn)


def test_by_default_a_turn_does_not_end_automatically(player):
    begin(player, "human,apprentice seed=11")
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    assert player.page.prompts.nothing_left()
    assert not player.page.prompts._done.isActive()


def test_an_unfinished_turn_does_not_end_automatically(player, settings):
    settings.change(ends_itself=True)
    begin(player, "human,apprentice seed=11 starting_money=40")
    assert not player.page.prompts.nothing_left()
    tile = min(affordable(player))
    player.click(player.spot("market", tile))
    player.key(Qt.Key.Key_Return)
    assert tile in player.table.waiting
    assert not player.page.prompts._done.isActive()


def test_cards_of_a_payment_can_be_exchanged(player):
    begin(player, "human,apprentice seed=11 starting_money=40")
    tile = min(affordable(player))
    player.click(player.spot("market", tile))
    proposal = player.raised
    assert proposal
    hand = player.table.state.players[0].hand
    currency = hand[proposal[0]].split("-")[0]
    other = next(i for i, c in enumerate(hand) if c.startswith(currency) and i not in proposal)
    player.click(player.spot("hand", other))
    assert set(player.raised) == {*proposal, other}
    player.key(Qt.Key.Key_Return)
    bought = player.table.transitions[-1].action
    assert bought == BuyBuilding(tile, tuple(sorted(hand[i] for i in (*proposal, other))))


def test_a_turn_can_be_played_by_keyboard(player):
    begin(player, "human,apprentice seed=11")
    start = player.table.state
    for _ in range(40):
        player.key(Qt.Key.Key_Right)
        if player.stands_on(Row()):
            break
        player.key(Qt.Key.Key_Up)
    assert player.stands_on(Row())
    card = player.stage.snapshot.table.pieces[player.selection.cursor].face.card
    player.key(Qt.Key.Key_Return)
    assert player.selection.lifted
    player.key(Qt.Key.Key_Return)
    assert player.table.state.players[0].hand == tuple(sorted((*start.players[0].hand, card)))
    player.key(Qt.Key.Key_E)
    player.wait_for_turn()
    assert player.table.state.turn > start.turn


def test_buying_and_placing_works_by_keyboard(player):
    begin(player, "human,apprentice seed=11 starting_money=40")
    tile = min(affordable(player))
    for key in [Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Left] * 4:
        player.key(key)
        tile = next(
            (t for t in affordable(player) if player.table.book.tile_pieces[t] == player.selection.cursor), ""
        )
        if tile:
            break
    player.key(Qt.Key.Key_Return)
    assert player.selection.lifted
    square = player.selection.cursor
    assert isinstance(square, CitySquare)
    cell = square.cell
    assert player.selection.aimed == square
    player.key(Qt.Key.Key_Return)
    assert player.table.promises == (PlaceTile(tile, cell),)


def test_a_reserve_tile_can_be_dragged_in_and_removed_again(player):
    begin(player, "human,apprentice seed=11 starting_money=40")
    tile = next(t for t in sorted(affordable(player)) if player.table.placeable_cells(t))
    player.drag(player.spot("market", tile), player.spot("reserve-area"))
    assert player.table.promises == (KeepInReserve(tile),)
    player.end_turn()
    player.wait_for_turn()
    assert player.table.state.players[0].reserve == (tile,)
    cell = player.table.book.placement.legal_cells(
        player.table.state.players[0].city, player.table.book.tiles[tile]
    )[0]
    player.drag(player.spot("reserve", tile), player.cell(cell))
    assert player.table.state.players[0].city.cell_of(tile) == cell
    player.end_turn()
    player.wait_for_turn()
    player.drag(player.cell(cell), player.spot("reserve-area"))
    assert player.table.state.players[0].reserve == (tile,)


def test_a_curtain_hides_the_hands_between_two_human_players(player):
    begin(player, "human,human,apprentice seed=11")
    first = player.page.viewer
    take_first_card(player)
    player.qtbot.waitUntil(player.page.curtain.isVisible, timeout=20_000)
    assert player.page.viewer == first
    assert player.stage.snapshot.viewer == first
    player.qtbot.keyClick(player.page.curtain, Qt.Key.Key_Return)
    player.wait_for_turn()
    assert player.page.viewer != first
    assert player.stage.snapshot.seen.players[first].hand == ()


def test_a_resumed_table_keeps_the_unfinished_turn(open_window, qtbot):
    first = open_window()
    begin(first, "human,apprentice seed=11 starting_money=40")
    tile = next(t for t in sorted(affordable(first)) if first.table.placeable_cells(t))
    first.drag(first.spot("market", tile), first.cell(first.table.placeable_cells(tile)[0]))
    state, promises = first.table.state, first.table.promises
    assert promises
    first.window.close()
    second = open_window()
    second.window.workspace.games.continue_game()
    second.window.workspace.games.await_file(20.0)
    assert second.table.state == state
    assert second.table.promises == promises
    second.table.undo()
    assert second.table.promises == ()
    assert isinstance(second.table.state.decision, ChooseAction)
    assert second.table.state.players[0].purchases == ()


def test_a_damaged_file_is_reported_and_the_game_continues(player, tmp_path):
    begin(player, "human,apprentice seed=11")
    before = player.table.state
    bad = tmp_path / "bad.alhambra"
    bad.write_text("{")
    open_file(player.window, bad)
    assert "bad.alhambra" in player.window.notice.words
    assert player.table.state is before


def play_a_turn(player: Driver) -> None:
    found = exact_offer(player)
    if found is not None:
        tile, cells = found
        player.stage.city.reveal(CitySquare(player.page.viewer, cells[0]))
        player.drag(player.spot("market", tile), player.cell(cells[0]))
    elif isinstance(player.table.state.decision, ChooseAction):
        richest = max(range(len(player.table.state.row)), key=lambda i: player.table.state.row[i][-1])
        player.click(player.spot("row", richest))
        player.click(player.spot("take"))
    for tile in player.table.waiting:
        cells = player.table.placeable_cells(tile)
        for cell in cells[:1]:
            player.stage.city.reveal(CitySquare(player.page.viewer, cell))
        target = player.cell(cells[0]) if cells else player.spot("reserve-area")
        player.drag(player.spot("tray", tile), target)
    player.end_turn()


@pytest.mark.sweep
def test_a_two_player_game_can_be_played_by_mouse(player, tmp_path):
    begin(player, "human,apprentice seed=5")
    for _ in range(200):
        if player.table.state.over:
            break
        play_a_turn(player)
        player.wait_for_turn()
    assert player.table.state.over
    assert [held.round for held in player.table.state.scorings] == [1, 2, 3]
    player.qtbot.waitUntil(lambda: player.page.scorings.on_top is not None, timeout=20_000)
    file = tmp_path / "game.json"
    write_record(file, player.table.setup, player.table.events)
    entries = json.loads(file.read_text(encoding="utf-8"))["events"]
    assert entries[-1]["event"] == "end"
    referee = os.environ.get("ALHAMBRA_REFEREE")
    if referee:
        subprocess.run([sys.executable, referee, "--finished", str(file)], check=True)


def test_the_autosave_of_a_game_can_be_read(player):
    begin(player, "human,apprentice seed=11")
    take_first_card(player)
    player.wait_for_turn()
    state = player.table.state
    player.window.close()
    assert read_game(player.window.workspace.storage.path).state == state

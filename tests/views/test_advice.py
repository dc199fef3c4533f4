"""Hints and Why? in the real window, by mouse and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from alhambra_desktop.model.files.saves.record import write_record
from alhambra_desktop.model.files.saves.save import read_game
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding
from alhambra_desktop.model.rules.core.engine.event import MoneyTaken, TilePlaced
from alhambra_desktop.model.rules.core.places.places import CitySquare, Hand, PieceId
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.log_model import LogModel
from alhambra_desktop.views.pages.table.advice import (
    LATER,
    NO_PAST,
    NOBODY,
    PURIST,
    STRENGTHS,
    THINKING,
    UNDER_WAY,
)
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.words import PSEUDO, say
from tests.views.driver import TIMEOUT, Driver, whole_game
from tests.views.storage.at_table import open_file
from tests.views.test_rule_sets import MARKET, lay, position
from tests.windows import SHARED

RICH = "human,apprentice seed=11 starting_money=40"


@pytest.fixture(scope="module")
def window(qapp, tmp_path_factory):
    """Share one window between all tests, so its adviser process starts only once."""
    folder = tmp_path_factory.mktemp("advice")
    settings = Settings(folder / "settings.json")
    settings.change(own_speed="off", others_speed="off", theme="light")
    made = MainWindow(settings, folder)
    made.resize(1280, 800)
    made.show()
    SHARED.append(made)
    yield made
    SHARED.remove(made)
    made.close()


@pytest.fixture
def player(qtbot, window):
    window.workspace.page.advice.seconds = 0.05
    yield Driver(qtbot, window)
    window.settings.change(aids="normal")


def begin(player: Driver, table: str) -> None:
    player.window.workspace.games.begin(parse_new(table))
    player.wait_for_turn()


def wait_for_answer(player: Driver) -> str:
    advice = player.page.advice
    player.qtbot.waitUntil(lambda: not advice.adviser.busy, timeout=TIMEOUT)
    assert say(THINKING) not in advice.card.words
    return advice.card.words or player.stage.guide.words


def hint(player: Driver) -> str:
    player.key(Qt.Key.Key_H)
    return wait_for_answer(player)


def take_first_card(player: Driver) -> None:
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.end_turn()
    player.wait_for_turn()


def rows(player: Driver, heading: bool = False) -> list:
    """Return the rows of the log that can be explained."""
    model, log = player.page.log_model, player.page.log
    found = [model.index(row) for row in range(model.rowCount())]
    return [row for row in found if log.askable(row) and row.data(LogModel.HeadingRole) == heading]


# -- hints


def test_three_hints_reveal_more_and_mark_tile_and_square(player):
    begin(player, RICH)
    player.key(Qt.Key.Key_H)
    assert say(THINKING) in player.page.advice.card.words
    assert player.page.advice.card.isVisible()
    first = wait_for_answer(player)
    assert "1 of 3 Buy a building." in first
    second = hint(player)
    assert player.page.advice.card.isHidden(), "it is said on the table"
    assert second.startswith("Buy ")
    assert "raised card" in second
    guide, marks = player.selection.guide, player.stage.guide.marks
    assert [mark.number for mark in marks] == [1]
    assert player.selection.paid == guide.paid != ()
    assert player.selection.cursor == guide.pieces[0]
    third = hint(player)
    assert "Place it here: " in third
    guide, marks = player.selection.guide, player.stage.guide.marks
    assert [mark.number for mark in marks] == [1, 2]
    assert isinstance(guide.place, CitySquare)
    for shift, cursor in ((False, guide.place), (True, guide.pieces[0]), (False, guide.place)):
        player.key(Qt.Key.Key_Backtab if shift else Qt.Key.Key_Tab)
        assert player.selection.cursor == cursor
        assert player.page.view.hasFocus()
    assert guide.place.cell in player.table.facts.projection.state.players[0].city.surroundings
    assert marks[1].rect == player.stage.rect_of(guide.place)
    assert hint(player) == third
    assert player.table.hints == (1, 1, 1)
    kept = player.window.workspace.storage.path
    player.qtbot.waitUntil(lambda: kept.exists() and read_game(kept).hints == (1, 1, 1), timeout=TIMEOUT)


def test_keys_pressed_while_computing_request_stronger_hints(player):
    begin(player, RICH)
    for _ in range(STRENGTHS + 1):
        player.key(Qt.Key.Key_H)
    assert player.page.advice.adviser.busy
    assert "Place it here: " in wait_for_answer(player)
    assert player.page.advice._strength == STRENGTHS


def test_a_hint_ends_with_the_next_action(player):
    begin(player, RICH)
    for _ in range(3):
        hint(player)
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    assert player.page.advice.card.isHidden()
    assert not player.stage.guide.isVisible()
    assert "1 of 3" in hint(player)
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert player.page.advice.card.isHidden()
    assert "1 of 3" in hint(player)
    assert player.table.hints == (3, 1, 1)


def test_promising_a_tile_ends_a_hint(player):
    begin(player, RICH)
    tile = next(
        action.tile
        for action in player.table.offers()
        if isinstance(action, BuyBuilding) and player.table.placeable_cells(action.tile)
    )
    player.drag(player.spot("market", tile), player.spot("tray-area"))
    assert "1 of 3" in hint(player)
    player.drag(player.spot("tray", tile), player.cell(player.table.placeable_cells(tile)[0]))
    assert player.page.advice.card.isHidden()


def test_after_a_placement_hints_continue_with_the_next_tile(player):
    tiles = ("garden-11-open", "tower-11-S", "seraglio-9-open")
    lay(player, position().market(*MARKET).player(0, hand="", purchases=()).placing(0, *tiles))
    placed: set[str] = set()
    for _ in tiles:
        for _ in range(STRENGTHS):
            hint(player)
        guide = player.selection.guide
        assert guide is not None, player.page.advice.card.words
        assert guide.face.tile not in placed
        placed.add(guide.face.tile)
        player.key(Qt.Key.Key_Return)
        assert player.table.promised_tiles.keys() == placed
    assert "End the turn" in hint(player)


def test_a_pending_hint_is_cancelled_when_the_game_moves_on(player):
    begin(player, RICH)
    player.page.advice.seconds = 30.0
    player.key(Qt.Key.Key_H)
    assert player.page.advice.adviser.busy
    take_first_card(player)
    assert not player.page.advice.adviser.busy
    assert player.page.advice.card.isHidden()
    assert player.table.hints == (0, 0, 0)


def test_the_button_shows_hints_and_escape_closes_the_card(player):
    begin(player, RICH)
    player.qtbot.mouseClick(player.page.bar.hint, Qt.MouseButton.LeftButton)
    assert "1 of 3" in wait_for_answer(player)
    player.key(Qt.Key.Key_Escape)
    assert player.page.advice.card.isHidden()
    assert "1 of 3" in hint(player)
    close = player.page.advice.card.findChild(object, "adviceClose")
    player.qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert player.page.advice.card.isHidden()
    assert player.table.hints == (1, 0, 0)


def test_minimal_assistance_gives_no_hints(player):
    settings = player.window.settings
    settings.change(aids="purist")
    begin(player, RICH)
    assert player.page.bar.hint.isHidden()
    player.key(Qt.Key.Key_H)
    assert player.page.advice.card.words.strip().endswith(say(PURIST))
    assert not player.page.advice.adviser.busy
    assert player.table.hints == (0, 0, 0)
    settings.change(aids="normal")
    player.follow()
    assert player.page.bar.hint.isVisible()


def test_the_card_follows_the_language(player):
    begin(player, RICH)
    plain = hint(player)
    try:
        SPOKEN.speak(PSEUDO)
        long = player.page.advice.card.words
        assert len(long) > 1.2 * len(plain)
        assert say(Message("advice-hint")) in long
        assert player.page.advice.card.accessibleDescription() in long
    finally:
        SPOKEN.speak("en")
    assert player.page.advice.card.words == plain


@pytest.fixture
def marked(player) -> Driver:
    """Return a driver with a hint of strength 3 on the table."""
    begin(player, RICH)
    for _ in range(3):
        hint(player)
    assert player.stage.guide.isVisible()
    return player


def test_enter_plays_the_marked_move_as_one_step(marked):
    guide, before = marked.selection.guide, marked.table.state
    marked.key(Qt.Key.Key_Return)
    (piece,) = guide.pieces
    assert marked.stage.snapshot.table.pieces[piece].place == guide.place
    assert marked.selection.guide is None
    marked.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert marked.table.state == before
    assert not marked.table.promises


def test_a_hint_to_take_money_marks_only_row_cards(player):
    begin(player, "human,apprentice seed=3")
    for _ in range(3):
        hint(player)
    guide, marks = player.selection.guide, player.stage.guide.marks
    assert guide.pieces
    assert [mark.number for mark in marks] == [1] * len(guide.pieces)
    assert player.stage.guide.spot is not None, "and there is room for the line"


def test_escape_clears_the_marks_until_the_hint_is_repeated(marked):
    said = marked.stage.guide.words
    marked.key(Qt.Key.Key_Escape)
    assert not marked.stage.guide.isVisible()
    assert not marked.selection.raised
    assert hint(marked) == said
    assert marked.table.hints == (1, 1, 1)


def test_lifting_a_piece_clears_the_marks_but_hovering_does_not(marked):
    guide = marked.selection.guide
    for spot in (marked.spot("row", 0), marked.cell((0, 0))):
        marked.move(spot)
        assert marked.selection.guide == guide
        assert marked.selection.paid == guide.paid
    marked.click(marked.spot("row", 0))
    assert not marked.stage.guide.isVisible()
    marked.key(Qt.Key.Key_Escape)
    assert not marked.selection.lifted, "Esc is for what is lifted again"


def test_marks_follow_the_camera(marked):
    before = marked.stage.guide.marks
    marked.stage.city.zoom(1.2)
    after = marked.stage.guide.marks
    assert after[0] == before[0]
    assert after[1].rect == marked.stage.rect_of(marked.selection.guide.place) != before[1].rect


def test_the_marked_hint_follows_the_language(marked):
    plain = marked.stage.guide.words
    try:
        SPOKEN.speak(PSEUDO)
        assert marked.stage.guide.words not in ("", plain)
    finally:
        SPOKEN.speak("en")
    assert marked.stage.guide.words == plain


def test_a_hint_is_announced_once_with_its_reason(player):
    begin(player, RICH)
    told = []
    player.page.advice.announced.connect(lambda say_it: told.append(say_it()))
    for _ in range(3):
        hint(player)
    assert [one.split(".")[0] for one in told[-2:]] == ["Hint", "Hint"]
    assert "2 of 3" in told[-2]
    assert "3 of 3" in told[-1]
    assert "of the fountain" in told[-1]
    assert len([one for one in told if "3 of 3" in one]) == 1


# -- why


def test_an_explained_turn_is_marked(player):
    begin(player, RICH)
    bought = taken = False
    while not (bought and taken):
        take_first_card(player)
        player.key(Qt.Key.Key_W)
        wait_for_answer(player)
        events = [event for move in player.page.advice._turn for event in move.events]
        deeds, table = player.selection.deeds, player.stage.snapshot.table
        marks = {mark.number: mark for mark in player.stage.guide.marks}
        assert list(marks) == [*range(1, len(deeds) + 1)]
        assert player.stage.guide.isVisible()
        touched = [target for deed in deeds for target in deed]
        placed = {event.tile: event for event in events if isinstance(event, TilePlaced)}
        for tile, event in placed.items():
            assert PieceId(tile) in touched
            assert table.pieces[PieceId(tile)].place == CitySquare(1, event.cell)
            assert any(mark.rect == player.stage.rect_of(PieceId(tile)) for mark in player.stage.guide.marks)
            bought = True
        if any(isinstance(event, MoneyTaken) for event in events):
            assert any(table.pieces[target].place == Hand(1) for target in touched)
            taken = True
        player.key(Qt.Key.Key_Escape)
        assert not player.selection.deeds
        assert not player.stage.guide.isVisible()


def test_a_hint_clears_the_marks_of_an_explained_turn(player):
    begin(player, RICH)
    take_first_card(player)
    player.key(Qt.Key.Key_W)
    wait_for_answer(player)
    assert player.selection.deeds
    assert "1 of 3" in hint(player)
    assert not player.selection.deeds


def test_the_why_button_explains_a_turn_without_hidden_information(player):
    begin(player, "human,builder seed=11")
    take_first_card(player)
    log, row = player.open_log(), rows(player)[-1]
    seat = row.data(LogModel.SeatRole)
    pill = log.pill(row).center()
    player.qtbot.mouseMove(log.viewport(), pill)
    player.qtbot.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=pill)
    words = wait_for_answer(player)
    assert words.startswith(f"Why? {player.table.setup.seats[seat].name}, turn ")
    assert "Alternatives" not in words
    assert "stays hidden" in words or say(LATER) in words
    assert player.page.stage.peek.kept == ()


def test_the_log_caches_its_lines_for_one_width_only(player):
    begin(player, "human,builder seed=11")
    take_first_card(player)
    log = player.open_log()
    for wider in range(5):
        log.resize(log.width() + 7 * wider, log.height())
        log.grab()
    assert 0 < len(log._lines) <= log.model().rowCount()


@pytest.mark.parametrize("key", [Qt.Key.Key_W, Qt.Key.Key_Return])
def test_log_entries_are_explained_by_keys(player, key):
    begin(player, "human,builder seed=11")
    take_first_card(player)
    log = player.open_log()
    log.setFocus()
    log.setCurrentIndex(rows(player, heading=True)[-1])
    player.qtbot.keyClick(log, key)
    assert "Why? Yusuf, turn" in wait_for_answer(player)
    player.qtbot.keyClick(log, Qt.Key.Key_Escape)
    assert player.page.advice.card.isHidden()


def test_w_at_the_table_explains_the_last_move(player):
    begin(player, "human,builder seed=11")
    if player.table.state.turn == 1:
        player.key(Qt.Key.Key_W)
        assert say(NOBODY) in player.page.advice.card.words
    take_first_card(player)
    player.key(Qt.Key.Key_W)
    assert f"Why? Yusuf, turn {player.table.state.turn - 1}" in wait_for_answer(player)


def test_an_explanation_links_to_its_rule_and_back(player):
    begin(player, RICH)
    for _ in range(12):
        take_first_card(player)
        player.key(Qt.Key.Key_W)
        wait_for_answer(player)
        card = player.page.advice.card
        links = [label for label in card.findChildren(QLabel) if "href" in label.text()]
        if links and not links[0].isHidden():
            break
    (label,) = [one for one in links if not one.isHidden()]
    assert "<" not in card.words
    rule = re.search(r'href="(\S+)"', label.text())[1]
    assert f"Rule\N{NO-BREAK SPACE}{rule}" in card.words
    label.linkActivated.emit(rule)
    assert player.window.workspace.reader.page.rule == rule
    player.qtbot.keyClick(player.window.workspace.reader.page.text, Qt.Key.Key_Escape)
    assert player.window.workspace.at_table
    assert label.isVisible()


# the offscreen platform logs this for every menu


def test_the_context_menu_offers_why_only_where_possible(player):
    begin(player, "human,builder seed=11")
    take_first_card(player)
    log = player.open_log()
    row = rows(player)[-1]
    player.entry_of(log.viewport(), log.visualRect(row).center(), "why").trigger()
    assert "Why? Yusuf" in wait_for_answer(player)
    own = next(
        index
        for index in (player.page.log_model.index(i) for i in range(player.page.log_model.rowCount()))
        if str(index.data()).startswith("took") and not log.askable(index)
    )
    menu = player.menu_at(log.viewport(), log.visualRect(own).center())
    assert "why" not in [entry.objectName() for entry in menu.actions()]
    menu.close()


def test_an_unfinished_turn_is_not_explained(player):
    begin(player, "human,builder seed=11")
    take_first_card(player)
    player.page.advice.why(player.table.transitions[-1], heading=True)
    assert say(UNDER_WAY) in player.page.advice.card.words


def test_an_immediate_answer_cancels_the_pending_request(player):
    begin(player, "human,builder seed=11 starting_money=40")
    player.page.advice.seconds = 30.0
    player.key(Qt.Key.Key_H)
    assert player.page.advice.adviser.busy
    player.page.advice.why(player.table.transitions[-1], heading=True)
    assert say(UNDER_WAY) in player.page.advice.card.words
    assert not player.page.advice.adviser.busy


def test_any_turn_can_be_explained_after_opening_a_saved_game(player):
    begin(player, "human,builder,apprentice seed=11")
    for _ in range(2):
        take_first_card(player)
    player.window.workspace.games.show_saved(player.table.saved())
    player.wait_for_turn()
    first = rows(player)[0]
    player.open_log().scrollTo(first)
    pill = player.page.log.pill(first).center()
    player.qtbot.mouseClick(player.page.log.viewport(), Qt.MouseButton.LeftButton, pos=pill)
    assert f"turn {first.data(LogModel.TurnRole)}" in wait_for_answer(player)


def test_a_game_without_history_says_so(player):
    begin(player, "human,builder seed=11")
    take_first_card(player)
    player.window.workspace.games.show_saved(
        attrs.evolve(player.table.saved(), actions=(), promised=(), undone=())
    )
    assert not player.table.complete
    player.key(Qt.Key.Key_W)
    assert say(NO_PAST) in player.page.advice.card.words


def test_finished_games_are_explained_with_hidden_information(player):
    assert_nothing_is_withheld(player, lambda game: player.window.workspace.games.show_saved(game.saved()))


def test_finished_records_are_explained_with_hidden_information(player, tmp_path):
    def show(game: GameTable) -> None:
        path = tmp_path / "a.alhambra-record"
        write_record(path, game.setup, game.events)
        open_file(player.window, path)

    assert_nothing_is_withheld(player, show)


def assert_nothing_is_withheld(player: Driver, show: Callable[[GameTable], None]) -> None:
    show(whole_game("human,apprentice seed=4"))
    player.qtbot.waitUntil(lambda: player.page.scorings.on_top is not None, timeout=TIMEOUT)
    player.page.scorings.on_top.close()
    said = []
    for row in rows(player)[-12:-4]:
        player.page.log.why_asked.emit(row)
        said.append(wait_for_answer(player))
    assert any("Alternatives" in words for words in said)
    assert not any("stays hidden" in words or say(LATER) in words for words in said)


def test_with_open_hands_nothing_is_withheld(player):
    begin(player, "human,builder seed=11 open_hands=on")
    take_first_card(player)
    player.key(Qt.Key.Key_W)
    words = wait_for_answer(player)
    assert "Alternatives" in words
    assert "stays hidden" not in words


@pytest.mark.sweep
def test_a_crashed_adviser_is_reported_and_replaced(player):
    begin(player, RICH)
    player.page.advice.seconds = 30.0
    player.key(Qt.Key.Key_H)
    player.page.advice.adviser._worker.kill()
    assert "did not respond" in wait_for_answer(player)
    player.page.advice.seconds = 0.05
    assert "1 of 3" in hint(player)

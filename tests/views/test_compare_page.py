"""The comparison of a game with a friend's record of the same deal, opened from the review."""

from __future__ import annotations

from itertools import islice

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from alhambra_desktop.model.files.saves.record import write_record
from alhambra_desktop.model.learning.analysis.turns import compared
from alhambra_desktop.model.rules.core.engine.action import PlaceTile
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play
from alhambra_desktop.model.rules.core.places.places import TileFace
from alhambra_desktop.model.rules.core.words.message import in_a_row
from alhambra_desktop.model.rules.core.words.wording import square_noun
from alhambra_desktop.model.rules.modules.registry import rulebook
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.dialogs import file_dialogs
from alhambra_desktop.views.pages.games.compare_page import (
    ONE,
    OTHER,
    OTHER_POINTS,
    POINTS,
    TURN,
    ComparePage,
)
from alhambra_desktop.views.text.language import capital
from alhambra_desktop.views.text.story import deeds
from alhambra_desktop.words import say
from tests.property.games import moves
from tests.unit.archive.games import unaided
from tests.views.driver import Driver

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def friends():
    """Return a game with the same deal but other names."""
    setup = unaided(3, 3).setup
    seats = tuple(attrs.evolve(seat, name=f"Friend {n}") for n, seat in enumerate(setup.seats))
    return list(moves(rulebook(attrs.evolve(setup, seats=seats)), 2))


def compare(player: Driver, monkeypatch, path):
    """Review a game and compare it with a file."""
    monkeypatch.setattr(file_dialogs, "file_to_open", lambda _: path)
    player.window.workspace.games.show_saved(unaided(3, 3))
    player.window.workspace.reviews.look_back()
    player.qtbot.mouseClick(player.window.workspace.reviews.page.time_card.compare, LEFT)


@pytest.fixture
def page(player: Driver, monkeypatch, tmp_path, friends):
    path = tmp_path / "friend.alhambra-record"
    write_record(path, friends[0].after.setup, (event for move in friends for event in move.events))
    compare(player, monkeypatch, path)
    player.qtbot.waitUntil(player.window.workspace.reviews.comparison.isVisible, timeout=20_000)
    return player.window.workspace.reviews.comparison


def test_both_games_are_compared_from_their_first_difference(page, player, friends):
    known = page._comparison
    row = page.turns.currentIndex().row()
    assert row == known.first_difference
    cell = lambda column: page.model.index(row, column).data()  # noqa: E731
    turn = known.turns[row]
    assert cell(TURN).startswith(f"{turn.one.number}  ")
    for column, played, setup in ((ONE, turn.one, known.one), (OTHER, turn.other, known.other)):
        assert cell(column) == capital(say(in_a_row(deeds(rulebook(setup), played.moves))))
    assert cell(POINTS) == str(turn.one.after.players[turn.one.seat].score)
    assert cell(OTHER_POINTS) == str(turn.other.after.players[turn.other.seat].score)
    told = page.model.index(row, TURN).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.endswith("first difference")
    assert page.summary.text() == f"First difference: turn {turn.one.number}, {cell(TURN).split('  ')[1]}."
    for before in range(row):
        assert page.model.index(before, ONE).data() == page.model.index(before, OTHER).data()


def test_points_are_shown_only_where_they_change(page):
    model = page.model
    for column in (POINTS, OTHER_POINTS):
        last: dict[str, int | None] = {}
        for row in range(model.rowCount()):
            name, points = model.seat_and_name(row)[1], model.points(row, column)
            assert model.changes(row, column) is (points != last.get(name, 0))
            last[name] = points


def test_a_turn_is_illustrated_with_its_tile_and_cards(page):
    for row, turn in enumerate(page._comparison.turns[:20]):
        if turn.one is not None:
            _, pieces = page.model.pieces(row, ONE)
            tiles = {getattr(action, "tile", None) for action in turn.one.actions} - {None}
            assert {piece.tile for piece in pieces if isinstance(piece, TileFace)} == tiles


def test_enter_reviews_the_turn_and_esc_returns(page, player):
    place = page.turns.currentIndex().row()
    player.qtbot.keyClick(page.turns, Qt.Key.Key_Return)
    look_back = player.window.workspace.reviews.page
    assert look_back.isVisible()
    assert look_back.stop == place
    player.window.workspace.reviews._compare.go()
    player.qtbot.keyClick(page.turns, Qt.Key.Key_Escape)
    assert look_back.isVisible()


def test_a_button_jumps_to_the_first_difference(page, player):
    page.turns.setCurrentIndex(page.model.index(page.model.rowCount() - 1, TURN))
    player.qtbot.mouseClick(page.to_difference, LEFT)
    assert page.turns.currentIndex().row() == page._comparison.first_difference


@pytest.mark.parametrize("own_is_longer", [True, False])
def test_only_turns_of_the_own_game_can_be_reviewed(qtbot, own_is_longer):
    longer = list(islice(moves(rulebook(parse_new("human,human seed=1")), 1), 40))
    games = (longer, longer[:20]) if own_is_longer else (longer[:20], longer)
    page = ComparePage()
    qtbot.addWidget(page)
    page.set_content(compared(*games))
    for row, there in ((0, True), (page.model.rowCount() - 1, own_is_longer)):
        page.turns.setCurrentIndex(page.model.index(row, TURN))
        assert page.look.isEnabled() is there


def test_a_game_with_another_deal_is_refused_with_a_reason(player, monkeypatch, tmp_path):
    path = tmp_path / "other.alhambra-record"
    other = unaided(4, 3)
    write_record(path, other.setup, (event for move in other.history() for event in move.events))
    compare(player, monkeypatch, path)
    wanted = "This record cannot be compared: it has a different deal."
    player.qtbot.waitUntil(lambda: player.window.notice.words == wanted, timeout=20_000)
    assert player.window.workspace.reviews.page.isVisible()


def test_a_damaged_file_is_reported(player, monkeypatch, tmp_path):
    path = tmp_path / "damaged.alhambra-record"
    path.write_text("{")
    compare(player, monkeypatch, path)
    player.qtbot.waitUntil(lambda: path.name in player.window.notice.words, timeout=20_000)
    assert player.window.workspace.reviews.page.isVisible()


def test_games_that_differ_only_by_a_square_name_it(qtbot):
    book = rulebook(parse_new("human,human seed=1"))
    one = list(islice(moves(book, 1), 60))
    place, at = next(
        (place, action) for place, move in enumerate(one) if isinstance(action := move.action, PlaceTile)
    )
    before = one[place].before
    instead = next(
        action for action in legal_actions(book, before) if isinstance(action, PlaceTile) and action != at
    )
    other = [*one[:place], play(book, before, instead)]
    while other[-1].after.turn == before.turn:
        state = other[-1].after
        other.append(play(book, state, legal_actions(book, state)[-1]))
    page = ComparePage()
    qtbot.addWidget(page)
    page.set_content(compared(one, other))
    row = page._comparison.first_difference
    mine, its = (page.model.index(row, column).data() for column in (ONE, OTHER))
    assert mine != its
    assert say(square_noun(at.cell)) in mine
    assert say(square_noun(instead.cell)) in its
    assert not page.model.index(row, TURN).data(page.model.SameRole)


def test_the_final_points_of_both_games_are_shown(page, player, friends):
    here, there = player.table.transitions[-1].after, friends[-1].after
    for seat, setup in enumerate(here.setup.seats):
        one, other = (state.players[seat].score for state in (here, there))
        texts = [label.text() for label in page.scores.findChildren(QLabel)]
        assert setup.name in texts
        assert {str(one), str(other)} <= {*texts}


# -- without a window


@pytest.fixture
def bare(qtbot):
    """Return a page that compares two games of different lengths that part ways early."""
    book = rulebook(parse_new("human,human seed=1"))
    page = ComparePage()
    qtbot.addWidget(page)
    page.resize(1100, 500)
    page.set_content(compared(list(islice(moves(book, 1), 60)), list(islice(moves(book, 2), 30))))
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    return page


def test_enter_and_the_button_choose_a_turn_of_the_own_game(bare, qtbot):
    chosen = []
    bare.chosen.connect(chosen.append)
    bare.turns.setCurrentIndex(bare.model.index(2, OTHER))
    qtbot.keyClick(bare.turns, Qt.Key.Key_Return)
    qtbot.mouseClick(bare.look, LEFT)
    assert chosen == [2, 2]


def test_escape_and_the_button_leave_the_comparison(bare, qtbot):
    left = []
    bare.left.connect(lambda: left.append(True))
    qtbot.keyClick(bare.turns, Qt.Key.Key_Escape)
    qtbot.mouseClick(bare.back, LEFT)
    assert left == [True, True]


def test_the_columns_of_a_comparison(bare):
    model = bare.model
    titles = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert titles == ["Turn", "This game", "Points", "Record", "Points"]
    sides = [
        model.headerData(at, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole) for at in range(5)
    ]
    right = [bool(side & Qt.AlignmentFlag.AlignRight) for side in sides]
    assert right == [False, False, True, False, True]
    assert [model.index(0, at).data(Qt.ItemDataRole.TextAlignmentRole) for at in range(5)] == sides
    tips = [model.index(0, at).data(Qt.ItemDataRole.ToolTipRole) for at in range(5)]
    assert [tip is not None for tip in tips] == [False, True, False, True, False]
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert model.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None
    assert (model.rowCount(model.index(0, 0)), model.columnCount(model.index(0, 0))) == (0, 0)
    assert ComparePage().model.rowCount() == 0


def test_a_turn_that_a_game_lacks_is_a_dash(bare):
    model, last = bare.model, bare.model.rowCount() - 1
    there = model.index(last, ONE).data() != "–"
    missing, present = ((OTHER, OTHER_POINTS), (ONE, POINTS))[:: 1 if there else -1]
    assert [model.index(last, column).data() for column in missing] == ["–", "–"]
    assert "–" not in [model.index(last, column).data() for column in present]
    assert model.pieces(last, missing[0]) is None
    assert model.points(last, missing[1]) is None
    assert model.pieces(last, present[0]) is not None


def test_the_comparison_begins_above_the_first_difference(bare):
    row = bare._comparison.first_difference
    assert bare.turns.currentIndex().row() == row
    assert bare.turns.hasFocus()
    bare.turns.setCurrentIndex(bare.model.index(bare.model.rowCount() - 1, TURN))
    bare.show_first_difference()
    assert bare.turns.currentIndex().row() == row
    assert bare.turns.indexAt(bare.turns.viewport().rect().topLeft()).row() == max(0, row - 3)
    told = [
        bare.model.index(at, column).data(Qt.ItemDataRole.AccessibleTextRole)
        for at, column in ((row, TURN), (row, ONE), (row + 1, TURN))
    ]
    assert ["first difference" in text for text in told] == [True, False, False]
    assert bare.model.index(row, 0).data(bare.model.FirstDifferenceRole)
    assert not bare.model.index(row + 1, 0).data(bare.model.FirstDifferenceRole)


def test_equal_games_have_no_first_difference(qtbot):
    game = list(islice(moves(rulebook(parse_new("human,human seed=1")), 1), 30))
    page = ComparePage()
    qtbot.addWidget(page)
    page.set_content(compared(game, game))
    assert not page.to_difference.isEnabled()
    assert page.turns.currentIndex().row() == 0
    assert page.summary.text() != ""
    rows = range(page.model.rowCount())
    assert all(page.model.index(row, ONE).data(page.model.SameRole) for row in rows)

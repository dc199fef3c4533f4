"""Accessibility of the table: a child for each piece and place, with name, position and focus."""

from __future__ import annotations

import gc
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QGraphicsView

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import AddFromReserve
from alhambra_desktop.model.rules.core.engine.play import play
from alhambra_desktop.model.rules.core.places.places import Reserve, Stack, Tray
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.views.accessibility import a11y
from alhambra_desktop.views.accessibility.a11y import (
    ItemInterface,
    ScreenReaderBridge,
    TableInterface,
    announcement,
    interface_of,
)
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.text.language import capital
from alhambra_desktop.words import say
from tests.scenarios.board import Position, rules_for
from tests.views.driver import TIMEOUT, Driver

NAME = QAccessible.Text.Name


@pytest.fixture
def listening(qapp):
    """Simulate a running screen reader."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def read(player: Driver) -> TableInterface:
    """Return the accessible interface of the table."""
    found = QAccessible.queryAccessibleInterface(player.view)
    assert isinstance(found, TableInterface)
    return found


def names(table: TableInterface) -> list[str]:
    return [table.child(index).text(NAME) for index in range(table.childCount())]


@pytest.fixture
def events(monkeypatch) -> list[QAccessibleEvent]:
    """Record the events sent to screen readers."""
    told: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", told.append)
    return told


ALL = "vizier,camps,bazaars,falconers,bureaux,bonus_cards,huts"


@pytest.mark.parametrize(
    "spec", ["human,human", f"human,human,human modules={ALL}", "human,human game=granada"]
)
def test_every_piece_and_place_is_accessible(player, listening, spec):
    player.window.workspace.games.begin(parse_new(f"{spec} seed=2"))
    player.lift_curtain()
    table, shown = read(player), player.stage.snapshot
    pieces = arrangement(shown.book, shown.seen).pieces
    assert table.role() == QAccessible.Role.List
    assert table.childCount() > len(pieces)
    apart = {id_ for id_, piece in pieces.items() if not piece.face.is_hidden and piece.face != Stack(0)}
    assert {child.target for child in children(table)} >= apart
    places = {piece.place for id_, piece in pieces.items() if id_ not in apart}
    assert places <= {child.target for child in children(table)}, "what is alike is read with its place"
    assert {Tray(shown.viewer), Reserve(shown.viewer)} <= {child.target for child in children(table)}
    assert all(names(table))
    for index, child in enumerate(children(table)):
        assert child.isValid()
        assert child.role() == QAccessible.Role.ListItem
        assert child.parent() is table
        assert table.indexOfChild(child) == index
        assert child.state().focusable


def test_the_table_has_its_localized_name(player, listening):
    table = read(player)
    assert table.text(NAME) == player.view.accessibleName() == "The table"
    player.view.setAccessibleName("La table")
    assert table.text(NAME) == "La table"


def children(table: TableInterface) -> list[ItemInterface]:
    return [cast(ItemInterface, table.child(index)) for index in range(table.childCount())]


def test_a_tile_for_sale_describes_itself_its_square_and_payment(player, listening):
    at = Position(rules_for(2, dirk="off")).market(
        "garden-9-E", "tower-11-open", "chambers-9-W", "arcades-9-open"
    )
    at.player(0, hand="denar-4 denar-5 dirham-9 dirham-5").player(1, hand="denar-1 florin-2")
    put(player, at)
    said = names(read(player))
    assert "Garden 9, wall east, on the market, florin, you cannot afford it" in said
    assert "Tower 11, no wall, on the market, dirham, you can buy it, overpaying by 3" in said
    assert "Chambers 9, wall west, on the market, denar, you can pay the exact price" in said
    assert "Your tray: empty" in said
    assert "Your hand: 4 pieces" in said
    assert "4 denars, in your hand" in said
    assert [name for name in said if "Bob’s hand" in name] == ["Bob’s hand: 2 hidden cards"]
    assert not any("tack of 0" in name for name in said)
    assert [name for name in said if "discard" in name.casefold()] == ["The discard pile: empty"]


def put(player: Driver, at: Position) -> None:
    player.window.workspace.games.show_saved(SavedGame(at.book.setup, at.state, ()))
    player.lift_curtain()


def test_standings_rows_are_accessible_only_while_visible(player, listening):
    player.window.workspace.games.begin(parse_new("human,human seed=2"))
    player.lift_curtain()
    table, row = read(player), Control("row", None, "garden")
    spot = player.stage.rect_of(row)
    found = next(child for child in children(table) if child.target == row)
    assert "garden" in found.text(NAME).casefold()
    assert found.rect().contains(player.view.viewport().mapToGlobal(player.at(spot.center())))
    player.open_log()
    player.page.reading.follow()
    assert row not in [child.target for child in children(table)]


def test_no_hand_is_accessible_behind_the_curtain(player, listening, events):
    player.window.workspace.games.begin(parse_new("human,human seed=2 dirk=off"))
    player.lift_curtain()
    table, first = read(player), player.page.viewer
    held, at = children(table), table.child(3).rect().center()
    player.key(Qt.Key.Key_Right)
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    read_then: list[Any] = []
    player.page.phase.changed.connect(lambda *_: read_then.append(names(table)))
    player.page.updated.connect(lambda: read_then.append((player.page.viewer, names(table))))
    player.key(Qt.Key.Key_E)
    player.qtbot.waitUntil(player.page.curtain.isVisible)
    assert names(table) == []
    assert table.childAt(at.x(), at.y()) is None
    assert not any(child.isValid() or child.text(NAME) or not child.rect().isEmpty() for child in held)
    reader = player.page.reading.reader
    assert {reader.card_of(piece) for piece in player.stage.snapshot.table.pieces} == {None}
    read_then.clear()
    player.lift_curtain()
    assert player.page.viewer != first
    assert names(table)
    cards = player.table.state.players[player.page.viewer].hand
    hand = sorted(f"{card.capitalize().replace('-', ' ')}, in your hand" for card in cards)
    for told in read_then:
        said = told[1] if isinstance(told, tuple) else told
        mine = [name for name in said if name.endswith("in your hand")]
        assert sorted(mine) == (hand if said else []), "never the hand of the one before"


def test_a_piece_is_found_at_its_visible_position(player, listening):
    player.window.workspace.games.begin(parse_new("human,human seed=2"))
    player.lift_curtain()
    table = read(player)
    tile = player.table.state.stocks[0].market[0]
    spot = player.spot("market", tile)
    middle = player.view.viewport().mapToGlobal(player.at(spot))
    child = table.childAt(middle.x(), middle.y())
    assert child.rect().contains(middle)
    assert child.text(NAME).casefold().startswith(tile.split("-")[0])
    assert table.childAt(-5000, -5000) is None


def test_removed_pieces_are_gone_but_can_still_be_queried(player, listening, events):
    player.window.workspace.games.begin(parse_new("human,newcomer seed=4"))
    player.wait_for_turn()
    table = read(player)
    held = children(table)
    events.clear()
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.end_turn()
    player.wait_for_turn()
    assert QAccessible.Event.ObjectReorder in [event.type() for event in events]
    now = children(table)
    gone = [child for child in held if child not in now]
    assert gone
    gc.collect()
    for child in gone:
        assert not child.isValid()
        assert child.text(NAME) == ""
        assert child.rect().isEmpty()
        assert child.state().invalid
        assert child.childCount() == 0
    assert len(set(names(table))) > 30


def test_the_keyboard_cursor_has_the_focus(player, listening, events):
    player.window.workspace.games.begin(parse_new("human,human seed=2"))
    player.lift_curtain()
    table = read(player)
    player.key(Qt.Key.Key_Right)
    player.page.updated.emit()
    focused = [child for child in children(table) if child.state().focused]
    assert len(focused) == 1
    told = [event for event in events if event.type() == QAccessible.Event.Focus]
    assert told[-1].child() == table.indexOfChild(focused[0])


def test_every_reordering_is_reported(qtbot, monkeypatch, events):
    view, order = QGraphicsView(), [Reserve(0), Tray(0)]
    qtbot.addWidget(view)
    reader: Any = SimpleNamespace(
        readables=lambda: {target: Message("name", name="") for target in order}, cursor=lambda: None
    )
    table = TableInterface(view, reader)
    monkeypatch.setattr(a11y, "interface_of", lambda _: table)
    reading = ScreenReaderBridge(view, reader)
    for change, told in ((lambda: None, 0), (order.reverse, 1), (order.pop, 1)):
        events.clear()
        change()
        reading.follow()
        assert [event.type() for event in events] == [QAccessible.Event.ObjectReorder] * told


def test_actions_are_announced_with_changes_to_walls(player, listening, events):
    at = Position(rules_for(2, dirk="off"))
    at.player(0, reserve=("garden-9-E",))
    move = play(at.book, at.state, AddFromReserve("garden-9-E", (1, 0)))
    assert announcement(at.book, move) == "Ann added garden 9 from the reserve, wall 0 → 1"
    player.window.workspace.games.begin(parse_new("human,newcomer seed=4"))
    player.wait_for_turn()
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    assert "took" in announced(events)[-1].message()


def test_own_turn_refusals_and_hints_are_announced_once(player, listening, events):
    at = Position(rules_for(2, dirk="off")).market(
        "garden-9-E", "tower-11-open", "chambers-9-W", "arcades-9-open"
    )
    put(player, at.player(0, hand="denar-1"))
    assert heard_of(events) == [player.page.bar.words]
    assert player.page.bar.words.startswith("Ann")
    player.click(player.spot("market", "tower-11-open"))
    (refused,) = heard_of(events)
    lines = player.selection.bubble.lines
    assert [refused] == [f"{capital(say(lines[0].message))}. {refused.split('. ', 1)[1]}"]
    assert refused.endswith(".")
    player.page.advice.hint()
    player.qtbot.waitUntil(lambda: player.page.advice._hint is not None, timeout=TIMEOUT)
    thinking, hint = heard_of(events)
    assert thinking.startswith("Hint")
    assert hint.startswith("Hint. ")
    assert thinking != hint


def heard_of(events: list[QAccessibleEvent]) -> list[str]:
    """Return everything announced since the last call."""
    found = [event.message() for event in announced(events)]
    events.clear()
    return found


def announced(events: list[QAccessibleEvent]) -> list:
    return [event for event in events if event.type() == QAccessible.Event.Announcement]


def test_nothing_is_computed_without_a_screen_reader(player, events, monkeypatch):
    told = "alhambra_desktop.views.pages.table.table_page.announcement"
    monkeypatch.setattr(told, lambda *_: pytest.fail("nobody listens"))
    player.window.workspace.games.begin(parse_new("human,newcomer seed=4"))
    player.wait_for_turn()
    assert interface_of(player.view) is None
    assert events == []

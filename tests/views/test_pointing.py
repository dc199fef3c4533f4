"""Hovering, and the texts beside a piece while the camera or the cursor moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding
from alhambra_desktop.model.rules.core.places.places import CitySquare, Hand, TileFace
from alhambra_desktop.model.rules.core.values import MONEY, Currency
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.items.floating_layer import CHIP, LIFT
from alhambra_desktop.views.scene.zones.offers import face_to_pay
from tests.views.driver import Driver
from tests.views.test_rule_sets import MARKET, lay, position


def test_raised_cards_in_a_crowded_hand_leave_others_reachable(player):
    every = " ".join(f"{currency}-{value}" for currency in Currency for value in range(1, 10))
    lay(player, position().market(*MARKET).player(0, hand=f"{every} {every}"))
    player.move(player.spot("market", MARKET[0]))
    hand = player.lying(Hand(0))
    assert len(hand) == 72
    assert player.selection.paid
    for card in hand:
        assert player.stage.at(player.stage.rect_of(card.id).center()) == card.id


def test_the_hand_names_the_tile_at_the_keyboard_cursor(player):
    hand = " ".join(f"{currency}-{value}" for currency in Currency for value in (8, 9))
    lay(player, position().market(*MARKET).player(0, hand=hand))
    player.move(player.spot("market", MARKET[0]))
    assert player.selection.pointed == player.target("market", MARKET[0])
    seen = set()
    for _ in range(4):
        player.key(Qt.Key.Key_Right)
        tile = player.selection.cursor.thing
        currency = player.table.book.good(player.table.state, tile).currency
        raised = player.stage.snapshot.cards_of(player.selection.paid)
        assert {MONEY[card].currency for card in raised} == {currency}
        assert face_to_pay(player.stage.snapshot, player.selection) == TileFace(tile)
        seen.add(tile)
    assert len(seen) > 1
    player.move(player.spot("market", MARKET[0]))
    assert face_to_pay(player.stage.snapshot, player.selection) == TileFace(MARKET[0])


def test_raised_cards_are_lowered_when_the_cursor_leaves(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9"))
    player.move(player.cell((0, 2)))
    player.key(Qt.Key.Key_Right)
    while not player.selection.paid:
        player.key(Qt.Key.Key_Right)
    player.page.controller.move_cursor_to(None)
    assert not player.selection.paid


@pytest.mark.parametrize("by", ["wheel", "key", "resize"])
def test_carried_pieces_and_bubbles_follow_the_camera(player, by):
    lay(player, position().market(*MARKET).player(0, hand="denar-9", reserve=("garden-8-SW",)))
    player.drag(player.spot("reserve", "garden-8-SW"), player.cell((0, 1)), drop=False)
    square = CitySquare(0, (0, 1))
    assert player.selection.aimed == square
    before = player.stage.rect_of(square)
    if by == "wheel":
        turn_wheel(player, player.cell((0, 1)), 120)
    elif by == "key":
        player.key(Qt.Key.Key_Plus)
    else:
        player.window.resize(1500, 1000)
    (carried,) = player.stage.floating.carried
    aimed = player.selection.aimed
    width = player.stage.city.cell * LIFT if aimed is None else CHIP
    assert carried.size.width() == pytest.approx(width)
    assert player.stage.rect_of(square) != before
    if aimed is not None:
        assert player.selection.bubble.beside == player.stage.rect_of(aimed)
    else:
        assert player.selection.bubble is None
    if by == "wheel":
        assert aimed == square
    player.qtbot.mouseRelease(player.view.viewport(), Qt.MouseButton.LeftButton)
    assert not player.stage.aloft


def test_a_bubble_follows_its_square(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9", reserve=("garden-8-SW",)))
    player.click(player.spot("reserve", "garden-8-SW"))
    player.move(player.cell((0, 1)))
    turn_wheel(player, player.cell((0, 0)), 240)
    assert player.selection.aimed == CitySquare(0, (0, 1))
    assert player.selection.bubble.beside == player.stage.rect_of(CitySquare(0, (0, 1)))


def turn_wheel(player: Driver, point: QPointF, angle: int) -> None:
    """Turn the wheel over a point of the scene."""
    at = QPointF(player.at(point))
    buttons, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    whole = QPointF(player.view.viewport().mapToGlobal(at))
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, whole, QPoint(), QPoint(0, angle), buttons, none, phase, False)
    QApplication.sendEvent(player.view.viewport(), event)


def test_a_clicked_card_shows_what_it_could_help_to_buy(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9 ducat-9 ducat-1"))
    player.click(player.spot("hand", 0))
    assert player.stage.bubble.words == "Could help to buy; chambers 9: exact"
    player.click(player.spot("hand", 2))
    assert "arcades 9: exact" in player.stage.bubble.words
    lay(player, position().market(*MARKET).player(0, hand="denar-1"))
    player.click(player.spot("hand", 0))
    assert player.stage.bubble.words == "Buys nothing on the market now"


def test_the_turn_over_button_on_the_courtyard_works(player):
    at = position(game="granada")
    sold = [tile.id for tile in at.book.tiles.values() if tile.price and tile.back and tile.price <= 9][:4]
    lay(player, at.market(*sold).player(0, hand="florin-9 dirham-9 denar-9 ducat-9 florin-3"))
    assert player.stage.rect_of(Control("turn-over")) is None
    first = next(piece for piece in player.stage.table.pieces.values() if piece.id.thing == sold[0])
    player.click(player.spot("market", first.id.thing))
    assert player.selection.two_sided
    before = player.selection.face
    player.click(player.stage.rect_of(Control("turn-over")).center())
    assert player.selection.face != before
    assert player.selection.lifted


def lift_by_click(player: Driver) -> str:
    """Click a market tile that can be bought; return its id."""
    lay(player, position().market(*MARKET).player(0, hand="denar-9 florin-1"))
    player.click(player.spot("market", MARKET[2]))
    assert player.selection.lifted
    return MARKET[2]


def test_a_wrong_card_is_refused_until_the_pointer_moves(player):
    tile = lift_by_click(player)
    currency = player.table.book.good(player.table.state, tile).currency
    hand = player.table.state.players[0].hand
    wrong = next(i for i, card in enumerate(hand) if MONEY[card].currency != currency)
    card = player.spot("hand", wrong)
    player.click(card)
    assert player.stage.bubble.spot is not None, "there is no room for it"
    said = player.selection.bubble
    assert said is not None
    player.qtbot.mouseMove(player.view.viewport(), player.at(card) + QPoint(2, 1))
    assert player.selection.bubble == said
    player.move(player.cell((1, 1)))
    assert player.selection.bubble != said


def test_a_tile_lifted_by_a_click_follows_the_pointer(player):
    tile = lift_by_click(player)
    home = player.spot("market", tile)
    assert not player.stage.floating.carried
    player.move(player.cell((1, 1)))
    (carried,) = player.stage.floating.carried
    assert carried.id == player.target("market", tile)
    player.move(home)
    assert not player.stage.floating.carried, "it rests where it was lifted"
    player.move(player.cell((1, 1)))
    player.click(home)
    assert not player.selection.lifted
    assert not player.stage.floating.carried
    player.click(home)
    player.click(player.cell(player.squares[0]))
    assert not player.stage.floating.carried
    assert player.table.promises


def test_hovering_dirk_with_a_tile_previews_the_gift(player):
    player.window.workspace.games.begin(parse_new("human,newcomer seed=4"))
    player.wait_for_turn()
    tile = next(a.tile for a in player.table.offers() if isinstance(a, BuyBuilding))
    player.click(player.spot("market", tile))
    player.move(player.spot("dirk-area"))
    assert player.selection.aimed == player.target("dirk-area")
    assert player.selection.preview is not None
    assert player.selection.bubble.total is not None
    assert player.stage.bubble.spot is not None
    square = player.squares[0]
    player.move(player.cell(square))
    assert player.selection.preview.city.tiles[square].id == tile

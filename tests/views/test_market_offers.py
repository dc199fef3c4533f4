"""The market highlights what can be bought now, and nothing otherwise."""

from __future__ import annotations

from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.places.places import MarketSquare
from alhambra_desktop.views.scene.zones.offers import Offer
from tests.views.driver import Driver
from tests.views.stage.snapshots import shown_of
from tests.views.test_rule_sets import MARKET, lay, position, vizier_asked


def offers(player: Driver) -> dict[str, Offer]:
    """Return the offer on the pill of each market tile."""
    stage = player.stage
    pieces = [piece for piece in stage.table.pieces.values() if isinstance(piece.place, MarketSquare)]
    return {piece.id.thing: stage.market.offer(piece) for piece in pieces}


def raised_tiles(player: Driver) -> set[str]:
    """Return the raised tiles."""
    return {tile for tile, offer in offers(player).items() if offer.payable}


def test_no_tile_is_raised_after_the_last_action(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9 denar-8 florin-9 florin-5"))
    assert raised_tiles(player) == {"chambers-9-W", "garden-12-S"}
    assert offers(player)["chambers-9-W"].words.id == "offer-exact-bonus"
    player.drag(player.spot("market", "garden-12-S"), player.cell((0, 1)))
    assert raised_tiles(player) == set()
    told_of = offers(player)["chambers-9-W"]
    assert (told_of.tone, told_of.words.id) == ("later", "offer-exact")
    for slot in player.stage.market.slots(player.stage.table):
        assert player.stage.item(slot.id).opacity() < 1
    player.page.commands.undo()
    assert raised_tiles(player) == {"chambers-9-W", "garden-12-S"}


def test_after_an_exact_payment_affordable_tiles_stay_raised(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9 denar-8 florin-9 florin-5"))
    player.drag(player.spot("market", "chambers-9-W"), player.cell((0, -1)))
    assert raised_tiles(player) == {"garden-12-S"}


def test_lifted_money_cards_reduce_what_is_missing(player):
    lay(player, position().market(*MARKET).player(0, hand="florin-5").change(row=("denar-2", "denar-3")))
    before = offers(player)["chambers-9-W"].words
    player.click(player.spot("row", 0))
    after = offers(player)["chambers-9-W"].words
    assert (before.id, after.id) == ("offer-short", "offer-short")
    assert [dict(words.arguments)["by"] for words in (before, after)] == [9, 7]


def test_no_tile_is_raised_while_another_player_acts(player):
    at = position().market(*MARKET).player(0, hand="denar-9 florin-9 florin-5")
    player.stage.sync(shown_of(at.book, at.state))
    assert raised_tiles(player) == {"chambers-9-W", "garden-12-S"}
    at.change(agenda=(ChooseAction(1),), active=1)
    player.stage.sync(shown_of(at.book, at.state))
    assert raised_tiles(player) == set()
    assert {offer.tone for offer in offers(player).values()} == {"later", "short"}


def test_a_placing_vizier_is_offered_no_tile(player):
    lay(player, vizier_asked())
    assert raised_tiles(player) == {"chambers-9-W"}
    player.drag(player.spot("market", "chambers-9-W"), player.cell((0, 1)))
    assert raised_tiles(player) == set()


def test_the_bar_says_if_nothing_can_be_bought(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-1"))
    assert raised_tiles(player) == set()
    assert "you cannot afford any tile now" in player.page.bar.words
    lay(player, position().market(*MARKET).player(0, hand="denar-9"))
    assert "you cannot afford any tile now" not in player.page.bar.words

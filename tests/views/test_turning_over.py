"""Two-sided tiles: turned over while lifted, placed on that side, and paid for."""

from __future__ import annotations

from alhambra_desktop.model.rules.core.places.places import CitySquare, Discard, MarketSquare, Tray
from tests.scenarios.board import Position, rules_for

from .stage.moving import page_at

MONEY = ("denar", "ducat", "florin", "dirham")
HAND = " ".join(f"{currency}-{value}" for currency in MONEY for value in (1, 2, 5, 9))


def test_a_turned_tile_flies_that_way_and_discards_its_card(qapp, qtbot, settings, monkeypatch):
    settings.change(own_speed="normal")
    at = Position(rules_for(2, game="granada")).player(0, hand=HAND)
    page = page_at(settings, monkeypatch, qtbot, at)
    qapp.processEvents()
    heard = []
    page.director.cued.connect(lambda cue: heard.append(cue.sound))
    goods = [piece for piece in page.stage.table.pieces.values() if isinstance(piece.place, MarketSquare)]
    tile = next(piece.id for piece in goods if page.controller.pick(piece.id))
    page.controller.put(Tray(0))
    page.director.clock.advance(1000)
    page.controller.pick(tile)
    assert page.controller.turn_over()
    side = page.controller.selection.face
    square = next(place for place in page.controller.selection.drops if isinstance(place, CitySquare))
    heard.clear()
    page.controller.put(square)
    flights = {one.flight.motion.end: one.flight for one in page.director.player.flights._flying}
    assert flights[square].sides[:2] == (side, side), "it does not turn over once more"
    assert flights[Discard()].motion.before is not None
    page.director.clock.advance(250)
    assert sorted(heard) == ["coins_over", "tile_place"]

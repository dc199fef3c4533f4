"""Cards and tiles are drawn in pauses, before something moves that shows them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QRectF

from alhambra_desktop.model.core.values import MONEY
from alhambra_desktop.views import art
from alhambra_desktop.views.stage import warming as pauses
from alhambra_desktop.views.stage.faces import Faces
from alhambra_desktop.views.stage.overlay import FLYING_CARD, FLYING_TILE
from alhambra_desktop.views.stage.warming import Warming
from alhambra_desktop.views.stage.zones.market import CARD, MarketPanel
from tests.unit.opponents.tables import book_for


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """One picture after the other."""
    monkeypatch.setattr(pauses, "LATER_MS", 0)
    monkeypatch.setattr(pauses, "PAUSE_MS", 0)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every picture of a tile or card that was painted."""
    found: list[str] = []
    for name in ("paint_tile", "paint_card"):
        paint = getattr(art, name)
        monkeypatch.setattr(
            art, name, lambda *told, name=name, paint=paint: (found.append(name), paint(*told))
        )
    return found


@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_what_lies_in_the_market_or_flies_is_drawn_already(qtbot, painted: list[str], scale: float) -> None:
    faces, table = Faces(), QObject()
    faces.set_scale(scale)
    market = MarketPanel(faces)
    market.set_rect(QRectF(0, 0, 620, 170))
    book = book_for(3, 1)
    faces.set_book(book)
    warming = Warming(faces, market, table)
    warming.begin(book)
    qtbot.waitUntil(lambda: not warming.busy, timeout=60_000)
    assert {"paint_tile", "paint_card"} == set(painted)
    painted.clear()
    for tile in book.tiles.values():
        faces.tile_pixmap(tile, FLYING_TILE)
        for square in range(4):
            faces.tile_pixmap(tile, market.tile_rect(square).width())
    for card in MONEY:
        faces.card_pixmap(card, FLYING_CARD)
        faces.card_pixmap(card, faces.snapped(CARD))
    assert painted == []


def test_a_table_of_another_size_is_drawn_anew(qtbot, painted: list[str]) -> None:
    faces, table = Faces(), QObject()
    market = MarketPanel(faces)
    market.set_rect(QRectF(0, 0, 620, 170))
    warming = Warming(faces, market, table)
    warming.begin(book_for(3, 1))
    qtbot.waitUntil(lambda: bool(painted), timeout=60_000)
    faces.set_scale(2.0)
    warming.begin(book_for(3, 1))
    qtbot.waitUntil(lambda: not warming.busy, timeout=60_000)
    painted.clear()
    faces.card_pixmap(next(iter(MONEY)), faces.snapped(CARD))
    assert painted == []

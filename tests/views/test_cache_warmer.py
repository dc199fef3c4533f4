"""Cards and tiles are painted in advance while the table is idle."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.play import start
from alhambra_desktop.model.rules.core.places.places import CardFace, Face, TileFace
from alhambra_desktop.model.rules.core.values import MONEY
from alhambra_desktop.views import art
from alhambra_desktop.views.scene import cache_warmer
from alhambra_desktop.views.scene.items.zone import Zone
from alhambra_desktop.views.scene.stage import Stage
from tests.unit.opponents.tables import book_for
from tests.views.stage.snapshots import HEIGHT, WIDTH, shown_of, stage_of


@pytest.fixture(autouse=True)
def painted_once() -> None:
    """Ignore the pictures of other tests."""


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint one picture after the other without pauses."""
    monkeypatch.setattr(cache_warmer, "DELAY_MS", 0)
    monkeypatch.setattr(cache_warmer, "PAUSE_MS", 0)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record every picture of a tile or card that is painted."""
    found: list[str] = []
    for name in ("paint_tile", "paint_card"):
        paint = getattr(art, name)
        monkeypatch.setattr(
            art, name, lambda *told, name=name, paint=paint: (found.append(name), paint(*told))
        )
    return found


def lying_sizes(stage: Stage, zone: Zone, face: type[Face]) -> set[float]:
    """Return the widths of pieces with some kind of face in a zone."""
    sizes = {slot.rect.width() for slot in zone.slots(stage.table) if isinstance(slot.face, face)}
    assert sizes
    return sizes


@pytest.mark.sweep
@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("game", ["alhambra", "alhambra+granada"])
def test_visible_and_flying_pieces_are_painted_in_advance(
    qtbot, painted: list[str], game: str, scale: float
) -> None:
    book = book_for(3, 1, game=game)
    stage = stage_of(shown_of(book, start(book).after), scale=scale)
    qtbot.waitUntil(lambda: not stage.cache_warmer.busy, timeout=60_000)
    assert {"paint_tile", "paint_card"} <= set(painted)
    painted.clear()
    for size in lying_sizes(stage, stage.market, TileFace):
        for tile in book.tiles.values():
            stage.faces.tile_pixmap(tile, size)
    for zone in (stage.row, stage.hand):
        for size in lying_sizes(stage, zone, CardFace):
            for card in MONEY:
                stage.faces.card_pixmap(card, size)
    assert painted == []


def test_a_table_of_another_size_is_painted_again(qtbot, painted: list[str]) -> None:
    book = book_for(3, 1)
    stage = stage_of(shown_of(book, start(book).after))
    qtbot.waitUntil(lambda: bool(painted), timeout=60_000)
    stage.lay_out(WIDTH, HEIGHT, 2.0)
    qtbot.waitUntil(lambda: not stage.cache_warmer.busy, timeout=60_000)
    painted.clear()
    (size,) = lying_sizes(stage, stage.row, CardFace)
    stage.faces.card_pixmap(next(iter(MONEY)), size)
    assert painted == []

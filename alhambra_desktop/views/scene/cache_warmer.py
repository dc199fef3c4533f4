from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject

from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.values import MONEY
from .pixmaps.faces import Faces
from .pixmaps.slices import Slices
from .zones.hand import CARDS as HAND_CARDS
from .zones.market import MarketZone
from .zones.row import RowZone

DELAY_MS: Final = 500
PAUSE_MS: Final = 40


class CacheWarmer(Slices):
    """Draws the cards and tiles of a game in short slices, before an animation needs them."""

    def __init__(self, faces: Faces, market: MarketZone, row: RowZone, parent: QObject) -> None:
        super().__init__(parent)
        self._faces, self._market, self._row = faces, market, row

    def begin(self, book: Rulebook) -> None:
        self.take(self._pictures(book), DELAY_MS, PAUSE_MS)

    def _pictures(self, book: Rulebook) -> Iterator[None]:
        faces = self._faces
        cards = (self._row.card_width, *map(faces.snapped, HAND_CARDS))
        size = self._market.tile_size
        for card in MONEY:
            for width in cards:
                faces.card_pixmap(card, width)
                yield
        for tile in book.tiles.values():
            faces.tile_pixmap(tile, size)
            yield

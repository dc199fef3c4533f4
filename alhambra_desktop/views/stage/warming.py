"""Warming: pictures drawn before they are needed, so that none has to be while something moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from ...model.core.rulebook import Rulebook
from ...model.core.values import MONEY
from .faces import Faces
from .zones.hand import CARDS as HAND_CARDS
from .zones.market import MarketZone
from .zones.row import RowZone

LATER_MS: Final = 500
PAUSE_MS: Final = 40
LONGEST_MS: Final = 3
"""After so long no other picture is begun before the next pause; one takes about five at most."""


class Warming(QObject):
    """Draws the cards and tiles of a table in the sizes of market, row and hand, a few at a time."""

    def __init__(self, faces: Faces, market: MarketZone, row: RowZone, parent: QObject) -> None:
        super().__init__(parent)
        self._faces, self._market, self._row = faces, market, row
        self._left: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """True while pictures are left to draw."""
        return self._timer.isActive()

    def begin(self, book: Rulebook) -> None:
        """Start anew, for a table or for another size of it."""
        self._left = self._pictures(book)
        self._timer.start(LATER_MS)

    def _go_on(self) -> None:
        self._timer.setInterval(PAUSE_MS)
        clock = QElapsedTimer()
        clock.start()
        while clock.elapsed() < LONGEST_MS:
            try:
                next(self._left)
            except StopIteration:
                self._timer.stop()
                return

    def _pictures(self, book: Rulebook) -> Iterator[None]:
        """Draw one picture with each step."""
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

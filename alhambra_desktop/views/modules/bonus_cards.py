"""Bonus cards on the table."""

from __future__ import annotations

from ...model.core.rulebook import Rulebook
from ...model.modules.bonus_cards.rules import BonusCardBack, BonusCardFace
from .. import art
from ..view_book import Drawing, ViewBookBuilder

RATIO = 1.5


def _draw(book: Rulebook, face: BonusCardFace) -> Drawing:
    tile = book.tiles[face.tile]
    return Drawing(
        ("bonus", tile.id), lambda p, width: art.paint_bonus_card(p, str(tile.type), tile.price, width), RATIO
    )


def _draw_back(book: Rulebook, face: BonusCardBack) -> Drawing:
    return Drawing(("bonus back",), art.paint_bonus_back, RATIO)


def install(view: ViewBookBuilder) -> None:
    """Bonus cards from both sides."""
    view.draw(BonusCardFace, _draw)
    view.draw(BonusCardBack, _draw_back)

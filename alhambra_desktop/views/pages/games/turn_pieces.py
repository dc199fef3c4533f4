"""Small pictures of the tiles and money cards that a player bought, moved or took in a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from ....model.learning.analysis.turns import PlayedTurn
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.geometry.plain_tile import plain_name
from ....model.rules.core.places.places import CardFace, Face, TileFace
from ....model.rules.core.values import MONEY
from ...art.cache import FaceCache
from ...game.action_faces import faces_of
from ...widgets.games_list import plain_face

TILE, CARD = 28.0, 20.0  # widths of a tile and of a money card
GAP: Final = 3.0
ROOM: Final = 76.0  # width reserved for the pieces of a turn


def pieces_of(book: Rulebook, turn: PlayedTurn) -> tuple[Face, ...]:
    """Return the tiles and money cards of a turn without duplicates, in the order of the turn's actions."""
    return tuple(dict.fromkeys(face for action in turn.actions for face in faces_of(book, action)))


def paint_pieces(
    p: QPainter, cache: FaceCache, book: Rulebook, pieces: Sequence[Face], at: QPointF, ratio: float
) -> None:
    """Paint pieces in a row from `at`, the middle of the row's left edge.

    If there is too little room, the pieces overlap.
    """
    pictures = [picture for face in pieces if (picture := _picture(cache, book, face, ratio)) is not None]
    widths = [picture.deviceIndependentSize().width() for picture in pictures]
    spare = ROOM - sum(widths) - GAP * max(0, len(widths) - 1)
    overlap = min(0.0, spare / max(1, len(widths) - 1))
    left = at.x()
    for picture, width in zip(pictures, widths, strict=True):
        height = picture.deviceIndependentSize().height()
        p.drawPixmap(QRectF(left, at.y() - height / 2, width, height).topLeft(), picture)
        left += width + GAP + overlap


def _picture(cache: FaceCache, book: Rulebook, face: Face, ratio: float) -> QPixmap | None:
    match face:
        case TileFace():
            tile = book.tiles[face.tile]
            return plain_face(cache, plain_name(tile), tile.price, TILE, ratio)
        case CardFace():
            card = MONEY[face.card]
            return cache.card(card.currency, card.value, CARD, ratio)
    return None

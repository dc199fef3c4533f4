from __future__ import annotations

from ..rules.core.engine.hidden import observe
from ..rules.core.engine.play import start
from ..rules.core.places.places import CardFace, Face, PieceId, ScoringCardFace, TileFace
from ..rules.core.values import MONEY, SCORING_CARDS
from ..rules.table.arrangement import arrangement
from .lesson import Lesson


def face_of(lesson: Lesson) -> Face:
    """Return the `Face` that a lesson's ``picture`` names; raise `IndexError` if no face has this name."""
    name, book = lesson.picture, lesson.tables[0].book
    if name in SCORING_CARDS:
        return ScoringCardFace(SCORING_CARDS[name])
    if name in MONEY or name in book.late_money:
        return CardFace(name)
    pieces = arrangement(book, observe(book, start(book).after, 0)).pieces
    found = [held.face for piece, held in pieces.items() if name in _names(piece, held.face)]
    others = [face for face in found if not isinstance(face, TileFace)]
    return others[0] if others or name not in book.tiles else TileFace(name)


def _names(piece: PieceId, face: Face) -> tuple[str, str]:
    return piece.thing, str(getattr(face, face.id_field, ""))

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.state import Observation
from ....model.rules.core.places.places import Face, Piece
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message
from ....model.rules.modules.vizier.rules import (
    AnswerVizier,
    Pawn,
    VizierBought,
    VizierFace,
    VizierWoken,
    within_reach,
)
from ... import art
from ...game.piece_card import NOTHING, NOW, PieceCard, Worth, tiles_worth
from .. import laying
from ..motion_style import MotionStyle
from ..view_book import Drawing, ViewBookBuilder

RADIUS: Final = 15 / 38  # radius of the figure, as a share of the picture's width, which includes a shadow


def _draw(book: Rulebook, face: VizierFace) -> Drawing:
    colour = book.setup.seats[face.seat].colour

    def paint(p: QPainter, size: float) -> None:
        art.paint_vizier(p, colour, face.awake, RADIUS * size, size / 2, size / 2)

    return Drawing(("vizier", colour, face.awake), paint)


def _asked(seen: Observation, seat: Seat) -> bool:
    return isinstance(seen.decision, AnswerVizier) and seen.decision.seat == seat


def _asleep(face: Face) -> bool:
    return isinstance(face, VizierFace) and not face.awake


def _state(face: Face) -> tuple[Message, ...]:
    if _asleep(face):
        return Message("vizier-state-asleep"), Message("vizier-state-asleep-brief")
    return Message("vizier-state-awake"), Message("vizier-state-awake-brief")


def _piece_card(book: Rulebook, seen: Observation, piece: Piece) -> PieceCard:
    face = piece.face
    assert isinstance(face, VizierFace)
    own, awake = face.seat == seen.seat, "yes" if face.awake else "no"
    note = Message("vizier-wakes") if own and not face.awake else None
    if own:
        name = Message("vizier-own", awake=awake)
    else:
        name = Message("vizier-of", name=book.owner_name(face.seat), awake=awake)
    return PieceCard(name, Message("vizier-card"), _worth(book, seen, face), note)


def _worth(book: Rulebook, seen: Observation, face: VizierFace) -> Worth:
    if not face.awake:
        return Worth(NOW, NOTHING, Message("vizier-asleep"))
    if face.seat != seen.seat:
        return Worth(NOW, NOTHING, Message("vizier-awake-other"))
    tiles = within_reach(book, seen, seen.seat)
    return tiles_worth(Message("vizier-pays"), book, tiles, Message("vizier-pays-nothing"))


def install(view: ViewBookBuilder) -> None:
    view.draw(VizierFace, _draw)
    view.describe_piece(VizierFace, _piece_card)
    view.add_pawn(Pawn, laying.Pawn(_asked, _asleep, _state))
    view.send(VizierWoken, MotionStyle(ringed=True, takes_off="vizier"))
    view.send(VizierBought, MotionStyle(visits=True, ringed=True, takes_off="vizier", lands="tile_reserve"))

from __future__ import annotations

from collections.abc import Iterator

from ...model.rules.core.places.places import CardFace, Piece, PieceId, Supply, TileFace
from ...model.rules.core.values import MONEY
from ...words import say
from ..commands.command import Kind
from ..game.target import Control, Target
from ..scene.stage import Stage
from ..text.language import capital
from ..text.rules import library, topic


def piece_of(stage: Stage, target: Target) -> Piece | None:
    table = stage.table
    return table.pieces.get(target) if table is not None and isinstance(target, PieceId) else None


def kind_of(stage: Stage, target: Target) -> Kind:
    """Return the kind of a target, which determines its context menu."""
    piece = piece_of(stage, target)
    if piece is not None:
        return Kind.CARD if isinstance(piece.face, CardFace) else Kind.PIECE
    return Kind.PLAYER if isinstance(target, Control) and target.seat is not None else Kind.PLACE


def name_of(stage: Stage, target: Target) -> str:
    snapshot, piece = stage.snapshot, piece_of(stage, target)
    if snapshot is None:
        return ""
    book = snapshot.book
    if isinstance(target, Control):
        return "" if target.seat is None else book.setup.seats[target.seat].name
    if isinstance(target, PieceId):
        return "" if piece is None else capital(say(piece.face.noun(book)))
    return capital(say(target.noun(book, snapshot.viewer)))


def rule_about(stage: Stage, target: Target | str) -> str:
    """Return the id of the rule about a target or a topic, or an empty string."""
    topics = (target,) if isinstance(target, str) else _topics(stage, target)
    return library().about(*topics) or ""


def _topics(stage: Stage, target: Target) -> Iterator[str]:
    if isinstance(target, Control):
        yield target.subject or ("total" if target.command == "row" else target.command)
    elif isinstance(target, PieceId):
        piece = piece_of(stage, target)
        if piece is not None:
            yield from _piece_topics(stage, piece)
    else:
        yield target.module if isinstance(target, Supply) else topic(type(target))


def _piece_topics(stage: Stage, piece: Piece) -> Iterator[str]:
    face, place = piece.face, piece.place
    if isinstance(face, TileFace) and stage.snapshot is not None:
        kind = stage.snapshot.book.tiles[face.tile].kind
        if kind != "building":
            yield kind
    elif isinstance(face, CardFace) and face.card not in MONEY:
        yield face.card.split("-")[0]
    else:
        yield topic(type(face))
    yield place.module if isinstance(place, Supply) else topic(type(place))
    yield topic(type(face))

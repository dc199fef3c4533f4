"""Viziers as pieces (rules V)."""

from __future__ import annotations

import attrs

from ...core.base.pieces import move_purchase
from ...core.engine.builder import RulebookBuilder
from ...core.engine.observation import Observation
from ...core.engine.rulebook import Rulebook
from ...core.places.fold import ArrangementBuilder, Fold
from ...core.places.places import Face, PieceId, Place
from ...core.values import Seat
from ...core.words.saying import if_set, own_or, says
from .viziers import VizierBought, VizierState, VizierWoken


@attrs.frozen(cache_hash=True)
class Pawn(Place):
    """Where the vizier of a seat stands or lies."""

    seat: Seat

    noun = own_or("place-vizier-own", "place-vizier")


@attrs.frozen(cache_hash=True)
class VizierFace(Face):
    """The vizier of a seat, awake or asleep."""

    seat: Seat
    awake: bool

    noun = if_set("awake", says("face-vizier-awake"), says("face-vizier-asleep"))


def vizier_id(seat: Seat) -> PieceId:
    """The vizier of a seat as a piece."""
    return PieceId(f"vizier-{seat}")


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    for seat, awake in enumerate(seen.slice_of(VizierState).awake):
        table.lay(vizier_id(seat), Pawn(seat), VizierFace(seat, awake))


def _woken(book: Rulebook, fold: Fold, event: VizierWoken) -> None:
    fold.turn(vizier_id(event.seat), VizierFace(event.seat, awake=True))


def _bought(book: Rulebook, fold: Fold, event: VizierBought) -> None:
    move_purchase(book, fold, event)
    fold.turn(vizier_id(event.seat), VizierFace(event.seat, awake=False))


def install_pieces(book: RulebookBuilder) -> None:
    """The viziers, and how they wake and fall asleep."""
    book.pieces += (_lay_pieces,)
    book.fold(VizierWoken, _woken)
    book.fold(VizierBought, _bought)

"""Falcons as pieces, on corners and in the supply (rules F)."""

from __future__ import annotations

import attrs

from ...core.base.pieces import discard_cards
from ...core.engine.builder import RulebookBuilder
from ...core.engine.observation import Observation
from ...core.engine.rulebook import Rulebook
from ...core.places.fold import ArrangementBuilder, Fold
from ...core.places.places import Face, PieceId, Place, Supply
from ...core.values import Cell, Seat
from ...core.words.saying import SQUARE, own_or, says
from .falcons import FALCON, FALCONERS, FalconBought, FalconReturned, FalconState


@attrs.frozen(cache_hash=True)
class Corner(Place):
    """A corner of a seat's city, see `FalconState`."""

    seat: Seat
    cell: Cell

    noun = own_or("place-corner-own", "place-corner", square=SQUARE)
    onto = says("onto-corner")


@attrs.frozen(cache_hash=True)
class FalconFace(Face):
    falcon: str

    noun = FALCON


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    falcons = seen.slice_of(FalconState)
    for falcon in falcons.supply:
        table.lay(PieceId(falcon), Supply(FALCONERS, falcon), FalconFace(falcon))
    for seat, placed in enumerate(falcons.placed):
        for falcon, cell in placed:
            table.lay(PieceId(falcon), Corner(seat, cell), FalconFace(falcon))


def _bought(book: Rulebook, fold: Fold, event: FalconBought) -> None:
    discard_cards(fold, event.seat, (event.card,))
    fold.move(PieceId(event.falcon), Corner(event.seat, event.cell))


def _returned(book: Rulebook, fold: Fold, event: FalconReturned) -> None:
    fold.move(PieceId(event.falcon), Supply(FALCONERS, event.falcon))


def install_pieces(book: RulebookBuilder) -> None:
    book.pieces += (_lay_pieces,)
    book.fold(FalconBought, _bought)
    book.fold(FalconReturned, _returned)

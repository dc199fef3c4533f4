"""The parity marker, and the motions of tiles that are turned over (rules G)."""

from __future__ import annotations

from typing import Final

import attrs

from ...core.base.pieces import discard_cards, move_placed
from ...core.engine.builder import RulebookBuilder
from ...core.engine.observation import Observation
from ...core.engine.rulebook import Rulebook
from ...core.places.fold import ArrangementBuilder, Fold
from ...core.places.places import Face, PieceId, Place
from ...core.words.saying import everybodys, if_set, says
from .turning import GranadaState, MarkerTurned, TurnedTilePlaced

MARKER: Final = PieceId("parity-marker")


@attrs.frozen(cache_hash=True)
class MarkerSpot(Place):
    noun = everybodys("place-marker")


@attrs.frozen(cache_hash=True)
class MarkerFace(Face):
    odd: bool

    noun = if_set("odd", says("face-marker-odd"), says("face-marker-even"))


def _lay_marker(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    table.lay(MARKER, MarkerSpot(), MarkerFace(seen.slice_of(GranadaState).odd))


def _marker_turned(book: Rulebook, fold: Fold, event: MarkerTurned) -> None:
    fold.turn(MARKER, MarkerFace(event.odd))


def _turned_placed(book: Rulebook, fold: Fold, event: TurnedTilePlaced) -> None:
    discard_cards(fold, event.seat, (event.card,))
    move_placed(book, fold, event)


def install_pieces(book: RulebookBuilder) -> None:
    book.pieces += (_lay_marker,)
    book.fold(MarkerTurned, _marker_turned)
    book.fold(TurnedTilePlaced, _turned_placed)

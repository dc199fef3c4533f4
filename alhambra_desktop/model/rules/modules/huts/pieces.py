"""Huts as pieces (rules H)."""

from __future__ import annotations

import attrs

from ...core.engine.builder import RulebookBuilder
from ...core.engine.observation import Observation
from ...core.engine.rulebook import Rulebook
from ...core.places.fold import ArrangementBuilder, Fold
from ...core.places.places import PieceId, Place, Stack, Supply, TileFace, Tray
from ...core.words.nouns import type_noun
from ...core.words.saying import everybodys, of
from .tiles import HUTS, TYPE, TYPES, HutsOpened, HutState, HutTaken


@attrs.frozen(cache_hash=True)
class HutPile(Place):
    """The pile of huts of one type; its open hut lies in the supply."""

    type: str

    noun = everybodys("place-huts", type=of("type", type_noun))


def pile_id(type_id: str) -> PieceId:
    return PieceId(f"huts-{type_id}")


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    huts = seen.slice_of(HutState)
    for type_id, size, top in zip(TYPES, huts.sizes, huts.open, strict=True):
        table.lay(pile_id(type_id), HutPile(type_id), Stack(size))
        if top is not None:
            table.lay(book.tile_pieces[top], Supply(HUTS, type_id), TileFace(top))


def _opened(book: Rulebook, fold: Fold, event: HutsOpened) -> None:
    for tile in event.tiles:
        type_id = TYPE[tile]
        fold.count(pile_id(type_id), -1)
        fold.emerge(book.tile_pieces[tile], HutPile(type_id), Supply(HUTS, type_id), TileFace(tile))


def _taken(book: Rulebook, fold: Fold, event: HutTaken) -> None:
    fold.move(book.tile_pieces[event.tile], Tray(event.seat))


def install_pieces(book: RulebookBuilder) -> None:
    book.pieces += (_lay_pieces,)
    book.fold(HutsOpened, _opened)
    book.fold(HutTaken, _taken)

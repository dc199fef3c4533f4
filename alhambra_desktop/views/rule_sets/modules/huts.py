from __future__ import annotations

from PySide6.QtGui import QPainter

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.state import Observation
from ....model.rules.core.geometry.tile import Tile
from ....model.rules.core.places.places import CitySquare, Piece, Place, Supply, TileFace
from ....model.rules.core.words.message import Message
from ....model.rules.core.words.wording import types_noun
from ....model.rules.modules.huts.rules import (
    HUT,
    HUTS,
    MOST,
    TYPE,
    TYPES,
    HutPile,
    HutsOpened,
    HutState,
    HutTaken,
    worth,
)
from ... import art
from ...art.module_icons import MODULE_ICONS
from ...game.piece_card import NOT_STANDING, NOTHING, NOW, PieceCard, Worth, buildings
from ..laying import Section
from ..motion_style import MotionStyle
from ..view_book import ViewBookBuilder


def _paint(p: QPainter, tile: Tile, size: float) -> None:
    art.paint_hut_face(p, str(tile.type), size)


def _cell_texts(seen: Observation) -> dict[Place, tuple[Message, ...]]:
    huts = seen.slice_of(HutState)
    found: dict[Place, tuple[Message, ...]] = {}
    for type_, left, hut in zip(TYPES, huts.sizes, huts.open, strict=True):
        if hut is not None:
            count = left + 1
            found[HutPile(type_)] = (
                Message("supply-left", count=count),
                Message("supply-more-brief", count=count),
            )
        else:
            found[HutPile(type_)] = Message("supply-gone"), Message("supply-gone-brief")
    return found


def _taken(seen: Observation) -> int:
    return seen.slice_of(HutState).taken[seen.seat]


def _note(seen: Observation) -> tuple[Message, ...]:
    taken = _taken(seen)
    whole = Message("supply-taken", taken=taken, most=MOST)
    return whole, Message("supply-taken-brief", taken=taken, most=MOST)


def _piece_card(book: Rulebook, seen: Observation, piece: Piece) -> PieceCard:
    assert isinstance(piece.face, TileFace)
    place, type_ = piece.place, TYPE[piece.face.tile]
    brings, note = NOT_STANDING, None
    if isinstance(place, CitySquare):
        count = worth(seen.players[place.seat].city, place.cell)
        working = Message("hut-working", count=count, most=MOST)
        brings = Worth(NOW, buildings(count), working)
    elif isinstance(place, Supply):
        left = seen.slice_of(HutState).sizes[TYPES.index(type_)]
        note = Message("supply-more", count=left) if left else Message("supply-last")
        working = Message("hut-taken", count=_taken(seen), most=MOST)
        label = Message("hut-not-for-you") if _taken(seen) == MOST else NOT_STANDING.label
        brings = Worth(label, NOTHING, working)
    return PieceCard(
        book.tile_noun(piece.face.tile), Message("hut-card", types=types_noun(type_)), brings, note
    )


def install(view: ViewBookBuilder) -> None:
    view.add_section(
        HUTS,
        Section(
            Message("supply-huts"),
            MODULE_ICONS["hut"],
            size=47.0,
            least=28.0,
            cells=tuple((HutPile(type_), Supply(HUTS, type_)) for type_ in TYPES),
            note=_note,
            action=Message("supply-take-hut"),
            cell_texts=_cell_texts,
            spent=lambda seen: _taken(seen) == MOST,
            kinds=(HutPile,),
        ),
    )
    view.paint_tiles(HUT, _paint)
    view.describe_piece(HUT, _piece_card)
    view.send(HutTaken, MotionStyle(lands="hut"))
    view.send(HutsOpened, MotionStyle(others=240.0, takes_off="card_turn", level=-6.0))

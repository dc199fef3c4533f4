from __future__ import annotations

from typing import Final

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.state import Observation
from ....model.rules.core.places.places import Face, Piece, Place, Supply
from ....model.rules.core.words.message import Message
from ....model.rules.core.words.wording import type_noun
from ....model.rules.modules.falconers.rules import (
    FALCONERS,
    FALCONS,
    POINTS,
    SPECIES,
    TYPES,
    Corner,
    FalconBought,
    FalconFace,
    FalconReturned,
    flock,
    perches,
)
from ... import art
from ...art.module_icons import MODULE_ICONS
from ...game.piece_card import EACH_SCORING, NOTHING, PieceCard, Worth, points
from ..laying import DrawerWords, Perch, Section
from ..motion_style import MotionStyle
from ..view_book import Drawing, ViewBookBuilder

HIGH: Final = 60.0  # flight height in units
STEPS: Final = ", ".join(map(str, POINTS[1:]))  # text with the points for 1, 2, … falcons of a species


def _draw(book: Rulebook, face: FalconFace) -> Drawing:
    species, types = SPECIES[face.falcon], TYPES[face.falcon]
    return Drawing(("falcon", face.falcon), lambda p, size: art.paint_falcon(p, species, types, size))


def _point(place: Place) -> tuple[float, float]:
    assert isinstance(place, Corner)
    return place.cell[0] + 1, place.cell[1] + 1


def _perches() -> tuple[tuple[Place, ...], ...]:
    species = list(dict.fromkeys(SPECIES.values()))
    by_species = sorted(SPECIES, key=lambda falcon: species.index(SPECIES[falcon]))
    return tuple((Supply(FALCONERS, falcon),) for falcon in by_species)


def _fits(seen: Observation, face: Face) -> tuple[Place, ...]:
    assert isinstance(face, FalconFace)
    return tuple(Corner(seen.seat, cell) for cell in perches(seen, seen.seat, face.falcon))


def _piece_card(book: Rulebook, seen: Observation, piece: Piece) -> PieceCard:
    assert isinstance(piece.face, FalconFace)
    falcon, place = piece.face.falcon, piece.place
    species, types = SPECIES[falcon], TYPES[falcon]
    if isinstance(place, Corner):
        count = flock(seen, place.seat, species)
        worth = Worth(EACH_SCORING, points(POINTS[count]), Message("falcon-flock", count=count, steps=STEPS))
    elif perches(seen, seen.seat, falcon):
        count = flock(seen, seen.seat, species) + 1
        brings = POINTS[count] - POINTS[count - 1]
        worth = Worth(EACH_SCORING, points(brings), Message("falcon-next", count=count, steps=STEPS))
    else:
        worth = Worth(EACH_SCORING, NOTHING, Message("perch-nowhere"))
    message, other = map(type_noun, types)
    sentence = Message("falcon-card", one=message, other=other)
    return PieceCard(Message("falcon-name", species=species), sentence, worth, badges=types)


def install(view: ViewBookBuilder) -> None:
    view.draw(FalconFace, _draw)
    view.describe_piece(FalconFace, _piece_card)
    view.add_perch(Corner, Perch(Corner, _point))
    view.add_section(
        FALCONERS,
        Section(
            Message("supply-falcons"),
            MODULE_ICONS["falcon"],
            size=72.0,
            least=24.0,
            cells=_perches(),
            packed=True,
            action=Message("supply-buy-falcon"),
            fits=_fits,
            drawer=DrawerWords(
                lambda count: Message("falcons-fitting", count=count),
                lambda count: Message("falcons-not-fitting", count=count),
            ),
        ),
    )
    view.describe_spent(FalconFace, lambda cards: Message("hand-falcon", cards=cards))
    view.send(FalconBought, MotionStyle(own=250.0, arc=HIGH, flutters=True, ringed=True, takes_off="falcon"))
    view.send(FalconReturned, MotionStyle(arc=HIGH, flutters=True, takes_off="falcon", level=-6.0))
    view.add_icon(FALCONS, MODULE_ICONS["falcon"])

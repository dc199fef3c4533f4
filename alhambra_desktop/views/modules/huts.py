"""Workers' huts on the table."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from ...model.core.message import Message
from ...model.core.observation import Observation
from ...model.core.table import Place, Supply
from ...model.core.tile import Tile
from ...model.modules.huts.rules import HUT, HUTS, MOST, TYPES, HutPile, HutsOpened, HutState, HutTaken
from .. import art
from ..art.module_icons import MODULE_ICONS
from ..laying import Section
from ..manner import Manner
from ..view_book import ViewBookBuilder


def _paint(p: QPainter, tile: Tile, size: float) -> None:
    art.paint_hut_face(p, str(tile.type), size)


def _told(seen: Observation) -> dict[Place, tuple[Message, ...]]:
    """What lies under each open hut."""
    huts = seen.slice_of(HutState)
    found: dict[Place, tuple[Message, ...]] = {}
    for type_, left, hut in zip(TYPES, huts.sizes, huts.open, strict=True):
        brief = Message("supply-more-brief", count=left)
        if left:
            said = Message("supply-more", count=left), brief
        elif hut is not None:
            said = Message("supply-last"), brief
        else:
            said = Message("supply-gone"), Message("supply-gone-brief")
        found[HutPile(type_)] = said
    return found


def _taken(seen: Observation) -> int:
    return seen.slice_of(HutState).taken[seen.seat]


def install(view: ViewBookBuilder) -> None:
    """Huts, each on its pile."""
    view.add_section(
        HUTS,
        Section(
            Message("supply-huts"),
            MODULE_ICONS["hut"],
            size=43.0,
            least=28.0,
            cells=tuple((HutPile(type_), Supply(HUTS, type_)) for type_ in TYPES),
            note=lambda seen: Message("supply-taken", taken=_taken(seen), most=MOST),
            told=_told,
            spent=lambda seen: _taken(seen) == MOST,
            kinds=(HutPile,),
        ),
    )
    view.paint_tiles(HUT, _paint)
    view.send(HutTaken, Manner(lands="hut"))
    view.send(HutsOpened, Manner(others=240.0, takes_off="card_turn", level=-6.0))

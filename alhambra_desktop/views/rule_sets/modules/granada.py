from __future__ import annotations

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.state import Observation
from ....model.rules.core.places.places import ScoringCardFace
from ....model.rules.core.words.message import Message
from ....model.rules.modules.granada.rules import (
    MOAT,
    GranadaState,
    MarkerSpot,
    MarkerTurned,
    TurnedTilePlaced,
    is_simplified,
)
from ... import art
from ...art.module_icons import MODULE_ICONS
from ..motion_style import MotionStyle
from ..view_book import Drawing, ViewBookBuilder

CARD = 1.5  # height of a card, in widths


def _next_faces(seen: Observation) -> Message:
    odd = seen.slice_of(GranadaState).odd
    if len(seen.stocks) > 1:  # a second market leaves little room
        return Message("row-next-odd-brief") if odd else Message("row-next-even-brief")
    return Message("row-next-odd") if odd else Message("row-next-even")


def _draw_card(book: Rulebook, face: ScoringCardFace) -> Drawing:
    simplified = is_simplified(book)
    return Drawing(
        ("town card", face.round, simplified),
        lambda p, width: art.paint_granada_scoring_card(p, face.round, simplified, width),
        CARD,
    )


def install(view: ViewBookBuilder) -> None:
    install_town(view)
    view.draw(ScoringCardFace, _draw_card)


def install_town(view: ViewBookBuilder) -> None:
    """Register moats, and the note about the faces of the next tiles (G-3)."""
    view.note(MarkerSpot, _next_faces)
    view.paint_edges(MOAT, art.paint_city_moats)
    view.send(MarkerTurned, MotionStyle(160.0, 160.0, takes_off="card_turn", level=-10.0, others_level=-6.0))
    turned = MotionStyle(turns=True, dust=True, takes_off="card_turn", lands="tile_place")
    view.send(TurnedTilePlaced, turned)
    view.add_icon(MOAT, MODULE_ICONS["moat"])

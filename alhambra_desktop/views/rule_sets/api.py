"""The public names for the view files of third-party rule sets (docs/new-module.md)."""

from __future__ import annotations

from ..art.brushes import (
    Detail,
    across,
    colour,
    detail,
    device_scale,
    down,
    draw_weave,
    grain,
    mix,
    radial,
    segment,
    shape,
    soft_shadow,
    stroke,
    unit_rect,
)
from ..art.cards import CARD_HEIGHT, CARD_WIDTH, begin_card, paint_card_body
from ..art.coins import paint_coin
from ..art.fonts import BOLD, SEMIBOLD, figure_path, sans, serif
from ..art.geometry import (
    UNIT,
    Point,
    box,
    curve,
    ellipse,
    hankin,
    horseshoe,
    joined,
    khatam,
    octagon_square_tiling,
    outline,
    polygon,
    rosette,
    round_box,
    star,
    united,
)
from ..art.marks import ICONS, paint_badge, paint_seat_mark, seat_mark
from ..art.masonry import Arch, Dome, ground_shadow, paint_dome, paint_voussoirs
from ..art.module_icons import PaintIcon
from ..art.painter_state import clipped, moved, saved
from ..art.palette import (
    CURRENCY_COLOURS,
    GOLD,
    GOLD_DEEP,
    INK,
    IVORY,
    PAPER_BOTTOM,
    PAPER_TOP,
    STONE_LIT,
    STONE_SHADE,
    TYPE_COLOURS,
    seat,
)
from ..art.tiles import paint_building, paint_price, paint_rim
from ..game.piece_card import (
    AT_THE_END,
    EACH_SCORING,
    NOT_STANDING,
    NOTHING,
    NOW,
    PieceCard,
    Worth,
    buildings,
    points,
    tiles_worth,
)
from .laying import CardMark, DrawerWords, Pawn, Perch, Section
from .motion_style import STILL, MotionStyle
from .view_book import Drawing, PaintTile, ViewBookBuilder

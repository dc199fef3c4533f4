"""Positions of all panels in units: 1 unit is 1 pixel in a window of 1280 by 800."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from ....model.rules.core.frozen import frozen
from ....model.rules.core.places.places import Place
from ...commands.touch import TOUCH
from ...rule_sets.laying import Perch
from ...rule_sets.view_book import ViewBook

LEAST: float = 12.0  # minimum size of a token, in units


def perch_of(view: ViewBook, place: Place) -> Perch | None:
    """Return the perch (position and size) of a token's place in a city. For other places, return None."""
    return view.perches.get(type(place))


WIDTH: Final = 1280.0
HEIGHT: Final = 738.0  # height of the table in a window of 1280 by 800, without the bars
LEAST_WIDTH: Final = 1024.0
LEAST_HEIGHT: Final = 638.0  # minimum height of the table; in smaller windows, the layout is scaled down
LEAST_STILL: Final = 516.0  # minimum height of a table for viewing; captions or panels may increase it
LEAST_OTHER: Final = 91.0  # minimum height of another player's panel on a table for viewing
GAP: Final = 8.0
TOP_HEIGHT: Final = 142.0
PODIUM_HEIGHT: Final = 122.0  # height of the ranking of an ended game with a podium
PODIUM_SEATS: Final = 3  # maximum number of seats for which the ranking is a podium

HAND_HEIGHT: Final = 128.0
MARKET_WIDTH: Final = 508.0
TWO_MARKETS_WIDTH: Final = 560.0
MARKET_SHARE: Final = 0.75  # maximum width of the market, as a share of the width of market and row
LOW_MARKET_SHARE: Final = 0.68  # the same share on a low table for viewing, which is also narrow
SIDE: Final = 232.0  # width of the left column in windows 1280 pixels wide
NARROW_SIDE: Final = 200.0  # the same in windows 1024 pixels wide
MANY_SEATS: Final = 4  # from this number of seats, the left column and the small cities in it are wider
WIDEST_SIDE: Final = 288.0  # maximum width of this wider column on a table with a right column
LOW_WIDER: Final = 48.0  # extra width of the left column on a low table for viewing with many seats
LEAST_ROW: Final = 226.0  # the left column is widened only while the money row keeps this width
TOUCH_ROW: Final = 246.0  # the same in touch mode, in which the cards are larger targets
RIGHT: Final = 244.0
CROWDED_RIGHT: Final = 262.0  # width of the right column with five or more seats
SPINE: Final = 30.0  # width of the strip that replaces a folded right column
TOUCH_SPINE: Final = 42.0  # the same in touch mode
SUPPLY_SPINE: Final = 60.0  # width of a folded supply
# On a table with a right column, this is the minimum width of the viewer's city and the supply together. If
# there is less room, the right column and the supply are folded. On a table without a right column, this is
# the minimum width of the city alone. If there is less room, the supply is folded.
LEAST_COURT: Final = 640.0
LEAST_ALONE: Final = 864.0  # minimum width of a table without a right column
RIVAL_HEIGHT: Final = 236.0
WIDER: Final = 24.0  # in windows wider than ``WIDTH``, each side column grows by at most this width
WIDER_MARKET: Final = 1.7  # in such windows, the market grows by this many times the growth of a side column


@frozen
class Demand:
    """The space that a table needs.

    There are panels for ``seats`` players. If ``rival`` is true, there is also a panel for an owner without a
    seat. ``markets`` is the number of markets, and ``captions`` is the height of the texts below their tiles.
    ``supply``, ``tray`` and ``reserve`` are widths (0 if absent), and ``standings`` is a height.

    The supply is folded in three cases: the player ``pushed`` it in, the city beside it would be too narrow,
    or the height of the city is less than ``supply_height``. If ``alone`` is true, the table has no right
    column. If ``ended`` is true, the table has neither hand nor money row, and the city and the market use
    their space. If ``podium`` is true, a ranking replaces the market. For at most ``PODIUM_SEATS`` players,
    this ranking is a podium, which is lower than a market.
    """

    seats: int = 3
    rival: bool = False
    markets: int = 1
    captions: float = 0.0
    supply: float = 0.0
    supply_height: float = 0.0
    pushed: bool = False
    tray: float = 0.0
    reserve: float = 0.0
    standings: float = 270.0
    alone: bool = False
    ended: bool = False
    podium: bool = False


@frozen
class Layout:
    """The rectangles of one table.

    ``players`` lists the other players' panels from top to bottom, and then the viewer's panel. If the right
    ``column`` is folded to a ``spine``, the player can open ``standings`` and ``recent_turns``. Open panels
    cover part of the ``city``. The rectangle of a missing ``tray`` or ``reserve`` has no width. If the layout
    is ``crowded``, the ``supply`` is folded because there is not enough room for it.
    """

    whole: QRectF
    market: QRectF
    row: QRectF
    supply: QRectF | None
    city: QRectF
    hand: QRectF
    tray: QRectF
    reserve: QRectF
    players: tuple[QRectF, ...]
    rival: QRectF | None
    standings: QRectF
    recent_turns: QRectF
    column: QRectF
    spine: QRectF | None = None
    crowded: bool = False
    alone: bool = False

    @classmethod
    def of(cls, width: float, height: float, demand: Demand) -> Layout:
        low = is_low(height)
        side = _side_width(width) + (LOW_WIDER if low and demand.seats >= MANY_SEATS else 0.0)
        right = (CROWDED_RIGHT if demand.seats > 4 else RIGHT) + _wider(width)
        left = GAP + side + GAP
        folded = demand.alone or width - GAP - right - GAP - left < LEAST_COURT
        narrow = TOUCH_SPINE if TOUCH.on else SPINE
        spine = 0.0 if demand.alone else narrow + GAP
        end = width - GAP - (spine if folded else right + GAP)
        market = (TWO_MARKETS_WIDTH if demand.markets > 1 else MARKET_WIDTH) + WIDER_MARKET * _wider(width)
        if demand.seats >= MANY_SEATS and not demand.alone:
            spare = end - left - max(LEAST_COURT, market + GAP + (TOUCH_ROW if TOUCH.on else LEAST_ROW))
            side = max(side, min(side + spare, WIDEST_SIDE))
            left = GAP + side + GAP
        top, bottom = GAP, height - GAP
        top_height = _top_height(demand)
        court_top, hand_top = top + top_height + GAP, bottom - HAND_HEIGHT
        court_height = (bottom if demand.ended else hand_top - GAP) - court_top
        tight = end - GAP - demand.supply - left < LEAST_COURT if demand.alone else folded
        crowded = tight or court_height < demand.supply_height
        supply = min(demand.supply, SUPPLY_SPINE) if crowded or demand.pushed else demand.supply
        court_end = end - (supply + GAP if supply else 0.0)
        share = LOW_MARKET_SHARE if low else MARKET_SHARE
        market = end - left if demand.ended else min(market, (end - left) * share)
        column = QRectF(width - GAP - right, top, right, bottom - top)
        if folded:
            column.moveRight(width - GAP - narrow)
        recent_turns_top = top + demand.standings + GAP
        players, rival = _players(side, top, hand_top, bottom, demand)
        hand, tray, reserve = _bottom(left, end, hand_top, demand)
        return cls(
            whole=QRectF(0, 0, width, height),
            market=QRectF(left, top, market, top_height),
            row=QRectF(left + market + GAP, top, end - left - market - GAP, top_height),
            supply=QRectF(court_end + GAP, court_top, supply, court_height) if supply else None,
            city=QRectF(left, court_top, court_end - left, court_height),
            hand=hand,
            tray=tray,
            reserve=reserve,
            players=players,
            rival=rival,
            standings=QRectF(column.left(), top, right, demand.standings),
            recent_turns=QRectF(column.left(), recent_turns_top, right, bottom - recent_turns_top),
            column=column,
            spine=QRectF(width - GAP - narrow, top, narrow, bottom - top) if folded else None,
            alone=demand.alone,
            crowded=crowded,
        )

    @property
    def fixed(self) -> tuple[QRectF, ...]:
        return (self.market, self.row, self.city, self.hand, self.tray, self.reserve)


def _wider(width: float) -> float:
    return min(WIDER, max(0.0, (width - WIDTH) / 6))


def _side_width(width: float) -> float:
    narrow = min(1.0, max(0.0, (WIDTH - width) / (WIDTH - LEAST_WIDTH)))
    return round(SIDE + (NARROW_SIDE - SIDE) * narrow + _wider(width))


def is_low(height: float) -> bool:
    """Return whether a table is lower than any table for playing.

    The tolerance of one unit is necessary because scale factors are inexact.
    """
    return height < LEAST_HEIGHT - 1


def _top_height(demand: Demand) -> float:
    if demand.podium and demand.seats <= PODIUM_SEATS:
        return PODIUM_HEIGHT
    return TOP_HEIGHT + demand.captions


def least_still_height(demand: Demand) -> float:
    """Return the minimum height at which all panels of a table for viewing have room for their texts."""
    rival = RIVAL_HEIGHT + GAP if demand.rival else 0.0
    panels = (demand.seats - 1) * (LEAST_OTHER + GAP) + rival + HAND_HEIGHT + 2 * GAP
    return min(LEAST_HEIGHT, max(LEAST_STILL + demand.captions, panels))


def _bottom(left: float, end: float, top: float, demand: Demand) -> tuple[QRectF, QRectF, QRectF]:
    reserve = QRectF(end - demand.reserve, top, demand.reserve, HAND_HEIGHT)
    tray_end = reserve.left() - (GAP if demand.reserve else 0.0)
    tray = QRectF(tray_end - demand.tray, top, demand.tray, HAND_HEIGHT)
    hand_end = tray.left() - (GAP if demand.tray else 0.0)
    return QRectF(left, top, hand_end - left, HAND_HEIGHT), tray, reserve


def _players(
    side: float, top: float, own_top: float, bottom: float, demand: Demand
) -> tuple[tuple[QRectF, ...], QRectF | None]:
    rival_height = RIVAL_HEIGHT if demand.rival else 0.0
    room = own_top - top - (rival_height + GAP if demand.rival else 0.0)
    others_count = max(1, demand.seats - 1)
    each = room / others_count - GAP
    others = tuple(QRectF(GAP, top + i * (each + GAP), side, each) for i in range(demand.seats - 1))
    rival = QRectF(GAP, own_top - GAP - rival_height, side, rival_height) if demand.rival else None
    return (*others, QRectF(GAP, own_top, side, bottom - own_top)), rival

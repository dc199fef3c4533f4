"""Where each panel lies, in units of the scene: 1 unit is 1 pixel of a window of 1280 by 800."""

from __future__ import annotations

from typing import Final

import attrs
from PySide6.QtCore import QRectF

WIDTH: Final = 1280.0
HEIGHT: Final = 742.0
"""The least size of the table in units; menu bar and status bar lie outside."""

GAP: Final = 8.0
SIDE: Final = 236.0
RIGHT: Final = 242.0
MARKET_HEIGHT: Final = 150.0
MARKET_WIDTH: Final = 500.0
HAND_HEIGHT: Final = 158.0
TRAY_WIDTH: Final = 140.0
RESERVE_WIDTH: Final = 156.0
STANDINGS_HEIGHT: Final = 284.0
SINCE_HEIGHT: Final = 124.0
TALLEST_PLAYER: Final = 260.0


@attrs.frozen
class Layout:
    """The rectangles of one table; ``players`` are those of the others from the top, the viewer's last."""

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
    since: QRectF
    log: QRectF

    @classmethod
    def of(
        cls,
        width: float,
        height: float,
        seats: int,
        rival: bool,
        supply: float = 0.0,
        standings: float = STANDINGS_HEIGHT,
    ) -> Layout:
        """The layout of a table of a size in units; ``supply`` is the height of its strip."""
        left = GAP + SIDE + GAP
        right = width - GAP - RIGHT
        middle = right - GAP - left
        top, bottom = GAP, height - GAP
        hand_top = bottom - HAND_HEIGHT
        supply_top = top + MARKET_HEIGHT + GAP
        court_top = supply_top + (supply + GAP if supply else 0.0)
        reserve_left = right - GAP - RESERVE_WIDTH
        tray_left = reserve_left - GAP - TRAY_WIDTH
        since_top = top + standings + GAP
        log_top = since_top + SINCE_HEIGHT + GAP
        market_width = MARKET_WIDTH + (middle - 770.0) / 2
        players, rival_rect = _players(top, bottom, seats, rival)
        return cls(
            whole=QRectF(0, 0, width, height),
            market=QRectF(left, top, market_width, MARKET_HEIGHT),
            row=QRectF(left + market_width + GAP, top, middle - market_width - GAP, MARKET_HEIGHT),
            supply=QRectF(left, supply_top, middle, supply) if supply else None,
            city=QRectF(left, court_top, middle, hand_top - GAP - court_top),
            hand=QRectF(left, hand_top, tray_left - GAP - left, HAND_HEIGHT),
            tray=QRectF(tray_left, hand_top, TRAY_WIDTH, HAND_HEIGHT),
            reserve=QRectF(reserve_left, hand_top, RESERVE_WIDTH, HAND_HEIGHT),
            players=players,
            rival=rival_rect,
            standings=QRectF(right, top, RIGHT, standings),
            since=QRectF(right, since_top, RIGHT, SINCE_HEIGHT),
            log=QRectF(right, log_top, RIGHT, bottom - log_top),
        )

    @property
    def fixed(self) -> tuple[QRectF, ...]:
        """What every table has: market, row, city, hand, tray, reserve; standings, news and log."""
        zones = (self.market, self.row, self.city, self.hand, self.tray, self.reserve)
        return (*zones, self.standings, self.since, self.log)


def _players(top: float, bottom: float, seats: int, rival: bool) -> tuple[tuple[QRectF, ...], QRectF | None]:
    """The left column: the others share what the viewer's own panel (and a rival's) leaves."""
    own = 184.0 if seats <= 4 else 118.0
    own_top = bottom - own
    rival_height = 172.0 if rival else 0.0
    room = own_top - top - (rival_height + GAP if rival else 0.0)
    each = min(TALLEST_PLAYER, room / (seats - 1) - GAP)
    others = tuple(QRectF(GAP, top + i * (each + GAP), SIDE, each) for i in range(seats - 1))
    rival_rect = QRectF(GAP, own_top - GAP - rival_height, SIDE, rival_height) if rival else None
    return (*others, QRectF(GAP, own_top, SIDE, own)), rival_rect
